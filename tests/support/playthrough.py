"""Recorded matches of bots, and pages that tell them choice by choice with the rules they follow.

A game's own `playthrough.py` says which match is played and how its page is written; run as a program it writes both.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import msgspec

import games
from games.engine import Decision, Entry, Event, Match, Setup, Text, export
from games.engine.policy import random_choice
from games.engine.texts import Texts

FILES = Path(__file__).parents[1] / "playthroughs"
NAMES = ("Ada", "Borys", "Chloe", "Dmytro")


def record(game: str, setup: Setup, dice: Random, bots: tuple[int, ...] | None = None) -> export.Export:
    """A match, played by the bots; seats without one (`bots` names those with) choose at random."""
    salts = Random(setup.seed)  # recorded again, the match is the same to the last seal
    match, _ = Match.begin(games.game(game), setup, salts=lambda: f"{salts.getrandbits(128):032x}")
    log = []
    while match.state.outcome is None:
        seat = match.waiting[0]
        if bots is None or seat in bots:
            entry, _ = match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice), by="bot")
        else:
            entry, _ = match.submit(seat, random_choice(match.decisions[seat], dice))
        log.append(entry)
    return export.export(match, match.game.complete(setup), log, [*NAMES[: setup.players]])


def load(name: str) -> export.Export:
    """A recorded match."""
    return export.load((FILES / f"{name}.json").read_bytes())


class Page(msgspec.Struct, frozen=True):
    """How a recorded match is told."""

    head: str
    rules: Mapping[str, str]
    """The rules a choice follows, by the verb it begins with or by the id of its decision."""
    headings: Mapping[str, str] = {}
    """Events that open a section, and the marks of a heading of its level."""
    end: str = "Scores"

    def narrate(self, recorded: export.Export) -> str:
        """The whole match."""
        words = games.texts(recorded.game, "en")
        match, events = Match.begin(games.game(recorded.game), recorded.setup)
        lines = [self.head, "## Setup", "", *self.told(words, events)]
        for entry in recorded.log:
            lines += self.chosen(words, match, entry)
        outcome = match.state.outcome
        assert outcome is not None
        players = recorded.setup.players
        lines += ["", f"## {self.end}", "", f"| | {' | '.join(NAMES[:players])} |", "|" + " --- |" * (players + 1)]
        for column, values in outcome.scores.items():
            lines.append(f"| {words.say(Text(column))} | {' | '.join(map(str, values))} |")
        return "\n".join(lines) + "\n"

    def chosen(self, words: Texts, match: Match, entry: Entry) -> list[str]:
        """Make a choice and tell it: what happened, in brackets the choice as it is typed and its rules."""
        note = f"  ({entry.text}; {self.reason(match.decisions[entry.seat], entry)})"
        _, events = match.submit(entry.seat, entry.text, by=entry.by)
        told = self.told(words, events)
        if told and told[0].startswith("- "):
            return [told[0] + note, *told[1:]]
        return [f"- {NAMES[entry.seat]} chooses.{note}", *told]

    def reason(self, decision: Decision, entry: Entry) -> str:
        """The rules a choice follows; those of the decision if nothing better is known."""
        return self.rules.get(entry.text.split(":")[0]) or self.rules.get(decision.rule, decision.rule)

    def told(self, words: Texts, events: list[Event]) -> list[str]:
        """What happened."""
        lines = []
        for event in events:
            said = words.say(event.text, NAMES.__getitem__)
            if event.text.key in self.headings:
                lines += ["", f"{self.headings[event.text.key]} {said.rstrip('.')}", ""]
            else:
                lines.append(f"- {said}")
        return lines

    def write(self, name: str, recorded: export.Export) -> None:
        """Write a match and its page."""
        FILES.mkdir(exist_ok=True)
        (FILES / f"{name}.json").write_bytes(export.dump(recorded))
        (FILES / f"{name}.md").write_text(self.narrate(recorded), "utf-8")
