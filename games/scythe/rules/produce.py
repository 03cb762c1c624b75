"""Produce (section 6.3), also from a Factory card (SCY-12.15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from games.engine import (
    Choice,
    Decision,
    Field,
    Filled,
    Form,
    Number,
    Option,
    Pick,
    Question,
    Says,
    Several,
    Text,
    Unavailable,
)
from games.engine.text import Item
from games.scythe import components as c
from games.scythe.board import HEXES, TERRAIN
from games.scythe.rules.hints.parts import final_of, no_worker
from games.scythe.rules.resources import place_option
from games.scythe.rules.supply import add_resources, add_workers, worker_row_cost
from games.scythe.state import Scythe, hex_name

MILL = Pick((Option("yes", Text("scythe-yes"), means=True), Option("no", Text("scythe-no"), means=False)))
AMOUNTS = Field(
    "amounts",
    Text("scythe-field-amounts"),
    Pick(
        (
            Option("all", Text("scythe-amounts-all"), means=False),
            Option("choose", Text("scythe-amounts-choose"), means=True),
        )
    ),
)
"""Whether each amount is chosen."""


def _mill(place: str) -> Field[bool]:
    """Whether the Mill's territory produces."""
    return Field("mill", Text("scythe-field-mill", {"place": hex_name(place)}), MILL)


def row_left(g: Scythe, seat: int) -> int:
    """Workers still on the mat."""
    return g.seats[seat].workers.count("")


def mill_site(g: Scythe, seat: int) -> str | None:
    """SCY-6.18, SCY-8.3: the Mill's territory, if the Mill could make something there, workers or not (SCY-6.20)."""
    place = g.seats[seat].structures.get("mill")
    if place is None or g.controller(place) != seat or not c.PRODUCES[TERRAIN[place]]:
        return None
    return None if TERRAIN[place] == "village" and not row_left(g, seat) else place


def capacity(g: Scythe, seat: int, place: str, *, mill: bool) -> int:
    """SCY-6.14, SCY-6.16: one per worker and one for the Mill; a village no more than the row holds (SCY-6.17)."""
    player = g.seats[seat]
    most = player.workers.count(place) + int(mill and player.structures.get("mill") == place)
    return min(most, row_left(g, seat)) if TERRAIN[place] == "village" else most


def worker_sites(g: Scythe, seat: int, *, mill: bool) -> list[str]:
    """Territories whose workers can produce; the Mill's own is not among them."""
    own = mill_site(g, seat) if mill else None
    row = row_left(g, seat)
    return [
        place
        for place in g.workplaces(seat)
        if place != own and c.PRODUCES[TERRAIN[place]] and (row or TERRAIN[place] != "village")
    ]


def can_produce(g: Scythe, seat: int) -> bool:
    """Whether anything can be made at all."""
    return mill_site(g, seat) is not None or bool(worker_sites(g, seat, mill=True))


def everything(g: Scythe, seat: int, limit: int) -> list[str] | None:
    """All sites, where all of them may produce all they can (SCY-6.13, SCY-6.17); else None. Empty: there is none."""
    sites = worker_sites(g, seat, mill=True)
    own = mill_site(g, seat)
    chosen = [*sites, own] if own is not None else sites
    return chosen if len(sites) <= limit and _wanted_workers(g, seat, chosen, mill=True) <= row_left(g, seat) else None


def _wanted_workers(g: Scythe, seat: int, places: Iterable[str], *, mill: bool) -> int:
    return sum(capacity(g, seat, place, mill=mill) for place in places if TERRAIN[place] == "village")


def produce_on(g: Scythe, seat: int, sites: Iterable[str], *, mill: bool, ask: bool) -> None:
    """All that these sites can make; amounts are asked for where the row is too short (SCY-6.23), or all (`ask`)."""
    ordered = [place for place in HEXES if place in {*sites}]
    ask_villages = ask or _wanted_workers(g, seat, ordered, mill=mill) > row_left(g, seat)
    questions = []
    for place in ordered:
        if ask_villages if TERRAIN[place] == "village" else ask:
            questions.append(ProduceAmount(place, mill, seat=seat))
        else:
            produce(g, seat, place, capacity(g, seat, place, mill=mill))
    g.then(*questions)


MOST_COMBINATIONS = 20
"""How many are offered as one choice; every other is among the fields of the form."""
IN_DETAIL = Option("choose", Text("scythe-produce-choose"), means=None)


class ProduceWhere(Question[Scythe, tuple[str, ...] | None], tag="ProduceWhere"):
    """SCY-D15: as many sites as may produce, with all they can make, as one choice; or everything in detail."""

    limit: int

    def ask(self, g: Scythe) -> Decision[tuple[str, ...] | None]:
        options = [self._option(g, sites) for sites in self._combinations(g)]
        return Decision(self.seat, Text("scythe-ask-produce"), Pick((*options, IN_DETAIL)), "SCY-D15")

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        def about(option: Option) -> Says:
            match option.value:
                case (str(), *_) as places:
                    return site_says(g, self.seat, [str(place) for place in places])
            return Says(Text("scythe-hint-produce-choose"))

        return decision.explain(about, unavailable=idle_sites(g, self.seat))

    def _combinations(self, g: Scythe) -> list[tuple[str, ...]]:
        """The most productive first."""
        sites = worker_sites(g, self.seat, mill=True)
        own = mill_site(g, self.seat)
        found = [
            (*combination, *([own] if own is not None else []))
            for combination in combinations(sites, min(self.limit, len(sites)))
        ]
        found.sort(key=lambda places: -sum(capacity(g, self.seat, place, mill=True) for place in places))
        return found[:MOST_COMBINATIONS]

    def _option(self, g: Scythe, sites: tuple[str, ...]) -> Option[tuple[str, ...] | None]:
        made: list[Item] = [yield_text(g, self.seat, place, mill=True) for place in sites]
        return Option("+".join(sites), Text("scythe-goods", {"goods": made}), where=f"hex:{sites[0]}", means=sites)

    def answer(self, g: Scythe, choice: tuple[str, ...] | None) -> None:
        if choice is None:
            g.then(ProduceSites(self.limit, seat=self.seat))
        else:
            produce_on(g, self.seat, choice, mill=True, ask=False)

    def default(self, g: Scythe) -> Choice:
        return self.offered(g)[:1]


def yield_text(g: Scythe, seat: int, place: str, *, mill: bool) -> Text:
    """What a site can make, and where."""
    made, count = c.PRODUCES[TERRAIN[place]], capacity(g, seat, place, mill=mill)
    what = Text(f"scythe-some-{'workers' if made == 'worker' else made}", {"count": count})
    return Text("scythe-yield", {"what": what, "place": place.upper()})


def site_says(g: Scythe, seat: int, places: Sequence[str], *, mill: bool = True) -> Says:
    """Whose work it is, and what cannot be taken back of it."""
    workers = sum(capacity(g, seat, place, mill=mill) for place in places if TERRAIN[place] == "village")
    working = sum(g.seats[seat].workers.count(place) for place in places)
    hint = Text("scythe-hint-site", {"count": working}) if working else Text("scythe-hint-site-mill")
    return Says(hint, final_of(g, seat, [c.Gain("worker", workers)] if workers else []))


def idle_sites(g: Scythe, seat: int) -> list[Unavailable]:
    """Territories with own workers that make nothing now, with the reasons."""
    player = g.seats[seat]
    found = []
    for place in [place for place in HEXES if place in player.workers]:
        if TERRAIN[place] == "village" and not row_left(g, seat):
            reason = "scythe-no-worker-left"
        elif not c.PRODUCES[TERRAIN[place]]:
            reason = "scythe-no-terrain"
        else:
            continue
        found.append(Unavailable(place, hex_name(place), Text(reason), f"hex:{place}"))
    own = player.structures.get("mill")
    if own is not None and own not in player.workers and mill_site(g, seat) is None:
        found.append(Unavailable(own, hex_name(own), Text("scythe-no-mill"), f"hex:{own}"))
    return found + [each for each in no_worker(g, seat) if each.id not in {own, *player.workers}]


class ProduceSites(Question[Scythe, Filled], tag="ProduceSites"):
    """SCY-D15: up to so many territories, and the Mill's own in addition (SCY-6.13, SCY-6.18, SCY-6.19)."""

    limit: int
    mill: bool = True

    def sites(self, g: Scythe) -> list[str]:
        """Territories whose workers can produce; the Mill's is asked for on its own."""
        return worker_sites(g, self.seat, mill=self.mill)

    def ask(self, g: Scythe) -> Decision[Filled] | None:
        sites = self.sites(g)
        own = mill_site(g, self.seat) if self.mill else None
        if not sites and own is None:
            return None
        fields: list[Field] = []
        if sites:
            fields.append(self._sites(sites))
        if own is not None:
            fields.append(_mill(own))
        form = Form((*fields, AMOUNTS))
        return Decision(self.seat, Text("scythe-ask-produce"), form, "SCY-D15", proposed={"amounts": ["all"]})

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        said = decision.explain_field("sites", lambda option: self._site_says(g, option))
        said = said.explain_field("mill", lambda option: self._mill_says(g, option))
        said = said.explain_field("amounts", lambda option: Text(f"scythe-hint-amounts-{option.id}"))
        return said.explain(unavailable=idle_sites(g, self.seat))

    def _site_says(self, g: Scythe, option: Option) -> Says:
        says = site_says(g, self.seat, [option.id], mill=self.mill)
        made = yield_text(g, self.seat, option.id, mill=self.mill)
        return Says(Text("scythe-goods", {"goods": [made]}), says.final)

    def _mill_says(self, g: Scythe, option: Option) -> Says:
        own = mill_site(g, self.seat)
        if own is None or not option.value:
            return Says(Text("scythe-hint-none"))
        return Says(Text("scythe-goods", {"goods": [yield_text(g, self.seat, own, mill=True)]}))

    def _sites(self, sites: list[str]) -> Field[list[str]]:
        pick = Several(tuple(place_option(place) for place in sites), 0, min(self.limit, len(sites)))
        return Field("sites", Text("scythe-field-sites", {"count": self.limit}), pick)

    def answer(self, g: Scythe, choice: Filled) -> None:
        sites = {*choice.get(self._sites([]), [])}
        own = mill_site(g, self.seat) if self.mill else None
        if own is not None and choice[_mill(own)]:
            sites.add(own)
        produce_on(g, self.seat, sites, mill=self.mill, ask=choice[AMOUNTS])

    def default(self, g: Scythe) -> Choice:
        workers = g.seats[self.seat].workers
        sites = sorted(self.sites(g), key=lambda place: -workers.count(place))[: self.limit]
        own = mill_site(g, self.seat) if self.mill else None
        answer: dict[str, int | list[str]] = {}
        if self.sites(g):
            answer["sites"] = sites
        if own is not None:
            answer["mill"] = ["yes"]
        village = any(TERRAIN[place] == "village" for place in (*sites, *([own] if own else [])))
        return {**answer, "amounts": ["choose" if village else "all"]}


class ProduceAmount(Question[Scythe, int], tag="ProduceAmount"):
    """SCY-D16, SCY-6.16: how many are made on a territory."""

    place: str
    mill: bool

    def ask(self, g: Scythe) -> Decision[int] | None:
        most = capacity(g, self.seat, self.place, mill=self.mill)
        if not most:
            return None
        prompt = Text("scythe-ask-amount", {"place": hex_name(self.place), "count": most})
        return Decision(self.seat, prompt, Number(0, most), "SCY-D16", about=(f"hex:{self.place}",))

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What the row still holds; what more workers cost later (SCY-6.11)."""
        player, missing = g.seats[self.seat], []
        most = capacity(g, self.seat, self.place, mill=self.mill)
        if player.workers.count(self.place) > most:
            label = Text("scythe-number", {"number": most + 1})
            missing = [Unavailable(str(most + 1), label, Text("scythe-no-worker-left"))]
        made = c.Gain("worker", most) if TERRAIN[self.place] == "village" else None
        final = final_of(g, self.seat, [made] if made is not None else [])
        return decision.explain(unavailable=missing, final=final, plain="a number of what the prompt names")

    def answer(self, g: Scythe, choice: int) -> None:
        produce(g, self.seat, self.place, choice)

    def default(self, g: Scythe) -> Choice:
        most = capacity(g, self.seat, self.place, mill=self.mill)
        return affordable_workers(g, self.seat, most) if TERRAIN[self.place] == "village" else most


def affordable_workers(g: Scythe, seat: int, most: int) -> int:
    """The largest number whose opened rectangles the player could pay next time."""
    player = g.seats[seat]
    have = {"power": player.power, "popularity": player.popularity, "coins": player.coins}
    made = 0
    while made < most and all(have[cost.pay] >= cost.n for cost in worker_row_cost(player.workers_out + made + 1)):
        made += 1
    return made


def produce(g: Scythe, seat: int, place: str, count: int) -> None:
    """SCY-6.14, SCY-6.15: resources lie where they were made; new workers stand on their village.

    SCY-6.21: a territory produces once, so new workers make nothing yet.
    """
    made = c.PRODUCES[TERRAIN[place]]
    if made == "worker":
        add_workers(g, seat, place, count)
    elif count:
        goods = [0, 0, 0, 0]
        goods[c.RESOURCES.index(made)] = count
        add_resources(g, seat, place, goods)
