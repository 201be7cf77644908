"""The clauses of the rulebook: FM_buy__2 is clause FM-buy-2. Their texts are in `text/`."""

from enum import IntEnum


class Clause(IntEnum):
    """Every clause, in the order of the printed rules (the ids are ours: the booklet has none)."""

    FM_prep__1 = 1  # Separate the decks; nationals with internationals, foreigners apart
    FM_prep__2 = 2  # Plus and ? on their places, Euromatch beside the board
    FM_prep__3 = 3  # 7,000,000, a pawn and a sheet each
    FM_move__1 = 4  # Start from the centre of the pitch
    FM_move__2 = 5  # Roll and move in any wanted direction
    FM_move__3 = 6  # Never backward
    FM_move__4 = 7  # Branching allowed in phase 1
    FM_goal = 8  # Win the championship
    FM_foot__1 = 9  # One or more numbers each; any of them may be played
    FM_foot__2 = 10  # JP plays anywhere but in goal
    FM_foot__3 = 11  # Values 2/3/5/5 by colour plus printed stars
    FM_foot__4 = 12  # Blue square: nationals and internationals; red square: foreigners
    FM_buy__1 = 13  # On a footballer square one may draw or not; not drawing ends the turn
    FM_buy__2 = 14  # Drawn: buy at the back price, show the price, may hide the card
    FM_buy__3 = 15  # Not bought: shown; the others bid from the reduced price, to the bank
    FM_buy__4 = 16  # No bidder: card under the pack
    FM_sell__1 = 17  # Sale to the bank at the reduced price
    FM_sell__2 = 18  # Sale to players at any price
    FM_trans__1 = 19  # Sales, exchanges, auctions, offers at any time, out of turn
    FM_trans__2 = 20  # No debts; sell footballers or sponsor cards to pay
    FM_trans__3 = 21  # No transfers from the start of the matches of the last but one day
    FM_trans__4 = 22  # No loans
    FM_end1__1 = 23  # First full team 1-11 with at most three foreigners ends the phase
    FM_end1__2 = 24  # Shown to all; 2,000,000 from the bank
    FM_var__1 = 25  # Variant: ten different positions, 800,000
    FM_train__1 = 26  # Missing numbers are filled with free trainees, -1 star each
    FM_pre2 = 27  # Before phase 2 players may trade to complete teams
    FM_ch__1 = 28  # Buying and transfers go on (until the ban)
    FM_ch__2 = 29  # All pawns to the championship square
    FM_ch__3 = 30  # Fixed lap, no halfway line, no going back
    FM_ch__4 = 31  # The first pawn round triggers the day; the lap stops at once
    FM_day__1 = 32  # Two matches with four, one with three (one free) or two
    FM_day__2 = 33  # Home and away schedule of section 1.5
    FM_match__1 = 34  # No die
    FM_match__2 = 35  # Teams revealed on the eleven places
    FM_match__3 = 36  # At most three foreigners on the pitch; trainees fill gaps
    FM_match__4 = 37  # Strength in stars
    FM_match__5 = 38  # Up to three Plus cards per team
    FM_match__6 = 39  # Two substitutions at any time
    FM_match__7 = 40  # Stronger team wins 2 points; level: 1 each
    FM_match__8 = 41  # 500,000 per team after each day
    FM_match__9 = 42  # Pawns back to championship
    FM_fin__1 = 43  # Most points wins
    FM_fin__2 = 44  # Then pennants
    FM_fin__3 = 45  # Then a play-off match
    FM_q__1 = 46  # Stopping on ?: draw and obey
    FM_q__2 = 47  # Gains, losses, sponsors
    FM_spon__1 = 48  # Sponsor cards lie open
    FM_spon__2 = 49  # Stopping on a matching square pays the card's sum
    FM_spon__3 = 50  # No card, no pay
    FM_spon__4 = 51  # Resale to the bank at any time at the printed price
    FM_spon__5 = 52  # One of each of four kinds; a double keeps the better
    FM_plus__1 = 53  # Used only in phase 2
    FM_plus__2 = 54  # Hand limit six, seventh under the pack
    FM_plus__3 = 55  # Three per match unless the card says otherwise
    FM_plus__4 = 56  # Effects: add stars, weaken the opponent, protect
    FM_plus__5 = 57  # Back to the pack after use
    FM_euro__0 = 58  # Phase 1: roll and move again
    FM_euro__1 = 59  # Phase 2: draw, show the team, compare
    FM_euro__2 = 60  # Equal or weaker: card back, turn over
    FM_euro__3 = 61  # Stronger: keep the card, take the gate
    FM_euro__4 = 62  # Five pennants = one star, cumulative
    FM_euro__5 = 63  # May be declined unseen by others
    FM_euro__6 = 64  # Certain Plus cards may be used
    FM_champ = 65  # Championship square: start and trigger in phase 2 only
    FM_pact = 66  # Money from ? cards gathers at the pactole; whoever stops there takes it
