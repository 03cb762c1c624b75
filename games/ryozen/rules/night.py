"""RYO-14: night rewards and majority bonuses of the sectors and the Palace."""

from __future__ import annotations

from games.engine import Option, Step
from games.ryozen import components as c
from games.ryozen.rules import purse
from games.ryozen.rules.debts import GAIN, SHARD, AwaitAll, owe_gain
from games.ryozen.rules.effects import WORDS, Ctx, Word, counter
from games.ryozen.rules.events import ResolveEvents
from games.ryozen.rules.sectors import sector_option
from games.ryozen.rules.strikes import influence
from games.ryozen.state import Ryozen, sector_name, who
from games.ryozen.vocabulary import Op


class Night(Step[Ryozen], tag="Night"):
    """RYO-13.1, RYO-14.1: the events, then the sectors clockwise from the Gate, the Palace last. Example: RYO-X35."""

    def run(self, g: Ryozen) -> None:
        g.phase = "night"
        g.tell("ryozen-night", round=g.round)
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
    present = [seat for seat in strength if strength[seat]]
    for seat in present:
        receive(g, seat, sector, c.SECTORS[sector].night_reward)
    if present:
        most = majority(g, strength)
        g.tell("ryozen-majority", seat=who(most), sector=sector_name(sector), where=f"sector:{sector}")
        receive(g, most, sector, c.SECTORS[sector].majority_bonus)


def majority(g: Ryozen, strength: dict[int, int]) -> int:
    """RYO-14.5, RYO-14.6: the most influence; a tie goes to the best placed Herald."""
    return max(strength, key=lambda seat: (strength[seat], -g.space(seat)))


def receive(g: Ryozen, seat: int, place: str, rows: tuple[c.Step, ...]) -> None:
    """RYO-14.8: rewards are mandatory; where they offer a choice it is queued (RYO-25.7)."""
    for row in rows:
        if row.op == "gain_favour":
            count = row.count * counter(g, seat, row.per)
            purse.gain_favour(g, seat, count, c.PALACE if place == c.PALACE else "sectors")
        elif row.op == "gain":
            if row.resource == "any":
                owe_gain(g, seat, GAIN)
            else:
                purse.gain_resource(g, seat, row.resource, row.count)
        elif row.op == "take_first_player":
            take_first_player(g, seat)
        elif row.colour == "any":
            owe_gain(g, seat, SHARD)
        else:
            purse.gain_shard(g, seat, row.colour, row.count)


def reward_palace(g: Ryozen) -> None:
    """Favour per own kin (RYO-14.9), a shard of choice (RYO-14.10), and the token for the most kin (RYO-14.11).

    RYO-17.28: the same with the nine spots. Example: RYO-X40.
    """
    strength = {seat: g.in_palace(seat) for seat in g.turn_order()}
    present = [seat for seat in strength if strength[seat]]
    for seat in present:
        receive(g, seat, c.PALACE, c.DATA.board.palace.night_reward)
    if present:  # RYO-14.12, RYO-14.13
        receive(g, majority(g, strength), c.PALACE, c.DATA.board.palace.majority_bonus)


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

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        g.tell("ryozen-night-reward-now", seat=who(ctx.seat), sector=sector_name(pick))
        reward_sector(g, pick)

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D20"


WORDS |= {"night_reward": NightReward()}
