"""A socket's queue of outgoing frames, written in order by one task, so that senders never wait."""

import asyncio
import zlib
from collections.abc import Callable

import orjson
from aiohttp import web

from playground.jsontypes import Json

Encode = Callable[[str], str | bytes]


def plain(text: str) -> str:
    """Return a text frame unchanged."""
    return text


def zlib_stream() -> Encode:
    """Return an encoder for one zlib stream with a sync flush after each frame, as the gateway's `zlib-stream`."""
    stream = zlib.compressobj(zlib.Z_BEST_SPEED)  # sent over loopback only

    def encode(text: str) -> bytes:
        return stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)

    return encode


class Outbox:
    """The outgoing frames of one socket; a close is the last of them."""

    def __init__(self, socket: web.WebSocketResponse, encode: Encode = plain) -> None:
        self._socket = socket
        self._encode = encode
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._task = asyncio.create_task(self._write(), name="playground-outbox")

    def send(self, frame: Json) -> None:
        """Queue a JSON frame."""
        self._queue.put_nowait(orjson.dumps(frame).decode())

    def close(self, code: int) -> None:
        """Close the socket after the queued frames are written."""
        self._queue.put_nowait(code)

    async def stop(self) -> None:
        """Stop writing."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            frame = await self._queue.get()
            if isinstance(frame, int):
                await self._socket.close(code=frame)
                return
            encoded = self._encode(frame)
            try:
                if isinstance(encoded, bytes):
                    await self._socket.send_bytes(encoded)
                else:
                    await self._socket.send_str(encoded)
            except ConnectionError:  # the peer has gone; the reader notices and cleans up
                return
