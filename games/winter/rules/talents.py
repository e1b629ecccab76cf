"""The effect of a hero when its card is played (7)."""

from collections.abc import Sequence

from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.choices import Gain, Promote, Recall, Recruit
from games.winter.rows import RESOURCES, Talent
from games.winter.state import HOME, State, book, is_legendary, reserve

from .dwarfs import blocked, go_home
from .labels import area_part, hero_part, slot_label, yields
from .market import draw_hero
from .moving import MoveAnyone, PlaceOrMove
from .refusals import refuse, unknown_area
from .stock import change, gain, pay
from .talented import Talented


def play_card(t: State, seat: Seat, card: str) -> None:
    """Use up a card for the week, and carry out its talent (5.4, 7).

    A card of a hand that everyone knows, because it is the whole action deck, tells nothing until its talent has been
    carried out. Its player can therefore step back from what the talent asks.
    """
    player, talent = t.players[seat], book(t).talent[card]
    is_known = len(player.hand) + len(player.played) == player.chosen_from
    if not is_known or talent.do in {"produce", "gain", "trade"}:
        t.learn()  # the card is shown, or whether more is asked reveals whether another one is left
    player.hand = tuple(held for held in player.hand if held != card)
    player.played += (card,)
    match talent.do:
        case "produce":
            _produce(t, seat, card, talent)
        case "gain":
            t.tell("winter-log-gains", seat=seat, card=card, changes=gain(t, seat, talent.gain))
        case "trade":
            changes = (*pay(t, seat, talent.pay), *gain(t, seat, talent.gain))
            t.tell("winter-log-gains", seat=seat, card=card, changes=changes)
        case "gain_one":
            t.then(GainOne(seat, card))
        case "move_from":
            t.then(MoveAnyone(seat, card, talent.times))
        case "place_or_move":
            t.tell("winter-log-plays", seat=seat, card=card)
            t.then(PlaceOrMove(seat, card, talent.times))
        case "recruit":
            t.then(TakeHero(seat, card))
        case "recall":
            t.then(RecallDwarf(seat, card))
        case "promote":
            t.then(PromoteDwarf(seat, card))


def _produce(t: State, seat: Seat, card: str, talent: Talent) -> None:
    """Produce one for each area of the kind with a dwarf of the player, unless it is blocked (3.3, R39)."""
    assert talent.resource, "the catalogue says what is produced"
    n = yields(t, seat, talent)
    idle = blocked(t).intersection(t.players[seat].areas(), book(t).of_kind[talent.kind])
    if n:
        t.tell("winter-log-gains", seat=seat, card=card, changes=gain(t, seat, {talent.resource: n}))
    else:
        t.tell("winter-log-produces-nothing", seat=seat, card=card)
    if idle:
        t.tell("winter-log-blocked", areas=tuple(sorted(idle)))


@record
class GainOne(Talented):
    """One of two resources, as the player chooses (7)."""

    prompt = "winter-ask-gain"
    seat: Seat
    card: str

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Gain, book(t).talent[self.card].one_of)))

    def take(self, t: State, choice: Choice) -> None:
        assert isinstance(choice, Gain), "nothing else is offered"
        (resource,) = (known for known in RESOURCES if known == choice.resource)
        t.tell("winter-log-gains", seat=self.seat, card=self.card, changes=gain(t, self.seat, {resource: 1}))

    def label(self, t: State, choice: Choice) -> Say:
        assert isinstance(choice, Gain), "nothing else is offered"
        (resource,) = (known for known in RESOURCES if known == choice.resource)
        old = t.players[self.seat].stock[resource]
        most = book(t).limits.resource_max
        return say("winter-do-gain", change=change(resource, old, min(most, old + 1)))

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        return self.label(t, choice)


@record
class TakeHero(Talented):
    """Any hero of the market for a fixed price, without an action and besides the turn's purchase (7, R32)."""

    prompt = "winter-ask-recruit"
    seat: Seat
    card: str

    def options(self, t: State) -> Shape:
        return OneOf(tuple(Recruit(slot) for slot, card in enumerate(t.market, 1) if card))

    def take(self, t: State, choice: Choice) -> None:
        assert isinstance(choice, Recruit), "nothing else is offered"
        hero = t.market[choice.slot - 1]
        assert hero is not None, "an empty slot is not offered"
        paid = pay(t, self.seat, book(t).talent[self.card].pay)
        t.tell("winter-log-recruits", seat=self.seat, card=self.card, hero=hero, paid=paid)
        draw_hero(t, self.seat, choice.slot)

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, card=self.card, n=book(t).talent[self.card].pay["gold"])

    def label(self, t: State, choice: Choice) -> Say:
        assert isinstance(choice, Recruit), "nothing else is offered"
        return slot_label(t, choice.slot, "winter-do-recruit")

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        assert isinstance(choice, Recruit), "nothing else is offered"
        return hero_part(t, choice.slot, book(t).talent[self.card].pay["gold"])

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        return refuse("empty-slot") if isinstance(choice, Recruit) else Talented.refusal(self, t, seat, choice)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return tuple(Recruit(slot) for slot, card in enumerate(t.market, 1) if not card)


@record
class RecallDwarf(Talented):
    """One of the player's dwarfs comes home from anywhere on the board and brings gold (7, R45)."""

    prompt = "winter-ask-recall"
    seat: Seat
    card: str

    def options(self, t: State) -> Shape:
        player = t.players[self.seat]
        return OneOf(tuple(Recall(area, dwarf) for area in sorted(player.areas()) for dwarf in player.kinds_at(area)))

    def take(self, t: State, choice: Choice) -> None:
        assert isinstance(choice, Recall), "nothing else is offered"
        go_home(t, self.seat, choice.area, [choice.dwarf])
        changes = gain(t, self.seat, book(t).talent[self.card].gain)
        t.tell(
            "winter-log-recalls", seat=self.seat, card=self.card, dwarf=choice.dwarf, area=choice.area, changes=changes
        )

    def label(self, t: State, choice: Choice) -> Say:
        assert isinstance(choice, Recall), "nothing else is offered"
        return say("winter-do-recall", area=choice.area, dwarf=choice.dwarf)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        return (
            say("winter-part-dwarf", dwarf=getattr(choice, name))
            if name == "dwarf"
            else area_part(t, seat, getattr(choice, name))
        )

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Recall):
            return Talented.refusal(self, t, seat, choice)
        return unknown_area(t, choice.area) or refuse("no-dwarf-there", area=choice.area)


@record
class PromoteDwarf(Talented):
    """A basic dwarf at home leaves the game, and a legendary one from the reserve replaces it (9.4, R53)."""

    prompt = "winter-ask-promote"
    seat: Seat
    card: str

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Promote, reserve(t, self.seat))))

    def take(self, t: State, choice: Choice) -> None:
        assert isinstance(choice, Promote), "nothing else is offered"
        player = t.players[self.seat]
        paid = pay(t, self.seat, book(t).talent[self.card].pay)
        player.home -= 1
        player.legends = {**player.legends, choice.dwarf: HOME}
        t.tell("winter-log-promotes", seat=self.seat, card=self.card, dwarf=choice.dwarf, paid=paid)

    def label(self, t: State, choice: Choice) -> Say:
        assert isinstance(choice, Promote), "nothing else is offered"
        return say("winter-do-promote", dwarf=choice.dwarf)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        assert isinstance(choice, Promote), "nothing else is offered"
        return say("winter-part-dwarf", dwarf=choice.dwarf)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Promote):
            return Talented.refusal(self, t, seat, choice)
        if choice.dwarf in t.players[seat].legends:
            return refuse("legendary-taken")
        return NotAllowed(say("core-no-such-choice"))

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return tuple(map(Promote, t.players[seat].legends)) if is_legendary(t) else ()
