"""What nobody would send who means well."""

from __future__ import annotations

import copy
import os
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

MORE = os.environ.get("SLOWTABLE_FUZZ")
"""How many examples `make soak-tests` tries, others in every run."""
FEW = settings(
    max_examples=int(MORE or 40),
    derandomize=MORE is None,
    print_blob=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""The same examples in every run of `make test`, however slow the machine."""
HOSTILE = (
    "",
    "\x00",
    "\u202e\u200b\u0301" * 30,
    "@everyone <@&1> [x](https://example.org) ```",
    "9" * 40,
    "9" * 5000,
    "-1",
    "1e400",
    "٣",
    "Ⅷ²",
    "'; DROP TABLE matches; --",
    "../../etc/passwd",
    "{}",
    "[" * 5000,
    "%s%n{0}",
    "\ud800",
)
text = st.one_of(st.text(max_size=40), st.sampled_from(HOSTILE))
"""Any words, lone surrogates included: JSON can carry them."""
plain = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([0, -1, 2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**30]),
    st.integers(-5, 5),
    st.floats(),
    text,
    st.lists(st.integers(-1, 3), max_size=2),
    st.builds(dict),
    st.builds(lambda: {"number": 0}),
)


@st.composite
def tampered(draw: st.DrawFn, original: Any) -> Any:
    """Plain data in which one to three values, anywhere, are others or gone, or stand there twice."""
    changed = copy.deepcopy(original)
    for _ in range(draw(st.integers(1, 3))):
        at, key = _somewhere(draw, changed)
        if at is None:
            continue
        how = draw(st.sampled_from(["other", "other", "gone", "twice"]))
        if how == "gone":
            del at[key]
        elif how == "twice" and isinstance(at, list):
            at.insert(key, copy.deepcopy(at[key]))
        else:
            at[key] = draw(plain)
    return changed


def _somewhere(draw: st.DrawFn, tree: Any) -> tuple[Any, Any]:
    """A container within the data, and a key of it."""
    at, key = None, None
    while isinstance(tree, dict | list) and tree:
        keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        at, key = tree, draw(st.sampled_from(keys))
        tree = at[key]
        if draw(st.integers(0, 4)) == 0:
            break
    return at, key
