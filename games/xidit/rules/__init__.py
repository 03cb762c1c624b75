"""The rulebook, in its order: setup, year, orders, execution, rewards, tiles, titans, census, assessment, neutral."""
