"""A match with its coaches: bots answer by themselves, people are waited for."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tifo import bots
from tifo.bots import Bot
from tifo.core.contract import Move, Seat
from tifo.core.rng import WORDS, below, seed_rng
from tifo.play.match import BOT, Match


@dataclass
class Table:
    """A match and the bots that sit at it."""

    match: Match
    seed: int
    """For what bots leave to chance; the cards are the dealer's."""
    faults: list[str] = field(default_factory=list)
    """What bots did wrong; a move at random was played for them."""
    _bots: dict[str, Bot] = field(default_factory=dict)

    def bot(self, seat: Seat) -> Bot:
        """The bot in a seat."""
        name = self.match.coaches[seat].removeprefix(BOT)
        if name not in self._bots:
            self._bots[name] = bots.find(name, self.match.game)
        return self._bots[name]

    def choose(self, seat: Seat) -> Move:
        """What the bot in a seat plays now. It gets copies: nothing it does to them matters."""
        legal = self.match.legal()
        rng = [0] * WORDS
        seed_rng(rng, self.seed, len(self.match.plies))
        return ask(self.bot(seat), self.match.view(seat), legal, rng, self.faults)

    def run(self) -> None:
        """Let bots move until a person is to act or the match is over."""
        while not self.match.is_over and not self.match.is_human(self.match.to_act):
            seat = self.match.to_act
            self.match.play(seat, self.choose(seat))


def ask(bot: Bot, seen: object, legal: Sequence[Move], rng: list[int], faults: list[str]) -> Move:
    """The bot's move; one at random if it fails or answers nonsense."""
    spare = list(rng)
    try:
        move = bot.choose(seen, tuple(legal), rng)
    except Exception as error:  # noqa: BLE001 - a bot may be anybody's code, and must not stop a match
        faults.append(f"{type(bot).__name__}: {type(error).__name__}: {error}")
    else:
        if move in legal:
            return int(move)
        faults.append(f"{type(bot).__name__}: illegal move {move}")
    return legal[below(spare, len(legal))]
