"""Modules that a bot and its helper processes load at the start, preloaded for all forked bots."""

import gc

import bot.__main__
import bot.discord_io.client
import bot.workers.draw
import bot.workers.think  # noqa: F401  # preloading is the purpose
from locales import LOCALES, words

for locale in LOCALES:
    words(locale)
gc.collect()
gc.freeze()  # otherwise garbage collection would copy pages in every bot
