"""A match in one file: enough to play it again and to verify state, dice and seals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from games.engine import dice
from games.engine.errors import GameError
from games.engine.game import Game, Setup
from games.engine.match import Entry, Match, Version
from games.engine.outcome import Outcome
from games.engine.patch import BadPatch, Patch

FORMAT = 2
"""In format 1 salts came from the seed, and no version of the rules was told."""
LARGEST = 32_000_000
"""Bytes of a file; the longest matches take two million."""
MOST_ENTRIES, MOST_REWINDS, LONGEST_TEXT = 200_000, 1000, 2000


BY_NOBODY = ("rewind", "patch")
"""Entries that are no seat's: the table or whoever runs the bot made them."""


class BadExport(ValueError):
    """A file that is no exported match, with a sentence that says why."""


class Export(msgspec.Struct, kw_only=True):
    """A finished match, or a recorded part of one."""

    format: int = FORMAT
    game: str
    schema: int
    rules: int = 1
    """Version of the rules by which the match was begun."""
    setup: Setup
    seed_hash: str
    origin: dice.Origin | None = None
    """What the seed was mixed from; None where it was chosen in another way."""
    names: list[str] = []
    log: Annotated[list[Entry], msgspec.Meta(max_length=MOST_ENTRIES)]
    digest: str
    """Digest of the state after the last entry."""
    outcome: Outcome | None = None


class _Head(msgspec.Struct):
    format: int


class Verdict(msgspec.Struct):
    """What a replay found: `faults` is empty when everything is as the file says."""

    match: Match
    decisions: int
    seals: int
    faults: list[str]


def export(match: Match, setup: Setup, log: list[Entry], names: list[str], origin: dice.Origin | None = None) -> Export:
    """Write a match down. It contains the seed: for running matches this is for their keepers only."""
    return Export(
        game=match.game.meta.id,
        schema=match.begun.schema,
        rules=match.begun.rules,
        setup=setup,
        seed_hash=dice.fingerprint(setup.seed),
        origin=origin,
        names=names,
        log=log,
        digest=match.digest(),
        outcome=match.outcome,
    )


def dump(exported: Export) -> bytes:
    """The file, readable by people."""
    return msgspec.json.format(msgspec.json.encode(exported), indent=1)


def load(data: bytes) -> Export:
    """The file, read again. Raises `BadExport` for whatever is wrong with its format, size or shape."""
    if len(data) > LARGEST:
        raise BadExport(f"larger than {LARGEST // 1_000_000} MB")
    try:
        found = msgspec.json.decode(data, type=_Head).format
        if not 1 <= found <= FORMAT:
            raise BadExport(f"format {found} is not known here: this version reads 1 to {FORMAT}")
        exported = msgspec.json.decode(data, type=Export)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadExport(f"not an exported match: {error}") from None
    _check_shape(exported)
    return exported if found == FORMAT else _from_first_format(exported)


def _check_shape(exported: Export) -> None:
    """Everything that a replay takes for granted."""
    players = exported.setup.players
    if exported.names and len(exported.names) != players:
        raise BadExport(f"{len(exported.names)} names for {players} players")
    if exported.outcome is not None and not set(exported.outcome.winners) <= {*range(min(players, MOST_ENTRIES))}:
        raise BadExport("a winner who did not play")
    rewinds = 0
    for number, entry in enumerate(exported.log):
        if len(entry.text) > LONGEST_TEXT:
            raise BadExport(f"entry {number + 1} is longer than {LONGEST_TEXT} characters")
        if entry.kind not in BY_NOBODY and not 0 <= entry.seat < players:
            raise BadExport(f"entry {number + 1} is of a seat that there is not")
        if entry.kind == "rewind":
            rewinds += 1
            if not (entry.text.isascii() and entry.text.isdecimal() and len(entry.text) < 10):
                raise BadExport(f"entry {number + 1} goes back to nowhere")
            if int(entry.text) > number:
                raise BadExport(f"entry {number + 1} goes back to an entry that comes later")
    if rewinds > MOST_REWINDS:
        raise BadExport(f"it goes back more than {MOST_REWINDS} times")


def _from_first_format(exported: Export) -> Export:
    """Format 1 kept no salts: they were made from the seed."""
    log = [
        entry
        if entry.receipt is None
        else msgspec.structs.replace(entry, salt=dice.seed_salt(exported.setup.seed, entry.asked, entry.seat))
        for entry in exported.log
    ]
    return msgspec.structs.replace(exported, format=FORMAT, log=log)


def complete(game: Game[Any, Any], exported: Export) -> Setup:
    """The setup of the file, if the game can be played so. Raises `BadExport`."""
    try:
        return game.complete(exported.setup)
    except ValueError as error:
        raise BadExport(f"it cannot be played: {error}") from None


def other_version(game: Game[Any, Any], exported: Export) -> str | None:
    """Why the log cannot be replayed here although it may be honest: a sentence, or None if it can."""
    now, then = Version.of(game), Version(exported.schema, exported.rules)
    if now == then:
        return None
    return (
        f"the match was begun with schema {then.schema} and rules {then.rules} of {game.meta.id}, here are schema "
        f"{now.schema} and rules {now.rules}: its seed and seals can be verified, its moves cannot"
    )


def check_seals(exported: Export) -> tuple[int, list[str]]:
    """What can be verified without the rules: how many sealed choices there are, and what is wrong."""
    faults, seals = [], 0
    if not dice.verify(exported.setup.seed, exported.seed_hash):
        faults.append("the seed is not the one whose hash was published")
    if exported.origin is not None:
        faults += exported.origin.faults(exported.setup.seed)
    for number, entry in enumerate(exported.log, start=1):
        if entry.receipt is not None:
            seals += 1
            if entry.salt is None or dice.receipt(entry.salt, entry.text) != entry.receipt:
                faults.append(f"entry {number}: the sealed choice is not the one whose receipt was shown")
    return seals, faults


def repeat(match: Match, entry: Entry) -> None:
    """Do again what a log entry did."""
    if entry.kind == "undo":
        match.undo(entry.seat)
    elif entry.kind == "standing" and not entry.text:
        match.clear_standing(entry.seat)
    elif entry.kind == "standing":
        match.set_standing(entry.seat, entry.text)
    elif entry.kind == "patch":
        match.patch(Patch.read(entry.text))
    elif entry.kind == "aside":
        name, _, words = entry.text.partition(" ")
        match.aside(entry.seat, name, words)
    else:
        match.submit(entry.seat, entry.text, by=entry.by, salt=entry.salt)


class _Way:
    """A match that is being played again. What a later entry goes back to is kept until the last one that does."""

    def __init__(self, game: Game[Any, Any], exported: Export) -> None:
        self.match, _ = Match.begin(game, exported.setup)
        self._back_to = {int(entry.text): at for at, entry in enumerate(exported.log) if entry.kind == "rewind"}
        self._kept: dict[int, bytes] = {}
        self._keep(0)

    def go(self, number: int, entry: Entry) -> None:
        """The next entry."""
        if entry.kind == "rewind":
            self._go_back(int(entry.text), number)
        else:
            repeat(self.match, entry)
        self._keep(number + 1)

    def _keep(self, entries: int) -> None:
        if entries in self._back_to:
            self._kept[entries] = self.match.dump()

    def _go_back(self, entries: int, number: int) -> None:
        era = self.match.era
        self.match = Match.load(self.match.game, self._kept[entries])
        self.match.era, self.match.turn = era + 1, None
        if self._back_to[entries] == number:
            del self._kept[entries]


def replay(game: Game[Any, Any], exported: Export, watch: Callable[[Match, int], None] | None = None) -> Verdict:
    """Play a match again from its log, in one pass, and compare everything with what the file says."""
    seals, faults = check_seals(exported)
    other = other_version(game, exported)
    way = _Way(game, exported)
    for number, entry in enumerate(exported.log):
        try:
            way.go(number, entry)
        except (GameError, BadPatch) as error:
            faults.append(other or f"entry {number + 1} ({entry.seat}: {entry.text[:60]}) is refused: {error}")
            break
        if watch is not None:
            watch(way.match, number)
    else:
        if not faults and other is None:
            faults += _compare(way.match, exported)
    if other is not None and other not in faults:
        faults.append(other)
    return Verdict(way.match, len(exported.log), seals, faults)


def _compare(match: Match, exported: Export) -> list[str]:
    """What is another one at the end than the file says."""
    if match.digest() != exported.digest:
        return ["the state at the end is another one"]
    return [] if match.outcome == exported.outcome else ["the outcome is another one"]
