"""The final score as a picture: the Underlord, and where each point came from (13)."""

from functools import partial

from games.core import Outcome, Score, Seat, Speak, say
from games.draw import SIGNS
from games.draw.palette import BRASS, GOOD, INK, MUTED
from games.draw.scores import Remark, draw_scores
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.view import View

from .things import ART

_SIGNS = {
    "creatures": "monster",
    "rooms": "door",
    "conquered": "banner",
    "adventurers": "bars",
    "paladins": "paladin",
    "letters": "letter",
    "lord_of_dark_deeds": "evil",
    "lord_of_halls": "door",
    "tunnel_lord": "tunnel",
    "monster_lord": "monster",
    "lord_of_imps": "imp",
    "lord_of_riches": "gold",
}


def draw_score(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Who won, and each player's points by their source."""
    book = EDITIONS[view.edition]
    rooms = [row.id for row in book.rooms if row.score or row.score_titles]
    icons = {part: partial(ART.sprite, sign, tint=BRASS) for part, sign in _SIGNS.items()}
    icons |= {room: partial(ART.sprite, room, tint=INK) for room in rooms}
    icons["battle_lord"] = partial(SIGNS.sprite, "sword", tint=BRASS)
    parts = dict.fromkeys(part for score in outcome.scores for part in score.parts)
    return draw_scores(
        outcome,
        speak,
        title=say("dungeon_lords-title"),
        winners=say("dungeon_lords-picture-underlord", seats=outcome.winners),
        names=[say("dungeon_lords-picture-name", seat=Seat(seat)) for seat in range(len(view.lords))],
        labels={part: say(f"dungeon_lords-score-{part}") for part in parts},
        icons=icons,
        art=ART,
        columns=2,
        remarks=[_licence(score.total, book.scoring["licence_minimum"]) for score in _by_seat(outcome)],
    )


def _by_seat(outcome: Outcome) -> list[Score]:
    return sorted(outcome.scores, key=lambda score: score.seat)


def _licence(total: int, least: int) -> Remark:
    """Whether somebody may go on as a lord of dungeons (R17)."""
    if total >= least:
        return Remark("check", GOOD, say("dungeon_lords-picture-licence"))
    return Remark("cross", MUTED, say("dungeon_lords-picture-licence-none"))
