### Worldwide Football: what players read.

name = Worldwide Football
tagline = Build your attack card by card, and hope they do not read it.
about = Two coaches, a deck of actions each and a squad of seven players. Attacks are built pass by pass up to eight points, every card can be intercepted, pressed or tackled, and a shot is a duel of dice. Three modes, from the first match to decks of your own; two or four at the table.

## The game on one page

quick-1 = With the ball, play attack cards one by one. Each gives attack points (PA) and a small effect. You need 6 to 8 PA to shoot, and you may never go beyond 8.
quick-2 = After each card the defender either draws two cards or answers with a defence card that the attack card lists: roll a d20 and reach the card’s number, lowered by the PA already on the table and by the bonus on the card. Success wins the ball.
quick-3 = A shot rolls a d6, plus 0, 1 or 2 at 6, 7 or 8 PA. The keeper rolls a d6: below the shot’s quality it is a goal.
quick-4 = Stars buy abilities, Player cards turn a duel at the right moment, and the ball may be given back at any time: draw three, discard one.
quick-5 = Professional mode adds fouls, free kicks, penalties, bookings, corners, team abilities, substitutions and stadiums, each of which can be switched off. International mode lets you build your deck.
quick-6 = A half ends when a pile is used up and both sides give the ball back in a row. Shuffle, deal anew, and the other side kicks off.

## Options

option-seats = Seats
option-seats-about = Two coaches, or four in two sides of a captain and a partner.
option-seats-2 = one against one
option-seats-4 = two against two
option-mode = Mode
option-mode-about = Which cards are in play, and which rules unless you choose them one by one.
option-mode-amateur = Amateur: the simple game
option-mode-professional = Professional: all the rules of a real match
option-mode-international = International: build your deck
option-first_team = First team
option-first_team-about = The squad of the first side.
option-second_team = Second team
option-second_team-about = The squad of the second side; not the same as the first.
option-first_team-germany = Germany
option-first_team-brazil = Brazil
option-first_team-spain = Spain
option-first_team-france = France
option-first_team-italy = Italy
option-second_team-germany = Germany
option-second_team-brazil = Brazil
option-second_team-spain = Spain
option-second_team-france = France
option-second_team-italy = Italy
option-kick_off = Kick-off
option-kick_off-about = Who starts the first half; the other side starts the second.
option-kick_off-toss = a coin decides
option-kick_off-first = the first side
option-kick_off-second = the second side
option-fouls = Fouls and free kicks
option-fouls-about = A bad roll in defence gives away a free kick or a penalty.
option-fouls-mode = as the mode has it
option-fouls-off = off
option-fouls-on = on
option-specialists = Free-kick specialists
option-specialists-about = A Player card with a ball may be discarded for a better direct free kick.
option-specialists-mode = as the mode has it
option-specialists-off = off
option-specialists-on = on
option-bookings = Bookings
option-bookings-about = Yellow and red cards cost cards; a red one shrinks the hand.
option-bookings-mode = as the mode has it
option-bookings-off = off
option-bookings-on = on
option-corners = Corners
option-corners-about = A save that equals the shot goes behind: the attack resumes at 5 PA.
option-corners-mode = as the mode has it
option-corners-off = off
option-corners-on = on
option-abilities = Team cards and nine abilities
option-abilities-about = Each team has its own stars, three printed abilities and two of choice.
option-abilities-mode = as the mode has it
option-abilities-off = off
option-abilities-on = on
option-off_target = Shots off target
option-off_target-about = A natural 1 on a shot misses the goal.
option-off_target-mode = as the mode has it
option-off_target-off = off
option-off_target-on = on
option-substitutions = Substitutions
option-substitutions-about = Three times a match a Player card may leave for a star.
option-substitutions-mode = as the mode has it
option-substitutions-off = off
option-substitutions-on = on
option-keeper_on_penalty = Keeper cards on penalties
option-keeper_on_penalty-about = A keeper discarded before a penalty covers two numbers.
option-keeper_on_penalty-mode = as the mode has it
option-keeper_on_penalty-off = off
option-keeper_on_penalty-on = on
option-stadium = Stadium
option-stadium-about = Whose stadium the match is played in; the home Team card’s effect lasts all match.
option-stadium-neutral = neutral ground
option-stadium-first = the first side is at home
option-stadium-second = the second side is at home
option-extra_time = Extra time
option-extra_time-about = A draw goes on for two more periods with ten chosen cards a coach.
option-extra_time-off = off
option-extra_time-on = on
option-shoot_out = Shoot-out
option-shoot_out-about = A match that is still level is settled from the spot.
option-shoot_out-off = off
option-shoot_out-on = on
option-free_kick_draw = Draw on a free kick
option-free_kick_draw-about = The defender, who may not defend on the first card after a free kick, still draws.
option-free_kick_draw-off = off
option-free_kick_draw-on = on
option-counter_once = One counter-attack at a time
option-counter_once-about = Counter-attack only once for each ball won: Amateur mode has it so, in the other modes uses add up.
option-counter_once-mode = as the mode has it
option-counter_once-off = off
option-counter_once-on = on
option-all_kicks = All five kicks
option-all_kicks-about = Every kick of a shoot-out is taken, even when it is decided.
option-all_kicks-off = off
option-all_kicks-on = on

## Cards

card-p = Pass
    .the = the pass
    .faced = the pass
    .plays = looks for a pass
    .done = The pass finds its man
card-pl = Long pass
    .the = the long pass
    .faced = the long pass
    .plays = goes long
    .done = The long ball drops just right
card-d = Dribble
    .the = the dribble
    .faced = the dribble
    .plays = takes his man on
    .done = He wriggles free
card-pp = Through ball
    .the = the through ball
    .faced = the through ball
    .plays = tries to thread it through
    .done = That splits the defence
card-c = Cross
    .the = the cross
    .faced = the cross
    .plays = whips in a cross
    .done = It is a dangerous ball
card-t = Shot
    .the = the shot
    .faced = the shot
    .plays = pulls the trigger
    .done = He has the goal in his sights
card-te = Header
    .the = the header
    .faced = the header
    .plays = rises to meet it
    .done = He wins it in the air
card-v = Volley
    .the = the volley
    .faced = the volley
    .plays = shapes to volley
    .done = He catches it sweetly
card-ud = One-two
    .the = the one-two
    .faced = the one-two
    .plays = plays a one-two
    .done = The one-two comes off
card-gp = Knock and run
    .the = the knock and run
    .faced = the knock and run
    .plays = knocks it past his man
    .done = He is away from his man
card-co = First touch
    .the = the first touch
    .faced = the first touch
    .plays = takes it on the turn
    .done = What a touch
card-int = Interception
    .the = the interception
    .defends = steps in to cut it out
    .wins = Read all the way!
    .fails = Just out of reach
card-pre = Press
    .the = the press
    .defends = closes down at once
    .wins = Hounded into a mistake!
    .fails = The press is broken
card-tac = Tackle
    .the = the tackle
    .defends = slides in
    .wins = A perfect tackle!
    .fails = The tackle comes too late
any-shot = a shot card
either = { $first } or { $second }
also = { $first }, { $second }
that = that
team-germany = Germany
team-brazil = Brazil
team-spain = Spain
team-france = France
team-italy = Italy
player = { $name } ({ $position })
player-text = { $when }: { $does }
place-g = GK
place-d = DF
place-m = MF
place-a = FW
when-save = after their shot roll
when-boost = after your defensive roll
when-cancel = when they play a midfielder or forward
when-recover = when a defence card wins you the ball
when-with = with { $card }
when-after = after { $card }
when-shot = after a shot card
when-rolled = after the shot roll
does-save = +{ $count } on the save
does-boost = +{ $count } on the roll
does-cancel = cancel that card
does-cancel-roll = { $count } or more on d20 cancels that card
does-pa = +{ $count } PA
does-stars = +{ $count } star
does-quality = +{ $count } quality
does-undefended = no defending
does-take-back = take an Action card from your discards
does-no-discard = no discard
does-two-dice = two dice, keep the better
does-reroll = roll again
does-draw = draw { $count }
does-draw-if-saved = draw { $count } if saved

## Abilities

ability-offensive = Attacking play
    .effect = +1 PA
ability-scheme = Tactical plan
    .effect = a card of your choice from the pile
ability-counter = Counter-attack
    .effect = start with 4 PA
ability-block = Defensive block
    .effect = +3 on all defensive rolls of this attack
ability-trap = Offside trap
    .effect = 11 or more on d20 wins the ball
ability-dive = Simulation
    .effect = 11 or more on d20 earns a free kick or penalty
ability-creativity = Creativity
    .effect = a card of your choice and a Player card
ability-stamina = Stamina
    .effect = draw 3 Action cards
ability-clinical = Clinical finishing
    .effect = +1 quality on this shot

## Moves

move-attack = { $card } ({ $from } → { $to } PA)
move-shoot = { $card } at { $pa } PA
move-defend = { $card }: { $needed } or more on d20
move-discard = discard { $card }
move-discard-player = discard { $player }
move-fetch = take { $card } from the pile
move-take-back = take { $card } from the discards
move-player = { $player }: { $effect }
move-specialist = { $player } takes it: +2
move-keeper-ready = discard { $player }: he covers two numbers
move-substitute = { $player } comes off for a star
move-use = { $ability }: { $effect }
move-choose = choose { $ability }: { $effect }
move-face = number { $face }
move-preset-balanced = start from a balanced set
move-preset-attacking = start from an attacking set
move-preset-defensive = start from a defensive set
move-preset-wings = start from crosses, headers and volleys
move-take-out = leave { $card } in the box
move-put-in = put in { $card }
move-done = the deck is ready
move-keep-armband = keep the armband
move-hand-armband = hand the armband to your partner
move-captain-starts = start with the ball yourself
move-partner-starts = let your partner start
move-pass-ball = pass the ball to your partner
move-leave-to-partner = leave it to your partner
move-draw = do not defend, and draw
move-use-home = use your stadium: +2 on this roll
move-give-back = give the ball back
move-pass-captain-call = carry on
move-pass-with = no Player card
move-pass-cancel = let it happen
move-pass-defend = play on
move-pass-partner-defends = do not defend
move-pass-dive = stay on your feet
move-pass-home-roll = save the stadium for later
move-pass-boost = accept the roll
move-pass-recall = leave it in the discards
move-pass-after = no Player card
move-pass-strike = shoot now
move-pass-reroll = keep this roll
move-pass-keeper = trust the die
move-pass-specialist = no specialist: +1
move-pass-keeper-ready = no keeper card
move-pass-change = play on
move-pass-returned = keep all cards
move-show = { $card } comes up
move-roll = the die shows { $face }
move-toss = { $side } kicks off

## What is due

position-toss = A coin is tossed.
position-draw = Cards are drawn.
position-draw-player = Player cards are drawn.
position-roll-defence = The d20 decides the duel.
position-roll-trap = The line moves up: the d20 decides.
position-roll-dive = Does the referee fall for it? The d20 decides.
position-roll-cancel = The d20 decides whether the Player card is cancelled.
position-roll-shot = The shot is on its way.
position-roll-save = The keeper reacts.
position-captaincy = { $seat }: keep the armband for the second half, or hand it over?
position-build = { $seat } builds the deck: { $cards } of { $target } cards, { $defences } defences.
position-abilities = { $seat } chooses a free ability.
position-give-ball = { $seat }: who starts the attack?
position-captain-call = { $seat }: a star for your partner’s attack?
position-attack = { $seat } attacks with { $pa } PA.
position-attack-free-kick = { $seat } takes an indirect free kick with { $pa } PA.
position-attack-corner = { $seat } takes the corner with { $pa } PA.
position-fetch = { $seat } looks for a card.
position-with = { $seat } plays { $card } at { $pa } PA: a Player card with it?
position-cancel = { $seat }: cancel { $player }?
position-defend = { $seat } faces { $card } at { $pa } PA: defend, or draw?
position-partner-defends = { $seat } is asked to stop { $card } at { $pa } PA.
position-dive = { $seat }: go down under { $card }?
position-home-roll = { $seat }: the home crowd behind { $card }?
position-boost = { $seat } rolled { $natural } and needs { $needed }: a Player card?
position-recall = { $seat }, after { $card } at { $pa } PA: take a card back?
position-after = { $seat }, after { $card } at { $pa } PA: a Player card?
position-take-back = { $seat } takes a card from the discards.
position-strike = { $seat } is through: anything before the shot?
position-reroll = { $seat } rolled { $face }: keep it, or roll again?
position-keeper = A shot of quality { $quality } at { $seat }’s goal: a keeper card?
position-specialist = { $seat } has a direct free kick: call a specialist?
position-keeper-ready = Penalty against { $seat }: discard a keeper?
position-aim = { $seat } picks a number in secret; { $other } is in goal.
position-save = { $seat } in goal picks a number; { $other } has chosen.
position-change = { $seat }: anything while play pauses?
position-returned = { $seat } gave the ball back with fewer than three cards in the pile: discard one?
position-discard = { $seat } must discard { $count ->
        [one] one card
       *[other] { $count } cards
    }.
position-over-won = Full time: { $first }–{ $second }. { $side } has won!
position-over-shoot-out = Full time: { $first }–{ $second }, { $kicks }–{ $others } on penalties. { $side } has won!
position-over-drawn = Full time: { $first }–{ $second }. Honours even.

## Why not

refusal-over = The match is over.
refusal-discard = First bring your other cards within the limit.
refusal-not-in-hand = You do not hold { $what }.
refusal-prerequisite = At { $pa } PA, and after what was just played, { $what } cannot be played.
refusal-not-listed = This attack card does not list { $what }.
refusal-recall = The card played does not let you take { $what }.
refusal-too-many-pa = You have { $pa } PA: with { $what } you would go beyond 8.
refusal-no-shot-yet = You have { $pa } PA, and a shot takes 6, 7 or 8.
refusal-no-defence = An effect forbids { $what } on this card.
refusal-wrong-kind = This is no moment for { $what }.
refusal-offensive = { $what } works up to 5 PA; you have { $pa }.
refusal-nothing-to-fetch = There is nothing for { $what } to find in your pile.
refusal-counter = { $what } needs a ball just won from a side with 2 PA or fewer, and room below 8 PA.
refusal-counter-once = { $what } was already used for this ball.
refusal-no-star = No star is left for { $what }.
refusal-player = { $what } is not a card for this moment, or not in your hand.
refusal-ability-taken = Your side already has { $what }.
refusal-free-kick-card = A free kick starts with a pass, a long pass, a through ball or a cross, not with { $what }.
refusal-free-kick-defence = Nobody defends on the first card after a free kick: keep { $what } for later.
refusal-corner-card = A corner starts with a pass, a long pass or a cross, not with { $what }.
refusal-ability = { $what } is not one of your abilities, or not for this moment.
refusal-no-token = No substitution is left for { $what }.
refusal-no-substitution-now = { $what } can only come off when the ball changes side or play stops.
refusal-substitution = { $what } is not in your hand, or your stars are complete.
refusal-deck = The deck would not be right with { $what }: mind the number of cards, the copies and 7 to 12 defences.
refusal-pass-ball = You received the ball: play it before you pass it on.
refusal-captain = Only the captain may use { $what }.
refusal-nothing-to-take-back = Your discards do not hold { $what }.
refusal-open-play = { $what } is for open play, not for a free kick or a corner.
refusal-block = { $what } is announced on the first card of an attack.
refusal-trap = { $what } catches only balls played behind the line.
refusal-dive = { $what } needs a tackle or a press and 3 validated PA; there are { $pa }.

## What happened

event-tossed = Heads or tails… { $seat } kicks off.
event-tossed-shoot-out = Heads or tails… { $seat } shoots first.
event-kicked-off = KICK-OFF, { $period ->
        [1] first half
        [2] second half
        [3] extra time, first period
       *[other] extra time, second period
    }: { $seat } has the ball.
event-drew = { $seat } draws { $card }.
event-drew-player = { $seat } draws { $card }.
event-attacked = { $seat } { $plays } ({ $pa } PA)…
event-player-played = { $seat } calls on { $player }.
event-cancelled = { $other } steps in for { $seat }: { $player } is out of it.
event-cancel-rolled-won = { $player } tries to cut it out: { $natural } for { $seat }, { $needed } needed. Done!
event-cancel-rolled-lost = { $player } tries to cut it out: { $natural } for { $seat }, { $needed } needed. Too late.
event-declined = { $seat } stands off and draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-left-to-partner = { $seat } leaves it to the partner.
event-not-defended = { $seat } cannot get across.
event-defended = { $seat } { $defends }: { $needed } or more…
event-defence-rolled-won = { $natural } against { $needed }. { $wins } { $seat } has the ball.
event-defence-rolled-lost = { $natural } against { $needed }. { $fails }: { $seat } is beaten.
event-boosted-won = { $player } to the rescue: { $natural } + { $boost } = { $total }, and { $needed } was needed. { $seat } gets away with it!
event-boosted-lost = { $player } helps { $seat }, but { $natural } + { $boost } = { $total } falls short of { $needed }.
event-validated = { $done }: { $pa } PA for { $seat }.
event-ability-used = ★ { $seat }: { $ability } ({ $stars ->
        [0] the last star
        [one] one star left
       *[other] { $stars } stars left
    }).
event-ability-used-counter = ★ { $seat }: { $ability }, starts at { $pa } PA ({ $stars ->
        [0] the last star
        [one] one star left
       *[other] { $stars } stars left
    }).
event-ability-used-offensive = ★ { $seat }: { $ability }, now { $pa } PA ({ $stars ->
        [0] the last star
        [one] one star left
       *[other] { $stars } stars left
    }).
event-trap-rolled-won = The flag is up! { $natural } against { $needed }: { $seat }’s trap has worked.
event-trap-rolled-lost = Onside! { $natural } against { $needed }: { $seat }’s trap fails.
event-dive-rolled-won = The whistle goes: { $natural } against { $needed }, { $seat } has fooled the referee.
event-dive-rolled-lost = Play on! { $natural } against { $needed }: nobody believes { $seat }.
event-foul-indirect = FOUL on { $seat } at { $pa } PA: indirect free kick.
event-foul-direct = FOUL on { $seat } at { $pa } PA: direct free kick!
event-foul-penalty = FOUL on { $seat } at { $pa } PA: PENALTY!
event-yellow = Yellow card for { $seat }.
event-red = RED CARD for { $seat }{ $count ->
        [one] !
       *[other] , and that makes { $count }!
    }
event-discarded = { $seat } discards { $card }.
event-discarded-player = { $seat } discards { $player }.
event-took-back = { $seat } takes { $card } back.
event-fetched = { $seat } finds { $card } in the pile.
event-fetched-hidden = { $seat } takes a card of choice from the pile.
event-ball-won = Turnover: { $seat } on the ball{ $pa ->
        [0] .
        [one] , one PA gone.
       *[other] , { $pa } PA gone.
    }
event-gave-back = { $seat } plays it safe and gives the ball back.
event-gave-back-for-nothing = { $seat } cannot go on: possession lost, with nothing to show for it.
event-shot = { $seat } SHOOTS at { $pa } PA{ $bonus ->
        [0] …
       *[other] , { $bonus } on top of the die…
    }
event-shot-less = { $seat } SHOOTS at { $pa } PA, { $bonus } off the die…
event-shot-direct = { $seat } curls the free kick over the wall{ $bonus ->
        [0] …
       *[other] , { $bonus } on top of the die…
    }
event-shot-direct-less = { $seat } curls the free kick over the wall, { $bonus } off the die…
event-shot-rolled = { $bonus ->
        [0] A { $face } from { $seat }: quality { $quality }.
       *[other] A { $face } from { $seat }, and { $bonus } more: quality { $quality }.
    }
event-shot-rolled-less = A { $face } from { $seat }, less { $bonus }: quality { $quality }.
event-shot-rolled-first = A { $face } from { $seat } with the first die…
event-shot-rolled-kept = A { $face } with the second: { $seat } keeps the { $kept }, quality { $quality }.
event-off-target = A { $count }: { $seat } drags it wide!
event-save-rolled = { $bonus ->
        [0] { $seat }’s keeper stretches: { $total } against { $quality }…
       *[other] { $seat }’s keeper stretches: { $face } and { $bonus } make { $total } against { $quality }…
    }
event-save-rolled-first = { $seat }’s keeper stretches: a { $face } with the first die…
event-save-rolled-kept = A { $face } with the second: { $seat } keeps the { $kept }, { $total } against { $quality }…
event-goal = GOAL! { $seat } makes it { $first }–{ $second }!
event-saved = SAVED! { $seat }’s keeper keeps it out.
event-corner = Tipped behind: corner for { $seat }, who goes on with { $pa } PA.
event-free-kick = { $seat } goes on from the free kick with { $pa } PA.
event-direct-free-kick = { $seat } puts the ball down: direct free kick.
event-penalty = { $seat } steps up to the spot.
event-keeper-ready = { $player } spreads himself for { $seat }: he covers two numbers.
event-aimed = { $seat } aims at { $face }.
event-aimed-hidden = { $seat } has chosen.
event-penalty-taken-goal = { $seat } aims at { $face }, the keeper goes to { $other }: IN!
event-penalty-taken-saved = { $seat } aims at { $face }, the keeper goes to { $other }: STOPPED!
event-substituted = { $player } comes off for { $seat }, who gets a star back.
event-home-used = { $seat } is carried by the home crowd.
event-abilities-shown = { $seat } has: { $abilities }.
event-deck-done = { $seat } has the deck ready.
event-captain-named = { $seat } wears the armband now.
event-ball-given = { $seat } starts with the ball.
event-passed = { $seat } lays it off to { $other }.
event-half-time = HALF-TIME, { $first }–{ $second }.
event-full-time = FULL TIME, { $first }–{ $second }.
event-extra-time = Level at { $first }–{ $second }: EXTRA TIME.
event-shoot-out = Still level at { $first }–{ $second }: penalties will decide.
event-kick-taken = It stands { $first }–{ $second } from the spot.
event-stars-regained = { $seat } is back to { $count ->
        [one] one star
       *[other] { $count } stars
    }.

## The board

board-score = { $home } { $first }–{ $second } { $away }
board-period = { $period ->
        [1] first half
        [2] second half
        [3] extra time, first period
        [4] extra time, second period
       *[other] shoot-out
    }
board-kicks = ({ $first }–{ $second } on penalties)
board-attack = { $pa } PA, { $side } on the ball
board-card = now: { $card }
board-duel = { $card } against { $defence }: { $needed } or more on d20
board-block = defensive block ×{ $count }
board-piles = pile { $pile }, players { $players }, substitutions { $tokens }
board-discards = discarded: { $cards }
board-seat = { $seat }: { $cards ->
        [one] one Action card
       *[other] { $cards } Action cards
    }, { $players ->
        [one] one Player card
       *[other] { $players } Player cards
    }
board-captain = captain
board-shown = (holds { $cards })
board-hand = Your hand
board-defence-card = d20 { $needed }+, foul up to { $foul }
board-defence-clean = d20 { $needed }+
board-answers = against it: { $cards }
board-deck = Your deck: { $cards } of { $target }, { $defences } defences (7 to 12)
board-ten = Your cards for this period: { $cards } of { $target }, { $defences } defences

## The rulebook, in our words

clause-WF-1 = Whoever has scored more goals after two halves wins.
clause-WF-2 = The game is for two coaches; a variant seats four.
clause-WF-3 = In the box: 92 Action cards, 35 Player cards, 5 Team cards, 18 ability cards, two help cards, a ball, a d20, two d6, and tokens for stars, substitutions and attack points.
clause-WF-4-a = Amateur mode leaves out the cards marked PRO and INT, the Team cards, and all abilities but Counter-attack, Attacking play and Tactical plan.
clause-WF-4-b = Each side gets the Action cards of one back colour.
clause-WF-4-c = Each coach takes a team: its Action deck and its Player deck face down, the three abilities face up, and four stars.
clause-WF-4-d = A coin decides who attacks first.
clause-WF-4-e = The side that kicks off draws 8 Action cards, the other 7; both draw 2 Player cards.
clause-WF-5-1 = A hand never holds more than 10 Action cards and 3 Player cards.
clause-WF-5-2 = Whoever draws beyond the limit discards at once, as he chooses.
clause-WF-6-1 = With the ball, attack cards are played one by one to gain attack points.
clause-WF-6-2 = Some cards need a certain number of PA, or a certain card right before.
clause-WF-6-3 = Only the defence cards that an attack card lists can answer it; the number beside them helps the defender.
clause-WF-6-4 = PA and effect of a card count at once when nobody defends or the defence fails.
clause-WF-6-5 = A shot takes 6 to 8 PA, and no card may be played that would lead to 9 or more.
clause-WF-6-6 = The ball may be given back at any time: draw three Action cards, then discard one.
clause-WF-6-7 = With fewer than three cards in the pile nothing need be discarded for it.
clause-WF-7-1 = A shot is played at 6, 7 or 8 PA only.
clause-WF-7-2 = A shot that is not stopped rolls a d6 and adds 0, 1 or 2 at 6, 7 or 8 PA: that is its quality.
clause-WF-7-3 = If the keeper’s d6 is below the quality, it is a goal.
clause-WF-7-4 = If it is equal or above, the shot is saved and the keeper’s side has the ball.
clause-WF-8-1 = An attack ends, and the ball changes side, when it is given back, won, saved, off target, or in the net.
clause-WF-8-2 = Then the PA are lost and all cards used go face up on their owners’ discards.
clause-WF-9-1 = On each attack card the defender either draws two Action cards or plays a defence card.
clause-WF-9-2 = Where an effect forbids defending, he may not draw either.
clause-WF-9-3 = A defence card answers only attack cards that list it.
clause-WF-9-4 = The d20 must reach the card’s number, less the validated PA (without the card at stake) and less the bonus.
clause-WF-9-5 = Success wins the ball at once; after a failure the attack goes on.
clause-WF-10-1 = In Amateur mode each side has four stars.
clause-WF-10-2 = Attacking play: with the ball and 0 to 5 PA, gain one PA.
clause-WF-10-3 = Tactical plan: with the ball, take a card of your choice from the pile; a Shot may come from the discards when the pile has none.
clause-WF-10-4 = Counter-attack: on winning the ball from a side with 2 PA or fewer, gain four PA at once.
clause-WF-10-5 = Each use of an ability costs one star.
clause-WF-10-6 = At half-time each side regains two stars, but never has more than four.
clause-WF-11-1 = Player cards are goalkeepers, defenders, midfielders and forwards; each says when it may be played and what it does.
clause-WF-11-2 = PA printed on a Player card count.
clause-WF-11-3 = Nobody defends or draws on a Player card, except with a defender that says so.
clause-WF-12-1 = A half ends when at least one pile is used up and both sides have given the ball back in a row.
clause-WF-12-2 = The second half begins with a new set-up; the side that did not kick off the first kicks off.
clause-WF-13 = The worked example of the rules: a long pass costs a discard, a failed press lets the dribble draw, a through ball shields the shot.
clause-WF-14-0 = The Professional rules are modular: each may be used or left out.
clause-WF-14-a = Professional mode leaves out the cards marked INT.
clause-WF-14-b = The Action cards are split by back colour.
clause-WF-14-c = Each coach has the Team card, its three abilities and two more of his choice face up, and as many stars as the card shows.
clause-WF-14-d = A coin decides who attacks first.
clause-WF-14-e = Hands are 8 Action cards for the side that kicks off, 7 for the other, and 2 Player cards each.
clause-WF-15-1 = A bad natural roll after a defence card is a foul.
clause-WF-15-2 = On a foul all effects of the attack card apply.
clause-WF-15-3 = At 0 to 5 PA, the fouled card included, it is an indirect free kick: the attack goes on with its PA.
clause-WF-15-4 = It is taken with a Pass, Long pass, Through ball or Cross, with their usual prerequisites.
clause-WF-15-5 = Nobody may defend on the first action after a free kick.
clause-WF-15-6 = At 6 PA it is a direct free kick, which must be shot: a d6 plus 1, without a card and without defence.
clause-WF-15-7 = A specialist discarded for it makes the bonus 2 instead of 1.
clause-WF-15-8 = At 7 or 8 PA it is a penalty: both choose a number of a d6 in secret; different is a goal, the same is saved and the ball changes side.
clause-WF-16-1 = Bookings come only from Tackle and Press, by the natural roll.
clause-WF-16-2 = A yellow card: discard one card of your choice, Action or Player.
clause-WF-16-3 = A red card: discard three.
clause-WF-16-4 = After a red card the limits are 7 Action and 2 Player cards to the end of the match.
clause-WF-16-5 = After a second one they are 5 and 1.
clause-WF-16-6 = What is beyond the new limits is discarded at once, as the coach chooses.
clause-WF-17-1 = A save that equals the quality of a shot card is a corner.
clause-WF-17-2 = The attack resumes at 5 PA and starts with a Pass, Long pass or Cross.
clause-WF-18-1 = The Team card gives the number of stars; there are nine abilities.
clause-WF-18-2 = From Professional mode on each use costs a star, and uses add up unless a card says otherwise.
clause-WF-18-3 = At half-time two stars come back, never more than the Team card shows.
clause-WF-18-4 = Abilities may be exchanged at half-time, except the three printed ones.
clause-WF-19 = A natural 1 on a shot card is off target, and the other side has the ball.
clause-WF-20-1 = Each side has three substitutions a match.
clause-WF-20-2 = They are made when the ball changes side, or at a foul or corner.
clause-WF-20-3 = A substitution regains a star and takes a Player card of choice out of the match for good.
clause-WF-21 = By agreement the match is played in a stadium: the effect on the home Team card holds all match.
clause-WF-22-1 = In International mode each side builds a deck of 32 Action cards with 7 to 12 defences.
clause-WF-22-2 = Then the set-up is that of Professional mode.
clause-WF-22-3 = At half-time the deck may be changed within the same limits.
clause-WF-23a = Before a penalty the other side may discard a goalkeeper: his number also covers the next one, and 6 covers 1.
clause-WF-23b-1 = Four coaches form two sides, each with a captain; the roles may be exchanged at half-time.
clause-WF-23b-2 = Each of the four gets five Action cards.
clause-WF-24-1a = The captain says who starts with the ball; that coach attacks until he passes to his partner.
clause-WF-24-1b = A partner who cannot go on loses the ball, and draws nothing for it.
clause-WF-24-1c = Cards that let somebody draw serve only the coach who played them.
clause-WF-24-2a = In defence the captain decides on each action: he defends, his partner does, or both draw one card.
clause-WF-24-2b = If the partner cannot defend when asked, nobody draws.
clause-WF-24-3 = Stars and substitutions are the captain’s, but every coach may use Tactical plan, Creativity and Stamina.
clause-WF-F1 = A draw from an empty pile is ignored.
clause-WF-F2 = Cards played with an Action card come before the defender decides, cards played after it once it is validated.
clause-WF-F3 = A +4 card after a defensive roll may turn failure into success.
clause-WF-F4 = A defender that says so cancels a midfielder or forward as soon as it is played.
clause-WF-F5 = Cards for a ball won by Tackle, Press or Interception are played right after that success.
clause-WF-F6 = A goalkeeper may be played after the shot roll, even at quality 7 or more.
clause-WF-F7 = Taking back an Action card means any card of one’s own discards.
clause-WF-F8 = A forward that forbids defending on a shot can still be cancelled by a defender.
clause-WF-F9 = No bonus ever undoes a foul or a booking: the natural roll counts.
clause-WF-F10 = Attacking play is not for free kicks and corners.
clause-WF-F11 = Whoever sets the offside trap neither defends nor draws on that card.
clause-WF-F12 = The defensive block is announced when the first card of an attack is played.
clause-WF-F13 = The defensive block does not help the d20 roll of a Player card.
clause-WF-F14 = Simulation looks at validated PA only, not at the card just played.
clause-WF-F15 = A draw may stand, or go to two periods of extra time with ten chosen Action cards each, and then to a shoot-out by the penalty rule.

# What CHANCE decides
chance-toss = The toss
chance-draw = Action cards drawn
chance-draw-player = Player cards drawn
chance-roll-defence = Defence rolls
chance-roll-trap = Offside traps
chance-roll-dive = Dives
chance-roll-cancel = Cancellations
chance-roll-shot = Shots
chance-roll-save = Saves
