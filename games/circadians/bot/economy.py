"""The bot's prices, and what it does in the action phases: acting, passing, support actions, cards on the way."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.bot.answers import best
from games.circadians.bot.imagine import Mind
from games.circadians.bot.money import energy_worth, gain_worth, gem_worth, research_worth, rounds_left
from games.circadians.rules.building import building_choices
from games.circadians.rules.options import Do
from games.circadians.rules.support import column, free_support, support_cost
from games.circadians.rules.turn_order import may_pay, turns_before
from games.circadians.vocabulary import Reward
from games.engine import Decision


def phase_worth(g: Mind, seat: int, phase: str) -> float:
    """What acting in a phase is worth to a faction, in energy."""
    player = g.seats[seat]
    main = c.COLUMNS[phase, player.tracks[phase]].main
    if phase == "discover":
        return research_worth(g, seat) * main["research"] + 0.4 * min(player.gems, 4)
    if phase == "harvest":
        loot = 2.0 * main["harvest"] * min(1.0, 0.3 + 0.35 * rounds_left(g))
        return (main["energy"] * energy_worth(g, seat) + loot) * g.temper.gather
    if phase == "build":
        open_ = next(building_choices(g, seat), None) is not None
        return (2.0 + 0.8 * rounds_left(g) if open_ else 1.5) * g.temper.gather
    if phase == "recruit":
        left = sum(player.areas)
        return min(left, main["recruit"]) * 1.25 + (1.5 if player.reserve else 0.0)
    return 6.0 + main["move"] + (8.0 if rounds_left(g) <= 1 else 0.0)


def due_in(g: Mind, seat: int, phase: str) -> int:
    """CIR-6.4, CIR-6.5: what a faction has to pay to act in a phase of this round."""
    price = g.prices.get(phase)
    if price is None or price.seat == seat:
        return 0
    return c.NEUTRALS[price.token].total if price.seat is None else c.TOKENS[price.token].total


def reserve(g: Mind, seat: int, phase: str) -> int:
    """What must be left after this phase so that recruiting and moving can still be paid; a harvest helps."""
    if phase not in c.TRACKS:
        return 0
    needed = 0
    for later in reversed(c.TRACKS[c.TRACKS.index(phase) + 1 :]):
        due = due_in(g, seat, later)
        if later == "move":
            needed = due
        elif later == "recruit" and phase_worth(g, seat, later) >= due * energy_worth(g, seat):
            needed += due
        elif later == "harvest":
            gain = c.COLUMNS[later, g.seats[seat].tracks[later]].main["energy"]
            needed = max(due, needed + due - gain) if gain > due else needed
    return needed


# -- prices ------------------------------------------------------------------------------------------------


def choose_price(g: Mind, seat: int, decision: Decision) -> str:
    """A token and a phase: what one wants most for nothing, with as dear a token as will be paid."""
    late = rounds_left(g) <= 1

    def worth(price: tuple[str, str]) -> float:
        token, slot = price
        data, phase = c.TOKENS[token], c.SLOTS[slot].phase
        total = 0.5 * phase_worth(g, seat, phase) + 0.5 * data.to_faction + 0.35 * data.total
        if slot == "move_last":
            total += 5.0 if late else 1.5
        total += gain_worth(g, seat, c.SLOTS[slot].reward)
        if "p1" in (token, data.replaces):
            total += 0.8 * len(g.seats[seat].vault) - 1.0
        if token == "p2" and g.seats[seat].tracks[phase] < c.LAST_COLUMN:
            total += 0.85 * research_worth(g, seat)
        if g.seats[seat].faction == "jrayek" and c.SUMMONS.get(token) in g.rhyzu:
            total += 2.0
        return total

    return best(decision, worth)


# -- acting ------------------------------------------------------------------------------------------------


def choose_action(g: Mind, seat: int, decision: Decision) -> str:
    """Act if it is worth the price; cards that help, and those that console for a pass."""
    offered = [option.id for option in decision.options]
    worth, due = phase_worth(g, seat, g.phase), g.current_turn.due
    wanted = worth >= due * energy_worth(g, seat)
    act = g.current_turn.acting or (wanted and g.seats[seat].energy - _kept(g, seat) >= due)
    for option, does in decision.offers(Do).items():
        if does.verb == "use" or (does.verb == "play" and _play(g, seat, c.CARDS[does.what], act)):
            return option
    if act and "act" in offered:
        way = _support_wanted(g, seat)
        return way if way in offered else "act"
    if "later" in offered and wanted and any(may_pay(g, other, seat) for other in turns_before(g, seat)):
        return "later"
    return "pass" if "pass" in offered else offered[0]


def _kept(g: Mind, seat: int) -> int:
    """What later phases need, where this one can be done without."""
    return reserve(g, seat, g.phase) if g.phase in ("discover", "build") and due_in(g, seat, g.phase) else 0


def _play(g: Mind, seat: int, card: c.Card, act: bool) -> bool:
    if card.lock and g.seats[seat].gems < 2:
        return False
    if card.window == "pass":
        return not act and not g.current_turn.acting
    if card.window == "turn":
        return True
    if card.play[0].op == "free_action":
        return g.current_turn.due >= 3 and (act or phase_worth(g, seat, g.phase) > 4)
    return act and card.play[0].op in ("points", "temp_upgrade", "support_bonus") and len(g.seats[seat].hand) > 2


def _support_wanted(g: Mind, seat: int) -> str:
    """How to act: with the support action where it is sure to be worth its cost, without it where it never can be."""
    player, turn = g.seats[seat], g.current_turn
    if free_support(g, seat):
        return "act-both"
    main = column(g, seat).main
    left = player.energy - (0 if turn.free else turn.due) + (main["energy"] if g.phase == "harvest" else 0)
    if _wants_support(g, seat, left, player.gems):
        return "act-both"
    hopes = turn.bonus or turn.discount or g.phase == "discover" or _wants_support(g, seat, left + 4, player.gems)
    return "act" if hopes else "act-only"


def _wants_support(g: Mind, seat: int, energy: int, gems: int) -> bool:
    """Whether the support action is worth its cost, and what is needed for later phases is left."""
    cost = support_cost(g, seat)
    if energy - cost.get("energy", 0) < reserve(g, seat, g.phase) or gems < cost.get("gems", 0):
        return False
    gain: Reward = column(g, seat).support.gain
    price = cost.get("energy", 0) * energy_worth(g, seat) + cost.get("gems", 0) * gem_worth(g, seat)
    return gain_worth(g, seat, gain) >= price


def choose_support(g: Mind, seat: int, decision: Decision) -> str:
    """Support where it pays."""
    offered = [option.id for option in decision.options]
    player = g.seats[seat]
    for option, does in decision.offers(Do).items():
        if does.verb in ("use", "play"):
            return option
    if "support-free" in offered:
        return "support-free"
    return "support" if "support" in offered and _wants_support(g, seat, player.energy, player.gems) else "end"
