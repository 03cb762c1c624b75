"""Where the sandbox is: what a client must be told to find it, and Discord's own names for the same places."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

DISCORD_GATEWAY = "wss://gateway.discord.gg"
DISCORD_CDN = "https://cdn.discordapp.com"
DISCORD_HOSTS = frozenset(
    {"discord.com", "gateway.discord.gg", "cdn.discordapp.com", "media.discordapp.net", "discordapp.com"}
)


class Address(Struct, frozen=True):
    """A sandbox's addresses on loopback."""

    host: str
    port: int

    @property
    def origin(self) -> str:
        """The page, and the root of everything else."""
        return f"http://{self.host}:{self.port}"

    @property
    def api_base(self) -> str:
        """For `discord.http.Route.BASE`."""
        return f"{self.origin}/api/v10"

    @property
    def gateway_url(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://{self.host}:{self.port}/gateway"

    @property
    def cdn(self) -> str:
        """For `discord.Asset.BASE`."""
        return f"{self.origin}/cdn"

    @property
    def page(self) -> str:
        """Where a browser finds the page."""
        return f"{self.origin}/"

    def outward(self, data: bytes, secure: bool) -> bytes:
        """Over TLS the client believes to talk to Discord: it gets Discord's addresses."""
        if not secure:
            return data
        data = data.replace(self.cdn.encode(), DISCORD_CDN.encode())
        return data.replace(self.gateway_url.encode(), DISCORD_GATEWAY.encode())

    def inward(self, body: Any, secure: bool) -> Any:
        """What such a client sends back names Discord's addresses: they become ours."""
        if not secure or body is None:
            return body
        raw = msgspec.json.encode(body).replace(DISCORD_CDN.encode(), self.cdn.encode())
        return msgspec.json.decode(raw)
