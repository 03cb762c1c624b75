"""What people type: durations, days, hours and zones, each in the person's own language."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.commands import clock, remind, typed, zones
from bot.commands.context import Answer
from bot.messages.words import say
from db import Remind
from games.engine.texts import LANGUAGES

H = timedelta(hours=1)
D = timedelta(days=1)
KYIV = ZoneInfo("Europe/Kyiv")
NOW = datetime(2027, 3, 10, 12, tzinfo=UTC)


def end_of(day: str) -> datetime:
    """The end of a day in Kyiv."""
    return (datetime.fromisoformat(day).replace(tzinfo=KYIV) + D).astimezone(UTC)


@pytest.mark.parametrize(
    ("language", "words", "length"),
    [
        ("en", "1d 12h", 36 * H),
        ("en", "2 weeks", 14 * D),
        ("ru", "2 недели", 14 * D),
        ("uk", "3 дні", 3 * D),
        ("ru", "3d", 3 * D),
    ],
)
def test_durations(language: str, words: str, length: timedelta) -> None:
    """Lengths of time as people type them, in every language."""
    assert typed.duration(words, language) == length


@pytest.mark.finding("TM-24", "PL-41")
@pytest.mark.parametrize(
    ("language", "words", "length"),
    [
        ("uk", "2 хвилини", 2 * H / 60),
        ("uk", "30 хвилин", H / 2),
        ("uk", "2 тижні", 14 * D),
        ("uk", "1 тиждень", 7 * D),
        ("uk", "2 місяці", 60 * D),
        ("ru", "1 год", 365 * D),
        ("ru", "1 г", 365 * D),
        ("ru", "1 г.", 365 * D),
        ("uk", "1 год", H),
        ("uk", "1 г", H),
        ("ru", "1 неделю", 7 * D),
        ("ru", "1 месяц", 30 * D),
        ("ru", "2 суток", 2 * D),
        ("uk", "3 хвилини", 3 * H / 60),
        ("uk", "1 хвилина", H / 60),
        ("uk", "1 годину", H),
        ("uk", "5 тижнів", 35 * D),
        ("uk", "2 доби", 2 * D),
        ("uk", "1 рік", 365 * D),
    ],
)
def test_units_are_those_of_the_persons_language(language: str, words: str, length: timedelta) -> None:
    assert typed.duration(words, language) == length


@pytest.mark.finding("TM-24", "PL-41")
@pytest.mark.parametrize(
    ("language", "words", "day"),
    [
        ("en", "2027-03-31", "2027-03-31"),
        ("en", "31.03.2027", "2027-03-31"),
        ("ru", "31.03.27", "2027-03-31"),
        ("ru", "31.03", "2027-03-31"),
        ("ru", "10.03", "2027-03-10"),
        ("ru", "09.03", "2028-03-09"),
        ("ru", "завтра", "2027-03-11"),
        ("uk", "Завтра", "2027-03-11"),
        ("uk", "сьогодні", "2027-03-10"),
        ("ru", "tomorrow", "2027-03-11"),
    ],
)
def test_days(language: str, words: str, day: str) -> None:
    """Days as people type them, in every language."""
    assert typed.moment(words, NOW, KYIV, language) == end_of(day)


def test_a_duration_is_a_moment_too() -> None:
    assert typed.moment("2d", NOW, KYIV, "en") == NOW + 2 * D


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("2027-02-30", "time-no-such-day"),
        ("31.02", "time-no-such-day"),
        ("31.04.27", "time-no-such-day"),
        ("2027-03-01", "time-past"),
        ("2999-01-01", "time-absurd"),
        ("9999d", "time-absurd"),
        ("0d", "time-absurd"),
        ("soon", "time-not-understood"),
        ("3 parsecs", "time-not-understood"),
        ("", "time-not-understood"),
    ],
)
def test_moments_that_are_refused(words: str, key: str) -> None:
    with pytest.raises(Answer) as refused:
        typed.moment(words, NOW, ZoneInfo("UTC"), "en")
    assert refused.value.key == key


@pytest.mark.finding("TM-24")
@pytest.mark.parametrize(
    ("words", "hours"),
    [
        ("23:00-08:00", (23 * 60, 8 * 60)),
        (" 22 - 7:30 ", (22 * 60, 7 * 60 + 30)),
        ("11pm-8am", (23 * 60, 8 * 60)),
        ("11:30 PM - 12 am", (23 * 60 + 30, 0)),
        ("12pm-2pm", (12 * 60, 14 * 60)),
        ("23.00-08.00", (23 * 60, 8 * 60)),
    ],
)
def test_quiet_hours(words: str, hours: tuple[int, int]) -> None:
    assert typed.quiet_hours(words) == hours


@pytest.mark.parametrize(
    "words",
    [
        "25:00-08:00",
        "night",
        "08:00-08:00",
        "00:00-23:00",
        "23:61-08:00",
        "13pm-8am",
        "0am-8am",
        pytest.param("1" + " " * 5_000 + "x", id="spaces that could be divided in billions of ways"),
    ],
)
def test_quiet_hours_that_are_refused(words: str) -> None:
    with pytest.raises(Answer):
        typed.quiet_hours(words)


@pytest.mark.finding("TM-24")
@pytest.mark.parametrize(
    ("language", "words", "zone"),
    [
        ("en", "kyiv", "Europe/Kyiv"),
        ("en", "new york", "America/New_York"),
        ("en", "europe/berlin", "Europe/Berlin"),
        ("ru", "Киев", "Europe/Kyiv"),
        ("uk", "Київ", "Europe/Kyiv"),
        ("ru", "нью-йорк", "America/New_York"),
        ("ru", "Москва", "Europe/Moscow"),
    ],
)
def test_zones_by_city(language: str, words: str, zone: str) -> None:
    assert zones.zone(words, language) == zone


@pytest.mark.finding("TM-24")
@pytest.mark.parametrize(
    ("words", "hours"), [("GMT+3", 3), ("UTC+3", 3), ("utc +3", 3), ("UTC-5", -5), ("UTC+14", 14), ("gmt+03:00", 3)]
)
def test_an_offset_has_the_sign_that_people_mean(words: str, hours: int) -> None:
    name = zones.zone(words, "en")
    assert ZoneInfo(name).utcoffset(NOW.replace(tzinfo=None)) == hours * H
    assert zones.shown(name) == f"UTC{hours:+d}"
    assert zones.suggestions(words, "en", 25) == [(f"UTC{hours:+d}", name)]


@pytest.mark.finding("TM-24")
@pytest.mark.parametrize("words", ["east", "UTC+15", "GMT-13", "Atlantis", "+3"])
def test_zones_that_are_refused(words: str) -> None:
    with pytest.raises(Answer) as refused:
        zones.zone(words, "en")
    assert refused.value.key == "me-unknown-zone"


def test_zones_are_suggested_by_city_and_by_name() -> None:
    assert ("Киев · Europe/Kyiv", "Europe/Kyiv") in zones.suggestions("киев", "ru", 25)
    assert zones.suggestions("kyiv", "ru", 25)[0][1] == "Europe/Kyiv"
    assert len(zones.suggestions("", "uk", 25)) == 25


@pytest.mark.finding("TM-24")
def test_an_interval_that_is_too_long_is_told_its_own_limits() -> None:
    with pytest.raises(Answer) as refused:
        remind.interval_changes("900d", "en")
    assert (refused.value.key, refused.value.args_) == ("remind-absurd", {"most": 14})


@pytest.mark.finding("TM-26")
@pytest.mark.parametrize(
    ("language", "off", "usual"), [("en", "off", "usual"), ("ru", "выкл", "обычно"), ("uk", "вимк", "зазвичай")]
)
def test_an_interval_of_none_means_no_reminders(language: str, off: str, usual: str) -> None:
    assert remind.interval_changes(off, language) == {"reminders": Remind.OFF}
    assert remind.interval_changes(usual, language) == {"remind_after_hours": None}
    assert remind.interval_changes("6", language) == {"remind_after_hours": 6}


def test_hours_of_a_clock() -> None:
    assert clock.hours("3 дня", "ru") == 72
    assert clock.hours("ні", "uk") == 0
    assert clock.hours("0", "en") == 0


@pytest.mark.finding("TM-26")
def test_every_hour_in_words() -> None:
    assert say("ru", "me-every", hours=1) == "⏰ Каждый час"
    assert say("ru", "me-every", hours=21) == "⏰ Каждые 21 час"
    assert say("ru", "me-every", hours=3) == "⏰ Каждые 3 часа"
    assert say("uk", "me-every", hours=1) == "⏰ Щогодини"
    assert say("uk", "me-every", hours=5) == "⏰ Кожні 5 годин"


@pytest.mark.finding("TM-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_to_the_table_speak_to_nobody_in_particular(language: str) -> None:
    """The prompt of the one who is asked ("Where does the hero begin?") has no place in them."""
    since, who = "<t:1:R>", "<@1>"
    stalled = say(language, "note-stalled", seats="<@2>", since=since, host=who)
    late = say(language, "vote-ask-late", user=who, since=since)
    for line in (stalled, late, say(language, "note-clock-off", user=who)):
        assert "?." not in line
        assert not re.search(r"\b(you|your|вы|вас|ваш\w*|ви)\b", line, re.IGNORECASE)
    assert say(language, "clock-none") not in say(language, "note-clock-off", user=who)
