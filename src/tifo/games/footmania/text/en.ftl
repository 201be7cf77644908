### Footmania: what players read.

name = Footmania
tagline = Build an eleven, haggle over every man, then win the championship.
about = Seven million in the bank and an empty dressing room. Go round the pitch, buy footballers, outbid your rivals, find sponsors and talk your friends out of their goalkeeper. Whoever first fields numbers 1 to 11 ends the building phase and takes the prize. Then the championship: home and away, no die, only stars, Plus cards and nerve.

## The game on one page

quick-1 = Roll and move. Blue squares offer national footballers, red squares foreigners. Draw the top card and pay the price on its back, unseen by the others; if you do not want him the others bid for him.
quick-2 = Question marks bring money, sponsors or trouble; sponsors pay when you stop on their squares; fines go to the pactole, and whoever stops there takes the lot.
quick-3 = Between any two turns everybody may sell to the bank and make offers: men, sponsors and money for men, sponsors and money. What you offer you show. Ask for a card that lies open, or for “any number 9”.
quick-4 = The first complete team, numbers 1 to 11 with at most three foreigners, is shown and earns two million. Then the championship begins.
quick-5 = All pawns run the lap. The first one round starts a match day at once. Line up the best eleven you have; trainees fill the gaps and cost a star each. Stars win: 2 points, 1 for a draw, and 500,000 for each team.
quick-6 = In a match use up to three Plus cards and two substitutions. Euromatches bring money and pennants; five pennants are a star. Whoever has most points at the end wins; if level, pennants decide, then a play-off.

## Options

option-seats = Seats
option-seats-about = With four and three coaches the championship has six days, with two it has two.
option-seats-2 = two coaches
option-seats-3 = three coaches
option-seats-4 = four coaches
option-team = Complete team
option-team-about = How many different numbers end the building phase. Ten makes it shorter, with a smaller prize.
option-team-eleven = eleven numbers
option-team-ten = ten numbers (quick)

## Names

one = { $seat }
both = { $first } + { $second }
and = { $first } and { $second }
nothing = nothing
money = { $francs } F
man = { $name } ({ $numbers }, { $stars }★)
trainee = a trainee
any-number = any number { $number }
sponsor = { $kind } sponsor ({ $sum })
sponsor-shoes = boots
sponsor-shirt = shirt
sponsor-socks = socks
sponsor-shorts = shorts
european = { $name } ({ $stars }★, { $pennants ->
        [one] one pennant
       *[other] { $pennants } pennants
    })

plus-F1 = Form ★
plus-F2 = Form ★★
plus-F3 = Form ★★★
plus-BL = Injury
plus-CR = Red card
plus-SO = Physio
plus-AP = Appeal upheld
plus-PU = Roaring crowd
plus-CO = Coaching
plus-LI = Free card

question-Q09 = City grant: the bank pays 300,000
question-Q10 = Gala match: the bank pays 400,000
question-Q11 = Television rights: the bank pays 500,000
question-Q12 = Shirt sales: the bank pays 200,000
question-Q13 = Unknown patron: the bank pays 600,000
question-Q14 = Supporters’ raffle: every other coach pays you 50,000
question-Q15 = Scouting trip: turn up the next national; you may have him at the reduced price
question-Q16 = Summer camp: draw a Plus card
question-Q17 = Season tickets: show your internationals, 100,000 for each, up to 500,000
question-Q18 = League fine: 200,000 to the pactole
question-Q19 = New turf: 300,000 to the pactole
question-Q20 = Lost in court: 400,000 to the pactole
question-Q21 = Tax audit: a tenth of your cash to the pactole
question-Q22 = Match bonuses: 50,000 to the pactole for each of your footballers, up to 600,000
question-Q23 = The team bus broke down: 100,000 to the pactole and miss a turn
question-Q24 = Trouble in the stand: 250,000 to the pactole
question-Q25 = Failed transfer: sell a footballer to the bank, or pay 300,000 to the pactole
question-Q26 = Sponsor bankrupt: give a sponsor back; without one pay 150,000 to the pactole

square-championship = championship square ({ $code })
square-blue = blue footballer square ({ $code })
square-red = red footballer square ({ $code })
square-question = question mark ({ $code })
square-plus = Plus square ({ $code })
square-euromatch = Euromatch square ({ $code })
square-pactole = pactole ({ $code })
square-centre = centre spot ({ $code })
square-sponsor-shoes = boots sponsor ({ $code })
square-sponsor-shirt = shirt sponsor ({ $code })
square-sponsor-socks = socks sponsor ({ $code })
square-sponsor-shorts = shorts sponsor ({ $code })

## Moves

move-pass-market = nothing to say
move-pass-giving = that is what I give
move-pass-asking = that is what I ask
move-pass-answer = no deal
move-pass-stop = do not draw
move-pass-buy = do not buy: the others may bid
move-pass-scouted = leave him
move-pass-auction = bid no more
move-pass-touchline = leave it at that
move-pass-protest = accept it
move-pass-euromatch = decline the match
move-pass-boost = no more cards: compare the stars
move-yes-stop = draw a card
move-yes-buy = buy { $man } for { $sum }
move-yes-answer = deal!
move-yes-line-up = this is the team
move-yes-euromatch = play the match
move-show-team = show the complete team
move-sell = sell something to the bank
move-offer = make an offer
move-counter = make another offer instead
move-pay = pay instead
move-trainee = send a trainee
move-seat = to { $seat }
move-sell-item = sell { $item } to the bank for { $sum }
move-item-giving = give { $item }
move-item-asking = ask for { $item }
move-item-hand-over = hand over { $item }
move-item-bankrupt = give back { $item }
move-item-field = { $item } as number { $number }
move-number-asking = ask for any number { $number }
move-number-line-up = change number { $number } ({ $man })
move-number-touchline = substitute number { $number } ({ $man })
move-number-target = number { $number }, { $man }
move-plus = play { $card }
move-plus-shed = put { $card } under the pack
move-get = and you add { $sum }
move-even = no money
move-give = and I add { $sum }
move-bid = bid { $sum }
move-go = to the { $square }
move-roll = a { $pips }
move-draw = { $card } comes up
move-lot = the lot falls to { $seat }

## What is due

position-first = A lot decides who begins.
position-roll = { $seat } rolls.
position-draw-man = { $seat } draws a footballer.
position-draw-plus = { $seat } draws a Plus card.
position-draw-question = { $seat } draws a question mark.
position-draw-european = { $seat } draws a European team.
position-numbering = Lots decide the championship numbers.
position-market = The market is open: { $seat }, anything to sell, to offer, to show?
position-sale = { $seat } sells to the bank: what?
position-whom = { $seat } makes an offer: to whom?
position-giving = { $seat } puts together an offer for { $to }: what to give? So far: { $give } for { $ask }.
position-asking = { $seat } gives { $give }. What to ask of { $to }? So far: { $ask }.
position-money = { $seat } and { $to }: { $give } for { $ask }. And what money goes with it?
position-answer = { $from } offers { $give } for { $ask }. { $seat }, is it a deal?
position-hand-over = { $from } gives { $give } for { $ask }. { $seat }, which man do you hand over?
position-way = { $seat }, which way?
position-stop = { $seat } stops at a footballer square: draw a card?
position-buy = { $seat } has drawn { $man }: buy him for { $sum }?
position-buy-unseen = { $seat } looks at the footballer and thinks about the price.
position-scouted = The scouts bring { $man }. { $seat }, take him for { $sum }?
position-scouted-unseen = { $seat } listens to the scouts.
position-auction = { $man } is up for auction from { $sum }. { $seat }, your bid?
position-auction-bid = { $bidder } bids { $sum } for { $man }. { $seat }, will you go higher?
position-auction-unseen = { $seat }, your bid?
position-forced = { $seat } owes { $sum } and must sell.
position-failed-transfer = { $card }. { $seat }, a man or the money?
position-bankrupt = { $card }. { $seat }, which one?
position-shed = { $seat } holds seven Plus cards: one goes under the pack.
position-line-up = { $home } against { $away }: { $seat } chooses the eleven.
position-field = { $seat }: who plays as number { $number }?
position-touchline = { $home } { $first }★ – { $second }★ { $away }. { $seat }: a Plus card, a substitution, or leave it?
position-target = { $home } { $first }★ – { $second }★ { $away }. Whom does it hit, { $seat }?
position-protest = { $home } { $first }★ – { $second }★ { $away }. { $seat }, can you cancel it?
position-replace = { $seat } has a man down: who comes on as number { $number }?
position-substitute = { $seat }: who comes on as number { $number }?
position-euromatch = { $team } comes to town. { $seat }, do you play?
position-boost = { $seat } faces { $team }: any Plus cards?
position-over-won = The season is over. { $seats } is champion!
position-over-shared = The season is over. { $seats } share the title.

## Why not

refusal-goal = The season is over.
refusal-move-2 = You have rolled: choose where to go.
refusal-move-3 = Your pawn cannot get there with this roll, and it never turns back.
refusal-foot-1 = He cannot wear that number, or you have nobody who can.
refusal-buy-2 = You can ask by name only for a card that lies open; for unseen footballers ask for a number.
refusal-buy-3 = The bid is too low: it starts at the reduced price and goes up in steps.
refusal-sell-1 = The bank only buys what you own.
refusal-sell-2 = You can only give what you own, and only once.
refusal-trans-1 = No such deal now: one offer between two turns, two counters, and both sides need something to give.
refusal-trans-2 = There are no debts here: each side of a deal gives something, nobody pays what he does not have, and a fine is paid first.
refusal-trans-3 = Transfers are over for this season.
refusal-end1-1 = Your team is not complete yet.
refusal-q-1 = The card must be obeyed, with something of your own.
refusal-match-2 = He is not yours to line up, or that place has been changed already.
refusal-match-3 = He cannot play there, or he would be one foreigner too many.
refusal-match-6 = No substitution left for that place, or nobody on the bench who fits.
refusal-plus-1 = Plus cards wait for the championship and its matches.
refusal-plus-2 = One of the seven cards you hold has to go.
refusal-plus-3 = Three Plus cards a match: the limit is reached.
refusal-plus-4 = That card does nothing here, or you do not hold it, or nobody can be hit there.
refusal-euro-6 = That card is not for Euromatches.

## What happened

event-began = { $seat } begins.
event-rolled = { $seat } rolls a { $pips }.
event-moved = { $seat } stops at the { $square }.
event-missed = { $seat } misses a turn.
event-rolls-again = Euromatch square: { $seat } rolls again.
event-drew-man = { $seat } draws { $man }.
event-drew-man-national = { $seat } draws a national footballer.
event-drew-man-foreign = { $seat } draws a foreign footballer.
event-left-pack = { $seat } leaves the pack alone.
event-bought = { $seat } buys { $man } for { $sum }.
event-bought-unseen = { $seat } buys a footballer for { $sum } and keeps him out of sight.
event-declined = { $seat } does not want { $man }. Bidding starts at { $sum }!
event-bid = { $seat } bids { $sum }.
event-left-auction = { $seat } drops out of the bidding.
event-auctioned = Sold! { $man } goes to { $seat } for { $sum }.
event-unsold = No takers for { $man }: under the pack.
event-scouted = The scouts have found { $man } for { $seat }, at { $sum }.
event-sold = { $seat } sells to the bank: { $item }, for { $sum }.
event-offered = { $seat } makes { $to } an offer, no money either way.
event-offered-gives = { $seat } makes { $to } an offer and adds { $sum }.
event-offered-gets = { $seat } makes { $to } an offer and asks for { $sum }.
event-offered-item = { $seat } puts on the table: { $item }.
event-asked-item = { $seat } asks for: { $item }.
event-asked-number = { $seat } is looking for a number { $number }.
event-refused = { $seat } turns { $from } down.
event-countered = { $seat } has a better idea for { $from }.
event-deal = DEAL! { $seat } shakes hands with { $from }.
event-changed-hands = To { $seat }: { $item }.
event-question = Question mark for { $seat }. { $card }.
event-received = { $seat } receives { $sum }.
event-owes = { $seat } owes the pactole { $sum }.
event-owes-seat = { $seat } owes { $creditor } { $sum }.
event-paid = { $seat } pays { $sum } to the pactole.
event-paid-seat = { $seat } pays { $creditor } { $sum }.
event-let-off = { $seat } has nothing left to sell; { $sum } is written off.
event-will-miss = { $seat } will miss the next turn.
event-sponsored = A new { $sponsor } for { $seat }.
event-sponsor-back = { $seat } gives back the { $sponsor }.
event-sponsor-paid = The sponsor pays { $seat } { $sum }.
event-no-sponsor = { $seat } has no { $kind } sponsor: no money.
event-pactole = JACKPOT! { $seat } scoops the pactole: { $sum }.
event-drew-plus = { $seat } draws a Plus card: { $card }.
event-drew-plus-unseen = { $seat } draws a Plus card.
event-shed-plus = { $seat } puts { $card } under the pack.
event-shed-plus-unseen = { $seat } puts a Plus card under the pack.
event-showed = { $seat } shows { $man }.
event-complete = THE TEAM STANDS! { $seat } shows { $men } men and earns { $sum }. On to the championship!
event-time-up = After { $rounds } rounds nobody has a complete team. The championship begins without a prize.
event-numbered = { $seat } is number { $number } in the championship.
event-day = { $seat } comes round: match day { $number }!
event-transfers-over = The transfer window shuts for good.
event-kick-off = Day { $day }: { $seat } against { $away }.
event-kick-off-decider = Play-off: { $seat } against { $away }.
event-ready = { $seat } hands in the team sheet.
event-fielded-trainee = { $seat } has to start a trainee at number { $number }.
event-strong = { $seat } comes to { $stars }★.
event-played-plus = { $seat } plays { $card }.
event-struck = { $card } against { $seat }: { $man }!
event-protested = { $seat } has { $card } cancelled!
event-injured = { $man } is carried off; { $seat } must react.
event-sent-off = { $man } is sent off! { $seat } plays on a man short.
event-came-on = { $seat } brings on { $man } as number { $number }.
event-came-on-trainee = { $seat } brings on a trainee as number { $number }.
event-result = FULL TIME: { $seat } { $first }★ – { $second }★ { $away }.
event-gate = { $seat } takes { $sum } at the gate.
event-play-off = Nothing between { $seats }: a play-off decides.
event-rival = { $seat } draws { $team }.
event-avoided = { $seat } would rather not meet { $team }.
event-won-euromatch = WHAT A NIGHT! { $seat } beats { $team } with { $stars }★, takes { $sum } and has { $pennants ->
        [one] one pennant
       *[other] { $pennants } pennants
    }.
event-lost-euromatch = { $seat } falls to { $team } with { $stars }★.
event-champion = CHAMPION! { $seat } lifts the trophy with { $points } points.

## The board

board-building = Building the teams, round { $round }
board-championship = Championship, day { $day } of { $days }
board-pactole = Pactole { $sum }
board-drawn = On the table: { $man }
board-offer = { $from } to { $to }:
board-gives = gives { $side }
board-asks = asks { $side }
board-squad = Your squad ({ $men }; · unseen by the others)
board-open = { $name } has shown

## The rulebook, in our words

clause-FM-prep-1 = Sort the decks. National and international footballers are shuffled together; foreigners have a pack of their own.
clause-FM-prep-2 = Plus cards and question marks lie on their places, the European teams beside the board.
clause-FM-prep-3 = Every coach starts with 7,000,000, a pawn and a technical sheet.
clause-FM-move-1 = All pawns start from the centre of the pitch.
clause-FM-move-2 = Roll and move by the exact count, whichever way you like.
clause-FM-move-3 = A pawn never goes back to the square it has just left, not even on its next turn.
clause-FM-move-4 = While teams are built a pawn may turn off at every junction.
clause-FM-goal = The aim is to win the championship.
clause-FM-foot-1 = A footballer has one or more numbers and may play in any of those places.
clause-FM-foot-2 = An all-rounder, marked JP, plays anywhere except in goal.
clause-FM-foot-3 = Yellow men are worth 2 stars, green 3, blue and red 5; stars printed on the card are added.
clause-FM-foot-4 = Stopping on a blue square gives access to nationals and internationals, on a red one to foreigners.
clause-FM-buy-1 = On a footballer square you may draw or not; not drawing ends your turn.
clause-FM-buy-2 = Having drawn you may buy at the price on the back, which everybody sees; the man himself may stay hidden.
clause-FM-buy-3 = A man you do not buy is laid open. Only the others may bid for him, from the reduced price on the front of his card; the highest bidder pays the bank.
clause-FM-buy-4 = If nobody bids, the card goes under its pack.
clause-FM-sell-1 = The bank buys a footballer back at the reduced price on the front of his card, so he is shown.
clause-FM-sell-2 = Between coaches any price may be agreed.
clause-FM-trans-1 = Sales, swaps and offers are free at any time, whoever’s turn it is: between any two turns each coach has a chance.
clause-FM-trans-2 = Nobody runs up debts. Whoever cannot pay sells footballers or sponsors until he can, and buys nothing while he owes.
clause-FM-trans-3 = From the start of the matches of the last day but one there are no more transfers. Bank sales and auctions go on.
clause-FM-trans-4 = Men are never lent: what changes hands stays changed.
clause-FM-end1-1 = The building phase ends with the first complete team: numbers 1 to 11, at most three foreigners. You may wait before showing it; between two turns whoever has just played, or won the auction, is asked first.
clause-FM-end1-2 = The complete team is shown to all, and the bank pays 2,000,000.
clause-FM-var-1 = Quick variant: ten men for ten different numbers end the phase, for 800,000.
clause-FM-train-1 = Incomplete teams play too. Trainees fill the missing numbers for free and cost one star each.
clause-FM-pre2 = Before the championship everybody may still trade to complete a team.
clause-FM-ch-1 = During the championship buying and trading go on as before.
clause-FM-ch-2 = All pawns go to the championship square.
clause-FM-ch-3 = From there they run one fixed lap, without the halfway line and never backward.
clause-FM-ch-4 = The first pawn to reach or pass the championship square starts a match day at once; the lap stops.
clause-FM-day-1 = With four coaches a day has two matches, one after the other; with three it has one, and one coach rests; with two it has one.
clause-FM-day-2 = Everybody meets everybody home and away, by a fixed schedule.
clause-FM-match-1 = The die plays no part in a match.
clause-FM-match-2 = Both elevens are revealed on their places at the same time.
clause-FM-match-3 = At most three foreigners may be on the pitch at once; trainees fill the gaps.
clause-FM-match-4 = A team’s strength is counted in stars.
clause-FM-match-5 = Each team may use up to three Plus cards.
clause-FM-match-6 = Each team has two substitutions, at any moment of the match.
clause-FM-match-7 = The stronger team wins 2 points; level teams get 1 each.
clause-FM-match-8 = After the day each team that played receives 500,000.
clause-FM-match-9 = Then all pawns return to the championship square.
clause-FM-fin-1 = Whoever has most points wins the title.
clause-FM-fin-2 = If points are level, European pennants decide.
clause-FM-fin-3 = If those are level too, there is a play-off.
clause-FM-q-1 = Stopping on a question mark you draw a card and obey it at once.
clause-FM-q-2 = Question marks bring gains, losses or sponsors.
clause-FM-spon-1 = Sponsors lie open before their coach.
clause-FM-spon-2 = Stopping on a square of one of your sponsors brings the sum on its card.
clause-FM-spon-3 = Without the matching card the square pays nothing.
clause-FM-spon-4 = The bank buys a sponsor back at any time at the price printed on it.
clause-FM-spon-5 = You may have one sponsor of each of four kinds; of two of a kind you keep the better.
clause-FM-plus-1 = Plus cards are gathered from the start but used only in the championship.
clause-FM-plus-2 = You may hold six Plus cards; with a seventh, one goes under the pack.
clause-FM-plus-3 = Three may be used in a match, unless a card says otherwise.
clause-FM-plus-4 = They add stars, weaken the other team or protect your own.
clause-FM-plus-5 = A used Plus card goes under its pack.
clause-FM-euro-0 = While teams are built, a Euromatch square means: roll and move again.
clause-FM-euro-1 = In the championship it means: draw a European team, show yours, compare the stars.
clause-FM-euro-2 = Equal or weaker: the card goes back and the turn is over.
clause-FM-euro-3 = Stronger: keep the card and take the gate.
clause-FM-euro-4 = Every five pennants make your team one star stronger.
clause-FM-euro-5 = You may decline the match, and then your team stays unseen.
clause-FM-euro-6 = Certain Plus cards may be used in a Euromatch.
clause-FM-champ = The championship square matters only in the championship: start of the lap, and trigger of the match day.
clause-FM-pact = Money lost through question marks gathers at the pactole; whoever stops there takes all of it.

# What CHANCE decides
chance-first = Who begins
chance-roll = The die
chance-draw-man = Footballers drawn
chance-draw-plus = Plus cards drawn
chance-draw-question = Question marks
chance-draw-european = European teams
chance-numbering = Championship numbers
