"""The ids of controls: a control's action, its table and its decision. Nothing in them is secret.

An id reads `porion:<action>:<table>:<ticket>:<path>`. A path is a sequence of short tokens, one per step already taken
inside a large choice; a token is a digest of what was chosen, so an id stays short and survives reordering.
"""

from base64 import b32encode
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import blake2b
from secrets import randbits

PREFIX = "porion"
LIMIT = 100
PUZZLE_MARK = "puzzle-"
"""Precedes the token of a puzzle in the table field; no table's id starts with it."""
_GREATEST, _DIGITS = (1 << 63) - 1, 19
"""The greatest integer the database can hold, and its number of digits; Discord's ids are below it."""
_DRAWN_BITS = 62


class ControlAction(StrEnum):
    """The actions of controls."""

    # in the lobby
    JOIN = "join"
    LEAVE = "leave"
    COMPUTER = "computer"  # menu; value or path: the level of one to add, or "-" and the name of one to remove
    ARRANGE = "arrange"  # opens the form of options, or submits it
    TERMS = "terms"  # the same for time limits, rating and language
    START = "start"
    END = "end"
    END_SURE = "endsure"
    AGAIN = "again"  # the same people and options once more
    STAND_IN = "standin"  # path: the seat of an absent player
    SIT = "sit"  # takes a seat from the list of open tables; path: the page of the list
    # changes of a seat's owner
    CLAIM = "claim"  # asks for a seat; menu value: the seat
    HAND_OVER = "handover"  # offers the person's seat; menu value: the recipient
    LATE = "late"  # starts a vote about a late player; menu value: their seat
    TRANSFER = "transfer"  # ticket: the proposal about a seat; path: "yes" or "no"
    CLOSE_TRANSFER = "untransfer"  # ticket: the person's proposal about a seat
    # at the table
    STEP = "step"  # path so far; button, or menu whose values are tokens
    SOME = "some"  # menu of items; values are positions in the offer
    AMOUNT = "amount"  # button or menu whose value is the number
    TYPE = "type"  # opens the form in which the number is typed; the form itself is an AMOUNT
    SURE = "sure"  # confirms a move after a warning; path: the whole choice
    GO_ON = "goon"  # continues a choice that was begun in another message
    REVISE = "revise"
    TURN = "turn"  # opens the person's controls, privately
    HAND = "hand"
    BOARD = "board"  # a fresh board, privately
    DESCRIBE = "describe"
    MORE = "more"  # the pictures not needed at the moment, privately
    HISTORY = "history"  # the history, privately; path: page, log entry, or JUMP with a typed or chosen turn
    REPLAY = "replay"  # the replay, privately; path: step or entry, viewpoint; or JUMP with a typed or chosen turn
    PLAY_ON = "playon"  # opens a table that continues from a past position; path: entry
    RECAP = "recap"  # the game as an animation
    REVIEW = "review"  # the review of the person's finished game; path: log entry, or "show"
    RETRY = "retry"  # retries a question of that game; ticket: the entry; path: kind of control and its path
    POSITION = "position"  # a step of a replay in notation; path: entry
    LOOK = "look"  # opens the form for a position in notation, and shows it
    PLAY_POSITION = "playposition"  # opens a table that starts from a shown position; path: its token
    WHY = "why"  # all unavailable choices with reasons, or with a path: the reason for one
    ASKED = "asked"  # explains the person's question
    FAIR = "fair"  # explains how the deal can be verified
    MENU = "menu"  # the menu of other actions
    TAKE_BACK = "back-step"  # takes back the person's last step, or offers to ask the others
    LESSON = "lesson-back"  # goes back to where the person left the script of a guided game
    ASK_BACK = "ask-back"  # asks the others to agree to taking a step back
    PROPOSE = "propose"  # proposes to end the game
    RESPOND = "respond"  # ticket: the proposal; path: "yes" or "no"
    WITHDRAW = "withdraw"  # ticket: the person's proposal
    CONCEDE = "concede"  # path: "sure" after confirmation
    HINT = "hint"  # the move of a computer player
    FOLLOW = "follow"  # shows a table to a person without a seat, kept up to date
    UNFOLLOW = "unfollow"
    TIPS = "tips"  # in a guided game; path: "on" or "off"
    GUIDE = "guide"  # makes a lobby a guided first game
    # settings; path: the setting and its new value, unless chosen in a menu
    SERVER = "server"  # of the server
    MINE = "mine"  # of the person
    HOURS = "hours"  # the person's playing hours
    # tournaments; the table field holds the tournament's id
    TOURNAMENT = "tour"  # path: the action
    # records of a server
    RECORDS = "records"  # path or value: the game, or "all"; or "standings" and the game
    ACHIEVED = "achieved"  # path: the person, then their page; menu value: the game
    PAST = "past"  # looks back at a finished game; menu value: its table after `REPLAY` or `REVIEW`
    # help; the table field holds the game's id, or is empty
    HELP = "help"  # the list of games; path: "commands"
    RULES = "rules"  # opens the help of a game; path: page, rule
    PAGE = "page"  # turns to another page, in place; path or value: page
    OPEN = "open"  # opens a table; value or table field: game
    GUIDED = "guided"  # opens a guided first game; value or table field: game
    TABLES = "tables"  # the person's tables, or the server's open ones; path: list, page
    PUZZLE = "puzzle"  # table field: a puzzle, or empty; path: the action
    DAILY = "daily"  # switches the daily message; path: "on" or "off"
    THREAD = "thread"  # opens a thread with a table; table field: game; path: kind of table, older table


_ACTIONS = {action.value: action for action in ControlAction}


@dataclass(frozen=True, slots=True)
class ControlId:
    """A control's id, taken apart."""

    action: ControlAction
    table: str = ""
    ticket: str = ""
    path: tuple[str, ...] = ()

    @property
    def handled_as(self) -> ControlAction:
        """The action whose handler is called; all controls of a puzzle share one."""
        return ControlAction.PUZZLE if self.table.startswith(PUZZLE_MARK) else self.action

    def __str__(self) -> str:
        text = ":".join((PREFIX, self.action, self.table, self.ticket, ".".join(self.path)))
        if len(text) > LIMIT:
            raise ValueError(f"a control's id has {len(text)} characters: {text}")
        return text

    def at(self, *tokens: str) -> "ControlId":
        """Return the same control with further path steps."""
        return replace(self, path=(*self.path, *tokens))


def parse(text: str) -> ControlId | None:
    """Return the parsed id of a control, or None if it is not one of the bot's."""
    parts = text.split(":")
    if len(text) > LIMIT or len(parts) != 5 or parts[0] != PREFIX or not is_plain(text):
        return None
    action = _ACTIONS.get(parts[1])
    return (
        ControlId(action, parts[2], parts[3], tuple(filter(None, parts[4].split(".")))) if action is not None else None
    )


def number(text: str) -> int | None:
    """Return the number in a part of an id or a chosen value; None if it is not one that the bot can have issued."""
    if not text.isdecimal() or len(text) > _DIGITS:
        return None
    found = int(text)
    return found if found <= _GREATEST else None


def drawn_number() -> int:
    """Return a random negative number as the id of a person who must no longer be identifiable."""
    return -1 - randbits(_DRAWN_BITS)


def is_given(value: str) -> bool:
    """Return whether a value may have been chosen or typed; forged ones may be unencodable or too large a number."""
    return is_plain(value) and (not value.isdecimal() or number(value) is not None)


def is_plain(text: str) -> bool:
    """Return whether a text can be stored; a forged one may contain lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def digest_token(text: str) -> str:
    """Return an eight-character digest that stands for a longer text."""
    return b32encode(blake2b(text.encode(), digest_size=5).digest()).decode().lower()
