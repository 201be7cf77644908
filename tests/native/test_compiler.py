"""The key of the disk cache, and what compiling in the background leaves free."""

from pathlib import Path

import pytest

from tifo import games
from tifo.native import compiler, loop

BUTEUR = games.find("buteur")


def test_the_cache_key_covers_every_module_and_all_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key = compiler.fingerprint(BUTEUR.package, loop)
    read = Path.read_bytes
    changed = [
        str(module.__file__) for module in compiler.rule_modules(BUTEUR.package) if module.__file__
    ]
    changed.append(str(loop.__file__))
    folder = Path(changed[-2]).parent
    changed += [str(folder / name) for name in ("components.toml", "outlook.json")]

    for path in changed:
        with monkeypatch.context() as patch:
            patch.setattr(
                Path,
                "read_bytes",
                lambda self, path=path: read(self) + (b"#" if str(self) == path else b""),
            )
            assert compiler.fingerprint(BUTEUR.package, loop) != key, path


def test_the_cache_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TIFO_CACHE", str(tmp_path))

    assert compiler.cache_folder() == tmp_path
