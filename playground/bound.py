"""A program that ends with the one that started it, even when that is killed and cannot say so (Linux only).

The system is asked for this in the new process, by a Python that then becomes the program. Code between the fork and
the exec of a process with threads could do it too, but may wait for ever for a lock that one of them held.
"""

import ctypes
import os
import signal
import sys
from collections.abc import Sequence

_PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)


def bound(command: Sequence[str]) -> Sequence[str]:
    """Return what starts a program so that it gets SIGTERM when this process ends.

    On other systems the program alone.
    """
    return [sys.executable, "-m", __name__, str(os.getpid()), *command] if sys.platform == "linux" else command


def _become(parent: int, command: list[str]) -> None:
    ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGTERM)
    if os.getppid() == parent:  # otherwise it has ended just before
        os.execvp(command[0], command)


if __name__ == "__main__":
    _become(int(sys.argv[1]), sys.argv[2:])
