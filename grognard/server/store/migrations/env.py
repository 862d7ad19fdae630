"""How alembic reaches the database: by the connection that it is handed."""

from __future__ import annotations

from alembic import context

from grognard.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
