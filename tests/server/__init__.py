"""The server, as those who use it see it: real processes, real sockets, real databases."""
