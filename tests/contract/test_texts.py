"""What the lobby says of a game has words in all three languages."""

from __future__ import annotations

import pytest

import games
from games.engine import Text
from games.engine.texts import LANGUAGES


@pytest.mark.parametrize("name", games.metas())
def test_the_lobby_can_be_said(name: str) -> None:
    meta = games.metas()[name]
    keys = [f"{name}-name", f"{name}-about"]
    for spec in meta.options:
        keys += [f"{name}-option-{spec.key}", *(f"{name}-option-{spec.key}-{choice}" for choice in spec.choices)]
    for seat_spec in meta.seat_options:
        keys.append(f"{name}-seat-{seat_spec.key}")
        keys += [f"{name}-seat-{seat_spec.key}-{choice}" for choice in seat_spec.choices]
    keys += [f"{name}-part-{part}" for part in meta.parts]
    for language in LANGUAGES:
        for key in keys:
            assert games.texts(name, language).say(Text(key)), f"{language}: {key}"
