"""What the bot gathers: research, buildings, harvests, recruits and income."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.bot.answers import best
from games.circadians.bot.economy import reserve
from games.circadians.bot.imagine import Mind
from games.circadians.bot.money import (
    attribute_worth,
    card_worth,
    energy_worth,
    gain_worth,
    gem_worth,
    research_worth,
    rounds_left,
)
from games.circadians.bot.worth import nearby_threat, odds, power, region_worth
from games.circadians.rules.building import Piece
from games.circadians.rules.harvest import loot
from games.circadians.rules.leyrien import MoraleRow
from games.circadians.rules.options import Do
from games.circadians.rules.recruit import Recruits
from games.circadians.rules.research import Advance, alternatives
from games.circadians.rules.sources import region_count
from games.circadians.rules.support import support_cost
from games.circadians.vocabulary import Reward
from games.engine import Decision, Pick
from games.engine.step import tag_of

TRACKS = {
    "circadians": ("harvest", "move", "recruit", "discover", "build"),
    "ai": ("recruit", "move", "harvest", "build", "discover"),
    "zcharo": ("discover", "harvest", "build", "recruit", "move"),
    "leyrien": ("harvest", "build", "recruit", "discover", "move"),
    "jrayek": ("move", "recruit", "harvest", "build", "discover"),
    "oxataya": ("move", "recruit", "harvest", "discover", "build"),
}
"""Research tracks in the order of preference."""


def choose_research(g: Mind, seat: int, decision: Decision) -> str:
    """Where the next column gives most."""
    player = g.seats[seat]
    order = TRACKS[player.faction]

    def worth(advance: Advance | None) -> float:
        if advance is None:
            return 0.0
        track = advance.track
        column = player.tracks[track] + 1
        data = c.COLUMNS[track, column]
        instant = alternatives(data.instant).get(advance.instant, data.instant)
        total = 3.0 - 0.5 * order.index(track) - 0.25 * column + _instant_worth(g, seat, instant)
        if not rounds_left(g) and track in ("recruit", "move"):
            total += 2.0
        if data.lock:
            total -= 1.0 if player.faction == "zcharo" else gem_worth(g, seat)
        return max(total, 0.1 if player.faction != "zcharo" else 1.0)

    return best(decision, worth)


def _instant_worth(g: Mind, seat: int, reward: Reward) -> float:
    """What a reward is worth with what there is already."""
    player, total = g.seats[seat], gain_worth(g, seat, reward)
    if "energy" in reward and player.energy < 4:
        total += 1.0
    return total


# -- building ------------------------------------------------------------------------------------------------

FOUNDATIONS = {"hand": 3.2, "harvest": 2.6, "adjacent": 2.4, "unlock": 1.6, "research": 1.6}
LIKED = {
    ("leyrien", "stronghold"): 4.0,
    ("circadians", "stronghold"): 2.5,
    ("zcharo", "stronghold"): 1.5,
    ("ai", "stronghold"): 2.0,
    ("ai", "outpost"): 2.0,
    ("oxataya", "stronghold"): 1.0,
}
"""What a building is worth to a faction beyond what it is to all: morale, region count, research, traps, cards."""


def choose_building(g: Mind, seat: int, decision: Decision) -> str:
    """A building with a bonus in a region that will stay ours; else a foundation."""
    faction = g.seats[seat].faction

    def worth(piece: Piece | None) -> float:
        if piece is None:
            return 0.5
        what, name = piece.building, piece.region
        if not what:
            return _foundation_worth(g, seat, piece)
        value = {"factory": 4.0, "outpost": 4.2, "stronghold": 4.6}[what]
        value += LIKED.get((faction, what), 0.0)
        lock = gem_worth(g, seat) if c.ROWS[faction, what].locks[g.on_map(seat, what)] else 0.0
        return value + gain_worth(g, seat, c.foundation_bonus(piece.foundation)) - lock + 1.5 * _safety(g, seat, name)

    return best(decision, worth)


def _foundation_worth(g: Mind, seat: int, piece: Piece) -> float:
    """What leaves the mat, and room for a building more."""
    player = g.seats[seat]
    worth = FOUNDATIONS[piece.foundation]
    if piece.foundation == "research":  # the Archive: stronghold gems become research (CIR-17.1)
        gain = max(0.0, research_worth(g, seat) - gem_worth(g, seat)) * g.on_map(seat, "stronghold")
        worth += gain * rounds_left(g)
    if piece.foundation in c.PERSONAL_LOCKS[player.faction]:
        worth -= gem_worth(g, seat)
    return worth + (0.8 if len(g.regions[piece.region].foundations) == 1 else 0.0) + _safety(g, seat, piece.region)


def _safety(g: Mind, seat: int, name: str) -> float:
    """How likely a region stays ours, from 0 to 1."""
    threat, rival = nearby_threat(g, seat, name)
    return 1.0 if rival is None else odds(power(g, seat, name, g.units(seat, name)) + 1.0, threat * g.temper.fear)


# -- harvest and recruits --------------------------------------------------------------------------------------


def choose_harvest(g: Mind, seat: int, decision: Decision) -> str:
    """The best loot."""

    def worth(regions: tuple[str, ...]) -> float:
        return sum(gain_worth(g, seat, loot(g, region)) for region in regions)

    return best(decision, worth)


def choose_loot(g: Mind, seat: int, decision: Decision) -> str:
    """The best token, where it can be harvested."""

    def worth(what: tuple[str, str] | None) -> float:
        if what is None:
            return -1.0
        token, name = what
        home = 2.0 if g.regions[name].owner == seat else 0.0
        factory = any(b.seat == seat and b.kind == "factory" for b in g.regions[name].buildings)
        return gain_worth(g, seat, c.LOOT[token].base) + home + (1.0 if factory else 0.0)

    return best(decision, worth)


def choose_loot_upgrade(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D21: the token that gains most."""

    def worth(name: str) -> float:
        token = g.regions[name].token if name in g.regions else None
        if token is None:
            return -1.0
        return gain_worth(g, seat, c.LOOT[token].upgraded) - gain_worth(g, seat, c.LOOT[token].base)

    return best(decision, worth)


def choose_recruits(g: Mind, seat: int, decision: Decision) -> str:
    """Home first, the fast track where energy can be spared, then along the areas; what is left over is traded."""
    player = g.seats[seat]
    areas, price = len(player.areas), player.data.fast_track_energy
    spare = player.energy - reserve(g, seat, g.phase) - _leader_to_come(g, seat)
    fast = price * energy_worth(g, seat) <= 1.3

    def worth(recruits: Recruits | None) -> float:
        if recruits is None:
            return 2.0
        count = recruits.count
        if recruits.kind == "all":
            return 30.0 if fast and spare >= price and player.areas[0] else 200.0
        if recruits.kind == "fast":
            return 50.0 + count if fast and count * price <= spare else 1.0
        if recruits.kind == "trade":
            return 45.0 if count == 1 and not sum(player.areas[1:]) else 5.0
        return (100.0 if recruits.area == areas else 40.0) + count

    return best(decision, worth)


def _leader_to_come(g: Mind, seat: int) -> int:
    """Energy for the leader that the support action of this turn may deploy (CIR-10.7)."""
    turn = g.turn
    if turn is None or turn.phase != "recruit" or turn.supported or not g.seats[seat].reserve:
        return 0
    return support_cost(g, seat).get("energy", 0) if turn.seat == seat else 0


# -- income ---------------------------------------------------------------------------------------------------


def choose_reward(g: Mind, seat: int, decision: Decision) -> str:
    """The better of some rewards."""
    return best(decision, lambda reward: _instant_worth(g, seat, reward))


def choose_income(g: Mind, seat: int, decision: Decision) -> str:
    """Cards that pay, intel for a better bracket; then everything, and what pays for an upgrade before it."""
    player = g.seats[seat]
    offered = decision.offers(Do)
    count = region_count(g, seat)
    for option, does in offered.items():
        if does.verb == "play" and _pays(does.what, count, player.gems):
            return option
    gives = [option for option, does in offered.items() if does.verb == "give"]
    if gives and any(count < bracket <= count + len(gives) for bracket in (6, 8)):
        return gives[0]
    orders = {does.what for does in offered.values() if does.verb == "income"}
    wanted = "last" if "last" in orders and count >= 6 else "all"
    everything = [option for option, does in offered.items() if (does.verb, does.what) == ("income", wanted)]
    bases = alternatives(player.data.base_income[0])
    return max(everything, key=lambda option: _instant_worth(g, seat, bases.get(offered[option].wanted, {})))


def _pays(card: str, count: int, gems: int) -> bool:
    """Whether a card is worth playing with so many regions and gems."""
    left = gems - c.CARDS[card].lock
    return {
        "census": count in (5, 7, 3),
        "annexation": count in (4, 5, 6, 7) and left >= 1,
        "evolution": left >= 2,
    }.get(card, card in ("dividends", "tribute"))


def choose_count(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D56: one more region where that reaches a bracket, else one less (CIR-13.3)."""
    return "+1" if region_count(g, seat) in (5, 7) else "-1"


def choose_attribute(g: Mind, seat: int, decision: Decision) -> str:
    """The one that is worth most after its gems."""

    def worth(name: str) -> float:
        return attribute_worth(g, seat, name) if name in c.ATTRIBUTES else 0.0

    return best(decision, worth)


def choose_exchange(g: Mind, seat: int, decision: Decision) -> str:
    """Stronghold gems for research."""
    most = max(decision.offers(int).values())
    return str(most if research_worth(g, seat) > gem_worth(g, seat) else 0)


def choose_boost(g: Mind, seat: int, decision: Decision) -> str:
    """Morale where it will last, from the fame row."""
    if decision.kind == tag_of(MoraleRow):
        return "row-fame"

    def worth(name: str) -> float:
        return -1.0 if name == "none" else g.units(seat, name).count + 0.1 * region_worth(g, seat, name)

    return best(decision, worth)


def _battle_worth(card: str) -> float:
    """What a card is good for in battles: its values, and an ability."""
    data = c.CARDS[card]
    return sum(3 if value == "X" else int(value) for value in (data.left, data.right)) + len(data.battle)


def choose_discards(g: Mind, seat: int, decision: Decision) -> str:
    """The least useful cards, in battles and in their phases."""
    assert isinstance(decision.shape, Pick)
    cards = [option.id for option in decision.shape.options]
    cards.sort(key=lambda card: _battle_worth(card) + 0.8 * card_worth(g, seat, card))
    return ",".join(cards[: decision.shape.least]) or "-"
