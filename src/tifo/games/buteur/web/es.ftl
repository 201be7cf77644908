### El campo de Buteur.

web-time = 20 min
web-pitch = Campo, balón en { $square }
web-area = área
web-landing-touch = banda
web-landing-wide = fuera
web-landing-goal = tiro
web-score = { $first } a { $second }
web-pile = { $cards ->
    [one] Una carta en el mazo
   *[other] { $cards } cartas en el mazo
}
web-pile-short = Mazo { $cards }
web-half-ends = El tiempo acaba a las { $few } cartas.
web-last-turn = ¡Último turno de este tiempo!
web-unseen = Sin ver:
web-symbol-hand = mano
web-symbol-red = bandera roja
web-symbol-blue = bandera azul
web-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
web-shown = Cartas que todos han visto
web-hand = Tu mano
web-no-hand = Las manos son secretas; ves lo que puede ver cualquiera.
web-playable = { $cards } de { $hand } se pueden jugar
web-not-now = Ahora no: pregunta por qué
web-why = ¿por qué?
web-seen = Vistas por todos:
web-discards = { $cards ->
    [one] { $cards } carta jugada.
   *[other] { $cards } cartas jugadas.
}
web-discard-pile = Descartes
web-nothing-laid = Aún no hay cartas jugadas.
web-hint-card = elige una carta
web-hint-target = carta y luego dirección
web-way-left = izquierda
web-way-forward = al frente
web-way-right = derecha
web-direction-L = izquierda
web-direction-F = al frente
web-direction-R = derecha
web-deed-in-play = Jugar a { $square }
web-deed-touch = Echarla fuera por { $square }
web-deed-wide = Mandarla fuera, junto al poste
web-deed-goal = ¡Tirar a puerta!
web-deed-throw = Sacar de banda a { $square }
web-deed-place = Poner el balón en { $square }
web-cut-goal = ¡gol!
web-cut-saved = ¡parado!
web-banner-goal = ¡GOL! { $first }–{ $second }
web-banner-half = DESCANSO
web-banner-full = FINAL
web-short-attacker = DEL
web-short-free-kick = T.L.
web-short-keeper = POR
web-short-corner = CÓR
web-short-penalty = PEN

## Capítulos del reglamento
web-chapter-0 = El objetivo
web-chapter-D = El reparto
web-chapter-P = Antes del saque
web-chapter-1 = Un turno
web-chapter-2 = Mover el balón
web-chapter-3 = El saque inicial
web-chapter-4 = Los delanteros
web-chapter-5 = Los tiros libres
web-chapter-6 = El saque de puerta
web-chapter-7 = Las paradas
web-chapter-8 = Los córneres
web-chapter-9 = Los penaltis
web-chapter-10 = Los saques de banda
web-chapter-11 = Los goles
web-chapter-12 = El final de un tiempo
web-chapter-13 = El segundo tiempo
web-chapter-14 = El final
web-chapter-15 = Quién gana

## Ejemplos
web-example-arrow = un delantero
web-example-arrow-text = La carta ofrece izquierda 3, al frente 4 o derecha 3. Jugada al frente, el balón corre de D8 a D12.
web-example-shot = un tiro
web-example-shot-text = Cinco al frente desde E12: el balón cruza la línea a la tercera casilla, entre los postes. Lo demás da igual.
web-example-corner = un córner
web-example-corner-text = Se jugó el córner rojo y el corte enseña una bandera roja: cabezazo y dentro.
web-example-penalty = un penalti
web-example-penalty-text = El corte enseña una mano: parado. Cualquier otra carta habría sido gol.
web-example-free-kick = un tiro libre
web-example-free-kick-text = Al frente 3 por la línea de puntos y enseguida un delantero: al frente 5, ocho casillas en total.

## Los números de la caja
web-value-board-columns = Columnas del campo
web-value-board-rows = Filas del campo
web-value-board-goal_mouth = Casillas entre los postes
web-value-board-goal_area_columns = Ancho del área chica
web-value-board-penalty_columns = Ancho del área
web-value-board-penalty_rows = Fondo del área
web-value-board-kick_off_squares = Casillas de saque inicial
web-value-board-goal_kick_squares = Casillas de saque de puerta
web-value-board-left_corner = Bandera del córner izquierdo
web-value-board-right_corner = Bandera del córner derecho
web-value-variants-rows = Campos más largos
web-value-variants-goal_mouth = Porterías más anchas
web-value-hands-two = Manos de dos entrenadores
web-value-hands-three = Manos de tres entrenadores
web-value-hands-four = Manos de cuatro entrenadores
web-value-pile-deck = Cartas en juego
web-value-pile-few = Cartas que quedan al acabar el tiempo
web-value-cards = Caras de las cartas
