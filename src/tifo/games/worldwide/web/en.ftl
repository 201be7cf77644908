### The board of Worldwide Football.

web-time = 40 min

## Cards
web-shot-sign = Shot
web-effect-draw-player = { $count ->
    [one] draw a Player
   *[other] draw { $count } Players
}
web-effect-draw = { $count ->
    [one] draw an Action
   *[other] draw { $count } Actions
}
web-effect-discard = { $count ->
    [one] discard an Action
   *[other] discard { $count } Actions
}
web-effect-shields = no defending on the next card
web-effect-lifts = a shot next: +{ $count }
web-effect-recalls = may take back: { $card }
web-effect-bars-tackle = no tackle on the next card
web-effect-shot = { $from } to { $to } PA
web-effect-foul = foul on { $foul } or less
web-effect-clean = never a foul
web-specialist = free-kick specialist

## Odds
web-or-more = { $needed } or more
web-less-pa = − { $count } PA
web-less-bonus = − { $count } bonus
web-less-block = − { $count } block
web-less-home = − { $count } stadium
web-foul-on = { $foul ->
    [1] Foul on 1.
   *[other] Foul on 1 to { $foul }.
}
web-red-on = { $face ->
    [1] Red card on 1.
   *[other] Red card on 1 to { $face }.
}
web-yellow-at = Yellow on { $face }.
web-yellow-on = Yellow on { $from } to { $to }.
web-nobody-defends = Nobody may defend
web-risk = { $card } { $needed }+: { $chance } %
web-pa-to = { $from } → { $to } PA
web-shot-at = Shot at { $pa } PA
web-chance-ball = win the ball
web-chance-goal = goal
web-chance-save = save
web-chance-whistle = free kick
web-chance-cancel = cancelled
web-more-draw = { $count ->
    [one] each of you draws a card
   *[other] you draw { $count } cards
}
web-more-give-back = draw { $count }, then discard one
web-more-give-back-received = without compensation

## Reaction windows
web-clock = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
web-clock-pause = Stop the clock
web-clock-run = Start the clock
web-default-draw = { $count ->
    [one] No answer: you both draw a card.
   *[other] No answer: you draw { $count } cards.
}
web-default = No answer: { $move }.
web-helper = { $player } can still help after the roll: { $chance } %
web-hint = choose a card
web-hint-window = react, or let it go
web-hint-number = choose a number
web-hint-ability = choose an ability
web-hint-deck = start from a set, then change it
web-hint-coach = you or your partner

## The pitch
web-attacks = { $side } on the ball
web-attacks-with = { $side } attacks: { $card }
web-pa = { $pa } PA
web-pa-would = { $pa } PA, { $to } if it comes off
web-gauge = Attack points: { $pa } of 8; { $to } if the card comes off. A shot takes 6, 7 or 8.
web-card-for = { $card }, { $pa } PA
web-ask-you = your answer?
web-ask = { $name }…
web-zone = 6 to 8 PA: a shot is on, +0 +1 +2
web-mark-free-kick = free kick: no defence on the first card
web-mark-corner = corner
web-mark-block = defensive block +{ $count }
web-mark-shot = shot: goal { $chance } %
web-mark-shot-bonus = shot +{ $bonus }: goal { $chance } %
web-mark-shot-malus = shot −{ $malus }: goal { $chance } %
web-quality = Quality { $quality }
web-mark-quality = shot of quality { $quality }: goal { $chance } %
web-die-shot = Shot
web-die-save = Keeper
web-banner-goal = GOAL! { $first }–{ $second }
web-banner-half-time = HALF-TIME { $first }–{ $second }
web-banner-full-time = FULL TIME { $first }–{ $second }
web-banner-extra-time = EXTRA TIME
web-banner-shoot-out = PENALTIES
web-banner-kicked-off = KICK-OFF
web-banner-saved = SAVED!
web-banner-off-target = WIDE!
web-banner-corner = CORNER
web-banner-foul = { $award ->
    [1] FREE KICK
    [2] DIRECT FREE KICK
   *[other] PENALTY!
}
web-banner-yellow = YELLOW CARD
web-banner-red = RED CARD

## Around the pitch
web-score = { $first } to { $second }
web-stars = { $left } of { $most } stars
web-booked = { $yellow ->
    [one] one yellow card
   *[other] { $yellow } yellow cards
}, { $red ->
    [one] one red
   *[other] { $red } red
}
web-captain = captain
web-has-ball = has the ball
web-actions = { $count ->
    [one] 1 Action
   *[other] { $count } Actions
}
web-players = { $count ->
    [one] 1 Player
   *[other] { $count } Players
}
web-pile = { $cards ->
    [one] One card in the pile
   *[other] { $cards } cards in the pile
}
web-substitutions = { $count ->
    [one] one substitution
   *[other] { $count } substitutions
}
web-at-home = at home
web-half-ends = The half ends once a pile is empty and both sides give the ball back in a row.
web-shown = Everybody knows:
web-discards = { $cards ->
    [0] No discards yet
    [one] One discard
   *[other] { $cards } discards
}
web-nothing-laid = nothing yet
web-not-now = Not now: ask why
web-no-hand = Hands are secret; you see what everybody may see.
web-hand = Your hand, { $team }
web-do-discard = Discard: { $card }
web-do-fetch = Take: { $card }
web-do-sub = Substitute { $card }

## Deeds
web-deed-p = Pass
web-deed-pl = Play it long
web-deed-d = Dribble
web-deed-pp = Slide it through
web-deed-c = Cross
web-deed-t = Shoot!
web-deed-te = Head it!
web-deed-v = Volley it!
web-deed-ud = Play a one-two
web-deed-gp = Knock it past him
web-deed-co = Take it on the turn
web-deed-int = Intercept
web-deed-pre = Press
web-deed-tac = Tackle
web-deed-aim = Shoot at { $face }
web-deed-save = Dive to { $face }
web-deed-player = Bring in { $player }
web-deed-use = { $ability }, for a star
web-deed-choose = Choose { $ability }
web-deed-draw = { $count ->
    [one] Stand off, one card each
   *[other] Stand off, draw { $count }
}

## Building a deck
web-deck = { $team }: your deck
web-deck-cards = of { $target } cards
web-deck-defences = defences ({ $fewest } to { $most })
web-deck-defences-free = defences
web-deck-start = Choose a set to start from; then change it card by card.
web-deck-take = { $count ->
    [0] No exchange left: the deck stands.
    [one] Tap a card to take it out, or drag one onto another. One exchange left.
   *[other] Tap a card to take it out, or drag one onto another. { $count } exchanges left.
}
web-deck-put = One place is free: put a card in.
web-in-deck = In the deck
web-in-box = In the box
web-put-in = Put in: { $card } ({ $count } left)
web-take-out = Take out: { $card } ({ $count } in the deck)

## Penalties
web-penalty-aim = Pick your corner
web-penalty-save = Where will it go?
web-penalty-in = In!
web-penalty-held = Saved!
web-penalty-rule = Both choose in secret: different numbers are a goal, the same one is saved.
web-keeper-covers = A goalkeeper’s card: he also covers the next number.
web-number = Number { $face }
web-kicks = { $scored } of { $kicks }

## Chapters of the rulebook
web-chapter-1 = The aim
web-chapter-2 = Coaches
web-chapter-3 = The box
web-chapter-4 = Before the kick-off
web-chapter-5 = Hands
web-chapter-6 = With the ball
web-chapter-7 = Shots
web-chapter-8 = The end of an attack
web-chapter-9 = Without the ball
web-chapter-10 = Stars
web-chapter-11 = Player cards
web-chapter-12 = Halves
web-chapter-13 = The worked example
web-chapter-14 = Professional mode
web-chapter-15 = Fouls
web-chapter-16 = Bookings
web-chapter-17 = Corners
web-chapter-18 = Team cards and abilities
web-chapter-19 = Off target
web-chapter-20 = Substitutions
web-chapter-21 = Stadiums
web-chapter-22 = International mode
web-chapter-23a = Keepers on penalties
web-chapter-23b = Four coaches
web-chapter-24 = Partners
web-chapter-F = Questions and answers

## Examples
web-example-chain = building an attack
web-example-chain-text = Long pass, dribble, through ball: 3 + 1 + 2 = 6 PA. The next card cannot be defended, and a shot is on.
web-example-duel = an interception
web-example-duel-text = Interception needs 19. There are 5 PA on the table and the through ball gives the defender 1: 13 is enough.
web-example-shot = a shot
web-example-shot-text = At 7 PA the die gets +1: a 4 makes quality 5. The keeper’s 4 is below that: goal.
web-example-foul = a foul
web-example-foul-text = A tackle that rolls 1 to 6 is a foul, whatever it needed. At 5 PA or fewer it costs an indirect free kick.
web-example-penalty = a penalty
web-example-penalty-text = The shooter chose 3, the keeper 5: different numbers, a goal.

## The guided first match
web-guide-ball-title = You have the ball
web-guide-ball = Build your attack one card at a time. Each card brings attack points (PA) and a small effect. Pick one, then press the red button.
web-guide-gauge-title = Climb to six
web-guide-gauge = The gauge counts your PA. From 6 to 8 you may shoot; 9 is one too many. The more PA on the table, the easier you are to stop.
web-guide-shoot-title = In range!
web-guide-shoot = You may shoot now. The big percentage is your chance of a goal if nobody stops the shot; 7 and 8 PA make it better, but give them one more card to react to.
web-guide-give-back-title = Nothing fits?
web-guide-give-back = Give the ball back: you draw three cards and discard one. Better a new start than an attack that leads nowhere.
web-guide-stars-title = Stars
web-guide-stars = A star buys an ability: one more PA, or just the card you need from your pile. You have four, and two come back at half-time.
web-guide-discard-title = Too many cards
web-guide-discard = Choose what to give up. Keep at least one Shot, and a defence card or two.
web-guide-defend-title = They attack
web-guide-defend = Each answer shows what the d20 must reach and your chance in per cent. The green cells are the faces that win you the ball.
web-guide-draw-title = Or let it go
web-guide-draw = You need not defend: draw two cards instead. Early in their attack that is often wiser; your chances grow as they climb.
web-guide-players-title = Your squad
web-guide-players = Player cards say when they may be played and what they do. One is for this very moment. It is used once, then it is gone for this half.
web-guide-counter-title = Counter!
web-guide-counter = You won the ball early. For a star your attack starts at 4 PA, two thirds of the way to a shot.
web-guide-keeper-title = The duel
web-guide-keeper = The shot is a d6 plus its bonus. The keeper rolls a d6: if it is lower than the shot, it is a goal.
web-guide-goal-title = A goal
web-guide-goal = After a goal the other side has the ball, and the attack starts again from nothing.
web-guide-half-title = The half is running out
web-guide-half = When a pile is empty and both sides give the ball back one after the other, the half is over. Use your good cards now: they are dealt anew.
web-guide-second-half-title = Second half
web-guide-second-half = All cards are shuffled and dealt again, two stars are back, and the other side kicks off. You know everything now. Good luck!
