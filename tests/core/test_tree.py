"""The tree search: it finds good answers that the heuristic misses, and knows nothing that is hidden."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

from games import core
from games.core import Adviser, AskAll, Dice, Marked, OneOf, Outcome, Search, Seat, shape_for
from games.core.tree import TreeSearch

ME, RIVAL = Seat(0), Seat(1)
FINALS = {"safe": 0.7, "meek": 1.0, "bold": 0.0, "dull": 0.2, "bright": 0.9, "right": 1.0, "wrong": 0.0}
"""What the seat gets for how the game ends; its rival gets the rest."""
FOLLOWING = {"fork": (RIVAL, ("meek", "bold")), "later": (ME, ("dull", "bright")), "guess": (ME, ("heads", "tails"))}
"""Who answers what after a word that does not end the game. The heuristic takes the first."""


@dataclass(slots=True, kw_only=True)
class Toy(core.State):
    """A position of a game of a few words, with a coin that nobody has seen."""

    coin: str
    end: str = ""


@core.record
class Word(core.Choice):
    """A word."""

    text: str


@core.record
class Saying(core.Ask[Toy, Word]):
    """Which word is said?"""

    prompt = ""
    seat: Seat
    words: tuple[str, ...]

    def options(self, t: Toy) -> OneOf:
        """Return the words."""
        return OneOf(tuple(map(Word, self.words)))

    def take(self, t: Toy, choice: Word) -> None:
        """End the game, or ask on."""
        if choice.text == "pennies":
            t.then(Pennies())
        elif choice.text in FOLLOWING:
            t.then(Saying(*FOLLOWING[choice.text]))
        elif choice.text in ("heads", "tails"):
            t.end = "right" if choice.text == t.coin else "wrong"
        else:
            t.end = choice.text


@core.record
class Pennies(AskAll[Toy, Word]):
    """Both show a side in secret, the rival first."""

    prompt = ""

    def options(self, t: Toy) -> Mapping[Seat, OneOf]:
        """Return the sides of a coin."""
        sides = OneOf((Word("heads"), Word("tails")))
        return {RIVAL: sides, ME: sides}

    def reveal(self, t: Toy, answers: Mapping[Seat, Sequence[Word]]) -> None:
        """Compare the sides."""
        t.end = "right" if answers[ME] == answers[RIVAL] else "wrong"


class Advice(Adviser[Toy]):
    """A heuristic that takes what is offered first, and shows any side of a coin."""

    horizon, slips, branches = 9, 0, 2

    def marks(self, t: Toy, seat: Seat) -> Sequence[Marked]:
        """Return all words, each a little worse than the one before."""
        shape = shape_for(t, seat)
        assert isinstance(shape, OneOf)
        return [Marked(-0.01 * place, (word,)) for place, word in enumerate(shape.choices)]

    def playout(self, t: Toy, seat: Seat, dice: Dice) -> core.Choice:
        """Return the first word, or any side of a penny."""
        shape = shape_for(t, seat)
        assert isinstance(shape, OneOf)
        return dice.pick(shape.choices) if isinstance(t.agenda[-1], Pennies) else shape.choices[0]

    def position_values(self, t: Toy) -> Sequence[float]:
        """Return nothing for either."""
        return [0.0, 0.0]

    def scale(self, t: Toy) -> float:
        """Return a constant."""
        return 1.0

    def final(self, t: Toy, seat: Seat) -> float:
        """Return what the end is worth."""
        return FINALS[t.end] if seat == ME else 1 - FINALS[t.end]

    def outcome(self, t: Toy) -> Outcome:
        """Return nothing: `final` does not ask for it."""
        raise NotImplementedError  # the toy has no scores


def toss(t: Toy, seat: Seat | None) -> None:
    """Toss the coin anew."""
    t.coin = t.dice.pick(("heads", "tails"))


def position(*words: str, coin: str = "heads") -> Toy:
    """Return a position in which the first seat says one of these words."""
    state = Toy(seats=2, first=ME, options={}, edition="1", dice=Dice("toy"), coin=coin, agenda=[Saying(ME, words)])
    return core.start(state)


FLAT, TREE = Search(Advice(), toss, 300), TreeSearch(Advice(), toss, 300)


@pytest.mark.parametrize(
    ("words", "flat", "tree"),
    [(("fork", "safe"), "fork", "safe"), (("safe", "later"), "safe", "later")],
    ids=["the rival's reply", "the next choice of one's own"],
)
def test_it_finds_what_the_heuristic_misses(words: tuple[str, ...], flat: str, tree: str) -> None:
    """A flat search leaves later choices to the heuristic, which takes the worse of two."""
    assert FLAT(position(*words), ME, Dice("flat")) == Word(flat)
    assert TREE(position(*words), ME, Dice("tree")) == Word(tree)


def test_it_compares_the_replies_that_the_adviser_names() -> None:
    """They may be found by a faster method than the plans of the race."""

    class Hasty(Advice):
        def replies(self, t: Toy, seat: Seat, most: int) -> Sequence[Marked]:
            return self.candidates(t, seat, 1)

    assert TreeSearch(Hasty(), toss, 300)(position("fork", "safe"), ME, Dice("tree")) == Word("fork")


@pytest.mark.parametrize("unknown", ["guess", "pennies"])
def test_it_does_not_see_what_it_will_have_to_guess(unknown: str) -> None:
    """What is hidden, and what a rival answers in secret at the same time, is guessed right half of the time."""
    found = [TREE.ranking(position(unknown, "safe", coin=coin), ME, Dice("secret")) for coin in ("heads", "tails")]
    assert found[0] == found[1]
    chances = {one.plan[0]: one.chance for one in found[0]}
    assert found[0][0].plan == (Word("safe"),)
    assert chances[Word(unknown)] == pytest.approx(0.5, abs=0.2)


def test_the_same_dice_give_the_same_result_within_the_simulations() -> None:
    """Counted by simulations, the search can be repeated, and goes over by less than a pass for each round."""
    first, second = (TREE.ranking(position("fork", "later", "safe"), ME, Dice("again")) for _ in range(2))
    assert first == second
    assert 0 < sum(one.simulations for one in first) <= 300 + 2 * 3


def test_a_search_has_a_tree_where_that_is_better() -> None:
    """An adviser says so by its number of branches."""
    adviser = Advice()
    players = core.levels(adviser, toss, simulations=10)
    assert (type(players[core.STRONG]), type(players[core.MASTER])) == (TreeSearch, TreeSearch)
    adviser.branches = 0
    players = core.levels(adviser, toss, simulations=10)
    assert (type(players[core.STRONG]), type(players[core.MASTER])) == (Search, Search)
