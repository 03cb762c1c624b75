"""The bot in a process of its own, killed at counted moments, and a person who plays on."""
