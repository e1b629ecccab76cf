"""Counts the presses for an answer: `python -m tests.bot.present.presses` measures random games of every game.

A button is one press; a menu is two, because it must be opened. A typed number counts as three: button, typing,
sending.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.ids import ControlAction
from bot.present.controls import ChoiceScreen, is_page, leads_to
from bot.present.controls.buttons import follow, screen_of
from bot.present.speech import plain_voice
from bot.tables.view import Offer
from games import core
from games.core import Choice, Dice, Game, Number, OneOf, Seat, Some, SomeOf
from games.registry import GAMES
from locales import Speaker, words
from tests.looking import look

from .play import PLAIN, positions, table_of

TYPED, PAGES = 3, 20


@dataclass
class Tally:
    """Counts of decisions, of steps shown for them, and of presses."""

    decisions: int = 0
    steps: int = 0
    presses: int = 0

    def add(self, steps: int, presses: int) -> None:
        """Count one decision."""
        self.decisions, self.steps, self.presses = self.decisions + 1, self.steps + steps, self.presses + presses


def cost(offer: Offer, choice: Choice, speak: Speaker) -> tuple[int, int]:
    """Return the steps and presses from an offer's first controls to one answer.

    Raises:
        LookupError: the answer is unreachable.
    """
    if isinstance(offer.shape, SomeOf):
        return _cost_of_some(offer, choice, speak)
    path: tuple[str, ...] = ()
    presses = 0
    for steps in range(1, PAGES + 1):
        shown = screen_of(offer, path, speak)
        found = next(_ways(offer, shown, choice), None)
        if found is None:
            raise LookupError(f"{choice} cannot be reached from {path}")
        taken, price = found
        presses += price
        if not isinstance(taken, tuple):
            return steps, presses
        path = taken
    raise LookupError(f"{choice} takes more than {PAGES} steps")


def _ways(offer: Offer, shown: ChoiceScreen, choice: Choice) -> Iterator[tuple[Choice | tuple[str, ...], int]]:
    """Yield the controls of a step that lead to an answer, those that lead farthest first."""
    turns = []
    for key in shown.buttons:
        if key.action is ControlAction.TYPE and isinstance(choice, Number):
            yield choice, TYPED
        elif key.path and leads_to(key.path, choice):
            yield follow(offer, key.path, ()), 1
    for group in shown.menus:
        for entry in group.entries:
            if is_page(entry.value):
                turns.append((follow(offer, group.path, (entry.value,)), 2))
            elif leads_to((entry.value,), choice):
                yield follow(offer, group.path, (entry.value,)), 2
    yield from reversed(turns)


def _cost_of_some(offer: Offer, choice: Choice, speak: Speaker) -> tuple[int, int]:
    """Return the cost of a set: a menu is opened, selected in and closed; a button is one press and may lead on."""
    assert isinstance(choice, Some)
    paths: list[tuple[str, ...]] = [()]
    for steps in range(1, PAGES + 1):
        led = [follow(offer, key.path, ()) for path in paths for key in screen_of(offer, path, speak).buttons]
        if choice in led:
            return steps, steps
        paths = list(dict.fromkeys(path for path in led if isinstance(path, tuple)))
        if not paths:
            break
    return 1, 1 + len(choice.items) + (len(choice.items) > 1)


def measure(game: Game, games: int, locale: str = "en") -> Tally:
    """Play random games, and count the cost of each answer."""
    tally = Tally()
    lang = words(locale)
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        table, dice = table_of(game, seats, PLAIN, locale), Dice(f"pick {number}")
        for state, _ in positions(game, seats, f"presses {number}"):
            now = core.decision(state)
            for seat in now.asks if now else ():
                seen = look(table, state, Seat(seat))
                if seen.offer is None or (isinstance(seen.offer.shape, OneOf) and len(seen.offer.shape.choices) > 400):
                    continue
                tally.add(*cost(seen.offer, core.at_random(state, seat, dice), plain_voice(lang, table)))
    return tally


if __name__ == "__main__":
    for game in GAMES.values():
        found = measure(game, 2)
        print(
            f"{game.id:15} {found.decisions:5} decisions, {found.steps / found.decisions:.2f} steps and "
            f"{found.presses / found.decisions:.2f} presses each"
        )
