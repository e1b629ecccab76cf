"""Texts are read at once and parsed on demand; errors are reported by name in either case."""

from collections.abc import Callable
from pathlib import Path

import pytest

from locales import LOCALES, Locale, MissingWords, Words

Write = Callable[..., Words]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes files of English texts and loads them."""
    (tmp_path / "en").mkdir()

    def written(*files: str) -> Words:
        for number, text in enumerate(files):
            (tmp_path / "en" / f"{number}.ftl").write_text(text)
        return Words("en", tmp_path)

    return written


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_parses(locale: Locale) -> None:
    texts = Words(locale)
    for name in texts.ids:
        texts.attributes(name)  # a text with a syntax error is named


def test_texts_that_go_on_over_lines_and_refer_to_others(write: Write) -> None:
    texts = write(
        "# A comment\n\nmine =\n    The mine\n\n    of { deep }.\n    .short = { deep.short }\n\n"
        "lamps = { $n ->\n    [one] { $n } lamp\n   *[other] { $n } lamps\n} in { mine.short }\n",
        "## Another file\ndeep = Moria\n    .short = M\n",
    )
    assert texts.ids == {"mine", "lamps", "deep"}
    assert texts.text("mine") == "The mine\n\nof Moria."
    assert texts.text("lamps", n=2) == "2 lamps in M"
    assert texts.text("deep.short") == "M"


@pytest.mark.parametrize("line", ["no text at all", "    lost = without its beginning", "}"])
def test_a_line_that_belongs_to_no_text_is_named(write: Write, line: str) -> None:
    with pytest.raises(MissingWords, match=r"0\.ftl does not parse"):
        write(f"# Begin\n{line}\n")


def test_a_text_is_defined_once(write: Write) -> None:
    with pytest.raises(MissingWords, match=r"1\.ftl: mine is defined twice"):
        write("mine = A\n", "mine = B\n")


def test_a_text_that_does_not_parse_is_named_whenever_it_is_needed(write: Write) -> None:
    texts = write("broken = { $n -> [one] x }\nwhole = Yes\n")
    for _ in range(2):
        with pytest.raises(MissingWords, match="en broken does not parse"):
            texts.text("broken")
    assert texts.text("whole") == "Yes"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Odo", "la place d’Odo, parce qu’Odo"),
        ("**Élise**", "la place d’**Élise**, parce qu’**Élise**"),
        ("Lou", "la place de Lou, parce que Lou"),
        ("Hugo", "la place de Hugo, parce que Hugo"),
        ("🤖 Anatole", "la place d’🤖 Anatole, parce qu’🤖 Anatole"),
        ("Yves", "la place d’Yves, parce qu’Yves"),
        ("Yanis", "la place de Yanis, parce que Yanis"),
        ("Hélène", "la place d’Hélène, parce qu’Hélène"),
        ("Hans", "la place de Hans, parce que Hans"),
        ("Åsa", "la place d’Åsa, parce qu’Åsa"),
        ("Øyvind", "la place d’Øyvind, parce qu’Øyvind"),
    ],
)
def test_french_elides_before_a_name_that_begins_with_a_vowel(tmp_path: Path, name: str, told: str) -> None:
    """French elides before names with a vowel, but not before inserted levels or coordinates."""
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "a.ftl").write_text(
        "place = la place de { $seat }, parce que { $seat }\nlevel = de { $n } à II\n"
    )
    texts = Words("fr", tmp_path)
    assert texts.text("place", seat=name) == told
    assert texts.text("level", n="I") == "de I à II"
