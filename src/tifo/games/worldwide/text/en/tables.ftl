### Worldwide Football: the box as tables. Names of the numbers are `value-<table>-<name>`, as in components.toml.

under-mode-amateur = Amateur
under-mode-professional = Professional
under-mode-international = International
table-attacks = Attack and shot cards
table-defences = Defence cards
table-abilities = The abilities
table-teams = The teams
table-players = The Player cards
table-decks = Decks to start from
table-numbers = Hands, limits and set pieces
column-by-mark = Copies / PRO / INT
column-pa = PA
column-needs = Playable
column-answers = Answered by
column-effect = Effect
column-roll = Needed on d20
column-foul = Foul up to
column-yellow = Yellow up to
column-red = Red up to
column-ability = Ability
column-when = When
column-price = Price
column-stars = Stars
column-abilities = Abilities
column-stadium = At home
column-player = Player
column-position = Position
column-specialist = Free kicks
column-deck = Deck
column-for = For
column-cards = Cards
needs-pa = at { $first } to { $last } PA
needs-after = right after: { $card }
answer-bonus = { $card } +{ $bonus }
effect-draw-player = { $count ->
    [one] draw a Player card
   *[other] draw { $count } Player cards
}
effect-draw = { $count ->
    [one] draw an Action card
   *[other] draw { $count } Action cards
}
effect-discard = { $count ->
    [one] discard an Action card
   *[other] discard { $count } Action cards
}
effect-lifts = a shot right after it gains +{ $count }
effect-shields = the next Action card cannot be defended
effect-bars-tackle = no tackle on the next card
effect-recalls = you may take back one card: { $card }
effect-shot = quality d6 +{ $at6 }, +{ $at7 } or +{ $at8 } at 6, 7 or 8 PA
effect-off-target = off target on { $face } or less
usable-offensive = with the ball in open play, at { $count } PA or fewer
usable-scheme = with the ball
usable-counter = when you win the ball from a side with { $count } PA or fewer
usable-block = on the first card of their attack
usable-trap = instead of defending or drawing, on: { $count }
usable-dive = on a tackle or a pressing, with { $count } PA or more
usable-creativity = with the ball, at { $count } PA or fewer
usable-stamina = when the ball changes side or play stops
usable-clinical = before your shot is rolled
price-star = one star
stadium-defence-bonus = once a half, +{ $count } on a defensive roll
stadium-extra-players = { $count ->
    [one] one Player card more at the start of each half
   *[other] { $count } Player cards more at the start of each half
}
stadium-extra-actions = { $count ->
    [one] one Action card more at the start of each half
   *[other] { $count } Action cards more at the start of each half
}
stadium-extra-stars = { $count ->
    [one] one star more, and one more at most
   *[other] { $count } stars more, and as many more at most
}
stadium-shot-malus = the first shot of each half against you loses { $count }
is-specialist = specialist
deck-balanced = balanced
deck-attacking = attacking
deck-defensive = defensive
deck-wings = crosses, headers and volleys
deck-for-decks = a match
deck-for-tens = extra time, one coach
deck-for-twenties = extra time, two coaches
deck-card = { $card } ×{ $copies }

value-match-hand_kicker = Action cards of the side that kicks off
value-match-hand_other = Action cards of the other side
value-match-hand_of_four = Action cards of each of four coaches
value-match-players_dealt = Player cards at the start
value-match-limit_actions = Most Action cards in hand (after 0, 1, 2 red cards)
value-match-limit_players = Most Player cards in hand (after 0, 1, 2 red cards)
value-match-most_pa = Most PA
value-match-give_back_draw = Cards drawn for giving the ball back
value-match-decline_draw = Cards drawn for not defending
value-match-decline_draw_four = The same for each of four coaches
value-match-amateur_stars = Stars in Amateur mode
value-match-stars_regained = Stars regained at half-time
value-match-free_abilities = Abilities of choice
value-match-substitutions = Substitutions
value-match-deck = Cards of a built deck
value-match-fewest_defences = Fewest defences in it
value-match-most_defences = Most defences in it
value-match-extra_time_cards = Cards a coach chooses for extra time
value-set_pieces-direct_at = PA for a direct free kick
value-set_pieces-direct_bonus = Bonus of a direct free kick
value-set_pieces-specialist_bonus = Bonus with a specialist
value-set_pieces-corner_pa = PA after a corner
value-set_pieces-free_kick_cards = Cards for a free kick
value-set_pieces-corner_cards = Cards for a corner
value-set_pieces-yellow_discards = Cards lost for a yellow card
value-set_pieces-red_discards = Cards lost for a red card
value-set_pieces-shoot_out_kicks = Kicks of a side in a shoot-out
value-set_pieces-shoot_out_most = Kicks of a side in a shoot-out, at most
