"""The recorded matches in words: turn by turn what was chosen, by which rule, and what happened.

`python -m tests.games.ryozen.playthrough` lets the bots play both matches again and writes the files.
"""

from __future__ import annotations

from random import Random

from games.engine import Entry, Match, Setup
from games.engine.texts import Texts
from games.ryozen.view import RyozenView
from tests.support.playthrough import NAMES, Page, record

CLANS = tuple({"clan": clan} for clan in ("purple", "green", "orange", "blue"))
MATCHES = {
    "ryozen": Setup(3, "playthrough 1", {"mode": "standard"}, CLANS[:3]),
    "ryozen-phoenix": Setup(4, "playthrough 2", {"mode": "phoenix_palace"}, CLANS),
}
HEADS = {
    "ryozen": """# Ryozen: a recorded match

Three bots play the standard mode. The file beside this one holds every choice; a test plays it again to the same state
and the same score, and checks that this page tells it. Each line is a choice as it is typed, with the decision's id in
the rules; below it stands what happened.
""",
    "ryozen-phoenix": """# Ryozen: a recorded match in the Phoenix Palace

Four bots play the Phoenix Palace mode. The file beside this one holds every choice; a test plays it again to the same
state and the same score, and checks that this page tells it. Each line is a choice as it is typed, with the decision's
id in the rules; below it stands what happened.
""",
}
RULES = {
    "RYO-D3": "step (a): a start-of-turn card, RYO-5.5",
    "RYO-D5.1": "step (c): a strike reveals a cloaked kin and sends a revealed one to the Palace, RYO-7.3, RYO-7.4",
    "RYO-D5.4": "step (c): a tile of the row lends its ability, RYO-10.16",
    "RYO-D5.7": "step (c): an adjacent sector instead of this one, RYO-10.22",
    "RYO-D6": "step (d): the day effect of the place, RYO-5.11",
    "RYO-D7": "RYO-8.12, RYO-8.13",
    "RYO-D8": "explore up to 2, or up to 1 and build, RYO-8.31",
    "RYO-D9": "explore first, then a bonus, RYO-8.45",
    "RYO-D10": "up to two cards, kept or cashed in, RYO-8.53",
    "RYO-D11": "a tile of the own pile, RYO-8.62",
    "RYO-D12": "one hire at the slot's price, RYO-8.66, RYO-8.70",
    "RYO-D13": "a resource, or a lantern for a highlighted sector; then the Palace turns, RYO-9.2, RYO-9.3",
    "RYO-D18": "queued, nobody waits, RYO-25.4",
    "RYO-D26": "asked of all at once, RYO-25.7",
    "RYO-D27": "one shard of choice, RYO-14.10",
    "RYO-D28": "the owner chooses the Wall at once, RYO-17.32",
    "RYO-D29": "the spot's day effect; then the Palace turns, RYO-17.11 to RYO-17.18",
}


class RyozenPage(Page, frozen=True):
    """Each choice with its decision's id, below it what happened; a heading where another turn begins."""

    def chosen(self, words: Texts, match: Match, entry: Entry) -> list[str]:
        """Make a choice and tell it."""
        rule = match.decisions[entry.seat].rule
        before = standing(match)
        _, events = match.submit(entry.seat, entry.text, by=entry.by)
        comment = f" ({self.rules[rule]})" if rule in self.rules else ""
        lines = [f"- {NAMES[entry.seat]}: `{entry.text}` {rule}{comment}"]
        lines += [f"  {line}" for line in self.told(words, events)]
        now = standing(match)
        if now != before and match.state.outcome is None:
            lines += ["", heading(now), ""]
        return lines


def standing(match: Match) -> tuple[int, str, int]:
    """Round, phase and whose turn it is."""
    view = match.view(None)
    assert isinstance(view, RyozenView)
    return (view.round, view.phase, view.turn.seat if view.turn is not None else -1)


def heading(now: tuple[int, str, int]) -> str:
    """Where the match stands."""
    number, phase, seat = now
    return f"## Round {number}, {phase}" + (f": {NAMES[seat]}" if seat >= 0 else "")


PAGES = {name: RyozenPage(head, RULES) for name, head in HEADS.items()}


if __name__ == "__main__":
    for name, setup in MATCHES.items():
        PAGES[name].write(name, record("ryozen", setup, Random(setup.seed)))
