"""Ryozen: kin around a rotating palace, three rounds of Day and Night, the favour of Lady Phoenix."""
