"""The REST side: one pipeline for every request, and a module of routes per kind of thing."""
