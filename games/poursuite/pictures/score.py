"""The final score as a picture (11)."""

from functools import partial

from games.core import Outcome, Seat, Speak, say
from games.draw.palette import INK
from games.draw.scores import draw_scores
from games.poursuite.view import View

from .pieces import ART, liveries


def draw_score(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Who won, and how many treasures each player has."""
    return draw_scores(
        outcome,
        speak,
        title=say("poursuite-title"),
        winners=say("poursuite-picture-winner", seats=outcome.winners),
        names=[say("poursuite-picture-name", seat=Seat(seat)) for seat in range(len(view.players))],
        labels={"treasures": say("poursuite-score-treasures")},
        icons={"treasures": partial(ART.sprite, "gem", tint=INK)},
        art=ART,
        liveries=liveries(view, speak),
    )
