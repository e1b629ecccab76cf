"""Messages of random games of every game fit into Discord, keep secrets, and have all their texts."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from bot.ids import ControlAction, ControlId
from bot.model import Lesson, Phase, Table
from bot.post import Button, Buttons, Menu, Picture, Post, Text
from bot.present.controls.buttons import follow, screen_of, suggest, understand
from bot.present.messages import amount_form
from bot.present.messages.board import board_copy_post, board_post, describe_post, moved_on_post, waiting_text
from bot.present.messages.explain import why_post
from bot.present.messages.hand import hand_post, step_post
from bot.present.messages.help import tip_lines
from bot.present.messages.menu import with_way_back
from bot.present.messages.score import score_lines
from bot.present.speech import FACT, bold_voice, fits_line, plain_voice
from bot.tables.view import TableView
from games import core
from games.core import Choice, Deal, Game, Number, Seat, format_points
from games.poursuite.notation import read_position
from games.registry import GAMES
from locales import Locale, Speaker, Words, words
from tests.house.play import AMOUNT, some_of
from tests.lantern import GAME as LANTERN
from tests.looking import look
from tests.maphr.stage import sketch

from .limits import taken, taken_form
from .play import PLAIN, WILD, glances, imagined, positions, table_of
from .test_final import finished

EVERY = [LANTERN, *GAMES.values()]
SHOWN = max(5, round(40 * AMOUNT))
"""Number of positions of each game that are fully rendered, spread over the game and including its end."""


def some(game: Game, seats: int, seed: str):
    """Return positions spread over a random game, including the last one."""
    return some_of(list(islice(positions(game, seats, seed), 2000)), f"{game.id} {seats} {seed}", SHOWN)


@pytest.fixture(params=EVERY, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


@pytest.mark.slow
@pytest.mark.parametrize("names", [PLAIN, WILD], ids=["plain", "wild"])
def test_discord_takes_every_message(game: Game, names: tuple[str, ...], lang: Words) -> None:
    """All messages for all readers are valid for Discord, even with hostile names."""
    seats = game.seats[-1]
    table = table_of(game, seats, names, lang.locale)
    for state, story in some(game, seats, f"limits {lang.locale}"):
        for seen in glances(table, state, story):
            if seen.seat is None:
                taken(board_post(seen, lang))
                for page in range(3):
                    taken(describe_post(seen, lang, page))
                continue
            taken(hand_post(seen, lang, note=lang.text("bot-dm-closed")))
            taken(step_post(seen, (), lang))
            person = table.occupants[seen.seat].person
            assert person is not None
            for post in (why_post(seen, lang), describe_post(seen, lang), describe_post(seen, lang, 1)):
                ids = [one.id for one in taken(with_way_back(post, table, person, lang)).controls()]
                assert ids[-1] == str(ControlId(ControlAction.HAND, table.id))
            if (form := amount_form(seen, lang)) is not None:
                taken_form(form)


@pytest.mark.slow
def test_the_public_board_holds_no_secret(game: Game, english: Words) -> None:
    """Re-dealing hidden information leaves the public message unchanged, including ids and labels."""
    for seats in game.seats:
        table = table_of(game, seats, PLAIN)
        for number, (state, story) in enumerate(some(game, seats, "secret")):
            seen = look(table, state, None, story)
            other = imagined(game, state, f"other {number}")
            if set(look(table, other, None).waiting) != set(seen.waiting):
                continue  # another sealed answer may have more stages, and who has finished is public
            again = look(table, other, None, story)
            assert board_post(seen, english) == board_post(again, english)
            assert describe_post(seen, english) == describe_post(again, english)


def test_first_steps_and_suggestions_lead_to_legal_moves(game: Game, english: Words) -> None:
    """Each control of a first step is understood, and suggestions can be typed."""
    table = table_of(game, game.seats[-1], PLAIN)
    for state, story in some(game, game.seats[-1], "steps"):
        for seen in glances(table, state, story):
            if seen.seat is None or seen.offer is None:
                continue
            shown = screen_of(seen.offer, (), plain_voice(english, table))
            for group in shown.menus:
                for first in range(len(group.entries) - group.least + 1):
                    values = [entry.value for entry in group.entries[first : first + group.least]]
                    found = follow(seen.offer, group.path, values)
                    if isinstance(found, Choice):
                        assert seen.offer.shape.fits(found)
                    else:
                        taken(step_post(seen, found, english))
            for notation, _ in suggest(seen, english, "", 25):
                assert seen.offer.shape.fits(understand(seen, english, notation))


def test_a_result_is_told_once(game: Game, english: Words) -> None:
    """At the end, words repeat nothing that the picture of the score shows, except the result in the heading."""
    seats = game.seats[-1] if game.id != "winter" else 1
    table = replace(table_of(game, seats, PLAIN), phase=Phase.OVER)
    *earlier, (state, story) = positions(game, seats, "told once")
    moves = {said.id for _, told in earlier for said in told}  # a number in a move may equal a total
    seen = look(table, state, None, story)
    assert seen.outcome is not None
    post = board_post(seen, english, [Picture("score.png", b"", "The final score.")])
    voice = bold_voice(english, table)
    ordinary = {f"> {line}" for said in story if said.id in moves for line in voice(said).splitlines()}
    told = [line for line in post.words().splitlines() if not line.startswith("-#") and line not in ordinary]
    reasons = [plain_voice(english, table)(reason) for reason in seen.outcome.reasons]
    assert all(post.words().count(reason) <= 1 for reason in reasons)
    # a tie-break names the points that are level
    told = [line for line in told if line not in reasons and not line.startswith("### ")]
    assert game.events.results <= {said.id for said in story} or not seen.outcome.winners
    for score in seen.outcome.scores:
        total = re.compile(rf"{PLAIN[score.seat]}\b.*(?<![\d−]){format_points(score.total)}(?!\d)")
        again = "a sentence of the log repeats the final score: name it in `results`"
        assert not any(total.search(line) for line in told), f"{again}\n{told}"


PANEL = [Picture("panel.png", b"", "A panel.")]


def test_words_beside_pictures_leave_out_what_a_tile_does(english: Words) -> None:
    """A tile's picture shows all its effects, so words describe them only for buildings or without pictures."""
    game = GAMES["maphr"]
    table = table_of(game, 2, PLAIN)
    tile = "Open on "
    asked = (
        look(table, state, seat, story)
        for state, story in positions(game, 2, "tiles")
        if (now := core.decision(state)) is not None
        for seat in now.asks
    )
    seen = next(seen for seen in asked if tile in step_post(seen, (), english).words())
    assert tile not in step_post(seen, (), english, PANEL).words()


def test_below_several_verbs_it_is_told_what_a_card_does_whose_face_does_not_say_it(english: Words) -> None:
    """In Tunhell only cards whose picture does not show their effect are described below several verbs."""
    game, told, faces = GAMES["tunhell"], set[str](), 0
    for state, story in some(game, 2, "faces"):
        for seen in glances(table_of(game, 2, PLAIN), state, story):
            if seen.question is None or seen.question.id != "tunhell-ask-turn" or seen.seat is None or not seen.offer:
                continue
            shown = screen_of(seen.offer, (), plain_voice(english, seen.table))
            faces += any(game.pictures.tells(note.thing) for note in shown.notes)
            told |= {note.thing for note in shown.notes if not game.pictures.tells(note.thing)}
            post = hand_post(seen, english, pictures=(Picture("a", "b", "c"),))
            text = "\n".join(block.markdown for block in post.blocks if isinstance(block, Text))
            assert not any(f"-# {note.name}{FACT}" in text for note in shown.notes if game.pictures.tells(note.thing))
    assert faces
    assert {"warrior_4_proud_b", "blaster"} <= told


def test_the_story_beside_pictures_leaves_out_what_these_show(english: Words) -> None:
    """With pictures, the public story omits what they show; a player's set-aside orders are not shown by them."""
    game = GAMES["dungeon_lords"]
    state = game.begin(Deal(3, "told", {"opening": "random"}))
    story = tuple(event.say for event in state.told if event.to is None)
    seen = look(table_of(game, 3, PLAIN), state, None, story)
    offer = "Next round’s adventurers"
    bare, drawn = board_post(seen, english).words(), board_post(seen, english, PANEL).words()
    assert offer in bare
    assert offer not in drawn
    assert "It cannot take these orders in the first round" in drawn


def test_seats_of_both_wagons_stand_in_one_row_each_on_a_phone(lang: Words) -> None:
    """A seat is chosen in one press: those of each wagon are one row on a phone, so that the picture stays visible."""
    table, state = table_of(GAMES["poursuite"], 2, PLAIN), core.start(GAMES["poursuite"].begin(Deal(2, "boarding")))
    now = core.decision(state)
    assert now is not None
    seats = _answers_of(step_post(look(table, state, next(iter(now.asks))), (), lang))
    assert len(seats) == 8
    later = core.start(read_position("seats 2\nwagon 1: D3 N=Y E=G\nwagon 2: F1\nplan: boarding Y 2; turn G"))
    alone = _answers_of(step_post(look(table, later, Seat(0)), (), lang))
    assert [key.label for key in alone] == [key.label for key in seats[4:]]
    for row in (seats[:4], seats[4:]):
        assert fits_line(row), [key.label for key in row]


def test_ten_spaces_of_both_wagons_are_buttons_below_the_map(lang: Words) -> None:
    """A move takes two presses: the spaces stand in one step under their wagons, all with names or all with letters."""
    names = (PLAIN[0], "Maximilienne-Bérengère de Pont")
    for cell, count in (("D5", 10), ("D3", 0)):
        now = read_position(f"seats 2\nwagon 1: {cell} N=Y E=G\nwagon 2: F1 N=G\nplan: moving Y 4; turn G")
        post = step_post(look(table_of(GAMES["poursuite"], 2, names), core.start(now), Seat(0)), (), lang)
        assert not any(isinstance(control, Menu) for control in post.controls())
        labels = [key.label for key in _answers_of(post)]
        stops = [label for label in labels if re.match(r"[A-G]\d", label)]
        assert len(stops) == len(set(stops)) == count, labels
        assert ("Max" in "".join(stops), len(labels)) == (False, count or 2)


def _answers_of(post: Post) -> list[Button]:
    return [key for key in post.controls() if isinstance(key, Button) and key.style == "primary"]


@pytest.mark.parametrize(("id_", "mine"), [("poursuite", {"en": "My moles", "fr": "Mes taupes"}), ("tunhell", {})])
def test_what_a_seat_has_is_called_as_in_its_game(id_: str, mine: dict[str, str], lang: Words) -> None:
    """A game without hands uses its own name for a seat's possessions, on the board and in texts."""
    game = GAMES[id_]
    table, state = table_of(game, 2, PLAIN), core.start(game.begin(Deal(2, "own")))
    seen = look(table, state, Seat(0))
    posts = [
        board_post(seen, lang),
        board_copy_post(seen, lang, seat=seen.seat),
        describe_post(seen, lang),
        moved_on_post(seen, lang),
    ]
    hands = [key.label for post in posts for key in post.controls() if f":{ControlAction.HAND}:" in key.id]
    assert hands == [mine.get(lang.locale, lang.text("bot-button-hand"))] * len(posts)


def test_a_tip_does_not_change_the_news(english: Words) -> None:
    """A tip does not replace the news of a newcomer's hand."""
    table, seat = table_of(GAMES["winter"], 2, PLAIN), Seat(0)
    seen = next(
        look(table, state, seat, story)
        for state, story in positions(GAMES["winter"], 2, "news")
        if (now := core.decision(state)) is not None and now.step.word() == "turn" and seat in now.asks
    )
    lesson = Lesson(showing="turn", seen=("place-defender", "turn"))
    pupils = tuple(replace(occupant, lesson=lesson) for occupant in table.occupants)
    taught = replace(seen, table=replace(table, occupants=pupils))
    told, taught_lines = (
        [line for line in hand_post(view, english, "", PANEL).words().splitlines() if line.startswith("> ")]
        for view in (seen, taught)
    )
    assert taught_lines == told
    blocks = hand_post(taught, english, "", PANEL).blocks
    tips = [place for place, block in enumerate(blocks) if isinstance(block, Text) and "**Tip**" in block.markdown]
    controls = [place for place, block in enumerate(blocks) if isinstance(block, Buttons | Menu)]
    assert controls[-2] < tips[0] < controls[-1], "it stands below the controls, which stay close to the picture"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "**The market is open: Mira and Odo can make and answer offers.**"),
        ("fr", "**La négociation est ouverte : Mira et Odo peuvent proposer et répondre.**"),
    ],
)
def test_an_open_market_is_called_by_its_name(locale: Locale, told: str) -> None:
    """In the channel, an open market of Maphr is told as what it is, with everybody who may still trade."""
    state = core.start(sketch("A hand: archive\nB hand: tavern lookout\nmarket: A B\nagenda: market"))
    assert waiting_text(look(table_of(GAMES["maphr"], 2, PLAIN, locale), state, None), words(locale)) == told


@pytest.mark.parametrize(
    ("totals", "text"),
    [
        ((34, 33), "bot-score-close"), ((100, 97), "bot-score-close"), ((3, 2), "bot-score-close"),
        ((100, 96), ""), ((20, 10), "bot-score-crushing"), ((20, 11), ""), ((1, 0), "bot-score-close"),
        ((2, 0), ""), ((4, 0), ""), ((5, 0), "bot-score-crushing"),
        ((5, 5), ""), ((0, -9), ""), ((9, 8, 1), "bot-score-close"),
    ],
)  # fmt: skip
def test_a_close_or_crushing_finish_is_told_as_one(totals: tuple[int, ...], text: str, english: Words) -> None:
    """Close and crushing victories are announced by the lead relative to the winner's points, but not in a lesson."""
    scores = [core.Score(Seat(n), total, {"lit": total}) for n, total in enumerate(totals)]
    ended = replace(finished(), outcome=core.Outcome.by_points(scores))
    lines = [english.text(one) for one in ("bot-score-close", "bot-score-crushing")]
    for seen, wanted in ((ended, text), (replace(ended, table=replace(ended.table, is_guided=True)), "")):
        told = score_lines(seen, english)
        assert [line for line in told if line in lines] == ([english.text(wanted)] if wanted else [])


def further_steps(seen: TableView, speak: Speaker, most: int = 12) -> Iterator[tuple[str, ...]]:
    """Yield the paths of the steps that buttons lead to, breadth first."""
    found, waiting = {()}, [()]
    while waiting and len(found) < most:
        for key in screen_of(seen.offer, waiting.pop(0), speak).buttons:
            path = follow(seen.offer, key.path) if key.path else ()
            if isinstance(path, tuple) and path not in found:
                found.add(path)
                waiting.append(path)
                yield path


def asked_views(game: Game, lang: Words, seed: str) -> Iterator[TableView]:
    """Yield the views of asked seats in a random game."""
    table = table_of(game, 2, PLAIN, lang.locale)
    for state, story in some(game, 2, seed):
        yield from (seen for seen in glances(table, state, story) if seen.offer is not None and seen.offer.own)


@pytest.mark.slow
def test_the_trail_names_what_was_chosen_without_what_it_costs(lang: Words) -> None:
    """Earlier choices in the trail have no prices or gains, which would look like further choices."""
    stripped = 0
    for game in GAMES.values():
        for seen in asked_views(game, lang, "trail"):
            speak = plain_voice(lang, seen.table)
            for path in further_steps(seen, speak):
                trail = screen_of(seen.offer, path, speak).trail
                assert not any(FACT in one for one in trail), (game.id, path)
                labels = [key.label for key in screen_of(seen.offer, (), speak).buttons]
                stripped += any(label.startswith(f"{one}{FACT}") for one in trail for label in labels)
    assert stripped


@pytest.mark.slow
def test_a_tip_stands_at_the_first_step_of_its_question_alone(lang: Words) -> None:
    """A tip is shown only at the first step of its question."""
    tips = 0
    for game in GAMES.values():
        for seen in asked_views(game, lang, "tips"):
            lesson = Lesson(showing=seen.offer.word, seen=(seen.offer.word,))
            occupants = tuple(replace(one, lesson=lesson) for one in seen.table.occupants)
            taught = replace(seen, table=replace(seen.table, occupants=occupants))
            further = [*further_steps(taught, plain_voice(lang, taught.table))]
            tips += bool(tip_lines(taught, lang)) and bool(further)
            assert not any(tip_lines(taught, lang, path) for path in further)
            begun = replace(taught, offer=replace(taught.offer, given=(Number(1),)))
            assert not tip_lines(begun, lang)
    assert tips


def test_a_question_to_one_of_several_people_is_told_by_name_and_has_plain_buttons() -> None:
    """In the channel everybody reads whose question it is, and no bright button looks like their own."""
    state = core.start(sketch("agenda: exploiting B"))
    lang, several = words("en"), table_of(GAMES["maphr"], 2, PLAIN)
    virtual = replace(several.occupants[0], person=None, computer="normal")
    alone = replace(several, occupants=(virtual, several.occupants[1]))

    def shown(table: Table) -> tuple[str, bool, bool]:
        post = board_post(look(table, state, None), lang)
        bright = any(isinstance(one, Button) and one.style == "primary" for one in post.controls())
        return waiting_text(look(table, state, None), lang), bright, "Odo can answer" in post.words()

    told, bright, is_named = shown(several)
    assert (told.startswith("**Odo is "), bright, is_named) == (True, False, True)
    told, bright, is_named = shown(alone)
    assert (told.startswith("**Odo: "), bright, is_named) == (True, True, False)
