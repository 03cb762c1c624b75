"""XID-8: titans awaken and reinforcements arrive."""

from __future__ import annotations

from games.engine import Text
from games.xidit import components as c
from games.xidit.state import Xidit


def awaken_titans(g: Xidit) -> None:
    """XID-8.2 to 8.4, XID-8.6: the top titan of each stack turns awake; reinforcement follows in any case."""
    woken = []
    for stack in g.lair:
        if stack.titans and not stack.awake:
            stack.awake = True
            woken.append(stack.titans[0])
    g.mark_revealed()
    g.tell(
        "xidit-titans-awaken",
        count=len(woken),
        titans=[Text(f"xidit-titan-{titan}") for titan in woken],
        where="lair",
    )
    reinforce(g)


def reinforce(g: Xidit) -> None:
    """XID-8.7 to 8.10: two tiles for the recruit stack, all others shuffled into the threat stack."""
    pile = [*g.recruit_stack.cards, *g.threat_discard]
    g.threat_discard = []
    g.recruit_stack.cards = pile[: c.REINFORCEMENT_RECRUITS]
    threats = pile[c.REINFORCEMENT_RECRUITS :]
    g.shuffle(threats)
    g.threat_stack.cards = threats
    g.tell("xidit-reinforcements", count=len(threats))
