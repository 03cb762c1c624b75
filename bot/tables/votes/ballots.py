"""What ballots of a vote that somebody asks for say, and how it ends."""

YES, NO, OVER, VOID = "yes", "no", "over", "void"
"""Outcomes; the first two are also the ballots. Over: no majority in time. Void: it cannot be done any more."""
