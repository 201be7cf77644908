### El tablero de Worldwide Football.

web-time = 40 min

## Cartas
web-shot-sign = Tiro
web-effect-draw-player = { $count ->
    [one] roba 1 Jugador
   *[other] roba { $count } Jugadores
}
web-effect-draw = { $count ->
    [one] roba 1 Acción
   *[other] roba { $count } Acciones
}
web-effect-discard = { $count ->
    [one] descarta 1 Acción
   *[other] descarta { $count } Acciones
}
web-effect-shields = sin defensa en la siguiente
web-effect-lifts = si después tiras: +{ $count }
web-effect-recalls = puedes recuperar: { $card }
web-effect-bars-tackle = sin entrada en la siguiente
web-effect-shot = de { $from } a { $to } PA
web-effect-foul = falta con { $foul } o menos
web-effect-clean = nunca es falta
web-specialist = especialista en tiros libres

## Probabilidades
web-or-more = { $needed } o más
web-less-pa = − { $count } PA
web-less-bonus = − { $count } bonificación
web-less-block = − { $count } bloque
web-less-home = − { $count } estadio
web-foul-on = { $foul ->
    [1] Falta con 1.
   *[other] Falta de 1 a { $foul }.
}
web-red-on = { $face ->
    [1] Roja con 1.
   *[other] Roja de 1 a { $face }.
}
web-yellow-at = Amarilla con { $face }.
web-yellow-on = Amarilla de { $from } a { $to }.
web-nobody-defends = Nadie puede defenderla
web-risk = { $card } { $needed }+: { $chance } %
web-pa-to = { $from } → { $to } PA
web-shot-at = Tiro con { $pa } PA
web-chance-ball = ganas el balón
web-chance-goal = gol
web-chance-save = parada
web-chance-whistle = tiro libre
web-chance-cancel = anulada
web-more-draw = { $count ->
    [one] una carta cada uno
   *[other] robas { $count } cartas
}
web-more-give-back = roba { $count } y descarta una
web-more-give-back-received = sin compensación

## Ventanas de reacción
web-clock = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}
web-clock-pause = Parar el reloj
web-clock-run = Poner el reloj en marcha
web-default-draw = { $count ->
    [one] Sin respuesta: una carta cada uno.
   *[other] Sin respuesta: robas { $count } cartas.
}
web-default = Sin respuesta: { $move }.
web-helper = { $player } aún puede ayudar tras la tirada: { $chance } %
web-hint = elige una carta
web-hint-window = reacciona o déjalo pasar
web-hint-number = elige un número
web-hint-ability = elige una habilidad
web-hint-deck = parte de una base y cámbiala
web-hint-coach = tú o tu compañero

## El campo
web-attacks = { $side }, con el balón
web-attacks-with = { $side } ataca: { $card }
web-pa = { $pa } PA
web-pa-would = { $pa } PA, { $to } si sale bien
web-gauge = Puntos de ataque: { $pa } de 8; { $to } si la carta sale bien. Se tira con 6, 7 u 8.
web-card-for = { $card }, { $pa } PA
web-ask-you = ¿qué respondes?
web-ask = { $name }…
web-zone = De 6 a 8 PA: se puede tirar, +0 +1 +2
web-mark-free-kick = tiro libre: sin defensa en la primera carta
web-mark-corner = córner
web-mark-block = bloque defensivo +{ $count }
web-mark-shot = tiro: gol al { $chance } %
web-mark-shot-bonus = tiro +{ $bonus }: gol al { $chance } %
web-mark-shot-malus = tiro −{ $malus }: gol al { $chance } %
web-quality = Calidad { $quality }
web-mark-quality = tiro de calidad { $quality }: gol al { $chance } %
web-die-shot = Tiro
web-die-save = Portero
web-banner-goal = ¡GOL! { $first }–{ $second }
web-banner-half-time = DESCANSO { $first }–{ $second }
web-banner-full-time = FINAL { $first }–{ $second }
web-banner-extra-time = PRÓRROGA
web-banner-shoot-out = PENALTIS
web-banner-kicked-off = SAQUE INICIAL
web-banner-saved = ¡PARADÓN!
web-banner-off-target = ¡FUERA!
web-banner-corner = CÓRNER
web-banner-foul = { $award ->
    [1] TIRO LIBRE
    [2] TIRO LIBRE DIRECTO
   *[other] ¡PENALTI!
}
web-banner-yellow = TARJETA AMARILLA
web-banner-red = TARJETA ROJA

## Alrededor del campo
web-score = { $first } a { $second }
web-stars = { $left ->
    [one] { $left } estrella
   *[other] { $left } estrellas
} de { $most }
web-booked = { $yellow ->
    [one] una amarilla
   *[other] { $yellow } amarillas
}, { $red ->
    [one] una roja
   *[other] { $red } rojas
}
web-captain = capitán
web-has-ball = tiene el balón
web-actions = { $count ->
    [one] 1 Acción
   *[other] { $count } Acciones
}
web-players = { $count ->
    [one] 1 Jugador
   *[other] { $count } Jugadores
}
web-pile = { $cards ->
    [one] Una carta en el mazo
   *[other] { $cards } cartas en el mazo
}
web-substitutions = { $count ->
    [one] un cambio
   *[other] { $count } cambios
}
web-at-home = en casa
web-half-ends = La parte acaba cuando un mazo está vacío y los dos equipos devuelven el balón seguidos.
web-shown = Lo sabe todo el mundo:
web-discards = { $cards ->
    [0] Sin descartes
    [one] Un descarte
   *[other] { $cards } descartes
}
web-nothing-laid = nada todavía
web-not-now = Ahora no: preguntar por qué
web-no-hand = Las manos son secretas; ves lo que puede ver todo el mundo.
web-hand = Tu mano, { $team }
web-do-discard = Descartar: { $card }
web-do-fetch = Coger: { $card }
web-do-sub = Retirar a { $card }

## Actos
web-deed-p = Pasar
web-deed-pl = Jugar en largo
web-deed-d = Regatear
web-deed-pp = Filtrar el pase
web-deed-c = Centrar
web-deed-t = ¡Tirar!
web-deed-te = ¡Cabecear!
web-deed-v = ¡Empalmar de volea!
web-deed-ud = Tirar la pared
web-deed-gp = Hacer el autopase
web-deed-co = Controlar y girarse
web-deed-int = Interceptar
web-deed-pre = Presionar
web-deed-tac = Entrar al balón
web-deed-aim = Tirar al { $face }
web-deed-save = Lanzarse al { $face }
web-deed-player = Recurrir a { $player }
web-deed-use = { $ability }, por una estrella
web-deed-choose = Elegir { $ability }
web-deed-draw = { $count ->
    [one] Dejarla pasar, una carta cada uno
   *[other] Dejarla pasar, robar { $count }
}

## Componer el mazo
web-deck = { $team }: tu mazo
web-deck-cards = cartas de { $target }
web-deck-defences = defensas (de { $fewest } a { $most })
web-deck-defences-free = defensas
web-deck-start = Elige una base y cámbiala carta a carta.
web-deck-take = { $count ->
    [0] No quedan canjes: el mazo está hecho.
    [one] Toca una carta para quitarla o arrastra una sobre otra. Queda un canje.
   *[other] Toca una carta para quitarla o arrastra una sobre otra. Quedan { $count } canjes.
}
web-deck-put = Hay un hueco: mete una carta.
web-in-deck = En el mazo
web-in-box = En la caja
web-put-in = Meter: { $card } (quedan { $count })
web-take-out = Quitar: { $card } ({ $count } en el mazo)

## Penaltis
web-penalty-aim = Elige tu esquina
web-penalty-save = ¿Adónde te lanzas?
web-penalty-in = ¡Dentro!
web-penalty-held = ¡Parado!
web-penalty-rule = Los dos eligen en secreto: números distintos, gol; el mismo, parada.
web-keeper-covers = Una carta de portero: cubre también el número siguiente.
web-number = Número { $face }
web-kicks = { $scored } de { $kicks }

## Capítulos del reglamento
web-chapter-1 = El objetivo
web-chapter-2 = Los entrenadores
web-chapter-3 = La caja
web-chapter-4 = Antes del saque inicial
web-chapter-5 = Las manos
web-chapter-6 = Con el balón
web-chapter-7 = Los tiros
web-chapter-8 = El fin de un ataque
web-chapter-9 = Sin el balón
web-chapter-10 = Las estrellas
web-chapter-11 = Las cartas de Jugador
web-chapter-12 = Las partes
web-chapter-13 = El ejemplo comentado
web-chapter-14 = El modo Profesional
web-chapter-15 = Las faltas
web-chapter-16 = Las tarjetas
web-chapter-17 = Los córneres
web-chapter-18 = Equipos y habilidades
web-chapter-19 = Tiros fuera
web-chapter-20 = Los cambios
web-chapter-21 = Los estadios
web-chapter-22 = El modo Internacional
web-chapter-23a = Porteros en los penaltis
web-chapter-23b = Cuatro entrenadores
web-chapter-24 = Los compañeros
web-chapter-F = Preguntas y respuestas

## Ejemplos
web-example-chain = un ataque que se construye
web-example-chain-text = Pase largo, regate, pase al hueco: 3 + 1 + 2 = 6 PA. La carta siguiente no se puede defender, y ya se puede tirar.
web-example-duel = una intercepción
web-example-duel-text = La intercepción pide 19. Hay 5 PA en la mesa y el pase al hueco regala 1 al defensor: basta con 13.
web-example-shot = un tiro
web-example-shot-text = Con 7 PA el dado gana 1: un 4 es un tiro de calidad 5. El 4 del portero se queda corto: gol.
web-example-foul = una falta
web-example-foul-text = Una entrada que saca de 1 a 6 es falta, pidiera lo que pidiera. Con 5 PA o menos cuesta un tiro libre indirecto.
web-example-penalty = un penalti
web-example-penalty-text = El lanzador eligió el 3, el portero el 5: números distintos, gol.

## El primer partido guiado
web-guide-ball-title = El balón es tuyo
web-guide-ball = Construye tu ataque carta a carta. Cada una da puntos de ataque (PA) y un pequeño efecto. Elige una y pulsa el botón rojo.
web-guide-gauge-title = Sube hasta seis
web-guide-gauge = La barra cuenta tus PA. De 6 a 8 puedes tirar; 9 es pasarse. Cuantos más PA haya en la mesa, más fácil es pararte.
web-guide-shoot-title = ¡A tiro!
web-guide-shoot = Ya puedes tirar. El porcentaje grande es tu probabilidad de gol si nadie para el tiro; con 7 y 8 PA mejora, pero les das una carta más para reaccionar.
web-guide-give-back-title = ¿Nada encaja?
web-guide-give-back = Devuelve el balón: robas tres cartas y descartas una. Más vale empezar de nuevo que encerrarse.
web-guide-stars-title = Las estrellas
web-guide-stars = Una estrella paga una habilidad: un PA más, o justo la carta que necesitas de tu mazo. Tienes cuatro y dos vuelven en el descanso.
web-guide-discard-title = Demasiadas cartas
web-guide-discard = Elige de qué te desprendes. Guarda al menos un Tiro y una o dos defensas.
web-guide-defend-title = Atacan ellos
web-guide-defend = Cada respuesta muestra lo que debe sacar el d20 y tu probabilidad en tanto por ciento. Las casillas verdes son las caras que te dan el balón.
web-guide-draw-title = O déjala pasar
web-guide-draw = No tienes por qué defender: roba dos cartas. Al principio de un ataque suele ser lo sensato; tus opciones crecen con sus PA.
web-guide-players-title = Tu plantilla
web-guide-players = Una carta de Jugador dice cuándo se juega y qué hace. Aquí tienes una para este momento. Se usa una vez por parte.
web-guide-counter-title = ¡Contra!
web-guide-counter = Has ganado el balón muy pronto. Por una estrella tu ataque empieza con 4 PA, a dos tercios del tiro.
web-guide-keeper-title = El duelo
web-guide-keeper = El tiro es un d6 más su bonificación. El portero lanza un d6: si saca menos que el tiro, es gol.
web-guide-goal-title = Gol
web-guide-goal = Después de un gol el balón cambia de equipo y el ataque empieza de cero.
web-guide-half-title = Se acaba la parte
web-guide-half = Cuando un mazo se vacía y los dos equipos devuelven el balón seguidos, llega el descanso. Juega tus buenas cartas: se reparten de nuevo.
web-guide-second-half-title = Segunda parte
web-guide-second-half = Se barajan y reparten todas las cartas, vuelven dos estrellas y saca el otro equipo. Ya lo sabes todo. ¡Suerte!
