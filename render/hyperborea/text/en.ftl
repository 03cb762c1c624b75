# Hyperborea: words that only pictures need

hyperborea-picture-round = Round { $round }
hyperborea-picture-acts = { $name } to act
hyperborea-picture-choosing =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
hyperborea-picture-over = The lost lands have a ruler
hyperborea-picture-last-turns = The last turns
hyperborea-picture-offer = Technologies on offer
hyperborea-picture-points = Victory points so far
hyperborea-picture-supply = Supply
hyperborea-picture-capital = Capital
hyperborea-picture-left = left
hyperborea-picture-right = right
hyperborea-picture-kept = Your kept token
hyperborea-picture-look = You look at

# Pages
hyperborea-picture-deck = { $name }: { $count } left
hyperborea-picture-available = available
hyperborea-picture-unused = unused
hyperborea-picture-bag = in the bag
hyperborea-picture-tracks = Development
hyperborea-picture-tile = Faction tile
hyperborea-page-points = Points
hyperborea-page-cards = My cards
hyperborea-legend-land = Land
hyperborea-legend-pieces = On the map
hyperborea-legend-cubes = Cubes
hyperborea-legend-effects = Effects
hyperborea-legend-desert = Desert
hyperborea-legend-desert-means = 1 movement point to enter.
hyperborea-legend-forest = Forest
hyperborea-legend-forest-means = 1 movement point more to enter.
hyperborea-legend-swamp = Swamp
hyperborea-legend-swamp-means = 1 movement point more to leave.
hyperborea-legend-mountain = Mountains
hyperborea-legend-mountain-means = 1 movement point more to enter and to leave.
hyperborea-legend-outer = Fog
hyperborea-legend-outer-means = Nobody has been here yet.
hyperborea-legend-central = The centre
hyperborea-legend-central-means = The best tile lies under it.
hyperborea-legend-city = City
hyperborea-legend-city-means = A figure inside uses what it shows.
hyperborea-legend-ruin = Ruins
hyperborea-legend-ruin-means = A figure inside takes a token.
hyperborea-legend-ghost = Ghost
hyperborea-legend-ghost-means = Holds a city or ruins until it is beaten.
hyperborea-legend-figures = Figures
hyperborea-legend-figures-means = So many of this colour.
hyperborea-legend-walls = Fortresses
hyperborea-legend-walls-means = Protect the figures here.
hyperborea-legend-control = Control
hyperborea-legend-control-means = Thick rim: whose area it is.
hyperborea-legend-home = Home area
hyperborea-legend-home-means = Dashes: whose home it is.
hyperborea-legend-cube-green = Green: movement
hyperborea-legend-cube-orange = Orange: progress
hyperborea-legend-cube-red = Red: war
hyperborea-legend-cube-yellow = Yellow: trade
hyperborea-legend-cube-purple = Purple: growth
hyperborea-legend-cube-blue = Blue: science
hyperborea-legend-cube-grey = Grey: waste

hyperborea-key-points = points
hyperborea-key-gems = gems
hyperborea-key-figures = figures on the map + in reserve
hyperborea-key-fortresses = Fortresses in reserve
hyperborea-key-cards = technologies
hyperborea-key-available = cubes available
hyperborea-key-unused = unused
hyperborea-key-bag = in the bag
