"""1914 Offensive à outrance as the engine sees it."""

from __future__ import annotations

from grognard.engine.title import Title
from grognard.games.oao.charts import CHARTS
from grognard.games.oao.describe import describe
from grognard.games.oao.doctrine import PLANS, QUIET, doctrine, ordering
from grognard.games.oao.doctrine_harm import activation, harms
from grognard.games.oao.document import setting
from grognard.games.oao.evaluate import MARGIN, MARGINS, evaluate
from grognard.games.oao.form import Document
from grognard.games.oao.rolls import ROLLS
from grognard.games.oao.rules.s04_sequence import play
from grognard.games.oao.scenario import scenario_document, scenarios
from grognard.games.oao.start import begin
from grognard.games.oao.state import SIDES, State, clone
from grognard.games.oao.view import deal_anew, pieces, text_board, view
from grognard.games.oao.write import UNDER_WAY, write

TITLE = Title(
    id="oao",
    name={"en": "1914 Offensive à outrance", "fr": "1914 Offensive à outrance"},
    package="grognard.games.oao",
    state_type=State,
    scenarios=scenarios,
    scenario_document=scenario_document,
    form=Document,
    write=write,
    under_way=UNDER_WAY,
    rolls=ROLLS,
    charts=CHARTS,
    begin=begin,
    main=play,
    clone=clone,
    setting=setting,
    sides=lambda state: SIDES,
    view=view,
    deal_anew=deal_anew,
    pieces=pieces,
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
)
