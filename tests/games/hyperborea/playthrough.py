"""The recorded match in words: turns, what was told, and the rules each kind of action follows.

`python -m tests.games.hyperborea.playthrough` plays the match of the bots again and writes both files.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import games
from games.engine import Entry, Event, Match, Setup, Text, export
from games.engine.texts import Texts

FILES = Path(__file__).parents[2] / "playthroughs"
NAMES = ["Ada", "Borys", "Chloe"]
SETUP = Setup(
    3,
    "playthrough 7",
    {"length": "short", "mode": "faction_war", "map": "fog", "factions": "choose", "tiles": "choose"},
    ({"faction": "purple"}, {"faction": "celestial"}, {"faction": "coral"}),
)
RULES = {
    "place": "HYP-7.2, 7.16: a cube on a space of its colour or a multicolour one",
    "fill": "HYP-7.9: the last space activates the row",
    "choose": "HYP-8.7: one alternative",
    "move": "HYP-9.1 to 9.6: movement points and terrain",
    "fly": "HYP-9.12: flight ignores terrain",
    "attack": "HYP-10.2 to 10.8: attack, graveyard",
    "ranged": "HYP-10.13, 10.14: ranged attack",
    "fortress": "HYP-11.1: a Fortress with an own figure",
    "figure": "HYP-12.1: a figure at home",
    "clone": "HYP-12.2: a clone beside an own figure",
    "tech": "HYP-13.1, 13.5, 13.6: a card, its grey cube, the next card",
    "refresh": "HYP-13.2, 13.3: two new cards",
    "dev": "HYP-14.2 to 14.5: development",
    "cash": "HYP-14.7, 14.8: a marker for cubes",
    "enter": "HYP-15.1, 15.2: entering activates the city",
    "explore": "HYP-16.1, 16.2: a secret look at the top token",
    "token": "HYP-16.5: the kept token",
    "use": "HYP-16.3: used at once",
    "keep": "HYP-16.3, 16.4: kept face down",
    "swap": "HYP-16.4: the old token must be used",
    "draw": "HYP-17.1: random cubes from the bag",
    "return": "HYP-17.4",
    "exchange": "HYP-17.9",
    "purge": "HYP-17.11: waste removed",
    "spy": "HYP-17.12",
    "contact": "HYP-17.15: the contact zone",
    "pay": "HYP-8.8, 17.6 to 17.8",
    "faction": "HYP-22.16: a faction tile",
    "convert": "HYP-22.13: purple_a",
    "end": "HYP-19.1 to 19.9: end phase, draw or Reset",
}


def record() -> export.Export:
    """The match, played by the bots."""
    match, _ = Match.begin(games.game("hyperborea"), SETUP)
    dice, log = Random(7), []
    while match.state.outcome is None:
        seat = match.waiting[0]
        entry, _ = match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice), by="bot")
        log.append(entry)
    return export.export(match, SETUP, log, NAMES)


def narrate(recorded: export.Export) -> str:
    """The whole match as a page."""
    words = games.texts("hyperborea", "en")
    match, events = Match.begin(games.game("hyperborea"), recorded.setup)
    lines = [HEAD, "## Setup", "", *_told(words, events)]
    for entry in recorded.log:
        _, events = match.submit(entry.seat, entry.text, by=entry.by)
        lines += _line(words, entry, events)
    outcome = match.state.outcome
    assert outcome is not None
    lines += ["", "## Scores", "", "| | " + " | ".join(NAMES) + " |", "| --- | --- | --- | --- |"]
    for column, values in outcome.scores.items():
        lines.append(f"| {words.say(Text(column))} | " + " | ".join(map(str, values)) + " |")
    return "\n".join(lines) + "\n"


HEAD = """# Hyperborea: a recorded match

Three bots play a short Faction War in the fog. The file beside this one holds every choice; a test plays it again to
the same state and the same score, and checks that this page tells it. In brackets: the choice as it is typed and the
rules it follows.
"""


def _line(words: Texts, entry: Entry, events: list[Event]) -> list[str]:
    verb = entry.text.split(":")[0]
    rules = RULES.get(verb, "")
    told = _told(words, events)
    note = f"  ({entry.text}{'; ' + rules if rules else ''})"
    return [told[0] + note, *told[1:]] if told else [f"- {NAMES[entry.seat]} chooses.{note}"]


def _told(words: Texts, events: list[Event]) -> list[str]:
    lines = []
    for event in events:
        said = words.say(event.text, NAMES.__getitem__)
        if event.text.key == "hyperborea-turn":
            lines += ["", f"## {said.rstrip('.')}", ""]
        else:
            lines.append(f"- {said}")
    return lines


if __name__ == "__main__":
    finished = record()
    FILES.mkdir(exist_ok=True)
    (FILES / "hyperborea.json").write_bytes(export.dump(finished))
    (FILES / "hyperborea.md").write_text(narrate(finished), "utf-8")
