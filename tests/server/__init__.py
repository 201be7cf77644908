"""The server, asked in this process and over real sockets."""
