"""RYO-7: influence, strikes, flips and moves, also in the Phoenix Palace mode."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Text
from games.engine.text import text
from games.ryozen import components as c
from games.ryozen.rules.effects import WORDS, Asked, Ctx, Word, begin
from games.ryozen.rules.purse import things
from games.ryozen.state import Ryozen, kin_name, place_name, who
from games.ryozen.vocabulary import Op


def influence(g: Ryozen, seat: int, sector: str) -> int:
    """RYO-7.1, RYO-14.3: 1 for a revealed kin, 2 for a cloaked one."""
    return sum(
        c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
        for kin in g.kin
        if kin.owner == seat and c.SECTOR_OF.get(kin.at) == sector
    )


# -- strikes -----------------------------------------------------------------------------------------------


def strike(g: Ryozen, number: int, by: int | None) -> None:
    """RYO-7.3, RYO-7.4: a cloaked kin is revealed, a revealed one goes to the Palace; then mercy cards (RYO-12.8).

    Examples: RYO-X10, RYO-X11.
    """
    kin = g.kin[number]
    key = "ryozen-struck-cloaked" if kin.cloaked else "ryozen-struck"
    g.tell(key, seat=who(kin.owner), kin=kin_name(kin.kind), place=place_name(kin.at), where=kin.at)
    if by is not None and by != kin.owner:  # RYO-12.9
        mercies = [card for card in g.seats[by].cards if c.REVELATIONS[card].timing == "on_strike_opponent"]
        if mercies:
            g.then(Mercy(sorted(mercies, key=c.REVELATION_ORDER.__getitem__), seat=by))
    if kin.cloaked:
        kin.cloaked = False
    else:
        send_to_palace(g, number)


def send_to_palace(g: Ryozen, number: int) -> None:
    """RYO-7.4; RYO-17.24: onto a visible empty Wall; RYO-17.26: without one the kin is out for the round.

    RYO-7.5: there it counts like any other. RYO-17.12, RYO-17.25: but no day effect, no turn. Example: RYO-X46.
    """
    kin = g.kin[number]
    if not g.phoenix:
        relocate(g, number, c.PALACE)
        return
    walls = g.empty_walls(kin.owner)
    if walls:
        g.then(ChooseWall(number, seat=kin.owner))
    else:
        push(g, number)


def push(g: Ryozen, number: int) -> None:
    """RYO-17.21: out for the rest of the round. Example: RYO-X45."""
    kin = g.kin[number]
    relocate(g, number, c.PUSHED)
    g.tell("ryozen-pushed", seat=who(kin.owner), kin=kin_name(kin.kind))


def relocate(g: Ryozen, number: int, at: str) -> None:
    """A kin lies elsewhere now. RYO-10.23.4: a Guardian that leaves its sector no longer closes it."""
    kin = g.kin[number]
    left = c.SECTOR_OF.get(kin.at)
    kin.at = at
    if left is not None and c.SECTOR_OF.get(at) != left:
        lift_blocks(g, number)


def lift_blocks(g: Ryozen, number: int) -> None:
    """RYO-10.23.4: the sector this kin closed is open again. Example: RYO-X29."""
    g.blocks = [block for block in g.blocks if block.kin != number]


class ChooseWall(Asked[str], tag="ChooseWall"):
    """RYO-D28, RYO-17.32: the owner of a struck kin chooses at once among two visible empty Walls. Example: RYO-X55."""

    kin: int

    def ask(self, g: Ryozen) -> Decision[str]:
        options = tuple(Option(wall, place_name(wall), where=wall) for wall in g.empty_walls(self.seat))
        prompt = Text("ryozen-ask-wall", {"kin": kin_name(g.kin[self.kin].kind)})
        return Decision(self.seat, prompt, Pick(options), "RYO-D28")

    def answer(self, g: Ryozen, choice: str) -> None:
        relocate(g, self.kin, choice)
        kind = kin_name(g.kin[self.kin].kind)
        g.tell("ryozen-on-wall", seat=who(self.seat), kin=kind, place=place_name(choice), where=choice)

    def default(self, g: Ryozen) -> Choice:
        return [g.empty_walls(self.seat)[0]]

    def standing(self, g: Ryozen) -> Choice | None:
        wish = g.seats[self.seat].standing.wall
        walls = g.empty_walls(self.seat)
        return [walls[0] if wish == "lowest" else walls[-1]] if wish else None


class Mercy(Asked[tuple[str, str] | None], tag="Mercy"):
    """RYO-D17, RYO-12.8: after a strike on an opponent each mercy card may be used once, in any order (RYO-D30).

    The Mercies are RYO-12.36, RYO-12.37, RYO-12.38; the order is the owner's (RYO-4.4). Example: RYO-X30.
    """

    cards: list[str]

    def ask(self, g: Ryozen) -> Decision[tuple[str, str] | None] | None:
        owned = things(c.RESOURCES, g.seats[self.seat].resources)
        if not owned or not self.cards:  # RYO-12.10
            return None
        options = tuple(mercy_option(card, resource.id) for card in self.cards for resource in owned)
        return Decision(self.seat, Text("ryozen-ask-mercy"), Pick((NO_MERCY, *options)), "RYO-D17")

    def answer(self, g: Ryozen, choice: tuple[str, str] | None) -> None:
        if choice is None:
            return
        card, resource = choice
        g.then(Mercy([other for other in self.cards if other != card], seat=self.seat))
        begin(g, Ctx(self.seat, f"card/{card}"), f"card/{card}", resource)

    def default(self, g: Ryozen) -> Choice:
        return [NO_MERCY.id]


NO_MERCY = Option("no", Text("ryozen-no-mercy"), means=None)


@lru_cache(maxsize=16)
def mercy_option(card: str, resource: str) -> Option[tuple[str, str]]:
    """A mercy card and what is paid for it."""
    names = text(
        "ryozen-mercy-option", card=Text(f"ryozen-revelation-{card}"), resource=Text(f"ryozen-resource-{resource}")
    )
    return Option(f"{card}:{resource}", names, means=(card, resource))


# -- whom a strike or flip can reach -----------------------------------------------------------------------


def zone(g: Ryozen, ctx: Ctx, name: str) -> tuple[str, ...]:
    """The sectors of a zone of the vocabulary, clockwise from the Gate; the Palace is in none (RYO-2.4, RYO-7.6)."""
    if name == "same":  # RYO-10.15
        return (ctx.here,)
    if name == "opposite":  # RYO-10.13, RYO-10.13.1, example RYO-X12
        return (c.SECTORS[ctx.here].opposite,)
    if name == "adjacent":  # RYO-10.14, RYO-10.17
        return c.SECTORS[ctx.here].adjacent
    if name == "own_cloaked_sector":  # RYO-10.24, RYO-10.24.1
        return tuple({c.SECTOR_OF[kin.at]: 0 for kin in g.kin if kin.owner == ctx.seat and kin.cloaked})
    return g.highlighted if name == "highlighted" else c.SECTOR_IDS


def targets(g: Ryozen, ctx: Ctx, op: Op) -> list[int]:
    """RYO-7.8, RYO-7.15: kin that a strike or flip can hit; a strike never hits the acting tile (RYO-10.15.1)."""
    sectors = zone(g, ctx, op.zone)
    striking = op.op == "strike"
    return sorted(
        (
            number
            for number, kin in enumerate(g.kin)
            if c.SECTOR_OF.get(kin.at) in sectors
            and (op.owner == "any" or (op.owner == "self") == (kin.owner == ctx.seat))
            and (not striking or number != ctx.actor)
            and (right_face(kin.cloaked, op.face) if striking else kin.cloaked == (op.to == "revealed"))
        ),
        key=lambda number: c.PLACE_ORDER[g.kin[number].at],
    )


def right_face(cloaked: bool, face: str) -> bool:
    """Whether a kin lies with the side up that an effect asks for."""
    return face == "any" or cloaked == (face == "cloaked")


def target_options(g: Ryozen, numbers: list[int]) -> list[Option[str]]:
    """Kin on the board as options; the place is their id."""
    return [target_option(g.kin[n].owner, g.kin[n].kind, g.kin[n].at, g.kin[n].cloaked) for n in numbers]


@lru_cache(maxsize=8192)
def target_option(owner: int, kind: str, at: str, cloaked: bool) -> Option[str]:
    """A kin on the board."""
    side = "cloaked" if cloaked else "revealed"
    label = Text(f"ryozen-kin-at-{side}", {"kin": kin_name(kind), "owner": who(owner), "place": place_name(at)})
    return Option(at, label, where=at)


class Strike(Word):
    """`strike` by an ability or a card.

    The Offerings (RYO-12.21, RYO-12.22, RYO-12.23, RYO-12.24) strike an own kin in a sector (RYO-12.21.1), also a
    cloaked one (RYO-12.21.2).
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        return target_options(g, targets(g, ctx, rest[0]))

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        strike(g, g.occupied()[pick], ctx.seat)

    def rule(self, ctx: Ctx, op: Op) -> str:
        if ctx.origin == "kin":
            return "RYO-D5.1"
        return "RYO-D19" if ctx.source == "card/seal_of_the_altar" else "RYO-D3"


class Flip(Word):
    """`flip` one kin to its other side, free of charge (RYO-7.9).

    The Bard (RYO-10.14), Owl Cove (RYO-11.25), Disguise (RYO-12.26).
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        return target_options(g, targets(g, ctx, rest[0]))

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        flip(g, g.occupied()[pick])

    def rule(self, ctx: Ctx, op: Op) -> str:
        return {"kin": "RYO-D5.2", "card": "RYO-D3"}.get(ctx.origin, "RYO-D20")


def flip(g: Ryozen, number: int) -> None:
    """Turn a kin over. It triggers nothing (RYO-7.7)."""
    kin = g.kin[number]
    kin.cloaked = not kin.cloaked
    side = "cloaked" if kin.cloaked else "revealed"
    g.tell(f"ryozen-turned-{side}", seat=who(kin.owner), kin=kin_name(kin.kind), place=place_name(kin.at), where=kin.at)


# -- moves -------------------------------------------------------------------------------------------------


class Move(Word[tuple[str, str]]):
    """`move` an own kin to a free place of another sector; it keeps its side and pays nothing (RYO-7.10).

    The Diplomat (RYO-10.17, RYO-10.17.1), Nomad Camp (RYO-11.29), Strategic Manoeuvres (RYO-12.20); never from or into
    the Palace (RYO-11.29.1, RYO-12.20.1). Example: RYO-X52.
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[tuple[str, str]]]:
        op = rest[0]
        sources = zone(g, ctx, op.from_)
        places = g.free_places_of(zone(g, ctx, op.to))  # RYO-7.11, RYO-7.14
        movers = [
            kin
            for kin in sorted(g.kin, key=lambda kin: c.PLACE_ORDER[kin.at])
            if kin.owner == ctx.seat and c.SECTOR_OF.get(kin.at) in sources and right_face(kin.cloaked, op.face)
        ]
        return [
            move_option(kin.kind, kin.at, place.id)
            for kin in movers
            for place in places
            if place.sector != c.SECTOR_OF[kin.at]
        ]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: tuple[str, str]) -> None:
        start, target = pick
        number = g.occupied()[start]
        relocate(g, number, target)
        g.tell(
            "ryozen-moved",
            seat=who(ctx.seat),
            kin=kin_name(g.kin[number].kind),
            start=place_name(start),
            place=place_name(target),
            where=target,
        )

    def rule(self, ctx: Ctx, op: Op) -> str:
        return {"kin": "RYO-D5.3", "card": "RYO-D3"}.get(ctx.origin, "RYO-D20")


@lru_cache(maxsize=4096)
def move_option(kind: str, start: str, target: str) -> Option[tuple[str, str]]:
    """A kin and where it goes."""
    start_name = Text("ryozen-kin-from", {"kin": kin_name(kind), "place": place_name(start)})
    label = Text("ryozen-move-option", {"kin": kin_name(kind), "start": place_name(start), "place": place_name(target)})
    return Option(f"{start}>{target}", label, group=start_name, where=target, means=(start, target))


WORDS |= {"strike": Strike(), "flip": Flip(), "move": Move()}
