"""What a seat thinks things are worth, in favour; it sees a view and nothing else."""

from __future__ import annotations

from games.engine.policy import Style
from games.ryozen import components as c
from games.ryozen.bot.temper import TEMPERS
from games.ryozen.rules.shards import shard_score
from games.ryozen.state import Kin, is_palace
from games.ryozen.view import RyozenView

RESOURCE = 1.0
"""Three resources are worth three favour at the end."""
SHARD = 2.7
"""A shard is worth three in a set of its colour, two in a mixed one."""
TOKEN = 2.5
"""The first-player token is a wild shard at the end."""
EARLY_TOKEN = -1.0
"""Before that it makes one move first, and who moves last sees what the others did."""
EACH_RIVAL = 0.1
"""How much each kin that others have still to place endangers a lead."""
RIVALS = 0.8
"""What the others lose, on average, counts almost as much as what one gains."""


class Judgement:
    """A seat's estimate of a position."""

    def __init__(self, view: RyozenView, seat: int, style: Style = "") -> None:
        self.view = view
        self.seat = seat
        self.temper = TEMPERS[style]
        self.me = view.seats[seat]
        self.others = [other for other in range(view.players) if other != seat]
        self.hand = [kin for kin in view.kin if kin.owner == seat and kin.at == c.HAND]
        self.coming = sum(kin.at == c.HAND for kin in view.kin) - len(self.hand)
        """Kin that the others have still to place in this round."""
        self.known: dict[str, float] = {}
        """What has been worked out already, by its name."""
        self.in_palace = [0] * view.players
        self._influence: dict[str, list[int]] = {sector: [0] * view.players for sector in c.SECTOR_IDS}
        for kin in view.kin:
            sector = c.SECTOR_OF.get(kin.at)
            if sector is not None:
                self._influence[sector][kin.owner] += weight(kin)
            elif is_palace(kin.at):
                self.in_palace[kin.owner] += 1

    @property
    def last_round(self) -> bool:
        """Whether nothing can be saved for later."""
        return self.view.round == c.ROUNDS

    @property
    def turns(self) -> int:
        """How many turns the seat has still to come after this one, in all rounds."""
        each = c.BY_PLAYERS[self.view.players].turns_per_round
        return len(self.hand) + (c.ROUNDS - self.view.round) * each

    # -- things ----------------------------------------------------------------------------------------

    def resource(self, kind: str) -> float:
        """One more of a resource: what one lacks is worth more, what one hoards less."""
        if self.last_round and len(self.hand) <= 1:
            return RESOURCE
        owned = self.me.resources[kind]
        wanted = {"coin": 1.15, "scroll": 1.05, "lantern": 1.2}[kind]
        return wanted + (0.5 if owned == 0 else 0.15 if owned == 1 else -0.12 * max(owned - 3, 0))

    def best_resource(self) -> float:
        """A resource of choice."""
        return max(self.resource(kind) for kind in c.RESOURCES)

    def cost(self, cost: dict[str, int]) -> float:
        """What a price hurts."""
        return sum(self.resource(kind) * count for kind, count in cost.items())

    def shard(self, colour: str, count: int = 1) -> float:
        """More shards of a colour: half what they score now, half what shards are worth on average."""
        shards = self.me.shards
        token = self.view.first == self.seat and self.last_round
        more = shard_score({**shards, colour: shards[colour] + count}, token) - shard_score(shards, token)
        return more if self.last_round and not self.hand else 0.5 * more + 0.5 * SHARD * count

    def best_shard(self) -> str:
        """The colour to take."""
        return max(c.SHARDS, key=self.shard)

    # -- sectors ---------------------------------------------------------------------------------------

    def influence(self, seat: int, sector: str) -> int:
        """A seat's influence in a sector."""
        return self._influence[sector][seat]

    def counts(self, sector: str) -> list[int]:
        """Everybody's influence in a sector, to be changed at will."""
        return [*self._influence[sector]]

    def wins(self, sector: str, mine: int) -> bool:
        """Whether so much influence would have the majority now."""
        counts = self.counts(sector)
        counts[self.seat] = mine
        return self.leader(counts) == self.seat

    def leader(self, counts: list[int]) -> int | None:
        """RYO-14.5, RYO-14.6: whoever has the most; in a tie the best placed Herald."""
        if not any(counts):
            return None
        return max(range(len(counts)), key=lambda seat: (counts[seat], -self.view.heralds.index(seat)))

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
            if any(self._influence[sector]):
                value += self.rivals_share(-SHARD) * hold
        elif self.wins(sector, mine):
            value += self.temper.defence * shard * added * (1 - hold)
        return value

    def hold(self) -> float:
        """How likely a lead lasts: the fewer kin the others have still to place, the likelier."""
        return 1 / (1 + EACH_RIVAL * self.coming)

    def palace_stake(self) -> float:
        """What one more kin in the Palace promises for the Night, if it stays there."""
        mine = self.in_palace[self.seat]
        value = 1.0 if mine else 1.0 + self.shard(self.best_shard())
        best = max(self.in_palace[other] for other in self.others)
        if mine + 1 > best >= mine:
            value += (TOKEN if self.last_round else EARLY_TOKEN) * self.hold()
        return value

    def rivals_share(self, change: float) -> float:
        """What it is worth to this seat that one of the others has so much more or less."""
        return -RIVALS * change / len(self.others)


def weight(kin: Kin) -> int:
    """RYO-7.1: a kin's influence in a sector."""
    return c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
