### Footmania: la caja en tablas. Los números se llaman `value-<tabla>-<nombre>`, como en components.toml.

table-numbers = Dinero, equipos y límites
table-squares = Las casillas (P: la vuelta, M: la línea de medio campo)
table-plus = Las cartas Plus
table-questions = Los interrogantes
table-footballers = Los futbolistas
table-europeans = Los equipos europeos
column-square = Casilla
column-effect = Efecto
column-euromatch = En un europartido
column-resale = Reventa
column-shirt = Camiseta
column-numbers = Números
column-stars = Estrellas
column-price = Precio
column-reduced = Precio rebajado
column-pennants = Banderines
column-gate = Taquilla
yes = sí
no = no
day = jornada { $day }: { $matches }
shirt-yellow = amarilla
shirt-green = verde
shirt-blue = azul (internacional)
shirt-red = roja (extranjero)
effect-of-form = { $stars ->
    [one] una estrella más
   *[other] { $stars } estrellas más
}
effect-of-injury = un jugador rival se retira lesionado
effect-of-red_card = un jugador rival es expulsado
effect-of-physio = anula una lesión
effect-of-appeal = anula una tarjeta roja
effect-of-crowd = { $stars ->
    [one] una estrella más; en casa { $home }
   *[other] { $stars } estrellas más; en casa { $home }
}
effect-of-coaching = un cambio más
effect-of-free = { $stars ->
    [one] una estrella más, fuera del límite de tres cartas
   *[other] { $stars } estrellas más, fuera del límite de tres cartas
}

value-money-note = Billete más pequeño
value-money-in_the_box = Dinero en la caja
value-money-start = Dinero al empezar
value-money-prize_eleven = Prima por once números
value-money-prize_ten = Prima por diez números
value-money-gate = Taquilla de una jornada
value-money-auction_step = Tramo de la subasta
value-money-highest_bid = Puja máxima
value-money-offers_fine = Sumas de una oferta: primera, última, tramo
value-money-offers_coarse = Sumas mayores de una oferta
value-team-numbers = Números de un equipo
value-team-ten = Números de la variante rápida
value-team-foreigners = Extranjeros en el campo
value-team-trainee = Estrellas de un juvenil
value-team-substitutions = Cambios
value-team-plus_in_a_match = Cartas Plus por partido
value-team-plus_in_hand = Cartas Plus en la mano
value-team-pennants_a_star = Banderines por estrella
value-stars-yellow = Estrellas de camiseta amarilla
value-stars-green = Estrellas de camiseta verde
value-stars-blue = Estrellas de camiseta azul
value-stars-red = Estrellas de un extranjero
value-points-win = Puntos por victoria
value-points-draw = Puntos por empate
value-limits-rounds = Rondas de la primera fase, como mucho
value-limits-offers = Ofertas entre dos turnos
value-limits-counters = Contraofertas
value-limits-items = Cartas en cada lado de una oferta
value-schedule-two = Calendario a dos
value-schedule-three = Calendario a tres
value-schedule-four = Calendario a cuatro
