"""XID-8: titans awaken and reinforcements arrive."""

from __future__ import annotations

from games.engine import Text
from games.xidit import components as c
from games.xidit.state import Xidit


def awaken_titans(g: Xidit) -> None:
    """XID-8.2, XID-8.6: the top titan of each stack turns awake; reinforcement follows in any case.

    XID-8.14: all of it before the next order. Examples: XID-T14, XID-T16.
    """
    woken = []
    for stack in g.lair:
        if stack.titans and not stack.awake:  # XID-8.3, XID-8.4
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
    """Two tiles for the recruit stack, all others shuffled into the threat stack (XID-8.10).

    Examples: XID-T14, XID-T15.
    """
    pile = [*g.recruit_stack.cards, *g.threat_discard]  # XID-8.7, XID-8.8
    g.threat_discard = []
    g.recruit_stack.cards = pile[: c.REINFORCEMENT_RECRUITS]  # XID-8.9; XID-8.13: there are always enough
    threats = pile[c.REINFORCEMENT_RECRUITS :]
    g.shuffle(threats)
    g.threat_stack.cards = threats
    g.tell("xidit-reinforcements", count=len(threats))
