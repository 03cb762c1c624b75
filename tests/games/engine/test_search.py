"""Three strengths of bots: a beginner, the game's own bot, and one that tries its choices in made-up worlds."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import games
from games.engine import Decision, Dice, Game, Match, Meta, Number, Option, Outcome, Pick, Question, Setup, State, Text
from games.engine.candidates import candidates
from games.engine.imagine import BlindRandom
from games.engine.policy import Style
from games.engine.search import Budget, played_on, search
from games.engine.step import Step
from games.engine.strength import STYLES, MadeUp, answer, chances, winning_chances
from games.engine.strength import worlds as strength_worlds
from games.engine.view import View, common

SETUP = Setup(2, "seed")


class Purse(State, kw_only=True):
    """Two seats draw in turn; a turn is two decisions, and only both together pay."""

    coins: list[int]
    secret: int
    kind: str = ""
    turn: int = 0


class Round(Step[Purse], tag="Round"):
    def run(self, g: Purse) -> None:
        if g.turn == 8:
            best = max(g.coins)
            winners = tuple(seat for seat in (0, 1) if g.coins[seat] == best)
            g.finish(Outcome(winners, Text("over"), (1, 1), {"coins": tuple(g.coins)}))
        else:
            g.turn += 1
            g.then(Where(seat=(g.turn - 1) % 2), HowMuch(seat=(g.turn - 1) % 2), Round())


class Where(Question[Purse, str], tag="Where"):
    def ask(self, g: Purse) -> Decision[str]:
        return Decision(self.seat, Text("where"), Pick(tuple(Option(word, Text(word)) for word in "abcde")), "P-1")

    def answer(self, g: Purse, choice: str) -> None:
        g.kind = choice
        if choice == "e" and g.turn > 90:
            raise RuntimeError("no such world")

    def default(self, g: Purse) -> list[str]:
        return ["a"]


class HowMuch(Question[Purse, int], tag="HowMuch"):
    def ask(self, g: Purse) -> Decision[int]:
        return Decision(self.seat, Text("much"), Number(0, 9), "P-2")

    def answer(self, g: Purse, choice: int) -> None:
        g.coins[self.seat] += "abcde".index(g.kind) * choice - choice + g.dice.below(2)

    def default(self, g: Purse) -> int:
        return 0


class PurseGame(Game[Purse, View]):
    """Its bot is a coward who takes little from the poorest place."""

    meta = Meta("purse", (2, 2))
    state_type: type[Purse] = Purse
    view_type = View
    first_step: type[Step[Purse]] = Round
    steps: tuple[type[Step[Purse]], ...] = (Round, Where, HowMuch)
    says = True
    asked = 0

    def new(self, setup: Setup) -> Purse:
        return Purse(schema=1, players=2, options={}, dice=Dice(setup.seed), coins=[0, 0], secret=hash(setup.seed) % 9)

    def view(self, g: Purse, seat: int | None) -> View:
        return View(**common(g, seat))

    def turns(self, view: View) -> Sequence[int]:
        return view.waiting

    def shuffle_hidden(self, g: Purse, seat: int | None, rng: random.Random) -> Purse:
        other = self.clone(g)
        other.dice.seed, other.secret = f"{rng.random()}", rng.randrange(9)
        return other

    def policy(self, view: View, decision: Decision, rng: random.Random, style: Style = "") -> str:
        self.asked += 1
        return "b" if decision.rule == "P-1" else "5"

    def appraise(self, g: Purse) -> list[float] | None:
        return [float(each) for each in g.coins] if self.says else None


def worlds(match: Match[Purse, View], seat: int, count: int = 4, seed: str = "w") -> list[Purse]:
    return [match.imagined(seat, BlindRandom(f"{seed} {number}")) for number in range(count)]


@pytest.fixture
def match() -> Match[Purse, View]:
    return Match.begin(PurseGame(), SETUP)[0]


def hard(match: Match[Purse, View], budget: Budget) -> str:
    return hard_in(match, worlds(match, match.waiting[0]), budget)


def hard_in(match: Match[Purse, View], made_up: Sequence[Purse], budget: Budget) -> str:
    seat = match.waiting[0]
    return search(match.game, match.view(seat), made_up, match.decision(seat), "s", budget)


def test_the_turn_is_finished_before_it_is_judged(match: Match[Purse, View]) -> None:
    """Where to take from pays only with the second decision of the turn."""
    assert hard(match, Budget(120)) == "e"
    match.submit(0, "e")
    assert hard(match, Budget(120)) == "9"
    match.submit(0, "9")
    assert hard(match, Budget(120)) == "e", "the other seat, in its turn"


def test_without_a_budget_it_is_the_bot_of_the_game(match: Match[Purse, View]) -> None:
    assert hard(match, Budget(0)) == "b"
    assert hard(match, Budget(120, lambda: True)) == "b"
    assert search(match.game, match.view(0), [], match.decision(0), "s", Budget(99)) == "b"
    assert isinstance(match.game, PurseGame)
    match.game.says = False
    assert hard(match, Budget(120)) == "b", "a game that does not say what seats may expect"


def test_a_budget_is_kept_also_in_the_midst_of_a_rollout(match: Match[Purse, View]) -> None:
    game = match.game
    assert isinstance(game, PurseGame)
    hard(match, Budget(40))
    whole, game.asked, left = game.asked, 0, iter(range(10))
    hard(match, Budget(40, lambda: next(left, None) is None))
    assert game.asked < whole / 2


def test_worlds_in_which_the_rules_fail_are_skipped(match: Match[Purse, View]) -> None:
    broken = worlds(match, 0)
    for each in broken[:2]:
        each.turn = 99
    words = search(match.game, match.view(0), broken, match.decision(0), "s", Budget(120))
    assert words == "e", "the other worlds tell"


class Offer(Question[Purse, str], tag="Offer"):
    """More at once, or what nobody can take away."""

    def ask(self, g: Purse) -> Decision[str]:
        return Decision(
            self.seat, Text("bait"), Pick(tuple(Option(word, Text(word)) for word in ("safe", "bait"))), "P-3"
        )

    def answer(self, g: Purse, choice: str) -> None:
        g.kind = choice
        g.coins[self.seat] += 1 if choice == "safe" else 3

    def default(self, g: Purse) -> list[str]:
        return ["safe"]


class Rob(Question[Purse, str], tag="Rob"):
    """The other seat takes what lies open."""

    def ask(self, g: Purse) -> Decision[str]:
        return Decision(self.seat, Text("rob"), Pick(tuple(Option(word, Text(word)) for word in ("no", "rob"))), "P-4")

    def answer(self, g: Purse, choice: str) -> None:
        if choice == "rob" and g.kind == "bait":
            g.coins[1 - self.seat] -= 3
            g.coins[self.seat] += 3

    def default(self, g: Purse) -> list[str]:
        return ["no"]


class Market(Step[Purse], tag="Market"):
    def run(self, g: Purse) -> None:
        g.turn += 1
        if g.turn > 20:
            g.finish(Outcome((0,), Text("over"), (1, 2), {}))
        else:
            g.then(Offer(seat=0), Rob(seat=1), Market())


class Stall(Purse, kw_only=True):
    """The same purses, in another game."""


class Robbers(PurseGame):
    """Its bot goes for the bait, and robs whenever it can."""

    meta = Meta("robbers", (2, 2))
    state_type = Stall
    first_step = Market
    steps = (Market, Offer, Rob)

    def new(self, setup: Setup) -> Purse:
        return Stall(schema=1, players=2, options={}, dice=Dice(setup.seed), coins=[0, 0], secret=0)

    def policy(self, view: View, decision: Decision, rng: random.Random, style: Style = "") -> str:
        return "bait" if decision.rule == "P-3" else "rob"


def test_what_others_do_about_a_choice_counts() -> None:
    """The bait is worth more until the other seat has had its turn."""
    match, _ = Match.begin(Robbers(), SETUP)
    assert hard(match, Budget(40)) == "safe"
    match.submit(0, "bait")
    assert hard(match, Budget(40)) == "rob"


def test_what_makes_no_difference_is_soon_done_with(match: Match[Purse, View]) -> None:
    """From the poorest place nothing is better than taking nothing of it: nobody goes on trying."""
    game = match.game
    assert isinstance(game, PurseGame)
    match.submit(0, "b")
    game.asked = 0
    assert hard(match, Budget(1000)) == "5"
    assert game.asked < 300, "a budget of a thousand is not spent on what looks alike"


class Fork(Question[Purse, str], tag="Fork"):
    """Five ways, and only one of them leads elsewhere."""

    def ask(self, g: Purse) -> Decision[str]:
        return Decision(self.seat, Text("fork"), Pick(tuple(Option(word, Text(word)) for word in "abcde")), "P-5")

    def answer(self, g: Purse, choice: str) -> None:
        g.coins[self.seat] += 5 * (choice == "e")

    def default(self, g: Purse) -> list[str]:
        return ["a"]


class Road(Step[Purse], tag="Road"):
    def run(self, g: Purse) -> None:
        g.turn += 1
        if g.turn > 20:
            g.finish(Outcome((0,), Text("over"), (1, 2), {}))
        else:
            g.then(Fork(seat=0), Fork(seat=1), Road())


class Milestones(Purse, kw_only=True):
    """The same purses, on the road."""


class Wanderers(PurseGame):
    """Its bot always goes the first way."""

    meta = Meta("wanderers", (2, 2))
    state_type = Milestones
    first_step = Road
    steps = (Road, Fork)

    def new(self, setup: Setup) -> Purse:
        return Milestones(schema=1, players=2, options={}, dice=Dice(setup.seed), coins=[0, 0], secret=0)

    def policy(self, view: View, decision: Decision, rng: random.Random, style: Style = "") -> str:
        return "a"


@pytest.mark.parametrize("seed", range(6))
def test_choices_that_lead_to_the_same_leave_room_for_others(seed: int) -> None:
    """Twelve tries are enough for three choices only, and for all five if the same is tried once."""
    match, _ = Match.begin(Wanderers(), SETUP)
    view, decision, made_up = match.view(0), match.decision(0), worlds(match, 0)
    assert search(match.game, view, made_up, decision, str(seed), Budget(12)) == "e"


def test_what_is_hardly_better_is_left(match: Match[Purse, View]) -> None:
    """By no more than the game says one can tell."""
    assert hard(match, Budget(120)) == "e"
    match.game.doubt = 1000.0
    assert hard(match, Budget(120)) == "b"


def test_others_are_played_on_in_any_mood(match: Match[Purse, View]) -> None:
    class Moody(PurseGame):
        """It tells in which moods it was asked."""

        def policy(self, view: View, decision: Decision, rng: random.Random, style: Style = "") -> str:
            moods.add((decision.seat, style))
            return super().policy(view, decision, rng, style)

    moods: set[tuple[int, str]] = set()
    for number in range(30):
        played_on(Moody(), match.view(0), worlds(match, 0)[0], 0, ["a"], str(number), Budget(99))
    assert moods == {(seat, style) for seat in (0, 1) for style in STYLES}


def test_each_try_has_a_world_of_its_own_that_is_made_when_it_is_needed(match: Match[Purse, View]) -> None:
    made: list[int] = []

    def make(number: int) -> Purse:
        made.append(number)
        return worlds(match, 0, 1, f"w{number}")[0]

    made_up = MadeUp(64, make)
    assert hard_in(match, made_up, Budget(24)) == hard_in(match, made_up, Budget(24))
    assert 2 <= len(made) == len(set(made)) < 24
    assert len({each.dice.seed for each in made_up[:8]}) == 8
    assert len(strength_worlds(match, 0, "s")) >= 60


def test_candidates_go_on_with_what_the_bot_likes_next_best(match: Match[Purse, View]) -> None:
    class Miser(PurseGame):
        """It likes what comes last in the alphabet."""

        def policy(self, view: View, decision: Decision, rng: random.Random, style: Style = "") -> str:
            return max(option.id for option in decision.options)

    asked = match.decision(0)
    assert candidates(Miser(), match.view(0), asked, "e", "s", 4) == ["e", "d", "c", "b"]


def test_candidates_begin_with_the_usual_and_keep_to_the_bound(match: Match[Purse, View]) -> None:
    asked = match.decision(0)
    assert candidates(match.game, match.view(0), asked, "b", "s", 3)[0] == "b"
    assert len(candidates(match.game, match.view(0), asked, "b", "s", 3)) == 3
    assert sorted(candidates(match.game, match.view(0), asked, "b", "s", 99)) == [*"abcde"]


@pytest.mark.parametrize("name", games.metas())
def test_secrets_change_nothing(name: str) -> None:
    """A hard bot answers the same wherever hidden things really lie."""
    game = games.game(name)
    match, _ = Match.begin(game, game.complete(Setup(game.meta.players[0], "hard secrets")))
    rng = random.Random(name)
    for _ in range(12):
        seat = match.waiting[0]
        match.submit(seat, game.policy(match.view(seat), match.decision(seat), rng))
    seat = match.waiting[0]

    def thought(of: Match) -> str:
        made_up = [of.imagined(seat, BlindRandom(f"w {number}")) for number in range(2)]
        return answer("hard", game, of.view(seat), of.decision(seat), "s", "", made_up, Budget(12))

    other = Match(game, game.shuffle_hidden(match.present, seat, random.Random("elsewhere")))
    assert thought(other) == thought(match)


@pytest.mark.parametrize("name", games.metas())
def test_a_beginner_slips_and_answers_legally(name: str) -> None:
    game = games.game(name)
    match, _ = Match.begin(game, game.complete(Setup(game.meta.players[0], "easy")))
    slips = 0
    for number in range(40):
        seat = match.waiting[0]
        view, decision = match.view(seat), match.decision(seat)
        words = answer("easy", game, view, decision, f"{number}")
        assert words == answer("easy", game, view, decision, f"{number}")
        slips += words != answer("normal", game, view, decision, f"{number}")
        match.submit(seat, words)
    assert 1 <= slips <= 25


def test_chances_are_shares(match: Match[Purse, View]) -> None:
    assert sum(chances([40.0, 30.0, 20.0])) == pytest.approx(1)
    assert chances([40.0, 30.0])[0] > chances([40.0, 39.0])[0] > 0.5
    match.present.coins[:] = [3, 1]
    told = winning_chances(match.game, match.present)
    assert told is not None
    assert told[0] > told[1]
    match.present.finish(Outcome((1,), Text("over"), (2, 1), {}))
    assert winning_chances(match.game, match.present) == [0.0, 1.0]
