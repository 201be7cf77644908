"""A match as text: the score, the attack card by card, the two sides, and the own hand."""

from collections.abc import Sequence

from tifo.core.contract import NOBODY, Say
from tifo.core.messages import Argument, Message, Who
from tifo.games.worldwide.apply.defence import needed
from tifo.games.worldwide.cards import side_of
from tifo.games.worldwide.components import (
    ABILITIES,
    ACTION_CODE,
    DEFENCE_BONUS,
    DEFENCES,
    FIRST_DEFENCE,
    FOUL,
    IS_SHOT,
    KINDS,
    MOST_PA,
    NEEDS,
    NOT_LISTED,
    PA,
    ROLL_NEEDED,
    SIDES,
    SQUAD,
)
from tifo.games.worldwide.legal.building import count_defences, deck_target
from tifo.games.worldwide.legal.windows import to_act
from tifo.games.worldwide.names import ability_name, card_name, player_name, player_text, side_name
from tifo.games.worldwide.state import FIRST_EXTRA_PERIOD, SHOOT_OUT, Phase
from tifo.games.worldwide.view import View

ATTACK_COLOUR, DEFENCE_COLOUR, PLAYER_COLOUR = "green", "blue", "magenta"


def draw_match(seen: View, say: Say) -> str:
    """Everything the viewer may see, at most 100 columns wide."""
    lines = [_score(seen, say), *_attack(seen, say), ""]
    for side in range(SIDES):
        lines += _side(seen, side, say)
    if seen.phase == Phase.BUILD:
        lines += ["", *_deck(seen, say)]
    elif seen.seat != NOBODY:
        lines += ["", *_hand(seen, say)]
    return "\n".join(line.rstrip() for line in lines)


def _score(seen: View, say: Say) -> str:
    args: dict[str, Argument] = {
        "home": side_name(seen, 0),
        "first": seen.goals[0],
        "second": seen.goals[1],
        "away": side_name(seen, 1),
    }
    period = say(Message("board-period", {"period": seen.half}))
    text = f"[bold]{say(Message('board-score', args))}[/]  [dim]{period}[/]"
    if seen.half == SHOOT_OUT:
        kicks: dict[str, Argument] = {"first": seen.scored[0], "second": seen.scored[1]}
        text += "  " + say(Message("board-kicks", kicks))
    return text


def _attack(seen: View, say: Say) -> list[str]:
    """PA so far, the chain of cards, and the card that is being played."""
    if seen.phase == Phase.OVER or seen.half == SHOOT_OUT:
        return []
    bar = "[green]" + "▮" * seen.pa + "[/]" + "▯" * (MOST_PA - seen.pa)
    head = say(Message("board-attack", {"side": side_name(seen, seen.side), "pa": seen.pa}))
    chain = " › ".join(_short(kind, say) for kind in seen.chain[: seen.chain_count])
    lines = [f"{bar} {head}", f"  {chain}" if chain else ""]
    if seen.card >= 0 and seen.phase != Phase.ATTACK:
        lines.append("  " + _duel(seen, say))
    if seen.block > 0:
        lines.append("  " + say(Message("board-block", {"count": seen.block})))
    return lines


def _short(kind: int, say: Say) -> str:
    return f"{say(card_name(kind, ''))} +{PA[kind]}"


def _duel(seen: View, say: Say) -> str:
    card = say(card_name(seen.card, ""))
    if seen.defence < 0:
        return say(Message("board-card", {"card": card}))
    args: dict[str, Argument] = {
        "card": card,
        "defence": card_name(seen.defence, ""),
        "needed": needed(seen, seen.defence),
    }
    return say(Message("board-duel", args))


def _side(seen: View, side: int, say: Say) -> list[str]:
    """Stars, abilities, piles and coaches of a side."""
    stars = "★" * seen.stars[side] + "☆" * (seen.most_stars[side] - seen.stars[side])
    names = [say(ability_name(a)) for a in range(ABILITIES) if seen.abilities[side] >> a & 1]
    args: dict[str, Argument] = {
        "pile": seen.pile_count[side],
        "players": seen.bench_count[side],
        "tokens": seen.tokens[side],
    }
    ball = "[yellow]●[/] " if side == seen.side else "  "
    head = f"{ball}[bold]{say(side_name(seen, side))}[/] [yellow]{stars}[/]  "
    lines = [head + say(Message("board-piles", args)), *_wrapped(names)]
    lines += [_coach(seen, seat, say) for seat in range(side, seen.seats, SIDES)]
    open_cards = _counts(seen.discard[KINDS * side : KINDS * (side + 1)])
    if open_cards:
        lines.append("    " + say(Message("board-discards", {"cards": open_cards})))
    return lines


def _wrapped(names: list[str]) -> list[str]:
    """Names in lines of at most three."""
    return [f"    [dim]{' · '.join(names[i : i + 3])}[/]" for i in range(0, len(names), 3)]


def _coach(seen: View, seat: int, say: Say) -> str:
    marker = "[yellow]▸[/]" if to_act(seen) == seat else " "
    args: dict[str, Argument] = {
        "seat": Who(seat),
        "cards": seen.hand_count[seat],
        "players": seen.squad_count[seat],
    }
    text = say(Message("board-seat", args))
    if seen.seats == 4 and seat == seen.captain[side_of(seat)]:
        text += f" ({say(Message('board-captain'))})"
    text += " " + "[yellow]■[/]" * seen.yellows[seat] + "[red]■[/]" * seen.reds[seat]
    known = _counts(seen.shown[KINDS * seat : KINDS * (seat + 1)])
    if known and seat != seen.seat:
        text += " " + say(Message("board-shown", {"cards": known}))
    return f"  {marker} {text}"


def _counts(counts: Sequence[int]) -> str:
    return " ".join(
        code if count == 1 else f"{count}{code}"
        for code, count in zip(ACTION_CODE, counts, strict=True)
        if count
    )


def _hand(seen: View, say: Say) -> list[str]:
    """The own cards: what each gives, when, and who may answer it."""
    seat = seen.seat
    lines = [f"[bold]{say(Message('board-hand'))}[/]"]
    for kind in range(KINDS):
        count = seen.hand[KINDS * seat + kind]
        if count:
            lines.append(_card(seen, kind, count, say))
    for i in range(SQUAD):
        if seen.squad[seat] >> i & 1:
            card = SQUAD * seen.team[side_of(seat)] + i
            text = f"{say(player_name(card))}: {say(player_text(card))}"
            lines.append(f"  [{PLAYER_COLOUR}]{text[:96]}[/]")
    return lines


def _card(seen: View, kind: int, count: int, say: Say) -> str:
    copies = f"{count}×" if count > 1 else "  "
    name = say(card_name(kind, ""))
    if kind >= FIRST_DEFENCE:
        args: dict[str, Argument] = {"needed": ROLL_NEEDED[kind]}
        note = say(Message("board-defence-clean", args))
        if seen.fouls and FOUL[kind]:
            note = say(Message("board-defence-card", {**args, "foul": FOUL[kind]}))
        return f"  {copies} [{DEFENCE_COLOUR}]{name:20}[/] {note}"
    points = "" if IS_SHOT[kind] else f"+{PA[kind]} PA"
    rest = f"{points:6} {_needs(kind):8} {_answers(kind, say)}"
    return f"  {copies} [{ATTACK_COLOUR}]{name:20}[/] {rest}"


def _needs(kind: int) -> str:
    values = [str(pa) for pa in range(MOST_PA + 1) if NEEDS[kind] >> pa & 1]
    return "" if len(values) > MOST_PA else f"@{'/'.join(values)}"


def _answers(kind: int, say: Say) -> str:
    """The defence cards that may answer, each with its bonus."""
    found = []
    for i in range(DEFENCES):
        bonus = DEFENCE_BONUS[DEFENCES * kind + i]
        if bonus != NOT_LISTED:
            found.append(f"{ACTION_CODE[FIRST_DEFENCE + i]}{f' +{bonus}' if bonus else ''}")
    return "[dim]" + say(Message("board-answers", {"cards": ", ".join(found)})) + "[/]"


def _deck(seen: View, say: Say) -> list[str]:
    """The deck that is being built, with its running counts."""
    side = seen.builder
    if seen.seat == NOBODY or side_of(seen.seat) != side:
        return []
    args: dict[str, Argument] = {
        "cards": seen.deck_size[side],
        "target": deck_target(seen),
        "defences": count_defences(seen, side),
    }
    key = "board-deck" if seen.half < FIRST_EXTRA_PERIOD else "board-ten"
    rows = [
        f"  {seen.deck[KINDS * side + kind]:2} {say(card_name(kind, ''))}" for kind in range(KINDS)
    ]
    return [f"[bold]{say(Message(key, args))}[/]", *rows]
