### What people read in the browser.

## Around every page
web-skip = Skip to the page
web-home = Home
web-nav = Pages
web-nav-play = Play
web-nav-mine = My matches
web-nav-rules = Rulebooks
web-menu = Menu
web-language = Language
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-to-light = Light
web-to-dark = Dark
web-speed = Speed of what moves
web-speed-off = off
web-close = Close
web-broken = Something broke on this page; nothing is lost on the server.
web-offside = Offside
web-no-page = There is no such page.

## Home
web-welcome = Welcome
web-hero = Football board games.
web-hero-second = Kick-off in one click.
web-hero-about = Against bots, round one screen, on phones in the living room, or each at home. No account.
web-hero-your-move = Your move, { $name }
web-hero-goes-on = Your match goes on
web-resume = Resume { $game }
web-also-running = Also going on:
web-games = Games
web-play-bots = Play against bots
web-set-up = Set up a table
web-join = Join a table
web-join-about = Code or link
web-join-button = Join
web-ways = Ways to meet
web-way-solo = Alone
web-way-solo-about = against bots, at once
web-way-pass = One screen
web-way-pass-about = pass and play, with a curtain
web-way-room = Living room
web-way-room-about = table on the big screen, hands on phones
web-way-network = Each at home
web-way-network-about = send a link
web-open-tables = Open tables
web-tables-waiting = { $tables } waiting
web-no-tables = Nobody waits just now. Open a table of your own.
web-running = Matches to watch
web-watch = Watch
web-seats-taken = { $taken } of { $seats } seats
web-sit = Sit
web-waiting-seats = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}

## My matches
web-going-on = Going on
web-none-going-on = No match in progress on this device.
web-played = Played
web-none-played = No finished match yet.
web-open = Open

## Setting up
web-game = Game
web-options = Options
web-who-sits = Who sits where
web-me = Me
web-nickname = Nickname
web-coach-here = somebody at this screen
web-coach-friend = a friend, by link or QR code
web-coach-phone = a phone, by QR code
web-bot = Bot
web-bot-level = Bot: { $level }
web-public = Public table
web-public-about = Listed on the first page; anybody may take a free seat.
web-timer = Time for a move
web-timer-about = When it runs out, a bot plays that one move.
web-timer-paused = paused, { $seconds } s
web-timer-pause = Stop the clock
web-timer-go-on = Let the clock run
web-timer-none = no limit
web-timer-day = a day
web-seconds = { $seconds } s
web-kick-off = Kick off
web-open-the-table = Open the table

## Lobby
web-table = Table
web-match = Match
web-lobby-sub = The match begins when every seat is filled
web-room-sub = This screen shows the table; hands stay on the phones
web-coaches = { $coaches } coaches
web-your-seat-waits = Your seat is waiting
web-point-phone = Point your phone at your shirt
web-invite-friends = Send each friend a link
web-table-forms = This table is filling up
web-code = Code of this table
web-code-about = or type this code at { $host }
web-seat-code = Code of this seat
web-seat-code-about = Scan the QR code of a seat, or type its eight characters at { $host }
web-sit-down = Sit down
web-free-seat = Free seat
web-waits = waits for somebody
web-is-here = is here
web-is-coming = on the way
web-here = here
web-away = away
web-qr = QR code of this seat’s link
web-copy-link = Copy the link
web-copied = Copied
web-link = Link
web-seats-ready = { $ready } of { $seats } seats ready
web-fill-and-start = Fill with bots and kick off
web-leave = Leave the table
web-commitment = The dealer has already committed himself:

## The match
web-no-match = There is no such match, or it is gone.
web-act = What to do
web-parts = Choose
web-hint = choose
web-choose = Choose first
web-put-back = Put back
web-undo = Undo
web-undo-none = Nothing to undo: something was shown, or somebody else has moved
web-waiting = { $name } is thinking
web-your-turn = Your turn
web-not-your-turn = Not your turn
web-yours = Your turn:
web-watching = Watching
web-ply = ply { $ply }
web-score = Score
web-facts = The pile
web-commentary = Commentary
web-board = Board
web-others = The other coaches
web-hand = Your hand
web-moves = Moves in words
web-no-moves = It is not your move.
web-seats = Seats
web-give-to-bot = Let a bot play
web-take-back = Take my seat back
web-my-link = Copy my link
web-watch-link = Copy the spectators’ link
web-advice = Ask for a hint
web-advising = Thinking it over…
web-advice-choose = Choose this
web-keys = Keyboard
web-key-digits = choose a card, a direction, a square
web-key-arrows = move along the cards or choices
web-key-enter = choose, then confirm
web-key-escape = one step back
web-key-undo = undo
web-key-list = all moves in words
web-key-advice = a hint from a strong bot
web-key-why = why not? (on a card), else this help
web-line-lost = Connection lost. Trying again…
web-catch-up = While you were away
web-since-ply = since ply { $ply }
web-to-the-table = To the table
web-not-now = Not now
web-printed-rule = printed rule
web-show-playable = Show what I can play
web-read-rule = Read the rule
web-curtain-to = Pass the device to { $name }
web-curtain-pass = Pass the device to
web-curtain-lift = It’s me, show my hand
web-curtain-hold = The hand stays hidden until then. Hold for half a second.
web-since-turn = Since your last turn

## Result
web-result = Result
web-full-time = Full time
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-drawn = Honours even
web-replay = Replay
web-ply-of = ply { $ply } of { $plies }
web-first = To the start
web-back = Back
web-play = Play
web-pause = Pause
web-forward = Forward
web-last = To the end
web-link-ply = Link to this ply
web-goals = The goals
web-no-goals = No goals. It happens.
web-rematch = Rematch
web-rematch-about = With the seats changed round.
web-verify = Verify these dice
web-verify-where = in your browser, without the server
web-verify-commitment = Published before the first move:
web-verify-now = Verify
web-verify-again = Verify again
web-file = File
web-verify-commitment-true = Commitment: the dealer’s bytes are the ones he had promised.
web-verify-commitment-false = FALSE: the dealer’s bytes are not the ones he had promised.
web-verify-nonces-true = { $count ->
    [one] The coach’s nonce is in the secret.
   *[other] The nonces of { $count } coaches are in the secret.
}
web-verify-nonces-false = FALSE: your nonce is not in the secret.
web-verify-seals-true = { $count } entries of the log, every seal holds.
web-verify-seals-false = FALSE: entry { $at } of the log was changed.
web-verify-draws-true = { $count } draws and cuts computed anew, all { $count } agree.
web-verify-draws-false = FALSE: the draw at ply { $at } is not the one the secret gives.

## Rulebook
web-rulebook = Rulebook
web-contents = Contents
web-search = Search the rules, or a clause
web-quick = The game on one page
web-chapter = Chapter
web-example = Example:
web-components = In the box
web-components-about = Some numbers are printed in the rules, others we had to reconstruct. A real copy of the game can replace ours.
web-in-force = This is the rulebook of your match: only the rulings and components that its options bring into play.
web-whole-book = The whole rulebook
web-match-book = The rulebook of this match
web-where-from = How sure we are
web-in-your-match = In your match
web-mark-printed-about = a rule of the box’s rulebook
web-mark-ours-about = where the rulebook is silent
web-mark-stated-about = a number in the rulebook
web-mark-implied-about = follows from the rulebook
web-mark-found-about = in a public source about the game
web-mark-reconstructed-about = the value is ours

## The guided first match
web-guide = Guide
web-guide-progress = Tip { $tip } of { $tips }
web-guide-read = Got it
web-guide-skip = Skip the guide
web-guide-restart = Guide from the start
web-guided = First match, guided
web-guided-about = About ten minutes; you are told what matters when it matters.
web-key-guide = read the guide’s tip
