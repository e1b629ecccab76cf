"""Documents are correct: games, commands, settings, permissions, links, and French typography."""

import re
import tomllib
from pathlib import Path

import discord
import pytest

from games.registry import GAMES
from locales import Locale, words
from tests.house.sources import ROOT, name_of, project_files

READMES: dict[Locale, Path] = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
BOTH = pytest.mark.parametrize("locale", READMES)
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
FRENCH = [path for path in DOCUMENTS if path.name.endswith(".fr.md")]
BUTTONS = {
    "consent": ("bot-button-menu", "bot-button-here", "bot-button-claim"),
    "privacy": ("bot-button-mine-named", "bot-button-mine-blocks"),
    "tournaments": ("tournament-button-enrol", "tournament-button-org"),
}
"""Buttons that a document in docs/ names."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)


def readme(locale: Locale) -> str:
    """Return the text of a README."""
    return READMES[locale].read_text("utf-8")


def table(locale: Locale, name: str) -> list[list[str]]:
    """Return the rows of a marked table, without its header."""
    (marked,) = re.findall(rf"<!-- {name} -->\n(.*?)<!-- /{name} -->", readme(locale), re.DOTALL)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in marked.strip().splitlines()]
    return rows[2:]


def prose(text: str) -> str:
    """Return a document without code, addresses and marks."""
    return re.sub(
        r"```.*?```|`[^`\n]*`|\]\([^)]*\)|<!--.*?-->|^\| ---[^\n]*$", "", text, flags=re.DOTALL | re.MULTILINE
    )


@BOTH
def test_it_lists_every_game(locale: Locale) -> None:
    """A README lists every game by its title in its language."""
    titles = {row[0].strip("*").casefold() for row in table(locale, "games")}
    assert {words(locale).text(f"{game}-title").casefold() for game in GAMES} <= titles


@BOTH
def test_it_asks_for_the_permissions_it_explains(locale: Locale) -> None:
    """The number in the invitation link equals the listed permissions, without administrator."""
    (number,) = re.findall(r"[?&]permissions=(\d+)", readme(locale))
    assert int(number) == PERMISSIONS.value
    assert not PERMISSIONS.administrator


def settings_of_example() -> list[str]:
    """Return the settings in .env.example in order."""
    return re.findall(r"^#?([A-Z][A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)


@BOTH
def test_it_lists_every_setting(locale: Locale) -> None:
    """A README's table lists the settings of .env.example."""
    named = [row[0].strip("`") for row in table(locale, "settings")]
    assert len(named) == len(set(named))
    assert set(settings_of_example()) <= set(named)


def test_every_setting_is_explained() -> None:
    """Every setting in .env.example, or its group, has a comment above it."""
    for block in (ROOT / ".env.example").read_text("utf-8").strip().split("\n\n"):
        assert block.startswith("# "), block
    assert len(settings_of_example()) == len(set(settings_of_example())) >= 4


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_link_leads_somewhere(path: Path) -> None:
    """Every link within the project leads to an existing file."""
    targets = re.findall(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)", path.read_text("utf-8"))
    inside = [target for target in targets if "://" not in target]
    assert [target for target in inside if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_command_exists(path: Path) -> None:
    """Every `make` command in a document is in the Makefile."""
    known = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^|\s)make ([a-z]+)(?:`|\s+#|$| [A-Z]+=)", path.read_text("utf-8"), re.MULTILINE))
    assert named <= known


@BOTH
@pytest.mark.parametrize("name", BUTTONS)
def test_a_document_names_buttons_as_they_are(name: str, locale: Locale) -> None:
    """A document calls each button by its label."""
    text = (ROOT / "docs" / (f"{name}.md" if locale == "en" else f"{name}.{locale}.md")).read_text("utf-8")
    labels = [words(locale).text(button) for button in BUTTONS[name]]
    assert [label for label in labels if f"*{label}*" not in text] == []


@pytest.mark.parametrize("path", [READMES["en"], READMES["fr"]], ids=name_of)
def test_both_readmes_show_the_two_commands(path: Path) -> None:
    """Both READMEs show how to run and how to test."""
    assert re.search(r"^make run\b.*\nmake test\b", path.read_text("utf-8"), re.MULTILINE)


def french_slips(text: str) -> list[str]:
    """Return faults of French typography: straight quotes, and breakable spaces."""
    patterns = [
        r"\w'\w",
        r'"',
        r"[\w)»*] [;:!?»]",
        r"\xa0[;!?]",
        r"[\w)*][;!?](?!\w)",
        r"\w:(?=\s|$)",
        r"« ",
        r"\.\.\.",
    ]
    return [found[0] for pattern in patterns for found in re.finditer(pattern, text)]


@pytest.mark.parametrize("path", FRENCH, ids=name_of)
def test_a_french_document_is_french(path: Path) -> None:
    """French documents use typographic apostrophes and non-breaking spaces before double punctuation."""
    assert french_slips(prose(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("path", FRENCH, ids=name_of)
def test_a_french_document_has_the_chapters_of_the_english_one(path: Path) -> None:
    """A French document has as many headings, table rows and list items as the English one."""
    marks = re.compile(r"^(#+|```\w*|\d+\.|!\[|- |\| )", re.MULTILINE)
    english = path.with_name(path.name.replace(".fr.md", ".md"))
    assert marks.findall(path.read_text("utf-8")) == marks.findall(english.read_text("utf-8"))


@pytest.mark.parametrize("path", FRENCH, ids=name_of)
def test_its_english_document_has_one_kind_of_apostrophe(path: Path) -> None:
    """English documents with a French counterpart use typographic apostrophes and quotes."""
    english = path.with_name(path.name.replace(".fr.md", ".md"))
    assert re.findall(r"\w'\w|\ws' |\"", prose(english.read_text("utf-8"))) == []


@pytest.mark.parametrize("path", FRENCH, ids=name_of)
def test_each_language_leads_to_the_other(path: Path) -> None:
    """Below its title, a document in two languages leads to the other one."""
    english = path.with_name(path.name.replace(".fr.md", ".md"))
    assert path.read_text("utf-8").splitlines()[2] == f"*[Read in English]({english.name})*"
    assert english.read_text("utf-8").splitlines()[2] == f"*[Lire en français]({path.name})*"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_a_document_ends_its_last_line_and_sets_per_cent_as_its_language(path: Path) -> None:
    """A document ends with a line break; English ones have no space before %, except in generated tables."""
    text = path.read_text("utf-8")
    assert text.endswith("\n")
    assert path in FRENCH or path.name == "mutants.md" or re.findall(r"\d %", text) == []


def test_a_document_is_read_to_its_end() -> None:
    """The text below a table is prose as well."""
    assert "below" in prose("above\n\n| a | b |\n| --- | --- |\n| c | d |\n\nbelow\n")


def test_a_french_slip_is_caught() -> None:
    """Each typographic rule finds its fault, and correct French passes."""
    for slip in (
        "l'or",
        'un "mot"',
        "quoi ?",
        "quoi?",
        "quoi\u00a0?",
        "ceci :",
        "ceci: cela",
        "« mot",
        "mot »",
        "*ceci* :",
        "alors...",
    ):
        assert french_slips(slip), slip
    assert french_slips("L’or\u202f; quoi\u202f? Ceci\u00a0: «\u00a0mot\u00a0», à 10:30") == []


def test_the_changelog_tells_of_this_version() -> None:
    """The newest chapter of the changelog is the package's version, below unreleased changes."""
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert next(heading for heading in headings if heading != "Unreleased") == version


def test_the_rooms_of_the_plan_exist() -> None:
    """The folders in CONTRIBUTING.md's plan exist."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (plan,) = re.findall(r"## How the code is organised.*?```\n(.*?)```", text, re.DOTALL)
    rooms = [line.split()[0].rstrip(",") for line in plan.splitlines()]
    concrete = [room for room in rooms if "<" not in room]
    tracked = {name_of(path) for path in project_files()}
    assert [room for room in concrete if not any(name.startswith(room) for name in tracked)] == []
    assert len(concrete) >= 5
