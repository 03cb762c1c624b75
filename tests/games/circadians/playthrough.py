"""The recorded match in words: phases, what was told, and the rules each decision follows.

`python -m tests.games.circadians.playthrough` plays the match of the bots again and writes both files. The shorter
records beside it, one for each way to win, are played by a bot against players who choose at random; they are looked
for anew as well.
"""

from __future__ import annotations

from itertools import count
from random import Random

import games
from games.engine import Setup, export
from tests.support.playthrough import FILES, Page, record

FACTIONS = ("circadians", "jrayek", "ai", "leyrien")
SETUP = Setup(4, "playthrough", {}, tuple({"faction": faction} for faction in FACTIONS))
HEAD = """# Circadians: a recorded match

Four bots play the Circadians, the Jrayek, the A.I. and the Leyrien. The file beside this one holds every choice; a test
plays it again to the same state and the same end, and checks that this page tells it. In brackets: the choice as it is
typed and the rules it follows. The page tells what each player was told in private as well.
"""
RULES = {
    "CIR-D02": "CIR-3.13 to 3.16: bases from right to left of the vault, two neighbouring regions stay open",
    "CIR-D04": "CIR-3.23, 3.25: a leader for the gems on the card, at least one fighter in each region",
    "CIR-D07": "CIR-5.2, 5.4: a token on a phase without one, and its reward",
    "CIR-D08": "CIR-5.10: the priced track, if its lock is paid",
    "CIR-D09": "CIR-22.4: a Rhy-zu comes with the token",
    "CIR-D10": "CIR-16.3: a card in its window",
    "CIR-D12": "CIR-6.4, 6.21: act for the price, or pass",
    "CIR-D13": "CIR-2.13, 2.14: a lock",
    "CIR-D14": "CIR-6.12, 6.15: a column further, and its instant",
    "CIR-D15": "CIR-6.15, 6.20: one of two",
    "CIR-D16": "CIR-6.8, 6.9: the support action, once",
    "CIR-D17": "CIR-8.2, 8.13: a build point, and the location bonus",
    "CIR-D18": "CIR-6.23: a foundation",
    "CIR-D19": "CIR-9.2, 9.3: a region that can be harvested",
    "CIR-D20": "CIR-9.7: a loot token",
    "CIR-D22": "CIR-10.2 to 10.4: recruit points",
    "CIR-D23": "CIR-10.8: a leader appears at home",
    "CIR-D27": "CIR-11.2, 11.20: a move point, as far as nobody is pinned",
    "CIR-D29": "CIR-11.12: a card is flipped for good",
    "CIR-D31": "CIR-11.25, 11.26: a redeploy",
    "CIR-D32": "CIR-12.2, 12.4: whose turn it is selects a battle",
    "CIR-D33": "CIR-12.9: sector and card in secret",
    "CIR-D34": "CIR-26.36: Sable sees the plan first",
    "CIR-D36": "CIR-12.35: all fighters to one region with presence",
    "CIR-D39": "CIR-16.5: the hand limit",
    "CIR-D40": "CIR-13.10: base income",
    "CIR-D41": "CIR-13.5, 13.6: six regions or more",
    "CIR-D42": "CIR-27.27: an attribute for its gems",
    "CIR-D45": "CIR-21.3: morale",
    "CIR-D47": "CIR-22.9: upkeep",
    "CIR-D49": "CIR-16.10: draw, then discard",
    "CIR-D53": "CIR-13.2, 13.16: income in the usual order",
}
HEADINGS = {"circadians-round": "##", "circadians-phases-begin": "###", "circadians-phase-begins": "###"}
PAGE = Page(HEAD, RULES, HEADINGS, "The end (CIR-15)")


WAYS: dict[str, tuple[str, ...]] = {
    "fame-ai": ("ai", "zcharo", "jrayek"),
    "fame-circadians": ("circadians", "ai", "zcharo"),
    "fame-jrayek": ("jrayek", "oxataya"),
    "fame-leyrien": ("leyrien", "ai", "zcharo"),
    "fame-oxataya": ("oxataya", "circadians", "jrayek"),
    "fame-zcharo": ("zcharo", "jrayek"),
    "land": ("ai", "zcharo", "leyrien"),
    "relics": ("ai", "circadians"),
}
"""Who plays in the record of each way to win; the first seat has a bot, and wins by fame where its faction is named."""


def won(recorded: export.Export) -> tuple[str, int]:
    """The way a recorded match was won, and the first winner."""
    outcome = export.replay(games.game("circadians"), recorded).match.state.outcome
    assert outcome is not None
    return outcome.reason.key.removeprefix("circadians-won-"), outcome.winners[0]


def look_for(way: str, factions: tuple[str, ...]) -> export.Export:
    """The first match that is won this way."""
    kind, _, faction = way.partition("-")
    seats = tuple({"faction": each} for each in factions)
    for number in count():
        setup = Setup(len(factions), f"{way} {number}", {}, seats)
        recorded = record("circadians", setup, Random(number), bots=(0,))
        reason, winner = won(recorded)
        if reason == kind and (not faction or winner == 0):
            return recorded
    raise AssertionError


if __name__ == "__main__":
    for way, factions in WAYS.items():
        (FILES / f"circadians-{way}.json").write_bytes(export.dump(look_for(way, factions)))
    PAGE.write("circadians", record("circadians", SETUP, Random(9)))
