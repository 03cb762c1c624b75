"""CIR-14: the relic check and the end of a round."""

from __future__ import annotations

from functools import cache, lru_cache

from games.circadians import components as c
from games.circadians.effects import effects_text
from games.circadians.rules import victory
from games.circadians.rules.board import put, stack_fits, subsets, take
from games.circadians.rules.cards import drop, gained_now, held_card
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import units_text
from games.circadians.rules.locks import PayLock, ways
from games.circadians.rules.moving import PresenceEnds
from games.circadians.rules.plans import drop_all_plans
from games.circadians.rules.rewards import Gain
from games.circadians.state import HOME, Circadians, Held, Units, region_name, where, who
from games.circadians.vocabulary import Effect
from games.engine import Always, Choice, Decision, Option, Pick, Sealed, Several, Step, Text, Unavailable

Kept = tuple[int, tuple[str, ...]]
"""Fighters, and leaders or Rhy-zu, that stay."""


class RelicCheck(Step[Circadians], tag="RelicCheck"):
    """CIR-14: cards, all relics, the current relic, tokens to the vault."""

    def run(self, g: Circadians) -> None:
        g.phase = "relic"
        g.tell("circadians-phase-begins", phase=Text("circadians-phase-relic"), round=g.round)
        asked = RelicCards(answers=_refused(g)) if any(player.hand for player in g.seats) else None
        g.then(asked, AllRelics(), ClaimRelic(), RoundEnds())


def _refused(g: Circadians) -> dict[int, Choice]:
    """Who plays no cards by a standing order, whatever they are (CIR-29.4)."""
    found: dict[int, Choice] = {}
    for seat, player in enumerate(g.seats):
        if player.hand:
            g.consult(seat)
            if "relic" in player.standing.unasked:
                found[seat] = []
    return found


def claimer(g: Circadians) -> int | None:
    """CIR-14.2: the faction controlling the region of the current relic, which has the
    number of the round (CIR-2.21)."""
    name = g.relic_region(g.round)
    if name is None:
        return None
    return next((seat for seat in range(g.players) if g.controls(seat, name)), None)


class RelicCards(Sealed[Circadians, list[str]], tag="RelicCards"):
    """CIR-D10, CIR-14.8, CIR-29.4: everybody with a card is asked at once; cards are played in flare-gun order."""

    def seats(self, g: Circadians) -> list[int]:
        return [seat for seat in g.clockwise(g.flare) if g.seats[seat].hand]

    def playable(self, g: Circadians, seat: int) -> list[str]:
        """CIR-14.10: cards that need a claim only for the claimer, the others only for the rest."""
        return [held.card for held in g.seats[seat].hand if not self.barred(g, seat, held)]

    def barred(self, g: Circadians, seat: int, held: Held) -> str:
        """Why a card cannot be played in this check, in a word; "" if it can."""
        card = c.CARDS[held.card]
        if card.window != "relic":
            return "phase"
        if gained_now(g, held):
            return "new"
        moments, claims = {effect.at for effect in card.play}, claimer(g) == seat
        if moments != {"relic:check"} and ("relic:claim" in moments) != claims:
            return "no-claim" if "relic:claim" in moments else "claim"
        return "lock" if card.lock and not ways(g, seat, "card") else ""

    def ask(self, g: Circadians, seat: int) -> Decision[list[str]]:
        """Playing nothing is written in one way, whatever is held: what was sealed is shown after the reveal."""
        options = tuple(_relic_card(card) for card in self.playable(g, seat))
        shape = Several(options, 0, len(options))
        return Decision(seat, Text("circadians-ask-relic-cards"), shape, "CIR-D10", secret=True)

    def explained(self, g: Circadians, decision: Decision) -> Decision:
        seat = decision.seat
        barred = {held.card: self.barred(g, seat, held) for held in g.seats[seat].hand}
        missing = [
            Unavailable(
                name,
                Text(f"circadians-card-{name}"),
                Text(f"circadians-why-card-{why}", {"phase": Text(f"circadians-phase-{c.CARDS[name].phase}")}),
            )
            for name, why in barred.items()
            if why
        ]
        never = Always("unasked", "relic", Text("circadians-standing-relic"), "-")
        return decision.explain(unavailable=missing, always=[never])

    def default_for(self, g: Circadians, seat: int) -> Choice:
        return []

    def reveal(self, g: Circadians, answers: dict[int, list[str]]) -> None:
        chosen = [(seat, card) for seat in self.seats(g) for card in answers[seat]]
        for seat, card in chosen:
            held_card(g, seat, card).known = True
        g.then(*(PlayRelicCard(seat, card) for seat, card in chosen))


@cache
def _relic_card(card: str) -> Option[str]:
    return Option(card, Text(f"circadians-card-{card}"), hint=effects_text(c.CARDS[card].play, moments=False))


class PlayRelicCard(Step[Circadians], tag="PlayRelicCard"):
    """A card of the relic check: effects of the check now, those of a claim later."""

    seat: int
    card: str

    def run(self, g: Circadians) -> None:
        card = c.CARDS[self.card]
        if card.lock and not ways(g, self.seat, "card"):  # an earlier card of the same player took the gem
            g.tell("circadians-not-paid", seat=who(self.seat), card=Text(f"circadians-card-{self.card}"))
            return
        drop(g, self.seat, self.card)
        g.discard.append(self.card)
        g.relic_cards.setdefault(self.seat, []).append(self.card)
        g.tell("circadians-played", seat=who(self.seat), card=Text(f"circadians-card-{self.card}"))
        now = [Gain(self.seat, effect.gain) for effect in card.play if effect.at == "relic:check"]  # CIR-28.63
        g.then(PayLock("card", seat=self.seat) if card.lock else None, *now)


def relic_effects(g: Circadians, seat: int, at: str) -> list[Effect]:
    """Effects of the cards a faction has played in this check."""
    return [e for card in g.relic_cards.get(seat, []) for e in c.CARDS[card].play if e.at == at]


class AllRelics(Step[Circadians], tag="AllRelics"):
    """CIR-14.1, CIR-14.12: whoever controls the regions of all relics left wins at once."""

    def run(self, g: Circadians) -> None:
        regions = [name for name, region in g.regions.items() if region.relic]
        for seat in range(g.players):
            if regions and all(g.controls(seat, name) for name in regions):
                victory.win(g, [seat], "relics")


class ClaimRelic(Step[Circadians], tag="ClaimRelic"):
    """CIR-14.2, CIR-14.3, CIR-14.4, CIR-14.5, CIR-14.11: take it, research and reward of the slot,
    cards, then the units go home."""

    def run(self, g: Circadians) -> None:
        name, seat = g.relic_region(g.round), claimer(g)
        if name is None:
            return
        g.regions[name].relic = 0
        others = [each for each in g.clockwise(g.flare) if each != seat]
        consoled = [
            Gain(each, effect.gain) for each in others for effect in relic_effects(g, each, "relic:not_claimed")
        ]
        if seat is None:
            g.tell("circadians-relic-gone", number=g.round, region=region_name(name), where=where(name))
            g.then(*consoled)
            return
        player = g.seats[seat]
        player.relics.append(g.round)
        g.tell("circadians-relic", seat=who(seat), number=g.round, region=region_name(name), where=where(name))
        claims = relic_effects(g, seat, "relic:claim")
        g.then(
            Gain(seat, c.RELIC_SLOTS[player.faction][len(player.relics) - 1]),
            *(Gain(seat, effect.gain) for effect in claims if effect.op == "gain"),
            *(KeepUnits(name, int(effect.value), seat=seat) for effect in claims if effect.op == "keep_units"),
            UnitsGoHome(seat, name) if not any(effect.op == "keep_units" for effect in claims) else None,
            *consoled,
        )


class KeepUnits(Asks[Kept], tag="KeepUnits"):
    """CIR-D54, CIR-28.62, CIR-28.73, CIR-25.8: Relic Guard: up to four units of any kind stay."""

    region: str
    most: int

    def choices(self, g: Circadians) -> list[Kept]:
        """Every legal group that may stay."""
        units = g.units(self.seat, self.region)
        return [
            (fighters, others)
            for others in subsets([*units.leaders, *units.rhyzu])
            if len(others) <= self.most and stack_fits(g, self.seat, [name for name in others if name not in c.RHYZU])
            for fighters in range(min(units.fighters, self.most - len(others)) + 1)
        ]

    def ask(self, g: Circadians) -> Decision[Kept]:
        options = tuple(_kept_option(fighters, others) for fighters, others in self.choices(g))
        prompt = Text("circadians-ask-keep", {"count": self.most})
        return Decision(self.seat, prompt, Pick(options), "CIR-D54", about=(self.region,))

    def told(self, g: Circadians, decision: Decision[Kept]) -> Decision[Kept]:
        units = g.units(self.seat, self.region)

        def about(option: Option[Kept]) -> Text:
            fighters, others = option.value
            return Text("circadians-hint-go-home", {"units": units_text(units.without(fighters, others))})

        return decision.explain(about)

    def answer(self, g: Circadians, choice: Kept) -> None:
        fighters, others = choice
        g.then(UnitsGoHome(self.seat, self.region, fighters, list(others)))

    def default(self, g: Circadians) -> Choice:
        return [_kept_option(*max(self.choices(g), key=lambda kept: (kept[0] + len(kept[1]), len(kept[1])))).id]


@lru_cache(maxsize=256)
def _kept_option(fighters: int, others: tuple[str, ...]) -> Option[Kept]:
    name = "+".join([f"f{fighters}", *others])
    return Option(name, units_text(Units(fighters, [*others])), means=(fighters, others))


class UnitsGoHome(Step[Circadians], tag="UnitsGoHome"):
    """CIR-14.4, CIR-22.8: units of the claimer leave the region; buildings stay."""

    seat: int
    region: str
    fighters: int = 0
    others: list[str] = []

    def run(self, g: Circadians) -> None:
        units = g.units(self.seat, self.region)
        leaving = tuple(name for name in (*units.leaders, *units.rhyzu) if name not in self.others)
        fighters = units.fighters - self.fighters
        put(g, self.seat, HOME, fighters, leaving)
        take(g, self.seat, self.region, fighters, leaving)
        g.then(PresenceEnds(self.region))


class RoundEnds(Step[Circadians], tag="RoundEnds"):
    """CIR-14.6, CIR-14.7, CIR-15.2: tokens to the vault, a neutral token may leave; the Zcharo win; the next round."""

    def run(self, g: Circadians) -> None:
        from games.circadians.rules.round import Round

        for price in g.prices.values():
            if price.seat is not None:
                g.seats[price.seat].vault.append(price.token)
        g.prices = {}
        g.neutral = [token for token in g.neutral if c.NEUTRALS[token].remove_after_round != g.round]
        g.relic_cards = {}
        drop_all_plans(g)
        for player in g.seats:
            player.vault.sort()
            player.barred, player.harvested, player.free_support = [], [], False
        victory.zcharo_win(g)
        if g.outcome is None:
            if g.round == c.ROUNDS:
                victory.last_round_ends(g)  # CIR-14.9
            else:
                g.round += 1
                g.then(Round())
