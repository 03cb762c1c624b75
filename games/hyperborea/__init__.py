"""Hyperborea: cubes in a bag, technologies, exploration and war, for two to six players."""
