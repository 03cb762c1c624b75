"""`/rules`: what is asked now, a search in any language, the rulebook page by page, ten sentences."""

from __future__ import annotations

import msgspec
import pytest

import games
import render
from bot.client import Slowtable
from bot.messages import layout
from bot.messages import rulebook as pages
from bot.tables.bots import BOT_NAMES
from games.engine import Match, Setup, rulebook
from games.engine.texts import LANGUAGES
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread
from tests.bot.test_leaks import plain


@pytest.mark.finding("PL-1", "PL-2")
async def test_now_tells_in_plain_words_what_is_asked(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2, game="scythe")
    alice.go(await thread(kit, bot, number))
    match = await running(bot, number)
    asked = match.match.decisions[match.seats_of(int(alice.id))[0]]
    reply = await alice.slash("/rules now")
    assert reply.ephemeral
    assert rulebook.coach("scythe", "en")[asked.rule] in reply.text
    assert asked.rule not in reply.text, "an id says nothing to a player"
    section = rulebook.behind("scythe", asked.rule)[0]
    page = await alice.click(section.heading, reply.message)
    assert page.updated, "it is turned to in place"
    assert section.body.split("\n")[0] in page.message.text


@pytest.mark.finding("PL-2")
async def test_now_keeps_the_secrets_of_others(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="hyperborea")
    assert next(iter((await running(bot, number)).match.decisions.values())).secret
    told = await boris.go(await thread(kit, bot, number)).slash("/rules now")
    assert "их секрет" in told.text


@pytest.mark.finding("PL-2")
async def test_find_shows_the_best_section_and_offers_the_others(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    reply = await alice.slash("/rules find", words="weakest unit recruit", game="xidit")
    recruiting = next(each for each in rulebook.chapters("xidit") if "Recruiting" in each.heading)
    assert recruiting.heading in reply.text
    others = reply.message.selects[0]
    assert len(others.options) > 2
    title = others.options[0]["label"]
    chosen = await alice.select(others.custom_id, title, message=reply.message)
    assert f"### {title}" in chosen.message.text
    assert chosen.updated
    by_number = await alice.slash("/rules find", words="XID-5.9", game="xidit")
    assert "XID-5.9" in by_number.text, "in small print, for whoever reports a mistake"
    assert "found no rule" in (await alice.slash("/rules find", words="zzz qqq", game="xidit")).text


@pytest.mark.finding("PL-2")
async def test_suggestions_are_titles_and_lead_to_their_sections(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    all_ = (await alice.autocomplete("/rules find", "words", "", game="scythe")).choices
    assert list(all_)[:2] == [each.heading for each in rulebook.chapters("scythe")[:2]]
    some = (await alice.autocomplete("/rules find", "words", "prod", game="scythe")).choices
    title = next(iter(some))
    assert "roduc" in title
    assert f"### {title}" in (await alice.slash("/rules find", words=some[title], game="scythe")).text
    assert (await alice.autocomplete("/rules find", "words", "prod")).choices == {}, "of which game?"


@pytest.mark.finding("PL-2")
async def test_the_rulebook_is_read_page_by_page(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    book = rulebook.chapters("xidit")
    contents = await alice.slash("/rules read", game="xidit")
    assert contents.ephemeral
    listed = [line["label"] for select in contents.message.selects for line in select.options]
    assert listed == [f"{number}. {each.heading}" for number, each in enumerate(book, 1)]
    here = contents.message
    await alice.click("Read", here)
    seen = set()
    for number, chapter in enumerate(book[:8], 1):
        await settled(kit, bot)
        assert f"### {chapter.heading}" in here.text
        assert f"{number}/{len(book)}" in here.text
        assert bool(here.attachments) == (chapter.section.picture is not None), chapter.id
        seen.add(bool(here.attachments))
        await alice.click("Next", here)
    assert seen == {True, False}, "pages with a picture and without"
    await settled(kit, bot)
    await alice.click("Contents", here)
    assert not here.attachments
    assert len(here.selects) == -(-len(book) // 25)
    await alice.select(here.selects[-1].custom_id, listed[-1], message=here)
    await settled(kit, bot)
    assert f"### {book[-1].heading}" in here.text
    assert next(each for each in here.buttons if each.label == "Next").disabled
    await alice.click("Back", here)
    await settled(kit, bot)
    assert f"### {book[-2].heading}" in here.text


@pytest.mark.finding("PL-2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_page_is_whole(game: str, language: str) -> None:
    book = rulebook.chapters(game, language)
    for number, chapter in enumerate(book, 1):
        view = pages.page(game, chapter, language, None)
        words = plain(view)
        assert msgspec.json.encode(f"### {chapter.heading}").decode()[1:-1] in words
        assert msgspec.json.encode(chapter.body).decode()[1:-1] in words, "nothing of it is cut"
        assert f"{number}/{len(book)}" in words
        assert view.total_children_count <= layout.COMPONENTS


async def test_without_a_game_one_is_asked_which(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    shelf = await boris.slash("/rules read")
    assert {each.label for each in shelf.message.buttons} == {games.title(name, "ru") for name in games.metas()}
    await boris.click(games.title("ryozen", "ru"), shelf.message)
    assert games.title("ryozen", "ru") in shelf.message.text


@pytest.mark.finding("PL-3")
async def test_ten_sentences_with_a_match_under_way(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    quick = await boris.slash("/rules quick", game="xidit")
    assert "10." in quick.text
    assert "Герой" in quick.text
    opening, _ = Match.begin(games.game("xidit"), Setup(3, "1"))
    first = render.alt("xidit", render.Request(opening.view(None), BOT_NAMES[:3], "ru"))
    assert quick.message.attachments[0].description not in ("", first), "not the board before the first move"
    assert (await boris.click("Содержание", quick.message)).updated


async def test_the_reader_reads_their_own_language(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    for person, language in ((alice, "en"), (boris, "ru")):
        contents = await person.slash("/rules read", game="ryozen")
        book = rulebook.chapters("ryozen", language)
        assert contents.message.selects[0].options[0]["label"] == f"1. {book[0].heading}"
