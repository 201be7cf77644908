### Footmania: the box as tables. Names of the numbers are `value-<table>-<name>`, as in components.toml.

table-numbers = Money, teams and limits
table-squares = The squares (P: the lap, M: the halfway line)
table-plus = The Plus cards
table-questions = The question marks
table-footballers = The footballers
table-europeans = The European teams
column-square = Square
column-effect = Effect
column-euromatch = In a Euromatch
column-resale = Resale
column-shirt = Shirt
column-numbers = Numbers
column-stars = Stars
column-price = Price
column-reduced = Reduced price
column-pennants = Pennants
column-gate = Gate
yes = yes
no = no
day = day { $day }: { $matches }
shirt-yellow = yellow
shirt-green = green
shirt-blue = blue (international)
shirt-red = red (foreigner)
effect-of-form = { $stars ->
    [one] one star more
   *[other] { $stars } stars more
}
effect-of-injury = one of their players goes off hurt
effect-of-red_card = one of their players is sent off
effect-of-physio = cancels an injury
effect-of-appeal = cancels a red card
effect-of-crowd = { $stars ->
    [one] one star more; at home { $home }
   *[other] { $stars } stars more; at home { $home }
}
effect-of-coaching = one more substitution
effect-of-free = { $stars ->
    [one] one star more, outside the limit of three cards
   *[other] { $stars } stars more, outside the limit of three cards
}

value-money-note = Smallest banknote
value-money-in_the_box = Money in the box
value-money-start = Money at the start
value-money-prize_eleven = Prize for eleven numbers
value-money-prize_ten = Prize for ten numbers
value-money-gate = Gate of a match day
value-money-auction_step = Step of an auction
value-money-highest_bid = Highest bid
value-money-offers_fine = Sums of an offer: first, last, step
value-money-offers_coarse = Larger sums of an offer
value-team-numbers = Numbers of a team
value-team-ten = Numbers in the quick variant
value-team-foreigners = Foreigners on the pitch
value-team-trainee = Stars of a trainee
value-team-substitutions = Substitutions
value-team-plus_in_a_match = Plus cards in a match
value-team-plus_in_hand = Plus cards in hand
value-team-pennants_a_star = Pennants for a star
value-stars-yellow = Stars of a yellow shirt
value-stars-green = Stars of a green shirt
value-stars-blue = Stars of a blue shirt
value-stars-red = Stars of a foreigner
value-points-win = Points for a win
value-points-draw = Points for a draw
value-limits-rounds = Most rounds of the first phase
value-limits-offers = Offers between two turns
value-limits-counters = Counter-offers
value-limits-items = Cards on each side of an offer
value-schedule-two = Fixtures of two coaches
value-schedule-three = Fixtures of three coaches
value-schedule-four = Fixtures of four coaches
