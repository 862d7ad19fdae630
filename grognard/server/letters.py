"""The words of e-mails, in English and French."""

from __future__ import annotations

from typing import Any

from grognard import registry
from grognard.engine.errors import BadDocument
from grognard.server.store.records import User

SUBJECTS = {
    "en": {
        "turn": "Your turn in {title}",
        "over": "{title}: the game is over",
        "offer": "{title}: your opponent makes an offer",
        "reset": "Set a new password",
    },
    "fr": {
        "turn": "À vous de jouer : {title}",
        "over": "{title} : la partie est terminée",
        "offer": "{title} : votre adversaire vous fait une proposition",
        "reset": "Choisir un nouveau mot de passe",
    },
}
TEXTS = {
    "en": {
        "game": "{name},\n\n{subject}.\n\n{link}\n",
        "reset": "{name},\n\nfollow this link within one hour to set a new password:\n\n{link}\n\n"
        "If you did not ask for it, nothing needs to be done.\n",
    },
    "fr": {
        "game": "{name},\n\n{subject}.\n\n{link}\n",
        "reset": "{name},\n\nsuivez ce lien dans l'heure pour choisir un nouveau mot de passe :\n\n{link}\n\n"
        "Si vous n'avez rien demandé, il n'y a rien à faire.\n",
    },
}


def letter(content: dict[str, Any], user: User, public_url: str) -> tuple[str, str]:
    """Subject and text of an e-mail."""
    language = user.language if user.language in SUBJECTS else "en"
    kind = content["kind"]
    subject = SUBJECTS[language][kind].format(title=_name(content.get("title", ""), language))
    if kind == "reset":
        link = f"{public_url}/#/reset/{content['token']}"
        return subject, TEXTS[language]["reset"].format(name=user.name, link=link)
    link = f"{public_url}/#/game/{content['game']}"
    return subject, TEXTS[language]["game"].format(name=user.name, subject=subject, link=link)


def _name(title: str, language: str) -> str:
    try:
        names = registry.title(title).name
    except BadDocument:
        return title
    return names.get(language) or names["en"]
