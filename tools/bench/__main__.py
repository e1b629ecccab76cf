"""Run all benchmarks or the named ones. `--quick` only checks that they run."""

import argparse
import gc
from collections.abc import Callable, Iterator

from tools.bench import (
    arrival,
    clicks,
    deciding,
    engine,
    maphr,
    memory,
    pictures,
    poursuite,
    reviewing,
    scale,
    server,
    stores,
    sustained,
    takeover,
    thinking,
    winter,
)

BENCHMARKS: dict[str, Callable[[float], Iterator[str]]] = {
    "arrival": arrival.report,
    "clicks": clicks.report,
    "deciding": deciding.report,
    "engine": engine.report,
    "maphr": maphr.report,
    "memory": memory.report,
    "pictures": pictures.report,
    "poursuite": poursuite.report,
    "reviewing": reviewing.report,
    "scale": scale.report,
    "server": server.report,
    "stores": stores.report,
    "sustained": sustained.report,
    "takeover": takeover.report,
    "thinking": thinking.report,
    "winter": winter.report,
}


def main() -> None:
    """Run the requested benchmarks and print their lines."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"any of {', '.join(BENCHMARKS)}; all if none are named"
    )
    parser.add_argument("--times", type=float, default=1.0, help="factor for the time spent on each figure")
    parser.add_argument(
        "--quick", action="store_true", help="spend only a moment on each figure, too little to measure speed"
    )
    given = parser.parse_args()
    if unknown := set(given.names) - set(BENCHMARKS):
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}")
    gc.collect()
    gc.freeze()  # as the bot does once it has started
    for name in given.names or BENCHMARKS:
        print(f"== {name}", flush=True)
        for line in BENCHMARKS[name](0.01 if given.quick else given.times):
            print(line, flush=True)


if __name__ == "__main__":
    main()
