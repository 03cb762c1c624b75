"""Discord's own description of its API, and whether an exchange with the sandbox fits it."""

from __future__ import annotations

import copy
import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
from jsonschema_rs import Draft202012Validator, Registry, ValidationError

from sandbox.rest.log import Exchange

FILE = Path(__file__).parent.parent / "sandbox" / "openapi" / "openapi.json.gz"
OPEN = {"Error", "ErrorResponse", "RatelimitedResponse"}
"""Put together from parts, each of which allows what the others have."""
ACCEPTED: dict[str, dict[str, Any]] = {
    "MessageEditRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
    "ApplicationCommandCreateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandPatchRequestPartial": {"nsfw": {"type": "boolean"}},
    "RichEmbed": {"flags": {"type": "integer"}},
    "MessageAttachmentRequest": {
        name: {}
        for name in ("proxy_url", "size", "url", "spoiler", "height", "width", "content_type", "ephemeral", "flags")
    },
}
"""What discord.py sends and Discord takes although the description does not have it: `tts` in edits, `nsfw` in
commands, `flags` in embeds, all of an attachment that is kept. Ids may be numbers, too, and permissions text (as
Discord documents it), beside the id of whom they are for."""
REFUSED_FOR_ITS_BODY = (400, 413)
"""The sandbox says itself that a request is wrong: nothing more to find."""


MALFORMED = (50006, 50035, 50109)
"""Codes for messages that are empty, forms with errors, and bodies that are no JSON."""
FORM_ERROR = {
    "type": "object",
    "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    "required": ["code", "message"],
    "additionalProperties": False,
}
"""The description has numbers for the codes of form errors; Discord's documentation and Discord itself have names."""


class Operation:
    """One method of one path: checks are compiled when they are first needed."""

    def __init__(self, described: dict[str, Any], api: Api) -> None:
        self._described = described
        self._api = api
        self._compiled: dict[str, Draft202012Validator | None] = {}
        parameters = described.get("parameters", [])
        self.query = {each["name"]: each["schema"] for each in parameters if each["in"] == "query"}

    def request(self) -> Draft202012Validator | None:
        """What a body must be; None if there is to be none."""
        if "request" not in self._compiled:
            content = self._described.get("requestBody", {}).get("content", {})
            schema = (content.get("application/json") or content.get("multipart/form-data") or {}).get("schema")
            if schema is not None:
                _close(schema)
                _permissions_as_text(schema)
            self._compiled["request"] = self._api.compile(schema, answer=False) if schema else None
        return self._compiled["request"]

    def response(self, status: int) -> Draft202012Validator | None:
        """What an answer with this status must be; None if it has no content. KeyError if it is not described."""
        responses = self._described["responses"]
        key = next(key for key in (str(status), f"{status // 100}XX", "none") if key in responses or key == "none")
        if key not in self._compiled:
            described = self._api.resolve(responses[key])
            schema = described.get("content", {}).get("application/json", {}).get("schema")
            self._compiled[key] = self._api.compile(schema, answer=True) if schema else None
        return self._compiled[key]


class Api:
    """The whole description, made strict: an object has the properties it is described with, and no others."""

    def __init__(self) -> None:
        self._document = json.loads(gzip.decompress(FILE.read_bytes()))
        schemas = self._document["components"]["schemas"]
        for name, schema in schemas.items():
            if name not in OPEN:
                _close(schema)
        accepting = copy.deepcopy(schemas)
        schemas["InnerErrors"]["properties"]["_errors"]["items"] = FORM_ERROR
        accepting["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
        _permissions_as_text(accepting)
        for name, more in ACCEPTED.items():
            accepting[name]["properties"].update(more)
        self._registry = Registry(
            [
                ("urn:answers", {"components": {"schemas": schemas}}),
                ("urn:requests", {"components": {"schemas": accepting}}),
            ]
        )
        self._operations: dict[tuple[str, int], list[tuple[list[str], Operation]]] = {}
        for path, methods in self._document["paths"].items():
            steps = path.strip("/").split("/")
            shared = methods.get("parameters", [])
            for method, described in methods.items():
                if method != "parameters":
                    described["parameters"] = [*shared, *described.get("parameters", [])]
                    known = self._operations.setdefault((method.upper(), len(steps)), [])
                    known.append((steps, Operation(described, self)))
        for known in self._operations.values():  # paths with fewer open places come first
            known.sort(key=lambda entry: sum(step[0] == "{" for step in entry[0]))

    def resolve(self, described: dict[str, Any]) -> dict[str, Any]:
        """A response, or what it refers to."""
        reference = described.get("$ref")
        if reference is None:
            return described
        found: dict[str, Any] = self._document["components"]["responses"][reference.rsplit("/", 1)[1]]
        return found

    def compile(self, schema: dict[str, Any], *, answer: bool) -> Draft202012Validator:
        """A check for a schema of the description."""
        base = "urn:answers" if answer else "urn:requests"
        return Draft202012Validator(_rebased(schema, base), registry=self._registry)

    def find(self, method: str, path: str) -> Operation | None:
        """The operation of a request."""
        steps = path.strip("/").split("/")
        for pattern, operation in self._operations.get((method, len(steps)), ()):
            if all(
                expected[0] == "{" or expected == unquote(step) for expected, step in zip(pattern, steps, strict=True)
            ):
                return operation
        return None


@cache
def described_api() -> Api:
    """The description, read once."""
    return Api()


def faults(exchange: Exchange) -> list[str]:
    """Where an exchange does not fit the description."""
    operation = described_api().find(exchange.method, exchange.path)
    name = f"{exchange.method} {exchange.path} -> {exchange.status}"
    if operation is None:
        return [f"{name}: not described"] if exchange.status < 400 else []
    found = []
    if exchange.sent is not None and exchange.status not in REFUSED_FOR_ITS_BODY:
        found += _request_faults(operation, exchange)
    if 200 <= exchange.status < 500:
        found += _response_faults(operation, exchange)
    return [f"{name}: {fault}" for fault in found]


def refusals(exchange: Exchange) -> list[str]:
    """What the sandbox itself found malformed in a request (a fault that was ordered has not read it)."""
    if exchange.sent is None or exchange.status not in REFUSED_FOR_ITS_BODY:
        return []
    told = msgspec.json.decode(exchange.got)
    if exchange.status == 400 and told["code"] not in MALFORMED:
        return []
    return [f"{exchange.method} {exchange.path} -> {exchange.status}: {told}"]


def _request_faults(operation: Operation, exchange: Exchange) -> list[str]:
    found = [f"there is no query parameter {key!r}" for key in exchange.query if key not in operation.query]
    check = operation.request()
    if not exchange.sent:
        return found
    if check is None:
        return [*found, "a body was sent, but none is described"]
    return found + [f"request: {_told(error)}" for error in check.iter_errors(msgspec.json.decode(exchange.sent))]


def _response_faults(operation: Operation, exchange: Exchange) -> list[str]:
    try:
        check = operation.response(exchange.status)
    except KeyError:
        return ["this status is not described"]
    if check is None:
        return ["there is content, but none is described"] if exchange.got else []
    return [f"response: {_told(error)}" for error in check.iter_errors(msgspec.json.decode(exchange.got))]


def _told(error: ValidationError) -> str:
    """Where and what; of alternatives the one that fits best is told of."""
    branches = getattr(error.kind, "context", None)
    if branches:
        depth = len(error.instance_path)
        return " and ".join(_told(inner) for inner in min(branches, key=lambda errors: _distance(errors, depth)))
    where = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.instance_path)
    return f"{where or 'the whole'}: {error.message[:300]}"


def _distance(errors: list[ValidationError], depth: int) -> tuple[bool, int]:
    """How far from fitting an alternative is: one of another type, or another `type`, is not what was meant."""
    foreign = any(
        error.instance_path[depth:] == ["type"]
        or (len(error.instance_path) == depth and error.schema_path[-1:] == ["type"])
        for error in errors
    )
    return foreign, len(errors)


def _close(schema: Any) -> None:
    if isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" in schema:
            schema.setdefault("additionalProperties", False)
        for part in schema.values():
            _close(part)
    elif isinstance(schema, list):
        for part in schema:
            _close(part)


def _permissions_as_text(schema: Any) -> None:
    if isinstance(schema, dict):
        if {"allow", "deny"} <= schema.keys():
            schema.setdefault("id", {})
        for name in ("allow", "deny", "permissions", "default_member_permissions"):
            if isinstance(part := schema.get(name), dict) and part.get("type") == ["integer", "null"]:
                part["type"] = ["integer", "string", "null"]
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        _permissions_as_text(part)


def _rebased(schema: Any, base: str) -> Any:
    if isinstance(schema, dict):
        return {
            key: base + part if key == "$ref" and isinstance(part, str) else _rebased(part, base)
            for key, part in schema.items()
        }
    return [_rebased(part, base) for part in schema] if isinstance(schema, list) else schema
