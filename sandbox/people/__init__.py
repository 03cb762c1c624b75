"""What people do: they write, use commands and controls, and fill in modals. The page and the kit act through this."""
