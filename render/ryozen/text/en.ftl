# Ryozen: words that only pictures need

ryozen-picture-round = Round { $round } of { $rounds }
ryozen-picture-turn = { $name } to act
ryozen-picture-waiting =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
ryozen-picture-events = Predicted events
ryozen-picture-revelations = Revelations at the Springs
ryozen-picture-clan-house = Clan House
ryozen-picture-villages = Villages
ryozen-picture-next = Next: { $village }
ryozen-picture-all-placed = All kin are placed
ryozen-picture-winner = Wins
ryozen-picture-on-turn = On turn
ryozen-picture-chooses = Chooses
ryozen-picture-score-track = Track
ryozen-picture-score-shards = Shards
ryozen-picture-score-resources = Goods
ryozen-picture-score-total = Total
