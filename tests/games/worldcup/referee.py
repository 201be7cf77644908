"""A second reading of the rulebook: a cup told from its first draw to its last whistle.

It shares nothing with the rules but the box and the notation of moves. Wherever somebody decides
it yields an `Ask`: who, what may be done, and who may see it; `notes` are the events since.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from tifo.core.contract import CHANCE
from tifo.games.worldcup.components import BOX

COLOURS = ("black", "red", "blue", "green", "yellow", "grey")
CARDS = ("A", "D", "G1", "G2", "G3", "G21", "G111", "G11", "F", "O", "P")
TOKENS = ("", "1", "2", "3", "A", "D", "P")
ROUNDS = ("groups", "round_of_16", "quarter_finals", "semi_finals", "final")
NATIONS = list(BOX["nations"])
SQUARES = dict(zip(COLOURS, (4, 4, 3, 3, 2, 2), strict=True))
LIMIT = dict(zip(COLOURS, (3, 3, 3, 2, 1, 1), strict=True))
PARTS = {"G21": (2, 1), "G111": (1, 1, 1), "G11": (1, 1)}
"""Cards for several teams."""
HALVES = {"1": 2, "2": 4, "3": 6, "A": 1, "P": 2}
WHITE = ("KKRRBG", "KKRBGY")
DICE = (*WHITE, "KKKRRB", "KRBGYW")
LETTERS = "KRBGYW"

Note = tuple[str, str, int, int, int, int, int]


@dataclass
class Ask:
    """Somebody decides: the moves with CHANCE's weights, and the one seat that sees the choice."""

    who: int
    moves: dict[str, int]
    secret_of: int | None = None
    card: str = ""
    """The card that lies; its goals so far are for the teams in `had`."""
    had: tuple[str, ...] = ()
    goals: int = 0
    """Of a card for several teams, what its next token is worth."""


Play = Generator[Ask, str, None]


@dataclass
class Referee:
    """What lies on the table, and what was told since somebody last decided."""

    cup: str
    seats: int
    dice: bool = True
    every_tie: bool = False
    early_stop: bool = False
    lot: bool = False
    owner: dict[str, int] = field(default_factory=dict)
    hands: list[list[str]] = field(default_factory=list)
    pool: Counter[str] = field(default_factory=Counter)
    discards: Counter[str] = field(default_factory=Counter)
    pile: int = 0
    last: int = 0
    active: list[int] = field(default_factory=list)
    out: set[int] = field(default_factory=set)
    round: str = "groups"
    fixtures: dict[int, tuple[str, str]] = field(default_factory=dict)
    on: list[int] = field(default_factory=list)
    rows: dict[str, list[str]] = field(default_factory=dict)
    goals: dict[int, tuple[int, int]] = field(default_factory=dict)
    decider: dict[int, tuple[int, int]] = field(default_factory=dict)
    order: list[list[list[str]]] = field(default_factory=list)
    won: dict[int, str] = field(default_factory=dict)
    lost: dict[int, str] = field(default_factory=dict)
    victor: int = -1
    champion: str = ""
    plays_on: bool = False
    notes: list[Note] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Lay out the groups and shuffle."""
        self.box = BOX["cups"][self.cup]
        self.year = ("1930", "2002").index(self.cup)
        teams = [team for group in self.box["groups"] for team in group["teams"]]
        self.colour = {team["nation"]: team["colour"] for team in teams}
        self.hands = [[] for _ in range(self.seats)]
        self.active = list(range(self.seats))
        for card in BOX["cards"]:
            if self.cup == "2002" or card["code"] not in PARTS:
                self.pool[card["code"]] = card["copies"]["value"]
        pairs = [(m["left"], m["right"]) for group in self.box["groups"] for m in group["matches"]]
        self.fixtures = dict(enumerate(pairs, start=1))
        self.clear(list(self.fixtures))

    def note(self, name: str, clause: str, seat: int, a: int = 0, *more: int) -> None:
        """Something happened."""
        b, c, d = (*more, 0, 0, 0)[:3]
        self.notes.append((name, clause, seat, a, b, c, d))

    def pair(self, match: int) -> int:
        """Two teams in one number."""
        left, right = self.fixtures[match]
        return 64 * NATIONS.index(left) + NATIONS.index(right)

    # ------------------------------------------------------------------------------ the board
    def clear(self, matches: list[int]) -> None:
        """These matches are on, without tokens."""
        self.on = matches
        self.rows = {f"{match}{side}": [] for match in matches for side in "LR"}

    def team(self, row: str) -> str:
        """Who plays in a row."""
        return self.fixtures[int(row[:-1])]["LR".index(row[-1])]

    def other(self, row: str) -> str:
        """Who plays against."""
        return self.fixtures[int(row[:-1])]["RL".index(row[-1])]

    def free(self, row: str) -> int:
        """Free squares."""
        return SQUARES[self.colour[self.team(row)]] - len(self.rows[row])

    def top(self, row: str) -> str:
        """The token that can be cancelled, if any."""
        return self.rows[row][-1] if self.rows[row] else ""

    def allowed(self, seat: int) -> list[str]:
        """The rows that a seat may touch: in the last phase of 2002 those of its own matches."""
        return [
            row
            for row in self.rows
            if self.round != "final"
            or self.cup == "1930"
            or seat in (self.owner[self.team(row)], self.owner[self.other(row)])
        ]

    def targets(self, seat: int, card: str) -> list[str]:
        """The rows where a card cancels something."""
        wanted = {"D": "A", "F": "123", "O": "123A"}.get(card, "")
        return [row for row in self.allowed(seat) if self.top(row) and self.top(row) in wanted]

    def open(self, seat: int) -> list[str]:
        """The rows with a free square."""
        return [row for row in self.allowed(seat) if self.free(row) > 0]

    def strong(self, row: str) -> bool:
        """May two goals go there?"""
        return LIMIT[self.colour[self.team(row)]] >= 2

    def has_effect(self, seat: int, card: str) -> bool:
        """Could this card do anything?"""
        rows = self.open(seat)
        if card in PARTS and not (self.round == "final" and self.cup == "2002"):
            enough = len({self.team(row) for row in rows}) >= len(PARTS[card])
            return enough and (card != "G21" or any(self.strong(row) for row in rows))
        return bool(self.targets(seat, card)) or (card not in "FO" and bool(rows))

    # --------------------------------------------------------------------------------- a turn
    def draw(self, seat: int, clause: str) -> Play:
        """One card for a hand."""
        weights = {f"draw {card}": n for card, n in self.pool.items() if n}
        card = (yield Ask(CHANCE, weights, secret_of=seat)).split()[1]
        self.pool[card] -= 1
        self.hands[seat].append(card)
        self.note("drew", clause, seat)

    def turn(self, seat: int, draws: bool = True) -> Play:
        """Play or discard a card; then draw."""
        moves = {f"discard {card}": 1 for card in self.hands[seat]}
        moves |= {f"play {card}": 1 for card in self.hands[seat] if self.has_effect(seat, card)}
        verb, card = (yield Ask(seat, moves)).split()
        self.hands[seat].remove(card)
        if verb == "discard":
            self.note("discarded", "WC-V.b.2", seat, CARDS.index(card))
        else:
            self.note("played", "WC-V.a.2", seat, CARDS.index(card))
            yield from self.several(seat, card) if card in PARTS else self.effect(seat, card)
        self.discards[card] += 1
        if draws:
            self.pile -= 1
            self.last = seat
            yield from self.draw(seat, "WC-V.0")

    def effect(self, seat: int, card: str) -> Play:
        """A card with one effect."""
        moves = {f"cancel {row}": 1 for row in self.targets(seat, card)}
        if card not in "FO":
            moves |= {f"place {row}": 1 for row in self.open(seat)}
        verb, row = (yield Ask(seat, moves, card=card)).split()
        if verb == "cancel":
            self.cancel(seat, card, row)
        elif card == "P":
            yield from self.penalty(seat, row)
        else:
            limit = LIMIT[self.colour[self.team(row)]]
            goals = min(int(card[1]), limit) if card[0] == "G" else 0
            low = card in ("G2", "G3") and goals < int(card[1])
            clause = {"A": "g.1", "D": "h.i", "G1": "c", "G2": "b", "G3": "a"}[card]
            clause += f".{1 + low}" if card in ("G2", "G3") else ""
            self.place(seat, row, str(goals) if goals else card, clause)

    def several(self, seat: int, card: str) -> Play:
        """Goals for different teams; in the last phase of 2002 as many of them as one likes."""
        had: list[str] = []
        for number, goals in enumerate(PARTS[card]):
            rows = [row for row in self.open(seat) if self.team(row) not in had]
            moves = {f"place {row}": 1 for row in rows if goals == 1 or self.strong(row)}
            if self.round == "final" and (had or (card == "G21" and number == 0)):
                moves["enough"] = 1
            move = yield Ask(seat, moves, None, card, tuple(had), goals)
            if move == "enough" and had:
                return
            if move != "enough":
                row = move.split()[1]
                had.append(self.team(row))
                self.place(seat, row, str(goals), {"G21": "d.1", "G111": "e", "G11": "f"}[card])

    def row_note(self, name: str, clause: str, seat: int, row: str, what: int) -> None:
        """Something happened in a row."""
        teams = NATIONS.index(self.team(row)), NATIONS.index(self.other(row))
        self.note(name, f"WC-VI.{clause}", seat, what, *teams, int(row[:-1]) - 1)

    def place(self, seat: int, row: str, token: str, clause: str) -> None:
        """A token on the next square."""
        self.rows[row].append(token)
        self.row_note("placed", clause, seat, row, TOKENS.index(token))

    def penalty(self, seat: int, row: str) -> Play:
        """The white die says whether it goes in."""
        face = yield Ask(CHANCE, die(0))
        colour = COLOURS.index(face.split()[1])
        if colour:
            self.rows[row].append("P")
        name, clause = ("penalty_scored", "k.2") if colour else ("penalty_missed", "k.1")
        self.row_note(name, clause, seat, row, colour)

    def cancel(self, seat: int, card: str, row: str) -> None:
        """Flip the outermost token; two or three goals leave one less, on the last square there."""
        token = self.rows[row].pop()
        if token in "23":
            last = self.free(row) == 1
            self.rows[row] += [str(int(token) - 1)] if last else [f"-{token}", str(int(token) - 1)]
            self.row_note("reduced", "j.2" if last else "i.2", seat, row, int(token))
            return
        self.rows[row].append(f"-{token}")
        clause = {"D": "h.ii", "F": "i.1", "O": "j.1"}[card]
        self.row_note("cancelled", clause, seat, row, TOKENS.index(token))

    # -------------------------------------------------------------------------------- a round
    def left_of(self, seat: int) -> int:
        """The next seat that takes part."""
        return next(s for s in ((seat + i) % self.seats for i in range(1, 99)) if s in self.active)

    def shuffle(self) -> None:
        """The discards lie face down again."""
        self.pool += self.discards
        self.discards.clear()

    def take_turns(self, passes: int = 1) -> Play:
        """Until the pile is empty, once or twice; nine or more have one more turn in the groups."""
        in_groups = self.round == "groups" and passes > 0
        seat = self.last
        while True:
            seat = self.left_of(seat)
            yield from self.turn(seat)
            if self.pile == 0 and passes > 1:
                passes -= 1
                self.shuffle()
                self.pile = self.pool.total()
                self.note("reshuffled", "WC-VIII.a.2", -1, self.pile)
            elif self.pile == 0:
                break
        if in_groups and self.seats >= 9:
            self.note("last_turns", "WC-VIII.b.2", -1)
            for _ in range(self.seats):
                seat = self.left_of(seat)
                yield from self.turn(seat, draws=False)

    def begin(self, cards: int, clause: str) -> Play:
        """So many cards are the pile, unless the hands of those who play need them."""
        self.shuffle()
        missing = sum(3 - len(self.hands[seat]) for seat in self.active)
        self.pile = min(cards, self.pool.total() - missing)
        yield from self.fill(clause)

    def fill(self, clause: str) -> Play:
        """Everybody who plays holds three cards."""
        for seat in sorted(self.active):
            while len(self.hands[seat]) < 3:
                yield from self.draw(seat, clause)

    def roll(self, group: int) -> Generator[Ask, str, Counter[str]]:
        """The four dice, or none."""
        pips: Counter[str] = Counter()
        if not self.dice:
            yield Ask(CHANCE, {"whistle": 1})
            return pips
        clause = "WC-VIII.d.1" if group >= 0 else "WC-EX.15.a-d"
        for number in range(4):
            colour = (yield Ask(CHANCE, die(number))).split()[1]
            pips[colour] += 1
            self.note("rolled", clause, -1, COLOURS.index(colour), number, group, self.year)
        return pips

    def score(self, matches: Iterable[int], pips: Counter[str], replay: bool) -> None:
        """Write down results: half goals in pairs."""
        for match in matches:
            halves = [
                sum(HALVES.get(token, 0) for token in self.rows[f"{match}{side}"])
                + pips[self.colour[team]]
                for side, team in zip("LR", self.fixtures[match], strict=True)
            ]
            ours, theirs = (half // 2 for half in halves)
            (self.decider if replay else self.goals)[match] = ours, theirs
            name, clause = ("replayed", "WC-IX.e") if replay else ("full_time", "WC-VIII.e.1")
            self.note(name, clause, -1, match - 1, ours, theirs, self.pair(match))

    # ------------------------------------------------------------------------------- the deal
    def deal(self) -> Play:
        """Teams, leftovers and cards."""
        first = 0
        if self.lot:
            first = int((yield Ask(CHANCE, {f"seat {s}": 1 for s in self.active})).split()[1])
            self.note("begins", "WC-V.a.1", first)
        self.last = (first - 1) % self.seats
        bag = set(self.colour)
        share = len(bag) // self.seats
        for number in range(share * self.seats):
            yield from self.give(number % self.seats, bag, "team_dealt", "WC-IV.c.2")
        while bag:
            line = self.in_line(share)
            seat = line[0]
            if len(line) > 1:
                seat = int((yield Ask(CHANCE, {f"seat {s}": 1 for s in line})).split()[1])
            why = {2: "3", 1: "4", 0: "6"}[self.claim(seat)]
            yield from self.give(seat, bag, "leftover", f"WC-IV.c.{why}")
        yield from self.fill("WC-IV.g.1")

    def give(self, seat: int, bag: set[str], name: str, clause: str) -> Play:
        """A team out of the bag."""
        team = (yield Ask(CHANCE, {f"team {team}": 1 for team in bag})).split()[1]
        bag.remove(team)
        self.owner[team] = seat
        self.note(name, clause, seat, NATIONS.index(team))

    def colours(self, seat: int) -> list[int]:
        """How many teams of each colour a seat has."""
        held = [self.colour[team] for team, owner in self.owner.items() if owner == seat]
        return [held.count(colour) for colour in COLOURS]

    def claim(self, seat: int) -> int:
        """Grey owners come first, then yellow ones."""
        *_, yellow, grey = self.colours(seat)
        return 2 if grey else 1 if yellow else 0

    def in_line(self, share: int) -> list[int]:
        """Who is next for a leftover: the weakest of those with the best claim."""
        rest = [seat for seat in range(self.seats) if sum(self.colours(seat)) == share]
        rest = [seat for seat in rest if self.claim(seat) == max(map(self.claim, rest))]
        return [seat for seat in rest if self.colours(seat) == min(map(self.colours, rest))]


def die(number: int) -> dict[str, int]:
    """The faces of a die, with how often each is there."""
    faces = Counter(DICE[number])
    return {f"die {COLOURS[LETTERS.index(letter)]}": n for letter, n in faces.items()}


def split(level: list[str], value: Callable[[str], int]) -> list[list[str]]:
    """Level teams in classes, the best first, each in its old order."""
    ranked = sorted(level, key=value, reverse=True)
    return [list(part) for _, part in groupby(ranked, key=value)]


def as_options(referee: Referee) -> dict[str, Any]:
    """The same cup as the options of the game."""
    return {
        "cup": referee.cup,
        "seats": str(referee.seats),
        "dice": "on" if referee.dice else "off",
        "every_tie": "every-tie" if referee.every_tie else "first-place",
        "early_stop": "when-decided" if referee.early_stop else "all-kicks",
        "lot": "lot" if referee.lot else "first-seat",
    }
