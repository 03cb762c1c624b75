"""CIR-3: setup."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

import msgspec

from games.circadians import components as c
from games.circadians.rules.board import board_changed, border, neighbours, put
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import faction_name, joined, lacks, land_text, leader_text, side_text, why_not
from games.circadians.rules.leaders import deployable, place_leader
from games.circadians.rules.options import named
from games.circadians.rules.rewards import pay
from games.circadians.rules.round import Round
from games.circadians.state import Circadians, Player, Region, region_name, where, who
from games.engine import (
    Choice,
    Decision,
    Field,
    Filled,
    Form,
    Option,
    Pick,
    Several,
    Step,
    Text,
    Unavailable,
)
from games.engine.text import Arg


class SetUp(Step[Circadians], tag="SetUp"):
    """CIR-3.1, CIR-3.2, CIR-24.9: who plays which faction: as the seats chose, in turn in random order, or at
    random."""

    def run(self, g: Circadians) -> None:
        mode = g.options["factions"]
        order = list(range(g.players))
        if mode != "seats":
            g.shuffle(order)
            for player in g.seats:
                player.faction = ""
        if mode == "random":
            factions = [*c.FACTIONS]
            g.shuffle(factions)
            for player, faction in zip(g.seats, factions, strict=False):
                player.faction = faction
        drafts = order if mode == "draft" else []
        g.then(*(ChooseFaction(seat=seat) for seat in drafts), LayOut())


class ChooseFaction(Asks[str], tag="ChooseFaction"):
    """CIR-D01: a free faction."""

    def ask(self, g: Circadians) -> Decision[str]:
        options = tuple(named("faction", faction) for faction in free_factions(g))
        return Decision(self.seat, Text("circadians-ask-faction"), Pick(options), "CIR-D01")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        taken = [
            Unavailable(player.faction, Text(f"circadians-faction-{player.faction}"), Text("circadians-why-taken"))
            for player in g.seats
            if player.faction
        ]
        return decision.explain(lambda option: Text(f"circadians-seat-faction-{option.id}-about"), unavailable=taken)

    def answer(self, g: Circadians, choice: str) -> None:
        g.seats[self.seat].faction = choice

    def default(self, g: Circadians) -> Choice:
        free = free_factions(g)
        return [free[self.seat % len(free)]]


def free_factions(g: Circadians) -> list[str]:
    """Factions nobody has yet."""
    taken = {player.faction for player in g.seats}
    return [faction for faction in c.FACTIONS if faction not in taken]


class LayOut(Step[Circadians], tag="LayOut"):
    """CIR-3.4, CIR-3.6, CIR-3.10, CIR-3.11, CIR-3.12, CIR-3.13: mats, deck, tokens, flare gun, fragments; then the
    bases from right to left of the vault."""

    def run(self, g: Circadians) -> None:
        for seat, player in enumerate(g.seats):
            lay_out_mat(g, player)
            g.tell("circadians-plays", seat=who(seat), faction=Text(f"circadians-faction-{player.faction}"))
        g.deck.cards = [*c.CARDS]
        g.shuffle(g.deck.cards)
        loot = ("core", "extra") if g.options["loot"] == "extended" else ("core",)
        g.corner = [token for token, data in c.LOOT.items() if data.set in loot]
        g.neutral = [token for token, data in c.NEUTRALS.items() if data.pair in g.count.neutral_pairs]
        factions = [player.faction for player in g.seats]
        by_vault = [factions.index(faction) for faction in c.VAULT_ORDER if faction in factions]
        g.flare = by_vault[0]  # CIR-3.10
        lay_out_map(g)
        extended = g.options["leaders"] == "extended"
        order = g.clockwise(g.flare)
        g.then(
            *(PlaceBase(seat=seat) for seat in reversed(by_vault)),
            LayFoundations(),
            *(ChooseLeaders(seat=seat) for seat in order if extended),  # CIR-24.11
            *(StartUnits(seat=seat) for seat in order),
            FixedMountains(),
            Round(),
        )


def lay_out_mat(g: Circadians, player: Player) -> None:
    """CIR-3.3, CIR-3.5, CIR-3.7, CIR-3.8, CIR-3.9, CIR-3.29, CIR-3.31: what lies on a mat and beside it."""
    player.energy, player.gems = c.START.energy, c.START.gems
    player.tracks = dict.fromkeys(c.TRACKS, c.START.research_column)
    player.mat = [*c.PERSONAL]
    player.areas = [*player.data.recruit_areas]
    player.reserve = [*c.CORE_LEADERS[player.faction]]
    tokens = [token for token in c.TOKENS.values() if token.set == "standard"]
    if g.count.token_set == "two_player":
        swapped = {token.replaces: token for token in c.TOKENS.values() if token.replaces}
        tokens = [swapped.get(token.id, token) for token in tokens]
    player.supply = sorted(token.id for token in tokens if token.start == "supply")
    player.vault = sorted(token.id for token in tokens if token.start == "vault")
    player.has_intel = player.faction != "circadians" and g.faction("circadians") is not None
    if player.faction == "jrayek":
        g.rhyzu = [*c.RHYZU]
    if player.faction == "leyrien":
        g.morale = {"strength": len(c.STRENGTH_ROW), "fame": len(c.FAME_ROW)}


def lay_out_map(g: Circadians) -> None:
    """CIR-3.12, CIR-24.6: printed regions, and fragments on the sites of their colour. Other sites are no regions, for
    nobody (CIR-2.3); lakes have no loot (CIR-23.3)."""
    for name, data in c.HEXES.items():
        if data.terrain != "site":
            g.regions[name] = Region(terrain=data.terrain, loot=data.loot)
    for colour in g.count.fragment_sets:
        fragments = [fragment for fragment in c.FRAGMENTS if fragment.set == colour]
        g.shuffle(fragments)
        for name, fragment in zip(c.FRAGMENT_SITES[colour], fragments, strict=True):
            g.regions[name] = Region(terrain=fragment.terrain, loot=fragment.loot)
    sort_regions(g)


def sort_regions(g: Circadians) -> None:
    """Regions in the order of the map."""
    g.regions = {name: g.regions[name] for name in c.HEXES if name in g.regions}
    board_changed(g)


# -- bases -----------------------------------------------------------------------------------------------


def open_pairs(g: Circadians, site: str) -> list[tuple[str, str]]:
    """CIR-3.15: pairs of neighbouring land regions beside a site."""
    lands = [name for name in neighbours(site) if name in g.regions and g.regions[name].is_land]
    lands.sort(key=c.HEX_ORDER.__getitem__)
    return [(a, b) for a, b in combinations(lands, 2) if b in neighbours(a)]


class Base(msgspec.Struct, frozen=True):
    """A site, and the two regions beside it that stay open."""

    site: str
    open: tuple[str, str]


def base_barred(g: Circadians, name: str) -> Text | None:
    """CIR-3.14, CIR-24.6: why a site cannot be taken; None if it is free for this number of factions."""
    if g.players not in c.HEXES[name].base_for:
        return Text("circadians-why-site-count", {"count": g.players})
    owner = next((seat for seat, player in enumerate(g.seats) if player.site == name), None)
    return None if owner is None else Text("circadians-why-site-taken", {"faction": faction_name(g, owner)})


SITES = tuple(name for name, data in c.HEXES.items() if data.base_for)


@cache
def _base_option(site: str, a: str, b: str) -> Option[Base]:
    return Option(
        f"{site}:{a}+{b}",
        Text("circadians-base-option", {"site": region_name(site), "a": region_name(a), "b": region_name(b)}),
        group=region_name(site),
        where=where(site),
        means=Base(site, (a, b)),
    )


class PlaceBase(Asks[Base], tag="PlaceBase"):
    """CIR-D02, CIR-D03, CIR-3.14, CIR-3.15: a free site for this number of factions, and which two neighbouring land
    regions beside it stay open."""

    def bases(self, g: Circadians) -> list[Base]:
        """Everything that is possible."""
        free = [site for site in SITES if base_barred(g, site) is None]
        return [Base(site, pair) for site in free for pair in open_pairs(g, site)]

    def ask(self, g: Circadians) -> Decision[Base]:
        options = tuple(_base_option(base.site, *base.open) for base in self.bases(g))
        return Decision(self.seat, Text("circadians-ask-base"), Pick(options), "CIR-D02")

    def told(self, g: Circadians, decision: Decision[Base]) -> Decision[Base]:
        def beside(option: Option[Base]) -> Text:
            return joined(*(_beside(g, name) for name in option.value.open))

        barred = [why_not(site, reason) for site in SITES if (reason := base_barred(g, site)) is not None]
        return decision.explain(beside, unavailable=barred, final=Text("circadians-final-foundations"))

    def answer(self, g: Circadians, choice: Base) -> None:
        player = g.seats[self.seat]
        player.site, player.open = choice.site, [*choice.open]
        raise_mountains(g, self.seat)
        if player.data.home == "ship":  # CIR-3.27, CIR-18.2, CIR-18.4: no region, and so closed
            g.docks = [*player.open]
        else:
            g.regions[player.site] = Region(terrain="base", loot=player.data.base_loot, owner=self.seat)
        sort_regions(g)
        foundations = [*c.STARTING_FOUNDATIONS[player.faction]]
        g.shuffle(foundations)  # CIR-3.19
        for name, foundation in zip(player.open, foundations, strict=True):
            g.regions[name].foundations.append(foundation)
        g.tell(
            "circadians-base",
            seat=who(self.seat),
            site=region_name(player.site),
            a=region_name(player.open[0]),
            b=region_name(player.open[1]),
            where=where(player.site),
        )

    def default(self, g: Circadians) -> Choice:
        first = self.bases(g)[0]
        return [_base_option(first.site, *first.open).id]


def _beside(g: Circadians, name: str) -> Text:
    return Text("circadians-hint-beside", {"region": region_name(name), "what": land_text(g.regions[name])})


def raise_mountains(g: Circadians, seat: int) -> None:
    """CIR-3.16, CIR-3.17, CIR-3.30, CIR-25.9: on every other side to land; for the Oxataya also to lakes."""
    player = g.seats[seat]
    lakes = any(effect.op == "mountain_to_lakes" for effect in c.RULES[player.faction])
    for name in neighbours(player.site):
        region = g.regions.get(name)
        if region is None or name in player.open:
            continue
        if region.is_land or (lakes and region.terrain == "lake"):
            g.mountains.append(border(player.site, name))


class LayFoundations(Step[Circadians], tag="LayFoundations"):
    """CIR-3.20, CIR-3.21, CIR-3.22: neutral foundations where none lies, relics on theirs."""

    def run(self, g: Circadians) -> None:
        plain = [name for name, relic in c.NEUTRAL_FOUNDATIONS.items() if not relic]
        g.shuffle(plain)
        foundations = [name for name, relic in c.NEUTRAL_FOUNDATIONS.items() if relic]
        foundations += plain[g.count.neutral_foundations_removed :]
        g.shuffle(foundations)
        empty = [region for region in g.regions.values() if region.is_land and not region.foundations]
        for region, foundation in zip(empty, foundations, strict=True):
            region.foundations.append(foundation)
            region.relic = c.NEUTRAL_FOUNDATIONS[foundation]


# -- leaders and fighters --------------------------------------------------------------------------------


class ChooseLeaders(Asks[list[str]], tag="ChooseLeaders"):
    """CIR-D06, CIR-24.7: three of five leaders, the Oxataya four of six; the others leave the game."""

    def ask(self, g: Circadians) -> Decision[list[str]]:
        player = g.seats[self.seat]
        count = player.data.leaders_in_play
        options = tuple(named("leader", leader) for leader in c.FACTION_LEADERS[player.faction])
        prompt = Text("circadians-ask-leaders", {"count": count})
        return Decision(self.seat, prompt, Several(options, count, count), "CIR-D06")

    def told(self, g: Circadians, decision: Decision[list[str]]) -> Decision[list[str]]:
        return decision.explain(lambda option: side_text(option.id, upgraded=False))

    def answer(self, g: Circadians, choice: list[str]) -> None:
        player, chosen = g.seats[self.seat], choice
        player.reserve = [leader for leader in c.FACTION_LEADERS[player.faction] if leader in chosen]
        g.tell(
            "circadians-leaders",
            seat=who(self.seat),
            leaders=[Text(f"circadians-leader-{leader}") for leader in player.reserve],
        )

    def default(self, g: Circadians) -> Choice:
        return [*c.CORE_LEADERS[g.seats[self.seat].faction]]


@cache
def _start_option(leader: str, name: str) -> Option[tuple[str, str]]:
    return Option(
        f"{leader}@{name}",
        Text("circadians-start-option", {"leader": Text(f"circadians-leader-{leader}"), "region": region_name(name)}),
        where=where(name),
        means=(leader, name),
    )


@cache
def _split_option(first: int, second: int, a: str, b: str) -> Option[int]:
    args: dict[str, Arg] = {"first": first, "a": region_name(a), "second": second, "b": region_name(b)}
    return Option(str(first), Text("circadians-split", args), where=where(a), means=first)


class StartUnits(Asks[Filled], tag="StartLeader"):
    """CIR-D04, CIR-D05, CIR-3.23, CIR-3.24, CIR-3.25, CIR-3.26: one leader in one of the two open regions, for the gems
    of the base side; and all fighters that are not on the mat, at least one in each."""

    def ask(self, g: Circadians) -> Decision[Filled]:
        player = g.seats[self.seat]
        leader = leader_field([(leader, name) for leader in deployable(g, self.seat) for name in player.open])
        fields = (leader, split_field(player)) if not g.deployed(self.seat) else (split_field(player),)
        return Decision(self.seat, Text("circadians-ask-start"), Form(fields), "CIR-D04", about=tuple(player.open))

    def told(self, g: Circadians, decision: Decision[Filled]) -> Decision[Filled]:
        player = g.seats[self.seat]
        dear = [
            Unavailable(
                leader,
                Text(f"circadians-leader-{leader}"),
                lacks("gems", c.LEADERS[leader].base.deploy_gems, player.gems),
            )
            for leader in player.reserve
            if leader not in deployable(g, self.seat)
        ]

        def leader(option: Option[tuple[str, str]]) -> Text:
            name = option.value[0]
            return leader_text(name, False, c.LEADERS[name].base.deploy_gems)

        def beside(option: Option[int]) -> Text:
            return joined(*(_beside(g, name) for name in player.open))

        return decision.explain_field("leader", leader).explain_field("fighters", beside).explain(unavailable=dear)

    def answer(self, g: Circadians, choice: Filled) -> None:
        player = g.seats[self.seat]
        start = choice.get(leader_field(()), None)
        if start is not None:
            leader, name = start
            pay(g, self.seat, {"gems": c.LEADERS[leader].base.deploy_gems})
            place_leader(g, self.seat, leader, name)
        first = choice[split_field(player)]
        for name, count in zip(player.open, (first, player.data.fighters_on_map - first), strict=True):
            put(g, self.seat, name, count)
            g.tell("circadians-recruited", seat=who(self.seat), count=count, place=region_name(name), where=where(name))

    def default(self, g: Circadians) -> Choice:
        player = g.seats[self.seat]
        half = str(player.data.fighters_on_map // 2)
        if g.deployed(self.seat):
            return {"fighters": [half]}
        leader = min(deployable(g, self.seat), key=lambda each: c.LEADERS[each].base.deploy_gems)
        return {"leader": [f"{leader}@{player.open[0]}"], "fighters": [half]}


def leader_field(starts: Iterable[tuple[str, str]]) -> Field[tuple[str, str] | None]:
    """Which leader starts, and where."""
    return Field("leader", Text("circadians-field-leader"), Pick(tuple(_start_option(*start) for start in starts)))


def split_field(player: Player) -> Field[int]:
    """How many fighters start in the first of the open regions; the others start in the second."""
    count = player.data.fighters_on_map
    options = tuple(_split_option(first, count - first, *player.open) for first in range(1, count))
    return Field("fighters", Text("circadians-field-fighters"), Pick(options))


class FixedMountains(Step[Circadians], tag="FixedMountains"):
    """CIR-3.18, CIR-3.28: last, the three marked sides."""

    def run(self, g: Circadians) -> None:
        g.mountains += [border(a, b) for a, b in c.FIXED_MOUNTAINS]
        board_changed(g)
