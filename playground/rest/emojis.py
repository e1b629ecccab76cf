"""The application's own emojis, which the bot may use on buttons, in menus and in texts."""

import base64
import binascii
import io
import re

from aiohttp import web
from PIL import Image

from playground.faults import ApiError, Fault, Path, invalid_body, unknown_emoji
from playground.jsontypes import Json
from playground.parts import Parts
from playground.rest.request import answer, nothing, object_body, own_application, read_json

routes = web.RouteTableDef()
MOST, HEAVIEST = 2000, 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_DATA = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.+)", re.DOTALL)


@routes.get("/applications/{application}/emojis")
async def listed(request: web.Request) -> web.Response:
    """Return all emojis."""
    parts = own_application(request)
    return answer({"items": [_wire(parts, one) for one in parts.world.emojis.values()]})


@routes.post("/applications/{application}/emojis")
async def create(request: web.Request) -> web.Response:
    """Create an emoji with an unused name."""
    parts = own_application(request)
    given = object_body(await read_json(request))
    name, image = str(given.get("name", "")), _DATA.fullmatch(str(given.get("image", "")))
    if not _NAME.fullmatch(name):
        raise _invalid(("name",), "STRING_TYPE_REGEX", "Must be 2 to 32 letters, digits and underscores.")
    if any(one["name"] == name for one in parts.world.emojis.values()):
        raise _invalid(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji of this name exists already")
    if len(parts.world.emojis) >= MOST:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST})")
    if image is None:
        raise _invalid(("image",), "IMAGE_INVALID", "Invalid image data")
    data = _picture(image[2])
    emoji_id = parts.clock.snowflake()
    emoji = {"id": emoji_id, "name": name, "animated": image[1] == "gif"}
    parts.world.store.put_file(emoji_id, f"{name}.{image[1]}", f"image/{image[1]}", data)
    await parts.world.save("emoji", emoji)
    return answer(_wire(parts, emoji), status=201)


@routes.get("/applications/{application}/emojis/{emoji}")
async def one_emoji(request: web.Request) -> web.Response:
    """Return one emoji by id."""
    parts = own_application(request)
    return answer(_wire(parts, _known(request, parts)))


@routes.delete("/applications/{application}/emojis/{emoji}")
async def delete(request: web.Request) -> web.Response:
    """Delete an emoji; messages that use it show only its name."""
    parts = own_application(request)
    emoji = _known(request, parts)
    await parts.world.drop_emoji(emoji)
    return nothing()


def _known(request: web.Request, parts: Parts) -> Json:
    found = parts.world.emojis.get(request.match_info["emoji"])
    if found is None:
        raise unknown_emoji()
    return found


def _picture(text: str) -> bytes:
    try:
        data = base64.b64decode(text, validate=True)
        with Image.open(io.BytesIO(data)) as picture:
            picture.verify()
    except (binascii.Error, OSError, SyntaxError):
        raise _invalid(("image",), "IMAGE_INVALID", "Invalid image data") from None
    if len(data) > HEAVIEST:
        raise _invalid(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return data


def _invalid(path: Path, code: str, words: str) -> ApiError:
    return invalid_body([Fault(path, code, words)])


def _wire(parts: Parts, emoji: Json) -> Json:
    return {
        **emoji,
        "roles": [],
        "user": parts.wire.bot_user(),
        "require_colons": True,
        "managed": False,
        "available": True,
    }
