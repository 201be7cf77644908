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
web-half-ends = La parte acaba cuando quedan { $few } cartas.
web-last-turn = ¡Último turno de esta parte!
web-unseen = Sin ver:
web-symbol-hand = mano
web-symbol-red = banderín rojo
web-symbol-blue = banderín azul
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
web-way-forward = de frente
web-way-right = derecha
web-direction-L = izquierda
web-direction-F = de frente
web-direction-R = derecha
web-deed-in-play = Jugar a { $square }
web-deed-touch = Echarlo fuera por { $square }
web-deed-wide = Mandarlo por la línea de fondo
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
web-chapter-3 = El saque de centro
web-chapter-4 = Los delanteros
web-chapter-5 = Los tiros libres
web-chapter-6 = Los despejes
web-chapter-7 = Las paradas
web-chapter-8 = Los córneres
web-chapter-9 = Los penaltis
web-chapter-10 = Los saques de banda
web-chapter-11 = Los goles
web-chapter-12 = El final de una parte
web-chapter-13 = La segunda parte
web-chapter-14 = El final
web-chapter-15 = Quién gana

## Ejemplos
web-example-arrow = un delantero
web-example-arrow-text = La carta ofrece izquierda 3, de frente 4 o derecha 3. Jugada de frente, el balón corre de D8 a D12.
web-example-shot = un tiro
web-example-shot-text = De frente 5 desde E12: el balón cruza la línea a la tercera casilla, entre los postes. Lo demás da igual.
web-example-corner = un córner
web-example-corner-text = Se jugó el córner rojo y al cortar sale un banderín rojo: cabezazo y dentro.
web-example-penalty = un penalti
web-example-penalty-text = Al cortar sale una mano: parado. Cualquier otra carta habría sido gol.
web-example-free-kick = un tiro libre
web-example-free-kick-text = De frente 3 por la línea de puntos y enseguida un delantero: de frente 5, ocho casillas en total.

## El primer partido guiado
web-guide-welcome-title = Atacas hacia arriba
web-guide-welcome = La portería de arriba es la suya; la de abajo, la tuya. Hay un balón y ningún jugador: cada carta empuja el balón hacia la portería contraria. Gana quien marque más en las dos partes.
web-guide-kick-off-title = Saca de centro
web-guide-kick-off = Elige un delantero de tu mano: una carta con una mano o un banderín en la esquina. Sus flechas dicen adónde puede ir el balón, y los números, cuántas casillas.
web-guide-arrow-title = Elige adónde va el balón
web-guide-arrow = Puede caer en las casillas amarillas. Toca una. Si cambias de idea, toca otra o devuelve la carta.
web-guide-confirm-title = El botón rojo hace la jugada
web-guide-confirm = Dice lo que va a pasar. Púlsalo, o toca la casilla amarilla por segunda vez. Después robas una carta nueva.
web-guide-save-title = ¡Está en tu red!
web-guide-save = Solo es gol si lo permites. Un portero para y saca de una vez. Un córner lo desvía, pero entonces se corta el mazo: si sale un banderín del color del córner, es gol de todos modos.
web-guide-throw-in-title = Tu saque de banda
web-guide-throw-in = El balón salió por la banda. Primero sácalo a una casilla, hacia donde quieras, y luego juega una carta como siempre.
web-guide-penalty-title = Tienes el penalti
web-guide-penalty = Solo hay uno en la baraja. Con el balón en su área no hay nada mejor: se corta el mazo y solo una mano lo para.
web-guide-shoot-title = ¡Puedes tirar!
web-guide-shoot = Una de tus cartas llega a la portería. El número exacto da igual: basta con que el balón cruce la línea entre los postes. Aunque quizá tengan un portero.
web-guide-turn-title = Una carta por turno
web-guide-turn = Tú juegas una y después ellos empujan el balón hacia tu portería. Así que un balón lejos de casa es ataque y defensa a la vez. Guarda un portero o un córner para cuando haga falta.
web-guide-why-title = Algunas cartas esperan
web-guide-why = Una carta velada no se puede jugar ahora. Tócala y te dirá por qué, con la regla.
web-guide-free-kick-title = Un tiro libre, dos jugadas
web-guide-free-kick = Mueve el balón por su línea de puntos, y un delantero debe seguir enseguida. Dos cartas en un turno: así se sorprende desde el medio campo.
web-guide-pile-title = Ojo con el mazo
web-guide-pile = Cuando quedan tres cartas o menos, el turno siguiente es el último de la parte. Los signos cuentan lo que aún no ha salido: útil antes de un córner o un penalti.
web-guide-second-half-title = Segunda parte
web-guide-second-half = Los equipos han cambiado de campo, pero en tu pantalla sigues atacando hacia arriba. Conservas tu mano; lo demás se ha barajado de nuevo.
web-guide-full-time-title = Ese fue tu primer partido
web-guide-full-time = Aquí puedes verlo otra vez, repasar cada gol y comprobar que el repartidor fue honrado. ¿Te atreves con un bot más fuerte?
