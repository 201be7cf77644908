### Lo que se lee alrededor de los juegos: errores, entrenadores, línea de órdenes.

seat-name = Puesto { $number }

## Los entrenadores

coach-human = Míster
bot-uniform = Atolondrado
bot-uniform-about = cualquier jugada permitida, al azar
bot-rules-of-thumb = Perro viejo
bot-rules-of-thumb-about = las reglas prácticas del juego: rápido, y nada tonto

## Los errores

error-game-unknown = No hay ningún juego llamado «{ $game }». Instalados: { $games }.
error-clause-unknown = El reglamento de { $game } no tiene el artículo { $clause }.
error-option-unknown = No existe la opción «{ $option }». Este juego tiene: { $options }.
error-option-value = «{ $value }» no vale para la opción { $option }. Elige entre: { $choices }.
error-option-shape = Una opción se escribe clave=valor, no «{ $text }».
error-bot-unknown = No hay ningún bot llamado «{ $bot }». Instalados: { $bots }.
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
error-file-not-human = En este partido no juega ninguna persona; míralo con replay.
error-verify-commitment = FALSO: los bytes del repartidor no son los que se prometieron antes de la primera jugada.
error-verify-draw = FALSO: la carta de la jugada { $ply } no es la que da el secreto del repartidor.
error-verify-seal = FALSO: la jugada { $ply } fue alterada (la línea { $entry } no encaja con su sello).
error-verify-cut = FALSO: se añadieron o quitaron líneas; hay { $entries } y los sellos dicen otra cosa.
error-verify-unfinished = El partido no ha terminado; lo que hay de él es verdadero.
