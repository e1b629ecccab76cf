"""Former players keep their names in events about them, and numbers stay numbers."""

from dataclasses import replace

from bot.model import Former, Occupant, Phase, Table
from bot.tables.seat_history import for_pictures, seated_at, with_former, with_names_of_the_time
from games.core import Event, Seat, say

TABLE = Table(
    "abcdefghij", "tunhell", 1, 2, 3, "en", Phase.PLAYING,
    occupants=(Occupant("Mira", 1), Occupant("Fern", 3)), former=(Former(Seat(1), 0, 9, "Odo"),),
)  # fmt: skip


def told(n: int, **values: object) -> tuple[int, Event]:
    return n, Event(say("tunhell-log-turn", **values))


def test_only_people_are_renamed():
    """Only seats are renamed, alone, in lists and in nested sentences, not equal numbers."""
    before = told(5, seat=Seat(1), count=1, seats=(Seat(0), Seat(1)), inner=say("x", other_seat=Seat(1), n=1), card="a")
    ((_, event),) = with_names_of_the_time([before], TABLE)
    values = event.say.values
    assert (values["seat"], values["count"], values["seats"], values["card"]) == (2, 1, (0, 2), "a")
    assert values["inner"].values == {"other_seat": 2, "n": 1}


def test_a_seat_belongs_to_the_one_who_had_it_then():
    """A seat belongs to its player from the entry of joining to just before that of leaving."""
    entries = [told(n, seat=Seat(1)) for n in (0, 8, 9)]
    assert [event.say.values["seat"] for _, event in with_names_of_the_time(entries, TABLE)] == [2, 2, 1]


def test_the_seats_of_a_moment_are_those_of_then():
    """At the entry of a change the seat already belongs to the newcomer."""
    assert [seated_at(TABLE, n).occupants[1].name for n in (0, 8, 9, 10)] == ["Odo", "Odo", "Fern", "Fern"]
    assert seated_at(TABLE, 0).occupants[0] == TABLE.occupants[0]


def test_what_is_new_begins_after_the_last_sentence_about_somebody_who_left():
    events = [Event(say("x", seat=seat)) for seat in (0, 2, 1, 0)]
    assert for_pictures(events, TABLE) == events[2:]
    assert for_pictures(events[2:], TABLE) == events[2:]


def test_pictures_show_what_happened_in_the_game_alone():
    """Pictures show only the game's own events; those of the table, such as time-outs, contain unknown names."""
    late = Event(say("bot-story-played-for", name="Mira", how="computer"))
    moved = Event(say("tunhell-log-turn", seat=0))
    assert for_pictures([late, moved], replace(TABLE, former=())) == [moved]


def test_pictures_do_not_show_what_has_been_taken_back():
    """Pictures show a move that was taken back and made again only once."""
    moved = Event(say("tunhell-log-turn", seat=0))
    back = Event(say("bot-story-took-back", name="Mira", unrates="nothing", to=3))
    events = [replace(moved, is_undone=True), back, moved]
    for former in ((), TABLE.former):
        assert for_pictures(events, replace(TABLE, former=former)) == [moved]


def test_former_players_go_by_the_names_that_they_have_today_at_the_table():
    """Those who have another seat now are called as there; others, and computer players, as they were called then."""
    former = (
        Former(Seat(1), 0, 3, "Old Fern", 3),
        Former(Seat(1), 3, 6, "Gro", 4),
        Former(Seat(1), 6, 9, "Bot", None, "easy"),
    )
    assert [one.name for one in with_former(TABLE, former).former] == ["Fern", "Gro", "Bot"]
