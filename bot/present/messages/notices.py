"""Short messages: calls to the next player, table news, answers to commands."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.ids import ControlAction, ControlId
from bot.model import Change, Occupant, Phase, Proposal, Table, Transfer
from bot.post import Button, Buttons, Post, PostedMessage, Style, Text
from bot.present.controls.buttons import button
from bot.present.speech import (
    PLAYING,
    RESTING,
    escape,
    message_link,
    names_at,
    safe,
    sentence,
    small,
)
from bot.tables.consent import awaited, claims, proposer_of, voters, votes_missing
from bot.tables.pace import LATE_IN_A_ROW
from bot.tables.state import voters_on_late
from bot.tables.view import TableView
from games.core import NotYours, Say, Seat, say
from locales import Speaker, Words

from .menu import ACCEPT, DECLINE, PROPOSED, answer_buttons, undone_lines
from .transfers import ASKED, OFFERED, transfer_buttons

NOT_YOUR_TURN = "core-not-your-turn"
REMATCH = "bot-rematch"
LATE = -1000
"""Number of the request about those whose time has run out; no proposal has it, since it is not a log entry's."""
LATE_ASKED = frozenset({"bot-transfer-vote", "bot-transfer-late"})
"""The sentences that propose a computer player in place of a late one."""
KEPT_SEATS = 0
"""Number of the request about a rematch's reserved seats; no proposal has it, since it is not a log entry's."""
IDLE = "bot-notice-idle"
KEPT = frozenset({"bot-notice-left", "bot-notice-missed", "bot-notice-stood-in", "bot-notice-sleeps"})
"""Sentences about a seat that a computer player keeps for a person."""
MISSING = "bot-notice-missing"
TIMED_OUT = frozenset({"bot-notice-timed-out", "bot-notice-turn-taken-over"})
"""The sentences about a person whose time has run out."""


def call_post(
    table: Table, seats: Sequence[Seat], lang: Words, asked: Say | None = None, asks: Sequence[str] = ()
) -> Post:
    """Return the message that calls the people whose turn it is, with one way to the controls.

    Args:
        table: the table.
        seats: the seats to call.
        lang: the language of these people if they share one, otherwise the table's.
        asked: the question, if everyone may know it.
        asks: identifies the questions it is sent for, to recognise it in the channel.

    Raises:
        ValueError: no person has any of these seats.
    """
    people = tuple(person for seat in seats if (person := table.occupants[seat].person) is not None)
    if not people:
        raise ValueError(f"seats {list(seats)} of table {table.id} have nobody to call")
    control = ControlId(ControlAction.TURN, table.id, path=tuple(asks))
    bright: Style = "primary" if {*people} == {*table.people} else "secondary"  # others would take it for their own
    turn = replace(button(ControlAction.TURN, table.id, lang, bright), id=str(control))
    return Post((Text(_call(table, people, lang, asked)), Buttons((turn,))), mentions=people)


def _call(table: Table, people: Sequence[int], lang: Words, asked: Say | None) -> str:
    """Return the text of a call: the question itself if it addresses the called players, who are then named once."""
    game, mentions = lang.text(f"{table.game}-title"), [f"<@{person}>" for person in people]
    call = lang.text("bot-call", mention=lang.enumerate(mentions), count=len(people), game=game)
    if asked is None:
        return call
    names = zip(table.occupants, names_at(lang, table), strict=True)
    addressed = (f"<@{one.person}>" if one.person in people else escape(name) for one, name in names)
    question = Speaker(lang, table.game, tuple(addressed))(asked)
    if all(mention in question for mention in mentions):
        return lang.text("bot-call-asked", game=game, question=question)
    return f"{call}\n{question}"


def closed_post(table: Table, lang: Words) -> Post:
    """Tell a player privately that private messages cannot reach them, and how to see their hand anyway."""
    return Post(
        (Text(lang.text("bot-dm-closed")), Buttons((button(ControlAction.HAND, table.id, lang, "primary"),))), RESTING
    )


def notice_post(said: Say, table: Table, lang: Words, called: Sequence[int] = ()) -> Post:
    """Return one sentence of table news, with a button if something can be done about it.

    Args:
        said: the sentence.
        table: the table.
        lang: the reader's language.
        called: people to mention.
    """
    if said.id in TIMED_OUT and (late := _late(table)):
        return _late_post(said, table, late, lang)
    told = sentence(lang, said, table)
    mention = f"{lang.enumerate([f'<@{person}>' for person in called])} · " if called else ""
    text, action = Text(f"{mention}{told}"), _action(said, table, lang)
    if said.id in ASKED and table.transfer is not None:
        tally = transfer_tally(table, table.transfer, lang)
        return Post((text, *tally, *transfer_buttons(table, table.transfer, lang)), RESTING, tuple(called))
    if said.id == REMATCH:
        buttons = (_rematch_buttons(table, lang),) if table.phase is Phase.LOBBY else ()
        return Post((text, *rematch_tally(said, table, lang), *buttons), RESTING, tuple(called))
    if said.id.startswith(PROPOSED) and table.proposal is not None:
        tally = proposal_tally(table, table.proposal, lang)
        undone = undone_lines(table, table.proposal, lang)
        return Post((text, *undone, *tally, *answer_buttons(table, table.proposal, lang)), RESTING, tuple(called))
    return Post((text,) if action is None else (text, Buttons((action,))), RESTING, tuple(called))


def asked_in(said: Say, table: Table) -> int | None:
    """Return the number, as in `open_requests`, of the request that a sentence announces.

    None if it announces none, or the request is closed.
    """
    if said.id in ASKED and table.transfer is not None:
        return table.transfer.n
    if said.id.startswith(PROPOSED) and table.proposal is not None:
        return table.proposal.n
    if said.id in KEPT:
        return next((_kept(seat) for seat in _left(table) if table.occupants[seat].name == said.values["name"]), None)
    if said.id in TIMED_OUT and _late(table):
        return LATE
    return KEPT_SEATS if said.id == REMATCH and KEPT_SEATS in open_requests(table) else None


def open_requests(table: Table, alone: int | None = None) -> set[int]:
    """Return what a table is asked now: proposals, by the log entry that made them, and kept and late seats.

    Args:
        table: the table.
        alone: the only person asked; None for everybody.
    """
    found = {one.n for one in (table.transfer, table.proposal) if one is not None} | set(map(_kept, _left(table)))
    found |= {LATE} if _late(table) else set()
    kept = [one for one in table.occupants if one.kept_until and alone in {None, one.person}]
    return found | {KEPT_SEATS} if table.phase is Phase.LOBBY and kept else found


def rematch_outcome(request: int, table: Table, alone: int | None = None) -> Say | None:
    """Return the outcome of a request that no log entry settles: the reserved seats of a rematch.

    None if everybody has answered. A person asked alone is told whether they play.
    """
    if request == KEPT_SEATS and alone is not None:
        is_in = any(one.person == alone and not one.kept_until for one in table.occupants)
        said = "bot-rematch-you-in" if is_in else "bot-rematch-you-out"
        return say(said, game=say(f"{table.game}-title"), channel=str(table.channel))
    is_open = request == KEPT_SEATS and any(one.kept_until for one in table.occupants)
    return say("bot-rematch-settled") if is_open else None


def _late_post(said: Say, table: Table, late: Sequence[Occupant], lang: Words) -> Post:
    """Return the message on all whose time has run out, with what the others can do about it, if there are any.

    It offers to replace them once that is possible.
    """
    others, missed = voters_on_late(table), max(one.missed for one in late)
    names = lang.enumerate([safe(lang, one.name) for one in late])
    everybody = int(len(late) > 1 and len(late) == len(table.people))  # then there are no others who wait
    told = lang.text(said.id, name=names, count=len(late), n=missed, others=others, everybody=everybody)
    actions = [*([ControlAction.LATE] if missed >= LATE_IN_A_ROW else []), ControlAction.PROPOSE]
    row = Buttons(tuple(button(action, table.id, lang) for action in actions))
    return Post((Text(told), *([row] if others else [])), RESTING)


def _late(table: Table) -> list[Occupant]:
    """Return the people whose time has run out, who have done nothing since, and about whom no vote is open."""
    voted = table.transfer.seat if table.transfer is not None else None
    people = [one for seat, one in table.seated() if one.person is not None and one.missed > 0 and seat != voted]
    return people if table.phase is Phase.PLAYING else []


def _left(table: Table) -> list[Seat]:
    """Return the seats of a game in play that computer players keep for people who have left."""
    return [seat for seat, one in table.seated() if one.owner is not None] if table.phase is Phase.PLAYING else []


def _kept(seat: Seat) -> int:
    """Return the request number of a kept seat."""
    return -1 - seat


def called_by(said: Say, table: Table) -> tuple[int, ...]:
    """Return the people to mention in a sentence that concerns them.

    These are people to whom a seat is offered or reserved, who are late, whose consent a proposal needs, and everybody
    at a game that is about to be archived.
    """
    if said.id in OFFERED and table.transfer is not None and table.transfer.person is not None:
        return (table.transfer.person,)
    if said.id in LATE_ASKED and table.transfer is not None:
        person = table.occupants[table.transfer.seat].person
        return () if person is None else (person,)
    if said.id.startswith(PROPOSED) and table.proposal is not None:
        claimed = claims(table)
        return tuple(claimed[seat] for seat in sorted(awaited(table, table.proposal)) if seat in claimed)
    if said.id == REMATCH:
        return tuple(one.person for one in table.occupants if one.person is not None and one.kept_until)
    if said.id == IDLE:
        return table.people or tuple(claims(table).values())
    return ()


def author_of(said: Say, table: Table) -> int | None:
    """Return the person who made the request that a sentence announces; None if it announces none."""
    if said.id in ASKED and table.transfer is not None:
        return proposer_of(table, table.transfer)
    if said.id.startswith(PROPOSED) and table.proposal is not None:
        return table.occupants[table.proposal.seat].person
    return table.host if said.id == REMATCH else None


def _rematch_buttons(table: Table, lang: Words) -> Buttons:
    """Return the buttons to accept a reserved seat, or to leave it to others."""
    yes = ControlId(ControlAction.JOIN, table.id, "", (ACCEPT,))
    no = ControlId(ControlAction.LEAVE, table.id, "", (DECLINE,))
    return Buttons(
        (
            Button(str(yes), lang.text("bot-button-rematch-yes"), "success"),
            Button(str(no), lang.text("bot-button-rematch-no")),
        )
    )


def rematch_post(table: Table, occupant: Occupant, lang: Words) -> Post:
    """Return the private question to a person for whom a rematch reserves a seat."""
    values = {
        "name": safe(lang, table.host_name),
        "game": lang.text(f"{table.game}-title"),
        "where": f"<#{table.channel}>",
    }
    told = lang.text("bot-rematch-to-you", **values, until=str(round(occupant.kept_until)))
    return Post((Text(told), _rematch_buttons(table, lang)), PLAYING)


def _action(said: Say, table: Table, lang: Words) -> Button | None:
    """Return the button to act on a sentence: play on, return to a kept seat, or replace a missing player."""
    if table.phase is not Phase.PLAYING:
        return None
    if said.id == IDLE:
        return button(ControlAction.TURN, table.id, lang, "primary")
    if said.id in KEPT:
        return Button(str(ControlId(ControlAction.JOIN, table.id)), lang.text("bot-button-comeback"))
    missing = [
        seat for seat, occupant in table.seated() if occupant.is_gone and occupant.name == said.values.get("name")
    ]
    if said.id != MISSING or not missing:
        return None
    return Button(
        str(ControlId(ControlAction.STAND_IN, table.id, "", (str(missing[0]),))), lang.text("bot-button-standin")
    )


def note_post(said: Say, lang: Words) -> Post:
    """Return a one-sentence answer to a command."""
    return Post((Text(sentence(lang, said)),), RESTING)


def not_your_turn(view: TableView) -> NotYours:
    """Return the refusal for someone who is not asked.

    It says whom the table waits for, and for what, if everyone may know it.
    """
    if view.question is None:
        return NotYours(Say(NOT_YOUR_TURN, {"seats": view.waiting}))
    names = tuple(view.table.names[seat] for seat in view.waiting)
    doing = Say(f"{view.question.id}.waiting", view.question.values)
    return NotYours(Say("bot-no-not-your-turn", {"names": names, "asked": doing}))


def transfer_tally(table: Table, transfer: Transfer, lang: Words) -> tuple[Text, ...]:
    """Return who is for and against a change of a seat, and in a vote how many are missing.

    Empty if nobody has a vote, or only the player who asked.
    """
    if len(voters(table, transfer)) < 1 + (transfer.change is Change.STAND_IN):
        return ()
    told = [
        *_named("bot-tally-for", table, transfer.agreed, lang, transfer.name if transfer.is_accepted else ""),
        *_named("bot-tally-against", table, transfer.declined, lang),
    ]
    if transfer.change is Change.STAND_IN:
        name = safe(lang, table.occupants[transfer.seat].name)
        told.append(lang.text("bot-tally-missing", n=votes_missing(table, transfer), name=name))
    return _line(told)


def proposal_tally(table: Table, proposal: Proposal, lang: Words) -> tuple[Text, ...]:
    """Return who has agreed to a proposal, and whose answers are missing."""
    return _line(
        [
            *_named("bot-tally-for", table, (proposal.seat, *proposal.agreed), lang),
            *_named("bot-tally-awaited", table, awaited(table, proposal), lang),
        ]
    )


def rematch_tally(said: Say, table: Table, lang: Words) -> tuple[Text, ...]:
    """Return who has accepted a rematch, who has declined, and whose answers are missing."""
    asked = said.values.get("asked", ())
    seated = {occupant.name: occupant for occupant in table.occupants if occupant.person is not None}
    assert isinstance(asked, tuple), "several may be asked"
    names = [str(name) for name in asked]
    came = [name for name in names if name in seated and not seated[name].kept_until]
    awaited_now = [name for name in names if name in seated and seated[name].kept_until]
    groups = {
        "bot-rematch-in": came,
        "bot-rematch-out": [name for name in names if name not in seated],
        "bot-tally-awaited": awaited_now if table.phase is Phase.LOBBY and len(awaited_now) < len(names) else [],
    }
    told = (
        lang.text(text, names=lang.enumerate([safe(lang, name) for name in found]), n=len(found))
        for text, found in groups.items()
        if found
    )
    return _line([*told])


def _named(text: str, table: Table, seats: Collection[Seat], lang: Words, guest: str = "") -> list[str]:
    names = [*([guest] if guest else []), *(table.occupants[seat].name for seat in sorted(seats))]
    return [lang.text(text, names=lang.enumerate([safe(lang, name) for name in names]))] if names else []


def _line(told: list[str]) -> tuple[Text, ...]:
    return (Text(small(" ".join(told))),) if told else ()


def link_post(text: str, table: Table, ref: PostedMessage, lang: Words) -> Post:
    """Return a sentence with a link to what stands in the channel of a table for everyone."""
    return Post((Text(lang.text(text, link=message_link(table, ref))),), RESTING)
