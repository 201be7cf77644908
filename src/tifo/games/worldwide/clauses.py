"""The clauses of the rulebook: WF_5_1 is clause WF-5.1. Their texts are in `text/`."""

from enum import IntEnum


class Clause(IntEnum):
    """Every clause, numbered in the order of the printed rules."""

    WF_1 = 1  # Most goals after two halves wins
    WF_2 = 2  # Two players; four-player variant exists
    WF_3 = 3  # Material as listed
    WF_4_a = 4  # Amateur: remove PRO and INT Action cards, Team cards, all abilities but …
    WF_4_b = 5  # Split Action cards by back colour
    WF_4_c = 6  # Each takes a team, an Action deck, its Player deck, the three abilities face …
    WF_4_d = 7  # Coin toss for the first attack
    WF_4_e = 8  # Kicker draws 8 Action + 2 Player, other 7 + 2
    WF_5_1 = 9  # Limits 10 Action and 3 Player cards at any time
    WF_5_2 = 10  # Excess is discarded at once, owner's choice
    WF_6_1 = 11  # With the ball play attack cards one by one to gain PA
    WF_6_2 = 12  # Prerequisites must be met
    WF_6_3 = 13  # Only the listed defence cards can answer; the red number helps the defender
    WF_6_4 = 14  # A card's effect and PA apply at once if undefended or the defence fails
    WF_6_5 = 15  # 6 to 8 PA are needed to shoot; reaching 9 or more is forbidden
    WF_6_6 = 16  # The ball may be given back at any time: draw 3, discard 1
    WF_6_7 = 17  # No discard if the pile was empty or under 3
    WF_7_1 = 18  # Tir only at 6, 7 or 8 PA
    WF_7_2 = 19  # If not stopped, quality = d6 + 0/1/2
    WF_7_3 = 20  # Keeper d6 below quality: goal
    WF_7_4 = 21  # Keeper d6 equal or above: saved, ball to the defender
    WF_8_1 = 22  # Attack ends on give-back, goal, successful defence, off-target shot (Pro) …
    WF_8_2 = 23  # PA are lost; used cards go to their owners' discards, face up
    WF_9_1 = 24  # On each attack card the defender either declines and draws 2 Action cards, or …
    WF_9_2 = 25  # If an effect forbids defending he may not draw
    WF_9_3 = 26  # A defence card works only if the attack card lists it
    WF_9_4 = 27  # Success: d20 at least card number minus validated PA (without the current …
    WF_9_5 = 28  # Success wins the ball at once; failure lets the attack go on
    WF_10_1 = 29  # Four stars in Amateur
    WF_10_2 = 30  # Jeu offensif
    WF_10_3 = 31  # Schéma tactique (with the Tir exception)
    WF_10_4 = 32  # Contre-attaque
    WF_10_5 = 33  # Each use costs one star
    WF_10_6 = 34  # Half-time: +2 stars, at most 4
    WF_11_1 = 35  # Player cards G, D, M, A with their own conditions and effects
    WF_11_2 = 36  # PA printed on Player cards count
    WF_11_3 = 37  # A Player card cannot be defended nor drawn upon, except by a D card that says so
    WF_12_1 = 38  # A half ends when at least one pile is empty and both players gave the ball …
    WF_12_2 = 39  # The second half starts with a new set-up; the other player kicks off
    WF_13 = 40  # Worked example (see tests)
    WF_14_0 = 41  # Pro rules are modular
    WF_14_a = 42  # Remove INT cards
    WF_14_b = 43  # Split by colour
    WF_14_c = 44  # Team card, its 3 abilities, 2 more of choice, stars of the Team card
    WF_14_d = 45  # Coin toss
    WF_14_e = 46  # Hands 8/7 and 2
    WF_15_1 = 47  # A bad natural roll on a defence card is a foul
    WF_15_2 = 48  # On a foul all effects of the attack card apply
    WF_15_3 = 49  # 0-5 PA including that card: indirect free kick, attack continues with its PA
    WF_15_4 = 50  # Restart only with Passe, Passe longue, Passe en profondeur, Centre, …
    WF_15_5 = 51  # No defence on the first action after a free kick
    WF_15_6 = 52  # 6 PA: direct free kick is compulsory, 1d6+1, no card, no defence
    WF_15_7 = 53  # Discarding a specialist gives +2 instead of +1
    WF_15_8 = 54  # 7-8 PA: penalty; secret d6 faces; different = goal, same = saved and ball …
    WF_16_1 = 55  # Cards only on Tacle or Pressing by natural roll
    WF_16_2 = 56  # Yellow: discard 1 card of choice
    WF_16_3 = 57  # Red: discard 3
    WF_16_4 = 58  # After a red: limits 7 and 2 to the end
    WF_16_5 = 59  # After a second: 5 and 1
    WF_16_6 = 60  # Excess is discarded at once, owner's choice
    WF_17_1 = 61  # Save roll equal to the quality of a Tir: corner
    WF_17_2 = 62  # Attack resumes at 5 PA; start only with Passe, Passe longue or Centre
    WF_18_1 = 63  # Stars by Team card; nine abilities
    WF_18_2 = 64  # One star per use; uses stack
    WF_18_3 = 65  # Half-time +2, at most the Team card's number
    WF_18_4 = 66  # Abilities may change at half-time except the printed three
    WF_19 = 67  # Natural 1 on a Tir before bonuses: off target, ball to the defender
    WF_20_1 = 68  # Three Substitution tokens
    WF_20_2 = 69  # Usable when the ball changes side or at a foul/corner
    WF_20_3 = 70  # Gain 1 star; remove one Player card of choice for the match; it can never return
    WF_21 = 71  # Optional stadium: the home Team card's effect lasts all match
    WF_22_1 = 72  # Choose 32 Action cards, 7-12 defence
    WF_22_2 = 73  # Then set up as in 14
    WF_22_3 = 74  # Deck may change at half-time within the limits
    WF_23a = 75  # On a penalty the defender may discard a G card: keeper face k stops shooter …
    WF_23b_1 = 76  # Two teams of two; a captain each; roles may swap at half-time
    WF_23b_2 = 77  # Five Action cards each
    WF_24_1a = 78  # The captain decides who starts with the ball; that player attacks until he …
    WF_24_1b = 79  # A partner who cannot continue loses the ball without compensation
    WF_24_1c = 80  # Draw effects serve only the player of the card
    WF_24_2a = 81  # In defence the captain decides per action: himself, partner, or draw (one …
    WF_24_2b = 82  # If the chosen partner cannot defend, no draw
    WF_24_3 = 83  # Stars and Substitutions only by the captain, except Schéma tactique, …
    WF_F1 = 84  # Draw with an empty pile: ignored
    WF_F2 = 85  # "With" and "after" an Action card are different times
    WF_F3 = 86  # +4 card after a defensive roll changes a failure into a success
    WF_F4 = 87  # D card may counter an M or A card at once
    WF_F5 = 88  # "Recover on Tac/Pre/Int" cards are played right after that success
    WF_F6 = 89  # G card after the attacker's roll, also at quality 7 or more
    WF_F7 = 90  # "Take back an Action card" = any card from one's discard
    WF_F8 = 91  # D card may counter an A card even when defence on the shot is impossible
    WF_F9 = 92  # Bonuses never cancel fouls or cards
    WF_F10 = 93  # Jeu offensif not on free kicks or corners
    WF_F11 = 94  # Piège du hors-jeu excludes defending and drawing
    WF_F12 = 95  # Bloc défensif is announced on the first attack card
    WF_F13 = 96  # Bloc défensif does not help D-card d20 rolls
    WF_F14 = 97  # Simulation counts validated PA only
    WF_F15 = 98  # Draw after two halves: keep it, or extra time of two periods with 10 chosen …
