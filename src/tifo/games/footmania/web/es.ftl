### El tablero de Footmania.

web-time = 60 min
web-sum = { NUMBER($francs, useGrouping: "true") }
web-millions = { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } M
web-man-short = { $name } ({ $numbers }, { $stars }★)
web-sponsor-short = patrocinador de { $kind }, { $sum }
web-any-number = cualquier { $number }
web-anyone = a elegir
web-foreign-mark = E
web-colour-yellow = amarillo
web-colour-green = verde
web-colour-blue = azul
web-colour-red = extranjero
web-stars-word = estrellas
web-man-card = { $name }, { $numbers }, { $colour }, { $stars } estrellas, reventa { $price }
web-back-card = Reverso de la carta: cuesta { $price }
web-sponsor-card = Patrocinador de { $kind }: paga { $sum }, reventa { $price }
web-rival-card = { $name }, { $stars } estrellas, { $pennants ->
    [one] un banderín
   *[other] { $pennants } banderines
}, taquilla { $gate }
web-unseen-national = Un futbolista nacional, boca abajo
web-unseen-foreign = Un futbolista extranjero, boca abajo
web-price = Precio
web-front-back = Anverso: reventa y salida de la puja. Reverso: lo que cuesta.

## El recorrido
web-board = El recorrido
web-views = Vistas de la mesa
web-tab-track = Recorrido
web-tab-match = Partido
web-tab-team = Mi once
web-tab-season = Temporada
web-cell-blue = jugador
web-cell-red = extranjero
web-cell-euromatch = Euro
web-cell-championship = Camp.
web-cell-pactole = Bote
web-cell-sponsor = marca
web-square-championship = Casilla del campeonato
web-square-blue = Futbolista nacional
web-square-red = Futbolista extranjero
web-square-question = Interrogante
web-square-plus = Carta Plus
web-square-euromatch = Europartido
web-square-pactole = Bote
web-square-centre = Punto central
web-square-sponsor = Patrocinador: { $kind }
web-pack-0 = Nacionales
web-pack-1 = Extranjeros
web-pack-2 = Plus
web-pack-3 = Interrog.
web-pack-4 = Euro
web-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
web-first-team = Primer once completo
web-prize = Prima
web-match-day = Jornada
web-pactole = En el bote
web-pawn = Peón de { $name }: { $square }
web-die = El dado marca { $pips }

## Los entrenadores
web-your-money = Tu dinero
web-men = { $men ->
    [one] { $men } jugador
   *[other] { $men } jugadores
}
web-points-pennants = { $points } pts · ⚑ { $pennants }
web-talks = Mano alzada: quiere negociar
web-hand = Levantar la mano para negociar
web-hand-up = Mano alzada: te darán la palabra
web-your-eleven = Tu once
web-numbers = { $men } de { $most } números
web-foreigners = { $men } de { $most } extranjeros
web-missing = falta
web-plus-cards = { $cards } Plus
web-your-plus = Tus cartas Plus
web-no-hand = Las plantillas son secretas; ves lo que todos pueden ver.
web-not-now = Ahora no: pregunta por qué
web-squads = Plantillas
web-your-squad = Tu plantilla
web-hidden = oculto
web-unseen-men = { $men ->
    [one] y un jugador que nadie más ha visto
   *[other] y { $men } jugadores que nadie más ha visto
}
web-nothing-shown = Aún no ha enseñado nada.
web-close = Cerrar

## Compras y subastas
web-auction = Subasta
web-step = de { $sum } en { $sum }
web-bidder-leads = va ganando
web-bidder-in = sigue
web-bidder-out = pasa
web-bidder-declined = no lo quiso
web-less = Menos
web-more = Más
web-pass = Pasar
web-drawn = Carta robada
web-scouted = Lo traen los ojeadores
web-team-goes = Tu once pasa de { $before } a { $after } estrellas.
web-team-goes-about = Tu once pasa de { $before } a unas { $after } estrellas.
web-team-stays = Tu once se queda en { $stars } estrellas.
web-fills = ¡Te da el { $numbers }!
web-lacks = Te falta: { $numbers }.
web-left = Te quedarán { $sum }.
web-short = Te faltan { $sum }.
web-going = desde { $sum }
web-sold = ¡Adjudicado por { $sum }!
web-bids = { $name }: { $sum }

## Fichajes
web-market = El mercado
web-transfers-open = mercado abierto
web-transfers-over = mercado cerrado
web-make-offer = Hacer una oferta
web-go-on = Listo: a jugar
web-counter = Contraoferta
web-offer-between = De { $from } a { $to }
web-offer-to = Oferta a { $name }
web-open-money = Tiene { $sum }.
web-to-whom = ¿A quién?
web-suggestions = Ideas
web-suggestion = { $name }: { $given } por { $asked }
web-you-give = Das
web-you-get = Recibes
web-gives = { $name } da
web-you-add = Añades
web-you-ask = Pides
web-you = Tú
web-card = carta
web-add-give = Añadir una carta tuya
web-add-ask = Añadir una carta suya
web-take-off = Quitar { $item } de la oferta
web-balance = Equilibrar
web-deal-even = equilibrado
web-deal-dear = pagas de más
web-deal-cheap = pagas de menos
web-resale = Valor de reventa.
web-resale-guess = Valor de reventa; un jugador oculto cuenta lo habitual.
web-leaves-gap = Tu { $numbers } pasa a ser un juvenil.
web-advice = Consejo:
web-ask-too = pide también a { $name } y llegas a { $stars }.
web-offer-help = Elige una idea o pon cartas en cada lado; nada se enseña hasta que lo propones.
web-withdraw = Retirar
web-propose = Proponer el trato
web-what-you-know = Lo que sabes

## Partidos
web-trainee = juvenil, −1
web-sent-off = expulsado
web-place = Número { $number }: { $name }, { $stars } estrellas
web-place-empty = Número { $number }: un juvenil
web-place-off = Número { $number }: expulsado
web-match-score = { $first } estrellas a { $second }
web-changes = { $changes ->
    [one] { $changes } cambio
   *[other] { $changes } cambios
}
web-plus-used = { $used } Plus de { $most }
web-boost = Plus { $stars } ★
web-pennant-stars = banderines { $stars } ★
web-bench = Banquillo
web-who-plays = ¿Quién juega de { $number }?
web-drag-or-tap = arrastra o toca
web-bench-empty = Nadie en el banquillo.
web-can-play = { $name } puede ir al { $numbers }.
web-best-stands = Tu mejor once ya está colocado.
web-undo-best = Deshacer devuelve el mejor once.
web-euromatch = Europartido
web-euro-prize = { $pennants ->
    [one] { $pennants } banderín
   *[other] { $pennants } banderines
} y { $sum } para el ganador
web-plus-form = suma estrellas
web-plus-injury = un jugador se lesiona
web-plus-red_card = un jugador, expulsado
web-plus-physio = anula una lesión
web-plus-appeal = anula una roja
web-plus-crowd = más estrellas en casa
web-plus-coaching = un cambio más
web-plus-free = una estrella fuera del límite

## La temporada
web-standings = Clasificación
web-fixtures = Calendario
web-no-fixtures = El calendario se sortea cuando haya un equipo completo.
web-coach = Entrenador
web-played = Partidos jugados
web-played-short = PJ
web-points = Puntos
web-points-short = Pts
web-pennants = Banderines europeos
web-pennants-help = cinco banderines dan una estrella

web-standing = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
web-goals-title = Los grandes momentos

## Qué hacer
web-hint-choose = elige
web-hint-way = toca una casilla iluminada
web-hint-auction = puja o pasa
web-hint-line-up = alinea tu equipo
web-hint-market = negocia o pasa
web-hint-touchline = carta, cambio o nada
web-hint-answer = ¿hay trato?
web-part-raise = Pujar más
web-part-sell = Vender antes
web-part-any = Un número cualquiera
web-part-change = Cambio
web-part-give = Añado dinero
web-part-get = Pido dinero

## En grande
web-banner-deal = ¡TRATO HECHO!
web-banner-pactole = ¡EL BOTE! { $sum }
web-banner-complete = ¡HAY EQUIPO!
web-banner-day = JORNADA { $number }
web-banner-euro-won = ¡QUÉ NOCHE!
web-banner-euro-lost = NO PUDO SER
web-banner-champion = ¡{ $name } CAMPEÓN!

## La partida guiada
web-guide-aim-title = Llena los números
web-guide-aim = Necesitas jugadores para diez números distintos. Esta fila muestra los que tienes; con trazo discontinuo, los que faltan. El primer equipo completo cobra la prima y abre el campeonato.
web-guide-way-title = Elige camino
web-guide-way = Las casillas iluminadas están al alcance de tu dado. Azul: nacionales; rojo: extranjeros; y nunca se da media vuelta. Toca una y vuelve a tocarla para ir.
web-guide-draw-title = ¿Robas carta?
web-guide-draw = Robar es gratis y solo tú ves la carta. Si fichas al jugador, los demás solo saben su precio; si no, se enseña a todos.
web-guide-buy-title = Anverso y reverso
web-guide-buy = En el reverso, su precio; en el anverso, lo que te devolvería la banca. Debajo lees lo que aporta a tu once. Si lo dejas, el otro entrenador puede pujar.
web-guide-auction-title = Una subasta
web-guide-auction = El otro no lo quiso, así que sale barato. El botón rojo es la siguiente puja; más y menos la cambian. Si pasas, quedas fuera.
web-guide-question-title = Interrogante
web-guide-question = Buenas o malas noticias. Las multas van al bote: quien cae en su casilla se lo lleva todo. Los patrocinadores pagan cada vez que caes en la suya.
web-guide-plus-title = Cartas Plus
web-guide-plus = Esperan aquí al campeonato. En un partido puedes usar tres.
web-guide-hand-title = Levanta la mano
web-guide-hand = ¿Te falta un número? Levanta la mano: entre dos turnos te darán la palabra para ofrecer o vender a la banca. Si no, el juego sigue.
web-guide-answer-title = Quieren negociar
web-guide-answer = La barra compara los dos lados por su valor de reventa, y lees cómo deja el trato a tu once. Di sí, di no o haz una contraoferta.
web-guide-show-title = Tu equipo está completo
web-guide-show = Enséñalo y cobra la prima, o espera a ser más fuerte. Solo tú lo sabes.
web-guide-lap-title = El campeonato
web-guide-lap = Ahora los peones dan la vuelta. El primero en llegar pone en marcha una jornada. Dos jornadas, ida y vuelta: gana quien suma más puntos.
web-guide-line-up-title = La alineación
web-guide-line-up = Tu mejor once ya está colocado. Arrastra o toca para cambiarlo. El botón rojo lo confirma, oculto hasta que estén los dos.
web-guide-touchline-title = En la banda
web-guide-touchline = Sin dado: deciden las estrellas. Juega una carta Plus, haz un cambio o déjalo así. Cuando los dos lo dejan, final del partido.
web-guide-euro-title = Noche europea
web-guide-euro = Compara tus estrellas con las suyas. Si ganas, te llevas dinero y banderines; si no juegas, tu equipo sigue oculto.

## Capítulos del reglamento
web-chapter-prep = Antes de empezar
web-chapter-move = Moverse
web-chapter-goal = El objetivo
web-chapter-foot = Los futbolistas
web-chapter-buy = Fichajes y subastas
web-chapter-sell = Ventas
web-chapter-trans = Traspasos
web-chapter-end1 = El primer equipo completo
web-chapter-var = Variante rápida
web-chapter-train = Juveniles
web-chapter-pre2 = Antes del campeonato
web-chapter-ch = La vuelta
web-chapter-day = Las jornadas
web-chapter-match = Un partido
web-chapter-fin = El título
web-chapter-q = Interrogantes
web-chapter-spon = Patrocinadores
web-chapter-plus = Cartas Plus
web-chapter-euro = Europartidos
web-chapter-champ = La casilla del campeonato
web-chapter-pact = El bote

## Ejemplos
web-example-way = elegir camino
web-example-way-text = Un 4 desde la izquierda: recto por la banda o por la línea de medio campo. Nunca por donde se vino.
web-example-stars = contar estrellas
web-example-stars-text = Un amarillo vale dos estrellas, un verde tres; el más uno impreso en la carta se suma.
web-example-auction = una subasta
web-example-auction-text = Quien robó la carta no quiso pagar el precio del reverso. Los demás pujan desde el precio de la banda negra; el mejor postor paga a la banca.
web-example-deal = un traspaso
web-example-deal-text = Un defensa que sobra y 350.000 por uno mejor. Los dos están de acuerdo: vale cualquier precio.
