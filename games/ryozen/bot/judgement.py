"""What the bot thinks things are worth, in favour; it sees a view and nothing else."""

from __future__ import annotations

from games.ryozen import components as c
from games.ryozen.rules.shards import shard_score
from games.ryozen.state import is_palace
from games.ryozen.view import RyozenView

RESOURCE = 1.0
"""Three resources are worth three favour at the end."""
SHARD = 2.7
"""A shard is worth three in a set of its colour, two in a mixed one."""
TOKEN = 2.5
"""The first-player token is a wild shard at the end."""
EARLY_TOKEN = -1.0
"""Before that it makes one move first, and who moves last sees what the others did."""

EACH_RIVAL = 0.15
"""How much each kin that others have still to place endangers a lead."""


ECLIPSED = {f"{colour}_eclipse": colour for colour in c.SHARDS}
"""Which shards an eclipse takes from whoever has some."""


def colour_of(card: str) -> str:
    """The shard that a card gives."""
    return next(op.colour for op in c.EFFECTS[f"card/{card}"] if op.op == "gain_shard")


class Judgement:
    """A seat's estimate of a position."""

    def __init__(self, view: RyozenView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view.seats[seat]
        self.hand = [kin for kin in view.kin if kin.owner == seat and kin.at == c.HAND]
        self._effects: dict[str, float] = {}
        self._influence: dict[tuple[int, str], int] = {}
        for kin in view.kin:
            sector = c.SECTOR_OF.get(kin.at)
            if sector is not None:
                weight = c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
                self._influence[kin.owner, sector] = self._influence.get((kin.owner, sector), 0) + weight

    @property
    def last_round(self) -> bool:
        """Whether nothing can be saved for later."""
        return self.view.round == c.ROUNDS

    # -- things ----------------------------------------------------------------------------------------

    def resource(self, kind: str) -> float:
        """One more of a resource: what one lacks is worth more, what one hoards less."""
        if self.last_round and len(self.hand) <= 1:
            return RESOURCE
        owned = self.me.resources[kind]
        wanted = {"coin": 1.15, "scroll": 1.05, "lantern": 1.2}[kind]
        return wanted + (0.5 if owned == 0 else 0.15 if owned == 1 else -0.12 * max(owned - 3, 0))

    def cost(self, cost: dict[str, int]) -> float:
        """What a price hurts."""
        return sum(self.resource(kind) * count for kind, count in cost.items())

    def shard(self, colour: str) -> float:
        """One more shard of a colour: half what it scores now, half what shards are worth on average."""
        shards = self.me.shards
        token = self.view.first == self.seat and self.last_round
        more = shard_score({**shards, colour: shards[colour] + 1}, token) - shard_score(shards, token)
        return more if self.last_round and not self.hand else 0.5 * more + 0.5 * SHARD

    def best_shard(self) -> str:
        """The colour to take."""
        return max(c.SHARDS, key=self.shard)

    # -- sectors ---------------------------------------------------------------------------------------

    def influence(self, seat: int, sector: str) -> int:
        """A seat's influence in a sector."""
        return self._influence.get((seat, sector), 0)

    def wins(self, sector: str, mine: int) -> bool:
        """Whether so much influence would have the majority now."""
        rank = self.view.heralds.index
        return mine > 0 and all(
            (mine, -rank(self.seat)) > (self.influence(other, sector), -rank(other))
            for other in range(self.view.players)
            if other != self.seat
        )

    def night_value(self, sector: str) -> float:
        """The night reward of a sector."""
        reward = c.SECTORS[sector].night_reward[0]
        if reward.op == "gain_favour":
            return float(reward.count)
        return RESOURCE if reward.resource == "any" else self.resource(reward.resource)

    def stake(self, sector: str, added: int) -> float:
        """What more influence in a sector promises for the Night."""
        mine = self.influence(self.seat, sector)
        value = 0.0 if mine else self.night_value(sector)
        hold = self.hold()
        shard = self.shard(c.SECTORS[sector].shard)
        if self.wins(sector, mine + added) and not self.wins(sector, mine):
            value += shard * hold
        elif self.wins(sector, mine):
            value += 0.15 * shard * added * (1 - hold)
        return value

    def palace_stake(self) -> float:
        """What one more kin in the Palace promises for the Night."""
        counts = [
            sum(kin.owner == seat and is_palace(kin.at) for kin in self.view.kin) for seat in range(self.view.players)
        ]
        mine = counts[self.seat]
        value = 1.0 if mine else 1.0 + self.shard(self.best_shard())
        best = max(count for seat, count in enumerate(counts) if seat != self.seat)
        if mine + 1 > best >= mine:
            value += (TOKEN if self.last_round else EARLY_TOKEN) * self.hold()
        return value

    def hold(self) -> float:
        """How likely a lead lasts: the fewer kin the others have still to place, the likelier."""
        coming = sum(kin.owner != self.seat and kin.at == c.HAND for kin in self.view.kin)
        return 1 / (1 + EACH_RIVAL * coming)

    # -- day effects -----------------------------------------------------------------------------------

    def day_effect(self, sector: str) -> float:
        """What applying a sector's day effect is worth now."""
        if sector not in self._effects:
            own = {
                "gate": self.gate,
                "capital": self.capital,
                "outskirts": self.outskirts,
                "altar": self.altar,
                "springs": self.springs,
                "clan_house": self.clan_house,
            }[sector]()
            seals = sum(1.5 for card in self.me.cards if c.REVELATIONS[card].trigger == sector)
            self._effects[sector] = own + seals
        return self._effects[sector]

    def gate(self) -> float:
        """A lantern, and perhaps the worst event."""
        worst = max((self.harm(event) for event in self.view.event_row if event), default=0.0)
        return self.resource("lantern") + max(worst, 0.0)

    def capital(self) -> float:
        """Two scrolls and the first space."""
        return 2 * self.resource("scroll") + 0.5 * self.view.heralds.index(self.seat)

    def outskirts(self) -> float:
        """The best of exploring and building."""
        return max(self.explore(1), self.explore(2), self.build(0), self.build(1), 0.0)

    def explore(self, count: int) -> float:
        """Moving the Explorer on."""
        ahead = len(self.view.villages) - 1 - self.me.explorer
        return 0.8 * count if count <= ahead else 0.0

    def build(self, explored: int) -> float:
        """Building the next space, after exploring so far."""
        space = len(self.view.villages)
        if space == len(c.TRACK) or self.me.explorer + explored != space - 1:
            return 0.0
        row = c.TRACK[space]
        if any(self.me.resources[kind] < count for kind, count in row.build_cost.items()):
            return 0.0
        return row.build_favour - self.cost(row.build_cost) + 0.8

    def altar(self) -> float:
        """The best bonus within reach."""
        ahead = self.view.villages[: self.me.explorer + 2]
        return max(self.bonus(village) for village in ahead) + self.explore(1)

    def bonus(self, village: str) -> float:
        """A village's bonus."""
        shard = self.shard(self.best_shard())
        own = [kin for kin in self.view.kin if kin.owner == self.seat and c.SECTOR_OF.get(kin.at)]
        lit = sum(c.SECTOR_OF[kin.at] in self.view.highlighted for kin in own)
        empty = self.view.event_row.count("")
        fixed = {
            c.START_VILLAGE: 2 * self.resource("coin"),
            c.ALTAR_TILE: shard - RESOURCE,
            "prosperville": sum(self.resource(kind) for kind in c.RESOURCES),
            "craftsville": 3 * self.resource("scroll"),
            "fire_cape": 2 * self.resource("lantern"),
            "river_shoal": len(self.me.cards) // 2,
            "stronghold": empty * 1.1,
            "owl_cove": max((self.stake(c.SECTOR_OF[kin.at], 1) for kin in own if not kin.cloaked), default=0) + 0.3,
            "bandit_den": 3 - self.restored_harm() if empty and self.view.event_discard else 0,
            "bird_gorge": lit,
            "town_hall": self.capital(),
            "nomad_camp": 1.0,
            "moon_forge": shard - 0.8,
            "moon_harbour": max(self.harbour(sector) for sector in self.view.highlighted),
        }
        return float(fixed[village])

    def harbour(self, sector: str) -> float:
        """Resolving a sector's night reward now, against what it gives the others."""
        mine = self.influence(self.seat, sector)
        gain = self.night_value(sector) if mine else 0.0
        if self.wins(sector, mine):
            gain += self.shard(c.SECTORS[sector].shard)
        others = [other for other in range(self.view.players) if other != self.seat and self.influence(other, sector)]
        return gain - 0.5 * len(others) / max(self.view.players - 1, 1) * self.night_value(sector)

    def springs(self) -> float:
        """The best purchase of up to two cards."""
        nets = sorted((self.card(card) for card in self.view.revelation_row if card), reverse=True)
        return sum(max(net, 0.0) for net in nets[:2])

    def card(self, card: str) -> float:
        """Acquiring a card, by keeping or discarding it; unaffordable ones are worth nothing."""
        row = c.REVELATIONS[card]
        if row.price > self.me.resources["scroll"]:
            return 0.0
        return max(self.keep(card), row.discard_favour) - row.price * 0.8 * self.resource("scroll")

    def keep(self, card: str) -> float:
        """Having a card for the turns that are left."""
        row = c.REVELATIONS[card]
        turns = len(self.hand) + (c.ROUNDS - self.view.round) * (6 if self.view.players == 2 else 5)
        if row.glyph == "prayer" and turns:
            shards = min(self.me.resources["lantern"], 2)
            return shards * (self.shard(colour_of(card)) - self.resource("lantern")) + 0.4 * shards
        weight = {"seal_of_the_outskirts": 0.35, "seal_of_the_springs": 0.2, "seal_of_the_palace": 0.16}
        return weight.get(card, 0.14) * turns

    def clan_house(self) -> float:
        """The best hire; a reveal may bring a better one."""
        return max((self.hire(tile.kind) for tile in self.view.clan_row if tile.owner == self.seat), default=0.0) + 0.7

    def hire(self, kind: str) -> float:
        """Hiring a kin from the row: the slot's favour and the ability, against the price."""
        slot = next(
            slot
            for slot, tile in zip(c.SLOTS, self.view.clan_row, strict=False)
            if tile.owner == self.seat and tile.kind == kind
        )
        if any(self.me.resources[resource] < count for resource, count in slot.cost.items()):
            return 0.0
        uses = len(self.hand) * 0.4 + (c.ROUNDS - self.view.round)
        return slot.favour - 0.85 * self.cost(slot.cost) + 0.6 * uses * ABILITY.get(kind, 0.8) / 2

    # -- events ----------------------------------------------------------------------------------------

    def harm(self, event: str) -> float:
        """How much more an event hurts this seat than the others."""
        losses = [self.loss(event, seat) for seat in range(self.view.players)]
        others = [loss for seat, loss in enumerate(losses) if seat != self.seat]
        return losses[self.seat] - 0.8 * sum(others) / len(others)

    def restored_harm(self) -> float:
        """The harm of the event on top of the discard."""
        return max(self.harm(self.view.event_discard[-1]), 0.0) if self.view.event_discard else 0.0

    def loss(self, event: str, seat: int) -> float:
        """Roughly what an event would cost a seat."""
        player = self.view.seats[seat]
        kin = [kin for kin in self.view.kin if kin.owner == seat and kin.at not in (c.HAND, c.PUSHED)]
        sectors = [c.SECTOR_OF[each.at] for each in kin if each.at in c.SECTOR_OF]
        lit = [sector for sector in sectors if sector in self.view.highlighted]
        shards = player.shards
        table = {
            "breach_in_the_wall": sum(min(count, 1) for count in player.resources.values()),
            "uprising": player.explorer + 1,
            "fire_in_the_clan_house": min(len(player.cards), 1),
            "bandit_raid": 1.5 if sectors else 0,
            "suspicious_rumours": 0.8 if any(each.cloaked for each in kin) else 0,
            "ominous_shadows": len(set(lit)),
            "curse_of_shadow": 1.4 * len(set(lit)),
            "palace_banquet": len(kin) - len(sectors),
            "public_brawl": sum(each.kind == "apprentice" and not each.cloaked for each in kin),
            "lunar_curse": min(len(set(lit)), sum(shards.values())) * 2,
            "sun_glare": len(set(sectors)),
            "lunar_festival": min(len(lit), player.resources["lantern"]),
            "invisible_presence": sum(each.cloaked for each in kin) * 0.5,
            "ceremony_of_three_lights": 3 if len(set(lit)) == len(self.view.highlighted) else 0,
            "mist_of_oblivion": len(player.cards),
            "flood": 0.8 if player.explorer else 0,
            "earthquake": len(kin),
        }
        if event in table:
            return float(table[event])
        return 2.0 if shards[ECLIPSED[event]] else -2.0


ABILITY = {
    "philosopher": 1.2,
    "merchant": 1.2,
    "archer": 1.2,
    "bard": 0.8,
    "fighter": 1.2,
    "diplomat": 0.5,
    "advisor": 2.2,
    "pathfinder": 1.6,
    "seer": 1.0,
    "mentor": 1.5,
    "hermit": 1.2,
    "guardian": 0.4,
    "organizer": 1.3,
    "trickster": 0.9,
    "night_agent": 1.8,
}
"""What using an ability once is worth, roughly."""
