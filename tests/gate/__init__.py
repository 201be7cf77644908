"""What the gate itself promises."""
