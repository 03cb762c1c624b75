# Circadians: words that only pictures need

circadians-picture-round = Round { $round } of { $rounds }
circadians-picture-battle = Battle: { $place }
circadians-picture-acts = { $name } to act
circadians-picture-waiting =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
circadians-picture-tracks = Prices and research
circadians-picture-supply = Supply
circadians-picture-hand = Your hand
circadians-picture-in-supply = in supply
circadians-picture-relic = Relic { $number }: { $place }
circadians-picture-fame = fame
circadians-picture-deck = deck
circadians-picture-discard = discard
circadians-picture-loot = loot tokens to place
circadians-picture-energy = energy
circadians-picture-gems = gems
circadians-picture-cards = cards
circadians-picture-land = land
circadians-picture-regions = regions
circadians-page-leaders = Leaders
circadians-page-signs = Signs
circadians-picture-fame-from = Fame { $have } of { $goal }: { $source }
circadians-picture-free = free
circadians-picture-area = area { $number }
circadians-picture-upgrade = Upgraded ({ $cost }): { $what }.
circadians-picture-values = The two values count in a battle: the left one for what stands left on the chosen sector of the dial, the right one for what stands right. X is the strength on the die, without a die { $count }.
circadians-picture-no-cards = No cards
circadians-picture-locked = lock
circadians-legend-land = Land
circadians-legend-pieces = Pieces
circadians-legend-phases = Phases
circadians-legend-signs = Numbers and marks
circadians-legend-bog = Land: buildings can stand here.
circadians-legend-cliffs = Land: buildings can stand here.
circadians-legend-plains = Land: buildings can stand here.
circadians-legend-lake = Only for those whose abilities let them in.
circadians-legend-mountain = Nobody passes this side.
circadians-legend-tunnel = Its two mouths are neighbours.
circadians-legend-fighters = How many there are.
circadians-legend-leader = A golden edge: upgraded.
circadians-legend-factory = Income: energy.
circadians-legend-outpost = Income: cards.
circadians-legend-stronghold = Income: gems. A red dot: armed trap.
circadians-legend-foundation = A building here gives its bonus.
circadians-legend-relic = The one of this round glows.
circadians-legend-loot = What Harvest brings here; golden edge: a token.
circadians-legend-price = What an action costs, and who has set it. Grey: neutral.
circadians-legend-morale = The Leyrien have boosted morale here.
circadians-legend-discover-phase = Research: steps on the tracks.
circadians-legend-build-phase = Foundations and buildings.
circadians-legend-harvest-phase = Energy, and loot of the base and of regions with factories.
circadians-legend-recruit-phase = Fighters come to the base.
circadians-legend-move-phase = Units move over the map.
circadians-legend-energy = Pays for actions.
circadians-legend-gems = Opens locks, pays for leaders and upgrades.
circadians-legend-cards = For battles and phases.
circadians-legend-fame = The end of the own track wins.
circadians-legend-land-count = Decides after the sixth round.
circadians-legend-lock = Has to be paid for.
circadians-legend-flare = Who begins pricing.
circadians-legend-seal-name = Sealed
circadians-legend-seal = The answer is given and hidden.
circadians-legend-relic-phase = Who controls the relic of the round claims it.
