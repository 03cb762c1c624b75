"""Votes of the table.

    table_vote     what `/vote` asks: go back further than undo does, call the match off
    late_vote      what happens when somebody's time has run out; a clock asks
    table_view     how the first kind looks in the thread
    late_view      how the second does
    message        their messages and buttons

Every vote has a reminder of the kind `vote`: of the seat it is about, or of the whole table for all that `/vote` asks.
It is set with the vote, and each ballot makes it due in its own transaction; without it no ballot can be cast. So
ballots are counted in one place for each kind (`count_up`, called by `bot.tables.time.due`), at once and when
the time is over, also after a restart.
"""
