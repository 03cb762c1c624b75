"""The bot's prices, actions, research, buildings, recruits and income."""

from __future__ import annotations

from typing import cast

from games.circadians import components as c
from games.circadians.bot.worth import region_worth
from games.circadians.rules.actions import price_for
from games.circadians.rules.building import building_choices
from games.circadians.rules.harvest import loot
from games.circadians.rules.research import Advance, alternatives
from games.circadians.rules.sources import region_count
from games.circadians.state import Circadians
from games.circadians.vocabulary import Reward
from games.engine import Decision, Pick

Regions = tuple[str, ...]

GAIN = {
    "energy": 1.0,
    "gems": 2.4,
    "cards": 1.8,
    "research": 3.4,
    "fame": 4.0,
    "recruit": 1.3,
    "build": 3.0,
    "foundation": 2.0,
    "redeploy": 1.0,
    "upgrade_attribute": 2.0,
    "place_loot": 2.5,
    "upgrade_loot": 1.5,
    "boost_morale_base": 5.0,
}
TRACKS = {
    "circadians": ("harvest", "move", "recruit", "discover", "build"),
    "ai": ("recruit", "move", "harvest", "build", "discover"),
    "zcharo": ("discover", "harvest", "build", "recruit", "move"),
    "leyrien": ("harvest", "build", "recruit", "discover", "move"),
    "jrayek": ("move", "recruit", "harvest", "build", "discover"),
    "oxataya": ("move", "recruit", "harvest", "discover", "build"),
}
"""Research tracks in the order of preference."""


def gain_worth(g: Circadians, seat: int, reward: Reward) -> float:
    """What a reward is worth, in energy."""
    total = 0.0
    for key, amount in reward.items():
        if key == "any_of":
            total += max(gain_worth(g, seat, each) for each in amount)
        elif key == "upgrade_attribute" and g.seats[seat].faction == "circadians":
            total += 12.0
        elif key == "research" and g.seats[seat].faction == "zcharo":
            total += 7.0 * amount
        else:
            total += GAIN.get(key, 1.0) * (amount if isinstance(amount, int) else 1)
    return total


# -- prices and actions -----------------------------------------------------------------------------------


def phase_worth(g: Circadians, seat: int, phase: str) -> float:
    """What acting in a phase is worth to a faction, in energy."""
    player = g.seats[seat]
    column = c.COLUMNS[phase, player.tracks[phase]]
    if phase == "discover":
        return 8.0 if player.faction == "zcharo" else 3.6 if g.round < c.ROUNDS else 0.5
    if phase == "harvest":
        return float(column.main["energy"]) + 2.0 * column.main["harvest"] if g.round < c.ROUNDS else 3.0
    if phase == "build":
        return 5.5 if g.round < 5 and next(building_choices(g, seat), None) is not None else 2.0
    if phase == "recruit":
        left = sum(player.areas)
        return min(left, column.main["recruit"]) * 1.25 + (1.5 if player.reserve else 0.0)
    return 6.0 + column.main["move"] + (8.0 if g.round >= c.ROUNDS - 1 else 0.0)


def choose_price(g: Circadians, seat: int, decision: Decision) -> str:
    """A token and a phase: what one wants most for nothing, with as dear a token as will be paid."""
    assert isinstance(decision.shape, Pick)
    late = g.round >= c.ROUNDS - 1

    def worth(option: str) -> float:
        if "@" not in option:
            return -1.0
        token, slot = option.split("@")
        data, phase = c.TOKENS[token], c.SLOTS[slot].phase
        total = 0.5 * phase_worth(g, seat, phase) + 0.5 * data.to_faction + 0.35 * data.total
        if slot == "move_last":
            total += 5.0 if late else 1.5
        total += gain_worth(g, seat, c.SLOTS[slot].reward)
        if token.startswith("p1"):
            total += 0.8 * len(g.seats[seat].vault) - 1.0
        if token == "p2":
            total += 3.0 if g.seats[seat].tracks[phase] < c.LAST_COLUMN else 0.0
        if g.seats[seat].faction == "jrayek" and c.SUMMONS.get(token) in g.rhyzu:
            total += 2.0
        return total

    return max((option.id for option in decision.shape.options), key=worth)


def choose_action(g: Circadians, seat: int, decision: Decision) -> str:
    """Act if it is worth the price; cards that help, and those that console for a pass."""
    assert isinstance(decision.shape, Pick)
    assert g.turn is not None
    offered = [option.id for option in decision.shape.options]
    worth = phase_worth(g, seat, g.phase)
    due = g.turn.due
    reserve = 3 if g.phase in ("discover", "build") and price_for(g, seat) else 0
    act = g.turn.acting or (worth >= due and g.seats[seat].energy - reserve >= due)
    for option in offered:
        if option.startswith("use."):
            return option
        if option.startswith("play.") and _play(g, seat, c.CARDS[option.removeprefix("play.")], act):
            return option
    if act and "act" in offered:
        return "act"
    return "pass" if "pass" in offered else offered[0]


def _play(g: Circadians, seat: int, card: c.Card, act: bool) -> bool:
    if card.lock and g.seats[seat].gems < 2:
        return False
    assert g.turn is not None
    if card.window == "pass":
        return not act and not g.turn.acting
    if card.window == "turn":
        return True
    if card.play[0].op == "free_action":
        return g.turn.due >= 3 and (act or phase_worth(g, seat, g.phase) > 4)
    return act and card.play[0].op in ("points", "temp_upgrade", "support_bonus") and len(g.seats[seat].hand) > 2


def choose_support(g: Circadians, seat: int, decision: Decision) -> str:
    """Support where it pays."""
    assert isinstance(decision.shape, Pick)
    offered = [option.id for option in decision.shape.options]
    player = g.seats[seat]
    for option in offered:
        if option.startswith(("use.", "play.")):
            return option
    if "support-free" in offered:
        return "support-free"
    if "support" in offered:
        keep = {"discover": 0, "build": 3, "harvest": 4, "recruit": 0, "move": 1}[g.phase]
        cost = c.COLUMNS[g.phase, player.tracks[g.phase]].support.cost.get("energy", 0)
        eager = g.phase != "discover" or player.faction == "zcharo" or player.gems >= 3
        if eager and player.energy - cost >= keep:
            return "support"
    return "end"


# -- research, building, harvest, recruits ------------------------------------------------------------------


def choose_research(g: Circadians, seat: int, decision: Decision) -> str:
    """Where the next column gives most."""
    assert isinstance(decision.shape, Pick)
    player = g.seats[seat]
    order = TRACKS[player.faction]

    offered = decision.offers(Advance)

    def worth(name: str) -> float:
        if name not in offered:
            return 0.0
        track = offered[name].track
        column = player.tracks[track] + 1
        data = c.COLUMNS[track, column]
        instant = alternatives(data.instant).get(offered[name].instant, data.instant)
        total = 3.0 - 0.5 * order.index(track) - 0.25 * column + _instant_worth(g, seat, instant)
        if data.lock:
            total -= 1.0 if player.faction == "zcharo" else 2.6
        return max(total, 0.1 if player.faction != "zcharo" else 1.0)

    return max((option.id for option in decision.options), key=worth)


def _instant_worth(g: Circadians, seat: int, reward: Reward) -> float:
    """What a reward is worth with what there is already."""
    player, total = g.seats[seat], gain_worth(g, seat, reward)
    if "gems" in reward and player.gems >= 4:
        total -= 1.0
    if "energy" in reward and player.energy < 4:
        total += 1.0
    return total


def choose_building(g: Circadians, seat: int, decision: Decision) -> str:
    """A building with a bonus in a region that will stay ours; else a foundation."""
    assert isinstance(decision.shape, Pick)
    player = g.seats[seat]

    def worth(option: str) -> float:
        if "@" not in option:
            return 0.5
        what, place = option.split("@")
        if what not in c.BUILDINGS:
            lock = 2.0 if what in c.PERSONAL_LOCKS[player.faction] else 0.0
            base = {"hand": 3.2, "harvest": 2.6, "adjacent": 2.4, "unlock": 1.6, "research": 1.6}[what]
            return base - lock + (0.8 if len(g.regions[place].foundations) == 1 else 0.0)
        name, foundation = place.split(".")
        value = {"factory": 4.0, "outpost": 4.2, "stronghold": 4.6}[what]
        if player.faction == "leyrien" and what == "stronghold":
            value += 4.0
        if player.faction == "circadians" and what == "stronghold":
            value += 2.0
        lock = 2.0 if c.ROWS[player.faction, what].locks[g.on_map(seat, what)] else 0.0
        safe = 0.3 * g.units(seat, name).count
        return value + gain_worth(g, seat, c.foundation_bonus(foundation)) - lock + min(safe, 1.2)

    return max((option.id for option in decision.shape.options), key=worth)


def choose_harvest(g: Circadians, seat: int, decision: Decision) -> str:
    """The best loot."""
    assert isinstance(decision.shape, Pick)
    regions = {option.id: option.value for option in decision.options}
    return max(
        regions, key=lambda name: sum(gain_worth(g, seat, loot(g, each)) for each in cast(Regions, regions[name]))
    )


def choose_loot(g: Circadians, seat: int, decision: Decision) -> str:
    """The best token, where it can be harvested."""
    assert isinstance(decision.shape, Pick)

    def worth(option: str) -> float:
        if "@" not in option:
            return -1.0
        token, name = option.split("@")
        home = 2.0 if g.regions[name].owner == seat else 0.0
        factory = any(b.seat == seat and b.kind == "factory" for b in g.regions[name].buildings)
        return gain_worth(g, seat, c.LOOT[token].base) + home + (1.0 if factory else 0.0)

    return max((option.id for option in decision.shape.options), key=worth)


def choose_recruits(g: Circadians, seat: int, decision: Decision) -> str:
    """Home first, then along the areas; what is left over is traded."""
    assert isinstance(decision.shape, Pick)
    player = g.seats[seat]
    areas = len(player.areas)
    fast_price = player.data.fast_track_energy

    def worth(option: str) -> float:
        if option == "all":
            return 200.0
        kind, _, count = option.rpartition("x")
        if kind == f"a{areas}":
            return 100.0 + int(count)
        if kind == "fast":
            return 50.0 + int(count) if player.energy - int(count) * fast_price >= 2 and fast_price == 1 else 1.0
        if kind == "trade":
            return (
                45.0
                if player.data.recruit_trade.recruit == 3 and int(count) == 1 and not sum(player.areas[1:])
                else 5.0
            )
        return 40.0 + int(count) if kind else 2.0

    return max((option.id for option in decision.shape.options), key=worth)


# -- income ---------------------------------------------------------------------------------------------------


def choose_reward(g: Circadians, seat: int, decision: Decision) -> str:
    """The better of some rewards."""
    return max((option.id for option in decision.options), key=lambda option: _reward_worth(g, seat, option))


def _reward_worth(g: Circadians, seat: int, reward: str) -> float:
    """What a reward is worth by its id; nothing if there is none."""
    total = 0.0
    for part in reward.split("+") if reward else ():
        key = part.rstrip("0123456789")
        total += _instant_worth(g, seat, {key: int(part[len(key) :] or 1)})
    return total


def choose_income(g: Circadians, seat: int, decision: Decision) -> str:
    """Cards that pay, intel for a better bracket, base income before an upgrade; then everything."""
    assert isinstance(decision.shape, Pick)
    offered = [option.id for option in decision.shape.options]
    player = g.seats[seat]
    count = region_count(g, seat)
    for option in offered:
        if option.startswith("play."):
            card = option.removeprefix("play.")
            gems = player.gems - c.CARDS[card].lock
            useful = {
                "census": count in (5, 7, 3),
                "annexation": count in (4, 5, 6, 7) and gems >= 1,
                "evolution": gems >= 2,
            }.get(card, card in ("dividends", "tribute"))
            if useful:
                return option
    gives = [option for option in offered if option.startswith("give.")]
    if gives and count < 6 <= count + len(gives):
        return gives[0]
    if count >= 6:
        for source in ("income-base", "income-buildings"):
            if source in offered:
                return source
    everything = [option for option in offered if option.startswith("income-all")]
    return max(everything, key=lambda option: _reward_worth(g, seat, option.removeprefix("income-all").lstrip("+")))


def choose_attribute(g: Circadians, seat: int, decision: Decision) -> str:
    """Cheap ones first; the Circadians want them all."""
    assert isinstance(decision.shape, Pick)
    names = [option.id for option in decision.shape.options if option.id != "none"]
    return min(names, key=lambda name: c.ATTRIBUTES[name].upgrade_gems) if names else "none"


def choose_exchange(g: Circadians, seat: int, decision: Decision) -> int:
    """Stronghold gems for research."""
    player, most = g.seats[seat], max(decision.offers(int).values())
    return most if player.faction == "zcharo" or player.gems >= 2 else 0


def choose_boost(g: Circadians, seat: int, decision: Decision) -> str:
    """Morale where it will last, from the fame row."""
    assert isinstance(decision.shape, Pick)
    if decision.shape.options[0].id.startswith("row-"):
        return "row-fame"
    return max(
        (option.id for option in decision.shape.options),
        key=lambda name: -1.0 if name == "none" else g.units(seat, name).count + 0.1 * region_worth(g, seat, name),
    )


CARD_ORDER = sorted(
    c.CARDS,
    key=lambda card: (
        sum(3 if value == "X" else int(value) for value in (c.CARDS[card].left, c.CARDS[card].right))
        + len(c.CARDS[card].battle)
    ),
)
"""Cards from the least to the most useful in battle."""


def choose_discards(decision: Decision) -> str:
    """The least useful cards."""
    assert isinstance(decision.shape, Pick)
    offered = sorted((option.id for option in decision.shape.options), key=CARD_ORDER.index)
    return ",".join(offered[: decision.shape.least]) or "-"
