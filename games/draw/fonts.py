"""The bundled fonts: two faces for the bot's own text, and one for every script a name may be written in."""

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FOLDER = Path(__file__).with_name("fonts")
FACES = {"text": "Cabin-SemiBold.otf", "title": "RobotoSlab-Bold.otf"}
"""The faces that pictures use: text, and titles with figures."""
SCRIPTS = (
    "NotoSans.ttf", "NotoSansCJK.otf", "NotoSansArabic.ttf", "NotoSansHebrew.ttf", "NotoSansDevanagari.ttf",
    "NotoSansThai.ttf", "NotoSansBengali.ttf", "NotoSansTamil.ttf", "NotoSansTelugu.ttf", "NotoSansKannada.ttf",
    "NotoSansMalayalam.ttf", "NotoSansGujarati.ttf", "NotoSansGurmukhi.ttf", "NotoSansSinhala.ttf",
    "NotoSansGeorgian.ttf", "NotoSansArmenian.ttf", "NotoSansEthiopic.ttf", "NotoSansKhmer.ttf", "NotoSansLao.ttf",
    "NotoSansMyanmar.ttf", "NotoSansMath.ttf", "NotoSansSymbols.ttf", "NotoSansSymbols2.ttf",
)  # fmt: skip
"""Fallback fonts, in order, for characters that the face of the text lacks."""
_TILE, _COLUMNS = 48, 40
_PROBE = 24
_NOBODY = "\U0010fffd"
"""An unassigned code point: its glyph is the one a font shows for characters it lacks."""


@lru_cache(maxsize=256)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font at one size, by its file name."""
    return ImageFont.truetype(FOLDER / name, size)


@lru_cache(maxsize=8192)
def font_for(char: str, face: str) -> str:
    """Return the file of the first font that has a character, beginning with the face itself; "" if none has."""
    return next((name for name in (FACES[face], *SCRIPTS) if _has(name, char)), "")


def _has(name: str, char: str) -> bool:
    return _glyph(name, char) != _lacking(name)


@cache
def _lacking(name: str) -> bytes:
    return _glyph(name, _NOBODY)


def _glyph(name: str, char: str) -> bytes:
    """Return a small rendering of a character, sufficient to distinguish it from the glyph for missing characters."""
    image = Image.new("L", (3 * _PROBE, 3 * _PROBE))
    ImageDraw.Draw(image).text((_PROBE, 2 * _PROBE), char, font=font(name, _PROBE), fill=255, anchor="ls")
    return image.tobytes()


@cache
def _emoji_places() -> dict[str, int]:
    """Return the position of each emoji on the sheet."""
    places: dict[str, int] = {}
    for part in (FOLDER / "emoji.txt").read_text("ascii").split():
        first, _, last = part.partition("-")
        for code in range(int(first, 16), int(last or first, 16) + 1):
            places[chr(code)] = len(places)
    return places


@cache
def _emoji_sheet() -> Image.Image:
    return Image.open(FOLDER / "emoji.webp").convert("RGBA")


def is_emoji(char: str) -> bool:
    """Return whether a character is drawn in colour, from the emoji sheet."""
    return char in _emoji_places()


@lru_cache(maxsize=512)
def emoji(char: str, size: int) -> Image.Image:
    """Return an emoji, `size` pixels wide and high."""
    row, column = divmod(_emoji_places()[char], _COLUMNS)
    tile = _emoji_sheet().crop((column * _TILE, row * _TILE, (column + 1) * _TILE, (row + 1) * _TILE))
    return tile.resize((size, size), Image.Resampling.LANCZOS)
