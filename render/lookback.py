"""A match in numbers: the score over time, a line per seat, and the turning points in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from PIL import Image

from games.engine.chronicle import Stand, TurningPoint, by_round, measure, turns
from render import chances, mappage
from render.art import Request
from render.blocks import Block, Lines, Panel, Stack
from render.plots import Plot, legend
from render.scene import Scene, ViewT
from render.strips import Head

SceneT = TypeVar("SceneT", bound=Scene[Any, Any])


def story(scene: Callable[[Request[ViewT]], SceneT]) -> Callable[[Request[ViewT]], Image.Image]:
    """What paints a game's match in numbers."""

    def head(shown: SceneT) -> Block:
        winners = shown.outcome.winners
        names = ", ".join(shown.names[seat] for seat in winners)
        styles = tuple(shown.styles[seat] for seat in winners)
        won = shown.say("picture-won", name=names) if winners else shown.text(shown.outcome.reason)
        return Head(
            shown.THEME,
            shown.say(f"{shown.GAME}-name"),
            shown.say("picture-review" if shown.chances else "picture-story"),
            won,
            styles,
        )

    return mappage.page(scene, content, head)


def content(scene: Scene[Any, Any]) -> Block:
    """Why it was won, the plot with its legend, and the turning points; or everybody's chances, to review it."""
    if scene.chances:
        return chances.content(scene)
    theme = scene.THEME
    stands = by_round(scene.story)
    blocks: list[Block] = [Panel(theme, Lines(scene.text(scene.outcome.reason), 38, theme.ink, "bold"))]
    if stands and (key := measure(stands)) is not None:
        order = sorted(range(scene.view.players), key=lambda seat: scene.outcome.places[seat])
        plot = Plot(
            theme,
            tuple(scene.styles[seat] for seat in order),
            tuple(stand.number for stand in stands),
            tuple(tuple(stand.scores[key][seat] for seat in order) for stand in stands),
        )
        blocks.append(Panel(theme, Stack([plot, legend(scene, order)], 14), scene.say(key)))
        told = [Lines(_told(scene, stands, turn), 36, theme.ink) for turn in turns(stands, key)]
        if told:
            blocks.append(Panel(theme, Stack(told, 14), scene.say("picture-turning-points")))
    return Stack(blocks, 18)


def _told(scene: Scene[Any, Any], stands: Sequence[Stand], turn: TurningPoint) -> str:
    when, name = scene.text(stands[turn.stand].when), scene.names[turn.seat]
    if turn.kind == "lead":
        return scene.say("picture-story-lead", when=when, name=name, score=turn.value, other=turn.other)
    if turn.kind == "always":
        return scene.say("picture-story-always", name=name)
    if turn.kind == "changes":
        return scene.say("picture-story-changes", count=turn.value)
    if turn.kind == "gap":
        return scene.say("picture-story-gap", when=when, name=name, gap=turn.value)
    return scene.say("picture-story-leap", when=when, name=name, gain=turn.value)
