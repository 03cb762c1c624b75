"""SCY-11: encounters."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, Says, Step, Text, Unavailable
from games.engine.text import Item
from games.scythe import components as c
from games.scythe.rules.gains import TakeGains, TakeLess, part_label
from games.scythe.rules.hints.meetings import asks_more, gains_hint
from games.scythe.rules.hints.parts import final_of
from games.scythe.rules.stars import CheckStars
from games.scythe.rules.supply import can_pay, missing, pay
from games.scythe.state import Scythe, hex_name, who

STOP = Option("stop", Text("scythe-encounter-enough"), means=None, role="decline")


class MeetEncounter(Step[Scythe], tag="MeetEncounter"):
    """SCY-11.1, SCY-11.2: a character on a token draws a card, once all combats are over; not if beaten (SCY-11.3)."""

    seat: int

    def run(self, g: Scythe) -> None:
        place = g.seats[self.seat].character
        if place not in g.tokens:
            return
        g.tokens.remove(place)
        g.encounter = g.draw(g.encounters)
        g.tell(
            "scythe-encounter",
            seat=who(self.seat),
            place=hex_name(place),
            card=Text(f"scythe-encounter-{g.encounter}"),
            where=f"hex:{place}",
        )
        g.then(EncounterOption(seat=self.seat), EndEncounter())


class EndEncounter(Step[Scythe], tag="EndEncounter"):
    """SCY-11.12: the card goes face down under the deck."""

    def run(self, g: Scythe) -> None:
        g.encounters.cards.append(g.encounter)
        g.encounter = ""


@lru_cache(maxsize=256)
def encounter_option(card: str, index: int, *, less: bool) -> Option[tuple[str, bool]]:
    """An option of a card: what it is called, what it costs and gives."""
    option = c.ENCOUNTERS[card].option[index]
    gains: list[Item] = [part_label(each) for each in option.gain]
    label = Text(f"scythe-encounter-{c.ENCOUNTERS[card].number}-{option.kind}")
    if not option.cost:
        says = Text("scythe-encounter-free", {"label": label, "gains": gains})
    else:
        cost = option.cost[0]
        says = Text(f"scythe-encounter-{cost.pay}", {"label": label, "cost": cost.n, "gains": gains})
    if less:
        return Option(
            f"{option.kind}-part", Text("scythe-encounter-part", {"label": label}), hint=says, means=(option.kind, True)
        )
    return Option(option.kind, says, means=(option.kind, False))


class EncounterOption(Question[Scythe, tuple[str, bool] | None], tag="EncounterOption"):
    """SCY-D12, SCY-11.4: a payable option, whole or in part; with Meander a second, different one
    (SCY-11.6, SCY-16.18)."""

    first: str = ""
    """The option already taken (Meander)."""

    def ask(self, g: Scythe) -> Decision[tuple[str, bool] | None] | None:
        card = c.ENCOUNTERS[g.encounter]
        payable = [
            index
            for index, option in enumerate(card.option)
            if option.kind != self.first and can_pay(g, self.seat, option.cost)
        ]
        options = [encounter_option(card.id, index, less=less) for less in (False, True) for index in payable]
        stop = (STOP,) if self.first else ()
        prompt = Text("scythe-ask-encounter", {"card": Text(f"scythe-encounter-{card.id}")})
        about = (f"hex:{g.seats[self.seat].character}",)
        return Decision(self.seat, prompt, Pick((*options, *stop)), "SCY-D12", private=g.coins_hidden, about=about)

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What each option leaves and loses; those that cannot be paid, or are taken already (SCY-11.6)."""
        card, place = c.ENCOUNTERS[g.encounter], g.seats[self.seat].character
        kinds: dict[str, c.EncounterOption] = {option.kind: option for option in card.option}

        def about(option: Option) -> Says:
            match option.value:
                case (str(kind), bool(less)):
                    chosen = kinds[kind]
                    hint = gains_hint(g, self.seat, chosen.cost, chosen.gain, place) or Text("scythe-hint-lies")
                    final = None if less or asks_more(chosen.gain) else final_of(g, self.seat, chosen.gain)
                    return Says(None if less else hint, final)
            return Says(Text("scythe-hint-enough"))

        missing_ones = []
        for index, option in enumerate(card.option):
            lacking = missing(g, self.seat, option.cost)
            reason = Text("scythe-no-twice") if option.kind == self.first else lacking
            if reason is not None:
                missing_ones.append(
                    Unavailable(option.kind, encounter_option(card.id, index, less=False).label, reason)
                )
        return decision.explain(about, unavailable=missing_ones)

    def answer(self, g: Scythe, choice: tuple[str, bool] | None) -> None:
        if choice is None:
            return
        kind, less = choice
        card = c.ENCOUNTERS[g.encounter]
        option = next(option for option in card.option if option.kind == kind)
        place = g.seats[self.seat].character
        g.tell(
            "scythe-encounter-chosen", seat=who(self.seat), option=Text(f"scythe-encounter-{card.number}-{option.kind}")
        )
        pay(g, self.seat, option.cost)  # SCY-11.5
        gains = [*option.gain]
        second = not self.first and g.seats[self.seat].has("meander")
        g.then(
            TakeLess(gains, place, seat=self.seat) if less else TakeGains(self.seat, gains, place),
            CheckStars([self.seat]),  # SCY-11.43
            EncounterOption(kind, seat=self.seat) if second else None,
        )

    def default(self, g: Scythe) -> Choice:
        return ["stop" if self.first else "goodwill"]
