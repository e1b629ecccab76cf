"""Re-deals: what a reader gets is the same, byte by byte, when all that they cannot know is dealt anew.

Looked at is what the bot posts: the board for everyone, and for each seat its hand with every label, warning and
picture. The planted leaks of `leaks` show that this comparison notices what it is for.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.model import Phase, Sitter, Table
from bot.present.messages.board import board_post
from bot.present.messages.hand import hand_post
from bot.present.messages.organising import organiser_post
from bot.present.messages.tournament import own_post, tournament_post
from bot.present.panels import panels
from bot.store.protocol.tournaments import Stored
from bot.tables.matches import Waiting
from bot.tables.view import TableView, view_for
from games.core import Dice, Event, OneOf, Seat
from games.registry import GAMES
from locales import Words, words
from tests.bot.discord_io.world import body_of
from tests.house.play import AnyGame, deal, some_of, walk, watchers
from tournaments import Entrant, EntrantId, Match, Round, Settings, Status, Tournament
from tournaments import Phase as ContestPhase

from .records import Outcome

NAMES = ("Mira", "Odo", "Fern", "Gro", "Ilse", "Karl")
LOOKED_AT, WORLDS = 12, 3
"""Positions of one game that are looked at, and worlds that are imagined for each reader."""
Leak: TypeAlias = Callable[[TableView, Any], TableView]
"""A planted fault: from a view and the position with all its secrets to what the reader gets."""


def attempt(seed: str) -> Outcome:
    """Compare what readers of one random game get with what they would get in re-dealt worlds."""
    dice, counted, wrong = Dice(seed), Counter[str](), list[str]()
    game = GAMES[dice.pick(sorted(GAMES))]
    for what, real, imagined in compared(game, seed):
        counted[game.id] += 1
        if real != imagined:
            wrong.append(f"{what} of {game.id} differs: {_difference(real, imagined)}")
    return Outcome(counted, wrong)


def compared(
    game: AnyGame, seed: str, most: int = LOOKED_AT, leak: Leak = lambda view, _: view
) -> Iterator[tuple[str, str, str]]:
    """Every output for some positions of a random game: its name, what it is, and what it is in a re-dealt world.

    Args:
        game: the game.
        seed: decides about the game and the worlds.
        most: positions at most.
        leak: changes what is known of a position, as a planted fault.
    """
    dice = Dice(f"worlds {seed}")
    dealt = deal(game, dice.pick(list(game.seats)), dice.below(1_000_000))
    sitters = tuple(Sitter(NAMES[seat], person=seat + 1) for seat in range(dealt.seats))
    table = Table("table", game.id, 5, 10, 1, "en", Phase.PLAYING, sitters=sitters, edition=game.editions.current)
    for number, position in enumerate(some_of(list(walk(game, dealt)), seed, most)):
        lang, told = words(("en", "fr")[number % 2]), position.state.told
        for reader in watchers(game, position.state):
            heard = [event for event in told if event.to is None or event.to == reader]
            real = outputs(leak(_view(table, position.state, reader, heard), position.state), lang)
            for _ in range(WORLDS):
                imagined = game.imagine(position.state, reader, dice)
                other = outputs(leak(_view(table, imagined, reader, heard), imagined), lang)
                for what, one in real.items():
                    yield what, one, other[what]


def outputs(view: TableView, lang: Words) -> dict[str, str]:
    """All that a reader gets of a position, by name."""
    if view.seat is None:
        contest = _contest(view, lang)
        return {"the board": body_of(board_post(view, lang)), "the pictures of the table": _shown(view), **contest}
    hand = body_of(hand_post(view, lang))
    return {"a hand": hand, "an offer": _offered(view), "the pictures of a seat": _shown(view)}


def _contest(view: TableView, lang: Words) -> dict[str, str]:
    """What is told of the table where it belongs to a tournament: in its channel, to each player, to the organiser.

    Nothing but what the public view says of those who are awaited may go into the organiser's panel.
    """
    table, people = view.table, range(len(view.table.sitters))
    entrants = tuple(Entrant(EntrantId(one), one + 1, NAMES[one], Status.PLAYING) for one in people)
    match = Match(1, tuple(EntrantId(one) for one in people), table=table.id)
    t = Tournament(
        1, table.guild, table.channel, "en", "Cup", 1, NAMES[0], Settings(table.game, seats=len(entrants)),
        ContestPhase.PLAYING, entrants, (Round(1, (match,)),), planned=1,
    )  # fmt: skip
    stored, tables = Stored("contest", t), {table.id: table}
    waiting = [Waiting(match, table, tuple(table.sitters[seat].name for seat in view.waiting))]
    found = {"the organiser's panel": body_of(organiser_post(stored, waiting, lang))}
    found["the tournament"] = body_of(tournament_post(stored, tables, lang))
    own = [body_of(own_post(stored, tables, one + 1, lang)) for one in people]
    return {**found, "what players are told of the tournament": repr(own)}


def _view(table: Table, state: Any, reader: Seat | None, heard: Sequence[Event]) -> TableView:
    private = [event.say for event in heard if event.to is not None]
    public = [event for event in heard if event.to is None]
    return view_for(table, state, reader, public, private, heard if reader is not None else ())


def _offered(view: TableView) -> str:
    """What a seat may answer, with the label and the warning of each choice, and why others cannot be made."""
    offer = view.offer
    if offer is None:
        return ""
    choices = offer.shape.choices if isinstance(offer.shape, OneOf) else ()
    labels = [(offer.label(choice), offer.warning(choice)) for choice in choices]
    reasons = [offer.why_not(choice).say for choice in offer.unavailable]
    return repr((offer.ticket, offer.shape, offer.prompt, offer.explanation, labels, offer.unavailable, reasons))


def _shown(view: TableView) -> str:
    return repr([(panel.id, panel.shows, panel.describe) for panel in panels(view)])


def _difference(one: str, other: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 80]}… in one world, …{other[max(0, at - 60) : at + 80]}… in the other"
