"""What is sure about a dig, from the cards that its player knows, and the warnings that follow from it."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Say, Seat, say
from games.tunhell.choices import Play, Recruit
from games.tunhell.scoring import points_behind
from games.tunhell.state import State, book

from .table import needed, strength, tally, team_figures


@dataclass(frozen=True, slots=True)
class Forecast:
    """What is sure about a dig.

    Attributes:
        digs: the most cards that it turns up.
        end: what is sure to decide it. `defeat`: a foe stops it; `spent`: only the digger can beat a foe; `heart`: no
            digger is left in the hand to give up; `throne`: the whole hand is lost; `ghost`: a dwarf of the hand is
            lost; "" if the known cards decide nothing.
        card: the card that decides it, if one does.
        place: its place in the mine, 1 at the top.
        lost: the cards of the hand that it costs.
    """

    digs: int
    end: str = ""
    card: str = ""
    place: int = 0
    lost: tuple[str, ...] = ()


def forecast(t: State, seat: Seat, number: int, team: Sequence[str], hand: Sequence[str]) -> Forecast:
    """Return what is sure about a dig, up to the first card that is unknown or leaves its player a choice.

    Args:
        t: the position.
        seat: who digs.
        number: the mine.
        team: the digger, and the bonuses played with it.
        hand: the cards left in the hand.
    """
    cards, limit, held = book(t).cards, book(t).limits.hand, list(hand)
    mine, (capacity, combat) = t.mine(number), team_figures(book(t), team)
    have, own = strength(t, seat, number) + combat, strength(t, seat, number)
    known = max(mine.seen[seat], int(mine.shown))
    for place, card in enumerate(mine.shaft[: -min(known, capacity) - 1 : -1] if known and capacity else (), 1):
        row = cards[card]
        end, lost = "", tuple[str, ...]()
        match row.kind:
            case "encounter":
                need = needed(t, seat, number, card=card)
                end = "defeat" if have < need else "spent" if own < need else ""
                if not end and need:
                    return Forecast(capacity)
            case "heart":
                if any(cards[one].kind == "digger" for one in held):
                    return Forecast(capacity)
                end = "heart"
            case "throne" if held:
                end, lost = "throne", tuple(held)
            case "ghost" if any(cards[one].back == "dwarf" for one in held):
                return Forecast(capacity, "ghost", card, place)
            case "door":
                return Forecast(capacity)
            case _ if row.is_find and len(held) < limit:
                held.append(card)
        if end:
            return Forecast(place, end, card, place, lost)
    return Forecast(capacity)


def foes_ahead(t: State, number: int, reach: int) -> list[tuple[int, str]]:
    """Return the encounters among the first cards of a mine with their places, up to one that may end or move the dig.

    Args:
        t: the position.
        number: the mine.
        reach: how many cards from the top are both known and within the digger's capacity.
    """
    cards, found = book(t).cards, list[tuple[int, str]]()
    for place, card in enumerate(t.mine(number).shaft[: -reach - 1 : -1], 1):
        if cards[card].kind in {"heart", "throne", "door"}:
            break
        if cards[card].kind == "encounter":
            found.append((place, card))
    return found


def of_choice(t: State, seat: Seat, choice: Recruit | Play) -> Forecast | None:
    """Return what is sure about the dig that a choice begins; None if it begins none."""
    team = _team(t, choice)
    if not choice.mine or not team[0] or book(t).cards[team[0]].kind != "digger":
        return None
    return forecast(t, seat, choice.mine, team, _left(t, seat, choice))


def _left(t: State, seat: Seat, choice: Recruit | Play) -> list[str]:
    """Return the hand without the cards of a choice."""
    hand = list(t.clans[seat].hand)
    for card in (*choice.bonuses, *((choice.card,) if isinstance(choice, Play) else ())):
        hand.remove(card)
    return hand


def dig_warning(t: State, seat: Seat, choice: Recruit | Play) -> Say | None:
    """Return a warning about a dig that is sure to be lost, to waste bonuses or to cost the hand, or may end the game.

    The last only if the player is behind.
    """
    found = of_choice(t, seat, choice)
    if found is None:
        return None
    match found.end:
        case "defeat":
            return _defeat(t, seat, choice, found)
        case "heart":
            team = tally(_team(t, choice))
            return say("tunhell-sure-heart", card=found.card, mine=choice.mine, place=found.place, cards=team)
        case "throne":
            lost = tally(sorted(found.lost, key=book(t).order.__getitem__))
            return say("tunhell-sure-throne", card=found.card, mine=choice.mine, place=found.place, cards=lost)
    return _wasted(t, seat, choice, found) or end_behind(t, seat, choice)


def _team(t: State, choice: Recruit | Play) -> tuple[str, ...]:
    card = (t.row[choice.slot - 1] or "") if isinstance(choice, Recruit) else choice.card
    return (card, *choice.bonuses)


def _defeat(t: State, seat: Seat, choice: Recruit | Play, found: Forecast) -> Say:
    """Return what a player would lose by a dig that a foe they know is sure to stop (7.2)."""
    team = _team(t, choice)
    have = strength(t, seat, choice.mine) + team_figures(book(t), team)[1]
    need = needed(t, seat, choice.mine, card=found.card)
    lost = tally((*team, *t.mine(choice.mine).guards[seat]))
    return say(
        "tunhell-sure-defeat",
        card=found.card, mine=choice.mine, place=found.place, need=need, have=have, cards=lost,
    )  # fmt: skip


def _wasted(t: State, seat: Seat, choice: Recruit | Play, found: Forecast) -> Say | None:
    """Return the bonuses that a dig does not need: without any one of them, the digger alone still beats a foe last."""
    if found.end != "spent":
        return None
    need, vain = needed(t, seat, choice.mine, card=found.card), list[str]()
    for bonus in dict.fromkeys(choice.bonuses):
        rest = list(choice.bonuses)
        rest.remove(bonus)
        fewer = choice.replace(bonuses=tuple(rest))
        if of_choice(t, seat, fewer) == found and team_figures(book(t), _team(t, fewer))[1] >= need:
            vain.append(bonus)
    if not vain:
        return None
    return say("tunhell-sure-wasted", card=found.card, mine=choice.mine, n=found.digs, cards=tuple(vain))


def end_behind(t: State, seat: Seat, choice: Recruit | Play) -> Say | None:
    """Return that a dig may empty the last mine but one, which ends the game, while the player is behind (11)."""
    found = of_choice(t, seat, choice)
    left = len(t.mine(choice.mine).shaft) if found else 0
    if found is None or found.digs < left:
        return None
    empty = sum(not mine.shaft for mine in t.mines)
    behind = points_behind(t, seat)
    if empty + 1 < book(t).limits.empty_mines_to_end or not behind:
        return None
    return say("tunhell-sure-end-behind", mine=choice.mine, n=left, points=behind)
