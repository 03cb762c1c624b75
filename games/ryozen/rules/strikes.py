"""RYO-7: influence, strikes and flips, also in the Phoenix Palace mode."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.engine import Choice, Decision, Option, Pick, Text
from games.engine.option import Unavailable
from games.engine.text import text
from games.ryozen import components as c
from games.ryozen.rules import hints
from games.ryozen.rules.effects import WORDS, Asked, Ctx, Run, Word
from games.ryozen.rules.purse import not_owned, things
from games.ryozen.rules.targets import target_options, targets, unreachable
from games.ryozen.state import Ryozen, kin_name, place_name, who
from games.ryozen.vocabulary import Op

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

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        """RYO-17.25: no day effect; which Walls are not possible, and why."""
        others = [wall for wall in c.WALLS.values() if wall not in self.offered(g)]
        lacking = [Unavailable(wall, place_name(wall), spot_lacking(g, self.seat, wall), wall) for wall in others]
        final = hints.night_final(g, self.seat)
        return decision.explain(lambda _: Text("ryozen-hint-wall"), unavailable=lacking, final=final)

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


def spot_lacking(g: Ryozen, seat: int, spot: str) -> Text:
    """Why a Wall or Embrasure cannot be used (RYO-17.7): nobody sees it from there, or somebody is on it."""
    number = g.occupied().get(spot)
    if c.SPOTS[spot].face not in g.visible_faces(seat) or number is None:
        return Text("ryozen-why-not-in-view")
    return taken_by(g, number)


def place_lacking(g: Ryozen, place: c.Place) -> Text | None:
    """Why a kin cannot come to a place of a sector, by placing or moving, whatever it costs; None if it can.

    RYO-6.9: of those alike the first free one is taken.
    """
    if place in g.free_places(place.sector):
        return None
    number = g.occupied().get(place.id)
    if number is not None:
        return taken_by(g, number)
    block = next((block for block in g.blocks if block.sector == place.sector), None)
    if block is not None:  # RYO-6.10, RYO-7.11
        return Text("ryozen-why-closed", {"seat": who(block.seat)})
    return Text("ryozen-why-alike")


def taken_by(g: Ryozen, number: int) -> Text:
    """Somebody is there already."""
    return Text("ryozen-why-taken", {"kin": kin_name(g.kin[number].kind), "owner": who(g.kin[number].owner)})


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
        return Decision(self.seat, Text("ryozen-ask-mercy"), Pick((*options, NO_MERCY)), "RYO-D17")

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        def about(option: Option[tuple[str, str] | None]) -> Text | None:
            if option.value is None:
                return None
            return hints.shards_after(g, self.seat, gained=[c.EFFECTS[f"card/{option.value[0]}"][1].colour])

        return decision.explain(about, unavailable=not_owned(g, self.seat))

    def answer(self, g: Ryozen, choice: tuple[str, str] | None) -> None:
        if choice is None:
            return
        card, resource = choice
        g.then(Mercy([other for other in self.cards if other != card], seat=self.seat))
        g.then(Run(f"card/{card}", Ctx(self.seat, f"card/{card}"), 0, (resource,)))

    def default(self, g: Ryozen) -> Choice:
        return [NO_MERCY.id]


NO_MERCY = Option("no", Text("ryozen-no-mercy"), means=None, role="decline", plain="a refusal says all there is")


@lru_cache(maxsize=16)
def mercy_option(card: str, resource: str) -> Option[tuple[str, str]]:
    """A mercy card and what is paid for it."""
    names = text(
        "ryozen-mercy-option", card=Text(f"ryozen-revelation-{card}"), resource=Text(f"ryozen-resource-{resource}")
    )
    return Option(f"{card}:{resource}", names, means=(card, resource))


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

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Text:
        return hints.struck(g, g.occupied()[option.value])

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        return unreachable(g, ctx, rest[0])

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-no-target")

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

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Text:
        return hints.turned(g, g.occupied()[option.value])

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        return unreachable(g, ctx, rest[0])

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-no-target")

    def rule(self, ctx: Ctx, op: Op) -> str:
        return {"kin": "RYO-D5.2", "card": "RYO-D3"}.get(ctx.origin, "RYO-D20")


def flip(g: Ryozen, number: int) -> None:
    """Turn a kin over. It triggers nothing (RYO-7.7)."""
    kin = g.kin[number]
    kin.cloaked = not kin.cloaked
    side = "cloaked" if kin.cloaked else "revealed"
    g.tell(f"ryozen-turned-{side}", seat=who(kin.owner), kin=kin_name(kin.kind), place=place_name(kin.at), where=kin.at)


WORDS |= {"strike": Strike(), "flip": Flip()}
