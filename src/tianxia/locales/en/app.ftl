### Everything around the games, and the command line

## home

home-tagline = Three board games of ancient China, one digital table.
home-play-now = Play now
home-play-bots = Play against bots
home-play-friends = Play with friends
home-learn = Learn a game
home-learn-time = About { $minutes } minutes, with a guide at your side
home-continue = Carry on where you left off
home-your-turn =
    { $n ->
        [one] It is your turn at { $n } table.
       *[other] It is your turn at { $n } tables.
    }
home-nothing-waiting = Nobody is waiting for you. Time for a new game?
home-open-tables =
    { $n ->
        [one] { $n } table with a free seat
       *[other] { $n } tables with a free seat
    }
home-watch = Watch a game
home-no-account-needed = No account needed. A name is enough.
home-greeting = Welcome back, { $name }.
home-game-length = { $min }–{ $max } minutes
home-game-seats = { $min }–{ $max } players
home-type-in = Type in a game from your kitchen table

## lobby

lobby-title = Lobby
lobby-your-tables = Your tables
lobby-open-tables = Open tables
lobby-running = Running games
lobby-none = No open table at the moment. Open the first one.
lobby-none-for-filter = No table fits your filter.
lobby-filter-all = All games
lobby-filter-live = Live
lobby-filter-days = Days per move
lobby-seats-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
lobby-join = Take a seat
lobby-watch = Watch
lobby-host = Opened by { $name }
lobby-people-online =
    { $n ->
        [one] { $n } person online
       *[other] { $n } people online
    }
lobby-join-failed-full = Somebody was quicker: the last seat is gone.

## table

table-new = New table
table-choose-game = Which game?
table-players = How many at the table?
table-with-bots = Fill empty seats with bots
table-create = Open the table
table-public = Open to everybody
table-public-help = The table appears in the lobby; anyone may sit down.
table-private = By invitation only
table-private-help = Only people who have your link can find the table.
table-name = Name of the table
table-name-default = { $name }’s table
table-start-seat = Who starts
table-start-seat-random = Drawn by lot
table-start-seat-chosen = { $name } starts
table-seat-order-random = Shuffle the seats
table-allow-undo = Taking back
table-allow-undo-free = Free, as long as nothing hidden came to light
table-allow-undo-ask = Also further back, if everybody agrees
table-allow-undo-never = Never: a move is a move
table-spectators = Spectators
table-spectators-on = Welcome; they see only what everybody sees
table-spectators-off = No spectators
table-hints = Hints
table-hints-on = Allowed; the game is not rated
table-hints-off = Off
table-open-scores = Open scores
table-open-scores-help = Shows what an attentive player could have kept count of.
table-rated = Rated game
table-rated-help = Counts for your rating. Hints and consent undo are off.
table-advanced = More options
table-seed = Shuffle with a seed of your own
table-seed-help = The same seed gives the same game. Such games are never rated.
table-summary = { $game }, { $seats } seats, { $clock }
table-conflict = { $option } and { $other } do not go together: { $reason }
table-remember = Remember these options
table-close = Close this table

## option

option-edition = Edition
option-edition-2007 = 2007: a large privilege costs 6
option-edition-2017 = 2017: a large privilege costs 7
option-great-wall = With the expansion “The Great Wall”
option-super-event = Super-event
option-super-event-none = None
option-super-event-random = Drawn by lot
option-super-event-agreed = Choose one together
option-map = Map
option-map-warring-states = Warring States
option-map-18-kingdoms = 18 Kingdoms
option-bandits = With Rogue Bandits
option-palace = With the Imperial Palace
option-short = Short game
option-short-help = For two: 24 tiles stay in the box unseen.
option-dragon-dynasty = Dragon Dynasty: a fifth seat
option-reason-bandits-map = the bandits do not live on the 18 Kingdoms map
option-reason-short-seats = the short game is for exactly two

## seat

seat-free = Free seat
seat-sit = Sit here
seat-stand-up = Stand up
seat-you = You
seat-bot = Bot
seat-add-bot = Put a bot here
seat-remove-bot = Send the bot away
seat-swap = Ask to swap seats
seat-swap-asked = { $name } would like to swap seats with you.
seat-ready = Ready
seat-not-ready = Not ready yet
seat-kick = Ask { $name } to leave
seat-kicked = The host has asked you to leave this table.
seat-turn = { $name } is to move
seat-your-turn = Your turn
seat-thinking = { $name } is thinking

## bot

bot-title = Whom do you want to play?
bot-intro = Five candidates, five stages of the court examination. They see only what you would see in their seat.
bot-level = Level { $level } of 5
bot-1-name = Paper
bot-1-rank = Village school
bot-1-character = Still learning to hold the brush, and glad of every game with you.
bot-2-name = Brush
bot-2-rank = District examination
bot-2-character = Knows the rules by heart and takes what lies in front of it.
bot-3-name = Ink
bot-3-rank = Provincial examination
bot-3-character = Plans a turn ahead and gives little away.
bot-4-name = Inkstone
bot-4-rank = Capital examination
bot-4-character = Weighs what you may be hiding, and makes haste expensive.
bot-5-name = Jade
bot-5-rank = Palace examination
bot-5-character = Read every book in the hall and forgives none of your mistakes.
bot-strength = Beats the level below about { $percent }% of the time.
bot-speed = Bots’ pace
bot-fair = Bots do not peek: they get the same view as a person in that seat.

## wait

wait-title = Waiting room
wait-for-players =
    { $n ->
        [one] Waiting for { $n } more person.
       *[other] Waiting for { $n } more people.
    }
wait-for-ready = Everybody is here. Waiting for { $names }.
wait-start = Start the game
wait-starts-in =
    { $n ->
        [one] The game begins in { $n } second.
       *[other] The game begins in { $n } seconds.
    }
wait-host-starts = { $name } will start the game.
wait-joined = { $name } sat down.
wait-left = { $name } left the table.
wait-options-changed = The host changed the options. Please confirm again.
wait-read-rules = Read the rules while you wait
wait-fairness = Shuffle sealed: { $hash }. After the game you can check it.

## clock

clock-title = Clock
clock-none = No clock
clock-live = { $minutes } min each, plus { $seconds } s per move
clock-days =
    { $n ->
        [one] { $n } day per move
       *[other] { $n } days per move
    }
clock-left = { $time } left for { $name }
clock-low =
    { $n ->
        [one] Only { $n } second left.
       *[other] Only { $n } seconds left.
    }
clock-out = { $name } has run out of time.
clock-out-you = Your time is up.
clock-paused = The clock is stopped.
clock-pause-ask = { $name } asks for a break.
clock-resume = Go on
clock-add-time =
    { $n ->
        [one] Give { $name } { $n } more minute
       *[other] Give { $name } { $n } more minutes
    }
clock-time-given =
    { $n ->
        [one] { $name } has been given { $n } more minute.
       *[other] { $name } has been given { $n } more minutes.
    }
clock-on-timeout-bot = When time runs out, a bot moves on
clock-on-timeout-lose = When time runs out, the seat is out
clock-vacation = Away until { $date }

## invite

invite-title = Invite people
invite-copy = Copy link
invite-copied = Link copied. Send it to whoever should come.
invite-share = Share
invite-qr = Scan to join
invite-text = { $name } invites you to a game of { $game }: { $link }
invite-received = { $name } invites you to { $game }.
invite-accept = I’m in
invite-decline = Not this time
invite-declined = { $name } cannot make it this time.
invite-expired = This invitation has expired. Ask for a fresh link.
invite-used = All seats at this table are taken. You can watch.
invite-renew = Make the old link invalid

## chat

chat-title = Chat
chat-placeholder = Say something to the table
chat-send = Send
chat-empty = Quiet so far. A greeting never hurts.
chat-spectators-only = Spectators’ chat. The table reads it after the game.
chat-quick-hello = Hello, have a good game!
chat-quick-nice = Well played!
chat-quick-moment = One moment, please.
chat-quick-thanks = Thank you for the game!
chat-mute = Mute { $name }
chat-muted = You no longer see messages from { $name }.
chat-report = Report this message
chat-reported = Thank you. Somebody will look at it.
chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }

## watch

watch-count =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
watch-you-are = You are watching. Hands and decks stay hidden from you too.
watch-joined = { $name } is watching.
watch-delayed =
    { $n ->
        [one] You see this game { $n } move late.
       *[other] You see this game { $n } moves late.
    }
watch-take-seat = A seat has come free. Take it?
watch-follow = Follow { $name }’s seat
watch-not-allowed = This table is playing without spectators.

## undo

undo-button = Take back
undo-done = { $name } took back: { $move }.
undo-done-you = Taken back: { $move }.
undo-redo = Play it again
undo-ask = Ask to take back
undo-asked = { $name } would like to take back { $move }. Do you agree?
undo-agree = Agreed
undo-refuse = Rather not
undo-refused = { $name } would rather leave it as it is.
undo-no-revealed = Something hidden came to light, so this move stays.
undo-no-drawn = You have seen a new card. That cannot be unseen.
undo-no-other-moved = { $name } has already moved since. Ask the table if you want to go further back.
undo-no-not-yours = The last move was not yours.
undo-no-nothing = There is nothing to take back yet.
undo-no-off = This table plays without taking back.
undo-no-over = The game is over. In the analysis you can try any move.

## net

net-lost = Connection lost. Trying again…
net-back = You are back. Nothing was lost.
net-caught-up =
    { $n ->
        [one] { $n } move was made while you were away.
       *[other] { $n } moves were made while you were away.
    }
net-sending = Your move is on its way…
net-saved = Your move is stored.
net-not-sent = Your move did not get through. We will send it as soon as the connection is back.
net-other-lost = { $name } is offline.
net-other-back = { $name } is back.
net-other-device = You opened this table elsewhere. This window now only watches.
net-new-version = A new version is ready. Reload whenever it suits you; your game stays as it is.
net-restart = The table is being set up again, move by move.

## takeover

takeover-bot-took = { $bot } is playing for { $name } now.
takeover-reason-time = because time ran out
takeover-reason-left = because { $name } left
takeover-vote =
    { $n ->
        [one] { $name } has been away for { $n } minute. Shall a bot go on?
       *[other] { $name } has been away for { $n } minutes. Shall a bot go on?
    }
takeover-vote-wait = Wait a little longer
takeover-vote-bot = Let a bot go on
takeover-return = Take your seat back
takeover-returned = { $name } is playing again. Thank you, { $bot }.
takeover-for-you =
    { $n ->
        [one] { $bot } made { $n } move for you.
       *[other] { $bot } made { $n } moves for you.
    }

## hint

hint-button = Hint
hint-thinking = Thinking it over…
hint-suggest = I would consider: { $move }.
hint-why = Why?
hint-close-call = Several moves are about equally good: { $moves }.
hint-only-move = There is only one move.
hint-off = Hints are off at this table.
hint-not-rated = With a hint this game is no longer rated. Do you want it anyway?
hint-honest = The hint knows only what you can see.

## replay

replay-title = Replay
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play by itself
replay-pause = Pause
replay-speed = Speed { $factor }×
replay-position = Move { $number } of { $count }
replay-view-seat = Seen from { $name }’s seat
replay-view-all = Everything face up
replay-view-own-only = While the game runs you see only your own view.
replay-share-move = Copy link to this move
replay-play-from-here = Play on from here
replay-download = Download the record
replay-upload = Open a record
replay-old-rules = Played under rules version { $version }; shown exactly as it was played.
replay-fair-ok = Shuffle checked: the seed { $seed } matches the seal from before the game.
replay-fair-bad = The seed does not match the seal. Do not trust this record.

## analysis

analysis-title = Analysis
analysis-start = Analyse this game
analysis-running = Looking at move { $number } of { $count }…
analysis-done =
    { $n ->
        [one] Done. { $n } turning point found.
       *[other] Done. { $n } turning points found.
    }
analysis-chance = Chance to win: { $percent }%
analysis-better = { $move } would have been better: chance to win { $better }% instead of { $actual }%.
analysis-best = Found the best move.
analysis-good = Good move
analysis-slip = Small slip
analysis-mistake = Mistake
analysis-blunder = Costly mistake
analysis-because = Why: { $reason }
analysis-luck = Points from draws and shuffles: { $points }. From decisions: { $rest }.
analysis-luck-lucky = You were luckier than in { $percent }% of games.
analysis-not-while-running = Analysis opens when the game is over.
analysis-try = Try another move here

## end

end-title = The game is over
end-you-win = You have won. Congratulations!
end-winner = { $name } wins with { $score }.
end-shared = { $names } share the victory.
end-nobody = Nobody wins.
end-you-place = You finished in place { $place } of { $count }.
end-close = That was close: { $difference } apart.
end-tiebreak = Level on points; decided by { $reason }.
end-rating-up = Your rating rose by { $points } to { $rating }.
end-rating-down = Your rating fell by { $points } to { $rating }.
end-rematch = Rematch
end-rematch-offer = { $name } would like a rematch.
end-rematch-next-bot = Try a stronger bot
end-resigned = { $name } has resigned.
end-resign-confirm = Give up this game? That cannot be taken back.
end-abandoned = The table was closed before the end. It does not count.
end-to-lobby = Back to the lobby

## stats

stats-title = Statistics
stats-games =
    { $n ->
        [one] { $n } game played
       *[other] { $n } games played
    }
stats-wins =
    { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
stats-win-rate = Won { $percent }%, where chance alone would give { $expected }%
stats-average = Average score
stats-best = Best score
stats-time = Time per move
stats-by-game = By game
stats-by-opponent = By opponent
stats-against-level = Against { $bot }: { $wins } of { $count }
stats-rating = Rating { $rating }, give or take { $margin }
stats-too-few =
    { $n ->
        [one] { $n } more game and there is something to tell.
       *[other] { $n } more games and there is something to tell.
    }
stats-empty = Nothing yet. Your first game will appear here.

## account

account-title = Account
account-guest = You are here as a guest.
account-guest-name = What shall we call you?
account-keep = Make an account to keep your games on every device.
account-create = Create account
account-sign-in = Sign in
account-sign-out = Sign out
account-name = Name
account-password = Password
account-password-help = At least { $min } characters. A sentence works well.
account-password-show = Show password
account-email = E-mail, if you like
account-email-help = Only for a forgotten password and, if you like, to tell you that it is your turn.
account-forgot = Forgotten your password?
account-reset-sent = If we know this address, a message is on its way.
account-welcome = Welcome, { $name }. Your games from this device came along.
account-rename = Change name
account-devices = Signed-in devices
account-sign-out-all = Sign out everywhere
account-token = Key for programs
account-token-once = Copy it now; it is shown only this once.
account-export = Download all my data
account-delete = Delete account
account-delete-confirm = Delete your account for good? Your finished games stay, without your name.
account-deleted = Your account is gone. You are welcome back any time.

## settings

settings-title = Settings
settings-language = Language
settings-language-auto = Same as the browser
settings-theme = Appearance
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-auto = Same as the device
settings-text-size = Text size
settings-contrast = Stronger contrast
settings-patterns = Patterns as well as colours
settings-patterns-help = Makes every seat recognisable without colour.
settings-motion = Movement
settings-motion-full = Everything moves
settings-motion-less = Calm
settings-motion-off = Nothing moves
settings-sound = Sounds
settings-volume = Volume
settings-notify = Tell me when it is my turn
settings-notify-blocked = The browser does not allow messages. You can change that in its settings.
settings-confirm = Ask before moves that cannot be taken back
settings-legal = Show where I may move
settings-totals = Show totals and what they add up from
settings-guide = Guide for the first game
settings-guide-restart = Start the guide again
settings-keyboard = Keyboard
settings-saved = Saved.
settings-reset = Back to the defaults

## rules

rules-title = Rules
rules-quick = On one page
rules-search = Search the rules
rules-none-found = Nothing found for “{ $query }”.
rules-why = Why is that not allowed?
rules-see = Read the rule
rules-ruling = The rulebook is silent here; this is how we decided.

## error

error-illegal = That does not work: { $reason }
error-not-your-turn = It is { $name }’s turn.
error-stale = The game has moved on since. Please look again.
error-already-played = That move was already made. Nothing was played twice.
error-game-over = This game is over.
error-not-started = The game has not begun yet.
error-unknown-move = “{ $text }” is not a move in this game.
error-table-not-found = There is no such table. Perhaps the link is incomplete?
error-table-closed = This table has been closed.
error-table-full = This table is full.
error-seat-taken = Somebody already sits there.
error-already-seated = You already have a seat at this table.
error-host-only = Only the host can do that.
error-too-few-players = { $game } needs at least { $min } seats.
error-too-many-players = { $game } has room for { $max } at most.
error-option-unknown = { $game } has no option “{ $option }”.
error-option-value = “{ $value }” is not possible for { $option }. Choose from: { $choices }.
error-start-seat = start_seat cannot be { $seat }: with { $seats } seats they are 0 to { $last }.
error-option-locked = Options are fixed once the game has begun.
error-name-empty = Please enter a name.
error-name-taken = { $name } is already taken. How about { $suggestion }?
error-name-long =
    { $n ->
        [one] A name may have { $n } character at most.
       *[other] A name may have { $n } characters at most.
    }
error-name-characters = Letters, digits, spaces, hyphens and apostrophes, please.
error-password-short =
    { $n ->
        [one] Please use at least { $n } character.
       *[other] Please use at least { $n } characters.
    }
error-password-common = Too many people use this password. Please choose another.
error-sign-in = Name and password do not match.
error-email-invalid = That does not look like an e-mail address.
error-link-expired = This link has expired. We can send you a fresh one.
error-signed-out = You have been signed out. Sign in again; your games are waiting.
error-chat-empty = There is nothing to send yet.
error-chat-long =
    { $n ->
        [one] Too long by { $n } character.
       *[other] Too long by { $n } characters.
    }
error-too-fast =
    { $n ->
        [one] Slowly, please. Try again in { $n } second.
       *[other] Slowly, please. Try again in { $n } seconds.
    }
error-record-unreadable = This file is not a game record, or it is damaged at line { $line }.
error-record-illegal = Move { $number } ({ $move }) is not allowed: { $reason }
error-record-newer = This record comes from a newer Tianxia ({ $version }). Please update first.
error-file-large = This file is too large. Up to { $limit } is fine.
error-page-not-found = There is nothing under this address.
error-server-busy = Very many people are playing right now. One moment, please.
error-server = Something went wrong on our side. Your game is safe. Note for a report: { $code }
error-browser = This browser is too old for the table. A current one will do.

## common

common-ok = OK
common-cancel = Cancel
common-back = Back
common-continue = Continue
common-close = Close
common-save = Save
common-yes = Yes
common-no = No
common-retry = Try again
common-loading = Setting the table…
common-leave-game = Leave this running game? A bot will keep your seat warm.
common-log = Log
common-and = { $first } and { $last }
common-minutes-ago =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
common-duration-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
common-duration-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
common-duration-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
common-duration-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
common-just-now = just now
common-yesterday = yesterday
common-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## a11y

a11y-skip-to-board = Skip to the board
a11y-skip-to-prompt = Skip to what you have to decide
a11y-home = Tianxia, home
a11y-main-menu = Main menu
a11y-board = Board of { $game }
a11y-seats = Seats, in order of play
a11y-seat = { $name }, { $colour }, { $score }, { $state }
a11y-seat-turn = to move
a11y-seat-offline = offline
a11y-hand = Your hand
a11y-prompt = Your decision: { $prompt }
a11y-moves =
    { $n ->
        [one] { $n } move possible
       *[other] { $n } moves possible
    }
a11y-move-field = Type a move, for example { $example }
a11y-possible = possible
a11y-not-possible = not possible: { $reason }
a11y-selected = selected
a11y-last-move = Last move: { $move }
a11y-log = Log, newest entry first
a11y-clock = { $name }: { $time } left
a11y-undo = Take back the last move
a11y-hint = Show a hint
a11y-rules = Open the rules
a11y-chat = Open the chat
a11y-settings = Open the settings
a11y-close-panel = Close this panel
a11y-zoom-in = Larger
a11y-zoom-out = Smaller
a11y-keys = Arrow keys move, Enter chooses, Escape cancels, U takes back, H gives a hint, ? shows all keys.
a11y-your-turn-now = Your turn. { $prompt }
a11y-evaluation = Chances to win: { $list }
a11y-replay-slider = Move in the replay
a11y-language-now = Language is now English.

## cli

cli-about = Three board games of ancient China: play them, study them, measure them.
cli-commands = Commands
cli-usage = Usage
cli-arguments = Arguments
cli-games = Games
cli-more = More about a command: { $example }
cli-options = Options
cli-examples = Examples
cli-play-help = Play against bots, here in the terminal.
cli-serve-help = Run the table for others, on this machine or on a server.
cli-simulate-help = Play many games at random and report the results.
cli-arena-help = Match bots against each other and compute their ratings.
cli-lab-help = Show what a rule does: play with other numbers and compare.
cli-bench-help = Measure how fast the rules run here.
cli-replay-help = Show a game record move by move.
cli-verify-help = Check a record: every move allowed, shuffle as sealed, result right.
cli-rules-help = Print the rules of a game: on one page, a paragraph, or all.
cli-games-help = List the games with their seats and options.
cli-maps-help = List the maps of HUANG, or draw one.
cli-option-json = Print for programs (JSON) instead of for people.
cli-option-lang = Language: en, de or nl.
cli-option-quiet = Only print the result.
cli-option-version = Print the version and stop.
cli-option-help = Show this help and stop.
cli-option-game = Which game: { $choices }.
cli-option-set = Set an option of the game, for example { $example }; may be repeated.
cli-option-seats = Number of seats (default { $default }).
cli-option-seed = Seed for shuffles and draws; the same seed gives the same game.
cli-option-games = How many games (default { $default }).
cli-option-bots = One bot per seat, for example { $example }.
cli-option-level = Level of the bots, 1 to 5 (default { $default }).
cli-option-seat = Put a bot of your own on a seat, for example { $example }; may be repeated.
cli-option-workers = How many processor cores to use (default: all).
cli-option-device = Where to compute: cpu or gpu.
cli-option-output = Write the records to this folder.
cli-option-arena-bots = The bots that are to meet, for example { $example }.
cli-option-vary = What is to be varied, an option or a number that the rulebook prints: { $example }; may be repeated.
cli-option-lab-games = How many games of each variant (default { $default }).
cli-option-gauntlet = Let this bot meet each of the others, and nobody else.
cli-option-arena-games = How many games at each table (default { $default }).
cli-option-sprt = Stop when it is clear whether the first bot wins at most the first share or at least the second, for example { $example }.
cli-option-results = Write each game to this file as it ends, a line of JSON each.
cli-option-page = Write a page with pictures to this file.
cli-option-resume = Go on with the arena that wrote this file.
cli-option-on = Play on a cluster of Ray, for example { $example }.
cli-option-host = Address to listen on (default { $default }).
cli-option-port = Port to listen on (default { $default }).
cli-option-store = Where tables are kept: a file or a database address.
cli-option-no-browser = Do not open the browser.
cli-option-time = Thinking time per move in seconds (default { $default }).
cli-option-from-move = Start at this move.
cli-option-seat-view = Show only what this seat could see.
cli-option-paragraph = Id of a paragraph, for example { $example }.
cli-option-full = Print all the rules.
cli-option-terminal = Play in the terminal, without a browser.
cli-option-plain = Plain lines instead of drawings, for screen readers.
cli-option-load = Play this saved game on.
cli-option-gpu = Measure on the graphics card.
cli-option-file = A game record.
cli-option-files = Game records, or folders with records.
cli-option-map = A map, by its name or its file (.json).
cli-option-svg = Write the map as a picture to this file.
cli-play-ready = The table is set: { $url }
cli-play-stop = Press Ctrl+C to clear the table. Your games are kept.
cli-play-no-browser = No browser could be opened. Please open this address yourself: { $url }
cli-play-already = A table is already running here: { $url }
cli-compile-first = First start: the rules are being translated for this computer. This happens only once.
cli-compile-progress = Translating { $game }: { $done } of { $count }
cli-serve-ready = Serving on { $url }
cli-serve-restored =
    { $n ->
        [one] { $n } running game restored.
       *[other] { $n } running games restored.
    }
cli-serve-public-warning = Everybody who reaches { $host } can reach this server. Put HTTPS in front of it.
cli-serve-stopping = Finishing what is under way, then stopping.
cli-serve-stopped = Stopped. Every acknowledged move is stored.
cli-serve-migrated = Store brought up to date, from version { $old } to { $new }.
cli-simulate-progress = { $done } of { $count } games, { $rate } decisions per second
cli-simulate-title = { $game }: { $seats } seats, all moves at random, seed { $seed }
cli-simulate-wins = Who wins from which seat (shared victories count in part; with 95% certainty between)
cli-simulate-shared = Shared victories: { $percent }%
cli-simulate-scores = Scores
cli-simulate-lengths = Lengths
cli-simulate-decisions = decisions
cli-simulate-all = all
cli-column-seat = seat
cli-column-wins = wins
cli-column-from = from
cli-column-to = to
cli-column-mean = mean
cli-column-spread = spread
cli-column-least = min
cli-column-quarter = ¼
cli-column-half = ½
cli-column-three-quarters = ¾
cli-column-most = max
cli-simulate-sources = Where the points came from
cli-column-source = source
cli-column-points = points
cli-column-share = share
cli-column-winners = winners
cli-simulate-done =
    { $n ->
        [one] { $n } game in { $seconds } s.
       *[other] { $n } games in { $seconds } s.
    }
cli-simulate-length = Length of a game: { $average } decisions on average, { $min } to { $max }
cli-simulate-written =
    { $n ->
        [one] { $n } record written to { $path }
       *[other] { $n } records written to { $path }
    }
cli-arena-match = { $first } against { $second }: { $wins } of { $count } won, { $percent }% (± { $margin })
cli-arena-rating = { $bot }: rating { $rating } ± { $margin } after { $count } games
cli-arena-clear = { $first } is stronger, beyond reasonable doubt.
cli-arena-unclear = Too close to call. About { $count } more games would decide it.
cli-bench-line = { $game }, { $seats } seats: { $rate } decisions per second per core
cli-bench-gpu = { $game } on { $device }: { $rate } decisions per second
cli-bench-progress = Measuring: { $game }
cli-bench-decisions = Decisions per second
cli-bench-games = Games per second
cli-bench-state = Size of a position
cli-bench-first = First start on a new machine
cli-bench-start = Every other start
cli-bench-runs = median of { $count }, from { $low } to { $high }
cli-bench-noisy = This machine is busy; the figures vary by { $percent }%.
cli-bench-slower = Slower than last time by { $percent }%.
cli-replay-move = { $number }. { $name }: { $move }
cli-replay-chance = Chance
cli-replay-hidden = face down
cli-replay-keys = Space: next move. b: back. q: quit.
cli-replay-result = Result: { $scores }
cli-verify-ok =
    { $n ->
        [one] All in order: { $n } move, shuffle and result agree.
       *[other] All in order: { $n } moves, shuffle and result agree.
    }
cli-verify-illegal = Move { $number } ({ $move }) breaks a rule: { $reason }
cli-verify-seal = The seed does not match the seal { $hash }.
cli-verify-result = The record says { $claimed }, replaying gives { $found }.
cli-verify-not-over = The record tells of an end, and after its last move the game is not over.
cli-verify-no-result = After the last move the game is over, and the record tells no result.
cli-verify-deal = Move { $number } ({ $move }) is not what the seed deals: { $dealt }.
cli-verify-final = Moves and end do not fit together: something was changed after the record was closed.
cli-verify-unsealed = All in order as far as can be seen: moves { $n }, result right. The record has no seed, so the shuffle cannot be checked.
cli-verify-line = Line { $line }: { $reason }
cli-verify-folder = { $good } of { $count } records are in order.
cli-rules-not-found = There is no paragraph { $id }. Close to it: { $suggestions }
cli-rules-hint = The paragraph behind a line, for example: { $example }
cli-games-seats = { $min } to { $max } seats
cli-games-option = { $option }: { $choices } (default { $default })
cli-maps-counts = spaces { $spaces }, of these river { $rivers }; capitals { $capitals }, camps { $camps }
cli-maps-legend = Each space shows its name. { $river } river, { $capital } capital, a number: a bandit camp.
cli-maps-capitals = Capitals: { $list }.
cli-maps-camps = Camps: { $list }.
cli-maps-narrow = This window is too narrow for the map; --svg draws it as a picture.
cli-maps-written = The map is drawn: { $path }
cli-maps-unknown = There is no map “{ $map }”. Choose from: { $choices }.
cli-error-unknown-command = There is no command “{ $command }”. Did you mean { $suggestion }?
cli-error-unknown-game = There is no game “{ $game }”. Choose from: { $choices }.
cli-error-unknown-bot = There is no bot “{ $bot }”. Choose from: { $choices }.
cli-error-bots-seats = Bots named: { $bots }, seats: { $seats }. The two must match.
cli-error-file = { $path } cannot be read: { $reason }
cli-error-write = { $path } cannot be written: { $reason }
cli-error-port = Port { $port } is in use. Try --port { $free }.
cli-error-store = The store { $store } cannot be opened: { $reason }
cli-error-number = { $option } needs a number from { $min } to { $max }, not “{ $value }”.
cli-error-seed = A seed is a whole number of up to 128 bits, not “{ $value }”.
cli-error-set = Options of a game are given as name=value, not “{ $value }”.
cli-error-load-with = --load goes on with the table as it was saved; { $option } cannot be given besides.
cli-error-game-option = { $game } has no option “{ $option }”. Choose from: { $choices }.
cli-error-lang = There is no language “{ $lang }”. Choose from: { $choices }.
cli-error-missing = Something is missing: { $what }. More: { $help }
cli-error-argument = “{ $text }” is not understood here. What is: { $help }
cli-error-needs-value = A value is missing after { $option }.
cli-error-share = { $option } needs two numbers between 0 and 1, the smaller one first, not “{ $value }”.
cli-error-vary = What is to be varied is given as NAME=4,5,6, not “{ $value }”.
cli-error-exists = { $path } is there already. To go on with it: { $command }
cli-error-resume = What { $path } plays stands in it; { $option } cannot be given as well.
cli-error-no-records = There is no record in { $path }.
cli-error-no-gpu = No suitable graphics card was found. It takes one by NVIDIA and an extra package: { $command }
cli-error-extra = This needs an extra package: { $command }
cli-interrupted = Stopped. What was finished is kept.
cli-elapsed = Time so far { $elapsed }, about { $left } to go

## arena: what comes of matches between bots

arena-title = { $game }: bots among themselves
arena-played =
    { $n ->
        [one] { $n } game at { $seats } seats. Deals: { $deals }, each played from every seat. Seed: { $seed }.
       *[other] { $n } games at { $seats } seats. Deals: { $deals }, each played from every seat. Seed: { $seed }.
    }
arena-unfinished = Not finished: { $done } of { $count } games have been played.
arena-nothing = No game has been played yet.
arena-variant = This is not the real game: { $numbers }.
arena-leads = { $bot } is ahead with a rating of { $rating } ({ $low } to { $high }).
arena-ratings = Ratings
arena-ratings-note = Who is 400 points above another is ten times as likely to come first; the mean is 1500. The line over the end shows where the truth lies, 95 times in a hundred.
arena-against = Who beats whom
arena-against-note = How often the bot of the row comes before the bot of the column; level counts half. Below, between what it lies, 95 times in a hundred.
arena-wins = Games won
arena-wins-note = Shared victories count in part. The dotted line is an even share.
arena-scores = Scores
arena-scores-note = How often each score was reached. The dotted line is the mean.
arena-seats = Wins by seat
arena-seats-note = All bots together. The dotted line is an even share.
arena-seat = Seat { $number }
arena-winning = Winners scored { $mean } on average ({ $low } to { $high }).
arena-length = Length of a game
arena-length-note = Decisions of all seats together.
arena-decisions = Decisions
arena-sources = Where the points came from
arena-sources-note = Points in a game, on average.
arena-openings = First moves
arena-openings-note = What seats began with most often, and how often they won then.
arena-failures = Bots that failed
arena-failed =
    { $n ->
        [one] { $bot } has lost { $n } game by failing: { $reason }
       *[other] { $bot } has lost { $n } games by failing: { $reason }
    }
arena-tests = The question
arena-test-at-least = { $bot } against { $others }: wins at least { $high }%. Deals: { $deals }, won: { $share }%.
arena-test-at-most = { $bot } against { $others }: wins at most { $low }%. Deals: { $deals }, won: { $share }%.
arena-test-open = { $bot } against { $others }: at most { $low }% or at least { $high }% is not clear yet. Deals: { $deals }, won: { $share }%.
arena-mean = mean { $mean }
arena-between = { $low } to { $high }
arena-column-bot = bot
arena-column-rating = rating
arena-column-games = games
arena-column-score = score
arena-progress = { $done } of { $count } games. { $standing }
arena-results = Results: { $path }
arena-page = Page: { $path }
arena-made = Made with Tianxia { $version }, rules version { $rules }. Options: { $options }.

## lab: what a rule does

lab-title = { $game }: what a rule does
lab-played =
    { $n ->
        [one] { $n } game at { $seats } seats, the same deals under every variant. Bots: { $bots }. Seed: { $seed }.
       *[other] { $n } games at { $seats } seats, the same deals under every variant. Bots: { $bots }. Seed: { $seed }.
    }
lab-rehearsing = Trying whether these variants can be played at all
lab-progress = { $done } of { $count } games. { $variant }
lab-seats = Wins by seat
lab-games = The games
lab-sources = Where the points came from (a seat and game, on average)
lab-openings = First moves: how often they win
lab-score = Score
lab-winning = Winner’s score
lab-margin = Ahead of the second
lab-shared = Shared victories
lab-decisions = Decisions
lab-star = ± tells how far the truth may lie off, 95 times in a hundred; * marks what differs from “{ $base }” with that certainty.
lab-differs = { $variant }: { $figure } { $after } instead of { $before }.
lab-same = Nothing differs for certain in seats, scores and lengths. More games may show something.
lab-made = Made with Tianxia { $version }, rules version { $rules }. Variants are not the real game.

## terminal: playing in the terminal

terminal-random = Random { $number }
terminal-bot-random = Random
terminal-bot-greedy = Greedy
terminal-me = Guest
terminal-welcome = You play as { $name }. Type the number of a move or the move itself. ? explains, q leaves.
terminal-ask = Your move
terminal-how = A number, or in words, for example “{ $example }”. ? explains everything.
terminal-commands = What you can type
terminal-command-number = the move with this number
terminal-command-move = the move in words; the beginning of each word is enough
terminal-command-explain = what you are asked now, and this list
terminal-command-about = the rule about a move, a card, a word or a paragraph
terminal-command-hint = a hint: what somebody strong would consider
terminal-command-undo = take your last move back
terminal-command-log = all that has happened
terminal-command-table = the table once more
terminal-command-quick = the rules on one page
terminal-command-save = save the game and play on
terminal-command-verify = check the record of this game
terminal-command-leave = leave; the game is saved and waits for you
terminal-no-undo = { $name } has moved since, so your move stays.
terminal-no-number =
    { $n ->
        [one] There is no move { $number } here, there is { $n }.
       *[other] There is no move { $number } here, they go from 1 to { $n }.
    }
terminal-ambiguous = “{ $text }” could be several moves: { $moves }.
terminal-paragraph = Rule: { $id }
terminal-more = See also: { $list }
terminal-saved = Saved: { $path }
terminal-go-on = Play on with: { $command }
terminal-over = This game is over.
terminal-hint-share = thought about
terminal-hint-wins = you win
terminal-hint-points = Under the names: the points that each may expect at the end.
terminal-hint-told = { $move }: { $share } % of the thoughts, you win { $percent } times in a hundred. Points at the end: { $points }.
terminal-hint-line = It may go on like this: { $moves }.
terminal-after = s saves the record, v checks it, l shows the log, Enter leaves.
terminal-no-terminal = There is no terminal here to type in. Open a terminal window, or use “ssh -t” from afar.

## app

app-term-tianxia = Tianxia
app-term-tianxia-meaning = all under heaven
app-term-game-dragon = In the Year of the Dragon
app-term-game-huang = HUANG
app-term-game-wall = Great Wall of China
app-term-game = game
    .plural = games
app-term-match = game
    .plural = games
app-term-table = table
    .plural = tables
app-term-lobby = lobby
app-term-seat = seat
    .plural = seats
app-term-player = player
    .plural = players
app-term-host = host
    .plural = hosts
app-term-guest = guest
    .plural = guests
app-term-spectator = spectator
    .plural = spectators
app-term-opponent = opponent
    .plural = opponents
app-term-bot = bot
    .plural = bots
app-term-level = level
    .plural = levels
app-term-turn = turn
    .plural = turns
app-term-move = move
    .plural = moves
app-term-decision = decision
    .plural = decisions
app-term-round = round
    .plural = rounds
app-term-option = option
    .plural = options
app-term-setting = setting
    .plural = settings
app-term-edition = edition
    .plural = editions
app-term-expansion = expansion
    .plural = expansions
app-term-invitation = invitation
    .plural = invitations
app-term-link = link
    .plural = links
app-term-clock = clock
    .plural = clocks
app-term-live = live
app-term-days-per-move = days per move
app-term-chat = chat
    .plural = chats
app-term-take-back = take back
app-term-hint = hint
    .plural = hints
app-term-rules = rules
app-term-ruling = ruling
    .plural = rulings
app-term-log = log
app-term-record = record
    .plural = records
app-term-replay = replay
app-term-analysis = analysis
    .plural = analyses
app-term-turning-point = turning point
    .plural = turning points
app-term-chance-to-win = chance to win
    .plural = chances to win
app-term-luck = luck
app-term-score = score
    .plural = scores
app-term-point = point
    .plural = points
app-term-win = win
    .plural = wins
app-term-shared-victory = shared victory
    .plural = shared victories
app-term-rating = rating
    .plural = ratings
app-term-rated = rated
app-term-rematch = rematch
    .plural = rematches
app-term-account = account
    .plural = accounts
app-term-name = name
    .plural = names
app-term-password = password
    .plural = passwords
app-term-seed = seed
    .plural = seeds
app-term-seal = seal
    .plural = seals
app-term-shuffle = shuffle
    .plural = shuffles
app-term-hidden = hidden
app-term-public = public
app-term-guide = guide
    .plural = guides
app-term-statistics = statistics
app-term-offline = offline
app-term-language-en = English
app-term-language-de = German
app-term-language-nl = Dutch
app-term-bot-1 = Paper
app-term-bot-2 = Brush
app-term-bot-3 = Ink
app-term-bot-4 = Inkstone
app-term-bot-5 = Jade
