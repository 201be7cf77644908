### Buteur: la caja en tablas. Los números se llaman `value-<tabla>-<nombre>`, como en components.toml.

table-cards = Las cartas
table-numbers = El campo y el reparto
column-cards = Cartas
column-kind = Clase
column-symbol = Símbolo
column-left = Izquierda
column-forward = De frente
column-right = Derecha

value-board-columns = Columnas del campo
value-board-rows = Filas del campo
value-board-goal_mouth = Casillas entre los postes
value-board-goal_area_columns = Ancho del área pequeña
value-board-penalty_columns = Ancho del área
value-board-penalty_rows = Fondo del área
value-board-kick_off_squares = Casillas del saque de centro
value-board-goal_kick_squares = Casillas del saque de puerta
value-board-left_corner = Banderín de la esquina izquierda
value-board-right_corner = Banderín de la esquina derecha
value-variants-rows = Campos más largos
value-variants-goal_mouth = Porterías más anchas
value-hands-two = Manos de dos entrenadores
value-hands-three = Manos de tres entrenadores
value-hands-four = Manos de cuatro entrenadores
value-pile-deck = Cartas en juego
value-pile-few = Cartas que quedan al acabar la parte
