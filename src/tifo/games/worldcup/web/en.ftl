### Words that only the drawing of The World Cup Game needs.

## Cards: the head of a face, and its line

web-face-attack = Attack
web-face-defence = Defence
web-face-goal = 1 goal
web-face-two-goals = 2 goals
web-face-three-goals = 3 goals
web-face-two-and-one = 2 + 1
web-face-one-each-for-three = 1 + 1 + 1
web-face-one-each-for-two = 1 + 1
web-face-foul = Foul
web-face-offside = Offside
web-face-penalty = Penalty
web-line-attack = Half a goal
web-line-defence = Protect, or cancel an Attack
web-line-goal = For any team
web-line-two-goals = Green or better
web-line-three-goals = Blue or better
web-line-two-and-one = Two teams, both or none
web-line-one-each-for-three = Three teams, all or none
web-line-one-each-for-two = Two teams, both or none
web-line-foul = Cancel an exposed goal
web-line-offside = Cancel a goal or an Attack
web-line-penalty = Any colour but black

## What to do

web-hint-card = play one card, then draw
web-hint-discard = it has no effect; you draw as usual
web-hint-attack = a free square: two Attacks make a goal
web-hint-defence = a free square, or an exposed Attack
web-hint-goal = a free square of any team
web-hint-two-goals = two goals for green teams or better, one for others
web-hint-three-goals = three for blue or better, two for green, else one
web-hint-two-and-one = first the two goals, then one for another team
web-hint-one-each-for-three = three different teams
web-hint-one-each-for-two = two different teams
web-hint-foul = an exposed goal; a 2 or 3 leaves one less
web-hint-offside = an exposed goal or Attack
web-hint-penalty = choose who takes it, then the die is rolled
web-part-play = Play it
web-part-discard = Discard without effect
web-part-place = Place it
web-part-cancel = Cancel the Attack
web-light-place = Play it for { $team } against { $other }
web-light-cancel = Cancel the outermost token of { $team } against { $other }
web-hand = Your hand
web-no-hand = You are watching.
web-no-cards = No cards
web-discard-only = discard only

## The board

web-cup = World Cup { $cup }
web-title = { $round ->
        [groups] Group stage
        [round-of-16] Round of 16
        [quarter-finals] Quarter-finals
        [semi-finals] Semi-finals
        [final] Final
       *[other] The way to the final
    }
web-round-short = { $round ->
        [round-of-16] Last 16
        [quarter-finals] Quarters
        [semi-finals] Semis
       *[other] Final
    }
web-look = What to look at
web-look-groups = Groups
web-look-bracket = Bracket
web-groups = Groups
web-rounds = Rounds
web-only-mine = Only my matches
web-no-matches = None of your teams plays here.
web-print = Print the score sheet
web-pile = { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
web-pile-second = second pass · { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
web-last-turns = { $turns ->
        [one] the last turn
       *[other] { $turns } last turns
    }
web-laid = Cards laid so far
web-exposed = exposed
web-protected = protected
web-cancelled = cancelled
web-strongest-to-weakest = strongest to weakest
web-table-now = Table as it would stand now
web-table-final = Final table
web-points = points
web-rating = { $colour ->
        [black] black ★
        [red] red ◆
        [blue] blue ■
        [green] green ▲
        [yellow] yellow ▬
       *[grey] grey ○
    }
web-reason = { $reason ->
        [head-to-head] Level on points: the matches between them decide
        [difference] Level on points: the goal difference decides
        [goals] Level on points: the goals scored decide
        [lot] Level on everything: the lot decided
        [lot-due] Level on everything: a lot would decide
        [replay] Level on points: decided by a replay
       *[replay-due] Level on points: they would play again
    }
web-reason-short = { $reason ->
        [head-to-head] head to head
        [difference] goal difference
        [goals] goals scored
        [lot] by lot
        [lot-due] lot
        [replay] replay
       *[replay-due] replay due
    }
web-token = { $code ->
        [A] Attack
        [D] Defence
        [P] penalty goal
        [1] one goal
        [2] two goals
       *[3] three goals
    }
web-token-exposed = { $token } (exposed)
web-token-cancelled = { $token } (cancelled)
web-no-tokens = nothing yet
web-row = { $team }: { $tokens }; { $free ->
        [0] no free square.
        [one] one free square.
       *[other] { $free } free squares.
    }
web-tie = { $round ->
        [round-of-16] Match { $name }
        [quarter-finals] Quarter-final { $name }
        [semi-finals] Semi-final { $name }
        [third-place] Third place
       *[final] Final
    }
web-tie-short = { $round ->
        [round-of-16] match { $name }
        [quarter-finals] quarter-final { $name }
       *[semi-finals] semi-final { $name }
    }
web-winner-of = Winner of { $tie }
web-loser-of = Loser of { $tie }
web-first-of = Winner of group { $group }
web-second-of = Second of group { $group }
web-kicks = penalties { $first }–{ $second }
web-penalties-score = { $first }–{ $second } pens
web-replay-score = replay { $first }–{ $second }

## Coaches

web-coaches = The other coaches
web-my-teams = Your teams
web-no-team = no team left
web-out = out
web-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## The score sheet on paper

web-paper = World Cup { $cup }: score sheet
web-team = Team
web-column-won = W
web-column-drawn = D
web-column-lost = L
web-column-goals = Goals
web-column-points = Pts
web-champion = World champions: { $team }

## Examples for the rulebook

web-example-attack = Two Attacks make a goal
web-example-attack-text = Each Attack is half a goal. A lone half is lost at the whistle, unless the dice add another.
web-example-protected = Protected by a Defence
web-example-protected-text = Only the outermost token can be cancelled. Here it is a Defence, and a Defence is never flipped: the goal is safe.
web-example-foul = A Foul on three goals
web-example-foul-text = The three is flipped, and two goals go on the next square. They lie outermost now, exposed to the next Foul.
web-example-last-square = Offside on the last square
web-example-last-square-text = There is no square behind it, so the two is replaced by a one on the spot.
web-example-dice = The dice of a group
web-example-dice-text = Every pip is half a goal for all teams of its colour. A green team with a goal and an Attack gets the missing half: two goals.

## The result

web-time = 30 min to 3 h
web-goals-title = The way to the cup
web-standing = { $score ->
        [0] out in the groups
        [1] round of 16
        [2] quarter-finals
        [3] semi-finals
        [4] final
       *[5] world champions
    }

## Chapters of the rulebook

web-chapter-0 = Two cups in one box
web-chapter-I = The aim
web-chapter-II = What is in the box
web-chapter-III = The boards
web-chapter-IV = Before the first match
web-chapter-V = A turn
web-chapter-VI = The cards
web-chapter-VII = Exposed and protected
web-chapter-VIII = The end of the groups
web-chapter-IX = Replays in 1930
web-chapter-X = Level teams in 2002
web-chapter-XI = The knock-out rounds
web-chapter-XII = Shoot-outs in 2002
web-chapter-OPT = Without dice
web-chapter-EX = In short

## The guided first match

web-guide-welcome-title = These are your teams
web-guide-welcome = Wherever a name is underlined in red, it is yours. You want one of your teams to win the final. Four groups are played at the same time, and you may touch every match, also those of the others.
web-guide-turn-title = One card a turn
web-guide-turn = You hold three cards. Play one, then you draw another. Choose a card: the squares where it can go light up.
web-guide-square-title = Where should it go?
web-guide-square = Tap a yellow square. Help one of your teams, or hinder its rivals. Squares are filled from the arrow outward, and strong teams have more of them.
web-guide-confirm-title = The red button does it
web-guide-confirm = It says what will happen. Press it, or tap the yellow square a second time. Until then you can choose another.
web-guide-target-title = Now the target
web-guide-target = The card lies on the table. Choose one of the yellow squares for it, in any group.
web-guide-table-title = The table as it would stand
web-guide-table = Each group shows who would be ahead if the whistle blew now. In 1930 only the first of a group goes on. A win is worth two points, a draw one.
web-guide-exposed-title = This one is exposed
web-guide-exposed = A broken ring: it lies outermost, so a Foul, an Offside or a Defence can reach it. Put anything on the next square and it is protected for good.
web-guide-attack-title = Half a goal
web-guide-attack = An Attack counts half. Two for the same team in the same match make a goal; a lone half needs luck with the dice at the end.
web-guide-cancel-title = Take one away
web-guide-cancel = A Foul cancels an exposed goal, an Offside also an Attack. Two or three goals are not lost at once: they shrink by one.
web-guide-defence-title = A Defence has two uses
web-guide-defence = Put it on top of your goals and nobody can cancel them any more. Or use it to cancel somebody else’s Attack. It can also fill a rival’s last square.
web-guide-rating-title = Three goals, but not for everybody
web-guide-rating = The sign beside a team is its rating. Blue teams and better take all three; a green team takes two, the weakest only one.
web-guide-penalty-title = A penalty
web-guide-penalty = Choose a team, and a white die is rolled. Four times out of six it goes in, and that goal can never be cancelled.
web-guide-pile-title = The whistle is near
web-guide-pile = When the pile is empty the groups are over. Then four dice are rolled for each group: every pip is half a goal for the teams of its colour.
web-guide-knock-out-title = The knock-out rounds
web-guide-knock-out = The board is cleared and only four teams are left. If one of yours is among them, you keep playing, with a small pile of twelve cards. A drawn match is played again.
web-guide-over-title = That was your first World Cup
web-guide-over = Here you can watch it again and check that the dice were honest. Next time try 2002: thirty-two teams, and penalties.
