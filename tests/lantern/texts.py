"""Adds Lantern's texts to those of the project."""

from functools import cache
from pathlib import Path

import locales
from locales import Locale, Words


@cache
def lantern_words(locale: Locale) -> Words:
    return Words(locale, Path(locales.__file__).parent, Path(__file__).parent / "locales")
