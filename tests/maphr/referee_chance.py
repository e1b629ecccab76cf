"""The random outcomes of the real game, replayed for the second engine in the same order."""

from collections import deque

from tests.maphr.referee import Chance


class Recorded(Chance):
    """Replays outcomes; each request must be the next one that the real game made."""

    def __init__(self, outcomes: deque, first: int | None) -> None:
        self.outcomes = outcomes
        self.first = first  # who begins, where the creator of the game says so
        self.looked = ()  # the cards of the discard pile that the game shows to one player

    def next(self, expected: str, what: object) -> object:
        assert self.outcomes, f"the referee wants to {expected} {what}, the game did not"
        name, given, result = self.outcomes.popleft()
        assert name == expected, f"the referee wants to {expected} {what}, the game did {name} {given}"
        same = sorted(given) == sorted(what) if isinstance(what, list) else given == what
        assert same, f"the referee wants to {expected} {what}, the game did so with {given}"
        return result

    def start(self, seats):
        return self.next("below", seats) if self.first is None else self.first

    def clans(self, clans, count):
        return self.next("sample", list(clans))

    def die(self):
        return self.next("below", 6) + 1

    def shuffled(self, cards):
        return self.next("shuffle", cards)[::-1]  # the game draws from the end of its deck

    def dealt(self, cards):
        return self.next("shuffle", cards)

    def some(self, cards, count):
        """Return some of the cards: the game picks cards of a hand, but positions of the discard pile."""
        assert self.outcomes, f"the referee wants {count} of {cards}, the game does not"
        from_pile = isinstance(self.outcomes[0][1][0], int)
        found = self.next("sample", [*range(len(cards))] if from_pile else cards)
        found = list(self.looked) if from_pile else found
        assert len(found) == count, f"the referee wants {count} cards, the game gave {found}"
        return found
