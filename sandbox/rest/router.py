"""Routes by method and path, and the call a handler gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec import Struct

from sandbox import errors
from sandbox.compose import Uploads
from sandbox.model.commands import Application

if TYPE_CHECKING:
    from sandbox.world import World


class Call(Struct, kw_only=True):
    """A request on its way to a handler."""

    world: World
    method: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    application: Application | None
    body: Any
    uploads: Uploads

    @property
    def app(self) -> Application:
        """The bot that calls; the pipeline made sure of it, unless the route is open."""
        if self.application is None:
            raise errors.unauthorized()
        return self.application

    @property
    def object(self) -> dict[str, Any]:
        """The body as a JSON object."""
        if not isinstance(self.body, dict):
            raise errors.invalid_json()
        return self.body


class Answer(NamedTuple):
    """What a handler wants to be sent: a status, and an object or nothing."""

    data: Any = None
    status: int = 200


NO_CONTENT = Answer(None, 204)
Handler: TypeAlias = Callable[[Call], Answer]


class Route(NamedTuple):
    """A path with named parts, and what is done there."""

    method: str
    template: str
    steps: tuple[str, ...]
    handler: Handler
    open: bool
    """Needs no bot token: what is allowed is decided by another token in the path."""


class Router:
    """All routes; found by method and number of steps."""

    def __init__(self) -> None:
        self._routes: dict[tuple[str, int], list[Route]] = {}
        self._paths: dict[int, list[Route]] = {}

    def add(
        self,
        method: str,
        template: str,
        *,
        open: bool = False,  # noqa: A002
    ) -> Callable[[Handler], Handler]:
        """Register a handler: `@routes.add("GET", "/channels/{channel_id}")`."""

        def register(handler: Handler) -> Handler:
            steps = tuple(template.strip("/").split("/"))
            route = Route(method, template, steps, handler, open)
            self._routes.setdefault((method, len(steps)), []).append(route)
            self._paths.setdefault(len(steps), []).append(route)
            return handler

        return register

    def include(self, other: Router) -> None:
        """Take over another router's routes."""
        for key, routes in other._routes.items():
            self._routes.setdefault(key, []).extend(routes)
        for size, routes in other._paths.items():
            self._paths.setdefault(size, []).extend(routes)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        """The route of a request and its named parts; 404 (with the name) or 405 if there is none."""
        steps = path.strip("/").split("/")
        for route in self._routes.get((method, len(steps)), ()):
            if (params := _match(route.steps, steps)) is not None:
                return route, params
        for route in self._paths.get(len(steps), ()):
            if _match(route.steps, steps) is not None:
                raise errors.method_not_allowed()
        raise errors.UnknownRoute(method, path)


def _match(pattern: tuple[str, ...], steps: list[str]) -> dict[str, str] | None:
    params = {}
    for expected, step in zip(pattern, steps, strict=True):
        if expected[0] == "{":
            name = expected[1:-1]
            if name.endswith("_id") and not step.isdigit():
                return None
            params[name] = step
        elif expected != step:
            return None
    return params
