### El tablero de Noche de copa.

web-time = 5 min
web-score = { $first } a { $second } en puntos
web-standing = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
web-goals-title = Las rondas
web-home = en casa
web-strength = fuerza { $strength }
web-turning = { $faces } de las 6 caras del dado darían la vuelta
web-face-down = Una carta boca abajo
web-no-card = Aún sin carta
web-die = Dado: { $pips }
web-total = { $total } en total
web-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
web-no-hand = Las manos son secretas; ves lo que todos pueden ver.
web-hint-field = elige una carta
web-hint-change = n/6: caras que le dan la vuelta
web-chapter-1 = La copa
web-chapter-2 = En casa
web-chapter-3 = El reparto
web-chapter-4 = La alineación
web-chapter-5 = El dado
web-chapter-6 = El cambio
web-chapter-7 = Desde el banquillo
web-chapter-8 = Quién pasa
web-chapter-9 = El final
