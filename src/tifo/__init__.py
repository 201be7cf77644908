"""Four football board games to play, study and simulate."""
