"""What is said of sections and top actions: what they cost, what they bring, and what the bottom action needs."""

from __future__ import annotations

from games.engine import Says, Text, Unavailable
from games.engine.text import Item
from games.scythe import components as c
from games.scythe.board import TERRAIN
from games.scythe.rules.hints.parts import costs, final_of, joined, purse
from games.scythe.rules.mat import boxes_of, cost_of, section_of
from games.scythe.rules.payment import why_not as why_not_bottom
from games.scythe.rules.produce import can_produce, capacity, everything, yield_text
from games.scythe.rules.supply import worker_row_cost
from games.scythe.rules.top_choices import SHORT, Quick, Taking, choice_label, quick_option, structure_gain, why_not
from games.scythe.state import Scythe


def then_bottom(g: Scythe, seat: int, bottom: str) -> Text:
    """Whether the bottom action of a section can be paid now, and what it costs and gives."""
    action = Text(f"scythe-bottom-{bottom}")
    reason = why_not_bottom(g, seat, bottom)
    if reason is not None:
        return Text("scythe-then-cannot", {"action": action, "why": reason})
    cost = Text(f"scythe-some-{c.BOTTOM_ACTIONS[bottom].resource}", {"count": cost_of(g, seat, bottom)})
    coins = section_of(g.seats[seat].mat, bottom).coins
    return Text("scythe-then-can", {"action": action, "cost": cost, "coins": coins})


def top_says(g: Scythe, seat: int, action: str, taking: Taking) -> Says:
    """What a choice of a top action costs and brings, and what cannot be taken back of it."""
    choice = next(each for each in c.TOP_ACTIONS[action].choice if each.id == taking.what)
    count = boxes_of(g.seats[seat], choice)
    if choice.op == "produce":
        return _production(g, seat, count)
    gains = [] if choice.op == "move" else [c.Gain(choice.op, count)]
    bonus = structure_gain(g.seats[seat], action)
    gains += [bonus] if bonus is not None else []
    paid = costs(g, seat, c.TOP_ACTIONS[action].cost)
    brings = [purse(g, seat, gain.op, gain.n) for gain in gains if gain.op != "resource_any"]
    asks = any(gain.op == "resource_any" for gain in gains)
    final = None if taking.less or asks else final_of(g, seat, gains)
    if choice.op == "move":
        return Says(Text("scythe-hint-move"))
    return Says(joined(*brings, paid), final)


def _production(g: Scythe, seat: int, count: int) -> Says:
    sites = everything(g, seat, count)
    row: list[Item] = [
        Text(f"scythe-gain-{cost.pay}", {"count": cost.n}) for cost in worker_row_cost(g.seats[seat].workers_out)
    ]
    paid = Text("scythe-hint-price", {"cost": row}) if row else None
    if sites is None:
        return Says(paid or Text("scythe-hint-produce"))
    made: list[Item] = [yield_text(g, seat, place, mill=True) for place in sites]
    workers = sum(capacity(g, seat, place, mill=True) for place in sites if TERRAIN[place] == "village")
    final = final_of(g, seat, [c.Gain("worker", workers)] if workers else [])
    return Says(joined(Text("scythe-goods", {"goods": made}), paid), final)


def section_says(g: Scythe, seat: int, choice: str | Quick) -> Says:
    """What is said of a section, or of a section with a choice of its top action."""
    player = g.seats[seat]
    if choice == "factory":
        return Says(Text("scythe-hint-factory", {"about": Text(f"scythe-about-{player.factory}")}))
    name = choice.section if isinstance(choice, Quick) else choice
    section = g.mat(seat).section[int(name) - 1]
    if isinstance(choice, Quick):
        says = top_says(g, seat, section.top, choice.taking)
        then = None if section.top == "produce" and _long(g, seat) else then_bottom(g, seat, section.bottom)
        return Says(joined(says.hint, then), says.final)
    reasons = [why_not(g, seat, section.top, each) for each in c.TOP_ACTIONS[section.top].choice]
    if all(reasons):
        return Says(joined(nothing_on_top(section.top, reasons[0]), then_bottom(g, seat, section.bottom)))
    return Says(joined(Text("scythe-hint-steps"), then_bottom(g, seat, section.bottom)))


def _long(g: Scythe, seat: int) -> bool:
    """Whether telling of everything that is produced leaves no room for more."""
    sites = everything(g, seat, 3) or []
    return len(sites) + len(worker_row_cost(g.seats[seat].workers_out)) > 2


def nothing_on_top(top: str, reason: Text | None) -> Text | None:
    """Why nothing of a top action can be had."""
    return Text("scythe-top-cannot", {"action": Text(f"scythe-act-{top}"), "why": reason}) if reason else None


def missing_tops(g: Scythe, seat: int, section: c.Section, *, quick: bool) -> list[Unavailable]:
    """The choices of a top action that cannot be had now."""
    found = []
    for choice in c.TOP_ACTIONS[section.top].choice:
        reason = why_not(g, seat, section.top, choice)
        if reason is None and choice.op == "produce" and not can_produce(g, seat):
            reason = Text("scythe-no-production")
        if reason is None:
            continue
        count = boxes_of(g.seats[seat], choice)
        if quick:
            option = quick_option(section.index, section.top, choice.id, count, everything=False)
            found.append(Unavailable(option.id, option.label, reason))
        elif choice.op != "produce" or not can_take_any(g, seat, section.top):
            found.append(Unavailable(SHORT[choice.id], choice_label(choice.id, count), reason))
    return found


def can_take_any(g: Scythe, seat: int, top: str) -> bool:
    """Whether some choice of a top action can be paid."""
    return any(why_not(g, seat, top, choice) is None for choice in c.TOP_ACTIONS[top].choice)
