### Buteur: lo que leen los jugadores.

name = Buteur
tagline = Fútbol con cartas en la mano: juega una, mueve el balón y tira antes de que despejen.
about = Dos equipos, un balón y 55 cartas. Cada carta empuja el balón hacia la portería contraria, así que atacar y defender es lo mismo. Porteros y córneres paran los tiros, el tiro libre vale por dos jugadas y alguien puede guardar el penalti. Dos partes; gana quien marca más goles.

## El juego en una página

quick-1 = Cada equipo juega siempre hacia la portería contraria. En tu turno juega un delantero: elige una de sus flechas (↖ ↑ ↗) y el balón corre ese número de casillas. Después completa tu mano.
quick-2 = Si el balón cruza la línea entre los postes es tiro a puerta, aunque sobren casillas. El entrenador siguiente puede pararlo con un portero, que además saca el balón, o desviarlo con un córner. Si no, gol.
quick-3 = El córner se decide cortando el mazo: un banderín del mismo color es gol, lo demás se despeja. Con el penalti es al revés: solo lo para una mano. Las manos (✋) y los banderines rojos y azules (⚑ ⚐) están en los delanteros, así que lo que ya salió cambia las probabilidades.
quick-4 = El tiro libre mueve el balón y exige enseguida un delantero, salvo que entre él solo. Nunca desde dentro de un área. La única carta de penalti se juega con el balón en el área rival, después de tu carta o en su lugar.
quick-5 = Fuera por la banda: saque de una casilla hacia donde quieras y luego una carta. Fuera por la línea de fondo: saque de puerta desde una de dos casillas, solo con delantero o portero. El saque de centro pide un delantero.
quick-6 = Cuando quedan tres cartas o menos en el mazo se juega un turno más y acaba la parte; un tiro con el tiempo cumplido lo para cualquier portero o córner de la mano siguiente. Se baraja todo menos las manos, se cambia de campo y se juega la segunda parte.

## Opciones

option-seats = Puestos
option-seats-about = Dos juegan uno contra uno; tres, uno contra una pareja, y el que va solo juega un turno de cada dos; cuatro, por parejas.
option-seats-2 = uno contra uno
option-seats-3 = uno contra dos
option-seats-4 = dos contra dos
option-kick_off = Saque de centro
option-kick_off-about = Quién empieza la primera parte; el otro equipo empieza la segunda.
option-kick_off-toss = a cara o cruz
option-kick_off-first = el primer equipo
option-kick_off-second = el segundo equipo
option-second_half = Segunda parte
option-second_half-about = Con tres o cuatro puestos: qué entrenador del equipo que saca empieza la segunda parte.
option-second_half-in-turn = el siguiente por turno
option-second_half-fixed = siempre el primer entrenador de ese equipo
option-rows = Largo del campo
option-rows-about = Filas de portería a portería. Cuanto más largo el campo, menos goles.
option-rows-14 = 14 filas
option-rows-16 = 16 filas
option-rows-18 = 18 filas
option-goal_mouth = Ancho de la portería
option-goal_mouth-about = Casillas entre los postes. Cuanto más ancha la portería, más goles.
option-goal_mouth-2 = 2 casillas
option-goal_mouth-4 = 4 casillas

## Cartas, símbolos, colores, casillas, direcciones

kind-attacker = delantero
kind-free-kick = tiro libre
kind-keeper = portero
kind-corner = córner
kind-penalty = penalti

card-attacker = delantero { $code }
    .the = el delantero { $code }
card-free-kick = tiro libre { $code }
    .the = el tiro libre { $code }
card-keeper = portero { $code }
    .the = el portero { $code }
card-corner-red = córner rojo
    .the = el córner rojo
card-corner-blue = córner azul
    .the = el córner azul
card-penalty = penalti
    .the = el penalti

symbol-none = sin símbolo
symbol-hand = una mano
symbol-red = un banderín rojo
symbol-blue = un banderín azul

colour-red = rojo
colour-blue = azul

square = { $column }{ $row }

direction-left = en diagonal a la izquierda
direction-forward = de frente
direction-right = en diagonal a la derecha

way-forward = hacia delante
way-forward-left = hacia delante a la izquierda
way-forward-right = hacia delante a la derecha
way-left = a la izquierda
way-right = a la derecha
way-back = hacia atrás
way-back-left = hacia atrás a la izquierda
way-back-right = hacia atrás a la derecha

landing-in-play = a { $square }
    .short = { $square }
landing-touch = fuera por la banda en { $square }
    .short = banda
landing-wide = por la línea de fondo
    .short = fuera
landing-goal = ¡a la red!
    .short = ¡GOL!

## Las jugadas. `.group` encabeza las de una carta, `.short` es una de ellas.

move-kick = { $card } { $direction }, { $squares ->
        [one] una casilla
       *[other] { $squares } casillas
    }, { $landing }
    .group = { $sign } { $name }
    .short = { $arrow }{ $squares } { $to }
move-kick-from = { $card } desde { $start } { $direction }, { $squares ->
        [one] una casilla
       *[other] { $squares } casillas
    }, { $landing }
    .group = { $sign } { $name }
    .short = { $start } { $arrow }{ $squares } { $to }
move-use-corner = { $card }: desviar el balón a córner
move-use-corner-last = { $card }: desviar el balón, y pita el árbitro
move-use-penalty = { $card }: balón al punto
move-shed = descartar { $card }
move-throw = saque de banda { $way }, a { $square }
    .group = saque de banda
    .short = { $arrow } { $square }
move-place = poner el balón en { $square }
move-pass-save = dejarlo entrar
move-pass-penalty-offer = sin penalti, sigue el juego
move-pass-kick-off = sin delantero: saca el otro equipo
move-pass-goal-kick = nada con que despejar: dejar el balón
move-pass-clear-ball = nada con que despejar: dejar el balón
move-show = sale { $card }
move-toss = saca { $seat }

## Lo que toca

position-toss = Cara o cruz para el saque de centro.
position-draw = Se roban cartas.
position-redraw = Se roba otra carta.
position-corner-cut = Se corta el mazo para el córner.
position-corner-cut-discards = Quedan pocas cartas: para el córner se cortan los descartes.
position-penalty-cut = Se corta el mazo para el penalti.
position-penalty-cut-discards = Quedan pocas cartas: para el penalti se cortan los descartes.
position-kick-off = Saca { $seat }: un delantero, desde una de las dos casillas junto a la línea de medio campo.
position-goal-kick = Saque de puerta de { $seat }: un delantero o un portero, desde una de dos casillas.
position-clear-ball = Despeja { $seat }: un delantero o un portero.
position-open-play = Le toca a { $seat } jugar una carta; el balón está en { $square }.
position-follow-up = { $seat } sacó el tiro libre: ahora el delantero que lo acompaña, desde { $square }.
position-penalty-offer = { $seat } pisa el área rival: ¿penalti, o sigue el juego?
position-save = ¡El balón está en la red de { $seat }! Un portero, un córner, o es gol.
position-place-ball = { $seat } coloca el balón en el área pequeña.
position-throw-in = Saque de banda de { $seat } en { $square }: una casilla, hacia donde quiera.
position-over-won = Final: { $first }–{ $second }. ¡Gana { $seat }!
position-over-won-side = Final: { $first }–{ $second }. ¡Gana el equipo de { $seat }!
position-over-drawn = Final: { $first }–{ $second }. Empate.

## Por qué no

refusal-not-in-hand = No tienes { $card } en la mano.
refusal-kick-off = Se saca con un delantero, y { $card } no lo es.
refusal-follow-up = Al tiro libre le sigue enseguida un delantero; { $card } no lo es.
refusal-clear = Se despeja con un delantero o un portero; { $card } no puede despejar.
refusal-penalty-offer = Ya jugaste tu carta en este turno: solo puede seguir el penalti, no { $card }.
refusal-save = El balón está en la red: solo lo para un portero o un córner, no { $card }.
refusal-free-kick-area = El balón está en { $square }, dentro de un área: desde ahí no hay tiro libre, así que { $card } tendrá que esperar.
refusal-free-kick-out = Esa flecha saca el balón del campo sin marcar ({ $card }): ningún delantero podría seguir.
refusal-free-kick-alone = Tiene que seguir un delantero y no tienes ninguno: { $card } se queda en la mano.
refusal-penalty-area = El balón está en { $square }, fuera del área rival: desde ahí no hay penalti.
refusal-keeper = Un portero solo para un tiro o despeja: { $card } se queda bajo los palos.
refusal-corner = El balón no está en tu red: { $card } tendrá que esperar.
refusal-no-arrow = Esta carta no tiene flecha { $direction } ({ $card }).
refusal-needs-arrow = Esta carta mueve el balón ({ $card }): elige una de sus flechas.
refusal-no-arrows = Esta carta no tiene flechas ({ $card }): basta con ponerla en la mesa.
refusal-one-square = El balón está donde está: solo se elige casilla en el saque de centro y en el de puerta.
refusal-pass = Tienes una carta jugable: hay que jugar una.
refusal-pass-shed = No puedes jugar ninguna de tus cartas: hay que descartar una.
refusal-pass-exchange = Ninguna de tus cartas sirve: cambia una por otra.
refusal-shed = Solo se descarta cuando no se puede jugar ninguna carta.
refusal-shed-pass = Aquí no se descarta: juega una carta o di que no.
refusal-shed-empty = El mazo está vacío: no hay carta que robar a cambio, así que { $card } se queda.
refusal-throw-first = Primero el saque de banda: una casilla, hacia donde quieras.
refusal-throw-out = El saque de banda tiene que quedar dentro del campo.
refusal-place-first = Primero coloca el balón en una casilla de tu área pequeña.
refusal-over = El partido ha terminado.

## Lo que pasó

event-tossed = Cara o cruz… saca { $seat }.
event-drew = { $seat } roba { $card }.
event-played = { $seat } juega { $card }.
event-shed = No hay jugada: { $seat } descarta { $card }.
event-exchanged = Nada con que sacar: { $seat } cambia { $card } por otra carta.
event-showed = { $seat } enseña { $card }.
event-stuck = { $seat } no tiene con qué sacar y no quedan cartas que robar. El balón se queda donde está.
event-ball-short = En corto, a { $square }.
event-ball-long = Balón largo hacia delante, a { $square }.
event-ball-across = En diagonal, a { $square }.
event-ball-thrown = Saque de banda a { $square }.
event-ball-placed = El balón queda en { $square }.
event-out-in-touch = ¡Fuera! Saque de banda en { $square }.
event-out-wide = ¡Por la línea de fondo! Saque de puerta.
event-shot = Tira… ¡y va a la red!
event-let-in = { $seat } solo puede mirar.
event-saved = ¡QUÉ PARADA! { $seat } vuela y lo saca.
event-saved-at-whistle = ¡Parada con el tiempo cumplido! { $seat } guardaba { $card }.
event-corner = { $seat } lo desvía: córner desde el banderín { $colour }.
event-corner-cut-goal = Viene el córner… { $card }, { $symbol }: ¡cabezazo y dentro!
event-corner-cut-saved = Viene el córner… { $card }, { $symbol }: despeja la defensa.
event-penalty = ¡PENALTI! { $seat } toma carrerilla.
event-penalty-cut-goal = { $seat } se lanza… { $card }, { $symbol }: ¡al otro lado!
event-penalty-cut-saved = { $seat } se lanza… { $card }, { $symbol }: ¡LO PARA!
event-goal = ¡GOOOL de { $seat }! { $first }–{ $second }.
event-goal-side = ¡GOOOL del equipo de { $seat }! { $first }–{ $second }.
event-last-turn = { $cards ->
        [0] No queda ninguna carta
        [one] Queda una carta
       *[other] Quedan { $cards } cartas
    } en el mazo: { $seat } juega el último turno de esta parte.
event-half-time = DESCANSO, { $first }–{ $second }. Se barajan las cartas y se cambia de campo.
event-full-time = FINAL DEL PARTIDO, { $first }–{ $second }.

## El tablero

board-score = { $home } { $first }–{ $second } { $away }
board-pair = { $one } y { $other }
board-half = { $half ->
        [1] primera parte
       *[other] segunda parte
    }
board-last-turn = último turno de esta parte
board-pile = { $pile ->
        [one] una carta en el mazo
       *[other] { $pile } cartas en el mazo
    }, { $discard } descartadas
board-unseen = sin ver aún: ✋ { $hands }  ⚑ { $reds }  ⚐ { $blues }
board-seat = { $seat }: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
board-shown = (ha enseñado { $cards })
board-hand = Tu mano

## El reglamento, con nuestras palabras

clause-BU-0-1 = En la caja: un campo, 56 cartas y un balón.
clause-BU-0-2 = Se trata de haber marcado más goles que el otro equipo cuando acaba el partido.
clause-BU-D-1 = Con tres entrenadores, uno juega solo contra una pareja; con cuatro se enfrentan dos parejas.
clause-BU-D-2 = La carta del título se queda en la caja. Las otras 55 se barajan.
clause-BU-D-3 = Con dos, ocho cartas para cada uno. Con tres, ocho para el que va solo y seis para cada compañero; con cuatro, seis para cada uno.
clause-BU-D-4 = Lo que queda es el mazo. Las manos son secretas, también entre compañeros.
clause-BU-P-1 = El balón empieza en el punto central.
clause-BU-P-2 = Los equipos juegan por turnos, y dentro de un equipo también los entrenadores.
clause-BU-P-3 = Con tres, el que va solo juega un turno de cada dos: A, B, A, C y vuelta a empezar.
clause-BU-P-4 = Los entrenadores acuerdan quién saca; si no, cara o cruz. El campo no se elige: visto desde una portería o desde la otra, es el mismo.
clause-BU-1-1 = Un turno es una carta; solo tiros libres, despejes, paradas, córneres y penaltis se salen de esto. Quien puede jugar, juega; quien no puede, descarta una.
clause-BU-1-2 = El balón sigue una flecha de la carta, exactamente tantas casillas como dice su número.
clause-BU-2-1 = El balón va siempre hacia la portería del otro equipo.
clause-BU-2-2 = Al final del turno se completa la mano con el mazo.
clause-BU-3-1 = Solo un delantero hace el saque de centro. Quien no tiene enseña su mano y cambia cartas de una en una hasta que le llega uno.
clause-BU-3-2 = Son delanteros las cartas con una mano, un banderín rojo o un banderín azul arriba a la izquierda.
clause-BU-3-3 = La carta jugada se deja boca arriba junto al mazo, a la vista de todos.
clause-BU-3-4 = El saque de centro parte de una de las dos casillas propias junto a la línea de medio campo; esa casilla no cuenta.
clause-BU-3-5 = Tras el saque se roba una carta por la jugada.
clause-BU-3-6 = Tiros libres, porteros, córneres y penalti no pueden hacer el saque de centro.
clause-BU-4-1 = Los delanteros sacan de centro, atacan y despejan un balón que salió por la línea de fondo.
clause-BU-4-2 = La mano o el banderín de un delantero que sale al cortar decide penaltis y córneres.
clause-BU-5-1 = Un tiro libre se juega en cualquier momento, salvo con el balón dentro de un área.
clause-BU-5-2 = Las líneas de puntos del tiro libre son sus caminos posibles; se elige uno.
clause-BU-5-3 = En el mismo turno debe seguir un delantero, y los dos recorridos se suman. Por eso no se puede elegir un tiro libre que saldría sin marcar, ni jugarlo sin un delantero en la mano.
clause-BU-5-4 = Si el balón queda entonces en el área rival, puede seguir el penalti en el mismo turno.
clause-BU-5-5 = Al final del turno se roban tantas cartas como se jugaron.
clause-BU-5-6 = Un tiro libre que entra por sí solo no necesita delantero.
clause-BU-6-1 = Para despejar hace falta un delantero o un portero.
clause-BU-6-2 = Si el balón sale por la línea de fondo, fuera de los postes, despeja el entrenador siguiente.
clause-BU-6-3 = El saque de puerta parte de una de las dos casillas junto al área pequeña, por el lado por donde salió el balón.
clause-BU-7-1 = Un balón en la red no es gol hasta que el entrenador siguiente ha podido pararlo. Puede renunciar a hacerlo.
clause-BU-7-2 = Un portero para el tiro y saca el balón por una de sus flechas, contando desde la línea de gol. En juego abierto un portero no hace nada.
clause-BU-8-1 = Una carta de córner también para un tiro, pero solo cuando el balón ya está en la red.
clause-BU-8-2 = El balón va a la esquina cuyo banderín es del color de la carta.
clause-BU-8-3 = El siguiente entrenador del equipo que tiró corta el mazo y enseña la carta.
clause-BU-8-4 = Un banderín del mismo color es gol; balón al centro, y saca el equipo que lo encajó.
clause-BU-8-5 = Cualquier otra cosa es parada: el defensor pone el balón en la casilla del área pequeña que quiera y despeja.
clause-BU-9-1 = El penalti se juega con el balón en el área rival, después de la carta del turno o en su lugar.
clause-BU-9-2 = El otro equipo corta el mazo y enseña la carta.
clause-BU-9-3 = Una mano para el penalti: el balón va a cualquier casilla del área pequeña y despeja el entrenador siguiente.
clause-BU-9-4 = Todo lo que no sea una mano es gol, y se vuelve a sacar de centro.
clause-BU-10-1 = Cuando el balón cruza la banda, saca el entrenador siguiente.
clause-BU-10-2 = Vuelve a la casilla por donde salió, se mueve una casilla hacia donde se quiera dentro del campo y luego se juega una carta como siempre.
clause-BU-10-3 = Un balón que sale en diagonal vuelve a su última casilla.
clause-BU-10-4 = Un balón que sale por una esquina vuelve a la casilla de la esquina.
clause-BU-11-1 = Un tiro no pide la cuenta exacta; las casillas más allá de la línea se pierden.
clause-BU-11-2 = Basta con que el balón cruce la línea de gol entre los postes.
clause-BU-11-3 = Un tiro que el entrenador siguiente no para es gol, y se apunta.
clause-BU-12-1 = El partido tiene dos partes.
clause-BU-12-2 = Cuando quedan tres cartas o menos, el entrenador siguiente juega un turno más, completa su mano y acaba la parte.
clause-BU-12-3 = Un tiro en el último turno lo para cualquier portero o córner de la mano siguiente, sin mover ni cortar; la carta se enseña y se conserva. Un córner jugado en el último turno para seguro: con el tiempo cumplido ya no se corta.
clause-BU-12-4 = Con tres cartas o menos en el mazo, para un penalti, o para un córner jugado en el turno anterior, se cortan los descartes.
clause-BU-13-1 = En el descanso cada uno conserva las cartas de su mano.
clause-BU-13-2 = Todas las demás se barajan en un nuevo mazo boca abajo.
clause-BU-13-3 = Las manos incompletas se completan antes de seguir.
clause-BU-13-4 = Los equipos cambian de campo.
clause-BU-13-5 = Balón al centro, y saca el equipo que no empezó la primera parte.
clause-BU-14 = Cuando el mazo se agota por segunda vez acaba el partido, con las mismas reglas que la primera parte.
clause-BU-15 = Gana quien más goles marca. A igualdad de goles, empate.

# What CHANCE decides
chance-toss = El sorteo
chance-draw = Los robos
chance-redraw = La carta cambiada
chance-corner-cut = Los córneres
chance-penalty-cut = Los penaltis
