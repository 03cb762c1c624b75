"""The vocabulary itself: effects.toml (CIR-25)."""

from typing import Literal

from games.engine.data import Row


class DataFile(Row, frozen=True):
    """A whole file."""

    schema: Literal[1]


class Words(Row, frozen=True):
    """Words of a kind."""

    values: tuple[str, ...]


class Op(Row, frozen=True):
    """A word that does something, with its arguments."""

    id: str
    args: tuple[str, ...]


class Choices(Row, frozen=True):
    """What some arguments may be."""

    adjacency_kind: tuple[str, ...]
    allow_what: tuple[str, ...]
    redirect_what: tuple[str, ...]
    discount_what: tuple[str, ...]
    points_kind: tuple[Literal["build", "foundation", "harvest", "recruit", "move"], ...]
    stat: tuple[Literal["strength", "attack", "defense"], ...]
    redeploy_from: tuple[Literal["any", "here"], ...]
    redeploy_units: tuple[Literal["any", "fighters"], ...]
    retreat_reach: tuple[Literal["adjacent_presence", "any_own_presence"], ...]
    ship_needs: tuple[Literal["own_presence_at_dock", "none"], ...]
    boost_where: tuple[Literal["here", "controlled"], ...]


class EffectsFile(DataFile, frozen=True):
    """effects.toml"""

    timing: Words
    condition: Words
    per: Words
    value_expr: Words
    gain_key: Words
    op: tuple[Op, ...]
    window: Words
    choice_values: Choices
    doc_timing: dict[str, str]
    doc_condition: dict[str, str]
    doc_per: dict[str, str]
    doc_gain: dict[str, str]
    doc_allow: dict[str, str]
    doc_discount: dict[str, str]
