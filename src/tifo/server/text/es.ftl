### Lo que dice el servidor cuando se niega.

error-stale = El partido ha seguido; mira cómo va.
error-store = No se pudo anotar el partido ({ $why }); nada ha cambiado.
error-store-unusable = La base de datos { $db } no se puede usar: { $why }. Repárala, muévela o indica otra con --db.
error-request = La petición no se entiende.
error-request-field = La petición no se entiende: { $field } ({ $why }).
error-seat-count = El número de puestos no concuerda con las opciones.
error-match-unknown = Ese partido no existe.
error-match-unreadable = Este partido ya no se puede leer. Su registro se guarda tal cual; quien lleva el servidor ve el motivo en el suyo.
error-match-not-started = El partido no ha empezado: faltan puestos por ocupar.
error-match-started = El partido ha empezado; la mesa está cerrada.
error-match-over = El partido ha terminado.
error-match-not-over = El partido aún no ha terminado.
error-bot-budget = «{ $bot }» pensaría demasiado aquí: como mucho { $playouts } partidos simulados, { $seconds } segundos y { $trees } árboles.
error-no-timer = Esta mesa no tiene reloj de jugada.
error-code-unknown = Este código no abre nada, o el puesto ya está ocupado.
error-seat-taken = Ese puesto está ocupado.
error-seat-needed = Solo quienes juegan este partido pueden hacerlo.
error-not-your-seat = Ese puesto no es tuyo.
error-seat-has-bot = Ahora mismo un bot juega en este puesto; recupéralo primero.
error-invite-needed = Esta mesa es privada: hace falta una invitación.
error-token = Este enlace no abre nada aquí.
error-too-many-tokens = Han llegado demasiados enlaces erróneos desde tu dirección. Espera { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
error-foreign-origin = La petición viene de una página de otro sitio.
error-foreign-host = Este servidor solo responde por su propio nombre.
error-too-large = La petición supera los { $bytes } bytes.
error-page = No hay nada en esta dirección.
error-method = Esta dirección no se usa así.
error-no-such-ply = El partido no tiene ese momento.
error-no-such-step = No hay nada así que jugar.
error-server = El servidor ha cometido un error; nada ha cambiado.
