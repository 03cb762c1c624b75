"""CIR-3: setup."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from games.circadians import components as c
from games.circadians.effects import cost_text
from games.circadians.rules.board import board_changed, border, neighbours, put
from games.circadians.rules.leaders import deployable
from games.circadians.rules.options import named, region_option
from games.circadians.rules.rewards import pay
from games.circadians.rules.round import Round
from games.circadians.state import Circadians, Player, Region, region_name, where, who
from games.engine import Choice, Decision, Number, Option, Pick, Question, Several, Step, Text


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


class ChooseFaction(Question[Circadians, str], tag="ChooseFaction"):
    """CIR-D01: a free faction."""

    def ask(self, g: Circadians) -> Decision[str]:
        options = tuple(named("faction", faction) for faction in free_factions(g))
        return Decision(self.seat, Text("circadians-ask-faction"), Pick(options), "CIR-D01")

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
            *(StartLeader(seat=seat) for seat in order),
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


class PlaceBase(Question[Circadians, str], tag="PlaceBase"):
    """CIR-D02, CIR-3.14: a free site for this number of factions."""

    def sites(self, g: Circadians) -> list[str]:
        """Free sites."""
        taken = {player.site for player in g.seats}
        return [name for name, data in c.HEXES.items() if g.players in data.base_for and name not in taken]

    def ask(self, g: Circadians) -> Decision[str]:
        options = tuple(region_option(name) for name in self.sites(g))
        return Decision(self.seat, Text("circadians-ask-base"), Pick(options), "CIR-D02")

    def answer(self, g: Circadians, choice: str) -> None:
        g.seats[self.seat].site = choice
        g.then(OpenRegions(seat=self.seat))

    def default(self, g: Circadians) -> Choice:
        return [self.sites(g)[0]]


@cache
def _pair_option(a: str, b: str) -> Option[tuple[str, str]]:
    label = Text("circadians-docks", {"a": region_name(a), "b": region_name(b)})
    return Option(f"{a}+{b}", label, where=where(a), means=(a, b))


class OpenRegions(Question[Circadians, tuple[str, str]], tag="OpenRegions"):
    """CIR-D03, CIR-3.15: which two neighbouring land regions stay open."""

    def ask(self, g: Circadians) -> Decision[tuple[str, str]]:
        options = tuple(_pair_option(a, b) for a, b in open_pairs(g, g.seats[self.seat].site))
        return Decision(self.seat, Text("circadians-ask-open"), Pick(options), "CIR-D03")

    def answer(self, g: Circadians, choice: tuple[str, str]) -> None:
        player = g.seats[self.seat]
        player.open = [*choice]
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
        a, b = open_pairs(g, g.seats[self.seat].site)[0]
        return [f"{a}+{b}"]


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


class ChooseLeaders(Question[Circadians, list[str]], tag="ChooseLeaders"):
    """CIR-D06, CIR-24.7: three of five leaders, the Oxataya four of six; the others leave the game."""

    def ask(self, g: Circadians) -> Decision[list[str]]:
        player = g.seats[self.seat]
        count = player.data.leaders_in_play
        options = tuple(named("leader", leader) for leader in c.FACTION_LEADERS[player.faction])
        prompt = Text("circadians-ask-leaders", {"count": count})
        return Decision(self.seat, prompt, Several(options, count, count), "CIR-D06")

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
    gems = c.LEADERS[leader].base.deploy_gems
    return Option(
        f"{leader}@{name}",
        Text("circadians-start-option", {"leader": Text(f"circadians-leader-{leader}"), "region": region_name(name)}),
        hint=cost_text(0, gems),
        where=where(name),
        means=(leader, name),
    )


class StartLeader(Question[Circadians, tuple[str, str]], tag="StartLeader"):
    """CIR-D04, CIR-3.23, CIR-3.24: one leader in one of the two open regions, for the gems of the base side."""

    def ask(self, g: Circadians) -> Decision[tuple[str, str]]:
        options = tuple(
            _start_option(leader, name) for leader in deployable(g, self.seat) for name in g.seats[self.seat].open
        )
        return Decision(self.seat, Text("circadians-ask-start"), Pick(options), "CIR-D04")

    def answer(self, g: Circadians, choice: tuple[str, str]) -> None:
        leader, name = choice
        player = g.seats[self.seat]
        pay(g, self.seat, {"gems": c.LEADERS[leader].base.deploy_gems})
        player.reserve.remove(leader)
        put(g, self.seat, name, 0, (leader,))
        g.tell(
            "circadians-deployed",
            seat=who(self.seat),
            leader=Text(f"circadians-leader-{leader}"),
            place=region_name(name),
            where=where(name),
        )
        g.then(StartFighters(seat=self.seat))

    def default(self, g: Circadians) -> Choice:
        leader = min(deployable(g, self.seat), key=lambda each: c.LEADERS[each].base.deploy_gems)
        return [f"{leader}@{g.seats[self.seat].open[0]}"]


class StartFighters(Question[Circadians, int], tag="StartFighters"):
    """CIR-D05, CIR-3.25, CIR-3.26: all fighters that are not on the mat, at least one in each open region."""

    def ask(self, g: Circadians) -> Decision[int]:
        player = g.seats[self.seat]
        count = player.data.fighters_on_map
        prompt = Text("circadians-ask-start-fighters", {"region": region_name(player.open[0]), "count": count})
        return Decision(self.seat, prompt, Number(1, count - 1), "CIR-D05")

    def answer(self, g: Circadians, choice: int) -> None:
        player = g.seats[self.seat]
        for name, count in zip(player.open, (choice, player.data.fighters_on_map - choice), strict=True):
            put(g, self.seat, name, count)
            g.tell("circadians-recruited", seat=who(self.seat), count=count, place=region_name(name), where=where(name))

    def default(self, g: Circadians) -> Choice:
        return g.seats[self.seat].data.fighters_on_map // 2


class FixedMountains(Step[Circadians], tag="FixedMountains"):
    """CIR-3.18, CIR-3.28: last, the three marked sides."""

    def run(self, g: Circadians) -> None:
        g.mountains += [border(a, b) for a, b in c.FIXED_MOUNTAINS]
        board_changed(g)
