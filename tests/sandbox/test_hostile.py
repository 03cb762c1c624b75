"""Hostile input to the REST side, the page's API, the CDN and the page's files does no harm."""

from __future__ import annotations

import asyncio
import io
from contextlib import suppress
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sandbox.errors import InvalidForm
from sandbox.kit import Actor, Kit
from sandbox.validation.commands import command
from sandbox.validation.components import components
from sandbox.validation.embeds import embeds
from sandbox.validation.form import Form
from sandbox.validation.modals import modal
from tests.sandbox.wire import Wire, wired

SCRIPT = '<script>alert("x")</script>'


async def test_scripts_are_only_text(wire: Wire, kit: Kit, alice: Actor) -> None:
    member = (await wire.page("POST", "/page/people", json={"name": SCRIPT[:32]})).body
    assert member["user"]["global_name"] == SCRIPT[:32]
    channel = (await wire.page("POST", "/page/channels", json={"name": SCRIPT})).body
    said = await wire.page("POST", f"/page/as/{alice.id}/channels/{channel['id']}/messages", json={"content": SCRIPT})
    assert said.body["content"] == SCRIPT
    assert said.headers["Content-Type"] == "application/json"
    assert said.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "raw",
    [b"{", b"\xff\xfe", b'{"content": NaN}', b"[" * 100_000, b'{"a":' * 50_000, b'"text"', b"12", b"null", b"[]", b""],
)
async def test_bad_json(wire: Wire, kit: Kit, alice: Actor, raw: bytes) -> None:
    channel = kit.channel("games").id
    headers = {"Content-Type": "application/json"}
    answer = await wire.api("POST", f"/channels/{channel}/messages", data=raw, headers=headers)
    assert (answer.status, answer.code) == (400, 50109)
    for path in (f"/page/as/{alice.id}/slash", "/page/people", "/page/faults", "/page/clock"):
        assert (await wire.page("POST", path, data=raw, headers=headers)).status == 400


async def test_huge_bodies(wire: Wire, kit: Kit) -> None:
    channel = kit.channel("games").id
    text = io.BytesIO(b'{"content": "' + b"x" * 2_000_000 + b'"}')
    answer = await wire.api("POST", f"/channels/{channel}/messages", data=text)
    assert (answer.status, answer.code) == (413, 40005)
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "c"}')
    form.add_field("files[0]", io.BytesIO(bytes(10 * 1024 * 1024 + 1)), filename="big.bin")
    answer = await wire.api("POST", f"/channels/{channel}/messages", data=form)
    assert (answer.status, answer.code) == (413, 40005)
    assert len(kit.world.cdn) == 0


async def test_eleven_files(wire: Wire, kit: Kit) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}")
    for number in range(11):
        form.add_field(f"files[{number}]", b"x", filename=f"{number}.txt")
    answer = await wire.api("POST", f"/channels/{kit.channel('games').id}/messages", data=form)
    assert answer.errors("attachments") == ["BASE_TYPE_MAX_LENGTH"]
    assert len(kit.world.cdn) == 0


async def test_broken_multipart(wire: Wire, kit: Kit) -> None:
    path = f"/channels/{kit.channel('games').id}/messages"
    for kind in ("multipart/form-data", "multipart/form-data; boundary=x"):
        answer = await wire.api("POST", path, data=b"--y\r\nnonsense", headers={"Content-Type": kind})
        assert answer.status == 400


@pytest.mark.parametrize(
    "header", [None, "sandbox", "Bearer sandbox", "Bot", "Bot ", "Bot a b", "Bot " + "x" * 500, "Bot <script>"]
)
async def test_bad_tokens(wire: Wire, kit: Kit, header: str | None) -> None:
    async with aiohttp.ClientSession() as session:
        headers = {} if header is None else {"Authorization": header}
        async with session.get(f"{kit.address.api_base}/users/@me", headers=headers) as response:
            assert response.status == 401
    assert not kit.world.apps


@pytest.mark.parametrize(
    "path", ["/nothing/here", "/channels/1/polls/2/expire", "/", "/channels/abc", "/users/@me/@you"]
)
async def test_unknown_routes_are_named(path: str) -> None:
    async with Kit.start() as kit, wired(kit) as wire:
        answer = await wire.api("GET", path)
        assert answer.status == 404
        assert f"GET {path}" in answer.body["message"]
        assert kit.sandbox.unknown_routes == [f"GET {path}"]


async def test_a_known_route_with_another_method(wire: Wire) -> None:
    assert (await wire.api("DELETE", "/users/@me")).status == 405


@pytest.mark.parametrize(
    "path",
    [
        "/page/../server.py",
        "/page/..%2fserver.py",
        "/page/%2e%2e/server.py",
        "/page//etc/passwd",
        "/page/....//server.py",
        "/page/..\\server.py",
        "/cdn/attachments/1/2/../../../../etc/passwd",
        "/cdn/attachments/1/..%2f..%2fetc/passwd",
        "/cdn/../server.py",
        "/page/page_api/../../server.py",
    ],
)
async def test_no_way_out_of_the_folders(kit: Kit, path: str) -> None:
    reader, writer = await asyncio.open_connection(kit.address.host, kit.address.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{kit.address.port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert answer.split()[1] in (b"404", b"400", b"403")
    assert b"import" not in answer
    assert b"root:" not in answer


async def test_files_cannot_act_as_pages(wire: Wire, kit: Kit, alice: Actor) -> None:
    files = {
        "../../evil.html": SCRIPT.encode(),
        "fake.png": SCRIPT.encode(),
        "evil.svg": b"<svg onload='x'/>",
        "..": b"x",
    }
    seen = alice.say("files", files=files)
    assert [file.filename for file in seen.attachments] == ["evil.html", "fake.png", "evil.svg", "unknown"]
    for file in seen.attachments:
        answer = await wire.page("GET", file.url.removeprefix(kit.address.origin))
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "application/octet-stream"
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert "sandbox" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Host": "evil.example"},
        {"Host": "127.0.0.1.evil.example:80"},
    ],
)
async def test_other_origins_and_hosts_are_refused(wire: Wire, kit: Kit, alice: Actor, headers: dict[str, str]) -> None:
    for method, path in (
        ("GET", "/page/requests"),
        ("POST", "/page/people"),
        ("GET", "/"),
        ("PUT", "/nowhere"),
        ("GET", "/page/socket"),
    ):
        assert (await wire.page(method, path, json={"name": "x"}, headers=headers)).status == 403
    assert (await wire.api("GET", "/users/@me", headers=headers)).status == 403


async def test_changes_need_the_marking_header(wire: Wire) -> None:
    assert (await wire.page("POST", "/page/people", json={"name": "x"}, headers={"X-Sandbox": ""})).status == 403
    assert (await wire.page("DELETE", "/page/faults", headers={"X-Sandbox": ""})).status == 403


async def test_the_sandbox_listens_on_loopback_only(kit: Kit) -> None:
    assert kit.address.host == "127.0.0.1"


WRONG_TYPES: list[Any] = [None, 1, "x", [], {}, True, [[]], {"a": {}}, -1, 1e308, "\x00", "9" * 400]


@pytest.mark.parametrize("value", WRONG_TYPES)
async def test_wrong_types_everywhere_in_the_pages_api(wire: Wire, kit: Kit, alice: Actor, value: Any) -> None:
    channel = kit.channel("games").id
    keys = (
        "channel_id command_id message_id custom_id interaction_id options values components name user_id skip to rule"
    )
    body = dict.fromkeys(keys.split(), value)
    paths = [
        "people",
        "channels",
        "clock",
        "faults",
        *(f"as/{alice.id}/{act}" for act in ("slash", "autocomplete", "component", "modal", "dm")),
    ]
    paths += [f"as/{alice.id}/channels/{channel}/{act}" for act in ("read", "typing", "messages")]
    for path in [*paths, f"as/{value}/slash", f"as/{alice.id}/channels/{value}/messages", "as/x/nonsense"]:
        for sent in (body, value):
            answer = await wire.page("POST", f"/page/{path}", json=sent)
            assert answer.status in (200, 400, 403, 404, 405), (path, answer)


KEYS = ["type", "id", "components", "custom_id", "options", "label", "value", "style", "url", "media", "items", "name"]
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**20) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "type",
                    "id",
                    "components",
                    "custom_id",
                    "options",
                    "label",
                    "value",
                    "style",
                    "url",
                    "media",
                    "items",
                    "accessory",
                    "name",
                    "emoji",
                ]
            ),
            inner,
            max_size=5,
        )
    ),
    max_leaves=20,
)
types = st.sampled_from([1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 21, 22, 23])
trees = st.lists(
    st.fixed_dictionaries(
        {"type": types},
        optional={
            "components": st.lists(
                st.fixed_dictionaries({"type": types, "options": json_values, "custom_id": json_values}) | json_values,
                max_size=3,
            ),
            "component": json_values,
            "accessory": json_values,
            "items": json_values,
            "content": json_values,
        },
    ),
    max_size=4,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(json_values | trees)
def test_validation_never_breaks(body: Any) -> None:
    """Whatever comes: it is either fine, or refused with 50035."""
    form = Form({"x": body})
    components(form.root["x"], v2=True)
    components(form.root["x"], v2=False)
    embeds(form.root["x"])
    command(form.root["x"])
    command(Form(body).root)
    for data in (body, {"title": "t", "custom_id": "c", "components": body}):
        with suppress(InvalidForm):
            modal(data)
