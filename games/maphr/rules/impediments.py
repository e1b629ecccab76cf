"""Phase II: impediments cancel actions that opponents have revealed (7.3)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from games import core
from games.core import Choice, NotAllowed, OneOf, Seat, record, say
from games.maphr.cards import book
from games.maphr.choices import Enough, Hinder, LetPass
from games.maphr.state import State, ordered, powers

from .asking import AllAsk, Stage, among, named, refuse
from .draws import bad_target
from .exploit import best_income
from .table import distinct, gain, lose, play, show


def toll(t: State, seat: Seat) -> int:
    """Return the price for an opponent to play an impediment on a player (9)."""
    return sum(amount for _, amount in powers(t, seat).toll)


def hinder_fault(t: State, seat: Seat, choice: Hinder, used: Sequence[Choice]) -> NotAllowed | None:
    """Return why an impediment cannot be played on someone; None if it can (7.3, R35)."""
    hand, row = t.clans[seat].hand, book(t).impediments.get(choice.card)
    spent = sum(isinstance(other, Hinder) and other.card == choice.card for other in used)
    if row is None or hand.count(choice.card) <= spent:
        return refuse("not-in-hand", "7.3", card=named(choice.card))
    if fault := bad_target(t, seat, choice.seat):
        return fault
    if row.cancels not in t.clans[choice.seat].plan:
        return refuse("imp-no-match", "7.3", seat=choice.seat)
    if row.cancels in powers(t, choice.seat).stopped:
        return refuse("imp-immune", "7.3", seat=choice.seat)
    return refuse("imp-twice", "R33", seat=choice.seat) if choice in used else None


@record
class Impediments(AllAsk[Hinder | Enough | LetPass]):
    """Everyone who might hold an impediment that matches an opponent's action answers in secret (7.3, D12, R62).

    A player without any has one answer, so that neither question nor delay reveals who has some. It can be given for
    later rounds too.
    """

    prompt = "maphr-ask-impediments"
    phase = "react"
    is_quiet = True

    def asked(self, t: State) -> Sequence[Seat]:
        open_to = [seat for seat in t.order() if set(t.clans[seat].plan) - powers(t, seat).stopped]
        return [seat for seat in t.order() if t.clans[seat].hand and any(other != seat for other in open_to)]

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        if given and isinstance(given[-1], Enough | LetPass):
            return None
        pairs = _pairs(t, seat)

        def fault(choice: Choice) -> NotAllowed | None:
            return hinder_fault(t, seat, choice, given) if isinstance(choice, Hinder) else None

        if given and all(fault(pair) for pair in pairs):
            return None
        asks = "maphr-ask-impediments-more" if given else self.prompt
        stage = among(say(asks, seat=seat), [*pairs, Enough()], fault, Enough())
        assert isinstance(stage.shape, OneOf)
        is_offered = not given and not t.clans[seat].lets_pass
        return replace(stage, shape=OneOf(stage.shape.choices, (LetPass(),))) if is_offered else stage

    def label(self, t: State, choice: Hinder | Enough | LetPass) -> core.Say:
        if not isinstance(choice, Hinder):
            return say(f"maphr-do-{choice.word()}")
        n, cancels = toll(t, choice.seat), book(t).impediments[choice.card].cancels
        coins = best_income(t, choice.seat) if cancels == "exploit" else 0
        text, action = "maphr-do-hinder-toll" if n else "maphr-do-hinder", say(f"maphr-token-{cancels}")
        return say(text, action=action, seat=choice.seat, n=n, coins=coins)

    def label_for(self, t: State, seat: Seat, choice: Hinder | Enough | LetPass) -> core.Say:
        """Return the label of an answer; of one given in advance, that there was nothing to decide."""
        is_in_advance = isinstance(choice, LetPass) and t.clans[seat].lets_pass
        return say("maphr-do-let-pass-now") if is_in_advance else self.label(t, choice)

    def field_label(self, t: State, seat: Seat, choice: Hinder | Enough | LetPass, name: str) -> core.Say:
        """Return the label of a field: beside several opponents too, the action with what it is worth to them."""
        return self.label(t, choice) if name == "seat" else AllAsk.field_label(self, t, seat, choice, name)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Hinder | Enough | LetPass]]) -> None:
        """Play the impediments in turn order, and each player's in the listed order (7.3).

        Letting actions pass in later rounds lasts until its player says otherwise without being asked.
        """
        t.learn()
        for seat, given in answers.items():
            clan = t.clans[seat]
            if given:
                clan.lets_pass = LetPass() in given or (clan.lets_pass and _can_hinder(t, seat))
        for seat in t.order():
            for choice in answers.get(seat, ()):
                if isinstance(choice, Hinder):
                    _hinder(t, seat, choice)


def _pairs(t: State, seat: Seat) -> list[Hinder]:
    """Return every pair of an impediment in hand and an opponent."""
    impediments = book(t).impediments
    held = distinct(card for card in ordered(book(t), t.clans[seat].hand) if card in impediments)
    return [Hinder(card, other) for card in held for other in t.others(seat)]


def _can_hinder(t: State, seat: Seat) -> bool:
    """Return whether a player holds an impediment that could be played."""
    return not all(hinder_fault(t, seat, pair, ()) for pair in _pairs(t, seat))


def answer_in_advance(t: State) -> None:
    """Answer for those who let actions pass, unless they hold an impediment that could be played.

    Nobody sees this: everybody who is asked is awaited until the last answer.
    """
    for seat in Impediments().asked(t):
        if t.clans[seat].lets_pass and not _can_hinder(t, seat):
            t.answers[seat] = [LetPass()]


def _hinder(t: State, seat: Seat, choice: Hinder) -> None:
    """Cancel an action; the card returns, unseen, if it is too late or the toll cannot be paid (R33)."""
    victim, action = t.clans[choice.seat], book(t).impediments[choice.card].cancels
    if action in victim.cancelled:
        t.tell("maphr-log-impediment-late", to=seat, card=choice.card, seat=choice.seat)
        return
    price = toll(t, choice.seat)
    if t.clans[seat].coins < price:
        t.tell("maphr-log-impediment-unpaid", to=seat, card=choice.card, seat=choice.seat, n=price)
        return
    if price:
        lose(t, seat, price)
        coins = gain(t, choice.seat, price)
        ((gate, _),) = powers(t, choice.seat).toll
        t.tell("maphr-log-toll", seat=seat, other_seat=choice.seat, n=price, coins=coins, source=gate)
    play(t, seat, choice.card)
    show(t, [choice.card])
    victim.cancelled.append(action)
    verb = say(f"maphr-token-{action}")
    t.tell("maphr-log-impediment", seat=seat, card=choice.card, other_seat=choice.seat, action=verb)
