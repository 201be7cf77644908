"""Where a phone in the same room finds this server."""

import socket

EVERYWHERE = ("0.0.0.0", "::")


def is_lan(host: str) -> bool:
    """Does the server listen to other machines?"""
    return host not in ("127.0.0.1", "localhost", "::1")


def lan_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def addresses(host: str, port: int) -> list[str]:
    """Addresses to type into a browser, the widest first."""
    found = []
    if host in EVERYWHERE:
        lan = lan_address()
        if lan is not None:
            found.append(f"http://{lan}:{port}")
        found.append(f"http://127.0.0.1:{port}")
    else:
        found.append(f"http://{host}:{port}")
    return found


def base_url(asked: str, host: str, port: int) -> str:
    """The start of a link that works from a phone: as asked for, unless that names only us."""
    local = asked.partition(":")[0] in ("127.0.0.1", "localhost", "") or asked.startswith("[::1]")
    if local and is_lan(host):
        return addresses(host, port)[0]
    return f"http://{asked}" if asked else addresses(host, port)[0]
