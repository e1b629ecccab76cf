"""The gateway: the WebSocket that sends events to the bot."""

import asyncio
import logging
from collections.abc import Callable

import orjson
from aiohttp import WSMessage, WSMsgType, web

from playground import permissions
from playground.jsontypes import Json
from playground.outbox import Outbox, plain, zlib_stream
from playground.rates import Starts
from playground.sessions import (
    DIRECT_MESSAGES,
    GUILD_MESSAGES,
    GUILDS,
    MESSAGE_CONTENT,
    PRIVILEGED,
    RESUMABLE_SECONDS,
    Session,
)
from playground.wire import Wire
from playground.world import World

log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.05  # discord.py notes the time after sending a heartbeat: an earlier answer looks 41 s late
FRAMES_A_MINUTE = 120


class GatewayClosedError(Exception):
    """Closes the connection with this close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, wire: Wire, *, privileged: int = 0) -> None:
        self._world = world
        self._wire = wire
        self._privileged = privileged
        self._sessions: dict[str, Session] = {}
        self.starts = Starts()
        self.has_begun = False
        self.on_change: Callable[[], None] = lambda: None

    @property
    def online(self) -> bool:
        """Whether the bot is connected and identified."""
        return any(session.outbox for session in self._sessions.values())

    @property
    def shards(self) -> list[tuple[int, int]]:
        """The shard and shard count of each connected session; duplicates mean two sessions of one shard."""
        return sorted(session.shard for session in self._sessions.values() if session.outbox)

    @property
    def listening(self) -> bool:
        """Whether the bot receives events now, or will when it resumes."""
        self._forget_old()
        return bool(self._sessions)

    # Events for the bot.

    def dispatch(self, event: str, data: Json, guild_id: str | None, *, intent: int = 0) -> None:
        """Send an event to the sessions that serve this server and, if `intent` is given, have that intent."""
        for session in self._sessions.values():
            if session.serves(guild_id) and (not intent or session.intents & intent):
                session.dispatch(event, data)

    def message(self, event: str, message: Json, channel: Json) -> None:
        """Send a new or changed message, limited by the bot's intents and permissions."""
        guild_id = channel.get("guild_id")
        if not permissions.of_bot(*self._world.with_parent(channel)):
            return
        intent = GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
        sessions = [one for one in self._sessions.values() if one.serves(guild_id) and one.intents & intent]
        if not sessions:
            return
        data = self._wire.message(message)
        if guild_id:
            data["guild_id"] = guild_id
            if self._wire.is_from_person(message):
                data["member"] = self._wire.member(self._world.guilds[guild_id], message["author_id"])
                del data["member"]["user"]
        me = self._world.me["id"]
        mine = message["author_id"] == me or me in message["mention_ids"] or not guild_id
        for session in sessions:
            full = mine or session.intents & MESSAGE_CONTENT
            session.dispatch(event, data if full else {**data, **_WITHHELD})

    def drop(self, *, resumable: bool, shard: int | None = None) -> None:
        """Close all connections, or those of one shard, as Discord sometimes does."""
        for session in [one for one in self._sessions.values() if shard is None or one.shard[0] == shard]:
            if session.outbox:
                session.outbox.send({"op": 7, "d": None} if resumable else {"op": 9, "d": False})
                session.outbox.close(4000)
            if not resumable:
                del self._sessions[session.id]

    async def close(self) -> None:
        """Close all connections; the bot reconnects when the server is back."""
        for session in list(self._sessions.values()):
            if session.outbox:
                session.outbox.close(1001)

    # One connection.

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one WebSocket until it closes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 14)
        await socket.prepare(request)
        encode = zlib_stream() if request.query.get("compress") == "zlib-stream" else plain
        outbox = Outbox(socket, encode)
        connection = _Connection(self, outbox)
        try:
            outbox.send({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})
            await connection.read(socket)
        except GatewayClosedError as closed:
            await socket.close(code=closed.code)
        finally:
            self._left(connection.session, outbox)
            await outbox.stop()
        return socket

    def _left(self, session: Session | None, outbox: Outbox) -> None:
        if session is not None and session.outbox is outbox:
            session.outbox, session.left_at = None, asyncio.get_running_loop().time()
            self.on_change()

    def _forget_old(self) -> None:
        now = asyncio.get_running_loop().time()
        for session in list(self._sessions.values()):
            if session.left_at is not None and now - session.left_at > RESUMABLE_SECONDS:
                del self._sessions[session.id]

    # Requests of a connection.

    def identify(self, data: Json, outbox: Outbox) -> Session | None:
        """Start a session and send READY and each server; return None if it starts too early."""
        if str(data.get("token", "")).removeprefix("Bot ") != self._world.me["token"]:
            raise GatewayClosedError(4004)
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0 or intents >= 1 << 26:
            raise GatewayClosedError(4013)
        if intents & PRIVILEGED & ~self._privileged:
            raise GatewayClosedError(4014)
        number, count = _shard(data.get("shard", [0, 1]))
        if not self.starts.begin(number, asyncio.get_running_loop().time()):
            return None
        self._forget_old()
        for old in [one for one in self._sessions.values() if one.shard == (number, count) and not one.outbox]:
            del self._sessions[old.id]
        session = Session(intents, (number, count), outbox)
        self._sessions[session.id] = session
        self.has_begun = True
        here = [one for one in self._world.guilds.values() if not one.get("is_left")]
        guilds = [one for one in here if session.serves(one["id"])]
        session.dispatch("READY", self._ready(session, guilds))
        if intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", self._wire.guild(guild))
        self.on_change()
        return session

    def _ready(self, session: Session, guilds: list[Json]) -> Json:
        return {
            "v": 10,
            "user": self._wire.bot_user(),
            "guilds": [{"id": one["id"], "unavailable": True} for one in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._wire.address.replace("http", "ws", 1) + "/gateway/",
            "shard": list(session.shard),
            "application": {"id": self._world.me["application_id"], "flags": 0},
        }

    def resume(self, data: Json, outbox: Outbox) -> Session | None:
        """Resume a session; return None if that is no longer possible."""
        if str(data.get("token", "")).removeprefix("Bot ") != self._world.me["token"]:
            raise GatewayClosedError(4004)
        self._forget_old()
        session = self._sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_replay(sequence):
            return None
        if session.outbox is not None:
            session.outbox.close(4000)
        session.replay(outbox, sequence)
        self.on_change()
        return session


def _shard(given: object) -> tuple[int, int]:
    """Return the shard number and count; raise GatewayClosedError if they are invalid."""
    match given:
        case [int(number), int(count)] if 0 <= number < count and not isinstance(number, bool):
            return number, count
    raise GatewayClosedError(4010)


_WITHHELD: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class _Connection:
    """Reads the frames of one socket."""

    def __init__(self, gateway: Gateway, outbox: Outbox) -> None:
        self._gateway = gateway
        self._outbox = outbox
        self._received: list[float] = []
        self.session: Session | None = None

    async def read(self, socket: web.WebSocketResponse) -> None:
        """Answer frames until the socket closes; close it if it is silent for too long."""
        while True:
            try:
                message = await socket.receive(timeout=HEARTBEAT_MS / 1000 * 1.5)
            except TimeoutError:
                raise GatewayClosedError(4009) from None
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return
            self._count()
            self._frame(_decode(message))

    def _count(self) -> None:
        now = asyncio.get_running_loop().time()
        self._received = [one for one in self._received if now - one < 60] + [now]
        if len(self._received) > FRAMES_A_MINUTE:
            raise GatewayClosedError(4008)

    def _frame(self, frame: Json) -> None:
        data = frame.get("d")
        match frame.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(ACK_SECONDS, self._outbox.send, {"op": 11})
            case 2 if self.session is not None:
                raise GatewayClosedError(4005)
            case 2:
                self.session = self._gateway.identify(data if isinstance(data, dict) else {}, self._outbox)
                self._require_session()
            case 6:
                self.session = self._gateway.resume(data if isinstance(data, dict) else {}, self._outbox)
                self._require_session()
            case 3 | 4 | 8 if self.session is None:
                raise GatewayClosedError(4003)
            case 3 | 4 | 8:
                log.debug("playground gateway ignores op %s", frame["op"])
            case _:
                raise GatewayClosedError(4001)

    def _require_session(self) -> None:
        """Tell the bot to identify if it has no session."""
        if self.session is None:
            self._outbox.send({"op": 9, "d": False})


def _decode(message: WSMessage) -> Json:
    try:
        frame = orjson.loads(message.data)
    except (ValueError, TypeError):
        raise GatewayClosedError(4002) from None
    if not isinstance(frame, dict):
        raise GatewayClosedError(4002)
    return frame
