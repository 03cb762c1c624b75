"""One's own panel tells what a choice would do before it is made, what is not possible, and why."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice

import pytest

from bot.client import Slowtable
from bot.messages import layout, outlook, own
from bot.messages.asking import Asking
from bot.messages.controls import Press
from bot.messages.people import names
from bot.messages.shapes import lay_out, main_options
from bot.tables.running import Running
from games.circadians.components import CARDS as ALL_CARDS
from games.circadians.game import GAME as CIRCADIANS
from games.engine import Form, Match, Option, Pick
from games.engine.texts import LANGUAGES
from games.xidit import components
from sandbox.kit import Actor, Kit, Seen
from tests.bot.clicking import ids_of, option_menu
from tests.bot.support import button, open_match, running, settled, thread
from tests.bot.test_leaks import LARGEST, at_table
from tests.contract.modes import MODES
from tests.contract.walk import BotWalk, Walk, every
from tests.games.circadians.support import Table

CARDS = [*ALL_CARDS][:5]


async def own_panel(kit: Kit, bot: Slowtable, person: Actor, game: str) -> tuple[int, int, Seen]:
    """A match against a bot, the seat of a person who is asked in it, and their own panel."""
    number = await open_match(kit, bot, person, bots=1, game=game)
    place = await thread(kit, bot, number)
    seat = (await running(bot, number)).seats_of(int(person.id))[0]
    board = person.last(place)
    return number, seat, (await person.click(button(board, "mine"), board)).message


@pytest.mark.finding("PL-5")
async def test_a_choice_is_looked_at_and_then_confirmed(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """Scythe: what a section costs and brings stands beside it; whoever looks first is told what it would change before
    it is done."""
    number, seat, panel = await own_panel(kit, bot, alice, "scythe")
    before = (await running(bot, number)).match.digest()
    assert option_menu(panel) is None
    await alice.click(button(panel, "lookfirst"), panel)
    menu = option_menu(panel)
    assert menu is not None
    assert all(option.get("description") for option in menu.options), "every option says what it does"
    chosen = next(
        option for option in menu.options if "power 5" in option["description"] or "coins" in option["description"]
    )
    await alice.select(menu.custom_id, chosen["value"], message=panel)
    assert chosen["label"] in panel.text
    assert "→" in panel.text
    picture = (await alice.click(button(panel, "onboard"), panel)).message
    assert picture.attachments[0].filename == "scythe-map.png"
    assert (await running(bot, number)).match.digest() == before, "looking changes nothing"
    await alice.click(button(panel, "sure"), panel)
    await settled(kit, bot)
    log = await bot.store.moves.log(number)
    assert any(entry.seat == seat and entry.kind == "choice" for entry in log)


async def test_a_choice_is_done_at_once_and_its_effect_told_with_undo_at_hand(
    kit: Kit, bot: Slowtable, alice: Actor
) -> None:
    """Scythe: one press takes the section; the same panel tells what has changed, and takes it back."""
    number, seat, panel = await own_panel(kit, bot, alice, "scythe")
    match = await running(bot, number)
    before, decision = match.match.digest(), match.match.explained(seat)
    index = next(
        number for number, option in enumerate(decision.options) if not option.final and option.id.endswith("move")
    )
    label = match.texts("en").say(decision.options[index].label)
    await alice.click(next(found for found in ids_of(panel) if found.endswith(f":pick:{index}")), panel)
    await settled(kit, bot)
    assert (await running(bot, number)).match.digest() != before
    assert label in panel.text, "the panel stays, and says what was done"
    await alice.click(button(panel, "undo"), panel)
    await settled(kit, bot)
    assert (await running(bot, number)).match.digest() == before


async def test_what_cannot_be_taken_back_is_confirmed_in_a_menu(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """Scythe: a combat card is drawn. With menus to look in, nothing is done by choosing."""
    number, seat, panel = await own_panel(kit, bot, alice, "scythe")
    match = await running(bot, number)
    final = next(str(n) for n, option in enumerate(match.match.explained(seat).options) if option.final)
    address = f"mst:{number}:{seat}:{match.match.serial(seat)}:choose:"
    await alice.click(button(panel, "lookfirst"), panel)
    menu = option_menu(panel)
    assert menu is not None
    assert address.replace("choose", "look") == menu.custom_id
    await alice.select(menu.custom_id, final, message=panel)
    assert (await running(bot, number)).match.digest() == match.match.digest()
    assert "🔒" in panel.text
    await alice.click(button(panel, "sure"), panel)
    await settled(kit, bot)
    assert (await running(bot, number)).match.digest() != match.match.digest()


@pytest.mark.finding("PL-21")
async def test_what_is_not_possible_is_told_with_the_reason(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number, seat, panel = await own_panel(kit, bot, alice, "scythe")
    told = (await alice.click(button(panel, "whynot"), panel)).text
    match = await running(bot, number)
    decision, texts = match.match.explained(seat), match.texts("en")
    assert decision.unavailable
    for missing in decision.unavailable:
        assert texts.say(missing.label).replace("-", "") in told.replace("\\", "").replace("-", "")
    typed = await alice.go(await thread(kit, bot, number)).slash("/play", choice=decision.unavailable[0].id)
    assert texts.say(decision.unavailable[0].reason) in typed.text.replace("\\", "")
    assert (await running(bot, number)).match.decisions[seat].asked == decision.asked


@pytest.mark.finding("PL-6")
async def test_a_label_is_typed_in_another_language(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    """Boris reads Russian: what his menu says can be typed."""
    number, seat, panel = await own_panel(kit, bot, boris, "scythe")
    match = await running(bot, number)
    decision = match.match.explained(seat)
    label = match.texts("ru").say(decision.options[0].label)
    reply = await boris.go(await thread(kit, bot, number)).slash("/play", choice=label.lower())
    assert "⚠️" not in reply.text
    await settled(kit, bot)
    log = await bot.store.moves.log(number)
    assert next(entry for entry in log if entry.seat == seat).text == decision.options[0].id
    nonsense = await boris.slash("/play", choice="абракадабра")
    assert "абракадабра" in nonsense.text
    assert "невозможно" not in nonsense.text
    assert panel.text


async def test_completion_says_what_options_do_and_when_there_are_more(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number, _, _ = await own_panel(kit, bot, alice, "ryozen")
    alice.go(await thread(kit, bot, number))
    choices = (await alice.autocomplete("/play", "choice", "")).choices
    assert len(choices) == 25
    assert "more" in list(choices)[-1]
    assert sum(" · " in label or label.startswith("🚫") for label in choices) > 20


@pytest.mark.finding("PL-4")
async def test_the_way_of_a_plan_is_told_and_drawn_at_every_pick(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """Lords of Xidit: six wheels in a DM."""
    number = await open_match(kit, bot, alice, bots=2)
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    while match.match.decisions[seat].rule != "XID-D3":
        await bot.table.submit(number, seat, match.match.default(seat))
        await settled(kit, bot)
        match = await running(bot, number)
    panel = alice.last(alice.dm)
    before, words = panel.attachments[0].url, panel.text
    decision = match.match.explained(seat)
    hero = match.view(seat).seats[seat].hero
    road = next(colour for colour in ("red", "blue", "black") if colour in components.CITIES[hero].roads)
    await alice.click(next(found for found in ids_of(panel) if found.endswith(f":fill:1={road}")), panel)
    assert panel.text != words
    assert "→ 1" not in panel.text, "the number of an order, then where it leads"
    assert re.search(r"^1\. → \d+ ", panel.text, re.MULTILINE)
    await kit.until(lambda: panel.attachments[0].url != before)  # the way is drawn
    assert decision.asked == (await running(bot, number)).match.decisions[seat].asked, "nothing is sealed yet"


async def test_what_changed_since_the_last_move_is_told_in_the_words_of_foresight(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    mine = (await running(bot, number)).seats_of(int(alice.id))[0]
    match, moved = await running(bot, number), list[int]()
    while mine not in moved or moved[-1] == mine or match.match.waiting != [mine]:  # until it is her turn again
        seat = match.match.waiting[0]
        words = match.match.game.policy(match.match.view(seat), match.match.decisions[seat], match.chance(seat))
        await bot.table.submit(number, seat, words)
        moved.append(seat)
        match = await running(bot, number)
    await settled(kit, bot)
    match = await running(bot, number)
    told = (await alice.go(await thread(kit, bot, number)).slash("/my changes")).text
    lines = [line.removeprefix("→ ") for line in told.splitlines() if line.startswith("→ ")]
    assert lines, "the difference of two views, in the game's own words"


async def test_what_is_decided_by_chance_is_not_drawn_as_if_it_were_known(
    kit: Kit, bot: Slowtable, alice: Actor
) -> None:
    """Scythe: a combat card is drawn."""
    _, _, panel = await own_panel(kit, bot, alice, "scythe")
    await alice.click(button(panel, "lookfirst"), panel)
    menu = option_menu(panel)
    assert menu is not None
    drawn = next(option for option in menu.options if "combat card" in option["label"])
    await alice.select(menu.custom_id, drawn["value"], message=panel)
    reply = (await alice.click(button(panel, "onboard"), panel)).message
    assert not reply.attachments
    assert reply.text in ("then something hidden is shown", "then chance decides")


@pytest.mark.finding("PL-6")
async def test_the_window_for_typing_has_an_example_of_this_very_question(
    kit: Kit, bot: Slowtable, alice: Actor
) -> None:
    """Hyperborea: the form of the first choices."""
    number, seat, panel = await own_panel(kit, bot, alice, "hyperborea")
    (shown,) = (await alice.click(button(panel, "type"), panel)).modal.inputs.values()
    example = shown["placeholder"].removeprefix("For example: ")
    assert set(example.split()) & {option.id for option in options_of(await running(bot, number), seat)}


def options_of(match: Running, seat: int) -> list[Option]:
    """Everything that a seat can pick."""
    return [option for pick in match.match.decisions[seat].picks for option in pick.options]


def test_what_stands_beside_buttons_is_one_sentence() -> None:
    """A hint that is a sentence, and changes behind it: no full stop before a comma or a semicolon."""
    told = 0
    for mode in LARGEST:
        for number, here in enumerate(every(Walk(mode, 5), 19)):
            language = LANGUAGES[number % len(LANGUAGES)]
            table = at_table(mode, here.match, language)
            for seat in here.match.waiting[:2]:
                decision = here.match.explained(seat)
                asking = Asking(decision, 1, here.match.serial(seat), table.texts(language), names(table), staged=True)
                words = outlook.beside(table, asking)
                assert not re.search(r"\.[;,] ", words), words
                told += "; → " in words
    assert told > 10, "the test would prove nothing"


@pytest.mark.finding("PL-3")
def test_what_follows_whatever_is_chosen_is_not_told_beside_each_button() -> None:
    """Lords of Xidit: after the neutral player's token the orders run on, whichever it was."""
    mode = next(mode for mode in MODES if mode.game == "xidit" and mode.players == 3)
    walk = BotWalk(mode, 5)
    here = next(here for here in walk if any(asked.rule == "XID-D9" for asked in here.match.decisions.values()))
    (seat,) = here.match.waiting
    table = at_table(mode, here.match, "en")
    asking = Asking(
        here.match.explained(seat), 1, here.match.serial(seat), table.texts("en"), names(table), staged=True
    )
    foreseen = [set(outlook.told(table, asking, [option.id])) for option in asking.decision.options]
    alike, words = set.intersection(*foreseen), outlook.beside(table, asking)
    assert len(words.splitlines()) == len(foreseen) > 1
    assert all("; → " in line for line in words.splitlines()), "what tells them apart is told"
    assert alike, "the test would prove nothing"
    assert not any(line in words for line in alike)


@pytest.mark.finding("PL-3")
def test_buttons_are_for_all_of_a_kind_or_for_none() -> None:
    """Ryozen: of the placements without a day effect one had a short label, and was the first button a newcomer saw.
    Circadians: the same phase for several tokens, told apart by their numbers alone."""
    looked = 0
    two = next(mode for mode in MODES if mode.game == "circadians" and mode.players == 2)
    walks = [*((mode, every(Walk(mode, 6), 23)) for mode in LARGEST), (two, islice(Walk(two, 6), 40))]
    for mode, walk in walks:
        for here in walk:
            table = at_table(mode, here.match, "en")
            for seat in here.match.waiting[:1]:
                decision = here.match.explained(seat)
                if not isinstance(decision.shape, Pick):
                    continue
                asking = Asking(decision, 1, here.match.serial(seat), table.texts("en"), names(table), numbered=True)
                options = main_options(asking, decision.shape)
                found = lay_out(asking, decision.shape, options)
                shown = {index for index, _ in found.buttons}
                kinds = Counter(asking.group(chosen) for _, chosen in options)
                direct = Counter(asking.group(chosen) for index, chosen in options if index in shown)
                assert all(kinds[kind] == count for kind, count in direct.items() if kind), (mode, direct, kinds)
                read = [asking.label(chosen) for _, chosen in found.buttons]
                assert len(set(read)) == len(read), (mode, read)
                looked += bool(found.menu or found.groups) and bool(direct)
    assert looked > 5, "the test would prove nothing"


def test_a_battle_plan_is_one_press_where_there_are_few() -> None:
    """Every sector with every card; with many cards, first the sector."""
    two = next(mode for mode in MODES if mode.game == "circadians" and mode.players == 2)
    table = Table("ai", "zcharo").stand("ai", "c3", 4).stand("zcharo", "c3", 4)
    table.hand("ai", *CARDS[:1]).hand("zcharo", *CARDS)
    table.fight("c3", "ai", "zcharo")
    match = Match(CIRCADIANS, table.g)
    at = at_table(two, match, "en")
    few, many = (own.panel(at, table.seat(faction), "en") for faction in ("ai", "zcharo"))
    form = match.decision(table.seat("ai")).shape
    assert isinstance(form, Form)
    sectors = [option.id for option in form.fields[0].shape.options] if isinstance(form.fields[0].shape, Pick) else []
    expected = {f"sector={sector};card={card}" for sector in sectors for card in ("none", CARDS[0])}
    assert arguments(few, "whole") == expected
    assert not arguments(few, "fill")
    assert arguments(many, "fill") == {f"sector={sector}" for sector in sectors}
    assert not arguments(many, "whole")
    later = own.panel(at, table.seat("zcharo"), "en", picks={"sector": ["guard"]})
    assert arguments(later, "whole") == {f"sector=guard;card={card}" for card in ("none", *CARDS)}


def arguments(view: layout.Composed, verb: str) -> set[str]:
    """What the buttons of a panel that do this carry."""
    pressed = (item for item in view.controls if isinstance(item, Press))
    return {item.address.argument for item in pressed if item.address.verb == verb}
