"""What those who follow a match are told: the feed, and what a seat may know."""
