"""The CI script on a simulated machine, where nothing is really installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.sources import ROOT

REAL = ("bash", "cat", "dirname", "head", "mktemp", "rm", "sed")
HAPPY = "echo '12 passed in 3.45s'"
UNHAPPY = "echo '1 failed, 11 passed in 3.45s'; echo 'make: *** [Makefile:9: test] Error 1' >&2; exit 2"


def machine(folder: Path, programs: dict[str, str]) -> None:
    """Create a folder of the only programs that the script can see; each records its calls."""
    folder.mkdir()
    for name in REAL:
        found = shutil.which(name)
        assert found is not None, name
        (folder / name).symlink_to(found)
    basic = {"id": "echo 0", "git": "", "python3": "", "fc-list": "echo font", "make": HAPPY, "apt-get": ""}
    for name, script in {**basic, **programs}.items():
        path = folder / name
        path.write_text(f'#!{folder}/bash\necho "{name} $*" >> {folder}/calls\n{script}\n')
        path.chmod(0o755)


def run(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the CI script on the simulated machine."""
    command = [folder / "bash", ROOT / ".ci/run"]
    environment = {"PATH": str(folder), "CI": "true"}
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False
    )


def calls(folder: Path, program: str) -> list[str]:
    """Return the recorded calls of a program in order."""
    lines = (folder / "calls").read_text().splitlines()
    return [line.removeprefix(f"{program} ") for line in lines if line.startswith(f"{program} ")]


def test_a_bare_machine_gets_what_it_lacks(tmp_path: Path) -> None:
    """The package list is updated before Chromium, fonts and the venv module are installed."""
    bare = tmp_path / "bare"
    machine(bare, {"fc-list": "", "python3": 'case "$*" in *ensurepip*) exit 1;; esac'})
    assert run(bare).returncode == 0
    update, install = calls(bare, "apt-get")
    assert update.startswith("update")
    assert install.split()[-4:] == ["python3-venv", "chromium-headless-shell", "fontconfig", "fonts-dejavu-core"]
    assert "-y" in install.split()


def test_a_furnished_machine_installs_nothing(tmp_path: Path) -> None:
    """On a complete machine, or when run again, no package is installed."""
    ready = tmp_path / "ready"
    machine(ready, {"chromium": ""})
    assert run(ready).returncode == 0
    assert calls(ready, "apt-get") == []


def test_the_tests_run_in_a_fresh_environment_and_need_a_browser(tmp_path: Path) -> None:
    """Tests run in a new environment, which is removed, and require a browser."""
    ready = tmp_path / "ready"
    machine(ready, {"chromium": "", "make": f"echo browser=$PORION_REQUIRE_BROWSER; {HAPPY}"})
    result = run(ready)
    assert "browser=1" in result.stdout
    (arguments,) = calls(ready, "make")
    target, venv = arguments.split()
    assert target == "test"
    assert not Path(venv.removeprefix("VENV=")).parent.exists()


@pytest.mark.parametrize(
    ("tests", "outcome", "last"),
    [(HAPPY, 0, "12 passed in 3.45s"), (UNHAPPY, 2, "1 failed, 11 passed in 3.45s")],
    ids=["passed", "failed"],
)
def test_it_ends_with_the_summary_and_the_outcome_of_the_tests(
    tmp_path: Path, tests: str, outcome: int, last: str
) -> None:
    """The last line and the exit code give the result of the tests."""
    ready = tmp_path / "ready"
    machine(ready, {"chromium": "", "make": tests})
    result = run(ready)
    assert result.returncode == outcome
    assert result.stdout.splitlines()[-1] == last


def test_other_failures_of_make_are_shown(tmp_path: Path) -> None:
    """Only make's message about failed tests is hidden, not failed installations."""
    ready = tmp_path / "ready"
    machine(ready, {"chromium": "", "make": "echo 'make: *** [Makefile:64: .run] Error 1' >&2; exit 2"})
    result = run(ready)
    assert result.returncode == 2
    assert ".run] Error 1" in result.stdout
