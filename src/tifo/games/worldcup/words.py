"""What is said of moves, events and positions: keys of the catalogue with their arguments."""

from collections.abc import Mapping

from tifo.core.contract import Say
from tifo.core.events import Event
from tifo.core.messages import Argument, Message, Who, spell
from tifo.games.worldcup.apply.cards import token_for
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import (
    CODE,
    FLIPPED,
    GROUP_NAME,
    NATION,
    TOKEN_CODE,
    Colour,
    Cup,
    Kind,
    Round,
    Token,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.moves import (
    CANCEL,
    DIE,
    DISCARD,
    DRAW,
    ENOUGH,
    LIFT,
    PLACE,
    PLAY,
    PLAY_ON,
    SEAT,
    TEAM,
    WHISTLE,
)
from tifo.games.worldcup.notation import format_row
from tifo.games.worldcup.sheet import group_of, round_name, tie_name
from tifo.games.worldcup.state import Phase, State
from tifo.games.worldcup.tables import Criterion
from tifo.games.worldcup.terminal import draw_table
from tifo.games.worldcup.view import View


# ------------------------------------------------------------------------------------- names
def card_name(kind: int, attribute: str = ".the") -> Message:
    """A kind of card, with its article unless another attribute is asked for."""
    return Message(f"card-{spell(Kind(kind).name)}{attribute}")


def card_names(kind: int) -> dict[str, Argument]:
    """A kind of card within a sentence and at its beginning."""
    return {"card": card_name(kind), "opening": card_name(kind, ".start")}


def team_name(team: int, attribute: str = ".the") -> Message:
    """A team, with its article where the language has one."""
    return Message(f"team-{NATION[team]}{attribute}")


def side_names(team: int) -> dict[str, Argument]:
    """A team within a sentence and at its beginning."""
    return {"team": team_name(team), "subject": team_name(team, ".start")}


def token_name(token: int) -> Message:
    """A token, with its article."""
    return Message(f"token-{spell(Token(token % FLIPPED).name)}.the")


def colour_name(colour: int) -> Message:
    """A colour."""
    return Message(f"colour-{spell(Colour(colour).name)}")


def group_name(cup: int, group: int) -> Message:
    """A group by its letter or number."""
    return Message("group", {"name": GROUP_NAME[cup][group]})


def match_name(seen: State, match: int) -> Message:
    """A match: its group or round, and who plays."""
    args: dict[str, Argument] = {
        "left": team_name(seen.team[2 * match], ""),
        "right": team_name(seen.team[2 * match + 1], ""),
    }
    round_ = round_name(seen, match)
    if round_ != "groups":
        return Message(f"match-{spell(round_)}", {**args, "name": tie_name(seen, match)})
    return Message("match-groups", {**args, "group": group_of(seen, match) or ""})


# ------------------------------------------------------------------------------------- moves
def describe_move(seen: View, move: int) -> Message:
    """Say what a legal move would do."""
    if move < DISCARD:
        return Message("move-play", {"card": card_name(move - PLAY)})
    if move < PLACE:
        return Message("move-discard", {"card": card_name(move - DISCARD)})
    if move < ENOUGH:
        return describe_target(seen, move)
    if move == ENOUGH:
        return Message("move-enough" if seen.placed > 0 else "move-only-one")
    if move < DRAW:
        return Message("move-lift" if move == LIFT else "move-play-on")
    if move < DIE:
        return Message("move-draw", {"card": card_name(move - DRAW)})
    if move < WHISTLE:
        return Message("move-die", {"colour": colour_name(move - DIE)})
    if move == WHISTLE:
        return Message("move-whistle")
    if move < SEAT:
        return Message("move-team", {"team": team_name(move - TEAM)})
    return Message("move-seat", {"seat": Who(move - SEAT)})


def describe_target(seen: View, move: int) -> Message:
    """A token placed or cancelled: `.group` names the match, `.short` the team."""
    placing = move < CANCEL
    row = move - PLACE if placing else move - CANCEL
    args: dict[str, Argument] = {
        "team": team_name(seen.team[row]),
        "name": team_name(seen.team[row], ""),
        "other": team_name(seen.team[row ^ 1]),
        "match": match_name(seen, row // 2),
    }
    if placing and seen.card == Kind.PENALTY:
        return Message("move-penalty", {**args, "code": TOKEN_CODE[Token.PENALTY]})
    token = token_for(seen, row) if placing else seen.top[row]
    args["token"], args["code"] = token_name(token), TOKEN_CODE[token]
    return Message("move-place" if placing else "move-cancel", args)


def steps(seen: View, move: int) -> tuple[str, ...]:
    """Name the parts that a person chooses one after the other: card and use; group, match, row."""
    if move < DISCARD:
        return (f"card {CODE[move - PLAY]}", "play")
    if move < PLACE:
        return (f"card {CODE[move - DISCARD]}", "discard")
    if move < ENOUGH:
        row = move - PLACE if move < CANCEL else move - CANCEL
        verb = "place" if move < CANCEL else "cancel"
        group = group_of(seen, row // 2)
        where = (f"match {row // 2 + 1}", f"row {format_row(row)}", verb)
        return where if group is None else (f"group {group}", *where)
    return ({ENOUGH: "enough", LIFT: "lift", PLAY_ON: "play-on"}.get(move, "chance"),)


# -------------------------------------------------------------------------------- refusals
_CARD_REFUSALS = {
    Clause.WC_V_b_1: "not-in-hand",
    Clause.WC_VI_h_ii: "no-defence",
    Clause.WC_VI_i_1: "no-goal",
    Clause.WC_VI_j_1: "no-offside",
    Clause.WC_VI_d_3: "too-few-teams",
    Clause.WC_VI_e: "too-few-teams",
    Clause.WC_VI_f: "too-few-teams",
    Clause.WC_VI_l: "board-full",
    Clause.WC_XI_p_2: "own-matches-card",
}
_ROW_REFUSALS = {
    Clause.WC_EX_15_a__d: "not-on",
    Clause.WC_XI_p_2: "own-matches",
    Clause.WC_VI_l: "row-full",
    Clause.WC_VI_d_1: "same-team",
    Clause.WC_VI_e: "same-team",
    Clause.WC_VI_f: "same-team",
    Clause.WC_VI_d_2: "two-goals-weak",
    Clause.WC_VI_0_2: "places-only",
    Clause.WC_VII_1: "nothing-there",
    Clause.WC_VII_3: "flipped",
    Clause.WC_VI_h_i: "defence-stands",
    Clause.WC_VI_h_ii: "defence-and-goal",
    Clause.WC_VI_k_3: "penalty-stands",
}


def describe_refusal(seen: View, move: int, clause: int) -> Message:
    """Say why here and now a move is refused."""
    if clause == Clause.WC_I_1:
        return Message("refusal-over")
    if seen.phase == Phase.CARD:
        kind = move - PLAY if move < DISCARD else move - DISCARD
        return Message(f"refusal-{_CARD_REFUSALS[Clause(clause)]}", card_names(kind))
    args = card_names(seen.card)
    if clause == Clause.WC_V_b_3:
        return Message("refusal-all-or-nothing", args)
    if clause == Clause.WC_V_b_1:
        return Message("refusal-card-lies", args)
    row = move - PLACE if move < CANCEL else move - CANCEL
    if seen.team[row] < 0:
        return Message("refusal-not-yet")
    if clause == Clause.WC_VI_i_1:
        return Message("refusal-no-token" if move < CANCEL else "refusal-foul-and-attack", args)
    args |= side_names(seen.team[row])
    return Message(f"refusal-{_ROW_REFUSALS[Clause(clause)]}", args)


# ------------------------------------------------------------------------------- positions
def describe_position(seen: View) -> Message:
    """Say what is due: the question that the seat to act answers."""
    key = f"position-{spell(Phase(seen.phase).name)}"
    who: dict[str, Argument] = {"seat": Who(seen.turn)}
    match seen.phase:
        case Phase.OVER:
            if seen.champion < 0:
                return Message(f"{key}-unplayed{_early(seen)}", {"seat": Who(seen.victor)})
            return Message(key, {"seat": Who(seen.victor), **side_names(seen.champion)})
        case Phase.PENALTY:
            return Message(key, {"team": team_name(seen.team[seen.target])})
        case Phase.KICK:
            return Message(key, side_names(seen.team[2 * seen.match + seen.kicks % 2]))
        case Phase.CARD:
            last = seen.extra_turns > 0
            args: dict[str, Argument] = {**who, "cards": seen.draws_left}
            return Message("position-last-turn" if last else key, who if last else args)
        case Phase.TARGET:
            return Message(f"{key}-{_target(seen)}", {**who, "card": card_name(seen.card)})
        case Phase.OFFER:
            return Message(f"{key}{_early(seen)}", who)
        case Phase.DEAL_TEAM | Phase.LEFTOVER | Phase.DRAW:
            return Message(key, who)
    return Message(key)


def _target(seen: View) -> str:
    match seen.card:
        case Kind.FOUL | Kind.OFFSIDE:
            return "cancel"
        case Kind.DEFENCE:
            return "defence"
        case Kind.PENALTY:
            return "penalty"
    if seen.placed == 0:
        return "place"
    return "another" if seen.taken[0] >= 0 else "only-one"


def _early(seen: View) -> str:
    """Before the final one coach owns all that is left; at the final, both finalists."""
    return "" if seen.round == Round.FINAL else "-early"


# ---------------------------------------------------------------------------------- events
def describe_event(event: Event, seat: int) -> Message | None:
    """Tell an event to a seat, which may be in its audience or not."""
    happening = Happening(event.happening)
    told, key = happening.told(event, seat), f"event-{spell(happening.name)}"
    who: dict[str, Argument] = {"seat": Who(event.seat)}
    match happening:
        case Happening.DREW:
            return Message(key, {**who, "card": card_name(told["card"])}) if told else None
        case Happening.PLAYED | Happening.DISCARDED:
            return Message(key, {**who, "card": card_name(told["card"])})
        case Happening.BEGINS | Happening.ELIMINATED | Happening.OFFERED | Happening.PLAYS_ON:
            return Message(key, who)
        case Happening.CUP_WON if told["team"] < 0:
            return Message(f"{key}-unplayed", who)
        case (
            Happening.TEAM_DEALT
            | Happening.LEFTOVER
            | Happening.LOT_DRAWN
            | Happening.THIRD
            | Happening.THROUGH
            | Happening.CUP_WON
        ):
            return Message(key, {**who, **side_names(told["team"])})
        case Happening.RESHUFFLED:
            return Message(key, {**told})
        case Happening.LAST_TURNS:
            return Message(key)
    if Happening.PLACED <= happening <= Happening.PENALTY_MISSED:
        return _describe_row(event, key, told)
    return _describe_result(happening, key, told)


def _describe_row(event: Event, key: str, told: Mapping[str, int]) -> Message:
    args: dict[str, Argument] = {
        "seat": Who(event.seat),
        **side_names(told["team"]),
        "other": team_name(told["other"]),
    }
    if event.happening in (Happening.PENALTY_SCORED, Happening.PENALTY_MISSED):
        return Message(key, {**args, "colour": colour_name(told["colour"])})
    if event.happening == Happening.CANCELLED:
        card = "attack" if told["token"] == Token.ATTACK else "goal"
        clause = {Clause.WC_VI_h_ii: "defence", Clause.WC_VI_i_1: "foul"}
        why = clause.get(Clause(event.clause), "offside")
        return Message(f"{key}-{card}-{why}", args)
    return Message(f"{key}-{spell(Token(told['token']).name)}", args)


def _describe_result(happening: Happening, key: str, told: Mapping[str, int]) -> Message:
    args: dict[str, Argument]
    match happening:
        case Happening.ROLLED:
            args = {"die": told["die"] + 1, "colour": colour_name(told["colour"])}
            if told["group"] < 0:
                return Message(key, args)
            return Message(f"{key}-group", {**args, "group": _group(told)})
        case Happening.TIE_BROKEN:
            criterion = spell(Criterion(told["criterion"]).name)
            return Message(f"{key}-{criterion}", {"group": _group(told)})
        case Happening.QUALIFIED:
            args = {**side_names(told["team"]), "group": _group(told)}
            return Message(f"{key}-{'second' if told['place'] else 'first'}", args)
        case Happening.ROUND_OPENED:
            name = spell(Round(told["round"]).name)
            last = told["round"] == Round.FINAL and told["cup"] == Cup.KOREA_JAPAN_2002
            return Message(f"{key}-{'last-phase' if last else name}", {"cards": told["cards"]})
        case Happening.KICK_SCORED | Happening.KICK_MISSED:
            args = {**side_names(told["team"]), "colour": colour_name(told["colour"])}
            return Message(key, {**args, "first": told["first"], "second": told["second"]})
        case Happening.SHOOT_OUT_WON:
            args = {**side_names(told["team"]), "other": team_name(told["other"])}
            fewer, more = sorted((told["first"], told["second"]))
            return Message(key, {**args, "first": more, "second": fewer})
    args = {"left": team_name(told["left"], ""), "right": team_name(told["right"], "")}
    if happening in (Happening.FULL_TIME, Happening.REPLAYED):
        args |= {"first": told["first"], "second": told["second"]}
    return Message(key, args)


def _group(told: Mapping[str, int]) -> Argument:
    return group_name(told["cup"], told["group"])


def draw(seen: View, say: Say) -> str:
    """Draw the board, the table and the hand for a terminal."""
    return draw_table(seen, say)
