"""Plain HTTP to a sandbox, for what no library would send."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import aiohttp

from sandbox.kit import Kit


class Answer(NamedTuple):
    """A status, and JSON (or text)."""

    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        """Discord's error code."""
        return int(self.body["code"])

    def errors(self, *path: str) -> list[str]:
        """The codes of the form errors at a path."""
        node = self.body["errors"]
        for step in path:
            node = node[step]
        return [error["code"] for error in node["_errors"]]


class Wire:
    """Requests to one sandbox, as its bot and as its page."""

    def __init__(self, kit: Kit, session: aiohttp.ClientSession) -> None:
        self._kit = kit
        self._session = session

    async def api(self, method: str, path: str, **options: Any) -> Answer:
        """A request of the bot."""
        headers = {"Authorization": "Bot sandbox", **options.pop("headers", {})}
        return await self._request(method, self._kit.address.api_base + path, headers, options)

    async def page(self, method: str, path: str, **options: Any) -> Answer:
        """A request of the page."""
        headers = {"X-Sandbox": "1", **options.pop("headers", {})}
        return await self._request(method, self._kit.address.origin + path, headers, options)

    async def send(self, **message: Any) -> Answer:
        """A message of the bot in #games."""
        return await self.api("POST", f"/channels/{self._kit.channel('games').id}/messages", json=message)

    async def _request(self, method: str, url: str, headers: dict[str, str], options: dict[str, Any]) -> Answer:
        async with self._session.request(method, url, headers=headers, **options) as response:
            is_json = response.content_type == "application/json"
            body = await (response.json() if is_json else response.text())
            return Answer(response.status, body, response.headers)


@asynccontextmanager
async def wired(kit: Kit) -> AsyncIterator[Wire]:
    """A wire to a kit's sandbox."""
    async with aiohttp.ClientSession() as session:
        yield Wire(kit, session)
