"""A person's hand: which controls of a message it presses to give an answer, and how often.

A button is one click. A menu is opened and an option pressed: two; where several may be picked, one for each, and one
to leave it. Typing is a button and a window that is sent off, and counts where no control gives the answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import msgspec
from discord import ui

from bot.messages.controls import Choose, Press
from bot.messages.shapes import by_number
from games.engine import Choice, Decision, Form, Number, Pick

TYPED = 2
"""The button, and the window that is sent off."""


class Panel(Protocol):
    """The panel of a question, as it is shown after a control was used."""

    def __call__(self, *, group: int | None = None, looked: list[str] | None = None) -> ui.LayoutView:
        """With a group of options opened, or options looked at."""


class PanelControls(msgspec.Struct, frozen=True):
    """The controls of one question in a message."""

    buttons: list[Press]
    menus: list[Choose]

    @classmethod
    def of(cls, view: ui.LayoutView | None, seat: int) -> PanelControls:
        """Those that answer what a seat is asked."""
        found = list(_ours(view.walk_children(), seat)) if view is not None else []
        return cls([c for c in found if isinstance(c, Press)], [c for c in found if isinstance(c, Choose)])

    def button(self, verbs: Iterable[str], argument: str | None = None) -> bool:
        """Whether there is such a button."""
        verbs = set(verbs)
        return any(c.address.verb in verbs and argument in (None, c.address.argument) for c in self.buttons)

    def menu(self, verb: str, values: Iterable[str], argument: str | None = None) -> Choose | None:
        """The menu that offers all these values."""
        wanted = set(values)
        for found in self.menus:
            address = found.address
            if address.verb == verb and argument in (None, address.argument) and wanted <= _values(found):
                return found
        return None


def _ours(items: Iterable[ui.Item[Any]], seat: int) -> Iterator[Press | Choose]:
    for item in items:
        if isinstance(item, Press | Choose) and item.address.seat == seat:
            yield item


def _values(menu: Choose) -> set[str]:
    return {option.value for option in menu.item.options}


def _clicks(menu: Choose, values: list[str]) -> int:
    """Open it, press each, and leave it where several may be pressed."""
    return 1 + len(values) + (menu.item.max_values > 1)


def clicks(view: ui.LayoutView | None, decision: Decision, choice: Choice, panel: Panel) -> int | None:
    """How many clicks an answer takes on a message with this question; None if its controls cannot give it. `panel`:
    what is shown next where one click is not all."""
    controls, shape = PanelControls.of(view, decision.seat), decision.shape
    if isinstance(shape, Form):
        found = _form(controls, shape, choice if isinstance(choice, dict) else {})
    elif isinstance(shape, Number):
        menu = controls.menu("number", [str(choice)])
        found = _clicks(menu, [str(choice)]) if menu is not None else None
    else:
        found = _pick(controls, shape, choice if isinstance(choice, list) else [], panel, decision.seat)
    return found if found is not None else TYPED if controls.button(["type"]) else None


def _form(controls: PanelControls, form: Form, choice: dict[str, Any]) -> int | None:
    taken = 0
    for field in form.fields:
        value = choice[field.name]
        wanted = [str(value)] if isinstance(value, int) else list(value)
        menu = controls.menu("field", wanted, field.name)
        if menu is None:
            return None
        shown = {option.value for option in menu.item.options if option.default}
        taken += _clicks(menu, sorted(shown ^ set(wanted))) if shown != set(wanted) else 0
    return taken + 1 if controls.menus else None


def _pick(controls: PanelControls, pick: Pick, choice: list[str], panel: Panel, seat: int) -> int | None:
    options = by_number(pick)
    numbers = [str(number) for number, option in enumerate(options) if option.id in choice]
    asked_again = 1 if any(options[int(number)].loses for number in numbers) else 0
    if controls.button(["pick"], "-".join(numbers)):
        return 1 + asked_again
    if not numbers:
        return 1 if controls.button(["choose"]) else None
    if (menu := controls.menu("choose", numbers)) is not None:
        return _clicks(menu, numbers) + asked_again
    if (menu := controls.menu("look", numbers)) is not None:
        sure = PanelControls.of(panel(looked=numbers), seat).button(["sure", "pick"], "-".join(numbers))
        return _clicks(menu, numbers) + 1 if sure else None
    if (menu := next((c for c in controls.menus if c.address.verb == "group"), None)) is not None:
        for value in sorted(_values(menu), key=int):
            opened = PanelControls.of(panel(group=int(value)), seat)
            if opened.menu("choose", numbers) or opened.menu("look", numbers):
                beyond = _pick(msgspec.structs.replace(opened, buttons=[]), pick, choice, panel, seat)
                return None if beyond is None else _clicks(menu, [value]) + beyond
    return None
