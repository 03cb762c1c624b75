"""A match that is brought from elsewhere: what is honest is taken for that, and whatever was changed in it is told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import db
import games
from bot.tables import brought
from bot.tables.brought import Unreadable
from bot.tables.changes import WentBack
from games.engine.policy import random_choice
from tests.tables.house import House

ANNA, BORYS, CHIARA = 175928847299117063, 80351110224678912, 231234567890123456


async def played(house: House, game: str, moves: int = 40) -> db.Plain:
    """The bundle of a match that was played at random for a while, with a choice taken back."""
    people = (ANNA, BORYS, CHIARA)[: max(2, games.metas()[game].players[0])]
    number, rng = (await house.match(*people, game=game)).id, random.Random(7)
    for _ in range(moves):
        running = await house.running(number)
        seat = rng.choice(running.match.waiting)
        decision = running.decision(seat)
        assert decision is not None
        await house.table.submit(number, seat, random_choice(decision, rng))
        if rng.random() < 0.2 and (await house.running(number)).match.can_undo(seat):
            await house.table.undo(number, seat)
    return plain(await house.store.bundles.export(number))


def plain(bundle: db.Plain) -> db.Plain:
    """As it is in a file."""
    return msgspec.json.decode(msgspec.json.encode(bundle), type=dict[str, Any])


def looked(bundle: db.Plain) -> brought.Looked:
    return brought.look(db.read_bundle(bundle))


@pytest.mark.parametrize("game", sorted(games.metas()))
async def test_what_was_played_is_in_order_and_proved_by_its_log(house: House, game: str) -> None:
    assert looked(await played(house, game)) == brought.Looked([], None)


async def test_a_lobby_has_no_state_that_could_be_wrong(house: House) -> None:
    bundle = plain(await house.store.bundles.export(await house.open(ANNA, BORYS)))
    assert looked(bundle) == brought.Looked([], None)


async def test_a_finished_match_and_one_that_went_back_are_in_order(house: House) -> None:
    number = await house.open(ANNA, BORYS, CHIARA)
    await house.lobbies.set_option(number, ANNA, "length", "short")
    running = await house.start(number, ANNA)
    while not running.over:
        running = await house.defaults(number, 1)
        if running.row.logged == 20:
            await _go_back(house, number)
    assert looked(plain(await house.store.bundles.export(number))) == brought.Looked([], None)


async def _go_back(house: House, number: int) -> None:
    step = (await house.store.moves.milestones(number))[-1]
    snapshot = await house.store.moves.milestone(number, step.version)
    assert snapshot is not None
    kept = await house.store.moves.log(number, 0, step.logged)
    async with house.table.locked(number) as draft:
        assert draft is not None
        await house.table.carry_out(draft, WentBack(vote=None, snapshot=snapshot, logged=step.logged, kept=kept))


def in_state(change: Callable[[Any], None]) -> Callable[[Any], None]:
    """Something changed in the state of a bundle."""

    def changed(bundle: Any) -> None:
        record = msgspec.json.decode(bundle["snapshot"])
        change(record)
        bundle["snapshot"] = msgspec.json.encode(record).decode()

    return changed


def _poorer(record: Any) -> None:
    record["state"]["seats"][0]["coins"] += 1


def _another_way_back(record: Any) -> None:
    assert record["turn"], "somebody can take something back"
    record["turn"]["before"]["seats"][0]["coins"] += 1


def _without_questions(record: Any) -> None:
    record["state"]["stack"] = []
    record["state"]["debts"] = []


def _shorter(bundle: Any) -> None:
    last = max(entry["number"] for entry in bundle["log"])
    bundle["log"] = [entry for entry in bundle["log"] if entry["number"] < last]
    bundle["match"]["logged"] = last - 1


def _other_seed(bundle: Any) -> None:
    bundle["match"]["seed"] = "another"


def _other_origin(bundle: Any) -> None:
    bundle["match"]["tickets"].pop()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (in_state(_poorer), "the state at the end is another one"),
        (in_state(_another_way_back), "what undo would take back does not lead to this state"),
        (in_state(_without_questions), "nobody would be asked anything"),
        (_shorter, "the state at the end is another one"),
        (_other_seed, "its seed is not the one"),
        (_other_origin, "the seed is not made of that secret"),
        (lambda bundle: bundle["seats"].pop(), "1 seats, 2 players settled, 2 in the game"),
        (lambda bundle: bundle["seats"][0].update(place=1), "the places of its seats are not those of its outcome"),
        (lambda bundle: bundle["seats"][1].update(seen_entry=500), "seat 2 knows of entries"),
        (lambda bundle: bundle["match"].update(status="finished"), "its state says that it is not over"),
        (lambda bundle: bundle["log"][3].update(seat=7), "is of a seat that there is not"),
        (lambda bundle: bundle["log"][3].update(text="nothing"), "is refused"),
        (lambda bundle: bundle["log"][3].update(events="[{}]"), "what its log tells cannot be read"),
    ],
)
async def test_what_was_changed_is_told(house: House, change: Callable[[Any], None], fault: str) -> None:
    bundle = await played(house, "scythe")
    change(bundle)
    assert any(fault in each for each in looked(bundle).faults), looked(bundle)


async def test_what_the_games_own_check_finds_is_told(house: House) -> None:
    """More cubes than there are: Hyperborea counts them."""
    bundle = await played(house, "hyperborea")

    def one_more(record: Any) -> None:
        record["state"]["supply"][0] += 1

    in_state(one_more)(bundle)
    game = games.game("hyperborea")
    state = game.load(msgspec.json.encode(msgspec.json.decode(bundle["snapshot"])["state"]))
    assert game.check(state)
    assert set(game.check(state)) <= set(looked(bundle).faults)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda bundle: bundle["match"].update(game="chess"), "there is no game 'chess'"),
        (lambda bundle: bundle["match"].update(language="tlh"), "there is no language 'tlh'"),
        (lambda bundle: bundle["match"].update(setup=None), "its setup: "),
        (lambda bundle: bundle["match"]["setup"].update(players=77), "its setup: scythe is for"),
        (lambda bundle: bundle.update(snapshot="{}"), "its state cannot be read"),
        (in_state(lambda record: record["state"].update(seats=7)), "its state cannot be read"),
        (in_state(lambda record: record["state"].update(schema=99)), "newer version"),
    ],
)
async def test_what_no_table_could_read_is_refused(house: House, change: Callable[[Any], None], said: str) -> None:
    bundle = await played(house, "scythe", 3)
    change(bundle)
    with pytest.raises(Unreadable, match=said):
        looked(bundle)


async def test_a_match_of_other_rules_is_not_played_again_and_that_is_told(house: House) -> None:
    bundle = await played(house, "scythe", 3)
    in_state(lambda record: record["begun"].update(rules=record["begun"]["rules"] - 1))(bundle)
    found = looked(bundle)
    assert found.faults == []
    assert found.unproved is not None
    assert "its moves cannot" in found.unproved
    in_state(lambda record: record["turn"].update(entries=[]))(bundle)
    assert looked(bundle).faults == ["what undo would take back does not lead to this state"], "that needs no log"
