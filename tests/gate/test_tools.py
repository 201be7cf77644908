"""A check that cannot check fails."""

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_types_that_cannot_be_checked_are_not_taken_for_right(tmp_path: Path) -> None:
    shell = shutil.which("sh")
    assert shell is not None
    ran = subprocess.run(
        [shell, str(ROOT / "tools" / "web-types")],
        cwd=tmp_path,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )

    assert ran.returncode != 0
    assert "cannot be checked" in ran.stderr


def test_the_browser_tests_are_told_where_no_chromium_is(tmp_path: Path) -> None:
    shell = shutil.which("sh")
    assert shell is not None
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")
    (tmp_path / "id").chmod(0o755)
    ran = subprocess.run(
        [shell, str(ROOT / "tools" / "browser")],
        cwd=tmp_path,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )

    assert ran.returncode != 0
    assert "no Chromium" in ran.stderr
