"""The package works without a checkout: the wheel brings all it needs."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAY = """
import tifo
from tifo.cli import main
print(tifo.__file__)
main()
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an installer puts into a folder of packages."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*build, "--directory", str(folder)], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


def run(unpacked: Path, *command: str) -> str:
    """What a command says that runs from the wheel, far from the checkout."""
    env = os.environ | {"PYTHONPATH": str(unpacked)}
    started = [sys.executable, "-c", PLAY, *command]
    ran = subprocess.run(started, cwd=unpacked, env=env, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(str(unpacked))
    return ran.stdout


def test_the_games_of_a_wheel_are_found_with_their_words(unpacked: Path) -> None:
    said = run(unpacked, "games", "--lang", "fr")

    assert all(name in said for name in ("buteur", "footmania", "worldcup", "worldwide"))


def test_a_match_is_played_from_a_wheel(unpacked: Path) -> None:
    seats = ("--seats", "bot:rules-of-thumb,bot:uniform", "--seed", "7")
    file = str(unpacked / "final.tifo.json")

    run(unpacked, "play", "buteur", *seats, "--file", file)

    assert "TRUE" in run(unpacked, "verify", file)


def test_a_wheel_has_every_file_of_the_package(unpacked: Path) -> None:
    source = ROOT / "src"
    listed = ["git", "ls-files", "src/tifo"]
    named = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    kept = {str((ROOT / name).relative_to(source)) for name in named.split()}

    assert kept - {str(path.relative_to(unpacked)) for path in unpacked.rglob("*")} == set()
