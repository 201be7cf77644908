### Buteur: the box as tables. Names of the numbers are `value-<table>-<name>`, as in components.toml.

table-cards = The cards
table-numbers = The pitch and the deal
column-cards = Cards
column-kind = Kind
column-symbol = Symbol
column-left = Left
column-forward = Ahead
column-right = Right

value-board-columns = Columns of the pitch
value-board-rows = Rows of the pitch
value-board-goal_mouth = Squares between the posts
value-board-goal_area_columns = Width of the goal area
value-board-penalty_columns = Width of the penalty area
value-board-penalty_rows = Depth of the penalty area
value-board-kick_off_squares = Squares to kick off from
value-board-goal_kick_squares = Squares for a goal kick
value-board-left_corner = Flag of the left corner
value-board-right_corner = Flag of the right corner
value-variants-rows = Longer pitches
value-variants-goal_mouth = Wider goals
value-hands-two = Hands of two coaches
value-hands-three = Hands of three coaches
value-hands-four = Hands of four coaches
value-pile-deck = Cards in play
value-pile-few = Cards left when the half ends
