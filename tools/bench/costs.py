"""Counts the work for a click: tables loaded, positions parsed, write transactions, requests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.store import SqliteStore
from bot.store.rows.tables import TableRows
from games.core.codec import Codec


@dataclass
class Costs:
    """The counts of one click, from its arrival until all its deliveries are sent."""

    loads: int = 0
    parses: int = 0
    writes: int = 0
    requests: int = 0


@contextmanager
def counting() -> Iterator[Costs]:
    """Count all such work in this process within the block."""
    costs = Costs()
    counted: list[tuple[type[Any], str, str]] = [
        (TableRows, "_read", "loads"),
        (Codec, "load", "parses"),
        (SqliteStore, "write", "writes"),
        (HTTPClient, "request", "requests"),
        (AsyncWebhookAdapter, "request", "requests"),
    ]
    with ExitStack() as stack:
        for owner, name, what in counted:
            stack.enter_context(patch.object(owner, name, _noted(getattr(owner, name), costs, what)))
        yield costs


def _noted(function: Callable[..., Any], costs: Costs, what: str) -> Callable[..., Any]:
    def noted(*args: Any, **kwargs: Any) -> Any:
        setattr(costs, what, getattr(costs, what) + 1)
        return function(*args, **kwargs)

    return noted
