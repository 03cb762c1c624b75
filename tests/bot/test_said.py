"""What commands say of themselves and of a match (finding PL-28)."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from db import Status
from sandbox.kit import Actor, Kit
from tests.bot.support import button, open_match, running, settled, thread
from tests.bot.time.helpers import answer, fix_chance, quiet, set_clock

pytestmark = pytest.mark.finding("PL-28")


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats in the order of joining, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


async def test_the_status_tells_scores_players_and_how_long_it_waits_in_the_readers_language(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    kit.clock.move(3600)
    told = (await boris.slash("/match status", place)).text
    match = await running(bot, number)
    seat = match.match.waiting[0]
    asked_at = match.seats[seat].asked_at
    assert asked_at is not None
    texts = match.texts("ru")
    stands = [texts.say(line, lambda at: f"<@{match.owner(at)}>") for line in match.match.game.alt(match.view(None))]
    assert all(line in told for line in stands)
    assert any("0" in line and boris.mention in line for line in stands), "stars of both, for example"
    for person in (alice, boris):
        at = match.seats_of(int(person.id))[0]
        assert f"{at + 1}. {person.mention}" in told
    assert f"1. {alice.mention} · " in told, "what she plays"
    assert "👑" in told
    assert f"<@{match.owner(seat)}>: вопрос задан <t:{int(asked_at.timestamp())}:R>" in told
    assert texts.say(match.match.decisions[seat].prompt) in told
    await boris.slash("/replace", place, bot=True)
    await settled(kit, bot)
    assert "пока играет бот" in (await boris.slash("/match status", place)).text


async def test_of_a_secret_the_status_tells_nothing(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    for person in (alice, boris):
        await answer(kit, bot, number, person)
    place = await thread(kit, bot, number)
    await boris.slash("/plan", place, choice="red black blue city wait red")
    await settled(kit, bot)
    for person in (alice, kit.add_person("Eve")):
        told = (await person.slash("/match status", place)).text
        assert "Choosing in secret" in told
        assert "red black" not in told
        assert "Red road" not in told


async def test_a_typed_way_is_for_games_that_have_it(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    told = (await alice.slash("/dial", place, choice="1")).text
    assert "Lords of Xidit has nothing of the kind" in told
    assert [f"</{name}:" in told for name in ("play", "plan", "fist", "dial")] == [True, True, True, False]
    assert (await alice.go(place).autocomplete("/dial", "choice", "")).choices == {}
    assert (await alice.autocomplete("/fist", "choice", "")).choices
    assert (await running(bot, number)).match.waiting == [0]
    assert "⚠️" not in (await alice.slash("/plan", place, choice="1")).text


async def test_going_back_needs_no_number(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    alice.go(place)
    for person in (alice, boris):
        await answer(kit, bot, number, person)
    await alice.slash("/me timezone", zone="Asia/Tokyo")
    states = (await alice.autocomplete("/vote back", "to", "")).choices
    assert list(states) == ["takes back 1 choice · 10.01. 21:00", "takes back 2 choices · 10.01. 21:00"]
    assert "The table is asked" in (await alice.slash("/vote back")).text
    await quiet(kit, bot)
    vote = next(seen for seen in reversed(boris.messages(place)) if ":vote:" in str(seen.buttons))
    await boris.click(button(vote, "vote"), vote)
    await quiet(kit, bot)
    match = await running(bot, number)
    assert match.match.waiting == [1], "before Boris chose where to begin"


async def test_where_there_is_nothing_to_go_back_to(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    await bot.store.database.transact(
        lambda connection: connection.exec_driver_sql(
            "DELETE FROM milestones WHERE version < (SELECT max(version) FROM milestones)"
        )
    )
    told = await alice.slash("/vote back", await thread(kit, bot, number))
    assert "nothing to take back yet" in told.text


async def test_statistics_say_what_they_count_and_leave_out_who_has_won_nothing(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    await bot.store.matches.update(number, status=Status.FINISHED)
    told = (await boris.slash("/stats")).text
    assert told.splitlines()[0] == "### Ваши партии"
    assert "🏆" not in told
    await bot.store.matches.book(number, {(await running(bot, number)).seats_of(int(alice.id))[0]: {"place": 1}})
    told = (await boris.slash("/stats")).text
    assert "### Больше всего побед в завершённых партиях этого сервера" in told
    assert f"{alice.mention} 1" in told
    assert f"{boris.mention} 0" not in told
    assert "этого сервера" not in (await boris.slash("/stats", boris.dm)).text


async def test_standing_orders_show_how_they_are_typed(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    told = (await alice.slash("/standing", place)).text
    line = told.rpartition("/standing orders:")[2].rstrip("`")
    assert "end=ask" in line
    done = (await alice.slash("/standing", place, orders=line.replace("end=ask", "end=at_once"))).text
    assert "Stored." in done
    assert "end=at_once" in done


async def test_every_option_of_every_command_is_described(kit: Kit, bot: Slowtable) -> None:
    """In three languages, and in more words than its name."""
    described = 0

    def look(options: list[dict[str, object]]) -> None:
        nonlocal described
        for option in options:
            about = option["description_localizations"]
            assert isinstance(about, dict)
            assert {"ru", "uk"} <= set(about), option["name"]
            assert len(str(option["description"])) > len(str(option["name"])), option["name"]
            described += 1
            inner = option.get("options") or []
            assert isinstance(inner, list)
            look(inner)

    for command in kit.world.commands:
        look(command.options)
    assert described > 100
    names = {option["name"] for command in kit.world.commands if command.name == "match" for option in command.options}
    assert {"list", "invite", "kick", "private", "host", "rename", "language", "watch", "server-clock"} <= names
