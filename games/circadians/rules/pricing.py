"""CIR-5: the Pricing phase."""

from __future__ import annotations

from functools import cache

from games.circadians import components as c
from games.circadians.effects import reward_text
from games.circadians.rules.cards import gained_now, play_card, play_options, plays, unplayable
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import faction_name, joined
from games.circadians.rules.options import Do, do, refusal
from games.circadians.rules.research import may_advance
from games.circadians.rules.rewards import Gain
from games.circadians.state import Circadians, Price, who
from games.circadians.vocabulary import Effect
from games.engine import Always, Choice, Decision, Option, Pick, Step, Text, Then, Unavailable
from games.engine.text import Arg

DEFAULT_SLOTS = ("harvest", "recruit", "build", "discover", "move_last")


class Pricing(Step[Circadians], tag="Pricing"):
    """CIR-5.1, CIR-5.23: from the flare gun clockwise, whoever gets it meanwhile; with 2
    factions two tokens each, alternately."""

    def run(self, g: Circadians) -> None:
        g.phase = "price"
        g.tell("circadians-phase-begins", phase=Text("circadians-phase-price"), round=g.round)
        order = g.clockwise(g.flare) * g.count.prices_per_faction
        g.then(*(PriceTurn(seat) for seat in order), NeutralPrices())


def usable_tokens(g: Circadians, seat: int) -> list[str]:
    """CIR-5.9, CIR-5.26: tokens in supply that were not taken from the vault this round."""
    player = g.seats[seat]
    return [token for token in player.supply if token not in player.barred]


class PriceTurn(Step[Circadians], tag="PriceTurn"):
    """CIR-5.2; CIR-5.24, CIR-5.27: without a usable token all come from the vault and may be used at once."""

    seat: int

    def run(self, g: Circadians) -> None:
        player = g.seats[self.seat]
        if not usable_tokens(g, self.seat):
            player.supply = sorted(player.supply + player.vault)
            player.vault, player.barred = [], []
            g.tell("circadians-vault-emptied", seat=who(self.seat))
        g.then(SetPrice(seat=self.seat))


@cache
def _price_option(token: str, slot: str) -> Option[tuple[str, str]]:
    data = c.TOKENS[token]
    return Option(
        f"{token}@{slot}",
        Text(f"circadians-slot-{slot}", {"total": data.total}),
        group=Text("circadians-token", {"total": data.total, "faction": data.to_faction, "bank": data.to_bank}),
        where=f"slot:{slot}",
        means=(token, slot),
    )


class SetPrice(Asks[tuple[str, str]], tag="SetPrice"):
    """CIR-D07: a token on an action phase without one; pricing is mandatory (CIR-5.2, CIR-5.3, CIR-5.5)."""

    def ask(self, g: Circadians) -> Decision[tuple[str, str]]:
        slots = [slot for slot, data in c.SLOTS.items() if data.phase not in g.prices]
        options = [_price_option(token, slot) for token in usable_tokens(g, self.seat) for slot in slots]
        return Decision(self.seat, Text("circadians-ask-price"), Pick(tuple(options)), "CIR-D07")

    def told(self, g: Circadians, decision: Decision[tuple[str, str]]) -> Decision[tuple[str, str]]:
        player = g.seats[self.seat]

        def about(option: Option[tuple[str, str]]) -> Text:
            token, slot = option.value
            column = c.COLUMNS[c.SLOTS[slot].phase, player.tracks[c.SLOTS[slot].phase]]
            effect = Text("circadians-hint-token", {"token": token}) if c.TOKENS[token].effects else None
            summoned = c.SUMMONS.get(token, "") if player.faction == "jrayek" else ""
            summon = Text(f"circadians-leader-{summoned}") if summoned in g.rhyzu else None
            return joined(Text("circadians-hint-priced", {"main": reward_text(column.main)}), effect, summon)

        missing = [*_priced_phases(g), *_idle_tokens(g, self.seat)]
        return decision.explain(about, unavailable=missing, then=self._then(g, decision))

    def _then(self, g: Circadians, decision: Decision[tuple[str, str]]) -> list[Then]:
        """CIR-29.4: whoever holds a card will be asked for cards after the price, which everybody can see."""
        if may_play_none(g, self.seat):
            return []
        return [Then("CIR-D10: done", Text("circadians-then-no-card"), tuple(option.id for option in decision.options))]

    def answer(self, g: Circadians, choice: tuple[str, str]) -> None:
        place_token(g, self.seat, *choice)

    def default(self, g: Circadians) -> Choice:
        tokens = sorted(usable_tokens(g, self.seat), key=lambda token: (bool(c.TOKENS[token].effects), token))
        free = [slot for slot in DEFAULT_SLOTS if c.SLOTS[slot].phase not in g.prices]
        return [f"{tokens[0]}@{free[0]}"]


def _priced_phases(g: Circadians) -> list[Unavailable]:
    """CIR-5.3: phases that have a token."""
    return [
        Unavailable(phase, Text(f"circadians-phase-{phase}"), _pricer_text(g, price), f"slot:{phase}")
        for phase, price in g.prices.items()
    ]


def _pricer_text(g: Circadians, price: Price) -> Text:
    assert price.seat is not None  # neutral tokens come when all have priced
    return Text("circadians-why-priced", {"faction": faction_name(g, price.seat)})


def _idle_tokens(g: Circadians, seat: int) -> list[Unavailable]:
    """CIR-5.9, CIR-5.26: tokens in the vault, and those that came out of it this round."""
    player = g.seats[seat]
    why = dict.fromkeys(player.barred, "barred") | dict.fromkeys(player.vault, "vault")
    return [
        Unavailable(token, token_name(token), Text(f"circadians-why-token-{reason}"))
        for token, reason in sorted(why.items())
    ]


def place_token(g: Circadians, seat: int, token: str, slot: str) -> None:
    """CIR-5.25: token, slot reward, token effect (CIR-5.7), Rhy-zu summon, flare gun, tactics cards."""
    player = g.seats[seat]
    phase = c.SLOTS[slot].phase
    player.supply.remove(token)
    g.prices[phase] = Price(token, seat, last=slot == "move_last")
    told = f"circadians-priced-{slot}" if phase == "move" else "circadians-priced"
    g.tell(told, seat=who(seat), phase=Text(f"circadians-phase-{phase}"), total=c.TOKENS[token].total)
    reward = c.SLOTS[slot].reward  # CIR-5.4, CIR-5.5, CIR-5.6
    summons = player.faction == "jrayek" and token in c.SUMMONS
    g.then(
        Gain(seat, reward) if reward else None,
        TokenEffect(seat, token, phase),
        Summon(c.SUMMONS[token], seat=seat) if summons else None,
        PassFlareGun(seat) if phase == "move" else None,
        PricedCards(phase, seat=seat),
    )


class TokenEffect(Step[Circadians], tag="TokenEffect"):
    """CIR-5.8, CIR-5.10, CIR-5.12, CIR-5.14, CIR-25.9: what the token itself does."""

    seat: int
    token: str
    phase: str

    def run(self, g: Circadians) -> None:
        steps: list[Step[Circadians]] = []
        for effect in c.TOKENS[self.token].effects:
            if effect.op == "vault_take":
                take_from_vault(g, self.seat, [*g.seats[self.seat].vault])
            elif effect.op == "advance_priced_track":
                steps += may_advance(g, self.seat, self.phase)
            else:
                steps.append(Gain(self.seat, effect.gain))
        g.then(*steps)


def _token_hint(token: str) -> Text:
    data = c.TOKENS[token]
    price = Text("circadians-token", {"total": data.total, "faction": data.to_faction, "bank": data.to_bank})
    return joined(price, Text("circadians-hint-token", {"token": token}))


@cache
def token_name(token: str) -> Text:
    """A price token by its price."""
    return Text("circadians-token-name", {"total": c.TOKENS[token].total})


def take_from_vault(g: Circadians, seat: int, tokens: list[str]) -> None:
    """CIR-5.8, CIR-5.9: not to be used again this round."""
    player = g.seats[seat]
    player.vault = [token for token in player.vault if token not in tokens]
    player.supply = sorted(player.supply + tokens)
    player.barred += tokens
    if tokens:
        g.tell("circadians-vault-taken", seat=who(seat), tokens=[token_name(token) for token in tokens])


class Summon(Asks[str], tag="Summon"):
    """CIR-D09, CIR-22.4: a Rhy-zu that is not in play may be placed on the Jrayek base."""

    rhyzu: str

    def ask(self, g: Circadians) -> Decision[str] | None:
        if self.rhyzu not in g.rhyzu:
            return None
        prompt = Text("circadians-ask-summon", {"rhyzu": Text(f"circadians-leader-{self.rhyzu}")})
        return Decision(self.seat, prompt, Pick((do("yes"), do("no"))), "CIR-D09")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        upkeep = reward_text(dict(c.UPKEEP[self.rhyzu].upkeep_if_jrayek_commands))
        strength, attack, defense = (str(value) for value in g.rhyzu_side(self.rhyzu).stats)
        stats: dict[str, Arg] = {"strength": strength, "attack": attack, "defense": defense}
        yes, no = Text("circadians-hint-summon", stats | {"upkeep": upkeep}), Text("circadians-hint-no-summon")
        others = [
            Unavailable(
                rhyzu,
                Text(f"circadians-leader-{rhyzu}"),
                Text("circadians-why-summon", {"total": c.TOKENS[token].total})
                if rhyzu in g.rhyzu
                else Text("circadians-why-summoned"),
            )
            for token, rhyzu in c.SUMMONS.items()
            if rhyzu != self.rhyzu and token in ("p1", "p3", "p6")
        ]
        return decision.explain(lambda option: yes if option.value == "yes" else no, unavailable=others)

    def answer(self, g: Circadians, choice: str) -> None:
        if choice == "yes":
            g.rhyzu.remove(self.rhyzu)
            g.seats[self.seat].home.rhyzu.append(self.rhyzu)
            g.tell("circadians-summoned", seat=who(self.seat), rhyzu=Text(f"circadians-leader-{self.rhyzu}"))

    def default(self, g: Circadians) -> Choice:
        return ["yes"]


class PassFlareGun(Step[Circadians], tag="PassFlareGun"):
    """CIR-5.21, CIR-5.22: to the left of whoever priced Move; on if that is its holder, or a neutral token."""

    pricer: int | None

    def run(self, g: Circadians) -> None:
        left = g.flare if self.pricer is None else (self.pricer + 1) % g.players
        g.flare = (g.flare + 1) % g.players if left == g.flare else left
        g.tell("circadians-flare", seat=who(g.flare))


class PricedCards(Asks[Do | None], tag="PricedCards"):
    """CIR-D10, CIR-5.25: tactics cards of the window `priced`, one after another, when the token's effect is known.

    Whoever holds a card of an earlier phase is asked, which everybody can see: so being asked tells nothing.
    """

    phase: str

    def ask(self, g: Circadians) -> Decision[Do | None] | None:
        if may_play_none(g, self.seat):
            return None
        cards = play_options(g, self.seat, "priced")
        return Decision(self.seat, Text("circadians-ask-cards"), Pick((*cards, refusal("done"))), "CIR-D10")

    def told(self, g: Circadians, decision: Decision[Do | None]) -> Decision[Do | None]:
        keep = Text("circadians-hint-keep-cards")
        return decision.explain(
            lambda option: keep if option.value is None else None,
            unavailable=unplayable(g, self.seat, "priced"),
            always=[Always("unasked", "priced", Text("circadians-standing-priced"), "done")],
        )

    def ask_always(self, g: Circadians, decision: Decision) -> bool:
        """CIR-29.4."""
        return True

    def answer(self, g: Circadians, choice: Do | None) -> None:
        if choice is not None:
            g.then(PricedCards(self.phase, seat=self.seat))
            play_card(g, self.seat, choice.what)

    def default(self, g: Circadians) -> Choice:
        return ["done"]

    def standing(self, g: Circadians) -> Choice | None:
        return ["done"] if "priced" in g.seats[self.seat].standing.unasked else None


def may_play_none(g: Circadians, seat: int) -> bool:
    """Whether no card of an earlier phase is held, as everybody can see."""
    return all(gained_now(g, held) for held in g.seats[seat].hand)


@plays("vault_take")
def _back_channel(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    """CIR-28.2, CIR-25.9."""
    return [TakeToken(seat=seat)]


@plays("advance_priced_track")
def _early_warning(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    """CIR-28.4, CIR-28.64, CIR-25.9: the lock of the card is paid by now, that of the track is still to be paid."""
    phase = next(step.phase for step in reversed(g.stack) if isinstance(step, PricedCards))
    return may_advance(g, seat, phase)


class TakeToken(Asks[str], tag="TakeToken"):
    """CIR-D11, CIR-5.26: Back Channel takes one token from the vault."""

    def ask(self, g: Circadians) -> Decision[str] | None:
        vault = g.seats[self.seat].vault
        if not vault:
            return None
        options = tuple(Option(token, token_name(token)) for token in vault)
        return Decision(self.seat, Text("circadians-ask-token"), Pick(options), "CIR-D11")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        supply = [
            Unavailable(token, token_name(token), Text("circadians-why-token-supply"))
            for token in g.seats[self.seat].supply
        ]
        return decision.explain(lambda option: _token_hint(option.value), unavailable=supply)

    def answer(self, g: Circadians, choice: str) -> None:
        take_from_vault(g, self.seat, [choice])

    def default(self, g: Circadians) -> Choice:
        return [max(g.seats[self.seat].vault, key=lambda token: c.TOKENS[token].total)]


class NeutralPrices(Step[Circadians], tag="NeutralPrices"):
    """CIR-5.15, CIR-5.17, CIR-5.18, CIR-5.19: neutral tokens on every phase without one; the cheaper on the topmost.
    In Move that is "move first", without a card (CIR-5.20)."""

    def run(self, g: Circadians) -> None:
        tokens = sorted(neutral_tops(g), key=lambda token: c.NEUTRALS[token].total)
        unpriced = [phase for phase in c.TRACKS if phase not in g.prices]
        for phase, token in zip(unpriced, tokens, strict=True):
            g.prices[phase] = Price(token, None)
            g.tell(
                "circadians-priced-neutral",
                slot=Text(f"circadians-phase-{phase}"),
                total=c.NEUTRALS[token].total,
            )
        g.then(PassFlareGun(None) if "move" in unpriced else None)


def neutral_tops(g: Circadians) -> list[str]:
    """The top token of each pair in use (CIR-3.11, CIR-5.16, CIR-5.17)."""
    tops = []
    for pair in g.count.neutral_pairs:
        left = [token for token in g.neutral if c.NEUTRALS[token].pair == pair]
        tops.append(next((token for token in left if c.NEUTRALS[token].layer == "top"), left[-1]))
    return tops
