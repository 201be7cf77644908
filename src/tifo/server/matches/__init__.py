"""The matches that this process serves: their log, acts on them, and what happens by itself."""
