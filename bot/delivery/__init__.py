"""Delivery: what is committed in the outbox reaches Discord, in order, once, whatever happens meanwhile."""
