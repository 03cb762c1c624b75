"""HYP-16: ruins and their tokens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, Text, Unavailable
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list, hint, why
from games.hyperborea.rules.activation import activate
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.cities import taken
from games.hyperborea.rules.figures import leave_free
from games.hyperborea.state import AreaKey, Areas, Hyperborea, area_name, label, own_key, who


@lru_cache(maxsize=1024)
def _option(key: AreaKey, spot: int, tokens: int) -> Option[Act]:
    ruin = c.PLACES[key[1]].features[spot]
    return Option(
        f"explore:{key[0]}:{spot}",
        Text("hyperborea-do-explore", {"area": label(*key), "side": c.SIDES[key[1]][spot]}),
        Text("hyperborea-group-places"),
        Text("hyperborea-hint-tokens", {"count": tokens, "colour": ruin.color}),
        f"area:{key[0]}",
        means=Act("explore", (key[0], spot)),
    )


USE_KEPT = {
    colour: Option(
        "token",
        Text("hyperborea-do-token", {"colour": colour}),
        Text("hyperborea-group-other"),
        means=Act("token"),
    )
    for colour in c.POOLS
}
"""HYP-H15: the option tells the back of the token and nothing more."""


def explorations(g: Hyperborea, areas: Areas, seat: int) -> Iterator[Option[Act]]:
    """HYP-D32, HYP-16.1, HYP-16.7, HYP-16.11: unoccupied ruins with tokens in areas with a free own figure."""
    for name, area in areas:
        for number, spot in enumerate(area.spots):
            if spot.tokens and not taken(spot):
                yield _option(own_key(g, name, seat), number, len(spot.tokens))


def explore(g: Hyperborea, seat: int, name: str, spot: int) -> None:
    """HYP-16.1, HYP-16.2, HYP-16.9: a free figure steps onto the ruin, where it stays until the Reset (HYP-16.8), and
    its owner looks at the top token."""
    area = g.areas[name]
    leave_free(area, seat)
    ruin = area.spots[spot]
    ruin.occupant = seat
    token = ruin.tokens.pop(0)
    g.mark_revealed()
    g.tell("hyperborea-explored", seat=who(seat), area=area_name(g, name), where=f"area:{name}")
    g.tell("hyperborea-looked", only=(seat,), token=Text(f"hyperborea-token-{token}"))
    g.then(LookAtToken(token, seat=seat))


class LookAtToken(Question[Hyperborea, str], tag="LookAtToken"):
    """HYP-D33, HYP-16.3, HYP-16.4, HYP-16.12, HYP-X28: use the token or keep it; only one can be kept."""

    token: str

    def ask(self, g: Hyperborea) -> Decision[str]:
        kept = g.seats[self.seat].kept
        use = Option("use", token_text("hyperborea-token-use", self.token), hint=token_effects(self.token))
        if kept:
            other = Option("swap", token_text("hyperborea-token-swap", kept), hint=token_effects(kept))
        else:
            other = Option("keep", token_text("hyperborea-token-keep", self.token))
        prompt = token_text("hyperborea-ask-token", self.token)
        return Decision(self.seat, prompt, Pick((use, other)), "HYP-D33", secret=True)

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        kept = g.seats[self.seat].kept
        if not kept:
            return decision.explain(lambda option: hint("keep") if option.id == "keep" else None)
        label = token_text("hyperborea-token-keep", self.token)
        missing = Unavailable("keep", label, why("keeps-one", token=Text(f"hyperborea-token-{kept}")))
        return decision.explain(unavailable=(missing,))

    def answer(self, g: Hyperborea, choice: str) -> None:
        player, chosen = g.seats[self.seat], choice
        if chosen == "use":
            use_token(g, self.seat, self.token)
            return
        old, player.kept = player.kept, self.token
        g.tell("hyperborea-token-kept", seat=who(self.seat), colour=c.TOKENS[self.token].color)
        if old:
            use_token(g, self.seat, old)

    def default(self, g: Hyperborea) -> Choice:
        return ["use" if g.seats[self.seat].kept else "keep"]


def token_text(key: str, token: str) -> Text:
    """A text about a token."""
    return Text(key, {"token": Text(f"hyperborea-token-{token}")})


def token_effects(token: str) -> Text:
    """What a token does."""
    return Text("hyperborea-hint-row", {"effects": effect_list(c.TOKENS[token].effects)})


def use_token(g: Hyperborea, seat: int, token: str) -> None:
    """HYP-16.3, HYP-16.6: shown, activated, out of the game."""
    g.mark_revealed()
    g.used_tokens.append(token)
    effects = c.TOKENS[token].effects
    name = Text(f"hyperborea-token-{token}")
    g.tell("hyperborea-token-used", seat=who(seat), token=name, effects=effect_list(effects))
    activate(g, seat, effects)


def use_kept(g: Hyperborea, seat: int) -> None:
    """HYP-D34, HYP-16.5: the kept token, at any time of an own turn."""
    player = g.seats[seat]
    token, player.kept = player.kept, ""
    use_token(g, seat, token)
