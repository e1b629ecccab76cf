"""Processes that start at once: forked from one that has read the program, in place of another interpreter."""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess

_CONTEXT = get_context("forkserver")
pipe = _CONTEXT.Pipe


def start(target: Callable[..., object], *given: object) -> ForkServerProcess:
    """Do something in a process of its own; the first one waits until the program is read."""
    _CONTEXT.set_forkserver_preload(["tests.preloaded"])
    process = _CONTEXT.Process(target=target, args=given)
    process.start()
    return process
