"""HYP-7: cubes, rows of activation spaces and placements."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Option, Text
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list, hint, together
from games.hyperborea.rules.activation import activate
from games.hyperborea.rules.acts import Act, Cube
from games.hyperborea.state import Hyperborea, Player, cube_name, row_name, who

Cubes = tuple[int, ...]


def draw_cubes(g: Hyperborea, seat: int, count: int) -> None:
    """Random cubes from the bag into the Available area, visible to all (HYP-3.30, HYP-17.1, HYP-19.10)."""
    player = g.seats[seat]
    drawn = []
    for _ in range(min(count, sum(player.bag))):
        number = g.dice.below(sum(player.bag))
        kind = 0
        while number >= player.bag[kind]:
            number -= player.bag[kind]
            kind += 1
        player.bag[kind] -= 1
        player.available[kind] += 1
        drawn.append(kind)
    if drawn:
        g.tell("hyperborea-drawn", seat=who(seat), cubes=[cube_name(kind) for kind in drawn])


BASE_RIVALS = tuple((row, c.ROWS[row].rival) for row in c.BASE_ROWS)
EMPTY_ROWS: dict[str, Cubes] = {row.id: (c.EMPTY,) * len(row.slots) for row in c.ROWS.values()}


def open_rows(player: Player) -> list[str]:
    """HYP-7.6, HYP-X23: rows beside a started one are closed, and so is a faction tile's row after its activation
    (HYP-22.18, HYP-X46). A card's row is open from the moment the card is taken (HYP-7.13)."""
    rows = player.rows
    found = [row for row, rival in BASE_RIVALS if rival not in rows]
    found += player.cards
    if player.tile in c.EXTRA_ROWS and not is_used_up(player, player.tile):
        found.append(player.tile)
    return found


def closed_by(player: Player, row: str) -> str:
    """HYP-7.6: the started row that closes this one, if there is one."""
    rival = c.ROWS[row].rival
    return rival if rival in player.rows else ""


def is_used_up(player: Player, row: str) -> bool:
    """HYP-22.18: a faction tile's row that has worked takes no cubes until the Reset."""
    return bool(c.EXTRA_ROWS.get(row)) and player.row_used and not player.row_again


def missing_slots(player: Player, row: str) -> list[int]:
    """Spaces of an open row for which no available cube is there; none if it can be filled now."""
    slots, free = c.ROWS[row].slots, player.discounted(row)
    grey_as = c.GREY_AS.get(player.tile, c.EMPTY)
    open_places = [n for n, kind in enumerate(player.spaces(row)) if kind == c.EMPTY and n != free]
    if _fills(slots, open_places, tuple(player.available), grey_as):
        return []
    left, missing = [*player.available], []
    for place in sorted(open_places, key=lambda place: slots[place] == c.ANY):
        fitting = [kind for kind, count in enumerate(left) if count and fits(slots[place], kind, grey_as)]
        if fitting:
            left[max(fitting, key=lambda kind: (kind == slots[place], left[kind]))] -= 1
        else:
            missing.append(slots[place])
    return missing


def row_options(row: str, cubes: Cubes, available: Cubes, free: int, grey_as: int) -> tuple[Option[Act], ...]:
    """HYP-7.2, HYP-7.3, HYP-7.16: what can be put on a row, by colour and on any open space of it; and whole sets of
    cubes that fill it at once. The discounted space takes none (HYP-22.3)."""
    slots = c.ROWS[row].slots
    open_places = [place for place, kind in enumerate(cubes) if kind == c.EMPTY and place != free]
    options = []
    for kind, count in enumerate(available):
        if count and any(fits(slots[place], kind, grey_as) for place in open_places):
            options.append(_place_option(kind, row, wild=False))
            if _may_choose_any(slots, open_places, kind, grey_as):
                options.append(_place_option(kind, row, wild=True))
    if len(open_places) > 1:
        options += [_fill_option(row, fill) for fill in sorted(_fills(slots, open_places, available, grey_as))]
    return tuple(options)


def fits(slot: int, kind: int, grey_as: int) -> bool:
    """HYP-7.2, HYP-7.12, HYP-22.10, HYP-X35: whether a space takes a cube of this kind."""
    if slot == kind:
        return True
    return slot == grey_as if kind == c.GREY else slot == c.ANY


def _may_choose_any(slots: Cubes, open_places: list[int], kind: int, grey_as: int) -> bool:
    """HYP-7.16: with coral_b an orange cube may leave the orange space for a grey one."""
    kinds = [slots[place] for place in open_places]
    return kind == grey_as and kind in kinds and c.ANY in kinds


def _fills(slots: Cubes, open_places: list[int], available: Cubes, grey_as: int) -> set[Cubes]:
    """Sets of available cubes that fill all open spaces of a row, each in the order of the spaces."""
    found: set[Cubes] = set()
    seen: set[Cubes] = set()

    def fill(place: int, left: list[int], chosen: list[int]) -> None:
        if place == len(open_places):
            if (key := tuple(sorted(chosen))) not in seen:
                seen.add(key)
                found.add(tuple(chosen))
            return
        for kind, count in enumerate(left):
            if count and fits(slots[open_places[place]], kind, grey_as):
                fill(place + 1, [n - (k == kind) for k, n in enumerate(left)], [*chosen, kind])

    fill(0, [*available], [])
    return found


@lru_cache(maxsize=1024)
def _place_option(kind: int, row: str, *, wild: bool) -> Option[Act]:
    name = c.CUBES[kind]
    text = "hyperborea-place-any" if wild else "hyperborea-place"
    return Option(
        f"place:{name}:{row}{':any' if wild else ''}",
        Text(text, {"cube": cube_name(kind), "row": row_name(row)}),
        Text(f"hyperborea-group-place-{name}"),
        Text("hyperborea-hint-row", {"effects": effect_list(c.ROWS[row].effects)}),
        f"row:{row}",
        means=Act("place", (kind, row, wild)),
        brief=Text("hyperborea-any-space", {"row": row_name(row)}) if wild else row_name(row),
    )


@lru_cache(maxsize=1024)
def _fill_option(row: str, kinds: Cubes) -> Option[Act]:
    return Option(
        f"fill:{row}:{'+'.join(c.CUBES[kind] for kind in kinds)}",
        Text("hyperborea-fill", {"cubes": [cube_name(kind) for kind in kinds], "row": row_name(row)}),
        Text("hyperborea-group-fill"),
        Text("hyperborea-hint-row", {"effects": effect_list(c.ROWS[row].effects)}),
        f"row:{row}",
        means=Act("fill", (row, kinds)),
    )


UNUSED = tuple(
    Option(
        f"unused:{name}",
        Text("hyperborea-unused", {"cube": cube_name(kind)}),
        Text(f"hyperborea-group-place-{name}"),
        means=Act("unused", (kind,)),
        brief=Text("hyperborea-unused-brief"),
    )
    for kind, name in enumerate(c.CUBES)
)


class _Placements(dict[str | tuple[str, Cubes], tuple[Option[Act], ...]]):
    """What can be put on rows with these cubes: found once for an empty row, and once for each way one is filled."""

    def __init__(self, tile: str, available: Cubes) -> None:
        super().__init__()
        self.available = available
        self.grey_as = c.GREY_AS.get(tile, c.EMPTY)
        self.discount = tile in c.DISCOUNT_TILES

    def __missing__(self, key: str | tuple[str, Cubes]) -> tuple[Option[Act], ...]:
        """The options for an empty row, or for a row on which this lies."""
        row, cubes = (key, EMPTY_ROWS[key]) if isinstance(key, str) else key
        free = c.ROWS[row].discount if self.discount else -1
        options = self[key] = row_options(row, cubes, self.available, free, self.grey_as)
        return options


@lru_cache(maxsize=128)
def _placements(tile: str, available: Cubes) -> _Placements:
    return _Placements(tile, available)


def placements(g: Hyperborea, seat: int) -> list[Option[Act]]:
    """HYP-D11: every colour on every row that takes it, and HYP-7.14. No row has to be finished (HYP-7.7)."""
    player = g.seats[seat]
    if not any(player.available):
        return []
    found: list[Option[Act]] = []
    known, rows = _placements(player.tile, tuple(player.available)), player.rows
    for row in open_rows(player):
        found += known[(row, tuple(rows[row])) if row in rows else row]
    found += [UNUSED[kind] for kind, count in enumerate(player.available) if count]
    return found


def is_idle(player: Player, act: Act) -> bool:
    """Whether a placement leaves its row open: it gives nothing this turn."""
    row = act.args[1]
    assert isinstance(row, str)
    free = player.discounted(row)
    return sum([lies == c.EMPTY and n != free for n, lies in enumerate(player.spaces(row))]) > 1


def place(g: Hyperborea, seat: int, kind: int, row: str, wild: bool) -> None:
    """HYP-D11: a cube goes on a row; the last space activates it (HYP-7.9)."""
    g.tell("hyperborea-placed", seat=who(seat), cube=cube_name(kind), row=row_name(row), where=f"row:{row}")
    put(g, seat, kind, row, wild=wild)


def fill(g: Hyperborea, seat: int, row: str, kinds: Cubes) -> None:
    """Several placements at once that complete a row. Each cube goes to the space it was named for."""
    g.tell(
        "hyperborea-filled",
        seat=who(seat),
        cubes=[cube_name(kind) for kind in kinds],
        row=row_name(row),
        where=f"row:{row}",
    )
    player = g.seats[seat]
    free = player.discounted(row)
    places = [n for n, kind in enumerate(player.spaces(row)) if kind == c.EMPTY and n != free]
    for number, kind in zip(places, kinds, strict=True):
        lay(player, kind, row, number)
    after_placement(g, seat, row)


def put(g: Hyperborea, seat: int, kind: int, row: str, *, wild: bool = False) -> None:
    """HYP-7.16: the cube takes an open space of its own colour, otherwise a multicolour one."""
    player = g.seats[seat]
    slots, cubes = c.ROWS[row].slots, player.spaces(row)
    free, grey_as = player.discounted(row), c.GREY_AS.get(player.tile, c.EMPTY)
    wanted = c.ANY if wild else kind
    places = [n for n, lies in enumerate(cubes) if lies == c.EMPTY and n != free and fits(slots[n], kind, grey_as)]
    lay(player, kind, row, next((n for n in places if slots[n] == wanted), places[0]))
    after_placement(g, seat, row)


def lay(player: Player, kind: int, row: str, place: int) -> None:
    """HYP-7.4, HYP-7.5: an available cube comes to lie on a space, and stays there until an
    effect or a Reset takes it off."""
    cubes = player.rows.setdefault(row, [c.EMPTY] * len(c.ROWS[row].slots))
    player.available[kind] -= 1
    cubes[place] = kind


def after_placement(g: Hyperborea, seat: int, row: str) -> None:
    """HYP-7.9, HYP-18.11: a full row is activated; a permanent card comes into force and gives nothing now."""
    player = g.seats[seat]
    if not player.is_full(row):
        return
    if c.ROWS[row].kind != "instant":
        if row not in player.completed:
            player.completed.append(row)
        g.tell("hyperborea-in-force", seat=who(seat), card=row_name(row))
        return
    if row in c.EXTRA_ROWS:
        player.row_used = True
    activate(g, seat, c.ROWS[row].effects)


def take_off(player: Player, row: str, place: int) -> int:
    """HYP-7.10, HYP-7.17: a cube leaves its space; a row without cubes is as if never started."""
    cubes = player.rows[row]
    kind = cubes[place]
    cubes[place] = c.EMPTY
    if all(lies == c.EMPTY for lies in cubes):
        del player.rows[row]
    return kind


def declare_unused(g: Hyperborea, seat: int, kind: int) -> None:
    """HYP-7.14, HYP-7.15: into the Unused area, from where no choice of the player brings it back."""
    player = g.seats[seat]
    player.available[kind] -= 1
    player.unused[kind] += 1
    g.tell("hyperborea-declared-unused", seat=who(seat), cube=cube_name(kind))


def of_place(player: Player, cube: Cube, does: Text | None = None) -> Text | None:
    """What is done to a cube, and what that does to the row it lies on (HYP-7.10, HYP-18.4)."""
    parts = [does] if does else []
    if cube.on_row:
        parts.append(hint("space", number=cube.number + 1))
        if player.is_full(cube.where):
            parts.append(hint("reopens" if c.ROWS[cube.where].kind == "instant" else "stops"))
    return together(parts) if parts else None
