"""Grand Tactical Series 2.0: companies of the Second World War, chits out of a mug, Opportunity Fire, artillery."""
