# Scythe: words that only pictures need

scythe-picture-turn = Turn { $number }
scythe-picture-most-stars = most stars: { $count } of 6
scythe-picture-tile = Structure bonus
scythe-picture-acts = { $name } to act
scythe-picture-battle = Combat: { $place }
scythe-picture-waiting =
    { $count ->
        [one] waiting for { $count } player
       *[other] waiting for { $count } players
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
