"""Whole games, played by the game and by a second engine that knows only the law: they never disagree."""

import random

import pytest

from games import core
from games.core import Deal, Revise, Seat, SomeOf
from games.maphr import choices as say
from games.maphr.scoring import outcome
from tests.maphr.referee_table import Beside
from tests.maphr.referee_words import each

EAGER = (say.Lay, say.Erect, say.Upgrade, say.Use, say.Hinder, say.Accept)
"""Choices that bring a game forward, or that chance alone would seldom make."""
SELDOM = (say.StayOut, say.Demolish, say.Idle)
"""Choices that chance alone would make too often."""
DEALS = (say.Buy, say.Answer, say.Confirm)


class Player:
    """Makes any legal choice, but some kinds more often than others; how much so differs from game to game."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.eager = chance.choice((0.0, 0.5, 0.9))
        self.talkative = chance.choice((0.2, 0.6, 0.9))

    def pick(self, shape: core.Shape) -> core.Choice:
        if isinstance(shape, SomeOf):
            count = self.chance.randint(shape.least, min(shape.most, len(shape.items)))
            return core.Some(tuple(self.chance.sample(shape.items, count)))
        choices = [*each(shape)]
        if say.Done() in choices:
            if deals := [choice for choice in choices if isinstance(choice, DEALS)]:
                choices = deals if self.chance.random() < self.talkative else choices
            elif self.chance.random() > self.talkative:
                return say.Done()
        if self.chance.random() < 0.9:
            choices = [choice for choice in choices if not isinstance(choice, SELDOM)] or choices
        if self.chance.random() < self.eager:
            plans = [
                choice for choice in choices if isinstance(choice, say.Act) and "prospect" in choice.fields().values()
            ]
            choices = plans or [choice for choice in choices if isinstance(choice, EAGER)] or choices
        return self.chance.choice(choices)


def play(seats: int, scenario: str, seed: int, *, grown: bool = False) -> Beside:
    """One game by chance; now and then a player is absent, or takes back a secret answer."""
    chance = random.Random(f"{seats} {scenario} {seed}")
    first = chance.choice((None, None, Seat(chance.randrange(seats))))
    table = Beside(Deal(seats, f"referee {seed}", {"scenario": scenario}, first), chance if grown else None)
    player = Player(chance)
    while table.now:
        seat = chance.choice([*table.now.asks])
        given = table.state.answers.get(seat)
        if table.now.done and chance.random() < 0.05:
            table.play(table.now.done[0], Revise())
        elif not given and chance.random() < 0.15:
            table.play_default(seat)
        elif given and chance.random() < 0.02:
            table.play(seat, Revise())
        else:
            table.play(seat, player.pick(table.now.asks[seat]))
    return table


def compare_scores(table: Beside) -> None:
    found = outcome(table.state)
    parts, places = table.referee.scores()
    assert [dict(score.parts) for score in found.scores] == parts
    assert [score.total for score in found.scores] == [sum(each.values()) for each in parts]
    assert [[*place] for place in found.ranking] == places


@pytest.mark.parametrize("scenario", ["usual", "first_dig"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_and_referee_agree(seats: int, scenario: str) -> None:
    """Who is asked, every legal move, all facts at every decision, the score: the same in random games."""
    compare_scores(play(seats, scenario, seats))
    for seed in range(8):
        compare_scores(play(seats, scenario, seed, grown=True))
