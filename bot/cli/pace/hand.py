"""A person's hand: which controls of a message it presses to give an answer, and how often.

A button is one click. A menu is opened and an option pressed: two; where several may be picked, one for each, and one
to leave it. Typing is a button and a window that is sent off, and counts where no control gives the answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import msgspec
from discord import ButtonStyle

from bot.messages import layout, onward
from bot.messages.address import together
from bot.messages.asking import Picks
from bot.messages.controls import Choose, Control, Press
from bot.messages.shapes import by_number
from bot.messages.whole import read
from games.engine import Choice, Decision, Form, Number, Pick

CHOSEN = ButtonStyle.success.value
TYPED = 2
"""The button, and the window that is sent off."""


class Panel(Protocol):
    """The panel of a question, as it is shown after a control was used."""

    def __call__(
        self, *, group: int | None = None, looked: list[str] | None = None, picks: Picks | None = None
    ) -> layout.Composed:
        """With a group of options opened, options looked at, or fields filled in."""


class PanelControls(msgspec.Struct, frozen=True):
    """The controls of one question in a message."""

    buttons: list[Press]
    menus: list[Choose]

    @classmethod
    def of(cls, view: layout.Composed | None, seat: int) -> PanelControls:
        """Those that answer what a seat is asked."""
        found = list(_ours(view.controls, seat)) if view is not None else []
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

    def whole(self, wanted: Picks) -> bool:
        """Whether a button is this whole answer of a form."""
        return any(c.address.verb == "whole" and read(c.address.argument) == wanted for c in self.buttons)

    def fills(self, wanted: Picks, missing: list[str]) -> Iterator[Picks]:
        """What buttons fill in that is wanted and still missing."""
        for pressed in self.buttons:
            if pressed.address.verb == "fill":
                fields = read(pressed.address.argument)
                if all(name in missing and wanted[name] == values for name, values in fields.items()):
                    yield fields

    def toggles(self, field: str, values: Iterable[str]) -> bool:
        """Whether each of these is chosen, or not any more, by a button of its own."""
        return all(self.button(["toggle"], f"{field}={value}") for value in values)

    def groups(self) -> Iterator[tuple[int, int]]:
        """The groups of options, with the clicks that open each."""
        for pressed in self.buttons:
            if pressed.address.verb == "group":
                yield int(pressed.address.argument), 1
        for found in self.menus:
            if found.address.verb == "group":
                yield from ((int(value), _clicks(found, [value])) for value in sorted(_values(found), key=int))

    def onward(self, number: str) -> dict[str, int]:
        """What can be said of the next question along with a choice, by its number, and the clicks that takes."""
        menus = [
            (found, line.value) for found in self.menus if found.address.verb == "onward" for line in found.options
        ]
        said = [(argument, _clicks(found, [argument])) for found, argument in menus]
        said += [(found.address.argument, 1) for found in self.buttons if found.address.verb == "onward"]
        return {
            planned: taken for argument, taken in said for first, planned in [onward.read(argument)] if first == number
        }

    def without_groups(self) -> PanelControls:
        """Those that are left when a group is open."""
        return PanelControls(
            [c for c in self.buttons if c.address.verb != "group"], [c for c in self.menus if c.address.verb != "group"]
        )


def _ours(controls: Iterable[Control], seat: int) -> Iterator[Press | Choose]:
    for control in controls:
        if isinstance(control, Press | Choose) and control.address.seat == seat:
            yield control


def _values(menu: Choose) -> set[str]:
    return {option.value for option in menu.options}


def _clicks(menu: Choose, values: list[str]) -> int:
    """Open it, press each, and leave it where several may be pressed."""
    return 1 + len(values) + (menu.max_values > 1)


def clicks(
    view: layout.Composed | None, decision: Decision, choice: Choice, panel: Panel, again: Picks | None = None
) -> int | None:
    """How many clicks an answer takes on a message with this question; None if its controls cannot give it. `panel`:
    what is shown next where one click is not all. `again`: what a form is filled in with by *the same again*."""
    controls, shape = PanelControls.of(view, decision.seat), decision.shape
    if isinstance(shape, Form):
        wanted = choice if isinstance(choice, dict) else {}
        ways = [_form(controls, shape, wanted, panel, decision.seat)]
        if again and controls.button(["again"]):
            filled = _form(PanelControls.of(panel(picks=again), decision.seat), shape, wanted, panel, decision.seat)
            ways.append(None if filled is None else 1 + filled)
        found = min([way for way in ways if way is not None], default=None)
    elif isinstance(shape, Number):
        menu = controls.menu("number", [str(choice)])
        found = _clicks(menu, [str(choice)]) if menu is not None else None
        if controls.button(["number"], str(choice)):
            found = 1
    else:
        found = _pick(controls, shape, choice if isinstance(choice, list) else [], panel, decision.seat)
    return found if found is not None else TYPED if controls.button(["type"]) else None


def at_one_go(view: layout.Composed | None, decision: Decision, choice: Choice) -> dict[str, int]:
    """What can be said of the next question along with this answer, and the clicks that both take."""
    shape = decision.shape
    if not isinstance(shape, Pick) or not isinstance(choice, list) or len(choice) != 1:
        return {}
    number = next(str(number) for number, option in enumerate(by_number(shape)) if option.id == choice[0])
    return PanelControls.of(view, decision.seat).onward(number)


def _form(controls: PanelControls, form: Form, choice: dict[str, Any], panel: Panel, seat: int) -> int | None:
    """A button where one is the whole answer, or fills in a field, or several, as wanted; else the menu of a field; and
    in the end all is sent off."""
    wanted = {name: [str(value)] if isinstance(value, int) else list(value) for name, value in choice.items()}
    picks = {field.name: shown for field in form.fields if (shown := _shown(controls, field.name))}
    taken, now = 1, controls
    while missing := [name for name in wanted if set(picks.get(name, [])) != set(wanted[name])]:
        if now.whole(wanted):
            return taken
        pressed = max(now.fills(wanted, missing), key=len, default=None)
        if pressed is None:
            menus = ((name, now.menu("field", wanted[name], name)) for name in missing)
            name, menu = next(((name, menu) for name, menu in menus if menu is not None), ("", None))
            changed = [(name, set(picks.get(name, [])) ^ set(wanted[name])) for name in missing]
            by_buttons = next(((name, values) for name, values in changed if now.toggles(name, values)), None)
            if by_buttons is not None:
                name, values = by_buttons
                taken += len(values)
            elif menu is not None:
                taken += _clicks(menu, sorted(set(picks.get(name, [])) ^ set(wanted[name])))
            else:
                return None
            pressed = {name: wanted[name]}
        else:
            taken += 1
        picks = {**picks, **pressed}
        now = PanelControls.of(panel(picks=picks), seat)
    return taken if now.button(["send"]) else None


def _shown(controls: PanelControls, field: str) -> list[str]:
    """What is chosen in a field: its menu says so, or the colour of its buttons."""
    menu = controls.menu("field", [], field)
    if menu is not None:
        return [option.value for option in menu.options if option.default]
    chosen = [
        c.address.argument for c in controls.buttons if c.style == CHOSEN and c.address.verb in ("fill", "toggle")
    ]
    return [value for name, _, value in (each.partition("=") for each in chosen) if name == field]


def _pick(controls: PanelControls, pick: Pick, choice: list[str], panel: Panel, seat: int) -> int | None:
    options = by_number(pick)
    numbers = [str(number) for number, option in enumerate(options) if option.id in choice]
    chosen = [options[int(number)] for number in numbers]
    written = together(numbers)
    if written and controls.button(["pick"], written):
        return 1 + any(option.loses for option in chosen)
    if not numbers:
        return 1 if controls.button(["choose"]) else None
    if (menu := controls.menu("choose", numbers)) is not None:
        in_private = controls.button(["lookfirst"])
        return _clicks(menu, numbers) + any(option.loses or (in_private and option.final) for option in chosen)
    if (menu := controls.menu("look", numbers)) is not None:
        sure = written and PanelControls.of(panel(looked=numbers), seat).button(["sure", "pick"], written)
        return _clicks(menu, numbers) + 1 if sure else None
    for value, opening in controls.groups():
        opened = PanelControls.of(panel(group=value), seat)
        beyond = _pick(opened.without_groups(), pick, choice, panel, seat)
        if beyond is not None:
            return opening + beyond
    return None
