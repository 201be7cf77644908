### Buteur's board.

web-time = 20 min
web-pitch = Pitch, ball on { $square }
web-area = area
web-landing-touch = touch
web-landing-wide = wide
web-landing-goal = shot
web-score = { $first } to { $second }
web-pile = { $cards ->
    [one] One card in the pile
   *[other] { $cards } cards in the pile
}
web-pile-short = Pile { $cards }
web-half-ends = The half ends with { $few } cards left.
web-last-turn = Last turn of the half!
web-unseen = Not yet seen:
web-symbol-hand = hand
web-symbol-red = red flag
web-symbol-blue = blue flag
web-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-shown = Cards that everybody has seen
web-hand = Your hand
web-no-hand = Hands are secret; you see what everybody may see.
web-playable = { $cards } of { $hand } can be played
web-not-now = Not now: ask why
web-why = why?
web-seen = Seen by all:
web-discards = { $cards ->
    [one] one card lies open.
   *[other] { $cards } cards lie open.
}
web-discard-pile = Discards
web-nothing-laid = No card lies open yet.
web-hint-card = choose a card
web-hint-target = card, then direction
web-way-left = left
web-way-forward = straight on
web-way-right = right
web-direction-L = left
web-direction-F = straight on
web-direction-R = right
web-deed-in-play = Play to { $square }
web-deed-touch = Play it out at { $square }
web-deed-wide = Play it wide of the goal
web-deed-goal = Shoot!
web-deed-throw = Throw in to { $square }
web-deed-place = Put the ball on { $square }
web-cut-goal = goal!
web-cut-saved = saved!
web-banner-goal = GOAL! { $first }–{ $second }
web-banner-half = HALF-TIME
web-banner-full = FULL TIME
web-short-attacker = ATT
web-short-free-kick = F.K.
web-short-keeper = KEEP
web-short-corner = COR
web-short-penalty = PEN

## Chapters of the rulebook
web-chapter-0 = The aim
web-chapter-D = Dealing
web-chapter-P = Before the kick-off
web-chapter-1 = A turn
web-chapter-2 = Moving the ball
web-chapter-3 = Kick-off
web-chapter-4 = Attackers
web-chapter-5 = Free kicks
web-chapter-6 = Clearing the ball
web-chapter-7 = Saves
web-chapter-8 = Corners
web-chapter-9 = Penalties
web-chapter-10 = Throw-ins
web-chapter-11 = Goals
web-chapter-12 = The end of a half
web-chapter-13 = Second half
web-chapter-14 = The end
web-chapter-15 = The winner

## Examples
web-example-arrow = an attacker
web-example-arrow-text = The card offers left 3, straight on 4 or right 3. Played straight on, the ball runs from D8 to D12.
web-example-shot = a shot
web-example-shot-text = Five straight on from E12: the ball crosses the line after three squares, between the posts. The rest does not matter.
web-example-corner = a corner
web-example-corner-text = The red corner was played, and the cut shows a red flag: headed home.
web-example-penalty = a penalty
web-example-penalty-text = The cut shows a hand: saved. Any other card would have been a goal.
web-example-free-kick = a free kick
web-example-free-kick-text = Straight on 3 along the dotted line, then at once an attacker: straight on 5, eight squares in all.

## The guided first match
web-guide-welcome-title = You attack upward
web-guide-welcome = The goal at the top is theirs, the one at the bottom is yours. There is one ball and no players: every card pushes the ball towards the other goal. Most goals after two halves wins.
web-guide-kick-off-title = Kick off
web-guide-kick-off = Choose an attacker from your hand: a card with a hand or a flag in its corner. Its arrows say which way the ball may go, the numbers how many squares.
web-guide-arrow-title = Choose where the ball goes
web-guide-arrow = The yellow squares are where it can land. Tap one. To change your mind, tap another, or put the card back.
web-guide-confirm-title = The red button plays it
web-guide-confirm = It says what will happen. Press it, or tap the yellow square a second time. Afterwards you draw a new card.
web-guide-save-title = It is in your net!
web-guide-save = It only counts if you let it. A keeper saves and clears in one go. A corner turns it behind, but then the pile is cut: a flag of the corner’s colour is a goal after all.
web-guide-throw-in-title = Your throw-in
web-guide-throw-in = The ball went over the touchline. First throw it one square, any way you like, then play a card as usual.
web-guide-penalty-title = You hold the penalty
web-guide-penalty = There is only one in the pack. With the ball in their penalty area it beats everything: the pile is cut, and only a hand saves it.
web-guide-shoot-title = You can shoot!
web-guide-shoot = One of your cards reaches the goal. The exact number does not matter, only that the ball crosses the line between the posts. They may still have a keeper.
web-guide-turn-title = One card a turn
web-guide-turn = You play one, then they play one towards your goal. So a ball far up the pitch is attack and defence at once. Keep a keeper or a corner for the day you need it.
web-guide-why-title = Some cards must wait
web-guide-why = A veiled card cannot be played now. Tap it and you are told why, with the rule.
web-guide-free-kick-title = A free kick plays twice
web-guide-free-kick = It moves the ball along its dotted line, and an attacker must follow at once. Two cards in one turn: the way to surprise them from midfield.
web-guide-pile-title = Watch the pile
web-guide-pile = With three cards or fewer left, the next turn is the last of the half. The signs count what has not been seen yet: good to know before a corner or a penalty.
web-guide-second-half-title = Second half
web-guide-second-half = The sides changed ends, but you still attack upward on your screen. You kept your hand; everything else was shuffled again.
web-guide-full-time-title = That was your first match
web-guide-full-time = Here you can watch it again, follow every goal and check that the dealer was honest. Ready for a stronger bot?
