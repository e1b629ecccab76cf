"""`python -m games.replay FILE`: verify the record of a game by replaying it, and print it in the terminal."""

import argparse
import locale as system
import sys
from pathlib import Path

from games.core import Refusal
from games.registry import GAMES
from games.terminal import Terminal
from games.transcript import Replay, Transcript, read, replay
from locales import LOCALES, Locale, Speaker, locale_of, words


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return 0 if the record is valid, 1 with the reason if it is not."""
    own = locale_of(system.getlocale()[0])
    says = words(own).text
    parser = argparse.ArgumentParser(prog="python -m games.replay", description=says("record-about"))
    parser.add_argument("file", type=Path, help=says("record-file-help"))
    parser.add_argument("--lang", choices=LOCALES, default=own, help=says("terminal-lang-help"))
    parser.add_argument("--quiet", action="store_true", help=says("record-quiet-help"))
    chosen = parser.parse_args(arguments)
    transcript: Transcript | None = None
    try:
        transcript = read(_text_of(chosen.file))
        again = replay(transcript)
    except OSError as wrong:
        parser.error(str(wrong))
    except Refusal as refusal:
        print("! " + _speaker(transcript, chosen.lang)(refusal.say))
        return 1
    _report(again, chosen.lang, chosen.quiet)
    return 0


def _text_of(path: Path) -> str:
    """Return the text of a file; invalid bytes become replacement characters, which no record contains."""
    return path.read_text("utf-8", errors="replace")


def _speaker(transcript: Transcript | None, locale: Locale) -> Speaker:
    """Return a function that words sentences with the players' names, as far as the record could be read."""
    game = transcript.game if transcript is not None and transcript.game in GAMES else ""
    names = [player.name for player in transcript.players] if transcript is not None else []
    return Speaker(words(locale), game, names)


def _report(again: Replay, locale: Locale, quiet: bool) -> None:
    """Print the game, its result and what was checked."""
    terminal = Terminal(again.game, words(locale), people=0, show=print)
    names = [player.name for player in again.transcript.players]
    terminal.retell(names, () if quiet else again.positions.values(), again.last)
    says = words(locale).text
    print(says("record-checked", entries=len(again.transcript.entries)))
    mixed = again.transcript.mixing is not None
    print(says("record-seed-mixed" if mixed else "record-seed-given"))
    if again.outcome is None:
        print(says("record-broken-off"))


if __name__ == "__main__":
    sys.exit(main())
