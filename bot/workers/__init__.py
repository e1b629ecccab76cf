"""Worker processes for drawing and thinking: how they are started, run at lower priority, and end with the bot."""

import asyncio
import os
import signal
import sys
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from threading import Thread

PRELOADED = ("bot.workers.draw", "bot.workers.think")
"""The modules that worker processes need: loaded once, for all of them."""


def clean_start() -> BaseContext:
    """Return the multiprocessing context for worker processes.

    A fork of the bot itself could inherit locks of its threads that are never released. A fork server has none, and has
    the games preloaded, so that another process costs little time and memory; on systems without it, each loads them.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(list(PRELOADED))
    return context


def settle_down(gives_way: int) -> None:
    """Initialise a worker process: only the bot stops it, and it runs at lower priority.

    Args:
        gives_way: its niceness.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(gives_way)
    Thread(target=_leave_with_the_bot, name="parent", daemon=True).start()


def _leave_with_the_bot() -> None:
    """End as soon as the bot has ended for whatever reason: one that is killed cannot notify its workers."""
    if (bot := parent_process()) is not None:
        bot.join()
    os._exit(0)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop: uvloop's, which uses less processor time per request; on Windows Python's own."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # late, because it cannot be installed on Windows

    return uvloop.new_event_loop()
