"""The real process: told to stop, and started again."""
