"""The record of a table: a document of its log that gives the same result elsewhere."""

from dataclasses import replace

import pytest

from bot.service.positions import transcript_of
from bot.tables import Context, decide_opening
from bot.tables.absence import StandIn
from bot.tables.deal import Fairness, Start, fairness
from bot.tables.ending import End
from bot.tables.opening import Again, Open
from bot.tables.seats import Join, Leave
from bot.tables.undo import TakeBack
from games import core
from games.core import Dice, Refusal, Seat
from games.registry import GAMES
from games.transcript import Answer, Hint, Player, commitment, mixed_seed, read, replay

from .memory import CHANNEL, MIRA, ODO, MemoryTable

SECRET = "drawn when the table was opened"


def lobby(game: str = "lantern") -> MemoryTable:
    """Return a lobby of two people whose seed will be mixed."""
    made = MemoryTable()
    opening = Open(game, 5, CHANNEL, MIRA, "en", SECRET)
    made.take(decide_opening("table", opening, made.now, Context()))
    made.do(Join(ODO, "share of Odo"))
    return made


def played(game: str) -> MemoryTable:
    """Return a finished game, with some steps taken back early on."""
    table, dice, backs = lobby(game), Dice(f"archive {game}"), 0
    table.do(Start(MIRA, "unused"))
    while core.decision(table.state) is not None:
        table.answer(dice)
        last = table.last
        person = table.person_at(last.seat) if last is not None and last.seat is not None else None
        if backs < 5 and person is not None and not isinstance(table.try_(TakeBack(person)), Refusal):
            table.do(TakeBack(person))
            backs += 1
    return table


def known(table: MemoryTable) -> Fairness | None:
    """Return what is publicly known about the deal."""
    facts = [entry.fact for entry in table.replay.entries]
    started = next((fact for fact in facts if fact.word() == "started"), None)
    return fairness(table.table, table.replay, started)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_record_of_a_table_leads_to_its_result(game):
    table = played(game)
    transcript = transcript_of(table.table, table.replay.entries)
    again = replay(read(transcript.dump()))
    assert GAMES[game].codec.save(again.last) == GAMES[game].codec.save(table.state)
    assert [player.name for player in transcript.players] == ["Mira", "Odo"]


def test_the_seed_is_mixed_from_the_secret_and_what_each_person_adds():
    """The seed mixes the secret with each person's contribution, made after the secret was fixed."""
    table = lobby()
    table.do(Start(MIRA, "unused", "share of the start"))
    assert table.state.dice.seed == mixed_seed(SECRET, ("share of Odo", "share of the start"))


def test_somebody_alone_adds_to_the_seed_too():
    """A solo player contributes to the seed after the secret was fixed."""
    table = MemoryTable()
    table.take(decide_opening("table", Open("winter", 5, CHANNEL, MIRA, "en", SECRET), table.now, Context()))
    assert known(table) == Fairness(commitment(SECRET), ())
    table.do(Start(MIRA, "unused", "share of the start"))
    assert table.state.dice.seed == mixed_seed(SECRET, ("share of the start",))


def test_until_the_end_only_the_commitment_and_the_shares_are_known():
    table = lobby()
    assert known(table) == Fairness(commitment(SECRET), (("Odo", "share of Odo"),))
    table.do(Start(MIRA, "unused", "share of the start"))
    shares = (("Odo", "share of Odo"), ("Mira", "share of the start"))
    before = Fairness(commitment(SECRET), shares)
    assert known(table) == before
    seed = table.state.dice.seed
    table.do(End(MIRA, moderator=True))
    assert known(table) == replace(before, secret=SECRET, seed=seed)


def test_someone_who_left_the_lobby_adds_nothing():
    table = lobby()
    table.do(Leave(ODO))
    table.do(Join(ODO, "another share"))
    assert [share for _, share in known(table).shares] == ["another share"]
    table.do(Start(MIRA, "unused", "share of the start"))
    table.do(End(MIRA, moderator=True))
    record = transcript_of(table.table, table.replay.entries)
    told = [(one.what, one.name, one.share) for one in record.lobby]
    assert told == [
        ("opened", "Mira", ""),
        ("joined", "Odo", "share of Odo"),
        ("left", "Odo", ""),
        ("joined", "Odo", "another share"),
    ], "who comes and goes until the seed suits them is seen"


def test_a_given_seed_is_said_to_be_given():
    table = MemoryTable.playing(seed="given")
    assert (known(table), table.state.dice.seed) == (None, "given")


def test_a_rematch_draws_a_secret_of_its_own():
    table = MemoryTable.playing()
    table.do(End(MIRA, moderator=True))
    again = MemoryTable()
    again.take(decide_opening("table", Again(ODO, "new secret"), 1.0, Context(old=table.table)))
    assert known(again) == Fairness(commitment("new secret"), ())


def test_a_game_that_runs_has_no_record_yet():
    table = lobby()
    table.do(Start(MIRA, "unused"))
    with pytest.raises(Refusal) as refused:
        transcript_of(table.table, table.replay.entries)
    assert refused.value.say.id == "bot-no-record-yet"


def test_a_table_that_closed_before_the_deal_has_no_record():
    table = lobby()
    table.do(End(MIRA, moderator=True))
    with pytest.raises(Refusal) as refused:
        transcript_of(table.table, table.replay.entries)
    assert refused.value.say.id == "bot-no-record-of-it"


def test_a_game_broken_off_is_recorded_up_to_there():
    """An unfinished game is recorded up to its end, with automatic rolls of the die."""
    table, dice = lobby("poursuite"), Dice("off")
    table.do(Start(MIRA, "unused"))
    for _ in range(9):
        table.answer(dice)
    table.do(End(MIRA, moderator=True))
    again = replay(transcript_of(table.table, table.replay.entries))
    movers = [entry.by for entry in again.transcript.entries if isinstance(entry, Answer)]
    assert (again.outcome, movers.count("person"), movers.count("rules")) == (None, 9, 4)


def test_seats_that_changed_hands_do_not_change_the_record():
    table, dice = lobby("poursuite"), Dice("hands")
    table.do(Start(MIRA, "unused"))
    table.answer(dice)
    table.now += 10 * 24 * 3600
    seat = next(seat for seat in table.tickets())
    other = MIRA if table.person_at(seat) == ODO else ODO
    table.do(StandIn(other, Seat(seat)))
    table.do(End(other, moderator=True))
    transcript = transcript_of(table.table, table.replay.entries)
    assert [player.computer for player in transcript.players] == [None, None]
    assert replay(transcript).last.number == table.replay.positions[transcript.entries[-1].n].number


def test_whatever_is_changed_in_a_record_shows():
    """Any change of a record changes its digest: names, moves, hints, lobby, seed, end."""
    table, dice = lobby("poursuite"), Dice("sealed")
    table.do(Start(MIRA, "unused", "share of the start"))
    for _ in range(9):
        table.answer(dice)
    table.do(End(MIRA, moderator=True))
    record = transcript_of(table.table, table.replay.entries)
    assert replay(read(record.dump())).transcript == record
    first = record.entries[0]
    changes = (
        {"players": (Player(name="Zed"), *record.players[1:])},
        {"players": (*record.players[:1], Player(name="Odo", computer="strong"))},
        {"entries": (first.model_copy(update={"by": "computer"}), *record.entries[1:])},
        {"entries": record.entries[:-1]},
        {"hints": (Hint(n=record.dealt + 1, seat=0),)},
        {"mixing": None},
        {"lobby": record.lobby[:-1]},
    )
    for change in changes:
        with pytest.raises(Refusal) as refused:
            replay(read(record.model_copy(update=change).dump()))
        assert refused.value.say.id == "record-altered", change
