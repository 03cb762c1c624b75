"""From the shape of a decision to rows of controls: buttons, menus, groups, forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from discord import ButtonStyle
from discord.utils import escape_markdown

from bot.messages import layout
from bot.messages.address import LONGEST, Address
from bot.messages.controls import MENU_OPTIONS, Row, button, menu, option, row
from bot.messages.words import say
from games.engine import Decision, Field, Form, Number, Option, Pick, Stride, Text
from games.engine.texts import Texts, Who

BUTTONS = 5
"""In a row."""
SHORT = 42
"""A label on a button may have so many characters where there are more than a row of them: a phone shows that in one
line."""
PHONE = 330
"""How many points wide the buttons of a row are on a phone, together."""
LETTER, EDGE = 7, 40
"""Points that a letter of a label takes, and what is around a label."""
LINES = 14
"""Buttons may take so many lines on a phone; what takes more is a menu."""
MOST_BUTTONS = 20
"""Of options and groups in one message: there is more in it than these, and forty components at most."""
FORESEEN = 6
"""Of so many buttons at most it is told what each would change: it takes a while, and nobody reads more. More options
than these can be looked at one by one."""
LOCK = "🔒"
"""Stands beside what cannot be taken back."""
STYLES = {"": ButtonStyle.primary, "decline": ButtonStyle.secondary, "end": ButtonStyle.success}
NUMBERS = 10
"""The most numbers that have a button each."""
FEW_FIELDS = 3
"""A form of so many fields at most has room for fields with more than a row of buttons."""
FIELD_ROOM = 24
"""Of a message, so many components at most are buttons of a form's fields, and what is around them."""
FIELDS = ";"
"""Stands between the fields that one button fills in."""
Numbered = tuple[int, Option]
"""An option with the number that its controls carry."""
Picks = dict[str, list[str]]
"""What is chosen in a form so far: values by field."""
Hints = Mapping[str, Mapping[str, Text]]
"""What options of fields would do, by field and option."""


class Asking(msgspec.Struct, frozen=True):
    """A decision and whom it is shown to."""

    decision: Decision
    match: int
    serial: str
    texts: Texts
    who: Who | None = None
    staged: bool = False
    """Whether what is chosen in a menu is looked at first: what it would do is told, and then it is confirmed. Else it
    is done at once, unless it could not be taken back."""
    numbered: bool = False
    """Whether options carry the numbers that the reader's own map has."""
    narrow: bool = False
    """Whether there is room for one row of buttons only."""

    def at(self, verb: str, argument: str = "") -> Address:
        """The address of a control of this decision."""
        return Address(verb, self.match, self.decision.seat, self.serial, argument)

    def say(self, key: str, **args: Any) -> str:
        """The bot's own words."""
        return say(self.texts.language, key, **args)

    def label(self, chosen: Option, *, brief: bool = False) -> str:
        """An option in words; `brief`: below the name of its group."""
        return self.texts.say(chosen.brief if brief and chosen.brief is not None else chosen.label, self.who)

    def line(self, index: int, chosen: Option, *, brief: bool = False) -> str:
        """An option as its control says it."""
        label = self.label(chosen, brief=brief)
        return f"{index + 1}. {label}" if self.numbered and chosen.where is not None else label

    def hint(self, chosen: Option) -> str | None:
        """What stands small beside an option; a lock where it cannot be taken back."""
        hint = self.texts.say(chosen.hint, self.who) if chosen.hint else ""
        return f"{LOCK} {hint}".rstrip() if chosen.final else hint or None

    def group(self, chosen: Option) -> str:
        """What an option is one of."""
        return self.texts.say(chosen.group, self.who) if chosen.group else ""


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
            say(asking.texts.language, "panel-count", count=len(group.members)),
            chosen=group == opened,
        )
        for group in groups
    ]
    return [row(menu(asking.at("group"), asking.say("panel-group"), lines))]


def button_rows(buttons: list[Any]) -> list[Row]:
    return [row(*buttons[first : first + BUTTONS]) for first in range(0, len(buttons), BUTTONS)]


def can_be_buttons(labels: list[str], narrow: bool) -> bool:
    """Whether there are few enough of these for buttons: a row of any, more of short ones as long as a phone shows them
    in a few lines."""
    if len(set(labels)) < len(labels):
        return False
    if len(labels) <= BUTTONS or narrow:
        return len(labels) <= BUTTONS
    return len(labels) <= MENU_OPTIONS and all(len(label) <= SHORT for label in labels) and lines(labels) <= LINES


def lines(labels: list[str]) -> int:
    """How many lines buttons take on a phone: a row of five is broken where it is full."""
    lines, width = 0, PHONE
    for place, label in enumerate(labels):
        needed = EDGE + LETTER * len(label)
        if place % BUTTONS == 0 or width + needed > PHONE:
            lines, width = lines + 1, 0
        width += needed
    return lines


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


def form_rows(asking: Asking, form: Form, picks: Picks) -> list[Row]:
    """A menu per field: where there are many, or words above them have no place."""
    parts = form_parts(msgspec.structs.replace(asking, narrow=True), form, picks)
    return [each for part in parts if not isinstance(part, str) for each in part]


def form_parts(
    asking: Asking,
    form: Form,
    picks: Picks,
    hints: Hints | None = None,
    *,
    in_order: bool = False,
    again: bool = False,
) -> list[str | list[Row]]:
    """A row of buttons or a menu per field, then one button to send them off together. `hints` say what options would
    do now. `in_order`: it is filled in from its first field on, by buttons, so that menus are for what is to change.
    `again`: it can be filled in as it was the last time."""
    found: list[str | list[Row]] = []
    pressed = fields_with_buttons(asking, form)
    for field in form.fields:
        chosen, told = picks.get(field.name, []), (hints or {}).get(field.name, {})
        if field.name in pressed:
            found += field_buttons(asking, form, field, chosen)
        elif chosen or not in_order:
            found.append([row(field_menu(asking, field, chosen, told))])
    key = "panel-seal" if asking.decision.secret else "panel-confirm"
    ready = complete(form, picks)
    last = row(
        button(asking.at("send"), asking.say(key), ButtonStyle.success, disabled=not ready),
        button(asking.at("reset"), asking.say("panel-reset"), disabled=not picks),
        *([button(asking.at("again"), asking.say("panel-again"), emoji="🔁")] if again else []),
        button(asking.at("type"), asking.say("panel-type")),
    )
    return [*found, [last]]


def fields_with_buttons(asking: Asking, form: Form) -> set[str]:
    """Fields with a button for each number, or for each of a few things that may be chosen: one press where a menu
    takes two or more. As many of them as there is room for."""
    found, room = set[str](), FIELD_ROOM
    if asking.narrow:
        return found
    for field in form.fields:
        labels = _field_labels(asking, form, field)
        values = [argument for argument, _ in labels]
        needed = len(labels) + 2 + len(labels) // BUTTONS
        fits = all(len(label) <= SHORT for _, label in labels) and all(len(each) <= LONGEST // 2 for each in values)
        if labels and fits and needed <= room and lines([label for _, label in labels]) <= LINES:
            found.add(field.name)
            room -= needed
    return found


def _field_labels(asking: Asking, form: Form, field: Field) -> list[tuple[str, str]]:
    """What buttons of a field fill in, and what they say; none where it has too many for that, or one is chosen of
    several, which is the next field in its turn (`next_field`)."""
    shape, most = field.shape, NUMBERS if len(form.fields) <= FEW_FIELDS else BUTTONS
    name = asking.texts.say(field.label, asking.who)
    if isinstance(shape, Number):
        if shape.high - shape.low >= most:
            return []
        numbers = range(shape.low, shape.high + 1)
        return [(f"{field.name}={each}", f"{name}: {each}" if each == shape.low else str(each)) for each in numbers]
    if len(shape.options) > most or (shape.least, shape.most) == (1, 1):
        return []
    return [(f"{field.name}={each.id}", asking.label(each)) for each in shape.options]


def field_buttons(asking: Asking, form: Form, field: Field, chosen: list[str]) -> list[str | list[Row]]:
    """A field as buttons; what is chosen has another colour, and the message remembers it by that. The first number
    says the name of its field; options stand below it."""
    several = isinstance(field.shape, Pick)
    above = f"**{escape_markdown(asking.texts.say(field.label, asking.who))}**" if several else ""
    full = isinstance(field.shape, Pick) and len(chosen) >= field.shape.most > 1
    found = []
    for argument, label in _field_labels(asking, form, field):
        taken = argument.removeprefix(f"{field.name}=") in chosen
        style = ButtonStyle.success if taken else ButtonStyle.secondary
        address = asking.at("toggle" if several else "fill", argument)
        found.append(button(address, label, style, disabled=full and not taken))
    return [*([above] if above else []), button_rows(found)]


def toggled(form: Form, name: str, chosen: list[str], value: str) -> list[str] | None:
    """What is chosen in a field once a button of it was pressed: more, less or, where there is room for one, this; None
    where there is no such button."""
    shape = next((field.shape for field in form.fields if field.name == name), None)
    if not isinstance(shape, Pick) or all(each.id != value for each in shape.options):
        return None
    if value in chosen:
        return [each for each in chosen if each != value]
    return [value] if shape.most == 1 else [*chosen, value][-shape.most :]


def next_field(asking: Asking, form: Form, picks: Picks, hints: Hints | None = None) -> tuple[str, list[Row]]:
    """The first field that is still to be filled, as buttons, with its name: one press where a menu takes two."""
    for field in form.fields:
        shape = field.shape
        if picks.get(field.name) or not isinstance(shape, Pick) or not shape.least:
            continue
        told = (hints or {}).get(field.name, {})
        labels = [with_hint(asking, each, told.get(each.id)) for each in shape.options]
        if shape.most > 1 or asking.narrow or not can_be_buttons(labels, narrow=False):
            return "", []
        buttons = [
            button(asking.at("fill", f"{field.name}={each.id}"), label, ButtonStyle.primary)
            for each, label in zip(shape.options, labels, strict=True)
        ]
        return f"**{escape_markdown(asking.texts.say(field.label, asking.who))}**", button_rows(buttons)
    return "", []


def stride_rows(asking: Asking, strides: Sequence[Stride]) -> list[Row]:
    """Buttons that fill in several fields each."""
    buttons = [
        button(
            asking.at("fill", FIELDS.join(f"{name}={value}" for name, value in stride.fields.items())),
            asking.texts.say(stride.label, asking.who),
        )
        for stride in strides
    ]
    return button_rows(buttons)


def with_hint(asking: Asking, chosen: Option, told: Text | None) -> str:
    """An option with what it would do now, where both are short."""
    label = asking.label(chosen)
    hint = asking.texts.say(told, asking.who) if told is not None else ""
    return f"{label}: {hint}" if hint and len(label) + len(hint) < SHORT else label


def field_menu(asking: Asking, field: Field, chosen: list[str], hints: Mapping[str, Text]) -> Any:
    """A field as a menu. What is chosen carries the field's name, because the placeholder is gone then."""
    label = asking.texts.say(field.label, asking.who)
    if isinstance(field.shape, Number):
        numbers = range(field.shape.low, min(field.shape.high, field.shape.low + MENU_OPTIONS - 1) + 1)
        values: list[tuple[str, str, str | None]] = [(str(number), str(number), None) for number in numbers]
        least, most = 1, 1
    else:
        values = [
            (
                each.id,
                asking.label(each),
                asking.texts.say(hints[each.id], asking.who) if each.id in hints else asking.hint(each),
            )
            for each in field.shape.options[:MENU_OPTIONS]
        ]
        least, most = field.shape.least, field.shape.most
    lines = [
        option(f"{label}: {name}" if value in chosen else name, value, hint, chosen=value in chosen)
        for value, name, hint in values
    ]
    return menu(asking.at("field", field.name), label, lines, least, most)


def complete(form: Form, picks: Picks) -> bool:
    """Whether every field that must be filled is."""
    for field in form.fields:
        chosen = picks.get(field.name, [])
        least = 1 if isinstance(field.shape, Number) else field.shape.least
        if len(chosen) < least:
            return False
    return True


def with_room(build: Callable[[bool], layout.Composed]) -> layout.Composed:
    """A message with all its buttons or, where that is more than Discord takes, with a row of them at most (`build` is
    told whether it has to be narrow)."""
    try:
        return build(False)
    except ValueError:  # there are more than forty components
        return build(True)


def form_words(form: Form, picks: Picks) -> str:
    """A filled form as the text of a choice."""
    return " ".join(f"{field.name}={','.join(picks.get(field.name, [])) or '-'}" for field in form.fields)
