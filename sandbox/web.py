"""The CDN and the page's files over HTTP, and the guard in front of everything a browser can reach."""

from __future__ import annotations

import functools
import io
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import quote

from aiohttp import web
from PIL import Image, ImageDraw

from sandbox.address import Address
from sandbox.cdn import INLINE_TYPES, Cdn

PAGE = Path(__file__).parent / "page"
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
CDN_POLICY = "default-src 'none'; sandbox"
AVATAR_COLOURS = ("#5865f2", "#747f8d", "#3ba55c", "#faa61a", "#ed4245", "#eb459e")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Routes:
    """Routes of an application, each behind the guard.

    (aiohttp keeps the last thousand handlers that have a middleware for as long as the process lives, and with them
    whole sandboxes: a run of tests starts hundreds.)
    """

    def __init__(self, app: web.Application, address: Callable[[], Address]) -> None:
        self._router = app.router
        self._address = address

    def add(self, method: str, path: str, handler: Handler) -> None:
        """A route; `*` is any method."""
        self._router.add_route(method, path, self._guarded(handler))

    def get(self, path: str, handler: Handler) -> None:
        """A route that can be read, or asked about with HEAD."""
        self._router.add_get(path, self._guarded(handler))

    def _guarded(self, handler: Handler) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            wrong = foreign(request, self._address().port)
            return refuse(403, wrong) if wrong else await handler(request)

        return handle


def foreign(request: web.Request, port: int) -> str | None:
    """Why a request did not come from here: a foreign host (rebinding), a foreign origin, an unmarked change."""
    hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
    origin = request.headers.get("Origin")
    if request.host not in hosts:
        return "this host is not the sandbox's"
    if origin is not None and origin not in {f"http://{host}" for host in hosts}:
        return "requests from other origins are refused"
    changes = request.method not in ("GET", "HEAD")
    if changes and request.path.startswith("/page/") and request.headers.get("X-Sandbox") != "1":
        return "the header X-Sandbox is missing"
    return None


def refuse(status: int, message: str) -> web.Response:
    """A refusal of the page's API."""
    return web.json_response({"message": message}, status=status, headers=SAFE)


async def page_file(request: web.Request) -> web.StreamResponse:
    """A file of the page; nothing outside its folder."""
    name = request.match_info.get("file") or "index.html"
    path = (PAGE / name).resolve()
    if not path.is_relative_to(PAGE) or not path.is_file() or path.suffix == ".py":
        return refuse(404, "no such file")
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    charset = "utf-8" if kind.startswith("text/") else None
    headers = {**SAFE, "Content-Security-Policy": PAGE_POLICY, "Cache-Control": "no-cache"}
    return web.Response(body=path.read_bytes(), content_type=kind, charset=charset, headers=headers)


def attachment(cdn: Cdn) -> Handler:
    """Serves attachments. What is no picture is a download, and no file can act as a page."""

    async def serve(request: web.Request) -> web.StreamResponse:
        file = cdn.get(request.match_info["attachment"])
        wanted = (request.match_info["channel"], request.match_info["filename"])
        if file is None or (file.channel_id, file.filename) != wanted:
            return web.Response(status=404, text="This content is no longer available.", headers=SAFE)
        headers = {**SAFE, "Content-Security-Policy": CDN_POLICY, "Cache-Control": "private, max-age=31536000"}
        kind = file.content_type if file.content_type in INLINE_TYPES else "application/octet-stream"
        if kind not in INLINE_TYPES:
            headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(file.filename)}"
        return web.Response(body=file.data, content_type=kind, headers=headers)

    return serve


async def avatar(request: web.Request) -> web.StreamResponse:
    """A default avatar, by its number."""
    number = int(request.match_info["number"])
    return web.Response(body=_avatar(number % len(AVATAR_COLOURS)), content_type="image/png", headers=SAFE)


@functools.cache
def _avatar(number: int) -> bytes:
    image = Image.new("RGB", (128, 128), AVATAR_COLOURS[number])
    pen = ImageDraw.Draw(image)
    pen.ellipse((42, 24, 86, 68), fill="white")
    pen.pieslice((20, 76, 108, 164), 180, 360, fill="white")
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def add_cdn(get: Callable[[str, Handler], object], cdn: Cdn, prefix: str) -> None:
    """The CDN's routes under a prefix; `get` adds one that can be read."""
    get(prefix + r"/attachments/{channel:\d+}/{attachment:\d+}/{filename}", attachment(cdn))
    get(prefix + r"/embed/avatars/{number:\d{1,3}}.png", avatar)


async def nothing(_: web.Request) -> web.StreamResponse:
    """What is not there."""
    return refuse(404, "there is nothing here")
