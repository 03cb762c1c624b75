"""The board in words, for those who cannot see the picture and for its alternative text."""

from __future__ import annotations

from games.engine import Text
from games.engine.text import Item
from games.xidit import components as c
from games.xidit.state import city_name, some_units, who
from games.xidit.view import XiditView


def describe(view: XiditView) -> list[Text]:
    """Everything on the board, a line each: year, cities, path of destiny, titans, regions, players."""
    return [
        _year(view),
        *_sites(view),
        *_path_of_destiny(view),
        *_lair(view),
        *_regions(view),
        *_guilds(view),
        *_seats(view),
        *_hall(view),
        *_own(view),
    ]


def alt(view: XiditView) -> list[Text]:
    """Two or three sentences about the picture."""
    if view.outcome:
        ranked = sorted(range(view.players), key=lambda seat: view.outcome.places[seat] if view.outcome else 0)
        places: list[Item] = [
            Text("xidit-alt-place", {"place": view.outcome.places[seat], "seat": who(seat)}) for seat in ranked
        ]
        return [_year(view), Text("xidit-alt-end", {"places": places})]
    heroes: list[Item] = [
        Text("xidit-alt-hero", {"seat": who(seat), "city": city_name(player.hero)})
        for seat, player in enumerate(view.seats)
        if player.hero
    ]
    threats: list[Item] = [city_name(number) for number, site in sorted(view.sites.items()) if not site.recruit]
    awake = sum(stack.awake is not None for stack in view.lair)
    sentences = [
        Text("xidit-alt-year", {"year": view.year, "years": view.years, "first": who(view.first)}),
        Text("xidit-alt-threats", {"count": awake, "cities": threats}),
    ]
    if view.waiting:
        awaited: list[Item] = [who(seat) for seat in view.waiting]
        sentences.insert(1, Text("xidit-alt-waiting", {"seats": awaited}))
    return [*sentences, Text("xidit-alt-heroes", {"heroes": heroes})] if heroes else sentences


def _year(view: XiditView) -> Text:
    return Text(
        "xidit-words-year",
        {
            "phase": view.phase,
            "year": view.year,
            "years": view.years,
            "order": view.order,
            "first": who(view.first),
        },
    )


def _rewards(rewards: c.Rewards) -> Text:
    counted: list[Item] = [Text(f"xidit-some-{kind}", {"count": getattr(rewards, kind)}) for kind in c.KINDS]
    return Text("xidit-words-rewards", {"rewards": counted})


def _sites(view: XiditView) -> list[Text]:
    lines = []
    for number, site in sorted(view.sites.items()):
        tile = c.TILES[view.tile_set, number]
        if not site.recruit:
            lines.append(
                Text(
                    "xidit-words-threat",
                    {
                        "city": city_name(number),
                        "threat": Text(f"xidit-threat-{tile.id}"),
                        "units": some_units(tile.threat),
                        "rewards": _rewards(tile.rewards),
                    },
                )
            )
        elif any(site.units):
            units = some_units(site.units)
            lines.append(Text("xidit-words-recruit", {"city": city_name(number), "units": units}))
        else:
            lines.append(Text("xidit-words-recruit-empty", {"city": city_name(number)}))
    return lines


def _path_of_destiny(view: XiditView) -> list[Text]:
    barracks = (
        Text("xidit-words-barracks", {"units": some_units(view.barracks)})
        if any(view.barracks)
        else Text("xidit-words-barracks-empty")
    )
    return [
        Text(
            "xidit-words-next",
            {"recruit": city_name(view.next_recruit), "threat": city_name(view.next_threat)},
        ),
        Text(
            "xidit-words-stacks",
            {
                "recruits": view.recruit_stack.size,
                "threats": view.threat_stack.size,
                "recruit_discard": view.recruit_discard.size,
                "threat_discard": view.threat_discard.size,
            },
        ),
        barracks,
    ]


def _lair(view: XiditView) -> list[Text]:
    awake = [c.TITANS[stack.awake] for stack in view.lair if stack.awake]
    if not awake:
        return [Text("xidit-words-lair-asleep", {"count": sum(stack.size for stack in view.lair)})]
    return [
        Text(
            "xidit-words-titan",
            {
                "titan": Text(f"xidit-titan-{titan.id}"),
                "count": titan.units_required,
                "rewards": _rewards(titan.rewards),
            },
        )
        for titan in awake
    ]


def _regions(view: XiditView) -> list[Text]:
    lines = []
    for region, placed in view.bards.items():
        bards: list[Item] = [
            Text("xidit-words-bards-of", {"seat": who(seat), "count": count})
            for seat, count in enumerate(placed)
            if count
        ]
        if bards:
            lyres = c.REGIONS[region]
            lines.append(
                Text(
                    "xidit-words-region",
                    {
                        "region": Text(f"xidit-region-{region}"),
                        "first": lyres.lyre_first,
                        "second": lyres.lyre_second,
                        "bards": bards,
                    },
                )
            )
    if view.blank_regions:
        blank: list[Item] = [Text(f"xidit-region-{region}") for region in view.blank_regions]
        lines.append(Text("xidit-words-blank", {"regions": blank}))
    return lines


def _guilds(view: XiditView) -> list[Text]:
    return [
        Text(
            "xidit-words-guild",
            {
                "city": city_name(city),
                "seat": who(guild.owner),
                "sections": Text("xidit-some-guild_sections", {"count": guild.sections}),
            },
        )
        for city, guild in sorted(view.guilds.items())
    ]


def _seats(view: XiditView) -> list[Text]:
    lines = []
    for seat, player in enumerate(view.seats):
        colour = Text(f"xidit-colour-{player.colour}")
        if not player.hero:
            lines.append(Text("xidit-words-seat-no-hero", {"seat": who(seat), "colour": colour}))
            continue
        lines.append(
            Text(
                "xidit-words-seat",
                {
                    "seat": who(seat),
                    "colour": colour,
                    "city": city_name(player.hero),
                    "built": Text("xidit-some-guild_sections", {"count": player.guild_sections}),
                    "supply": player.sections,
                },
            )
        )
        if player.plan:
            lines.append(Text("xidit-words-plan", {"seat": who(seat), "plan": _orders(player.plan)}))
    return lines


def _orders(plan: list[str]) -> list[Item]:
    return [Text(f"xidit-order-{order}") for order in plan]


def _hall(view: XiditView) -> list[Text]:
    hall: list[Item] = [Text(f"xidit-assessment-{kind}") for kind in view.hall]
    lines = [Text("xidit-words-hall", {"hall": hall})]
    if view.neutral:
        columns: list[Item] = [
            Text(
                "xidit-words-neutral-column",
                {"assessment": Text(f"xidit-assessment-{kind}"), "value": c.NEUTRAL_VALUES[kind][space - 1]},
            )
            for kind, space in zip(view.hall, view.neutral, strict=True)
        ]
        lines.append(Text("xidit-words-neutral", {"columns": columns}))
    for column in view.assessments:
        ranking: list[Item] = [
            Text(
                "xidit-words-ranked",
                {
                    "party": who(party) if party < view.players else Text("xidit-neutral-player"),
                    "score": column.scores[party],
                },
            )
            for party in column.ranking
        ]
        assessment = Text(f"xidit-assessment-{column.kind}")
        lines.append(Text("xidit-words-column", {"assessment": assessment, "ranking": ranking}))
    return lines


def _own(view: XiditView) -> list[Text]:
    if view.screen is None:
        return []
    things: list[Item] = [
        Text("xidit-some-coins", {"count": view.screen.coins}),
        Text("xidit-some-bards", {"count": view.screen.bards}),
        Text("xidit-words-stored", {"count": view.screen.stored}),
    ]
    lines = [
        Text("xidit-words-screen", {"things": things}),
        Text("xidit-words-screen-units", {"units": some_units(view.screen.units)})
        if any(view.screen.units)
        else Text("xidit-words-screen-no-units"),
    ]
    if view.my_plan:
        lines.append(Text("xidit-words-my-plan", {"plan": _orders(view.my_plan)}))
    return lines
