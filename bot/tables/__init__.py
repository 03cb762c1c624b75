"""The service behind every door: what people do at a table, whether by buttons or by commands.

No Discord, no SQL, no words: whoever calls gets what was done, or a `Refused` that says why not.
"""
