"""HYP-17: drawing, returning, exchanging and discarding cubes, removing waste, paying, espionage, the contact zone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, SeatName, Text, Unavailable
from games.engine.text import Arg
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list, hint, together, why
from games.hyperborea.rules.activation import activate
from games.hyperborea.rules.acts import Act, Cube
from games.hyperborea.rules.cubes import draw_cubes, of_place, take_off
from games.hyperborea.rules.development import of_level
from games.hyperborea.state import Hyperborea, Player, cube_name, row_name, who

POOL_GROUP = Text("hyperborea-group-pool")
DRAW = Option("draw:1", Text("hyperborea-do-draw", {"count": 1}), POOL_GROUP, means=Act("draw", (1,)))
RETURN = Option("return", Text("hyperborea-do-return"), POOL_GROUP, means=Act("return"))
EXCHANGE = Option("exchange:any", Text("hyperborea-do-exchange"), POOL_GROUP, means=Act("exchange", (0,)))


@lru_cache(maxsize=32)
def _draw_option(count: int) -> Option[Act]:
    text = Text("hyperborea-do-draw", {"count": count})
    return Option(f"draw:{count}", text, POOL_GROUP, means=Act("draw", (count,)))


# -- cubes lying in front of a player -------------------------------------------------------------------------


def lying(player: Player) -> Iterator[tuple[Cube, int]]:
    """Every cube in front of a player, and its kind (HYP-17.4)."""
    for name, area in (("available", player.available), ("unused", player.unused)):
        for kind, count in enumerate(area):
            if count:
                yield Cube(name, kind), kind
    for row, cubes in player.rows.items():
        for place, kind in enumerate(cubes):
            if kind != c.EMPTY:
                yield Cube(row, place), kind


def pick_up(player: Player, cube: Cube) -> int:
    """A cube leaves its place; its kind."""
    if cube.on_row:
        return take_off(player, cube.where, cube.number)
    area = player.available if cube.where == "available" else player.unused
    area[cube.number] -= 1
    return cube.number


@lru_cache(maxsize=1024)
def place_text(cube: Cube, kind: int) -> Text:
    """`the red cube on War 1`."""
    if cube.on_row:
        return Text("hyperborea-cube-on-row", {"cube": cube_name(kind), "row": row_name(cube.where)})
    return Text(f"hyperborea-cube-in-{cube.where}", {"cube": cube_name(kind)})


@lru_cache(maxsize=1024)
def _space_hint(cube: Cube) -> Text | None:
    """Which space of its row, because a row can hold two cubes of a colour."""
    return Text("hyperborea-hint-space", {"number": cube.number + 1}) if cube.on_row else None


@lru_cache(maxsize=1024)
def cube_option(cube: Cube, kind: int) -> Option[Cube]:
    """A cube in front of a player, to be picked."""
    return Option(cube.id, place_text(cube, kind), hint=_space_hint(cube), where=_mark(cube), means=cube)


def _mark(cube: Cube) -> str:
    """Where a cube lies on the mat."""
    return f"row:{cube.where}" if cube.on_row else cube.where


@lru_cache(maxsize=1024)
def _purge_option(cube: Cube) -> Option[Act]:
    text = Text("hyperborea-do-purge", {"cube": place_text(cube, c.GREY)})
    return Option(f"purge:{cube.id}", text, POOL_GROUP, _space_hint(cube), _mark(cube), means=Act("purge", (cube,)))


# -- the pool's options ---------------------------------------------------------------------------------------


def cube_options(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D23, HYP-D25, HYP-D26, HYP-D27: what can be done with draw, return, exchange and waste points. Draw points
    wait while the bag is empty (HYP-X43)."""
    points, player = g.pool.points, g.seats[seat]
    if "draw" in points and any(player.bag):
        yield DRAW
        most = min(points["draw"], sum(player.bag))
        if most > 1:
            yield _draw_option(most)
    if "return_cube" in points and any(lying(player)):
        yield RETURN
    if "exchange_cube" in points and exchanges(g, player, "any"):
        yield EXCHANGE
    if "purge" in points:
        yield from (_purge_option(cube) for cube, kind in lying(player) if kind == c.GREY)


def draw(g: Hyperborea, seat: int, count: int) -> None:
    """HYP-17.1, HYP-17.2: random cubes from the bag into the Available area, to be placed like the others."""
    g.pool.spend("draw", count)
    draw_cubes(g, seat, count)


def return_cube(g: Hyperborea, seat: int) -> None:
    """HYP-17.4: the player says which."""
    g.pool.spend("return_cube")
    g.then(ReturnCube(seat=seat))


class ReturnCube(Question[Hyperborea, Cube], tag="ReturnCube"):
    """HYP-D25, HYP-17.4, HYP-17.5: any cube in front of the player goes back into the bag."""

    def ask(self, g: Hyperborea) -> Decision[Cube]:
        options = tuple(cube_option(cube, kind) for cube, kind in lying(g.seats[self.seat]))
        return Decision(self.seat, Text("hyperborea-ask-return"), Pick(options), "HYP-D25")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        player = g.seats[self.seat]
        bag = sum(player.bag)
        does = hint("draw", bag=bag, after=bag + 1)
        in_bag = (
            Unavailable(f"bag:{name}", cube_name(kind), why("in-bag"))
            for kind, name in enumerate(c.CUBES)
            if player.bag[kind]
        )
        return decision.explain(lambda option: of_cube(player, option, does), unavailable=in_bag)

    def answer(self, g: Hyperborea, choice: Cube) -> None:
        player = g.seats[self.seat]
        kind = pick_up(player, choice)
        player.bag[kind] += 1
        g.tell("hyperborea-returned", seat=who(self.seat), cube=place_text(choice, kind))

    def default(self, g: Hyperborea) -> Choice:
        return [next(lying(g.seats[self.seat]))[0].id]


def exchange(g: Hyperborea, seat: int, number: int) -> None:
    """HYP-17.9: the player says which cube, and for which colour: any, or the one of an entry of the pool."""
    if not number:
        g.pool.spend("exchange_cube")
        g.then(ExchangeCube("any", seat=seat))
        return
    entry = g.pool.entry(number)
    entry.left -= 1
    if not entry.left:
        g.pool.drop(entry)
    g.then(ExchangeCube(entry.what.to, seat=seat))


def exchanges(g: Hyperborea, player: Player, to: str) -> list[tuple[Cube, int, int]]:
    """HYP-17.9, HYP-17.19: non-grey cubes in front of the player, and other colours with supply left."""
    colours = new_colours(g, to)
    return [(cube, kind, new) for cube, kind in lying(player) if kind != c.GREY for new in colours if new != kind]


def new_colours(g: Hyperborea, to: str) -> list[int]:
    """HYP-17.19: what a cube can be exchanged for."""
    return [kind for kind, name in enumerate(c.COLOURS) if g.supply[kind] and to in ("any", name)]


def of_cube(player: Player, option: Option, does: Text) -> Text | None:
    """What is said of a cube that is picked up."""
    cube = option.value
    assert isinstance(cube, Cube)
    return of_place(player, cube, does)


def fixed_exchanges(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """Exchanges for one colour only, where a card says so."""
    for entry in g.pool.entries:
        if entry.what.op == "exchange_cube" and exchanges(g, g.seats[seat], entry.what.to):
            words = {"cube": Text(f"hyperborea-cube-{entry.what.to}")}
            text = Text("hyperborea-do-exchange-for", {**words})
            yield Option(f"exchange:{entry.id}", text, POOL_GROUP, means=Act("exchange", (entry.id,)))


class ExchangeCube(Question[Hyperborea, tuple[Cube, int]], tag="ExchangeCube"):
    """HYP-D26, HYP-17.9, HYP-17.10, HYP-X24, HYP-X25: a cube of another colour comes to lie exactly where the
    discarded one lay; that activates no row (HYP-7.11)."""

    to: str

    def ask(self, g: Hyperborea) -> Decision[tuple[Cube, int]]:
        options = tuple(_exchange_option(*exchange) for exchange in exchanges(g, g.seats[self.seat], self.to))
        return Decision(self.seat, Text("hyperborea-ask-exchange"), Pick(options), "HYP-D26")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        def about(option: Option) -> Text:
            match option.value:
                case (Cube() as cube, int(new)):
                    parts = [hint("supply", supply=g.supply[new])]
                    return together([hint("space", number=cube.number + 1), *parts] if cube.on_row else parts)
            raise TypeError(option)

        player = g.seats[self.seat]
        greys = (
            Unavailable(cube.id, place_text(cube, kind), why("grey-stays"))
            for cube, kind in lying(player)
            if kind == c.GREY
        )
        out = (
            Unavailable(f"to:{name}", cube_name(kind), why(reason, cube=cube_name(kind)))
            for kind, name in enumerate(c.COLOURS)
            if (reason := self._impossible(g, kind))
        )
        return decision.explain(about, unavailable=(*out, *greys))

    def _impossible(self, g: Hyperborea, kind: int) -> str:
        return "" if kind in new_colours(g, self.to) else "supply" if not g.supply[kind] else "other-colour"

    def answer(self, g: Hyperborea, choice: tuple[Cube, int]) -> None:
        (cube, new), player = choice, g.seats[self.seat]
        if cube.on_row:
            row = player.rows[cube.where]
            old, row[cube.number] = row[cube.number], new
        else:
            old = pick_up(player, cube)
            (player.available if cube.where == "available" else player.unused)[new] += 1
        g.supply[old] += 1
        g.supply[new] -= 1
        g.tell("hyperborea-exchanged", seat=who(self.seat), old=place_text(cube, old), new=cube_name(new))

    def default(self, g: Hyperborea) -> Choice:
        cube, _, new = exchanges(g, g.seats[self.seat], self.to)[0]
        return [f"{cube.id}>{c.COLOURS[new]}"]


@lru_cache(maxsize=1024)
def _exchange_option(cube: Cube, kind: int, new: int) -> Option[tuple[Cube, int]]:
    words: dict[str, Arg] = {"old": place_text(cube, kind), "new": cube_name(new)}
    return Option(
        f"{cube.id}>{c.COLOURS[new]}",
        Text("hyperborea-exchange", words),
        place_text(cube, kind),
        _space_hint(cube),
        _mark(cube),
        means=(cube, new),
    )


def purge(g: Hyperborea, seat: int, cube: Cube) -> None:
    """HYP-D27, HYP-17.11, HYP-X26: a grey cube in front of the player goes back to the supply."""
    g.pool.spend("purge")
    kind = pick_up(g.seats[seat], cube)
    g.supply[kind] += 1
    g.tell("hyperborea-purged", seat=who(seat))


# -- espionage and the contact zone ---------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _spy_option(card: str, owner: int) -> Option[Act]:
    words: dict[str, Arg] = {"card": row_name(card), "rival": SeatName(owner)}
    return Option(
        f"spy:{card}",
        Text("hyperborea-do-spy", words),
        Text("hyperborea-group-spy"),
        Text("hyperborea-hint-row", {"effects": effect_list(c.ROWS[card].effects)}),
        means=Act("spy", (card,)),
    )


def espionage(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D29, HYP-17.12, HYP-17.13, HYP-17.22: instant cards without espionage of the other players."""
    if "spy" in g.pool.points:
        for owner, player in enumerate(g.seats):
            if owner != seat:
                yield from (_spy_option(card, owner) for card in player.cards if card in c.SPYABLE)


def spy(g: Hyperborea, seat: int, card: str) -> None:
    """HYP-17.12, HYP-17.14: the full effect of the card, as an activation of the spy's own."""
    g.pool.spend("spy")
    effects = c.ROWS[card].effects
    g.tell("hyperborea-spied", seat=who(seat), card=row_name(card), effects=effect_list(effects))
    activate(g, seat, effects)


def contact_zone(g: Hyperborea, seat: int) -> list[int]:
    """HYP-17.15, HYP-17.23: others with a figure in or next to an area with a figure of the player."""
    near = set()
    for name in g.present(seat):
        near.add(name)
        near.update(g.layout.neighbours[name])
    return [
        other for other in range(g.players) if other != seat and any(g.in_area(other, g.areas[name]) for name in near)
    ]


@lru_cache(maxsize=256)
def _contact_option(number: int, losses: int) -> Option[Act]:
    text = Text("hyperborea-do-contact", {"count": losses})
    return Option(f"contact:{number}", text, POOL_GROUP, means=Act("contact", (number,)))


def contacts(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D30: contact effects that would hit somebody now (HYP-17.16)."""
    for entry in g.pool.entries:
        if entry.what.op == "contact" and contact_zone(g, seat):
            yield _contact_option(entry.id, sum(effect.n for effect in entry.what.effects))


def contact(g: Hyperborea, seat: int, number: int) -> None:
    """HYP-17.15, HYP-17.17, HYP-X08: everybody in the zone owes a negative development."""
    entry = g.pool.entry(number)
    g.pool.drop(entry)
    hit = contact_zone(g, seat)
    g.tell("hyperborea-contact", seat=who(seat), rivals=[who(other) for other in hit])
    for other in hit:
        owe_losses(g, other, sum(effect.n for effect in entry.what.effects))


def owe_losses(g: Hyperborea, seat: int, count: int) -> None:
    """HYP-17.18, HYP-17.20: pending until the player's next turn at the latest; no more than there are levels."""
    pending = next((debt for debt in g.debts if isinstance(debt, LoseDevelopment) and debt.seat == seat), None)
    total = min(count + (pending.losses if pending else 0), sum(g.seats[seat].levels))
    if pending:
        pending.losses = total
    elif total:
        g.owe(LoseDevelopment(total, seat=seat))


class LoseDevelopment(Question[Hyperborea, str], tag="LoseDevelopment"):
    """HYP-D50, HYP-17.17: one own marker above level 0 goes down by one."""

    losses: int

    def ask(self, g: Hyperborea) -> Decision[str]:
        levels = g.seats[self.seat].levels
        options = tuple(_lose_option(kind) for kind, level in enumerate(levels) if level)
        return Decision(self.seat, Text("hyperborea-ask-lose", {"count": self.losses}), Pick(options), "HYP-D50")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        levels = g.seats[self.seat].levels
        low = (
            Unavailable(name, Text(f"hyperborea-track-{name}"), why("lowest"), f"track:{name}")
            for kind, name in enumerate(c.COLOURS)
            if not levels[kind]
        )
        return decision.explain(lambda option: _lower(levels[c.KIND[option.id]]), unavailable=low)

    def answer(self, g: Hyperborea, choice: str) -> None:
        g.seats[self.seat].levels[c.KIND[choice]] -= 1
        g.tell("hyperborea-lost-development", seat=who(self.seat), track=Text(f"hyperborea-track-{choice}"))
        if self.losses > 1:
            g.owe(LoseDevelopment(self.losses - 1, seat=self.seat))

    def default(self, g: Hyperborea) -> Choice:
        levels = g.seats[self.seat].levels
        return [c.COLOURS[min((kind for kind, level in enumerate(levels) if level), key=lambda kind: levels[kind])]]

    def standing(self, g: Hyperborea) -> Choice | None:
        player = g.seats[self.seat]
        return next(([name] for name in player.standing.losses if player.levels[c.KIND[name]]), None)


@lru_cache(maxsize=64)
def _lose_option(kind: int) -> Option[str]:
    return Option(
        c.COLOURS[kind],
        Text(f"hyperborea-track-{c.COLOURS[kind]}"),
        where=f"track:{c.COLOURS[kind]}",
    )


def _lower(level: int) -> Text:
    """What a marker was worth, and will be."""
    return together([of_level(level, level - 1), hint("worth-before", cubes=c.CUBE_REWARD[level])])
