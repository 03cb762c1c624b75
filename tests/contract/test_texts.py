"""Every event, prompt and option has words in all three languages."""

from __future__ import annotations

import pytest

import games
from games.engine import Decision, Form, Pick, Text
from games.engine.texts import LANGUAGES
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


def labels(decision: Decision) -> list[Text]:
    """All texts of a decision."""
    found = [decision.prompt]
    shapes = [decision.shape]
    if isinstance(decision.shape, Form):
        found += [field.label for field in decision.shape.fields]
        shapes = [field.shape for field in decision.shape.fields]
    for shape in shapes:
        if isinstance(shape, Pick):
            for option in shape.options:
                found += [text for text in (option.label, option.group, option.hint) if text is not None]
    return found


@everywhere
def test_everything_can_be_said(mode: Mode) -> None:
    spoken = {language: games.texts(mode.game, language) for language in LANGUAGES}
    seen: set[str] = set()
    for here in Walk(mode, 14):
        texts = [event.text for event in here.events]
        for seat, decision in here.match.decisions.items():
            texts += labels(decision)
            form = here.game.standing_form(here.match.state, seat)
            if form is not None:
                texts += labels(Decision(seat, decision.prompt, form, ""))
        if here.match.state.outcome is not None:
            texts += [here.match.state.outcome.reason, *map(Text, here.match.state.outcome.scores)]
        for text in texts:
            if (name := f"{text.key} {text.args}") not in seen:
                seen.add(name)
                for language, words in spoken.items():
                    assert words.say(text).strip(), f"{language}: {name}"
    assert {language: words.unsayable for language, words in spoken.items() if words.unsayable} == {}


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
