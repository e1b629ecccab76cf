"""What the documents promise is there: games, commands, settings, permissions, links; and good French."""

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
    """The text of a README."""
    return READMES[locale].read_text("utf-8")


def table(locale: Locale, name: str) -> list[list[str]]:
    """The rows of a marked table, without its head."""
    (marked,) = re.findall(rf"<!-- {name} -->\n(.*?)<!-- /{name} -->", readme(locale), re.DOTALL)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in marked.strip().splitlines()]
    return rows[2:]


def prose(text: str) -> str:
    """A document without its code, addresses and marks."""
    return re.sub(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|<!--.*?-->|^\| ---.*$", "", text, flags=re.DOTALL | re.MULTILINE)


@BOTH
def test_it_lists_every_game(locale: Locale) -> None:
    """Every game of the registry stands there by its title in this language."""
    titles = {row[0].strip("*").casefold() for row in table(locale, "games")}
    assert {words(locale).text(f"{game}-title").casefold() for game in GAMES} <= titles


@BOTH
def test_it_asks_for_the_permissions_it_explains(locale: Locale) -> None:
    """The number in the address is that of the permissions in the table, and an administrator is not among them."""
    (number,) = re.findall(r"[?&]permissions=(\d+)", readme(locale))
    assert int(number) == PERMISSIONS.value
    assert not PERMISSIONS.administrator


def settings_of_example() -> list[str]:
    """The settings that .env.example lists, in its order."""
    return re.findall(r"^#?([A-Z][A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)


@BOTH
def test_it_lists_every_setting(locale: Locale) -> None:
    """What .env.example explains, the table of settings sums up."""
    named = [row[0].strip("`") for row in table(locale, "settings")]
    assert len(named) == len(set(named))
    assert set(settings_of_example()) <= set(named)


def test_every_setting_is_explained() -> None:
    """In .env.example a comment stands above each setting, or above the settings it belongs with."""
    for block in (ROOT / ".env.example").read_text("utf-8").strip().split("\n\n"):
        assert block.startswith("# "), block
    assert len(settings_of_example()) == len(set(settings_of_example())) >= 4


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_link_leads_somewhere(path: Path) -> None:
    """What a document links to inside the project exists."""
    targets = re.findall(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)", path.read_text("utf-8"))
    inside = [target for target in targets if "://" not in target]
    assert [target for target in inside if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_command_exists(path: Path) -> None:
    """Each `make` command that a document names is in the Makefile."""
    known = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^|\s)make ([a-z]+)(?:`|\s+#|$| [A-Z]+=)", path.read_text("utf-8"), re.MULTILINE))
    assert named <= known


@pytest.mark.parametrize("path", [READMES["en"], READMES["fr"]], ids=name_of)
def test_both_readmes_show_the_two_commands(path: Path) -> None:
    """A newcomer finds how to run it and how to test it."""
    assert re.search(r"^make run\b.*\nmake test\b", path.read_text("utf-8"), re.MULTILINE)


def french_slips(text: str) -> list[str]:
    """Breaks of French typography: straight apostrophes and quotes, and signs that could begin a line."""
    patterns = [r"\w'\w", r'"', r"[\w)»] [;:!?»]", r"[\w)][;!?](?!\w)", r"\w:(?=\s|$)", r"« ", r"\.\.\."]
    return [found[0] for pattern in patterns for found in re.finditer(pattern, text)]


@pytest.mark.parametrize("path", FRENCH, ids=name_of)
def test_a_french_document_is_french(path: Path) -> None:
    """Typographic apostrophes, and spaces that do not break before double signs."""
    assert french_slips(prose(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("path", FRENCH, ids=name_of)
def test_a_french_document_has_the_chapters_of_the_english_one(path: Path) -> None:
    """As many headings, tables' rows and entries of lists."""
    marks = re.compile(r"^(#+|```\w*|\d+\.|!\[|- |\| )", re.MULTILINE)
    english = path.with_name(path.name.replace(".fr.md", ".md"))
    assert marks.findall(path.read_text("utf-8")) == marks.findall(english.read_text("utf-8"))


def test_a_french_slip_is_caught() -> None:
    """Each rule of typography finds its own fault, and correct French passes."""
    for slip in ("l'or", 'un "mot"', "quoi ?", "quoi?", "ceci :", "ceci: cela", "« mot", "mot »", "alors..."):
        assert french_slips(slip), slip
    assert french_slips("L’or\u202f; quoi\u202f? Ceci\u00a0: «\u00a0mot\u00a0», à 10:30") == []


def test_the_changelog_tells_of_this_version() -> None:
    """The newest chapter is that of the version that the package has; what comes next stands above it."""
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert next(heading for heading in headings if heading != "Unreleased") == version


def test_the_rooms_of_the_plan_exist() -> None:
    """The folders that CONTRIBUTING.md shows in its plan are there."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (plan,) = re.findall(r"## How the code is organised.*?```\n(.*?)```", text, re.DOTALL)
    rooms = [line.split()[0].rstrip(",") for line in plan.splitlines()]
    concrete = [room for room in rooms if "<" not in room]
    tracked = {name_of(path) for path in project_files()}
    assert [room for room in concrete if not any(name.startswith(room) for name in tracked)] == []
    assert len(concrete) >= 5
