"""Help on one screen: a turn in three steps, and the commands by what people want, to be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.messages import layout
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.welcome import Mention
from bot.messages.words import say

GROUPS: dict[str, tuple[str, ...]] = {
    "start": (
        "match new",
        "match list",
        "match join",
        "match start",
        "match options",
        "rules read",
        "rules quick",
        "language",
    ),
    "play": ("play", "undo", "rules now", "hint", "prepare", "standing", "plan", "dial", "fist", "gift"),
    "look": (
        "board",
        "hand",
        "log",
        "card",
        "rules find",
        "my matches",
        "my changes",
        "match status",
        "review",
        "stats",
        "about",
    ),
    "time": ("away", "remind", "me quiet", "me timezone", "me digest", "match clock", "match pause", "match resume"),
    "people": (
        "replace",
        "match invite",
        "vote back",
        "match kick",
        "match host",
        "match rename",
        "match private",
        "match language",
        "match watch",
        "vote cancel",
        "match leave",
        "match cancel",
        "resign",
    ),
}
"""What people want, the most used first. Commands of no group are of the group in which their siblings are."""
MOST = 4
"""How many of each group are told at first: one screen of a phone."""


def help_view(
    names: Mapping[str, str], language: str, mention: Mention, *, everything: bool = False
) -> layout.Composed:
    """What can be typed: the most used of each group, or everything. `names`: what each command is called in the
    reader's language, if that is another: a mention shows the English name, whatever the reader's client speaks."""

    def shown(path: str) -> str:
        return " ".join([mention(path), names[path]]) if names[path] else mention(path)

    lines = []
    for group, found in grouped(names).items():
        title = say(language, f"help-{group}")
        lines.append(f"**{title}**\n{' · '.join(map(shown, found if everything else found[:MOST]))}")
    turn = say(language, "help-turn", new=mention("match new"), rules=mention("rules read"))
    doors = [button(Address("games"), say(language, "help-games"), emoji="🎲")]
    if not everything:
        doors.append(button(Address("allcommands"), say(language, "help-all"), emoji="📜"))
    return layout.message(say(language, "help-title"), "" if everything else turn, "\n".join(lines), [row(*doors)])


def grouped(paths: Iterable[str]) -> dict[str, list[str]]:
    """The commands there are, by group; those that no group names at its end."""
    there = list(paths)
    found = {group: [path for path in named if path in there] for group, named in GROUPS.items()}
    listed = {path for named in GROUPS.values() for path in named}
    for path in sorted(set(there) - listed - {"help"}):
        found[_siblings(path)].append(path)
    return {group: named for group, named in found.items() if named}


def _siblings(path: str) -> str:
    parent = path.split()[0]
    return next((group for group, named in GROUPS.items() if any(each.split()[0] == parent for each in named)), "look")
