"""SCY-3: setup, and SCY-19: who plays which faction on which mat."""

from __future__ import annotations

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
from games.lib.seats import clockwise
from games.scythe import components as c
from games.scythe.board import ENCOUNTERS
from games.scythe.rules.supply import draw_cards
from games.scythe.rules.turn import Turn
from games.scythe.state import Scythe, who


class SetUp(Step[Scythe], tag="SetUp"):
    """SCY-19.3, SCY-19.10: first everything that is random, then what is chosen, then the table is laid."""

    def run(self, g: Scythe) -> None:
        shuffle_decks(g)
        if g.options["faction_assignment"] == "random":
            deal_factions(g)
            mats = g.options["player_mat_assignment"]
            if mats == "random":
                deal_mats(g)
            elif mats == "in_seat_order":
                deal_mats_in_seat_order(g)
            else:
                start = g.dice.below(g.players)  # SCY-19.11
                g.then(*(ChooseMat(seat=seat) for seat in seats_from(g, start)))
        else:
            seats = list(range(g.players))
            if g.options["player_mat_assignment"] == "choose":
                g.shuffle(seats)
                g.then(*(ChooseMat(seat=seat) for seat in seats), ChooseFactions())
            else:
                mats_left = list(c.MATS)
                g.shuffle(mats_left)
                for seat in seats:
                    g.seats[seat].mat = mats_left[seat]
                if g.options["player_mat_assignment"] == "in_seat_order":  # SCY-19.12: there are no seats yet
                    g.tell("scythe-mats-random")
                g.then(ChooseFactions())
        g.stack.insert(0, Begin())


def shuffle_decks(g: Scythe) -> None:
    """SCY-3.1: decks, Factory cards, the structure bonus tile, encounter tokens."""
    g.combat.cards = [value for value, count in c.COMBAT_CARDS.items() for _ in range(count)]
    g.encounters.cards = list(c.ENCOUNTERS)
    g.objectives.cards = list(c.OBJECTIVES)
    g.shuffle(g.combat.cards)
    g.shuffle(g.encounters.cards)
    g.shuffle(g.objectives.cards)
    factory = list(c.FACTORY_CARDS)
    g.shuffle(factory)
    g.factory, g.unused = factory[: g.players + 1], factory[g.players + 1 :]  # SCY-3.2, SCY-19.1
    tiles = list(c.STRUCTURE_BONUSES)
    g.tile = tiles[g.dice.below(len(tiles))]  # SCY-3.3
    g.tokens = list(ENCOUNTERS)  # SCY-3.4


# -------------------------------------------------------------------- dealing factions and mats, and seats


def banned(g: Scythe, faction: str, mat: str) -> bool:
    """SCY-3.6, SCY-19.4."""
    return g.options["banned_pairs"] == "enforce" and (faction, mat) in c.BANNED


def take_seats(g: Scythe) -> None:
    """SCY-3.7: clockwise by home base."""
    g.order = sorted(range(g.players), key=lambda seat: c.SEATS_CLOCKWISE.index(g.seats[seat].faction))


def seats_from(g: Scythe, start: int) -> list[int]:
    """Seats clockwise, beginning with the start-th."""
    return [g.order[place] for place in clockwise(g.players, start)]


def deal_factions(g: Scythe) -> None:
    """SCY-3.5: at random."""
    factions = list(c.FACTIONS)
    g.shuffle(factions)
    for player, faction in zip(g.seats, factions, strict=False):
        player.faction = faction
    take_seats(g)


def deal_mats(g: Scythe) -> None:
    """SCY-3.5, SCY-3.6, SCY-R4: at random; banned pairs are exchanged in seat order."""
    mats = list(c.MATS)
    g.shuffle(mats)
    for player, mat in zip(g.seats, mats, strict=False):
        player.mat = mat
    undealt = mats[g.players :]
    for seat in g.order:
        player = g.seats[seat]
        if not banned(g, player.faction, player.mat):
            continue
        if undealt:
            fitting = [mat for mat in undealt if not banned(g, player.faction, mat)]
            new = fitting[g.dice.below(len(fitting))]
            undealt.remove(new)
            undealt.append(player.mat)
            player.mat = new
        else:
            swap_mat(g, seat)


def swap_mat(g: Scythe, seat: int) -> None:
    """SCY-R4: with five players the mat is swapped with one that leaves both without a banned pair."""
    player = g.seats[seat]
    partners = [
        other
        for other in g.seats
        if other is not player and not banned(g, player.faction, other.mat) and not banned(g, other.faction, player.mat)
    ]
    partner = partners[g.dice.below(len(partners))]
    player.mat, partner.mat = partner.mat, player.mat


def deal_mats_in_seat_order(g: Scythe) -> None:
    """SCY-19.12: sorted mats clockwise from a random seat; the seat moves on while a banned pair results."""
    drawn = list(c.MATS)
    g.shuffle(drawn)
    mats = sorted(drawn[: g.players], key=lambda mat: c.MATS[mat].number)
    start = g.dice.below(g.players)
    for offset in range(g.players):
        seats = seats_from(g, start + offset)
        pairs = list(zip(seats, mats, strict=True))
        if not any(banned(g, g.seats[seat].faction, mat) for seat, mat in pairs):
            break
    for seat, mat in pairs:
        g.seats[seat].mat = mat


# -------------------------------------------------------------------------- choosing factions and mats


def can_be_served(g: Scythe, kind: str, seats: list[int], left: list[str]) -> bool:
    """SCY-19.13: whether these players can all still get one of these without a banned pair."""
    if not seats:
        return True
    player, rest = g.seats[seats[0]], seats[1:]
    for name in left:
        pair = (name, player.mat) if kind == "faction" else (player.faction, name)
        if not banned(g, *pair) and can_be_served(g, kind, rest, [other for other in left if other != name]):
            return True
    return False


class ChooseMat(Question[Scythe, str], tag="ChooseMat"):
    """SCY-D01: a free player mat."""

    def ask(self, g: Scythe) -> Decision[str]:
        options = tuple(Option(mat, Text(f"scythe-mat-{mat}")) for mat in self._free(g))
        return Decision(self.seat, Text("scythe-ask-mat"), Pick(options), "SCY-D01")

    def _free(self, g: Scythe) -> list[str]:
        taken = {player.mat for player in g.seats}
        left = [mat for mat in c.MATS if mat not in taken]
        if not g.order:  # factions come later
            return left
        later = [seat for seat in g.order if not g.seats[seat].mat and seat != self.seat]
        mine = g.seats[self.seat].faction
        return [
            mat
            for mat in left
            if not banned(g, mine, mat) and can_be_served(g, "mat", later, [other for other in left if other != mat])
        ]

    def answer(self, g: Scythe, choice: str) -> None:
        g.seats[self.seat].mat = choice
        g.tell("scythe-mat-chosen", seat=who(self.seat), mat=Text(f"scythe-mat-{choice}"))

    def default(self, g: Scythe) -> Choice:
        return [_any(g, self._free(g), self.seat)]


class ChooseFactions(Step[Scythe], tag="ChooseFactions"):
    """SCY-19.2: in reverse order of player mat number."""

    def run(self, g: Scythe) -> None:
        seats = sorted(range(g.players), key=lambda seat: -c.MATS[g.seats[seat].mat].number)
        g.then(*(ChooseFaction(seat=seat) for seat in seats))


class ChooseFaction(Question[Scythe, str], tag="ChooseFaction"):
    """SCY-D02: a free faction."""

    def ask(self, g: Scythe) -> Decision[str]:
        options = tuple(Option(faction, Text(f"scythe-faction-{faction}")) for faction in self._free(g))
        return Decision(self.seat, Text("scythe-ask-faction"), Pick(options), "SCY-D02")

    def _free(self, g: Scythe) -> list[str]:
        taken = {player.faction for player in g.seats}
        left = [faction for faction in c.FACTIONS if faction not in taken]
        later = [seat for seat in range(g.players) if not g.seats[seat].faction and seat != self.seat]
        mine = g.seats[self.seat].mat
        return [
            faction
            for faction in left
            if not banned(g, faction, mine)
            and can_be_served(g, "faction", later, [other for other in left if other != faction])
        ]

    def answer(self, g: Scythe, choice: str) -> None:
        g.seats[self.seat].faction = choice
        g.tell("scythe-faction-chosen", seat=who(self.seat), faction=Text(f"scythe-faction-{choice}"))

    def default(self, g: Scythe) -> Choice:
        return [_any(g, self._free(g), self.seat)]


def _any(g: Scythe, free: list[str], seat: int) -> str:
    """A random legal choice that does not move the match's dice: it is looked at before it is made."""
    return free[(g.dice.drawn * 7919 + seat) % len(free)]


# ---------------------------------------------------------------------------------------- laying the table


class Begin(Step[Scythe], tag="Begin"):
    """SCY-3.8, SCY-3.14: everything on its place, in turn order; the lowest mat number begins."""

    def run(self, g: Scythe) -> None:
        take_seats(g)
        first = min(g.order, key=lambda seat: c.MATS[g.seats[seat].mat].number)
        start = g.order.index(first)
        for seat in seats_from(g, start):
            set_out(g, seat)
        g.tell("scythe-set-up", first=who(first), tile=Text(f"scythe-tile-{g.tile}"))
        g.then(Turn(first))


def set_out(g: Scythe, seat: int) -> None:
    """Tracks, cards, character, two workers; all else is on the mats (SCY-3.13)."""
    player = g.seats[seat]
    faction, mat = c.FACTIONS[player.faction], c.MATS[player.mat]
    player.power = faction.start_power  # SCY-3.9
    player.popularity = mat.start_popularity  # SCY-3.10
    player.coins = mat.start_coins
    player.character = faction.home  # SCY-3.11
    for number, place in enumerate(faction.start_hexes):  # SCY-3.12
        player.workers[number] = place
    g.tell(
        "scythe-seated",
        seat=who(seat),
        faction=Text(f"scythe-faction-{player.faction}"),
        mat=Text(f"scythe-mat-{player.mat}"),
    )
    draw_cards(g, seat, faction.start_combat_cards)  # SCY-3.9, SCY-3.14: these before the objectives
    player.objectives = [g.draw(g.objectives) for _ in range(mat.start_objectives)]  # SCY-3.10, SCY-13.1
