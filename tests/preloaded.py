"""Modules that a bot and its helper processes load at the start, preloaded for all forked bots.

Their reviews take their share of the processor, and the time that they need: beside tests that compute, a process that
gives way to all others would hardly run, and end before it has weighed enough. They look back at finished games only
briefly, as bots in the tests' own process do: in full it would take half of the time of a whole game. A game of
Tunhell, which most tests play, has been drawn: every bot would otherwise render its cards and parse its texts anew.
"""

import gc

import bot.__main__
import bot.discord_io.client
import bot.workers.draw  # noqa: F401  # preloading is the purpose
from bot.workers import think
from games import core
from games.core import Deal, Dice
from games.registry import GAMES
from games.review import estimating
from locales import LOCALES, Speaker, words

EVERY = 32
"""Of so many positions one is drawn."""


def draw_a_game(name: str) -> None:
    """Draw some positions of a random game of two, as the public and the player who is asked see them."""
    game, dice = GAMES[name], Dice("preloaded")
    speakers = [Speaker(words(locale), name, ("Mira", "Odo")) for locale in LOCALES]
    state = game.begin(Deal(2, "preloaded"))
    while now := core.decision(state):
        seat = next(iter(now.asks))
        if state.number % EVERY == 0:
            shown = [*game.pictures.table(game.view(state, None)), *game.pictures.own(game.view(state, seat), "")]
            for panel, speak in ((panel, speak) for panel in shown for speak in speakers):
                panel.draw(speak)
        state = core.apply(state, seat, core.at_random(state, seat, dice))


think.REVIEW_GIVES_WAY, think.REVIEW_PATIENCE = 0, 100.0
estimating.LEAST = estimating.MOST = 2
draw_a_game("tunhell")
gc.collect()
gc.freeze()  # otherwise garbage collection would copy pages in every bot
