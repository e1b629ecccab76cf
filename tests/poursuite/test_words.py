"""Texts: the table, one's own moles, the log and the help, in both languages."""

import re

import pytest

from games import core
from games.core import Deal, Seat, Section
from games.poursuite import GAME
from games.poursuite.cards import HERE
from games.poursuite.choices import Move
from games.poursuite.notation import read_position
from locales import LOCALES, Locale, Speaker, words
from tests.poursuite.games import TABLES, moments
from tests.poursuite.scenes import Scene, read

NAMES = ["Ada", "Bo", "Cy", "Di"]
RULES = (HERE / "RULES.md").read_text("utf-8")
PLACES = set(re.findall(r"^#{2,3} (\d+(?:\.\d+)?)", RULES, re.MULTILINE)) | set(
    re.findall(r"^\| (R\d+) ", RULES, re.MULTILINE)
)

FULL = """
    seats 3
    wagon 1: D6 N=Y E=G
    wagon 2: B3
    prisoners: C3=Y C6=R
    wotan: G7
    treasures: Y1 G2 R0 of 17
    die: 3
    ran: 1 D4 D5 D6
    plan: rolling G; turn R
"""


def said(sections: tuple[Section, ...], locale: Locale) -> list[str]:
    """Return sections as lines of text."""
    speak = Speaker(words(locale), "poursuite", NAMES)
    return [speak(line) for section in sections for line in ((section.title,) if section.title else ()) + section.lines]


def test_the_board_as_text() -> None:
    """The text board has the drawing with wagons, Wotan and prisoners, and all that a picture shows."""
    state = Scene("", FULL, "").play()
    state.active = Seat(1)
    assert said(GAME.board(GAME.view(state, None)), "en") == [
        "The mine",
        "`   A B C D E F G`",
        "`10 # # # $ # # #`",
        "` 9 # # # T w # #`",
        "` 8 # # k ^ # # #`",
        "` 7 # > > ^ < < W`",
        "` 6 # ^ c 1 k ^ #`",
        "` 5 k ^ # ^ # ^ #`",
        "` 4 # ^ < X > ^ #`",
        "` 3 # 2 a ^ # ^ k`",
        "` 2 # R > ^ < L #`",
        "` 1 # s # # # s #`",
        "1, 2: wagons. W: Wotan; w: where he waited at first. k: kobold; a, b, c, d: his prisoner. s: start. "
        "T: cave; $: treasure chest. #: rock. Exits: ^ up, < left, > right, L up or left, R up or right, X all three.",
        "Wagons",
        "Wagon 1 on D6: Ada’s mole\u00a0A at the front and Bo’s mole\u00a0B on the right",
        "Wagon 2 on B3 is empty",
        "Kobolds",
        "The kobold at C3 holds Ada’s mole\u00a0A",
        "The kobold at C6 holds Cy’s mole\u00a0C",
        "Wotan guards G7",
        "Players",
        "🟡 Ada (yellow\u00a0A): 1 treasure, 1 mole waiting",
        "▶ 🟢 Bo (green\u00a0B): 2 treasures, 2 moles waiting",
        "🔴 Cy (red\u00a0C): no treasures, 2 moles waiting",
        "17 treasures are left",
        "The die shows 3",
        "Route of wagon 1: D4 → D5 → D6",
    ]


def test_every_player_has_a_letter_in_every_language() -> None:
    """Players are A to D by seat in every language."""
    state = Scene("", FULL.replace("prisoners: C3=Y C6=R", "prisoners: C3=Y G3=G"), "").play()
    for locale in LOCALES:
        assert "` 3 # 2 a ^ # ^ b`" in said(GAME.board(GAME.view(state, None)), locale)
        letters = [
            words(locale).text(f"poursuite-name-{player.colour}.letter") for player in GAME.view(state, None).players
        ]
        assert letters == ["A", "B", "C"]
    assert "🔴 Cy (taupes rouges\u00a0C)\u00a0: aucun trésor, 3 taupes en attente" in said(
        GAME.board(GAME.view(state, None)), "fr"
    )


def test_ones_own_moles() -> None:
    """Each own mole has its place and prospects."""
    state = Scene("", FULL, "").play()
    assert said(GAME.hand(GAME.view(state, Seat(0))), "en") == [
        "Your yellow moles",
        "You have 1 treasure.",
        "1 mole is waiting: it can board when a wagon comes back from the cave.",
        "One of your moles is in wagon 1 on D6, at the front.",
        "One of your moles is a prisoner at C3: a wagon that stops beside that space can pick it up, "
        "and Wotan can free it.",
    ]


def test_ones_own_moles_when_something_can_be_done() -> None:
    """A mole that can board, or be freed by Wotan, is marked."""
    boarding = Scene("", "plan: boarding R -; turn Y", "").play()
    assert "3 moles are waiting: one of them boards now." in said(GAME.hand(GAME.view(boarding, Seat(2))), "en")
    later = "3 moles are waiting: they can board when a wagon comes back from the cave."
    assert later in said(GAME.hand(GAME.view(boarding, Seat(1))), "en")
    freeing = Scene("", "prisoners: C3=Y C6=Y\nplan: placing-wotan Y; turn G", "").play()
    told = said(GAME.hand(GAME.view(freeing, Seat(0))), "en")
    assert "One of your moles is a prisoner at C3: Wotan can free it now." in told


def test_when_waiting_moles_board() -> None:
    """Waiting moles board next in the first boarding, later when a wagon returns, never after the end."""
    state = core.apply(GAME.begin(Deal(3, "boarding", first=Seat(0))), Seat(0), read("board 1 n"))
    seen = GAME.view(state, None)
    assert (seen.active, seen.decider) == (1, 1)
    assert [player.boards for player in seen.players] == ["next", "now", "next"]
    assert "2 moles are waiting: one of them boards on your next go." in said(
        GAME.hand(GAME.view(state, Seat(0))), "en"
    )
    over = Scene("", "treasures: Y20 of 0\nplan: over", "over").play()
    assert [player.boards for player in GAME.view(over, None).players] == ["", "", "", ""]
    assert "3 moles are waiting." in said(GAME.hand(GAME.view(over, Seat(0))), "en")


def test_the_public_has_no_hand() -> None:
    """Only seats have moles of their own."""
    assert GAME.hand(GAME.view(Scene("", FULL, "").play(), None)) == ()


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_has_its_words(seats: int, options: dict[str, str], locale: Locale) -> None:
    """All positions have texts, and the board is short enough for a phone."""
    speak = Speaker(words(locale), "poursuite", NAMES)
    for n, (state, _, _) in enumerate(moments(seats, "words", options)):
        for event in state.told:
            assert speak(event.say)
        if n % 5 == 0:
            assert sum(map(len, said(GAME.board(GAME.view(state, None)), locale))) < 1500
            for seat in range(seats):
                assert said(GAME.hand(GAME.view(state, Seat(seat))), locale)


def spoken(locale: Locale, kind: str) -> set[str]:
    """Return the ids of one kind of text in a language."""
    return {name for name in words(locale).ids if name.startswith(f"poursuite-{kind}-")}


@pytest.mark.parametrize(
    "kind",
    ["log", "no", "awaited", "beside", "cashed", "player", "part", "ask", "do", "board", "hand", "topic"],
)
def test_both_languages_have_equal_ids_with_equal_attributes(kind: str) -> None:
    """Both languages have the same ids with the same attributes."""
    assert spoken("en", kind) == spoken("fr", kind) != set()
    for name in spoken("en", kind):
        assert tuple(words("en").attributes(name)) == tuple(words("fr").attributes(name))


@pytest.mark.slow
def test_the_table_of_log_lines_is_complete() -> None:
    """16.2 lists every event, and almost all occur in random games."""
    listed = set(re.findall(r"^\| `(log-[a-z-]+)` \|", RULES, re.MULTILINE))
    assert {f"poursuite-{name}" for name in listed} == spoken("en", "log")
    seen: set[str] = set()
    for seats, options in TABLES:
        for n in range(4):
            for state, _, _ in moments(seats, f"log {n}", options):
                seen |= {event.say.id for event in state.told}
    assert len(seen) >= len(listed) - 1


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_a_turn_says_whether_one_s_own_moles_are_caught_or_freed(
    seats: int, options: dict[str, str], locale: Locale
) -> None:
    """A turn's label about own moles agrees with its effect, without false warnings or promises."""
    speak, found = Speaker(words(locale), "poursuite", NAMES), set[bool]()
    lost, won = {
        "en": (r"(yours|your mole)\b[^,·]* caught", r"(yours|your mole)\b[^,·]* freed|, one freed"),
        "fr": (
            r"(vôtres?|votre taupe)\b[^,·]* (en cage|capturée)",
            r"(vôtres?|votre taupe)\b[^,·]* lib(re|érée)|, une libre",
        ),
    }[locale]
    for state, seat, choice in moments(seats, "whose", options):
        if not isinstance(choice, Move):
            continue
        now = core.decision(state)
        assert now is not None
        said = speak(now.step.own_label(state, seat, choice, "turn"))
        before, after = state.prisoners, core.apply(state, seat, choice).prisoners
        assert bool(re.search(lost, said)) == any(after.get(cell) == seat != before.get(cell) for cell in after), said
        freed = any(before[cell] == seat != after.get(cell) for cell in before)
        assert bool(re.search(won, said)) == freed, said
        found.add(bool(re.search(lost, said)))
    assert found == {True, False}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("topic", GAME.topics)
def test_the_help_names_its_rules(locale: Locale, topic: str) -> None:
    """Each topic has a title, short paragraphs without rule numbers, and places in RULES.md."""
    text = words(locale).text(f"poursuite-topic-{topic}.text")
    assert 300 <= len(text) <= 1500
    assert max(map(len, text.split("\n\n"))) <= 350
    assert words(locale).text(f"poursuite-topic-{topic}")
    assert not re.search(r"\bR\d+|\(\d+(\.\d+)?\)", text)
    assert set(GAME.topics[topic]) <= PLACES


def test_every_ruling_is_covered_by_one_topic() -> None:
    """Each ruling is covered by exactly one topic."""
    covered = [place for places in GAME.topics.values() for place in places]
    assert {f"R{n}" for n in range(1, 37)} <= set(covered)
    assert len(covered) == len(set(covered))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_is_explained(locale: Locale) -> None:
    """Each option and value is explained, including boards from the folder."""
    for option in GAME.options:
        for text in (f"poursuite-option-{option.id}", *(f"poursuite-option-{option.id}-{v}" for v in option.values)):
            assert words(locale).text(text)
            assert words(locale).text(f"{text}.help")


def test_french_has_its_spaces_and_apostrophes() -> None:
    """French has non-breaking spaces before : ; ! ? and typographic apostrophes."""
    text = (HERE.parents[1] / "locales" / "fr" / "poursuite.ftl").read_text("utf-8")
    assert not re.search(r" [;!?:](?:\s|$)", text, re.MULTILINE)
    assert "'" not in text


def test_the_question_says_how_far() -> None:
    """The question says "up to" or "exactly" the number."""
    for options, french in (("", "de 3 cases au plus"), ("variant simple\n", "de 3 cases exactement")):
        state = Scene("", f"{options}plan: moving Y 3; turn G", "").play()
        now = core.decision(state)
        assert now is not None
        assert french in Speaker(words("fr"), "poursuite", NAMES)(now.step.question(state, Seat(0)))


LAST = "seats 2\nwagon 1: D8 N=G E=Y\nwagon 2: F2 {aboard}\ntreasures: Y{own} G{other} of 2\nplan: moving Y 2; turn G"


def test_a_move_that_lets_another_player_win_is_warned_of() -> None:
    """Unless every move does so, or the player wins as well."""
    for own, other, aboard, expected in (
        (3, 15, "N=Y", "Bo would win, 16 to your 4; another move would avoid this."),
        (10, 8, "N=Y", None),
        (13, 2, "N=Y", None),
    ):
        state = core.start(read_position(LAST.format(own=own, other=other, aboard=aboard)))
        now = core.decision(state)
        assert now is not None
        warned = now.step.warning(state, Seat(0), Move(1, "d9", "left"))
        assert (warned and Speaker(words("en"), "poursuite", NAMES)(warned)) == expected
        assert now.step.warning(state, Seat(0), Move(2, "f3", "left")) is None


@pytest.mark.parametrize(
    ("wagon", "left", "right"),
    [
        ("N=Y E=G W=Y", "Wagon 1 to D9 ↺ · you\u00a0+2 and Bo\u00a0+2", "Wagon 1 to D9 ↻ · you\u00a0+3 and Bo\u00a0+1"),
        ("E=G", "Wagon 1 to D9 ↺ · Bo\u00a0+2", "Wagon 1 to D9 ↻ · Bo\u00a0+1"),
    ],
)
def test_a_way_into_the_cave_says_what_every_owner_takes(wagon: str, left: str, right: str) -> None:
    """A move into the cave lists every owner's share: the reader's first, then the front mole's."""
    state = core.start(read_position(f"seats 2\nwagon 1: D8 {wagon}\nwagon 2: F1\nplan: moving Y 2; turn G"))
    now = core.decision(state)
    assert now is not None
    speak = Speaker(words("en"), "poursuite", NAMES)
    assert [
        speak(now.step.label_for(state, next(iter(now.asks)), Move(1, "d9", turn))) for turn in ("left", "right")
    ] == [left, right]


@pytest.mark.parametrize(
    ("position", "moves", "english", "french"),
    [
        (
            "wagon 1: B2 N=G\nprisoners: C3=Y\ndie: 2\nplan: moving G 2; turn R",
            "G: move 1 b3 right",
            "The kobold at C3 catches Bo’s mole and gives back Ada’s, which climbs in on the right.",
            "En C3, une taupe de Bo est capturée\u202f; celle d’Ada, libérée, monte à sa place, à droite.",
        ),
        (
            "prisoners: C3=Y\nwotan: C8\nplan: placing-wotan G; turn R",
            "G: wotan c3",
            "Bo sends Wotan to C3, where he frees Ada’s mole.",
            "Bo pose Wotan en C3\u00a0: la taupe d’Ada est libérée.",
        ),
        (
            "prisoners: C3=G C6=G\nwotan: C8\nplan: placing-wotan G; turn R",
            "G: wotan c3",
            "Bo sends Wotan to C3, where he frees one of Bo’s own moles.",
            "Bo pose Wotan en C3\u00a0: une de ses taupes est libérée.",
        ),
    ],
)
def test_news_names_the_owner_of_a_mole(position: str, moves: str, english: str, french: str) -> None:
    """What happens to a mole is told of its owner, not of its colour."""
    told = [event.say for event in Scene("", position, "", moves).play().told]
    for locale, line in (("en", english), ("fr", french)):
        speak = Speaker(words(locale), GAME.id, ["Ada", "Bo", "Cy", "Di"])
        assert line in [speak(one) for one in told]
