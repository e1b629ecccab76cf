"""Phase 3: a player's turn, with up to five actions and any number of free ones (5.4)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.cards import CASTLE
from games.winter.choices import Beat, Buy, EndTurn, Move, Music, Overcome, Place
from games.winter.scoring import late_points, reasons_to_lose
from games.winter.state import State, book, last_week

from .actions import act, with_only_set
from .asking import OneAsks
from .faults import gone_actions, music_cost
from .labels import action_label, action_part, fights_said, music_part, music_warning, scarce, talent_brief
from .market import draw_hero
from .moves import actions, fights, legal, offers, unavailable
from .music import start_music
from .refusals import refuse_turn

END = EndTurn()
MANY_ACTIONS = 3
"""From this number of remaining actions on, ending the turn needs a confirmation even if only moves are left."""
Action = Place | Move | Buy | Music | Beat | Overcome | EndTurn


@record
class StartTurn(core.Step[State]):
    """A player's turn begins; the areas where dwarfs were placed before are forgotten (5.4)."""

    seat: Seat

    def run(self, t: State) -> None:
        t.active, t.bought = self.seat, False
        for player in t.players:
            player.placed = ()
        t.heading("winter-log-turn", seat=self.seat, n=t.players[self.seat].actions)
        t.then(Turn(self.seat))


@record
class Turn(OneAsks[Action]):
    """The active player takes an action or a free action, or ends the turn (5.4, D7)."""

    prompt = "winter-ask-turn"
    phase = "actions"
    automatic = True
    is_public = True
    seat: Seat

    def options(self, t: State) -> Shape:
        return OneOf((*offers(t, self.seat), END))

    def take(self, t: State, choice: Action) -> None:
        match choice:
            case EndTurn():
                t.tell("winter-log-end-turn", seat=self.seat, n=t.players[self.seat].actions)
                return
            case Buy(slot):
                _buy(t, self.seat, slot)
            case Music(instrument):
                cost = music_cost(t, self.seat)
                t.then(self)
                start_music(t, self.seat, instrument, cost)
                return
            case _:
                act(t, self.seat, choice)
        t.then(self)

    def default(self, t: State, seat: Seat) -> Choice:
        return EndTurn()

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question: what is gone, closed areas (3.1), possible fights, how near defeat is (5.5).

        In the last week, also what scores at the end (8.1).
        """
        inside = tuple(sorted(monster for monster, area in t.monsters.items() if area == CASTLE))
        count, most = len(t.disasters), book(t).limits.disasters_to_lose
        danger = 2 if count >= most else int(count == most - 1 and t.week < last_week(t))
        player, gone = t.players[seat], gone_actions(t, seat)
        areas = tuple(player.placed) if player.actions and player.kinds_at_home() else ()
        n, ready = player.actions, legal(fights(t, seat, player.areas()))
        return say(
            self.prompt,
            seat=seat, n=n, areas=areas, gone=gone, danger=danger, count=count, most=most, inside=inside,
            fights=fights_said(ready, t), scarce=scarce(ready, t, seat),
            late=late_points(t, seat) if t.week == last_week(t) else (),
        )  # fmt: skip

    def label(self, t: State, choice: Action) -> Say:
        return action_label(t, self.seat, choice)

    def field_label(self, t: State, seat: Seat, choice: Action, name: str) -> Say:
        return action_part(t, seat, choice, name)

    def own_label(self, t: State, seat: Seat, choice: Action, name: str) -> Say:
        """Return the label of a field; that of an instrument says what the cards in hand bring."""
        if isinstance(choice, Music):
            return music_part(t, seat, choice.instrument)
        return super().own_label(t, seat, choice, name)

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        """Return a warning about ending the turn with defeat or actions left, or about useless music (5.4, 5.5)."""
        if isinstance(choice, Music):
            return music_warning(t, seat, choice.instrument)
        is_last = isinstance(choice, EndTurn) and not any(isinstance(step, StartTurn) for step in t.agenda)
        reasons = reasons_to_lose(t) if is_last else ()
        if "castle" in reasons:
            inside = tuple(sorted(monster for monster, area in t.monsters.items() if area == CASTLE))
            return say("winter-sure-castle", monsters=inside, n=t.players[seat].actions)
        if "disasters" in reasons:
            return say("winter-sure-disasters", n=t.players[seat].actions, m=len(t.disasters))
        left = t.players[seat].actions
        if isinstance(choice, EndTurn) and left and reasons_to_lose(t):
            return say("winter-sure-danger", n=left)
        is_final = is_last and t.week == last_week(t)
        has_use = left > 0 and not is_final and self._has_use(t)
        is_waste = isinstance(choice, EndTurn) and (left >= MANY_ACTIONS or has_use)
        return say("winter-sure-actions", n=left) if is_waste else None

    def _has_use(self, t: State) -> bool:
        """Return whether an action could still place a dwarf, buy a hero or play cards that bring something."""
        useful = (one for one in offers(t, self.seat) if isinstance(one, Place | Buy | Music))
        return any(not isinstance(one, Music) or music_warning(t, self.seat, one.instrument) is None for one in useful)

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        return with_only_set(t, seat, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        return refuse_turn(t, seat, choice)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return unavailable(actions(t, seat))


def _buy(t: State, seat: Seat, slot: int) -> None:
    """Buy the hero: pay the slot's price and an action; it can be used from the next preparation on (3.3, R31)."""
    player, cost = t.players[seat], book(t).prices[slot - 1]
    t.bought = True
    player.actions -= 1
    player.stock["gold"] -= cost
    card = t.market[slot - 1]
    assert card is not None, "it was offered"
    does = talent_brief(book(t).talent[card])
    t.tell("winter-log-buys", seat=seat, card=card, does=does, n=cost, left=player.stock["gold"])
    draw_hero(t, seat, slot)
