"""The recorded match in words: turns, what was told, and the rules each kind of action follows.

`python -m tests.games.hyperborea.playthrough` plays the match of the bots again and writes both files.
"""

from __future__ import annotations

from random import Random

from games.engine import Setup
from tests.support.playthrough import Page, record

SETUP = Setup(
    3,
    "playthrough 7",
    {"length": "short", "mode": "faction_war", "map": "fog", "factions": "choose", "tiles": "choose"},
    ({"faction": "purple"}, {"faction": "celestial"}, {"faction": "coral"}),
)
HEAD = """# Hyperborea: a recorded match

Three bots play a short Faction War in the fog. The file beside this one holds every choice; a test plays it again to
the same state and the same score, and checks that this page tells it. In brackets: the choice as it is typed and the
rules it follows.
"""
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
PAGE = Page(HEAD, RULES, {"hyperborea-heading-turn": "##"})


if __name__ == "__main__":
    PAGE.write("hyperborea", record("hyperborea", SETUP, Random(7)))
