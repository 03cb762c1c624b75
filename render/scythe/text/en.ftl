# Scythe: words that only pictures need

scythe-picture-most-stars = most stars: { $count } of 6
scythe-picture-acts = { $name } to act
scythe-picture-battle = Combat: { $place }
scythe-picture-waiting =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
scythe-picture-popularity = Popularity
scythe-picture-power = Power
scythe-picture-triumphs = Triumph track
scythe-picture-decks = Decks
scythe-picture-hand = Your hand
scythe-picture-score-coins = Coins
scythe-picture-score-stars = Stars
scythe-picture-score-territories = Land
scythe-picture-score-resources = Goods
scythe-picture-score-structures = Built
scythe-picture-score-total = Total

# Pages
scythe-picture-round = Round { $number }
scythe-picture-bonus = Bonus: { $tile }
scythe-picture-coins = coins
scythe-picture-cards = cards
scythe-picture-dial = sealed dial
scythe-picture-can-pay = can be paid: { $have } of { $cost }
scythe-picture-cannot-pay = { $have } of { $cost } at hand
scythe-picture-deck-combat = combat
scythe-picture-deck-discard = discarded
scythe-picture-deck-encounters = encounters
scythe-picture-deck-objectives = objectives
scythe-picture-deck-factory = Factory
scythe-page-hand = Hand
scythe-page-mats = Mats
scythe-short-nordic = Nordic
scythe-short-rusviet = Rusviet
scythe-short-crimea = Crimea
scythe-short-saxony = Saxony
scythe-short-polania = Polania
scythe-legend-land = Land
scythe-legend-pieces = Pieces
scythe-legend-signs = Numbers
scythe-legend-makes-oil = Workers make oil here.
scythe-legend-makes-metal = Workers make metal here.
scythe-legend-makes-wood = Workers make wood here.
scythe-legend-makes-food = Workers make food here.
scythe-legend-makes-worker = Workers bring new workers here.
scythe-legend-makes-nothing = Nothing is made here. Units pass only with a mech ability.
scythe-legend-factory-means = The first visit brings a Factory card. Counts as three territories at the end.
scythe-legend-character = Character
scythe-legend-character-means = Fights, carries resources, meets encounters.
scythe-legend-mech = Mech
scythe-legend-mech-means = Fights, carries workers and resources.
scythe-legend-worker = Worker
scythe-legend-worker-means = Makes resources and holds land; does not fight.
scythe-legend-structure = Structure
scythe-legend-structure-means = Holds the land it stands on.
scythe-legend-goods = Resources
scythe-legend-goods-means = Belong to whoever holds the land.
scythe-legend-encounter = Encounter
scythe-legend-encounter-means = A character who arrives draws a card.
scythe-legend-star = Star
scythe-legend-star-means = The sixth star of anybody ends the match.
scythe-legend-tunnel = Tunnel
scythe-legend-tunnel-means = All tunnels are next to each other.
scythe-legend-printed = On the map
scythe-legend-river = River
scythe-legend-river-means = Not crossed without a mech ability: units go around it.
scythe-legend-base = Home base
scythe-legend-base-means = The character starts here, and who loses a battle retreats here. It is no territory.
scythe-page-signs = Pieces and numbers
scythe-legend-power = Power
scythe-legend-power-means = Spent on the dial in combat.
scythe-legend-popularity = Popularity
scythe-legend-popularity-means = Sets what stars, land and resources pay at the end.
scythe-legend-coins = Coins
scythe-legend-coins-means = Most of them wins.
scythe-legend-cards = Combat cards
scythe-legend-cards-means = Add to the dial in combat.
scythe-legend-upgrades = Upgrades
scythe-legend-upgrades-means = More from a top action, less to pay for a bottom one.
scythe-legend-recruits = Recruits
scythe-legend-recruits-means = Bring a bonus at once, and whenever a neighbour takes that action.
