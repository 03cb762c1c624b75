"""Preparing a turn on a panel: clicks that add and take off, late, doubled and foreign ones, and the turn itself."""

from __future__ import annotations

import asyncio
import random
from itertools import islice

import pytest

from bot.client import Slowtable
from bot.panels import plan_panel
from games.engine import Match, imagine
from games.engine.plan import bare_words
from games.engine.policy import random_choice
from games.engine.texts import LANGUAGES
from sandbox.kit import Actor, Kit, Seen
from tests.bot.clicking import ids_of
from tests.bot.support import button, hand_to, open_match, running, settled, thread
from tests.bot.telling import told
from tests.bot.test_leaks import LARGEST, at_table, plain
from tests.contract.modes import Mode
from tests.contract.walk import Walk, every


async def before_the_turn(kit: Kit, bot: Slowtable, person: Actor, *others: Actor, game: str = "hyperborea") -> int:
    """A match in which it is somebody else's turn."""
    number = await open_match(kit, bot, person, *others, game=game)
    match = await running(bot, number)
    seat = match.seats_of(int(person.id))[0]
    while match.match.sealed or len(match.match.waiting) > 1 or seat in match.match.waiting:
        match = (await bot.table.submit_default(number, match.match.waiting[0])).running
    await settled(kit, bot)
    person.go(await thread(kit, bot, number))
    return number


async def open_panel(person: Actor) -> Seen:
    """The panel, by the command."""
    reply = await person.slash("/prepare")
    assert reply.ephemeral
    return reply.message


async def plan_first(kit: Kit, bot: Slowtable, person: Actor, panel: Seen) -> None:
    """Click the first choice in: of a menu, of a group and then its menu, of all menus of a form; or a button, where
    there is no menu (one that ends the turn may stand beside it)."""
    fields = [(menu.custom_id, menu.options[0]["value"]) for menu in panel.selects if ":planfield:" in menu.custom_id]
    if fields:
        for field, value in fields:
            await person.select(field, value, message=panel)
        await person.click(button(panel, "plansend"), panel)
    else:
        await open_group(person, panel)
        await person_takes(person, panel)
    await settled(kit, bot)


async def open_group(person: Actor, panel: Seen, verb: str = "plangroup") -> None:
    """Press the first group, if there are any."""
    if (group := next((found for found in ids_of(panel) if f":{verb}:" in found), None)) is not None:
        await person.click(group, panel)
    elif panel.selects and f":{verb}:" in panel.selects[0].custom_id:
        await person.select(panel.selects[0].custom_id, panel.selects[0].options[0]["value"], message=panel)


async def person_takes(person: Actor, panel: Seen) -> str:
    """The first option that the panel shows, but for those that stand apart; returns its label."""
    menu = next((menu for menu in panel.selects if ":planchoose:" in menu.custom_id), None)
    if menu is not None:
        label = menu.labels[0]
        await person.select(menu.custom_id, menu.options[0]["value"], message=panel)
    else:
        pressed = next(found for found in panel.buttons if ":planpick:" in (found.custom_id or ""))
        label = pressed.label
        await person.click(pressed.custom_id or "", panel)
    return label


async def press(kit: Kit, bot: Slowtable, person: Actor, label: str, panel: Seen) -> None:
    """Press one of the panel's buttons, and wait until it stands as it should."""
    await person.click(label, panel)
    await settled(kit, bot)


async def planned(bot: Slowtable, number: int, person: Actor) -> list[str]:
    """What is stored for somebody, in words."""
    match = await running(bot, number)
    return [bare_words(words) for words in match.match.plans.get(match.seats_of(int(person.id))[0], [])]


async def test_a_turn_is_clicked_together_and_played(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await before_the_turn(kit, bot, alice, boris)
    place = await thread(kit, bot, number)
    board = alice.last(place)
    edited = board.message.edited_timestamp
    own_panel = (await alice.click(button(board, "mine"), board)).message
    panel = (await alice.click("Prepare my turn", own_panel)).message
    assert panel.id == own_panel.id
    assert "Nothing is prepared yet" in panel.text
    assert "You will probably be asked" in panel.text
    for count in (1, 2, 3):
        await plan_first(kit, bot, alice, panel)
        assert f"\n{count}. " in f"\n{panel.text}"
        assert len(await planned(bot, number, alice)) == count
    await press(kit, bot, alice, "Remove last", panel)
    assert "3. " not in panel.text
    kept = await planned(bot, number, alice)
    assert len(kept) == 2
    await alice.click("Done", panel)
    assert "2 choices are prepared" in panel.text
    await settled(kit, bot)
    assert board.message.edited_timestamp == edited  # nobody sees that a turn is being prepared
    match = await running(bot, number)
    await bot.table.submit_default(number, match.match.waiting[0])
    await settled(kit, bot)
    log = await bot.store.moves.log(number)
    assert [entry.text for entry in log if entry.by == "plan"] == kept
    assert " ".join(told(boris, place)).count("had prepared this") == 1
    assert await planned(bot, number, alice) == []


async def test_doubled_and_late_clicks_change_nothing(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await before_the_turn(kit, bot, alice, boris, game="circadians")
    old, new = await open_panel(alice), await open_panel(alice)
    await asyncio.gather(plan_first(kit, bot, alice, new), plan_first(kit, bot, alice, new))
    first = await planned(bot, number, alice)
    assert len(first) == 1
    await plan_first(kit, bot, alice, old)  # still shows an empty plan
    assert await planned(bot, number, alice) == first
    assert "1. " in old.text
    stale = await open_panel(alice)
    await press(kit, bot, alice, "Clear", new)
    assert await planned(bot, number, alice) == []
    await press(kit, bot, alice, "Remove last", stale)
    assert "Nothing is prepared yet" in stale.text


async def test_when_the_turn_has_come_there_is_the_real_panel(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await before_the_turn(kit, bot, alice, boris)
    panel = await open_panel(alice)
    match = await running(bot, number)
    logged = (await bot.table.submit_default(number, match.match.waiting[0])).running.row.logged
    await open_group(alice, panel)
    await person_takes(alice, panel)
    assert "answer this first" in panel.text
    assert any(":pick:" in found or ":group:" in found for found in ids_of(panel))
    assert "answer this first" in (await alice.slash("/prepare")).text
    assert (await planned(bot, number, alice), (await running(bot, number)).row.logged) == ([], logged)


async def test_a_seat_given_away_is_not_prepared_by_its_former_owner(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await before_the_turn(kit, bot, alice, boris, game="circadians")
    panel = await open_panel(alice)
    oksana = kit.person("Oksana")
    await plan_first(kit, bot, alice, panel)
    assert await planned(bot, number, alice)
    await hand_to(kit, bot, number, alice, oksana)
    assert await planned(bot, number, oksana) == []  # what was prepared is for nobody else's eyes
    option = panel.selects[0].options[0]["value"] if panel.selects else ""
    pressed = next((b.custom_id for b in panel.buttons if b.custom_id and ":planpick:" in b.custom_id), None)
    reply = await (
        alice.click(pressed, panel) if pressed else alice.select(panel.selects[0].custom_id, option, message=panel)
    )
    assert "do not sit at this table" in reply.text
    assert (await running(bot, number)).match.plans == {}


async def test_the_panel_speaks_russian(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await before_the_turn(kit, bot, boris, alice)
    panel = await open_panel(boris)
    assert "Вероятно, вас спросят" in panel.text
    assert [found.label for found in panel.buttons][-2:] == ["Закончить ход", "Готово"]
    await open_group(boris, panel)
    label = await person_takes(boris, panel)
    await settled(kit, bot)
    assert f"**{label}**" in panel.text
    assert {"Готово", "Убрать последнее", "Очистить"} <= {found.label for found in panel.buttons}
    await boris.click("Готово", panel)
    assert "подготовлен 1 выбор" in panel.text
    assert await planned(bot, number, boris)


async def test_a_form_is_planned_with_its_menus_and_by_typing(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    alice.go(await thread(kit, bot, number))
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    while match.match.decisions.get(seat) is None or match.match.decisions[seat].rule == "XID-D2":
        await bot.table.submit_default(number, match.waiting_people()[0])
        await settled(kit, bot)
        match = await running(bot, number)
    await alice.slash("/plan", choice="wait wait wait wait wait wait")
    panel = await open_panel(alice)
    assert "Year 2" in panel.text
    for wheel in range(6):
        await alice.select(panel.selects[wheel].custom_id, "red" if wheel else "city", message=panel)
    await press(kit, bot, alice, "Confirm", panel)
    assert (await planned(bot, number, alice))[0].startswith("1=city 2=red")
    assert "1. Year 2" in panel.text
    modal = await alice.click("Type it", panel)
    await alice.submit(modal, {"Choice": "nonsense"})
    assert "⚠️" in panel.text
    modal = await alice.click("Type it", panel)
    await alice.submit(modal, {"Choice": "blue wait wait wait wait wait"})
    await settled(kit, bot)
    assert (await planned(bot, number, alice))[1].startswith("1=blue")
    await alice.slash("/prepare", moves="nonsense")
    assert "⚠️ nonsense" in (await open_panel(alice)).text


@pytest.mark.parametrize("mode", LARGEST, ids=str)
async def test_panels_of_all_games_fit_and_tell_no_secrets(mode: Mode) -> None:
    shown = 0
    for here in islice(every(Walk(mode, 41), 29), 1, 12, 5):
        for seat in [seat for seat in range(mode.players) if seat not in here.match.waiting][:2]:
            mine = Match(here.game, here.game.clone(here.match.state), here.match.era)
            while len(plan := mine.plans.get(seat, [])) < plan_panel.LISTED + 2:
                decision = imagine(mine, seat, "1").decision
                if decision is None:
                    break
                mine.plan(seat, [*plan, decision.write(random_choice(decision, here.rng))])
            other = Match(here.game, here.game.shuffle_hidden(mine.state, seat, here.rng), mine.era, plans=mine.plans)
            for language in LANGUAGES:
                view, same = (
                    plan_panel.view(at_table(mode, match, language), seat, language) for match in (mine, other)
                )
                assert plain(view) == plain(same), f"{here}: seat {seat}"
                assert view.content_length() <= 4000
                assert view.total_children_count <= 40
                shown += 1
    assert shown


@pytest.mark.finding("PL-22")
async def test_a_click_that_no_longer_fits_is_not_dropped_without_a_word(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    """What the panel shows has changed by what somebody else did; a click on what is still so counts."""
    dmytro = kit.person("Dmytro")
    number = await before_the_turn(kit, bot, alice, boris, dmytro, game="ryozen")
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    panel = await open_panel(alice)
    before = panel_serial(panel)
    while seat not in match.match.waiting and panel_serial(await open_panel(alice)) == before:
        other = match.match.waiting[0]
        view, asked = match.match.view(other), match.match.decisions[other]
        await bot.table.submit(number, other, match.match.game.policy(view, asked, random.Random(1)))
        await settled(kit, bot)
        match = await running(bot, number)
    assert seat not in match.match.waiting, "the world has changed before her turn"
    await open_group(alice, panel)
    assert "your click no longer fits" in panel.text
    assert await planned(bot, number, alice) == []
    await plan_first(kit, bot, alice, panel)
    assert "your click no longer fits" not in panel.text
    assert len(await planned(bot, number, alice)) == 1


def panel_serial(panel: Seen) -> str:
    """What names the state of things that a panel shows."""
    return button(panel, "plandone").split(":")[3]
