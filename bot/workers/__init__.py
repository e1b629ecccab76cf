"""What draws and thinks in processes of its own: how they start beside the bot, give way to it, and end with it."""

import asyncio
import os
import signal
import sys
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from threading import Thread

PRELOADED = ("bot.workers.draw", "bot.workers.think")
"""What processes beside the bot work with: read once, for all of them."""


def clean_start() -> BaseContext:
    """Return how processes beside the bot are started.

    A fork of the bot itself may hold the locks of its threads for ever. A fork server has none, and has read the games
    already, so that another process costs little time and memory; where the system has none, each reads them anew.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(list(PRELOADED))
    return context


def settle_down(gives_way: int) -> None:
    """Begin as a process beside the bot: it is stopped through the bot alone, and answers go first.

    Args:
        gives_way: how much it gives way to other processes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(gives_way)
    Thread(target=_leave_with_the_bot, name="parent", daemon=True).start()


def _leave_with_the_bot() -> None:
    """End as soon as the bot has ended in whatever way: one that is killed cannot say so."""
    if (bot := parent_process()) is not None:
        bot.join()
    os._exit(0)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop: uvloop's, which spends less of the processor on each request; on Windows Python's own."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # late: nothing of the kind can be installed on Windows

    return uvloop.new_event_loop()
