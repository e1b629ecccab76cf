"""The event loop of the bot: uvloop where it exists, which spends less of the processor on each request."""

import asyncio
import sys


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop for the process: uvloop's, and on Windows, where there is none, Python's own."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # late: nothing of the kind can be installed on Windows

    return uvloop.new_event_loop()
