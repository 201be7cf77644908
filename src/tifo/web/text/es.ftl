### Lo que se lee en el navegador.

## En cada página
web-skip = Ir al contenido
web-home = Inicio
web-nav = Páginas
web-nav-play = Jugar
web-nav-mine = Mis partidos
web-nav-rules = Reglamentos
web-menu = Menú
web-language = Idioma
web-sound = Sonido
web-sound-on = Sonido activado
web-sound-off = Sonido desactivado
web-to-light = Claro
web-to-dark = Oscuro
web-speed = Velocidad de las animaciones
web-speed-off = sin
web-close = Cerrar
web-broken = Algo se rompió en esta página; en el servidor no se ha perdido nada.
web-offside = Fuera de juego
web-no-page = Esta página no existe.

## Inicio
web-welcome = Bienvenida
web-hero = Juegos de mesa de fútbol.
web-hero-second = El saque, a un clic.
web-hero-about = Contra bots, alrededor de una pantalla, con los móviles en el salón o cada cual en su casa. Sin cuenta.
web-hero-your-move = Te toca, { $name }
web-hero-goes-on = Tu partido sigue
web-resume = Seguir con { $game }
web-also-running = También en juego:
web-games = Juegos
web-play-bots = Jugar contra bots
web-set-up = Preparar una mesa
web-join = Unirse a una mesa
web-join-about = Código o enlace
web-join-button = Entrar
web-ways = Cómo quedar
web-way-solo = A solas
web-way-solo-about = contra bots, ahora mismo
web-way-pass = Una pantalla
web-way-pass-about = se pasa el aparato, con telón
web-way-room = En el salón
web-way-room-about = la mesa en la tele, las manos en los móviles
web-way-network = Cada cual en su casa
web-way-network-about = manda un enlace
web-open-tables = Mesas abiertas
web-tables-waiting = { $tables } esperando
web-no-tables = Ahora mismo no espera nadie. Abre tu propia mesa.
web-running = Partidos para ver
web-watch = Ver
web-seats-taken = { $taken } de { $seats } puestos
web-sit = Sentarse
web-waiting-seats = { $free ->
    [one] Queda un puesto libre.
   *[other] Quedan { $free } puestos libres.
}

## Mis partidos
web-going-on = En juego
web-none-going-on = Ningún partido en juego en este aparato.
web-played = Jugados
web-none-played = Todavía ningún partido terminado.
web-open = Abrir

## Preparar
web-game = Juego
web-options = Opciones
web-who-sits = Quién se sienta dónde
web-me = Yo
web-nickname = Apodo
web-coach-here = alguien ante esta pantalla
web-coach-friend = alguien, con enlace o código QR
web-coach-phone = un móvil, con código QR
web-bot = Bot
web-bot-level = Bot: { $level }
web-public = Mesa pública
web-public-about = Sale en la portada; cualquiera puede ocupar un puesto libre.
web-timer = Tiempo por jugada
web-timer-about = Cuando se acaba, un bot hace esa jugada.
web-timer-paused = pausa, { $seconds } s
web-timer-pause = Parar el reloj
web-timer-go-on = Poner el reloj en marcha
web-timer-none = sin límite
web-timer-day = un día
web-seconds = { $seconds } s
web-kick-off = Saque de centro
web-open-the-table = Abrir la mesa

## Antes del partido
web-table = Mesa
web-match = Partido
web-lobby-sub = El partido empieza cuando todos los puestos están ocupados
web-room-sub = Esta pantalla muestra la mesa; las manos se quedan en los móviles
web-coaches = { $coaches } entrenadores
web-your-seat-waits = Tu puesto te espera
web-point-phone = Apunta con el móvil a tu camiseta
web-invite-friends = Manda un enlace a cada cual
web-table-forms = La mesa se va llenando
web-code = Código de la mesa
web-code-about = o escribe este código en { $host }
web-seat-code = Código de este puesto
web-seat-code-about = Escanea el código QR de un puesto, o escribe sus ocho caracteres en { $host }
web-sit-down = Ocupar el puesto
web-free-seat = Puesto libre
web-waits = espera a alguien
web-is-here = ya está
web-is-coming = de camino
web-here = presente
web-away = ausente
web-qr = Código QR del enlace de este puesto
web-copy-link = Copiar el enlace
web-copied = Copiado
web-link = Enlace
web-seats-ready = { $ready } de { $seats } puestos listos
web-fill-and-start = Completar con bots y sacar
web-leave = Dejar la mesa
web-commitment = El repartidor ya se ha comprometido:

## El partido
web-no-match = Ese partido no existe, o ya no está.
web-act = Qué hacer
web-parts = Elegir
web-hint = elige
web-choose = Elige primero
web-put-back = Devolver
web-undo = Deshacer
web-undo-none = Nada que deshacer: algo se enseñó, o ya jugó otro
web-waiting = { $name } está pensando
web-your-turn = Te toca
web-not-your-turn = No es tu turno
web-yours = Te toca:
web-watching = En la grada
web-ply = jugada { $ply }
web-score = Marcador
web-facts = El mazo
web-commentary = Comentario
web-board = Campo
web-others = Los demás entrenadores
web-hand = Tu mano
web-moves = Jugadas en palabras
web-no-moves = No te toca jugar.
web-seats = Puestos
web-give-to-bot = Que juegue un bot
web-take-back = Recuperar mi puesto
web-my-link = Copiar mi enlace
web-watch-link = Copiar el enlace de la grada
web-advice = Pedir consejo
web-advising = Pensándolo…
web-advice-choose = Elegir esto
web-keys = Teclado
web-key-digits = elegir carta, dirección o casilla
web-key-arrows = recorrer las cartas o las opciones
web-key-enter = elegir y después confirmar
web-key-escape = un paso atrás
web-key-undo = deshacer
web-key-list = todas las jugadas en palabras
web-key-advice = un consejo de un bot fuerte
web-key-why = ¿por qué no? (sobre una carta); si no, esta ayuda
web-line-lost = Se perdió la conexión. Reintentando…
web-catch-up = Mientras no estabas
web-since-ply = desde la jugada { $ply }
web-to-the-table = A la mesa
web-not-now = Ahora no
web-printed-rule = regla impresa
web-show-playable = Ver lo que puedo jugar
web-read-rule = Leer la regla
web-curtain-to = Pásale el aparato a { $name }
web-curtain-pass = Pásale el aparato a
web-curtain-lift = Soy yo, enséñame mi mano
web-curtain-hold = Hasta entonces la mano sigue tapada. Mantén pulsado medio segundo.
web-since-turn = Desde tu último turno

## El resultado
web-result = Resultado
web-full-time = Final del partido
web-wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
web-drawn = Empate
web-replay = Repetición
web-ply-of = jugada { $ply } de { $plies }
web-first = Al principio
web-back = Atrás
web-play = Reproducir
web-pause = Pausa
web-forward = Adelante
web-last = Al final
web-link-ply = Enlace a esta jugada
web-goals = Los goles
web-no-goals = Sin goles. Pasa.
web-rematch = Revancha
web-rematch-about = Con los puestos cambiados.
web-verify = Verifica estos dados
web-verify-where = en tu navegador, sin servidor
web-verify-commitment = Publicado antes de la primera jugada:
web-verify-now = Verificar
web-verify-again = Verificar otra vez
web-file = Archivo
web-verify-commitment-true = Compromiso: los bytes del repartidor son los que había prometido.
web-verify-commitment-false = FALSO: los bytes del repartidor no son los que había prometido.
web-verify-nonces-true = { $count ->
    [one] El nonce del entrenador está en el secreto.
   *[other] Los nonces de { $count } entrenadores están en el secreto.
}
web-verify-nonces-false = FALSO: tu nonce no está en el secreto.
web-verify-seals-true = { $count } líneas del registro, todos los sellos encajan.
web-verify-seals-false = FALSO: la línea { $at } del registro fue cambiada.
web-verify-draws-true = { $count } robos y cortes recalculados, los { $count } coinciden.
web-verify-draws-false = FALSO: el robo de la jugada { $at } no es el que da el secreto.

## El reglamento
web-rulebook = Reglamento
web-contents = Índice
web-search = Buscar una regla o un artículo
web-quick = El juego en una página
web-chapter = Capítulo
web-example = Ejemplo:
web-components = En la caja
web-components-about = Algunos números están impresos en las reglas, otros hubo que reconstruirlos. Un ejemplar de verdad puede sustituir los nuestros.
web-in-force = Este es el reglamento de tu partido: solo las decisiones y el material que sus opciones ponen en juego.
web-whole-book = El reglamento completo
web-match-book = El reglamento de este partido
web-where-from = Con qué certeza
web-in-your-match = En tu partido
web-mark-printed-about = una regla del reglamento impreso
web-mark-ours-about = donde el reglamento calla
web-mark-stated-about = un número del reglamento
web-mark-implied-about = se sigue del reglamento
web-mark-found-about = en una fuente pública sobre el juego
web-mark-reconstructed-about = el valor es nuestro

## El primer partido guiado
web-guide = Guía
web-guide-progress = Consejo { $tip } de { $tips }
web-guide-read = Entendido
web-guide-skip = Saltar la guía
web-guide-restart = Guía desde el principio
web-guided = Primer partido guiado
web-guided-about = Unos diez minutos; te contamos lo que importa cuando importa.
web-key-guide = consejo de la guía leído
