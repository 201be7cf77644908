"""The gallery names every game and pictures that are there."""

import re

from tests.web.gallery import PAGE, PICTURES, drawn, page

MOST = 2_500_000
"""Bytes of all pictures together."""


def test_the_gallery_shows_every_board() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
    assert all(f"gallery/{game.name}-phone-dark.webp" in page() for game in drawn())


def test_the_gallery_names_the_pictures_that_are_there() -> None:
    named = set(re.findall(r"\(gallery/([\w-]+\.webp)\)", PAGE.read_text(encoding="utf-8")))

    assert named == {picture.name for picture in PICTURES.iterdir()}


def test_the_gallery_is_small() -> None:
    assert sum(picture.stat().st_size for picture in PICTURES.iterdir()) < MOST
