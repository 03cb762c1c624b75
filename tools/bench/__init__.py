"""Benchmarks: our figures beside their baselines, measured in one run."""
