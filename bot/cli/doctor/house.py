"""What is installed: the data of games, their texts, fonts and pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import games
import render
from bot.cli.doctor.finding import Finding
from games.engine import Match, Setup, data_check
from games.engine.texts import LANGUAGES
from render import fonts

LETTERS = "AZazАЯаяЁёЇїЄєҐґ0123456789…"
"""Of the three languages, those that a font lacks first."""


def check_data() -> Iterator[Finding]:
    """Whether the data files of every game can be used."""
    for name in data_check.games_with_data():
        problems = data_check.check(name).problems
        yield from ((False, str(problem)) for problem in problems)
        if not problems:
            yield True, f"{name}: data in order"


def check_fonts() -> Iterator[Finding]:
    """Whether every font is there, can be read, and has the letters of all languages."""
    found = []
    for role in get_args(fonts.Role):
        try:
            fonts.font(role, 16)
            missing = [letter for letter in LETTERS if letter not in fonts.characters(role)]
        except (OSError, KeyError, ValueError) as error:
            found.append(f"the font {role} cannot be read: {error}")
            continue
        if missing:
            found.append(f"the font {role} cannot write {''.join(missing)}")
    yield from ((False, fault) for fault in found)
    if not found:
        yield True, f"fonts: {', '.join(get_args(fonts.Role))}"


def check_pictures() -> Iterator[Finding]:
    """Whether every game can be played and drawn: rules can be loaded, fonts and icons are there."""
    for name, meta in games.metas().items():
        try:
            match, _ = Match.begin(games.game(name), Setup(meta.players[0], "doctor"))
            render.draw(name, render.Request(match.view(None), tuple("ABCDEF"[: meta.players[0]])))
        except Exception as error:  # whatever is missing is the finding
            yield False, f"{name} cannot be drawn: {error!r}"
        else:
            yield True, f"{name} can be drawn"


def check_texts() -> Iterator[Finding]:
    """Whether all languages can be read."""
    for language in LANGUAGES:
        for name in games.metas():
            games.texts(name, language)
    yield True, f"texts in {', '.join(LANGUAGES)}"
