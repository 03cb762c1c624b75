"""Learning a game here: rules, cards, coach, lessons, hints."""
