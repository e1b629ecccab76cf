"""Pictures of the table: the recruitment row."""

from io import BytesIO

import pytest
from PIL import Image

from games.core import Deal
from games.draw.palette import MUTED, rgb
from games.tunhell import GAME
from games.tunhell.pictures.recruits import CARD, draw_recruits, row_panel
from games.tunhell.pictures.sizes import MARGIN
from locales import LOCALES, Locale, Speaker, words


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
