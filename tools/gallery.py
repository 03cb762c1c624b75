"""`python -m tools.gallery`: the pictures of docs/gallery.md and of the README, drawn from matches that bots play."""

from __future__ import annotations

import random
from pathlib import Path

import games
import render
from games.engine import Match, Setup
from games.engine.chronicle import Stand
from games.engine.view import View
from render.art import drawn_games

DOCS = Path(__file__).parents[1] / "docs"
STAGES = {"early": 0.12, "middle": 0.5, "late": 0.92}
NAMES = ("Alice", "Boris", "Oksana", "Dmytro", "Chen", "Freya")
PHONE = 344


def main() -> None:
    """Draw everything, and write the page that shows it."""
    lines = [
        "# Gallery",
        "",
        "Every page of every game and its end, from matches that bots play, in Russian at the width of a phone.",
        "",
    ]
    lines += ["`python -m tools.gallery` draws them anew.", ""]
    for game in drawn_games():
        lines += _game(game)
    (DOCS / "gallery.md").write_text("\n".join(lines), "utf-8")


def _game(game: str) -> list[str]:
    least, most = games.metas()[game].players
    views = {players: _views(game, players) for players in (least, most)}
    lines = [f"## {games.title(game, 'en')}", ""]
    shown = render.Request(views[most]["middle"], NAMES[:most], "en")
    (DOCS / "images" / f"{game}.png").write_bytes(render.draw(game, shown).data)
    for stage in STAGES:
        for players in (least, most):
            request = render.Request(views[players][stage], NAMES[:players], "ru", width=2 * PHONE)
            lines.append(_picture(game, request, f"map-{stage}-{players}"))
    lines.append("")
    for page in render.pages(game):
        if page.name not in (render.MAP, render.ALL):
            request = render.Request(views[most]["middle"], NAMES[:most], "ru", page.name, 2 * PHONE)
            lines.append(_picture(game, request, page.name))
    return [*lines, "", *_end(game, most), ""]


def _end(game: str, players: int) -> list[str]:
    """The podium and the match in numbers."""
    match, stands = _played(game, players)
    request = render.Request(match.view(None), NAMES[:players], "ru", width=2 * PHONE, story=tuple(stands))
    return [_kept(game, render.podium(game, request), "podium"), _kept(game, render.story(game, request), "story")]


def _picture(game: str, request: render.Request, name: str) -> str:
    return _kept(game, render.draw(game, request), name)


def _kept(game: str, picture: render.Picture, name: str) -> str:
    file = DOCS / "images" / "gallery" / f"{game}-{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(picture.data)
    return f'<img src="images/gallery/{file.name}" width="{PHONE}" alt="{game}: {name}">'


def _played(game: str, players: int) -> tuple[Match, list[Stand]]:
    """A match of bots to its end, and how it stood on the way."""
    rules, rng = games.game(game), random.Random(f"gallery {game} {players}")
    match, _ = Match.begin(rules, rules.complete(Setup(players, "gallery")))
    stands: list[Stand] = []
    while match.outcome is None:
        seat = match.waiting[0]
        match.submit(seat, rules.policy(match.view(seat), match.decisions[seat], rng), by="bot")
        stands.append(rules.stand(match.view(None)))
    return match, stands


def _views(game: str, players: int) -> dict[str, View]:
    """A match of bots as its first seat saw it early, in the middle and late."""
    rules, rng = games.game(game), random.Random(f"gallery {game} {players}")
    match, _ = Match.begin(rules, rules.complete(Setup(players, "gallery")))
    seen = [match.view(0)]
    while match.outcome is None:
        seat = match.waiting[0]
        match.submit(seat, rules.policy(match.view(seat), match.decisions[seat], rng), by="bot")
        seen.append(match.view(0))
    return {stage: seen[int(share * len(seen))] for stage, share in STAGES.items()}


if __name__ == "__main__":
    main()
