"""Processes that start at once: forked from one that has read the program, in place of another interpreter.

What a forked bot starts for its part is forked from the same server, whose private address is handed on here: by what
Python documents, each process would start a server of its own, and read the program once more for seconds.
"""

from collections.abc import Callable
from multiprocessing import forkserver, get_context
from multiprocessing.context import ForkServerProcess
from typing import Any

_CONTEXT = get_context("forkserver")
pipe = _CONTEXT.Pipe

_WHERE = ("_forkserver_address", "_forkserver_authkey")
"""How a process reaches the server; the second from Python 3.14 on."""


def start(target: Callable[..., object], *given: object) -> ForkServerProcess:
    """Do something in a process of its own; the first one waits until the program is read."""
    _CONTEXT.set_forkserver_preload(["tests.preloaded"])
    forkserver.ensure_running()
    process = _CONTEXT.Process(target=_begin, args=(_reached(), target, given))
    process.start()
    return process


def _reached() -> dict[str, Any]:
    server = vars(forkserver._forkserver)
    return {name: server[name] for name in _WHERE if name in server}


def _begin(reached: dict[str, Any], target: Callable[..., object], given: tuple[object, ...]) -> None:
    """In the new process: those that it starts for its part are forked from the same server, which they find ready."""
    vars(forkserver._forkserver).update(reached, ensure_running=lambda: None)
    target(*given)
