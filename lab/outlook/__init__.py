"""What an `outlook` is fitted to, the fit, and how far it is off."""
