"""A person who answers with the controls of a panel, as a hand on a phone would: buttons, menus, groups, forms."""

from __future__ import annotations

from typing import Protocol

from discord import ButtonStyle

from bot.client import Slowtable
from bot.messages.form_fields import FIELDS
from bot.messages.shapes import by_number
from bot.tables.running import Running
from games.engine import Choice, Decision, Form, Number, Pick
from sandbox.kit import Actor, Seen, Select
from tests.bot.support import button

GREEN = ButtonStyle.success.value


class Fingers(Protocol):
    """What touches the controls of a panel; after each touch the bot has answered, and the panel shows it."""

    @property
    def panel(self) -> Seen:
        """The message whose controls are touched."""

    async def press(self, custom_id: str) -> None:
        """Press a button."""

    async def select(self, custom_id: str, *values: str) -> None:
        """Choose in a menu exactly these."""

    async def type(self, custom_id: str, words: str) -> None:
        """Press the button that opens a line to type in, type, and send."""


class KitFingers:
    """Touches controls through the kit."""

    def __init__(self, person: Actor, panel: Seen) -> None:
        self._person = person
        self.panel = panel

    async def press(self, custom_id: str) -> None:
        """Press a button."""
        await self._person.click(custom_id, self.panel)

    async def select(self, custom_id: str, *values: str) -> None:
        """Choose in a menu."""
        await self._person.select(custom_id, *values, message=self.panel)

    async def type(self, custom_id: str, words: str) -> None:
        """Type a line."""
        modal = (await self._person.click(custom_id, self.panel)).modal
        (label,) = modal.inputs
        await self._person.submit(modal, {label: words})


async def answer(person: Actor, running: Running, seat: int, words: str, panel: Seen) -> None:
    """Enter a choice through the kit, on a panel that shows the seat's open decision."""
    await enter(KitFingers(person, panel), running.match.decisions[seat], words)


async def enter(fingers: Fingers, decision: Decision, words: str) -> None:
    """Enter a choice on a panel that shows this decision."""
    shape, choice = decision.shape, decision.parse(words)
    if isinstance(shape, Form):
        assert isinstance(choice, dict)
        await fill(fingers, shape, choice)
    elif isinstance(shape, Number):
        await number(fingers, str(choice))
    else:
        assert isinstance(choice, list)
        await pick(fingers, shape, choice)


def numbers_of(shape: Pick, choice: list[str]) -> list[str]:
    """The options of a choice as controls count them."""
    return [str(index) for index, option in enumerate(by_number(shape)) if option.id in choice]


def offers(panel: Seen, address: str, indexes: list[str]) -> bool:
    """Whether a panel's own controls can answer the decision at this address (`st:match:seat:serial:`) so."""
    if any(found.custom_id == f"{address}pick:{index}" for found in panel.buttons for index in indexes):
        return True
    menus = [menu for menu in panel.selects if menu.custom_id.startswith((f"m{address}choose:", f"m{address}look:"))]
    values = {option["value"] for menu in menus for option in menu.options}
    return bool(values) and values.issuperset(indexes)


async def pick(fingers: Fingers, shape: Pick, choice: list[str]) -> None:
    """A button, a menu, a group and then one of these, or typing. Choosing nothing has a button of its own."""
    indexes = numbers_of(shape, choice)
    if await _picked(fingers, indexes):
        return
    if groups_of(fingers.panel):
        await _through_groups(fingers, indexes)
    else:
        await fingers.type(button(fingers.panel, "type"), shape.write(choice))


def menu_of(panel: Seen, verb: str) -> Select | None:
    """The menu of a panel that does this."""
    return next((menu for menu in panel.selects if f":{verb}:" in menu.custom_id), None)


def option_menu(panel: Seen) -> Select | None:
    """The menu of options: whoever wants to looks at them first."""
    return menu_of(panel, "choose") or menu_of(panel, "look")


def ids_of(panel: Seen) -> list[str]:
    """What the buttons of a panel do."""
    return [found.custom_id for found in panel.buttons if found.custom_id]


def groups_of(panel: Seen) -> list[str]:
    """The groups of options that a panel offers."""
    menu = menu_of(panel, "group")
    if menu is not None:
        return [option["value"] for option in menu.options]
    return [custom_id.rpartition(":")[2] for custom_id in ids_of(panel) if ":group:" in custom_id]


async def _picked(fingers: Fingers, indexes: list[str]) -> bool:
    """Press or choose an option that the panel shows; what is only looked at by that is confirmed."""
    wanted = f":pick:{indexes[0]}" if len(indexes) == 1 else ":choose:"
    pressed = [custom_id for custom_id in ids_of(fingers.panel) if custom_id.endswith(wanted)]
    menu = option_menu(fingers.panel)
    if pressed and len(indexes) < 2:
        await fingers.press(pressed[0])
    elif menu is not None and {option["value"] for option in menu.options} >= set(indexes):
        await fingers.select(menu.custom_id, *indexes)
    else:
        return False
    sure = [found for found in ids_of(fingers.panel) if found.endswith(f":sure:{'-'.join(indexes)}")]
    if sure:
        await fingers.press(sure[0])
    return True


async def _through_groups(fingers: Fingers, indexes: list[str]) -> None:
    for group in groups_of(fingers.panel):
        opener = menu_of(fingers.panel, "group")
        if opener is None:
            await fingers.press(next(found for found in ids_of(fingers.panel) if found.endswith(f":group:{group}")))
        elif opener.chosen != [group]:
            await fingers.select(opener.custom_id, group)
        if await _picked(fingers, indexes):
            return
    raise AssertionError(f"option {indexes} is in no group")


async def number(fingers: Fingers, value: str) -> None:
    """A button, a menu of numbers, or typing."""
    menu = menu_of(fingers.panel, "number")
    pressed = [found for found in ids_of(fingers.panel) if found.endswith(f":number:{value}")]
    if pressed:
        await fingers.press(pressed[0])
    elif menu is not None:
        await fingers.select(menu.custom_id, value)
    else:
        await fingers.type(button(fingers.panel, "type"), value)


async def fill(fingers: Fingers, form: Form, choice: dict[str, int | list[str]]) -> None:
    """Field by field, then send; where a button is the whole answer, by that."""
    given = {name: [str(value)] if isinstance(value, int) else value for name, value in choice.items()}
    for field in form.fields:
        words = FIELDS.join(f"{each.name}={','.join(given[each.name])}" for each in form.fields)
        whole = [found for found in ids_of(fingers.panel) if found.endswith(f":whole:{words}")]
        if whole:
            await fingers.press(whole[0])
            return
        values = given[field.name]
        menus = [menu for menu in fingers.panel.selects if menu.custom_id.endswith(f":field:{field.name}")]
        toggles = [found for found in ids_of(fingers.panel) if f":toggle:{field.name}=" in found]
        if toggles:
            await toggle(fingers, toggles, field.name, values)
        elif not menus:
            wanted = f":fill:{field.name}={values[0]}"
            await fingers.press(next(found for found in ids_of(fingers.panel) if found.endswith(wanted)))
        elif set(menus[0].chosen) != set(values):
            await fingers.select(menus[0].custom_id, *values)
    await fingers.press(button(fingers.panel, "send"))


async def toggle(fingers: Fingers, toggles: list[str], field: str, values: list[str]) -> None:
    """Press what is to be chosen, or not any more: buttons of what is chosen have a colour of their own."""
    for custom_id in toggles:
        chosen = next(found for found in fingers.panel.buttons if found.custom_id == custom_id).style == GREEN
        if chosen and custom_id.rpartition("=")[2] not in values:
            await fingers.press(custom_id)
    for custom_id in toggles:
        chosen = next(found for found in fingers.panel.buttons if found.custom_id == custom_id).style == GREEN
        if not chosen and custom_id.rpartition("=")[2] in values:
            await fingers.press(custom_id)


async def check_taken(bot: Slowtable, match: Running, decision: Decision, words: str, logged: int) -> None:
    """After so many lines of the log the seat's next one is exactly this choice."""
    entries = await bot.store.moves.log(match.id, logged)
    mine = next((entry for entry in entries if entry.seat == decision.seat), None)
    assert mine is not None, f"{decision.rule} {words!r} was not taken"
    assert unordered(decision.parse(mine.text)) == unordered(decision.parse(words))


def unordered(choice: Choice) -> object:
    """A choice without the order in which a menu gives several options."""
    if isinstance(choice, dict):
        return {name: unordered(value) for name, value in choice.items()}
    return sorted(choice) if isinstance(choice, list) else choice
