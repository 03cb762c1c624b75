"""RYO-14: night rewards and majority bonuses of the sectors and the Palace."""

from __future__ import annotations

from games.engine import Option, Step, Text
from games.engine.option import Unavailable
from games.engine.text import Item
from games.ryozen import components as c
from games.ryozen.rules import purse
from games.ryozen.rules.counters import counter
from games.ryozen.rules.debts import GAIN, SHARD, AwaitAll, owe_gain
from games.ryozen.rules.effects import WORDS, Ctx, Word
from games.ryozen.rules.events import ResolveEvents
from games.ryozen.rules.hints import best_rival, influence
from games.ryozen.rules.sectors import sector_option
from games.ryozen.state import Ryozen, sector_name, some, who
from games.ryozen.vocabulary import Op

Rows = tuple[c.Step, ...]


class Night(Step[Ryozen], tag="Night"):
    """RYO-13.1, RYO-14.1: the events, then the sectors clockwise from the Gate, the Palace last. Example: RYO-X35."""

    def run(self, g: Ryozen) -> None:
        g.phase = "night"
        g.tell("ryozen-heading-night", round=g.round)
        g.then(ResolveEvents(), AwaitAll(), NightRewards(), AwaitAll(), EndOfNight())


class NightRewards(Step[Ryozen], tag="NightRewards"):
    """RYO-8.4, RYO-14.1, RYO-14.2: positions and sides count as they stand after the events."""

    def run(self, g: Ryozen) -> None:
        for sector in c.SECTOR_IDS:
            reward_sector(g, sector)
        reward_palace(g)


def reward_sector(g: Ryozen, sector: str) -> None:
    """RYO-14.4, RYO-14.5: everybody there gets the reward once; the most influence gets the bonus as well.

    RYO-14.7: nobody there, nothing; alone there, both. Examples: RYO-X4, RYO-X5.
    """
    strength = {seat: influence(g, seat, sector) for seat in g.turn_order()}
    reward(g, sector, strength, c.SECTORS[sector].night_reward, c.SECTORS[sector].majority_bonus)


def reward_palace(g: Ryozen) -> None:
    """Favour per own kin (RYO-14.9), a shard of choice (RYO-14.10), and the token for the most kin (RYO-14.11).

    RYO-17.28: the same with the nine spots. Example: RYO-X40.
    """
    strength = {seat: g.in_palace(seat) for seat in g.turn_order()}
    palace = c.DATA.board.palace
    reward(g, c.PALACE, strength, palace.night_reward, palace.majority_bonus)


def reward(g: Ryozen, place: str, strength: dict[int, int], rows: Rows, bonus: Rows) -> None:
    """Who is there and how strong, then what each of them gets. RYO-14.12, RYO-14.13: nobody there, nothing."""
    present = [seat for seat in strength if strength[seat]]
    if not present:
        return
    most = majority(g, strength)
    told: list[Item] = [Text("ryozen-night-strength", {"seat": who(seat), "count": strength[seat]}) for seat in present]
    where = c.PALACE if place == c.PALACE else f"sector:{place}"
    g.tell("ryozen-heading-sector", sector=sector_name(place), seat=who(most), strength=told, where=where)
    for seat in present:
        receive(g, seat, place, (*rows, *bonus) if seat == most else rows)


def majority(g: Ryozen, strength: dict[int, int]) -> int:
    """RYO-14.5, RYO-14.6: the most influence; a tie goes to the best placed Herald."""
    return max(strength, key=lambda seat: (strength[seat], -g.space(seat)))


def receive(g: Ryozen, seat: int, place: str, rows: Rows) -> None:
    """RYO-14.8: rewards are mandatory; where they offer a choice it is queued (RYO-25.7)."""
    gained: list[Item] = []
    for row in rows:
        if row.op == "gain_favour":
            count = row.count * counter(g, seat, row.per)
            purse.add_favour(g, seat, count, c.PALACE if place == c.PALACE else "sectors")
            gained.append(some("favour", count))
        elif row.op == "take_first_player":
            take_first_player(g, seat)
        elif "any" in (row.resource, row.colour):
            owe_gain(g, seat, GAIN if row.op == "gain" else SHARD, place)
        elif row.op == "gain":
            g.seats[seat].resources[row.resource] += row.count
            gained.append(some(row.resource, row.count))
        else:
            g.seats[seat].shards[row.colour] += row.count
            gained.append(some(row.colour, row.count))
    if gained:
        g.tell("ryozen-gained", seat=who(seat), what=gained)


def take_first_player(g: Ryozen, seat: int) -> None:
    """RYO-14.11: effective from the next round."""
    if g.first != seat:
        g.tell("ryozen-token", seat=who(seat))
    g.first = seat


class EndOfNight(Step[Ryozen], tag="EndOfNight"):
    """RYO-17.29: pushed kin return to the hand, without any penalty."""

    def run(self, g: Ryozen) -> None:
        for kin in g.kin:
            if kin.at == c.PUSHED:
                kin.at, kin.cloaked = c.HAND, False


class NightReward(Word):
    """`night_reward`: Moon Harbour resolves any highlighted sector now (RYO-11.31, RYO-11.31.3), exactly as at Night
    (RYO-11.31.1), which does it once more (RYO-11.31.2). Example: RYO-X34.
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        return [sector_option(sector, False) for sector in g.highlighted]

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Text:
        """The reward, and whether the player is there and has the majority."""
        sector = option.value
        mine, rival = influence(g, ctx.seat, sector), best_rival(g, ctx.seat, sector)
        reward = Text(f"ryozen-reward-{sector.replace('_', '-')}")
        return Text("ryozen-hint-reward", {"reward": reward, "mine": mine, "rival": rival})

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        dark = [sector for sector in c.SECTOR_IDS if sector not in g.highlighted]
        reason = Text("ryozen-why-not-highlighted")
        return [Unavailable(sector, sector_name(sector), reason, f"sector:{sector}") for sector in dark]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        g.tell("ryozen-night-reward-now", seat=who(ctx.seat), sector=sector_name(pick))
        reward_sector(g, pick)

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D20"


WORDS |= {"night_reward": NightReward()}
