"""RYO-3: setup."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
from games.ryozen import components as c
from games.ryozen.rules.clan_house import reveal_kin
from games.ryozen.rules.day import Round
from games.ryozen.rules.springs import refill
from games.ryozen.state import Kin, Ryozen, who


class SetUp(Step[Ryozen], tag="SetUp"):
    """RYO-3.3, RYO-3.5: the Palace is spun and the first player drawn; everybody has a clan already (RYO-3.6,
    RYO-3.22); then everything is dealt."""

    def run(self, g: Ryozen) -> None:
        g.rotation = g.dice.below(c.ROTATIONS)
        g.first = g.origin = g.dice.below(g.players)
        g.tell("ryozen-first-player", seat=who(g.first))
        for seat in g.turn_order():
            g.tell("ryozen-clan-chosen", seat=who(seat), clan=Text(f"ryozen-clan-{g.seats[seat].clan}"))
        g.then(Deal(), Round())


class ChooseClan(Question[Ryozen, str], tag="ChooseClan"):
    """RYO-D2: a free clan, in turn order; in matches that began before clans were chosen in the lobby."""

    def ask(self, g: Ryozen) -> Decision[str]:
        return Decision(self.seat, Text("ryozen-ask-clan"), Pick(tuple(map(clan_option, free_clans(g)))), "RYO-D2")

    def answer(self, g: Ryozen, choice: str) -> None:
        g.seats[self.seat].clan = choice
        g.tell("ryozen-clan-chosen", seat=who(self.seat), clan=Text(f"ryozen-clan-{choice}"))

    def default(self, g: Ryozen) -> Choice:
        return [free_clans(g)[0]]


def free_clans(g: Ryozen) -> list[str]:
    """Clans nobody has taken."""
    taken = {player.clan for player in g.seats}
    return [clan for clan in c.CLANS if clan not in taken]


@lru_cache(maxsize=8)
def clan_option(clan: str) -> Option[str]:
    """A clan."""
    return Option(clan, Text(f"ryozen-clan-{clan}"))


class Deal(Step[Ryozen], tag="Deal"):
    """Hands, resources, Heralds, piles and rows, villages, events."""

    def run(self, g: Ryozen) -> None:
        deal_players(g)
        deal_revelations(g)
        deal_villages(g)
        g.event_deck.cards = list(c.EVENTS)  # RYO-3.20
        g.shuffle(g.event_deck.cards)
        g.event_row = [""] * c.EVENT_SPACES
        g.tell("ryozen-set-up", sectors=[Text(f"ryozen-sector-{sector}") for sector in g.highlighted])


def deal_players(g: Ryozen) -> None:
    """Starting kin and resources, Heralds in turn order, a shuffled pile, a tile each in the row."""
    hand = [kind for kind, count in g.table.starting_kin.items() for _ in range(count)]  # RYO-3.7, RYO-3.8
    for seat, player in enumerate(g.seats):
        g.kin.extend(Kin(seat, kind) for kind in hand)
        player.resources = {resource: c.STARTING_RESOURCES[resource] for resource in c.RESOURCES}  # RYO-3.10
        player.shards = dict.fromkeys(c.SHARDS, 0)
        player.favour = c.DATA.meta.setup.starting_favour  # RYO-3.11
        player.gone = [
            kind.id for kind in c.KINDS.values() for _ in range(kind.starting - g.table.starting_kin.get(kind.id, 0))
        ]  # RYO-3.8
        player.pile.cards = [kind.id for kind in c.KINDS.values() for _ in range(kind.per_clan - kind.starting)]
        g.shuffle(player.pile.cards)  # RYO-3.13
    g.heralds = g.turn_order()  # RYO-3.12
    for _ in range(c.DATA.meta.setup.clan_house_reveals_per_player):  # RYO-3.14, RYO-18.6
        for seat in g.turn_order():
            reveal_kin(g, seat)


def deal_revelations(g: Ryozen) -> None:
    """RYO-3.15."""
    g.revelation_deck.cards = [card.id for card in c.REVELATIONS.values() for _ in range(card.copies)]
    g.shuffle(g.revelation_deck.cards)
    g.revelation_row = [""] * c.REVELATION_SPACES
    refill(g)


def deal_villages(g: Ryozen) -> None:
    """A face-up stack, and a track that ends with the unbuilt Altar tile (RYO-3.16). Example: RYO-X23."""
    g.village_stack.cards = list(c.VILLAGES)
    g.shuffle(g.village_stack.cards)  # RYO-3.17
    g.villages = [c.START_VILLAGE]  # RYO-3.18
    for _ in range(g.table.prebuilt_villages):  # RYO-3.19
        g.villages.append(g.draw(g.village_stack))
