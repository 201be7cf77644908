### Las palabras que solo necesita el dibujo de The World Cup Game.

## Las cartas: la cabecera y su línea

web-face-attack = Ataque
web-face-defence = Defensa
web-face-goal = 1 gol
web-face-two-goals = 2 goles
web-face-three-goals = 3 goles
web-face-two-and-one = 2 + 1
web-face-one-each-for-three = 1 + 1 + 1
web-face-one-each-for-two = 1 + 1
web-face-foul = Falta
web-face-offside = F. juego
web-face-penalty = Penalti
web-line-attack = Medio gol
web-line-defence = Protege, o anula un Ataque
web-line-goal = Para cualquier equipo
web-line-two-goals = Verde o mejor
web-line-three-goals = Azul o mejor
web-line-two-and-one = Dos equipos, todo o nada
web-line-one-each-for-three = Tres equipos, todo o nada
web-line-one-each-for-two = Dos equipos, todo o nada
web-line-foul = Anula un gol expuesto
web-line-offside = Anula un gol o un Ataque
web-line-penalty = Cualquiera menos negro

## Qué hacer

web-hint-card = juega una carta y roba otra
web-hint-discard = sin efecto; robas como siempre
web-hint-attack = una casilla libre: dos Ataques hacen un gol
web-hint-defence = una casilla libre, o un Ataque expuesto
web-hint-goal = una casilla libre de cualquier equipo
web-hint-two-goals = dos goles si es verde o mejor; si no, uno
web-hint-three-goals = tres si es azul o mejor, dos si es verde; si no, uno
web-hint-two-and-one = primero los dos goles, luego uno para otro equipo
web-hint-one-each-for-three = tres equipos distintos
web-hint-one-each-for-two = dos equipos distintos
web-hint-foul = un gol expuesto; un 2 o un 3 pierde un gol
web-hint-offside = un gol o un Ataque expuestos
web-hint-penalty = elige quién lo lanza y luego se lanza el dado
web-part-play = Jugarla
web-part-discard = Descartar sin efecto
web-part-place = Ponerla
web-part-cancel = Anular el Ataque
web-light-place = Jugarla para { $team } contra { $other }
web-light-cancel = Anular la ficha exterior de { $team } contra { $other }
web-hand = Tu mano
web-no-hand = Estás mirando.
web-no-cards = Sin cartas
web-discard-only = solo descartar

## El tablero

web-cup = Mundial { $cup }
web-title = { $round ->
        [groups] Fase de grupos
        [round-of-16] Octavos de final
        [quarter-finals] Cuartos de final
        [semi-finals] Semifinales
        [final] Final
       *[other] El camino a la final
    }
web-round-short = { $round ->
        [round-of-16] Octavos
        [quarter-finals] Cuartos
        [semi-finals] Semis
       *[other] Final
    }
web-look = Qué mirar
web-look-groups = Grupos
web-look-bracket = Cuadro
web-groups = Grupos
web-rounds = Rondas
web-only-mine = Solo mis partidos
web-no-matches = Aquí no juega ninguno de tus equipos.
web-print = Imprimir la hoja de resultados
web-pile = { $cards ->
        [one] queda 1 carta
       *[other] quedan { $cards } cartas
    }
web-pile-second = segunda vuelta · { $cards ->
        [one] queda 1 carta
       *[other] quedan { $cards } cartas
    }
web-last-turns = { $turns ->
        [one] el último turno
       *[other] { $turns } últimos turnos
    }
web-laid = Cartas jugadas hasta ahora
web-exposed = expuesto
web-protected = protegido
web-cancelled = anulado
web-strongest-to-weakest = de más fuerte a más débil
web-table-now = La clasificación si se pitara ahora
web-table-final = Clasificación final
web-points = puntos
web-rating = { $colour ->
        [black] negro ★
        [red] rojo ◆
        [blue] azul ■
        [green] verde ▲
        [yellow] amarillo ▬
       *[grey] gris ○
    }
web-reason = { $reason ->
        [head-to-head] Empatados a puntos: deciden los partidos entre ellos
        [difference] Empatados a puntos: decide la diferencia de goles
        [goals] Empatados a puntos: deciden los goles marcados
        [lot] Empatados en todo: decidió el sorteo
        [lot-due] Empatados en todo: decidiría el sorteo
        [replay] Empatados a puntos: lo decidió la repetición
       *[replay-due] Empatados a puntos: habría que repetir
    }
web-reason-short = { $reason ->
        [head-to-head] entre ellos
        [difference] diferencia
        [goals] goles marcados
        [lot] por sorteo
        [lot-due] sorteo
        [replay] repetición
       *[replay-due] a repetir
    }
web-token = { $code ->
        [A] Ataque
        [D] Defensa
        [P] gol de penalti
        [1] un gol
        [2] dos goles
       *[3] tres goles
    }
web-token-exposed = { $token } (ficha expuesta)
web-token-cancelled = { $token } (ficha volteada)
web-no-tokens = nada todavía
web-row = { $team }: { $tokens }; { $free ->
        [0] ninguna casilla libre.
        [one] una casilla libre.
       *[other] { $free } casillas libres.
    }
web-tie = { $round ->
        [round-of-16] Octavos { $name }
        [quarter-finals] Cuartos { $name }
        [semi-finals] Semifinal { $name }
        [third-place] Tercer puesto
       *[final] Final
    }
web-tie-short = { $round ->
        [round-of-16] octavos { $name }
        [quarter-finals] cuartos { $name }
       *[semi-finals] la semifinal { $name }
    }
web-winner-of = Ganador de { $tie }
web-loser-of = Perdedor de { $tie }
web-first-of = Primero del grupo { $group }
web-second-of = Segundo del grupo { $group }
web-kicks = penaltis { $first }–{ $second }
web-penalties-score = { $first }–{ $second } pen.
web-replay-score = repetición { $first }–{ $second }

## Los entrenadores

web-coaches = Los otros entrenadores
web-my-teams = Tus equipos
web-no-team = sin equipos
web-out = eliminado
web-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }

## La hoja de resultados en papel

web-paper = Mundial { $cup }: hoja de resultados
web-team = Equipo
web-column-won = G
web-column-drawn = E
web-column-lost = P
web-column-goals = Goles
web-column-points = Pts
web-champion = Campeón del mundo: { $team }

## Ejemplos para el reglamento

web-example-attack = Dos Ataques hacen un gol
web-example-attack-text = Cada Ataque vale medio gol. Un medio suelto se pierde con el pitido final, salvo que los dados añadan otro.
web-example-protected = Protegido por una Defensa
web-example-protected-text = Solo se puede anular la ficha más exterior. Aquí es una Defensa, y una Defensa no se voltea nunca: el gol está a salvo.
web-example-foul = Falta a un tres
web-example-foul-text = El 3 se voltea y un 2 ocupa la casilla siguiente. Ahora es la ficha expuesta, al alcance de la próxima Falta.
web-example-last-square = Fuera de juego en la última casilla
web-example-last-square-text = No hay casilla detrás, así que el 2 se cambia allí mismo por un 1.
web-example-dice = Los dados de un grupo
web-example-dice-text = Cada punto vale medio gol para todos los equipos de su color. Un equipo verde con un gol y un Ataque recibe el medio que le faltaba: dos goles.

## El resultado

web-time = de 30 min a 3 h
web-goals-title = El camino a la copa
web-standing = { $score ->
        [0] eliminado en grupos
        [1] octavos
        [2] cuartos de final
        [3] semifinales
        [4] final
       *[5] campeón del mundo
    }

## Los capítulos del reglamento

web-chapter-0 = Dos mundiales en una caja
web-chapter-I = El objetivo
web-chapter-II = Lo que trae la caja
web-chapter-III = Los tableros
web-chapter-IV = Antes del primer partido
web-chapter-V = Un turno
web-chapter-VI = Las cartas
web-chapter-VII = Expuesto y protegido
web-chapter-VIII = El final de los grupos
web-chapter-IX = Repeticiones en 1930
web-chapter-X = Empates a puntos en 2002
web-chapter-XI = Las eliminatorias
web-chapter-XII = Tandas de penaltis en 2002
web-chapter-OPT = Sin dados
web-chapter-EX = En resumen

## El primer partido guiado

web-guide-welcome-title = Estos son tus equipos
web-guide-welcome = Un nombre subrayado en rojo es un equipo tuyo. Uno de ellos tiene que ganar la final. Se juegan cuatro grupos a la vez y puedes meterte en todos los partidos, también en los de los demás.
web-guide-turn-title = Una carta por turno
web-guide-turn = Tienes tres cartas. Juega una y robarás otra. Elige una carta: se encienden las casillas adonde puede ir.
web-guide-square-title = ¿Adónde va?
web-guide-square = Toca una casilla amarilla. Ayuda a un equipo tuyo o perjudica a un rival. Las casillas se llenan desde la flecha hacia fuera, y los equipos fuertes tienen más.
web-guide-confirm-title = El botón rojo confirma
web-guide-confirm = Dice lo que va a pasar. Púlsalo, o toca otra vez la casilla amarilla. Hasta entonces puedes elegir otra.
web-guide-target-title = Ahora, el destino
web-guide-target = La carta está en la mesa. Elige para ella una de las casillas amarillas, en cualquier grupo.
web-guide-table-title = La clasificación de ahora mismo
web-guide-table = Cada grupo enseña quién iría primero si se pitara ya. En 1930 solo pasa el primero. Ganar vale dos puntos y empatar, uno.
web-guide-exposed-title = Esta ficha está expuesta
web-guide-exposed = Un aro discontinuo: es la ficha más exterior, y una Falta, un Fuera de juego o una Defensa puede alcanzarla. Pon lo que sea en la casilla siguiente y quedará protegida.
web-guide-attack-title = Medio gol
web-guide-attack = Un Ataque cuenta la mitad. Dos del mismo equipo en el mismo partido hacen un gol; uno suelto necesita suerte con los dados del final.
web-guide-cancel-title = Quitar uno
web-guide-cancel = Una Falta anula un gol expuesto; un Fuera de juego, también un Ataque. Dos o tres goles no se pierden de golpe: bajan en uno.
web-guide-defence-title = La Defensa vale para dos cosas
web-guide-defence = Ponla detrás de tus goles y nadie podrá anularlos. O anula el Ataque de otro. También puede tapar la última casilla de un rival.
web-guide-rating-title = Tres goles, pero no para todos
web-guide-rating = El signo junto a un equipo es su categoría. Los azules y mejores se llevan los tres; uno verde, dos; los más débiles, solo uno.
web-guide-penalty-title = Un penalti
web-guide-penalty = Elige un equipo y se lanza un dado blanco. Cuatro de cada seis veces entra, y ese gol ya no se puede anular.
web-guide-pile-title = Se acerca el final
web-guide-pile = Cuando se acaba el mazo terminan los grupos. Entonces se lanzan cuatro dados por grupo: cada punto es medio gol para los equipos de su color.
web-guide-knock-out-title = Las eliminatorias
web-guide-knock-out = Se vacía el tablero y quedan cuatro equipos. Si uno es tuyo sigues jugando, con un mazo pequeño de doce cartas. Un empate se repite.
web-guide-over-title = Este ha sido tu primer Mundial
web-guide-over = Aquí puedes volver a verlo y comprobar que los dados eran honrados. La próxima vez prueba 2002: treinta y dos equipos, y penaltis.
