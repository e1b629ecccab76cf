"""The pictures that a reader sees of a table, as panels with descriptions; nothing is drawn here."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

from bot.model import Phase
from bot.post import Picture
from bot.present.controls.counts import leads_to_some, left_of
from bot.present.messages.score import score_description
from bot.present.speech import FILES, cut, plain_voice
from bot.tables.ending import DEFEATS
from bot.tables.records import is_past
from bot.tables.seat_history import for_pictures, from_the_turn
from bot.tables.state import given_name
from bot.tables.view import TableView
from games.core import Choice, Ending, Event, OneOf, Outcome, Panel, Say, Seat, Some, SomeOf, say
from games.draw.circle import circled
from games.draw.ending import ending_panel
from games.draw.packing import frame_times, in_motion
from locales import Speaker, Words

from .controls import beginning, leads_to, with_prefix

ALT = 1024
"""Maximum length of a description in Discord."""
FEWEST_FRAMES, MOST_FRAMES = 3, 5
"""Number of frames in an animation: fewer show no motion, more take too long to draw."""
LOADING_S = 1.0
"""Seconds from what an animation shows until it begins: it is drawn, sent and loaded."""
MOVES = ".gif"
"""The end of an animation's file name."""
_LOOKED_AT = 5
"""Number of first and last choices searched for a place."""
OWN = "-own"
"""The end of a panel's id: what the reader's own move brought, if a later moment is shown after it."""
STEP = "/"
"""Separates a step's field from the token of what was chosen before it."""


class Panels(StrEnum):
    """Sets of pictures other than those of a field that is being asked."""

    EXTRA = "+"  # those not needed at the moment
    REPLAY = "="  # a position of a replay: table and hand, even after the end
    MOMENT = "!"  # prefix of a field: a lasting message, with recent events last
    MOTION = "~"  # the same, animated
    WHOLE = "%"  # prefix of a field: also those not needed at the moment, below the others
    AFTER = "*"  # what a right answer to a puzzle leads to, without a red verdict on what happens besides


@dataclass(frozen=True, slots=True)
class GamePanels:
    """Panels that need no position: a game's cover, its legend, one card, a curve.

    Attributes:
        game: id of the game.
        panels: the panels.
        names: the names of players in them, by seat.
    """

    game: str
    panels: tuple[Panel, ...]
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moving(Panel):
    """An animation: a GIF that plays once in so many `seconds`, described by its last frame."""

    seconds: float = 0.0


def panels(view: TableView | GamePanels, field: str = "") -> Sequence[Panel]:
    """Return the reader's pictures, from top to bottom."""
    if isinstance(view, GamePanels):
        return view.panels
    pictures = view.game.pictures
    if field == Panels.EXTRA:
        last = pictures.table(view.view) if view.outcome is not None else ()
        return [*last, *pictures.more(view.view)][:FILES]
    if field == Panels.REPLAY:
        return _past(view)
    if field[:1] == Panels.WHOLE:
        shown = panels(view, field[1:])
        told = {panel.id for panel in shown}
        return [*shown, *(panel for panel in pictures.more(view.view) if panel.id not in told)][:FILES]
    if field[:1] in {Panels.MOMENT, Panels.MOTION, Panels.AFTER}:
        return _with_moment(view, field)
    if view.outcome is not None:
        return pictures.score(view.view, view.outcome)
    if view.table.phase is Phase.ENDED:
        return _ended(view)
    if view.seat is not None:
        name, _, token = field.partition(STEP)
        seen = _marked(view, _at_step(view, name, token))
        shown = pictures.own(seen, name)
        if view.is_puzzle and not token:
            shown = [*pictures.context(view.view), *shown][:FILES]
        return shown if token and _is_aside(view, token) else _circled(view, seen, shown)
    return _circled(view, view.view, pictures.table(_marked(view, view.view)))


def _with_moment(view: TableView, field: str) -> Sequence[Panel]:
    """Return a reader's pictures with recent events: last, but above a final score and where a place is chosen."""
    is_over = view.outcome is not None  # the text below already says how it ends, which motion would only delay
    moment = _moment(view, has_motion=field[:1] == Panels.MOTION and not is_over)
    if field == Panels.AFTER and any(panel.is_loss for panel in moment):
        moment = ()
    told = {panel.id for panel in moment}  # one of what is under way gives its place to what has happened
    shown = [panel for panel in panels(view, field[1:]) if panel.id not in told][: FILES - len(moment)]
    maps = [] if is_over else [panel for panel in shown if panel.id in _places(view)]
    others = [panel for panel in shown if panel not in maps]
    return (*moment, *others) if is_over else (*others, *moment, *maps)


def _places(view: TableView) -> Collection[str]:
    """Return the ids of the pictures in which the reader is choosing a place, which stay next to the buttons."""
    choices = view.offer.shape.choices if view.offer is not None and isinstance(view.offer.shape, OneOf) else ()
    looked_at = (*choices[:_LOOKED_AT], *choices[_LOOKED_AT:][-_LOOKED_AT:])
    found = (view.game.pictures.spots(view.view, choice) for choice in looked_at)
    return {spot.panel for spots in found for spot in spots if spot.is_place}


def below_news(view: TableView, pictures: Sequence[Picture], moment: Sequence[Panel]) -> int:
    """Return how many of the last pictures stand below the latest turns: where a place is chosen, or recent events.

    None do if no picture shows recent events.
    """
    if not moment:
        return 0
    places = {f"{view.game.id}-{panel}" for panel in _places(view)}
    return sum(picture.name.rpartition("-")[0] in places for picture in pictures) or len(moment)


def has_more(view: TableView, shown: Sequence[Panel]) -> bool:
    """Return whether there are pictures that are not needed at the moment, besides those that are shown."""
    return bool({panel.id for panel in view.game.pictures.more(view.view)} - {panel.id for panel in shown})


def _ended(view: TableView) -> Sequence[Panel]:
    """Return the pictures of a game that ended before its final score: the closing position, then how it came out.

    After a concession the points come last, as they do after a final score.
    """
    pictures, stood = view.game.pictures, points_at_end(view)
    points = pictures.score(view.view, stood) if stood is not None else ()
    result = [_ending(view, is_crowned=not points), *points]
    table = pictures.table(pictures.at(view.view, (), ""))  # nothing can be chosen any more
    return [*table[: FILES - len(result)], *result]


def points_at_end(view: TableView) -> Outcome | None:
    """Return the points that the picture of a conceded game shows, the winner first; None for others."""
    winner = _winner(view)
    if winner is None or view.stood is None or len(view.stood.scores) != 2:
        return None
    ranking = ((winner,), tuple(one.seat for one in view.stood.scores if one.seat != winner))
    return replace(view.stood, ranking=ranking, ending=Ending.CONCEDED, reasons=())


def _winner(view: TableView) -> Seat | None:
    """Return the seat to which a game was conceded."""
    told = view.own_ending
    winner = told.values.get("winner") if told is not None else None
    return next((seat for seat, one in view.table.seated() if winner and winner in {one.name, given_name(one)}), None)


def _ending(view: TableView, *, is_crowned: bool) -> Panel:
    """Return the panel that says how a game ended before its final score; the points below it may crown the winner."""
    winner = _winner(view)
    if winner is not None:
        loser = next((other for other, _ in view.table.seated() if other != winner), winner)
        told, why = say("bot-picture-won", seat=winner), say("bot-picture-conceded", seat=loser)
        return ending_panel(told, why, is_won=True, is_crowned=is_crowned)
    is_lost = view.own_ending is not None and view.own_ending.id in DEFEATS
    return ending_panel(say("bot-picture-lost" if is_lost else "bot-picture-stopped"), None)


def _past(view: TableView) -> Sequence[Panel]:
    """Return the pictures of a step of a replay: what it revealed, then the position after it.

    If the step also begins the next turn, the position is that at the start of that turn and contradicts the story:
    then only what it revealed is shown.
    """
    pictures, moment = view.game.pictures, moments(view)[-1:]
    begun = [event.is_heading for event in view.events[1:]]
    if moment and any(begun) and view.outcome is None:
        return moment
    if view.seat is not None and view.outcome is None:
        shown = panels(view)
    else:
        is_step = view.earlier is not None and view.outcome is None
        found = (pictures.step(view.earlier, view.view) if is_step else ()) or pictures.table(view.view)
        shown = [*found, *(_changed(view, {panel.id for panel in found}) if is_step else ())][:FILES]
    told = {panel.id for panel in moment}
    return *moment, *(panel for panel in shown if panel.id not in told)


def _changed(view: TableView, shown: Collection[str]) -> Iterator[Panel]:
    """Yield the pictures of single players' boards, not shown yet, that a step of a replay has changed."""
    pictures = view.game.pictures
    before = {panel.id: panel.shows for panel in pictures.more(view.earlier)}
    for panel in pictures.more(view.view):
        if panel.id not in shown and before.get(panel.id, panel.shows) != panel.shows:
            yield panel


def _is_aside(view: TableView, token: str) -> bool:
    """Return whether what a token stands for leads away from what a lesson asks for."""
    if view.offer is None or view.lesson is None:
        return False
    match view.offer.shape, view.lesson.choice:
        case SomeOf() as some, Some() as choice:
            return not leads_to_some(some, (token,), choice)
        case OneOf(), choice:
            return not leads_to((token,), choice)
    return False


def _circled(view: TableView, seen: Any, shown: Sequence[Panel]) -> Sequence[Panel]:
    """Return the panels, with a numbered circle on what a lesson asks for at this step."""
    spots = view.game.pictures.spots(seen, view.lesson.choice) if view.lesson is not None else ()
    places = {spot.panel: spot for spot in spots}
    return [
        replace(panel, shows=(panel.shows, spot), draw=partial(circled, panel.draw, spot))
        if (spot := places.get(panel.id)) is not None
        else panel
        for panel in shown
    ]


def _at_step(view: TableView, field: str, token: str) -> Any:
    """Return a seat's view at a step of a choice, if it has one; the token is what was chosen before this field."""
    here: Sequence[Choice]
    match view.offer.shape if view.offer is not None and view.offer.own else None:
        case OneOf(choices):
            here = with_prefix(choices, beginning(choices, (token,) if token else ()) or ())
        case SomeOf() as some:
            here = left_of(some, (token,) if token else ())
        case _:
            here = []
    return view.game.pictures.at(view.view, here, field)


def moments(view: TableView) -> Sequence[Panel]:
    """Return recent events that this reader knows, as consecutive panels.

    Actions of someone whose seat another player has taken over are only told in words, since pictures know only the
    current players.
    """
    is_shown = view.table.phase.live or view.outcome is not None
    return view.game.pictures.reveal(_lately(view), view.view) if is_shown else ()


def _lately(view: TableView) -> Sequence[Event]:
    """Return the recent events that pictures can show this reader."""
    news = from_the_turn(view.news, view.events) if view.game.pictures.whole_turn else view.news
    return for_pictures(view.events if view.seat is None else news, view.table)


def _marked(view: TableView, seen: Any) -> Any:
    """Return what a reader sees, with what has moved lately marked, in games that mark it."""
    since = view.game.pictures.since
    return seen if since is None else since(_lately(view), seen)


def _own_moment(view: TableView, latest: Sequence[Panel]) -> Sequence[Panel]:
    """Return what the reader's own last move brought, unless it is nothing, long past or told by the latest moment."""
    end = next((number for number, event in enumerate(view.news) if number and event.is_heading), 0)
    is_kept = view.seat is not None and view.has_moved and view.outcome is None and view.game.pictures.keeps_own
    own = view.news[:end] if is_kept else ()
    brought = {event.say for event in own if event.say.id in view.game.events.reveals}
    told = {line for panel in latest for line in panel.describe}
    if not told or not brought or not brought.isdisjoint(told) or is_past(own, view.told_at):
        return ()
    frames = moments(replace(view, news=own))[-1:]
    return [replace(panel, id=f"{panel.id}{OWN}") for panel in frames if not told.issuperset(panel.describe)]


def _moment(view: TableView, *, has_motion: bool) -> Sequence[Panel]:
    """Return recent events: the last frame, or an animation if there are enough frames, after the reader's own."""
    frames = moments(view)
    own = _own_moment(view, frames)
    if not has_motion or len(frames) < FEWEST_FRAMES:
        return *own, *frames[-1:]
    last, most = frames[-1], MOST_FRAMES - 1
    shown = frames if len(frames) <= MOST_FRAMES else [frames[0], *frames[-most:]]
    draw = partial(in_motion, tuple(panel.draw for panel in shown))
    seconds = sum(frame_times(len(shown))) / 1000
    return *own, Moving(last.id, tuple(panel.shows for panel in shown), draw, last.describe, seconds=seconds)


def recent(view: TableView, field: str) -> Sequence[Panel]:
    """Return the panels of recent events that stand last among a reader's pictures; none once the game is over."""
    is_shown = field[:1] in {Panels.MOTION, Panels.MOMENT} and view.outcome is None
    return _moment(view, has_motion=field[:1] == Panels.MOTION) if is_shown else ()


def animated(moment: Sequence[Panel]) -> Sequence[Say]:
    """Return the sentences that an animation among panels tells; none without an animation."""
    return next((panel.describe for panel in moment if isinstance(panel, Moving)), ())


def words_from(view: TableView, moment: Sequence[Panel]) -> float:
    """Return when what an animation shows is told: once it has been loaded and has ended; 0 without one."""
    moving = next((panel for panel in moment if isinstance(panel, Moving)), None)
    told = [view.told_at[one] for one in moving.describe if one in view.told_at] if moving is not None else []
    return max(told) + moving.seconds + LOADING_S if moving is not None and told else 0.0


def untold(events: Sequence[Event], view: TableView, *, is_drawn: bool) -> Sequence[Event]:
    """Return the events that need words: not those that the question repeats or, with pictures, that these show."""
    told = view.game.pictures.told if is_drawn else ()
    return [event for event in events if event.say.id not in told and not _is_repeated(event, view)]


def _is_repeated(event: Event, view: TableView) -> bool:
    """Return whether the reader's question already says everything that a private event tells, such as an offer."""
    if view.offer is None or event.to is None or not any(seat != view.seat for seat in event.say.seats()):
        return False
    asked = [*view.offer.prompt.values.values()]
    return len(event.say.values) > 1 and all(value in asked for value in event.say.values.values())


def describe(panel: Panel, view: TableView | GamePanels, lang: Words) -> str:
    """Return a panel's description, each sentence once, within Discord's limit; of an animation, only what it is."""
    speak = speaker_of(view, lang)
    if isinstance(panel, Moving):
        return lang.text("bot-picture-moving")  # else it would tell what is still hidden
    told = " ".join(dict.fromkeys(_punctuated(speak(line)) for line in panel.describe))
    if not told and isinstance(view, TableView):
        told = score_description(view, lang) if view.outcome is not None else lang.text(f"{view.game.id}-title")
    return cut(told, ALT)


def speaker_of(view: TableView | GamePanels, lang: Words) -> Speaker:
    """Return the speaker for the sentences in a reader's pictures."""
    return Speaker(lang, view.game, view.names) if isinstance(view, GamePanels) else plain_voice(lang, view.table)


def _punctuated(sentence: str) -> str:
    """Return a line ending in punctuation, so that a screen reader pauses after it."""
    bare = sentence.rstrip()
    return bare if not bare or bare[-1] in ".!?…:»" else f"{bare}."
