"""Build: pay for one building from the hand (7.4)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, NotAllowed, Seat, Sign, record, say
from games.maphr.cards import book
from games.maphr.choices import Decline, Erect
from games.maphr.state import State, ordered, powers

from .asking import OneAsks, Stage, among, named, price_of, refuse
from .table import distinct, lose, play


def most_buildings(t: State, seat: Seat) -> int:
    """Return how many buildings a player may have now.

    This is the fewest of any opponent, plus the spread, plus extensions (7.4, R37).
    """
    fewest = min(len(t.clans[other].buildings) for other in t.others(seat))
    spread: int = book(t).action_rules["spread_limit"]
    return fewest + spread + t.clans[seat].extensions


def build_fault(t: State, seat: Seat, card: str, extra: int = 0) -> NotAllowed | None:
    """Return the refusal for the first condition a card breaks, in the order of 7.4, given some extra coins."""
    if card not in t.clans[seat].hand:
        return refuse("not-in-hand", "7.4", card=named(card))
    return use_fault(t, seat, card, extra)


def use_fault(t: State, seat: Seat, card: str, extra: int = 0) -> NotAllowed | None:
    """Return what `build_fault` does as if the card were in the hand: it may be one to choose from."""
    clan, row = t.clans[seat], book(t).buildings.get(card)
    if row is None:
        return refuse("no-building-card", "7.4", card=card)
    if row.level > clan.level:
        return refuse("level-low", "7.4", roman=Sign(book(t).level[row.level - 1].roman))
    if card in clan.buildings:
        return refuse("duplicate-name", "R40", card=card)
    most = most_buildings(t, seat)
    if len(clan.buildings) >= most:
        return refuse("spread", "R37", n=most)
    price = price_of(t, seat, card)
    return refuse("not-enough-coins", "7.4", need=price, have=clan.coins) if clan.coins + extra < price else None


def can_build(t: State, seat: Seat) -> bool:
    """Return whether some building of the hand can be built now."""
    rows = book(t).buildings
    return any(card in rows and build_fault(t, seat, card) is None for card in distinct(t.clans[seat].hand))


@record
class Constructing(OneAsks[Erect | Decline]):
    """Pay for one building from the hand (7.4, D15)."""

    prompt = "maphr-ask-build"
    phase = "resolve"
    seat: Seat

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        held = distinct(card for card in ordered(book(t), t.clans[seat].hand) if card in book(t).buildings)

        def fault(choice: Choice) -> NotAllowed | None:
            return build_fault(t, seat, choice.card) if isinstance(choice, Erect) else None

        asks = say(self.prompt, seat=seat, coins=t.clans[seat].coins)
        return among(asks, [*map(Erect, held), Decline()], fault, Decline())

    def label(self, t: State, choice: Erect | Decline) -> core.Say:
        if isinstance(choice, Decline) or choice.card not in book(t).buildings:
            return say("maphr-do-decline-build")
        return say("maphr-do-erect", card=choice.card, n=price_of(t, self.seat, choice.card))

    def field_label(self, t: State, seat: Seat, choice: Erect | Decline, name: str) -> core.Say:
        return self.label(t, choice)

    def take(self, t: State, choice: Erect | Decline) -> None:
        t.learn()  # whether the next action is asked reveals what the hand allows
        if isinstance(choice, Decline):
            able = can_build(t, self.seat)  # a player who cannot is not asked, so this is public anyway
            t.tell("maphr-log-decline-build" if able else "maphr-log-cannot-build", seat=self.seat)
            return
        clan, price = t.clans[self.seat], price_of(t, self.seat, choice.card)
        cost = book(t).buildings[choice.card].cost
        lose(t, self.seat, price)
        play(t, self.seat, choice.card)
        clan.buildings.append(choice.card)
        sources = tuple(source for source, _ in powers(t, self.seat).of("build_discount") if source != choice.card)
        if price < cost:
            t.tell(
                "maphr-log-build-cheaper",
                seat=self.seat,
                card=choice.card,
                n=price,
                cost=cost,
                sources=sources,
                coins=clan.coins,
            )
        else:
            t.tell("maphr-log-build", seat=self.seat, card=choice.card, n=price, coins=clan.coins)
