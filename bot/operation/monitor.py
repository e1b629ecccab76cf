"""Metrics and health over HTTP, for this machine only."""

import logging
from collections.abc import Awaitable, Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.model import OperatorSummary

from .metrics import Metrics

log = logging.getLogger(__name__)

HOST = "127.0.0.1"


class Monitor:
    """A small HTTP server: `/metrics` for Prometheus, `/health` for what watches the process."""

    def __init__(
        self, metrics: Metrics, summary: Callable[[], Awaitable[OperatorSummary]], is_connected: Callable[[], bool]
    ) -> None:
        """Show these metrics, with what the database holds at each request."""
        self._metrics, self._summary, self._is_connected = metrics, summary, is_connected
        application = web.Application()
        application.add_routes([web.get("/metrics", self._show_metrics), web.get("/health", self._show_health)])
        self._runner = web.AppRunner(application, access_log=None)

    async def start(self, port: int) -> int:
        """Listen on a port of this machine (0: any free one), and return it; a port in use is said in the log."""
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        try:
            await site.start()
        except OSError as error:
            log.error("Metrics cannot be shown", extra={"port": port, "error": str(error)})
            return 0
        shown: int = self._runner.addresses[0][1]
        log.info("Metrics are shown", extra={"url": f"http://{HOST}:{shown}/metrics"})
        return shown

    async def close(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    async def _show_metrics(self, _: web.Request) -> web.Response:
        text = self._metrics.text(await self._summary(), self._is_connected())
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _show_health(self, _: web.Request) -> web.Response:
        """Healthy is a process whose gateway is connected and whose database answers."""
        connected = self._is_connected()
        summary = await self._summary()
        body = {"connected": connected, "lobbies": summary.lobbies, "games": summary.games, "outbox": summary.outbox}
        return web.json_response(body, status=200 if connected else 503)
