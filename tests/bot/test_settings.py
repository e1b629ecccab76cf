"""A missing or invalid setting is one clear sentence that never contains the token."""

from pathlib import Path

import pytest

from bot.settings import SettingsError, checked_token, read_settings

NAMES = (
    "DISCORD_TOKEN",
    "DISCORD_API_URL",
    "DISCORD_GATEWAY_URL",
    "PORION_DATABASE",
    "PORION_COMPUTER_PAUSE",
    "PORION_CALL_AFTER",
    "PORION_REPOST_AFTER",
    "PORION_LOG_LEVEL",
)


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def settings(tmp_path: Path, text: str):
    (tmp_path / ".env").write_text(text, encoding="utf-8")
    return read_settings(tmp_path / ".env")


def test_without_any_setting_the_usual_values_hold(tmp_path):
    found = settings(tmp_path, "")
    assert found.discord_token is None
    assert found.database == Path("data/porion.sqlite")


def test_an_empty_value_counts_as_not_set(tmp_path, monkeypatch):
    """An empty value counts as unset, and an empty environment variable hides the file's."""
    assert settings(tmp_path, "".join(f"{name}=\n" for name in NAMES)) == settings(tmp_path, "")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert settings(tmp_path, "DISCORD_TOKEN=abc.def.ghi").discord_token is None


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("PORION_LOG_LEVEL=LOUD", "PORION_LOG_LEVEL"),
        ("DISCORD_API_URL=discord", "DISCORD_API_URL"),
        ("DISCORD_API_URL=ftp://discord.example", "DISCORD_API_URL"),
        ("DISCORD_GATEWAY_URL=https://discord.example", "DISCORD_GATEWAY_URL"),
        ("PORION_COMPUTER_PAUSE=-1", "PORION_COMPUTER_PAUSE"),
    ],
)
def test_a_bad_value_is_one_sentence_that_names_the_setting(tmp_path, line, name):
    with pytest.raises(SettingsError) as caught:
        settings(tmp_path, line)
    assert name in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("token", ["secret", "a.b", "a..c", "a.b.c d", "é.b.c"])
def test_a_malformed_token_is_refused_without_repeating_it(tmp_path, token):
    with pytest.raises(SettingsError) as caught:
        checked_token(settings(tmp_path, f"DISCORD_TOKEN='{token}'"))
    assert "DISCORD_TOKEN" in str(caught.value)
    assert token not in str(caught.value)


def test_a_missing_token_is_said_and_how_to_do_without(tmp_path):
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN is missing.*`make run`") as caught:
        checked_token(settings(tmp_path, ""))
    assert "\n" not in str(caught.value)


def test_a_token_of_three_parts_is_taken(tmp_path):
    assert checked_token(settings(tmp_path, "DISCORD_TOKEN=abc.def.ghi")) == "abc.def.ghi"


def test_a_file_that_is_no_text_is_said(tmp_path):
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingsError, match="UTF-8"):
        read_settings(tmp_path / ".env")
