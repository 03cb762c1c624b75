"""The second way to point a client here: Discord's own host names over TLS, with nothing in the client changed.

A client whose connector comes from `Disguise.connector()` believes to talk to discord.com; every other host, and
every other address, is refused and noted.
"""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import TCPConnector, web
from aiohttp.abc import AbstractResolver, ResolveResult

from sandbox.address import DISCORD_HOSTS
from sandbox.server import HOST, Sandbox
from sandbox.web import add_cdn


class Disguise(AbstractResolver):
    """Resolves Discord's hosts to the sandbox's TLS port, and nothing else to anything."""

    def __init__(self, port: int, trust: ssl.SSLContext) -> None:
        self.port = port
        self.trust = trust
        self.contacted: set[str] = set()
        """Hosts that were asked for and are Discord's."""
        self.refused: set[str] = set()
        """Everything else that was asked for."""

    def connector(self) -> TCPConnector:
        """For `discord.Client(connector=…)`."""
        return TCPConnector(resolver=self, ssl=self.trust, socket_factory=self._socket, limit=0)

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Loopback for Discord's hosts; an error for all others."""
        if host not in DISCORD_HOSTS:
            self.refused.add(host)
            raise OSError(f"{host}:{port} is not Discord's ({family.name})")
        self.contacted.add(host)
        return [ResolveResult(hostname=host, host=HOST, port=self.port, family=socket.AF_INET, proto=0, flags=0)]

    async def close(self) -> None:
        """Nothing is held."""

    def _socket(self, address: Any) -> socket.socket:
        """Numeric addresses are never resolved: they are refused here."""
        family, kind, protocol, _, target = address
        if target[:2] != (HOST, self.port):
            self.refused.add(f"{target[0]}:{target[1]}")
            raise OSError(f"{target} is not the sandbox")
        return socket.socket(family, kind, protocol)


@asynccontextmanager
async def disguised(sandbox: Sandbox) -> AsyncIterator[Disguise]:
    """Let a sandbox be Discord over TLS as well, for the length of a block. Needs the `openssl` command."""
    with tempfile.TemporaryDirectory() as folder:
        certificate, key = _make_certificate(Path(folder))
        server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        server.load_cert_chain(certificate, key)
        trust = ssl.create_default_context(cafile=str(certificate))
    runner = web.AppRunner(_application(sandbox), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, HOST, 0, ssl_context=server)
        await site.start()
        yield Disguise(runner.addresses[0][1], trust)
    finally:
        await runner.cleanup()


def _application(sandbox: Sandbox) -> web.Application:
    app = web.Application()
    app.router.add_route("*", r"/api/v{version:\d+}/{tail:.*}", sandbox.rest.handle)
    app.router.add_get("/", sandbox.connect)
    add_cdn(app.router.add_get, sandbox.world.cdn, "")

    async def shut(_: web.Application) -> None:
        await sandbox.gateway.shut()

    app.on_shutdown.append(shut)
    return app


def _make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for Discord's hosts that only those trust who are handed it."""
    command = shutil.which("openssl")
    if command is None:
        raise RuntimeError("the openssl command is needed to make a certificate")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    names = ",".join(f"DNS:{host}" for host in sorted(DISCORD_HOSTS))
    kind = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=sandbox"
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(
        [command, *kind.split(), *files, "-addext", f"subjectAltName={names}"], check=True, capture_output=True
    )
    return certificate, key
