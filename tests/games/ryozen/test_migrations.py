"""Matches that an older version has written go on: `schema1` has some, as it stored them."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from games.engine import Match
from games.engine.policy import random_choice
from games.ryozen.game import GAME
from games.ryozen.rules.debts import Owed

OLD = sorted((Path(__file__).parent / "schema1").glob("*.json"))


@pytest.mark.finding("CO-5", "PL-39")
@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_match_of_the_first_schema_goes_on(path: Path) -> None:
    data = path.read_bytes()
    match = Match.load(GAME, data)
    asked = {
        "clan": "RYO-D2",
        "card": "RYO-D4",
        "which": "RYO-D4",
        "side": "RYO-D4",
        "choose": "RYO-D11",
        "end": "RYO-25.1",
    }
    seat = match.waiting[0]
    assert match.decisions[seat].rule == asked[path.stem]
    before = msgspec.json.decode(data)["state"]["asked"]
    assert match.decisions[seat].asked > before  # no menu that was shown before answers it
    rng = random.Random(path.stem)
    while match.outcome is None:
        seat = match.waiting[0]
        match.submit(seat, random_choice(match.decisions[seat], rng))
        assert not match.state.kin or GAME.check(match.state) == []
    assert Match.load(GAME, match.dump()).state == match.state


def test_what_is_owed_is_told_with_its_source() -> None:
    raw = msgspec.json.decode((OLD[0].parent / "side.json").read_bytes())
    raw["state"]["seats"][1]["cards"] = ["seal_of_the_gate"]
    raw["state"]["debts"] = [{"step": "Owed", "asked": 3, "seat": 0, "items": ["gain", "shard", "lose"]}]
    match = Match.load(GAME, msgspec.json.encode(raw))
    debt = match.state.debts[0]
    assert isinstance(debt, Owed)
    assert [(item.kind, item.place) for item in debt.items] == [("gain", "altar"), ("shard", "palace"), ("lose", "")]
    assert debt.items[-1].by == 1
