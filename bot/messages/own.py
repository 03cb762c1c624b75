"""A player's own panel: in a DM, or ephemeral in the thread."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import starmap

import msgspec
from discord import ButtonStyle
from discord.utils import escape_markdown

import render
from bot.messages import coach, layout, lessons, named, naming, onward, outlook, stopped
from bot.messages.address import Address, together
from bot.messages.asking import LOCK, Asking, Picks
from bot.messages.boards import marks
from bot.messages.clock_words import until
from bot.messages.controls import Row, button, row
from bot.messages.form_fields import form_parts, next_field, stride_rows
from bot.messages.people import mentions, names
from bot.messages.rulebook import how_to_play
from bot.messages.shapes import beside_buttons, by_number, can_look, rows, with_room
from bot.messages.whole import whole_rows
from bot.messages.words import say
from bot.tables import lessons as lesson_tables
from bot.tables.running import Running
from games.engine import Choice, Decision, Form, Number, Option, Pick, SeatName
from games.engine.again import same_again
from games.engine.decision import Value
from games.engine.text import Item


def panel(
    running: Running,
    seat: int,
    language: str,
    *,
    group: int | None = None,
    picks: Picks | None = None,
    looked: list[str] | None = None,
    staged: bool = False,
    picture: layout.Picture | None = None,
    note: str = "",
    lasting: bool = False,
    here: bool = False,
    advice: str = "",
) -> layout.Composed:
    """What a seat is asked, with everything to answer it; or what it waits for. In a message that lasts nobody else is
    named: it would soon be somebody else. `here`: it is shown in the match's thread. `looked`: the numbers of options
    that were chosen and not confirmed yet. `staged`: options of menus are looked at first. `advice`: what the coach
    says, if it says anything."""
    decision = running.explained(seat)
    if decision is None:
        return layout.message(
            place(running, language, here),
            note,
            say(language, "own-idle") if lasting and not running.over else waiting_for(running, language),
            prepared(running, seat, language),
            stopped.note(running, seat, language),
            picture,
            _tail(running, seat, language),
        )
    serial, texts = running.match.serial(seat), running.texts(language)
    asking = Asking(
        decision,
        running.id,
        serial,
        texts,
        names(running),
        staged=staged or bool(looked),
        numbered=bool(marks(decision)),
    )
    if picks is None and isinstance(decision.shape, Form):
        picks = starting_picks(running, seat, decision.shape)
    around = Around(picture, note, advice, here)
    filled = picks or {}
    return with_room(
        lambda narrow: _question(running, msgspec.structs.replace(asking, narrow=narrow), around, group, filled, looked)
    )


class Around(msgspec.Struct, frozen=True):
    """What stands around a question."""

    picture: layout.Picture | None
    note: str
    advice: str
    here: bool


def _question(
    running: Running, asking: Asking, around: Around, group: int | None, picks: Picks, looked: list[str] | None
) -> layout.Composed:
    decision, language, seat = asking.decision, asking.texts.language, asking.decision.seat
    numbers = together(looked) if looked and all(map(str.isdecimal, looked)) else None
    looking = outlook.options_of(decision, looked) if looked and numbers else None
    sealed = ""
    if seat in running.match.sealed:
        sealed = say(language, "own-sealed-former" if running.unread(seat) else "own-sealed")
    return layout.message(
        place(running, language, around.here),
        around.note,
        around.picture,
        lessons.board(running, language),
        "### " + running.texts(language).say(decision.prompt, mentions(running)),
        around.advice,
        until(running, seat, language) if seat in running.waiting_people() else "",
        sealed,
        prepared(running, seat, language),
        stopped.note(running, seat, language),
        outlook.looked_at(running, asking, looking) if looking else outlook.beside(running, asking, group),
        [confirm(asking, numbers, looking)] if numbers and looking else None,
        *answering(running, asking, group, picks),
        small_print(asking),
        coach.rows(running, decision, language) if around.advice else [],
        _tail(running, seat, language, asking, told=bool(around.advice)),
        spare=named.rows(running.game, named.said(decision), language, running.id),
    )


def answering(running: Running, asking: Asking, group: int | None, picks: Picks) -> list[str | list[Row]]:
    """The controls that answer, with what a form leads to so far."""
    shape = asking.decision.shape
    if not isinstance(shape, Form):
        both = onward.parts(running, asking, asking.decision.seat)
        return [rows(asking, group), *both, picked_again(running, asking, group), from_now_on(asking)]
    shown = outlook.preview(running, asking.decision, picks)
    hints = shown.hints if shown else {}
    lines = [asking.texts.say(line, names(running)) for line in shown.lines] if shown else []
    name, buttons = whole_rows(asking, shape, picks, hints)
    if not buttons:
        name, buttons = next_field(asking, shape, picks, hints)
    strides = stride_rows(asking, shown.strides) if shown and buttons else []
    together = f"-# {asking.say('panel-stride')}" if strides else ""
    again = filled_again(running, asking.decision)
    form = form_parts(asking, shape, picks, hints, in_order=bool(strides), again=again not in ({}, picks))
    return ["\n".join(lines), name, buttons, together, strides, *form]


def confirm(asking: Asking, numbers: str, options: list[Option]) -> Row:
    """What was looked at is chosen; where something of worth is lost by it, this says yes once more."""
    loses = any(chosen.loses for chosen in options)
    label, style = ("panel-sure", ButtonStyle.danger) if loses else ("panel-pick", ButtonStyle.success)
    return row(
        button(asking.at("sure", numbers), asking.say(label), style),
        button(asking.at("onboard", numbers), asking.say("panel-on-board"), emoji="🗺️"),
    )


def small_print(asking: Asking) -> str:
    """What the lock means, where there is one."""
    decision = asking.decision
    if decision.final is not None:
        return f"-# {LOCK} {asking.texts.say(decision.final, asking.who)}"
    locked = any(chosen.final for pick in decision.picks for chosen in pick.options)
    return f"-# {LOCK} {asking.say('panel-locked')}" if locked else ""


def not_possible(asking: Asking) -> str:
    """What a player would look for here and cannot have, with the reasons."""
    who = asking.who
    lines = [
        f"- **{escape_markdown(asking.texts.say(missing.label, who))}**: "
        f"{escape_markdown(asking.texts.say(missing.reason, who))}"
        for missing in asking.decision.unavailable
    ]
    return "\n".join([f"### {asking.say('panel-not-possible')}", *lines])


def starting_picks(running: Running, seat: int, form: Form) -> Picks:
    """What a form shows before anything is chosen: what its owner has sealed, or the proposed answer, else the defaults
    of its numbers."""
    sealed = None if running.unread(seat) else running.match.sealed_choice(seat)
    for chosen in (sealed, running.match.decisions[seat].proposed):
        if isinstance(chosen, dict):
            return as_picks(chosen)
    return default_numbers(form, running.match.decisions[seat].parse(running.match.default(seat)))


def from_now_on(asking: Asking) -> list[Row]:
    """Standing orders that answer this question now and whenever it is asked again."""
    found = [
        button(
            asking.at("always", str(number)), asking.say("panel-always", what=asking.texts.say(each.label)), emoji="📌"
        )
        for number, each in enumerate(asking.decision.always)
    ]
    return [row(*found)] if found and not asking.staged else []


def filled_again(running: Running, decision: Decision) -> Picks:
    """What the owner of the seat answered when they were last asked for a form of this kind; nothing where they never
    were, or where it is not possible now."""
    chosen = same_again(running.match.answered, decision)
    return as_picks(chosen) if isinstance(chosen, dict) else {}


def picked_again(running: Running, asking: Asking, group: int | None = None) -> list[Row]:
    """A button for what the owner of the seat chose when they were last asked this, where that takes more than one
    press without it."""
    decision, shape = asking.decision, asking.decision.shape
    chosen = same_again(running.match.answered, decision)
    if not isinstance(shape, Pick) or not isinstance(chosen, list) or not chosen or asking.staged or asking.narrow:
        return []
    if len(chosen) == 1 and chosen[0] in {option.id for option in beside_buttons(asking, group)}:
        return []
    options = [(number, option) for number, option in enumerate(by_number(shape)) if option.id in chosen]
    what, numbers = ", ".join(starmap(asking.line, options)), together([str(number) for number, _ in options])
    if not numbers:
        return []
    return [row(button(asking.at("pick", numbers), asking.say("panel-again-what", what=what), emoji="🔁"))]


def default_numbers(form: Form, default: Choice | None) -> Picks:
    """The numbers of a form's default answer; what is to be picked is left to its owner."""
    numbers = {field.name for field in form.fields if isinstance(field.shape, Number)}
    chosen = default if isinstance(default, dict) else {}
    return as_picks({name: value for name, value in chosen.items() if name in numbers})


def as_picks(chosen: Mapping[str, Value]) -> Picks:
    """A form's answer as its menus show it."""
    return {
        name: [str(value)] if isinstance(value, int) else list(value) for name, value in chosen.items() if value != []
    }


def can_prepare(running: Running, seat: int) -> bool:
    """Whether a turn is still to come that can be prepared: nothing is asked now that must be answered first, and what
    comes next would not tell what a former owner has sealed."""
    return not running.over and seat not in running.match.waiting and not running.unread(seat)


def prepared(running: Running, seat: int, language: str) -> str:
    """How much the seat has planned for its turn."""
    count = len(running.match.plans.get(seat, []))
    return say(language, "prepare-ready", count=count) if count else ""


def waiting_for(running: Running, language: str) -> str:
    """Whom the table waits for, when it is not the reader."""
    if running.over:
        return say(language, "own-over")
    seats: list[Item] = [SeatName(seat) for seat in running.match.waiting]
    return say(language, "own-waiting", mentions(running), seats=seats)


def place(running: Running, language: str, here: bool = False) -> str:
    """Which table a panel belongs to, in small print: once, as a link to its thread; in the very thread nothing."""
    return "" if here else f"-# {naming.to_thread(running.row, language)}"


def _tail(running: Running, seat: int, language: str, asking: Asking | None = None, *, told: bool = False) -> list[Row]:
    decision = asking.decision if asking is not None else None
    buttons = stopped.buttons(running, seat, language)
    if decision is not None and decision.unavailable:
        address = Address("whynot", running.id, seat, running.match.serial(seat))
        label = say(language, "panel-why-not", count=len(decision.unavailable))
        buttons.append(button(address, label, emoji="🚫"))
    if decision is not None and marks(decision):
        address = Address("openpage", running.id, argument=render.MAP)
        buttons.append(button(address, say(language, "own-on-the-map"), emoji="🗺️"))
    if asking is not None and can_look(asking):
        buttons.append(button(asking.at("lookfirst"), say(language, "panel-look-first"), emoji="🔎"))
    if can_prepare(running, seat):
        buttons.append(button(Address("prepare", running.id, seat), say(language, "prepare-open"), emoji="📝"))
    if running.match.can_undo(seat):
        address = Address("undo", running.id, seat, running.undo_serial(seat))
        buttons.append(button(address, say(language, "table-undo"), emoji="↩️"))
    learns = lesson_tables.task(running) is not None  # one thing at a time
    if running.match.game.standing_form(running.match.present, seat) is not None and not learns:
        buttons.append(
            button(Address("standing", running.id, seat), say(language, "own-standing"), ButtonStyle.secondary)
        )
    if decision is not None and not told:
        buttons += coach.again(running, decision, language)
    buttons.append(how_to_play(running.game, language))
    return [row(*buttons[first : first + 5]) for first in range(0, len(buttons), 5)]
