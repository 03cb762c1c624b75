"""What each seat may know of a match (SCY-21)."""

from __future__ import annotations

import msgspec

from games.engine.view import View, common
from games.lib.seats import clockwise
from games.scythe import components as c
from games.scythe.rules.combat import Commit
from games.scythe.rules.mat import cost_of
from games.scythe.rules.scoring import Fortune, fortune
from games.scythe.state import March, Player, Scythe, Standing


class SeatView(msgspec.Struct):
    """What everybody sees of a player. A place of "" means: still on the mat."""

    faction: str
    mat: str
    power: int
    popularity: int
    coins: int
    """-1 where coins are shown to their owner only (SCY-19.8)."""
    cards: int
    """Number of combat cards in hand."""
    objectives: int
    """Number of objective cards in hand."""
    factory: str
    """The own Factory card, or ""."""
    section: str
    """Where the action token is."""
    character: str
    mechs: list[str]
    workers: list[str]
    structures: dict[str, str]
    cubes: list[str]
    boxes: dict[str, int]
    costs: dict[str, int]
    """Present cost of each bottom action."""
    recruits: dict[str, str]
    stars: list[str]
    territories: list[str]
    """Territories under control, in label order."""
    stock: list[int]
    """Resource tokens under control: oil, metal, wood, food."""


class Mine(msgspec.Struct):
    """What only the viewer knows."""

    hand: list[int]
    objectives: list[str]
    seen: list[str]
    """Factory cards seen on a visit that nobody has taken since."""
    standing: Standing
    dial: int
    """The own sealed dial, or -1."""
    committed: list[str]
    """Names of the own sealed combat cards."""
    fortune: Fortune | None


class BattleView(msgspec.Struct):
    """A combat for which dials are being set."""

    place: str
    attacker: int
    defender: int


class ScytheView(View, kw_only=True):
    """A match as one seat (or an onlooker) sees it."""

    order: list[int]
    """Seats clockwise."""
    active: int
    turn: int
    tile: str
    """The structure bonus tile."""
    seats: list[SeatView]
    mine: Mine | None
    combat_deck: int
    discard: list[int]
    encounter_deck: int
    objective_deck: int
    factory: int
    """Number of cards on the Factory."""
    tokens: list[str]
    goods: dict[str, list[int]]
    march: March | None
    contested: list[str]
    battle: BattleView | None
    encounter: str
    """The open encounter card, or ""."""
    coerced: bool
    driven: int


def view(g: Scythe, seat: int | None) -> ScytheView:
    """The match without all that this viewer may not know."""
    commit = g.stack[-1] if g.stack and isinstance(g.stack[-1], Commit) else None
    return ScytheView(
        **common(g, seat),
        order=g.order,
        active=g.active,
        turn=g.turn,
        tile=g.tile,
        seats=[_seat_view(g, number, player, seat) for number, player in enumerate(g.seats)],
        mine=_mine(g, seat, commit) if seat is not None else None,
        combat_deck=len(g.combat),
        discard=g.discard,
        encounter_deck=len(g.encounters),
        objective_deck=len(g.objectives),
        factory=len(g.factory),
        tokens=g.tokens,
        goods=g.goods,
        march=g.march,
        contested=sorted({entry.place for entry in g.entries}),
        battle=BattleView(commit.place, commit.attacker, commit.defender) if commit else None,
        encounter=g.encounter,
        coerced=g.coerced,
        driven=g.driven,
    )


def _seat_view(g: Scythe, number: int, player: Player, viewer: int | None) -> SeatView:
    hidden = g.options["coin_visibility"] == "owner_only" and number != viewer and g.outcome is None
    return SeatView(
        faction=player.faction,
        mat=player.mat,
        power=player.power,
        popularity=player.popularity,
        coins=-1 if hidden else player.coins,
        cards=len(player.hand),
        objectives=len(player.objectives),
        factory=player.factory,
        section=player.section,
        character=player.character,
        mechs=player.mechs,
        workers=player.workers,
        structures=player.structures,
        cubes=player.cubes,
        boxes=player.boxes,
        costs={bottom: cost_of(g, number, bottom) for bottom in c.BOTTOM_ACTIONS} if player.mat else {},
        recruits=player.recruits,
        stars=player.stars,
        territories=g.controlled(number),
        stock=g.stock(number),
    )


def _mine(g: Scythe, seat: int, commit: Commit | None) -> Mine:
    player = g.seats[seat]
    answer = commit.answers.get(seat) if commit else None
    dial: object = answer.get("dial", -1) if isinstance(answer, dict) else -1
    cards: object = answer.get("cards", []) if isinstance(answer, dict) else []
    return Mine(
        hand=player.hand,
        objectives=player.objectives,
        seen=player.seen,
        standing=player.standing,
        dial=dial if isinstance(dial, int) else -1,
        committed=cards if isinstance(cards, list) else [],
        fortune=fortune(g, seat) if g.tile and player.faction else None,
    )


def turns(view: ScytheView) -> list[int]:
    """SCY-4.12: clockwise without end; before the first turn nobody can tell."""
    if view.outcome or view.active not in view.order:
        return []
    place = view.order.index(view.active)
    return [view.order[number] for number in clockwise(view.players, place)]
