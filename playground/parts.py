"""The playground's parts, created once and passed to every route."""

from dataclasses import dataclass

from aiohttp import web

from playground.clock import Clock
from playground.failures import Failures
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.post import Post
from playground.rates import Rates
from playground.rooms import Rooms
from playground.servers import Servers
from playground.tabs import Tabs
from playground.wire import Wire
from playground.world import World


@dataclass(frozen=True, slots=True)
class Parts:
    """The services of a running playground."""

    clock: Clock
    world: World
    wire: Wire
    gateway: Gateway
    tabs: Tabs
    post: Post
    interactions: Interactions
    rooms: Rooms
    servers: Servers
    failures: Failures
    rates: Rates
    old_edits: dict[str, list[float]]


def make_parts(world: World, *, privileged: int = 0) -> Parts:
    """Create all services for a world."""
    wire = Wire(world)
    gateway = Gateway(world, wire, privileged=privileged)
    tabs = Tabs(world, wire)
    post = Post(world, gateway, tabs)
    interactions = Interactions(world, wire, gateway, tabs)
    rooms = Rooms(world, wire, gateway, tabs, post)
    servers = Servers(world, wire, gateway, tabs, rooms)
    parts = Parts(
        world.clock,
        world,
        wire,
        gateway,
        tabs,
        post,
        interactions,
        rooms,
        servers,
        Failures(world.clock),
        Rates(),
        old_edits={},
    )
    gateway.on_change = lambda: tabs.push("bot", {"bot": bot_state(parts)})
    return parts


def bot_state(parts: Parts) -> dict[str, object]:
    """Return the bot as shown on pages."""
    return {
        "user": parts.wire.bot_user(),
        "online": parts.gateway.online,
        "starting": not parts.gateway.has_begun,
        "application_id": parts.world.me["application_id"],
    }


PARTS: web.AppKey[Parts] = web.AppKey("parts", Parts)
