"""Who must agree to what at a table, and which games are rated: the rules of docs/consent.md, decided only here.

A person has a claim on the seat where they sit, and on the seat that a computer player keeps for them. Claims count in
every vote: those of people who are silent, away, or have left for now are counted too.
"""

from typing import Literal, TypeAlias

from bot.model import Change, Contest, Occupant, Phase, Proposal, Table, Transfer
from games.core import Concession, Ending, NotYours, Refusal, Say, Seat, State

from .log import Past
from .state import game_of, refuse

Unrated: TypeAlias = Literal["guided", "position", "chosen", "same-deal", "rewound", "hinted", "brief", "alone"]
"""Why a game is unrated: its start, the choice of its people, or something that happened in it."""
REAL_MOVES = 5
"""The number of moves per seat from which a game that is given up counts: below it, ratings would cost nothing."""


# Claims.


def claimant(occupant: Occupant) -> int | None:
    """Return who has a claim on a seat; None for an independent computer player, and for a person who was forgotten."""
    person = occupant.person if occupant.person is not None else occupant.owner
    return person if person is not None and not is_forgotten(person) else None


def is_forgotten(person: int) -> bool:
    """Return whether an id stands for a forgotten person: those are negative."""
    return person < 0


def claims(table: Table) -> dict[Seat, int]:
    """Return the people who have a claim, by seat."""
    return {seat: person for seat, occupant in table.seated() if (person := claimant(occupant)) is not None}


def claim_of(table: Table, person: int) -> Seat | None:
    """Return the seat on which a person has a claim."""
    return next((seat for seat, one in claims(table).items() if one == person), None)


def require_claim(table: Table, person: int) -> Seat:
    """Return the seat on which a person has a claim.

    Raises:
        NotYours: they have none.
    """
    seat = claim_of(table, person)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    return seat


def others(table: Table, seat: Seat | None) -> frozenset[Seat]:
    """Return the seats on which anybody but the person at `seat` has a claim."""
    return frozenset(claims(table)) - {seat}


# Decisions of all: taking a step back, and ending the game.


def awaited(table: Table, proposal: Proposal) -> frozenset[Seat]:
    """Return the seats whose people have yet to agree to a proposal; once there are none, it is carried."""
    return others(table, proposal.seat) - set(proposal.agreed)


def has_learnt(before: State, now: State) -> bool:
    """Return whether anybody has learnt something between two positions, so that a take-back needs consent."""
    return before.learnt != now.learnt


def require_undoable(table: Table, seat: Seat, moved: Seat) -> None:
    """Refuse to undo a move of another seat whose person has been forgotten and cannot consent.

    Raises:
        Refusal: the person who made the move was forgotten, and nobody has that seat now.
    """
    occupant = table.occupants[moved]
    if moved != seat and claimant(occupant) is None:
        raise refuse("bot-no-back-behind", name=occupant.name)


# Decisions of the majority: transfers of a seat.


def voters(table: Table, transfer: Transfer) -> frozenset[Seat]:
    """Return the seats whose people vote on a change of a seat's occupant.

    All who have a claim vote, except the person who gives a seat up, or who is late. A person whose seat someone else
    asks for votes like the others.
    """
    return others(table, None if transfer.change is Change.CLAIM else transfer.seat)


def has_vote_left(table: Table, transfer: Transfer, seat: Seat | None) -> bool:
    """Return whether the person at a seat has a vote in a transfer, and has not used it yet."""
    return seat in voters(table, transfer) and seat not in (*transfer.agreed, *transfer.declined)


def votes_missing(table: Table, transfer: Transfer) -> int:
    """Return how many more votes a majority needs; 0 if there is nobody to ask."""
    all_votes = voters(table, transfer)
    most = len(all_votes) // 2 + 1 if all_votes else 0
    return max(most - len(all_votes & set(transfer.agreed)), 0)


def asked_about(table: Table, transfer: Transfer) -> Say:
    """Return the sentence that describes a transfer, and who must agree."""
    occupant = table.occupants[transfer.seat]
    if transfer.change is Change.STAND_IN and transfer.by is not None:
        by, until = table.occupants[transfer.by].name, str(round(transfer.until))
        is_voted = len(voters(table, transfer)) > 1  # with two people there is no vote
        rated = int(unrated_reason(table) is None)
        return Say(
            "bot-transfer-vote" if is_voted else "bot-transfer-late",
            {"name": occupant.name, "by": by, "until": until, "rated": rated},
        )
    said = "bot-transfer-claim" if occupant.owner is None else "bot-transfer-claim-kept"
    if transfer.change is Change.OFFER:
        asked = sorted(voters(table, transfer))
        names = tuple(table.occupants[seat].name for seat in asked)
        if asked:
            return Say(
                "bot-transfer-offer-vote",
                {"name": occupant.name, "to": transfer.name, "names": names, "n": len(names)},
            )
        said = "bot-transfer-offer"
    return Say(said, {"name": occupant.name, "to": transfer.name})


def is_present(table: Table, transfer: Transfer, person: int) -> bool:
    """Return whether a vote is about this person's own seat, while nothing is asked of them: being there is enough.

    A person who is asked keeps the seat by answering.
    """
    occupant = table.occupants[transfer.seat]
    return transfer.change is Change.STAND_IN and occupant.person == person and occupant.asked_at is None


def is_carried(table: Table, transfer: Transfer) -> bool:
    """Return whether a transfer is carried: by a majority, and by the person to whom the seat is offered."""
    is_wanted = transfer.change is not Change.OFFER or transfer.is_accepted
    return is_wanted and not votes_missing(table, transfer)


def is_outvoted(table: Table, transfer: Transfer) -> bool:
    """Return whether a majority is no longer possible, because of the votes against it."""
    all_votes = voters(table, transfer)
    return bool(all_votes) and 2 * len(all_votes - set(transfer.declined)) <= len(all_votes)


def claimable(table: Table) -> list[Seat]:
    """Return the seats that a person who does not play may ask for: those held by computer players."""
    if table.phase is not Phase.PLAYING or table.is_guided or table.contest is not None:
        return []
    return [seat for seat, occupant in table.seated() if occupant.computer is not None]


def require_may_sit(table: Table, past: Past, seat: Seat, person: int, name: str) -> None:
    """Refuse a seat to a person who has or had another one, and so has seen another hand of this game.

    Having seen a hand matters only if the game counts or belongs to a tournament. If a former occupant was forgotten,
    nobody can tell any more whether it was the person who asks.

    Raises:
        Refusal: they have or have had another seat, or may have had it.
    """
    if claim_of(table, person) is not None:
        raise refuse("bot-no-seated-already", name=name)
    if not counts(table) and table.contest is None:
        return
    former = [(one.person, one.seat) for one in past.former(table) if one.person is not None]
    if any(one == person and held != seat for one, held in former):
        raise refuse("bot-no-second-hand", name=name)
    if (person, seat) not in former and any(is_forgotten(one) for one, _ in former):
        raise refuse("bot-no-hand-forgotten", name=name)


# Not possible at tournament tables, whose games are compared with others.


def require_contest_step(table: Table, *, unrates: bool) -> None:
    """At a tournament's table, refuse to go back behind what was learnt or moved by others.

    Raises:
        Refusal: the table belongs to a tournament.
    """
    if table.contest is not None and unrates:
        raise refuse("bot-no-back-in-tournament")


def require_no_contest(table: Table) -> None:
    """Refuse to let people hand over seats at a tournament's table: its organiser replaces them.

    Raises:
        Refusal: the table belongs to a tournament.
    """
    if table.contest is not None:
        raise refuse("bot-no-seat-in-tournament")


def may_have_hints(table: Table) -> bool:
    """Return whether people may ask for hints: at an unrated table, or if only one person has a claim on a seat."""
    if table.contest is not None:
        return False
    return unrated_reason(table) in {"guided", "position", "chosen"} or len(claims(table)) == 1


def require_substitution(table: Table, past: Past, organiser: int, seat: Seat, person: int, name: str) -> None:
    """Refuse a substitute a seat in a running tournament game.

    Args:
        table: the table.
        past: the earlier entries.
        organiser: the person who appoints the substitute.
        seat: the seat.
        person: the substitute.
        name: the substitute's name.

    Raises:
        Refusal: the organiser plays at this table, or the substitute has a claim on a seat there, or has had another.
    """
    if claim_of(table, organiser) is not None:
        raise refuse("bot-no-substitute-own-table")
    require_may_sit(table, past, seat, person, name)


# Allowed once a game is over.


def is_open(table: Table) -> bool:
    """Return whether everything about a game may be revealed: it is over, and nobody still plays the same deal."""
    return not table.phase.live and not table.is_held


def require_open(table: Table, otherwise: str) -> None:
    """Refuse what would reveal the hidden part of a game, or the future of others that have the same deal.

    Args:
        table: the table.
        otherwise: the text of the refusal while the game itself is in progress.

    Raises:
        Refusal: it is in progress, or others of its round are.
    """
    if table.phase.live:
        raise refuse(otherwise)
    if table.is_held:
        raise refuse("bot-no-round-open")


# Ends before the final score.


def given_up(table: Table, otherwise: Ending) -> Ending:
    """Return how a game ends that its own people end early: if all win or lose together, it is lost."""
    is_shared = table.phase is Phase.PLAYING and game_of(table).concession is Concession.COMMON_DEFEAT
    return Ending.LOST if is_shared else otherwise


def concession_refusal(table: Table, seat: Seat) -> Refusal | None:
    """Return why the person at a seat cannot concede alone; None if they can."""
    if game_of(table).concession is Concession.COMMON_DEFEAT:
        return refuse("bot-no-concede-together") if others(table, seat) else None
    return refuse("bot-no-concede") if len(table.occupants) != 2 else None


def may_close_for_others(table: Table, person: int) -> bool:
    """Return whether a moderator may close a table that they could not otherwise close.

    If all win or lose together, a moderator who plays is a player like the others: nobody abandons a shared game alone.
    """
    return claim_of(table, person) is None or given_up(table, Ending.ABANDONED) is not Ending.LOST


def closing_refusal(table: Table, person: int, *, is_readable: bool) -> Refusal | None:
    """Return why a host cannot close a table alone; None if they can.

    Args:
        table: the table.
        person: the host.
        is_readable: whether its position can be read, so that people can continue.
    """
    seats = others(table, claim_of(table, person))
    if table.phase is not Phase.PLAYING or not is_readable or not seats:
        return None
    return refuse("bot-no-close-alone", names=tuple(table.occupants[seat].name for seat in sorted(seats)), n=len(seats))


# Rated games.


def unrated_reason(table: Table) -> Unrated | None:
    """Return why a game is unrated; None if it is rated."""
    reasons: dict[Unrated, bool] = {
        "guided": table.is_guided,
        "position": table.origin is not None,
        "chosen": not table.is_rated,
        "same-deal": table.contest is Contest.SAME_DEAL,
        "rewound": table.rewound,
        "hinted": table.hinted,
        "brief": table.phase is Phase.ENDED and is_brief(table),
        "alone": len(claims(table)) < 2,
    }
    return next((why for why, holds in reasons.items() if holds), None)


def counts(table: Table) -> bool:
    """Return whether a game's result is kept for standings, records and achievements.

    This includes a game in which only one person has a claim, although it changes no rating.
    """
    return unrated_reason(table) in {None, "alone"}


def is_brief(table: Table) -> bool:
    """Return whether so few moves have been made that nothing would be rated if the game were given up now.

    A game that all lose together changes no rating: it is lost however early it is given up.
    """
    is_shared = game_of(table).concession is Concession.COMMON_DEFEAT
    return not is_shared and table.moves < REAL_MOVES * len(table.occupants)


def proposer_of(table: Table, transfer: Transfer) -> int | None:
    """Return the person who proposed a transfer; None if they have left their seat since."""
    if transfer.change is Change.CLAIM:
        return transfer.person
    seat = transfer.seat if transfer.change is Change.OFFER else transfer.by
    return table.occupants[seat].person if seat is not None else None
