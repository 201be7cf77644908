"""A real browser in front of a real server."""
