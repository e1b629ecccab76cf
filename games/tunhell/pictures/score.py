"""The final score as a picture, with where each point came from (12)."""

from functools import partial

from games.core import Outcome, Seat, Speak, say
from games.draw import SIGNS
from games.draw.palette import BRASS, INK
from games.draw.scores import draw_scores
from games.tunhell.scoring import PARTS
from games.tunhell.view import View

from .faces import ART

_PORTRAITS = {
    "treasures": "treasure",
    "encounters": "dragon",
    "heart": "heart_of_gold",
    "throne": "throne_room",
    "rings": "unique_ring",
    "door": "back_door",
}


def draw_score(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Who won, and each player's points by their source."""
    icons = {part: partial(ART.sprite, portrait, tint=INK) for part, portrait in _PORTRAITS.items()}
    return draw_scores(
        outcome,
        speak,
        title=say("tunhell-title"),
        winners=say("tunhell-picture-winner", seats=outcome.winners),
        names=[say("tunhell-picture-name", seat=Seat(seat)) for seat in range(view.seats)],
        labels={part: say(f"tunhell-score-{part}") for part in PARTS},
        icons={**icons, "trophies": partial(SIGNS.sprite, "cup", tint=BRASS)},
        art=ART,
    )
