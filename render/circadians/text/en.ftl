# Circadians: words that only pictures need

circadians-picture-round = Round { $round } of { $rounds }
circadians-picture-battle = Battle in { $place }
circadians-picture-acts = { $name } to act
circadians-picture-waiting =
    { $count ->
        [one] waiting for { $count } player
       *[other] waiting for { $count } players
    }
circadians-picture-tracks = Prices and research
circadians-picture-supply = Supply
circadians-picture-hand = Your hand
circadians-picture-in-supply = in supply
