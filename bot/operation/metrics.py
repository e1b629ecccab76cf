"""Figures for operators: metrics, and the page that shows them."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Literal

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.store import StoreFailed

log = logging.getLogger(__name__)

Result = Literal["done", "refused", "failed"]

_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""In seconds; Discord waits three for an answer."""
HOST = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class OperatorSummary:
    """Figures on all tables together, for the operator.

    Attributes:
        lobbies, games: live tables, by phase.
        outbox: the number of undelivered items.
    """

    lobbies: int
    games: int
    outbox: int


class Metrics:
    """The metrics of one process, in a registry of its own."""

    def __init__(self) -> None:
        """Start at zero."""
        self.registry = CollectorRegistry()
        self._interactions = Counter(
            "porion_interactions", "Interactions handled to the end", ["kind", "result"], registry=self.registry
        )
        self._answer = Histogram(
            "porion_answer_seconds", "Seconds until an interaction is handled to the end", ["kind"],
            buckets=_BUCKETS, registry=self.registry,
        )  # fmt: skip
        self._entries = Counter(
            "porion_log_entries", "Entries of tables' logs", ["game", "kind"], registry=self.registry
        )
        self._over_budget = Counter(
            "porion_budget_refusals", "Refusals because a budget was used up", ["whose", "kind"],
            registry=self.registry,
        )  # fmt: skip
        self._tables = Gauge("porion_live_tables", "Tables in the lobby or in play", ["phase"], registry=self.registry)
        self._outbox = Gauge("porion_outbox", "Messages still to be delivered", registry=self.registry)
        self._connected = Gauge("porion_gateway_connected", "Whether the gateway is connected", registry=self.registry)

    @contextmanager
    def answering(self, kind: str) -> Iterator["Answering"]:
        """Time an interaction of a kind, and count its outcome."""
        answering, began = Answering(), perf_counter()
        try:
            yield answering
        except BaseException:
            answering.result = "failed"
            raise
        finally:
            answering.seconds = perf_counter() - began
            self._answer.labels(kind).observe(answering.seconds)
            self._interactions.labels(kind, answering.result).inc()

    def entry(self, game: str, kind: str) -> None:
        """Count an entry of a table's log."""
        self._entries.labels(game, kind).inc()

    def over_budget(self, whose: str, kind: str) -> None:
        """Count a refusal because the budget of a person or a server is used up."""
        self._over_budget.labels(whose, kind).inc()

    def text(self, summary: OperatorSummary, connected: bool, *, is_first: bool = True) -> bytes:
        """Return all metrics in Prometheus' text format.

        Only the first of several processes includes those of the whole database.
        """
        if is_first:
            self._tables.labels("lobby").set(summary.lobbies)
            self._tables.labels("playing").set(summary.games)
            self._outbox.set(summary.outbox)
        self._connected.set(connected)
        return generate_latest(self.registry)


@dataclass
class Answering:
    """An interaction in progress: its outcome, and its total duration."""

    result: Result = "done"
    seconds: float = 0.0


class Monitor:
    """A small HTTP server: `/metrics` for Prometheus, `/health` for process monitoring."""

    def __init__(
        self,
        metrics: Metrics,
        summary: Callable[[], Awaitable[OperatorSummary]],
        is_connected: Callable[[], bool],
        *,
        is_first: bool = True,
    ) -> None:
        """Serve these metrics; the first of several processes adds figures from the database at each request."""
        self._metrics, self._summary, self._is_connected, self._is_first = metrics, summary, is_connected, is_first
        application = web.Application()
        application.add_routes([web.get("/metrics", self._show_metrics), web.get("/health", self._show_health)])
        self._runner = web.AppRunner(application, access_log=None)

    async def start(self, port: int) -> int:
        """Listen on a local port (0: any free one), and return it; a port in use is logged."""
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
        try:
            summary = await self._summary()
        except StoreFailed as failed:  # the store has logged it
            raise web.HTTPServiceUnavailable(text="The database does not answer.") from failed
        text = self._metrics.text(summary, self._is_connected(), is_first=self._is_first)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _show_health(self, _: web.Request) -> web.Response:
        """Report whether the gateway is connected and the database answers."""
        connected = self._is_connected()
        try:
            summary = await self._summary()
        except StoreFailed:  # the store has logged it
            return web.json_response({"connected": connected, "database": "failed"}, status=503)
        body = {"connected": connected, "lobbies": summary.lobbies, "games": summary.games, "outbox": summary.outbox}
        return web.json_response(body, status=200 if connected else 503)
