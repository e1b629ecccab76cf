"""Measures how long animations take to draw, on one core: `python -m tests.pictures.motion`."""

from time import process_time

from bot.present.panels import FEWEST_FRAMES, MOST_FRAMES
from games.draw.packing import in_motion
from locales import Speaker, words
from tests.pictures.situations import PLAIN
from tests.pictures.test_reveals import REVEALING, revealed

MOMENTS = 25
"""Number of moments drawn per game, each twice, since the first time includes drawing sprites."""


def main() -> None:
    """Print for each game the processor milliseconds per frame, and the bytes per moment."""
    for game in REVEALING:
        speak, spent, sizes = Speaker(words("fr"), game, PLAIN[:3]), list[float](), list[int]()
        for _, _, frames in revealed(game, 3, "motion"):
            if len(frames) < FEWEST_FRAMES or len(spent) == MOMENTS:
                continue
            shown = frames if len(frames) <= MOST_FRAMES else [frames[0], *frames[1 - MOST_FRAMES :]]
            draws = [panel.draw for panel in shown]
            in_motion(draws, speak)
            before = process_time()
            sizes.append(len(in_motion(draws, speak)))
            spent.append(1000 * (process_time() - before) / len(draws))
        spent.sort()
        if spent:
            usual, worst = spent[len(spent) // 2], spent[-1]
            print(f"{game}: {usual:.0f} ms a frame, at most {worst:.0f}; {max(sizes)} bytes at most")


if __name__ == "__main__":
    main()
