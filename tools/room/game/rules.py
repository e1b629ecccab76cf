"""The rules, a step for each sentence of RULES.md.

With more than 250 lines, make a folder `rules/`, a file per chapter.
"""

from collections.abc import Mapping, Sequence

from games import core
from games.core import Amount, Choice, OneOf, Seat, Shape, record, say

from .choices import Light
from .state import State, dark


@record
class Round(core.Step[State]):
    """A round: a bid, then a gallery; the game ends after the last round (5)."""

    def run(self, t: State) -> None:
        if t.rounds:
            t.heading("lantern-log-round", n=t.rounds)
            t.rounds -= 1
            t.then(Bid(), Round())


@record
class Bid(core.AskAll[State, core.Number]):
    """Everybody hides coins in a fist; the highest bid is paid and wins the lantern (3)."""

    prompt = "lantern-ask-bid"

    def options(self, t: State) -> Mapping[Seat, Shape]:
        return {seat: Amount(0, t.miners[seat].coins) for seat in t.everyone()}

    def default(self, t: State, seat: Seat) -> core.Number:
        return core.Number(0)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        return core.NotAllowed(say("lantern-no-coins", n=t.miners[seat].coins), "3")

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[core.Number]]) -> None:
        bids = {seat: answers[seat][0].n for seat in t.everyone()}
        winner = max(bids, key=lambda seat: bids[seat])  # R1: the first in turn order if equal
        t.miners[winner].coins -= bids[winner]
        t.learn()
        for seat, coins in bids.items():
            t.tell("lantern-log-bid", seat=seat, n=coins)
        t.tell("lantern-log-lantern", seat=winner)
        t.then(Lighting(winner))


@record
class Lighting(core.Ask[State, Light]):
    """The winner of the bid lights a dark gallery and gains its gems (4)."""

    prompt = "lantern-ask-light"
    is_public = True
    seat: Seat

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Light, dark(t))))

    def default(self, t: State, seat: Seat) -> Light:
        return Light(dark(t)[0])

    def take(self, t: State, choice: Light) -> None:
        t.miners[self.seat].lit.append(choice.gallery)
        t.learn()
        t.tell("lantern-log-lit", seat=self.seat, gallery=choice.gallery, n=t.gems[choice.gallery - 1])

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        if not isinstance(choice, Light):
            return core.NotAllowed(say("lantern-no-bid"), "4")
        if not 1 <= choice.gallery <= len(t.gems):
            return core.NotAllowed(say("lantern-no-gallery", n=len(t.gems)), "1")
        return core.NotAllowed(say("lantern-no-lit", gallery=choice.gallery), "4")

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return [Light(gallery) for miner in t.miners for gallery in miner.lit]
