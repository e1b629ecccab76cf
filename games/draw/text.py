"""Lines of text as ink: split by font, measured, shortened and wrapped; rendered once and cached."""

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from PIL import Image, ImageDraw

from .fonts import FACES, emoji, font, font_for, is_emoji
from .shades import few_shades

ELLIPSIS = "…"
NARROW, NARROWEST = 0.75, 0.69
"""The share of its width to which a name is narrowed before it becomes smaller, and before anything is left out."""
_SMALLER = 0.88
"""The share of the smallest size at which a name may be drawn if all of it then fits."""
_FINE = 4
"""Narrow letters are drawn this many times larger and reduced, which keeps their edges smooth."""
_JOINED = re.compile(r"\u200d[^\s]|[\ufe00-\ufe0f\u20e3\U0001f3fb-\U0001f3ff\U000e0000-\U000e0fff]")
"""Characters that modify the emoji before them: the whole sequence is drawn as that emoji."""
_UNKNOWN, _EMOJI = "?", "emoji"


@dataclass(frozen=True, slots=True)
class Ink:
    """A line ready to be drawn.

    Attributes:
        width: in pixels.
        pieces: each relative to the start of its baseline; masks take a colour, emoji not.
        is_cut: whether its end was left out.
    """

    width: int
    pieces: tuple[tuple[Image.Image, int, int], ...]
    is_cut: bool = False


@lru_cache(maxsize=4096)
def ink(text: str, size: int, face: str = "text", share: float = 1) -> Ink:
    """Return the ink of a line of text at a size, its letters narrowed to a share of their width."""
    pieces: list[tuple[Image.Image, int, int]] = []
    at = 0.0
    for name, run in _runs(text, face):
        if name == _EMOJI:
            side = round(size * 1.08)
            for char in run:
                pieces.append((emoji(char, side), round(at), -round(size * 0.86)))
                at += side + size * 0.06
        elif name == _UNKNOWN:
            for _ in run:
                pieces.append((_lozenge(size), round(at), -round(size * 0.66)))
                at += size * 0.66
        else:
            inked = run.rstrip(" ")
            drawn = font(name, size)
            if found := _letters(inked, name, size, share):
                mask, left, top = found
                pieces.append((mask, round(at) + left, top))
            space = font(FACES[face], size).getlength(" ")
            at += share * (drawn.getlength(inked) + (len(run) - len(inked)) * space)
    return Ink(round(at), tuple(pieces))


def _letters(text: str, name: str, size: int, share: float) -> tuple[Image.Image, int, int] | None:
    """Return a mask of letters with its left and top edge, from the start of the baseline; None if nothing is inked."""
    fine = 1 if share == 1 else _FINE
    drawn = font(name, size * fine)
    left, top, right, bottom = (round(edge) for edge in drawn.getbbox(text, anchor="ls"))
    if right <= left or bottom <= top:
        return None
    left, top = left - left % fine, top - top % fine
    width, height = (-(-length // fine) * fine for length in (right - left + 2 * fine, bottom - top + 2 * fine))
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).text((fine - left, fine - top), text, font=drawn, fill=255, anchor="ls")
    if fine > 1:
        mask = mask.resize((max(1, round(width * share / fine)), height // fine), Image.Resampling.BOX)
    return few_shades(mask), round(left * share / fine) - 1, top // fine - 1


def fit(text: str, size: int, width: float, least: int = 0, face: str = "text") -> tuple[Ink, int]:
    """Return the line, scaled down to `least` and then truncated with an ellipsis until it fits into `width`.

    Returns:
        The line and its size.
    """
    while ink(text, size, face).width > width and size > (least or size):
        size -= 1
    line = ink(text, size, face)
    return (line if line.width <= width else _cut(text, size, width, face)), size


def without_emoji(name: str) -> str:
    """Return a player's name without an emoji before it."""
    return name[2:] if len(name) > 2 and is_emoji(name[0]) and name[1] == " " else name


def fit_name(name: str, size: int, width: float, least: int = 0, face: str = "text") -> tuple[Ink, int]:
    """Return a player's name on one line: scaled down to `least`, then narrowed, then without an emoji before it.

    If it is still too long, it is drawn a little smaller, and only if that is not enough, truncated.

    Returns:
        The line and its size.
    """
    smallest = least or size
    bare = without_emoji(name)
    whole = [(at, 1.0) for at in range(size, smallest - 1, -1)]
    narrow = [(smallest, share / 100) for share in range(96, round(100 * NARROW) - 1, -3)]
    tiny = [(round(smallest * _SMALLER), share / 100) for share in range(81, round(100 * NARROWEST) - 1, -3)]
    for text, ways in ((name, (*whole, *narrow)), (bare, (*whole, *narrow, *tiny))):
        for at, share in ways:
            if (line := ink(text, at, face, share)).width <= width:
                return line, at
    return _cut(bare, smallest, width, face, NARROW), smallest


def _cut(text: str, size: int, width: float, face: str, share: float = 1) -> Ink:
    """Return the longest beginning of a line that fits with an ellipsis."""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if ink(text[:middle].rstrip() + ELLIPSIS, size, face, share).width <= width:
            low = middle
        else:
            high = middle - 1
    while low and low < len(text) and unicodedata.combining(text[low]):
        low -= 1
    return replace(ink(text[:low].rstrip() + ELLIPSIS, size, face, share), is_cut=True)


def wrap(text: str, size: int, width: float, most: int, face: str = "text") -> list[str]:
    """Wrap text to at most `most` lines; the last one may be too long and is left to `fit`."""
    lines: list[str] = []
    words = text.split(" ")
    while words:
        count = len(words)
        if len(lines) < most - 1:
            while count > 1 and ink(" ".join(words[:count]), size, face).width > width:
                count -= 1
        lines.append(" ".join(words[:count]))
        words = words[count:]
    return lines


def _runs(text: str, face: str) -> list[tuple[str, str]]:
    """Split text into runs of one font each, without invisible characters."""
    seen = [char for char in _JOINED.sub("", text) if unicodedata.category(char) not in {"Cf", "Cc", "Cs", "Co"}]
    named: list[tuple[str, str]] = []
    for char in seen:
        name = _EMOJI if is_emoji(char) else font_for(char, face) or _UNKNOWN
        if named and (char == " " or unicodedata.category(char)[0] == "M") and named[-1][0] not in {_EMOJI, _UNKNOWN}:
            name = named[-1][0]  # a space or an accent stays with the preceding run
        named.append((name, char))
    return [(name, "".join(char for _, char in run)) for name, run in groupby(named, key=lambda pair: pair[0])]


@lru_cache(maxsize=64)
def _lozenge(size: int) -> Image.Image:
    """Return the replacement for characters that no bundled font has."""
    side = round(size * 0.6)
    fine = Image.new("L", (side * 4, side * 4))
    middle, end = side * 2, side * 4 - 1
    ImageDraw.Draw(fine).line(
        [(middle, 2), (end - 2, middle), (middle, end - 2), (2, middle), (middle, 2)], fill=255, width=max(4, size // 3)
    )
    return few_shades(fine.reduce(4))
