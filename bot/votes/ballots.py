"""What a vote that somebody asks for is about, what ballots say, and how it ends."""

REWIND, CANCEL, SEAT = "rewind", "cancel", "seat"
"""Kinds. The subject of the first has `version`, `logged` and `at` of the state that is to come back; that of the last
`seat`, its `owner`, `to` whom it would be offered (None: a bot plays it) and whether the owner is `late`."""
YES, NO, OVER, VOID = "yes", "no", "over", "void"
"""Outcomes; the first two are also the ballots. Over: no majority in time. Void: it cannot be done any more."""
