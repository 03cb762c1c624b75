"""RYO-19, RYO-20 and RYO-25: the vocabulary, hidden information, asynchronous play."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from games.engine import Match, Question
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.rules.counters import counter
from games.ryozen.rules.day import TakeTurn
from games.ryozen.rules.effects import WORDS, Ctx, possible
from tests.games.ryozen.support import Board


@pytest.mark.rule("RYO-19.1")
def test_every_word_of_the_data_has_a_meaning() -> None:
    for path, ops in c.EFFECTS.items():
        for op in ops:
            events_only = {"lose_favour", "lose_resource", "lose_shard", "discard_revelation", "for_each"}
            assert op.op in WORDS or (path.startswith(("event/", "card/seal_of_the_gate")) and op.op in events_only), (
                path
            )
    board = Board().cards(0, "offering_of_wealth").put(0, "gate.1").own(0)
    board.answer(0, "offering_of_wealth")  # the strike first, then the coin
    keys = [event.text.key for event in board.events]
    assert keys.index("ryozen-struck") < keys.index("ryozen-gained")


@pytest.mark.rule("RYO-19.2", "RYO-11.4", "RYO-12.10")
def test_gates() -> None:
    """RYO-19.2: an effect whose first gate cannot be passed is not possible."""
    board = Board().own(0)
    assert not possible(board.g, Ctx(0, "kin/night_agent", here="gate"), "kin/night_agent")
    for resource in c.RESOURCES:
        paying = Board().own(0, **{resource: 1})
        assert possible(paying.g, Ctx(0, "kin/night_agent", here="gate"), "kin/night_agent")  # with the last one
    assert not possible(board.g, Ctx(0, "kin/guardian", here="gate"), "kin/guardian")
    assert not possible(board.g, Ctx(0, "village/moon_forge"), "village/moon_forge")  # on the starting village
    assert not possible(board.g, Ctx(0, "village/bandit_den"), "village/bandit_den")
    assert possible(board.g, Ctx(0, "village/stronghold"), "village/stronghold")
    assert not possible(board.g, Ctx(0, "kin/seer", here="gate"), "kin/seer")  # no event anywhere
    board.event_row("flood")
    assert possible(board.g, Ctx(0, "kin/seer", here="gate"), "kin/seer")


@pytest.mark.rule("RYO-19.3")
@pytest.mark.parametrize(
    ("per", "count"),
    [
        ("", 1),
        ("own_kin_in_highlighted", 3),
        ("highlighted_with_own_kin", 2),
        ("sectors_with_own_kin", 3),
        ("own_kin_in_palace", 1),
        ("own_revealed_apprentices_on_board", 3),
        ("own_kin_on_board", 5),
        ("villages_explored", 2),
        ("own_revelation_pairs", 1),
        ("empty_event_spaces", 3),
        ("own_glyph_kinds", 2),
    ],
)
def test_counters(per: str, count: int) -> None:
    """RYO-19.3: `n` is multiplied by the counter that `per` names."""
    board = Board().put(0, "gate.1").put(0, "gate.2").put(0, "springs.1", cloaked=True).put(0, "capital.1", "fighter")
    board.put(0, "palace").villages("fire_cape", explorers=(1,)).event_row("flood")
    board.cards(0, "rainbow", "seal_of_the_gate", "seal_of_the_altar")
    assert counter(board.g, 0, per) == count


@pytest.mark.rule("RYO-19.4", "RYO-8.1", "RYO-8.73")
def test_an_optional_step_is_skipped_alone() -> None:
    board = Board().clan_row((0, "archer")).own(0, coin=1).place(0, "clan_house.1")
    assert "reveal" in board.offers(0)
    board.answer(0, "archer>hand/apprentice")  # no reveal, but a hire
    assert "archer" in [board.g.kin[number].kind for number in board.g.hand(0)]


@pytest.mark.rule("RYO-19.5", "RYO-25.8")
def test_choose_prunes_what_cannot_be_done() -> None:
    board = Board().hand(0, "pathfinder").place(0, "gate.1", "pathfinder")
    assert board.offers(0) == ["start_village", "skip"]  # nothing to explore
    board = Board().own(0, coin=2).place(0, "palace")
    assert "gate" not in board.offers(0)


@pytest.mark.rule("RYO-19.7", "RYO-8.76")
def test_a_cost_is_not_paid_from_its_own_result() -> None:
    board = Board().hand(0, "guardian").own(0).place(0, "clan_house.1", "guardian")
    assert not board.is_asked(0, "RYO-D5.8")
    board = Board().own(0, lantern=0, coin=1).place(0, "palace")
    assert "gate" not in board.offers(0)  # the Gate's lantern comes after its price


@pytest.mark.rule("RYO-19.9", "RYO-12.7")
def test_seals_act_by_themselves_and_other_cards_may_be_refused() -> None:
    assert all(card.optional == (card.glyph != "seal") for card in c.REVELATIONS.values())
    board = Board().cards(0, "seal_of_the_palace", "disguise").put(0, "gate.1")
    assert "disguise" in board.offers(0)
    board.place(0, "palace").answer(0, "coin")  # the one may be left out, the other was not asked for
    assert board.purse(0)[0] == 6


@pytest.mark.finding("CO-7")
@pytest.mark.parametrize("row", [{"op": "gain", "n": []}, {"op": "gian"}, {"op": "gain", "resorce": "coin"}])
def test_an_unknown_word_is_refused(row: dict[str, object]) -> None:
    assert msgspec.convert({"op": "gain", "resource": "coin"}, c.Step).n == 1
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(row, c.Step)


def test_views_do_not_tell_the_order_of_anything_covered() -> None:
    board = Board(4)
    rng = random.Random(1)
    for seat in (0, 3, None):
        other = GAME.shuffle_hidden(board.g, seat, rng)
        assert other.event_deck != board.g.event_deck
        assert msgspec.json.encode(GAME.view(other, seat)) == msgspec.json.encode(GAME.view(board.g, seat))
        assert other.village_stack.top == board.g.village_stack.top


@pytest.mark.rule("RYO-25.5")
def test_standing_preferences_answer_debts() -> None:
    board = Board(3, rotation=1).cards(0, "seal_of_the_gate").put(1, "altar.1").put(1, "palace")
    match = Match(GAME, board.g)
    match.set_standing(1, "gain=lantern>coin>scroll pay=- lose=scroll>coin>lantern shard=jade>agate>coral")
    board.place(0, "gate.1").answer(0, "apply")
    assert board.purse(1) == (4, 2, 2)  # the Seal of the Gate took a scroll, nobody was asked
    assert board.is_asked(1, "RYO-D4")  # the next turn
    assert board.told("engine-standing-order")
    board.event_row("palace_banquet").night()
    assert board.purse(1) == (4, 1, 3)  # a scroll for the banquet, a lantern from the Altar
    assert board.moons(1)[2] == 2  # the majority at the Altar, and jade from the Palace


@pytest.mark.rule("RYO-25.5", "RYO-D16")
def test_a_standing_preference_for_payments() -> None:
    built = ("fire_cape", "town_hall", "craftsville", "stronghold", "owl_cove", "bird_gorge", "altar_tile")
    board = Board().villages(*built, explorers=(7,))
    Match(GAME, board.g).set_standing(0, "gain=- pay=lantern>scroll>coin lose=- shard=-")
    board.place(0, "altar.1")
    board.answer(0, "altar_tile")
    assert board.purse(0) == (4, 3, 1)
    assert board.is_asked(0, "RYO-D15")


@pytest.mark.rule("RYO-25.5", "RYO-D28")
@pytest.mark.parametrize(("wish", "wall"), [("lowest", "wall_3"), ("highest", "wall_4")])
def test_a_standing_preference_for_walls(wish: str, wall: str) -> None:
    board = Board(4, "phoenix_palace", 1).put(1, "gate.1")
    Match(GAME, board.g).set_standing(1, f"gain=- pay=- lose=- shard=- wall={wish}")
    board.place(0, "gate.2", "fighter").answer(0, "gate.1")
    assert board.at(wall) == (1, "apprentice", False)
    assert board.is_asked(0, "RYO-D6")


@pytest.mark.rule("RYO-25.4")
def test_debts_are_settled_before_the_night() -> None:
    board = Board(2).cards(0, "seal_of_the_gate").hand(0, "merchant").place(0, "gate.1", "merchant")
    board.answer(0, "coin")
    board.g.stack[:] = [step for step in board.g.stack if not isinstance(step, TakeTurn)]  # the last turn of the Day
    board.answer(0, "apply")
    assert any(isinstance(debt, Question) and debt.seat == 1 for debt in board.g.debts)
    assert board.g.phase == "day"  # the Night waits
    board.answer(1, "coin")
    assert board.g.round == 2


@pytest.mark.rule("RYO-25.3")
def test_no_list_is_long() -> None:
    board = Board(2).villages("nomad_camp", explorers=(1,)).own(0, coin=9, scroll=9, lantern=9)
    for place in ("gate.1", "capital.1", "outskirts.1", "springs.1", "clan_house.1"):
        board.put(0, place)
    asked = board.asked(0)
    assert max(Counter(repr(option.group) for option in asked.options).values()) <= 25
    board.place(0, "altar.1", "fighter")
    board.answer(0, "nomad_camp")
    asked = board.asked(0)
    assert max(Counter(repr(option.group) for option in asked.options).values()) <= 25
