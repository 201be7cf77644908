"""Which seats, teams and colours win when all coaches are alike: tables of the games' pages."""
