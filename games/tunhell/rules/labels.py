"""The labels of choices in buttons and menus."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core import Say, Seat, Sign, Value, say
from games.tunhell.choices import TEAM, Discard, Draw, Heart, Pay, Play, Recruit
from games.tunhell.state import State, book

from .forecast import Forecast, foes_ahead, of_choice
from .sites import sites
from .table import needed, strength, tally, team_figures

_CIRCLED = ord("①") - 1
"""Slots are numbered as in the picture of the row, in circles."""
_PRICED = {"heart", "throne", "ghost"}
"""What decides a dig without a fight."""


def turn_label(t: State, choice: Recruit | Play | Discard | Draw) -> Say:
    """Return a short label of a turn's choice, with the card instead of its slot."""
    match choice:
        case Discard(card):
            return say("tunhell-do-discard", card=card)
        case Play(card, 0):
            return say("tunhell-do-play-nowhere", card=card)
        case Play(card, mine, ()):
            return say("tunhell-do-play", card=card, mine=mine)
        case Play(card, mine, bonuses):
            return say("tunhell-do-play-with", card=card, mine=mine, bonuses=tally(bonuses))
        case Recruit():
            return _recruit_label(t, choice)
        case Draw():
            return say("tunhell-do-draw")


def _recruit_label(t: State, choice: Recruit) -> Say:
    card = _card_in(t, choice)
    if card is None:
        return say("tunhell-do-recruit-nobody", slot=choice.slot)
    if choice.bonuses:
        return say(
            "tunhell-do-recruit-with", slot=choice.slot, card=card, mine=choice.mine, bonuses=tally(choice.bonuses)
        )
    if choice.mine:
        return say("tunhell-do-recruit-hurried", slot=choice.slot, card=card, mine=choice.mine)
    return say("tunhell-do-recruit", slot=choice.slot, card=card)


def part_of_turn(t: State, seat: Seat, choice: Recruit | Play | Discard, name: str, *, is_own: bool = False) -> Say:
    """Return the label of one field of a turn's choice: the card in the slot, the mine, or the team.

    `is_own` says whether the player alone reads it; others read what is recruited, but know neither hand nor scouting.
    """
    match choice, name:
        case Recruit(), "slot":
            return _slot_part(t, seat, choice)
        case ((Recruit() | Play()), "mine"):
            if not choice.mine:
                return say("tunhell-part-mine-none")
            card = (_card_in(t, choice) or "") if isinstance(choice, Recruit) else choice.card
            if isinstance(choice, Recruit) and not is_own:
                return mine_part(t, seat, choice.mine, card)
            found = of_choice(t, seat, choice.replace(bonuses=()))
            if found is not None and found.end in _PRICED:
                return _priced_part(t, choice.mine, found)
            return mine_part(t, seat, choice.mine, card, t.clans[seat].hand, seen=t.mine(choice.mine).seen[seat])
        case ((Recruit() | Play()), "bonuses"):
            found = of_choice(t, seat, choice) if is_own else None
            return _team_part(t, seat, choice, found)
        case Play(card), "card" if mine := _only_mine(t, seat, card):
            return say("tunhell-part-card-at", card=card, mine=mine)
        case ((Play(card) | Discard(card)), "card"):
            return say("tunhell-part-card", card=card)
    raise ValueError(f"{choice!r} has no part {name}")


def mine_part(t: State, seat: Seat, number: int, card: str, hand: Iterable[str] | None = None, *, seen: int = 0) -> Say:
    """Return a mine with the facts that matter: its known top card, the cards left, and both sides' strength.

    The strengths are those after the card was played, of a proud warrior with what it costs. The other side is the
    strongest opponent. A foe on top comes with the combat that this player then needs against it; for a digger, the
    first known foe with how the fight ends, and the next one. Of a blaster's mine, only what each side loses there
    matters, of a scout's the unknown cards.

    Args:
        t: the position.
        seat: who chooses.
        number: the mine.
        card: the card that would be played there.
        hand: the player's cards, some of which may help a digger; None in public.
        seen: how many cards from the top this player has seen with a scout; 0 in public.
    """
    row, mine = book(t).cards.get(card), t.mine(number)
    if row is not None and row.kind == "blaster":
        return _blast_part(t, seat, number)
    if row is not None and row.kind == "scout":
        known = max(seen, int(mine.shown))
        return say("tunhell-part-mine-scout", mine=number, known=known, left=len(mine.shaft) - known)
    after = _guards_after(t, seat, number, card)
    versus = _strength_part(t, seat, number, after)
    figures: dict[str, Value] = {"mine": number, "n": len(mine.shaft), "strength": versus}
    if not mine.shaft or not (mine.shown or seen):
        return Say("tunhell-part-mine", figures)
    if row is not None and row.kind == "digger":
        capacity = team_figures(book(t), [card])[0]
        if foes := foes_ahead(t, number, min(max(seen, int(mine.shown)), capacity)):
            return _fight_part(t, seat, number, card, foes, hand)
        return Say("tunhell-part-mine-top", {**figures, "card": mine.shaft[-1]})
    top = mine.shaft[-1]
    if book(t).cards[top].kind != "encounter":
        return Say("tunhell-part-mine-top", {**figures, "card": top})
    now, need = needed(t, seat, number), needed(t, seat, number, after)
    text = "tunhell-part-mine-scared" if need < now else "tunhell-part-mine-foe"
    return Say(text, {**figures, "card": top, "now": now, "need": need})


def _fight_part(
    t: State, seat: Seat, number: int, card: str, foes: Sequence[tuple[int, str]], hand: Iterable[str] | None
) -> Say:
    """Return a mine with how a digger's fight with the first known foe ends, and the foe after it (16.2)."""
    (place, foe), *later = foes
    own, need = strength(t, seat, number), needed(t, seat, number, card=foe)
    bonuses = [one for one in hand or () if book(t).cards[one].kind == "bonus"]
    have = own + team_figures(book(t), [card])[1]
    is_open = hand is None or own + team_figures(book(t), [card, *bonuses])[1] >= need
    is_last = own < need  # only the digger can pay
    won = (3 if is_last else 1) if have >= need else 2 if is_open else 0
    following = later[0][1] if later and won == 1 else ""
    return say(
        "tunhell-part-mine-fight",
        mine=number, card=foe, place=place, need=need, seat=seat, own=0, have=have, won=won,
        other_card=following or foe, then=needed(t, seat, number, card=following) if following else 0,
        n=len(t.mine(number).shaft),
    )  # fmt: skip


def _priced_part(t: State, number: int, found: Forecast) -> Say:
    """Return a mine with what a known card costs a digger's owner: it cannot be beaten (8.6, 8.7, 9.2)."""
    return say(
        f"tunhell-part-mine-{found.end}",
        mine=number, card=found.card, place=found.place, n=len(t.mine(number).shaft),
    )  # fmt: skip


def addressed(said: Say) -> Say:
    """Return a label as its player reads it: their own strength is not called by their name."""
    return Say(said.id, {**said.values, "own": 1}) if "own" in said.values else said


def _guards_after(t: State, seat: Seat, number: int, card: str) -> list[str]:
    """Return a player's warriors at a mine once a card was played there; a proud one stands alone (6.1)."""
    guards, row = t.mine(number).guards[seat], book(t).cards.get(card)
    if row is None or row.kind != "warrior":
        return guards
    return [card] if row.proud else [*guards, card]


def _strength_part(t: State, seat: Seat, number: int, after: Sequence[str]) -> Say:
    """Return a player's strength beside the strongest opponent's, once these are the player's warriors at a mine."""
    combat, lost = book(t).combat, Counter(t.mine(number).guards[seat]) - Counter(after)
    figures = {
        "yours": sum([combat[card] for card in after]),
        "theirs": max(strength(t, other, number) for other in t.everyone() if other != seat),
    }
    if not lost:
        return Say("tunhell-part-strength", figures)
    gone = tally(lost.elements())
    return say("tunhell-part-strength-for", **figures, now=strength(t, seat, number), lost=gone, n=lost.total())


def _blast_part(t: State, seat: Seat, number: int) -> Say:
    """Return a mine with the strength that each side would lose there to a blaster (6.4)."""
    struck = [other for other in t.everyone() if other != seat and t.mine(number).guards[other]]
    total = sum(strength(t, other, number) for other in struck)
    figures = {"n": len(struck), "total": total, "yours": strength(t, seat, number)}
    return say("tunhell-part-mine-blast", mine=number, seat=seat, own=0, other_seat=[*struck, seat][0], **figures)


def _only_mine(t: State, seat: Seat, card: str) -> int:
    """Return the mine of a dwarf that only one is open to, which is then not asked for; 0 otherwise."""
    mines = sites(t, seat).of(book(t).cards[card]).mines
    return mines[0] if len(mines) == 1 else 0


def _slot_part(t: State, seat: Seat, choice: Recruit) -> Say:
    card, alike = _card_in(t, choice), book(t).alike
    if card is None:
        return say("tunhell-part-slot-empty", slot=choice.slot)
    slots = [slot for slot, other in enumerate(t.row, 1) if other is not None and alike[other] == alike[card]]
    text = "tunhell-part-slot-hurried" if book(t).cards[card].hurried else "tunhell-part-slot"
    said = say(text, slots=Sign("".join(chr(_CIRCLED + slot) for slot in slots)), card=card)
    mine = _only_mine(t, seat, card) if choice.mine else 0
    return Say(f"{text}-at", {**said.values, "mine": mine}) if mine else said


def _team_part(t: State, seat: Seat, choice: Recruit | Play, found: Forecast | None) -> Say:
    """Return what a digger does with these bonuses: its combat beside the first foe’s, and how far it digs (16.2).

    A foe stands there if the reader may know it; `found` is what is sure about the dig, None for other readers.
    """
    card = (_card_in(t, choice) or "") if isinstance(choice, Recruit) else choice.card
    if card not in book(t).cards or book(t).cards[card].kind != "digger":
        return say("tunhell-part-bonuses-none")
    capacity, combat = team_figures(book(t), [card, *choice.bonuses])
    have, mine = strength(t, seat, choice.mine) + combat, t.mine(choice.mine)
    digs = found.digs if found else capacity
    figures: dict[str, Value] = {"bonuses": tally(choice.bonuses), "n": digs, "have": have}
    known = max(int(mine.shown), mine.seen[seat] if found is not None else 0)
    foes = foes_ahead(t, choice.mine, min(known, capacity))
    if not foes:
        return Say("tunhell-part-bonuses", figures)
    need = needed(t, seat, choice.mine, card=foes[0][1])
    return Say("tunhell-part-bonuses-fight", figures | {"need": need, "won": int(have >= need)})


def _card_in(t: State, choice: Recruit) -> str | None:
    """Return the card in the slot that a recruit choice names."""
    return t.row[choice.slot - 1] if 1 <= choice.slot <= len(t.row) else None


def fight_label(t: State, choice: Pay, *, has_facts: bool = True) -> Say:
    """Return the label of a payment: the warriors by their combat values, and the team if it is spent, too.

    Unless the mine is exhausted by it, which all warriors leave then, it says what strength is left there (7.3, 11).
    """
    guards = [book(t).combat[unit] for unit in choice.units if unit != TEAM]
    seat, number = t.digging.seat, t.digging.mine
    now, theirs = strength(t, seat, number), max(strength(t, one, number) for one in t.everyone() if one != seat)
    facts = int(has_facts and len(t.mine(number).shaft) > 1)
    left: dict[str, Value] = {"facts": facts, "now": now, "yours": now - sum(guards), "theirs": theirs}
    if not guards:
        return Say("tunhell-do-pay-team", left) if TEAM in choice.units else say("tunhell-do-pay-nothing")
    values = Sign(" + ".join(f"{value}" for value in guards))
    text = "tunhell-do-pay-both" if TEAM in choice.units else "tunhell-do-pay"
    first = next(unit for unit in choice.units if unit != TEAM)
    return say(text, n=len(guards), values=values, card=first, **left)


def heart_label(choice: Heart) -> Say:
    """Return the label of giving up a digger."""
    return say("tunhell-do-heart", card=choice.card)
