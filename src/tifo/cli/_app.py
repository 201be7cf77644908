"""Finding the commands, asking Cyclopts to read the command line, and turning errors into words."""

import inspect
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
)
from cyclopts.help import DefaultFormatter

import tifo.cli
from tifo.cli import INTERRUPTED
from tifo.cli._talk import AskedWronglyError, Talk, complain, language_in
from tifo.core.errors import (
    CoachError,
    MatchFileError,
    OptionError,
    TifoError,
    UnknownClauseError,
    UnknownGameError,
)

NO, USAGE, FILE = 1, 2, 3
HELP = ("--help", "-h")
DEFAULT = "serve"
"""The command of a bare `tifo`, where it is installed."""
_USAGE = (AskedWronglyError, UnknownGameError, UnknownClauseError, OptionError, CoachError)


def command_names() -> list[str]:
    """The commands: every module of this folder without a leading underscore."""
    return [item.name for item in iter_modules(tifo.cli.__path__) if not item.name.startswith("_")]


def run(tokens: list[str]) -> int:
    """Run a command line and return the exit code."""
    if not sys.warnoptions:
        warnings.simplefilter("ignore")
    names = command_names()
    if not tokens:
        tokens = [DEFAULT] if DEFAULT in names else [HELP[0]]
    try:
        code = _app(tokens, names)(
            tokens, exit_on_error=False, print_error=False, result_action="return_value"
        )
    except KeyboardInterrupt:
        complain(_talk(tokens).say("cli-interrupted"))
        return INTERRUPTED
    except CycloptsError as error:
        complain(_usage_error(_talk(tokens), error, names))
        return USAGE
    except TifoError as error:
        complain(_talk(tokens).tell(error.message))
        return USAGE if isinstance(error, _USAGE) else FILE if _is_file(error) else NO
    return int(code or 0)


def _is_file(error: TifoError) -> bool:
    return isinstance(error, MatchFileError)


def _talk(tokens: Sequence[str]) -> Talk:
    return Talk(language_in(tokens))


# ------------------------------------------------------------------------------------ commands
def _app(tokens: Sequence[str], names: Sequence[str]) -> App:
    """An app with the one command that is called, or with all of them."""
    called = [name for name in names if name.replace("_", "-") == tokens[0]]
    talk = _talk(tokens) if not called or any(flag in tokens for flag in HELP) else None
    app = App(
        name="tifo",
        help_flags=list(HELP),
        version=_version,
        suppress_keyboard_interrupt=False,
        default_parameter=Parameter(show_default=False),
        **({} if talk is None else {"help": talk.say("cli-about"), **_page(talk)}),
    )
    for name in called or names:
        function = getattr(import_module(f"tifo.cli.{name}"), name)
        command = name.replace("_", "-")
        if talk is None:
            app.command(function, name=command)
        else:
            _explain(app, command, function, talk)
    if talk is not None:
        app["--help"].help = talk.say("cli-help-flag")
        app["--version"].help = talk.say("cli-version-flag")
    return app


def _explain(app: App, command: str, function: Callable[..., object], talk: Talk) -> None:
    """Add a command with its help in the language of the talk."""
    key = f"cli-{command}-about"
    about = talk.say(key) if talk.has(key) else (inspect.getdoc(function) or "")
    page = f"{about}\n\n{_usage(talk, command, function)}"
    app.command(_translated(function, talk), name=command, help=page, **_page(talk))
    app[command]["--help"].help = talk.say("cli-help-flag")


def _version() -> str:
    from importlib.metadata import version

    return version("tifo")


def _usage(talk: Talk, command: str, function: Callable[..., Any]) -> str:
    parts = [talk.say("cli-usage"), "tifo", command]
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.kind is parameter.POSITIONAL_ONLY:
            is_needed = parameter.default is parameter.empty
            parts.append(name.upper() if is_needed else f"[{name.upper()}]")
        elif parameter.kind is parameter.VAR_POSITIONAL:
            parts.append(f"{name.upper()}…")
    return " ".join([*parts, "[--…]"])


class Page(DefaultFormatter):
    """Cyclopts' help page; what is needed the usage line says, in any language."""

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        """Print one panel."""
        for entry in panel.entries:
            entry.required = False
        super().__call__(console, options, panel)


def _page(talk: Talk) -> dict[str, Any]:
    return {
        "usage": "",
        "help_formatter": Page(),
        "group_commands": Group(talk.say("cli-group-commands")),
        "group_arguments": Group(talk.say("cli-group-arguments")),
        "group_parameters": Group(talk.say("cli-group-options")),
    }


def _translated(function: Callable[..., Any], talk: Talk) -> Callable[..., Any]:
    """The function with the help texts of its arguments in the user's language."""
    hints = get_type_hints(function, include_extras=True)
    function.__annotations__ = {name: _translated_hint(hint, talk) for name, hint in hints.items()}
    return function


def _translated_hint(hint: Any, talk: Talk) -> Any:
    if get_origin(hint) is not Annotated:
        return hint
    kind, *notes = get_args(hint)
    for place, note in enumerate(notes):
        if isinstance(note, Parameter) and note.help and talk.has(note.help):
            notes[place] = Parameter.combine(note, Parameter(help=talk.say(note.help)))
    return Annotated[(kind, *notes)]


# -------------------------------------------------------------------------------------- errors
def _usage_error(talk: Talk, error: CycloptsError, names: Sequence[str]) -> str:
    match error:
        case UnknownCommandError(unused_tokens=[token, *_]):
            return talk.say("error-cli-command", command=token, commands=", ".join(names))
        case UnknownOptionError(token=token):
            return talk.say("error-cli-option", option=token.keyword or token.value)
        case MissingArgumentError(argument=argument) if argument is not None:
            return talk.say("error-cli-missing", argument=_name(argument))
        case CoercionError(argument=argument, token=token) if argument and token:
            return talk.say("error-cli-value", argument=_name(argument), value=token.value)
    return talk.say("error-cli", what=str(error))


def _name(argument: Any) -> str:
    name = str(argument.name)
    return name if name.startswith("--") and argument.index != 0 else name.strip("-").upper()
