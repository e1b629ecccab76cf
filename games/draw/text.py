"""Lines of text as ink: split by font, measured, shortened and wrapped; rendered once and cached."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from PIL import Image, ImageDraw

from .fonts import FACES, emoji, font, font_for, is_emoji
from .shades import few_shades

ELLIPSIS = "…"
_JOINED = re.compile(r"\u200d[^\s]|[\ufe00-\ufe0f\u20e3\U0001f3fb-\U0001f3ff\U000e0000-\U000e0fff]")
"""Characters that modify the emoji before them: the whole sequence is drawn as that emoji."""
_UNKNOWN, _EMOJI = "?", "emoji"


@dataclass(frozen=True, slots=True)
class Ink:
    """A line ready to be drawn: `pieces` are relative to the start of its baseline; masks take a colour, emoji not."""

    width: int
    pieces: tuple[tuple[Image.Image, int, int], ...]


@lru_cache(maxsize=4096)
def ink(text: str, size: int, face: str = "text") -> Ink:
    """Return the ink of a line of text at a size."""
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
            left, top, right, bottom = (round(edge) for edge in drawn.getbbox(inked, anchor="ls"))
            if right > left and bottom > top:
                mask = Image.new("L", (right - left + 2, bottom - top + 2))
                ImageDraw.Draw(mask).text((1 - left, 1 - top), inked, font=drawn, fill=255, anchor="ls")
                pieces.append((few_shades(mask), round(at) + left - 1, top - 1))
            at += drawn.getlength(inked) + (len(run) - len(inked)) * font(FACES[face], size).getlength(" ")
    return Ink(round(at), tuple(pieces))


def fit(text: str, size: int, width: float, least: int = 0, face: str = "text") -> tuple[Ink, int]:
    """Return the line, scaled down to `least` and then truncated with an ellipsis until it fits into `width`.

    Returns:
        The line and its size.
    """
    while ink(text, size, face).width > width and size > (least or size):
        size -= 1
    line = ink(text, size, face)
    if line.width <= width:
        return line, size
    low, high = 0, len(text)  # binary search for the longest prefix that fits
    while low < high:
        middle = (low + high + 1) // 2
        if ink(text[:middle].rstrip() + ELLIPSIS, size, face).width <= width:
            low = middle
        else:
            high = middle - 1
    while low and low < len(text) and unicodedata.combining(text[low]):
        low -= 1
    return ink(text[:low].rstrip() + ELLIPSIS, size, face), size


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
