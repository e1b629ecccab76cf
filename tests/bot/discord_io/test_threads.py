"""Where Discord has no threads, one sentence explains how to open another table."""

from unittest.mock import Mock

import discord
import pytest

from bot.discord_io.handlers.open import TAKEN, elsewhere
from bot.present.speech import sentence
from locales import LOCALES, words


def post_in(parent):
    """Return a thread whose parent channel is looked up in the server."""
    post = Mock(spec=discord.Thread)
    post.parent = Mock(spec=parent)
    post.parent.id = 77
    return post


@pytest.mark.parametrize(
    ("channel", "said"),
    [
        (Mock(spec=discord.VoiceChannel), "bot-no-thread-voice"),
        (Mock(spec=discord.StageChannel), "bot-no-thread-voice"),
        (post_in(discord.ForumChannel), "bot-no-thread-forum"),
        (Mock(spec=discord.DMChannel), TAKEN),
        (None, TAKEN),
    ],
)
def test_each_kind_of_channel_has_its_way_out(channel, said):
    assert elsewhere(channel).id == said


@pytest.mark.parametrize(("locale", "command"), [("en", "`/game new`"), ("fr", "`/partie nouvelle`")])
def test_the_sentences_name_the_command_and_the_forum(locale, command):
    """The sentences name the command and link to the forum, in both languages."""
    assert locale in LOCALES
    lang = words(locale)
    forum = sentence(lang, elsewhere(post_in(discord.ForumChannel)))
    assert "<#77>" in forum
    assert command in forum
    assert command in sentence(lang, elsewhere(Mock(spec=discord.VoiceChannel)))
