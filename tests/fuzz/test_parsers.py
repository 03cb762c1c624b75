"""Whatever reads what others have written answers with a value or with an error of its own, never with a crash."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import random
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from unittest import mock
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import ValidationError

import db
import games
from bot.commands import typed, zones
from bot.messages.address import LONGEST, Address, number
from bot.panels.request import Answer
from bot.settings import Settings
from bot.tables import brought
from bot.tables.table import spelled_out
from db import BadBundle
from games.engine import GameError, Match, Setup, export
from games.engine.policy import random_choice
from games.engine.texts import LANGUAGES
from tests.fuzz.strategies import FEW, plain, tampered, text
from tests.support.playthrough import FILES
from tests.tables.house import house_at

NOW = datetime(2030, 3, 1, 12, tzinfo=UTC)
KYIV = ZoneInfo("Europe/Kyiv")
UNITS = ["m", "h", "d", "w", "y", "мин", "дней", "тиждень", "год"]
language = st.sampled_from(LANGUAGES)
span = st.lists(st.tuples(st.integers(0, 9999), st.sampled_from(UNITS)), max_size=400)
date = st.tuples(st.integers(0, 9999), st.integers(0, 13), st.integers(0, 32)).map(
    lambda day: f"{day[0]:04}-{day[1]:02}-{day[2]:02}"
)
times = text | date | span.map(lambda parts: " ".join(f"{count}{unit}" for count, unit in parts))


# -- what people type -----------------------------------------------------------------------------------------------

READERS: dict[str, Callable[[str, str], object]] = {
    "duration": typed.duration,
    "length": typed.length,
    "moment": lambda words, language: typed.moment(words, NOW, KYIV, language),
    "quiet hours": lambda words, language: typed.quiet_hours(words),
    "hours": lambda words, language: typed.whole_hours(words, language, 720),
    "zone": zones.zone,
    "zones": lambda words, language: zones.suggestions(words, language, 25),
}


@FEW
@given(words=times, language=language)
@example(words="9999-12-31", language="en")
@example(words="0001-01-01", language="en")
@example(words="9999y " * 400, language="en")
def test_times_and_places_are_understood_or_refused(words: str, language: str) -> None:
    for read in READERS.values():
        with contextlib.suppress(Answer):
            read(words, language)


@functools.cache
def positions(game: str) -> list[Match]:
    """A match at some of its decisions."""
    meta, rng = games.metas()[game], random.Random(game)
    match, _ = Match.begin(games.game(game), games.game(game).complete(Setup(meta.players[0], "fuzz")))
    found = []
    for step in range(40):
        if match.outcome is not None:
            break
        if step % 8 == 0:
            found.append(match.copy())
        seat = match.waiting[0]
        match.submit(seat, random_choice(match.decisions[seat], rng))
    return found


@pytest.mark.parametrize("game", games.metas())
def test_moves_of_every_game(game: str) -> None:
    spoken = [label for match in positions(game) for seat in match.waiting for label in labels(match, seat)]

    @FEW
    @given(at=st.integers(0, 4), words=text | st.lists(st.sampled_from(spoken), max_size=6).map(" ".join))
    def check(at: int, words: str) -> None:
        match = positions(game)[at % len(positions(game))]
        for seat in match.waiting:
            before = match.dump()
            with contextlib.suppress(GameError):
                for choice in spelled_out(match, seat, match.decisions[seat], words):
                    match.copy().submit(seat, choice)
            assert match.dump() == before

    check()


def labels(match: Match, seat: int) -> list[str]:
    """Words that some choices of a seat are written with, and parts of them."""
    rng = random.Random(seat)
    whole = [match.decisions[seat].write(random_choice(match.decisions[seat], rng)) for _ in range(6)]
    return [*whole, *(part for words in whole for part in words.replace("=", " ").split()), ";", "=", "x", "99"]


# -- controls -------------------------------------------------------------------------------------------------------

controls = st.tuples(text, text, text, text, text).map(lambda parts: "st:" + ":".join(parts))


@FEW
@given(custom_id=text | controls | st.from_regex(r"st:\d+:\d*:[\d.]*:[a-z]+:.*", fullmatch=True))
def test_controls_carry_numbers_that_fit(custom_id: str) -> None:
    try:
        read = Address.read(custom_id)
    except ValueError:
        return
    assert 0 <= read.match < 2**63
    assert read.seat is None or 0 <= read.seat < 2**63
    assert number(read.argument) is None or 0 <= (number(read.argument) or 0) < 2**63


@FEW
@given(
    verb=st.from_regex(r"[a-z]{1,12}", fullmatch=True),
    match=st.integers(0, 2**63 - 1),
    seat=st.none() | st.integers(0, 9),
    serial=st.from_regex(r"[0-9.]{0,12}", fullmatch=True),
    argument=st.text(st.characters(exclude_characters="\n\r"), max_size=30),
)
def test_what_a_control_carries_comes_back(verb: str, match: int, seat: int | None, serial: str, argument: str) -> None:
    address = Address(verb, match, seat, serial, argument)
    assert len(str(address)) <= LONGEST
    assert Address.read(str(address)) == address


# -- settings -------------------------------------------------------------------------------------------------------

settable = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=30)
telling = st.sampled_from(
    ["0-3/8", "8/8", "3-1/4", "1/0", "postgresql://", "postgresql://@/%", "-1", "1e9", "nan", "no"]
)


@FEW
@given(chosen=st.dictionaries(st.sampled_from(sorted(Settings.model_fields)), settable | telling, max_size=4))
def test_settings_hold_or_are_refused(chosen: dict[str, str]) -> None:
    named = {f"SLOWTABLE_{name.upper()}": value for name, value in chosen.items()}
    with mock.patch.dict(os.environ, named, clear=False):
        try:
            read = Settings(_env_file=None)  # type: ignore[call-arg]
        except ValidationError:
            return
    assert read.limits.lobbies >= 1
    assert read.clock.decision_hours is None or read.clock.decision_hours > 0


# -- files ----------------------------------------------------------------------------------------------------------


@functools.cache
def recorded() -> dict[str, object]:
    """The beginning of a recorded match."""
    whole: dict[str, object] = msgspec.json.decode((FILES / "circadians.json").read_bytes())
    whole["log"] = list(whole["log"])[:12]  # type: ignore[call-overload]
    return whole


@FEW
@given(data=st.binary(max_size=200))
def test_exports_that_are_none(data: bytes) -> None:
    with pytest.raises(export.BadExport):
        export.load(data)


@FEW
@given(data=st.data())
def test_exports_that_were_tampered_with(data: st.DataObject) -> None:
    changed = data.draw(tampered(recorded()))
    try:
        exported = export.load(_json(changed))
        if exported.game not in games.metas():
            return
        export.complete(games.game(exported.game), exported)
    except export.BadExport:
        return
    assert export.check_seals(exported)[0] <= len(exported.log)


def _json(value: object) -> bytes:
    """As whoever writes a file by hand could have it: also what msgspec would not write."""
    return json.dumps(value).encode("utf-8", "surrogatepass")


def test_matches_that_are_imported(tmp_path: Path) -> None:
    """Whatever is refused leaves nothing behind; whatever is taken can be looked at, and told what is wrong with it."""

    async def everything() -> None:
        async with house_at(tmp_path / "slowtable.db") as house:
            running = await house.match(1 << 60, 1 << 61, game="circadians")
            await house.defaults(running.id, 3)
            bundle = await house.store.bundles.export(running.id)
            loop, tried = asyncio.get_running_loop(), []

            @FEW
            @given(changed=tampered(bundle) | st.dictionaries(text, plain, max_size=3))
            def check(changed: dict[str, object]) -> None:
                tried.append(changed)

            await loop.run_in_executor(None, check)
            for changed in tried:
                before = len(await house.store.matches.listed(list(db.Status)))
                with contextlib.suppress(BadBundle, brought.Unreadable):
                    brought.look(db.read_bundle(changed))
                try:
                    match = await house.store.bundles.import_(changed, guild_id=1, channel_id=2, thread_id=None)
                except BadBundle:
                    assert len(await house.store.matches.listed(list(db.Status))) == before
                    continue
                assert await house.store.matches.seats(match.id) is not None
                await house.store.matches.delete(match.id)

    asyncio.run(everything())
