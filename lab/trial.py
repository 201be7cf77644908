"""A bot that is tried against another: what came of it for the first of the two."""

from tifo.sim import Contest, Row, rows_of


def tried(contest: Contest, matches: int) -> Row:
    """Play at least so many matches in whole deals; what the contest's first bot made of them."""
    deals = contest.play(0, -(-matches // len(contest.lineups)))
    return next(row for row in rows_of(contest.bots, deals) if row.bot == contest.bots[0])


def cells(row: Row) -> str:
    """Matches, wins, draws and the score with its interval, as the tables of docs/bots.md."""
    low, high = row.score_interval
    score = f"{row.score:.1%} ({low:.1%} … {high:.1%})"
    return f"{row.matches} | {row.wins:.1%} | {row.draws:.1%} | {score}"
