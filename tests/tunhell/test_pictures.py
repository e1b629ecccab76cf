"""Pictures of the table: the recruitment row."""

from io import BytesIO

import pytest
from PIL import Image

from games.core import Deal, Seat, say
from games.draw import Canvas, ink
from games.draw.palette import MUTED, rgb
from games.tunhell import GAME
from games.tunhell.pictures.hand import Hand, _column, _width
from games.tunhell.pictures.mines import mines_panel
from games.tunhell.pictures.recruits import CARD, draw_recruits, recruits_panel, row_panel
from games.tunhell.pictures.sizes import MARGIN
from locales import LOCALES, Locale, Speaker, words
from tests.tunhell.stage import sketch


@pytest.mark.parametrize("locale", LOCALES)
def test_the_size_of_the_pile_keeps_its_distance_from_the_next_dwarf(locale: Locale) -> None:
    """Between “27 in the pile” and the line before the next dwarf there is a gap."""
    shown = row_panel(GAME.view(GAME.begin(Deal(3, "pile")), None)).shows
    drawn = Image.open(BytesIO(draw_recruits(shown, Speaker(words(locale), GAME.id, ["Ann", "Bo", "Cy"])))).convert(
        "RGB"
    )
    line = MARGIN + 12 + 5 * (CARD[0] + 22) + 2
    gap = drawn.crop((line - 9, MARGIN + 14, line - 1, MARGIN + 48))
    assert rgb(MUTED) not in {colour for _, colour in gap.getcolors(1000) or ()}
    assert len(gap.getcolors(1000) or ()) == 1


def test_a_name_of_one_long_word_takes_two_lines() -> None:
    """Five cards leave a column narrower than the longest name, which must not be cut."""
    state = sketch("A hand: warrior_1 digger_2_1 scout_5 machin beer_of_courage")
    view, width = GAME.view(state, Seat(0)), _width(5)
    shown = Hand(view.edition, Seat(0), view.hand, (1, 2, 3))
    for locale in LOCALES:
        columns = [_column(shown, one, Speaker(words(locale), GAME.id, ["Ann", "Bo"]), width) for one in view.hand]
        assert all(ink(line, 26, "text").width <= width - 12 for column in columns for line in column.name), columns


def test_hands_lie_open_as_far_as_everyone_has_seen_them() -> None:
    """Recruits and finds stay known until they leave the hand, in words and as a picture; dealt cards stay hidden."""
    state = sketch("A hand: warrior_1 digger_2_1 machin\nA recruited: digger_2_1\nB hand: scout_5")
    for seat in (None, Seat(0), Seat(1)):
        view = GAME.view(state, seat)
        assert [clan.known for clan in view.clans] == [("digger_2_1", "machin"), ()]
        hands = next(panel for panel in GAME.pictures.more(view) if panel.id == "hands")
        assert hands.describe == (say("tunhell-alt-known", seat=0, cards=("digger_2_1", "machin")),)
        told = [line for section in GAME.board(view) for line in section.lines]
        assert say("tunhell-board-known", cards=("digger_2_1", "machin")) in told
    dealt = GAME.view(sketch("A hand: warrior_1"), None)
    assert "hands" not in {panel.id for panel in GAME.pictures.more(dealt)}


def test_finds_in_hand_are_drawn_beside_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone saw them being found: a ring, whose points are left out, before others, while there is room."""
    drawn, sign = list[str](), Canvas.sign
    monkeypatch.setattr(Canvas, "sign", lambda self, name, *rest: drawn.append(name) or sign(self, name, *rest))
    speak = Speaker(words("en"), GAME.id, ["Ann", "Bo"])
    for hand, expected in (
        ("nawak_sword unique_ring", {"unique_ring", "nawak_sword"}),
        ("nawak_sword old_pickaxe machin unique_ring", {"unique_ring", "nawak_sword", "machin"}),
        ("digger_2_1", set()),
    ):
        drawn.clear()
        recruits_panel(GAME.view(sketch(f"A hand: {hand}"), None)).draw(speak)
        assert {"unique_ring", "nawak_sword", "old_pickaxe", "machin"} & {*drawn} == expected


def test_what_counts_for_the_trophies_stands_below_the_mines() -> None:
    """Everyone sees how near each player is to a trophy, hidden loot or not; the initiation has no trophies."""
    at = "A loot: dirt dirt rat\nA trophies: employee_of_the_month\nB loot: goblin"
    hauls = ((("dirt", 2, True), ("rat", 1, False)), (("dirt", 0, False), ("rat", 0, False)))
    for loot in ("open", "hidden"):
        for seat in (None, Seat(1)):
            panel = mines_panel(GAME.view(sketch(f"table: full normal {loot}, 2 seats, first A, turn 1\n{at}"), seat))
            assert panel.shows.hauls == hauls
            assert say("tunhell-alt-haul", seat=0, dirt=2, rats=1) in panel.describe
            assert say("tunhell-alt-trophies", seat=0, cards=("employee_of_the_month",)) in panel.describe
    plain = mines_panel(
        GAME.view(sketch("table: initiation normal open, 2 seats, first A, turn 1\nA loot: dirt"), None)
    )
    assert plain.shows.hauls == ()
    assert not [said for said in plain.describe if said.id == "tunhell-alt-haul"]
