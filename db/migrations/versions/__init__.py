"""One script per step of the schema, named `v<number>_<what>.py`."""
