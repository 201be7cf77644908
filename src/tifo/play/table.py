"""A match with its coaches: bots answer by themselves, people are waited for."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from tifo import bots
from tifo.bots import Bot
from tifo.core.contract import Move, Seat
from tifo.core.rng import below, generator
from tifo.play.match import BOT, Match


@dataclass
class Table:
    """A match and the bots that sit at it."""

    match: Match
    seed: int
    """For what bots leave to chance; the cards are the dealer's."""
    patience: float | None = None
    """Seconds that a bot may think; None: as long as it likes."""
    faults: list[str] = field(default_factory=list)
    """What bots did wrong; a move at random was played for them."""
    _bots: dict[str, Bot] = field(default_factory=dict)

    def bot(self, seat: Seat) -> Bot:
        """The bot in a seat."""
        name = self.match.coaches[seat].removeprefix(BOT)
        if name not in self._bots:
            self._bots[name] = bots.find(name, self.match.game)
        return self._bots[name]

    def seat_bot(self, name: str, bot: Bot) -> None:
        """Let a bot of one's own sit wherever `bot:` and this name is seated."""
        self._bots[name] = bot

    def choose(self, seat: Seat) -> Move:
        """What the bot in a seat plays now. It gets copies: nothing it does to them matters."""
        bot, seen, legal = self.bot(seat), self.match.view(seat), self.match.legal()
        ply = len(self.match.plies)
        answer, fault = ask(bot, seen, tuple(legal), generator(self.seed, ply), self.patience)
        if answer in legal:
            return answer
        self.faults.append(f"{type(bot).__name__} at ply {ply}: {fault or f'move {answer}'}")
        return legal[below(generator(self.seed, ply), len(legal))]

    def run(self) -> None:
        """Let bots move until a person is to act or the match is over."""
        while not self.match.is_over and not self.match.is_human(self.match.to_act):
            seat = self.match.to_act
            self.match.play(seat, self.choose(seat))


NO_ANSWER = -1


def ask(
    bot: Bot, seen: object, legal: Sequence[Move], rng: list[int], patience: float | None
) -> tuple[Move, str]:
    """The bot's answer and what went wrong. It may be anybody's code and must not stop a match."""
    if patience is None:
        return _ask_now(bot, seen, legal, rng)
    pool = ThreadPoolExecutor(1)
    try:
        return pool.submit(_ask_now, bot, seen, legal, rng).result(patience)
    except TimeoutError:
        return NO_ANSWER, f"no answer after {patience} s"
    finally:
        pool.shutdown(wait=False)


def _ask_now(bot: Bot, seen: object, legal: Sequence[Move], rng: list[int]) -> tuple[Move, str]:
    try:
        return int(bot.choose(seen, legal, rng)), ""
    except Exception as error:  # noqa: BLE001 - whatever a stranger's bot raises
        return NO_ANSWER, f"{type(error).__name__}: {error}"
