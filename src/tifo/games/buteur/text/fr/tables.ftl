### Buteur : la boîte en tableaux. Les nombres s’appellent `value-<table>-<nom>`, comme dans components.toml.

table-cards = Les cartes
table-numbers = Le terrain et la donne
column-cards = Cartes
column-kind = Sorte
column-symbol = Symbole
column-left = À gauche
column-forward = Tout droit
column-right = À droite

value-board-columns = Colonnes du terrain
value-board-rows = Rangées du terrain
value-board-goal_mouth = Cases entre les poteaux
value-board-goal_area_columns = Largeur de la surface de but
value-board-penalty_columns = Largeur de la surface de réparation
value-board-penalty_rows = Profondeur de la surface de réparation
value-board-kick_off_squares = Cases du coup d’envoi
value-board-goal_kick_squares = Cases de dégagement
value-board-left_corner = Drapeau du coin gauche
value-board-right_corner = Drapeau du coin droit
value-variants-rows = Terrains plus longs
value-variants-goal_mouth = Buts plus larges
value-hands-two = Mains à deux coachs
value-hands-three = Mains à trois coachs
value-hands-four = Mains à quatre coachs
value-pile-deck = Cartes en jeu
value-pile-few = Cartes restantes quand la mi-temps finit
