### Lo que se lee alrededor de los juegos: errores, entrenadores, línea de órdenes.

seat-name = Puesto { $number }

## Los entrenadores

coach-human = Míster
bot-uniform = Atolondrado
bot-uniform-about = cualquier jugada permitida, al azar
bot-rules-of-thumb = Perro viejo
bot-rules-of-thumb-about = los trucos de siempre: juega rápido y no tiene un pelo de tonto

## Los errores

error-game-unknown = No hay ningún juego llamado «{ $game }». Instalados: { $games }.
error-clause-unknown = El reglamento de { $game } no tiene el artículo { $clause }.
error-option-unknown = No existe la opción «{ $option }». Este juego tiene: { $options }.
error-option-value = «{ $value }» no vale para la opción { $option }. Elige entre: { $choices }.
error-option-shape = Una opción se escribe clave=valor, no «{ $text }».
error-bot-unknown = No hay ningún bot llamado «{ $bot }». Instalados: { $bots }.
error-bot-kind = { $bot } crea un { $kind }, que no es un bot: debe extender tifo.bots.Bot.
error-bot-fault = El bot { $bot } se equivocó: { $what }
error-coach-shape = «{ $coach }» no es un entrenador. Escribe human, o bot: y un nombre, como bot:uniform.
error-coach-count = { $given ->
        [one] Se nombró un entrenador
       *[other] Se nombraron { $given } entrenadores
    }, pero el partido tiene { $seats } puestos.
error-coach-bots-only = A las personas no se las simula: pon un bot en cada puesto.
error-notation-move = «{ $text }» no es una jugada.
error-notation-state = Esto no es una posición: «{ $text }».
error-out-of-turn = Le toca a { $seat }.
error-no-such-move = No existe la jugada { $move }.
error-not-now = Esa no es una jugada para este momento.
error-refused = { $why } ({ $clause })
plain-move = { $move }
plain-refusal = El reglamento no lo permite aquí.
plain-ending = El partido ha terminado.
error-no-advice = Aquí no hay consejo posible. El partido sigue.
error-no-undo = No se puede deshacer nada: algo se reveló o ya jugó otro.
error-file-missing = No existe el archivo { $path }.
error-file-unreadable = El archivo { $path } no se puede leer.
error-file-unwritable = El archivo { $path } no se puede escribir.
error-file-exists = El archivo { $path } ya existe; sigue con él usando --resume o nombra otro con --file.
error-file-json = { $path } no es un archivo de partido entero: se corta o está dañado en la línea { $line }.
error-file-format = Esto no es un archivo de partido de Tifo.
error-file-version = El archivo de partido es de la versión { $version }, que este Tifo no sabe leer.
error-file-field = El archivo de partido está dañado: «{ $field }» falta o es falso.
error-file-game = El archivo es de un partido de «{ $game }», que no está instalado.
error-file-game-version = El partido se jugó con otras reglas; esto es { $game } versión { $version }.
error-file-options = Las opciones del archivo de partido no valen. { $why }
error-file-entry = El archivo de partido tiene una línea que no se puede leer: { $entry }.
error-file-illegal = La jugada { $ply } es falsa: las reglas no permiten ahí { $move }.
error-file-beyond-end = La jugada { $ply } es falsa: el partido ya había acabado.
error-verify-commitment = FALSO: los bytes del repartidor no son los que se prometieron antes de la primera jugada.
error-verify-draw = FALSO: la carta de la jugada { $ply } no es la que da el secreto del repartidor.
error-verify-seal = FALSO: la jugada { $ply } fue alterada (la línea { $entry } no encaja con su sello).
error-verify-cut = FALSO: se añadieron o quitaron líneas; hay { $entries } y los sellos dicen otra cosa.
error-verify-unfinished = El partido no ha terminado; lo que hay de él es verdadero.
error-language = No existe el idioma «{ $language }». Elige entre: { $languages }.
error-cli = La orden no tiene sentido: { $what }
error-cli-command = No existe la orden «{ $command }». Las órdenes son: { $commands }.
error-cli-option = Aquí no existe la opción { $option }; mira --help.
error-cli-missing = Falta { $argument }; mira --help.
error-cli-value = «{ $value }» no vale para { $argument }; mira --help.
error-cli-which-game = ¿Qué juego? Instalados: { $games }.
error-cli-other-game = El partido de { $path } es de { $game }.
error-check-law = { $game } incumple una ley del contrato: { $law }

## La línea de órdenes

cli-about = Cuatro juegos de mesa de fútbol para jugar, estudiar y simular.
cli-usage = Uso:
cli-group-commands = Órdenes
cli-group-arguments = Argumentos
cli-group-options = Opciones
cli-help-flag = Muestra esta página.
cli-version-flag = Muestra la versión.
cli-interrupted = Interrumpido.
cli-games-about = Enumera los juegos instalados.
cli-rules-about = Muestra el reglamento de un juego con nuestras palabras: entero o un artículo.
cli-play-about = Juega un partido en la terminal, contra bots o con amigos en el mismo teclado.
cli-replay-about = Vuelve a contar un partido, visto desde la grada.
cli-verify-about = Comprueba un partido terminado: la promesa del repartidor, cada carta, cada jugada.
cli-simulate-about = Juega muchos partidos entre bots y cuenta.
cli-check-about = Comprueba que un juego cumple todas las leyes del contrato.
cli-bench-about = Mide a qué velocidad se juegan los juegos al azar.
cli-serve-about = Arranca el servidor y abre el navegador.
cli-arg-game = Nombre de un juego, tal como lo da tifo games.
cli-arg-clause = Un artículo, como BU-5.1 o simplemente 5.1.
cli-arg-lang = Idioma: en, fr o es. Por omisión, el del entorno.
cli-arg-seats = Un entrenador por puesto, separados por comas: human, o bot: y un nombre, como bot:rules-of-thumb.
cli-arg-names = Nombres de las personas, separados por comas, en el orden de sus puestos.
cli-arg-option = Una opción del juego, clave=valor; se puede repetir.
cli-arg-seed = Número que fija todo el azar, para jugar otra vez el mismo partido.
cli-arg-commentary = Ritmo de la narración: slow (lento), normal o fast (rápido).
cli-arg-pace = Segundos que un bot espera como mínimo antes de responder.
cli-arg-db = Base de datos: un archivo o la URL de un PostgreSQL. Por omisión, un archivo en la carpeta de datos.
cli-arg-host = Dirección en la que escuchar; 0.0.0.0 deja entrar a los móviles de la misma red.
cli-arg-port = Puerto en el que escuchar. Por omisión, el primero libre.
cli-arg-browser = Abrir un navegador.
cli-arg-resume = Seguir con el partido de este archivo.
cli-arg-save = Guardar el partido en este archivo. Por omisión: el juego y la hora, en esta carpeta.
cli-arg-file = Un archivo de partido.
cli-arg-boards = Dibujar el tablero tras cada jugada.
cli-arg-matches = Cuántos partidos.
cli-arg-check-matches = Cuántos partidos de cada variante.
cli-arg-threads = Cuántos hilos. Por omisión, uno por núcleo.
cli-arg-gpu = Jugar en la GPU de esta máquina; los partidos son los mismos.
cli-arg-json = Imprimir un objeto JSON.
cli-verify-true = VERDADERO. { $plies } jugadas de { $game }, { $draws } de ellas del repartidor, todas como se prometió antes de la primera.
cli-compiling = Compilando las reglas de { $game }, una sola vez…
cli-simulate-title = Simulación de { $game }
cli-simulate-seat = puesto
cli-simulate-bot = bot
cli-simulate-wins = victorias
cli-simulate-share = parte
cli-simulate-score = media
cli-simulate-sum = { $matches ->
        [one] Un partido
       *[other] { $matches } partidos
    }, { $draws ->
        [one] { $draws } empatado
       *[other] { $draws } empatados
    }.
cli-simulate-speed = { $decisions } decisiones/s, { $plies } jugadas/s, { $seconds } s.
cli-check-moves = jugadas
cli-check-state-bytes = bytes de un estado
cli-check-view-bytes = bytes de una vista
cli-check-clauses = artículos
cli-check-variations = variantes
cli-check-kept = { $game } cumple todas las leyes: { $matches } partidos, { $plies } jugadas.

## El reglamento

ruling = { $ruling } (decisión nuestra)
under = Solo con { $options }.
under-one = { $option }: { $choices }
under-and = { $first } y { $second }
under-or = { $first } o { $second }
under-either = { $first }; o { $second }
under-range = de { $first } a { $last }
number = { $number }
column-card = Carta
column-name = Nombre
column-team = Equipo
column-copies = Copias
column-what = Qué
column-value = Valor
column-mark = De dónde viene
mark-printed = impresa
mark-ours = decisión nuestra
mark-stated = escrito
mark-implied = deducido
mark-found = hallado
mark-reconstructed = reconstruido
mark-apart = { $mark }: { $columns }

## En la mesa

play-begun = Se guarda tras cada jugada en { $path }. La promesa del repartidor: { $commitment }…
play-resumed = El partido sigue; se guarda tras cada jugada en { $path }.
play-fault = Algo no se pudo contar; el partido sigue. Lo que falló queda anotado en { $path }.
play-hint = Escribe el número de una jugada. ? explica lo demás.
play-narrow = Tu terminal tiene { $columns } columnas y este tablero necesita { $widest }: ensancha la ventana.
play-prompt = Te toca (? ayuda, q salir):
play-prompt-undo = Te toca (? ayuda, u deshacer, q salir):
play-only-move = No hay otra posibilidad: { $move }.
play-no-number = Elige un número del 1 al { $count }.
play-which = ¿Cuál de estas? Escribe su número.
play-not-understood = «{ $text }» no es ni un número de la lista ni una jugada. ? te ayuda.
play-undone = Jugada deshecha.
play-pace-slow = Narración: lenta.
play-pace-normal = Narración: normal.
play-pace-fast = Narración: rápida.
play-rules = El reglamento entero: tifo rules { $game }. Aquí: r y un artículo, como r 5.1.
play-curtain-falls = Pulsa Intro para tapar tu mano y pasa el teclado a { $name }.
play-curtain-rises = { $name }, pulsa Intro cuando no mire nadie más.
play-saved = Guardado. Para seguir: tifo play --resume { $path }
play-finished = El partido está en { $path }. Vuelve a verlo con tifo replay; tifo verify comprueba al repartidor.
play-command-help = ? h ayuda
play-command-hint = t pista
play-command-undo = u deshacer
play-command-speed = s ritmo
play-command-rules = r reglas
play-command-board = b tablero
play-command-story = l historia
play-command-quit = q salir
play-help =
    Un número hace esa jugada. También puedes escribir una jugada o su comienzo, como A13 F;
    si no se permite, se te dice por qué, con el artículo.
    u  deshacer, mientras no se haya revelado nada   b  dibujar otra vez el tablero
    s  ritmo de la narración                         l  el partido hasta ahora
    r  reglas, r 5.1 muestra un artículo             t  una pista
    q  guardar y dejarlo por hoy

## Bots

bot-beginner = Principiante
bot-beginner-about = juega lo que se le ocurre; un niño puede ganarle
bot-amateur = Aficionado
bot-amateur-about = conoce el oficio, y lo olvida a menudo
bot-professional = Profesional
bot-professional-about = conoce el oficio, y rara vez se despista
bot-champion = Campeón
bot-champion-about = calcula tan lejos como puede
bot-ismcts = Analista
bot-ismcts-about = busca con el límite que le pongas: ismcts:2000 partidos simulados, ismcts:500ms de reflexión
bot-why-search = { $move } (unas { $chance } posibilidades de 100 tras { $playouts ->
        [one] un partido simulado
       *[other] { $playouts } partidos simulados
    }; la mejor alternativa tenía { $otherchance }: { $other })
bot-why-close = { $move } (unas { $chance } posibilidades de 100 tras { $playouts ->
        [one] un partido simulado
       *[other] { $playouts } partidos simulados
    }; más o menos igual de bueno: { $other })
bot-why-clear = { $move } (unas { $chance } posibilidades de 100 tras { $playouts ->
        [one] un partido simulado
       *[other] { $playouts } partidos simulados
    }; no había nada más que mereciera la pena)
bot-why-thumb = { $move } (cosas del oficio)
bot-why-any = { $move } (un simple capricho)
bot-why-only = { $move } (no había otra opción)
bot-hint-search = Un consejo: { $move } (unas { $chance } posibilidades de 100; la mejor alternativa da { $otherchance }: { $other })
bot-hint-close = Un consejo: { $move } (unas { $chance } posibilidades de 100), o esto, que parece igual de bueno: { $other }
bot-hint-clear = Un consejo: { $move } (unas { $chance } posibilidades de 100; no hay nada más que merezca la pena)
bot-hint-thumb = A primera vista: { $move }
bot-hint-any = Cualquier cosa vale; por ejemplo: { $move }
bot-hint-only = No hay otra opción: { $move }
error-arena-bots = Nombra al menos dos bots.
error-arena-until = «{ $text }» no es una precisión. Escribe 1% o 0.01.
error-arena-cluster = ¿Qué clúster? Pon en { $variable } la dirección de su planificador de Dask.
error-gpu-library = Para jugar en una GPU falta numba-cuda. Instala tifo con el extra «gpu».
error-gpu-card = Para jugar en una GPU falta la tarjeta: aquí no hay ninguna de NVIDIA con su controlador.
error-gpu-bots = En una GPU solo juegan estos bots: { $bots }.
error-gpu-on = La GPU juega aquí mismo: --gpu y --on { $on } no van juntos.
error-arena-dask = Dask no está instalado. Instala tifo con el extra «cluster».
error-results-other = { $file } guarda los resultados de otra competición; esto es lo que difiere: { $differs }.
error-results-broken = { $file } no es un archivo de resultados, o está dañado.
cli-arena-about = Enfrentar bots entre sí, con puestos rotados y los mismos repartos, y clasificarlos.
cli-arg-arena-bots = Nombres de bots; si hay más puestos que bots, el último ocupa los demás.
cli-arg-until = Jugar hasta conocer cada puntuación con esta precisión, por ejemplo 1%.
cli-arg-seat-count = Número de puestos.
cli-arg-on = Dónde jugar: local, o dask para el clúster de DASK_SCHEDULER_ADDRESS.
cli-arg-results = Guardar los resultados en este archivo; una serie interrumpida sigue donde se quedó.
cli-arena-title = Arena de { $game }
cli-arena-bot = bot
cli-arena-matches = partidos
cli-arena-wins = ganados
cli-arena-draws = empates
cli-arena-score = puntuación
cli-arena-rating = nivel
cli-arena-note = La puntuación es la parte de rivales superados; un empate cuenta la mitad. ± es la mitad del intervalo del 95 %. Niveles según OpenSkill.
