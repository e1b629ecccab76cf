"""Recognising Unicode emoji as Discord does."""

import pytest

from playground.schema.emoji import is_emoji


@pytest.mark.parametrize("text", ["⛏️", "⛏", "🪨", "👷‍♂️", "👍🏽", "🇫🇷", "3️⃣", "▶️", "❌", "↩️"])
def test_an_emoji_is_one(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "a", "3", "→", "●", "✓", "⛏⛏", "⛏a", "pick", ":pick:", "🇫🇷🇫🇷"])
def test_what_is_no_emoji(text: str) -> None:
    assert not is_emoji(text)
