"""The clauses of the rulebook: BU_5_1 is clause BU-5.1. Their texts are in `text/`."""

from enum import IntEnum


class Clause(IntEnum):
    """Every clause, numbered in the order of the printed rules."""

    BU_0_1 = 1  # Contents 1 board, 56 cards, 1 ball
    BU_0_2 = 2  # Most goals wins
    BU_D_1 = 3  # Team forming for 3 and 4 players
    BU_D_2 = 4  # Remove the Buteur card, shuffle the rest
    BU_D_3 = 5  # Deal 8/8, 6+6/8, 6 each
    BU_D_4 = 6  # Rest is the pile; hands secret
    BU_P_1 = 7  # Ball on the centre spot
    BU_P_2 = 8  # Teams alternate
    BU_P_3 = 9  # Three players: A, B, A, C
    BU_P_4 = 10  # Agree on kick-off and sides
    BU_1_1 = 11  # One card per turn except rules 5-9
    BU_1_2 = 12  # Ball moves by arrow and number
    BU_2_1 = 13  # Always toward the opponent's goal
    BU_2_2 = 14  # Refill at the end of the turn to the same hand size
    BU_3_1 = 15  # Kick-off needs an Attacker
    BU_3_2 = 16  # Attacker = hand, red or blue flag top left
    BU_3_3 = 17  # Card laid open beside the pile
    BU_3_4 = 18  # Start from one of the two own squares at the halfway line
    BU_3_5 = 19  # Draw a replacement
    BU_3_6 = 20  # Other kinds are forbidden at kick-off
    BU_4_1 = 21  # Attackers attack and clear
    BU_4_2 = 22  # Their symbol decides cuts
    BU_5_1 = 23  # Free kick any time except with the ball in the penalty area
    BU_5_2 = 24  # Choice along dotted lines
    BU_5_3 = 25  # An Attacker must follow at once; total movement is the sum
    BU_5_4 = 26  # A Penalty may follow in the same turn if the ball is then in the penalty area
    BU_5_5 = 27  # Refill by the number used
    BU_5_6 = 28  # No Attacker needed if the Free kick scores
    BU_6_1 = 29  # Clear with Attacker or Goalkeeper
    BU_6_2 = 30  # Ball out beside the goal: next player clears
    BU_6_3 = 31  # From one of the two squares on that side
    BU_7_1 = 32  # A goal stands only if the next player cannot stop it
    BU_7_2 = 33  # Goalkeeper card stops it and moves the ball by its arrows
    BU_8_1 = 34  # Corner card stops a goal, only after the ball entered the net
    BU_8_2 = 35  # Ball to the corner of the card's colour
    BU_8_3 = 36  # Next player of the shooting team cuts
    BU_8_4 = 37  # Same colour: goal, ball to the centre, other team kicks off
    BU_8_5 = 38  # Otherwise saved: ball on any goal-area square, defender clears
    BU_9_1 = 39  # Penalty card when the ball is in the penalty area, same turn
    BU_9_2 = 40  # Opponent cuts
    BU_9_3 = 41  # Hand: saved, ball on any goal-area square, next player may clear
    BU_9_4 = 42  # No hand: goal, new kick-off
    BU_10_1 = 43  # Ball over the touchline: next player throws in
    BU_10_2 = 44  # From the square where it left, one square any direction, then a normal card
    BU_10_3 = 45  # Diagonal: last square
    BU_10_4 = 46  # Corner exit: corner square
    BU_11_1 = 47  # Exact count not needed
    BU_11_2 = 48  # Crossing the line between the posts is enough
    BU_11_3 = 49  # Unstopped shot scores; keep the score
    BU_12_1 = 50  # Two halves
    BU_12_2 = 51  # Three or fewer cards: end of the half after the next player's turn and refill
    BU_12_3 = (
        52  # Final shot is saved automatically by a Goalkeeper or Corner card in the next hand
    )
    BU_12_4 = 53  # Final Penalty is cut from the discards
    BU_13_1 = 54  # Hands kept
    BU_13_2 = 55  # All table cards reshuffled face down
    BU_13_3 = 56  # Hands checked and topped up
    BU_13_4 = 57  # Ends changed
    BU_13_5 = 58  # Ball on the centre; the other team kicks off
    BU_14 = 59  # Game ends when the pile is used up again, same end rules
    BU_15 = 60  # Most goals wins
