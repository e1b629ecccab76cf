"""What is told of the turn that mattered most: its size in the right word, and sentences understood alone."""

from bot.present.speech import sentence
from games.core import Event, Say, Seat, say
from games.registry import GAMES
from games.review.quoting import telling
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


def test_what_the_next_turn_brought_is_not_told_after_the_move_that_ended_the_last(monkeypatch):
    """One answer may end a turn and begin another one, in which a roll or a deal helps somebody else."""
    ended, drawn = say("did", seat=1), WON
    heard = [*turns(IDLE, IDLE, ended, IDLE)]
    heard[6:6] = [(2, HEADING), (2, Event(say("rolled"))), (2, Event(drawn))]
    (told,) = course_of(monkeypatch, heard, [0.4, 0.4, 0.9, 1.0]).told
    assert tuple(told.values[name] for name in ("did", "told") if name in told.values) == (drawn,)


def test_what_a_winner_pays_is_no_success():
    """Taxes count as points lost, so they never explain a rise of the chance of winning."""
    paid, built = say("dungeon_lords-log-taxed", seat=0, n=3), say("dungeon_lords-log-prison", seat=0)
    game = GAMES["dungeon_lords"]
    assert telling(game, [Event(paid)], Seat(0)) is None
    assert telling(game, [Event(paid), Event(built)], Seat(0)) == built
    assert telling(game, [Event(paid)], Seat(1)) == paid, "it helps the others"


def test_cards_that_are_shown_explain_no_success():
    """In Maphr, neither they nor a roll say who gained by them; what the turn then brought does."""
    shown, game = say("maphr-log-shows", seat=0, cards=("gold_vein",)), GAMES["maphr"]
    rolled, won = (
        say("maphr-log-caravan", seat=0, card="human_caravan", face=3, n=4),
        say("maphr-log-gains", seat=0, n=9),
    )
    for seat in (Seat(0), Seat(1)):
        assert telling(game, [Event(shown), Event(rolled)], seat) is None
    assert telling(game, [Event(shown), Event(rolled), Event(won)], Seat(0)) == won


def test_the_event_that_helped_most_is_named_without_calling_it_decisive(monkeypatch):
    heard, chances = turns(IDLE, IDLE, IDLE, WON, IDLE, IDLE), [0.4, 0.4, 0.52, 0.67, 0.85, 1.0]
    (told,) = course_of(monkeypatch, heard, chances).told
    for locale, start, rest in (
        ("en", "What helped Mira most came on turn 4 of 6", "“Mira digs.” Mira’s chance of winning rose from"),
        ("fr", "Ce qui a le plus aidé Mira est arrivé au tour 4 sur 6", "Les chances de gagner de Mira sont passées"),
    ):
        line = sentence(words(locale), replaced(told), TABLE)
        assert (line.startswith(start), rest in line) == (True, True)


def test_what_others_did_before_counts_for_them_alone(monkeypatch):
    """In a round in which several play, a result explains what its own player brought about, not what came before."""
    hired, built = say("did", seat=1), WON
    heard = [(1, HEADING), (1, Event(IDLE)), (2, Event(hired)), (3, Event(built)), (4, HEADING)]
    chances = [0.1, 0.1, 0.5, 0.55, 0.6, 1.0]
    (told,) = course_of(monkeypatch, heard, chances).told
    assert "told" not in told.values
    (told,) = course_of(monkeypatch, heard, chances, asked={1: ("hire", "pass")}).told
    assert (told.values["told"], told.values["entry"]) == (hired, 2), "a choice without a result explains it"
    (told,) = course_of(monkeypatch, heard, chances, asked={1: ("hire",)}).told
    assert "told" not in told.values, "what had to be done was no choice"


def test_luck_is_called_luck_and_the_choice_that_followed_is_named(monkeypatch):
    """A roll that could only be answered in one way was no decision; what its player then did with it was."""
    freed, seated, chances = WON, say("did", seat=0), [0.3, 0.3, 0.55, 0.6, 0.7]
    heard = [(2, HEADING), (2, Event(freed)), (3, Event(seated)), (4, HEADING)]
    for answers, is_luck in ((("roll",), 1), (("roll", "stay"), 0)):
        (told,) = course_of(monkeypatch, heard, chances, asked={1: answers, 2: ("left", "right")}).told
        quoted = tuple(told.values[name] for name in ("did", "told") if name in told.values)
        assert (told.values["luck"], quoted) == (is_luck, (freed, seated) if is_luck else (freed,))
        for locale, words_of_luck in (("en", "mostly by luck: “"), ("fr", "surtout par chance\N{NO-BREAK SPACE}: «")):
            assert (words_of_luck in sentence(words(locale), replaced(told), TABLE)) == bool(is_luck)


def test_the_points_of_one_event_are_not_told_of_another(monkeypatch):
    """Two adventurers caught at once bring the points of two; the sentence on one of them does not bring these."""
    heard, chances = turns(IDLE, IDLE, WON, IDLE), [0.4, 0.4, 0.9, 1.0]
    for more, brought in (((), 4), ((WON,), 0)):
        told_twice = [*heard[:6], *((2, Event(one)) for one in more), *heard[6:]]
        (told,) = course_of(monkeypatch, told_twice, chances, worth=lambda *_: 4).told
        assert told.values["worth"] == brought


def test_points_that_the_quoted_event_tells_are_not_told_again(monkeypatch):
    """“+3 points” is not followed by the 5 points by which the score rose with it."""
    won = Say(WON.id, {**WON.values, "points": 3})
    heard, chances = turns(IDLE, IDLE, won, IDLE), [0.4, 0.4, 0.9, 1.0]
    (told,) = course_of(monkeypatch, heard, chances, worth=lambda *_: 5).told
    assert (told.values["told"], told.values["worth"]) == (won, 0)


def test_a_choice_without_a_result_explains_the_steepest_rise_alone(monkeypatch):
    """What is told instead of an unexplained rise is a result: among lesser rises, many routine moves stand out."""
    moved, asked = say("did", seat=0), {1: ("left", "right")}
    for second, quoted in ((0.6, moved), (0.9, None)):
        chances = [0.3, 0.3, 0.58, second, second + 0.05]
        (told,) = course_of(monkeypatch, turns(IDLE, IDLE, moved, IDLE, IDLE), chances, asked=asked).told
        assert told.values.get("told") == quoted
