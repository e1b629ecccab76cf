"""The turn: recruit a dwarf or play one; a stuck player discards (5)."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from games import core
from games.core import Choice, OneOf, Seat, Shape, record, say
from games.tunhell.choices import Discard, Draw, Play, Recruit
from games.tunhell.state import State, book

from .defaults import quiet_turn
from .dig import send_down
from .dwarfs import blast, look, post
from .faults import NO_SUCH_CHOICE
from .forecast import dig_warning
from .labels import addressed, part_of_turn, turn_label
from .moves import is_stuck, not_offered, recruits, turn_choices, twins
from .refusals import turn_fault
from .sites import sites
from .table import discard, leave_hand

_GREYED_AT_MOST = 25
"""The most unavailable choices that are shown, disabled: as many as a menu holds."""


@record
class Opening(core.Step[State]):
    """The first player is known and the first turn begins (4)."""

    def run(self, t: State) -> None:
        mode, length = t.options["mode"], t.options["length"]
        t.tell(
            "tunhell-log-start",
            mode=say(f"tunhell-option-mode-{mode}.phrase"),
            length=say(f"tunhell-option-length-{length}.phrase"),
            seat=t.first,
        )
        t.turn = 1
        t.then(Turn(t.first))


@record
class Turn(core.Ask[State, Recruit | Play | Discard]):
    """A player does one thing: recruit a dwarf from the row, or play one from the hand (5.1)."""

    prompt = "tunhell-ask-turn"
    seat: Seat

    def options(self, t: State) -> Shape:
        return OneOf(turn_choices(t, self.seat))

    def arranged(self, t: State, shape: Shape) -> Shape:
        """Return the choices, and which of them need not be shown since an earlier one equals them."""
        return replace(shape, twins=twins(t, shape.choices)) if isinstance(shape, OneOf) else shape

    def take(self, t: State, choice: Recruit | Play | Discard) -> None:
        t.heading("tunhell-log-turn", seat=self.seat)
        t.then(EndTurn(self.seat))
        match choice:
            case Recruit():
                _recruit(t, self.seat, choice)
            case Play(card, mine, bonuses):
                leave_hand(t, self.seat, card, *bonuses)
                _use(t, self.seat, card, mine, bonuses)
            case Discard(card):
                leave_hand(t, self.seat, card)
                discard(t, [card])
                t.tell("tunhell-log-forced-discard", seat=self.seat, card=card)

    def otherwise(self, t: State) -> None:
        """Pass the turn of a player who is stuck with an empty hand (R12)."""
        t.heading("tunhell-log-turn", seat=self.seat)
        t.tell("tunhell-log-forced-pass", seat=self.seat)
        t.then(EndTurn(self.seat))

    def public_options(self, t: State, seat: Seat) -> Shape | None:
        """Return what may be recruited, which everyone can see in the row; the rest depends on the hand."""
        return OneOf(recruits(t, seat, sites(t, seat))) or None

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question on what can be done: with a full hand, recruiting is impossible (5.1)."""
        return say(self.prompt, seat=seat, full=int(len(t.clans[seat].hand) >= book(t).limits.hand))

    def own_question(self, t: State, seat: Seat) -> core.Say:
        """Return the question as the player reads it, who alone knows when nothing in the hand can be played (R12)."""
        asked = self.question(t, seat)
        return say("tunhell-ask-discard", **asked.values) if is_stuck(t, seat) else asked

    def explanation(self, t: State, seat: Seat) -> core.Say:
        return say("tunhell-why-discard", seat=seat) if is_stuck(t, seat) else super().explanation(t, seat)

    def label(self, t: State, choice: Recruit | Play | Discard | Draw) -> core.Say:
        return turn_label(t, choice)

    def field_label(self, t: State, seat: Seat, choice: Recruit | Play | Discard, name: str) -> core.Say:
        return part_of_turn(t, seat, choice, name)

    def own_label(self, t: State, seat: Seat, choice: Recruit | Play | Discard, name: str) -> core.Say:
        return addressed(part_of_turn(t, seat, choice, name, is_own=True))

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        return (turn_fault(t, seat, choice) or NO_SUCH_CHOICE).refusal()

    def warning(self, t: State, seat: Seat, choice: Choice) -> core.Say | None:
        """Return a warning about a dig that costs much or ends the game while behind, or a useless blaster (6, 8)."""
        if isinstance(choice, Play | Recruit) and (warned := dig_warning(t, seat, choice)):
            return warned
        if not isinstance(choice, Play) or book(t).cards[choice.card].kind != "blaster":
            return None
        guards = t.mine(choice.mine).guards
        if any(guards[other] for other in t.everyone() if other != seat):
            return None
        if not any(cards for mine in t.mines for cards in mine.guards):
            return say("tunhell-sure-no-warriors-anywhere")
        return say("tunhell-sure-own-warriors" if guards[seat] else "tunhell-sure-no-warriors", mine=choice.mine)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        if is_stuck(t, seat):
            return ()
        return [choice for choice, _ in islice(not_offered(t, seat), _GREYED_AT_MOST)]

    def default(self, t: State, seat: Seat) -> Choice:
        """Return an ordinary dwarf from the row, or else the dwarf that changes least (17)."""
        return quiet_turn(t, seat)


@record
class EndTurn(core.Step[State]):
    """What is still in play is discarded, the row is refilled, and the next player's turn begins (5.3)."""

    seat: Seat

    def run(self, t: State) -> None:
        if t.delve:
            discard(t, t.delve.team)
            t.delve = None
        refill(t)
        t.turn += 1
        t.then(Turn(t.after(self.seat)))


def _recruit(t: State, seat: Seat, choice: Recruit) -> None:
    """Take the card, refill its slot, then keep the dwarf or play the hurried one (5.2, R11)."""
    card, t.row[choice.slot - 1] = t.row[choice.slot - 1] or "", None
    if book(t).cards[card].hurried:
        leave_hand(t, seat, *choice.bonuses)
        refill(t)
        _use(t, seat, card, choice.mine, choice.bonuses, is_recruit=True)
    else:
        t.clans[seat].hand.append(card)
        t.clans[seat].recruited.append(card)
        t.tell("tunhell-log-recruit", seat=seat, card=card)
        refill(t)


def _use(t: State, seat: Seat, card: str, mine: int, bonuses: tuple[str, ...], *, is_recruit: bool = False) -> None:
    """Play a dwarf of any kind at a mine, from the hand or just recruited (6)."""
    match book(t).cards[card].kind:
        case "warrior":
            post(t, seat, card, mine, is_recruit=is_recruit)
        case "digger":
            send_down(t, seat, card, mine, bonuses, is_recruit=is_recruit)
        case "scout":
            look(t, seat, card, mine, is_recruit=is_recruit)
        case "blaster":
            blast(t, seat, card, mine)


def refill(t: State) -> None:
    """Fill empty slots from the pile, which is renewed from the discards when it runs out (5.2, R10)."""
    if None in t.row:
        for slot, card in enumerate(t.row):
            if card is None:
                _renew_pile(t)
                if not t.pile:
                    return
                t.row[slot] = t.pile.pop()
                t.learn()
    _renew_pile(t)


def _renew_pile(t: State) -> None:
    if not t.pile and t.dwarf_discard:
        t.pile, t.dwarf_discard = t.dwarf_discard, []
        t.dice.shuffle(t.pile)
        t.learn()
        t.tell("tunhell-log-shuffle")
