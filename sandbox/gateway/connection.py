"""One WebSocket of a bot: what it sends, and what it is sent."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.address import Address
from sandbox.errors import ApiError
from sandbox.gateway import compression
from sandbox.gateway.intents import KNOWN, Intent
from sandbox.gateway.session import UNSHARDED, Outbox, Session, Shard, ready

if TYPE_CHECKING:
    from sandbox.gateway.hub import Hub

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQUENCE, RATE_LIMITED, TIMED_OUT = 4005, 4007, 4008, 4009
INVALID_SHARD, SHARDING_REQUIRED, INVALID_INTENTS, DISALLOWED_INTENTS = 4010, 4011, 4013, 4014
MAX_FRAME = 4096
FRAMES_PER_MINUTE = 120


class Closing(Exception):
    """The connection is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Runs from HELLO until either side closes."""

    def __init__(self, hub: Hub, request: web.Request, address: Address) -> None:
        self._hub = hub
        self._world = hub.world
        self._request = request
        self._address = address
        self._socket = web.WebSocketResponse(max_msg_size=MAX_FRAME, timeout=1.0)
        self._pack = compression.transport(request.query.get("compress"))
        self._outbox = Outbox(self._world.bounds.replay * 10)
        self._session: Session | None = None
        self._frames: list[float] = []
        self._ending: int | None = None

    async def run(self) -> web.WebSocketResponse:
        """Serve the socket."""
        await self._socket.prepare(self._request)
        self._hub.connections.add(self)
        writer = asyncio.create_task(self._write())
        interval = self._hub.heartbeat_interval
        self.send({"op": 10, "d": {"heartbeat_interval": round(interval * 1000)}})
        try:
            while True:
                message = await self._socket.receive(timeout=interval * 2 + 1)
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):  # JSON may come either way
                    break
                self._receive(message.data)
        except Closing as closing:
            await self.close(closing.code)
        except TimeoutError:
            await self.close(TIMED_OUT)
        finally:
            writer.cancel()
            self._hub.connections.discard(self)
            self._leave()
        return self._socket

    def send(self, frame: dict[str, Any]) -> None:
        """Queue a frame that is no event."""
        self._outbox.put(msgspec.json.encode(frame))

    async def close(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Close with a code. The session stays."""
        self._leave()
        await self._socket.close(code=code)

    def end(self, code: int) -> None:
        """Close with a code, after what is queued already."""
        self._leave()
        self._ending = code
        self._outbox.put(b"")

    def abort(self) -> None:
        """Cut the line."""
        self._leave()
        if self._request.transport is not None:
            self._request.transport.abort()

    def _leave(self) -> None:
        if self._session is not None and self._session.outbox is self._outbox:
            self._session.outbox = None

    async def _write(self) -> None:
        secure = self._request.secure
        try:
            while True:
                for frame in await self._outbox.take():
                    if frame:
                        await self._socket.send_frame(*self._pack(self._address.outward(frame, secure)))
                if self._outbox.overflowed or self._ending is not None:
                    await self.close(self._ending or RATE_LIMITED)
        except (ConnectionError, RuntimeError):
            return  # the reader side notices, and ends the connection

    def _receive(self, text: str | bytes) -> None:
        try:
            frame = msgspec.json.decode(text)
            op, data = frame["op"], frame.get("d")
        except (msgspec.DecodeError, TypeError, KeyError, AttributeError):
            raise Closing(DECODE_ERROR) from None
        self._count(op)
        if op == 1:
            if not self._hub.faults.acks_muted:
                self.send({"op": 11})
        elif op == 2:
            self._identify(data if isinstance(data, dict) else {})
        elif op == 6:
            self._resume(data if isinstance(data, dict) else {})
        elif op in (3, 4, 8):
            if self._session is None:
                raise Closing(NOT_AUTHENTICATED)
            if op == 8:
                self._members(self._session, data if isinstance(data, dict) else {})
        else:
            raise Closing(UNKNOWN_OPCODE)

    def _count(self, op: int) -> None:
        if op == 1:
            return
        now = time.monotonic()
        self._frames = [at for at in self._frames if at > now - 60] + [now]
        if len(self._frames) > FRAMES_PER_MINUTE:
            raise Closing(RATE_LIMITED)

    def _identify(self, data: dict[str, Any]) -> None:
        if self._session is not None:
            raise Closing(ALREADY_AUTHENTICATED)
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= KNOWN:
            raise Closing(INVALID_INTENTS)
        if intents & ~self._hub.allowed_intents:
            raise Closing(DISALLOWED_INTENTS)
        try:
            application = self._hub.logins.application(str(data.get("token")).removeprefix("Bot "))
        except ApiError:
            raise Closing(AUTHENTICATION_FAILED) from None
        if data.get("compress") is True and self._pack is compression.plain:
            self._pack = compression.payload
        session = Session(self._world, application, intents, _shard(data.get("shard")))
        if len(session.servers) > self._world.bounds.guilds_per_shard:
            raise Closing(SHARDING_REQUIRED)
        self._session, session.outbox = session, self._outbox
        sharded = data.get("shard") is not None
        session.dispatch("READY", msgspec.json.encode(ready(self._world, session, sharded=sharded)))
        if intents & Intent.GUILDS:
            for server in session.servers:
                session.dispatch_guild(server, unavailable=False)  # READY said that it was; a joined one says nothing
        self._hub.begin(session)

    def _resume(self, data: dict[str, Any]) -> None:
        if self._session is not None:
            raise Closing(ALREADY_AUTHENTICATED)
        session = self._hub.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        frames = session.replay(seq) if session is not None and isinstance(seq, int) else None
        if session is None or frames is None:
            self.send({"op": 9, "d": False})
            return
        self._session = session
        session.outbox = self._outbox
        for frame in frames:
            self._outbox.put(frame)
        session.dispatch("RESUMED", b'{"_trace":["sandbox"]}')
        self._hub.resumes += 1
        self._hub.changed("SESSION_RESUMED", session)

    def _members(self, session: Session, data: dict[str, Any]) -> None:
        """Op 8: the members asked for, by name or id."""
        query, ids = data.get("query"), data.get("user_ids") or []
        wanted = {str(user) for user in ids} if isinstance(ids, list) else {str(ids)}
        limit = data.get("limit") or None
        server = self._world.servers.get(str(data.get("guild_id")))
        if server is None or server not in session.servers:
            return
        found = []
        for user_id, member in server.members.items():
            name = member.nick or self._world.user(user_id).username
            by_name = isinstance(query, str) and not wanted and name.lower().startswith(query.lower())
            if user_id in wanted or by_name:
                found.append(member)
        chunk = {
            "guild_id": server.id,
            "members": found[:limit] if isinstance(limit, int) else found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - set(server.members)),
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", msgspec.json.encode(chunk))


def _shard(asked: Any) -> Shard:
    """The shard a bot identifies as: `[number, count]`, or none at all."""
    if asked is None:
        return UNSHARDED
    try:
        shard = Shard(*msgspec.convert(asked, tuple[int, int]))
    except msgspec.ValidationError:
        raise Closing(INVALID_SHARD) from None
    if not 0 <= shard.number < shard.total:
        raise Closing(INVALID_SHARD)
    return shard
