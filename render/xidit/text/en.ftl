# Lords of Xidit: words that only pictures need

xidit-picture-neutral = Neutral
xidit-picture-year = Year { $year } of { $years }
xidit-picture-phase-heroes = Heroes are placed
xidit-picture-phase-orders = Secret orders
xidit-picture-phase-execution = Order { $order } of { $orders }
xidit-picture-phase-census = Army census
xidit-picture-phase-end = The kingdom is saved
xidit-picture-census-now = Army census at the end of this year
xidit-picture-census-next = Next army census: year { $year }
xidit-picture-last-year = Last year, then the assessments
xidit-picture-turn = { $name } to act
xidit-picture-awaited = Waiting for { $name }
xidit-picture-planning =
    { $count ->
        [one] { $count } plan missing
       *[other] { $count } plans missing
    }
xidit-picture-counting =
    { $count ->
        [one] { $count } count missing
       *[other] { $count } counts missing
    }
xidit-picture-destiny = Path of destiny
xidit-picture-next = Next
xidit-picture-stack = Stack
xidit-picture-discard = Discard
xidit-picture-lair = Titans' lair
xidit-picture-asleep = asleep
xidit-picture-empty = empty
xidit-picture-barracks = Barracks
xidit-picture-hall = Hall of Fame
xidit-picture-so-far = so far
xidit-picture-hidden = hidden
xidit-picture-neutral-board = Neutral player
xidit-picture-sealed = Plan sealed
xidit-picture-is-planning = Planning
xidit-picture-counted = Count sealed
xidit-picture-is-counting = Counting
xidit-picture-places-hero = Places the hero
xidit-picture-acts = Acts now
xidit-picture-out = Out
xidit-picture-winner = Saviour of the kingdom
xidit-picture-my-plan = Your sealed plan
xidit-picture-supply = in supply
xidit-picture-final = Final assessments

# Pages beside the map

xidit-page-screen = My screen
xidit-picture-built = sections
xidit-picture-placed = Bards
xidit-picture-coins = coins
xidit-picture-bards = Bards
xidit-picture-stored = stored sections
xidit-picture-prices = What your units can pay for

# The legend

xidit-legend-map = On the map
xidit-legend-city = City
xidit-legend-city-means = Its number is that of its tile. Green ring: recruits. Red ring: a threat.
xidit-legend-recruits = Recruit tile
xidit-legend-recruits-means = A hero who acts here takes the weakest unit left, once a year.
xidit-legend-threat = Threat
xidit-legend-threat-means = Above: the units it demands. Below: its rewards, two of which are taken: coins, Bards, Guild sections.
xidit-legend-region = Value of a region
xidit-legend-region-means = Gold for the most Bards, silver for the second most.
xidit-legend-bards = Bards
xidit-legend-bards-means = How many a player has in the region; a golden edge marks who leads. Those in the Bastion stay hidden.
xidit-legend-guild = Guild
xidit-legend-guild-means = The number of its sections, at most four. A dashed tower is a place for one.
xidit-legend-hero = Hero
xidit-legend-hero-means = An arrow shows the way the hero has gone this year.
xidit-legend-blank = Blank region
xidit-legend-blank-means = No Bards come here, and there is nothing to win.
xidit-legend-neutral = Neutral player
xidit-legend-neutral-means = Takes part in the assessments with what its board shows.
xidit-legend-units = Units, from the weakest to the strongest
xidit-legend-orders = Orders
xidit-legend-order-city = Recruit, end a threat, or banish a titan.
xidit-legend-order-wait = Nothing happens.
xidit-legend-signs = Signs
xidit-legend-coins = Coins
xidit-legend-coins-means = They count for Wealth and lie hidden behind the screens.
xidit-legend-guild_sections = Guild sections
xidit-legend-guild_sections-means = On the map they count for Influence.
xidit-legend-supply = Supply
xidit-legend-supply-means = Sections a player can still build, of fifteen.
xidit-legend-first = First player
xidit-legend-first-means = Executes each order first this year.
xidit-legend-census = Army census
xidit-legend-census-means = At the end of these years, whoever shows the most of a unit is rewarded.
xidit-legend-seal = Sealed
xidit-legend-seal-means = A plan or an answer is ready and is revealed with the others.
xidit-legend-titan = Titan
xidit-legend-titan-means = When awake, it can be banished in any city without a tile, for any units: as many as its number says.
xidit-legend-skull = Eliminated
xidit-legend-skull-means = As many parties leave in this assessment as there are skulls.
