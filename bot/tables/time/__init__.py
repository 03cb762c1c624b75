"""Time: quiet hours, clocks, absences, reminders.

    hours          a person's own day: quiet hours, vacation, what is left of a stretch of time without them
    backoff        when a person is reminded, and when the table is told
    clocks         what a decision may take
    kinds          the kinds of reminders
    consequences   what a change of a match does to its reminders and clocks, in the change's own transaction
    alarm          one APScheduler job at the earliest due time
    reminding      what to do with reminders that are due
    gate           whether and when a person may be told
    booking        time that has passed stays as it was counted when hours, clocks or downtimes change
    coming         whose turn is next
    expired        a decision's time ran out (what the table then votes on is in `bot.tables.votes`)
    absence        vacations, and bots that stand in

Nothing here asks the system what time it is: that is `table.now()`.
"""
