"""What must hold at every step of a match: no component is lost or doubled (RYO-1)."""

from __future__ import annotations

from collections import Counter

from games.engine import Audit
from games.ryozen import components as c
from games.ryozen.rules.debts import GAIN, LOSE, Owed
from games.ryozen.state import Ryozen, is_palace


def check(g: Ryozen) -> list[str]:
    """Everything that is inconsistent."""
    audit = Audit()
    if not g.kin:
        return audit.faults
    _kin(g, audit)
    _tiles(g, audit)
    _cards(g, audit)
    _villages(g, audit)
    _players(g, audit)
    return audit.faults


def _kin(g: Ryozen, audit: Audit) -> None:
    """RYO-2.6, RYO-5.12, RYO-6.6, RYO-17.4: one kin a place, the same number for all, none cloaked off the sectors."""
    places = Counter(kin.at for kin in g.kin if kin.at not in (c.HAND, c.PUSHED, c.PALACE))
    for at, count in places.items():
        audit.equal(count, 1, f"kin on {at}")
        audit.holds(at in c.PLACES[g.side] or (g.phoenix and at in c.SPOTS), f"there is no {at}")
    for number, kin in enumerate(g.kin):
        audit.holds(not kin.cloaked or kin.at in c.SECTOR_OF, f"kin {number} is cloaked at {kin.at}")
        audit.holds(g.phoenix or kin.at != c.PUSHED, "pushed in the standard mode")
        audit.holds(not g.phoenix or kin.at != c.PALACE, "the open Palace in the Phoenix Palace mode")
    for seat in range(g.players):
        audit.equal(len(g.kin_of(seat)), g.table.turns_per_round, f"kin of seat {seat}")
    for block in g.blocks:
        audit.equal(c.SECTOR_OF.get(g.kin[block.kin].at), block.sector, "a Guardian's sector")
        audit.holds(not is_palace(g.kin[block.kin].at), "a Guardian in the Palace")


def _tiles(g: Ryozen, audit: Audit) -> None:
    """RYO-1.6: every clan has its twenty tiles."""
    printed = Counter({kind.id: kind.per_clan for kind in c.KINDS.values()})
    for seat, player in enumerate(g.seats):
        row = [tile.kind for tile in g.clan_row if tile.owner == seat]
        kin = [g.kin[number].kind for number in g.kin_of(seat)]
        audit.equal(Counter([*player.pile.cards, *player.gone, *row, *kin]), printed, f"tiles of seat {seat}")
    audit.holds(len(g.clan_row) <= len(c.SLOTS), f"{len(g.clan_row)} tiles in the Clan House row")


def _cards(g: Ryozen, audit: Audit) -> None:
    """RYO-1.4, RYO-1.5."""
    kept = [card for player in g.seats for card in player.cards]
    row = [card for card in g.revelation_row if card]
    printed = Counter({card.id: card.copies for card in c.REVELATIONS.values()})
    audit.equal(Counter([*g.revelation_deck.cards, *g.revelation_discard, *row, *kept]), printed, "revelation cards")
    events = [*g.event_deck.cards, *g.event_discard, *(event for event in g.event_row if event)]
    audit.equal(sorted(events), sorted(c.EVENTS), "event cards")


def _villages(g: Ryozen, audit: Audit) -> None:
    """RYO-1.7, RYO-8.33."""
    if not g.villages:
        return
    built = [village for village in g.villages if village in c.VILLAGES]
    audit.equal(sorted([*built, *g.village_stack.cards]), sorted(c.VILLAGES), "village tiles")
    audit.equal(g.villages[0], c.START_VILLAGE, "the first village")
    audit.equal(c.ALTAR_TILE in g.villages, len(g.villages) == len(c.TRACK), "the Altar tile")
    for seat, player in enumerate(g.seats):
        audit.holds(0 <= player.explorer <= g.last_village, f"Explorer of seat {seat} at {player.explorer}")


def _players(g: Ryozen, audit: Audit) -> None:
    """RYO-2.13, RYO-3.6, RYO-13.6, RYO-25.4."""
    audit.equal(sorted(g.heralds), list(range(g.players)), "Heralds")
    audit.equal(len({player.clan for player in g.seats}), g.players, "different clans")
    audit.holds(0 <= g.rotation < c.ROTATIONS, f"rotation {g.rotation}")
    for seat, player in enumerate(g.seats):
        purse = (*player.resources.values(), *player.shards.values(), player.favour - c.FAVOUR_FLOOR)
        audit.holds(min(purse) >= 0, f"seat {seat} has less than nothing")
        audit.equal(sum(player.earned.values()), player.favour, f"favour of seat {seat}")
        for debt in g.debts:
            if isinstance(debt, Owed) and debt.seat == seat:
                losses = sum(item.kind == LOSE for item in debt.items)
                owned = sum(player.resources.values()) + sum(item.kind == GAIN for item in debt.items)
                audit.holds(losses <= owned, f"seat {seat} owes more than it has")
