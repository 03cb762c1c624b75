"""Turns prepared in advance: what is imagined tells no secrets, changes nothing, and can be played when it comes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import games
from games.engine import Imagined, Match, imagine
from games.engine.imagine import BlindRandom, look_ahead
from games.engine.plan import planned_for
from games.engine.policy import random_choice
from games.engine.texts import LANGUAGES
from tests.contract.modes import MODES, Mode
from tests.contract.walk import BotWalk, Walk

LARGEST = [max((mode for mode in MODES if mode.game == name), key=lambda mode: mode.players) for name in games.metas()]
LONG_PLAN = 4
SURE = 0.75
"""So much of what is prepared can be played at least; the rest was prepared for cards that came otherwise."""
FEW = 60
"""A match of fewer decisions than this is looked at before each of them."""
ROUNDS = 200
"""More answers than anybody needs until every seat has been asked."""


def often(walk: Walk, distance: int) -> Iterator[Walk]:
    """Stops of a walk, a distance apart; all of those at the beginning, which in a short game is everything."""
    return (here for number, here in enumerate(walk) if number % distance == 0 or number < min(FEW, distance) // 4)


def idle(match: Match) -> list[int]:
    """The seats that could prepare something now."""
    return [seat for seat in range(match.present.players) if seat not in match.waiting]


def copy(match: Match) -> Match:
    """A match of its own to try things with."""
    return Match(match.game, match.game.clone(match.present), match.era)


def prepare(match: Match, seat: int, rng: random.Random) -> Imagined:
    """Plan what is offered, step by step, as somebody with the panel would."""
    for _ in range(LONG_PLAN):
        imagined = imagine(match, seat, "seen by all")
        assert len(imagined.planned) == len(match.plans.get(seat, []))
        if imagined.decision is None:
            return imagined
        words = planned_for(imagined.decision, imagined.decision.write(random_choice(imagined.decision, rng)))
        match.plan(seat, [*match.plans.get(seat, []), words])
    return imagine(match, seat, "seen by all")


def some(seats: list[int], rng: random.Random) -> list[int]:
    """One or two of them: seats differ in what they hold and not in what they may do."""
    return rng.sample(seats, min(len(seats), 2))


@pytest.mark.parametrize("mode", LARGEST, ids=str)
def test_what_is_imagined_tells_no_secrets_changes_nothing_reads_well_and_can_be_played(mode: Mode) -> None:
    seen = Counter[str]()
    for here in often(Walk(mode, 31), 37):
        for seat in some(idle(here.match), here.rng) if here.match.outcome is None else []:
            match = copy(here.match)
            imagined = prepare(match, seat, random.Random(f"{here} {seat}"))
            seen["foreseen"] += imagined.decision is not None or bool(imagined.planned)
            seen["hidden"] += alike_in_another_world(here, match, seat, imagined)
            assert imagine(match, seat, "seen by all") == imagined
            assert match.digest() == here.match.digest(), f"{here}: seat {seat}"
            seen["read"] += reads_well(mode.game, imagined)
            seen["planned"] += len(match.plans.get(seat, []))
            seen["played"] += sum(entry.by == "plan" for entry in play_by_default(match))
    assert seen["hidden"], "nothing was hidden: does `shuffle_hidden` mix what a seat cannot see?"
    assert seen["foreseen"], "no idle seat could imagine its question: can the game go on in the world it is shown?"
    assert seen["read"]
    # Others do nothing here but what was guessed of them. What was hidden may still turn out otherwise.
    assert seen["played"] > seen["planned"] * SURE, f"of {seen['planned']} choices {seen['played']} were played"


def alike_in_another_world(here: Walk, mine: Match, seat: int, imagined: Imagined) -> bool:
    """In a world that looks the same to the seat the same is imagined. Says whether it was another one."""
    other = Match(here.game, here.game.shuffle_hidden(mine.present, seat, here.rng), mine.era)
    worlds = {here.game.dump(here.game.shuffle_hidden(m.present, seat, BlindRandom("x"))) for m in (mine, other)}
    assert len(worlds) == 1, f"{here}: seat {seat}"
    other.plan(seat, mine.plans.get(seat, []))
    assert imagine(other, seat, "seen by all") == imagined, f"{here}: seat {seat}"
    return other.digest() != mine.digest()


def reads_well(game: str, imagined: Imagined) -> int:
    """Says how much there was to be read."""
    for language in LANGUAGES:
        texts = games.texts(game, language)
        for planned in imagined.planned:
            assert texts.say(planned.question)
            assert texts.say(planned.answer)
    return len(imagined.planned)


MIDDLE = [next(mode for mode in MODES if mode.game == name and mode.players == 4) for name in games.metas()]
WALKS = ((Walk, 40), (Walk, 41), (Walk, 42), (BotWalk, 42))
"""The matches that are looked through for kinds of states that were not tried yet."""


def kind(match: Match) -> str:
    """What is going on and what is still to come of it: the steps that wait, by their types, without repetitions."""
    return " ".join(dict.fromkeys(type(step).__name__ for step in (*match.present.stack, *match.present.debts)))


@pytest.mark.finding("RU-4")
@pytest.mark.parametrize("mode", MIDDLE, ids=str)
def test_a_turn_can_be_prepared_whatever_waits_on_the_stack(mode: Mode) -> None:
    """Whatever others have under way (a card they pay for, a battle, a queue), a made-up world can go on from there."""
    tried: set[str] = set()
    for walk, seed in WALKS:
        for here in walk(mode, seed):
            if kind(here.match) in tried or here.match.present.outcome is not None:
                continue
            tried.add(kind(here.match))
            for seat in idle(here.match):
                look_ahead(here.match, seat, f"seen by all {seed}")
    assert len(tried) > 3


def play_by_default(match: Match) -> list[games.engine.Entry]:
    """Everybody answers by default, and plans are followed, until none is left."""
    entries = [entry for entry, _ in match.follow_plans()]
    for _ in range(ROUNDS):
        if not match.plans or match.present.outcome is not None:
            break
        entries.append(match.submit_default(match.waiting[0])[0])
        entries += [entry for entry, _ in match.follow_plans()]
    return entries
