"""A match in one file: enough to play it again and to verify state, dice and seals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from games.engine import dice
from games.engine.errors import GameError
from games.engine.game import Game, Setup
from games.engine.match import Entry, Match
from games.engine.outcome import Outcome


class Export(msgspec.Struct, kw_only=True):
    """A finished match, or a recorded part of one."""

    format: int = 1
    game: str
    schema: int
    setup: Setup
    seed_hash: str
    names: list[str] = []
    log: list[Entry]
    digest: str
    """Digest of the state after the last entry."""
    outcome: Outcome | None = None


class Verdict(msgspec.Struct):
    """What a replay found: `faults` is empty when everything is as the file says."""

    match: Match
    decisions: int
    seals: int
    faults: list[str]


def export(match: Match, setup: Setup, log: list[Entry], names: list[str]) -> Export:
    """Write a match down. It contains the seed: for running matches this is for their keepers only."""
    return Export(
        game=match.game.meta.id,
        schema=match.game.schema,
        setup=setup,
        seed_hash=dice.fingerprint(setup.seed),
        names=names,
        log=log,
        digest=match.digest(),
        outcome=match.state.outcome,
    )


def dump(exported: Export) -> bytes:
    """The file, readable by people."""
    return msgspec.json.format(msgspec.json.encode(exported), indent=1)


def load(data: bytes) -> Export:
    """The file, read again."""
    return msgspec.json.decode(data, type=Export)


def repeat(match: Match, entry: Entry) -> None:
    """Do again what a log entry did."""
    if entry.kind == "undo":
        match.undo(entry.seat)
    elif entry.kind == "standing" and not entry.text:
        match.clear_standing(entry.seat)
    elif entry.kind == "standing":
        match.set_standing(entry.seat, entry.text)
    elif entry.kind == "aside":
        name, _, words = entry.text.partition(" ")
        match.aside(entry.seat, name, words)
    else:
        match.submit(entry.seat, entry.text, by=entry.by)


def _as_it_was(game: Game[Any, Any], exported: Export, entries: int) -> Match:
    """The match after its first entries: where a vote of the table went back to."""
    earlier = msgspec.structs.replace(exported, log=exported.log[:entries])
    return replay(game, earlier).match


def replay(game: Game[Any, Any], exported: Export, watch: Callable[[Match, int], None] | None = None) -> Verdict:
    """Play a match again from its log and compare everything with what the file says."""
    faults: list[str] = []
    if not dice.verify(exported.setup.seed, exported.seed_hash):
        faults.append("the seed is not the one whose hash was published")
    match, _ = Match.begin(game, exported.setup)
    seals = 0
    for number, entry in enumerate(exported.log):
        try:
            if entry.kind == "rewind":
                match = _as_it_was(game, exported, int(entry.text))
            else:
                repeat(match, entry)
        except GameError as error:
            faults.append(f"entry {number + 1} ({entry.seat}: {entry.text[:60]}) is refused: {error}")
            break
        if entry.receipt is not None:
            seals += 1
            salt = dice.salt(exported.setup.seed, entry.asked, entry.seat)
            if dice.receipt(salt, entry.text) != entry.receipt:
                faults.append(f"entry {number + 1}: the sealed choice is not the one whose receipt was shown")
        if watch is not None:
            watch(match, number)
    if not faults and match.digest() != exported.digest:
        faults.append("the state at the end is another one")
    if not faults and match.state.outcome != exported.outcome:
        faults.append("the outcome is another one")
    return Verdict(match, len(exported.log), seals, faults)
