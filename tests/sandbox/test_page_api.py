"""The page's socket and requests, as the page uses them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import aiohttp
import pytest

from sandbox.kit import Actor, Kit
from tests.sandbox.example.client import ExampleBot
from tests.sandbox.wire import Wire


class PageSocket:
    """A page's socket, read event by event."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, hello: dict[str, Any]) -> None:
        self._socket = socket
        self.hello = hello

    async def next(self, *names: str) -> Any:
        """The data of the next event of these names; others are passed over."""
        while True:
            frame = await self._socket.receive_json(timeout=120)
            if frame["t"] in names:
                return frame["d"]


@asynccontextmanager
async def page(kit: Kit, user_id: str | None) -> AsyncIterator[PageSocket]:
    """A page open as somebody."""
    query = f"?as={user_id}" if user_id else ""
    url = f"{kit.address.origin}/page/socket{query}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url, origin=kit.address.origin) as socket:
        first = await socket.receive_json()
        assert first["t"] == "HELLO"
        yield PageSocket(socket, first["d"])


async def test_hello(bot: ExampleBot, kit: Kit, boris: Actor) -> None:
    """What the page is told when it connects."""
    async with page(kit, boris.id) as socket:
        hello = socket.hello
    assert (hello["me"]["username"], hello["me"]["locale"], hello["me"]["dms_open"]) == ("boris", "ru", True)
    assert [user["username"] for user in hello["users"]] == ["alice", "boris", "oksana", "dmytro", "Slowtable"]
    assert hello["guilds"] == [{"id": kit.world.guild.id, "name": "Slowtable"}]
    assert [channel["name"] for channel in hello["channels"]] == ["welcome", "games"]
    assert {member["user"]["username"] for member in hello["members"]} == {user["username"] for user in hello["users"]}
    assert "greet" in [command["name"] for command in hello["commands"]]
    assert (hello["clock_offset"], hello["faults"], hello["read"]) == (0, [], {})


@pytest.mark.parametrize("unknown", [None, "1", "<script>"])
async def test_somebody_unknown_is_the_first_person(kit: Kit, unknown: str | None) -> None:
    async with page(kit, unknown) as socket:
        assert socket.hello["me"]["username"] == "alice"


async def test_a_slash_command_from_the_page(bot: ExampleBot, kit: Kit, wire: Wire, alice: Actor) -> None:
    command = next(found for found in kit.world.commands if found.name == "match")
    body: dict[str, Any] = {
        "channel_id": kit.channel("games").id,
        "command_id": command.id,
        "options": [{"name": "new", "type": 1, "options": [{"name": "game", "type": 3, "value": "Ryozen"}]}],
        "locale": "en-US",
    }
    async with page(kit, alice.id) as socket:
        sent = (await wire.page("POST", f"/page/as/{alice.id}/slash", json=body)).body
        assert (await socket.next("INTERACTION_DONE"))["interaction_id"] == sent["interaction_id"]
        message = await socket.next("MESSAGE_CREATE")
        assert message["content"] == "Ryozen for 2"
        assert message["command"] == "match new"
        assert message["interaction_metadata"]["user"]["username"] == "alice"
        focused = {"name": "game", "type": 3, "value": "sc", "focused": True}
        body |= {"options": [{"name": "new", "type": 1, "options": [focused]}]}
        sent = (await wire.page("POST", f"/page/as/{alice.id}/autocomplete", json=body)).body
        answer = await socket.next("AUTOCOMPLETE")
        assert answer == {"interaction_id": sent["interaction_id"], "choices": [{"name": "Scythe", "value": "Scythe"}]}
        request = await socket.next("REQUEST")
        assert request["path"].endswith("/callback")


async def test_a_control_and_a_modal_from_the_page(bot: ExampleBot, kit: Kit, wire: Wire, alice: Actor) -> None:
    message = (await alice.slash("/form", kind="button")).message
    opener = message.buttons[0].custom_id
    pressed = {
        "channel_id": kit.channel("games").id,
        "message_id": message.id,
        "custom_id": opener,
        "component_type": 2,
    }
    async with page(kit, alice.id) as socket:
        sent = (await wire.page("POST", f"/page/as/{alice.id}/component", json=pressed)).body
        modal = await socket.next("MODAL")
        assert (modal["interaction_id"], modal["title"]) == (sent["interaction_id"], "Old style")
        field = modal["components"][0]["components"][0]
        filled = [{"type": 1, "components": [{"type": 4, "custom_id": field["custom_id"], "value": "Zed"}]}]
        submitted = {"interaction_id": sent["interaction_id"], "custom_id": modal["custom_id"], "components": filled}
        await wire.page("POST", f"/page/as/{alice.id}/modal", json=submitted)
        assert (await socket.next("MESSAGE_UPDATE"))["content"] == "name Zed"


async def test_files_from_the_page(bot: ExampleBot, kit: Kit, wire: Wire, alice: Actor) -> None:
    modal = (await alice.slash("/form", kind="report")).modal
    who, _, _, proof = (item["custom_id"] for item in modal.inputs.values())
    filled = [
        {"component": {"custom_id": who, "values": [alice.id]}},
        {"component": {"custom_id": proof, "values": ["0"]}},
    ]
    form = aiohttp.FormData()
    payload = {"interaction_id": modal.interaction.id, "custom_id": modal.custom_id, "components": filled}
    form.add_field("payload_json", json.dumps(payload))
    form.add_field("files[0]", b"12345", filename="proof.txt")
    async with page(kit, alice.id) as socket:
        await wire.page("POST", f"/page/as/{alice.id}/modal", data=form)
        told = (await socket.next("MESSAGE_CREATE"))["content"]
    assert told == "who ['Alice'] where [] sure False proof ['proof.txt=5']"


async def test_people_see_what_they_may(bot: ExampleBot, kit: Kit, wire: Wire, alice: Actor, boris: Actor) -> None:
    async with page(kit, boris.id) as socket:
        await alice.slash("/secret")
        alice.say("in private", alice.dm)
        await alice.slash("/greet")
        assert (await socket.next("MESSAGE_CREATE"))["content"] == "Hello Alice (en-US)"
    path = f"/page/channels/{kit.channel('games').id}/messages"
    mine = (await wire.page("GET", f"{path}?as={alice.id}")).body
    assert [message["content"] for message in mine] == ["Hello Alice (en-US)", "for your eyes only"]
    others = (await wire.page("GET", f"{path}?as={boris.id}")).body
    assert [message["content"] for message in others] == ["Hello Alice (en-US)"]
    older = (await wire.page("GET", f"{path}?as={alice.id}&before={mine[0]['id']}&limit=1")).body
    assert [message["content"] for message in older] == ["for your eyes only"]
    dm = await wire.page("GET", f"/page/channels/{alice.dm.id}/messages?as={boris.id}")
    assert dm.status == 400


async def test_writing_typing_reading_and_talking(
    kit: Kit, bot: ExampleBot, wire: Wire, alice: Actor, boris: Actor
) -> None:
    games, base = kit.channel("games").id, f"/page/as/{alice.id}"
    async with page(kit, boris.id) as socket:
        said = (await wire.page("POST", f"{base}/channels/{games}/messages", json={"content": "hi"})).body
        assert (await socket.next("MESSAGE_CREATE"))["id"] == said["id"]
        reply = {"content": "hi yourself", "message_reference": {"message_id": said["id"]}}
        answer = (await wire.page("POST", f"/page/as/{boris.id}/channels/{games}/messages", json=reply)).body
        assert (answer["type"], answer["referenced_message"]["content"]) == (19, "hi")
        await wire.page("POST", f"{base}/channels/{games}/typing", json={})
        assert (await socket.next("TYPING_START"))["user_id"] == alice.id
    await wire.page("POST", f"{base}/channels/{games}/read", json={"message_id": answer["id"]})
    assert alice.person.read[games] == answer["id"]
    assert bot.user is not None
    dm = (await wire.page("POST", f"{base}/dm", json={"user_id": str(bot.user.id)})).body
    assert (dm["type"], [user["username"] for user in dm["recipients"]]) == (1, ["Slowtable"])


async def test_settings_people_channels_and_the_clock(kit: Kit, wire: Wire, alice: Actor) -> None:
    async with page(kit, alice.id) as socket:
        await wire.page("POST", f"/page/as/{alice.id}/settings", json={"dms_open": False, "locale": "uk"})
        update = await socket.next("USER_UPDATE")
        assert (update["dms_open"], update["locale"]) == (False, "uk")
        member = (await wire.page("POST", "/page/people", json={"name": "Zoe"})).body
        assert (await socket.next("MEMBER_ADD"))["user"]["id"] == member["user"]["id"]
        channel = (await wire.page("POST", "/page/channels", json={"name": "New Place"})).body
        assert (await socket.next("CHANNEL_CREATE"))["name"] == channel["name"] == "new-place"
        moved = (await wire.page("POST", "/page/clock", json={"skip": 3600})).body
        assert moved["offset"] == 3600
        assert (await socket.next("CLOCK"))["offset"] == 3600
        await wire.page("POST", "/page/clock", json={"to": kit.clock.iso(kit.clock.now() + 60)})
        assert kit.clock.offset == pytest.approx(3660, abs=1)
    for wrong in ({"skip": -1}, {"skip": 1e12}, {"to": "yesterday"}):
        assert (await wire.page("POST", "/page/clock", json=wrong)).status == 400
    assert (await wire.page("POST", f"/page/as/{alice.id}/settings", json={"locale": "xx"})).status == 400


async def test_faults_from_the_page(bot: ExampleBot, kit: Kit, wire: Wire, alice: Actor) -> None:
    async with page(kit, alice.id) as socket:
        rule = {
            "kind": "error",
            "route": "/interactions/*",
            "status": 404,
            "code": 10062,
            "message": "Unknown",
            "count": 1,
        }
        added = (await wire.page("POST", "/page/faults", json=rule)).body
        assert (await socket.next("FAULTS"))["rules"][0]["id"] == added["id"]
        assert (await wire.page("DELETE", f"/page/faults/{added['id']}")).status == 200
        assert (await wire.page("DELETE", f"/page/faults/{added['id']}")).status == 400
        assert (await wire.page("POST", "/page/faults", json={"kind": "nonsense"})).status == 400
        for kind in ("gateway_reconnect", "gateway_drop", "gateway_close"):
            before = kit.sandbox.gateway.resumes
            assert (await wire.page("POST", "/page/faults", json={"kind": kind})).body == {"id": 0}
            await kit.until(partial(_resumed, kit, before))
        await wire.page("POST", "/page/faults", json={"kind": "gateway_mute_acks"})
        assert kit.faults.acks_muted
        await wire.page("DELETE", "/page/faults")
        assert not kit.faults.acks_muted


def _resumed(kit: Kit, before: int) -> bool:
    return kit.sandbox.gateway.resumes > before


async def test_a_timeout_is_told(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    async with page(kit, alice.id) as socket:
        task = alice.start("/sleepy")
        await kit.until(lambda: "interaction" in bot.heard)
        kit.clock.move(3)
        failed = await socket.next("INTERACTION_FAILED")
        assert (failed["reason"], failed["text"]) == ("timeout", "The application did not respond")
        with pytest.raises(AssertionError):
            await task


async def test_the_inspector(bot: ExampleBot, wire: Wire, alice: Actor) -> None:
    await alice.slash("/greet")
    logged = (await wire.page("GET", "/page/requests?after=0")).body
    assert logged[0]["path"] == "/users/@me"
    assert '"Hello Alice' in logged[-1]["request"]
    assert '"response_message_id"' in logged[-1]["response"]
    assert (await wire.page("GET", f"/page/requests?after={logged[-1]['id']}")).body == []


async def test_too_many_pages(kit: Kit) -> None:
    assert len(kit.sandbox.page.sockets) == 0
    async with page(kit, None):
        assert len(kit.sandbox.page.sockets) == 1
    await kit.until(lambda: len(kit.sandbox.page.sockets) == 0)


async def test_the_page_itself(wire: Wire) -> None:
    answer = await wire.page("GET", "/")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    script = await wire.page("GET", "/page/main.js")
    assert script.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert (await wire.page("GET", "/page/nothing.js")).status == 404
