"""Processes that start quickly: forked from one that has loaded the program, instead of a new interpreter.

A forked bot's own processes are forked from the same server, whose private address is passed on here. With Python's
documented means each process would start its own server and load the program again, which takes seconds.
"""

from collections.abc import Callable
from multiprocessing import forkserver, get_context
from multiprocessing.context import ForkServerProcess
from typing import Any

_CONTEXT = get_context("forkserver")
pipe = _CONTEXT.Pipe

_WHERE = ("_forkserver_address", "_forkserver_authkey")
"""Attributes with the server's address; the second exists from Python 3.14."""


def start(target: Callable[..., object], *given: object) -> ForkServerProcess:
    """Run a function in a new process; the first call waits until the program is loaded."""
    _CONTEXT.set_forkserver_preload(["tests.preloaded"])
    forkserver.ensure_running()
    process = _CONTEXT.Process(target=_begin, args=(_reached(), target, given))
    process.start()
    return process


def _reached() -> dict[str, Any]:
    server = vars(forkserver._forkserver)
    return {name: server[name] for name in _WHERE if name in server}


def _begin(reached: dict[str, Any], target: Callable[..., object], given: tuple[object, ...]) -> None:
    """In the new process: use the same server for its own processes, then run the function."""
    vars(forkserver._forkserver).update(reached, ensure_running=lambda: None)
    target(*given)
