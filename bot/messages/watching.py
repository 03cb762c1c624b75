"""What somebody is told who does not play at a table: that they watch, and how to hear of its end."""

from __future__ import annotations

from bot.messages import layout, naming
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.words import say
from bot.tables.running import Running


def onlooker(running: Running, user: int, language: str) -> layout.Composed:
    """Whoever asks for a seat's panel and plays no seat."""
    if running.over:
        return layout.message(say(language, "not-at-this-table"))
    watches = user in running.row.watchers
    key, verb = ("watch-on", "unwatch") if watches else ("not-at-this-table", "watch")
    return view(running, language, key, verb)


def view(running: Running, language: str, key: str, verb: str) -> layout.Composed:
    """A word about watching, and the button that changes it."""
    press = button(Address(verb, running.id), say(language, f"watch-{verb}"), emoji="👀" if verb == "watch" else "🔕")
    return layout.message(say(language, key, table=naming.linked(running.row, language)), [row(press)])
