"""Reads requests and writes answers in the manner of Discord's API."""

import logging
import re
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Any

import multipart  # type: ignore[import-untyped]  # the package has no types
import orjson
from aiohttp import web

from playground import faults
from playground.faults import ApiError, Fault, invalid_body
from playground.files import Upload, safe_name
from playground.jsontypes import Json
from playground.parts import PARTS, Parts
from playground.schema.messages import FILE_SIZE, REQUEST_SIZE

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
API = "/api/v10"
_FILE_FIELD = re.compile(r"files\[(\d+)\]")
_BY_TOKEN_IN_PATH = re.compile(rf"{API}/(interactions/[^/]+/[^/]+/callback|webhooks/[^/]+/[^/]+)")


def parts_of(request: web.Request) -> Parts:
    """Return the playground that received this request."""
    return request.app[PARTS]


def own_application(request: web.Request) -> Parts:
    """Return the playground of a request about an application; raise an error unless it is the bot's own."""
    parts = parts_of(request)
    if request.match_info["application"] != parts.world.me["application_id"]:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    return parts


def answer(body: Any, status: int = 200) -> web.Response:
    """Return a JSON response; its content type has no charset, as discord.py requires."""
    return web.Response(body=orjson.dumps(body), status=status, content_type="application/json")


def nothing() -> web.Response:
    """Return an empty response."""
    return web.Response(status=204)


@web.middleware
async def api_manners(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Check the token, inject configured failures, and turn errors into Discord's JSON."""
    if not request.path.startswith("/api/"):
        return await handler(request)
    parts = parts_of(request)
    try:
        await parts.failures.before(request.method, request.path)
        now = parts.clock.now()
        if not _BY_TOKEN_IN_PATH.match(request.path):
            _check_token(request, parts)
            parts.rates.count(now)
        headers = parts.rates.spend(request.method, request.path, now)
        response = await handler(request)
        response.headers.update(headers)
        parts.failures.after(request.method, request.path)
        return response
    except ApiError as refusal:
        log.debug("%s %s refused: %s", request.method, request.path, refusal.body())
        refused = answer(refusal.body(), refusal.status)
        refused.headers.update(refusal.headers)
        return refused
    except web.HTTPRequestEntityTooLarge:
        return answer(faults.too_large().body(), 413)
    except web.HTTPNotFound:
        log.warning("the playground has no route %s %s", request.method, request.path)
        return answer(faults.not_found().body(), 404)
    except web.HTTPMethodNotAllowed:
        return answer({"message": "405: Method Not Allowed", "code": 0}, 405)


def _check_token(request: web.Request, parts: Parts) -> None:
    if request.headers.get("Authorization") != f"Bot {parts.world.me['token']}":
        raise faults.unauthorized()


async def read_json(request: web.Request) -> Any:
    """Return the JSON body; raise an error if it is not JSON."""
    return _json(await request.read() or b"{}")


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return a message's JSON and its files, from a JSON or multipart request."""
    kind, options = multipart.parse_options_header(request.headers.get("Content-Type", ""))
    if kind != "multipart/form-data":
        return await read_json(request), []
    body: Any = {}
    files: dict[int, Upload] = {}
    for part in await _form(request, options.get("boundary", "")):
        if part.name == "payload_json":
            body = _json(part.raw)
        elif found := _FILE_FIELD.fullmatch(part.name):
            files[int(found[1])] = _file(part)
    return body, [files[number] for number in sorted(files)]


async def _form(request: web.Request, boundary: str) -> list[multipart.MultipartPart]:
    """Return the parts of a form, parsed in one go.

    aiohttp's own parser would spend more time on the header of a file than on its data.
    """
    whole = BytesIO(await request.read())
    try:
        return list(multipart.MultipartParser(whole, boundary, spool_limit=REQUEST_SIZE, memory_limit=REQUEST_SIZE))
    except multipart.MultipartError:
        raise faults.bad_json() from None


def _json(raw: bytes | bytearray) -> Any:
    try:
        return orjson.loads(raw)
    except ValueError:
        raise faults.bad_json() from None


def _file(part: multipart.MultipartPart) -> Upload:
    if part.size > FILE_SIZE:
        raise faults.too_large()
    return Upload(safe_name(part.filename or "file"), part.raw)


def object_body(body: Any) -> Json:
    """Return the body if it is an object; raise an error otherwise."""
    if not isinstance(body, dict):
        raise invalid_body([Fault((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")])
    return body
