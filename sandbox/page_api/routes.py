"""The page's requests: where each goes, and what comes back when it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from sandbox.compose import Uploads
from sandbox.errors import ApiError
from sandbox.faults import Faults, Rule
from sandbox.gateway.hub import Hub
from sandbox.model.users import Person
from sandbox.page_api import acting
from sandbox.page_api.socket import PageSockets, message_shape
from sandbox.people.interact import check_visible
from sandbox.people.refusal import Refused
from sandbox.rest import body as bodies
from sandbox.rest.log import RequestLog
from sandbox.web import SAFE, Routes, refuse
from sandbox.world import World

Work = Callable[[web.Request, Any, Uploads], Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageApi:
    """Requests of the page."""

    def __init__(self, world: World, faults: Faults, gateway: Hub, requests: RequestLog) -> None:
        self._world = world
        self._faults = faults
        self._gateway = gateway
        self._requests = requests
        self.sockets = PageSockets(world, faults)

    def add_to(self, routes: Routes) -> None:
        """Register all routes, before those of the page's files."""
        world, route = self._world, routes.add
        route("GET", "/page/socket", self.sockets.connect)
        route("GET", "/page/channels/{channel}/messages", self._handler(self._messages))
        route("GET", "/page/requests", self._handler(self._logged))
        route("POST", "/page/people", self._handler(lambda _r, body, _u: acting.add_person(world, body)))
        route("POST", "/page/channels", self._handler(lambda _r, body, _u: acting.add_channel(world, body)))
        route("POST", "/page/clock", self._handler(lambda _r, body, _u: acting.move_clock(world, body)))
        route("POST", "/page/faults", self._handler(lambda _r, body, _u: self._add_fault(body)))
        route("DELETE", "/page/faults", self._handler(lambda _r, _b, _u: self._remove_faults(None)))
        route("DELETE", "/page/faults/{id}", self._handler(lambda r, _b, _u: self._remove_faults(r.match_info["id"])))
        route("POST", "/page/as/{user}/channels/{channel}/{act}", self._handler(self._in_channel))
        route("POST", "/page/as/{user}/{act}", self._handler(self._act))

    def _handler(self, work: Work) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                body, uploads, _ = await bodies.read(request, self._world.bounds.request_bytes)
                result = work(request, body, uploads)
            except Refused as refusal:
                return refuse(400, str(refusal))
            except (msgspec.ValidationError, msgspec.DecodeError) as invalid:
                return refuse(400, str(invalid))
            except ApiError as error:
                return refuse(error.status, error.message)
            data = msgspec.json.encode(result)
            return web.Response(body=data, content_type="application/json", headers=SAFE)

        return handle

    def _person(self, user_id: str) -> Person:
        person = self._world.people.get(user_id)
        if person is None or person.user.bot:
            raise Refused("there is no such person")
        return person

    def _act(self, request: web.Request, body: Any, uploads: Uploads) -> Any:
        world, person = self._world, self._person(request.match_info["user"])
        acts: dict[str, Callable[[], Any]] = {
            "dm": lambda: acting.open_dm(world, person, body),
            "slash": lambda: acting.use_command(world, person, body, uploads, typing=False),
            "autocomplete": lambda: acting.use_command(world, person, body, uploads, typing=True),
            "component": lambda: acting.use_component(world, person, body),
            "modal": lambda: acting.submit_modal(world, person, body, uploads),
            "settings": lambda: acting.change_settings(world, person, body),
        }
        return self._chosen(acts, request)

    def _in_channel(self, request: web.Request, body: Any, uploads: Uploads) -> Any:
        world, person = self._world, self._person(request.match_info["user"])
        channel_id = request.match_info["channel"]
        acts: dict[str, Callable[[], Any]] = {
            "messages": lambda: acting.say(world, person, channel_id, body, uploads),
            "typing": lambda: acting.typing(world, person, channel_id),
            "read": lambda: acting.read(world, person, channel_id, body),
        }
        return self._chosen(acts, request)

    @staticmethod
    def _chosen(acts: dict[str, Callable[[], Any]], request: web.Request) -> Any:
        act = acts.get(request.match_info["act"])
        if act is None:
            raise Refused(f"nobody can {request.match_info['act'][:40]!r}")
        return act()

    def _messages(self, request: web.Request, _body: Any, _uploads: Uploads) -> Any:
        """Messages of a channel as a person sees them, newest first."""
        person = self._person(request.query.get("as", ""))
        channel = self._world.channel(request.match_info["channel"])
        check_visible(self._world, person, channel)
        limit = min(100, max(1, _number(request.query.get("limit", "50"))))
        before = _number(request.query.get("before") or str(2**63))
        kept = self._world.messages.get(channel.id, {}).values()
        seen = [m for m in kept if m.visible_to(person.user.id) and int(m.id) < before]
        return [message_shape(self._world, message) for message in seen[-limit:][::-1]]

    def _logged(self, request: web.Request, _body: Any, _uploads: Uploads) -> Any:
        return self._requests.after(_number(request.query.get("after", "0")))

    def _add_fault(self, body: Any) -> Any:
        """A rule for requests; or, at once, something that happens to the gateway."""
        asked = body.get("rule", body) if isinstance(body, dict) else body
        if isinstance(asked, dict) and self._gateway.suffer(asked):
            return {"id": 0}
        rule = self._faults.add(msgspec.convert(asked, Rule))
        self._told()
        return {"id": rule.id}

    def _remove_faults(self, rule_id: str | None) -> Any:
        if rule_id is None:
            self._faults.clear()
        elif not self._faults.remove(_number(rule_id)):
            raise Refused("there is no such fault any more")
        self._told()
        return {}

    def _told(self) -> None:
        self._world.emit("FAULTS", {"rules": self._faults.rules})


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 20:
        raise Refused(f"{text[:20]!r} is no number")
    return int(text)
