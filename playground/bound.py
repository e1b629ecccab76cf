"""Starts a program that ends with its parent process, even if that is killed (Linux only).

The new process, still running Python, asks the kernel for this and then executes the program. Code between fork and
exec could do it too, but in a process with threads it might wait forever for a lock held by one of them.
"""

import ctypes
import os
import signal
import sys
from collections.abc import Sequence

_PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)


def bound(command: Sequence[str]) -> Sequence[str]:
    """Return a command that runs the given one and gets SIGTERM when this process ends.

    On systems other than Linux, return the command unchanged.
    """
    return [sys.executable, "-m", __name__, str(os.getpid()), *command] if sys.platform == "linux" else command


def _become(parent: int, command: list[str]) -> None:
    ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGTERM)
    if os.getppid() == parent:  # otherwise the parent has just ended
        os.execvp(command[0], command)


if __name__ == "__main__":
    _become(int(sys.argv[1]), sys.argv[2:])
