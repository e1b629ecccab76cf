"""A recorded game as text: typed decisions, events in both languages, boards, the final score.

After each decision there is the next asked seat, with a digest of everything shown with its question: labels,
refusals, warnings, default answer, hands, what everyone knows of it, and what is wrong with moves of other moments.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from typing import Any

from games import core
from games.core import Choice, Dice, Refusal, Seat
from games.core.foresight import answers_of
from locales import Speaker
from tests.house.play import AnyGame, Position, deal, walk
from tests.house.utterances import asked, board, hand, offered, speakers

BOARD_EVERY = 40  # decisions between two boards
DIGESTS_PER_LINE = 20
READ_LINES = 55  # lines to read of the opening, and as many of a stretch from the middle
TRIED = 6  # moves that are tried at each decision
ANSWERS = 15  # answers of each seat to the question of a saved position
MANNERS = ("phase", "is_public", "is_quiet", "in_rows", "at_once", "people_first", "automatic")
"""What a question tells the bot of how to ask it."""


def record(game: AnyGame, seats: int, seed: int) -> list[str]:
    """Play a random game and return a text for the deal, each decision and the end.

    The seed determines options and dice.
    """
    speaking = speakers(game, seats)
    dealt = deal(game, seats, seed)
    options = " ".join(f"{name}={value}" for name, value in dealt.options.items())
    turns = []
    trial = _Trial(dealt.seed)
    last: Any = None
    for place, position in enumerate(walk(game, dealt)):
        last = position.state
        head = [] if place else [f"{game.id}, {seats} seats, seed {seed}: {options}"]
        board = _board(game, last, speaking[0]) if place % BOARD_EVERY == 0 else []
        asks = _asked(game, last, speaking[0], trial)
        turns.append("\n".join([*head, *_move(place, position, speaking), *asks, *board]))
    return [*turns, "\n".join([*_board(game, last, speaking[0]), *_score(game, last, speaking[0])])]


def asides(game: AnyGame, saved: str) -> list[str]:
    """Return a text for the question of a saved position, and for each of its first answers by each seat asked."""
    state = game.codec.load(saved)
    now = core.decision(state)
    assert now is not None, "a saved position asks something"
    speaking, trial = speakers(game, state.seats), _Trial(now.step.kind)
    turns = ["\n".join([*_asked(game, state, speaking[0], trial), *_board(game, state, speaking[0])])]
    for seat, shape in now.asks.items():
        for choice in islice(answers_of(shape), ANSWERS):
            after = core.apply(state, seat, choice)
            move = _move(len(turns), Position(after, state, seat, choice), speaking)
            turns.append("\n".join([*move, *_asked(game, after, speaking[0], trial)]))
    return turns


def excerpt(turns: Sequence[str]) -> str:
    """Return a readable excerpt of a recorded game: its opening, a part of the middle, and its end."""
    middle = len(turns) // 2
    opening, stretch = _first_lines(turns[:middle]), _first_lines(turns[middle:-1])
    end = turns[-1][turns[-1].rindex("\n\n") :]
    return "\n".join([*opening, "", "[...]", *stretch, "", "[...]", end.removeprefix("\n")]) + "\n"


def _first_lines(turns: Sequence[str]) -> list[str]:
    return "\n".join(turns).splitlines()[:READ_LINES]


def digests(turns: Sequence[str]) -> list[str]:
    """Return lines with a digest of each turn, numbered at their start, and one of the whole game."""
    short = [_digest(turn, 4) for turn in turns]
    lines = [
        f"{place:5} {' '.join(short[place : place + DIGESTS_PER_LINE])}"
        for place in range(0, len(short), DIGESTS_PER_LINE)
    ]
    return [*lines, f"  all {_digest(chr(10).join(turns), 32)}"]


def _digest(text: str, length: int) -> str:
    return sha256(text.encode()).hexdigest()[:length]


def _move(place: int, position: Position, speaking: list[Speaker]) -> Iterator[str]:
    """Yield the typed move, and the events for everyone or one seat."""
    if position.choice is not None and position.seat is not None:
        yield ""
        yield f"{place}. {speaking[0].names[position.seat]}: {core.write_choice(position.choice)}"
    for event in position.state.told:
        ear = "" if event.to is None else f"({speaking[0].names[event.to]}) "
        for speak in speaking:
            yield f"  {speak.words.locale} {ear}{speak(event.say)}"


def _asked(game: AnyGame, state: Any, speak: Speaker, trial: "_Trial") -> Iterator[str]:
    """Yield who is asked, with a digest of the question that is independent of texts, and one of the position."""
    now = core.decision(state)
    if now is None:
        return
    said = [*asked(state, speak), *(one for seat in map(Seat, range(state.seats)) for one in hand(game, state, seat))]
    said += [now.step.explanation(state, seat) for seat in now.asks]
    defaults = [core.default_answer(state, seat) for seat in now.asks]
    manners = [getattr(now.step, name) for name in MANNERS]
    known = [core.public(state), *manners, *trial.refusals(state, now)]
    names = ", ".join(speak.names[seat] for seat in now.asks)
    marks = (_digest(text, 8) for text in (repr((said, defaults)), repr(known), game.position(state)))
    yield f"  asked: {names} ({' '.join(marks)})"


class _Trial:
    """Tries moves that were possible earlier in a game, with their values mixed, by anyone at any moment."""

    def __init__(self, seed: str) -> None:
        """Draw them from a seed."""
        self._dice = Dice(f"try {seed}")
        self._seen: dict[type[Choice], dict[Choice, None]] = {}

    def refusals(self, state: Any, now: core.Decision) -> Iterator[str]:
        """Yield some moves with what is wrong with each, the first fault with its rule."""
        for seat, shape in now.asks.items():
            for choice in (*offered(shape), *now.step.unavailable(state, seat)):
                self._seen.setdefault(type(choice), {})[choice] = None
        for _ in range(TRIED if self._seen else 0):
            seat, choice = Seat(self._dice.below(state.seats)), self._mixed()
            try:
                core.check(state, seat, choice)
            except Refusal as no:
                yield f"{seat} {choice} {type(no).__name__} {no.say} {no.rule}"

    def _mixed(self) -> Choice:
        known = tuple(self._seen[self._dice.pick(tuple(self._seen))])
        values = {name: getattr(self._dice.pick(known), name) for name in known[0].field_names()}
        return known[0].replace(**values) if self._dice.below(2) else self._dice.pick(known)


def _board(game: AnyGame, state: Any, speak: Speaker) -> list[str]:
    return ["", *(f"  | {speak(line)}" for line in board(game, state))]


def _score(game: AnyGame, state: Any, speak: Speaker) -> Iterator[str]:
    yield ""
    result = game.outcome(state)
    for score in result.scores:
        parts = ", ".join(f"{speak.words.text(f'{game.id}-score-{part}')} {n}" for part, n in score.parts.items() if n)
        yield f"{speak.names[score.seat]}: {score.total} ({parts})"
    yield f"Winners: {', '.join(speak.names[Seat(seat)] for seat in result.winners) or '-'}"
