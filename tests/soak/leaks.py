"""Ten planted leaks of hidden information, which the comparison of re-dealt worlds must detect."""

from collections import Counter
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from bot.tables.view import TableView
from games.core import Dice, OneOf, Seat, say
from games.registry import GAMES

from .records import Outcome
from .redeals import Leak, compared

TRIES, POSITIONS = 12, 40


def attempt(seed: str) -> Outcome:
    """Plant each leak in a random game, and check that it is detected."""
    dice = Dice(seed)
    counted, wrong = Counter[str](), list[str]()
    for name, leak in LEAKS.items():
        counted["planted leaks"] += 1
        if not any(is_noticed(leak, f"{seed} {name} {number}", dice) for number in range(TRIES)):
            wrong.append(f"the planted leak was not noticed: {name}")
    return Outcome(counted, wrong)


def is_noticed(leak: Leak, seed: str, dice: Dice) -> bool:
    """Return whether comparing re-dealt worlds of a random game detects a leak."""
    game = GAMES[dice.pick(sorted(GAMES))]
    return any(real != other for _, real, other in compared(game, seed, POSITIONS, leak))


def _hidden(state: Any) -> int:
    """Return a number that depends on everything in a position."""
    saved = GAMES[_game_of(state)].codec.save(state)
    return int.from_bytes(blake2b(saved, digest_size=4).digest())


def _game_of(state: Any) -> str:
    return next(game.id for game in GAMES.values() if isinstance(state, game.state))


def _is_odd(state: Any) -> bool:
    return _hidden(state) % 2 == 1


def _others_hand(view: TableView, state: Any) -> TableView:
    other = Seat(((view.seat or 0) + 1) % state.seats)
    return replace(view, view=view.game.view(state, other))


def _offer(view: TableView, **changes: Any) -> TableView:
    return view if view.offer is None else replace(view, offer=replace(view.offer, **changes))


def _ticket(view: TableView, state: Any) -> TableView:
    return _offer(view, ticket=str(_hidden(state) % 1000))


def _prompt(view: TableView, state: Any) -> TableView:
    return _offer(view, prompt=say("bot-mishap")) if _is_odd(state) else view


def _order(view: TableView, state: Any) -> TableView:
    if view.offer is None or not isinstance(view.offer.shape, OneOf) or not _is_odd(state):
        return view
    return _offer(view, shape=replace(view.offer.shape, choices=view.offer.shape.choices[::-1]))


def _left_out(view: TableView, state: Any) -> TableView:
    if view.offer is None or not isinstance(view.offer.shape, OneOf) or len(view.offer.shape.choices) < 2:
        return view
    return _offer(view, shape=replace(view.offer.shape, choices=view.offer.shape.choices[_is_odd(state) :]))


def _warned(view: TableView, state: Any) -> TableView:
    return _offer(view, warning=lambda _: say("bot-mishap")) if _is_odd(state) else view


def _barred(view: TableView, state: Any) -> TableView:
    return _offer(view, unavailable=()) if _is_odd(state) else view


def _story(view: TableView, state: Any) -> TableView:
    return replace(view, events=view.events[:-1], news=view.news[:-1]) if _is_odd(state) else view


def _awaited(view: TableView, state: Any) -> TableView:
    return replace(view, waiting=view.waiting[1:]) if _is_odd(state) else view


def _rarely(view: TableView, state: Any) -> TableView:
    return replace(view, waiting=()) if _hidden(state) % 40 == 0 else view


LEAKS: dict[str, Leak] = {
    "the hand of another seat is shown": _others_hand,
    "the number of a question depends on what is hidden": _ticket,
    "the words of a question do": _prompt,
    "the order of the choices does": _order,
    "the number of the choices does": _left_out,
    "what is warned of does": _warned,
    "what cannot be chosen does": _barred,
    "what is told does": _story,
    "who is awaited does": _awaited,
    "who is awaited does, in one position of forty": _rarely,
}
