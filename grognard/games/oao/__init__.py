"""1914, Offensive à outrance: the campaign in the West from the frontiers to Flanders, by divisions."""
