"""Tournaments can only be controlled on their own server, whatever a modified client sends."""

import asyncio
import json

import pytest

from bot.discord_io.callbacks import WINDOW_S
from bot.ids import ControlAction, ControlId
from bot.post import Picture
from bot.present.messages.tournaments import Ask
from bot.store.protocol.people import TableOf
from locales import LOCALES, words
from tournaments import Actor, Begin, CloseRound, End, Enrol, Open, Pair, Settings, Tournament

from .test_press import evening
from .test_puzzles import board_of
from .world import CHANNEL, GUILD, Bot


@pytest.mark.parametrize("ask", ["enrol", "begin", "org", "mine"])
def test_on_another_server_it_does_not_exist(ask, monkeypatch):
    """Managers of one server cannot use controls of another server's tournament."""

    async def play(bot: Bot, _: str) -> None:
        command = Open(Actor(2, "P2"), "Autumn cup", Settings("tunhell"), GUILD + 1, CHANNEL + 1, "en")
        stored = await bot.service.tournaments.open(command, may_organise=True)
        before = set(bot.world.messages)
        control = ControlId(ControlAction.TOURNAMENT, stored.id, path=(ask,))
        await bot.press(1, board_of(bot), str(control), ())
        await asyncio.sleep(1.0)
        told = [
            json.dumps(json.loads(at.body), ensure_ascii=False)
            for one, at in bot.world.messages.items()
            if one not in before
        ]
        refusals = [words(locale).text("tournament-no-such") for locale in LOCALES]
        assert any(refusal in text for refusal in refusals for text in told)
        assert (await bot.service.tournaments.get(stored.id)).tournament.n == 0

    evening(play, monkeypatch)


def test_the_standings_are_acknowledged_while_their_picture_is_drawn(monkeypatch):
    """Standings are acknowledged while their picture is drawn, which may exceed Discord's three seconds."""

    async def play(bot: Bot, _: str) -> None:
        command = Open(Actor(2, "P2"), "Autumn cup", Settings("tunhell"), GUILD, CHANNEL + 1, "en")
        stored = await bot.service.tournaments.open(command, may_organise=True)

        async def slowly(*_: object) -> tuple[Picture, ...]:
            await asyncio.sleep(2 * WINDOW_S)
            return ()

        monkeypatch.setattr(bot.delivery.tournaments, "pictures", slowly)
        before, answers = set(bot.world.messages), bot.world.requests.get("answer", 0)
        control = ControlId(ControlAction.TOURNAMENT, stored.id, path=(Ask.STANDINGS,))
        pressed = asyncio.create_task(bot.press(1, board_of(bot), str(control), ()))
        await asyncio.sleep(WINDOW_S)
        assert bot.world.requests.get("answer", 0) == answers + 1
        assert set(bot.world.messages) == before
        await pressed
        (shown,) = set(bot.world.messages) - before
        assert "Autumn cup" in bot.world.messages[shown].body

    evening(play, monkeypatch)


def test_the_card_of_a_game_leads_to_the_standings_of_its_tournament(monkeypatch):
    """A finished game’s control names the table; it shows the tournament to which that belongs, if there is one."""

    async def play(bot: Bot, table_id: str) -> None:
        command = Open(Actor(2, "P2"), "Autumn cup", Settings("tunhell"), GUILD, CHANNEL + 1, "en")
        stored = await bot.service.tournaments.open(command, may_organise=True)
        control = ControlId(ControlAction.TOURNAMENT, table_id, path=(Ask.STANDINGS_OF,))
        for is_known, told in enumerate(
            ([words(locale).text("tournament-no-such") for locale in LOCALES], ["Autumn cup"])
        ):
            if is_known:
                of = TableOf(stored.id, 1, 1)
                await bot.service.store.write(lambda unit, of=of: unit.tournaments.note_table(table_id, of))
            before = set(bot.world.messages)
            await bot.press(1, board_of(bot), str(control), ())
            await asyncio.sleep(1.0)
            shown = [str(json.loads(at.body)) for one, at in bot.world.messages.items() if one not in before]
            assert any(one in text for text in shown for one in told)

    evening(play, monkeypatch)


def test_what_was_said_on_enrolment_goes_when_the_tournament_begins(monkeypatch):
    """Whoever has enrolled reads so, with the way to withdraw, in one message until the first round is announced."""

    async def play(bot: Bot, _: str) -> None:
        command = Open(Actor(2, "P2"), "Autumn cup", Settings("tunhell", seats=2), GUILD, CHANNEL + 1, "en")
        stored = await bot.service.tournaments.open(command, may_organise=True)
        for person in (3, 4):
            name = f"P{person}"
            await bot.service.people.meet(person, name, "en")
            await bot.service.tournaments.execute(stored.id, Enrol(Actor(person, name), person, name))
        await bot.delivery.tournaments.fire()
        for ask in (Ask.ENROL, Ask.ENROL, Ask.MINE):  # a second time it only shows the way out
            control = ControlId(ControlAction.TOURNAMENT, stored.id, path=(ask,))
            await bot.press(1, board_of(bot), str(control), ())
            await asyncio.sleep(1.0)
            (own,) = [one for one, at in bot.world.messages.items() if at.owner == 1]
            assert f":tour:{stored.id}::{Ask.WITHDRAW}" in bot.world.messages[own].body
        await bot.service.tournaments.execute(stored.id, Begin(Actor(2, "P2"), "luck", "secret"))
        await bot.delivery.tournaments.fire()
        await asyncio.sleep(1.0)
        assert [one for one, at in bot.world.messages.items() if at.owner == 1] == []

    evening(play, monkeypatch)


def test_what_was_refused_goes_once_the_tournament_has_changed(monkeypatch):
    """A refusal for too few participants goes once another person enrols; a message being read stays."""

    async def play(bot: Bot, _: str) -> None:
        command = Open(Actor(1, "P1"), "Autumn cup", Settings("tunhell", seats=2), GUILD, CHANNEL + 1, "en")
        stored = await bot.service.tournaments.open(command, may_organise=True)
        for person in (3, 4, 5):
            await bot.service.people.meet(person, f"P{person}", "en")
        enrol = [Enrol(Actor(person, f"P{person}"), person, f"P{person}") for person in (3, 4, 5)]
        await bot.service.tournaments.execute(stored.id, enrol[0])
        await bot.delivery.tournaments.fire()
        for ask, command, is_kept in ((Ask.BEGIN, enrol[1], False), (Ask.MINE, enrol[2], True)):
            await bot.press(1, board_of(bot), str(ControlId(ControlAction.TOURNAMENT, stored.id, path=(ask,))), ())
            await asyncio.sleep(1.0)
            (told,) = [one for one, at in bot.world.messages.items() if at.owner == 1]
            await bot.service.tournaments.execute(stored.id, command)
            await bot.delivery.tournaments.fire()
            await asyncio.sleep(1.0)
            assert [one for one, at in bot.world.messages.items() if at.owner == 1] == ([told] if is_kept else [])

    evening(play, monkeypatch)


def test_a_press_on_a_panel_of_an_earlier_round_does_nothing_and_says_so(monkeypatch):
    """A panel that is left alone follows its tournament; one that can no longer be edited refuses what it cannot mean.

    To close a round is confirmed first.
    """

    async def play(bot: Bot, _: str) -> None:
        command = Open(Actor(1, "P1"), "Autumn cup", Settings("tunhell", seats=2, rounds=2), GUILD, CHANNEL + 1, "en")
        stored = await bot.service.tournaments.open(command, may_organise=True)
        for person in (3, 4, 5, 6):
            name = f"P{person}"
            await bot.service.people.meet(person, name, "en")
            await bot.service.tournaments.execute(stored.id, Enrol(Actor(person, name), person, name))
        await bot.service.tournaments.execute(stored.id, Begin(Actor(1, "P1"), "luck", "secret"))

        async def pass_by() -> Tournament:
            await bot.delivery.tournaments.fire()
            await asyncio.sleep(1.0)
            return (await bot.service.tournaments.get(stored.id)).tournament

        def own() -> list[str]:
            return [at.body for at in bot.world.messages.values() if at.owner == 1]

        await pass_by()
        await bot.press(1, board_of(bot), str(ControlId(ControlAction.TOURNAMENT, stored.id, path=(Ask.ORGANISE,))))
        (panel,) = [one for one, at in bot.world.messages.items() if at.owner == 1]
        old = [ControlId(ControlAction.TOURNAMENT, stored.id, path=(ask, "1")) for ask in (Ask.CLOSE, Ask.END)]
        assert all(str(control) in bot.world.messages[panel].body for control in old)

        await bot.press(1, panel, str(old[0]))
        assert (await pass_by()).round.open_matches, "it asks first"
        sure = str(ControlId(ControlAction.TOURNAMENT, stored.id, path=(Ask.CLOSE, "1", "sure")))
        assert sure in bot.world.messages[panel].body
        await bot.press(1, panel, sure)
        assert not (await pass_by()).round.open_matches

        bot.app.notes.followed.pop(stored.id)  # a quarter of an hour later
        await bot.service.tournaments.execute(stored.id, Pair(Actor(1, "P1")))
        before = await pass_by()
        for control in (*old, ControlId(ControlAction.TOURNAMENT, stored.id, path=(Ask.PAIR, "1"))):
            await bot.press(1, panel, str(control))
            assert await pass_by() == before
            said = json.dumps(words("fr").text("tournament-no-stale-panel", round=2))[1:-1]
            assert any(said in one for one in own())
        assert (
            str(ControlId(ControlAction.TOURNAMENT, stored.id, path=(Ask.CLOSE, "2"))) in bot.world.messages[panel].body
        )

        await bot.service.tournaments.execute(stored.id, End(Actor(1, "P1"), "It rains"))
        await pass_by()
        assert "It rains" in bot.world.messages[panel].body, "it follows again"

    evening(play, monkeypatch)


def test_late_news_of_a_tournament_does_not_take_its_panel_back_to_an_earlier_state(monkeypatch, caplog):
    """A panel shows the present round and what was chosen in it, even if news of the round before comes after."""

    async def play(bot: Bot, _: str) -> None:
        command = Open(Actor(1, "P1"), "Autumn cup", Settings("tunhell", seats=2, rounds=2), GUILD, CHANNEL + 1, "en")
        opened = await bot.service.tournaments.open(command, may_organise=True)
        for person in (3, 4, 5, 6):
            await bot.service.people.meet(person, f"P{person}", "en")
            await bot.service.tournaments.execute(opened.id, Enrol(Actor(person, f"P{person}"), person, f"P{person}"))
        earlier = await bot.service.tournaments.execute(opened.id, Begin(Actor(1, "P1"), "luck", "secret"))
        for command in (CloseRound(1, {}, Actor(1, "P1")), Pair(Actor(1, "P1"))):
            await bot.service.tournaments.execute(opened.id, command)
        await bot.press(1, board_of(bot), str(ControlId(ControlAction.TOURNAMENT, opened.id, path=(Ask.ORGANISE,))))
        (panel,) = [one for one, at in bot.world.messages.items() if at.owner == 1]
        await bot.press(1, panel, str(ControlId(ControlAction.TOURNAMENT, opened.id, path=(Ask.RESULT,))), ("2.1",))
        shown = bot.world.messages[panel].body
        assert str(ControlId(ControlAction.TOURNAMENT, opened.id, path=(Ask.RESULT, "2", "1"))) in shown
        for hear in bot.delivery.tournaments.changed:
            hear(earlier)
        await asyncio.sleep(1.0)
        assert bot.world.messages[panel].body == shown
        assert "Work in the background went wrong" not in caplog.messages

    evening(play, monkeypatch)
