"""What is said of upgrades, mechs, structures and recruits, and of the bottom actions that give them."""

from __future__ import annotations

from games.engine import Text, Unavailable
from games.scythe import components as c
from games.scythe.board import is_land
from games.scythe.rules.hints.parts import final_of, no_worker, not_here, star_final
from games.scythe.rules.mat import cost_of, section_of
from games.scythe.rules.payment import why_tokens_do_not_suffice
from games.scythe.rules.scoring import structure_bonus
from games.scythe.state import Scythe

Pair = tuple[str, str]


def pair_hint(g: Scythe, seat: int, op: str, pair: Pair) -> Text:
    """What an upgrade, mech, structure or recruit brings."""
    what, where = pair
    if op == "upgrade":
        cost = cost_of(g, seat, where)
        resource = Text(f"scythe-resource-{c.BOTTOM_ACTIONS[where].resource}")
        bottom = Text(f"scythe-bottom-{where}")
        return Text("scythe-hint-upgrade", {"bottom": bottom, "resource": resource, "before": cost, "after": cost - 1})
    if op == "build":
        return _structure_hint(g, seat, what, where)
    return Text(f"scythe-about-{what}") if op == "deploy" else Text(f"scythe-hint-recruit-{what}")


def _structure_hint(g: Scythe, seat: int, structure: str, place: str) -> Text:
    """Its bonus, and what the tile pays for the place (SCY-15.6)."""
    built = [*g.seats[seat].structures.values()]
    before, after = structure_bonus(g.tile, built), structure_bonus(g.tile, [*built, place])
    about = Text(f"scythe-about-{structure}")
    if before == after:
        return about
    return Text("scythe-hint-structure", {"about": about, "before": before, "after": after})


def gains_of(op: str, pair: Pair | None) -> list[c.Gain]:
    """What is gained with it, as far as stars and cards are concerned."""
    if pair is None:
        return []
    bonus = [c.ENLIST_BONUSES[pair[1]].effect] if op == "enlist" else []
    ops: dict[str, c.Op] = {"upgrade": "upgrade", "deploy": "deploy", "build": "build", "enlist": "enlist"}
    return [c.Gain(ops[op]), *bonus]


def bottom_final(g: Scythe, seat: int, bottom: str, pair: Pair | None) -> Text | None:
    """SCY-7.3, SCY-9.1: why a bottom action with this benefit cannot be taken back."""
    if why_tokens_do_not_suffice(g, seat, bottom) is not None:
        return Text("scythe-final-card")
    player, bonus = g.seats[seat], c.BOTTOM_ACTIONS[bottom].ongoing
    own = bottom in player.recruits or (bottom == "enlist" and pair is not None and pair[0] == "enlist")
    final = final_of(g, seat, [*gains_of(bottom, pair), *([bonus] if own else [])])
    if final is not None:
        return final
    for other in g.neighbours(seat):
        if bottom in g.seats[other].recruits:
            if bonus.op == "combat_cards":
                return Text("scythe-final-draw")
            star = star_final(g, other, [bonus])
            if star is not None:
                return star
    return None


def advance_final(g: Scythe, seat: int, op: str, pair: Pair | None) -> Text | None:
    """The same where only the benefit is asked for: in a bottom action, an encounter or with a Factory card."""
    section = g.seats[seat].section
    if not g.encounter and section.isdigit() and g.mat(seat).section[int(section) - 1].bottom == op:
        return bottom_final(g, seat, op, pair)
    return final_of(g, seat, gains_of(op, pair))


def missing_pairs(g: Scythe, seat: int, op: str, place: str) -> list[Unavailable]:
    """What one would look for here and cannot have: what is used up, and places that will not do."""
    return MISSING[op](g, seat, place)


def _missing_upgrades(g: Scythe, seat: int, place: str) -> list[Unavailable]:
    player = g.seats[seat]
    cubes = [Unavailable(cube, Text(f"scythe-cube-{cube}"), Text("scythe-no-cube")) for cube in player.cubes]
    full = [
        Unavailable(section.bottom, Text(f"scythe-bottom-{section.bottom}"), Text("scythe-no-box"))
        for section in g.mat(seat).section
        if player.boxes.get(section.bottom, 0) >= section_of(player.mat, section.bottom).upgradable
    ]
    return cubes + full


def _missing_mechs(g: Scythe, seat: int, place: str) -> list[Unavailable]:
    player = g.seats[seat]
    deployed = [
        Unavailable(mech.id, Text(f"scythe-ability-{mech.id}"), Text("scythe-no-mech"))
        for mech in c.FACTIONS[player.faction].mech
        if player.mechs[mech.slot - 1]
    ]
    return deployed + ([] if place else no_worker(g, seat))


def _missing_structures(g: Scythe, seat: int, place: str) -> list[Unavailable]:
    built = [
        Unavailable(name, Text(f"scythe-structure-{name}"), Text("scythe-no-structure"))
        for name in c.BUILD_ORDER
        if name in g.seats[seat].structures
    ]
    taken = [at for at in g.workplaces(seat) if g.structure_on(at) and is_land(at)]
    return built + ([] if place else [*not_here(g, seat, taken, "scythe-no-site"), *no_worker(g, seat)])


def _missing_recruits(g: Scythe, seat: int, place: str) -> list[Unavailable]:
    recruits = g.seats[seat].recruits
    gone = [Unavailable(name, Text(f"scythe-recruit-{name}"), Text("scythe-no-recruit")) for name in recruits]
    used = [
        Unavailable(bonus.removeprefix("enlist_"), Text(f"scythe-bonus-{bonus}"), Text("scythe-no-bonus"))
        for bonus in recruits.values()
    ]
    return gone + used


MISSING = {
    "upgrade": _missing_upgrades,
    "deploy": _missing_mechs,
    "build": _missing_structures,
    "enlist": _missing_recruits,
}
