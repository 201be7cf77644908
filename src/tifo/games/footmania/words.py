"""What is said of moves, refusals, events and positions: keys of the catalogue with arguments."""

from collections.abc import Callable, Mapping

from tifo.core.contract import Say
from tifo.core.events import Event
from tifo.core.messages import Argument, Message, Who, spell
from tifo.games.footmania.apply.championship import leaders
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import (
    ITEM_CODE,
    NOTE,
    PLUS_CODE,
    PRICE,
    REDUCED,
    SPONSORS,
    SQUARE_CODE,
    SUM,
)
from tifo.games.footmania.events import Happening
from tifo.games.footmania.holdings import bank_price
from tifo.games.footmania.legal.bargain import notes_of
from tifo.games.footmania.legal.refusals import is_selling, lowest_bid
from tifo.games.footmania.moves import (
    ASK,
    BID,
    DEAL,
    EVEN,
    GET,
    GIVE,
    GO,
    ITEM,
    LOT,
    MAN,
    NUMBER,
    PASS,
    PLUS,
    RIVAL,
    ROLL,
    SEAT,
    YES,
)
from tifo.games.footmania.names import (
    european_name,
    item_name,
    man_name,
    money,
    number_name,
    plus_name,
    question_name,
    seats_name,
    side_name,
    sponsor_name,
    square_name,
)
from tifo.games.footmania.notation import SIMPLE
from tifo.games.footmania.pitch import man_at, opponent, side_of, strength
from tifo.games.footmania.state import Phase
from tifo.games.footmania.terminal import draw_table
from tifo.games.footmania.view import View


def phase_of(seen: View) -> str:
    """The phase as catalogue keys spell it."""
    return spell(Phase(seen.phase).name)


# ------------------------------------------------------------------------------------- moves
def describe_move(seen: View, move: int) -> Message:
    """Say what a legal move would do."""
    if move >= ROLL:
        return _describe_chance(move)
    if move >= GO:
        return Message("move-go", {"square": square_name(move - GO)})
    if move >= BID:
        return Message("move-bid", {"sum": money(move - BID)})
    if move >= GET:
        return _describe_sum(move)
    if move >= PLUS:
        key = "move-plus-shed" if seen.phase == Phase.SHED else "move-plus"
        return Message(key, {"card": plus_name(move - PLUS)})
    if move >= NUMBER:
        return _describe_number(seen, move - NUMBER)
    if move >= ITEM:
        return _describe_item(seen, move - ITEM)
    if move >= SEAT:
        return Message("move-seat", {"seat": Who(move - SEAT)})
    return _describe_simple(seen, move)


def _describe_chance(move: int) -> Message:
    if move >= LOT:
        return Message("move-lot", {"seat": Who(move - LOT)})
    if move >= RIVAL:
        return Message("move-draw", {"card": european_name(move - RIVAL)})
    if move >= ASK:
        return Message("move-draw", {"card": question_name(move - ASK)})
    if move >= DEAL:
        return Message("move-draw", {"card": plus_name(move - DEAL)})
    if move >= MAN:
        return Message("move-draw", {"card": man_name(move - MAN)})
    return Message("move-roll", {"pips": move - ROLL + 1})


def _describe_sum(move: int) -> Message:
    if move == EVEN:
        return Message("move-even")
    if move < EVEN:
        return Message("move-get", {"sum": money(SUM[move - GET])})
    return Message("move-give", {"sum": money(SUM[move - GIVE])})


def _describe_number(seen: View, place: int) -> Message:
    args: dict[str, Argument] = {"number": number_name(place)}
    if seen.phase in (Phase.TARGET, Phase.TOUCHLINE, Phase.LINE_UP):
        side = side_of(seen, seen.actor)
        if seen.phase == Phase.TARGET:
            side = side_of(seen, opponent(seen, seen.actor))
        man = man_at(seen, side, place)
        args["man"] = man_name(man) if man >= 0 else Message("trainee")
    return Message(f"move-number-{phase_of(seen)}", args)


def _describe_item(seen: View, item: int) -> Message:
    args: dict[str, Argument] = {"item": item_name(item)}
    if is_selling(seen) or seen.phase == Phase.FAILED_TRANSFER:
        return Message("move-sell-item", {**args, "sum": money(bank_price(item))})
    if seen.phase in (Phase.FIELD, Phase.REPLACE, Phase.SUBSTITUTE):
        return Message("move-item-field", {**args, "number": number_name(seen.place)})
    return Message(f"move-item-{phase_of(seen)}", args)


def _describe_simple(seen: View, move: int) -> Message:
    if move == PASS:
        return Message(f"move-pass-{phase_of(seen)}")
    if move != YES:
        return Message(f"move-{SIMPLE[move].replace(' ', '-')}")
    if seen.phase in (Phase.BUY, Phase.SCOUTED):
        man = seen.drawn - 1
        price = PRICE[man] if seen.phase == Phase.BUY else REDUCED[man]
        return Message("move-yes-buy", {"man": man_name(man), "sum": money(price)})
    return Message(f"move-yes-{phase_of(seen)}")


def steps(seen: View, move: int) -> tuple[str, ...]:
    """Name the parts that a person points at, the kind of move first where there are many."""
    blocks = (
        (GO, "square", SQUARE_CODE.__getitem__),
        (BID, "sum", lambda i: str(i * NOTE)),
        (GET, "sum", lambda i: str(abs(notes_of(GET + i)) * NOTE)),
        (PLUS, "plus", PLUS_CODE.__getitem__),
        (NUMBER, "number", lambda i: str(i + 1)),
        (ITEM, "item", ITEM_CODE.__getitem__),
        (SEAT, "seat", str),
    )
    if BID <= move < GO and move - BID == lowest_bid(seen):
        return ("bid",)
    if move == EVEN:
        return ("even",)
    if seen.phase == Phase.ASKING and NUMBER <= move < PLUS:
        return ("any", f"wanted {move - NUMBER + 1}")
    for first, word, name in blocks:
        if move >= first:
            return (*_kind_of(seen, move), f"{word} {name(move - first)}")
    return (SIMPLE[move].replace(" ", "-"),)


def _kind_of(seen: View, move: int) -> tuple[str, ...]:
    """What comes before the card, the number or the sum."""
    if move >= GO:
        return ()
    if move >= BID:
        return ("raise",)
    if move >= GET:
        return ("get",) if move < EVEN else ("give",)
    match seen.phase:
        case Phase.BUY | Phase.SCOUTED | Phase.AUCTION:
            return ("sell",) if ITEM <= move < NUMBER else ()
        case Phase.TOUCHLINE:
            return ("change",) if NUMBER <= move < PLUS else ()
    return ()


# -------------------------------------------------------------------------------- refusals
def describe_refusal(seen: View, move: int, clause: int) -> Message:
    """Say why here and now a move is refused."""
    return Message(f"refusal-{Clause(clause).name[3:].replace('__', '-')}")


# ------------------------------------------------------------------------------- positions
def describe_position(seen: View) -> Message:
    """Say what is due: the question that the seat to act answers."""
    key = f"position-{phase_of(seen)}"
    match seen.phase:
        case Phase.OVER:
            level = leaders(seen)
            ending = "shared" if level & (level - 1) else "won"
            return Message(f"{key}-{ending}", {"seats": seats_name(level)})
        case Phase.FIRST | Phase.NUMBERING:
            return Message(key)
        case Phase.BUY | Phase.SCOUTED | Phase.AUCTION:
            return _describe_man_on_table(seen, key, {"seat": Who(seen.actor)})
    seat = seen.turn if seen.phase < Phase.MARKET else seen.actor
    return Message(key, {"seat": Who(seat), **_facts_of_phase(seen)})


def _facts_of_phase(seen: View) -> dict[str, Argument]:
    match seen.phase:
        case Phase.GIVING | Phase.ASKING | Phase.MONEY | Phase.ANSWER | Phase.HAND_OVER:
            return _offer(seen)
        case Phase.FORCED:
            return {"sum": money(seen.debt[seen.actor])}
        case Phase.EUROMATCH | Phase.BOOST:
            return {"team": european_name(seen.rival - 1)}
        case Phase.FIELD | Phase.REPLACE | Phase.SUBSTITUTE:
            return {"number": number_name(seen.place)}
        case Phase.TOUCHLINE | Phase.TARGET | Phase.PROTEST:
            return _score(seen)
        case Phase.LINE_UP:
            return {"home": Who(seen.home), "away": Who(seen.away)}
        case Phase.FAILED_TRANSFER | Phase.BANKRUPT:
            return {"card": question_name(seen.asked - 1)}
    return {}


def _describe_man_on_table(seen: View, key: str, args: dict[str, Argument]) -> Message:
    if seen.drawn == 0:
        return Message(f"{key}-unseen", args)
    man = seen.drawn - 1
    args["man"] = man_name(man)
    if seen.phase == Phase.AUCTION and seen.bidder > 0:
        args["bidder"] = Who(seen.bidder - 1)
        return Message(f"{key}-bid", {**args, "sum": money(seen.bid)})
    price = PRICE[man] if seen.phase == Phase.BUY else REDUCED[man]
    return Message(key, {**args, "sum": money(price)})


def _offer(seen: View) -> dict[str, Argument]:
    return {
        "from": Who(seen.offer_from),
        "to": Who(seen.offer_to),
        "give": side_name(seen.give, seen.sum),
        "ask": side_name(seen.ask, -seen.sum),
    }


def _score(seen: View) -> dict[str, Argument]:
    return {
        "home": Who(seen.home),
        "away": Who(seen.away),
        "first": strength(seen, 0),
        "second": strength(seen, 1),
    }


# ---------------------------------------------------------------------------------- events
def describe_event(event: Event, seat: int) -> Message | None:
    """Tell an event to a seat, which may be in its audience or not."""
    happening = Happening(event.happening)
    told, key = happening.told(event, seat), f"event-{spell(happening.name)}"
    args: dict[str, Argument] = {"seat": Who(event.seat)}
    match happening:
        case Happening.DREW_MAN | Happening.BOUGHT | Happening.DREW_PLUS | Happening.SHED_PLUS:
            return _describe_secret(happening, key, told, args)
        case Happening.MOVED:
            return Message(key, {**args, "square": square_name(told["square"])})
        case Happening.TIME_UP:
            return Message(key, {**told})
        case Happening.TRANSFERS_OVER:
            return Message(key)
        case Happening.PLAY_OFF:
            return Message(key, {"seats": seats_name(told["seats"])})
        case Happening.PACTOLE | Happening.GATE if told["sum"] == 0:
            return None
    if Happening.OFFERED <= happening <= Happening.CHANGED_HANDS:
        return _describe_deal(happening, key, told, args)
    if Happening.KICK_OFF <= happening <= Happening.RESULT:
        return _describe_pitch(happening, key, told, args)
    return Message(*_with_creditor(key, told, {**args, **_named(told)}))


def _named(told: Mapping[str, int]) -> dict[str, Argument]:
    """What was told, each number as what it stands for."""
    names: dict[str, Callable[[int], Argument]] = {
        "man": man_name,
        "item": item_name,
        "sum": money,
        "card": question_name,
        "sponsor": sponsor_name,
        "kind": lambda kind: Message(f"sponsor-{SPONSORS[kind]}"),
        "team": european_name,
    }
    return {name: names.get(name, int)(number) for name, number in told.items()}


def _with_creditor(
    key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> tuple[str, dict[str, Argument]]:
    """Debts are owed to the pactole, or to another coach."""
    creditor = told.get("creditor", 0)
    return (f"{key}-seat", {**args, "creditor": Who(creditor - 1)}) if creditor else (key, args)


def _describe_secret(
    happening: Happening, key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> Message:
    """Cards that one coach sees, or everybody where they were known."""
    if happening in (Happening.DREW_PLUS, Happening.SHED_PLUS):
        card = told.get("card", 0)
        known = {"card": plus_name(card - 1)} if card else {}
        return Message(key if card else f"{key}-unseen", {**args, **known})
    man = told["man"]
    seen = {"man": man_name(man - 1)} if man else {}
    if happening == Happening.BOUGHT:
        return Message(key if man else f"{key}-unseen", {**args, "sum": money(told["sum"]), **seen})
    pack = "" if man else "-foreign" if told["foreign"] else "-national"
    return Message(f"{key}{pack}", {**args, **seen})


def _describe_deal(
    happening: Happening, key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> Message:
    """Offers, what is in them, and the answers."""
    match happening:
        case Happening.OFFERED:
            sum_ = told["sum"]
            way = "" if sum_ == 0 else "-gives" if sum_ > 0 else "-gets"
            added = {"sum": money(abs(sum_))} if sum_ else {}
            return Message(f"{key}{way}", {**args, "to": Who(told["to"]), **added})
        case Happening.REFUSED | Happening.COUNTERED | Happening.DEAL:
            return Message(key, {**args, "from": Who(told["from"])})
        case Happening.ASKED_NUMBER:
            return Message(key, {**args, "number": number_name(told["number"])})
    return Message(key, {**args, "item": item_name(told["item"])})


def _describe_pitch(
    happening: Happening, key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> Message | None:
    """A match, the men on the pitch and Plus cards; a line-up tells only of its trainees."""
    match happening:
        case Happening.FIELDED if told["man"] > 0:
            return None
        case Happening.FIELDED | Happening.CAME_ON:
            args["number"] = number_name(told["number"])
            if told["man"] == 0:
                return Message(f"{key}-trainee", args)
            return Message(key, {**args, "man": man_name(told["man"] - 1)})
        case Happening.INJURED | Happening.SENT_OFF:
            return Message(key, {**args, "man": man_name(told["man"])})
        case Happening.STRUCK:
            names = {"card": plus_name(told["card"]), "man": man_name(told["man"])}
            return Message(key, {**args, **names})
        case Happening.PLAYED_PLUS | Happening.PROTESTED:
            return Message(key, {**args, "card": plus_name(told["card"])})
        case Happening.KICK_OFF:
            args["away"] = Who(told["away"])
            if told["day"] == 0:
                return Message(f"{key}-decider", args)
            return Message(key, {**args, "day": told["day"]})
        case Happening.RESULT:
            score = {"first": told["first"], "second": told["second"]}
            return Message(key, {**args, "away": Who(told["away"]), **score})
    return Message(key, {**args, **told})


def draw(seen: View, say: Say) -> str:
    """Draw the board, the seats and what lies open for a terminal."""
    return draw_table(seen, say)
