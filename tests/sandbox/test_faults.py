"""Faults, and what discord.py does about each."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from sandbox import Bounds, Rule
from sandbox.faults import Faults
from sandbox.kit import Actor, Kit
from tests.sandbox.example.client import ExampleBot
from tests.sandbox.wire import wired
from tests.support.discord_client import running

SEND = "/channels/*/messages"


@pytest.fixture
async def games(bot: ExampleBot, kit: Kit) -> discord.TextChannel:
    """#games as the bot knows it."""
    found = bot.get_channel(int(kit.channel("games").id))
    assert isinstance(found, discord.TextChannel)
    return found


def statuses(kit: Kit, path: str = "/messages") -> list[int]:
    """What requests to a path were answered with."""
    return [request.status for request in kit.sandbox.rest.requests if request.path.endswith(path)]


async def test_429_is_waited_out(games: discord.TextChannel, kit: Kit, alice: Actor) -> None:
    kit.fault("rate_limit", method="POST", route=SEND, count=2, retry_after=0.01)
    await games.send("patience")
    assert statuses(kit) == [429, 429, 200]
    assert [seen.text for seen in alice.messages()] == ["patience"]


async def test_a_global_429_holds_everything(games: discord.TextChannel, kit: Kit) -> None:
    kit.fault("rate_limit", method="POST", route=SEND, count=1, retry_after=0.01, everywhere=True)
    await games.send("patience")
    assert statuses(kit) == [429, 200]


async def test_429_without_via_is_taken_for_a_ban(games: discord.TextChannel, kit: Kit) -> None:
    kit.fault("rate_limit", method="POST", route=SEND, count=1, via=False)
    with pytest.raises(discord.HTTPException) as caught:
        await games.send("patience")
    assert caught.value.status == 429
    assert statuses(kit) == [429]


async def test_a_429_that_is_too_long_is_raised(kit: Kit) -> None:
    async with running(ExampleBot(max_ratelimit_timeout=30), kit.address) as bot:
        kit.fault("rate_limit", method="GET", route="/users/*", count=1, retry_after=31)
        with pytest.raises(discord.RateLimited) as caught:
            await bot.fetch_user(1)
        assert caught.value.retry_after == 31


async def test_500_is_tried_again(games: discord.TextChannel, kit: Kit) -> None:
    kit.fault("error", method="POST", route=SEND, count=1, status=500)
    await games.send("again")  # discord.py waits a second
    assert statuses(kit) == [500, 200]


async def test_503_is_not(games: discord.TextChannel, kit: Kit) -> None:
    kit.fault("error", method="POST", route=SEND, count=1, status=503, message="503: Service Unavailable")
    with pytest.raises(discord.DiscordServerError):
        await games.send("again")
    assert statuses(kit) == [503]


async def test_slow_answers(games: discord.TextChannel, kit: Kit) -> None:
    rule = kit.fault("slow", method="POST", route=SEND, count=1, delay=0.05)
    await games.send("in time")
    assert rule.met == 1
    took = next(request.ms for request in kit.sandbox.rest.requests if request.path.endswith("/messages"))
    assert took >= 50


async def test_a_dropped_request_did_nothing(games: discord.TextChannel, kit: Kit, alice: Actor) -> None:
    kit.fault("drop", method="POST", route=SEND, count=1)
    with pytest.raises(aiohttp.ClientError):
        await games.send("lost")
    assert alice.messages() == []
    await games.send("found")
    assert alice.last().text == "found"


async def test_a_lost_answer_to_a_request_that_was_done(games: discord.TextChannel, kit: Kit, alice: Actor) -> None:
    kit.fault("lose_answer", method="POST", route=SEND, count=1)
    with pytest.raises(aiohttp.ClientError):
        await games.send("done", nonce="once")
    assert alice.last().text == "done"
    await games.send("done", nonce="once")  # tried again with its nonce, it is there once
    assert len(alice.messages()) == 1


async def test_errors_with_discords_codes(games: discord.TextChannel, kit: Kit) -> None:
    kit.fault("error", method="POST", route=SEND, count=1, status=403, code=50013, message="Missing Permissions")
    with pytest.raises(discord.Forbidden) as caught:
        await games.send("may I?")
    assert caught.value.code == 50013


async def test_a_message_deleted_behind_the_bots_back(games: discord.TextChannel, kit: Kit, alice: Actor) -> None:
    message = await games.send("here")
    kit.delete(alice.last())
    with pytest.raises(discord.NotFound) as caught:
        await message.edit(content="gone")
    assert caught.value.code == 10008


async def test_a_thread_deleted_behind_the_bots_back(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    await alice.slash("/table", name="Doomed")
    thread = bot.get_channel(int(kit.channel("Doomed").id))
    assert isinstance(thread, discord.Thread)
    kit.delete(kit.channel("Doomed"))
    await kit.until(lambda: "thread_delete" in bot.heard)
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("anybody?")
    assert caught.value.code == 10003
    kit.delete(kit.channel("games"))
    await kit.until(lambda: "guild_channel_delete" in bot.heard)


async def test_a_refused_token(kit: Kit) -> None:
    kit.sandbox.logins.refused.add("sandbox")
    with pytest.raises(discord.LoginFailure):
        async with running(ExampleBot(), kit.address):
            pass


async def test_a_callback_that_fails_can_be_tried_again(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    kit.fault("error", route="/interactions/*", count=1, status=502)
    reply = await alice.slash("/greet")  # discord.py waits a second, which is within the three
    assert reply.text == "Hello Alice (en-US)"


async def test_strict_rate_limits_are_heeded_before_they_hurt() -> None:
    async with Kit.start(strict_rate_limits=True) as kit, running(ExampleBot(), kit.address) as bot:
        kit.sandbox.rate_limits.table["POST", "/channels/{channel_id}/messages"] = (2, 0.2)
        games = bot.get_partial_messageable(int(kit.channel("games").id))
        for number in range(5):
            await games.send(str(number))
        assert statuses(kit) == [200] * 5


async def test_strict_rate_limits_refuse() -> None:
    async with Kit.start(strict_rate_limits=True) as kit, aiohttp.ClientSession() as session:
        url = f"{kit.address.api_base}/channels/{kit.channel('games').id}/messages"
        headers = {"Authorization": "Bot sandbox"}
        answers = []
        for number in range(6):
            async with session.post(url, json={"content": str(number)}, headers=headers) as response:
                answers.append((response.status, response.headers["X-RateLimit-Remaining"]))
                body, sent = await response.json(), response.headers
        assert answers == [(200, "4"), (200, "3"), (200, "2"), (200, "1"), (200, "0"), (429, "0")]
        assert 0 < body["retry_after"] <= 5
        assert sent["Via"]
        assert sent["X-RateLimit-Scope"] == "user"


async def test_a_channel_is_renamed_twice_in_ten_minutes() -> None:
    bot = ExampleBot(max_ratelimit_timeout=30)
    async with Kit.start(strict_rate_limits=True) as kit, running(bot, kit.address):
        games = bot.get_channel(int(kit.channel("games").id))
        assert isinstance(games, discord.TextChannel)
        for name in ("one", "two"):
            await games.edit(name=name)
        with pytest.raises(discord.RateLimited) as caught:
            await games.edit(name="three")
        assert caught.value.retry_after > 500
        await games.edit(topic="still possible")


def test_rules_by_count_probability_and_seed() -> None:
    def met(seed: int) -> list[bool]:
        faults = Faults(most=10)
        faults.add(Rule(kind="drop", method="GET", route="/a/*", probability=0.5, seed=seed, count=3))
        return [faults.meet("GET", "/a/{id}", "/a/1") is not None for _ in range(20)]

    assert met(1) == met(1)
    assert met(1) != met(2)
    assert sum(met(1)) == 3


def test_rules_fit_by_method_route_and_path() -> None:
    faults = Faults(most=2)
    faults.add(Rule(kind="drop", method="POST", route="/channels/7/messages"))
    assert faults.meet("POST", "/channels/{channel_id}/messages", "/channels/8/messages") is None
    assert faults.meet("GET", "/channels/{channel_id}/messages", "/channels/7/messages") is None
    assert faults.meet("POST", "/channels/{channel_id}/messages", "/channels/7/messages") is not None
    for _ in range(3):
        faults.add(Rule(kind="slow"))
    assert [rule.kind for rule in faults.rules] == ["slow", "slow"]
    faults.clear()
    assert faults.meet("POST", "/x", "/x") is None


@pytest.mark.finding("SA-9")
async def test_too_many_refused_requests_are_answered_with_a_ban_for_ten_minutes() -> None:
    async with Kit.start(bounds=Bounds(refused_requests=5)) as kit, wired(kit) as wire:
        for _ in range(4):
            assert (await wire.api("GET", "/users/@me", headers={"Authorization": "Bot "})).status == 401
        assert (await wire.api("GET", "/users/@me")).status == 200
        kit.fault("rate_limit", count=1)
        assert (await wire.api("GET", "/users/@me")).status == 429
        banned = await wire.api("GET", "/users/@me")
        assert banned.status == 429
        assert "Via" not in banned.headers
        assert banned.body["retry_after"] == 600
        kit.clock.move(599)
        assert (await wire.api("GET", "/users/@me")).status == 429
        kit.clock.move(1)
        assert (await wire.api("GET", "/users/@me")).status == 200


@pytest.mark.finding("SA-9")
def test_the_ban_comes_with_ten_thousand() -> None:
    assert Bounds().refused_requests == 10_000
