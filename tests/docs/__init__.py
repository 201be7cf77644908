"""The docs."""
