"""A match looked back on."""

from __future__ import annotations

from games.engine import Text
from games.engine.chronicle import Chronicle, Stand
from games.xidit.view import XiditView


def stand(view: XiditView) -> Stand:
    """XID-11: what everybody can count of the columns of the Hall of Fame, the last one first; wealth is hidden until
    it is assessed (XID-14.1)."""
    assessed = {column.kind: column.scores for column in view.assessments}
    known = {**view.standings, **assessed}
    return Stand(
        view.year,
        Text("engine-story-year", {"number": max(1, view.year)}),
        {
            f"xidit-assessment-{kind}": tuple(known[kind][: view.players])
            for kind in reversed(view.hall)
            if kind in known
        },
    )


CHRONICLE = Chronicle(
    stand,
    {
        "xidit-eliminated": 9,
        "xidit-titan-banished": 8,
        "xidit-titans-awaken": 6,
        "xidit-threat-ended": 5,
        "xidit-census-line": 2,
        "xidit-hero-placed": 1,
    },
)
