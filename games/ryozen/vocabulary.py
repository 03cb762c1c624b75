"""RYO-19: the effect vocabulary. Lists of steps in the data become tuples of `Op`, found by their path."""

from __future__ import annotations

import msgspec

from games.ryozen.schema.effects import Step


class Op(msgspec.Struct, frozen=True, rename={"from_": "from", "else_": "else"}):
    """A step of an effect: a word of the vocabulary and its parameters. Inner lists are paths to other effects."""

    op: str
    resource: str = ""
    colour: str = ""
    n: int | str = 1
    per: str = ""
    min: int = -1
    max: int = 0
    owner: str = "any"
    face: str = "any"
    zone: str = ""
    from_: str = ""
    to: str = ""
    which: str = ""
    sector: str = ""
    mode: str = ""
    until: str = ""
    cond: str = ""
    over: str = ""
    optional: bool = False
    options: tuple[str, ...] = ()
    then: str = ""
    else_: str = ""
    do: str = ""
    as_: str = msgspec.field(default="", name="as")

    @property
    def count(self) -> int:
        """`n` where it is a number."""
        assert isinstance(self.n, int)
        return self.n


class Effects:
    """Collects lists of steps under their paths: `<path>/<step>/<option>` for the options of a `choose`."""

    def __init__(self) -> None:
        self.lists: dict[str, tuple[Op, ...]] = {}

    def add(self, path: str, rows: tuple[Step, ...]) -> str:
        """Store a list of steps and everything inside it."""
        self.lists[path] = tuple(self._op(f"{path}/{number}", row) for number, row in enumerate(rows))
        return path

    def _op(self, path: str, row: Step) -> Op:
        words = {name: getattr(row, name) for name in PLAIN}
        words["options"] = tuple(self.add(f"{path}/{number}", rows) for number, rows in enumerate(row.options))
        for word in ("then", "else_", "do"):
            inner = getattr(row, word)
            words[word] = "" if inner is None else self.add(f"{path}/{word.removesuffix('_')}", inner)
        return Op(**words)


PLAIN = tuple(name for name in Step.__struct_fields__ if name not in ("options", "then", "else_", "do"))
"""Parameters that hold no steps."""
