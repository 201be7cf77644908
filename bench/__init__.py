"""What measures Tifo; nothing here is shipped."""
