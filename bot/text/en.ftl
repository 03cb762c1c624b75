# What the bot says, beside the games.

## Languages
language-en = English
language-ru = Russian
language-uk = Ukrainian

## Commands (names: lower case, no spaces)
command-match = match
command-match-about = Start and look after matches
command-match-new = new
command-match-new-about = Open a table for a new match in this channel
command-match-status = status
command-match-status-about = Whose turn it is
command-match-start = start
command-match-start-about = Start the match (its host)
command-play = play
command-play-about = Make a choice by typing; everything possible is suggested
command-plan = plan
command-plan-about = Seal secret orders by typing
command-dial = dial
command-dial-about = Seal a battle dial and cards by typing
command-fist = fist
command-fist-about = Seal hidden numbers by typing
command-undo = undo
command-undo-about = Take back your last choice
command-board = board
command-board-about = See the board, whole or in parts
command-hand = hand
command-hand-about = See the board with what only you may see
command-log = log
command-log-about = What happened lately
option-game = game
option-game-about = Which game
option-language = language
option-language-about = The language of the table
option-match = match
option-match-about = Number of the match (default: this thread's, or yours)
option-choice = choice
option-choice-about = What you choose
option-part = part
option-part-about = A part of the board
option-size = size
option-size-about = How large, or in words
size-normal = Normal
size-full = Large
size-text = In words

## Lobby
lobby-host = Host: { $user }
lobby-count =
    { $count ->
        [one] { $count } player; { $low } to { $high } can play.
       *[other] { $count } players; { $low } to { $high } can play.
    }
lobby-join = Join
lobby-leave = Leave
lobby-addbot = Add a bot
lobby-dropbot = Remove a bot
lobby-options = Options
lobby-seat = My seat
lobby-start = Start
lobby-seating = Seating
lobby-seating-random = Random seats
lobby-seating-joined = Seats in the order of joining
lobby-options-title = ### Options
lobby-seat-title = ### What do you play?
lobby-seat-chosen = Chosen.
lobby-taken = Somebody was faster: that is taken.
lobby-started = The match has begun: { $thread }
lobby-cancelled = Nobody is left: this table is closed.
lobby-over = This match has already begun, or was called off.
lobby-already-in = You sit at this table already.
lobby-not-in = You do not sit at this table.
lobby-full = The table is full.
lobby-no-bots = There is no bot at this table.
lobby-host-only = Only the host can do that: { $user }

## The table
table-choosing = 🤫 Choosing in secret: { $seats }
table-sealed = 🔏 { $seat } has sealed (receipt { $receipt })
table-turn = ▶️ { $seat }, it is your turn.
table-asked = ▶️ { $seat }: { $question }
table-paused = ⏸️ The match is paused.
table-my-move = My move
table-undo = Undo
table-hand = My view

## One's own panel
own-waiting = Nothing is asked of you now. Waiting for { $seats }.
own-over = The match is over.
own-sealed = 🔏 Sealed. You can change it until everybody is done.
own-standing = Standing orders
panel-choose = Choose…
panel-group = What kind?
panel-count =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
panel-number = How many?
panel-type = Type it
panel-seal = Seal
panel-confirm = Confirm
panel-reset = Reset
typing-title = Type your choice
typing-label = Choice
typing-hint = As in the suggestions of /play

## News
news-more =
    { $count ->
        [one] … and { $count } more line: /log
       *[other] … and { $count } more lines: /log
    }
news-time-ran-out = { $seat } ran out of time; the default was played.
log-empty = Nothing has happened yet.
status-seed = Hash of the dice's seed: { $hash }

## Notes
note-dms-closed = { $user }, I cannot write to you directly. Press "My move" here instead: only you will see it.
trouble-thread-gone = The thread of match #{ $match } is gone, so I cannot post its board any more.
trouble-permission = I may not post in the thread of match #{ $match }. Please give me the permission to send messages and files there; I will try again.

## Answers
no-such-match = I do not know which match you mean. Use this in a match's thread, or give its number.
which-match = Several matches could be meant. Give the number: { $numbers }
not-started = That match has not begun yet.
not-at-this-table = You do not sit at this table, but you are welcome to watch.
not-your-seat = That is somebody else's choice.
control-outdated = That button is from an older version. Please use a newer message.
something-broke = Something went wrong on my side; nothing of your match was changed. Please try again.

## First minute
greeting = ## Welcome to Slowtable
    Heavy board games, played slowly: a match lives in a thread for days or weeks, everybody moves when they have time, and I know all the rules.
greeting-now = **Play now against bots** — press a game:
greeting-more = -# With friends: /match new. Everything else: /help.
greeting-your-table = Your table is ready: { $thread }
only-in-channels = That works in a channel of a server.

## The end
end-title = ## 🏁 The match is over
end-motion = The match in motion
end-rematch = Rematch
end-export = Export
end-seed = The dice's seed was `{ $seed }`: it fits the hash posted at the start ({ $hash }). `slowtable replay` verifies every shuffle.
end-seed-wrong = The dice's seed `{ $seed }` does not fit the hash posted at the start ({ $hash })!
export-not-yet = A match can be exported when it is over: before, the file would tell secrets.
export-here = Here is the whole match. `slowtable replay` plays it again and verifies it.
rematch-open = A new table is open: { $link }

## More commands
command-match-join = join
command-match-join-about = Take a seat at a table
command-match-leave = leave
command-match-leave-about = Give up a seat before the match begins
command-match-options = options
command-match-options-about = See or change the options
command-match-cancel = cancel
command-match-cancel-about = Close a table before the match begins
command-match-export = export
command-match-export-about = Get a finished match as a file
command-match-seals = seals
command-match-seals-about = Check the receipts of sealed choices
command-rules = rules
command-rules-about = Look up the rules
command-rules-find = find
command-rules-find-about = Search the rules by words or by number
command-rules-now = now
command-rules-now-about = The rules of what is asked now
command-rules-quick = quick
command-rules-quick-about = Learn a game in ten sentences
command-vote = vote
command-vote-about = Put a question to the table
command-vote-back = back
command-vote-back-about = Go back further than undo does
command-vote-cancel = cancel
command-vote-cancel-about = Call the match off
command-help = help
command-help-about = How to begin, and all commands
command-language = language
command-language-about = Choose your language, or the server's
command-stats = stats
command-stats-about = What you have played and won
option-words = words
option-words-about = Words, or a rule's number such as 5.9
option-to = to
option-to-about = Which state
option-whose = whose
option-whose-about = For you, or for new tables on this server
option-tongue-about = Which language
whose-me = Mine
whose-server = The server's
help-title = ### Commands
language-set-me = I will speak { $tongue } with you.
language-set-server = New tables here speak { $tongue }.
language-not-allowed = Only somebody who manages this server can choose its language.
stats-line = { $game }: { $finished } finished, { $won } won, { $playing } under way
stats-best = 🏆 { $game }: { $winners }
stats-none = You have not played anything yet. /help shows how to begin.
rules-nothing = I found no rule for "{ $words }".
lobby-joined = You sit at the table.
lobby-left = You have left the table.
cancelled = The table is closed.
cancel-by-vote = The match has begun: /vote cancel asks the table.
seals-none = Nothing sealed has been revealed yet.
seals-how = -# A receipt is the beginning of the SHA-256 of what stands behind it.
vote-opened = The table is asked.
vote-closed = That vote is closed.
vote-for = Yes
vote-against = No
vote-yes = **Accepted.**
vote-no = **Rejected.**
vote-missing = Not yet: { $users }
vote-ask-rewind = 🗳️ { $user } asks: go back to how it was { $at }?
vote-ask-cancel = 🗳️ { $user } asks: call the match off?
vote-done-rewind = The table has gone back.
vote-done-cancel = The table has called the match off.
vote-no-such-state = That state is not kept. Choose one of those suggested.
