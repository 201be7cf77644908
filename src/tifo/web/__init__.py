"""The browser side: what is in this folder is what is served. Its texts lie in `text/`."""
