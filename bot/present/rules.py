"""The rules help of a game, by topic."""

from collections.abc import Sequence
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.post import Block, Entry, Menu, Post, Text
from games.core import Game
from locales import Words

from .layout import ENTRY, MENU, PLACEHOLDER, RESTING, TEXT, cut
from .lobby import players_range


def rules_post(game: Game[Any, Any], topic: str | None, lang: Words) -> Post:
    """A topic of the rules, or the list of topics when it is None or unknown; with a menu to the others."""
    title = lang.text(f"{game.id}-title")
    if topic is None or topic not in game.topics:
        minutes = lang.text("bot-rules-minutes", low=game.minutes[0], high=game.minutes[1])
        players = players_range(game, lang)
        lines = [lang.text("bot-rules-title", game=title), lang.text(f"{game.id}-title.tagline")]
        lines += [f"-# {players} · {minutes}", *(f"- {topic_title(game, each, lang)}" for each in game.topics)]
    else:
        lines = [lang.text("bot-rules-topic", game=title, topic=topic_title(game, topic, lang))]
        lines.append(lang.text(f"{game.id}-topic-{topic}.text"))
    return Post((Text(cut("\n".join(lines), TEXT)), *topic_menus(game, lang, tuple(game.topics), topic)), RESTING)


def topic_menus(
    game: Game[Any, Any], lang: Words, topics: Sequence[str], current: str | None = None
) -> tuple[Block, ...]:
    """Menus of these topics; choosing one opens it."""
    entries = [Entry(topic, cut(topic_title(game, topic, lang), ENTRY), chosen=topic == current) for topic in topics]
    asks = cut(lang.text("bot-rules-menu"), PLACEHOLDER)
    return tuple(
        Menu(
            str(ControlId(ControlAction.RULES, game.id, "", (f"{start}",))), asks, tuple(entries[start : start + MENU])
        )
        for start in range(0, len(entries), MENU)
    )


def topic_title(game: Game[Any, Any], topic: str, lang: Words) -> str:
    """The name of a topic."""
    return lang.text(f"{game.id}-topic-{topic}")


def topic_of(game: Game[Any, Any], rule: str) -> str | None:
    """The topic that covers a place in the rules: the place itself, or the nearest section around it."""
    while rule:
        for topic, places in game.topics.items():
            if rule in places:
                return topic
        rule = rule.rpartition(".")[0]
    return None
