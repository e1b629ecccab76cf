"""The line of a finished game: the answers that count, without those that were undone or revised."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, takewhile
from json import dumps
from operator import attrgetter
from typing import Any

from games import core
from games.core import Choice, Event, Revise, Say, Seat, State, say
from games.transcript import Answer, Back, Replay


@dataclass(frozen=True, slots=True)
class Said:
    """An answer that counts.

    Attributes:
        entry: the number of its entry in the record.
        turn: the number of the turn (of its heading) in which it was given, from 1; 0 before the first heading.
        when: the turn as players count it: by number, or as the round that its heading names.
        seat: the seat that gave it.
        before: the position before it.
        choice: the answer, in the form in which it was offered.
        is_own: whether the player gave it, not a timeout, the rules, or a computer player in a person's place.
        after: what the seat chose in the rest of that turn, before anybody else chose; () for answers given in secret.
    """

    entry: int
    turn: int
    when: Say
    seat: Seat
    before: State
    choice: Choice
    is_own: bool
    after: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A position on the time axis of the review: the last one of a turn, from which the next turn begins."""

    entry: int
    turn: int
    state: State


def line(again: Replay) -> Sequence[Said]:
    """Return the answers that led to the end, in chronological order."""
    record, turns = again.transcript, _turns(again)
    people = {entry.seat for entry in record.entries if isinstance(entry, Answer) and entry.by == "person"}
    said: list[Said] = []
    n = record.dealt
    for entry in record.entries:
        before, n = again.positions[n], entry.n
        seat = Seat(entry.seat)
        if isinstance(entry, Back):
            said = [*_after_back(said, entry, again.positions[n])]
            continue
        choice = again.game.codec.load_choice(dumps(entry.choice))
        if isinstance(choice, Revise):
            said = _without_last(said, seat, len(before.answers[seat]))
            continue
        by_itself = entry.by == "person" or (entry.by == "computer" and entry.seat not in people)
        turn = turns[n]
        said.append(Said(n, turn.number, turn.when, seat, before, core.check(before, seat, choice), by_itself))
    for who, given in again.last.answers.items():  # the game was given up before these took effect
        said = _without_last(said, who, len(given))
    return [replace(one, after=_rest(said[place:])) for place, one in enumerate(said)]


def _rest(said: Sequence[Said]) -> tuple[Choice, ...]:
    """Return what the seat of the first answer chose after it, in the same turn and before anybody else."""
    first, *later = said
    now = core.decision(first.before)
    if now is None or now.sealed:
        return ()
    return tuple(one.choice for one in takewhile(lambda one: (one.seat, one.turn) == (first.seat, first.turn), later))


def moments(again: Replay, said: Sequence[Said], is_settled: Callable[[Any], bool]) -> Sequence[Moment]:
    """Return the settled positions from which turns begin, the deal first, and the last position of the game."""
    record = again.transcript
    starts = {record.dealt: Moment(record.dealt, 0, again.positions[record.dealt])}
    for one, after in pairwise(said):
        if after.turn != one.turn and is_settled(after.before):
            starts[one.entry] = Moment(one.entry, one.turn, after.before)
    last = said[-1] if said else None
    end = max(again.positions)
    starts[end] = Moment(end, last.turn if last else 0, again.last)
    return [*starts.values()]


@dataclass(frozen=True, slots=True)
class _Turn:
    number: int
    when: Say

    def after(self, events: Iterable[Event], rounds: Collection[str]) -> "_Turn":
        """Return the turn that is current after these events."""
        number, when = self.number, self.when
        for event in events:
            if event.is_heading:
                number += 1
                if event.say.id in rounds:
                    when = Say(f"{event.say.id}.round", event.say.values)
        return _Turn(number, when)

    def among(self, turns: int) -> "_Turn":
        """Return the turn as players say when it was who count no rounds: its number, and that of the last turn."""
        return _Turn(self.number, say("review-turn", n=self.number, turns=turns))


def _turns(again: Replay) -> dict[int, _Turn]:
    """Return the turn in which each entry was made; headings of undone moves do not count.

    If a heading is the first thing that an entry told, that entry began the turn: a throw belongs below its heading.
    """
    record, rounds, told = again.transcript, again.game.events.rounds, {}
    n = record.dealt
    before = {n: _Turn(0, say("review-start")).after(_public(again.positions[n]), rounds)}
    for entry in record.entries:
        told[entry.n] = before[n]
        if isinstance(entry, Back):
            before[entry.n] = before[entry.to]
        else:
            events = _public(again.positions[entry.n])
            told[entry.n] = before[n].after(takewhile(attrgetter("is_heading"), events), rounds)
            before[entry.n] = before[n].after(events, rounds)
        n = entry.n
    last = before[n].number
    return {n: turn if rounds or not turn.number else turn.among(last) for n, turn in told.items()}


def _public(state: State) -> list[Event]:
    """Return what a position told everybody."""
    return [event for event in state.told if event.to is None]


def _after_back(said: Sequence[Said], back: Back, now: State) -> Iterator[Said]:
    """Yield the answers that still count after a step back: those up to its target, and half-given ones it keeps."""
    kept = {seat: len(given) for seat, given in now.answers.items()}
    later = [one for one in said if one.entry > back.to and one.seat != back.seat]
    yield from (one for one in said if one.entry <= back.to)
    for place, one in enumerate(later):
        left = sum(other.seat == one.seat for other in later[place:])
        if back.keeps and left <= kept.get(one.seat, 0):
            yield one


def _without_last(said: Sequence[Said], seat: Seat, count: int) -> list[Said]:
    """Return all answers but the last `count` of a seat."""
    kept: list[Said] = []
    for one in reversed(said):
        if one.seat == seat and count:
            count -= 1
        else:
            kept.append(one)
    return kept[::-1]
