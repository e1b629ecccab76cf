"""Guided first games: a fixed deal played to its end, with each kind of tip once."""

import re
from collections import Counter

import pytest

from bot.ids import ControlAction
from bot.model import Person, Phase, Table
from bot.post import Block
from bot.present.messages.board import board_post
from bot.present.messages.explain import asked_post
from bot.present.messages.hand import hand_post
from bot.present.messages.help import lesson_blocks, tip_lines, which_post
from bot.present.messages.rules import lesson_minutes
from bot.store.rows.tables import LESSONS, read_column, write_column
from bot.tables import Accepted, Context, Entry, FoldedLog, decide, decide_opening
from bot.tables.deal import Started
from bot.tables.opening import Open
from bot.tables.play import ComputerMove, Move
from bot.tables.seats import Join
from bot.tables.tutorial import Guide, SetTips
from bot.tables.view import TableView, view_for
from games import core
from games.core import Dice, Refusal, Say, Seat
from games.registry import GAMES
from locales import LOCALES, Speaker, Words, words
from tests.house.developer_text import shown_through
from tests.house.play import AnyGame, every_game, many

PUPIL = Person(7, "Ana", "en")
GUEST = Person(8, "Béa", "fr")
MOST_MOVES = 4000
LONGEST_TIP = 160


class Game:
    """A guided game at its own table, folded from its log."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self.replay, self.dice, self.game = FoldedLog("guided"), Dice(seed), game
        opening = Open(game.id, 1, 2, PUPIL, "en", is_guided=True)
        self._keep(decide_opening("guided", opening, 0.0, Context()))

    @property
    def table(self) -> Table:
        """The current table."""
        assert self.replay.now is not None
        return self.replay.now.table

    def do(self, command) -> None:
        """Carry out a command."""
        assert self.replay.now is not None
        self._keep(decide(self.replay.now, command, float(len(self.replay.entries)), self.replay))

    def view(self, seat: Seat | None) -> TableView:
        """Return the view of a reader."""
        assert self.replay.now is not None
        return view_for(self.table, self.replay.now.state, seat, [event for _, event in self.replay.told[-8:]])

    def move(self) -> str | None:
        """Let the pupil, or else a computer player, answer; return the kind of question the pupil answered."""
        state = self.replay.now.state
        now = core.decision(state)
        seat = Seat(0) if Seat(0) in now.asks else self.dice.pick(sorted(now.asks))
        choice = core.at_random(state, seat, self.dice)
        if seat:
            self.do(ComputerMove(seat, str(core.ticket(state, seat)), choice))
            return None
        self.do(Move(PUPIL.id, None, choice))
        return now.step.word()

    def _keep(self, decided: Accepted | Refusal) -> None:
        assert isinstance(decided, Accepted), decided
        for entry in decided.entries:
            self.replay.add(entry)


@every_game
def test_the_deal_is_the_game_s_own(game: AnyGame) -> None:
    """Seats, options, seed and first player are fixed for every guided game."""
    assert game.guided is not None
    guided = Game(game, "deal")
    started = next(entry.fact for entry in guided.replay.entries if isinstance(entry.fact, Started))
    assert (started.seed, started.first, started.guided) == (game.guided.seed, game.guided.first, True)
    assert len(guided.table.occupants) == game.guided.seats
    assert [occupant.person for occupant in guided.table.occupants] == [PUPIL.id, *[None] * (game.guided.seats - 1)]
    assert started.options.items() >= dict(game.guided.options).items()
    assert guided.replay.now.state.dice == game.begin(game.guided).dice


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("number", many(2))
def test_each_kind_of_question_has_its_tip_once(game: AnyGame, number: int) -> None:
    """A scripted player sees each tip once, with the first question of its kind."""
    guided = Game(game, f"guided {number}")
    tips: Counter[str] = Counter()
    met: list[str] = []
    for _ in range(MOST_MOVES):
        if guided.table.phase is not Phase.PLAYING:
            break
        view = guided.view(Seat(0))
        if view.offer is not None and not view.offer.begun:
            left = {words(locale).text("bot-lesson-left") for locale in LOCALES}
            shown = {
                locale: [line for line in tip_lines(view, words(locale)) if line not in left] for locale in LOCALES
            }
            is_first = view.offer.word not in met and guided.game.has_tip(guided.replay.now.state, Seat(0))
            for locale, lines in shown.items():
                assert view.lesson is not None or bool(lines) == is_first, (locale, view.offer.word)
            tips.update([view.offer.word] * is_first)
            if is_first and view.lesson is None:
                check_the_messages(guided, view)
        is_fit = guided.game.has_tip(guided.replay.now.state, Seat(0))
        word = guided.move()
        met += [word] if word is not None and is_fit else []
    assert guided.table.phase is Phase.OVER
    assert set(tips) == set(met)
    lesson = guided.table.occupants[0].lesson
    assert lesson.showing == ""
    assert sorted(lesson.seen) == sorted(set(met))
    check_the_end(guided)


def check_the_messages(guided: Game, view: TableView) -> None:
    """Check hand, board and explanation for a new kind of question, in both languages."""
    for locale in LOCALES:
        lang = words(locale)
        asked = asked_post(view, lang)
        assert lang.text(f"{view.game.id}-why-{view.offer.word}", seat="Ana").strip() in asked.words().replace("\\", "")
        assert view.game.questions[view.offer.word] in asked.words()
        for post in (hand_post(view, lang), board_post(guided.view(None), lang)):
            assert shown_through(post.words()) == []
        assert tip_of(view, lang) in hand_post(view, lang).words()
        board, own = guided.view(None), lang.has(f"{view.game.id}-tip-{view.offer.word}.guided")
        public = view.game.tip(view.offer.word, board.offer.shape if board.offer is not None else None)
        is_for_all = own or public is not None
        assert (tip_of(view, lang) in board_post(board, lang).words()) == is_for_all


def tip_of(view: TableView, lang: Words) -> str:
    """Return the tip for a question, preferring a text made for the guided deal."""
    own = f"{view.game.id}-tip-{view.offer.word}.guided"
    tip = view.game.tip(view.offer.word, view.offer.shape)
    return lang.text(own) if lang.has(own) else Speaker(lang, view.game.id, ())(tip)


def check_the_end(guided: Game) -> None:
    """Check that the end suggests what to try next, on board and hand."""
    for locale in LOCALES:
        lang = words(locale)
        board, hand = board_post(guided.view(None), lang), hand_post(guided.view(Seat(0)), lang)
        assert any(one.label == lang.text("bot-button-open") for one in board.controls())
        title = lang.text(f"{guided.game.id}-title")
        texts = {lang.text(f"bot-help-guided-over{which}", game=title) for which in ("", "-last")}
        assert any(text in board.words() for text in texts)
        where = f"<#{guided.table.channel}>"
        assert lang.text("bot-help-guided-over-private", game=title, channel=where) in hand.words()


@every_game
def test_every_question_has_a_tip_of_a_few_lines(game: AnyGame) -> None:
    """Every question has a short tip in both languages."""
    for locale in LOCALES:
        lang = words(locale)
        empty = {
            "advice": Say("maphr-best-card", {"best": 3}),
            "held": 1,
            "front": 1,
            "priests": 1,
            "own": 1,
            "orders": (Say("dungeon_lords-order-improve_reputation", {}),) * 3,
        }
        tips = {word: Speaker(lang, game.id, ())(Say(f"{game.id}-tip-{word}", empty)) for word in game.questions}
        assert {word: tip for word, tip in tips.items() if len(tip) > LONGEST_TIP} == {}


@every_game
def test_what_holds_for_the_guided_deal_alone_is_told_in_both_languages(game: AnyGame) -> None:
    """Texts specific to the guided deal exist in both languages, next to general ones."""
    own = [{word for word in game.questions if words(one).has(f"{game.id}-tip-{word}.guided")} for one in LOCALES]
    assert own[0] == own[1]


@every_game
def test_the_lesson_is_the_same_after_a_restart(game: AnyGame) -> None:
    """After a restart the table knows which tips were shown."""
    guided = Game(game, "restart")
    for _ in range(12):
        if guided.table.phase is Phase.PLAYING:
            guided.move()
    again = FoldedLog.of("guided", guided.replay.entries)
    lesson = guided.table.occupants[0].lesson
    assert lesson is not None
    assert again.now.table.occupants[0].lesson == lesson
    assert read_column(LESSONS, write_column(LESSONS, lesson)) == lesson
    assert read_column(LESSONS, write_column(LESSONS, None)) is None


def told(guided: Game) -> list[str | Block]:
    """Return what the pupil reads: the lesson and the tip."""
    view, lang = guided.view(Seat(0)), words("en")
    return [*lesson_blocks(view, lang), *tip_lines(view, lang)]


@every_game
def test_tips_are_switched_off_and_on(game: AnyGame) -> None:
    """Switched off, no tips are shown, and missed ones do not appear later."""
    guided = Game(game, "switch")
    while Seat(0) not in core.decision(guided.replay.now.state).asks:
        guided.move()
    guided.do(SetTips(PUPIL, False))
    assert not told(guided)
    entries = len(guided.replay.entries)
    guided.do(SetTips(PUPIL, False))
    assert len(guided.replay.entries) == entries
    guided.do(SetTips(PUPIL, True))
    assert told(guided)


@every_game
def test_a_lobby_with_somebody_else_is_not_made_a_lesson(game: AnyGame) -> None:
    """Only a lobby with one person becomes a lesson, whatever its computer players and options."""
    replay = FoldedLog("lobby")

    def done(decided: Accepted | Refusal) -> tuple[Entry, ...]:
        assert isinstance(decided, Accepted), decided
        for entry in decided.entries:
            replay.add(entry)
        return decided.entries

    done(decide_opening("lobby", Open(game.id, 1, 2, PUPIL, "en"), 0.0, Context()))
    alone = replay.now
    if max(game.seats) > 1:
        done(decide(alone, Join(GUEST), 1.0, replay, Context()))
        refused = decide(replay.now, Guide(PUPIL), 2.0, replay)
        assert isinstance(refused, Refusal)
        assert refused.say.id == "bot-no-guided-alone"
    accepted = decide(alone, Guide(PUPIL), 2.0, replay)
    assert isinstance(accepted, Accepted)
    assert accepted.after.table.is_guided
    switched = decide(alone, SetTips(PUPIL, False), 2.0, replay)
    assert isinstance(switched, Refusal)
    assert switched.say.id == "bot-no-tips"


def test_each_guided_game_says_how_long_it_takes() -> None:
    """Half a minute an answer: the longest, two years of Dungeon Lords, is not passed off as a quarter of an hour."""
    minutes = {game.id: lesson_minutes(game) for game in GAMES.values()}
    assert minutes == {"tunhell": 15, "poursuite": 15, "maphr": 20, "winter": 25, "dungeon_lords": 30}
    for locale in LOCALES:
        told = which_post(ControlAction.GUIDED, words(locale)).words()
        assert all(re.search(rf"\b{n}\b", told) for n in minutes.values())
