"""Phase 2, preparation: everyone chooses the week's hand in secret (5.3)."""

from collections.abc import Mapping, Sequence

from games import core
from games.core import Choice, NotAllowed, Refusal, Say, Seat, Shape, Some, SomeOf, record, say
from games.winter.state import State, book

from .dwarfs import banned
from .labels import talent_brief
from .refusals import misplaced, refuse


@record
class ChooseHands(core.AskAll[State, Some]):
    """Every player chooses as many cards of their own action deck as the hand-size track shows (5.3, D6).

    If the deck has no more than that, there is nothing to choose.
    """

    prompt = "winter-ask-hand"
    phase = "preparation"

    def options(self, t: State) -> Mapping[Seat, Shape]:
        return {
            seat: SomeOf(_sorted(t, player.cards), player.hand_size, player.hand_size)
            for seat, player in zip(t.clockwise(), (t.players[seat] for seat in t.clockwise()), strict=True)
            if len(player.cards) > player.hand_size
        }

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Some]]) -> None:
        t.heading("winter-log-preparation")
        for seat, player in enumerate(t.players):
            given = answers.get(Seat(seat))
            player.chosen_from = len(player.cards)
            player.hand = _sorted(t, given[0].items if given else player.cards)
        if answers:
            t.tell("winter-log-hands", seats=tuple(answers))
        whole = tuple(Seat(seat) for seat in range(t.seats) if seat not in answers)
        if len(whole) == t.seats > 1:
            t.tell("winter-log-hands-all")
        elif whole:
            t.tell("winter-log-hands-whole", seats=whole)

    def default(self, t: State, seat: Seat) -> Choice:
        """Return starting heroes first, then the newest heroes."""
        player, catalogue = t.players[seat], book(t)
        starting = [card for card in player.cards if card not in catalogue.heroes]
        newest = [card for card in reversed(player.cards) if card in catalogue.heroes]
        return Some(_sorted(t, [*starting, *newest][: player.hand_size]))

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, n=t.players[seat].hand_size)

    def field_label(self, t: State, seat: Seat, choice: Some, name: str) -> Say:
        card, instrument = choice.items[0], book(t).instrument[choice.items[0]]
        does, silent = talent_brief(book(t).talent[card]), int(instrument in banned(t))
        return say("winter-part-items", card=card, instrument=instrument, does=does, silent=silent)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Some):
            return misplaced("winter-phase-hands", choice)
        player = t.players[seat]
        if len(choice.items) != player.hand_size:
            return refuse("wrong-hand-size", n=player.hand_size)
        return refuse("not-your-card")

    def not_asked(self, t: State, seat: Seat, choice: Choice, waiting: Sequence[Seat]) -> Refusal:
        """Return the refusal: a wrong phase first; a deck no larger than the hand leaves no choice (11, D6)."""
        if not isinstance(choice, Some):
            return misplaced("winter-phase-hands", choice)
        return core.AskAll.not_asked(self, t, seat, choice, waiting)

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        """Return the hand with its cards sorted, as their order makes no difference."""
        if isinstance(choice, Some) and all(card in book(t).order for card in choice.items):
            return Some(_sorted(t, choice.items))
        return choice


def _sorted(t: State, cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=book(t).order.__getitem__))
