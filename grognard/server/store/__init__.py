"""What is kept: accounts, games, their answers. SQLite or PostgreSQL, the same tables in both."""
