"""What a bot and the processes beside it read when they start: read once, for all bots that are forked from there."""

import gc

import bot.__main__
import bot.discord_io.client
import bot.workers.draw
import bot.workers.think  # noqa: F401  # to have it read is what this is for
from locales import LOCALES, words

for locale in LOCALES:
    words(locale)
gc.collect()
gc.freeze()  # a collector that touched it would copy it in every bot
