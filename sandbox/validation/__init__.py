"""Discord's rules for what a bot may send; every breach is named by its path in a 50035 answer."""
