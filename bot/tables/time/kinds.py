"""Kinds of reminders, as the database names them."""

from __future__ import annotations

TURN, STALLED, CLOCK, NEXT = "turn", "stalled", "clock", "next"
"""Kinds of reminders of a seat: pings, the stalled notice in the thread, the end of its time, the next-turn notice."""
WARN, OVERDUE, TAKEN, LAST = "warn", "overdue", "taken", "last"
"""More notices to its owner: time runs out soon, has run out, a bot has taken the seat; all others have sealed."""
VOTE, BALLOT, POLL, HOST, UNSEAT = "vote", "ballot", "poll", "host", "unseat"
"""Others: the count of a vote about the seat (of the whole table: of what `/vote` asks); and notices to a person about
others: a vote about somebody late, one that was asked for, a table that waits in vain, a vote on their own seat."""
DIGEST = "digest"
"""A reminder of a person: all that waits for them, once a day."""
OF_QUESTION = (TURN, STALLED, CLOCK, WARN, OVERDUE, NEXT, TAKEN, LAST, VOTE)
"""Kinds that go with the question a seat is asked."""
OFFERS = "offers"
"""Of a whole table: the earliest end of an offer of a seat."""
BACK = "back"
"""Of a person: the end of their vacation."""
AGAIN = {"default": 1, "late": 2}
"""As `attempt` of a clock: the turn goes on as the clock has begun it, with the default or with a bot's choice."""
