### Buteur: what players read.

name = Buteur
tagline = Football with a hand of cards: play one, move the ball, shoot before they clear.
about = Two sides, one ball and 55 cards. Every card pushes the ball towards the other goal, so attack and defence are the same thing. Keepers and corners stop shots, free kicks play twice, and somebody may be holding the one penalty. Two halves, most goals wins.

## The game on one page

quick-1 = Both sides always play towards the other goal. On your turn play one attacker: pick one of its arrows (↖ ↑ ↗) and the ball runs that many squares. Then draw back up to your hand size.
quick-2 = If the ball crosses the goal line between the posts it is a shot, whatever the count. The next coach may save with a keeper, which also sends the ball upfield, or turn it behind with a corner. No save, goal.
quick-3 = A corner is settled by cutting the pile: a flag of the corner’s colour is a goal, anything else is cleared. A penalty is the other way round: only a hand saves it. Attackers carry the hands (✋) and the red and blue flags (⚑ ⚐), so what has been played already changes the odds.
quick-4 = A free kick moves the ball and must be followed at once by an attacker, unless it scores by itself. Not from inside a penalty area. The one penalty card is played with the ball in their penalty area, after your card or instead of it.
quick-5 = Over the touchline: throw-in, one square any way, then a card. Over the goal line beside the goal: goal kick from one of two squares, attacker or keeper only. Kick-offs need an attacker.
quick-6 = When three cards or fewer are left in the pile, one more turn is played and the half is over; a shot at the whistle is stopped by any keeper or corner in the next hand. Shuffle everything but the hands, change ends, play the second half.

## Options

option-seats = Seats
option-seats-about = Two play one against one; three play one against a pair, the lone coach every other turn; four play in two pairs.
option-seats-2 = one against one
option-seats-3 = one against two
option-seats-4 = two against two
option-kick_off = Kick-off
option-kick_off-about = Who starts the first half; the other side starts the second.
option-kick_off-toss = a coin decides
option-kick_off-first = the first side
option-kick_off-second = the second side
option-second_half = Second half
option-second_half-about = With three or four seats: which coach of the side that kicks off starts the second half.
option-second_half-in-turn = whoever is next in turn
option-second_half-fixed = always the first coach of that side
option-rows = Length of the pitch
option-rows-about = Rows from goal to goal. A longer pitch gives fewer goals.
option-rows-14 = 14 rows
option-rows-16 = 16 rows
option-rows-18 = 18 rows
option-goal_mouth = Width of the goal
option-goal_mouth-about = Squares between the posts. A wider goal gives more goals.
option-goal_mouth-2 = 2 squares
option-goal_mouth-4 = 4 squares

## Cards, symbols, colours, squares, directions

kind-attacker = attacker
kind-free-kick = free kick
kind-keeper = keeper
kind-corner = corner
kind-penalty = penalty

card-attacker = attacker { $code }
    .the = attacker { $code }
card-free-kick = free kick { $code }
    .the = free kick { $code }
card-keeper = keeper { $code }
    .the = keeper { $code }
card-corner-red = red corner
    .the = the red corner
card-corner-blue = blue corner
    .the = the blue corner
card-penalty = penalty
    .the = the penalty

symbol-none = no symbol
symbol-hand = a hand
symbol-red = a red flag
symbol-blue = a blue flag

colour-red = red
colour-blue = blue

square = { $column }{ $row }

direction-left = diagonally left
direction-forward = straight on
direction-right = diagonally right

way-forward = forward
way-forward-left = forward to the left
way-forward-right = forward to the right
way-left = to the left
way-right = to the right
way-back = back
way-back-left = back to the left
way-back-right = back to the right

landing-in-play = to { $square }
    .short = { $square }
landing-touch = into touch at { $square }
    .short = touch
landing-wide = wide of the goal
    .short = wide
landing-goal = into the goal!
    .short = GOAL!

## Moves. `.group` heads the moves of one card, `.short` is one of them below it.

move-kick = { $card } { $direction }, { $squares ->
        [one] one square
       *[other] { $squares } squares
    }, { $landing }
    .group = { $sign } { $name }
    .short = { $arrow }{ $squares } { $to }
move-kick-from = { $card } from { $start } { $direction }, { $squares ->
        [one] one square
       *[other] { $squares } squares
    }, { $landing }
    .group = { $sign } { $name }
    .short = { $start } { $arrow }{ $squares } { $to }
move-use-corner = { $card }: turn the ball behind
move-use-corner-last = { $card }: turn it behind, and the whistle goes
move-use-penalty = { $card }: put it on the spot
move-shed = discard { $card }
move-throw = throw in { $way }, to { $square }
    .group = throw-in
    .short = { $arrow } { $square }
move-place = put the ball on { $square }
move-pass-save = let it in
move-pass-penalty-offer = no penalty, play on
move-pass-kick-off = no attacker: the other side kicks off
move-pass-goal-kick = no card to clear with: leave the ball
move-pass-clear-ball = no card to clear with: leave the ball
move-show = { $card } comes up
move-toss = { $seat } kicks off

## What is due

position-toss = A coin decides who kicks off.
position-draw = Cards are drawn.
position-redraw = A new card is drawn.
position-corner-cut = The pile is cut for the corner.
position-corner-cut-discards = The discards are cut for the corner: the pile is too short.
position-penalty-cut = The pile is cut for the penalty.
position-penalty-cut-discards = The discards are cut for the penalty: the pile is too short.
position-kick-off = { $seat } to kick off: an attacker, from one of the two squares on the halfway line.
position-goal-kick = { $seat } to take the goal kick: an attacker or a keeper, from one of two squares.
position-clear-ball = { $seat } to clear: an attacker or a keeper.
position-open-play = { $seat } to play a card; the ball is on { $square }.
position-follow-up = { $seat } took the free kick: now the attacker that goes with it, from { $square }.
position-penalty-offer = { $seat } is in their penalty area: play the penalty, or play on?
position-save = The ball is in { $seat }’s net! A keeper, a corner, or it counts.
position-place-ball = { $seat } puts the ball down in the goal area.
position-throw-in = { $seat } to throw in from { $square }: one square, any way.
position-over-won = Full time: { $first }–{ $second }. { $seat } has won!
position-over-won-side = Full time: { $first }–{ $second }. { $seat }’s side has won!
position-over-drawn = Full time: { $first }–{ $second }. Honours even.

## Why not

refusal-not-in-hand = You do not hold { $card }.
refusal-kick-off = A kick-off takes an attacker, and { $card } is not one.
refusal-follow-up = A free kick is followed by an attacker at once; { $card } is not one.
refusal-clear = Clearing takes an attacker or a keeper; { $card } cannot clear.
refusal-penalty-offer = You have played your card this turn: only the penalty may still follow, not { $card }.
refusal-save = The ball is in the net: only a keeper or a corner can stop it, not { $card }.
refusal-free-kick-area = The ball is on { $square }, inside a penalty area: no free kick from there, so { $card } has to wait.
refusal-free-kick-out = That arrow of { $card } takes the ball off the pitch without scoring, so no attacker could follow.
refusal-free-kick-alone = An attacker must follow { $card }, and you hold none.
refusal-penalty-area = The ball is on { $square }, outside their penalty area: no penalty from there.
refusal-keeper = A keeper only stops a shot or clears: { $card } stays on the line.
refusal-corner = The ball is not in your net: { $card } has to wait.
refusal-no-arrow = No arrow of { $card } points { $direction }.
refusal-needs-arrow = Choose one of the arrows of { $card }: the ball has to move.
refusal-no-arrows = Simply lay down { $card }: there are no arrows on it.
refusal-one-square = The ball is where it is: only kick-offs and goal kicks have a second square to start from.
refusal-pass = You hold a card that can be played, so you must play one.
refusal-pass-shed = None of your cards can be played, so you must discard one.
refusal-pass-exchange = None of your cards fits: swap one for a new card.
refusal-shed = You may only discard when none of your cards can be played.
refusal-shed-pass = Nothing is discarded here: play a card or say no.
refusal-shed-empty = The pile is empty, so there is no card to draw for { $card }.
refusal-throw-first = First throw the ball in: one square, any way.
refusal-throw-out = The throw-in must stay on the pitch.
refusal-place-first = First put the ball down on a square of your goal area.
refusal-over = The match is over.

## What happened

event-tossed = Heads or tails… { $seat } kicks off.
event-drew = { $seat } picks up { $card }.
event-played = { $seat } plays { $card }.
event-shed = Nothing fits: { $seat } discards { $card }.
event-exchanged = No card to restart with: { $seat } swaps { $card } for a new one.
event-showed = { $seat } shows { $card }.
event-stuck = { $seat } has no card to restart with, and none is left to draw. The ball stays where it is.
event-ball-short = Short, to { $square }.
event-ball-long = A long ball forward, to { $square }.
event-ball-across = On the diagonal, to { $square }.
event-ball-thrown = Thrown in to { $square }.
event-ball-placed = The ball is set down on { $square }.
event-out-in-touch = It is out! Throw-in at { $square }.
event-out-wide = Wide! Goal kick.
event-shot = A shot… it is in the net!
event-let-in = { $seat } can only watch.
event-saved = WHAT A SAVE! { $seat } gets both hands to it.
event-saved-at-whistle = Saved on the whistle! { $seat } was holding { $card }.
event-corner = { $seat } tips it behind: corner from the { $colour } flag.
event-corner-cut-goal = The corner swings in… { $card }, { $symbol }: headed home!
event-corner-cut-saved = The corner swings in… { $card }, { $symbol }: headed clear.
event-penalty = PENALTY! { $seat } puts the ball on the spot and steps up.
event-penalty-cut-goal = { $seat } dives… { $card }, { $symbol }: the wrong way!
event-penalty-cut-saved = { $seat } dives… { $card }, { $symbol }: SAVED!
event-goal = GOAL for { $seat }! { $first }–{ $second }.
event-goal-side = GOAL for { $seat }’s side! { $first }–{ $second }.
event-last-turn = { $cards ->
        [0] No cards left
        [one] One card left
       *[other] { $cards } cards left
    } in the pile: { $seat } has the last turn of the half.
event-half-time = HALF-TIME, { $first }–{ $second }. The cards are shuffled and the sides change ends.
event-full-time = FULL TIME, { $first }–{ $second }.

## The board

board-score = { $home } { $first }–{ $second } { $away }
board-pair = { $one } & { $other }
board-half = { $half ->
        [1] first half
       *[other] second half
    }
board-last-turn = last turn of the half
board-pile = { $pile ->
        [one] one card
       *[other] { $pile } cards
    } in the pile, { $discard } discarded
board-unseen = not seen yet: ✋ { $hands }  ⚑ { $reds }  ⚐ { $blues }
board-seat = { $seat }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
board-shown = (has shown { $cards })
board-hand = Your hand

## The rulebook, in our words

clause-BU-0-1 = In the box: a pitch, 56 cards and a ball.
clause-BU-0-2 = The aim is to have scored more goals than the other side when the match ends.
clause-BU-D-1 = With three coaches, one plays alone against a pair; with four, two pairs meet.
clause-BU-D-2 = The title card stays in the box. The other 55 are shuffled.
clause-BU-D-3 = Two coaches get eight cards each. Of three, the lone coach gets eight and the partners six each; four get six each.
clause-BU-D-4 = What is left is the draw pile. Hands are secret, from partners too.
clause-BU-P-1 = The ball starts on the centre spot.
clause-BU-P-2 = The sides take turns, and so do the coaches of a side.
clause-BU-P-3 = With three coaches the lone one plays every other turn: A, B, A, C, and round again.
clause-BU-P-4 = The coaches agree who kicks off; by default a coin decides. Ends are not chosen: from either goal the pitch looks the same.
clause-BU-1-1 = A turn is one card; only free kicks, clearances, saves, corners and penalties bend this. Whoever can play a card must; whoever cannot discards one.
clause-BU-1-2 = The ball moves along one arrow of the card, exactly as many squares as the number beside it.
clause-BU-2-1 = The ball always moves towards the other side’s goal.
clause-BU-2-2 = At the end of a turn the hand is filled up again from the pile.
clause-BU-3-1 = Only an attacker kicks off. Whoever has none shows the hand and swaps a card for a new one until an attacker turns up.
clause-BU-3-2 = Attackers are the cards with a hand, a red flag or a blue flag in the top left corner.
clause-BU-3-3 = A card that is played is laid open beside the pile for all to see.
clause-BU-3-4 = The kick-off starts from one of the two squares on your side of the halfway line; that square is not counted.
clause-BU-3-5 = After the kick-off a new card is drawn for the one that was played.
clause-BU-3-6 = Free kicks, keepers, corners and the penalty cannot kick off.
clause-BU-4-1 = Attackers kick off, attack, and clear a ball that went out beside the goal.
clause-BU-4-2 = The hand or flag on an attacker that comes up in a cut decides penalties and corners.
clause-BU-5-1 = A free kick may be played at any time, except while the ball is in a penalty area.
clause-BU-5-2 = The dotted lines of a free kick are its possible ways; one is chosen.
clause-BU-5-3 = An attacker must follow in the same turn, and both moves are added. So a free kick that would leave the pitch without scoring cannot be chosen, nor one without an attacker in hand.
clause-BU-5-4 = If the ball is then in their penalty area, the penalty card may follow in the same turn.
clause-BU-5-5 = At the end of the turn as many cards are drawn as were played.
clause-BU-5-6 = A free kick that goes into the goal by itself needs no attacker.
clause-BU-6-1 = Clearing takes an attacker or a keeper.
clause-BU-6-2 = When the ball goes out beside the goal, the next coach clears it.
clause-BU-6-3 = The goal kick starts from one of the two squares beside the goal area, on the side where the ball went out.
clause-BU-7-1 = A ball in the net is no goal until the next coach had the chance to stop it. The save may be declined.
clause-BU-7-2 = A keeper stops a shot and sends the ball out along one of its arrows, counted from the goal line. In open play a keeper does nothing.
clause-BU-8-1 = A corner card stops a shot too, but only once the ball is in the net.
clause-BU-8-2 = The ball goes to the corner whose flag has the colour of the card.
clause-BU-8-3 = The next coach of the shooting side cuts the pile and shows the card.
clause-BU-8-4 = A flag of the same colour is a goal; the ball goes to the centre and the side that conceded kicks off.
clause-BU-8-5 = Anything else is saved: the defender puts the ball on any square of the goal area and clears.
clause-BU-9-1 = The penalty card may be played when the ball is in their penalty area, after the card of this turn or instead of one.
clause-BU-9-2 = The other side cuts the pile and shows the card.
clause-BU-9-3 = A hand saves the penalty: the ball goes on any square of the goal area and the next coach clears.
clause-BU-9-4 = Anything but a hand is a goal, and a new kick-off follows.
clause-BU-10-1 = When the ball crosses the touchline, the next coach throws it in.
clause-BU-10-2 = It comes back to the square where it went out, moves one square any way on the pitch, and then a card is played as usual.
clause-BU-10-3 = A ball that leaves on a diagonal comes back on its last square.
clause-BU-10-4 = A ball that leaves through a corner comes back on the corner square.
clause-BU-11-1 = A shot needs no exact count; squares beyond the line are lost.
clause-BU-11-2 = It is enough that the ball crosses the goal line between the posts.
clause-BU-11-3 = A shot that the next coach does not stop is a goal, and is written down.
clause-BU-12-1 = A match has two halves.
clause-BU-12-2 = When three cards or fewer are left, the next coach plays one more turn, refills, and the half is over.
clause-BU-12-3 = A shot on the last turn is stopped by any keeper or corner in the next hand, without a move or a cut; the card is shown and kept. A corner played on the last turn saves for certain: nothing is cut after the whistle.
clause-BU-12-4 = With three cards or fewer in the pile, a penalty, or a corner played the turn before, is cut from the discards.
clause-BU-13-1 = At half-time everyone keeps the cards in hand.
clause-BU-13-2 = All other cards are shuffled into a new face-down pile.
clause-BU-13-3 = Hands that are short are filled up before play goes on.
clause-BU-13-4 = The sides change ends.
clause-BU-13-5 = The ball goes back to the centre, and the side that did not start the first half kicks off.
clause-BU-14 = When the pile has run down a second time the match is over, by the same rules as the first half.
clause-BU-15 = Most goals wins. Level scores are a draw.

# What CHANCE decides
chance-toss = The toss
chance-draw = Draws
chance-redraw = A new card
chance-corner-cut = Corners
chance-penalty-cut = Penalties
