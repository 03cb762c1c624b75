"""Exported matches: checked before they are replayed, and replayed in one pass."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import games
from games.engine import Entry, Match, Setup, dice, export
from games.engine.policy import random_choice
from tests.games.engine.test_match import SHOP

SETUP = Setup(2, "exported")


def played(decisions: int = 8) -> tuple[Match, list[Entry]]:
    """A match after some decisions."""
    match, _ = Match.begin(SHOP, SETUP)
    rng, log = random.Random(3), list[Entry]()
    for _ in range(decisions):
        seat = match.waiting[0]
        log.append(match.submit(seat, random_choice(match.decisions[seat], rng))[0])
    return match, log


def written(**changes: Any) -> export.Export:
    """An export, changed."""
    match, log = played()
    return msgspec.structs.replace(export.export(match, SETUP, log, ["A", "B"]), **changes)


@pytest.mark.finding("RU-11")
def test_going_back_again_and_again_costs_linear_work(monkeypatch: pytest.MonkeyPatch) -> None:
    match, log = Match.begin(SHOP, SETUP)[0], list[Entry]()
    for back in range(10):
        log.append(match.submit(0, "one")[0])
        log.append(Entry(-1, str(2 * back), kind="rewind"))
        match, _ = Match.begin(SHOP, SETUP)
    begun, repeated, begin, repeat = 0, 0, Match.begin, export.repeat

    def count_begin(*args: Any) -> Any:
        nonlocal begun
        begun += 1
        return begin(*args)

    def count_repeat(*args: Any) -> None:
        nonlocal repeated
        repeated += 1
        repeat(*args)

    monkeypatch.setattr(Match, "begin", count_begin)
    monkeypatch.setattr(export, "repeat", count_repeat)
    watched = list[int]()
    verdict = export.replay(SHOP, export.export(match, SETUP, log, []), lambda _, number: watched.append(number))
    assert verdict.faults == []
    assert (begun, repeated) == (1, 10)
    assert watched == list(range(20))


def test_a_rewind_brings_back_what_was_there() -> None:
    match, log = Match.begin(SHOP, SETUP)[0], list[Entry]()
    states = [match.digest()]
    for words in ("one", "two", "one"):
        log.append(match.submit(match.waiting[0], words)[0])
        states.append(match.digest())
    seen = list[str]()
    log += [Entry(-1, "2", kind="rewind"), Entry(-1, "1", kind="rewind"), Entry(-1, "2", kind="rewind")]
    exported = msgspec.structs.replace(export.export(match, SETUP, log, []), digest=states[2])
    verdict = export.replay(SHOP, exported, lambda match, _: seen.append(match.digest()))
    assert verdict.faults == []
    assert seen == [*states[1:], states[2], states[1], states[2]]


@pytest.mark.finding("RU-10")
def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(export.BadExport, match="format 7 is not known here"):
        export.load(export.dump(written(format=7)))


@pytest.mark.finding("RU-10")
@pytest.mark.parametrize(("changes", "words"), [({"schema": 99}, "schema 99 and rules 1"), ({"rules": 4}, "rules 4")])
def test_another_version_is_not_called_tampering(changes: dict[str, int], words: str) -> None:
    exported = export.load(export.dump(written(**changes, digest="another")))
    (fault,) = export.replay(SHOP, exported).faults
    assert words in fault
    assert "its seed and seals can be verified" in fault
    assert export.check_seals(exported) == (0, [])


@pytest.mark.finding("RU-10")
def test_a_match_tells_by_which_rules_it_was_begun() -> None:
    match, log = played()
    assert (match.begun.schema, match.begun.rules) == (SHOP.schema, 1)
    old = msgspec.json.decode(match.dump())
    old["begun"] = {"schema": 1, "rules": 1}
    again = Match.load(SHOP, msgspec.json.encode(old))
    assert export.other_version(SHOP, export.export(again, SETUP, log, [])) is not None
    assert export.other_version(SHOP, export.export(match, SETUP, log, [])) is None


def rewind(text: str) -> list[Entry]:
    return [Entry(0, "one"), Entry(-1, text, kind="rewind")]


@pytest.mark.finding("TR-23", "RU-10")
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"log": rewind("abc")}, "entry 2 goes back to nowhere"),
        ({"log": rewind("-1")}, "entry 2 goes back to nowhere"),
        ({"log": rewind("٣")}, "entry 2 goes back to nowhere"),
        ({"log": rewind("2")}, "an entry that comes later"),
        ({"log": [Entry(2, "one")]}, "entry 1 is of a seat that there is not"),
        ({"log": [Entry(-1, "one")]}, "entry 1 is of a seat that there is not"),
        ({"log": [Entry(0, "x" * 5000)]}, "entry 1 is longer"),
        ({"log": [Entry(-1, "0", kind="rewind")] * 1001}, "goes back more than 1000 times"),
        ({"names": ["A"]}, "1 names for 2 players"),
    ],
)
def test_shapes_are_checked_before_anything_is_replayed(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(export.BadExport, match=words):
        export.load(export.dump(written(**changes)))


@pytest.mark.finding("TR-23")
@pytest.mark.parametrize("data", [b"", b"{", b"[" * 100_000, b"\xff\xfe", b'{"format":2}', b'{"format":"two"}'])
def test_whatever_is_no_match_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(export.BadExport, match="not an exported match"):
        export.load(data)


@pytest.mark.finding("TR-23")
def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(export.BadExport, match="larger than 32 MB"):
        export.load(b" " * (export.LARGEST + 1))


@pytest.mark.finding("TR-23")
@pytest.mark.parametrize("setup", [Setup(10**9, "x"), Setup(-1, "x"), Setup(3, "x", {"speed": "high"})])
def test_a_setup_that_cannot_be_is_refused(setup: Setup) -> None:
    with pytest.raises(export.BadExport, match="cannot be played"):
        export.complete(games.game("xidit"), written(setup=setup))


def test_a_file_of_the_first_format_is_verified_with_the_salts_of_its_seed() -> None:
    recorded = export.load(first_format())
    assert recorded.format == 2
    seals, faults = export.check_seals(recorded)
    assert (seals > 0, faults) == (True, [])


def first_format() -> bytes:
    """A recorded match with sealed choices, as format 1 wrote it."""
    game = games.game("xidit")
    setup = game.complete(Setup(3, "first format", {"length": "short"}))
    match, _ = Match.begin(game, setup)
    rng, log = random.Random(1), list[Entry]()
    while not any(entry.receipt for entry in log):
        seat = match.waiting[0]
        entry, _ = match.submit(seat, random_choice(match.decisions[seat], rng))
        if entry.receipt is not None:
            salt = dice.seed_salt(setup.seed, entry.asked, entry.seat)
            entry = msgspec.structs.replace(entry, salt=None, receipt=dice.receipt(salt, entry.text))
        log.append(entry)
    old = msgspec.structs.replace(export.export(match, setup, log, []), format=1)
    return export.dump(old)
