### What the server says when it refuses.

error-stale = The match has gone on; look again.
error-store = The match could not be written down ({ $why }); nothing was changed.
error-store-unusable = The database { $db } cannot be used: { $why }. Mend or move it, or name another one with --db.
error-request = The request cannot be understood.
error-request-field = The request cannot be understood: { $field } ({ $why }).
error-seat-count = The number of seats does not fit the options.
error-match-unknown = There is no such match.
error-match-unreadable = This match cannot be read any more. Its log is kept as it is; the host of the server can see why in his log.
error-match-not-started = The match has not begun: seats are still to be filled.
error-match-started = The match has begun; the table is closed.
error-match-over = The match is over.
error-match-not-over = The match is not over yet.
error-bot-budget = “{ $bot }” would think too long here: at most { $playouts } playouts, { $seconds } seconds and { $trees } trees.
error-no-timer = This table has no move timer.
error-code-unknown = This code opens nothing, or the seat is taken by now.
error-seat-taken = That seat is taken.
error-seat-needed = Only those who play in this match may do that.
error-not-your-seat = That seat is not yours.
error-seat-has-bot = A bot plays for this seat at the moment; take the seat back first.
error-invite-needed = This table is private: you need an invitation.
error-token = This link opens nothing here.
error-too-many-tokens = Too many wrong links came from your address. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-foreign-origin = The request came from a page of another site.
error-foreign-host = This server answers only under its own name.
error-too-large = The request is larger than { $bytes } bytes.
error-page = There is nothing at this address.
error-method = This address cannot be used that way.
error-no-such-ply = The match has no such moment.
error-no-such-step = There is no such thing to play.
error-server = Something went wrong on the server; nothing was changed.
