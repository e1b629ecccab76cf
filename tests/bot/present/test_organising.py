"""The organiser's panel: results, long lists, settings by format, and the public line of settings."""

from dataclasses import replace

import pytest

from bot.ids import parse
from bot.post import Buttons, Menu, Picture, Post, Text
from bot.present.messages.organising import Chosen, ChosenOutcome, organiser_post, outcome_of
from bot.present.messages.tournament import (
    end_lines,
    file_post,
    own_post,
    standing_lines,
    standings_post,
    tournament_post,
)
from bot.present.messages.tournament_settings import menus_of, settings_line
from bot.present.messages.tournaments import figure
from bot.present.speech import MENU, sentence
from bot.store.protocol.people import Stored
from bot.tables.matches import spec_of, usual_settings
from games.core import Refusal
from games.registry import GAMES
from locales import LOCALES, Locale, words
from tests.tournaments.play import ORGANISER, Director
from tournaments import (
    Accepted,
    Arrange,
    Column,
    Context,
    Correct,
    EntrantId,
    FormatName,
    Match,
    Open,
    Pair,
    Report,
    Settings,
    Tell,
    Tournament,
    decide,
    sections,
    standings,
)

ENGLISH = words("en")
TWO = Match(1, (EntrantId(0), EntrantId(1)))
FOUR = Match(1, tuple(map(EntrantId, range(4))))


def begun(people: int, **settings: object) -> Director:
    wanted = replace(usual_settings("tunhell"), **settings)  # type: ignore[arg-type]  # fields by name
    return Director(spec_of("tunhell")).opened(wanted, people).begun()


def after_one_game() -> Tournament:
    """Return a tournament of three in which one person has won, and another had no opponent."""
    director = begun(3)
    director.do(Report(1, 1, (1, 2), (63, 45)))
    return director.tournament


def menu_of(director: Director, ask: str, chosen: Chosen | None = None) -> Menu:
    """Return the last menu of the panel for this request."""
    post = organiser_post(Stored("t", director.tournament), (), ENGLISH, chosen)
    found = [one for one in post.blocks if isinstance(one, Menu) and parse(one.id).path[0] == ask]
    return found[-1]


@pytest.mark.parametrize(
    ("match", "word", "outcome"),
    [
        (TWO, "1", ChosenOutcome((2, 1))),
        (TWO, "drawn", ChosenOutcome((1, 1))),
        (TWO, "x0", ChosenOutcome((1, 1), (0,))),
        (TWO, "nobody", ChosenOutcome((1, 1), (0, 1), survived=False)),
        (FOUR, "2", None),
        (FOUR, "20", None),
        (FOUR, "203", ChosenOutcome((2, 4, 1, 3))),
    ],
)
def test_a_result_is_chosen_place_by_place(match: Match, word: str, outcome: ChosenOutcome | None) -> None:
    """A result is chosen place by place, with the last place derived."""
    assert outcome_of(match, word) == outcome


@pytest.mark.parametrize("word", ["", "4", "22", "x4", "won", "-1", "²"])
def test_no_other_word_is_a_result(word: str) -> None:
    with pytest.raises(Refusal):
        outcome_of(FOUR, word)


def test_the_next_place_is_offered_to_those_who_have_none() -> None:
    director = begun(4, seats=4)
    first = menu_of(director, "result", Chosen(round=1, number=1))
    assert [one.value for one in first.entries] == ["0", "1", "2", "3", "x0", "x1", "x2", "x3", "drawn", "nobody"]
    second = menu_of(director, "result", Chosen(round=1, number=1, word="2"))
    assert [one.value for one in second.entries] == ["0", "1", "3"]
    assert parse(second.id).path == ("result", "1", "1", "2")


def test_everybody_of_a_long_list_can_be_reached() -> None:
    """Everybody in a long list can be reached by its pages."""
    director = begun(64)
    reached: set[str] = set()
    for page in range(4):
        for ask, chosen in (("person", Chosen(people=page)), ("result", Chosen(results=page))):
            entries = menu_of(director, ask, chosen).entries
            assert len(entries) <= MENU
            reached |= {f"{ask} {one.value}" for one in entries if not one.value.startswith("page")}
    assert len(reached) == 64 + 32


def test_settings_that_play_no_part_in_a_format_are_not_asked_for() -> None:
    names = {
        format_: set(menus_of(replace(usual_settings("tunhell"), format=format_)))
        for format_ in FormatName
        if format_ is not FormatName.SURVIVAL
    }
    assert {format_ for format_, found in names.items() if "group" in found} == {FormatName.GROUPS, FormatName.LEAGUE}
    assert {format_ for format_, found in names.items() if "rounds" in found} == {FormatName.SWISS, FormatName.EVERYONE}
    assert all({"option-mode", "option-length", "option-loot"} <= found for found in names.values())


def test_everybody_reads_the_rounds_the_pace_and_what_is_not_as_always() -> None:
    """A public line shows them, so everybody knows them before enrolling."""
    (usual,) = settings_line(Settings("tunhell"), ENGLISH)
    assert usual == "-# Rounds: As many as suit the number of players · Time per decision: no limit"
    settings = Settings("tunhell", options={"length": "shortest"}, rounds=3)
    (line,) = settings_line(settings, ENGLISH)
    assert "Rounds: 3 rounds" in line
    (line,) = settings_line(settings, ENGLISH, has_begun=True)
    assert "Rounds" not in line
    assert " · " in line


def test_a_league_is_ranked_by_divisions() -> None:
    """A league is ranked by divisions in the lines, in the file and at the end."""
    director = begun(8, format=FormatName.LEAGUE, group_size=4, advance=1)
    t = director.tournament
    assert [(one.kind, one.number, len(one.rows)) for one in sections(t)] == [("division", 1, 4), ("division", 2, 4)]
    assert [line for line in standing_lines(t, ENGLISH, 8) if "Division" in line] == [
        "**Division 1**",
        "**Division 2**",
    ]
    document = file_post(Stored("t", t), ENGLISH).blocks[1]
    lines = document.data.decode().splitlines()  # type: ignore[union-attr]  # it is the file
    assert [line[:4] for line in lines[1:]] == ['"1";'] * 4 + ['"2";'] * 4
    assert sum("Division" in line for line in end_lines(t, {}, ENGLISH)) == 2


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", [
            "1 point · 1 win",
            "1 point · no wins",
            "no points",
        ]),
        ("fr", [
            "1 point · 1 victoire",
            "1 point · aucune victoire",
            "aucun point",
        ]),
    ],
)  # fmt: skip
def test_standings_are_told_in_words(locale: Locale, told: list[str]) -> None:
    """A line has the figure that counts, with its word, and for those who are level in it what tells them apart."""
    t, lang = after_one_game(), words(locale)
    names = [t.entrants[row.entrant].name for row in standings(t)]
    lines = [f"**{place}.** {name} · {one}" for place, (name, one) in enumerate(zip(names, told, strict=True), start=1)]
    assert list(standing_lines(t, lang, 8)) == lines


@pytest.mark.parametrize(
    ("people", "told"), [(3, "Swiss (so few players that everyone meets everyone else)"), (9, "Swiss")]
)
def test_a_swiss_tournament_in_which_everyone_meets_everyone_says_so(people: int, told: str) -> None:
    shown = text_of(tournament_post(Stored("t", begun(people).tournament), {}, ENGLISH))
    assert f"· {told} ·" in shown.splitlines()[1]


@pytest.mark.parametrize(("seats", "told"), [(2, False), (3, True)])
def test_points_are_explained_without_larger_tables_if_there_are_none(seats: int, told: bool) -> None:
    shown = text_of(standings_post(Stored("t", begun(4, seats=seats).tournament), ENGLISH))
    assert ("At larger tables" in shown) is told


def text_of(post: Post) -> str:
    """Return the words of a message."""
    return "\n".join(block.markdown for block in post.blocks if isinstance(block, Text))


def labels_of(post: Post) -> list[tuple[str, str]]:
    """Return the buttons of a message with their styles."""
    return [(button.label, button.style) for row in post.blocks if isinstance(row, Buttons) for button in row.buttons]


def test_the_standings_list_everybody_and_explain_what_is_shown() -> None:
    """Everybody is listed, unless a picture does that; of the figures, only those that are shown are explained."""
    stored = Stored("t", after_one_game())
    for pictures, listed, figures in (
        ((), 3, ["Points", "Wins"]),
        ((Picture("standings.png", b"", "alt"),), 0, ["Points", "Head-to-head", "Wins"]),
    ):
        lines = text_of(standings_post(stored, ENGLISH, pictures)).splitlines()
        assert sum(line.startswith("**") for line in lines) == listed
        assert [line.split("**")[1] for line in lines if line.startswith("-# ")] == figures


def test_who_is_not_listed_is_in_the_file() -> None:
    """Standings too long for a message end with where the others are."""
    t = begun(128).tournament
    named = replace(t, entrants=tuple(replace(one, name="Wolfgang-Amadeus the Elder") for one in t.entrants))
    lines = text_of(standings_post(Stored("t", named), ENGLISH)).splitlines()
    listed = [line for line in lines if not line.startswith("-# ")]
    assert listed[-1] == "The other rows are in the file."


def test_a_round_without_an_opponent_is_told_in_the_past_once_it_is_over() -> None:
    director = begun(3)
    (alone,) = director.tournament.round.byes  # type: ignore[union-attr]  # it has begun
    name, person = (getattr(director.tournament.entrants[alone], one) for one in ("name", "person"))
    told = [
        (f"{name} has no opponent in this round, and gets 1 point when the round ends.",
         "You have no opponent in round 1, and will get 1 point when it ends."),
        (f"{name} had no opponent, and got 1 point for it.",
         "You had no opponent in round 1, and got 1 point for it."),
    ]  # fmt: skip
    for public, own in told:
        stored = Stored("t", director.tournament)
        assert public in text_of(tournament_post(stored, {}, ENGLISH))
        shown = text_of(own_post(stored, {}, person, ENGLISH))
        assert own in shown
        assert ("Your rank" in shown) is not any(
            match.result is None for match in director.tournament.rounds[0].matches
        )
        if director.tournament.rounds[0].open_matches:
            director.do(Report(1, 1, (1, 2), (63, 45)))


@pytest.mark.parametrize(
    ("break_s", "told"), [(0.0, "The next one is about to begin."), (600.0, "The next one begins <t:")]
)
def test_a_round_that_follows_at_once_has_no_time_in_the_past(break_s: float, told: str) -> None:
    director = begun(4, break_s=break_s)
    for number in (1, 2):
        director.do(Report(1, number, (1, 2), (None, None)))
    assert f"Round 1 is over. {told}" in text_of(tournament_post(Stored("t", director.tournament), {}, ENGLISH))


def test_to_withdraw_is_a_quiet_button_with_a_question() -> None:
    """It is grey on a player's card; a press asks first, tells what is lost, and offers to stay."""
    for director, lost in (
        (Director(spec_of("tunhell")).opened(usual_settings("tunhell"), 3), "You give up your place."),
        (begun(3), "cannot come back"),
        (begun(8, format=FormatName.LEAGUE), "next season"),
    ):
        stored, person = Stored("t", director.tournament), director.tournament.entrants[0].person
        assert ("Withdraw", "secondary") in labels_of(own_post(stored, {}, person, ENGLISH))
        asked = own_post(stored, {}, person, ENGLISH, leaves=True)
        assert labels_of(asked) == [("Yes, withdraw", "danger"), ("Stay in", "secondary")]
        assert lost in text_of(asked)


def test_a_decided_result_is_told_with_its_winner() -> None:
    """What everybody is told of a result that the organiser decides: who played, who won, and why."""
    director = begun(3)
    one, other = (
        director.tournament.entrants[seat or 0].name for seat in director.tournament.rounds[0].matches[0].seats
    )
    told = []
    for places, forfeits in (((1, 2), ()), ((2, 1), ()), ((1, 1), ()), ((1, 1), (0, 1))):
        decided = director.do(Correct(ORGANISER, 1, 1, places, (None, None), "they agreed", not forfeits, forfeits))
        told += [sentence(ENGLISH, effect.say) for effect in decided.effects if isinstance(effect, Tell)]
    assert told == [
        f"The organiser has {how} the result of table 1 in round 1 ({one} and {other}): {came}. Reason: they agreed"
        for how, came in (
            ("entered", f"won by {one}"), ("corrected", f"won by {other}"), ("corrected", "a draw"),
            ("corrected", "nobody played"),
        )
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("value", "told"), [(0, "did not reach the knock-out"), (1, "reached round 1"), (2, "won the final")]
)
def test_how_far_somebody_came_is_told_in_words(value: int, told: str) -> None:
    director = begun(4, format=FormatName.SECOND_CHANCE)
    t = director.tournament
    assert len(t.rounds) == 1
    row = replace(standings(t)[0], values={Column.REACHED: value, Column.POINTS: 0, Column.WINS: 0})
    assert figure(replace(t, is_complete=True), Column.REACHED, row, ENGLISH) == told


def test_groups_are_ranked_by_groups_until_the_knock_out() -> None:
    director = begun(8, format=FormatName.GROUPS, group_size=4, advance=2)
    assert [one.kind for one in sections(director.tournament)] == ["group", "group"]


def test_every_setting_offers_what_it_is_set_to():
    """Every setting offers its current value, at most a menu's worth, and reads back a written value."""
    for game in GAMES.values():
        for format_ in FormatName:
            settings = replace(usual_settings(game.id), format=format_)
            menus = menus_of(settings)
            assert len(menus) < MENU
            for name, menu in menus.items():
                assert len(menu.offered(settings)) <= MENU
                for value in menu.offered(settings):
                    written = menu.write(settings, value, 1000.0)
                    assert name == "start" or menu.read(written) == value


def test_what_is_offered_is_accepted():
    """Every offered value of every setting is accepted, for every game and format."""
    for game in GAMES.values():
        for format_ in menus_of(usual_settings(game.id))["format"].offered(usual_settings(game.id)):
            settings = replace(usual_settings(game.id), format=FormatName(format_))
            t = decide(None, Open(ORGANISER, "Cup", settings, 1, 2, "en"), 1000.0, Context(spec_of(game.id))).after
            for name, menu in menus_of(settings).items():
                for value in menu.offered(settings):
                    command = Arrange(ORGANISER, menu.write(settings, value, 1000.0))
                    answer = decide(t, command, 1000.0, Context(spec_of(game.id)))
                    assert isinstance(answer, Accepted), (game.id, format_, name, value, answer.say)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_names_the_winner_and_what_put_them_first(locale: Locale) -> None:
    """Of two who are level, the podium tells what put one first; one that the organiser ended early has no winner."""
    director, lang = begun(4), words(locale)
    for number in (1, 2, 3):
        assert director.tournament.round is not None
        for match in director.tournament.round.matches:
            loses_at_last = number == 3 and match.seats[0] == standings(director.tournament)[0].entrant
            director.do(Report(number, match.number, (2, 1) if loses_at_last else (1, 2), (None, None)))
        if number < 3:
            director.do(Pair(ORGANISER))
    t = director.tournament
    best, second, *_ = standings(t)
    assert best.points == second.points
    name = t.entrants[best.entrant].name
    told = end_lines(t, {}, lang)
    assert told[0] == f"**{lang.text('tournament-winner', names=name, count=1)}**"
    assert told[1].count(" · ") == 3
    assert end_lines(replace(t, is_complete=False), {}, lang)[0] == told[1]
