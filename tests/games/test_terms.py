"""Russian has one word for one thing, the rulebook's own: in messages, rulebooks, coaches and on pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import games
from tests.support.fluent_files import ROOT

GIVEN_UP = {
    r"\bзерн[оауе]\b": "начальное число (seed)",
    r"постоянн\w+ (?:указани|предпочтени)": "наказы",
    r"/отмена\b|\*+отмена\*+": "шаг назад",
}
"""What was said once, with the word that took its place."""
OF_A_GAME = {
    "circadians": {
        r"\bвраг|\bвражеск": "противник",
        r"\bотряд": "подразделение",
        r"\bбойц|\bбоец": "воин",
        r"Победа славой": "победа по славе",
        r"назнач\w+ цен": "установить цену",
    },
    "hyperborea": {
        r"обналич": "Развитие Цивилизации",
        r"взакрытую": "отложить",
        r"на (?:разных рядах|одном ряду)": "в разных рядах, в одном и том же ряду",
        r"\bмеш(?:ок|ке|ка)\b": "мешочек",
        r"левый край|правый край": "Родной Регион слева, справа",
    },
    "ryozen": {
        r"\bячейк": "область",
        r"(?:коралловый|агатовый|нефритовый) осколок": "осколок коралловой луны",
        r"\d благосклонност": "очки благосклонности",
    },
    "scythe": {
        r"\bтовар": "ресурс",
        r"боевы[ех] карт": "карты боя",
        r"\bюнит": "отряд",
        r"иных 1920": "альтернативных",
    },
    "xidit": {r"отраз\w+ Угроз": "предотвратить", r"\bвойск[оа]\b": "отряды"},
}


def written(game: str) -> Iterator[tuple[str, str]]:
    """Every line that a player of this game can read in Russian, and where it stands."""
    folders = (ROOT / "games" / game, ROOT / "render" / game, ROOT / "games" / "engine", ROOT / "bot")
    for folder in folders:
        for path in sorted(folder.rglob("ru.*")):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                yield f"{path.relative_to(ROOT)}:{number}", line


@pytest.mark.parametrize("game", games.names())
@pytest.mark.finding("WO-15", "WO-25", "WO-43", "WO-44", "WO-46", "WO-69", "WO-71", "WO-72", "WO-74", "WO-111")
def test_one_word_for_one_thing(game: str) -> None:
    unwanted = {re.compile(old, re.IGNORECASE): new for old, new in {**GIVEN_UP, **OF_A_GAME[game]}.items()}
    faults = [
        f"{place}: {found[0]} (better: {new})"
        for place, line in written(game)
        for pattern, new in unwanted.items()
        if (found := pattern.search(line))
    ]
    assert not faults, "\n".join(faults)
