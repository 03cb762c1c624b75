"""From the shape of a decision to rows of controls: buttons, menus, groups; forms by their fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from discord import ButtonStyle
from discord.utils import escape_markdown

from bot.messages import layout
from bot.messages.asking import BUTTONS, LINES, NUMBERS, SHORT, Asking, Picks, button_rows, can_be_buttons, lines
from bot.messages.controls import MENU_OPTIONS, Row, button, menu, option, row
from bot.messages.form_fields import form_rows
from games.engine import Form, Number, Option, Pick

MOST_BUTTONS = 20
"""Of options and groups in one message: there is more in it than these, and forty components at most."""
FORESEEN = 6
"""Of so many buttons at most it is told what each would change: it takes a while, and nobody reads more. More options
than these can be looked at one by one."""
STYLES = {"": ButtonStyle.primary, "decline": ButtonStyle.secondary, "end": ButtonStyle.success}
Numbered = tuple[int, Option]
"""An option with the number that its controls carry."""


def rows(asking: Asking, group: int | None = None, picks: Picks | None = None) -> list[Row]:
    """Everything needed to answer."""
    shape = asking.decision.shape
    if isinstance(shape, Form):
        return form_rows(asking, shape, picks or {})
    if isinstance(shape, Number):
        return number_rows(asking, shape)
    return pick_rows(asking, shape, group)


def by_number(pick: Pick) -> list[Option]:
    """The options as controls count them: those for everybody's eyes first, so that their numbers tell nothing of the
    others."""
    return sorted(pick.options, key=lambda chosen: chosen.private)


def numbered(pick: Pick) -> list[Numbered]:
    """The options in their own order, with their numbers."""
    numbers = {chosen.id: number for number, chosen in enumerate(by_number(pick))}
    return [(numbers[chosen.id], chosen) for chosen in pick.options]


def pick_rows(asking: Asking, pick: Pick, group: int | None = None) -> list[Row]:
    """A few options: buttons; more: buttons for those that are alone or few of their kind, and the others in a menu or,
    where there are more than it holds, by group. `group`: the number of an option of the group that is open."""
    if not pick.options:
        return [_none(asking)]  # asked all the same, so that being asked tells nothing
    indexed, apart = main_options(asking, pick), set_apart(asking, pick)
    last = [row(*(_option_button(asking, index, chosen) for index, chosen in apart))] if apart else []
    if pick.most > 1 and len(indexed) > MENU_OPTIONS:
        return [row(button(asking.at("type"), asking.say("panel-type"), ButtonStyle.primary))]
    if not pick.least:  # a menu that is closed with nothing chosen sends nothing
        return [*_laid_out(asking, pick, lay_out(asking, pick, indexed), "panel-choose"), _none(asking)]
    return [*_laid_out(asking, pick, lay_out(asking, pick, indexed, group), "panel-choose"), *last]


class Layout(msgspec.Struct, frozen=True):
    """How options are offered: each with a button, in one menu, or in groups."""

    buttons: list[Numbered] = []
    menu: list[Numbered] = []
    groups: list[Group] = []
    opened: Group | None = None
    inside: Layout | None = None
    """How those of the group that is open are offered."""
    brief: bool = False
    """Whether they are one group, whose name stands above them."""


def lay_out(
    asking: Asking,
    pick: Pick,
    options: list[Numbered],
    group: int | None = None,
    most: int = MOST_BUTTONS,
    *,
    brief: bool = False,
) -> Layout:
    """Which options have buttons, at most so many, and where the others are. Of groups the first is open until another
    is opened. `brief`: they are one group, which is open."""
    direct = _direct(asking, pick, options, most, brief=brief)
    taken = {index for index, _ in direct}
    rest = [pair for pair in options if pair[0] not in taken]
    if not rest or (len(rest) <= MENU_OPTIONS and (brief or not _better_in_groups(asking, pick, direct, rest))):
        return Layout(direct, rest, brief=brief)
    groups = grouped(asking, rest)
    opened = _opened(groups, group) or groups[0]
    room = most - len(direct) - len(groups)
    return Layout(direct, [], groups, opened, lay_out(asking, pick, opened.members, most=room, brief=opened.named))


def _better_in_groups(asking: Asking, pick: Pick, direct: list[Numbered], rest: list[Numbered]) -> bool:
    """Whether what a menu would hold is better kept in groups: all are buttons, whichever is open. Then those of the
    first are one press, and the others two, as in the menu. It is the same in the thread and on one's own panel, where
    they have numbers: what is opened there is shown here."""
    if asking.decision.then or asking.staged or asking.narrow or (pick.least, pick.most) != (1, 1):
        return False
    groups = grouped(asking, rest)
    brief = all(chosen.brief is not None for _, chosen in rest)
    if len(groups) < 2 or not brief or not all(group.named for group in groups):
        return False
    names, asking = [group.name for group in groups], msgspec.structs.replace(asking, numbered=True)
    above = [*([[asking.line(*pair) for pair in direct]] if direct else []), names]
    if not can_be_buttons(names, narrow=False):
        return False
    for group in groups:
        shown = [*above, [asking.line(*pair, brief=True) for pair in group.members]]
        if (
            sum(map(len, shown)) > MOST_BUTTONS
            or sum(map(lines, shown)) > LINES
            or not can_be_buttons(shown[-1], narrow=False)
        ):
            return False
    return True


def _direct(asking: Asking, pick: Pick, options: list[Numbered], most: int, *, brief: bool = False) -> list[Numbered]:
    """The options with a button of their own: all, if they are few; else those that are few of their kind, as many
    kinds as there is room for, and of a kind that has a name never some without the others."""
    if pick.most != 1 or pick.least != 1:
        return []
    labels = [asking.line(*pair, brief=brief) for pair in options]
    read = [asking.label(chosen, brief=brief) for _, chosen in options]
    few = len(set(read)) == len(read) and can_be_buttons(labels, asking.narrow)  # a number does not tell two apart
    if asking.staged:
        return options if len(options) <= FORESEEN and few else []
    if len(options) <= most and few:
        return options
    kinds: dict[str, list[Numbered]] = {}
    for pair in options:
        kinds.setdefault(asking.group(pair[1]), []).append(pair)
    fitting = {pair[0] for pair, label, name in zip(options, labels, read, strict=True) if _plain(label, name, read)}
    whole = {name for name, members in kinds.items() if not name or all(index in fitting for index, _ in members)}
    found: list[Numbered] = []
    ranks = {name: _rank(members) for name, members in kinds.items()}
    for rank in sorted({*ranks.values()}):
        wanted = {name for name in kinds if name in whole and ranks[name] <= rank}
        taken = {index for name in wanted for index, _ in kinds[name]} & fitting
        direct = [pair for pair in options if pair[0] in taken]
        beside = [name for name in kinds if name not in wanted]
        if len(options) - len(direct) <= MENU_OPTIONS:
            beside = [asking.say("panel-more")]
        shown = [*(asking.line(*pair, brief=brief) for pair in direct), *beside]
        if len(shown) > most or not can_be_buttons(shown, asking.narrow):
            break
        found = direct
    return found


def _rank(members: list[Numbered]) -> tuple[int, bool]:
    """Those that are fewer come first, and of as many those that end the turn: nothing is asked after them."""
    return len(members), not any(chosen.role == "end" for _, chosen in members)


def _plain(label: str, name: str, names: list[str]) -> bool:
    """Whether a button can say it: in one line, and nothing else reads the same."""
    return len(label) <= SHORT and names.count(name) == 1


def _laid_out(asking: Asking, pick: Pick, found: Layout, placeholder: str) -> list[Row]:
    rows = button_rows([_option_button(asking, *pair, brief=found.brief) for pair in found.buttons])
    if found.menu:
        text = asking.say("panel-more" if found.buttons else placeholder)
        rows.append(row(option_menu(asking, found.menu, pick.least, pick.most, text)))
    if found.groups:
        rows += _group_rows(asking, found.groups, found.opened)
    if found.opened is not None and found.inside is not None:
        rows += _laid_out(asking, pick, found.inside, "panel-choose")
    return rows


def _group_rows(asking: Asking, groups: list[Group], opened: Group | None) -> list[Row]:
    """The groups as buttons or as a menu."""
    if can_be_buttons([group.name for group in groups], asking.narrow):
        return button_rows(
            [
                button(
                    asking.at("group", str(group.number)),
                    group.name,
                    ButtonStyle.success if group == opened else ButtonStyle.primary,
                )
                for group in groups
            ]
        )
    lines = [
        option(
            group.name,
            str(group.number),
            asking.say("panel-count", count=len(group.members)),
            chosen=group == opened,
        )
        for group in groups
    ]
    return [row(menu(asking.at("group"), asking.say("panel-group"), lines))]


def _none(asking: Asking) -> Row:
    return row(button(asking.at("choose"), asking.say("panel-none")))


def main_options(asking: Asking, pick: Pick) -> list[Numbered]:
    """The options but those that stand apart."""
    apart = {number for number, _ in set_apart(asking, pick)}
    return [(number, chosen) for number, chosen in numbered(pick) if number not in apart]


def set_apart(asking: Asking, pick: Pick) -> list[Numbered]:
    """Refusals and the end of the turn, which lie in a row of their own below everything else; where there are too many
    of them for a row, or several may be picked, they stand among the others."""
    special = sorted((pair for pair in numbered(pick) if pair[1].role), key=lambda pair: pair[1].role == "end")
    labels = {asking.label(chosen) for _, chosen in special}
    return special if pick.most == 1 and len(special) == len(labels) <= BUTTONS else []


def can_look(asking: Asking) -> bool:
    """Whether one of several options is chosen without being told what it would change: then it can be looked at."""
    shape = asking.decision.shape
    if not isinstance(shape, Pick) or asking.staged:
        return False
    options = main_options(asking, shape)
    return bool(options) and (len(options) > FORESEEN or lay_out(asking, shape, options).buttons != options)


def beside_buttons(asking: Asking, group: int | None = None) -> list[Option]:
    """The options that are buttons, of which nothing is said but their labels."""
    shape = asking.decision.shape
    if not isinstance(shape, Pick):
        return []
    found = lay_out(asking, shape, main_options(asking, shape), group)
    shown = [*found.buttons, *(found.inside.buttons if found.inside is not None else [])]
    return [chosen for _, chosen in (*shown, *set_apart(asking, shape))]


def hints(asking: Asking, group: int | None = None) -> str:
    """Small lines to stand above buttons, which have no room for hints; a menu shows its own."""
    return said_once([(asking.label(chosen), asking.hint(chosen) or "") for chosen in beside_buttons(asking, group)])


def said_once(lines: Sequence[tuple[str, str]]) -> str:
    """What there is to say of options, in small lines; of several of which the same is to be said it is said once."""
    labels: dict[str, list[str]] = {}
    for label, words in lines:
        labels.setdefault(words, []).append(f"**{escape_markdown(label)}**")
    return "\n".join(f"-# {' · '.join(names)}: {escape_markdown(words)}" for words, names in labels.items() if words)


def _option_button(asking: Asking, index: int, chosen: Option, *, brief: bool = False) -> Any:
    return button(asking.at("pick", str(index)), asking.line(index, chosen, brief=brief), STYLES[chosen.role])


def option_menu(asking: Asking, options: list[Numbered], least: int, most: int, placeholder: str) -> Any:
    """A menu of options; its values are their places in the decision's list. Their groups are said where nothing else
    tells them apart."""
    words = [(asking.line(index, chosen), asking.hint(chosen)) for index, chosen in options]
    if len(set(words)) < len(words):
        words = [
            (label, ": ".join(part for part in (asking.group(chosen), hint) if part) or None)
            for (label, hint), (_, chosen) in zip(words, options, strict=True)
        ]
    lines = [option(label, str(index), hint) for (label, hint), (index, _) in zip(words, options, strict=True)]
    return menu(asking.at("look" if asking.staged else "choose"), placeholder, lines, least, most)


class Group(msgspec.Struct, frozen=True):
    """Options of one kind."""

    name: str
    members: list[Numbered]
    named: bool = True
    """Whether its name is all that its options have in common, and not a part of a list."""

    @property
    def number(self) -> int:
        """It is known by the number of its first option, whoever else is shown more of them."""
        return self.members[0][0]


def _opened(groups: list[Group], number: int | None) -> Group | None:
    """The group that an option belongs to."""
    return next((group for group in groups if any(index == number for index, _ in group.members)), None)


def grouped(asking: Asking, options: list[Numbered]) -> list[Group]:
    """Options by group, none with more than a menu holds, and not more groups than a menu holds."""
    by_name: dict[str, list[Numbered]] = {}
    for index, chosen in options:
        by_name.setdefault(asking.group(chosen), []).append((index, chosen))
    found: list[Group] = []
    for name, members in by_name.items():
        for first in range(0, len(members), MENU_OPTIONS):
            part = members[first : first + MENU_OPTIONS]
            first_label, last_label = asking.label(part[0][1]), asking.label(part[-1][1])
            span = first_label if len(part) == 1 else f"{first_label} … {last_label}"
            whole = len(members) <= MENU_OPTIONS
            named = bool(name) and whole
            found.append(Group(name if named else f"{name}: {span}" if name else span, part, named))
    return found[:MENU_OPTIONS]


def number_rows(asking: Asking, number: Number) -> list[Row]:
    """A few numbers: buttons; more: a menu, or typing where there are too many for that."""
    if number.high - number.low < NUMBERS:
        few = [str(value) for value in range(number.low, number.high + 1)]
        return button_rows([button(asking.at("number", value), value, ButtonStyle.primary) for value in few])
    if number.high - number.low >= MENU_OPTIONS:
        return [row(button(asking.at("type"), asking.say("panel-number"), ButtonStyle.primary))]
    lines = [option(str(value), str(value)) for value in range(number.low, number.high + 1)]
    return [row(menu(asking.at("number"), asking.say("panel-number"), lines))]


def with_room(build: Callable[[bool], layout.Composed]) -> layout.Composed:
    """A message with all its buttons or, where that is more than Discord takes, with a row of them at most (`build` is
    told whether it has to be narrow)."""
    try:
        return build(False)
    except ValueError:  # there are more than forty components
        return build(True)
