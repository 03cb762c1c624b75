"""What a player should know of each action of the main menu (HYP-D10) before it is taken."""

from __future__ import annotations

from collections.abc import Callable

from games.engine import Decision, Option, Says, Text
from games.engine.option import About
from games.engine.text import Item
from games.hyperborea import components as c
from games.hyperborea.effects import controls, effect_list, entry_left, final, hint, slot_names, together
from games.hyperborea.rules import movement, scoring
from games.hyperborea.rules.acts import FREE, Act, Cube, Target
from games.hyperborea.rules.cube_effects import contact_zone
from games.hyperborea.rules.cubes import of_place
from games.hyperborea.rules.development import TRACKS, of_level
from games.hyperborea.rules.ending import is_last_turn
from games.hyperborea.rules.technologies import of_card
from games.hyperborea.state import GHOST, NOBODY, Hyperborea, Player, in_feature, label, who

FEW = 3
"""How many things fit in a line beside an option."""


def of_actions(g: Hyperborea, decision: Decision) -> About[object]:
    """What there is to say of the options that a seat has in this position."""
    offered = frozenset(act.verb for act in decision.offers(Act).values())
    teller = Teller(g, decision.seat, offered)

    def about(option: Option) -> Says | Text | None:
        act = option.value
        assert isinstance(act, Act)
        tell: Callable[..., Says | Text | None] | None = getattr(teller, f"of_{act.verb}", None)
        return tell(*act.args) if tell else None

    return about


class Teller:
    """A position as its player looks at it: a method for each kind of action, with what the option means."""

    def __init__(self, g: Hyperborea, seat: int, offered: frozenset[str]) -> None:
        self.g, self.seat, self.offered = g, seat, offered
        self.player: Player = g.seats[seat]

    # -- cubes -------------------------------------------------------------------------------------------------

    def of_place(self, kind: int, row: str, wild: bool) -> Text:
        """HYP-D11, PL-37: whether the row is full then, and what it gives."""
        spaces, free = self.player.spaces(row), self.player.discounted(row)
        still_open = [n for n, lies in enumerate(spaces) if lies == c.EMPTY and n != free]
        if len(still_open) == 1:
            return self.of_fill(row, (kind,))
        wanted = c.ANY if wild else kind
        slots = [c.ROWS[row].slots[n] for n in still_open]
        slots.remove(wanted if wanted in slots else c.ANY if c.ANY in slots and kind != c.GREY else slots[0])
        return together([hint("open", slots=slot_names(slots)), hint("row", effects=effect_list(c.ROWS[row].effects))])

    def of_fill(self, row: str, kinds: tuple[int, ...]) -> Text:
        """HYP-7.9, HYP-18.2: a full row works at once, or for as long as it is full."""
        key = "full" if c.ROWS[row].kind == "instant" else "in-force"
        return hint(key, effects=effect_list(c.ROWS[row].effects))

    def of_unused(self, kind: int) -> Text:
        """HYP-7.14."""
        return hint("unused")

    # -- points ------------------------------------------------------------------------------------------------

    def of_choose(self, number: int, which: int) -> Text:
        """HYP-D12: what is given up by it."""
        options = self.g.pool.entry(number).what.options
        others: list[Item] = [
            Text("hyperborea-effects", {"effects": effect_list(option)})
            for n, option in enumerate(options)
            if n != which
        ]
        return hint("instead", effects=others)

    def of_move(self, source: str, target: str, figures: int) -> Says:
        """HYP-D13: the way, what it costs, and what is there."""
        cost = movement.destinations(self.g, self.seat, source, self.g.pool.points["move"])[target]
        parts = [hint("move", cost=cost * figures)]
        if self.g.rival_free(self.seat, self.g.areas[target]):
            parts.append(hint("stop"))
        return self._travel("move", source, target, parts, figures)

    def of_fly(self, source: str, target: str) -> Says:
        """HYP-D13, HYP-9.12."""
        cost = movement.flights(self.g, source, self.g.pool.points["fly"])[target]
        return self._travel("fly", source, target, [hint("fly", cost=cost)])

    def _travel(self, op: str, source: str, target: str, parts: list[Text], figures: int = 1) -> Says:
        control = scoring.control_gain(self.g, self.seat, target, self.seat, figures)
        control += scoring.control_gain(self.g, self.seat, source, self.seat, -figures)
        parts += [*controls(control), *self._there(target)][: FEW - len(parts)]
        way = movement.way(self.g, self.seat, op, source, target)
        return Says(together(parts), self._uncovers(target), route=tuple(f"area:{name}" for name in way))

    def _uncovers(self, area: str) -> Text | None:
        """HYP-4.3: tiles that a figure coming into the area turns up."""
        covered = sum(not self.g.areas[other].up for other in self.g.layout.neighbours[area])
        return final("tiles", count=covered) if covered else None

    def _there(self, area: str) -> list[Text]:
        """What one would look for in an area: the first city or ruin that is empty, Ghosts, its terrain."""
        here, place = self.g.areas[area], self.g.place(area)
        found: list[Text] = []
        for feature, spot in zip(place.features, here.spots, strict=True):
            if spot.occupant == NOBODY and feature.kind == "city":
                found = [hint("city", effects=effect_list(feature.effects))]
            elif spot.occupant == NOBODY and spot.tokens:
                found = found or [hint("ruin")]
        if ghosts := sum(spot.occupant == GHOST for spot in here.spots):
            found.append(Text("hyperborea-words-ghosts", {"count": ghosts}))
        return [*found, Text(f"hyperborea-there-{place.terrain}")]

    def of_attack(self, name: str, target: Target) -> Text:
        """HYP-D14: what it brings, and what is behind it."""
        if target.what == "ghost":
            ghosts = self.player.ghosts
            points = scoring.ghost_points(ghosts + 1) - scoring.ghost_points(ghosts)
            return together([hint("ghost", points=points), self._guarded(name, target.spot)])
        if target.what == "wall":
            return self._wall(name, target)
        if target.rival not in self.player.rivals:
            spoils = hint("graveyard")
        else:
            gem = len(self.player.rivals) == self.g.players - 1
            spoils = hint("beaten-gem" if gem else "beaten")
        return together([spoils, *self._removed(name, target)])

    def of_ranged(self, name: str, target: Target) -> Text:
        """HYP-D15, HYP-10.14: no points in it."""
        if target.what == "ghost":
            return together([hint("shot-ghost"), self._guarded(name, target.spot)])
        if target.what == "wall":
            return self._wall(name, target)
        return together([hint("shot"), *self._removed(name, target)])

    def _guarded(self, name: str, spot: int) -> Text:
        feature = self.g.place(name).features[spot]
        if feature.kind == "city":
            return hint("guards-city", effects=effect_list(feature.effects))
        return hint("guards-ruin", tokens=len(self.g.areas[name].spots[spot].tokens))

    def _wall(self, name: str, target: Target) -> Text:
        """HYP-10.4: Fortresses come before figures."""
        area = self.g.areas[name]
        left, figures = area.walls[target.rival] - 1, self.g.in_area(target.rival, area)
        return hint("wall", left=left, figures=figures)

    def _removed(self, name: str, target: Target) -> list[Text]:
        where = [] if target.spot == FREE else [in_feature("hyperborea-hint-in-", self._tile(name), target.spot)]
        gain = scoring.control_gain(self.g, self.seat, name, target.rival, -1)
        return [*where, *controls(gain)]

    def _tile(self, name: str) -> str:
        return self.g.areas[name].tile

    def of_fortress(self, name: str) -> Text:
        """HYP-D17, HYP-11.4."""
        return hint("fortress", there=self.g.areas[name].walls[self.seat], left=self.player.fortresses - 1)

    def of_figure(self, name: str) -> Says:
        """HYP-D18: the reserve, and what it means when it is empty (HYP-20.4)."""
        reserve = self.player.reserve
        parts = [hint("reserve", left=reserve - 1) if reserve > 1 else hint("last-figure")]
        parts += controls(scoring.control_gain(self.g, self.seat, name, self.seat, 1))
        return Says(together([*parts, *self._there(name)][:FEW]), self._uncovers(name))

    of_clone = of_figure
    """HYP-D19: the same, elsewhere."""

    def of_tech(self, card: str) -> Says:
        """HYP-D22: its row, what it does, the grey cube, and the fifth card."""
        return of_card(self.g, self.seat, card)

    def of_refresh(self, number: int) -> Says:
        """HYP-D21, HYP-13.12."""
        return Says(hint("refresh"), final("cards"))

    def of_dev(self, entry: int, kind: int, points: int) -> Text:
        """HYP-D20, PL-37: what the new level is worth."""
        level = self.player.levels[kind]
        parts = []
        if entry:
            waiting = self.g.pool.entry(entry)
            if waiting.what.mode == "same":
                points = waiting.what.n
                if lost := max(0, level + points - c.MAX_LEVEL):
                    parts = [hint("points-lost", lost=lost)]
            elif waiting.left > 1:
                parts = [hint("elsewhere", left=waiting.left - 1)]
        return together([of_level(level, min(level + points, c.MAX_LEVEL)), *parts])

    def of_pair(self, entry: int, pair: tuple[int, int]) -> Text:
        """HYP-D20: both tracks of two points."""
        levels = self.player.levels
        tracks = [hint("track-to", track=TRACKS[kind], level=levels[kind], after=levels[kind] + 1) for kind in pair]
        return together(tracks)

    def of_cash(self, kind: int) -> Text:
        """HYP-D35: the cubes are in the bag at once."""
        cubes = min(c.CUBE_REWARD[self.player.levels[kind]], self.g.supply[kind])
        bag = sum(self.player.bag)
        return hint("cash", level=self.player.levels[kind], bag=bag, after=bag + cubes)

    def of_enter(self, name: str, spot: int) -> Text:
        """HYP-D31, HYP-15.4."""
        effects = effect_list(self.g.place(name).features[spot].effects)
        return together([hint("row", effects=effects), hint("stays")])

    def of_enter_all(self, *cities: tuple[str, int]) -> Text:
        """HYP-D31: what all of them give together, as far as it fits."""
        effects = [effect for name, spot in cities for effect in self.g.place(name).features[spot].effects]
        return hint("row" if len(effects) <= FEW else "row-more", effects=effect_list(effects[:FEW]))

    def of_explore(self, name: str, spot: int) -> Says:
        """HYP-D32, HYP-16.8: the tokens, and that somebody looks."""
        ruin = self.g.place(name).features[spot]
        tokens = len(self.g.areas[name].spots[spot].tokens)
        count = hint("tokens", count=tokens, colour=ruin.color)
        return Says(together([count, hint("look"), hint("stays")]), final("look"))

    def of_token(self) -> Says:
        """HYP-D34: nothing of its face, which others may not know (HYP-H15)."""
        return Says(hint("show"), final("show"))

    # -- effects on cubes --------------------------------------------------------------------------------------

    def of_draw(self, count: int) -> Says:
        """HYP-D23: what is in the bag is public."""
        bag = sum(self.player.bag)
        return Says(hint("draw", bag=bag, after=bag - count), final("draw"))

    def of_return(self) -> Text:
        """HYP-D25."""
        return hint("which")

    def of_exchange(self, number: int) -> Text:
        """HYP-D26."""
        return hint("which")

    def of_pay(self, number: int) -> Text:
        """HYP-D28."""
        return hint("which")

    def of_purge(self, cube: Cube) -> Text | None:
        """HYP-D27."""
        return of_place(self.player, cube, hint("purge"))

    def of_spy(self, card: str) -> Text:
        """HYP-D29."""
        return hint("row", effects=effect_list(c.ROWS[card].effects))

    def of_contact(self, number: int) -> Text:
        """HYP-D30: who is near now (HYP-17.16)."""
        return hint("contact", rivals=[who(other) for other in contact_zone(self.g, self.seat)])

    def of_faction(self, which: int) -> Text:
        """HYP-D36: what it costs, and when the token comes back."""
        tile = c.TILES[self.player.tile]
        back = hint("token-once" if tile.ability == "tokens_once" else "token-back")
        return together([hint("costs", cost=effect_list(tile.cost)), back]) if tile.cost else back

    # -- the end -----------------------------------------------------------------------------------------------

    def of_end(self, *last: Act) -> Says:
        """HYP-D37, PL-19, PL-39: what follows, and what would be lost."""
        if last:
            return self._of_last(last[0])
        bag = sum(self.player.bag)
        if is_last_turn(self.g):
            over = (self.seat + 1) % self.g.players == self.g.trigger
            return Says(hint("end-last"), final("game") if over else None, self._unspent())
        if bag:
            return Says(hint("end-draw", count=min(bag, c.END_DRAW), bag=bag), final("draw"), self._unspent())
        return Says(hint("end-reset"), final("draw"), self._unspent())

    def _of_last(self, last: Act) -> Says:
        """What the last thing does, and that the turn ends with it; what is then left is lost."""
        end = self.of_end()
        said = getattr(self, f"of_{last.verb}")(*last.args)
        first = said.hint if isinstance(said, Says) else said
        unspent = self._unspent(placed=True) if last.verb == "place" else None
        return Says(first, end.final or (said.final if isinstance(said, Says) else None), unspent)

    def _unspent(self, *, placed: bool = False) -> Text | None:
        """HYP-8.5, HYP-19.1: points that could be used now, and cubes that could be placed. A Fortress alone is left
        unbuilt so often that nobody is asked once more for it: the question says that it is there."""
        usable = [op for op in self.g.pool.points if self._usable(op)]
        left: list[Item] = [Text(f"hyperborea-left-{op}", {"n": self.g.pool.points[op]}) for op in usable]
        left += [entry_left(entry.effect, entry.left) for entry in self.g.pool.entries if self._usable(entry.what.op)]
        if not placed and "place" in self.offered and (cubes := sum(self.player.available[: c.GREY])):
            left.append(Text("hyperborea-left-cubes", {"n": cubes}))
        if not left or (usable == ["fortress"] and len(left) == 1):
            return None
        return Text("hyperborea-loses", {"left": left})

    def _usable(self, op: str) -> bool:
        return op.removesuffix("_cube") in self.offered


def area_label(g: Hyperborea, name: str) -> Text:
    """An area, to be named in a reason."""
    area = g.areas[name]
    return label(name, area.tile if area.up else "", area.home)
