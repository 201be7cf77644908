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
error-bot-kind = { $bot } makes { $kind } objects, which are no bots: it must extend tifo.bots.Bot.
error-bot-fault = The bot { $bot } made a mistake: { $what }
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
plain-move = { $move }
plain-refusal = The rules do not allow it here.
plain-ending = The match is over.
error-no-advice = No advice can be given here. The match goes on.
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
error-verify-commitment = FALSE: the dealer’s bytes are not those that were promised before the first move.
error-verify-draw = FALSE: the draw at ply { $ply } is not the one that the dealer’s secret gives.
error-verify-seal = FALSE: ply { $ply } was altered (entry { $entry } does not fit its seal).
error-verify-cut = FALSE: entries were added or cut away; there are { $entries }, the seals say otherwise.
error-verify-unfinished = The match is not finished; what there is of it is true.
error-language = There is no language “{ $language }”. Choose one of: { $languages }.
error-cli = The command line makes no sense: { $what }
error-cli-command = There is no command “{ $command }”. The commands are: { $commands }.
error-cli-option = There is no option { $option } here; see --help.
error-cli-missing = { $argument } is missing; see --help.
error-cli-value = “{ $value }” does not fit { $argument }; see --help.
error-cli-which-game = Which game? Installed: { $games }.
error-cli-other-game = The match in { $path } is one of { $game }.
error-check-law = { $game } breaks a law of the contract: { $law }

## The command line

cli-about = Four football board games to play, study and simulate.
cli-usage = Usage:
cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-options = Options
cli-help-flag = Show this page.
cli-version-flag = Show the version.
cli-interrupted = Stopped.
cli-games-about = List the installed games.
cli-rules-about = Show the rulebook of a game in our words: whole, or one clause.
cli-play-about = Play a match in the terminal, against bots or with friends at the same keyboard.
cli-replay-about = Tell a match again, as a spectator saw it.
cli-verify-about = Check a finished match: the dealer’s promise, every draw, every move.
cli-simulate-about = Play many matches between bots and count.
cli-check-about = Hold a game against every law of the contract.
cli-bench-about = Measure how fast the games are played at random.
cli-serve-about = Start the server and open the browser.
cli-arg-game = Name of a game, as tifo games lists them.
cli-arg-clause = A clause, such as BU-5.1 or simply 5.1.
cli-arg-lang = Language: en, fr or es. Default: that of the environment.
cli-arg-seats = A coach for each seat, with commas: human, or bot: and a name, such as bot:rules-of-thumb.
cli-arg-names = Names of the people, with commas, in the order of their seats.
cli-arg-option = An option of the game as key=value; may be repeated.
cli-arg-seed = Number that fixes all chance, to play the same match again.
cli-arg-commentary = How fast the commentary runs: slow, normal or fast.
cli-arg-pace = Seconds that a bot waits at least before it answers.
cli-arg-db = Database: a file, or the URL of a PostgreSQL. Default: a file in the user’s data folder.
cli-arg-host = Address to listen on; 0.0.0.0 lets phones in the same network in.
cli-arg-port = Port to listen on. Default: the first free one.
cli-arg-browser = Open a browser.
cli-arg-resume = Go on with the match in this file.
cli-arg-save = Save the match in this file. Default: the game and the time, in this folder.
cli-arg-file = A match file.
cli-arg-boards = Draw the board after every move.
cli-arg-matches = How many matches.
cli-arg-check-matches = How many matches of each variation.
cli-arg-threads = How many threads. Default: one for each core.
cli-arg-gpu = Play on this machine’s GPU; the matches are the same.
cli-arg-json = Print one JSON object.
cli-verify-true = TRUE. { $plies } plies of { $game }, { $draws } of them drawn by the dealer, all as promised before the first move.
cli-compiling = Compiling the rules of { $game }; once, then they are kept…
cli-simulate-title = Simulating { $game }
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-share = share
cli-simulate-score = mean score
cli-simulate-sum = { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, { $draws } drawn.
cli-simulate-speed = { $decisions } decisions/s, { $plies } plies/s, { $seconds } s.
cli-check-moves = moves
cli-check-state-bytes = bytes of a state
cli-check-view-bytes = bytes of a view
cli-check-clauses = clauses
cli-check-variations = variations
cli-check-kept = { $game } keeps every law: { $matches } matches, { $plies } plies.

## The rulebook

ruling = { $ruling } (our ruling)
under = Only with { $options }.
under-one = { $option }: { $choices }
under-and = { $first } and { $second }
under-or = { $first } or { $second }
under-either = { $first }; or { $second }
under-range = { $first } to { $last }
number = { $number }
column-card = Card
column-name = Name
column-team = Team
column-copies = Copies
column-what = What
column-value = Value
column-mark = Comes from
mark-printed = printed
mark-ours = our ruling
mark-stated = stated
mark-implied = implied
mark-found = found
mark-reconstructed = reconstructed
mark-apart = { $mark }: { $columns }

## At the table

play-begun = Saved after every move in { $path }. The dealer’s promise: { $commitment }…
play-resumed = The match goes on; saved after every move in { $path }.
play-fault = Something could not be told; the match goes on. What went wrong is noted in { $path }.
play-hint = Type the number of a move. ? explains the rest.
play-narrow = Your terminal has { $columns } columns; this board needs { $widest }. Make the window wider.
play-prompt = Your move (? help, q quit):
play-prompt-undo = Your move (? help, u undo, q quit):
play-only-move = Nothing else is possible: { $move }.
play-no-number = Choose a number from 1 to { $count }.
play-which = Which of these? Type its number.
play-not-understood = “{ $text }” is neither a number of the list nor a move. ? helps.
play-undone = Taken back.
play-pace-slow = Commentary: slow.
play-pace-normal = Commentary: normal.
play-pace-fast = Commentary: fast.
play-rules = The whole rulebook: tifo rules { $game }. Here: r and a clause, such as r 5.1.
play-curtain-falls = Press Enter to hide your hand, then pass the keyboard to { $name }.
play-curtain-rises = { $name }, press Enter when nobody else is looking.
play-saved = Saved. Go on with: tifo play --resume { $path }
play-finished = The match is in { $path }. Tell it again with tifo replay, check the dealer with tifo verify.
play-command-help = ? h
play-command-hint = t
play-command-undo = u
play-command-speed = s
play-command-rules = r
play-command-board = b
play-command-story = l
play-command-quit = q
play-help =
    A number plays that move. You may also type a move or the beginning of one, such as A13 F;
    if it is not allowed you are told why, with the clause.
    u  undo, as long as nothing was revealed       b  draw the board again
    s  speed of the commentary                     l  the match so far
    r  rules, r 5.1 shows a clause                 t  a tip
    q  save and stop for today

## Bots

bot-beginner = Beginner
bot-beginner-about = plays what comes to mind; a child can win
bot-amateur = Amateur
bot-amateur-about = knows the rules of thumb and often forgets them
bot-professional = Professional
bot-professional-about = knows the rules of thumb and rarely slips
bot-champion = Champion
bot-champion-about = thinks ahead as far as it can
bot-ismcts = Analyst
bot-ismcts-about = searches with a budget of your own: ismcts:2000 playouts, ismcts:500ms of thought
bot-why-search = { $move } (about { $chance } chances in 100 after { $playouts ->
        [one] one playout
       *[other] { $playouts } playouts
    }; the next best had { $otherchance }: { $other })
bot-why-close = { $move } (about { $chance } chances in 100 after { $playouts ->
        [one] one playout
       *[other] { $playouts } playouts
    }; about as good: { $other })
bot-why-clear = { $move } (about { $chance } chances in 100 after { $playouts ->
        [one] one playout
       *[other] { $playouts } playouts
    }; nothing else was worth a try)
bot-why-thumb = { $move } (a rule of thumb)
bot-why-any = { $move } (just a whim)
bot-why-only = { $move } (nothing else was possible)
bot-hint-search = Try this: { $move } (about { $chance } chances in 100; the next best gives { $otherchance }: { $other })
bot-hint-close = Try this: { $move } (about { $chance } chances in 100), or this, which looks as good: { $other }
bot-hint-clear = Try this: { $move } (about { $chance } chances in 100; nothing else is worth a try)
bot-hint-thumb = By rule of thumb: { $move }
bot-hint-any = Anything will do, for instance: { $move }
bot-hint-only = Nothing else is possible: { $move }
error-arena-bots = Name two bots at least.
error-arena-until = “{ $text }” is no precision. Write 1% or 0.01.
error-arena-cluster = Which cluster? Set { $variable } to the address of its Dask scheduler.
error-gpu-library = To play on a GPU, numba-cuda is missing. Install tifo with the extra “gpu”.
error-gpu-card = To play on a GPU, a card is missing: no NVIDIA card with its driver was found here.
error-gpu-bots = On a GPU only these bots play: { $bots }.
error-gpu-on = A GPU plays here: --gpu and --on { $on } do not go together.
error-arena-dask = Dask is not installed. Install tifo with the extra “cluster”.
error-results-other = { $file } holds the results of another contest; these differ: { $differs }.
error-results-broken = { $file } is not a results file, or it is damaged.
cli-arena-about = Let bots play each other, seats rotated and deals shared, and rate them.
cli-arg-arena-bots = Names of bots; with fewer bots than seats the last one takes the rest.
cli-arg-until = Play until every score is known to this precision, such as 1%.
cli-arg-seat-count = How many seats.
cli-arg-on = Where to play: local, or dask for the cluster at DASK_SCHEDULER_ADDRESS.
cli-arg-results = Keep the results in this file; a run that was cut goes on where it stopped.
cli-arena-title = Arena of { $game }
cli-arena-bot = bot
cli-arena-matches = matches
cli-arena-wins = won
cli-arena-draws = drawn
cli-arena-score = score
cli-arena-rating = rating
cli-arena-note = The score is the share of opponents ranked behind, level ones counted half. ± is half of the 95% interval. Ratings by OpenSkill.
