### Worldwide Football: la caja en tablas. Los números se llaman `value-<tabla>-<nombre>`, como en components.toml.

under-mode-amateur = Amateur
under-mode-professional = Profesional
under-mode-international = Internacional
table-attacks = Las cartas de ataque y de tiro
table-defences = Las cartas de defensa
table-abilities = Las habilidades
table-teams = Los equipos
table-players = Las cartas de Jugador
table-decks = Los mazos de partida
table-numbers = Manos, límites y jugadas a balón parado
column-by-mark = Copias / PRO / INT
column-pa = PA
column-needs = Se juega
column-answers = Respuestas posibles
column-effect = Efecto
column-roll = Mínimo en el d20
column-foul = Falta hasta
column-yellow = Amarilla hasta
column-red = Roja hasta
column-ability = Habilidad
column-when = Cuándo
column-price = Precio
column-stars = Estrellas
column-abilities = Habilidades
column-stadium = En casa
column-player = Jugador
column-position = Puesto
column-specialist = Tiros libres
column-deck = Mazo
column-for = Para
column-cards = Cartas
needs-pa = de { $first } a { $last } PA
needs-after = justo después: { $card }
answer-bonus = { $card } +{ $bonus }
effect-draw-player = { $count ->
    [one] roba una carta de Jugador
   *[other] roba { $count } cartas de Jugador
}
effect-draw = { $count ->
    [one] roba una carta de Acción
   *[other] roba { $count } cartas de Acción
}
effect-discard = { $count ->
    [one] descarta una carta de Acción
   *[other] descarta { $count } cartas de Acción
}
effect-lifts = un tiro justo después gana +{ $count }
effect-shields = nadie puede defender la siguiente carta de Acción
effect-bars-tackle = sin entrada en la carta siguiente
effect-recalls = puedes recuperar una carta: { $card }
effect-shot = calidad d6 +{ $at6 }, +{ $at7 } o +{ $at8 } con 6, 7 u 8 PA
effect-off-target = fuera hasta { $face }
usable-offensive = con el balón, en juego, con { $count } PA o menos
usable-scheme = con el balón
usable-counter = al ganar el balón a un equipo que tenía { $count } PA o menos
usable-block = en la primera carta de su ataque
usable-trap = en lugar de defender o robar, ante: { $count }
usable-dive = ante una entrada o una presión, con { $count } PA o más
usable-creativity = con el balón, con { $count } PA o menos
usable-stamina = cuando el balón cambia de equipo o el juego se para
usable-clinical = antes de lanzar el dado de tu tiro
price-star = una estrella
stadium-defence-bonus = una vez por parte, +{ $count } en una tirada de defensa
stadium-extra-players = { $count ->
    [one] una carta de Jugador más al empezar cada parte
   *[other] { $count } cartas de Jugador más al empezar cada parte
}
stadium-extra-actions = { $count ->
    [one] una carta de Acción más al empezar cada parte
   *[other] { $count } cartas de Acción más al empezar cada parte
}
stadium-extra-stars = { $count ->
    [one] una estrella más, y una más como máximo
   *[other] { $count } estrellas más, y otras tantas como máximo
}
stadium-shot-malus = el primer tiro rival de cada parte pierde { $count }
is-specialist = especialista
deck-balanced = equilibrado
deck-attacking = ofensivo
deck-defensive = defensivo
deck-wings = centros, cabezazos y voleas
deck-for-decks = un partido
deck-for-tens = la prórroga, un entrenador
deck-for-twenties = la prórroga, dos entrenadores
deck-card = { $card } ×{ $copies }

value-match-hand_kicker = Cartas de Acción del equipo que saca
value-match-hand_other = Cartas de Acción del otro equipo
value-match-hand_of_four = Cartas de Acción de cada uno, a cuatro
value-match-players_dealt = Cartas de Jugador al empezar
value-match-limit_actions = Cartas de Acción en mano, como mucho (tras 0, 1, 2 rojas)
value-match-limit_players = Cartas de Jugador en mano, como mucho (tras 0, 1, 2 rojas)
value-match-most_pa = PA como mucho
value-match-give_back_draw = Cartas que se roban al devolver el balón
value-match-decline_draw = Cartas que se roban sin defender
value-match-decline_draw_four = Lo mismo a cuatro, cada uno
value-match-amateur_stars = Estrellas en modo Amateur
value-match-stars_regained = Estrellas que vuelven en el descanso
value-match-free_abilities = Habilidades a elegir
value-match-substitutions = Cambios
value-match-deck = Cartas de un mazo propio
value-match-fewest_defences = Defensas como mínimo
value-match-most_defences = Defensas como máximo
value-match-extra_time_cards = Cartas que elige cada uno en la prórroga
value-set_pieces-direct_at = PA de un tiro libre directo
value-set_pieces-direct_bonus = Bonificación del tiro libre directo
value-set_pieces-specialist_bonus = Bonificación con un especialista
value-set_pieces-corner_pa = PA tras un córner
value-set_pieces-free_kick_cards = Cartas para un tiro libre
value-set_pieces-corner_cards = Cartas para un córner
value-set_pieces-yellow_discards = Cartas que cuesta una amarilla
value-set_pieces-red_discards = Cartas que cuesta una roja
value-set_pieces-shoot_out_kicks = Lanzamientos de la tanda, por equipo
value-set_pieces-shoot_out_most = Lanzamientos de la tanda, como mucho
