"""What the REST side answers when it refuses: Discord's HTTP statuses, JSON error codes and bodies."""

from __future__ import annotations

from functools import partial
from typing import Any


class ApiError(Exception):
    """A refusal with Discord's body: `message`, `code` and, for forms, the nested `errors`."""

    def __init__(self, status: int, code: int, message: str, **extra: Any) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.extra = extra
        self.headers: dict[str, str] = {}

    def body(self) -> dict[str, Any]:
        """The JSON answer."""
        return {"message": self.message, "code": self.code, **self.extra}


unauthorized = partial(ApiError, 401, 0, "401: Unauthorized")
method_not_allowed = partial(ApiError, 405, 0, "405: Method Not Allowed")
invalid_json = partial(ApiError, 400, 50109, "The request body contains invalid JSON.")
too_large = partial(ApiError, 413, 40005, "Request entity too large")

unknown_channel = partial(ApiError, 404, 10003, "Unknown Channel")
unknown_guild = partial(ApiError, 404, 10004, "Unknown Guild")
unknown_member = partial(ApiError, 404, 10007, "Unknown Member")
unknown_message = partial(ApiError, 404, 10008, "Unknown Message")
unknown_overwrite = partial(ApiError, 404, 10009, "Unknown Overwrite")
unknown_role = partial(ApiError, 404, 10011, "Unknown Role")
unknown_user = partial(ApiError, 404, 10013, "Unknown User")
unknown_webhook = partial(ApiError, 404, 10015, "Unknown Webhook")
unknown_interaction = partial(ApiError, 404, 10062, "Unknown interaction")
unknown_command = partial(ApiError, 404, 10063, "Unknown application command")

maximum_pins = partial(ApiError, 400, 30003, "Maximum number of pins reached (250)")
maximum_roles = partial(ApiError, 400, 30005, "Maximum number of server roles reached (250)")
maximum_channels = partial(ApiError, 400, 30013, "Maximum number of server channels reached (500)")
maximum_commands = partial(ApiError, 400, 30032, "Maximum number of application commands reached (100).")

already_acknowledged = partial(ApiError, 400, 40060, "Interaction has already been acknowledged.")
missing_access = partial(ApiError, 403, 50001, "Missing Access")
not_your_message = partial(ApiError, 403, 50005, "Cannot edit a message authored by another user")
empty_message = partial(ApiError, 400, 50006, "Cannot send an empty message")
cannot_message_user = partial(ApiError, 403, 50007, "Cannot send messages to this user")
missing_permissions = partial(ApiError, 403, 50013, "Missing Permissions")
system_message = partial(ApiError, 403, 50021, "Cannot execute action on a system message")
wrong_channel_type = partial(ApiError, 400, 50024, "Cannot execute action on this channel type")
invalid_webhook_token = partial(ApiError, 401, 50027, "Invalid Webhook Token")
thread_archived = partial(ApiError, 400, 50083, "Thread is archived")
thread_already_created = partial(ApiError, 400, 160004, "A thread has already been created for this message")
maximum_active_threads = partial(ApiError, 400, 160006, "Maximum number of active threads reached")


class InvalidForm(ApiError):
    """50035: fields are wrong; `errors` names each by its path."""

    def __init__(self, errors: dict[str, Any]) -> None:
        super().__init__(400, 50035, "Invalid Form Body", errors=errors)


class RateLimited(ApiError):
    """429: too many requests in a bucket, or in all."""

    def __init__(self, retry_after: float, *, everywhere: bool = False, via: bool = True) -> None:
        super().__init__(429, 0, "You are being rate limited.", retry_after=round(retry_after, 3))
        self.extra["global"] = everywhere
        self.headers["Retry-After"] = str(max(1, round(retry_after)))
        self.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
        if everywhere:
            self.headers["X-RateLimit-Global"] = "true"
        if via:  # without it the client takes the answer for a ban by the network in front of Discord
            self.headers["Via"] = "1.1 sandbox"


class UnknownRoute(ApiError):
    """A route the sandbox does not have: told by name, so that nobody takes it for Discord's own 404."""

    def __init__(self, method: str, path: str) -> None:
        super().__init__(404, 0, f"404: Not Found: the sandbox has no route {method} {path}")
