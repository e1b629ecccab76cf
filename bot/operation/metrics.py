"""What is counted and timed while the bot runs, in the form that Prometheus collects."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.model import OperatorSummary

Result = Literal["done", "refused", "failed"]

_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds; Discord waits three for an answer."""


class Metrics:
    """The figures of one process, in a registry of its own."""

    def __init__(self) -> None:
        """Begin at zero."""
        self.registry = CollectorRegistry()
        self._interactions = Counter(
            "porion_interactions", "Interactions seen through", ["kind", "result"], registry=self.registry
        )
        self._answer = Histogram(
            "porion_answer_seconds", "Time until an interaction is seen through", ["kind"],
            buckets=_BUCKETS, registry=self.registry,
        )  # fmt: skip
        self._entries = Counter(
            "porion_log_entries", "Entries of tables' logs", ["game", "kind"], registry=self.registry
        )
        self._tables = Gauge("porion_live_tables", "Tables in the lobby or in play", ["phase"], registry=self.registry)
        self._outbox = Gauge("porion_outbox", "Messages still to be delivered", registry=self.registry)
        self._connected = Gauge("porion_gateway_connected", "Whether the gateway is connected", registry=self.registry)

    @contextmanager
    def answering(self, kind: str) -> Iterator["Answering"]:
        """Time an interaction of a kind, and count how it came out."""
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

    def text(self, summary: OperatorSummary, connected: bool) -> bytes:
        """All figures in Prometheus' text format."""
        self._tables.labels("lobby").set(summary.lobbies)
        self._tables.labels("playing").set(summary.games)
        self._outbox.set(summary.outbox)
        self._connected.set(connected)
        return generate_latest(self.registry)


@dataclass
class Answering:
    """An interaction being seen through: how it comes out, and how long it took in the end."""

    result: Result = "done"
    seconds: float = 0.0
