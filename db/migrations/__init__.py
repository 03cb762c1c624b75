"""The schema's history, one script per step. Alembic runs them; `db.migrate` decides when."""
