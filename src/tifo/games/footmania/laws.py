"""What the conformance kit needs to know of this game: what is conserved, and what is secret."""

from tifo.core.errors import RuleBug
from tifo.games.footmania.components import (
    CLASS,
    CLASSES,
    EURO_PACK,
    EUROPEANS,
    FOREIGN_PACK,
    IN_THE_BOX,
    KINDS,
    MEN,
    MOST_SEATS,
    NATIONAL_PACK,
    NATIONALS,
    PENNANTS,
    PLUS_COPIES,
    PLUS_PACK,
    QUESTION_PACK,
)
from tifo.games.footmania.eleven import owns
from tifo.games.footmania.holdings import row
from tifo.games.footmania.state import Place, Sheet, State
from tifo.games.footmania.view import poke_state, sees_man


def conserved(state: State) -> None:
    """Every note and every card is in exactly one place, and the counts are true."""
    if state.bank + state.pactole + sum(state.cash) != IN_THE_BOX:
        raise RuleBug("money was lost or made")
    if min(state.cash) < 0 or state.pactole < 0:
        raise RuleBug("somebody owes money")
    _check_pack(state, NATIONAL_PACK, list(state.man)[:NATIONALS], 0)
    _check_pack(state, FOREIGN_PACK, list(state.man)[NATIONALS:], NATIONALS)
    _check_pack(state, QUESTION_PACK, list(state.question), 0)
    _check_pack(state, EURO_PACK, list(state.european), 0)
    _check_squads(state)
    _check_plus(state)
    if state.sheet[0] != Sheet():
        raise RuleBug("the technical sheet is not blank")


def _check_pack(state: State, deck: int, places: list[int], first: int) -> None:
    pack = state.pack[deck]
    tail = sorted(list(pack.card)[: pack.count])
    under = [first + i for i, place in enumerate(places) if place == Place.UNDER]
    if tail != under or places.count(Place.PACK) != pack.rest:
        raise RuleBug(f"pack {deck} is counted wrong")


def _check_squads(state: State) -> None:
    for seat in range(MOST_SEATS):
        men = [man for man in range(MEN) if owns(state, seat, man)]
        paid = [0] * CLASSES
        for man in men:
            paid[CLASS[man]] += state.man[man] == Place.HELD + seat
        if len(men) != state.squad[seat] or paid != _slice(state.paid, seat, CLASSES):
            raise RuleBug("a squad is counted wrong")
        won = [PENNANTS[t] for t in range(EUROPEANS) if state.european[t] == Place.OPEN + seat]
        if sum(won) != state.pennants[seat]:
            raise RuleBug("pennants are counted wrong")


def _check_plus(state: State) -> None:
    pack = state.pack[PLUS_PACK]
    counts = list(state.plus_rest)
    if sum(counts) != pack.rest:
        raise RuleBug("the Plus pack is counted wrong")
    for kind in list(pack.card)[: pack.count]:
        counts[kind] += 1
    for seat in range(MOST_SEATS):
        hand = _slice(state.plus, seat, KINDS)
        if sum(hand) != state.plus_count[seat]:
            raise RuleBug("a Plus hand is counted wrong")
        for kind in range(KINDS):
            counts[kind] += hand[kind]
            for viewer in range(MOST_SEATS + 1):
                if state.known[row(viewer, seat) + kind] > hand[kind]:
                    raise RuleBug("somebody is sure of a Plus card that is not there")
    if counts != list(PLUS_COPIES):
        raise RuleBug("Plus cards were lost or made")


def _slice(values: object, index: int, width: int) -> list[int]:
    return list(values)[width * index : width * (index + 1)]  # type: ignore[call-overload, no-any-return]


def poke(state: State, seat: int) -> None:
    """Change every number that the seat may not know.

    Where a footballer is says who may know it: a man whom the seat does not see is put where it
    does not see him either.
    """
    places, other = list(state.man), next(s for s in range(state.seats) if s != seat)
    hidden = [not sees_man(state, seat, man) for man in range(MEN)]
    poke_state(state, seat)
    for man, place in enumerate(places):
        state.man[man] = place
        if place == Place.PACK:
            state.man[man] = int(Place.HELD + other)
        elif hidden[man] and place != Place.TABLE:
            state.man[man] = int(Place.PACK)
