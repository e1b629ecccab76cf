"""The page renders each element of Discord's markdown."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Theatre

DRAW = """async (text) => {
  const { markdown } = await import('/static/markdown.js');
  const world = { me: '1', locale: 'en-US', words: (id) => id, user: (id) => ({ 1: 'Mira', 2: 'Odo' })[id],
    channel: (id) => ({ 5: 'tavern' })[id], open() {}, command() {} };
  const box = document.createElement('div');
  box.append(...markdown(text, world));
  for (const each of box.querySelectorAll('*')) for (const { name } of [...each.attributes]) {
    if (!['href', 'class', 'start'].includes(name)) each.removeAttribute(name);
  }
  return box.innerHTML;
}"""


@pytest.fixture(scope="module")
def blank(chromium: Browser, theatre: Theatre) -> Iterator[Page]:
    """Yield an empty page that can import the real page's code."""
    page: Page = chromium.new_page()
    page.goto(f"{theatre.address}/health")
    yield page
    page.close()


@pytest.fixture(scope="module")
def draw(blank: Page) -> Callable[[str], str]:
    """Return a function from markdown to markup, using the page's own code."""
    return lambda text: str(blank.evaluate(DRAW, text))


PIECES = {
    "plain": ("a <b> & c", "<p>a &lt;b&gt; &amp; c</p>"),
    "lines": ("one\ntwo", "<p>one<br>two</p>"),
    "bold": ("**a** b", "<p><strong>a</strong> b</p>"),
    "italic": ("*a* _b_ snake_case_name", "<p><em>a</em> <em>b</em> snake_case_name</p>"),
    "bold italic": ("***a***", "<p><em><strong>a</strong></em></p>"),
    "underline": ("__a__", "<p><u>a</u></p>"),
    "strike": ("~~a~~", "<p><s>a</s></p>"),
    "nested": ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
    "alone": ("2 * 3 * 4 ** 5", "<p>2 * 3 * 4 ** 5</p>"),
    "escaped": (r"\*a\* \_b\_ \<@1>", "<p>*a* _b_ &lt;@1&gt;</p>"),
    "escaped in bold": (r"**a\*b**", "<p><strong>a*b</strong></p>"),
    "code": ("`**a**` ``b`c``", "<p><code>**a**</code> <code>b`c</code></p>"),
    "block": ("```py\n**x**\n```after", "<pre><code>**x**</code></pre><p>after</p>"),
    "block alone": ("```x```", "<pre><code>x</code></pre>"),
    "headings": (
        "# A\n## B\n### C\n#D",
        '<h3 class="heading-1">A</h3><h4 class="heading-2">B</h4><h5 class="heading-3">C</h5><p>#D</p>',
    ),
    "subtext": ("-# a *b*", '<p class="subtext">a <em>b</em></p>'),
    "quote": ("> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"),
    "long quote": (">>> a\n# b", '<blockquote><p>a</p><h3 class="heading-1">b</h3></blockquote>'),
    "list": ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    "numbers": ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    "two lists": ("- a\n1. b", '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>'),
    "link": ("[a](https://example.org/x)", '<p><a href="https://example.org/x">a</a></p>'),
    "bare link": (
        "see https://example.org/a_b_c.",
        '<p>see <a href="https://example.org/a_b_c">https://example.org/a_b_c</a>.</p>',
    ),
    "bad link": ("[a](javascript:x)", "<p>[a](javascript:x)</p>"),
    "person": (
        "<@1> <@!2> <@9>",
        '<p><span class="mention mine">@Mira</span> <span class="mention">@Odo</span> '
        '<span class="mention">@page-unknown-person</span></p>',
    ),
    "place": ("<#5> <#6>", '<p><span class="mention">#tavern</span> <span class="mention">#6</span></p>'),
    "command": ("</game new:12>", '<p><span class="mention">/game new</span></p>'),
    "spoiler": ("||a||", '<p><span class="spoiler"><span class="spoiler-text">a</span></span></p>'),
    "emoji": ("<:lamp:123> 🙂", '<p><img class="custom-emoji"> 🙂</p>'),
    "time": ("<t:0:D>", '<p><time class="timestamp">January 1, 1970</time></p>'),
    "bad time": ("<t:x>", "<p>&lt;t:x&gt;</p>"),
    "unclosed": ("**a ~~b ||c `d", "<p>**a ~~b ||c `d</p>"),
}


@pytest.mark.parametrize("piece", PIECES)
def test_markdown(draw: Callable[[str], str], piece: str) -> None:
    """Each mark becomes its element, and other text is unchanged."""
    text, markup = PIECES[piece]
    assert draw(text) == markup


def test_long_runs_of_marks_do_not_stop_the_page(draw: Callable[[str], str]) -> None:
    """Four thousand marks of any kind are rendered in a moment, even on a busy machine."""
    for marks in ("*" * 4000, "**a" * 1300, "||" * 2000, "_a*" * 1300, "[" * 4000, "`" * 4000, "<" * 4000, "> " * 2000):
        start = time.monotonic()
        assert draw(marks)
        assert time.monotonic() - start < 5.0, marks[:3]


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (8 * 3600 - 2, "in 8 hours"),
        (-29, "29 seconds ago"),
        (58, "in 1 minute"),
        (-100, "2 minutes ago"),
        (40 * 60, "in 40 minutes"),
        (3 * 86400 - 60, "in 3 days"),
    ],
)
def test_a_time_is_told_to_the_nearest_unit(blank: Page, seconds: float, told: str) -> None:
    """Relative times are rounded as Discord does."""
    script = "async (s) => (await import('/static/time.js')).relative(s, 'en-GB', 0)"
    assert blank.evaluate(script, seconds) == told


EMOJI = "🤖💭⏰🥇🥈🥉🟡🟢🔴🔵"


def test_the_emoji_of_the_bot_need_no_font(draw: Callable[[str], str], blank: Page, theatre: Theatre) -> None:
    """Each of the bot's emoji has an existing picture, and stays text for copying and screen readers."""
    one = '<span class="drawn-emoji">🤖</span>'
    assert draw("a 🤖 **🤖**\n🤖") == f"<p>a {one} <strong>{one}</strong><br>{one}</p>"
    assert draw(EMOJI).count("drawn-emoji") == len(EMOJI)
    for emoji in EMOJI:
        found = blank.request.get(f"{theatre.address}/static/emoji/{ord(emoji):x}.svg")
        assert (found.status, found.headers["content-type"]) == (200, "image/svg+xml")


@pytest.mark.parametrize(
    ("locale", "day", "told"),
    [
        ("fr", "2026-12-01", "1er décembre 2026"),
        ("fr", "2026-12-11", "11 décembre 2026"),
        ("en-GB", "2026-12-01", "1 December 2026"),
    ],
)
def test_the_first_of_a_month_is_an_ordinal_in_french(blank: Page, locale: str, day: str, told: str) -> None:
    """Dividers and marks of time write dates alike."""
    script = """async ([day, locale]) => {
      const time = await import('/static/time.js');
      const at = Date.parse(day + 'T12:00:00') / 1000;
      return [time.dayName(day + 'T12:00:00', locale), time.timestamp(at, 'D', locale).textContent];
    }"""
    assert blank.evaluate(script, [day, locale]) == [told, told]
