"""Every square, every card and every step of an offer: what changes, and what is told."""

import pytest

from tests.games.footmania.deeds import Deed, changed, read_deeds, told_of
from tifo.games.footmania.events import Happening

DEEDS = read_deeds()


@pytest.mark.parametrize("deed", DEEDS, ids=[deed.sentence for deed in DEEDS])
def test_what_follows_from_a_deed(deed: Deed) -> None:
    assert changed(deed.start, list(deed.moves)) == deed.changed
    assert told_of(deed.start, list(deed.moves)) == list(deed.told)


def test_every_kind_of_happening_is_among_them() -> None:
    told = {line.split()[0] for deed in DEEDS for line in deed.told}

    assert told == {happening.name.lower() for happening in Happening}
