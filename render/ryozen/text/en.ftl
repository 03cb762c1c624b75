# Ryozen: words that only pictures need

ryozen-picture-round = Round { $round } of { $rounds }
ryozen-picture-turn = { $name } to act
ryozen-picture-waiting =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
ryozen-picture-events = Predicted events
ryozen-picture-no-event = free
ryozen-picture-revelations = Revelations at the Springs
ryozen-picture-clan-house = Clan House
ryozen-picture-villages = Villages
ryozen-picture-next = Next: { $village }
ryozen-picture-winner = Wins
ryozen-picture-on-turn = On turn
ryozen-picture-chooses = Chooses
ryozen-picture-score-track = Track
ryozen-picture-score-shards = Shards
ryozen-picture-score-resources = Goods
ryozen-picture-score-total = Total

# Pages
ryozen-picture-herald = Herald: { $space }
ryozen-picture-explorer = Explorer: { $space }
ryozen-picture-pile = in the pile: { $count }
ryozen-picture-hand = In hand
ryozen-picture-cards = Revelations
ryozen-page-market = To buy
ryozen-page-events = Events and villages
ryozen-legend-sectors = Sectors by day
ryozen-legend-kin = Kin
ryozen-legend-signs = Signs
ryozen-legend-favour = Favour
ryozen-legend-favour-means = Most of it wins.
ryozen-legend-shard = Moon shard
ryozen-legend-shard-means = Worth favour at the end.
ryozen-legend-coin = Coin
ryozen-legend-coin-means = Pays for kin and places.
ryozen-legend-scroll = Scroll
ryozen-legend-scroll-means = Pays for revelations.
ryozen-legend-lantern = Lantern
ryozen-legend-lantern-means = Pays for a second effect.
ryozen-legend-cloaked = Cloaked kin
ryozen-legend-cloaked-means = Twice the influence, no ability.
ryozen-legend-light = In the light
ryozen-legend-light-means = The Palace lights this sector.
ryozen-legend-paid = Paid place
ryozen-legend-paid-means = Costs what it shows.
ryozen-legend-closed = Closed
ryozen-legend-closed-means = A Guardian blocks this sector.
ryozen-legend-first = First player
ryozen-legend-first-means = Begins the day.
ryozen-legend-night = At Night
ryozen-legend-night-means = On the left for all who are there. The shard for the most influence.
