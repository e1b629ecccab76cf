"""Positions in notation: exported ones can be imported, and any other text gets one clear sentence."""

import random
import re

import pytest

from bot.model import Phase
from bot.present.messages.positions import look_post, player_table, position_form, position_post
from bot.service import Service
from bot.service import positions as module
from bot.service.positions import (
    FILE_BYTES,
    POSITION_LENGTH,
    POSITIONS_KEPT_S,
    require_nothing_hidden,
    text_of_file,
    written,
)
from bot.store import SqliteStore
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.play import Move
from bot.tables.seats import Join
from bot.tables.view import view_for
from games import core
from games.core import Deal, Dice, Refusal, Seat
from games.registry import GAMES
from games.seals import Seal
from games.transcript import Transcript, read
from locales import LOCALES, words
from tests.bot.present.limits import taken, taken_form

from .evening import CHANNEL, check_whole, finished, key, lobby, meet, play, play_out, playing, somebody

every_game = pytest.mark.parametrize("game", sorted(set(GAMES)))
PLAYABLE = sorted(set(GAMES) - {"lantern"})
LOOKED_AT = "# porion poursuite\nseats 2\ntreasures: Y11 G9\nplan: over"
"""A position without a question."""


def position(game, seats=2, moves=25, seed="position"):
    """Return a position in the middle of a game: after `moves` moves, or halfway through a shorter one."""
    states, dice = [GAMES[game].begin(Deal(seats, seed))], Dice(seed)
    while (now := core.decision(states[-1])) and len(states) <= moves:
        seat = next(iter(now.asks))
        states.append(core.apply(states[-1], seat, core.any_of(now.asks[seat], dice)))
    return states[-1] if now else states[len(states) // 2]


@every_game
async def test_a_position_that_is_given_out_can_be_read_again(service, game):
    text = written(GAMES[game], position(game))
    assert len(text) < POSITION_LENGTH
    shared = await service.positions.read(text)
    assert (shared.game, shared.is_playable) == (game, game in PLAYABLE)
    if shared.is_playable:
        assert written(GAMES[game], shared.state) == text
    for locale in LOCALES:
        lang = words(locale)
        table = player_table(game, shared.state.options, shared.state.seats, shared.state.edition, lang)
        views = [view_for(table, shared.state, seat) for seat in (None, Seat(0), Seat(1))]
        taken(look_post(views, shared.token, lang, is_playable=shared.is_playable))
        taken_form(position_form(lang))
        taken(position_post(table, text, lang))


@pytest.mark.parametrize("game", sorted({*GAMES} - {"lantern"}))
async def test_the_longest_positions_have_room(game):
    """The longest positions fit, with the most players at several moments."""
    for moves in (0, 60, 150, 300):
        assert len(written(GAMES[game], position(game, GAMES[game].seats[-1], moves))) < POSITION_LENGTH


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted({*GAMES} - {"lantern"}))
async def test_what_cannot_be_a_position_gets_one_sentence(service, game):
    """Damaged positions are imported or refused with one sentence, never with an error."""
    text, luck, read = written(GAMES[game], position(game)), random.Random(game), service.positions
    refused = set()
    for _ in range(60):
        lines = text.splitlines()
        number = luck.randrange(1, len(lines))
        tokens = lines[number].split(" ")
        match luck.randrange(5):
            case 0:
                del lines[number]
            case 1:
                lines.insert(number, luck.choice(lines[1:]))
            case 2:
                lines[number] = lines[number][: luck.randrange(len(lines[number]) + 1)]
            case 3:
                tokens[luck.randrange(len(tokens))] = luck.choice(["nonsense", "99", "-1", "", ":"])
                lines[number] = " ".join(tokens)
            case 4:
                luck.shuffle(tokens)
                lines[number] = " ".join(tokens)
        try:
            await read.read("\n".join(lines))
        except Refusal as refusal:
            refused.add(refusal.say.id)
    assert "core-bad-position" in refused


async def test_where_the_rules_cannot_go_on_a_position_is_not_read(service):
    """A position is refused if the rules fail to continue it, though every line is valid."""
    text = re.sub(
        r"agenda: .*", "agenda: attacks A; workshops", written(GAMES["dungeon_lords"], position("dungeon_lords"))
    )
    with pytest.raises(Refusal) as refused:
        await service.positions.read(text)
    assert refused.value.say.id == "bot-no-position-read"


async def test_steps_that_just_happen_are_run_before_anyone_looks(service):
    text = re.sub(r"agenda: .*", "agenda: year 1", written(GAMES["dungeon_lords"], position("dungeon_lords", moves=0)))
    shared = await service.positions.read(text)
    assert shared.is_playable
    assert core.decision(shared.state).step.word() == "select-orders"


async def test_a_line_that_is_wrong_is_named(service):
    text = written(GAMES["poursuite"], position("poursuite")).replace("wotan:", "wombat:")
    with pytest.raises(Refusal) as refused:
        await service.positions.read(text)
    assert refused.value.say.id == "core-bad-position"
    assert refused.value.say.values["line"].text.startswith("wombat:")
    text = written(GAMES["dungeon_lords"], position("dungeon_lords")) + "A: wombats 7\n"
    with pytest.raises(Refusal) as refused:
        await service.positions.read(text)
    assert refused.value.say.values["line"].text == "A: wombats 7"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "bot-no-position-game"),
        ("players 2", "bot-no-position-game"),
        ("# porion chess\nx", "bot-no-position-game"),
        ("# porion tunhell\n", "core-bad-position"),
        ("# porion tunhell\n" + "x" * POSITION_LENGTH, "bot-no-long-position"),
    ],
)
async def test_bad_beginnings_are_told(service, text, said):
    with pytest.raises(Refusal) as refused:
        await service.positions.read(text)
    assert refused.value.say.id == said


async def test_the_position_of_a_running_game_is_given_out_only_where_nothing_is_hidden(service):
    """The position of a running game is exported only for games without hidden information."""
    given, told = set(), set()
    for number, game in enumerate(sorted(set(GAMES) - {"lantern"})):
        host = await meet(service, 1)
        table = await service.openings.open(game, 5, CHANNEL + number, host, "en")
        await service.execute(table.id, Join(await meet(service, 2)))
        await service.execute(table.id, Start(host))
        try:
            require_nothing_hidden(*(await service.queries.state_of(table.id)))
        except Refusal as refusal:
            told.add(refusal.say.id)
        else:
            given.add(game)
        await service.execute(table.id, End(await meet(service, 4), moderator=True))
        require_nothing_hidden(*(await service.queries.state_of(table.id)))
    assert (given, told) == ({"poursuite"}, {"bot-no-position-open"})


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYABLE)
async def test_a_shared_position_is_played_to_its_end(service, game):
    shared = await service.positions.read(written(GAMES[game], position(game)))
    host = await meet(service, 1)
    kept = await service.positions.get(shared.token)
    table = await service.openings.open_position(kept.game, kept.state, 5, CHANNEL, host, "fr")
    assert (table.phase, table.origin.table, len(table.occupants)) == (Phase.LOBBY, "", 2)
    table = (await service.execute(table.id, Join(await meet(service, 2)))).table
    assert set(table.people) == {1, 2}
    await service.execute(table.id, Start(host))
    await play_out(service, table)
    await service.store.read(lambda unit: check_whole(unit, table.id))


async def test_a_position_that_asks_nothing_cannot_be_played(service):
    shared = await service.positions.read(LOOKED_AT)
    assert not shared.is_playable
    with pytest.raises(Refusal) as refused:
        await service.openings.open_position(shared.game, shared.state, 5, CHANNEL, await meet(service, 1), "en")
    assert refused.value.say.id == "bot-no-play-on-over"
    with pytest.raises(Refusal) as refused:
        await service.positions.get("elsewhere")
    assert refused.value.say.id == "bot-no-position-kept"
    assert (await playing(service, 2)).phase is Phase.PLAYING


async def test_a_position_that_somebody_looks_at_outlives_a_restart(service, clock):
    """An inspected position survives a restart, for one day."""
    shared = await service.positions.read(written(GAMES["tunhell"], position("tunhell")))
    after = Service(service.store, clock)
    again = await after.positions.get(shared.token)
    assert (again.game, again.is_playable) == ("tunhell", True)
    assert written(GAMES["tunhell"], again.state) == written(GAMES["tunhell"], shared.state)
    clock.now += POSITIONS_KEPT_S
    with pytest.raises(Refusal, match="bot-no-position-kept"):
        await after.positions.get(shared.token)
    await after.drain()


@pytest.mark.slow
async def test_only_the_latest_positions_are_kept(service, clock, monkeypatch):
    """Only the latest positions are kept; inspecting one again makes it recent."""
    monkeypatch.setattr(module, "POSITIONS_KEPT", 2)
    tokens = []
    for moves in (0, 3, 6):
        clock.now += 1
        tokens.append(
            (await service.positions.read(written(GAMES["poursuite"], position("poursuite", 2, moves)))).token
        )
        clock.now += 1
        await service.positions.read(written(GAMES["poursuite"], position("poursuite", 2, 0)))
    with pytest.raises(Refusal, match="bot-no-position-kept"):
        await service.positions.get(tokens[1])
    assert [(await service.positions.get(token)).token for token in (tokens[0], tokens[2])] == [tokens[0], tokens[2]]


@pytest.mark.slow
async def test_the_last_position_of_a_record_can_be_looked_at(service):
    table = await finished(service)
    shared = await service.positions.last_of(read((await service.queries.transcript(table.id)).dump()))
    assert (shared.game, shared.is_playable) == ("poursuite", False)
    _, state = await service.queries.state_of(table.id)
    assert written(GAMES["poursuite"], shared.state) == written(GAMES["poursuite"], state)


async def test_the_record_of_a_game_broken_off_is_played_on(service):
    """The record of an unfinished game can be continued from its last position."""
    table = await playing(service, 2, game="tunhell")
    for _ in range(5):
        view = await somebody(service, table)
        await service.execute(
            table.id, Move(view.table.occupants[view.seat].person, view.ticket, view.offer.shape.choices[0], key())
        )
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert (await service.positions.last_of(await service.queries.transcript(table.id))).is_playable


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"edition": "1-00000000"}, "record-other-catalogue"),
        ({"game": "chess"}, "record-no-game"),
        ({"position": {"seats": 10**9}}, "bot-no-record-position"),
        ({"seed": "another"}, "record-other-seed"),
    ],
)
async def test_a_record_that_cannot_be_right_is_refused(service, change, said):
    """An invalid record, for example with invented cards or positions, is refused without playing it."""
    table = await playing(service, 2, game="poursuite")
    await play(service, table, 5)
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    transcript = (await service.queries.transcript(table.id)).model_copy(update={**change, "seal": None})
    with pytest.raises(Refusal) as refused:
        await service.positions.last_of(transcript)
    assert refused.value.say.id == said


def test_a_file_is_text_and_not_too_big():
    assert text_of_file("\ufeff# porion tunhell".encode()) == "# porion tunhell"
    for data, said in ((b"\x89PNG\r\n\x1a\n\xff", "bot-no-file-text"), (b"x" * (FILE_BYTES + 1), "bot-no-file-big")):
        with pytest.raises(Refusal) as refused:
            text_of_file(data)
        assert refused.value.say.id == said


async def test_a_position_that_this_version_cannot_read_is_asked_for_again(service):
    """A position stored by another version in an unreadable format is requested again, without an error."""
    await service.store.write(lambda unit: unit.shared_positions.keep("kept", "lantern", "{}", 0.0, 1e12, 200))
    with pytest.raises(Refusal) as refused:
        await service.positions.get("kept")
    assert refused.value.say.id == "bot-no-position-kept"


ALTERED = {
    "format": None,  # only one format is supported
    "game": "tunhell",
    "edition": "1-00000000",
    "catalogue": "# another",
    "players": [{"name": "Zed"}, {"name": "Odo"}],
    "options": {"colour": "blue"},
    "first": 1,
    "seed": "mine",
    "mixing": None,
    "dealt": 9,
    "entries": [],
    "result": {"ending": core.Ending.LOST, "totals": [], "ranking": [], "position": ""},
    "position": {"seats": 2},
    "hints": [{"n": 9, "seat": 0}],
    "lobby": [],
    "digest": "",
}
"""A forged value for each field of a record."""


@pytest.fixture
async def record(service):
    """Return the record of a game as exported by this bot."""
    table = await lobby(service, 2, game="poursuite")
    await service.execute(table.id, Join(await meet(service, 3), "share"))
    table = (await service.execute(table.id, Start(await meet(service, 1), share="last share"))).table
    await play(service, table, 3)
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    return (await service.queries.transcript(table.id)).model_dump(mode="json")


@pytest.mark.parametrize("field", sorted(ALTERED.keys() - {"format"}))
async def test_every_field_that_was_altered_is_named(field, service, record):
    """Every altered field is named, even with a recomputed digest."""
    changed = Transcript.model_validate({**record, field: ALTERED[field]})
    forged = changed if field == "digest" else changed.with_digest()
    with pytest.raises(Refusal) as refused:
        await service.positions.last_of(read(forged.dump()))
    assert refused.value.say.id == "record-altered-fields"
    named = [sign.text for sign in refused.value.say.values["fields"]]
    assert named == (["digest"] if field == "digest" else [field, "digest"])


def test_every_field_has_a_forger():
    """Every field of a record has a forged value in these tests."""
    assert ALTERED.keys() | {"seal"} == Transcript.model_fields.keys()


async def test_a_record_that_is_as_it_was_handed_out_is_known_again(service, record, file):
    """An unaltered record is recognised, also after a restart, but not without this bot's seal."""
    whole = Transcript.model_validate(record)
    assert (await service.positions.last_of(read(whole.dump()))).seal == "ours"
    again = Service(await SqliteStore.open(file), service.clock)
    assert (await again.positions.last_of(whole)).seal == "ours"
    await again.store.close()
    assert (await service.positions.last_of(whole.model_copy(update={"seal": None}))).seal == "none"
    assert (await service.positions.last_of(whole.sealed(b"another", "table"))).seal == "foreign"
    forged = whole.model_copy(update={"seal": Seal(of=whole.seal.of, codes={"game": "é"})})
    assert (await service.positions.last_of(forged)).seal == "foreign"
