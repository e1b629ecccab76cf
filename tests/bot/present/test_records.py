"""Records, achievements and the digest are valid messages, with the longest names and everything achieved."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageColor

from bot.ids import ControlAction, parse
from bot.model import Occupant, Person, Phase, Table
from bot.post import Buttons, Picture
from bot.present.messages.records import (
    ALL,
    career_panels,
    digest_post,
    digest_settings_post,
    found_menu,
    found_post,
    leaderboard_post,
    record_post,
    records_post,
)
from bot.present.messages.score import achieved_lines
from bot.present.messages.settings import own_post, server_post
from bot.profile import ServerSettings
from bot.tables import Limits
from bot.tables.ratings import (
    BEHIND_ALL,
    GameResult,
    Leaderboard,
    LeaderboardLine,
    PastGame,
    PersonalRecord,
    SeatResult,
    Tally,
)
from bot.tables.records import ACHIEVED, Digest, Found, Holder, Month, RecordKind
from bot.tables.view import TableView
from games.core import Deal, Ending, Seat, say
from games.draw.palette import GOOD
from games.registry import GAMES
from locales import Speaker, words

from .limits import taken

WILD = "*_~" + "W" * 29
"""A name of maximum length, full of markdown."""
MONTH = Month(2026, 10, 0.0, 1.0)
TABLE = Table("t", "winter", 5 << 58, 7 << 58, 1, "en", Phase.OVER)
EVERYTHING = {game: tuple(one.achievements) for game, one in GAMES.items()}
"""All achievements of real games, without those of the test game."""
LONGEST_LINE = 130


def holder(kind, game="winter", value=1234, names=(WILD,) * 4):
    return Holder(kind, game, value, names, 1.7e9, TABLE)


def found(**given):
    return replace(Found(WILD, 9 << 58, True, True, EVERYTHING), **given)


def test_a_page_of_records_fits_into_a_message(lang):
    """Pages of records are valid for each game and for all, with four holders with long names."""
    overall = [*(holder(RecordKind.HIGHEST, one) for one in GAMES), *map(holder, [*RecordKind][1:])]
    for game in (*GAMES, ALL):
        best = overall if game == ALL else [holder(kind, game) for kind in RecordKind]
        told = taken(records_post(game, best, lang)).words()
        assert told.count("https://discord.com/channels/") == len(best)
    empty = taken(records_post("winter", [], lang))
    assert lang.text("bot-records-none") in empty.words()


def test_everything_that_can_be_achieved_fits_into_a_message(lang):
    """All achievements fit into the list of games and into each game's page."""
    record = PersonalRecord(WILD, {game: Tally(99, 88, 77, 1234, (40.0, 1.0), 99) for game in GAMES}, (9, 9, 9))
    post = taken(record_post(record, found(), lang))
    for game, ids in EVERYTHING.items():
        told = taken(found_post(found(), game, lang)).words()
        for id_ in ids:
            assert lang.text(f"{game}-achievement-{id_}") in post.words()
            assert lang.text(f"{game}-achievement-{id_}.how") in told


def test_what_is_still_to_be_found_is_named_to_oneself_alone(lang):
    """Missing achievements are named to the person themselves only, with what they take."""
    some = {"winter": ("brink",)}
    mine, theirs = (found_post(found(ids=some, is_own=own), "winter", lang).words() for own in (True, False))
    title, how = lang.text("winter-achievement-alone"), lang.text("winter-achievement-alone.how")
    assert title in mine
    assert title not in theirs
    assert how in mine
    assert how not in theirs
    assert all(lang.text("winter-achievement-brink.how") in told for told in (mine, theirs))


def test_who_does_not_share_achievements_shows_none(lang):
    """Somebody who does not share achievements shows none to others, not even which games have some."""
    hidden = found(is_own=False, is_shown=False)
    record = PersonalRecord("Mira", {"winter": Tally(1, 1, 1)})
    told = record_post(record, hidden, lang).words()
    assert lang.text("winter-achievement-alone") not in told
    assert lang.text("winter-achievement-alone") not in found_post(hidden, "winter", lang).words()
    assert found_menu(hidden, lang) == ()
    own = record_post(record, found(is_shown=False), lang).words()
    assert lang.text("bot-achieved-only-you") in own
    assert lang.text("winter-achievement-alone") in own


def over(closing):
    """Return a finished game of Winter with these closing sentences."""
    game = GAMES["winter"]
    state = game.begin(Deal(4, "over"))
    occupants = tuple(Occupant(f"Player {n}", n + 1) for n in range(4))
    table = replace(TABLE, occupants=occupants)
    return TableView(table, game, None, game.view(state, None), (), (), None, closing=closing)


def achieved(seat, id_):
    return say(ACHIEVED, seat=seat, achievement=id_, name="")


@pytest.mark.parametrize("count", range(13))
def test_the_score_tells_them_in_two_lines_at_most(lang, count):
    """New achievements are announced in at most two lines with all names, the hardest with its reason."""
    ids = [*GAMES["winter"].achievements][:count]
    lines = achieved_lines(over(tuple(achieved(n % 4, id_) for n, id_ in enumerate(ids))), lang)
    assert len(lines) == min(count, 2)
    assert [id_ for id_ in ids if lang.text(f"winter-achievement-{id_}") not in "\n".join(lines)] == []
    assert all(lang.text(f"winter-achievement-{id_}.how") in lines[0] for id_ in ids[-1:])


def test_one_that_a_later_version_no_longer_knows_is_left_out():
    assert achieved_lines(over((achieved(0, "gone"),)), words("en")) == []


def test_a_digest_fits_into_a_message(lang):
    """A digest of a busy month with long names fits into a message."""
    digest = Digest(
        MONTH,
        tuple((game, 999) for game in GAMES),
        ((WILD, 99),) * 3,
        tuple(holder(kind, game) for game in GAMES for kind in RecordKind),
        tuple((WILD, game, id_) for game, ids in EVERYTHING.items() for id_ in ids[:2]),
        (("T" * 80, "winter"),) * 5,
    )
    post = taken(digest_post(digest, lang))
    assert post.mentions == ()
    short = taken(digest_post(Digest(MONTH, (("winter", 1),)), lang)).words()
    assert len(short.splitlines()) == 2


def test_settings_of_digest_and_of_names_are_taken(lang):
    """The settings of digest and names are valid: off, on, and switched off by the bot."""
    on = ServerSettings(digest_channel=7, zone="America/Argentina/Buenos_Aires")
    for settings in (ServerSettings(), on, ServerSettings(digest_trouble="gone"), ServerSettings(digest_trouble="x")):
        taken(digest_settings_post(settings, lang, 1.7e9))
        panel = taken(server_post(settings, Limits(), "en", lang))
        assert "digest" in {step for one in panel.controls() for step in parse(one.id).path}
    for named in (True, False):
        person = Person(1, "Mira", "en")
        person = replace(person, preferences=replace(person.preferences, named=named))
        panel = taken(own_post(person, lang, is_daily=True))
        assert ("named", "off" if named else "on") in {parse(one.id).path for one in panel.controls()}


def test_a_servers_settings_say_each_value_once(lang):
    """Text tells only what a control cannot: which language follows Discord, and what a filled picker is for."""
    usual, other = Limits(), ServerSettings(pace=86400.0, per_person=1, per_server=2, mentions=False, motion=False)
    panels = [taken(server_post(one, usual, "en", lang)) for one in (ServerSettings(), other)]
    assert panels[0].words() == panels[1].words()
    assert panels[0].controls() != panels[1].controls()
    language, channel = ServerSettings(locale="fr"), ServerSettings(channels=(7,), role=8, organisers=9)
    (fewer, more) = (taken(server_post(one, usual, "en", lang)).words().splitlines() for one in (language, channel))
    before = panels[0].words().splitlines()
    assert [line for line in before if line not in fewer] == [before[1]]
    assert [one for line in more if line not in before for one in ("<#7>", "<@&8>", "<@&9>") if one in line] == [
        "<#7>", "<@&8>", "<@&9>",
    ]  # fmt: skip


def test_own_settings_say_each_thing_once_and_forgetting_is_red(lang):
    """The state of a switch is shown on its button and not in the text; the button to be forgotten is red."""
    on, off = Person(1, "Mira", "en"), Person(1, "Mira", "en", mentions=False)
    panels = [taken(own_post(person, lang, is_daily=person.mentions)) for person in (on, off)]
    assert panels[0].words() == panels[1].words()
    assert panels[0].controls() != panels[1].controls()
    red = [parse(one.id).path for one in panels[0].controls() if getattr(one, "style", "") == "danger"]
    assert red == [("forget",)]
    assert all(len(block.buttons) == 2 for block in panels[0].blocks if isinstance(block, Buttons)), "none wraps to one"


def test_the_standings_lead_to_the_records(lang):
    """Standings and records link to each other."""
    someone = LeaderboardLine(1, "Mira", Tally(1, 1, 1))
    there = taken(leaderboard_post(Leaderboard("winter", (someone,), ()), lang))
    assert [(parse(one.id).action, parse(one.id).path) for one in there.controls()] == [
        (ControlAction.RECORDS, ("winter",))
    ]
    best = records_post("winter", [holder(RecordKind.HIGHEST)], lang)
    assert {parse(one.id).action for one in best.controls()} == {ControlAction.RECORDS}


def test_who_has_no_rating_is_told_so(lang):
    """Someone who has only played against computer players has no rating, in the standings and in their own record."""
    alone = LeaderboardLine(1, "Mira", Tally(3, 2, 3))
    rated = LeaderboardLine(2, "Odo", Tally(3, 2, 3, None, (26.0, 5.0), 2))
    computer = LeaderboardLine("strong", "strong", Tally(3, 1, 3))
    board = leaderboard_post(Leaderboard("tunhell", (alone, rated), (computer,)), lang).words().splitlines()
    none_yet = lang.text("bot-leaderboard-none-yet")
    assert [name for name in ("Mira", "Odo", "strong") for line in board if name in line and none_yet in line] == [
        "Mira"
    ]
    record = record_post(PersonalRecord("Mira", {"tunhell": alone.tally}), found(), lang).words()
    assert lang.text("bot-leaderboard-rating", rating=1000) not in record
    assert none_yet not in record, "a page of one's own does not tell what is missing"


def ended(*places, ending=Ending.FINISHED, totals=None):
    """Return a result of people 1, 2 and so on, named A, B and so on, with these places."""
    seats = [
        SeatResult(Seat(n), "ABCD"[n], n + 1, None, place, totals[n] if totals else None)
        for n, place in enumerate(places)
    ]
    return GameResult("t", "winter", 5, 1.7e9, ending, tuple(seats))


@pytest.mark.parametrize(
    ("result", "way", "told"),
    [
        (ended(1, 2, totals=(33, 29)), "won", "**won** against B · 33 – 29"),
        (ended(1, 1, totals=(10, 10)), "drawn", "**shared victory** in a game with B · 10 – 10"),
        (ended(2, 1), "lost", "lost against B"),
        (ended(2, 1, ending=Ending.CONCEDED), "conceded", "conceded against B"),
        (ended(1, 2, ending=Ending.CONCEDED), "won", "**won** against B"),
        (ended(2, 3, 1), "placed", "2nd place against C and B"),
        (ended(BEHIND_ALL, 2, 1), "lost", "lost against C and B"),
        (ended(None, None, ending=Ending.LOST), "together", "lost together in week 5 with B · 15 – 13"),
    ],
)
def test_a_person_s_page_lists_their_latest_games(result, way, told, english):
    """Each with when it ended, how, against whom, the points where all have some, and a link to its table."""
    past, fell = PastGame.of(result, 1, TABLE), {"when": say("winter-log-week.when", n=5), "points": (15, 13)}
    past = replace(past, **(fell if way == "together" else {}))
    assert past.way == way
    record = PersonalRecord("Mira", {"winter": Tally(1, 1, 1)}, latest=(past,))
    (line,) = [one for one in record_post(record, found(), english).words().splitlines() if "<t:" in one]
    assert line.startswith(f"1. <t:1700000000:d> · Dwar7s Winter · {told} · [")


def test_each_listed_game_leads_to_its_replay_and_one_s_own_to_its_review(lang):
    """One menu leads to them, but not to other people's reviews, nor to games whose table is gone."""
    here, gone = PastGame.of(ended(1, 2), 1, TABLE), PastGame.of(ended(2, 1), 1)
    there = replace(here, table=replace(TABLE, id="u"))
    record = PersonalRecord("Mira", {"winter": Tally(2, 1, 2)}, latest=(here, gone, there))
    for is_own, actions in ((True, ["replay", "review"]), (False, ["replay"])):
        post = taken(record_post(record, found(is_own=is_own), lang))
        (menu,) = [one for one in post.controls() if parse(one.id).action is ControlAction.PAST]
        assert [one.value for one in menu.entries] == [f"{action}.{table}" for action in actions for table in "tu"]
        assert menu.entries[0].label == lang.text("bot-leaderboard-replay", n=1, game=lang.text("winter-title"))
    assert "<t:" in post.words()


def test_the_picture_of_a_person_s_results_says_what_it_shows(lang):
    """Game by game, most played first, with the rating as it came about, and the latest games from the oldest."""
    tally = Tally(3, 1, 3, 33, (26.0, 5.0), 3, 1)
    past = [replace(PastGame.of(ended(*places), 1), game="winter", rating=rating)
            for places, rating in (((1, 1), 1100), ((2, 1), None), ((1, 2), 1040))]  # fmt: skip
    record = PersonalRecord("Mira", {"tunhell": Tally(1, 0, 1), "winter": tally}, latest=tuple(past))
    (panel,) = career_panels(record)
    assert [(row.game, row.won, row.shared, row.ratings) for row in panel.shows.rows] == [
        ("winter", 1, 1, (1040, 1100)),
        ("tunhell", 0, 0, ()),
    ]
    assert [way for _, way in panel.shows.latest] == ["won", "lost", "shared"]
    image = Image.open(BytesIO(panel.draw(Speaker(lang, "", ())))).convert("RGB")
    marks = [image.getpixel((200 + 56 * n - 12, image.height - 80)) for n in range(3)]
    assert marks[2] == ImageColor.getrgb(GOOD), "the first of the list is the leftmost in the picture"
    assert ImageColor.getrgb(GOOD) not in marks[:2]
    assert career_panels(replace(record, latest=())) == ()


def test_a_page_without_results_invites_and_one_without_victories_tells_none(lang):
    """A newcomer reads what to do next, others that there is nothing yet; no page counts what has not been won."""
    own, other = (record_post(PersonalRecord("Mira", {}), found(is_own=one), lang).words() for one in (True, False))
    assert lang.text("bot-leaderboard-new") in own
    assert lang.text("bot-leaderboard-nothing", name="Mira") in other
    page = record_post(PersonalRecord("Mira", {"winter": Tally(2)}), found(), lang).words()
    assert lang.text("bot-leaderboard-won", count=0) not in page
    assert lang.text("bot-leaderboard-unwon", count=2) in page
    assert lang.text("bot-leaderboard-scale") not in page
    rated = record_post(PersonalRecord("Mira", {"winter": Tally(2, 1, 2, 33, (26.0, 5.0), 3)}), found(), lang).words()
    assert lang.text("bot-leaderboard-scale") in rated
    assert lang.text("bot-leaderboard-unwon", count=2) not in rated
    assert lang.text("bot-leaderboard-survived", count=0) not in page


def test_a_draw_is_no_win(lang):
    """Neither in the standings nor on a person's page: a shared first place is counted apart."""
    tally = Tally(3, 1, 3, drawn=1)
    assert (tally.won, tally.drawn) == (1, 1)
    page = record_post(PersonalRecord("Mira", {"winter": tally}), found(), lang).words()
    board = leaderboard_post(Leaderboard("winter", (LeaderboardLine(1, "Mira", tally),), ()), lang).words()
    told = [lang.text("bot-leaderboard-won", count=1), lang.text("bot-leaderboard-drawn", count=1)]
    assert all(one in said for one in told for said in (page, board))


def test_a_person_s_page_tells_tournaments_won_and_puzzles_solved_of_those_tried(english):
    """Those that there are, puzzles by game."""
    puzzles = {"winter": (0, 2), "tunhell": (1, 3), "gone": (1, 1)}
    solved = "**Puzzles solved** · Tunhell 1 of 3 · Dwar7s Winter 0 of 2"
    for cups, tried in ((2, puzzles), (0, puzzles), (1, {}), (0, {})):
        record = PersonalRecord("Mira", {"winter": Tally(1)}, cups=cups, puzzles=tried)
        lines = record_post(record, found(), english).words().splitlines()
        told = [one for one in lines if one.startswith(("**Tournaments", "**Puzzles"))]
        assert told == [f"**Tournaments** · {cups} won"] * bool(cups) + [solved] * bool(tried)


def test_the_best_score_is_told_of_every_game_as_in_the_records(lang):
    """On a person's page and in the standings, won or not."""
    for won, drawn in ((0, 0), (1, 0), (0, 1)):
        tally = Tally(2, won, 2, 26, drawn=drawn)
        told = record_post(PersonalRecord("Mira", {"tunhell": tally}), found(), lang).words()
        board = leaderboard_post(Leaderboard("tunhell", (LeaderboardLine(1, "Mira", tally),), ()), lang).words()
        best = lang.text("bot-leaderboard-best", points=26)
        assert (best in told, best in board) == (True, True)


def test_games_wins_and_best_score_are_said_with_and_without_the_picture_of_a_page(lang):
    """The picture of few games has a mark for each, and no number; it shows the rating."""
    tally = Tally(3, 1, 3, 33, (26.0, 5.0), 3, 1)
    record, picture = PersonalRecord("Mira", {"tunhell": tally}), Picture("career.png", b"", "Results")
    told = [lang.text("bot-leaderboard-played", count=3), lang.text("bot-leaderboard-won", count=1)]
    told.append(lang.text("bot-leaderboard-best", points=33))
    for pictures in ((), (picture,)):
        said = record_post(record, found(ids={}), lang, pictures).words()
        assert all(one in said for one in told)


def test_ones_own_page_names_the_easiest_achievement_still_to_win_in_each_game_played(lang):
    """Others' pages name none."""
    record = PersonalRecord("Mira", {"tunhell": Tally(1), "winter": Tally(1)})
    of_winter = lang.text(f"winter-achievement-{EVERYTHING['winter'][0]}.how")
    first, second, *_ = EVERYTHING["tunhell"]
    for ids, wanted in (({}, first), ({"tunhell": (first,)}, second), ({"tunhell": EVERYTHING["tunhell"]}, None)):
        for is_own in (True, False):
            told = record_post(record, found(ids=ids, is_own=is_own), lang).words()
            how = "" if wanted is None else lang.text(f"tunhell-achievement-{wanted}.how")
            assert (bool(how) and how in told) == (is_own and wanted is not None)
            assert (of_winter in told) == is_own
