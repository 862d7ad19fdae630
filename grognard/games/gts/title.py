"""Grand Tactical Series as the engine sees it. It is not offered until all of its rules are there."""

from __future__ import annotations

from grognard.engine.title import Title
from grognard.games.gts.describe import describe
from grognard.games.gts.doctrine import PLANS, QUIET, doctrine, ordering
from grognard.games.gts.doctrine_harm import activation, harms
from grognard.games.gts.document import setting
from grognard.games.gts.evaluate import MARGIN, MARGINS, evaluate
from grognard.games.gts.form import Document
from grognard.games.gts.rolls import CHARTS, ROLLS, SOURCES
from grognard.games.gts.rules.s04_sequence import play
from grognard.games.gts.scenario import scenario_document, scenarios
from grognard.games.gts.start import begin
from grognard.games.gts.state import State, clone
from grognard.games.gts.view import deal_anew, pieces, text_board, view
from grognard.games.gts.write import UNDER_WAY, write

TITLE = Title(
    id="gts",
    name={"en": "Grand Tactical Series", "fr": "Grand Tactical Series"},
    package="grognard.games.gts",
    state_type=State,
    scenarios=scenarios,
    scenario_document=scenario_document,
    form=Document,
    begin=begin,
    main=play,
    clone=clone,
    setting=setting,
    sides=lambda state: state.setting.sides,
    view=view,
    deal_anew=deal_anew,
    pieces=pieces,
    write=write,
    under_way=UNDER_WAY,
    rolls=ROLLS,
    sources=SOURCES,
    charts=CHARTS,
    text_board=text_board,
    describe=describe,
    evaluate=evaluate,
    margin=MARGIN,
    margins=MARGINS,
    doctrine=doctrine,
    ordering=ordering,
    plans=PLANS,
    quiet=QUIET,
    activation=activation,
    harms=harms,
)
