"""The week and its four phases, from set-up to the end of the game (4, 5)."""

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.cards import CASTLE
from games.winter.choices import Defend
from games.winter.scoring import defeat_texts, outcome, reasons_to_lose
from games.winter.state import State, book, is_solo, last_week, table_setup

from .asking import OneAsks
from .hands import ChooseHands
from .invasion import Disasters, Invasion, Reinforce, RevealDisaster
from .labels import area_part
from .refusals import misplaced, unknown_area
from .turn import StartTurn


@record
class Opening(core.Step[State]):
    """Imminent disasters strike, defenders are placed, and the first week begins (4)."""

    def run(self, t: State) -> None:
        row = table_setup(t)
        if is_solo(t):
            t.tell("winter-log-start-solo", seat=t.lead)
        else:
            t.tell("winter-log-start", seat=t.lead, players=t.seats, other_seat=t.clockwise()[1])
        defenders = [
            PlaceDefender(seat, left)
            for seat, count in zip(t.clockwise(), row.defenders, strict=False)
            for left in range(count, 0, -1)
        ]
        t.then(*[RevealDisaster()] * row.disasters, *defenders, Week())


@record
class PlaceDefender(OneAsks[Defend]):
    """All but the first player place dwarfs before the first week, anywhere on the board (4, D1).

    Attributes:
        left: how many this player still places, this one included.
    """

    prompt = "winter-ask-defender"
    phase = "setup"
    is_public = True
    seat: Seat
    left: int

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Defend, book(t).areas)))

    def take(self, t: State, choice: Defend) -> None:
        player = t.players[self.seat]
        player.home -= 1
        is_second = choice.area in player.out
        player.out = sorted([*player.out, choice.area])
        t.tell("winter-log-defends-both" if is_second else "winter-log-defends", seat=self.seat, area=choice.area)

    def default(self, t: State, seat: Seat) -> Choice:
        return Defend(CASTLE)

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, n=self.left)

    def explanation(self, t: State, seat: Seat) -> Say:
        """Return what is at stake, what each kind of area is good for, and how many dwarfs this player places."""
        n = table_setup(t).defenders[t.clockwise().index(self.seat)]
        return say("winter-why-defend", seat=seat, n=n, most=book(t).limits.disasters_to_lose)

    def field_label(self, t: State, seat: Seat, choice: Defend, name: str) -> Say:
        return area_part(t, seat, choice.area)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if isinstance(choice, Defend) and (unknown := unknown_area(t, choice.area)):
            return unknown
        return misplaced("winter-phase-defenders", choice)


@record
class Week(core.Step[State]):
    """A week: enemy invasion, preparation, the turns, resolution (5)."""

    def run(self, t: State) -> None:
        t.week += 1
        t.arrived = ()
        most = last_week(t)
        if is_solo(t):
            t.heading("winter-log-week-solo", n=t.week, most=most)
        else:
            t.heading("winter-log-week", n=t.week, most=most, seat=t.lead)
        turns = tuple(map(StartTurn, t.clockwise()))
        t.then(Refresh(), Invasion(), Reinforce(), Disasters(), ChooseHands(), *turns, Resolution())


@record
class Refresh(core.Step[State]):
    """All hand sizes, actions and music tokens come back (5.2, phase 1.1)."""

    def run(self, t: State) -> None:
        limits = book(t).limits
        for player in t.players:
            player.actions, player.hand_size = limits.action_start, limits.hand_start
        t.music.clear()
        t.tell("winter-log-refresh", actions=limits.action_start, cards=limits.hand_start)


@record
class Resolution(core.Step[State]):
    """Everyone loses, or the next week begins, or the last one was survived (5.5).

    The end of the game is told without a heading of its own: it belongs to the last turn, which has decided it.
    """

    def run(self, t: State) -> None:
        limits = book(t).limits
        t.active = None
        t.defeat = reasons_to_lose(t)
        if t.defeat:
            inside = sum(area == CASTLE for area in t.monsters.values())
            t.tell("winter-log-lost", n=len(t.disasters) if "disasters" in t.defeat else 0, monsters=inside)
            t.told += map(core.Event, defeat_texts(t))
        elif t.week < last_week(t):
            t.heading("winter-log-resolution")
            t.tell("winter-log-held", n=len(t.disasters), most=limits.disasters_to_lose)
            t.then(NextWeek())
        else:
            t.tell("winter-log-survived")
            _tell_scores(t)


@record
class NextWeek(core.Step[State]):
    """The first-player token is passed on, and all cards return to the action decks (5.5)."""

    def run(self, t: State) -> None:
        t.lead = t.after(t.lead)
        for player in t.players:
            player.hand = player.played = player.lacks = player.keeps = ()
            player.chosen_from = 0
        t.then(Week())


def _tell_scores(t: State) -> None:
    """Tell the totals, the tie-break or the title that decided, and the winners (8)."""
    result = outcome(t)
    for score in result.scores:
        t.tell("winter-log-score", seat=score.seat, points=score.total)
    t.told += map(core.Event, result.reasons)
    if not is_solo(t):
        t.tell("winter-log-wins", winner_seats=result.winners)
