"""The second reading goes on: groups and their ties, replays, knock-out rounds, shoot-outs."""

from collections.abc import Sequence

from tests.games.worldcup.referee import COLOURS, NATIONS, ROUNDS, Ask, Play, Referee, die, split
from tifo.core.contract import CHANCE

THROUGH = {"round_of_16": "WC-XI.l.1", "quarter_finals": "WC-XI.n"}
MOST_REPLAYS = 20
Matches = Sequence[int]
Results = dict[int, tuple[int, int]]


def course(cup: Referee) -> Play:
    """A whole cup."""
    yield from cup.deal()
    cup.pile = cup.pool.total()
    yield from cup.take_turns(2 if cup.cup == "2002" else 1)
    yield from groups(cup)
    for part in cup.box["bracket"]:
        cup.round = part["round"]
        fill(cup, part["matches"])
        yield from knock_out(cup)
        if cup.victor >= 0:
            return


# --------------------------------------------------------------------------------------- groups
def groups(cup: Referee) -> Play:
    """Each group has its dice, its results and its order."""
    first = 1
    for number, group in enumerate(cup.box["groups"]):
        matches = range(first, first + len(group["matches"]))
        first += len(group["matches"])
        cup.score(matches, (yield from cup.roll(number)), replay=False)
        level = [team["nation"] for team in group["teams"]]
        cup.order.append(by_points(cup, level, matches, cup.goals))
        if cup.cup == "2002":
            yield from break_ties(cup, number, matches)
            qualify(cup, number)
    if cup.cup == "1930":
        yield from replays(cup)
        for number in range(len(cup.order)):
            qualify(cup, number)


def by_points(
    cup: Referee, level: list[str], matches: Matches, results: Results
) -> list[list[str]]:
    """Level teams in classes by their points in some matches."""
    return split(level, lambda team: points(cup, team, matches, results))


def points(cup: Referee, team: str, matches: Matches, results: Results) -> int:
    """Two or three for a win, one for a draw."""
    total = 0
    for match in matches:
        if team in cup.fixtures[match] and match in results:
            mine, theirs = results[match]
            if team == cup.fixtures[match][1]:
                mine, theirs = theirs, mine
            total += (3 if cup.cup == "2002" else 2) if mine > theirs else mine == theirs
    return total


def among(cup: Referee, matches: Matches, level: list[str]) -> list[int]:
    """The matches between level teams."""
    return [match for match in matches if set(cup.fixtures[match]) <= set(level)]


def goal_sum(cup: Referee, team: str, matches: range, against: int) -> int:
    """Goals of a team in its group, less those against it."""
    total = 0
    for match in matches:
        for side in (0, 1):
            if cup.fixtures[match][side] == team:
                total += cup.goals[match][side] - against * cup.goals[match][1 - side]
    return total


def break_ties(cup: Referee, number: int, matches: range) -> Play:
    """Head to head, goal difference, goals; a lot only for the first two places."""
    order, place = cup.order[number], 0
    while place < len(order):
        level = order[place]
        at = sum(len(part) for part in order[:place])
        found = divided(cup, level, matches) if len(level) > 1 else None
        if found:
            criterion, parts = found
            order[place : place + 1] = parts
            clause = ("i", "ii", "iii")[criterion - 1]
            cup.note("tie_broken", f"WC-X.{clause}", -1, number, at, criterion, cup.year)
        elif len(level) > 1 and at < 2:
            yield from lot(cup, order, place)
        else:
            place += 1


def divided(cup: Referee, level: list[str], matches: range) -> tuple[int, list[list[str]]] | None:
    """The first criterion that tells level teams apart, and how."""
    between = among(cup, matches, level)
    for criterion, value in enumerate(
        (
            lambda team: points(cup, team, between, cup.goals),
            lambda team: goal_sum(cup, team, matches, 1),
            lambda team: goal_sum(cup, team, matches, 0),
        ),
        start=1,
    ):
        parts = split(level, value)
        if len(parts) > 1:
            return criterion, parts
    return None


def lot(cup: Referee, order: list[list[str]], place: int) -> Play:
    """The lot puts one of those who are level first."""
    level = order[place]
    team = (yield Ask(CHANCE, {f"team {team}": 1 for team in level})).split()[1]
    cup.note("lot_drawn", "WC-X.iv", cup.owner[team], NATIONS.index(team))
    order[place : place + 1] = [[team], [other for other in level if other != team]]


def qualify(cup: Referee, number: int) -> None:
    """Say who goes on."""
    clause = "WC-VIII.e.4" if cup.cup == "2002" else "WC-VIII.e.3"
    for place in range(2 if cup.cup == "2002" else 1):
        (team,) = cup.order[number][place]
        args = NATIONS.index(team), number, place, cup.year
        cup.note("qualified", clause, cup.owner[team], *args)


# -------------------------------------------------------------------------------------- replays
def due(cup: Referee) -> list[tuple[int, int]]:
    """Group and index of each class of level teams that must be parted."""
    return [
        (number, i)
        for number, order in enumerate(cup.order)
        for i, level in enumerate(order)
        if len(level) > 1 and (i == 0 or cup.every_tie)
    ]


def replays(cup: Referee) -> Play:
    """Level teams of 1930 play again until nobody is level where it counts."""
    rounds = 0
    while due(cup):
        if rounds == MOST_REPLAYS:
            number, i = due(cup)[0]
            yield from lot(cup, cup.order[number], i)
            continue
        rounds += 1
        level = [cup.order[number][i] for number, i in due(cup)]
        again = sorted(match for teams in level for match in among(cup, range(1, 16), teams))
        yield from play_again(cup, again, 6 * len(again), "WC-IX.1")
        for number, i in reversed(due(cup)):
            teams = cup.order[number][i]
            matches = among(cup, again, teams)
            cup.order[number][i : i + 1] = by_points(cup, teams, matches, cup.decider)


def play_again(cup: Referee, matches: list[int], cards: int, clause: str) -> Play:
    """Some matches once more: their owners only, a pile of their own, the dice once."""
    for match in matches:
        cup.note("replay_ordered", clause, -1, match - 1, cup.pair(match))
    cup.clear(matches)
    cup.active = [s for s in range(cup.seats) if s in owners(cup, matches)]
    yield from cup.begin(cards, "WC-IX.g.2")
    yield from cup.take_turns(passes=0)
    cup.score(matches, (yield from cup.roll(-1)), replay=True)


def owners(cup: Referee, matches: list[int]) -> set[int]:
    """Who has a team in these matches."""
    return {cup.owner[team] for match in matches for team in cup.fixtures[match]}


# ------------------------------------------------------------------------------------ knock-out
def fill(cup: Referee, matches: list[dict[str, str]]) -> None:
    """Put the teams into the next matches."""
    before = len(cup.fixtures)
    names = [group["name"] for group in cup.box["groups"]]
    for number, match in enumerate(matches, start=before + 1):
        teams = []
        for source in (match["left"], match["right"]):
            if len(source) == 3:
                teams.append((cup.won if source[0] == "W" else cup.lost)[int(source[1:])])
            else:
                teams.append(cup.order[names.index(source[1])][int(source[0]) - 1][0])
        cup.fixtures[number] = teams[0], teams[1]
    cup.clear(list(range(before + 1, before + len(matches) + 1)))


def knock_out(cup: Referee) -> Play:
    """One round, from its announcement to the last winner."""
    cup.active = [s for s in range(cup.seats) if s in owners(cup, cup.on)]
    for seat in range(cup.seats):
        if seat not in cup.active and seat not in cup.out:
            cup.out.add(seat)
            cup.discards.update(cup.hands[seat])
            cup.hands[seat].clear()
            cup.note("eliminated", "WC-XI.0", seat)
    yield from open_round(cup)
    if cup.victor >= 0:
        return
    yield from cup.take_turns()
    cup.score(cup.on, (yield from cup.roll(-1)), replay=False)
    yield from decide(cup, list(cup.on))
    if cup.round == "final":
        end(cup)


def open_round(cup: Referee) -> Play:
    """A new pile; who owns all that can still win may lift the cup."""
    cup.shuffle()
    free = cup.pool.total()
    cards = {
        "round_of_16": free // 2,
        "quarter_finals": free // 4,
        "semi_finals": 12,
        "final": 12 if cup.cup == "2002" else 8,
    }[cup.round]
    missing = sum(3 - len(cup.hands[seat]) for seat in cup.active)
    args = ROUNDS.index(cup.round), min(cards, free - missing), cup.year
    clause = "WC-III.b.1" if cup.cup == "2002" else "WC-III.b.2"
    cup.note("round_opened", clause, -1, *args)
    for match in cup.on:
        cup.note("paired", "WC-III.d.2", -1, match - 1, cup.pair(match))
    able = owners(cup, cup.on[-1:] if cup.round == "final" else cup.on)
    cup.pile = args[1]
    if len(able) == 1 and not cup.plays_on:
        yield from offer(cup, *able)
    if cup.victor < 0:
        yield from cup.begin(cards, "WC-XI.k.2" if cup.round == "round_of_16" else "WC-XI.c.2")


def offer(cup: Referee, seat: int) -> Play:
    """The cup is his; he may play on, and is not asked again."""
    final = [NATIONS.index(team) for team in cup.fixtures[cup.on[-1]]]
    cup.note("offered", "WC-XI.f", seat, *(final if cup.round == "final" else (-1, -1)))
    if (yield Ask(seat, {"lift": 1, "play-on": 1})) == "lift":
        cup.victor = seat
        cup.note("cup_won", "WC-XI.f", seat, -1)
    else:
        cup.plays_on = True
        cup.note("plays_on", "WC-XI.f", seat)


def decide(cup: Referee, matches: list[int]) -> Play:
    """Winners by goals; the others play again, or kick."""
    results, drawn = cup.goals, matches
    again = 0
    while True:
        drawn = [match for match in drawn if not win(cup, match, results[match])]
        if not drawn or cup.cup == "2002":
            break
        if again == MOST_REPLAYS:
            for match in drawn:
                yield from match_lot(cup, match)
            break
        again += 1
        final = cup.round == "final"
        cards = 8 if final else 6 * len(drawn)
        yield from play_again(cup, drawn, cards, "WC-XI.h.2" if final else "WC-XI.d")
        results = cup.decider
    for match in drawn if cup.cup == "2002" else []:
        yield from shoot_out(cup, match)


def win(cup: Referee, match: int, result: tuple[int, int]) -> bool:
    """Note the winner, if there is one."""
    ours, theirs = result
    if ours == theirs:
        return False
    cup.won[match], cup.lost[match] = cup.fixtures[match][:: 1 if ours > theirs else -1]
    if cup.round != "final":
        last = "WC-XI.o.3" if cup.cup == "2002" else "WC-XI.e"
        team = cup.won[match]
        args = NATIONS.index(team), ROUNDS.index(cup.round)
        cup.note("through", THROUGH.get(cup.round, last), cup.owner[team], *args)
    return True


def match_lot(cup: Referee, match: int) -> Play:
    """Nothing else decides: the lot does."""
    teams = cup.fixtures[match]
    team = (yield Ask(CHANCE, {f"team {team}": 1 for team in teams})).split()[1]
    cup.note("lot_drawn", "WC-X.iv", cup.owner[team], NATIONS.index(team))
    win(cup, match, (1, 0) if team == teams[0] else (0, 1))


def shoot_out(cup: Referee, match: int) -> Play:
    """Five kicks each in turn, then pairs."""
    cup.note("shoot_out", "WC-XII.0", -1, match - 1, cup.pair(match))
    goals, kicks, sides = [0, 0], 0, cup.fixtures[match]
    while not is_over(cup, goals, kicks):
        side = kicks % 2
        colour = COLOURS.index((yield Ask(CHANCE, die(side))).split()[1])
        kicks += 1
        goals[side] += colour > 0
        cup.decider[match] = goals[0], goals[1]
        clause = "WC-XII.i.2" if kicks <= 10 else "WC-XII.iii"
        name = "kick_scored" if colour else "kick_missed"
        cup.note(name, clause, cup.owner[sides[side]], colour, NATIONS.index(sides[side]), *goals)
    winner, loser = sides[:: 1 if goals[0] > goals[1] else -1]
    clause = "WC-XII.ii" if kicks <= 10 else "WC-XII.iii"
    args = NATIONS.index(winner), *goals, NATIONS.index(loser)
    cup.note("shoot_out_won", clause, cup.owner[winner], *args)
    win(cup, match, cup.decider[match])


def is_over(cup: Referee, goals: list[int], kicks: int) -> bool:
    """Level pairs go on; where it stops early, what nothing can change is over."""
    if kicks >= 10:
        return kicks % 2 == 0 and goals[0] != goals[1]
    left = [5 - (kicks + 1) // 2, 5 - kicks // 2]
    beyond = goals[0] > goals[1] + left[1] or goals[1] > goals[0] + left[0]
    return cup.early_stop and beyond


def end(cup: Referee) -> None:
    """Third place is told, and the owner of the champion has won."""
    final = max(cup.fixtures)
    if cup.cup == "2002":
        third = cup.won[final - 1]
        cup.note("third", "WC-XI.p.4", cup.owner[third], NATIONS.index(third))
    cup.champion = cup.won[final]
    cup.victor = cup.owner[cup.champion]
    clause = "WC-XI.q" if cup.cup == "2002" else "WC-XI.i"
    cup.note("cup_won", clause, cup.victor, NATIONS.index(cup.champion))
