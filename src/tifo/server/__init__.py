"""Matches over HTTP: JSON to act, server-sent events to follow. No rules live here."""
