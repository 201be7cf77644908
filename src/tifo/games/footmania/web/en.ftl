### Footmania's board.

web-time = 60 min
web-sum = { NUMBER($francs, useGrouping: "true") }
web-millions = { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } M
web-man-short = { $name } ({ $numbers }, { $stars }★)
web-sponsor-short = { $kind } sponsor, { $sum }
web-any-number = any number { $number }
web-anyone = any man
web-foreign-mark = F
web-colour-yellow = yellow
web-colour-green = green
web-colour-blue = blue
web-colour-red = foreign
web-stars-word = stars
web-man-card = { $name }, { $numbers }, { $colour }, { $stars } stars, resale price { $price }
web-back-card = Back of the card: costs { $price }
web-sponsor-card = Sponsor for { $kind }: pays { $sum }, resale price { $price }
web-rival-card = { $name }, { $stars } stars, { $pennants ->
    [one] one pennant
   *[other] { $pennants } pennants
}, { $gate } at the gate
web-unseen-national = A national footballer, face down
web-unseen-foreign = A foreign footballer, face down
web-price = Price
web-front-back = Front: resale price, and where bids start. Back: what he costs.

## The track
web-board = The track
web-views = Views of the table
web-tab-track = Track
web-tab-match = Match
web-tab-team = My eleven
web-tab-season = Season
web-cell-blue = footballer
web-cell-red = foreigner
web-cell-euromatch = Euro
web-cell-championship = Champ.
web-cell-pactole = Pactole
web-cell-sponsor = sponsor
web-square-championship = Championship square
web-square-blue = National footballer
web-square-red = Foreign footballer
web-square-question = Question mark
web-square-plus = Plus card
web-square-euromatch = Euromatch
web-square-pactole = Pactole
web-square-centre = Centre spot
web-square-sponsor = Sponsor: { $kind }
web-pack-0 = Nationals
web-pack-1 = Foreigners
web-pack-2 = Plus
web-pack-3 = Questions
web-pack-4 = Euro
web-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-first-team = First full team
web-prize = Prize
web-match-day = Match day
web-pactole = In the pactole
web-pawn = Pawn of { $name }: { $square }
web-die = The die shows { $pips }

## The coaches
web-your-money = Your money
web-men = { $men ->
    [one] 1 man
   *[other] { $men } men
}
web-points-pennants = { $points } pts · ⚑ { $pennants }
web-talks = Hand up: wants to deal
web-hand = Raise your hand to deal
web-hand-up = Hand up: you will be asked
web-your-eleven = Your eleven
web-numbers = { $men } of { $most } numbers
web-foreigners = { $men } of { $most } foreigners
web-missing = missing
web-plus-cards = { $cards } Plus
web-your-plus = Your Plus cards
web-no-hand = Squads are secret; you see what everybody may see.
web-not-now = Not now: ask why
web-squads = Squads
web-your-squad = Your squad
web-hidden = unseen
web-unseen-men = { $men ->
    [one] and one man whom nobody else has seen
   *[other] and { $men } men whom nobody else has seen
}
web-nothing-shown = Nothing shown yet.
web-close = Close

## Buying and bidding
web-auction = Auction
web-step = steps of { $sum }
web-bidder-leads = leads
web-bidder-in = still in
web-bidder-out = passes
web-bidder-declined = did not want him
web-less = Less
web-more = More
web-pass = Pass
web-drawn = Drawn
web-scouted = Brought by the scouts
web-team-goes = Your eleven goes from { $before } to { $after } stars.
web-team-goes-about = Your eleven goes from { $before } to about { $after } stars.
web-team-stays = Your eleven stays at { $stars } stars.
web-fills = He fills number { $numbers }!
web-lacks = You still lack { $numbers }.
web-left = { $sum } left.
web-short = You are { $sum } short.
web-going = from { $sum }
web-sold = Sold for { $sum }!
web-bids = { $name }: { $sum }

## Deals
web-market = The market
web-transfers-open = transfers open
web-transfers-over = transfers over
web-make-offer = Make an offer
web-go-on = Done: play on
web-counter = Another offer
web-offer-between = { $from } to { $to }
web-offer-to = Offer to { $name }
web-open-money = Has { $sum }.
web-to-whom = To whom?
web-suggestions = Suggestions
web-suggestion = { $name }: your { $given } for { $asked }
web-you-give = You give
web-you-get = You get
web-gives = { $name } gives
web-you-add = You add
web-you-ask = You ask for
web-you = You
web-card = card
web-add-give = Add a card of yours
web-add-ask = Add a card of theirs
web-take-off = Take { $item } off the offer
web-balance = Balance
web-deal-even = balanced
web-deal-dear = you pay more
web-deal-cheap = you pay less
web-resale = Resale values.
web-resale-guess = Resale values; an unseen man counts as usual.
web-leaves-gap = Number { $numbers } becomes a trainee.
web-advice = Tip:
web-ask-too = ask for { $name } too, and you come to { $stars }.
web-offer-help = Take a suggestion, or put cards on either side; nothing is shown before you propose it.
web-withdraw = Cancel
web-propose = Propose the deal
web-what-you-know = What you know

## Matches
web-trainee = trainee, −1
web-sent-off = sent off
web-place = Number { $number }: { $name }, { $stars } stars
web-place-empty = Number { $number }: a trainee
web-place-off = Number { $number }: sent off
web-match-score = { $first } stars to { $second }
web-changes = { $changes ->
    [one] 1 substitution
   *[other] { $changes } substitutions
}
web-plus-used = { $used } of { $most } Plus
web-boost = Plus { $stars } ★
web-pennant-stars = pennants { $stars } ★
web-bench = Bench
web-who-plays = Who plays { $number }?
web-drag-or-tap = drag or tap
web-bench-empty = Nobody on the bench.
web-can-play = { $name } can go to { $numbers }.
web-best-stands = Your best eleven is lined up already.
web-undo-best = Undo brings the best eleven back.
web-euromatch = Euromatch
web-euro-prize = { $pennants ->
    [one] 1 pennant
   *[other] { $pennants } pennants
} and { $sum } for the winner
web-plus-form = adds stars
web-plus-injury = a man goes off hurt
web-plus-red_card = a man is sent off
web-plus-physio = cancels an injury
web-plus-appeal = cancels a red card
web-plus-crowd = more stars at home
web-plus-coaching = one more substitution
web-plus-free = a star outside the limit

## The season
web-standings = Table
web-fixtures = Fixtures
web-no-fixtures = The fixtures are drawn when the first team is complete.
web-coach = Coach
web-played = Matches played
web-played-short = P
web-points = Points
web-points-short = Pts
web-pennants = European pennants
web-pennants-help = five pennants make a star

web-standing = { $score ->
    [one] 1 point
   *[other] { $score } points
}
web-goals-title = Big moments

## What to do
web-hint-choose = choose
web-hint-way = tap a lit square
web-hint-auction = bid or pass
web-hint-line-up = line up
web-hint-market = deal or play on
web-hint-touchline = card, change or pass
web-hint-answer = deal or no deal
web-part-raise = Bid more
web-part-sell = Sell first
web-part-any = Any man for a number
web-part-change = Substitution
web-part-give = I add money
web-part-get = I ask for money

## Across the board
web-banner-deal = DEAL!
web-banner-pactole = PACTOLE: { $sum }
web-banner-complete = THE TEAM STANDS!
web-banner-day = MATCH DAY { $number }
web-banner-euro-won = WHAT A NIGHT!
web-banner-euro-lost = OUT OF LUCK
web-banner-champion = { $name } CHAMPION!

## The guided match
web-guide-aim-title = Fill the numbers
web-guide-aim = You need men for ten different numbers. This row shows which you have; dashed ones are missing. The first full team takes the prize and opens the championship.
web-guide-way-title = Choose your way
web-guide-way = Lit squares are those your roll reaches. Blue ones sell national footballers, red ones foreigners, and you never turn back. Tap one, then again to go.
web-guide-draw-title = Draw a card?
web-guide-draw = Drawing is free, and only you see the card. Buy the man and the others learn no more than his price; leave him and he is shown to all.
web-guide-buy-title = Front and back
web-guide-buy = The back tells his price, the front what the bank would give you back. Below you read what he does for your eleven. Leave him, and the other coach may bid.
web-guide-auction-title = An auction
web-guide-auction = The other coach did not want him, so he is cheap. The red button is the next bid; plus and minus change it. Pass once and you are out.
web-guide-question-title = Question mark
web-guide-question = Good news or bad. Fines land in the pactole: whoever stops on its square takes it all. Sponsors pay each time you stop on theirs.
web-guide-plus-title = Plus cards
web-guide-plus = They wait here until the championship. In a match you may use three.
web-guide-hand-title = Raise your hand
web-guide-hand = Short of a number? Raise your hand: between two turns you will be asked, and can make an offer or sell to the bank. Without it play just goes on.
web-guide-answer-title = They want to deal
web-guide-answer = The bar weighs both sides by their resale value, and you read what the deal does to your eleven. Say yes, no, or make another offer.
web-guide-show-title = Your team is complete
web-guide-show = Show it now and take the prize, or wait and get stronger. Nobody knows but you.
web-guide-lap-title = The championship
web-guide-lap = Now the pawns race round the edge. The first one round starts a match day. Two days, home and away: most points wins.
web-guide-line-up-title = Line up
web-guide-line-up = Your best eleven stands already. Drag or tap to change it. The red button sends it out, unseen until both are ready.
web-guide-touchline-title = On the touchline
web-guide-touchline = No dice: stars decide. Play a Plus card, make a substitution, or leave it. When both leave it, it is full time.
web-guide-euro-title = A European night
web-guide-euro = Compare your stars with theirs. Win, and you take money and pennants; decline, and your team stays unseen.

## Chapters of the rulebook
web-chapter-prep = Before the match
web-chapter-move = Moving
web-chapter-goal = The aim
web-chapter-foot = Footballers
web-chapter-buy = Buying and bidding
web-chapter-sell = Selling
web-chapter-trans = Transfers
web-chapter-end1 = The first full team
web-chapter-var = Quick variant
web-chapter-train = Trainees
web-chapter-pre2 = Before the championship
web-chapter-ch = The lap
web-chapter-day = Match days
web-chapter-match = A match
web-chapter-fin = The title
web-chapter-q = Question marks
web-chapter-spon = Sponsors
web-chapter-plus = Plus cards
web-chapter-euro = Euromatches
web-chapter-champ = The championship square
web-chapter-pact = The pactole

## Examples
web-example-way = a choice of way
web-example-way-text = A roll of 4 from the left: straight on along the edge, or down the halfway line. Back where it came from is not allowed.
web-example-stars = counting stars
web-example-stars-text = A yellow man is worth two stars, a green one three; the plus one printed on the card comes on top.
web-example-auction = an auction
web-example-auction-text = Whoever drew him would not pay the price on the back. The others bid from the price in the black band; the highest bidder pays the bank.
web-example-deal = a deal
web-example-deal-text = A spare defender and 350,000 for a better one. Both coaches agree: any price will do.
