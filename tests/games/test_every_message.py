"""Every message of every Fluent file, in every language: said with 1, 2, 5 and 21 and with names nobody can decline."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel import Locale

from games.engine import Text, texts_check
from games.engine.texts import LANGUAGES, Texts, load
from tests.support.fluent_files import (
    COUNTS,
    FOLDERS,
    NAMES,
    NUMBERS,
    ROOT,
    Lines,
    counted,
    entries,
    messages,
    package,
    ways,
)

INFLECTED = ("ru", "uk")
everywhere = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT).parent))
inflected = pytest.mark.parametrize("language", INFLECTED)

PEOPLE = "seat seats user users owner former opponent victim victor other party parties below pricer winners by to"
GOVERNING = {
    "ru": "у за от до для против с со к ко на над о об про из перед после между без ждёт ждут ждём ждать"
    " даёт дарит берёт забирает бьёт имеет",
    "uk": "у в за від до для проти з із зі на над про перед після між без чекає чекають чекаємо чекати"
    " дає дарує бере забирає б'є має",
}
"""Words that put what follows into another case than the one in which names are given."""
SMALL = {
    "ru": "из и или до от за в на к с у по для при против не мин ч дн домой слева справа выходит",
    "uk": "з із і й та або до від за в у на по для при проти не хв год дн додому ліворуч праворуч виходить",
}
"""Words after a number by which nothing is counted."""

RAW = re.compile(r"[{}]|\$[a-z]|\?\?\?|[a-z0-9]_[a-z0-9]|\b[A-Z]{3}-\d+\.\d")
"""What the program calls things: placeables, ids, rules of the specification."""
SPACING = re.compile(r"(?m)^ | $|\S {2,}\S| [,;!?](?!\w)| \.(?!\S)|,,|;;|(?<!\.)\.\.(?!\.)")
FOREIGN = re.compile(r"`[^`]*`|[A-Za-z]{3,}")
OPTION = re.compile(r"option-(?!.*-about$).*")
"""Discord writes the options of a command in small letters with underscores."""
KNOWN = {"Discord", "Slowtable", "seed", "SHA", "UTC", "Europe", "Kyiv"}


def texts(folder: Path, language: str) -> Texts:
    """A file with those it may refer to; English does not stand in."""
    name = package(folder)
    game = f"games.{folder.parent.name}"
    return load(language, "games.engine", *([game, name] if name.startswith("render.") else [name])).alone()


@everywhere
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    """Nothing is left open, nothing is named as the program names it, names come through as they are."""
    words_of = texts(folder, language)
    faults = []
    for key in messages(folder, language):
        for count, name in zip(COUNTS, NAMES, strict=True):
            for args in ways(folder, key, count, name):
                words = words_of.say(Text(key, args))
                bare = "" if OPTION.fullmatch(key) else words.replace(name, "N")
                if not words or RAW.search(bare) or SPACING.search(bare):
                    faults.append(f"{key}: {words}")
    assert not faults, "\n".join(faults)


@everywhere
@inflected
def test_plurals_have_every_form(folder: Path, language: str) -> None:
    """Written out even where two of them are alike: whoever writes a message has thought of each."""
    needed = {*Locale.parse(language).plural_form.tags} - texts_check.THE_REST
    faults = [
        f"{key}: {sorted(needed - plural)}"
        for key, entry in entries(folder, language).items()
        for plural in texts_check.Used(entry).plurals
        if not needed <= plural
    ]
    assert not faults, "\n".join(faults)


@everywhere
@inflected
def test_a_number_beside_a_noun_is_counted(folder: Path, language: str) -> None:
    """A number in front of a word has the word's forms."""
    faults = []
    for key, entry in messages(folder, language).items():
        for line in Lines(entry).found:
            for name, word in re.findall(r"\{([\w-]+)\} ([а-яіїєґё']+)", line.words):
                if (
                    name in NUMBERS | counted(folder, key)
                    and name not in line.chosen_by
                    and word not in SMALL[language].split()
                ):
                    faults.append(f"{key}: {line.words.strip()}")
    assert not faults, "\n".join(faults)


@everywhere
@inflected
def test_twenty_one_is_not_one(folder: Path, language: str) -> None:
    """[one] is also 21, 31, 91: it shows the number where the other forms do."""
    words_of = texts(folder, language)
    faults = []
    for key in messages(folder, language):
        for ending_in_five, args in zip(ways(folder, key, 95, "N"), ways(folder, key, 91, "N"), strict=True):
            words = words_of.say(Text(key, args))
            if words.count("91") < words_of.say(Text(key, ending_in_five)).count("95"):
                faults.append(f"{key}: {words}")
    assert not faults, "\n".join(faults)


@everywhere
@inflected
def test_names_of_people_need_no_case(folder: Path, language: str) -> None:
    governed = re.compile(
        rf"(?i)(?<![\w-])({'|'.join(GOVERNING[language].split())}) \{{({'|'.join(PEOPLE.split())})\}}"
    )
    faults = [
        f"{key}: {line.words.strip()}"
        for key, entry in messages(folder, language).items()
        for line in Lines(entry).found
        if governed.search(line.words)
    ]
    assert not faults, "\n".join(faults)


@everywhere
@inflected
def test_no_english_is_left_over(folder: Path, language: str) -> None:
    faults = []
    for key, entry in messages(folder, language).items():
        for line in Lines(entry).found:
            words = re.sub(r"\{[\w-]*\}", "", line.words)
            if foreign := [each for each in FOREIGN.findall(words) if each[0] != "`" and each not in KNOWN]:
                faults.append(f"{key}: {foreign}")
    assert not faults, "\n".join(faults)
