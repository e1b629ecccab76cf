"""Re-deals: everything a reader gets is the same, byte by byte, after re-dealing what they cannot know.

It compares the bot's posts: the public board, its description, and each seat's hand with labels, warnings and pictures.
The planted leaks in `leaks` show that the comparison works.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.model import Occupant, Phase, Table
from bot.present.messages.board import board_post, describe_post
from bot.present.messages.hand import hand_post
from bot.present.messages.organising import organiser_post
from bot.present.messages.tournament import own_post, tournament_post
from bot.present.panels import panels
from bot.store.protocol.people import Stored
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
"""Number of positions checked per game, and of worlds imagined per reader."""
Leak: TypeAlias = Callable[[TableView, Any], TableView]
"""A planted fault: a function from a view and the full position to what the reader gets."""


def attempt(seed: str) -> Outcome:
    """Compare what readers of a random game get with what they get in re-dealt worlds."""
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
    """Yield outputs for some positions of a random game: name, content, and content in a re-dealt world.

    Args:
        game: the game.
        seed: determines the game and the worlds.
        most: maximum number of positions.
        leak: a planted fault.
    """
    dice = Dice(f"worlds {seed}")
    dealt = deal(game, dice.pick(list(game.seats)), dice.below(1_000_000))
    occupants = tuple(Occupant(NAMES[seat], person=seat + 1) for seat in range(dealt.seats))
    table = Table("table", game.id, 5, 10, 1, "en", Phase.PLAYING, occupants=occupants, edition=game.editions.current)
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
    """Return everything a reader gets for a position, by name."""
    if view.seat is None:
        contest = _contest(view, lang)
        board, described = body_of(board_post(view, lang)), body_of(describe_post(view, lang))
        return {"the board": board, "its description": described, "the pictures of the table": _shown(view), **contest}
    hand = body_of(hand_post(view, lang))
    return {"a hand": hand, "an offer": _offered(view), "the pictures of a seat": _shown(view)}


def _contest(view: TableView, lang: Words) -> dict[str, str]:
    """Return a tournament's texts about the table: for its channel, players and organiser.

    The organiser's panel must use only public information about awaited players.
    """
    table, people = view.table, range(len(view.table.occupants))
    entrants = tuple(Entrant(EntrantId(one), one + 1, NAMES[one], Status.PLAYING) for one in people)
    match = Match(1, tuple(EntrantId(one) for one in people), table=table.id)
    t = Tournament(
        1, table.guild, table.channel, "en", "Cup", 1, NAMES[0], Settings(table.game, seats=len(entrants)),
        ContestPhase.PLAYING, entrants, (Round(1, (match,)),), planned=1,
    )  # fmt: skip
    stored, tables = Stored("contest", t), {table.id: table}
    waiting = [Waiting(match, table, tuple(table.occupants[seat].name for seat in view.waiting))]
    found = {"the organiser's panel": body_of(organiser_post(stored, waiting, lang))}
    found["the tournament"] = body_of(tournament_post(stored, tables, lang))
    own = [body_of(own_post(stored, tables, one + 1, lang)) for one in people]
    return {**found, "what players are told of the tournament": repr(own)}


def _view(table: Table, state: Any, reader: Seat | None, heard: Sequence[Event]) -> TableView:
    private = [event.say for event in heard if event.to is not None]
    public = [event for event in heard if event.to is None]
    return view_for(table, state, reader, public, private, heard if reader is not None else ())


def _offered(view: TableView) -> str:
    """Return a seat's choices with labels and warnings, and the reasons against others."""
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
