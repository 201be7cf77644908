"""Other numbers for the bots, tried in the arena; and how much of what they do is luck."""
