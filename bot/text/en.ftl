# What the bot says, beside the games.

## Commands (names: lower case, no spaces)
command-match = match
command-match-about = Start and look after matches
command-match-new = new
command-match-new-about = Open a table for a new match in this channel
command-match-status = status
command-match-status-about = How it stands: players, scores, whose turn, and since when
command-match-start = start
command-match-start-about = Start the match (its host)
command-play = play
command-play-about = Make a choice by typing; everything possible is suggested
command-plan = plan
command-plan-about = Type secret orders (Lords of Xidit); for everything else there is /play
command-dial = dial
command-dial-about = Type a battle dial and cards (Scythe, Circadians); for everything else there is /play
command-fist = fist
command-fist-about = Type hidden numbers (Lords of Xidit's census); for everything else there is /play
command-undo = undo
command-undo-about = Take back your last choice
command-board = board
command-board-about = See a page of the board
command-hand = hand
command-hand-about = See what only you may see
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
option-page = page
option-page-about = A page of the board: map, seats, legend, everything …
option-size = size
option-size-about = How large, or in words
size-normal = Normal
size-full = Large
size-text = In words

## Lobby
lobby-demo = 🎲 { $user } · against bots: { $thread }
lobby-lesson = 🎓 { $user } · lesson: { $thread }
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
lobby-bots = Bots
lobby-bots-title = ### How strong do the bots play?
bot-strength-easy = easy
bot-strength-easy-about = A friendly beginner who makes mistakes
bot-strength-normal = normal
bot-strength-normal-about = Plays soundly, and answers at once
bot-strength-hard = hard
bot-strength-hard-about = Thinks ahead before each move
bot-style-cautious = cautious
bot-style-warlike = warlike
bot-style-greedy = greedy
lobby-options = Options
lobby-seat = My seat
lobby-start = Start
lobby-seating = Seating
lobby-seating-random = Random seats
lobby-seating-joined = Seats in the order of joining
lobby-clock-decision = Time per decision
lobby-clock-late = When time has run out
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
lobby-secret = Hash of the secret from which the dice's seed will be made, together with everybody who joins: `{ $hash }`
lobby-too-few =
    { $missing ->
        [one] { $missing } more player is needed: this game is for { $low } to { $high }.
       *[other] { $missing } more players are needed: this game is for { $low } to { $high }.
    }
lobby-clash = Several seats have chosen the same: { $what }. Each can be played by one only; please choose anew with "My seat".
lobby-no-thread = ⚠️ I could not open a thread for this match, so it has not begun. Please check that I may create public threads here, and press Start again.
lobby-many-lobbies =
    { $count ->
        [one] You have { $count } open table already. Start it or close it first.
       *[other] You have { $count } open tables already. Start or close one of them first.
    }
lobby-many-lobbies-here =
    { $count ->
        [one] This server has { $count } open table already, and no more are allowed. Join it, or wait until it has begun.
       *[other] This server has { $count } open tables already, and no more are allowed. Join one of them, or wait until one has begun.
    }
lobby-many-matches =
    { $count ->
        [one] You host { $count } match already. Play it to the end before you open another.
       *[other] You host { $count } matches already. Play one of them to the end before you open another.
    }
lobby-many-demos = You already have a table against bots (#{ $match }).
lobby-too-fast =
    { $count ->
        [one] You have opened { $count } table within an hour. Please wait a little.
       *[other] You have opened { $count } tables within an hour. Please wait a little.
    }
lobby-elsewhere = No match can be played inside a thread, so I have opened the table in { $channel }: { $link }

## Where a match can be played
place-no-server = A match needs a channel of a server, with room for a thread of its own. Please use this command there.
place-no-text-channel = A match needs a text channel, as it gets a thread of its own there. Please use this command in a text channel of this server.
place-not-yours = A match gets a thread of its own, and you may not write in { $channel }. Please use this command in a text channel where you may write.
place-permissions = I cannot run a match in { $channel }: I lack permissions there ({ $permissions }). Somebody who manages this server can give them to me.
place-gone = The channel of that match is gone, or I cannot see it any more. Open a new table with /match new in another one.
permission-view-channel = View Channels
permission-read-message-history = Read Message History
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files

## The table
table-choosing = 🤫 Choosing in secret: { $seats }
table-sealed = 🔏 { $seat } has sealed (receipt { $receipt })
table-turn = ▶️ { $seat } is to act.
table-asked = ▶️ { $seat }: { $question }
table-paused = ⏸️ The match is paused.
table-rests = 😴 Nobody plays here now, so the match rests. Whoever presses "My move" at their seat is back, and it goes on.
table-my-move = My move
table-undo = Undo
table-hand = My view
table-same-board = -# The board has not changed: it is the one above.

## One's own panel
own-waiting = Nothing is asked of you now. Waiting for { $seats }.
own-over = The match is over.
own-idle = Nothing is asked of you now.
own-closed = This question is closed.
own-no-longer-yours = This seat is no longer yours.
own-newer-message = There is a newer message about this.
own-sealed = 🔏 Sealed. You can change it until everybody is done.
own-sealed-former = 🔏 Sealed by whoever had this seat before. It stands unread until the reveal, unless you seal your own choice in its place.
own-standing = Standing orders
own-on-the-map = On the map
panel-choose = Choose…
panel-stride = …or several at once
panel-whole = Each button is the whole answer: one press sends it off
panel-always = From now on: { $what }
panel-onward-first = In one press: { $what } → …
panel-onward-then = In one press: … → { $what }
panel-more = More choices…
panel-none = None of these
panel-group = Which one?
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
panel-again = The same again
panel-again-what = The same again: { $what }
panel-pick = Do it
panel-sure = Yes, do it anyway
panel-on-board = On the board
panel-look-first = Look first
panel-locked = cannot be taken back
panel-not-possible = Not possible now
panel-why-not = Not possible ({ $count })
outlook-more = { $count } more
outlook-chance = then chance decides
outlook-reveal = then something hidden is shown
outlook-others = then it depends on others
outlook-end = this ends the match
play-more = … and { $count } more: type on
typing-title = Type your choice
typing-label = Choice
typing-example = For example: { $example }
typed-other-way = { $game } has nothing of the kind. Choices are typed with: { $ways }
typing-hint = As in the suggestions of /play

## News
news-more =
    { $count ->
        [one] … and { $count } more line: /log
       *[other] … and { $count } more lines: /log
    }
news-time-ran-out = { $seat } ran out of time; the default was played.
news-prepared = { $seat } had prepared this.
log-earlier = Earlier
log-later = Later
log-file = All of it
log-page = Page { $page } of { $pages }
log-empty = Nothing has happened yet.
status-bot = a bot stands in
status-since = { $seat }: asked { $since }
status-seed = Hash of the dice's seed: { $hash }
note-seed = 🎲 All chance in this match comes from one seed, fixed before the start. Its hash: `{ $hash }`. The seed is shown at the end, so that everybody can check that nothing was changed.
note-lesson = 🎓 A lesson: a real match against bots. What to do now stands below the board; *My move* opens the choice, *Give me a hint* helps. Mistakes cost nothing here, and nobody waits.

## Notes
note-dms-closed = { $user }, I cannot write to you directly. Press "My move" here instead: only you will see it.
trouble-thread-gone = The thread of match #{ $match } was deleted. The match goes on in { $thread }.
trouble-thread-locked = The thread of match #{ $match } is locked and closed. The match goes on in { $thread }.
trouble-channel-gone = The channel of match #{ $match } is gone, so I cannot post its board any more.
trouble-history = I may not read the history of the thread of match #{ $match }, so I do not know whether my last message there has arrived. Please give me the permission to read the message history there; in about an hour I go on without it, and one message may stand there twice.
trouble-permission = I may not post in the thread of match #{ $match }. Please give me the permission to send messages and files there; I will try again.
trouble-lost = Discord does not take a message for the thread of match #{ $match } (error { $code }). The match itself is safe and goes on: /board shows it as it is. Please tell whoever runs me.
owner-error = ⚠️ Error **{ $id }**: `{ $kind }` in `{ $where }`. The log has all of it.
owner-error-before = { $count ->
    [one] It has come once more since I last told of it.
   *[other] It has come { $count } more times since I last told of it.
}

## Answers
no-such-match = I do not know which match you mean. Use this in a match's thread, or give its number.
which-match = Several matches could be meant. Give the number: { $numbers }
not-started = That match has not begun yet.
not-at-this-table = You do not sit at this table, but you are welcome to watch.
not-your-seat = That is somebody else's choice.
control-outdated = That button is from an older version. Please use a newer message.
something-broke = Something went wrong on my side; nothing of your match was changed. Please try again. If it happens again, tell whoever runs this bot the number { $id }.
press-again = That took me a moment too long. Please press again.
many-at-once = ⏳ Many people are playing at this moment. What you asked for is in the queue, and will be done: there is no need to press again.

## First minute
greeting = ## Welcome to Slowtable
    Heavy board games, played slowly: a match lives in a thread for days or weeks, everybody moves when they have time, and I know all the rules.
greeting-now = **Play now against bots** — press a game:
greeting-more = -# With friends: { $new }. Everything else: { $help }.
greeting-your-table = Your table is ready: { $thread }
only-in-channels = That works in a channel of a server.
greeting-your-table-already = You already play against bots: { $thread } (#{ $match }). When that match is over, or called off there with /vote cancel, you can begin another.

## The end
end-title = ## 🏁 The match is over
end-motion = The match in motion
end-story = The match in numbers: scores over time and turning points.
end-rematch = Rematch
end-export = Export
end-seed = The dice's seed was `{ $seed }`: it fits the hash posted at the start ({ $hash }). `slowtable replay` verifies every shuffle.
end-seed-wrong = The dice's seed `{ $seed }` does not fit the hash posted at the start ({ $hash })!
end-origin = It was made of the secret `{ $secret }`, whose hash stood in the lobby ({ $hash }), and of everybody who joined: `{ $tickets }`.
end-origin-wrong = It was not made of the secret whose hash stood in the lobby ({ $hash }) and of those who joined: `{ $secret }`, `{ $tickets }`!
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
command-match-seals-about = Check that nobody has changed a choice after sealing it
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
command-vote-back-about = Ask the table to go back: before the last choice, or further than undo does
command-vote-cancel = cancel
command-vote-cancel-about = Call the match off
command-help = help
command-help-about = How to begin, and all commands
command-language = language
command-language-about = Choose your language, or the server's
command-stats = stats
command-stats-about = Matches you have played and won, and who has won most here
command-about = about
command-about-about = Which version this is, how quick it is, and where its source is
option-words = words
option-words-about = Words, or a rule's number such as 5.9
option-to = to
option-to-about = How far back (default: before the last choice of a person)
option-whose = whose
option-whose-about = For you, or for new tables on this server
option-tongue = language
option-tongue-about = Which language
whose-me = Mine
whose-server = The server's
help-title = ## How it works
language-set-me = I will speak { $tongue } with you.
language-set-server = New tables here speak { $tongue }.
language-not-allowed = Only somebody who manages this server can choose its language.
stats-yours = ### Your matches
stats-here = ### Most finished matches won on this server
stats-everywhere = ### Most finished matches won
stats-line = { $game }: { $finished } finished, { $won } won, { $playing } under way
stats-best = 🏆 { $game }: { $winners }
stats-none = You have not played anything yet. /help shows how to begin.
about-version = ## Slowtable { $version }
about-since = Running since { $since }.
about-latency = Discord hears me in { $milliseconds } ms.
about-source = Source: { $source }
rules-nothing = I found no rule for "{ $words }".
lobby-joined = You sit at the table.
lobby-left = You have left the table.
cancelled = The table is closed.
cancel-by-vote = The match has begun: /vote cancel asks the table.
seals-none = Nothing sealed has been revealed yet.
seals-how = -# A receipt is the beginning of the SHA-256 of what stands behind it.
vote-opened = The table is asked.
vote-one-at-a-time = The table is voting already: one question at a time.
vote-too-often = You have asked three times within a day. Let it rest for a while.
vote-seat-changed = That seat has changed hands meanwhile.
vote-closed = That vote is closed.
vote-for = Yes
vote-against = No
vote-yes = **Accepted.**
vote-no = **Rejected.**
vote-over = **Time is up.** There was no majority, so everything stays as it is.
vote-void = **This is not possible any more**, so nothing changes.
vote-cast = You vote: { $choice }. You can change that until the vote is over.
vote-how = -# As soon as more than half of the people at this table want the same, it is done. The vote ends { $until }: without such a majority everything stays as it is.
vote-missing = Not yet: { $users }
vote-ask-rewind = 🗳️ { $user } asks: go back to how it was { $at }?
vote-ask-cancel = 🗳️ { $user } asks: call the match off?
vote-ask-seat-bot = 🗳️ { $user } asks: should a bot play for { $owner } until they are back?
vote-ask-seat-to = 🗳️ { $user } asks: should { $to } be offered the seat of { $owner }?
vote-seat-how = -# More than half of the others decide, and two people at least unless the owner is late; anybody on vacation need not vote. The vote ends { $until }.
vote-seat-yours = This vote is about your seat, so it is up to the others. Whatever they decide, you can come back: from a bot at any time, from another player until they have moved.
note-rewound = Whoever runs this bot has put the match back to an earlier state.
note-patched = Whoever runs this bot has changed the state of this match by hand (`{ $path }`). The log has an entry for it.
match-deleted = Whoever runs this bot has deleted the match.
match-imported = Whoever runs this bot has brought the match here.
vote-done-rewind = The table has gone back.
vote-done-cancel = The table has called the match off.
vote-done-over = 🗳️ A vote has ended without a majority: everything stays as it is. Thanks to everybody who voted!
vote-nothing-before = There is nothing to take back yet.
vote-state =
    { $count ->
        [one] takes back { $count } choice · { $at }
       *[other] takes back { $count } choices · { $at }
    }
vote-no-such-state = That moment is not kept. Choose one of those suggested.
vote-ask-late = 🗳️ The time of { $user } has run out ({ $since }). What should happen?
vote-late-how = -# As soon as more than half of the others want the same, it is done. Ballots are counted { $until }: without such a majority the decision gets its full time anew; if nobody has voted, the table just waits on.
vote-late-voted = Have voted: { $users }
vote-late-yours = This vote is about you. Press "My move" and answer: then it is over.
vote-late-absent = A bot plays for you now, so this vote is up to the others. Come back to your seat to vote.
vote-late-wait = 🗳️ The vote is over: { $user } has more time.
vote-late-default = 🗳️ The vote is over: the default of the rules was played for { $user }.
vote-late-bot = 🗳️ The vote is over: a bot has decided for { $user }.
vote-late-seat = 🗳️ The vote is over: a bot plays for { $user } until they are back.
vote-late-acted = 🗳️ The vote is over: { $user } has answered. Thank you!
vote-late-untold = 🗳️ The vote is over: the table does not wait for { $user } any more.
vote-late-void = 🗳️ This vote is not needed any more.

## Time: commands
command-me = me
command-me-about = Your time zone, quiet hours and digest
command-me-timezone = timezone
command-me-timezone-about = Where you live, so that your hours are right
command-me-quiet = quiet
command-me-quiet-about = Hours in which nobody disturbs you
command-me-digest = digest
command-me-digest-about = One message a day instead of one per table (without an hour: off)
command-me-export = export
command-me-export-about = Everything that I keep about you, as a file
command-me-forget = forget
command-me-forget-about = Leave every table, and let me forget you
command-me-settings = settings
command-me-settings-about = How everything is set
command-remind = remind
command-remind-about = How you are reminded: where, how often, not now
command-away = away
command-away-about = Go on vacation and tell your tables; without a date: you are back
command-my = my
command-my-about = Your own matches
command-my-matches = matches
command-my-matches-about = All your matches: what is asked, and since when
command-my-changes = changes
command-my-changes-about = What has happened since your last move
command-replace = replace
command-replace-about = Offer a seat, let a bot play it, or take yours back
command-resign = resign
command-resign-about = Leave a match for good; a bot plays on
command-standing = standing
command-standing-about = Answer in advance: standing orders that only you see
command-match-pause = pause
command-match-pause-about = Stop the match: no clocks, no reminders (its host)
command-match-resume = resume
command-match-resume-about = Go on after a pause (its host)
command-match-clock = clock
command-match-clock-about = How long a decision may take, and what happens then
command-match-defaults = server-clock
command-match-defaults-about = The clock that new tables of this server begin with (for those who manage it)
option-zone = zone
option-zone-about = A city or a zone's name, such as Europe/Kyiv
option-hours = hours
option-hours-about = For example 23:00-08:00, or off
option-hour = hour
option-hour-about = Hour of your day, 0 to 23
option-interval = interval
option-interval-about = How often, for example 6h or 2d; usual: as the table has it; off: never
option-where = where
option-where-about = Where I remind you
option-snooze = snooze
option-snooze-about = Nothing for a while, for example 3h or 2d; off ends it
option-before = before
option-before-about = Tell me when the turn before mine begins, where the order is known
option-until = until
option-until-about = The last day, for example 2030-08-31, or how long: 10d
option-stand-in = stand_in
option-stand-in-about = Let a bot play for you meanwhile
option-seat = seat
option-seat-about = Which seat (default: yours)
option-player = player
option-player-about = Who takes the seat (nobody named: whoever wants it)
option-bot = bot
option-bot-about = Let a bot play it
option-withdraw = withdraw
option-withdraw-about = Withdraw the offer of the seat
answer-yes = Yes
option-sure = sure
option-sure-about = Yes, I really leave
option-orders = orders
option-orders-about = All orders in one line; without them the panel opens, and shows an example
option-decision = decision
option-decision-about = Time per decision, for example 24h or 3d; off: no clock
option-bank = bank
option-bank-about = Time that each seat may draw on when a decision takes longer; off: none
option-increment = increment
option-increment-about = What each of a seat's turns adds to its own bank, for example 2h; off: nothing
option-late = late
option-late-about = What happens when time has run out
option-rests = rests
option-rests-about = Whether the clock stands still in quiet hours and vacations
option-reminders = reminders
option-reminders-about = First reminder after so long, for those who have not chosen; off: 12 hours
remind-dm = By direct message
remind-thread = In the match's thread
remind-off = Not at all
late-nothing = Nothing but pings
late-default = The default of the rules
late-bot = A bot makes this decision
late-seat = A bot takes the seat until the person returns
late-vote = The table votes
late-wait = Wait longer

## Time: pings
ping-still-choosing = still choosing in secret
ping-your-turn = it is your turn
ping-one = ▶️ Your move
ping-done = ✅ { $table }: done
ping-again = ⏰ Your move is still awaited
ping-soon = ⌛ Your time runs out soon
ping-tables =
    { $count ->
        [one] ⏰ { $count } table waits for you
       *[other] ⏰ { $count } tables wait for you
    }
ping-line = { $table }: { $asked } ({ $since })
ping-last = { $table }: all others have sealed their choices, so the table waits for you alone. No hurry: take the time you need ({ $since })
ping-late = { $table }: your time has run out; { $asked } ({ $since })
ping-next = { $table }: the turn before yours has begun. Yours is next.
ping-ballot = 🗳️ { $table }: somebody has run out of time, and the table votes on what happens. Please vote in the thread.
ping-poll = 🗳️ { $table }: the table is asked something. Please vote in the thread.
ping-unseat = 🗳️ { $table }: the others are voting on who plays your seat. Have a look at the thread.
ping-taken = 🤖 { $table }: your time ran out, and a bot plays your seat. Press "My move", and it is yours again.
ping-taken-table = 🤖 { $table }: the others have voted for a bot on your seat. Press "My move", and it is yours again.
ping-rests = 😴 { $table }: nobody plays there, and the match rests. Press "My move" at your seat, and it goes on.
ping-host = ⏳ { $table }: the table is waiting for { $seats } ({ $since }). /replace lets the others vote on a bot or somebody else for the seat, with /match clock the host sets a time limit, and /vote cancel calls the match off.
ping-more =
    { $count ->
        [one] … and { $count } more: /my matches
       *[other] … and { $count } more: /my matches
    }
snooze-hour = An hour
snooze-evening = Until the evening
snooze-morning = Until the morning
note-stalled = ⏳ The table is waiting for { $seats } ({ $since }). /replace lets the others vote on a bot or somebody else for the seat; with /match clock the host sets a time limit.
note-stalled-long = ⏳ The table is still waiting for { $seats } ({ $since }). /replace lets the others vote on a bot or somebody else for the seat. If nobody wants to go on, /vote cancel calls the match off.
note-late = ⌛ The time of { $user } has run out.
note-late-alone = ⌛ The time of { $user } has run out. Nobody else plays here who could vote, so the table just waits.
note-away = 🏖️ { $user } is away until { $until }.
note-back = 👋 { $user } is back.
note-clock = ⏱️ { $user } has set the clock. { $clock }
note-clock-off = ⏱️ { $user } has switched the clock off: everybody may take their time.
news-bot-was-asked = { $seat } ran out of time; a bot made this decision.
news-bot-stood-in = A bot played for { $seat }.

## Time: settings
me-zone = 🌍 Time zone: { $zone } (it is { $now } there)
me-quiet = 🌙 Quiet hours: { $begins } to { $ends }
me-quiet-none = 🌙 No quiet hours
me-digest = 📬 Digest at { $hour }, instead of single messages
me-digest-none = 📬 No digest
me-remind-dm = 🔔 Reminders by direct message
me-remind-thread = 🔔 Reminders in the thread
me-remind-off = 🔕 No reminders
me-dms-refused = ⚠️ Discord does not let me write to you, so I use the thread. When your direct messages are open: /remind where
me-every =
    { $hours ->
        [one] ⏰ Every hour
       *[other] ⏰ Every { $hours } hours
    }
me-every-usual = ⏰ As often as the table has it (usually after 12 hours, then daily)
me-snoozed = 😴 No reminders until { $until }
me-away = 🏖️ Away until { $until }
me-warned = 👀 You are told when the turn before yours begins, where the order is known
me-export-here = This is everything that I keep about you. Only you see it.
me-forget-sure =
    { $count ->
        [0] I would forget your settings, your results and that you ever played. It cannot be taken back.
        [one] You would leave { $count } table for good (a bot plays on), and I would forget your settings, your results and that you ever played. It cannot be taken back.
       *[other] You would leave { $count } tables for good (bots play on), and I would forget your settings, your results and that you ever played. It cannot be taken back.
    } First, /me export gives you everything that I keep. If you really want it: /me forget sure:Yes
me-forgotten = I have forgotten you. What was posted on Discord stays there; messages that are on their way to others are gone within a week. Thank you for playing!
me-forgotten-named = In matches under way your number stays in the proof of the dice until they are over: { $numbers }. Ask me again then.
me-unknown-zone = I do not know the time zone "{ $zone }". Choose one of those suggested, such as Europe/Kyiv, or write UTC+3.
me-quiet-not-understood = I did not understand these hours. Write them like 23:00-08:00 or 11pm-8am, or "off".
me-quiet-too-long = Quiet hours cannot be longer than { $hours } hours a day: I could never reach you. For a longer rest there is /away.
time-not-understood = I did not understand "{ $words }". Write a duration like 12h, 3d or 2w, or a day like 31.03 or tomorrow.
time-no-such-day = There is no such day: { $words }.
time-past = { $words } is over already. Choose a day to come.
time-absurd = That is too long or too short. Choose something between a minute and a year.
remind-absurd = Choose something between an hour and { $most } days.
away-not = You are not away. To go on vacation, give its last day: /away until
away-set =
    { $count ->
        [0] You are away until { $until }. Enjoy!
        [one] You are away until { $until }, and your table has been told. Enjoy!
       *[other] You are away until { $until }, and your { $count } tables have been told. Enjoy!
    }
away-back = Welcome back!
my-none = You have no match under way. /help shows how to begin.
my-others = { $table }: waiting for { $seats }
my-paused = { $table }: paused
my-page = Page { $page } of { $pages }
my-previous = Previous
my-next = Next
my-clock = · { $until }
changes-title = ### What has happened since your last move
changes-none = Nothing has happened since your last move.

## Time: seats, pauses, clocks
seat-bot-late = 🤖 { $user } ran out of time: a bot plays on until they are back.
seat-bot-voted = 🤖 { $user } ran out of time, and the table has voted: a bot plays on until they are back.
seat-more-time = ⏳ The table gives { $user } more time: until { $ends }.
seat-bot-away = 🤖 { $user } is away: a bot plays on until they are back.
seat-bot-asked = 🤖 A bot plays for { $user } until they are back.
seat-rests-late = ⌛ { $user } ran out of time.
seat-rests-voted = ⌛ { $user } ran out of time, and the table has voted for a bot in the seat.
seat-rests-away = 🏖️ { $user } is away.
seat-rests-asked = 🤖 { $user } has left the seat to a bot for now.
match-rests = 😴 Nobody plays at this table now, so the bots stop and the match rests. When somebody is back, it goes on where it was.
seat-take-back = I am back
seat-back = 👋 { $user } plays again.
seat-yours-again = The seat is yours again.
seat-no-stand-in = No bot plays for you.
seat-given = 🪑 { $user } takes the seat of { $former }.
seat-resigned = 🏳️ { $former } has resigned. A bot plays on.
seat-offer = 🪑 Will { $user } take over the seat of { $former }?
seat-offer-all = 🪑 Who takes over the seat of { $former }?
seat-offer-bot = 🪑 Will { $user } take over a bot's seat?
seat-offer-all-bot = 🪑 Who takes over a bot's seat?
seat-take = Take the seat
seat-yours = The seat is yours. Press "My move" in the thread to see what is asked.
seat-not-for-you = This seat is offered to somebody else.
seat-gone = This seat is not on offer any more.
seat-rival = You play at this table already: nobody gets a second seat here.
seat-restored = 👋 { $user } is back on their seat, which { $former } had taken.
seat-restore = Take it back
seat-too-late = That is not possible any more: somebody has moved in this seat since.
seat-bot-table = 🤖 The table has voted: a bot plays for { $user } until they are back.
seat-rests-table = 🤖 The table has voted for a bot on the seat of { $user }.
host-passed = 👑 { $user } is the host of this table now.
letter-seat-taken = { $table }: { $by } has taken your seat. Until somebody moves there, you can have it back.
letter-seat-back = { $table }: { $by } is back and plays the seat again, as you had not moved there yet. Thank you for stepping in!
letter-seat-offered = 🪑 { $table }: a seat is offered to you until { $until }. You can take it in the thread.
offer-ask-all = Offer the seat to whoever wants it?
offer-ask-one = Offer the seat to { $user }?
offer-what-owned = The offer stands in the thread for seven days, unless you withdraw it or make a move. Whoever takes the seat sees everything it may see from then on; what you have sealed stays unread until the reveal. A bot plays only until you are back.
offer-what-bot = The offer stands in the thread for seven days, unless you withdraw it.
offer-do = Offer it
offer-bot = Let a bot play
offer-cancel = Cancel
offer-withdraw = Withdraw
offer-nothing = Nothing has changed.
offer-until = Until { $until }.
offer-taken = { $user } has taken it.
offer-withdrawn = The offer was withdrawn.
offer-expired = Nobody took it in time.
offer-moved = Its owner plays on.
offer-gone = The offer is over.
replace-no-such-seat = There are seats 1 to { $most }.
replace-not-yours = This seat is not yours to offer.
replace-one-of = To a bot, or to a person: not both.
replace-already-bot = A bot plays there already.
replace-bot-plays = A bot plays this seat now. Its owner can take it back at any time.
replace-cannot = This person cannot take the seat: they sit there already, or are a bot.
replace-offered = I have asked in the thread.
replace-withdrawn = Withdrawn: the seat stays as it is.
replace-too-often = This seat has been offered three times within a day. Let it rest for a while.
replace-rival = They play at this table already: nobody gets a second seat here.
replace-host-only = A bot's seat is offered by the host: { $user }
replace-how = This is the seat of { $user }. /replace seat:{ $seat } bot:True asks the others whether a bot should play it, and with player: whether somebody else should.
replace-alone = Nobody can give away somebody else's seat alone. Once its owner has kept the table waiting too long, you can.
replace-asked = A seat is its owner's, so I have asked the others: they vote in the thread.
resign-sure = The rules of these games do not provide for resigning, so a bot would play your seat to the end and its place would not be yours. If you are only away, /away is better; /replace finds somebody else. If you really want to leave: /resign sure:Yes
resign-done = You have left the match. Thank you for playing!
match-paused = ⏸️ { $user } has paused the match. Clocks stand still.
match-resumed = ▶️ { $user } has resumed the match.
match-clock-set = ⏱️ { $user } has set the clock.
pause-done = The match is paused.
pause-not-running = Only a match under way can be paused.
resume-done = The match goes on.
resume-not-paused = This match is not paused.
clock-none = There is no clock.
clock-hours = { $count } h
clock-days = { $count } d
clock-decision-days =
    { $days ->
        [one] { $days } day per decision.
       *[other] { $days } days per decision.
    }
clock-decision =
    { $decision ->
        [one] { $decision } hour per decision.
       *[other] { $decision } hours per decision.
    }
clock-bank = A bank of { $bank } per seat; each of a seat's turns adds { $increment } to its own.
clock-both = { $decision } per decision, then a bank of { $bank } per seat; each of a seat's turns adds { $increment } to its own.
clock-late-nothing = When time has run out, there are pings and nothing else.
clock-late-default = When time has run out, the default of the rules is played.
clock-late-bot = When time has run out, a bot makes the decision.
clock-late-seat = When time has run out, a bot takes the seat until the person returns.
clock-late-vote = When time has run out, the others vote: wait longer, the default of the rules, a bot for this decision, or a bot in the seat.
clock-rests = The clock stands still in quiet hours and vacations.
clock-never-rests = The clock runs in quiet hours and vacations, too.
clock-reminders = First reminder after { $hours } h.
clock-until-nothing = ⏱️ deadline { $ends }
clock-until-default = ⏱️ deadline { $ends }, then the default of the rules is played
clock-until-bot = ⏱️ deadline { $ends }, then a bot decides
clock-until-seat = ⏱️ deadline { $ends }, then a bot takes the seat
clock-until-vote = ⏱️ deadline { $ends }, then the table votes
clock-banked = 🏦 { $hours } h { $minutes } min of the bank counted in
clock-left = 🏦 { $seat }: { $hours } h { $minutes } min left in the bank
defaults-title = ### New tables on this server
defaults-house = -# Nobody has chosen anything for this server yet: this is what the bot itself begins with.
defaults-not-allowed = Only somebody who manages this server can choose the clock of its new tables.
standing-about = Only you see this. As you set it last; some games forget orders after a while.
standing-typed = In one line: `/standing orders:{ $orders }`
standing-set = Stored. What these orders cover is answered at once, and the table is told that it was answered in advance.
lobby-join-again = Sit in one more seat
lobby-hot-seat = You can also play several seats yourself, taking turns at one screen.

## Planning ahead
command-prepare = prepare
command-prepare-about = Prepare your next turn; it is played when its time comes
option-moves = moves
option-moves-about = Typed choices with semicolons between them; without any, a panel to click
prepare-kept = Kept for your turn, seen by nobody else: { $moves }
prepare-played =
    { $count ->
        [one] { $count } prepared choice was played at once.
       *[other] { $count } prepared choices were played at once.
    }
prepare-impossible = The first of these choices is not possible now, so nothing is prepared.
prepare-open = Prepare my turn
prepare-about = A guess at how things will stand when your turn comes, seen by nobody else. What you choose is played then as far as it is possible, and stops by itself at anything new.
prepare-nothing = Nothing is prepared yet.
prepare-earlier =
    { $count ->
        [one] -# … { $count } choice before these
       *[other] -# … { $count } choices before these
    }
prepare-probably = You will probably be asked:
prepare-doubtful = ⚠️ This will probably not be possible then, and what comes after it is not played. Take it off to go on.
prepare-until-news = Something new will come to light here, so the plan ends.
prepare-unforeseen = What you will be asked next cannot be foreseen.
prepare-back = Remove last
prepare-clear = Clear
prepare-close = Done
prepare-ready =
    { $count ->
        [one] 📝 { $count } choice is prepared for your turn.
       *[other] 📝 { $count } choices are prepared for your turn.
    }
prepare-changed = Somebody has moved, and your click no longer fits. This is how things look now.
prepare-your-turn = ▶️ You are asked something now: answer this first.
stopped-gone = ⚠️ What you had prepared is not possible any more: { $choice }
stopped-other = ⚠️ What you had prepared was not played, because something else is asked first. It was meant for: { $choice }
stopped-news = ⚠️ Something new came to light, so what you had prepared was not played any further. Next would have been: { $choice }
stopped-rest = Left of it:
stopped-more = … and { $count } more
stopped-go-on = Go on as prepared
stopped-drop = Forget it

## What people type: words separated by spaces; a star after a stem takes any ending
typed-minutes = m min mins minute*
typed-hours = h hr hrs hour*
typed-days = d day*
typed-weeks = w wk wks week*
typed-months = month*
typed-years = y yr yrs year*
typed-today = today
typed-tomorrow = tomorrow
typed-off = off none no never -
typed-usual = usual default table

## Learning: the rulebook
learn-how-to-play = How to play
rules-contents =
    { $count ->
        [one] The rules in { $count } section. Read it:
       *[other] The rules in { $count } short sections. Read from the beginning, or choose one:
    }
rules-sections = Sections { $first } to { $last }
rules-begin = Read
rules-in-short = In short
rules-previous = Back
rules-next = Next
rules-to-contents = Contents
rules-also = Found as well…
rules-no-book = There is no rulebook for this game yet.
rules-no-advice = There is nothing written about this question yet.
rules-secret-now = Nothing is asked of you now, and what others are choosing in secret is theirs. /rules read has all the rules.
rules-which-game = Which game?
command-rules-read = read
command-rules-read-about = Read the rulebook, page by page

## Learning: components
command-card = card
command-card-about = Look up a card, faction, tile or any other component by name
option-card = name
option-card-about = Its name, in any language
card-now = **Now:** { $where }
cards-named-here = 🔎 What is named here
card-unknown = I found no component called "{ $words }".
card-source-rulebook = As in the rulebook.
card-source-public = As published.
card-source-house = A reconstruction: the printed card was not at hand. Anybody who owns the box can correct it.
card-source-part = In part a reconstruction: not all that is printed on it was at hand. Anybody who owns the box can correct it.

## Learning: the coach
coach-again = What is this?
coach-off = No more tips
coach-is-off = 🔕 No more tips. "What is this?" still tells you about a question; `/me coach` brings the tips back.
command-me-coach = coach
command-me-coach-about = Tips when you meet a kind of decision for the first time
option-coach = tips
option-coach-about = On or off
switch-on = On
switch-off = Off
me-coach-on = 💡 A kind of decision is explained when you meet it for the first time.
me-coach-off = 💡 Tips are off.

## The welcome and help
greeting-facts =
    { $low } to { $high } players · about { $minutes } min · { $weight }
greeting-play = Play
greeting-weight-light = lighter
greeting-weight-medium = medium
greeting-weight-heavy = heavy
help-turn =
    1. { $new } opens a table; friends and bots sit down, the host presses *Start*, and the match gets a thread.
    2. When it is your turn, you are told. Press *My move* in the thread, or answer the DM: only what is possible is offered.
    3. Everybody moves when they have time. New to a game? { $rules }
help-games = The games
help-all = All commands
help-start = Start
help-play = Play
help-look = Look things up
help-time = Time and quiet
help-people = People at the table
reconstructed = Reconstructions, as the printed ones were not at hand: { $kinds }. /card tells of each.

## Learning: lessons
lesson-learn = Learn it
lesson-begins = Your lesson is ready: { $thread }. Ten to fifteen minutes; you can leave it and take it up again at any time.
lesson-goes-on = Your lesson goes on here: { $thread }
lesson-hint = Give me a hint
lesson-leave = Leave the lesson
lesson-left = You have left the lesson; the match goes on without tasks. "Learn it" takes the lesson up again. { $game } can be called off in its thread with /vote cancel.
lesson-no-task = There is no task now.
lesson-finished = **That was the lesson: you know how { $game } is played.** The match goes on, now without tasks. Play it to its end, or end it here.
lesson-end = End the match
lesson-gone = **From here on you play on your own.** The tasks end here; the rules of { $game } are always a press away under *How to play*.

## Learning: hints
command-hint = hint
command-hint-about = What the house's bot would do in your place, and why
hint-would = 🤖 The house's bot would choose: **{ $choice }**
hint-why = 💡 { $advice }
hint-because = ❓ Why: no other choice that it considered does this: { $changes }.
hint-because-then = 📈 Compared with “{ $other }”, it expects when everybody has had a turn: { $found }.
hint-gain = { $what } { $mine } (instead of { $instead })
hint-gain-of = { $seat }: { $gain }
hint-because-later = ❓ Why: other choices change just as much at once; the difference shows later.
hint-used = 🤖 { $user } has asked the house's bot for a hint.
hint-forbidden = This table plays without hints. "What is this?" on your panel still explains the question.
lobby-hints = Hints
lobby-hints-allowed = Hints are allowed
lobby-hints-allowed-about = /hint tells what the house's bot would do; the table hears of each
lobby-hints-forbidden = No hints
lobby-hints-forbidden-about = Nobody may ask the house's bot

## Tables of a server, and who sits there
command-match-list = list
command-match-list-about = Open and running tables of this server
list-title = ### Tables of this server
list-none = There is no table on this server yet. { $new } opens one.
list-open = 🪑 { $table } · open { $since }
    -# { $count } at the table, for { $low } to { $high }: { $people }
list-open-private = 🔒 { $table } · private, open { $since }
    -# { $count } at the table, for { $low } to { $high }: { $people }
list-running = ▶️ { $table } · waiting for { $seats } ({ $since })
    -# { $people }
list-playing = ▶️ { $table }
    -# { $people }
list-paused = ⏸️ { $table } · paused { $since }
    -# { $people }
list-rests = 😴 { $table } · resting
    -# { $people }
list-join = Sit down at…
my-lobby = { $table }: has not begun yet
lobby-private = This table is private: only people whom its host has invited sit down here.
lobby-removed = The host has freed your seat at this table. There are others: /match list
list-watch = Watch…
command-match-invite = invite
command-match-invite-about = Invite somebody to a table that has not begun
command-match-kick = kick
command-match-kick-about = Free somebody's seat before the match begins (its host)
command-match-private = private
command-match-private-about = Let only invited people sit down (its host)
command-match-host = host
command-match-host-about = Hand the table over to another player; whoever is asked accepts with this
command-match-rename = rename
command-match-rename-about = Give the table a name (its host)
command-match-language = language
command-match-language-about = The language that the table speaks (its host)
command-match-watch = watch
command-match-watch-about = Hear of the end of a match in which you do not play
option-guest = player
option-guest-about = Whom you invite
option-person = player
option-person-about = Who is meant
option-private = private
option-private-about = On: only invited people; off: everybody who sees the channel
option-name = name
option-name-about = At most 40 letters; without a name, the table loses the one it has
lobby-invite = Invite
lobby-manage = Manage
lobby-whom = Whom do you invite?
lobby-invite-about = ### Invite somebody
    They get a message from me, at an hour when they may be disturbed, and can sit down or decline.
lobby-invited = Invited: { $user }
lobby-guests = Invited: { $users }
lobby-heir = Asked to be the host: { $user }
lobby-is-private = This table is private: only invited people can sit down.
lobby-is-open = Everybody who sees this channel can sit down.
lobby-manage-title = ### Your table
lobby-kick = Free the seat of…
lobby-kicked = The seat is free again, and I will tell them kindly: { $user }
lobby-heir-menu = Hand the table over to…
lobby-tongue = Language: { $now }
lobby-rename = Rename the table
lobby-name = Name
lobby-private-on = Make it private
lobby-private-off = Open it to everybody
lobby-close = Close the table
lobby-already-there = Already sits at this table: { $user }
lobby-not-there = Does not play at this table: { $user }
lobby-already-invited = Already invited: { $user }
lobby-declined = Has declined, and is not asked again: { $user }
lobby-many-guests =
    { $count ->
        [one] A table can invite { $count } person, and has done so.
       *[other] A table can invite { $count } people, and has done so.
    }
lobby-no-guest = Cannot play here, being no person of this server who sees this channel: { $user }
lobby-not-invited = You are not invited to this table (any more).
lobby-host-already = That is the host: { $user }
lobby-not-asked = That question is closed: the host has asked somebody else, or is asking nobody any more.
lobby-asked-often =
    { $count ->
        [one] A host can ask { $count } time a day, and has done so. Please try again tomorrow.
       *[other] A host can ask { $count } times a day, and has done so. Please try again tomorrow.
    }
lobby-long-name =
    { $count ->
        [one] A table's name has { $count } letter at most.
       *[other] A table's name has { $count } letters at most.
    }
lobby-many-watchers =
    { $count ->
        [one] { $count } person watches this table already, and more cannot.
       *[other] { $count } people watch this table already, and more cannot.
    }
lobby-plays = You play at this table: you will hear of everything.
lobby-declined-now = You have declined. { $table }
answer-accept = Sit down
answer-decline = No, thanks
answer-heiryes = Yes
answer-heirno = No, thanks
host-asked = Asked to be the host: { $user }. Until they say yes, it is you.
host-yours = 👑 You are the host now. { $table }
host-declined-now = The host stays as it is. { $table }
host-is = The host of this table: { $user }
table-renamed = ✏️ The table has a new name: { $name }
table-renamed-done = The table is called as you wish. In the thread's title that may take some minutes.
table-speaks = 🌐 This table speaks English now.
table-speaks-done = The table's language is set.
letter-invited = ✉️ { $user } invites you to a table: { $table }
letter-removed = { $table }: the host has freed your seat before the start. No hard feelings: /match list shows other tables, and /match new opens your own.
letter-host-asked = 👑 { $table }: { $user } asks you to be the host of this table. A host may pause the match and set its clock.
letter-host-declined = 👑 { $table }: { $user } does not want to be the host. You still are.
letter-ended = 🏁 { $table }: the match that you watched is over. Winner: { $winners }
letter-ended-off = 🏁 { $table }: the match that you watched was called off.
watch-watch = Tell me of the end
watch-unwatch = Do not tell me
watch-on = 👀 You are watching { $table }. I will tell you when it is over.
watch-begun = 👀 You are watching { $table }. I will tell you when it is over.
watch-ended = I will not tell you of the end of { $table }. You can still watch in its thread.

## Looking back on a match
command-review = review
command-review-about = Look back on a match: chances to win over time, and your choices that mattered most
end-review = Review
review-not-yet = Only a match that was played to its end can be reviewed.
review-title = Looking back: { $table }
review-picture = The match reviewed: chances to win and scores over time, a line per seat.
review-progress = 🔍 Playing the match again and thinking about your choices: { $share }%. This takes a minute or two; the message changes by itself.
review-onlooker = Whoever played here is also told which of their own choices mattered most.
review-flawless = ✨ No choice of yours cost much: the hard bot would hardly have done better.
review-choices =
    { $count ->
        [one] The choice that cost you most (its number stands in the picture):
       *[other] The { $count } choices that cost you most (their numbers stand in the picture):
    }
review-played = You: **{ $choice }** → chance to win { $chance }%
review-better = Hard bot: **{ $choice }** → { $chance }%
review-how = Judged from what you could know then; what was hidden from you is made up, so all of this is an estimate.
