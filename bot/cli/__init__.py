"""The command line, for those who run Slowtable and for tests and benchmarks: one module per command."""
