"""Great War Commander as the engine sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.engine import documents
from grognard.engine.title import Scenario, Title
from grognard.games.gwc.chapters import play
from grognard.games.gwc.content import FOLDER
from grognard.games.gwc.describe import describe
from grognard.games.gwc.doctrine import PLANS, QUIET, doctrine, ordering
from grognard.games.gwc.doctrine_harm import activation, harms
from grognard.games.gwc.document import prescribed, setting
from grognard.games.gwc.evaluate import MARGIN, MARGINS, evaluate
from grognard.games.gwc.form import Document
from grognard.games.gwc.rolls import CHARTS, SOURCES
from grognard.games.gwc.start import begin
from grognard.games.gwc.state import State, clone
from grognard.games.gwc.view import deal_anew, pieces, text_board, view
from grognard.games.gwc.write import UNDER_WAY, write

SCENARIOS = FOLDER / "scenarios"


@cache
def scenarios() -> tuple[Scenario, ...]:
    """The scenarios of the folder in the order of their dates."""
    found = []
    for file in sorted(SCENARIOS.glob("*.toml")):
        document = scenario_document(file.stem)
        found.append(documents.scenario(file.stem, document, tuple(document["sides"])))
    return tuple(sorted(found, key=lambda scenario: (scenario.date, scenario.id)))


def scenario_document(id_: str) -> dict[str, Any]:
    """The document of a scenario; BadDocument for an unknown one."""
    return documents.scenario_document(SCENARIOS, id_)


TITLE = Title(
    id="gwc",
    name={"en": "Great War Commander", "fr": "Great War Commander"},
    package="grognard.games.gwc",
    state_type=State,
    scenarios=scenarios,
    scenario_document=scenario_document,
    form=Document,
    begin=begin,
    write=write,
    under_way=UNDER_WAY,
    sources=SOURCES,
    charts=CHARTS,
    main=play,
    clone=clone,
    setting=setting,
    sides=lambda state: state.setting.sides,
    view=view,
    deal_anew=deal_anew,
    pieces=pieces,
    prescribed=prescribed,
    text_board=text_board,
    evaluate=evaluate,
    margin=MARGIN,
    margins=MARGINS,
    doctrine=doctrine,
    ordering=ordering,
    plans=PLANS,
    quiet=QUIET,
    activation=activation,
    harms=harms,
    describe=describe,
    options={"edition": ("en", "fr")},
)
