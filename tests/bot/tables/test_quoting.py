"""What is told of the turn that mattered most: its size in the right word, and sentences understood alone."""

from bot.present.speech import sentence
from games.core import Event, Say, say
from locales import words

from .test_turning_points import HEADING, IDLE, TABLE, WON, course_of, replaced, turns


def test_a_small_rise_is_not_called_decisive(monkeypatch):
    """The word is kept for a quarter of the chances and more; a smaller rise is told as what it is."""
    small = "Mira’s chance of winning rose most, and for good, on turn 3 of 4: from roughly 40% to 60%."
    large = "The decisive moment came on turn 3 of 4: Mira’s chance of winning rose from roughly 40% to 70%."
    for after, line in ((0.6, small), (0.7, large)):
        (told,) = course_of(monkeypatch, turns(*[WON] * 4), [0.4, 0.4, after, after, after + 0.09]).told
        bare = Say(told.id, {**replaced(told).values, "has_told": 0, "told": ""})
        assert sentence(words("en"), bare, TABLE) == line


def test_what_is_quoted_is_understood_alone(monkeypatch):
    """A sentence that does not say whose move it was comes after that move, even one of an earlier entry; a mere list
    of plans is not quoted."""
    freed, moved, plans = say("told", prisoner_seat=0), say("did", seat=1), say("told", seat=0, places=(IDLE,))
    for said, quoted in (
        ((moved, freed), (moved, freed)),
        ((plans, moved), ()),
        ((moved, IDLE, freed), (IDLE, freed)),
    ):
        heard = [
            (0, HEADING),
            (0, Event(IDLE)),
            (1, HEADING),
            *((n, Event(one)) for n, one in enumerate(said, start=1)),
        ]
        rise = {2: [0.4, 0.4, 0.8], 3: [0.4, 0.4, 0.52, 0.7]}[len(said)]
        (told,) = course_of(monkeypatch, heard, rise).told
        values = told.values
        assert tuple(values[name] for name in ("did", "told") if name in values) == quoted
