"""The picture in words, for those who cannot see it."""

from __future__ import annotations

from games.engine.text import Text
from render.art import Request
from render.xidit import strip
from render.xidit.scene import Scene


def alt(request: Request) -> str:
    """Two or three sentences: when, whose turn, where the heroes are."""
    scene = Scene(request)
    return " ".join(_end(scene) if scene.view.outcome else _running(scene))


def _running(scene: Scene) -> list[str]:
    view, say = scene.view, scene.words.say
    phase = strip.phase(scene)
    told = [say("xidit-picture-alt-year", year=view.year, years=view.years, phase=phase)]
    if view.waiting:
        told.append(say("xidit-picture-alt-waiting", names=[scene.names[seat] for seat in view.waiting]))
    heroes: list[Text | str] = [
        say("xidit-picture-alt-hero", name=scene.names[seat], city=say(f"xidit-city-{player.hero}"))
        for seat, player in enumerate(view.seats)
        if player.hero
    ]
    if heroes:
        told.append(say("xidit-picture-alt-heroes", heroes=[*heroes]))
    return told


def _end(scene: Scene) -> list[str]:
    view, say = scene.view, scene.words.say
    assert view.outcome is not None
    places = sorted(range(view.players), key=lambda seat: view.outcome.places[seat] if view.outcome else 0)
    listed = [
        say("xidit-picture-alt-place", place=view.outcome.places[seat], name=scene.names[seat]) for seat in places
    ]
    return [
        say("xidit-picture-alt-end"),
        strip.headline(scene) + ".",
        say("xidit-picture-alt-places", places=[*listed]),
    ]
