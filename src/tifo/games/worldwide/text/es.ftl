### Worldwide Football: lo que leen los jugadores.

name = Worldwide Football
tagline = Construye el ataque carta a carta y reza para que no te lo lean.
about = Dos entrenadores, un mazo de acciones cada uno y una plantilla de siete jugadores. El ataque se construye pase a pase hasta ocho puntos, cada carta se puede cortar con una intercepción, una presión o una entrada, y el tiro es un duelo de dados. Tres modos, del primer partido al mazo propio; para dos o cuatro.

## El juego en una página

quick-1 = Con el balón, juega cartas de ataque una a una. Cada una da puntos de ataque (PA) y un pequeño efecto. Hacen falta de 6 a 8 PA para tirar a puerta y nunca se puede pasar de 8.
quick-2 = Tras cada carta, el defensor roba dos cartas o responde con una carta de defensa que aparezca en la de ataque: con el d20 debe llegar al número de su carta, rebajado por los PA ya validados y por la bonificación. Si lo logra, el balón es suyo.
quick-3 = El tiro se decide con un d6, más 0, 1 o 2 con 6, 7 u 8 PA. El portero lanza otro d6: si saca menos que la calidad del tiro, es gol.
quick-4 = Las estrellas pagan habilidades, las cartas de Jugador cambian un duelo en el momento justo, y el balón se puede devolver cuando se quiera: se roban tres y se descarta una.
quick-5 = El modo Profesional añade faltas, tiros libres, penaltis, tarjetas, córneres, habilidades de equipo, cambios y estadios, y cada regla se puede quitar. El modo Internacional deja construir el mazo.
quick-6 = Cada parte acaba cuando un mazo se agota y los dos equipos se devuelven el balón seguidos. Se baraja, se reparte de nuevo y saca el otro equipo.

## Opciones

option-seats = Puestos
option-seats-about = Dos entrenadores, o cuatro: un capitán y un compañero por equipo.
option-seats-2 = uno contra uno
option-seats-4 = dos contra dos
option-mode = Modo
option-mode-about = Qué cartas se usan y qué reglas, salvo que se elijan una a una.
option-mode-amateur = Amateur: el juego sencillo
option-mode-professional = Profesional: todas las reglas de un partido
option-mode-international = Internacional: construye tu mazo
option-first_team = Primer equipo
option-first_team-about = La plantilla del primer equipo.
option-second_team = Segundo equipo
option-second_team-about = La plantilla del segundo equipo, distinta de la primera.
option-first_team-germany = Alemania
option-first_team-brazil = Brasil
option-first_team-spain = España
option-first_team-france = Francia
option-first_team-italy = Italia
option-second_team-germany = Alemania
option-second_team-brazil = Brasil
option-second_team-spain = España
option-second_team-france = Francia
option-second_team-italy = Italia
option-kick_off = Saque inicial
option-kick_off-about = Quién empieza la primera parte; el otro equipo empieza la segunda.
option-kick_off-toss = a cara o cruz
option-kick_off-first = el primer equipo
option-kick_off-second = el segundo equipo
option-fouls = Faltas y tiros libres
option-fouls-about = Una mala tirada en defensa regala un tiro libre o un penalti.
option-fouls-mode = según el modo
option-fouls-off = no
option-fouls-on = sí
option-specialists = Especialistas en tiros libres
option-specialists-about = Una carta de Jugador con balón se puede descartar para mejorar el tiro libre directo.
option-specialists-mode = según el modo
option-specialists-off = no
option-specialists-on = sí
option-bookings = Tarjetas
option-bookings-about = La amarilla y la roja cuestan cartas; la roja reduce la mano.
option-bookings-mode = según el modo
option-bookings-off = no
option-bookings-on = sí
option-corners = Córneres
option-corners-about = Una parada igual a la calidad del tiro va a córner: el ataque sigue con 5 PA.
option-corners-mode = según el modo
option-corners-off = no
option-corners-on = sí
option-abilities = Cartas de Equipo y nueve habilidades
option-abilities-about = Cada equipo tiene sus estrellas, tres habilidades impresas y dos a elegir.
option-abilities-mode = según el modo
option-abilities-off = no
option-abilities-on = sí
option-off_target = Tiros fuera
option-off_target-about = Un 1 natural en el tiro se va fuera.
option-off_target-mode = según el modo
option-off_target-off = no
option-off_target-on = sí
option-substitutions = Cambios
option-substitutions-about = Tres veces por partido, una carta de Jugador puede retirarse a cambio de una estrella.
option-substitutions-mode = según el modo
option-substitutions-off = no
option-substitutions-on = sí
option-keeper_on_penalty = Portero en los penaltis
option-keeper_on_penalty-about = Un portero descartado antes del penalti cubre dos números.
option-keeper_on_penalty-mode = según el modo
option-keeper_on_penalty-off = no
option-keeper_on_penalty-on = sí
option-stadium = Estadio
option-stadium-about = En qué estadio se juega; el efecto de la carta de Equipo del local dura todo el partido.
option-stadium-neutral = campo neutral
option-stadium-first = el primer equipo es local
option-stadium-second = el segundo equipo es local
option-extra_time = Prórroga
option-extra_time-about = Si hay empate, dos periodos más con diez cartas elegidas por entrenador.
option-extra_time-off = no
option-extra_time-on = sí
option-shoot_out = Tanda de penaltis
option-shoot_out-about = Un partido que sigue igualado se decide desde los once metros.
option-shoot_out-off = no
option-shoot_out-on = sí
option-free_kick_draw = Robar en el tiro libre
option-free_kick_draw-about = El defensor, que no puede defender la primera carta tras un tiro libre, roba igualmente.
option-free_kick_draw-off = no
option-free_kick_draw-on = sí
option-counter_once = Un solo contraataque
option-counter_once-about = El Contraataque se usa una sola vez por balón ganado: así es en modo Amateur; en los demás modos los usos se acumulan.
option-counter_once-mode = según el modo
option-counter_once-off = no
option-counter_once-on = sí
option-all_kicks = Los cinco lanzamientos
option-all_kicks-about = Se hacen todos los lanzamientos de la tanda, aunque ya esté decidida.
option-all_kicks-off = no
option-all_kicks-on = sí

## Cartas

card-p = Pase
    .the = el pase
    .faced = el pase
    .plays = busca el pase
    .done = El pase llega a su destino
card-pl = Pase largo
    .the = el pase largo
    .faced = el pase largo
    .plays = busca en largo
    .done = El balón largo cae justo donde debía
card-d = Regate
    .the = el regate
    .faced = el regate
    .plays = encara
    .done = Se va de su par
card-pp = Pase al hueco
    .the = el pase al hueco
    .faced = el pase al hueco
    .plays = filtra el pase
    .done = El pase rompe la defensa
card-c = Centro
    .the = el centro
    .faced = el centro
    .plays = pone el centro
    .done = Balón con mucho peligro
card-t = Tiro
    .the = el tiro
    .faced = el tiro
    .plays = arma la pierna
    .done = Tiene la portería a tiro
card-te = Cabezazo
    .the = el cabezazo
    .faced = el cabezazo
    .plays = salta a cabecear
    .done = Gana el duelo aéreo
card-v = Volea
    .the = la volea
    .faced = la volea
    .plays = se perfila para la volea
    .done = La engancha limpia
card-ud = Pared
    .the = la pared
    .faced = la pared
    .plays = tira la pared
    .done = La pared sale bordada
card-gp = Autopase
    .the = el autopase
    .faced = el autopase
    .plays = intenta el autopase
    .done = Lo deja atrás
card-co = Control orientado
    .the = el control orientado
    .faced = el control orientado
    .plays = se orienta con el control
    .done = Qué control
card-int = Intercepción
    .the = la intercepción
    .defends = sale a cortar
    .wins = ¡La había leído!
    .fails = Por un palmo
card-pre = Presión
    .the = la presión
    .defends = se echa encima
    .wins = ¡La presión da fruto!
    .fails = Superan la presión
card-tac = Entrada
    .the = la entrada
    .defends = va al suelo
    .wins = ¡Entrada limpia!
    .fails = La entrada llega tarde
any-shot = una carta de tiro
either = { $first } o { $second }
also = { $first }, { $second }
that = esa jugada
team-germany = Alemania
team-brazil = Brasil
team-spain = España
team-france = Francia
team-italy = Italia
player = { $name } ({ $position })
player-text = { $when }: { $does }
place-g = POR
place-d = DEF
place-m = MED
place-a = DEL
when-save = tras la tirada de su tiro
when-boost = tras tu tirada defensiva
when-cancel = cuando juegan un MED o un DEL
when-recover = cuando una carta de defensa te da el balón
when-with = con { $card }
when-after = tras { $card }
when-shot = tras una carta de tiro
when-rolled = tras la tirada de tu tiro
does-save = +{ $count } en la parada
does-boost = +{ $count } a la tirada
does-cancel = anula esa carta
does-cancel-roll = { $count } o más en d20 anula esa carta
does-pa = +{ $count } PA
does-stars = +{ $count } estrella
does-quality = +{ $count } de calidad
does-undefended = sin defensa posible
does-take-back = recupera una carta de Acción de tus descartes
does-no-discard = sin descarte
does-two-dice = dos dados, vale el mejor
does-reroll = repite la tirada
does-draw = roba { $count }
does-draw-if-saved = roba { $count } si se para

## Habilidades

ability-offensive = Juego ofensivo
    .effect = +1 PA
ability-scheme = Esquema táctico
    .effect = una carta del mazo a elección
ability-counter = Contraataque
    .effect = empieza con 4 PA
ability-block = Bloque defensivo
    .effect = +3 en todas las tiradas defensivas de este ataque
ability-trap = Trampa del fuera de juego
    .effect = 11 o más en d20 gana el balón
ability-dive = Simulación
    .effect = 11 o más en d20 da tiro libre o penalti
ability-creativity = Creatividad
    .effect = una carta a elección y una de Jugador
ability-stamina = Resistencia
    .effect = roba 3 cartas de Acción
ability-clinical = Eficacia
    .effect = +1 de calidad en este tiro

## Jugadas

move-attack = { $card } ({ $from } → { $to } PA)
move-shoot = { $card } con { $pa } PA
move-defend = { $card }: { $needed } o más en d20
move-discard = descartar { $card }
move-discard-player = descartar a { $player }
move-fetch = coger { $card } del mazo
move-take-back = recuperar { $card } de los descartes
move-player = { $player }: { $effect }
move-specialist = lo lanza { $player }: +2
move-keeper-ready = descartar a { $player }: cubre dos números
move-substitute = { $player } se retira a cambio de una estrella
move-use = { $ability }: { $effect }
move-choose = elegir { $ability }: { $effect }
move-face = el { $face }
move-preset-balanced = partir de una base equilibrada
move-preset-attacking = partir de una base ofensiva
move-preset-defensive = partir de una base defensiva
move-preset-wings = partir de una base de centros, cabezazos y voleas
move-take-out = dejar { $card } en la caja
move-put-in = meter { $card }
move-done = el mazo está listo
move-keep-armband = conservar el brazalete
move-hand-armband = ceder el brazalete a tu compañero
move-captain-starts = empezar tú con el balón
move-partner-starts = que empiece tu compañero
move-pass-ball = pasar el balón a tu compañero
move-leave-to-partner = dejárselo a tu compañero
move-draw = no defender y robar
move-use-home = aprovechar el estadio: +2 en esta tirada
move-give-back = devolver el balón
move-pass-captain-call = seguir
move-pass-with = sin carta de Jugador
move-pass-cancel = dejarlo pasar
move-pass-defend = seguir el juego
move-pass-partner-defends = no defender
move-pass-dive = seguir en pie
move-pass-home-roll = guardar el estadio para luego
move-pass-boost = aceptar la tirada
move-pass-recall = dejarla en los descartes
move-pass-after = sin carta de Jugador
move-pass-strike = tirar ya
move-pass-reroll = quedarse con la tirada
move-pass-keeper = confiar en el dado
move-pass-specialist = sin especialista: +1
move-pass-keeper-ready = sin carta de Portero
move-pass-change = seguir el juego
move-pass-returned = conservar todas las cartas
move-show = sale { $card }
move-roll = el dado marca { $face }
move-toss = saca { $side }

## Lo que toca

position-toss = ¿Cara o cruz?
position-draw = Se roban cartas.
position-draw-player = Se roban cartas de Jugador.
position-roll-defence = El d20 decide el duelo.
position-roll-trap = La línea se adelanta: decide el d20.
position-roll-dive = ¿Pica el árbitro? Decide el d20.
position-roll-cancel = El d20 dice si la carta de Jugador queda anulada.
position-roll-shot = El tiro va de camino.
position-roll-save = El portero reacciona.
position-captaincy = { $seat }: ¿conservas el brazalete en la segunda parte o lo cedes?
position-build = { $seat } construye su mazo: { $cards } de { $target } cartas, { $defences } defensas.
position-abilities = { $seat } elige una habilidad libre.
position-give-ball = { $seat }: ¿quién empieza el ataque?
position-captain-call = { $seat }: ¿una estrella para el ataque de tu compañero?
position-attack = { $seat } ataca con { $pa } PA.
position-attack-free-kick = { $seat } saca un tiro libre indirecto con { $pa } PA.
position-attack-corner = { $seat } saca el córner con { $pa } PA.
position-fetch = { $seat } busca una carta.
position-with = { $seat } juega { $card } con { $pa } PA: ¿una carta de Jugador con ella?
position-cancel = { $seat }: ¿anulas a { $player }?
position-defend = { $seat } ante { $card } con { $pa } PA: ¿defender o robar?
position-partner-defends = A { $seat } le toca parar { $card } con { $pa } PA.
position-dive = { $seat }: ¿te dejas caer ante { $card }?
position-home-roll = { $seat }: ¿el empuje de la afición para { $card }?
position-boost = { $seat } sacó { $natural } y necesita { $needed }: ¿una carta de Jugador?
position-recall = { $seat }, tras { $card } con { $pa } PA: ¿recuperas una carta?
position-after = { $seat }, tras { $card } con { $pa } PA: ¿una carta de Jugador?
position-take-back = { $seat } recupera una carta de los descartes.
position-strike = { $seat } encara la portería: ¿algo antes del tiro?
position-reroll = { $seat } sacó { $face }: ¿vale o repites?
position-keeper = Tiro de calidad { $quality } a la portería de { $seat }: ¿una carta de Portero?
position-specialist = Libre directo para { $seat }: ¿un especialista?
position-keeper-ready = Penalti contra { $seat }: ¿descartas un portero?
position-aim = { $seat } elige un número en secreto; { $other } está en la portería.
position-save = { $seat }, en la portería, elige un número; { $other } ya eligió.
position-change = { $seat }: ¿algo durante la pausa?
position-returned = { $seat } devolvió el balón con menos de tres cartas en el mazo: ¿descartas una?
position-discard = { $seat } debe descartar { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
position-over-won = Final del partido: { $first }–{ $second }. ¡Gana { $side }!
position-over-shoot-out = Final: { $first }–{ $second }, { $kicks }–{ $others } en los penaltis. ¡Gana { $side }!
position-over-drawn = Final del partido: { $first }–{ $second }. Empate.

## Por qué no

refusal-over = El partido ha terminado.
refusal-discard = Antes ajusta al límite tus otras cartas.
refusal-not-in-hand = No tienes { $what } en la mano.
refusal-prerequisite = Con { $pa } PA, y tras lo que se acaba de jugar, { $what } no se puede jugar.
refusal-not-listed = Esta carta de ataque no menciona { $what }.
refusal-recall = La carta jugada no permite recuperar { $what }.
refusal-too-many-pa = Tienes { $pa } PA: con { $what } pasarías de 8.
refusal-no-shot-yet = Tienes { $pa } PA, y un tiro pide 6, 7 u 8.
refusal-no-defence = Un efecto impide jugar { $what } ante esta carta.
refusal-wrong-kind = No es momento para { $what }.
refusal-offensive = { $what } vale hasta 5 PA; tienes { $pa }.
refusal-nothing-to-fetch = No hay nada que { $what } pueda sacar de tu mazo.
refusal-counter = { $what } pide un balón recién ganado a un rival con 2 PA o menos, sin pasar de 8 PA.
refusal-counter-once = { $what } ya se ha usado con este balón.
refusal-no-star = No quedan estrellas para { $what }.
refusal-player = { $what } no es para este momento, o no está en tu mano.
refusal-ability-taken = Tu equipo ya tiene { $what }.
refusal-free-kick-card = Un tiro libre se saca con pase, pase largo, pase al hueco o centro, no con { $what }.
refusal-free-kick-defence = Nadie defiende la primera carta tras un tiro libre: guarda { $what } para luego.
refusal-corner-card = Un córner se saca con pase, pase largo o centro, no con { $what }.
refusal-ability = { $what } no está entre tus habilidades, o no es el momento.
refusal-no-token = No quedan cambios para { $what }.
refusal-no-substitution-now = { $what } solo puede retirarse cuando el balón cambia de equipo o se para el juego.
refusal-substitution = { $what } no está en tu mano, o tienes todas las estrellas.
refusal-deck = Con { $what } el mazo no valdría: cuida el número de cartas, las copias y de 7 a 12 defensas.
refusal-pass-ball = Acabas de recibir el balón: juégalo antes de volver a pasarlo.
refusal-captain = Solo el capitán puede usar { $what }.
refusal-nothing-to-take-back = En tus descartes no está { $what }.
refusal-open-play = { $what } es para el juego en curso, no para un tiro libre o un córner.
refusal-block = { $what } se anuncia en la primera carta de un ataque.
refusal-trap = { $what } solo sirve contra balones a la espalda de la defensa.
refusal-dive = { $what } pide una entrada o una presión y 3 PA validados; hay { $pa }.

## Lo que ha pasado

event-tossed = Cara o cruz… saca { $seat }.
event-tossed-shoot-out = Cara o cruz… { $seat } lanza primero.
event-kicked-off = SAQUE INICIAL, { $period ->
        [1] primera parte
        [2] segunda parte
        [3] prórroga, primer periodo
       *[other] prórroga, segundo periodo
    }: balón para { $seat }.
event-drew = { $seat } roba { $card }.
event-drew-player = { $seat } roba { $card }.
event-attacked = { $seat } { $plays } ({ $pa } PA)…
event-player-played = { $seat } recurre a { $player }.
event-cancelled = { $other } sale al cruce por { $seat }: { $player } queda anulado.
event-cancel-rolled-won = { $player } intenta cortar: { $natural } para { $seat }, hacía falta { $needed }. ¡Hecho!
event-cancel-rolled-lost = { $player } intenta cortar: { $natural } para { $seat }, hacía falta { $needed }. Tarde.
event-declined = { $seat } aguanta y roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-left-to-partner = { $seat } se lo deja al compañero.
event-not-defended = { $seat } no llega.
event-defended = { $seat } { $defends }: hace falta { $needed } o más…
event-defence-rolled-won = { $natural } contra { $needed }. { $wins } Balón para { $seat }.
event-defence-rolled-lost = { $natural } contra { $needed }. { $fails }: { $seat } se queda atrás.
event-boosted-won = { $player } al rescate: { $natural } + { $boost } = { $total }, hacía falta { $needed }. ¡{ $seat } se salva!
event-boosted-lost = { $player } ayuda a { $seat }, pero { $natural } + { $boost } = { $total } no llega a { $needed }.
event-validated = { $done }: { $pa } PA para { $seat }.
event-ability-used = ★ { $seat }: { $ability } ({ $stars ->
        [0] la última estrella
        [one] queda una estrella
       *[other] quedan { $stars } estrellas
    }).
event-ability-used-counter = ★ { $seat }: { $ability }, empieza con { $pa } PA ({ $stars ->
        [0] la última estrella
        [one] queda una estrella
       *[other] quedan { $stars } estrellas
    }).
event-ability-used-offensive = ★ { $seat }: { $ability }, ya son { $pa } PA ({ $stars ->
        [0] la última estrella
        [one] queda una estrella
       *[other] quedan { $stars } estrellas
    }).
event-trap-rolled-won = ¡Banderín arriba! { $natural } contra { $needed }: la trampa de { $seat } funciona.
event-trap-rolled-lost = ¡En juego! { $natural } contra { $needed }: falla la trampa de { $seat }.
event-dive-rolled-won = Pita el árbitro: { $natural } contra { $needed }, { $seat } lo ha engañado.
event-dive-rolled-lost = ¡Sigan! { $natural } contra { $needed }: nadie cree a { $seat }.
event-foul-indirect = FALTA sobre { $seat } con { $pa } PA: tiro libre indirecto.
event-foul-direct = FALTA sobre { $seat } con { $pa } PA: ¡tiro libre directo!
event-foul-penalty = FALTA sobre { $seat } con { $pa } PA: ¡PENALTI!
event-yellow = Tarjeta amarilla para { $seat }.
event-red = ¡TARJETA ROJA para { $seat }{ $count ->
        [one] !
       *[other] , y ya van { $count }!
    }
event-discarded = { $seat } descarta { $card }.
event-discarded-player = { $seat } descarta a { $player }.
event-took-back = { $seat } recupera { $card }.
event-fetched = { $seat } encuentra { $card } en el mazo.
event-fetched-hidden = { $seat } coge del mazo una carta a elección.
event-ball-won = Cambio de posesión: balón para { $seat }{ $pa ->
        [0] .
        [one] , se esfuma un PA.
       *[other] , se esfuman { $pa } PA.
    }
event-gave-back = { $seat } no arriesga y devuelve el balón.
event-gave-back-for-nothing = { $seat } no puede seguir: balón perdido sin compensación.
event-shot = ¡TIRA { $seat } con { $pa } PA{ $bonus ->
        [0] !
       *[other] , { $bonus } más al dado!
    }
event-shot-less = ¡TIRA { $seat } con { $pa } PA, { $bonus } menos al dado!
event-shot-direct = { $seat } lanza la falta por encima de la barrera{ $bonus ->
        [0] …
       *[other] , { $bonus } más al dado…
    }
event-shot-direct-less = { $seat } lanza la falta por encima de la barrera, { $bonus } menos al dado…
event-shot-rolled = { $bonus ->
        [0] Un { $face } de { $seat }: calidad { $quality }.
       *[other] Un { $face } de { $seat } y { $bonus } más: calidad { $quality }.
    }
event-shot-rolled-less = Un { $face } de { $seat } y { $bonus } menos: calidad { $quality }.
event-shot-rolled-first = Un { $face } de { $seat } con el primer dado…
event-shot-rolled-kept = Un { $face } con el segundo: { $seat } se queda con el { $kept }, calidad { $quality }.
event-off-target = Un { $count }: ¡{ $seat } la manda fuera!
event-save-rolled = { $bonus ->
        [0] El portero de { $seat } se estira: { $total } contra { $quality }…
       *[other] El portero de { $seat } se estira: { $face } más { $bonus }, { $total } contra { $quality }…
    }
event-save-rolled-first = El portero de { $seat } se estira: un { $face } con el primer dado…
event-save-rolled-kept = Un { $face } con el segundo: { $seat } se queda con el { $kept }, { $total } contra { $quality }…
event-goal = ¡GOOOL! { $seat } pone el { $first }–{ $second }.
event-saved = ¡PARADÓN! El portero de { $seat } salva el gol.
event-corner = Desviada: córner para { $seat }, que sigue con { $pa } PA.
event-free-kick = { $seat } sigue desde el tiro libre con { $pa } PA.
event-direct-free-kick = { $seat } coloca el balón: tiro libre directo.
event-penalty = { $seat } se acerca al punto de penalti.
event-keeper-ready = { $player } se agranda para { $seat }: cubre dos números.
event-aimed = { $seat } apunta al { $face }.
event-aimed-hidden = { $seat } ya ha elegido.
event-penalty-taken-goal = { $seat } apunta al { $face }, el portero va al { $other }: ¡DENTRO!
event-penalty-taken-saved = { $seat } apunta al { $face }, el portero va al { $other }: ¡PARADO!
event-substituted = { $player } se retira y { $seat } recupera una estrella.
event-home-used = La afición empuja a { $seat }.
event-abilities-shown = { $seat } tiene: { $abilities }.
event-deck-done = { $seat } tiene listo el mazo.
event-captain-named = { $seat } lleva ahora el brazalete.
event-ball-given = { $seat } empieza con el balón.
event-passed = { $seat } se la cede a { $other }.
event-half-time = DESCANSO, { $first }–{ $second }.
event-full-time = FINAL, { $first }–{ $second }.
event-extra-time = Empate { $first }–{ $second }: PRÓRROGA.
event-shoot-out = Sigue el { $first }–{ $second }: habrá tanda de penaltis.
event-kick-taken = { $first }–{ $second } en la tanda.
event-stars-regained = { $seat } vuelve a tener { $count ->
        [one] una estrella
       *[other] { $count } estrellas
    }.

## El tablero

board-score = { $home } { $first }–{ $second } { $away }
board-period = { $period ->
        [1] primera parte
        [2] segunda parte
        [3] prórroga, primer periodo
        [4] prórroga, segundo periodo
       *[other] tanda de penaltis
    }
board-kicks = ({ $first }–{ $second } en los penaltis)
board-attack = { $pa } PA, balón: { $side }
board-card = en juego: { $card }
board-duel = { $card } contra { $defence }: { $needed } o más en d20
board-block = bloque defensivo ×{ $count }
board-piles = mazo { $pile }, jugadores { $players }, cambios { $tokens }
board-discards = descartes: { $cards }
board-seat = { $seat }: { $cards ->
        [one] una carta de Acción
       *[other] { $cards } cartas de Acción
    }, { $players ->
        [one] una de Jugador
       *[other] { $players } de Jugador
    }
board-captain = capitán
board-shown = (tiene { $cards })
board-hand = Tu mano
board-defence-card = d20 { $needed }+, falta hasta { $foul }
board-defence-clean = d20 { $needed }+
board-answers = contra ella: { $cards }
board-deck = Tu mazo: { $cards } de { $target }, { $defences } defensas (de 7 a 12)
board-ten = Tus cartas para este periodo: { $cards } de { $target }, { $defences } defensas

## El reglamento, con nuestras palabras

clause-WF-1 = Gana quien haya marcado más goles tras las dos partes.
clause-WF-2 = El juego es para dos entrenadores; hay una variante para cuatro.
clause-WF-3 = En la caja: 92 cartas de Acción, 35 de Jugador, 5 de Equipo, 18 de habilidad, dos de ayuda, un balón, un d20, dos d6 y fichas de estrella, de cambio y de PA.
clause-WF-4-a = El modo Amateur deja fuera las cartas PRO e INT, las de Equipo y todas las habilidades menos Contraataque, Juego ofensivo y Esquema táctico.
clause-WF-4-b = Cada equipo recibe las cartas de Acción de un color de reverso.
clause-WF-4-c = Cada entrenador toma un equipo: sus cartas de Acción y de Jugador boca abajo, las tres habilidades a la vista y cuatro estrellas.
clause-WF-4-d = Una moneda decide quién ataca primero.
clause-WF-4-e = El equipo que saca roba 8 cartas de Acción y el otro 7; los dos roban 2 de Jugador.
clause-WF-5-1 = La mano nunca pasa de 10 cartas de Acción y 3 de Jugador.
clause-WF-5-2 = Quien roba por encima del límite descarta al momento, a su elección.
clause-WF-6-1 = Con el balón se juegan cartas de ataque una a una para ganar puntos de ataque.
clause-WF-6-2 = Algunas cartas piden un número concreto de PA o una carta determinada justo antes.
clause-WF-6-3 = Solo pueden responder las defensas que figuran en la carta de ataque; el número de al lado ayuda al defensor.
clause-WF-6-4 = Los PA y el efecto de una carta cuentan al momento si nadie defiende o la defensa falla.
clause-WF-6-5 = Para tirar hacen falta de 6 a 8 PA, y no se puede jugar una carta que lleve a 9 o más.
clause-WF-6-6 = El balón se puede devolver en cualquier momento: se roban tres cartas de Acción y se descarta una.
clause-WF-6-7 = Si quedaban menos de tres cartas en el mazo, no hace falta descartar.
clause-WF-7-1 = Solo se tira con 6, 7 u 8 PA.
clause-WF-7-2 = Un tiro que nadie frena se decide con un d6 más 0, 1 o 2 con 6, 7 u 8 PA: esa es su calidad.
clause-WF-7-3 = Si el d6 del portero queda por debajo de la calidad, es gol.
clause-WF-7-4 = Si lo iguala o supera, hay parada y el balón es del equipo del portero.
clause-WF-8-1 = El ataque acaba y el balón cambia de equipo cuando se devuelve, se pierde, se para, se va fuera o entra.
clause-WF-8-2 = Entonces se pierden los PA y las cartas usadas van, a la vista, a los descartes de sus dueños.
clause-WF-9-1 = Ante cada carta de ataque el defensor roba dos cartas de Acción o juega una de defensa.
clause-WF-9-2 = Si un efecto impide defender, tampoco roba.
clause-WF-9-3 = Una carta de defensa solo responde a las cartas de ataque que la mencionan.
clause-WF-9-4 = El d20 debe llegar al número de la carta, menos los PA validados (sin la carta en juego) y menos la bonificación.
clause-WF-9-5 = Si acierta, gana el balón al instante; si falla, el ataque sigue.
clause-WF-10-1 = En modo Amateur cada equipo tiene cuatro estrellas.
clause-WF-10-2 = Juego ofensivo: con el balón y de 0 a 5 PA, se gana un PA.
clause-WF-10-3 = Esquema táctico: con el balón, coge una carta a elección del mazo; un Tiro puede venir de los descartes si ya no queda ninguno.
clause-WF-10-4 = Contraataque: al ganar el balón a un rival con 2 PA o menos, cuatro PA de golpe.
clause-WF-10-5 = Cada uso de una habilidad cuesta una estrella.
clause-WF-10-6 = En el descanso cada equipo recupera dos estrellas, sin pasar nunca de cuatro.
clause-WF-11-1 = Las cartas de Jugador son porteros, defensas, medios o delanteros; cada una dice cuándo se juega y qué hace.
clause-WF-11-2 = Los PA impresos en una carta de Jugador cuentan.
clause-WF-11-3 = Nadie defiende ni roba ante una carta de Jugador, salvo con un defensa que lo diga.
clause-WF-12-1 = Una parte acaba cuando al menos un mazo se agota y los dos equipos se han devuelto el balón seguidos.
clause-WF-12-2 = La segunda parte empieza con una nueva preparación; saca el equipo que no lo hizo en la primera.
clause-WF-13 = El ejemplo del reglamento: el pase largo cuesta un descarte, la presión fallida deja robar al regate, el pase al hueco protege el tiro.
clause-WF-14-0 = Las reglas Profesionales son modulares: cada una se usa o se deja.
clause-WF-14-a = El modo Profesional deja fuera las cartas INT.
clause-WF-14-b = Las cartas de Acción se separan por el color del reverso.
clause-WF-14-c = Cada entrenador tiene su carta de Equipo, sus tres habilidades y otras dos a elección a la vista, y tantas estrellas como muestre la carta.
clause-WF-14-d = Una moneda decide quién ataca primero.
clause-WF-14-e = Las manos son de 8 cartas de Acción para quien saca, 7 para el otro y 2 de Jugador cada uno.
clause-WF-15-1 = Una mala tirada natural tras una carta de defensa es falta.
clause-WF-15-2 = En una falta se aplican todos los efectos de la carta de ataque.
clause-WF-15-3 = De 0 a 5 PA, contando la carta de la falta, es tiro libre indirecto: el ataque sigue con sus PA.
clause-WF-15-4 = Se saca con Pase, Pase largo, Pase al hueco o Centro, con sus requisitos de siempre.
clause-WF-15-5 = Nadie puede defender la primera acción tras un tiro libre.
clause-WF-15-6 = Con 6 PA es tiro libre directo y hay que lanzarlo: un d6 más 1, sin carta y sin defensa.
clause-WF-15-7 = Un especialista descartado sube la bonificación de 1 a 2.
clause-WF-15-8 = Con 7 u 8 PA es penalti: ambos eligen en secreto un número del d6; distintos es gol, iguales es parada y el balón cambia de equipo.
clause-WF-16-1 = Las tarjetas solo vienen de Entrada y Presión, según la tirada natural.
clause-WF-16-2 = Tarjeta amarilla: descarta una carta a elección, de Acción o de Jugador.
clause-WF-16-3 = Tarjeta roja: descarta tres.
clause-WF-16-4 = Tras una roja los límites son 7 cartas de Acción y 2 de Jugador hasta el final.
clause-WF-16-5 = Tras una segunda son 5 y 1.
clause-WF-16-6 = Lo que sobre de los nuevos límites se descarta al momento, a elección del entrenador.
clause-WF-17-1 = Una parada igual a la calidad de una carta de tiro es córner.
clause-WF-17-2 = El ataque sigue con 5 PA y empieza con Pase, Pase largo o Centro.
clause-WF-18-1 = La carta de Equipo fija las estrellas; hay nueve habilidades.
clause-WF-18-2 = Desde el modo Profesional cada uso cuesta una estrella y los usos se acumulan, salvo que una carta diga otra cosa.
clause-WF-18-3 = En el descanso vuelven dos estrellas, sin pasar de la carta de Equipo.
clause-WF-18-4 = Las habilidades se pueden cambiar en el descanso, menos las tres impresas.
clause-WF-19 = Un 1 natural con una carta de tiro va fuera y el balón es del rival.
clause-WF-20-1 = Cada equipo tiene tres cambios por partido.
clause-WF-20-2 = Se hacen cuando el balón cambia de equipo, o en una falta o un córner.
clause-WF-20-3 = Un cambio recupera una estrella y saca del partido para siempre una carta de Jugador a elección.
clause-WF-21 = De común acuerdo se juega en un estadio: el efecto de la carta de Equipo del local vale todo el partido.
clause-WF-22-1 = En modo Internacional cada equipo construye un mazo de 32 cartas de Acción con 7 a 12 defensas.
clause-WF-22-2 = Después la preparación es la del modo Profesional.
clause-WF-22-3 = En el descanso el mazo se puede cambiar dentro de los mismos límites.
clause-WF-23a = Antes de un penalti el rival puede descartar un portero: su número cubre también el siguiente, y el 6 cubre el 1.
clause-WF-23b-1 = Cuatro entrenadores forman dos equipos, cada uno con capitán; los papeles se pueden cambiar en el descanso.
clause-WF-23b-2 = Cada uno de los cuatro recibe cinco cartas de Acción.
clause-WF-24-1a = El capitán dice quién empieza con el balón; ese entrenador ataca hasta que se lo pasa a su compañero.
clause-WF-24-1b = Un compañero que no puede seguir pierde el balón y no roba nada.
clause-WF-24-1c = Las cartas que dejan robar solo sirven al entrenador que las jugó.
clause-WF-24-2a = En defensa el capitán decide en cada acción: defiende él, su compañero, o roban una carta cada uno.
clause-WF-24-2b = Si el compañero elegido no puede defender, nadie roba.
clause-WF-24-3 = Las estrellas y los cambios son del capitán, pero Esquema táctico, Creatividad y Resistencia son de todos.
clause-WF-F1 = Robar de un mazo vacío no hace nada.
clause-WF-F2 = Las cartas jugadas con una acción van antes de que decida el defensor; las jugadas después, una vez validada.
clause-WF-F3 = Una carta de +4 tras una tirada defensiva puede convertir el fallo en acierto.
clause-WF-F4 = Un defensa que lo diga anula a un medio o un delantero en cuanto se juega.
clause-WF-F5 = Las cartas por un balón ganado con Entrada, Presión o Intercepción se juegan justo después de ese acierto.
clause-WF-F6 = Un portero se puede jugar tras la tirada de tiro, incluso con calidad 7 o más.
clause-WF-F7 = Recuperar una carta de Acción es coger cualquiera de los propios descartes.
clause-WF-F8 = Un delantero que impide defender un tiro puede ser anulado igualmente por un defensa.
clause-WF-F9 = Ninguna bonificación borra una falta o una tarjeta: cuenta la tirada natural.
clause-WF-F10 = El Juego ofensivo no vale en tiros libres ni córneres.
clause-WF-F11 = Quien tiende la trampa del fuera de juego ni defiende ni roba ante esa carta.
clause-WF-F12 = El bloque defensivo se anuncia con la primera carta de un ataque.
clause-WF-F13 = El bloque defensivo no ayuda al d20 de una carta de Jugador.
clause-WF-F14 = La Simulación solo mira los PA validados, no la carta recién jugada.
clause-WF-F15 = Un empate puede quedarse así, o ir a dos periodos de prórroga con diez cartas de Acción elegidas, y después a una tanda con la regla del penalti.

# What CHANCE decides
chance-toss = El sorteo
chance-draw = Las cartas de Acción robadas
chance-draw-player = Las cartas de Jugador robadas
chance-roll-defence = Las tiradas de defensa
chance-roll-trap = Las trampas del fuera de juego
chance-roll-dive = Las simulaciones
chance-roll-cancel = Las anulaciones
chance-roll-shot = Los tiros
chance-roll-save = Las paradas
