"""What a seat will probably be asked, tried on the game of the match's own tests."""

from __future__ import annotations

import random

from games.engine import Decision, Form, Match, Number, Option, Pick, Setup, Several, Text, imagine
from games.engine.decision import Field
from games.engine.imagine import BlindRandom, in_words
from games.engine.view import View
from tests.games.engine.test_match import Shop, Workshop


class Market(Shop):
    """The workshop; nobody knows in which order the cards lie."""

    def shuffle_hidden(self, g: Workshop, seat: int | None, rng: random.Random) -> Workshop:
        other = self.clone(g)
        rng.shuffle(other.deck.cards)
        return other


MARKET = Market()


def begin() -> Match[Workshop, View]:
    return Match.begin(MARKET, Setup(2, "workshop"))[0]


def keys(match: Match[Workshop, View], seat: int) -> list[str]:
    return [planned.answer.key for planned in imagine(match, seat, "x").planned]


def test_the_others_answer_by_default_until_the_seat_is_asked() -> None:
    match = begin()
    imagined = imagine(match, 1, "x")
    assert imagined.decision is not None
    assert (imagined.decision.seat, imagined.decision.rule, imagined.planned) == (1, "W-1", ())
    assert imagined.default == ["one"]
    assert match.state.total == 0


def test_planned_choices_are_read_as_they_were_offered() -> None:
    match = begin()
    match.plan(1, ["one", "two"])
    assert keys(match, 1) == ["one", "two"]
    following = imagine(match, 1, "x").decision
    assert following is not None
    assert following.asked > match.decisions[0].asked + 2  # the turn after the next


def test_imagining_stops_at_what_is_not_possible() -> None:
    match = begin()
    match.plan(1, ["one", "nonsense", "two"])
    imagined = imagine(match, 1, "x")
    assert (len(imagined.planned), imagined.decision, imagined.news) == (1, None, False)


def test_imagining_stops_at_new_information_where_the_plan_would() -> None:
    for revealing in ("draw", "roll"):
        match = begin()
        match.plan(1, [revealing, "one"])
        imagined = imagine(match, 1, "x")
        assert (len(imagined.planned), imagined.decision, imagined.news) == (1, None, True)
        match.submit(0, "one")
        match.submit(0, "one")
        assert len(match.follow_plans()) == 1


def test_nothing_is_foreseen_behind_the_end() -> None:
    match = begin()
    match.state.total = 18
    assert imagine(match, 1, "x").decision is None


def test_a_blind_shuffle_does_not_see_the_order() -> None:
    one, other = [1, 2, 3, 4, 5], [5, 3, 4, 1, 2]
    BlindRandom("seed").shuffle(one)
    BlindRandom("seed").shuffle(other)
    assert one == other
    third = [1, 2, 3, 4, 5]
    BlindRandom("another seed").shuffle(third)
    assert third != one


def test_every_shape_of_a_choice_has_words() -> None:
    pick = Several(tuple(Option(name, Text(name)) for name in "abc"), 0, 3)
    form = Form((Field("n", Text("number"), Number(0, 9)), Field("p", Text("pick"), pick)))

    def words(shape: Pick | Number | Form, choice: str) -> Text:
        decision = Decision(0, Text("what"), shape, "W-1")
        return in_words(decision, decision.parse(choice))

    assert words(pick, "b") == Text("b")
    assert words(pick, "a,c") == Text("engine-chosen", {"chosen": [Text("a"), Text("c")]})
    alike = Pick(tuple(Option(name, Text("x"), group=Text(f"group {name}")) for name in "ab"))
    assert words(alike, "b") == Text("engine-chosen-field", {"field": Text("group b"), "value": Text("x")})
    assert words(pick, "-") == Text("engine-chosen-none")
    assert words(Number(0, 9), "7") == Text("engine-chosen", {"chosen": "7"})
    fields = words(form, "n=7 p=b").args["chosen"]
    assert fields == [
        Text("engine-chosen-field", {"field": Text("number"), "value": Text("engine-chosen", {"chosen": "7"})}),
        Text("engine-chosen-field", {"field": Text("pick"), "value": Text("b")}),
    ]
