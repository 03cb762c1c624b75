"""CIR-25: the words in which the data files say what components do."""

from __future__ import annotations

from typing import Any

import msgspec

Reward = dict[str, Any]
"""What is gained: the keys of `gain_key` in effects.toml (CIR-25.3)."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the effect vocabulary (CIR-25): when (`at`), under which conditions (`if`), what (CIR-25.1)."""

    op: str
    at: str = ""
    conditions: tuple[str, ...] = msgspec.field(name="if", default=())
    stat: str = ""
    value: int | str = 0
    per: str = ""
    target: str = ""
    gain: Reward = {}
    cost: Reward = {}
    what: str = ""
    uses: int = 99
    """99: no limit; so with `value` and `max_fighters` (CIR-25.14)."""
    kind: str = ""
    choice: str = ""
    choose: tuple[int, ...] = ()
    delta: int = 0
    draw: int = 0
    discard: int = 0
    n: int | str = 0
    track: str = ""
    sector: str = ""
    fraction: str = ""
    reach: str = ""
    origin: str | Reward = msgspec.field(name="from", default="")
    to: str | Reward = ""
    limit: str = ""
    units: str = ""
    max_fighters: int = 99
    where: str = ""
    needs: str = ""
    who: str = ""
    bring: str = ""
    terrain: str = ""
    wounds: int = 0
    fame: int = 0
    docks: int = 0
    region_count: int = 0
    area: int = 0
    resource: str = ""
    blockable: bool = True
    optional: bool = False
    per_round_in_two_player: int = 0
