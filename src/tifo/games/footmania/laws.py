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
from tifo.games.footmania.state import Phase, Place, Sheet, State
from tifo.games.footmania.view import View, view


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


def poked(state: State, seat: int) -> State:
    """The same position with other things in the hidden places."""
    seen = View()
    view(state, seat, seen)
    changed = state.copy()
    other = next(s for s in range(state.seats) if s != seat)
    for man in range(MEN):
        if seen.man[man] == Place.PACK and state.man[man] != Place.TABLE:
            held = Place.HELD + other
            changed.man[man] = int(Place.PACK if state.man[man] != Place.PACK else held)
    changed.plus_rest = [count ^ 0x55 for count in changed.plus_rest]
    for hand in range(MOST_SEATS):
        changed.complete[hand] ^= hand != seat
        for i in range(KINDS * hand, KINDS * (hand + 1)):
            changed.plus[i] ^= 0x55 * (hand != seat)
    for viewer in range(MOST_SEATS):
        if viewer != seat:
            for i in range(row(viewer, 0), row(viewer + 1, 0)):
                changed.known[i] ^= 0x55
    tail = changed.pack[PLUS_PACK]
    for i in range(tail.count):
        if state.plus_by[i] not in (0, seat + 1):
            tail.card[i] ^= 0x55
    if state.revealed == 0 and state.phase in (Phase.LINE_UP, Phase.FIELD):
        _poke_line_ups(changed, seat)
    return changed


def _poke_line_ups(changed: State, seat: int) -> None:
    width = len(changed.line_up) // 2
    for side, coach in enumerate((changed.home, changed.away)):
        if coach != seat:
            for i in range(width * side, width * (side + 1)):
                changed.line_up[i] ^= 0x55
    if changed.actor != seat:
        changed.changed ^= 0x55
        changed.place ^= 0x5
