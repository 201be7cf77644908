### What people read around the games: errors, coaches, the command line.

seat-name = Seat { $number }

## Coaches

coach-human = Coach
bot-uniform = Scatterbrain
bot-uniform-about = any legal move, each as likely
bot-rules-of-thumb = Old Hand
bot-rules-of-thumb-about = the game’s own rules of thumb: quick, and no fool

## Errors

error-game-unknown = There is no game called “{ $game }”. Installed: { $games }.
error-clause-unknown = The rulebook of { $game } has no clause { $clause }.
error-option-unknown = There is no option “{ $option }”. This game has: { $options }.
error-option-value = “{ $value }” is not a choice for the option { $option }. Choose one of: { $choices }.
error-option-shape = Write an option as key=value, not “{ $text }”.
error-bot-unknown = There is no bot called “{ $bot }”. Installed: { $bots }.
error-coach-shape = “{ $coach }” is no coach. Write human, or bot: and a name, such as bot:uniform.
error-coach-count = { $given ->
        [one] One coach was named
       *[other] { $given } coaches were named
    }, but the match has { $seats } seats.
error-coach-bots-only = People cannot be simulated: give every seat a bot.
error-notation-move = “{ $text }” is not a move.
error-notation-state = This is not a position: “{ $text }”.
error-out-of-turn = It is { $seat }’s move.
error-no-such-move = There is no move { $move }.
error-not-now = That is not a move for this moment.
error-refused = { $why } ({ $clause })
error-no-undo = Nothing can be taken back: something was revealed, or somebody else has moved.
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read.
error-file-unwritable = The file { $path } cannot be written.
error-file-exists = The file { $path } exists already; resume it with --resume, or name another with --file.
error-file-json = { $path } is not a whole match file: it breaks off or is damaged on line { $line }.
error-file-format = This is not a Tifo match file.
error-file-version = This match file is of version { $version }, which this Tifo cannot read.
error-file-field = The match file is damaged: “{ $field }” is missing or false.
error-file-game = The match file is for the game “{ $game }”, which is not installed.
error-file-game-version = The match was played by other rules; this is { $game } version { $version }.
error-file-options = The match file has options that do not hold. { $why }
error-file-entry = The match file has an entry that cannot be read: { $entry }.
error-file-illegal = Ply { $ply } is false: the rules do not allow move { $move } there.
error-file-beyond-end = Ply { $ply } is false: the match was already over.
error-file-not-human = No person sits at this match; replay it instead.
error-verify-commitment = FALSE: the dealer’s bytes are not those that were promised before the first move.
error-verify-draw = FALSE: the draw at ply { $ply } is not the one that the dealer’s secret gives.
error-verify-seal = FALSE: ply { $ply } was altered (entry { $entry } does not fit its seal).
error-verify-cut = FALSE: entries were added or cut away; there are { $entries }, the seals say otherwise.
error-verify-unfinished = The match is not finished; what there is of it is true.
