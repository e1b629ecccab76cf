"""A table in the terminal: boards and hands as text, moves selected by number or typed."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from games import core
from games.core import Amount, Choice, Dice, Game, Number, OneOf, Refusal, Seat, Section, Shape, Some, SomeOf, State
from games.puzzles import Puzzle, Verdict, judge, puzzles_of
from locales import Speaker, Words

_MENU = 30
"""Maximum number of choices in a menu; if there are more, the player types part of what they are looking for."""


@dataclass
class Terminal:
    """Plays one table; seats from 0 to `people` - 1 are asked, the others are computer players.

    `ask` and `show` can be replaced for tests.
    """

    game: Game[Any, Any]
    words: Words
    people: int = 1
    seed: str = "terminal"
    ask: Callable[[str], str] = input
    show: Callable[[str], None] = print
    speaker: Speaker = field(init=False)
    dice: Dice = field(init=False)

    def play(self, state: State) -> State:
        """Play to the final score and return the last state.

        Raises:
            EOFError: the input ended before the game did.
        """
        names = [self._name(seat) for seat in range(state.seats)]
        self.speaker = Speaker(self.words, self.game.id, names)
        self.dice = Dice(f"computer {self.seed}")
        self.show(f"== {self.words.text(f'{self.game.id}-title')} · {self.seed} ==")
        self._tell(state)
        while now := core.decision(state):
            seat = next(iter(now.asks))
            state = self._person(state, seat) if seat < self.people else self._computer(state, seat)
            self._tell(state)
        self._score(state)
        return state

    def retell(self, names: Sequence[str], positions: Iterable[State], last: State) -> None:
        """Print a recorded game: the public events of each position, then the score if the game is over."""
        self.speaker = Speaker(self.words, self.game.id, names)
        for state in positions:
            self._tell(state)
        if core.decision(last) is None:
            self._score(last)

    def solve(self, puzzle: Puzzle) -> bool:
        """Show a puzzle from its seat's view, ask it once, and return whether the answer is right, after printing why.

        Raises:
            EOFError: the input ended before there was an answer.
        """
        state, text = puzzle.state(), self.words.text
        self.people = state.seats
        names = [text("puzzle-player", n=seat + 1) for seat in range(state.seats)]
        self.speaker = Speaker(self.words, self.game.id, names)
        every, title = puzzles_of(self.game.id), text(f"{self.game.id}-title")
        self.show(f"== {text('puzzle-head', title=title, n=every.index(puzzle) + 1, count=len(every))} ==")
        theme = text(f"{self.game.id}-topic-{puzzle.theme}")
        self.show(text("puzzle-facts", theme=theme, difficulty=puzzle.difficulty))
        self.show(text("puzzle-task", seat=self.speaker.names[puzzle.seat], also=len(puzzle.also)))
        self._look(state, puzzle.seat)
        while True:
            try:
                answer = self._asked(state, puzzle.seat)
                verdict = judge(puzzle, answer)
            except Refusal as refusal:
                self._refuse(refusal)
                continue
            self._judged(state, puzzle.answered(answer), verdict)
            return verdict.is_right

    def _judged(self, state: State, puzzle: Puzzle, verdict: Verdict) -> None:
        """Print what speaks against a wrong answer, then the best one with its explanation."""
        answer, text = self._said(state, puzzle.answer()), self.words.text
        self.show(f"\n{text('puzzle-right' if verdict.is_right else 'puzzle-wrong', answer=answer)}")
        for one in verdict.against[:1]:
            self.show(f"- {_plain(self.speaker(one))}")
        if puzzle.also:
            others = [self._said(state, other) for other in puzzle.others()]
            self.show(text("puzzle-also", answers=self.words.enumerate(others), count=len(others)))
        if self.words.has(puzzle.why.id):  # one that has just been found is not explained yet
            self.show(text(puzzle.why.id))
        self.show(text("puzzle-gap", gap=puzzle.gap, also=len(puzzle.also)))

    def _said(self, state: State, choice: Choice) -> str:
        """Return the description of a choice in words."""
        now = core.decision(state)
        assert now is not None, "a choice answers an open question"
        match choice:
            case Some(items):
                return self.words.enumerate([self.speaker.thing(item) for item in items]) or "-"
            case Number(n):
                return str(n)
        return self.speaker(now.step.label(state, choice))

    def _name(self, seat: int) -> str:
        return self.words.text("terminal-player" if seat < self.people else "terminal-computer", n=seat + 1)

    def _computer(self, state: State, seat: Seat) -> State:
        imagined = self.game.imagine(state, seat, Dice(f"{self.seed} {state.number}"))
        return core.apply(state, seat, core.at_random(imagined, seat, self.dice))

    def _person(self, state: State, seat: Seat) -> State:
        """Show the table once, then ask until an answer is legal; return the position after it."""
        self._look(state, seat)
        while True:
            try:
                return core.apply(state, seat, self._asked(state, seat))
            except Refusal as refusal:
                self._refuse(refusal)

    def _look(self, state: State, seat: Seat) -> None:
        """Show the table and the seat's hand."""
        self._print(self.game.board(self.game.view(state, None)))
        self._print(self.game.hand(self.game.view(state, seat)))

    def _refuse(self, refusal: Refusal) -> None:
        self.show(f"! {self.speaker(refusal.say)} ({refusal.rule})")

    def _asked(self, state: State, seat: Seat) -> Choice:
        """Return the answer of the person at a seat, legal or not."""
        now = core.decision(state)
        assert now is not None, "a person is only asked while a decision is open"
        self.show(f"? {self.speaker(now.step.own_question(state, seat))}")
        shape = now.asks[seat]
        labels = self._labels(state, now, shape)
        self._list(labels, range(len(labels)) if len(labels) <= _MENU else ())
        while True:
            line = self._line(shape, len(labels))
            choice = self._meaning(shape, line)
            if choice is not None:
                return choice
            self._search(line, labels)

    def _labels(self, state: State, now: core.Decision, shape: Shape) -> list[str]:
        match shape:
            case OneOf(choices):
                return [self.speaker(now.step.label(state, choice)) for choice in choices]
            case SomeOf(items):
                return [self.speaker.thing(item) for item in items]
        return []

    def _meaning(self, shape: Shape, line: str) -> Choice | None:
        """Return the choice that a line describes for this shape, legal or not; None if it is malformed."""
        numbers = [int(n) for n in re.findall(r"\d+", line)] if re.fullmatch(r"[\d\s,]*", line) else None
        match shape:
            case OneOf(choices) if numbers and len(numbers) == 1 and 0 < numbers[0] <= len(choices):
                return choices[numbers[0] - 1]
            case SomeOf(items) if numbers is not None and all(0 < n <= len(items) for n in numbers):
                return Some(tuple(items[n - 1] for n in sorted(set(numbers))))
            case Amount() if numbers and len(numbers) == 1:
                return Number(numbers[0])
        return core.read_choice(self.game.id, line)

    def _line(self, shape: Shape, count: int) -> str:
        match shape:
            case OneOf():
                hint = self.words.text("terminal-prompt", count=count)
            case SomeOf(_, least, most) if least == most:
                hint = self.words.text("terminal-exactly", count=most)
            case SomeOf(_, least, most):
                hint = self.words.text("terminal-some", least=least, most=most)
            case Amount(low, high):
                hint = self.words.text("terminal-amount", low=low, high=high)
        return self.ask(f"{hint} ").strip()

    def _search(self, part: str, labels: list[str]) -> None:
        found = [place for place, label in enumerate(labels) if part.casefold() in label.casefold()]
        if not found:
            self.show(f"! {self.words.text('terminal-not-understood')}")
        self._list(labels, found[:_MENU])

    def _list(self, labels: list[str], places: Iterable[int]) -> None:
        for place in places:
            self.show(f"  {place + 1:3} {labels[place]}")

    def _tell(self, state: State) -> None:
        for event in state.told:
            if event.to is None:
                self.show(f"- {self.speaker(event.say)}")
            elif event.to < self.people:
                self.show(f"- ({self.speaker.names[event.to]}) {self.speaker(event.say)}")

    def _print(self, sections: Iterable[Section]) -> None:
        for section in sections:
            if section.title:
                self.show(f"\n[{_plain(self.speaker(section.title))}]")
            for line in section.lines:
                self.show(f"  {_plain(self.speaker(line))}")

    def _score(self, state: State) -> None:
        result = self.game.outcome(state)
        for score in sorted(result.scores, key=lambda score: -score.total):
            parts = ", ".join(
                f"{self.words.text(f'{self.game.id}-score-{part}')} {points}"
                for part, points in score.parts.items()
                if points
            )
            mark, name = "*" if score.seat in result.winners else " ", self.speaker.names[score.seat]
            self.show(f"{mark} {self.words.text('terminal-score', name=name, total=score.total, parts=parts or '-')}")


def _plain(markdown: str) -> str:
    return markdown.replace("**", "").replace("__", "").replace("`", "")
