"""Every word a person reads, in French and English, and the way from an engine's sentence to that word."""

from .words import LOCALES, Locale, MissingWords, Speaker, Words, locale_of, words

__all__ = ["LOCALES", "Locale", "MissingWords", "Speaker", "Words", "locale_of", "words"]
