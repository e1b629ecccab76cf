"""A drawing process: in a thread, drawing would hold the GIL while people wait for their answers.

Its input is plain data: a panel's function with the view to draw, and the speaker of the table.
"""

import atexit
import os
import pickle
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from multiprocessing.connection import Connection
from threading import Lock
from traceback import format_exc
from typing import Any, TypeAlias

from PIL import Image, ImageDraw

from bot.workers import clean_start, settle_down
from games.core import Editions, Panel, Speak
from games.draw.captions import caption as written
from games.draw.captions import caption_height
from games.draw.packing import hurried
from games.registry import GAMES
from locales import LOCALES, words

GIVES_WAY = 5
"""The niceness of a drawing process: on a single core, answers have priority over pictures."""
PROCESSES = 4
"""The maximum number of drawing processes; one per two cores."""
DRAWN_TOGETHER = 8
"""The maximum number of pictures sent to a process at a time, while many wait: their common view is sent once."""


@dataclass(frozen=True, slots=True)
class EditionText:
    """An edition of a game's component data, which a drawing process may not have.

    Attributes:
        game: the game's id.
        edition: the name of the edition.
        text: the data.
    """

    game: str
    edition: str
    text: str


def paint(
    draw: Callable[[Speak], bytes], speak: Speak, book: EditionText | None = None, *, is_hurried: bool = False
) -> bytes:
    """Draw one panel as a PNG file.

    Args:
        draw: the panel's function, with its content.
        speak: turns sentences into text.
        book: the component data of its table, unless they are the current ones.
        is_hurried: whether many wait, so that speed matters more than file size.
    """
    if book is not None and book.edition not in GAMES[book.game].editions:
        GAMES[book.game].editions.learn(book.text, rules=Editions.number(book.edition))
    with hurried() if is_hurried else nullcontext():
        return draw(speak)


def _read_words() -> None:
    for locale in LOCALES:
        words(locale)


Work: TypeAlias = Callable[[], Any]
Outcome: TypeAlias = tuple[Any, Exception | None]
"""The result of a piece of work, or the error it raised."""


class _Painter:
    """A drawing process at the end of a pipe: the standard library's pool passes each batch through two threads."""

    def __init__(self) -> None:
        context = clean_start()
        self._line, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), name="painter")  # type: ignore[attr-defined]  # not in typeshed
        self._process.start()
        there.close()

    def carry_out(self, batch: bytes) -> "list[Outcome]":
        """Have pickled work done, and wait for the results.

        Raises:
            EOFError, OSError: the process has died.
        """
        self._line.send_bytes(batch)
        outcomes: list[Outcome] = pickle.loads(self._line.recv_bytes())
        return outcomes

    def end(self, *, wait: bool) -> None:
        """Close the pipe, which ends the process; it must be idle."""
        self._line.close()
        if wait:
            self._process.join()


class Painters(Executor):
    """A pool of drawing processes, each with a thread that waits for it.

    They start with the first picture, or with `warm_up`, which takes a second or two: a thread waits for
    that, so that no answer does. A process that is killed is replaced, and its pictures are drawn again.
    """

    def __init__(self, count: int | None = None, *, is_apart: bool = True) -> None:
        """Draw in `count` processes; by default one per two cores.

        Args:
            count: the number of processes.
            is_apart: whether there are processes; otherwise the threads draw, which slows down everything else.
        """
        self._is_apart = is_apart
        self._count = count or max(1, min(PROCESSES, (os.cpu_count() or 1) // 2))
        self._threads = ThreadPoolExecutor(self._count, thread_name_prefix="painter")
        self._lock = Lock()
        self._idle: list[_Painter] = []
        self._waiting: deque[tuple[Work, Future[Any]]] = deque()
        self._at_work = 0
        self._is_shut_down = False
        atexit.register(self._dismiss)  # otherwise the interpreter would wait for them forever

    def warm_up(self) -> None:
        """Start the processes and load the texts now, so that the first picture does not wait for that."""
        for _ in range(self._count):
            self.submit(_read_words)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Submit work to one of the processes; this returns at once.

        Raises:
            RuntimeError: they have been shut down.
        """
        future: Future[Any] = Future()
        with self._lock:
            if self._is_shut_down:
                raise RuntimeError("nothing more is drawn after the shutdown")
            self._waiting.append((partial(fn, *args, **kwargs), future))
            if self._at_work < self._count:
                self._at_work += 1
                self._threads.submit(self._work_off)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop drawing.

        Args:
            wait: whether to return only once the processes have ended; otherwise they end after their current work.
            cancel_futures: whether to cancel pictures that have not been started.
        """
        with self._lock:
            self._is_shut_down = True
            given_up = [future for _, future in self._waiting] if cancel_futures else []
            if cancel_futures:
                self._waiting.clear()
        for future in given_up:
            future.cancel()
        self._threads.shutdown(wait=wait)
        self._dismiss(wait=wait)
        atexit.unregister(self._dismiss)

    def _dismiss(self, *, wait: bool = False) -> None:
        """End the processes that are idle."""
        with self._lock:
            idle, self._idle = self._idle, []
        for painter in idle:
            painter.end(wait=wait)

    def _work_off(self) -> None:
        """In a thread: process the queue, one batch after another."""
        while batch := self._taken():
            try:
                outcomes = self._done([work for work, _ in batch])
            except BaseException as error:  # noqa: BLE001 - raised where the work is awaited
                for _, future in batch:
                    future.set_exception(error)
                continue
            for (_, future), (result, failure) in zip(batch, outcomes, strict=True):
                if failure is None:
                    future.set_result(result)
                else:
                    future.set_exception(failure)
        if self._is_shut_down:
            self._dismiss()

    def _taken(self) -> list[tuple[Work, Future[Any]]]:
        """Return the next batch: this process's share of the queue; empty if the thread may end."""
        with self._lock:
            batch: list[tuple[Work, Future[Any]]] = []
            most = min(DRAWN_TOGETHER, -(-len(self._waiting) // self._count))
            while self._waiting and len(batch) < most:
                work, future = self._waiting.popleft()
                if future.set_running_or_notify_cancel():
                    batch.append((work, future))
            if not batch:
                self._at_work -= 1
            return batch

    def _done(self, batch: list[Work]) -> list[Outcome]:
        """In a thread: have a batch done, retried in a new process if the first one is killed."""
        if not self._is_apart:
            return [_outcome(work) for work in batch]
        told = pickle.dumps(batch)
        with self._lock:
            painter = self._idle.pop() if self._idle else None
        try:
            painter = painter or _Painter()
            outcomes = painter.carry_out(told)
        except (EOFError, OSError):
            painter = _Painter()
            outcomes = painter.carry_out(told)
        with self._lock:
            self._idle.append(painter)
        return outcomes


def _serve(line: Connection) -> None:
    """In a process: carry out work from the pipe until it is closed."""
    settle_down(GIVES_WAY)
    with line, suppress(EOFError, ConnectionError):  # a killed bot does not close it
        while True:
            batch: list[Work] = pickle.loads(line.recv_bytes())
            line.send_bytes(pickle.dumps([_outcome(work) for work in batch]))


def _outcome(work: Work) -> Outcome:
    try:
        return work(), None
    except Exception as error:  # noqa: BLE001 - raised where the work is awaited
        error.add_note(format_exc())  # a traceback does not cross processes
        return None, error


WIDTHS = (560, 420, 320)
"""Widths in pixels; the narrower ones are for games whose animation would be too big."""
MOST_BYTES = 2_000_000
"""The maximum size of an animation, unless even the narrowest is bigger."""
FRAME_MS, LAST_MS = 1_700, 3_000
"""The duration of a frame, and of the last one."""
_BAR, _GROUND, _DONE, _WORDS = 6, (30, 25, 20), (217, 176, 59), "#f4ead6"


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a game.

    Attributes:
        panels: its pictures.
        caption: the text for the turn that begins and its player.
    """

    panels: Sequence[Panel]
    caption: str


def frame(
    draws: Sequence[Callable[[Speak], bytes]],
    caption: str,
    speak: Speak,
    book: EditionText | None,
    width: int,
    part: float,
) -> bytes:
    """Draw one moment as a PNG file: a caption, a progress bar of the game, and its panels one below another.

    Args:
        draws: the functions of its panels, with their content.
        caption: the text above them.
        speak: turns sentences into text.
        book: the component data of its table, unless they are the current ones.
        width: the width in pixels.
        part: the progress of the game, up to 1.
    """
    images = [_scaled(Image.open(BytesIO(paint(draw, speak, book))), width) for draw in draws]
    y = _head(width)
    whole = Image.new("RGB", (width, y + sum(image.height for image in images)), _GROUND)
    whole.paste(written(caption, width, _GROUND, _WORDS), (0, 0))
    ImageDraw.Draw(whole).rectangle((0, y - _BAR, round(width * part), y - 1), fill=_DONE)
    for image in images:
        whole.paste(image, (0, y))
        y += image.height
    data = BytesIO()
    reduced(whole).save(data, "PNG")
    return data.getvalue()


def moving(frames: Sequence[bytes]) -> bytes:
    """Return the frames as a looping GIF, all with the height of the tallest, and captions and bars in one place."""
    images = [Image.open(BytesIO(data)) for data in frames]
    height = max(image.height for image in images)
    shown = [_padded(image, height) for image in images]
    times = [FRAME_MS] * (len(shown) - 1) + [LAST_MS]
    data = BytesIO()
    shown[0].save(data, "GIF", save_all=True, append_images=shown[1:], duration=times, loop=0, optimize=False)
    return data.getvalue()


def last_frame(film: bytes) -> bytes:
    """Return the last frame of a GIF, as a PNG file."""
    with Image.open(BytesIO(film)) as image:
        image.seek(getattr(image, "n_frames", 1) - 1)
        data = BytesIO()
        image.convert("RGB").save(data, "PNG")
    return data.getvalue()


def reduced(image: Image.Image) -> Image.Image:
    """Return a picture reduced to the number of colours that a GIF can hold.

    A small mark keeps its own colour next to large areas of others.
    """
    return image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _scaled(image: Image.Image, width: int) -> Image.Image:
    return image.convert("RGB").resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)


def _head(width: int) -> int:
    """Return the height of a caption with the progress bar below it."""
    return caption_height(width) + _BAR


def _padded(image: Image.Image, height: int) -> Image.Image:
    if image.height == height:
        return image
    whole, head = Image.new("RGB", (image.width, height), _GROUND), _head(image.width)
    frame_ = image.convert("RGB")
    whole.paste(frame_.crop((0, 0, image.width, head)), (0, 0))
    whole.paste(frame_.crop((0, head, *image.size)), (0, head + (height - image.height) // 2))
    return reduced(whole)


def drawn_signs() -> list[tuple[str, bytes]]:
    """Return every sign of the games, as `game/sign`, with its PNG data."""
    return [
        (f"{game.id}/{sign}", game.pictures.sign(sign))
        for game in GAMES.values()
        for sign in dict.fromkeys(game.pictures.signs.values())
    ]
