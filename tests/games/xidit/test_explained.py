"""What is said about choices before they are made: hints, reasons, marks, the way of a plan, and what would change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import games
from games.engine import Decision, Match, NotLegal, Preview, Text, foresee
from games.engine.decision import Form
from games.engine.texts import LANGUAGES, Texts
from games.lib.changes import MOST
from games.xidit import components as c
from games.xidit.game import GAME
from games.xidit.rules.execution import ExecuteOrder
from games.xidit.rules.setup import PlaceHero
from games.xidit.state import Xidit
from tests.contract.modes import MODES
from tests.contract.walk import BotWalk, Walk, every
from tests.games.xidit.support import WAIT, Board, units

PLACES: dict[str, tuple[str, ...]] = {
    "XID-D2": ("city:",),
    "XID-D4": ("city:", "region:"),
    "XID-D5": ("region:",),
    "XID-D6": ("city:",),
    "XID-D7": ("lair:",),
    "XID-D9": ("neutral:",),
    "XID-D11": ("region:",),
    "XID-D12": ("city:",),
}
"""Decisions whose options are places or pieces on the board, and what their marks begin with. Beside these only plans,
numbers and units are chosen."""


def english(text: Text) -> str:
    """As it is read."""
    return games.texts("xidit", "en").say(text, lambda seat: "ABCDE"[seat])


def explained(board: Board, seat: int = 0) -> Decision:
    """What a seat is asked, as it reads it."""
    return Match(GAME, board.g).explained(seat)


def hints(decision: Decision) -> dict[str, str]:
    """Hints of the options of a pick."""
    return {option.id: english(option.hint) for option in decision.options if option.hint}


def reasons(decision: Decision) -> dict[str, str]:
    """Why not, by what it would be called."""
    return {missing.id: english(missing.reason) for missing in decision.unavailable}


@pytest.mark.whole_match
def test_every_option_about_a_place_is_marked_there() -> None:
    seen = set()
    for mode in (mode for mode in MODES if mode.game == "xidit"):
        for walk in (Walk(mode, 3), BotWalk(mode, 3)):
            for here in walk:
                for decision in here.match.decisions.values():
                    if decision.rule not in PLACES:
                        assert decision.rule in ("XID-D3", "XID-D8", "XID-D10"), decision.rule
                        continue
                    seen.add(decision.rule)
                    for option in decision.options:
                        marked = option.where is not None and option.where.startswith(PLACES[decision.rule])
                        assert marked or option.role == "decline", f"{here}: {decision.rule} {option.id}"
    assert {"XID-D2", "XID-D4", "XID-D7", "XID-D9", "XID-D11"} <= seen


@pytest.mark.finding("PL-17")
def test_a_start_city_says_what_lies_there_and_near_it() -> None:
    board = Board(4, heroes="9").arrange(recruits={3: "1p 2a", 9: "1m"}, threats=[17])
    board.g.seats[3].hero = 0
    board.g.stack.append(PlaceHero(seat=3))
    decision = explained(board, 3)
    assert hints(decision)["3"] == "recruits: 1 peasant and 2 archers; recruit tiles a road away: 1"
    assert hints(decision)["17"] == "threat: 1 peasant, 1 archer, and 1 cleric; recruit tiles a road away: 0"
    assert reasons(decision)["9"] == "A hero stands there: A"


def at_threat(**guild: int) -> Board:
    """Seat 0 has ended the threat of city 17 and is asked for rewards."""
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c").bards("snowy_reach", 1, 2)
    for owner, sections in guild.items():
        board.guild(int(owner[1:]), 17, sections)
    board.g.seats[0].coins = 6
    board.plan("city")
    return board


@pytest.mark.finding("PL-17", "PL-20")
def test_rewards_say_what_they_count_for_and_that_they_are_final() -> None:
    decision = explained(at_threat())
    said = hints(decision)
    assert said["coins+guild_sections"] == "Wealth 6 → 10 and Influence 0 → 3"
    assert said["coins+snowy_reach:3"] == "Wealth 6 → 10 and Reputation 3 → 6 without the Bastion"
    both = said["crown_vale:2+snowy_reach:1+guild_sections"]
    assert both == "Influence 0 → 3, Reputation 3 → 6 without the Bastion, and 2 into the Bastion"
    assert all(option.final for option in decision.options)
    assert reasons(decision)["grey_crags"] == "It does not touch 17 Argentis, where your hero stands"


@pytest.mark.finding("PL-21")
@pytest.mark.parametrize(
    ("guild", "reason"),
    [({"s1": 1}, "A guild stands in 17 Argentis already, of B"), ({"s0": 4}, "Your guild in 17 Argentis has four")],
)
def test_a_reward_that_cannot_be_had_says_why(guild: dict[str, int], reason: str) -> None:
    board = at_threat(**guild)
    assert reasons(explained(board))["guild_sections"].startswith(reason)
    with pytest.raises(NotLegal) as refused:
        explained(board).parse("guild_sections")
    assert english(refused.value.text).startswith(reason)


def test_sections_that_find_no_place_are_asked_about_once_more() -> None:
    city = next(n for (s, n), tile in c.TILES.items() if s == "standard" and tile.rewards.guild_sections == 4)
    board = Board(heroes=str(city)).arrange(threats=[city]).give(0, "4p 4a 4i 3c 3m").guild(0, city, 2)
    board.plan("city")
    options = {option.id: option for option in explained(board).options}
    lost = options["coins+guild_sections"].loses
    assert lost is not None
    assert english(lost) == "2 sections of this reward find no place and are not built"
    assert all(option.loses is None for name, option in options.items() if "guild_sections" not in name)


@pytest.mark.finding("PL-21", "PL-33")
def test_titans_say_what_they_pay_and_why_not_and_declining_stands_last() -> None:
    board = Board(heroes="4").arrange().wake(3, 4).give(0, "2p 1a")
    board.plan("city")
    decision = explained(board)
    assert [option.role for option in decision.options] == ["", "decline"]
    assert hints(decision)["3"].startswith("Pays two of: ")
    assert hints(decision)["decline"] == "You keep your 3 units, and this order does nothing"
    assert reasons(decision) == {
        "4": "It demands 4 units; you are short of 1",
        "5": "Dormant: it cannot be banished before it awakens",
    }


@pytest.mark.rule("XID-D7", "XID-D8")
@pytest.mark.parametrize(("held", "final"), [("3p", True), ("2p 2a", False)])
def test_a_titan_is_final_where_nothing_further_is_asked(held: str, final: bool) -> None:
    """One way to pay, and of its rewards only the coins are left; with two ways it is still asked which."""
    board = Board(heroes="4").arrange().wake(3).give(0, held).guild(1, 4, 1).bards("snowy_reach", 20)
    board.plan("city")
    assert {option.id: bool(option.final) for option in explained(board).options} == {"3": final, "decline": True}


@pytest.mark.rule("XID-12.13", "XID-D9")
@pytest.mark.parametrize("full", [0, 1, 2])
def test_rewards_are_final_unless_a_neutral_token_is_chosen_after_them(full: int) -> None:
    """With tokens that can go no further there is nothing to choose, and the rewards are the last of it."""
    board = Board(3, heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.plan("city")
    for column, kind in enumerate(board.g.hall[:full]):
        board.g.neutral[column] = len(c.NEUTRAL_VALUES[kind])
    assert {bool(option.final) for option in explained(board).options} == {full == 2}


@pytest.mark.finding("PL-21")
def test_units_for_a_titan_say_what_is_left() -> None:
    board = Board(heroes="4").arrange().wake(3).give(0, "2p 2a")
    board.plan("city")
    board.answer(0, "3")
    decision = explained(board)
    assert hints(decision) == {"2p+1a": "You would keep 1 archer", "1p+2a": "You would keep 1 peasant"}
    assert reasons(decision)["1m"] == "You have none of these"


def test_a_full_guild_takes_no_section() -> None:
    board = Board(heroes="16", census="strict").arrange().skip_to_year(4).give(0, "1m")
    board.guild(0, 3, 2).guild(0, 5, 1).guild(0, 9, 4).guild(1, 8, 1)
    board.plan(*[WAIT] * 4)
    for number in ("0", "0", "0", "0"):
        for seat in range(4):
            board.answer(seat, number)
    board.answer(0, "1")
    for seat in (1, 2, 3):
        board.answer(seat, "0")
    decision = explained(board)
    assert decision.rule == "XID-D12"
    assert hints(decision) == {"3": "Sections there: 2 → 3", "5": "Sections there: 1 → 2"}
    assert reasons(decision)["9"] == "Your guild in 9 Lumeris has four sections already"


def test_a_neutral_token_says_what_it_is_worth_then() -> None:
    board = Board(3, heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.g.hall, board.g.neutral = ["wealth", "influence", "reputation"], [6, 18, 4]
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    decision = explained(board)
    assert hints(decision)["wealth"] == "14 → 16; it is assessment number 1"
    assert reasons(decision) == {"influence": "Its token is on the last space"}
    assert decision.final is not None


@pytest.mark.finding("PL-17")
def test_the_census_names_its_prizes() -> None:
    board = Board(heroes="16").arrange().skip_to_year(4).guild(0, 3, 1).bards("snowy_reach", 0, 2)
    board.plan(*[WAIT] * 4)
    decision = explained(board)
    assert isinstance(decision.shape, Form)
    labels = [english(field.label) for field in decision.shape.fields[:5]]
    assert labels[0] == "Peasant militia (1 coin)"
    assert labels[4] == "Battle mages (1 guild section)"
    regions, guilds = decision.picks
    said = {option.id: english(option.hint) for option in (*regions.options, *guilds.options) if option.hint}
    assert said["snowy_reach"] == "Lyre 6 and 3; ahead with 2: B"
    assert said["green_marches"] == "Lyre 5 and 3; nobody sings there yet"
    assert said["3"] == "Sections there: 1 → 2"


def preview(board: Board, plan: str, seat: int = 0) -> Preview:
    """What the plan so far leads to."""
    chosen = {str(number): [order] for number, order in enumerate(plan.split(), start=1) if order != "-"}
    found = GAME.preview(GAME.view(board.g, seat), board.asked(seat), chosen)
    assert found is not None
    return found


@pytest.mark.finding("PL-4")
def test_a_plan_shows_its_way_and_what_is_met() -> None:
    board = Board(heroes="7").arrange(recruits={7: "1a 1i 1m", 6: "1p 2a"}, threats=[17]).give(0, "2p 2a 1c")
    shown = preview(board, "city red city blue red city")
    assert [english(line) for line in shown.lines] == [
        "1. you hire an archer in 7 Norvik",
        "2. → 6 Halgard (recruits: 1 peasant and 2 archers)",
        "3. you hire a peasant in 6 Halgard",
        "4. → 11 Isvar (no tile)",
        "5. → 17 Argentis (threat: 1 peasant, 1 archer, and 1 cleric; you have them)",
        "6. you end the threat in 17 Argentis for 1 peasant, 1 archer, and 1 cleric: two rewards",
        "Your hero ends the year in 17 Argentis. All this if nobody comes before you.",
        "Standing orders can choose the rewards now, so that nobody has to wait for you.",
    ]
    assert shown.route == ("city:7", "city:6", "city:11", "city:17")


@pytest.mark.finding("PL-4")
def test_each_wheel_says_where_its_roads_lead_from_where_the_plan_stands() -> None:
    board = Board(heroes="7").arrange(recruits={6: "1p"}, threats=[17]).give(0, "1p")
    shown = preview(board, "red - red")
    assert english(shown.hints["1"]["red"]) == "→ 6 Halgard (recruits: 1 peasant)"
    assert english(shown.hints["2"]["blue"]) == "→ 11 Isvar (no tile)"
    assert english(shown.hints["2"]["city"]) == "you hire a peasant in 6 Halgard"
    assert english(shown.hints["4"]["red"]) == "→ 6 Halgard (recruits: 1 peasant)"  # an open wheel counts as waiting
    far = preview(board, "red blue")
    assert english(far.hints["3"]["red"]).endswith("you lack 1 archer and 1 cleric)")
    empty = preview(Board(heroes="7").arrange(threats=[17]), "red blue")
    assert english(empty.hints["3"]["red"]).endswith(
        "(threat: 1 peasant, 1 archer, and 1 cleric; you have none of them)"
    )
    assert (
        english(preview(Board(heroes="17"), "blue").lines[0]) == "1. no blue road leaves 17 Argentis: the order is lost"
    )


@pytest.mark.finding("PL-4", "PL-39")
def test_the_way_to_a_city_and_what_is_done_there_are_one_stride() -> None:
    """From where the plan stands, to the cities where something can be done, in the orders that are left."""
    board = Board(heroes="7").arrange(recruits={7: "1a", 6: "1p 2a"}, threats=[17]).give(0, "2p 2a 1c")
    shown = {english(stride.label): dict(stride.fields) for stride in preview(board, "city").strides}
    assert shown["🔴 6 Halgard: hire a peasant"] == {"2": "red", "3": "city"}
    assert shown["🔴🔵🔴 17 Argentis: end the threat"] == {"2": "red", "3": "blue", "4": "red", "5": "city"}
    assert not any("Isvar" in label for label in shown), "nothing lies there"
    late = preview(board, "city red blue wait")
    assert [english(stride.label) for stride in late.strides] == [
        "🔴 17 Argentis: end the threat",
        "🔵 6 Halgard: hire a peasant",
    ]
    assert not preview(board, "city red blue red wait").strides, "one order is no way"
    poor = Board(heroes="7").arrange(recruits={6: "1p"}, threats=[17]).give(0, "")
    assert [english(stride.label) for stride in preview(poor, "").strides] == ["🔴 6 Halgard: hire a peasant"]


@pytest.mark.finding("PL-4")
def test_a_plan_is_foreseen_by_the_rules() -> None:
    """Once a year and city, the next tile in its place; and nothing of it happens."""
    board = Board(heroes="5").arrange(recruits={5: "1p"}, next_recruit=12, recruit_stack=[4, 9]).give(0, "")
    before = GAME.dump(board.g)
    shown = [english(line) for line in preview(board, "city blue city city").lines]
    assert shown[1].startswith("2. → 12 Sollan (recruits: ")
    assert shown[2].startswith("3. you hire ")
    assert shown[3] == "4. you hire in 12 Sollan once a year only: nothing"
    assert GAME.dump(board.g) == before


def test_a_titan_is_foreseen_too_and_what_nobody_has_seen_is_not() -> None:
    titan = Board(heroes="4").arrange().wake(3).give(0, "3p")
    assert english(preview(titan, "city").lines[0]) == "1. 4 Thandor: you may banish a titan"
    assert english(preview(Board(heroes="4").arrange(), "city").lines[0]) == "1. 4 Thandor: nothing to do there"
    board = Board(heroes="5").arrange(recruits={5: "1p", 12: "1p", 15: "1p"}, next_recruit=1, recruit_stack=[2, 3, 4])
    lines = [english(line) for line in preview(board, "city blue city black city red").lines]
    assert lines[2] == "3. you hire a peasant in 12 Sollan"
    assert lines[4].startswith("5. cannot be foreseen")  # a third new tile: only two have been seen
    assert lines[5].startswith("6. cannot be foreseen")


def test_what_was_foreseen_of_a_plan_is_not_carried_out_again_when_it_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    board, run, carried_out = Board(heroes="7").give(0, "3p 1a 2m"), ExecuteOrder.run, list[str]()

    def running(step: ExecuteOrder, g: Xidit) -> None:
        carried_out.append(g.seats[step.seat].plan[0])
        run(step, g)

    monkeypatch.setattr(ExecuteOrder, "run", running)
    first = preview(board, "red blue")
    count = len(carried_out)
    assert count
    assert preview(board, "red blue") == first
    assert len(carried_out) == count
    grown = preview(board, "red blue wait red")
    assert grown.lines[:2] == first.lines[:2]
    assert grown.hints["2"] == first.hints["2"]
    assert len(carried_out) <= count + 2 * len(c.ORDERS)


@pytest.mark.finding("PL-4")
def test_a_preview_is_made_of_the_view_alone_and_only_of_plans() -> None:
    board = Board(heroes="7 6").arrange(recruits={7: "1a"}).give(1, "3m")
    other = Board(heroes="7 6").arrange(recruits={7: "1a"}).give(1, "1p")
    assert preview(board, "city red").lines == preview(other, "city red").lines
    asked = at_threat()
    assert GAME.preview(GAME.view(asked.g, 0), asked.asked(0), {}) is None


def changed(before: Board, act: Callable[[Board], object], seat: int | None = 0) -> list[str]:
    """What an act changes in a seat's eyes."""
    old = GAME.detach(GAME.view(before.g, seat))
    act(before)
    return [english(line) for line in GAME.changes(old, GAME.view(before.g, seat))]


def test_changes_are_told_with_the_own_things_first() -> None:
    board = Board(heroes="7 5").arrange(recruits={7: "1a 1i"})
    told = changed(board, lambda board: board.plan("city red", "blue"))
    assert told[:3] == ["Archers 0 → 1", "A: 7 Norvik → 6 Halgard", "B: 5 Merrow → 12 Sollan"]
    assert "Recruits left in 7 Norvik: 1 infantry" in told
    assert told[-1] == "Year 2 begins; first player B"


def test_changes_of_rewards_and_tiles() -> None:
    board = at_threat()
    told = changed(board, lambda board: board.answer(0, "coins+snowy_reach:3"))
    assert told[:3] == ["Coins 6 → 10", "Bards left 19 → 16", "Snowy Reach: bards of A 1 → 4"]
    assert any(line.startswith("New threat in ") for line in told)
    assert "No tile any more: 17 Argentis" in told
    assert not any(
        "Coins" in line for line in changed(at_threat(), lambda board: board.answer(0, "coins+snowy_reach:3"), 1)
    )


def test_changes_of_titans_and_the_neutral_player() -> None:
    board = Board(3, heroes="4 17").arrange(threats=[17]).wake(3).give(0, "3p").give(1, "1p 1a 1c")
    board.plan("city", "city")
    told = changed(board, lambda board: (board.answer(0, "3"), board.answer(0, "coins+guild_sections")))
    assert any(line.startswith("Banished: ") for line in told)
    board.answer(1, "coins+guild_sections")
    told = changed(board, lambda board: board.answer(1, board.g.hall[0]), 1)
    assert any(line.startswith("Neutral player, ") for line in told)


def test_the_end_is_told_first_and_never_too_much() -> None:
    board = Board().arrange().skip_to_year(12)
    old = GAME.detach(GAME.view(board.g, 0))
    while board.g.outcome is None:
        board.pass_time()
    told = [english(line) for line in GAME.changes(old, GAME.view(board.g, 0))]
    assert [line.partition(":")[0] for line in told[:3]] == [
        english(Text(f"xidit-assessment-{kind}")) for kind in board.g.hall
    ]
    assert "is the saviour of the kingdom" in told[3]
    assert len(told) <= MOST


def test_a_choice_is_foreseen_with_its_changes() -> None:
    board = Board(heroes="4").arrange().wake(3).give(0, "2p 2a")
    board.plan("city")
    match = Match(GAME, board.g)
    foreseen = foresee(match, 0, ["decline"], "seen by all")
    assert foreseen is not None
    assert [english(line) for line in foreseen.changes][-1] == "Year 2 begins; first player B"
    assert board.g.seats[0].units == units("2p 2a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_are_written_in_every_language(language: str) -> None:
    texts: Texts = games.texts("xidit", language)
    for mode in (mode for mode in MODES if mode.game == "xidit"):
        for here in every(BotWalk(mode, 5), 12):
            for seat, decision in here.match.decisions.items():
                if decision.rule != "XID-D3":
                    continue
                chosen = {str(number): [here.rng.choice(c.ORDERS)] for number in range(1, 7)}
                found = GAME.preview(here.match.view(seat), decision, chosen)
                assert found is not None
                said = [texts.say(line) for line in found.lines]
                said += [texts.say(hint) for wheel in found.hints.values() for hint in wheel.values()]
                assert all("xidit-" not in line for line in said)
