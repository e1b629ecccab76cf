"""Looking things up: every card, room, monster or token of a game by its name, and what it does."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from bot.post import Picture, Post, Text
from bot.present.words.layout import RESTING, TEXT, cut, small
from bot.present.words.speech import escape, folded
from games.core import Panel, Say
from games.registry import GAMES
from locales import Speaker, Words

_CLOSE = 0.75
"""How alike a name must be to what was typed to be suggested after a slip."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be looked up.

    Attributes:
        game, id: which thing of which game.
        name: as the reader's language has it.
        twins: other things of the game with this name.
    """

    game: str
    id: str
    name: str
    twins: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """What autocomplete sends back."""
        return f"{self.game}:{self.id}"


def things_of(games: Iterable[str], lang: Words) -> tuple[Thing, ...]:
    """All that can be looked up in these games; things of one game with the same name are looked up together."""
    return tuple(thing for game in games for thing in _things(game, lang))


def suggested(things: Sequence[Thing], typed: str, most: int) -> tuple[Thing, ...]:
    """The things whose name holds every word typed, those that begin with it first; else names that are much alike."""
    wanted = folded(typed)
    names = {thing: folded(thing.name) for thing in things}
    fitting = [thing for thing in things if all(word in names[thing] for word in wanted.split())]
    if not fitting:
        close = set(get_close_matches(wanted, set(names.values()), most, _CLOSE))
        fitting = [thing for thing in things if names[thing] in close]
    return tuple(sorted(fitting, key=lambda thing: (not names[thing].startswith(wanted), names[thing]))[:most])


def found(things: Sequence[Thing], typed: str) -> tuple[Thing, ...]:
    """What somebody means: the thing that was suggested, or those whose name is just what was typed, or holds it."""
    wanted = folded(typed)
    same = [thing for thing in things if typed == thing.key or wanted == folded(thing.name)]
    return tuple(same) or tuple(thing for thing in things if wanted and wanted in folded(thing.name))


def card_post(things: Sequence[Thing], lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """What one thing does; or, of several that may be meant, what each does, as far as there is room."""
    told = [_told(thing, lang) for thing in things]
    return Post((*pictures, Text(cut("\n\n".join(told), TEXT))), RESTING)


def panel_of(thing: Thing) -> Panel | None:
    """The picture of a thing, where its game has one."""
    return GAMES[thing.game].pictures.card(thing.id)


def _told(thing: Thing, lang: Words) -> str:
    speak = Speaker(lang, thing.game, ())
    lines = [lang.text("bot-help-card", name=escape(thing.name)), small(lang.text(f"{thing.game}-title"))]
    told = ["\n".join(map(speak, _glossary(thing.game)[each])) for each in (thing.id, *thing.twins)]
    return "\n".join([*lines, *dict.fromkeys(told)])


@lru_cache(maxsize=64)
def _things(game: str, lang: Words) -> tuple[Thing, ...]:
    speak = Speaker(lang, game, ())
    named: dict[str, list[str]] = {}
    for id_ in _glossary(game):
        named.setdefault(speak.thing(id_), []).append(id_)
    return tuple(Thing(game, ids[0], name[:1].upper() + name[1:], tuple(ids[1:])) for name, ids in named.items())


@lru_cache(maxsize=64)
def _glossary(game: str) -> Mapping[str, Sequence[Say]]:
    return GAMES[game].glossary()
