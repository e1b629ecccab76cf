"""Dwar7s Winter in pictures: the panels of its messages, when each is shown, and its alternative text."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

from games.core import Choice, Outcome, Panel, Pictures, Some, say
from games.draw import emblem
from games.winter.board import are_disasters_near, is_late
from games.winter.hand import no_cards
from games.winter.view import HeroView, View

from .colours import ART
from .describe import (
    describe_cards,
    describe_hand,
    describe_map,
    describe_market,
    describe_progress,
    describe_stock,
    describe_threats,
    describe_tracks,
)
from .hand import draw_hand, draw_rest
from .map import HEIGHT as MAP
from .map import draw_map, spots
from .market import HEIGHT as MARKET
from .market import draw_market
from .reveal import reveal
from .score import BOOK, LEGEND, draw_bestiary, draw_cover, draw_end, draw_legend
from .single import SIGNS, draw_sign, single_panel
from .threats import draw_threats, threats_height
from .tracks import draw_stock, draw_tracks, tracks_height
from .trail import driven, since

_FIGHTS, _MARKET = {"monster", "disaster", "dwarfs"}, "slot"
_CARDS = {"choose-hands", "play-cards", "follow"}
_PLACES = {"return-dwarf", "place-defender", "choose-path"}
_ATTACKS = {"choose-monster", "choose-target"}


SCREEN = 1070
"""The greatest height of the board's pictures: 460 pixels on a phone, which leaves space for question and controls."""


def table(view: View) -> Sequence[Panel]:
    """Return the public panels: the map last, above it those that the question is about, as many as fit a phone.

    Instruments matter while cards are played, heroes while one is taken, and otherwise the threats.
    """
    panels = {panel.id: (panel, height) for panel, height in _beside_the_map(view)}
    wanted = ["market"] if view.step == "take-hero" else []
    wanted += ["tracks", "threats"] if view.step in _CARDS | {"gain-one"} else ["threats", "tracks"]
    shown, room = set[str](), SCREEN - MAP
    for name in (name for name in (*wanted, "market") if name in panels):
        room -= panels[name][1] if name not in shown else 0
        if room < 0:
            break
        shown.add(name)
    return *(panel for name, (panel, _) in panels.items() if name in shown), _map(view)


def _beside_the_map(view: View) -> list[tuple[Panel, int]]:
    """Return the panels above the map, from top to bottom, each with its height in pixels."""
    threats = [(panel, threats_height(view)) for panel in _threats(view)]
    return [(_tracks(view), tracks_height(view)), (_market(view), MARKET), *threats]


def own(view: View, field: str) -> Sequence[Panel]:
    """Return a seat's private panels; above the map, which of the reader's dwarfs other players have moved."""
    panels = [*_own(view, field)]
    at_map = next((number for number, panel in enumerate(panels) if panel.id == "map"), None)
    return panels if at_map is None else [*panels[:at_map], *driven(view), *panels[at_map:]]


def _own(view: View, field: str) -> Sequence[Panel]:
    """Return a seat's private panels in one order; the one that decides the question, or its field, comes last.

    For buying, the market is only on the board: the menu of heroes has all of its information.
    """
    is_own = view.seat in view.asked or view.step == "choose-hands"  # others keep what they have before their eyes
    if view.step in _CARDS and is_own and field not in {"area", *_FIGHTS}:
        return _stock(view), *_threats(view), _map(view), _hand(view)
    if view.step in _ATTACKS:
        return _map(view), *_threats(view)
    if field == _MARKET or view.step == "take-hero":
        return *_held(view), _stock(view), _market(view)
    if field in _FIGHTS:
        return *_held(view), _stock(view), _map(view), *_threats(view)
    if field == "instrument":
        return _map(view), _tracks(view), _hand(view)
    if view.step == "gain-one":
        return *_threats(view), _stock(view)
    if view.step in _PLACES:
        return *_threats(view), _map(view)
    return *_held(view), _stock(view), *_threats(view), _map(view)


def at(view: View, choices: Sequence[Choice], field: str) -> View:
    """Return the view at one step of a choice: what can be chosen in a field, and the areas chosen before it.

    At first, everything that the question is about is highlighted. While a hand is selected, omitted cards are marked.
    """
    named = {value for choice in choices for value in choice.field_values()}
    view = replace(
        view,
        offered=tuple(area for area in view.offered if area in named),
        hand=_lit(view.hand, named),
        rest=_lit(view.rest, named),
        aims=tuple(threat.id for threat in (*view.monsters, *view.disasters) if threat.id in named),
    )
    left = {card for choice in choices if isinstance(choice, Some) for card in choice.items}
    if view.wanted and left:
        view = replace(view, rest=tuple(replace(hero, is_left_out=hero.card not in left) for hero in view.rest))
    if not field:
        return view
    areas = {area.id for area in view.areas}
    offered = dict.fromkeys(area for choice in choices if (area := getattr(choice, field, "")) in areas)
    asked = [choice for choice in choices if hasattr(choice, field)]
    names = asked[0].field_names() if asked else ()
    chosen = []
    for name in names[: names.index(field)] if names else ():
        values = {getattr(choice, name) for choice in asked}
        chosen += [value for value in values if len(values) == 1 and value in areas]
    return replace(view, offered=tuple(offered) if len(offered) < len(areas) else (), chosen=tuple(chosen))


def _lit(heroes: Sequence[HeroView], named: Collection[object]) -> tuple[HeroView, ...]:
    """Return the heroes; only those that the choices name remain playable."""
    return tuple(replace(hero, is_playable=hero.is_playable and hero.card in named) for hero in heroes)


def step(before: View, view: View) -> Sequence[Panel]:
    """Return the panels above the map that a step has changed, and the map."""
    then = {panel.id: panel.shows for panel, _ in _beside_the_map(before)}
    parts = [panel for panel, _ in _beside_the_map(view)]
    return *(panel for panel in parts if panel.shows != then.get(panel.id)), _map(view)


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """Return the final map, and the points or the defeat."""
    shows = (outcome, view.seat, view.players, view.monsters, view.disasters, view.week)
    told = outcome.reasons if outcome.scores else (*outcome.reasons, *describe_progress(view))
    return _map(view), Panel("end", shows, partial(draw_end, view, outcome), told)


def more(view: View) -> Sequence[Panel]:
    """Return the panels for which the board had no space.

    In private: the tracks, the market, and the cards that stay in the action deck.
    """
    if view.seat is None:
        shown = {panel.id for panel in table(view)}
        return [panel for panel, _ in _beside_the_map(view) if panel.id not in shown]
    if not view.rest or view.wanted:
        return _tracks(view), _market(view)
    rest = Panel("rest", view.rest, partial(draw_rest, view), describe_cards(view.rest))
    return _tracks(view), _market(view), rest


def cover() -> Panel:
    """Return the panel shown in a lobby."""
    return Panel("cover", "cover", draw_cover, (say("winter-alt-cover"),))


def legend() -> Sequence[Panel]:
    """Return the panels of the symbols, and of the faces of the monsters."""
    symbols = Panel("legend", "legend", draw_legend, tuple(say(text) for _, text in LEGEND))
    names = tuple(BOOK.all_kinds)
    half = len(names) // 2
    return symbols, _bestiary("bestiary", names[:half]), _bestiary("bestiary-2", names[half:])


def _bestiary(panel: str, kinds: tuple[str, ...]) -> Panel:
    return Panel(panel, kinds, partial(draw_bestiary, kinds), (say("winter-alt-bestiary", monsters=kinds),))


def _map(view: View) -> Panel:
    shows = (
        view.areas,
        view.offered,
        view.chosen,
        view.mover,
        view.week,
        view.monsters,
        view.disasters,
        are_disasters_near(view),
        view.outcome is None,
        *([view.trail] if view.trail else []),
    )
    return Panel("map", shows, partial(draw_map, view), describe_map(view))


def _threats(view: View) -> Sequence[Panel]:
    """Return the panel of the threats, if there are any."""
    if not view.monsters and not view.disasters:
        return ()
    shows = (view.monsters, view.disasters, view.aims)
    return (Panel("threats", shows, partial(draw_threats, view), describe_threats(view)),)


def _market(view: View) -> Panel:
    return Panel("market", (view.market, view.hero_deck), partial(draw_market, view), describe_market(view))


def _tracks(view: View) -> Panel:
    shows = (
        view.seat, view.players, view.asked, view.lead, view.week, view.phase, view.music, view.silenced,
        view.instrument,
    )  # fmt: skip
    return Panel("tracks", shows, partial(draw_tracks, view), describe_tracks(view))


def _stock(view: View) -> Panel:
    """Return the panel of what the reader can spend; the public board shows it for everyone."""
    assert view.seat is not None, "only a seat has a stock"
    own = view.players[view.seat]
    shows = (own.seat, own.stock, own.home, own.points, is_late(view))
    return Panel("stock", shows, partial(draw_stock, view), describe_stock(view))


def _held(view: View) -> Sequence[Panel]:
    """Return the panel of the hand, if there are cards in it."""
    return (_hand(view),) if view.hand else ()


def _hand(view: View) -> Panel:
    rest, silenced = (view.rest, tuple(view.silenced)) if view.wanted else ((), ())
    shows = (view.hand, rest, view.wanted, not view.hand and no_cards(view), silenced)
    return Panel("hand", shows, partial(draw_hand, view), describe_hand(view))


_SHOWN = (
    "hands", "hands-whole", "hands-all", "refresh", "market", "market-empty",
    "done", "no-card-left", "passes", "vain", "defends", "defends-both", "no-monsters",
)  # fmt: skip
TOLD = frozenset(f"winter-log-{sentence}" for sentence in _SHOWN)
"""Log events that add nothing to the pictures: the tracks show hands and who plays, the market what is for sale, the
map monsters, disasters and defenders. Those who play no card change nothing.
"""

EXAMPLES: dict[str, str | tuple[int, str]] = {
    "goal": (45, "end"), "setup": (0, "tracks"), "board": (0, "map"), "invasion": (12, "moment"),
    "monsters": (13, "threats"), "hands": (12, "hand"), "actions": (13, "stock"), "music": (11, "moment"),
    "heroes": "miner", "market": (13, "market"), "fights": (15, "moment"), "legendary": "ice_warrior",
    "legends": "ice_queen",
}  # fmt: skip
"""The pictures of the rules help: a thing, or a move of the lesson and what its pupil sees after it."""

PICTURES = Pictures(
    table=table,
    own=own,
    score=score,
    more=more,
    cover=cover,
    legend=legend,
    card=single_panel,
    emblem=partial(emblem, ART, "castle"),
    step=step,
    told=TOLD,
    reveal=reveal,
    at=at,
    since=since,
    spots=spots,
    signs=SIGNS,
    sign=draw_sign,
    examples=EXAMPLES,
)

__all__ = ["PICTURES"]
