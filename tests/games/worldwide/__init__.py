"""Worldwide Football, paragraph by paragraph of its rulebook."""
