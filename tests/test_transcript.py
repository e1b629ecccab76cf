"""Records of games: written, parsed, replayed to the same result; altered ones are refused with a reason."""

import json
from dataclasses import dataclass, field

import pytest

from games import core
from games.core import Deal, Dice, Refusal, State
from games.registry import GAMES
from games.replay import main
from games.transcript import (
    Answer,
    Back,
    Mixing,
    Player,
    Share,
    Transcript,
    commitment,
    mixed_seed,
    read,
    replay,
    result_of,
)
from locales import LOCALES, words

every_game = pytest.mark.parametrize("game", sorted(GAMES))
SHARES = ("one", "two")
MIXED = mixed_seed("secret", SHARES)


@dataclass
class Recorder:
    """Plays a random game, with occasional steps back, and records it."""

    game: str
    seed: str = MIXED
    n: int = 3
    entries: list[Answer | Back] = field(default_factory=list)

    def played(self) -> Transcript:
        """Return the record of a whole game."""
        game = GAMES[self.game]
        seats = 2 if 2 in game.seats else game.seats[0]
        state, dice = core.reopen(game.begin(Deal(seats, self.seed)), at=self.n), Dice("play")
        dealt = self.n
        while now := core.decision(state):
            before = state
            state = self._step(state, core.Seat(min(now.asks)), dice)
            if self.n % 40 == 5:
                state = self._taken_back(before)
        players = tuple(Player(name=f"Player {seat + 1}") for seat in range(seats))
        shares = tuple(Share(name=f"Player {n + 1}", share=text) for n, text in enumerate(SHARES))
        return Transcript(
            game=self.game, edition=state.edition, catalogue=game.editions.text(state.edition), players=players,
            options=state.options, first=None, seed=self.seed,
            mixing=Mixing(commitment=commitment("secret"), secret="secret", shares=shares),
            dealt=dealt, entries=tuple(self.entries), result=result_of(game, state),
        )  # fmt: skip

    def _step(self, state: State, seat: core.Seat, dice: Dice) -> State:
        choice = core.at_random(state, seat, dice)
        self.n += 1
        saved = json.loads(GAMES[self.game].codec.save_choice(choice))
        self.entries.append(Answer(n=self.n, seat=seat, choice=saved))
        return core.apply(state, seat, choice, at=self.n)

    def _taken_back(self, before: State) -> State:
        self.n += 1
        self.entries.append(Back(n=self.n, seat=0, to=before.number))
        return core.reopen(before, at=self.n)


@pytest.fixture(scope="module")
def short() -> Transcript:
    """Return a record of a game of Poursuite."""
    return Recorder("poursuite").played()


@every_game
def test_a_record_is_played_again_to_the_same_result(game):
    """A record read from text replays to the same result, with steps taken back."""
    transcript = Recorder(game).played()
    again = replay(read(transcript.dump()))
    assert again.outcome is not None
    assert any(isinstance(entry, Back) for entry in transcript.entries)
    assert result_of(again.game, again.last) == transcript.result


def refusal(transcript: Transcript) -> str:
    """Return the reason why a record is refused."""
    with pytest.raises(Refusal) as refused:
        replay(read(transcript.dump()))
    return refused.value.say.id


@pytest.mark.slow
def test_each_altered_entry_is_refused(short):
    """Replacing an answer is detected, as illegal or by another result."""
    choices = {json.dumps(entry.choice) for entry in short.entries if isinstance(entry, Answer)}
    for place, entry in list(enumerate(short.entries))[::7]:
        if not isinstance(entry, Answer):
            continue
        others = sorted(choices - {json.dumps(entry.choice)})
        changed = entry.model_copy(update={"choice": json.loads(others[place % len(others)])})
        entries = (*short.entries[:place], changed, *short.entries[place + 1 :])
        assert refusal(short.model_copy(update={"entries": entries})) in {"record-illegal", "record-other-result"}


def test_what_else_may_be_wrong_is_named(short):
    """Each kind of fault has its own sentence."""
    last = short.entries[-1]
    cases = {
        "record-no-game": {"game": "chess"},
        "record-other-catalogue": {"catalogue": short.catalogue + "\n# mine"},
        "record-no-deal": {"options": {"colour": "blue"}},
        "record-disordered": {"entries": (*short.entries, last)},
        "record-no-position": {"entries": (*short.entries, Back(n=last.n + 1, seat=0, to=1))},
        "record-no-choice": {"entries": (Answer(n=last.n, seat=0, choice={"kind": "dance"}),)},
        "record-other-result": {"entries": short.entries[:-1]},
        "record-other-seed": {"seed": "mine"},
        "record-altered": {"digest": "mine"},
        "record-other-secret": {"mixing": short.mixing and short.mixing.model_copy(update={"secret": "mine"})},
    }
    assert {name: refusal(short.model_copy(update=change)) for name, change in cases.items()} == {
        name: name for name in cases
    }


def test_two_shares_are_not_one(short):
    """Two contributions joined into one are detected, although the seed is the same."""
    assert short.mixing is not None
    joined = (Share(name="Player 1", share="\n".join(SHARES)),)
    mixing = short.mixing.model_copy(update={"shares": joined})
    assert refusal(short.model_copy(update={"mixing": mixing})) == "record-other-seed"


def test_the_number_of_an_edition_that_is_none_is_refused(short):
    assert refusal(short.model_copy(update={"edition": "new"})) == "record-other-catalogue"


@pytest.mark.parametrize(
    ("text", "place"), [("", "1"), ("[]", "1"), ('{"format": "chess"}', "format"), ("\ufffd", "1")]
)
def test_what_is_no_record_is_refused_with_the_place(text, place):
    with pytest.raises(Refusal) as refused:
        read(text)
    assert refused.value.say.values["place"].text == place  # type: ignore[union-attr]  # it is a sign


@pytest.mark.parametrize("lang", LOCALES)
def test_the_command_line_tells_the_game(lang, short, tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_text(short.dump(), "utf-8")
    assert main([str(file), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert words(lang).text("record-checked", entries=len(short.entries)) in said
    assert "Player 1" in said


@pytest.mark.parametrize("lang", LOCALES)
def test_the_command_line_refuses_an_altered_game(lang, short, tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_text(short.model_copy(update={"seed": "mine"}).dump(), "utf-8")
    assert main([str(file), "--lang", lang]) == 1
    assert capsys.readouterr().out == f"! {words(lang).text('record-other-seed')}\n"


def test_a_file_that_is_not_there_is_one_sentence(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main([str(tmp_path / "none.json")])
    assert "none.json" in capsys.readouterr().err
