"""Modules that a bot and its helper processes load at the start, preloaded for all forked bots.

Their reviews take their share of the processor, and the time that they need: beside tests that compute, a process that
gives way to all others would hardly run, and end before it has weighed enough.
"""

import gc

import bot.__main__
import bot.discord_io.client
import bot.workers.draw  # noqa: F401  # preloading is the purpose
from bot.workers import think
from locales import LOCALES, words

think.REVIEW_GIVES_WAY, think.REVIEW_PATIENCE = 0, 100.0
for locale in LOCALES:
    words(locale)
gc.collect()
gc.freeze()  # otherwise garbage collection would copy pages in every bot
