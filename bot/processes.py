"""What the processes beside the bot have in common: they give way to it, and end with it."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def settle_down(gives_way: int) -> None:
    """Begin as a process beside the bot: whoever stops the bot stops it through the bot, and answers go first.

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
