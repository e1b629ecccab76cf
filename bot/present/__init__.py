"""What people see: glances and tables become posts. Pure functions; every word comes from the locales."""

from .board import board_post, old_board_post
from .describe import describe_post
from .hand import hand_post, step_post, turn_post
from .help import command_name, help_post
from .lobby import RANDOM, lobby_post, sure_post
from .notices import amount_form, closed_post, note_post, notice_post, ping_post
from .rules import rules_post, topic_of
from .speech import clean, plain_voice, refusal_text, safe, sentence, voice
from .steps import follow, level, names, resolve
from .why import refusal_post, why_post

__all__ = [
    "RANDOM",
    "amount_form",
    "board_post",
    "clean",
    "closed_post",
    "command_name",
    "describe_post",
    "follow",
    "hand_post",
    "help_post",
    "level",
    "lobby_post",
    "names",
    "note_post",
    "notice_post",
    "old_board_post",
    "ping_post",
    "plain_voice",
    "refusal_post",
    "refusal_text",
    "resolve",
    "rules_post",
    "safe",
    "sentence",
    "step_post",
    "sure_post",
    "topic_of",
    "turn_post",
    "voice",
    "why_post",
]
