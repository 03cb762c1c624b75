"""What events cost, and whom."""

from __future__ import annotations

from games.ryozen import components as c
from games.ryozen.bot.judgement import RIVALS, Judgement

ECLIPSED = {f"{colour}_eclipse": colour for colour in c.SHARDS}
"""Which shards an eclipse takes from whoever has some."""


def harm(judge: Judgement, event: str) -> float:
    """How much more an event hurts this seat than the others."""
    name = f"event/{event}"
    if name not in judge.known:
        others = [loss(judge, event, seat) for seat in judge.others]
        judge.known[name] = loss(judge, event, judge.seat) - RIVALS * sum(others) / len(others)
    return judge.known[name]


def restored_harm(judge: Judgement) -> float:
    """The harm of the event on top of the discard."""
    return max(harm(judge, judge.view.event_discard[-1]), 0.0) if judge.view.event_discard else 0.0


def loss(judge: Judgement, event: str, seat: int) -> float:
    """Roughly what an event would cost a seat."""
    player = judge.view.seats[seat]
    kin = [kin for kin in judge.view.kin if kin.owner == seat and kin.at not in (c.HAND, c.PUSHED)]
    sectors = [c.SECTOR_OF[each.at] for each in kin if each.at in c.SECTOR_OF]
    lit = [sector for sector in sectors if sector in judge.view.highlighted]
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
        "ceremony_of_three_lights": 3 if len(set(lit)) == len(judge.view.highlighted) else 0,
        "mist_of_oblivion": len(player.cards),
        "flood": 0.8 if player.explorer else 0,
        "earthquake": len(kin),
    }
    if event in table:
        return float(table[event])
    return 2.0 if shards[ECLIPSED[event]] else -2.0
