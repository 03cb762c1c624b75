"""What every change of a match causes beside itself: for the bot, and for whoever mends a match without it."""

from __future__ import annotations

from bot.tables import closing, lessons, offers, watching
from bot.tables.table import Table
from bot.tables.time.consequences import TimeKeeping


def furnish(table: Table) -> Table:
    """A table whose changes have all their consequences."""
    table.consequences[:0] = [lessons.follow, closing.close]  # before anything new is said
    table.consequences += [offers.follow, TimeKeeping(table.store), watching.Watchers(table)]
    return table
