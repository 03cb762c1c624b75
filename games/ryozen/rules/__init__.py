"""The rulebook, in its order: setup, the round, placement, strikes, sectors, palace, kin, revelations, night, end.

`effects` runs the lists of steps that the data is made of (RYO-19); the other files give its words their meaning.
"""
