"""Votes of the table.

    subjects       what votes are about
    ballots        what ballots say, and how a vote ends
    table_vote     what `/vote` asks: go back further than undo does, call the match off; and who counts it
    seat_vote      somebody's seat: a bot plays it, or somebody else is offered it
    late_vote      what happens when somebody's time has run out; a clock asks
    present        who is there to vote

Every vote has a reminder of the kind `vote`: of the seat it is about, or of the whole table for all that `/vote` asks.
It is set with the vote, and each ballot makes it due in its own transaction; without it no ballot can be cast. So
ballots are counted in one place for each kind (`count_up`, called by `bot.tables.time.reminding`), at once and when the
time is over, also after a restart.
"""
