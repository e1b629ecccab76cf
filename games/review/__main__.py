"""`python -m games review FILE`: review a recorded game in the terminal."""

import argparse
import locale as system
import sys
import time
from pathlib import Path

from games.core import Refusal, Seat
from games.registry import GAMES
from games.transcript import read, replay
from locales import LOCALES, Speaker, locale_of, words

from .pictures import curve
from .reviewing import review
from .sentences import sentences


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return 0 if the review was printed, 1 with the reason if it could not be made."""
    own = locale_of(system.getlocale()[0])
    says = words(own).text
    parser = argparse.ArgumentParser(prog="python -m games review", description=says("review-about"))
    parser.add_argument("file", type=Path, help=says("record-file-help"))
    parser.add_argument("--seat", type=int, default=1, help=says("review-seat-help"))
    parser.add_argument("--seconds", type=float, default=60.0, help=says("review-seconds-help"))
    parser.add_argument("--seed", default="review", help=says("terminal-seed-help"))
    parser.add_argument("--picture", type=Path, help=says("review-picture-help"))
    parser.add_argument("--lang", choices=LOCALES, default=own, help=says("terminal-lang-help"))
    chosen = parser.parse_args(arguments)
    speak = Speaker(words(chosen.lang), "", ())
    try:
        record = read(chosen.file.read_text("utf-8", errors="replace"))
        names = [player.name for player in record.players]
        speak = Speaker(words(chosen.lang), record.game if record.game in GAMES else "", names)
        began = time.process_time()
        for found in review(
            replay(record), Seat(chosen.seat - 1), chosen.seed, lambda: (time.process_time() - began) / chosen.seconds
        ):
            print(words(chosen.lang).text("review-progress", percent=round(100 * found.progress)), file=sys.stderr)
    except OSError as wrong:
        parser.error(str(wrong))
    except Refusal as refusal:
        print("! " + speak(refusal.say))
        return 1
    panel = curve(found, GAMES[record.game])
    for sentence in (*sentences(found), *panel.describe):
        print(speak(sentence))
    if chosen.picture:
        chosen.picture.write_bytes(panel.draw(speak))
    return 0


if __name__ == "__main__":
    sys.exit(main())
