"""A person who answers with the controls of a panel, as a hand on a phone would: buttons, menus, groups, forms."""

from __future__ import annotations

from bot.running import Running
from games.engine import Decision, Form, Number, Pick
from sandbox.kit import Actor, Seen
from tests.bot.support import button


async def answer(person: Actor, running: Running, seat: int, words: str, panel: Seen) -> None:
    """Enter a choice on a panel that shows the seat's open decision."""
    decision = running.match.decisions[seat]
    shape = decision.shape
    choice = decision.parse(words)
    if isinstance(shape, Form):
        assert isinstance(choice, dict)
        await fill(person, panel, shape, choice)
    elif isinstance(shape, Number):
        await number(person, panel, str(choice))
    else:
        assert isinstance(choice, list)
        await pick(person, panel, decision, shape, choice)


async def pick(person: Actor, panel: Seen, decision: Decision, shape: Pick, choice: list[str]) -> None:
    """A button, a menu, or a group and then a menu."""
    indexes = [str(index) for index, option in enumerate(shape.options) if option.id in choice]
    for found in panel.buttons:
        if (
            found.custom_id
            and f":pick:{indexes[0] if indexes else ''}" == found.custom_id[-len(f":pick:{indexes[0]}") :]
        ):
            await person.click(found.custom_id, panel)
            return
    groups = [menu for menu in panel.selects if ":group:" in menu.custom_id]
    if groups:
        await _through_groups(person, panel, groups[0].options, indexes)
        return
    menu = next(menu for menu in panel.selects if ":choose:" in menu.custom_id)
    await person.select(menu.custom_id, *indexes, message=panel)


async def _through_groups(person: Actor, panel: Seen, groups: list[dict[str, str]], indexes: list[str]) -> None:
    for group in groups:
        opener = next(menu.custom_id for menu in panel.selects if ":group:" in menu.custom_id)
        await person.select(opener, group["value"], message=panel)
        menu = next(menu for menu in panel.selects if ":choose:" in menu.custom_id)
        if indexes[0] in [option["value"] for option in menu.options]:
            await person.select(menu.custom_id, *indexes, message=panel)
            return
    raise AssertionError(f"option {indexes} is in no group")


async def number(person: Actor, panel: Seen, value: str) -> None:
    """A menu of numbers, or typing."""
    menus = [menu for menu in panel.selects if ":number:" in menu.custom_id]
    if menus:
        await person.select(menus[0].custom_id, value, message=panel)
        return
    modal = await person.click(button(panel, "type"), panel)
    await person.submit(modal, {"Choice": value})


async def fill(person: Actor, panel: Seen, form: Form, choice: dict[str, int | list[str]]) -> None:
    """Field by field, then send."""
    for field in form.fields:
        value = choice[field.name]
        values = [str(value)] if isinstance(value, int) else value
        menu = next(menu for menu in panel.selects if menu.custom_id.endswith(f":field:{field.name}"))
        if values and menu.chosen != values:
            await person.select(menu.custom_id, *values, message=panel)
    await person.click(button(panel, "send"), panel)
