"""Random games, played by the game and by a second engine written from RULES.md alone: they must agree."""

import random

import pytest

from games import core
from games.core import Deal, Revise, Seat, SomeOf
from games.maphr import GAME
from games.maphr import choices as say
from games.maphr.rules.auction import TakePacket
from tests.house.play import many
from tests.maphr.referee_table import Beside
from tests.maphr.referee_words import choices_in, decision_of

EAGER = (say.Tile, say.Erect, say.Upgrade, say.Use, say.Hinder, say.Accept)
"""Choices that move a game forward, or that random play would seldom make."""
SELDOM = (say.StayOut, say.Demolish, say.Idle)
"""Choices that random play would make too often."""
DEALS = (say.Buy, say.Answer, say.Confirm, say.Consider)


class Player:
    """Makes random legal choices, with weights by kind that differ from game to game."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.patience = chance.choice((1, 5))
        self.absence = chance.choice((0.02, 0.15))
        self.eager = chance.choice((0.0, 0.5, 0.9))
        self.talkative = chance.choice((0.2, 0.7, 0.95))
        self.sensible = chance.choice((0.0, 0.5, 0.95))

    def next(self, now: core.Decision) -> Seat:
        """Return who answers next; on the market mostly those who may close a deal."""

        def weight(shape: core.Shape) -> int:
            kinds = {type(choice) for choice in choices_in(shape)} if isinstance(shape, core.OneOf) else set()
            return 30 if kinds & {*DEALS} else self.patience if say.Withdraw in kinds else 5

        return self.chance.choices([*now.asks], [weight(shape) for shape in now.asks.values()])[0]

    def pick(self, state: core.State, seat: Seat) -> core.Choice:
        shape = core.decision(state).asks[seat]
        if self.chance.random() < self.sensible:
            return GAME.strategies["normal"](state, seat, core.Dice(str(self.chance.random())))
        if isinstance(shape, SomeOf):
            count = self.chance.randint(shape.least, min(shape.most, len(shape.items)))
            return core.Some(tuple(self.chance.sample(shape.items, count)))
        choices = [*choices_in(shape)]
        if say.Done() in choices:
            if deals := [choice for choice in choices if isinstance(choice, DEALS)]:
                choices = deals if self.chance.random() < self.talkative else choices
            elif self.chance.random() > self.talkative:
                return say.Done()
            else:
                choices.remove(say.Done())
        if self.chance.random() < 0.9:
            choices = [choice for choice in choices if not isinstance(choice, SELDOM)] or choices
        if self.chance.random() < self.eager:
            plans = [
                choice for choice in choices if isinstance(choice, say.Act) and "prospect" in choice.fields().values()
            ]
            choices = plans or [choice for choice in choices if isinstance(choice, EAGER)] or choices
        return self.chance.choice(choices)


def play(seats: int, scenario: str, seed: int, *, grown: bool = False, absent: bool = False) -> Beside:
    """Play one random game; sometimes (or always) a player is absent, and sometimes a secret answer is withdrawn."""
    chance = random.Random(f"{seats} {scenario} {seed}")
    first = chance.choice((None, None, Seat(chance.randrange(seats))))
    table = Beside(Deal(seats, f"referee {seed}", {"scenario": scenario}, first), chance if grown else None)
    player = Player(chance)
    while table.now:
        seat = player.next(table.now)
        given = table.state.answers.get(seat)
        own = [one for one in table.now.done if table.state.answers[one] != [say.LetPass()]]  # not given for them
        if absent and not given:
            table.play_default(seat)
        elif own and chance.random() < 0.05:
            table.play(own[0], Revise())
        elif not given and chance.random() < (0.5 if decision_of(table.now.step) == "D9" else player.absence):
            table.play_default(seat)
        elif given and chance.random() < 0.02:
            table.play(seat, Revise(chance.randrange(len(given))))
        else:
            table.play(seat, player.pick(table.state, seat))
    return table


def compare_scores(table: Beside) -> None:
    found = GAME.outcome(table.state)
    parts, places = table.referee.scores()
    assert [dict(score.parts) for score in found.scores] == parts
    assert [score.total for score in found.scores] == [sum(each.values()) for each in parts]
    assert [[*place] for place in found.ranking] == places


def test_copies_of_one_card_are_asked_about_like_others() -> None:
    """The winner of the auction is asked even for three equal cards: skipping the question would reveal them (D3)."""
    state = GAME.begin(Deal(2, "copies"))
    state.agenda, state.answers, state.memo = [TakePacket(Seat(0), 2)], {}, None
    state.packet, state.clans[0].hand = ["human_caravan"] * 3, []
    state = core.start(state)
    assert core.decision(state).asks == {0: core.SomeOf(("human_caravan",) * 2, 2, 2)}
    state = core.apply(state, Seat(0), *core.default_answer(state, Seat(0)))
    assert (state.clans[0].hand, state.packet) == (["human_caravan"] * 2, ["human_caravan"])


BESIDE = {
    "random": lambda seats, scenario: [play(seats, scenario, seats)],
    "absent": lambda seats, scenario: [play(seats, scenario, seats, absent=True)],
    "grown": lambda seats, scenario: [play(seats, scenario, seed, grown=True) for seed in many(20)],
}
"""How games beside the referee are played: by random players, by the clock alone, and from advanced positions."""


@pytest.mark.slow
@pytest.mark.parametrize("manner", BESIDE)
@pytest.mark.parametrize("scenario", GAME.options[0].values)
@pytest.mark.parametrize("seats", GAME.seats)
def test_game_and_referee_agree(seats: int, scenario: str, manner: str) -> None:
    """Game and referee agree on who is asked, every legal move, the state at every decision, and the score."""
    for table in BESIDE[manner](seats, scenario):
        compare_scores(table)
