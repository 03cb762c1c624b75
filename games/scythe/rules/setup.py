"""SCY-3: setup, and SCY-19: who plays which faction on which mat."""

from __future__ import annotations

from games.engine import Step, Text
from games.lib.seats import clockwise
from games.scythe import components as c
from games.scythe.board import ENCOUNTERS
from games.scythe.rules.choosing import ChooseFactions, ChooseMat, banned
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
