### Footmania: lo que leen los jugadores.

name = Footmania
tagline = Arma un once, regatea por cada jugador y gana el campeonato.
about = Siete millones en caja y un vestuario vacío. Da vueltas al campo, ficha futbolistas, puja más que nadie, busca patrocinadores y sácale el portero a un amigo. Quien primero alinea del 1 al 11 pone fin a la construcción de los equipos y cobra la prima. Después llega el campeonato: ida y vuelta, sin dado, solo estrellas, cartas Plus y sangre fría.

## El juego en una página

quick-1 = Tira el dado y avanza. Las casillas azules ofrecen nacionales; las rojas, extranjeros. Roba la primera carta y paga el precio del reverso sin que los demás la vean; si no te interesa el jugador, los otros pujan.
quick-2 = Los interrogantes traen dinero, patrocinadores o líos; un patrocinador paga cuando caes en su casilla; las multas van al bote, y quien cae allí se lo lleva todo.
quick-3 = Entre dos turnos cualquiera puede vender a la banca y hacer ofertas: jugadores, patrocinadores y dinero por jugadores, patrocinadores y dinero. Lo que ofreces lo enseñas. Pide una carta visible, o «un número 9, el que sea».
quick-4 = El primer equipo completo, del 1 al 11 y con tres extranjeros como mucho, se enseña y vale dos millones. Empieza el campeonato.
quick-5 = Todos los peones dan la vuelta. El primero que llega pone en marcha al momento una jornada. Alinea tu mejor once; los juveniles tapan huecos y cuestan una estrella cada uno. Mandan las estrellas: 2 puntos, 1 por empate y 500.000 por equipo.
quick-6 = En cada partido, hasta tres cartas Plus y dos cambios. Los europartidos dan dinero y banderines; cinco banderines son una estrella. Gana quien suma más puntos; a igualdad de puntos deciden los banderines y, si no, un desempate.

## Opciones

option-seats = Puestos
option-seats-about = Con cuatro o con tres entrenadores el campeonato tiene seis jornadas; con dos, dos.
option-seats-2 = dos entrenadores
option-seats-3 = tres entrenadores
option-seats-4 = cuatro entrenadores
option-team = Equipo completo
option-team-about = Cuántos números distintos ponen fin a la construcción de los equipos. Con diez es más corta y la prima, menor.
option-team-eleven = once números
option-team-ten = diez números (rápido)

## Nombres

one = { $seat }
both = { $first } + { $second }
and = { $first } y { $second }
nothing = nada
money = { $francs } F
man = { $name } ({ $numbers }, { $stars }★)
trainee = un juvenil
any-number = cualquier número { $number }
sponsor = patrocinador de { $kind } ({ $sum })
sponsor-shoes = botas
sponsor-shirt = camiseta
sponsor-socks = medias
sponsor-shorts = pantalón
european = { $name } ({ $stars }★, { $pennants ->
        [one] un banderín
       *[other] { $pennants } banderines
    })

plus-F1 = Forma ★
plus-F2 = Forma ★★
plus-F3 = Forma ★★★
plus-BL = Lesión
plus-CR = Tarjeta roja
plus-SO = Masajista
plus-AP = Recurso ganado
plus-PU = Grada encendida
plus-CO = Banquillo largo
plus-LI = Carta libre

question-Q09 = Subvención municipal: la banca paga 300.000
question-Q10 = Partido de gala: la banca paga 400.000
question-Q11 = Derechos de televisión: la banca paga 500.000
question-Q12 = Venta de camisetas: la banca paga 200.000
question-Q13 = Mecenas anónimo: la banca paga 600.000
question-Q14 = Rifa de la peña: cada rival te paga 50.000
question-Q15 = Ojeadores: descubre el siguiente nacional; puedes quedártelo al precio rebajado
question-Q16 = Concentración de verano: roba una carta Plus
question-Q17 = Abonos: enseña a tus internacionales, 100.000 por cada uno, 500.000 como mucho
question-Q18 = Multa de la liga: 200.000 al bote
question-Q19 = Césped nuevo: 300.000 al bote
question-Q20 = Juicio perdido: 400.000 al bote
question-Q21 = Inspección fiscal: una décima parte de tu caja al bote
question-Q22 = Primas de partido: 50.000 al bote por cada futbolista tuyo, 600.000 como mucho
question-Q23 = Autocar averiado: 100.000 al bote y un turno sin jugar
question-Q24 = Incidentes en la grada: 250.000 al bote
question-Q25 = Fichaje frustrado: vende un futbolista a la banca o paga 300.000 al bote
question-Q26 = Patrocinador en quiebra: devuelve un patrocinador; si no tienes, paga 150.000 al bote

square-championship = casilla del campeonato ({ $code })
square-blue = casilla azul de futbolista ({ $code })
square-red = casilla roja de futbolista ({ $code })
square-question = interrogante ({ $code })
square-plus = casilla Plus ({ $code })
square-euromatch = casilla de europartido ({ $code })
square-pactole = bote ({ $code })
square-centre = punto central ({ $code })
square-sponsor-shoes = patrocinador de botas ({ $code })
square-sponsor-shirt = patrocinador de camiseta ({ $code })
square-sponsor-socks = patrocinador de medias ({ $code })
square-sponsor-shorts = patrocinador de pantalón ({ $code })

## Jugadas

move-pass-market = nada que decir
move-pass-giving = esto es lo que doy
move-pass-asking = esto es lo que pido
move-pass-answer = no hay trato
move-pass-stop = no robar
move-pass-buy = no fichar: que pujen los demás
move-pass-scouted = dejarlo
move-pass-auction = no pujar más
move-pass-touchline = dejarlo así
move-pass-protest = aceptarlo
move-pass-euromatch = rechazar el partido
move-pass-boost = sin más cartas: a comparar estrellas
move-yes-stop = robar una carta
move-yes-buy = fichar a { $man } por { $sum }
move-yes-answer = ¡trato hecho!
move-yes-line-up = este es el equipo
move-yes-euromatch = jugar el partido
move-show-team = enseñar el equipo completo
move-sell = vender algo a la banca
move-offer = hacer una oferta
move-counter = hacer una contraoferta
move-pay = pagar en su lugar
move-trainee = sacar a un juvenil
move-seat = a { $seat }
move-sell-item = vender a la banca: { $item }, por { $sum }
move-item-giving = dar { $item }
move-item-asking = pedir { $item }
move-item-hand-over = entregar { $item }
move-item-bankrupt = devolver { $item }
move-item-field = { $item } con el número { $number }
move-number-asking = pedir cualquier número { $number }
move-number-line-up = cambiar el número { $number } ({ $man })
move-number-touchline = sustituir al número { $number } ({ $man })
move-number-target = el número { $number }, { $man }
move-plus = jugar { $card }
move-plus-shed = meter { $card } bajo el mazo
move-get = y tú añades { $sum }
move-even = sin dinero
move-give = y yo añado { $sum }
move-bid = pujar { $sum }
move-go = a: { $square }
move-roll = un { $pips }
move-draw = sale { $card }
move-lot = la suerte señala a { $seat }

## Lo que toca

position-first = La suerte decide quién empieza.
position-roll = { $seat } tira el dado.
position-draw-man = { $seat } roba una carta de futbolista.
position-draw-plus = { $seat } roba una carta Plus.
position-draw-question = { $seat } roba una carta de interrogante.
position-draw-european = { $seat } roba una carta de equipo europeo.
position-numbering = La suerte reparte los números del campeonato.
position-market = El mercado está abierto: { $seat }, ¿algo que vender, ofrecer o enseñar?
position-sale = { $seat } vende a la banca: ¿qué?
position-whom = { $seat } hace una oferta: ¿a quién?
position-giving = { $seat } prepara una oferta para { $to }: ¿qué da? Por ahora: { $give } por { $ask }.
position-asking = { $seat } da { $give }. ¿Qué le pide a { $to }? Por ahora: { $ask }.
position-money = { $seat } y { $to }: { $give } por { $ask }. ¿Y el dinero?
position-answer = { $from } ofrece { $give } por { $ask }. { $seat }, ¿hay trato?
position-hand-over = { $from } da { $give } por { $ask }. { $seat }, ¿a qué jugador entregas?
position-way = { $seat }, ¿por dónde?
position-stop = { $seat } cae en una casilla de futbolista: ¿robar una carta?
position-buy = { $seat } ha robado la carta de { $man }: ¿ficharlo por { $sum }?
position-buy-unseen = { $seat } mira al futbolista y piensa en el precio.
position-scouted = Los ojeadores traen a { $man }. { $seat }, ¿te lo quedas por { $sum }?
position-scouted-unseen = { $seat } escucha a los ojeadores.
position-auction = { $man } sale a subasta desde { $sum }. { $seat }, ¿tu puja?
position-auction-bid = { $bidder } puja { $sum } por { $man }. { $seat }, ¿das más?
position-auction-unseen = { $seat }, ¿tu puja?
position-forced = { $seat } debe { $sum } y tiene que vender.
position-failed-transfer = { $card }. { $seat }, ¿un jugador o el dinero?
position-bankrupt = { $card }. { $seat }, ¿cuál?
position-shed = { $seat } tiene siete cartas Plus: una va bajo el mazo.
position-line-up = { $home } contra { $away }: { $seat } elige su once.
position-field = { $seat }: ¿quién juega con el número { $number }?
position-touchline = { $home } { $first }★ – { $second }★ { $away }. { $seat }: ¿una carta Plus, un cambio, o lo dejas así?
position-target = { $home } { $first }★ – { $second }★ { $away }. ¿A quién le toca, { $seat }?
position-protest = { $home } { $first }★ – { $second }★ { $away }. { $seat }, ¿puedes anularla?
position-replace = { $seat } tiene un jugador en el suelo: ¿quién entra con el número { $number }?
position-substitute = { $seat }: ¿quién entra con el número { $number }?
position-euromatch = Llega { $team }. { $seat }, ¿juegas?
position-boost = { $seat } se enfrenta a { $team }: ¿cartas Plus?
position-over-won = Se acabó la temporada. ¡{ $seats } es campeón!
position-over-shared = Se acabó la temporada. { $seats } comparten el título.

## Por qué no

refusal-goal = Se acabó la temporada.
refusal-move-2 = Ya has tirado: elige adónde ir.
refusal-move-3 = Tu peón no llega allí con esta tirada, y nunca da la vuelta.
refusal-foot-1 = No puede llevar ese número, o no tienes a nadie que pueda.
refusal-buy-2 = Por su nombre solo se pide una carta visible; para un futbolista oculto pide un número.
refusal-buy-3 = La puja es baja: se parte del precio rebajado y se sube por tramos.
refusal-sell-1 = La banca solo compra lo que es tuyo.
refusal-sell-2 = Solo puedes dar lo que tienes, y una sola vez.
refusal-trans-1 = Ahora no cabe ese trato: una oferta entre dos turnos, dos contraofertas, y ambos necesitan algo que dar.
refusal-trans-2 = Aquí no hay deudas: cada parte da algo, nadie paga lo que no tiene y una multa va primero.
refusal-trans-3 = Los traspasos se han acabado por esta temporada.
refusal-end1-1 = Tu equipo aún no está completo.
refusal-q-1 = Hay que cumplir la carta, con algo tuyo.
refusal-match-2 = No es tuyo, o ese puesto ya se ha cambiado.
refusal-match-3 = No puede jugar ahí, o sería un extranjero de más.
refusal-match-6 = No quedan cambios para ese puesto, o no hay nadie en el banquillo que encaje.
refusal-plus-1 = Las cartas Plus esperan al campeonato y a sus partidos.
refusal-plus-2 = Una de las siete cartas de tu mano tiene que irse.
refusal-plus-3 = Tres cartas Plus por partido: has llegado al límite.
refusal-plus-4 = Esa carta no hace nada aquí, o no la tienes, o ahí no hay nadie a quien dar.
refusal-euro-6 = Esa carta no vale en los europartidos.

## Lo que ha pasado

event-began = Empieza { $seat }.
event-rolled = { $seat } saca un { $pips }.
event-moved = { $seat } se para en: { $square }.
event-missed = { $seat } pierde el turno.
event-rolls-again = Casilla de europartido: { $seat } vuelve a tirar.
event-drew-man = { $seat } roba la carta de { $man }.
event-drew-man-national = { $seat } roba una carta de futbolista nacional.
event-drew-man-foreign = { $seat } roba una carta de futbolista extranjero.
event-left-pack = { $seat } deja el mazo en paz.
event-bought = { $seat } ficha a { $man } por { $sum }.
event-bought-unseen = { $seat } ficha a un futbolista por { $sum } y lo guarda en secreto.
event-declined = { $seat } no quiere a { $man }. ¡Pujas desde { $sum }!
event-bid = { $seat } puja { $sum }.
event-left-auction = { $seat } se retira de la puja.
event-auctioned = ¡Adjudicado! { $man } se va con { $seat } por { $sum }.
event-unsold = Nadie quiere a { $man }: bajo el mazo.
event-scouted = Los ojeadores le traen a { $seat } un futbolista: { $man }, por { $sum }.
event-sold = { $seat } vende a la banca: { $item }, por { $sum }.
event-offered = { $seat } hace su oferta a { $to }, sin dinero.
event-offered-gives = { $seat } hace su oferta a { $to } y añade { $sum }.
event-offered-gets = { $seat } hace su oferta a { $to } y pide { $sum }.
event-offered-item = { $seat } pone sobre la mesa: { $item }.
event-asked-item = { $seat } pide: { $item }.
event-asked-number = { $seat } busca un número { $number }.
event-refused = { $seat } le dice que no a { $from }.
event-countered = { $seat } tiene una idea mejor para { $from }.
event-deal = ¡TRATO HECHO! { $seat } le da la mano a { $from }.
event-changed-hands = Para { $seat }: { $item }.
event-question = Interrogante para { $seat }. { $card }.
event-received = { $seat } recibe { $sum }.
event-owes = { $seat } debe { $sum } al bote.
event-owes-seat = { $seat } debe { $sum } a { $creditor }.
event-paid = { $seat } paga { $sum } al bote.
event-paid-seat = { $seat } paga { $sum } a { $creditor }.
event-let-off = A { $seat } no le queda nada que vender; se le perdonan { $sum }.
event-will-miss = { $seat } perderá el próximo turno.
event-sponsored = { $seat } firma con el { $sponsor }.
event-sponsor-back = { $seat } devuelve el { $sponsor }.
event-sponsor-paid = El patrocinador paga { $sum } a { $seat }.
event-no-sponsor = { $seat } no tiene patrocinador de { $kind }: no cobra.
event-pactole = ¡BOTE! { $seat } se lleva { $sum }.
event-drew-plus = { $seat } roba una carta Plus: { $card }.
event-drew-plus-unseen = { $seat } roba una carta Plus.
event-shed-plus = { $seat } mete { $card } bajo el mazo.
event-shed-plus-unseen = { $seat } mete una carta Plus bajo el mazo.
event-showed = { $seat } enseña a { $man }.
event-complete = ¡HAY EQUIPO! { $seat } enseña a { $men } jugadores y cobra { $sum }. ¡A por el campeonato!
event-time-up = Tras { $rounds } rondas nadie tiene un equipo completo. Empieza el campeonato sin prima.
event-numbered = { $seat } es el número { $number } del campeonato.
event-day = { $seat } completa la vuelta: ¡jornada { $number }!
event-transfers-over = Se cierra definitivamente el mercado de traspasos.
event-kick-off = Jornada { $day }: { $seat } contra { $away }.
event-kick-off-decider = Desempate: { $seat } contra { $away }.
event-ready = { $seat } entrega la alineación.
event-fielded-trainee = { $seat } tira de un juvenil con el número { $number }.
event-strong = { $seat } suma { $stars }★.
event-played-plus = { $seat } juega { $card }.
event-struck = { $card } contra { $seat }: ¡{ $man }!
event-protested = ¡{ $seat } consigue anular: { $card }!
event-injured = { $man } se retira en camilla; { $seat } tiene que reaccionar.
event-sent-off = ¡Expulsado { $man }! { $seat } sigue con uno menos.
event-came-on = { $seat } da entrada a { $man } con el número { $number }.
event-came-on-trainee = { $seat } da entrada a un juvenil con el número { $number }.
event-result = FINAL DEL PARTIDO: { $seat } { $first }★ – { $second }★ { $away }.
event-gate = { $seat } ingresa { $sum } de taquilla.
event-play-off = Nada separa a { $seats }: habrá desempate.
event-rival = { $seat } roba la carta de { $team }.
event-avoided = { $seat } prefiere no cruzarse con { $team }.
event-won-euromatch = ¡QUÉ NOCHE! { $seat } gana a { $team } con { $stars }★, ingresa { $sum } y tiene { $pennants ->
        [one] un banderín
       *[other] { $pennants } banderines
    }.
event-lost-euromatch = { $seat } cae ante { $team } con { $stars }★.
event-champion = ¡CAMPEÓN! { $seat } levanta la copa con { $points } puntos.

## El tablero

board-building = Construcción de los equipos, ronda { $round }
board-championship = Campeonato, jornada { $day } de { $days }
board-pactole = Bote { $sum }
board-drawn = Sobre la mesa: { $man }
board-offer = { $from } a { $to }:
board-gives = da { $side }
board-asks = pide { $side }
board-squad = Tu plantilla ({ $men }; · oculto a los demás)
board-open = { $name } ha enseñado

## El reglamento, con nuestras palabras

clause-FM-prep-1 = Se separan los mazos. Nacionales e internacionales se barajan juntos; los extranjeros forman un mazo aparte.
clause-FM-prep-2 = Las cartas Plus y los interrogantes van en su sitio; los equipos europeos, junto al tablero.
clause-FM-prep-3 = Cada entrenador empieza con 7.000.000, un peón y una ficha técnica.
clause-FM-move-1 = Todos los peones salen del punto central.
clause-FM-move-2 = Se tira el dado y se avanza lo justo, hacia donde se quiera.
clause-FM-move-3 = Un peón nunca vuelve a la casilla que acaba de dejar, tampoco en su próximo turno.
clause-FM-move-4 = Durante la construcción de los equipos un peón puede desviarse en cada cruce.
clause-FM-goal = El objetivo es ganar el campeonato.
clause-FM-foot-1 = Un futbolista tiene uno o varios números y puede jugar en cualquiera de esos puestos.
clause-FM-foot-2 = Un polivalente, marcado JP, juega en cualquier sitio menos en la portería.
clause-FM-foot-3 = Un amarillo vale 2 estrellas, un verde 3, un azul o un rojo 5; las estrellas impresas se suman.
clause-FM-foot-4 = Una casilla azul da acceso a nacionales e internacionales; una roja, a extranjeros.
clause-FM-buy-1 = En una casilla de futbolista se roba o no; no robar termina el turno.
clause-FM-buy-2 = Tras robar se puede fichar al precio del reverso, que todos ven; el jugador puede quedar oculto.
clause-FM-buy-3 = Al que no se ficha se le descubre. Solo los demás pujan, desde el precio rebajado del anverso; el mejor postor paga a la banca.
clause-FM-buy-4 = Si nadie puja, la carta va bajo su mazo.
clause-FM-sell-1 = La banca recompra a un futbolista al precio rebajado del anverso, así que se enseña.
clause-FM-sell-2 = Entre entrenadores el precio es libre.
clause-FM-trans-1 = Ventas, cambios y ofertas son libres en todo momento, sea de quien sea el turno: entre dos turnos cada uno tiene su ocasión.
clause-FM-trans-2 = Nadie se endeuda. Quien no puede pagar vende futbolistas o patrocinadores, y no compra nada mientras deba dinero.
clause-FM-trans-3 = Desde el inicio de los partidos de la penúltima jornada no hay traspasos. Siguen las ventas a la banca y las subastas.
clause-FM-trans-4 = No hay cesiones: lo que cambia de manos, cambiado queda.
clause-FM-end1-1 = La construcción de los equipos acaba con el primer equipo completo: del 1 al 11 y tres extranjeros como mucho. Se puede esperar antes de enseñarlo; entre dos turnos tiene la palabra primero quien acaba de jugar o de ganar la subasta.
clause-FM-end1-2 = El equipo completo se enseña a todos y la banca paga 2.000.000.
clause-FM-var-1 = Variante rápida: diez jugadores para diez números distintos cierran la fase, por 800.000.
clause-FM-train-1 = Los equipos incompletos también juegan. Juveniles gratuitos cubren los números que faltan y cuestan una estrella cada uno.
clause-FM-pre2 = Antes del campeonato todos pueden negociar aún para completar su equipo.
clause-FM-ch-1 = Durante el campeonato siguen los fichajes y los traspasos.
clause-FM-ch-2 = Todos los peones van a la casilla del campeonato.
clause-FM-ch-3 = Desde allí dan una vuelta fija, sin la línea central y sin retroceder.
clause-FM-ch-4 = El primer peón que llega a la casilla del campeonato o la pasa pone en marcha al momento una jornada; la vuelta se detiene.
clause-FM-day-1 = Con cuatro entrenadores, una jornada tiene dos partidos, uno tras otro; con tres, uno solo, y descansa un entrenador; con dos, uno solo.
clause-FM-day-2 = Todos se enfrentan a ida y vuelta, según un calendario fijo.
clause-FM-match-1 = El dado no interviene en los partidos.
clause-FM-match-2 = Los dos onces se descubren a la vez en sus puestos.
clause-FM-match-3 = Tres extranjeros como mucho a la vez en el campo; los juveniles tapan los huecos.
clause-FM-match-4 = La fuerza de un equipo se cuenta en estrellas.
clause-FM-match-5 = Cada equipo puede usar hasta tres cartas Plus.
clause-FM-match-6 = Cada equipo tiene dos cambios, en cualquier momento del partido.
clause-FM-match-7 = El equipo más fuerte gana 2 puntos; si empatan, 1 cada uno.
clause-FM-match-8 = Tras la jornada cada equipo que ha jugado recibe 500.000.
clause-FM-match-9 = Después todos los peones vuelven a la casilla del campeonato.
clause-FM-fin-1 = Gana el título quien suma más puntos.
clause-FM-fin-2 = A igualdad de puntos deciden los banderines europeos.
clause-FM-fin-3 = Si tampoco bastan, hay un desempate.
clause-FM-q-1 = En un interrogante se roba una carta y se cumple al momento.
clause-FM-q-2 = Los interrogantes traen ganancias, pérdidas o patrocinadores.
clause-FM-spon-1 = Los patrocinadores están a la vista delante de su entrenador.
clause-FM-spon-2 = Caer en la casilla de uno de tus patrocinadores da la suma de su carta.
clause-FM-spon-3 = Sin la carta que toca, la casilla no paga nada.
clause-FM-spon-4 = La banca recompra un patrocinador en todo momento al precio impreso.
clause-FM-spon-5 = Se puede tener un patrocinador de cada una de las cuatro clases; si se repite, se queda el mejor.
clause-FM-plus-1 = Las cartas Plus se juntan desde el principio pero solo sirven en el campeonato.
clause-FM-plus-2 = Seis cartas Plus en la mano como mucho; con la séptima, una va bajo el mazo.
clause-FM-plus-3 = Tres por partido, salvo que la carta diga otra cosa.
clause-FM-plus-4 = Suman estrellas, debilitan al rival o protegen.
clause-FM-plus-5 = Una carta Plus usada va bajo su mazo.
clause-FM-euro-0 = Durante la construcción de los equipos una casilla de europartido significa: tira y avanza otra vez.
clause-FM-euro-1 = En el campeonato significa: roba un equipo europeo, enseña el tuyo y compara las estrellas.
clause-FM-euro-2 = Igual o más débil: la carta vuelve y el turno acaba.
clause-FM-euro-3 = Más fuerte: te quedas la carta y la taquilla.
clause-FM-euro-4 = Cada cinco banderines dan una estrella más a tu equipo.
clause-FM-euro-5 = Puedes rechazar el partido, y tu equipo sigue oculto.
clause-FM-euro-6 = Ciertas cartas Plus valen en un europartido.
clause-FM-champ = La casilla del campeonato solo cuenta en el campeonato: salida de la vuelta y comienzo de la jornada.
clause-FM-pact = El dinero perdido por los interrogantes se junta en el bote; quien cae allí se lo lleva todo.

# What CHANCE decides
chance-first = Quién empieza
chance-roll = El dado
chance-draw-man = Los futbolistas robados
chance-draw-plus = Las cartas Plus robadas
chance-draw-question = Los interrogantes
chance-draw-european = Los equipos europeos
chance-numbering = Los números del campeonato
