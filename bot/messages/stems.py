"""Words without their endings, so that a word is found in any of its forms: English, Russian, Ukrainian.

A word is typed in one of the three languages, and nobody says in which: Latin letters are English, and a Cyrillic word
is taken for both of the others unless its letters tell.
"""

from __future__ import annotations

import re
from functools import lru_cache

import snowballstemmer

WORD = re.compile(r"[^\W_]+(?:['’ʼ-][^\W_]+)*")
FUNCTION_WORDS = frozenset(
    WORD.findall("""
        a an and are as at be by can do does for from happen happens how i if in is it many may me much must my of on or
        the there to up what when where which who why will with work works you your
        а без бы быть в вы где для до если есть и из или к как какая какие какой когда кто ли мне можно мой мои на надо
        не нужно о об от по при работает с сколько у что это я
        або в від він де для до є з за і й із коли можна мій мої на не ні працює про скільки та так треба у хто це чи що
        як яка яке який які якщо
    """)
)
"""Words of a question that say nothing about what is asked."""
THE_GAME = frozenset(
    WORD.findall("""
        game games
        игра игре игрой игру игры партии партию партия
        гра грі грою гру гри партії партію партія
    """)
)
"""Words that are in every section of a rulebook, and say little."""
APOSTROPHES = re.compile(r"['’ʼ]")
CYRILLIC = re.compile(r"[а-яёіїєґ]")
ONLY_UKRAINIAN, ONLY_RUSSIAN = re.compile(r"[іїєґ]"), re.compile(r"[ыэъё]")
SHORTEST_STEM = 3
LONGEST = 40
"""Letters of a word that are looked at; what is kept about words stays small whatever is typed."""
UKRAINIAN = re.compile(
    # longest first: endings of nouns, adjectives, participles and verbs
    r"(?:уватися|юватися|увати|ювати|уються|юються|"
    r"ованого|ованому|ований|ована|оване|овані|ованих|"
    r"ського|ському|ський|ська|ське|ські|ських|ською|ську|ським|"
    r"ення|еннях|енням|ання|аннях|анням|іння|"
    r"ається|аються|ується|ються|иться|яться|"
    r"ового|овому|овий|ова|ове|ові|ових|"
    r"ими|іми|ого|ому|його|йому|ями|ами|ові|еві|єві|ість|істю|ости|ості|"
    r"еться|ться|тися|ати|ити|іти|яти|ете|єте|ите|ємо|имо|емо|ають|яють|ують|юють|"
    r"ться|ати|ула|ало|али|ило|или|"
    r"ий|ій|ої|ою|ею|єю|ів|їв|ям|ам|ом|ем|єм|ах|ях|их|іх|им|ім|ає|яє|ує|ює|уть|ють|ять|ить|"
    r"ти|ла|ло|ли|ть|ши|й|а|я|о|е|є|у|ю|и|і|ї|ь)$"
)

_ENGLISH = snowballstemmer.stemmer("english")
_RUSSIAN = snowballstemmer.stemmer("russian")


def asked(text: str) -> list[str]:
    """The words of a question that say what it is about, each once; if it has no others, all of them."""
    found = list(dict.fromkeys(words(text)))
    return [word for word in found if word not in FUNCTION_WORDS | THE_GAME] or found


def words(text: str) -> list[str]:
    """The words of a text, in small letters; a word with a hyphen also by its parts."""
    found = [APOSTROPHES.sub("", word)[:LONGEST] for word in WORD.findall(text.lower().replace("ё", "е"))]
    return [*found, *(part for word in found if "-" in word for part in word.split("-"))]


@lru_cache(maxsize=40_000)
def stems(word: str) -> frozenset[str]:
    """A word without its ending, in each language that it may be of."""
    if not CYRILLIC.search(word):
        return frozenset([_ENGLISH.stemWord(word)])
    found = set()
    if not ONLY_UKRAINIAN.search(word):
        found.add(_RUSSIAN.stemWord(word))
    if not ONLY_RUSSIAN.search(word):
        found.add(_ukrainian(word))
    return frozenset(found or {word})


def _ukrainian(word: str) -> str:
    """Without its ending, if enough is left. What changes inside a word (кінь, коня) is left to trigrams."""
    ending = UKRAINIAN.search(word)
    while ending is not None and ending.start() < SHORTEST_STEM:
        ending = UKRAINIAN.search(word, ending.start() + 1)
    return word[: ending.start()] if ending is not None else word


def trigrams(word: str) -> frozenset[str]:
    """Three letters each, the beginning of the word counted once more."""
    padded = f"  {word} "
    return frozenset(padded[at : at + 3] for at in range(len(padded) - 2))
