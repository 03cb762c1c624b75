"""Circadians: Chaos Order: six factions, prices on actions, secret battle plans, relics and fame."""
