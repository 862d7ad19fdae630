"""The server: live and correspondence play over HTTP and WebSockets. It knows no game."""
