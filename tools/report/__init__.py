"""`make report`: docs/quality.md, from figures that are counted now and figures that were measured before."""
