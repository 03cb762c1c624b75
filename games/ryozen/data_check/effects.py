"""Whether effects use the words of vocab.toml, with their parameters and no others (RYO-19)."""

from __future__ import annotations

from typing import get_args

from games.engine import data_types
from games.engine.data_check import Need, given
from games.ryozen.schema import Files
from games.ryozen.schema.effects import Step, Timing, VocabFile

NEEDED = {
    "flip": ("to", "zone"),
    "strike": ("zone",),
    "move": ("from_", "to"),
    "copy_ability": ("from_",),
    "day_effect": ("sector", "mode"),
    "night_reward": ("sector",),
    "block_sector": ("sector",),
    "choose": ("options",),
    "for_each": ("options",),
    "when": ("cond", "then", "else_"),
    "opponents": ("do",),
    "gain": ("resource",),
    "pay": ("resource",),
    "gain_shard": ("colour",),
}
"""What a word cannot do without."""


def check_effects(data: Files, need: Need) -> None:
    """All effects, and whether all words are used."""
    check_vocabulary(data.vocab, need)
    vocabulary = data.vocab.vocabulary
    steps = list(need.every(Step))
    for step in steps:
        _check_step(need, step, vocabulary.ops.get(step.op, ()))
    for field, known in (("op", set(vocabulary.ops)), ("per", set(vocabulary.values.per))):
        unused = known - {getattr(step, field) for step in steps}
        need(not unused, vocabulary, f"nothing uses {', '.join(sorted(unused))}", "ops" if field == "op" else "values")
    for village in data.villages.village:
        need(bool(village.bonus), village, "it has no bonus", "bonus")
    for card in data.revelations.revelation:
        need(bool(card.effect), card, "it does nothing", "effect")
    for event in data.events.event:
        need(bool(event.effect), event, "it does nothing", "effect")


def check_vocabulary(file: VocabFile, need: Need) -> None:
    """vocab.toml lists the words that the rules know."""
    types = {key: kind for _, key, kind in data_types.fields(Step)}
    known = set(data_types.literals(types["op"]))
    ops, row = set(file.vocabulary.ops), file.vocabulary
    need(ops == known, row, f"the rules know other words: {', '.join(sorted(ops ^ known))}", "ops")
    for op, parameters in row.ops.items():
        strange = set(parameters) - set(types)
        need(not strange, row, f"`{op}` has unknown parameters: {', '.join(sorted(strange))}", "ops")
    need(set(row.timings.list) == set(get_args(Timing)), row.timings, "the rules know others", "list")


def _check_step(need: Need, step: Step, parameters: tuple[str, ...]) -> None:
    keys = dict(zip(step.__struct_fields__, step.__struct_encode_fields__, strict=True))
    there = given(step)
    for name in there - {"op"}:
        need(keys[name] in parameters, step, f"`{step.op}` does not use it", keys[name])
    for name in NEEDED.get(step.op, ()):
        need(name in there, step, f"`{step.op}` needs it", keys[name])
    if step.op == "explore":
        need(0 <= step.min <= step.max <= 2, step, "0 to 2 villages, least and most", "max")
    if step.op == "flip":
        need(step.to in ("revealed", "cloaked"), step, "kin are flipped to revealed or cloaked", "to")
    if step.op == "move":
        need(step.to not in ("revealed", "cloaked"), step, "kin are moved to a sector", "to")
