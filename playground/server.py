"""The playground's HTTP server: Discord's API, the gateway, the page and its files."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from playground import desk, ops_admin, ops_people, ops_play
from playground.clock import Clock
from playground.parts import PARTS, Parts, make_parts
from playground.rest import callbacks, channels, commands, emojis, identity, messages, webhooks
from playground.rest.request import API, answer, api_manners, parts_of
from playground.schema.messages import REQUEST_SIZE
from playground.texts import page_texts
from playground.world import World

PAGE = Path(__file__).parent / "page"
HOST = "127.0.0.1"
HOUSEKEEPING_SECONDS = 30.0
OPS_MODULES = (ops_admin, ops_people, ops_play)  # importing them registers their ops
REST = (identity, channels, messages, commands, emojis, callbacks, webhooks)

routes = web.RouteTableDef()


@routes.get("/")
async def index(_: web.Request) -> web.StreamResponse:
    """Return the page."""
    return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


@routes.get("/static/{path:.+}")
async def static(request: web.Request) -> web.StreamResponse:
    """Return one of the page's files; paths outside its folder are not found."""
    path = (PAGE / request.match_info["path"]).resolve()
    if not path.is_relative_to(PAGE.resolve()) or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})


@routes.get("/texts/{locale}.json")
async def texts(request: web.Request) -> web.Response:
    """Return the page's words in one language."""
    return answer(page_texts(request.match_info["locale"]))


@routes.get("/attachments/{channel}/{file}/{name}")
@routes.get("/emojis/{file}")
async def attachment(request: web.Request) -> web.Response:
    """Return a file of a message, or the picture of an emoji."""
    found = await parts_of(request).world.store.file(request.match_info["file"])
    if found is None:
        raise web.HTTPNotFound
    _, content_type, data = found
    headers = {"Cache-Control": "private, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
    if not content_type.startswith("image/") or content_type == "image/svg+xml":
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=data, content_type=content_type, headers=headers)


@routes.get("/health")
async def health(request: web.Request) -> web.Response:
    """Return whether the server and the bot are running."""
    return answer({"ok": True, "bot_online": parts_of(request).gateway.online})


@routes.get("/page")
async def page(request: web.Request) -> web.StreamResponse:
    """Serve a page's WebSocket; requests from other origins are forbidden."""
    if request.headers.get("Origin", f"http://{request.host}") != f"http://{request.host}":
        raise web.HTTPForbidden
    return await desk.serve(request, parts_of(request))


@routes.get("/gateway")
@routes.get("/gateway/")
async def gateway(request: web.Request) -> web.StreamResponse:
    """Serve the bot's WebSocket."""
    return await parts_of(request).gateway.connect(request)


def make_app(parts: Parts) -> web.Application:
    """Return the application with all its routes."""
    app = web.Application(middlewares=[api_manners], client_max_size=REQUEST_SIZE)
    app[PARTS] = parts
    app.add_routes(routes)
    for module in REST:
        for route in module.routes:
            assert isinstance(route, web.RouteDef)
            app.router.add_route(route.method, API + route.path, route.handler)
    return app


@contextlib.asynccontextmanager
async def serving(db: Path, port: int = 0, *, clock: Clock | None = None, privileged: int = 0) -> AsyncIterator[Parts]:
    """Run the server on loopback within the block; its address is `parts.wire.address`.

    Args:
        db: the SQLite file.
        port: the port to listen on, 0 for any free one.
        clock: the clock, for tests that advance it.
        privileged: the privileged intents allowed to the bot.
    """
    world = await World.open(db, clock or Clock())
    parts = make_parts(world, privileged=privileged)
    await parts.servers.begin()
    await parts.interactions.load()
    runner = web.AppRunner(make_app(parts), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    keeper = asyncio.create_task(_keep_house(parts), name="playground-housekeeping")
    try:
        site = web.TCPSite(runner, HOST, port)
        await site.start()
        parts.wire.address = f"http://{HOST}:{runner.addresses[0][1]}"
        yield parts
    finally:
        keeper.cancel()
        parts.interactions.close()
        await parts.gateway.close()
        await parts.tabs.close()
        await runner.cleanup()
        await world.close()


async def _keep_house(parts: Parts) -> None:
    while True:
        await parts.interactions.forget_old()
        await parts.rooms.archive_idle()
        for message in parts.interactions.expired(list(parts.world.messages.values())):
            await parts.post.replace(message)
        await parts.clock.sleep(HOUSEKEEPING_SECONDS)
