"""SCY-18: gifts; SCY-19: options; SCY-21 and SCY-22: secrets, decisions, batching; the bot."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from games.engine import GameError, Match, NotLegal, Pick, Setup, export
from games.engine.play import default_choice, waiting_for
from games.engine.policy import random_choice
from games.scythe import asides, check
from games.scythe.game import GAME
from games.scythe.rules.scoring import fortune
from games.scythe.rules.stars import CheckStars
from games.scythe.state import Entry, Scythe
from games.scythe.view import ScytheView
from tests.games.scythe.support import Table


@pytest.mark.rule("SCY-18.1", "SCY-18.2", "SCY-18.3", "SCY-18.6", "SCY-18.7", "SCY-D29")
def test_gifts() -> None:
    """SCY-18.1: Players may agree on anything; agreements are not enforced by the game."""
    t = Table("polania", "nordic", "crimea").put(1, coins=6).put(2, coins=1)
    form = asides.forms(t.g, 1)["gift"]
    assert [field.name for field in form.fields] == ["to", "coins"], "coins, and nothing else"
    match = Match(GAME, t.g)
    assert waiting_for(t.g) == [0], "the giver is not asked anything"
    entry, events = match.aside(1, "gift", "to=3 coins=4")
    assert (t[1].coins, t[2].coins) == (2, 5)
    assert entry.kind == "aside"
    assert [event.text.key for event in events] == ["scythe-gift"]
    assert events[0].audience is None
    with pytest.raises(NotLegal):
        match.aside(1, "gift", "to=3 coins=3")
    with pytest.raises(NotLegal):
        match.aside(1, "gift", "to=3 coins=0")
    assert not match.can_undo(1)


@pytest.mark.rule("SCY-18.1", "SCY-18.2", "SCY-D29")
def test_the_smallest_gift_and_who_may_get_it() -> None:
    t = Table("polania", "nordic", "crimea").put(1, coins=1)
    receivers = asides.forms(t.g, 1)["gift"].fields[0].shape
    assert isinstance(receivers, Pick)
    assert {option.id for option in receivers.options} == {"1", "3"}, "not the giver"
    Match(GAME, t.g).aside(1, "gift", "to=1 coins=1")
    assert (t[0].coins, t[1].coins) == (8, 0)
    assert "gift" not in asides.forms(t.g, 1), "nothing is left to give"


@pytest.mark.rule("SCY-18.7", "SCY-18.6")
def test_a_gift_is_never_undone_and_opens_nothing() -> None:
    t = Table("polania", "nordic").objectives(1, "get_rich_or_cry_trying", "harvest_advantage").put(0, coins=30)
    match = Match(GAME, t.g)
    match.submit(0, "2")
    match.aside(0, "gift", "to=2 coins=20")
    assert not match.can_undo(0), "undo does not go back behind it"
    assert t[1].stars == []
    assert waiting_for(t.g) == [0]


@pytest.mark.rule("SCY-18.4", "SCY-10.4")
def test_a_payment_cancels_no_combat() -> None:
    t = Table("polania", "nordic").put(0, mechs={4: "d4"}, coins=9, hand=[]).put(1, mechs={1: "d5"}, hand=[])
    t.top("move", "move", "mech:d4", "d5", "stop")
    Match(GAME, t.g).aside(0, "gift", "to=2 coins=5")
    assert t.rule == "SCY-D10", "coins changed hands before the reveal; the combat goes on"
    assert t[0].coins == 4


@pytest.mark.rule("SCY-18.5", "SCY-19.5")
def test_gifts_can_be_forbidden() -> None:
    t = Table("polania", "nordic", bribes="forbidden")
    assert "gift" not in asides.forms(t.g, 0)
    with pytest.raises(GameError):
        Match(GAME, t.g).aside(0, "gift", "to=2 coins=1")
    assert t[1].coins == 5


@pytest.mark.rule("SCY-19.6", "SCY-19.14")
def test_sample_scoring() -> None:
    t = Table("polania", "nordic", sample_scoring_at_first_star="on").put(0, power=16).put(1, power=16)
    t.begin(CheckStars([0]))
    assert len(t.told("scythe-projection")) == 2
    t.begin(CheckStars([1]))
    assert not t.told("scythe-projection"), "once"
    off = Table("polania", "nordic").put(0, power=16).begin(CheckStars([0]))
    assert not off.told("scythe-projection")


@pytest.mark.rule("SCY-19.7", "SCY-19.14", "SCY-19.15")
def test_projections() -> None:
    """SCY-19.7: a projected score, and what asking for it costs."""
    t = Table("polania", "nordic", delay_of_game="on").put(1, popularity=7, coins=5)
    _, events = Match(GAME, t.g).aside(1, "projection", "sure=yes")
    assert t[1].popularity == 5, "on anybody's turn"
    shown = [event for event in events if event.text.key == "scythe-projection"]
    assert [event.audience for event in shown] == [(1,), (1,)]
    totals = {event.text.args["total"] for event in shown}
    assert fortune(t.g, 1).total in totals, "the penalty is taken before"
    t.put(1, popularity=1)
    Match(GAME, t.g).aside(1, "projection", "sure=yes")
    assert t[1].popularity == 0, "as far as possible"
    free = Table("polania", "nordic").put(1, popularity=7)
    Match(GAME, free.g).aside(1, "projection", "sure=yes")
    assert free[1].popularity == 7


@pytest.mark.rule("SCY-19.14", "SCY-19.6")
@pytest.mark.finding("RU-12")
def test_the_sample_scoring_tells_hidden_coins_to_their_owner_alone() -> None:
    t = Table("polania", "nordic", "crimea", sample_scoring_at_first_star="on", coin_visibility="owner_only")
    t.put(0, power=16, coins=7).put(1, coins=13).put(2, coins=21)
    t.begin(CheckStars([0]))
    heard = {
        seat: {
            event.text.args["seat"].seat: event.text.args["total"]  # type: ignore[union-attr]
            for event in t.events
            if event.text.key.startswith("scythe-projection") and (event.audience is None or seat in event.audience)
        }
        for seat in range(3)
    }
    parts = [fortune(t.g, seat) for seat in range(3)]
    for seat in range(3):
        others = {other: parts[other].total - parts[other].coins for other in range(3)}
        assert heard[seat] == {**others, seat: parts[seat].total}
    assert not [event for event in t.events if "projection" in event.text.key and event.audience is None]


@pytest.mark.rule("SCY-19.8", "SCY-19.14")
@pytest.mark.finding("RU-12")
def test_hidden_coins() -> None:
    t = Table("polania", "nordic", coin_visibility="owner_only").put(1, coins=13)
    assert GAME.view(t.g, 0).seats[1].coins == -1
    assert GAME.view(t.g, 1).seats[1].coins == 13
    assert GAME.view(t.g, None).seats[0].coins == -1
    _, events = Match(GAME, t.g).aside(0, "projection", "sure=yes")
    rest = [event for event in events if event.text.key == "scythe-projection-without-coins"]
    assert [(event.audience, event.text.args["total"]) for event in rest] == [((0,), fortune(t.g, 1).total - 13)]
    own = [event for event in events if event.text.key == "scythe-projection"]
    assert [(event.audience, event.text.args["total"]) for event in own] == [((0,), fortune(t.g, 0).total)]
    poor = Table("polania", "nordic", coin_visibility="owner_only").put(0, coins=0).top("bolster")
    assert poor.rule == "SCY-D04", "asked, though nothing can be paid: the others must not guess"
    assert poor.offers() == ["skip"]
    assert poor.asked().private
    public = Table("polania", "nordic").put(1, coins=13)
    assert GAME.view(public.g, 0).seats[1].coins == 13


# ------------------------------------------------------------------------------------------------- SCY-22


@pytest.mark.rule("SCY-22.1")
def test_a_turn_in_one_line() -> None:
    t = Table("polania/agricultural", "nordic").put(0, mechs={1: "d2", 4: "c1"}, workers="d2 d2 d1").goods("d2", oil=3)
    view, decision = GAME.view(t.g, 0), t.asked()
    choices = GAME.shorthand(
        view, decision, "1; mech 1 D2>C2 +2 workers +3 oil; worker D1>C1; take; cube_move>deploy; end"
    )
    assert choices is not None
    assert choices[:6] == ["1", "move", "mech:d2", "custom", "workers=2 oil=3", "c2"]
    t.say(*choices)
    assert t[0].workers[:3] == ["c2", "c2", "c1"]
    assert t[0].cubes == ["cube_move"]
    assert t.g.active == 1


@pytest.mark.rule("SCY-22.1")
@pytest.mark.parametrize(
    ("words", "workers", "character"),
    [
        ("mech 2 d1>d2 all", ["d2", "d2"], "c1"),
        ("мех 2 d1>d2 +1 рабочий", ["d2", "d1"], "c1"),
        ("worker d1>d2; char >d1", ["d2", "d1"], "d1"),
        ("mech d1>d2>c1 +2 workers", ["c1", "c1"], "c1"),
    ],
)
def test_typed_paths(words: str, workers: list[str], character: str) -> None:
    t = Table("polania", "nordic").put(0, mechs={2: "d1", 4: "a1"}, workers="d1 d1", character="c1")
    t.g.tokens.clear()
    t.top("move", "move")
    choices = GAME.shorthand(GAME.view(t.g, 0), t.asked(), words)
    assert choices is not None
    t.say(*choices)
    assert t[0].workers[:2] == workers
    assert t[0].character == character


@pytest.mark.rule("SCY-22.1")
def test_ordinary_answers_are_no_shorthand() -> None:
    t = Table("polania", "nordic")
    assert GAME.shorthand(GAME.view(t.g, 0), t.asked(), "2") is None
    assert GAME.shorthand(GAME.view(t.g, 0), t.asked(), "mech 1 z9>z8") is None
    bad = GAME.shorthand(GAME.view(t.g, 0), t.asked(), "1; mech 3 d1>d2")
    assert bad is not None
    with pytest.raises(NotLegal):
        t.say(*bad)


@pytest.mark.rule("SCY-22.6")
def test_undo_within_a_turn() -> None:
    t = Table("polania", "nordic").put(0, workers="c1 d1")
    match = Match(GAME, t.g)
    before = GAME.dump(match.state)
    for choice in ("1:move", "worker:c1>d2", "worker:d1>d2"):
        match.submit(0, choice)
    for _ in range(3):
        match.undo(0)
    assert GAME.dump(match.state) == before
    match.submit(0, "4:cards")
    assert not match.can_undo(0), "a combat card was drawn"


@pytest.mark.rule("SCY-22.7", "SCY-D03", "SCY-D04", "SCY-D05", "SCY-D06")
def test_defaults() -> None:
    """What is played for somebody whose time has run out."""
    """SCY-22.7: Ties inside a default are broken by the first in order: hexes in label order (A1, A2, ..."""
    t = Table("polania/industrial", "nordic")
    assert default_choice(t.g, 0) == "3:coins", "the Move section first"
    t.say("3")
    assert default_choice(t.g, 0) == "coins"
    t.say("move")
    assert default_choice(t.g, 0) == "stop"
    t.put(0, mechs={4: "c1"}).turn(0).top("move", "move", "mech:c1")
    assert (t.rule, default_choice(t.g, 0)) == ("SCY-D06", "stop")
    t.turn(0, "3")
    assert default_choice(t.g, 0) == "1", "then Bolster"
    t.say("1")
    assert default_choice(t.g, 0) == "power"
    t.put(0, coins=1).turn(0, "3").say("1")
    assert default_choice(t.g, 0) == "skip", "the last coin is kept"


@pytest.mark.rule("SCY-22.8")
def test_what_leaves_no_choice_is_not_asked() -> None:
    t = Table("polania", "nordic").put(0, coins=0)
    t.top("bolster")
    assert t.rule == "SCY-D26", "only skipping was left; the end of the turn is asked all the same"
    assert t.offers() == ["end"]


# ------------------------------------------------------------------------------- secrets, checks, the bot


@pytest.mark.rule("SCY-10.24", "SCY-13.4")
def test_views_hide_secrets() -> None:
    t = Table("saxony", "nordic").put(0, hand=[2, 5]).objectives(0, "king_of_the_hill", "hedge_your_bets")
    theirs = repr(GAME.view(t.g, 1))
    assert "king_of_the_hill" not in theirs
    assert "hedge_your_bets" not in theirs
    view = GAME.view(t.g, 1)
    assert (view.seats[0].cards, view.seats[0].objectives) == (2, 2)
    assert GAME.view(t.g, None).mine is None


FAULTS: dict[str, Callable[[Scythe], object]] = {
    "card": lambda g: g.combat.cards.pop(),
    "objective": lambda g: g.objectives.cards.append("king_of_the_hill"),
    "factory": lambda g: g.factory.pop(),
    "encounter": lambda g: g.encounters.cards.pop(),
    "power": lambda g: setattr(g.seats[0], "power", 17),
    "coins": lambda g: setattr(g.seats[0], "coins", -1),
    "worker": lambda g: g.seats[0].workers.__setitem__(0, ""),
    "lake": lambda g: g.seats[0].workers.__setitem__(0, "d3"),
    "shared": lambda g: setattr(g.seats[0], "character", "a4"),
    "cube": lambda g: g.seats[0].cubes.append("cube_move"),
    "structure": lambda g: g.seats[0].structures.update(mill="d3"),
    "goods": lambda g: g.goods.update(d3=[1, 0, 0, 0]),
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_check_finds_faults(fault: str) -> None:
    t = Table("polania", "nordic")
    assert check.check(t.g) == []
    FAULTS[fault](t.g)
    assert check.check(t.g)


def test_a_pending_combat_is_no_fault() -> None:
    t = Table("polania", "nordic").put(0, character="a4")
    t.g.entries = [Entry("c", "b5", "a4", [], [0, 0, 0, 0])]
    assert check.check(t.g) == []


def play(seed: int, bots: set[int], players: int) -> Match[Scythe, ScytheView]:
    match, _ = Match.begin(GAME, Setup(players, f"bot {seed}"))
    rng = random.Random(seed)
    while match.state.outcome is None:
        seat = match.waiting[0]
        decision = match.decisions[seat]
        if seat in bots:
            match.submit(seat, GAME.policy(match.view(seat), decision, rng), by="bot")
        else:
            match.submit(seat, random_choice(decision, rng))
    return match


@pytest.mark.whole_match
def test_the_bot_beats_random_players() -> None:
    for seed in range(3):
        match = play(seed, {seed}, 4)
        state = match.state
        assert state.outcome is not None
        assert state.outcome.winners == (seed,)
        assert len(state.seats[seed].stars) >= 4


@pytest.mark.whole_match
def test_bots_finish_among_themselves() -> None:
    match = play(9, {0, 1, 2, 3, 4}, 5)
    assert match.state.outcome is not None
    assert GAME.check(match.state) == []
    setup = GAME.complete(Setup(5, "bot 9"))
    assert export.export(match, setup, [], []).outcome == match.state.outcome
