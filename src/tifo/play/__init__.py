"""A match in progress: its log, the dealer who plays CHANCE, the coaches, and what each is told."""
