"""The recorded match in words: phases, what was told, and the rules each decision follows.

`python -m tests.games.circadians.playthrough` plays the match of the bots again and writes both files. The shorter
records beside it, one for each way to win, were played by bots against players who choose at random.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import games
from games.engine import Decision, Entry, Event, Match, Setup, Text, export
from games.engine.texts import Texts

FILES = Path(__file__).parents[2] / "playthroughs"
NAMES = ["Ada", "Borys", "Chloe", "Dmytro"]
FACTIONS = ("circadians", "jrayek", "ai", "leyrien")
SETUP = Setup(4, "playthrough", {}, tuple({"faction": faction} for faction in FACTIONS))
RULES = {
    "CIR-D02": "CIR-3.13, 3.14: bases from right to left of the vault",
    "CIR-D03": "CIR-3.15, 3.16: two neighbouring regions stay open",
    "CIR-D04": "CIR-3.23: a leader for the gems on the card",
    "CIR-D05": "CIR-3.25: at least one fighter in each region",
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


def record() -> export.Export:
    """The match, played by the bots."""
    match, _ = Match.begin(games.game("circadians"), SETUP)
    dice, log = Random(9), []
    while match.state.outcome is None:
        seat = match.waiting[0]
        entry, _ = match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice), by="bot")
        log.append(entry)
    return export.export(match, match.game.complete(SETUP), log, NAMES)


HEAD = """# Circadians: a recorded match

Four bots play the Circadians, the Jrayek, the A.I. and the Leyrien. The file beside this one holds every choice; a test
plays it again to the same state and the same end, and checks that this page tells it. In brackets: the choice as it is
typed and the rules it follows. The page tells what each player was told in private as well.
"""


def narrate(recorded: export.Export) -> str:
    """The whole match as a page."""
    words = games.texts("circadians", "en")
    match, events = Match.begin(games.game("circadians"), recorded.setup)
    lines = [HEAD, "## Setup", "", *_told(words, events)]
    for entry in recorded.log:
        decision = match.decisions[entry.seat]
        _, events = match.submit(entry.seat, entry.text, by=entry.by)
        lines += _line(words, entry, decision, events)
    outcome = match.state.outcome
    assert outcome is not None
    lines += ["", "## The end (CIR-15)", "", "| | " + " | ".join(NAMES) + " |", "| --- | --- | --- | --- | --- |"]
    for column, values in outcome.scores.items():
        lines.append(f"| {words.say(Text(column))} | " + " | ".join(map(str, values)) + " |")
    return "\n".join(lines) + "\n"


def _line(words: Texts, entry: Entry, decision: Decision, events: list[Event]) -> list[str]:
    note = f"  ({entry.text}; {RULES.get(decision.rule, decision.rule)})"
    told = _told(words, events)
    if told and told[0].startswith("- "):
        return [told[0] + note, *told[1:]]
    return [f"- {NAMES[entry.seat]} chooses.{note}", *told]


def _told(words: Texts, events: list[Event]) -> list[str]:
    lines = []
    for event in events:
        said = words.say(event.text, NAMES.__getitem__)
        if event.text.key == "circadians-round":
            lines += ["", f"## {said}", ""]
        elif event.text.key == "circadians-phase-begins":
            lines += ["", f"### {said.rstrip('.')}", ""]
        else:
            lines.append(f"- {said}")
    return lines


if __name__ == "__main__":
    finished = record()
    FILES.mkdir(exist_ok=True)
    (FILES / "circadians.json").write_bytes(export.dump(finished))
    (FILES / "circadians.md").write_text(narrate(finished), "utf-8")
