"""Words for players: Fluent catalogues, one a language, a title's own above the engine's."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from grognard.engine.reasons import Args
from grognard.engine.title import Title

LANGUAGES = ("en", "fr")
_MARKUP = {ord("\u2068"): None, ord("\u2069"): None}


class Texts:
    """Looks up words in one language. A missing message shows its id, so that nothing is silently blank."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, id_: str) -> bool:
        return bool(self._bundle.has_message(id_))

    def __call__(self, id_: str, args: Mapping[str, Any] | Args = ()) -> str:
        """The words of a message. Arguments that are themselves message ids (`@id`) are looked up first."""
        if not id_:
            return ""
        if not self.has(id_):
            return id_
        message = self._bundle.get_message(id_)
        if message.value is None:
            return id_
        values = {name: self._value(value) for name, value in dict(args).items()}
        words, _ = self._bundle.format_pattern(message.value, values)
        return str(words).translate(_MARKUP)

    def _part(self, item: Any) -> str:
        """One of several: a modifier is written as its words, its value with a sign, and its rule."""
        if isinstance(item, list | tuple) and len(item) == 3 and isinstance(item[1], int):
            return f"{self._value(item[0])} {item[1]:+d} [{item[2]}]"
        return str(self._value(item))

    def _value(self, value: Any) -> Any:
        if isinstance(value, str) and value.startswith("@"):
            return self(value[1:])
        if isinstance(value, list | tuple):
            return ", ".join(self._part(item) for item in value)
        if isinstance(value, dict):  # a message with arguments of its own
            return self(value["id"], value["args"])
        if value is None or isinstance(value, bool):
            return str(value).lower()
        return value


def catalogue(title: Title, language: str) -> str:
    """The source of a title's catalogue with the engine's own before it: what the browser loads."""
    return _catalogue(title.package, language)


@functools.lru_cache(maxsize=16)
def _catalogue(package: str, language: str) -> str:
    parts = [resources.files("grognard.engine").joinpath("locale", f"{language}.ftl").read_text("utf-8")]
    folder = resources.files(package).joinpath("locale")
    if folder.is_dir():
        names = sorted(item.name for item in folder.iterdir())
        mine = [name for name in names if name == f"{language}.ftl" or name.endswith(f".{language}.ftl")]
        parts += [folder.joinpath(name).read_text("utf-8") for name in mine]
    return "\n".join(parts)


def texts(title: Title, language: str = "en") -> Texts:
    """The words of a title in a language."""
    return _texts(title.package, language)


@functools.lru_cache(maxsize=16)
def _texts(package: str, language: str) -> Texts:
    return Texts(language, [_catalogue(package, language)])
