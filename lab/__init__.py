"""Instruments for those who build the games; nothing here is shipped."""
