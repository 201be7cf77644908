"""The rules once more, as a coach would say them: which moves a position allows."""

from collections.abc import Callable, Iterator
from itertools import combinations

from tifo.games.footmania.components import (
    CAN_PLAY,
    CODE,
    EURO_CODE,
    IS_RED,
    NEXT,
    NOTE,
    NUMBERS,
    PLUS_CODE,
    PRICE,
    QUESTION_CODE,
    REDUCED,
    SPONSOR_CARDS,
    SQUARE_CODE,
    SUM,
    WAYS,
)
from tifo.games.footmania.state import Phase, State

HELD, OPEN, UNDER = 1, 5, 9
ANY_NUMBER = len(CODE) + SPONSOR_CARDS + 1
SENT_OFF = -1
CURE = {"BL": "SO", "CR": "AP"}
EURO_CARDS = ("F1", "F2", "F3", "LI")


def moves(state: State) -> set[str]:
    """The moves that this position allows."""
    return set(BOOK[Phase(state.phase)](state))


# ------------------------------------------------------------------------------------ who has what
def men_of(state: State, seat: int) -> list[int]:
    """The footballers of a coach."""
    return [m for m in range(len(CODE)) if state.man[m] in (HELD + seat, OPEN + seat)]


def sponsors_of(state: State, seat: int) -> list[str]:
    """His sponsors."""
    return [QUESTION_CODE[c] for c in range(SPONSOR_CARDS) if state.question[c] == OPEN + seat]


def items_of(state: State, seat: int) -> list[str]:
    """What he can sell."""
    return [CODE[man] for man in men_of(state, seat)] + sponsors_of(state, seat)


def shown_by(state: State, seat: int) -> list[str]:
    """What everybody knows that he has."""
    shown = [CODE[m] for m in range(len(CODE)) if state.man[m] == OPEN + seat]
    return shown + sponsors_of(state, seat)


def plus_of(state: State, seat: int) -> list[str]:
    """The kinds of Plus card in his hand."""
    first = len(PLUS_CODE) * seat
    return [code for kind, code in enumerate(PLUS_CODE) if state.plus[first + kind] > 0]


def plays(man: int, place: int) -> bool:
    """Can he wear this number?"""
    return bool(CAN_PLAY[NUMBERS * man + place])


# ----------------------------------------------------------------------------- teams and bargains
def is_complete(state: State, seat: int) -> bool:
    """Can as many numbers be worn as the option wants, with three foreigners at most?"""
    men = men_of(state, seat)
    nationals = [man for man in men if not IS_RED[man]]
    reds = [man for man in men if IS_RED[man]]
    return any(
        numbers_worn([*nationals, *few]) >= state.team
        for few in combinations(reds, min(3, len(reds)))
    )


def numbers_worn(men: list[int]) -> int:
    """How many different numbers these men can wear together."""
    wearer: dict[int, int] = {}

    def dress(man: int, tried: set[int]) -> bool:
        for place in range(NUMBERS):
            if plays(man, place) and place not in tried:
                tried.add(place)
                if place not in wearer or dress(wearer[place], tried):
                    wearer[place] = man
                    return True
        return False

    return sum(dress(man, set()) for man in men)


def can_deal(state: State, one: int, other: int) -> bool:
    """Could these two agree on anything?"""
    if one == other or state.debt[other] > 0:
        return False
    sells = bool(items_of(state, one)) and state.cash[other] > 0
    if state.debt[one] > 0:
        return sells
    buys = bool(items_of(state, other)) and state.cash[one] > 0
    return sells or buys or bool(items_of(state, one) and items_of(state, other))


def may_offer(state: State) -> bool:
    """One offer between two turns, until the transfers are over."""
    open_ = state.banned == 0 and state.offered == 0
    return open_ and any(can_deal(state, state.actor, other) for other in range(state.seats))


# -------------------------------------------------------------------------------------- the phases
def lots(state: State) -> Iterator[str]:
    """A seat that has no number yet."""
    numbered = list(state.seat_of)[: state.numbered]
    yield from (f"lot {seat}" for seat in range(state.seats) if seat not in numbered)


def drawn_men(state: State) -> Iterator[str]:
    """Any man of the pack, or the first of those that were put under it."""
    deck = 1 if state.draw_from == 1 else 0
    known = state.pack[deck].card[0]
    rest = [m for m in range(len(CODE)) if state.man[m] == 0 and IS_RED[m] == deck]
    yield from (f"draw {CODE[man]}" for man in rest or [known])


def drawn_plus(state: State) -> Iterator[str]:
    """Any kind of the pack, or the first of those that were put under it."""
    rest = [code for kind, code in enumerate(PLUS_CODE) if state.plus_rest[kind] > 0]
    yield from (f"draw plus {code}" for code in rest or [PLUS_CODE[state.pack[2].card[0]]])


def drawn_cards(
    where: Callable[[State], list[int]], codes: tuple[str, ...], deck: int
) -> Callable[[State], Iterator[str]]:
    """Any card of the pack, or the first of those that were put under it."""

    def draw(state: State) -> Iterator[str]:
        rest = [card for card, place in enumerate(where(state)) if place == 0]
        yield from (f"draw {codes[card]}" for card in rest or [state.pack[deck].card[0]])

    return draw


def market(state: State) -> Iterator[str]:
    """Nothing, a team, a sale, an offer."""
    yield "pass"
    if state.stage == 1 and is_complete(state, state.actor):
        yield "show team"
    if items_of(state, state.actor):
        yield "sell"
    if may_offer(state):
        yield "offer"


def sale(state: State) -> Iterator[str]:
    """Whatever is one's own."""
    yield from items_of(state, state.actor)


def whom(state: State) -> Iterator[str]:
    """Who could agree."""
    seats = [other for other in range(state.seats) if can_deal(state, state.actor, other)]
    yield from (f"seat {other}" for other in seats)


def giving(state: State) -> Iterator[str]:
    """Two of one's own at most; none only where money can buy something."""
    given = [item for item in state.give if item > 0]
    mine = items_of(state, state.actor)
    codes = [*CODE, *QUESTION_CODE]
    yield from (item for item in mine if item not in [codes[i - 1] for i in given])
    solvent = state.debt[state.actor] == 0 and state.cash[state.actor] > 0
    if given or (solvent and items_of(state, state.offer_to)):
        yield "pass"


def asking(state: State) -> Iterator[str]:
    """What the other has shown, or one number for which he may have somebody unseen."""
    asked = [item for item in state.ask if item > 0]
    codes = [*CODE, *QUESTION_CODE]
    named = [codes[item - 1] for item in asked if item < ANY_NUMBER]
    shown = shown_by(state, state.offer_to)
    yield from (item for item in shown if item not in named)
    unseen = len(men_of(state, state.offer_to)) > sum(code in CODE for code in shown)
    if unseen and len(named) == len(asked):
        yield from (f"no {place + 1}" for place in range(NUMBERS))
    if asked or (any(state.give) and state.cash[state.offer_to] > 0):
        yield "pass"


def money(state: State) -> Iterator[str]:
    """Each side gives something, and nobody what he has not."""
    given, asked = any(state.give), any(state.ask)
    if given:
        yield from (f"get {s * NOTE}" for s in SUM if s <= state.cash[state.offer_to])
    if asked:
        yield from (f"give {s * NOTE}" for s in SUM if s <= state.cash[state.offer_from])
    if given and asked:
        yield "even"


def handed_over(state: State) -> list[str]:
    """Who of the other coach's men, not asked for by name, wears the number."""
    wanted = [item - ANY_NUMBER for item in state.ask if item >= ANY_NUMBER]
    named = [item - 1 for item in state.ask]
    own = [man for man in men_of(state, state.offer_to) if man not in named]
    return [CODE[man] for man in own if plays(man, wanted[0])]


def answer(state: State) -> Iterator[str]:
    """No, yes if one can, or two counters at most."""
    yield "pass"
    if all(item < ANY_NUMBER for item in state.ask) or handed_over(state):
        yield "yes"
    if state.counters < 2 and state.debt[state.offer_from] == 0:
        yield "counter"


def ways(state: State) -> Iterator[str]:
    """Wherever the exact count leads without a step back."""
    seat = state.turn
    ends = {(int(state.square[seat]), int(state.came[seat]) - 1)}
    for _ in range(state.die):
        ends = {
            (there, here)
            for here, back in ends
            for there in NEXT[WAYS * here : WAYS * (here + 1)]
            if there not in (-1, back)
        }
    yield from (f"go {SQUARE_CODE[square]}" for square, _ in ends)


def buying(price: tuple[int, ...]) -> Callable[[State], Iterator[str]]:
    """Buy with what one has, sell first, or leave him."""

    def buy(state: State) -> Iterator[str]:
        yield "pass"
        if state.cash[state.actor] >= price[state.drawn - 1]:
            yield "yes"
        yield from items_of(state, state.actor)

    return buy


def auction(state: State) -> Iterator[str]:
    """From the reduced price or a step more than the last, up to what one has."""
    yield "pass"
    yield from items_of(state, state.actor)
    lowest = state.bid + 1 if state.bidder else REDUCED[state.drawn - 1]
    highest = min(4_000_000 // NOTE, state.cash[state.actor])
    yield from (f"bid {notes * NOTE}" for notes in range(lowest, highest + 1))


def forced(state: State) -> Iterator[str]:
    """Sell to the bank, or make an offer."""
    yield from items_of(state, state.actor)
    if may_offer(state):
        yield "offer"


def failed_transfer(state: State) -> Iterator[str]:
    """Pay, or any man."""
    yield "pay"
    yield from (CODE[man] for man in men_of(state, state.actor))


def shed(state: State) -> Iterator[str]:
    """Any card of the hand."""
    yield from (f"plus {code}" for code in plus_of(state, state.actor))


# --------------------------------------------------------------------------------------- the match
def side_of(state: State, seat: int) -> list[int]:
    """Who stands where."""
    first = 0 if seat == state.home else NUMBERS
    return list(state.line_up)[first : first + NUMBERS]


def fits(state: State, place: int, man: int) -> bool:
    """He wears the number, and there are three foreigners at most."""
    eleven = [there - 1 for there in side_of(state, state.actor)]
    eleven = [-1 if there == man else there for there in eleven]
    eleven[place] = man
    reds = sum(IS_RED[there] for there in eleven if there >= 0)
    return plays(man, place) and (reds <= 3 or not IS_RED[man])


def line_up(state: State) -> Iterator[str]:
    """Ready, or a place that has not been changed."""
    yield "yes"
    places = [place for place in range(NUMBERS) if not state.changed >> place & 1]
    yield from (f"no {place + 1}" for place in places)


def field(state: State) -> Iterator[str]:
    """A trainee, or anybody who fits."""
    yield "trainee"
    own = men_of(state, state.actor)
    yield from (CODE[man] for man in own if fits(state, state.place, man))


def bench(state: State, place: int) -> list[str]:
    """Who can come on in a place."""
    eleven, off = side_of(state, state.actor), list(state.off)[: state.off_count]
    fresh = [m for m in men_of(state, state.actor) if m + 1 not in eleven and m + 1 not in off]
    return [CODE[man] for man in fresh if fits(state, place, man)]


def targets(state: State, code: str) -> list[int]:
    """Whom an injury or a red card can strike."""
    victim = state.away if state.actor == state.home else state.home
    eleven = side_of(state, victim)
    first = 1 if code == "CR" else 0
    return [place for place in range(first, NUMBERS) if eleven[place] > 0]


def within_limit(state: State, code: str) -> bool:
    """Three a match; the free card does not count."""
    return code == "LI" or state.used[0 if state.actor == state.home else 1] < 3


def touchline(state: State) -> Iterator[str]:
    """Nothing, a change, a card."""
    yield "pass"
    eleven = side_of(state, state.actor)
    if state.changes[0 if state.actor == state.home else 1] > 0:
        for place in range(NUMBERS):
            if eleven[place] != SENT_OFF and bench(state, place):
                yield f"no {place + 1}"
    for code in plus_of(state, state.actor):
        aimed = code not in CURE or targets(state, code)
        if code not in CURE.values() and aimed and within_limit(state, code):
            yield f"plus {code}"


def target(state: State) -> Iterator[str]:
    """Anybody who can be struck."""
    yield from (f"no {place + 1}" for place in targets(state, PLUS_CODE[state.weapon]))


def protest(state: State) -> Iterator[str]:
    """Nothing, or the cure."""
    yield "pass"
    cure = CURE[PLUS_CODE[state.weapon]]
    if cure in plus_of(state, state.actor):
        yield f"plus {cure}"


def replace(state: State) -> Iterator[str]:
    """A trainee, or a man from the bench."""
    yield "trainee"
    yield from bench(state, state.place)


def boost(state: State) -> Iterator[str]:
    """Nothing, or a card for euromatches."""
    yield "pass"
    kinds = [code for code in plus_of(state, state.actor) if code in EURO_CARDS]
    yield from (f"plus {code}" for code in kinds if within_limit(state, code))


BOOK: dict[Phase, Callable[[State], Iterator[str]]] = {
    Phase.FIRST: lots,
    Phase.ROLL: lambda _: (f"roll {pips}" for pips in range(1, 7)),
    Phase.DRAW_MAN: drawn_men,
    Phase.DRAW_PLUS: drawn_plus,
    Phase.DRAW_QUESTION: drawn_cards(lambda state: list(state.question), QUESTION_CODE, 3),
    Phase.DRAW_EUROPEAN: drawn_cards(lambda state: list(state.european), EURO_CODE, 4),
    Phase.NUMBERING: lots,
    Phase.MARKET: market,
    Phase.SALE: sale,
    Phase.WHOM: whom,
    Phase.GIVING: giving,
    Phase.ASKING: asking,
    Phase.MONEY: money,
    Phase.ANSWER: answer,
    Phase.HAND_OVER: lambda state: iter(handed_over(state)),
    Phase.WAY: ways,
    Phase.STOP: lambda _: iter(["pass", "yes"]),
    Phase.BUY: buying(PRICE),
    Phase.SCOUTED: buying(REDUCED),
    Phase.AUCTION: auction,
    Phase.FORCED: forced,
    Phase.FAILED_TRANSFER: failed_transfer,
    Phase.BANKRUPT: lambda state: iter(sponsors_of(state, state.actor)),
    Phase.SHED: shed,
    Phase.LINE_UP: line_up,
    Phase.FIELD: field,
    Phase.TOUCHLINE: touchline,
    Phase.TARGET: target,
    Phase.PROTEST: protest,
    Phase.REPLACE: replace,
    Phase.SUBSTITUTE: lambda state: iter(bench(state, state.place)),
    Phase.EUROMATCH: lambda _: iter(["pass", "yes"]),
    Phase.BOOST: boost,
    Phase.OVER: lambda _: iter(()),
}
