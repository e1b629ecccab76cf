"""Texts are taken from their files at once and parsed when they are needed; what is wrong is named in either case."""

from collections.abc import Callable

import pytest

from locales import LOCALES, Locale, MissingWords, Words, words

Write = Callable[..., Words]


@pytest.fixture
def write(tmp_path) -> Write:
    """Writes files of English texts and reads them."""
    (tmp_path / "en").mkdir()

    def written(*files: str) -> Words:
        for number, text in enumerate(files):
            (tmp_path / "en" / f"{number}.ftl").write_text(text)
        return Words("en", tmp_path)

    return written


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_parses(locale: Locale) -> None:
    texts = Words(locale)
    for name in texts.ids:
        texts.attributes(name)  # a text that does not parse is named


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
    ("old", "told"),
    [
        ("Odo", "Mira joue désormais à la place d’Odo."),
        ("Élise", "Mira joue désormais à la place d’Élise."),
        ("Lou", "Mira joue désormais à la place de Lou."),
        ("Hugo", "Mira joue désormais à la place de Hugo."),
        ("🤖 Anatole", "Mira joue désormais à la place de 🤖 Anatole."),
    ],
)
def test_french_elides_before_a_name_that_begins_with_a_vowel(old: str, told: str) -> None:
    assert words("fr").text("bot-notice-handed-over", name="Mira", old=old) == told
