"""Settings in the code, .env.example and the READMEs agree."""

import re

import pytest

from locales import Locale
from playground.settings import PlaygroundSettings as Settings
from tests.house.sources import ROOT
from tests.house.test_documents import BOTH, settings_of_example, table

EXAMPLE = (ROOT / ".env.example").read_text("utf-8")
NAMES = {name: str(field.validation_alias) for name, field in Settings.model_fields.items()}


def test_the_example_lists_every_setting() -> None:
    """The example lists exactly the existing settings."""
    assert sorted(settings_of_example()) == sorted(NAMES.values())


@BOTH
def test_the_readme_lists_every_setting(locale: Locale) -> None:
    """The table of settings is complete in both languages."""
    assert sorted(row[0].strip("`") for row in table(locale, "settings")) == sorted(NAMES.values())


@pytest.mark.parametrize("name", [name for name, field in Settings.model_fields.items() if field.default is not None])
def test_the_example_shows_the_usual_value(name: str) -> None:
    """A commented-out setting in the example shows its default."""
    (shown,) = re.findall(rf"^#{NAMES[name]}=(.+)$", EXAMPLE, re.MULTILINE)
    assert shown == str(Settings.model_fields[name].default)


@BOTH
def test_the_readme_shows_the_usual_value(locale: Locale) -> None:
    """The READMEs show the defaults of the code."""
    shown = {row[0].strip("`"): row[1].strip("`") for row in table(locale, "settings")}
    usual = {
        NAMES[name]: str(field.default) for name, field in Settings.model_fields.items() if field.default is not None
    }
    assert {setting: shown[setting] for setting in usual} == usual


def test_the_example_as_it_stands_starts_the_playground(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example as it is starts the playground with defaults."""
    for setting in NAMES.values():
        monkeypatch.delenv(setting, raising=False)
    assert Settings(_env_file=ROOT / ".env.example") == Settings(_env_file=None)


def test_a_token_written_into_the_example_is_in_force() -> None:
    """The token's line in the example is not commented out."""
    assert re.search(r"^DISCORD_TOKEN=$", EXAMPLE, re.MULTILINE)


def test_the_example_with_every_line_in_force_is_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting, value in re.findall(r"^#([A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE):
        monkeypatch.setenv(setting, value)
    assert Settings(_env_file=None).discord_token is None
