# Lords of Xidit

xidit-name = Lords of Xidit
xidit-about = Plan six orders in secret, recruit units, end threats, and survive three assessments: wealth, influence, reputation.

## Lobby
xidit-option-length = Length
xidit-option-length-full = Full game, 12 years
xidit-option-length-short = Short game, 9 years
xidit-option-census = Army census
xidit-option-census-batched = All five unit types at once
xidit-option-census-strict = Type by type
xidit-option-first = First player
xidit-option-first-random = At random
xidit-option-first-host = The first seat
xidit-option-neutral = Neutral player
xidit-option-neutral-normal = Normal
xidit-option-neutral-hard = Harder
xidit-seat-colour = Colour
xidit-seat-colour-blue = Blue
xidit-seat-colour-red = Red
xidit-seat-colour-green = Green
xidit-seat-colour-yellow = Yellow
xidit-seat-colour-black = Black
xidit-part-map = Map
xidit-part-players = Players
xidit-part-tracks = Tiles, titans and the Hall of Fame

## Counted things
xidit-some-peasant =
    { $count ->
        [one] { $count } peasant
       *[other] { $count } peasants
    }
xidit-some-archer =
    { $count ->
        [one] { $count } archer
       *[other] { $count } archers
    }
xidit-some-infantry = { $count } infantry
xidit-some-cleric =
    { $count ->
        [one] { $count } cleric
       *[other] { $count } clerics
    }
xidit-some-mage =
    { $count ->
        [one] { $count } battle mage
       *[other] { $count } battle mages
    }
xidit-some-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
xidit-some-bards =
    { $count ->
        [one] { $count } bard
       *[other] { $count } bards
    }
xidit-some-guild_sections =
    { $count ->
        [one] { $count } guild section
       *[other] { $count } guild sections
    }
xidit-units = { $units }
xidit-neutral-player = the neutral player

## Questions
xidit-ask-hero = Where does your hero begin?
xidit-ask-plan = Year { $year }: set your six orders. You can change them until everybody has sealed theirs.
xidit-wheel = Order { $number }
xidit-ask-rewards =
    { $city }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $bards ->
        [one] { $bards } bard
       *[other] { $bards } bards
    }, { $sections ->
        [one] { $sections } guild section
       *[other] { $sections } guild sections
    }. Which rewards do you take?
xidit-reward-option = { $rewards }
xidit-ask-bards =
    { $count ->
        [one] Where does your bard go? (around { $city })
       *[other] Where do your { $count } bards go? (around { $city })
    }
xidit-bard-option = { $split }
xidit-bards-to = { $count } in { $region }
xidit-ask-guild = Which guild gets the section?
xidit-ask-titan = { $city }: banish a titan?
xidit-titan-option =
    { $count ->
        [one] { $titan }, for { $count } unit
       *[other] { $titan }, for { $count } units
    }
xidit-titan-decline = No, leave the titans
xidit-ask-titan-units =
    { $count ->
        [one] { $titan } demands { $count } unit. Which one?
       *[other] { $titan } demands { $count } units. Which ones?
    }
xidit-ask-neutral = Which token of the neutral player moves up?
xidit-ask-census = Army census: how many units of each type do you show? Shown units come back to you.
xidit-ask-census-type = Army census, { $unit }: how many do you show? They come back to you.
xidit-hint-empty = no tile
xidit-hint-recruit = recruit tile
xidit-hint-threat = threat
xidit-hint-rewards =
    Rewards: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $bards ->
        [one] { $bards } bard
       *[other] { $bards } bards
    }, { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    }
xidit-hint-guild =
    { $count ->
        [one] { $count } section there
       *[other] { $count } sections there
    }
xidit-hint-neutral = from { $value } to { $next }

## Standing orders
xidit-preference = { $order }
xidit-standing-rewards = Rewards I prefer, best first
xidit-standing-bards = Regions for my bards, best first
xidit-standing-titan = Titans I banish, best first
xidit-standing-never = Never
xidit-stack-3 = 3-unit titan
xidit-stack-4 = 4-unit titan
xidit-stack-5 = 5-unit titan
xidit-standing-titan-units = Units I pay for a titan
xidit-standing-weakest = The weakest
xidit-standing-strongest = The strongest
xidit-standing-neutral = Neutral tokens I move, best first

## What happens
xidit-set-up = The kingdom is laid out. { $first } goes first. Assessments will come in this order: { $hall }.
xidit-hero-placed = { $seat } begins in { $city }.
xidit-year-begins = **Year { $year } of { $years }.** First player: { $first }.
xidit-plan-revealed = { $seat } planned: { $plan }.
xidit-moved =
    { $colour ->
        [black] { $seat } takes the black road to { $city }.
        [red] { $seat } takes the red road to { $city }.
       *[blue] { $seat } takes the blue road to { $city }.
    }
xidit-no-road =
    { $colour ->
        [black] { $seat } finds no black road and stays in { $city }.
        [red] { $seat } finds no red road and stays in { $city }.
       *[blue] { $seat } finds no blue road and stays in { $city }.
    }
xidit-waited = { $seat } waits.
xidit-recruited =
    { $unit ->
        [peasant] { $seat } recruits a peasant in { $city }.
        [archer] { $seat } recruits an archer in { $city }.
        [infantry] { $seat } recruits infantry in { $city }.
        [cleric] { $seat } recruits a cleric in { $city }.
       *[mage] { $seat } recruits a battle mage in { $city }.
    }
xidit-recruited-already = { $seat } has already recruited in { $city } this year.
xidit-empty-tile = { $seat } finds nobody to recruit in { $city }; the tile is discarded.
xidit-threat-not-met = { $seat } lacks the units to end the threat in { $city }.
xidit-threat-after-titan = { $seat } has banished a titan in { $city } this year and cannot end the threat there.
xidit-threat-ended = **{ $seat } ends the threat in { $city }**: { $threat }, for { $units }.
xidit-nothing-here = { $seat } finds nothing to do in { $city }.
xidit-titan-declined = { $seat } leaves the titans alone.
xidit-titan-banished = **{ $seat } banishes a titan** from { $city }: { $titan }, for { $units }.
xidit-coins =
    { $count ->
        [one] { $seat } takes { $count } coin.
       *[other] { $seat } takes { $count } coins.
    }
xidit-bards =
    { $count ->
        [one] { $seat } sends { $count } bard to { $region }.
       *[other] { $seat } sends { $count } bards to { $region }.
    }
xidit-sections =
    { $count ->
        [one] { $seat } builds { $count } guild section in { $city }.
       *[other] { $seat } builds { $count } guild sections in { $city }.
    }
xidit-stored-built = { $seat } builds a stored section in { $city }.
xidit-section-stored = { $seat } has no guild with room and stores the section.
xidit-no-sections-left = { $seat } has no sections left.
xidit-neutral-moved = { $seat } moves the neutral player up: { $assessment } { $value }.
xidit-recruits-arrive =
    { $count ->
        [0] A recruit tile arrives in { $city }, but the barracks have nobody for it.
       *[other] Recruits arrive in { $city }: { $units }.
    }
xidit-threat-appears = A threat appears in { $city }.
xidit-threat-discard-turned =
    { $count ->
        [one] The threat discard ({ $count } tile) becomes the recruit stack.
       *[other] The threat discard ({ $count } tiles) becomes the recruit stack.
    }
xidit-recruit-discard-turned =
    { $count ->
        [one] The recruit discard ({ $count } tile) becomes the threat stack.
       *[other] The recruit discard ({ $count } tiles) becomes the threat stack.
    }
xidit-titans-awaken =
    { $count ->
        [0] The titans stir, but none is left to awaken.
        [one] **A titan awakens**: { $titans }.
       *[other] **Titans awaken**: { $titans }.
    }
xidit-reinforcements =
    { $count ->
        [one] Reinforcements arrive: { $count } tile is shuffled into the threat stack.
       *[other] Reinforcements arrive: { $count } tiles are shuffled into the threat stack.
    }
xidit-census-begins = **Army census of year { $year }.**
xidit-census-shown = { $seat } shows { $units }.
xidit-census-won =
    { $count ->
        [one] { $unit }: { $seats } shows most.
       *[other] { $unit }: { $seats } show most.
    }
xidit-census-nobody = { $unit }: nobody shows any.
xidit-assessment-begins = **Hall of Fame: { $assessment }**
xidit-assessed = { $place }. { $party }: { $score }
xidit-tie-units = Tie: { $party } has more units than { $below }.
xidit-tie-seat = Tie: { $party } is closer to the first player than { $below }.
xidit-tie-neutral = Tie: { $below } loses it to { $party }.
xidit-eliminated = { $party } is eliminated.
xidit-winner = 🏆 **{ $party } is the saviour of the kingdom!**
xidit-neutral-wins = The neutral player outlasts everybody: nobody wins.
xidit-won-last-active = Last one active after the third assessment (XID-11.17)
xidit-won-neutral = The neutral player was the last one active (XID-12.18)

## The board in words
xidit-words-year =
    { $phase ->
        [heroes] Year { $year } of { $years }: the heroes take their places. First player: { $first }.
        [orders] Year { $year } of { $years }: secret orders. First player: { $first }.
        [execution] Year { $year } of { $years }: order { $order } is being executed. First player: { $first }.
        [census] Year { $year } of { $years }: army census. First player: { $first }.
       *[end] The match is over after { $years } years.
    }
xidit-words-recruit = { $city }: recruits, { $units } left
xidit-words-recruit-empty = { $city }: recruit tile, nobody left
xidit-words-threat = { $city }: threat ({ $threat }), demands { $units }; { $rewards }
xidit-words-rewards = { $rewards }
xidit-words-next = Next recruits: { $recruit }. Next threat: { $threat }.
xidit-words-stacks = Recruit stack { $recruits }, threat stack { $threats }; discards { $recruit_discard } and { $threat_discard }.
xidit-words-titan = Awake titan: { $titan }, demands { $count }; { $rewards }
xidit-words-lair-asleep = No titan is awake; { $count } asleep.
xidit-words-barracks = Barracks: { $units }
xidit-words-barracks-empty = The barracks are empty.
xidit-words-guild = Guild in { $city }: { $seat }, { $sections }
xidit-words-region = { $region } ({ $first }/{ $second }): { $bards }
xidit-words-bards-of = { $seat } { $count }
xidit-words-blank = Blank regions: { $regions }
xidit-words-hall = Hall of Fame: { $hall }
xidit-words-neutral = Neutral player: { $columns }
xidit-words-neutral-column = { $assessment } { $value }
xidit-words-seat = { $seat } ({ $colour }): hero in { $city }, { $built } on the map, { $supply } in supply
xidit-words-seat-no-hero = { $seat } ({ $colour }): hero not placed yet
xidit-words-plan = { $seat } planned: { $plan }
xidit-words-screen = Behind your screen: { $things }
xidit-words-screen-units = Your units: { $units }
xidit-words-screen-no-units = You have no units.
xidit-words-stored =
    { $count ->
        [one] { $count } stored section
       *[other] { $count } stored sections
    }
xidit-words-my-plan = Your sealed plan: { $plan }
xidit-words-column = { $assessment }: { $ranking }
xidit-words-ranked = { $party } { $score }
xidit-alt-year = Board of Lords of Xidit, year { $year } of { $years }; first player { $first }.
xidit-alt-waiting = Waiting for { $seats }.
xidit-alt-heroes = Heroes: { $heroes }.
xidit-alt-hero = { $seat } in { $city }
xidit-alt-threats =
    { $count ->
        [one] { $count } titan is awake; threats lie in { $cities }.
       *[other] { $count } titans are awake; threats lie in { $cities }.
    }
xidit-alt-end = Hall of Fame: { $places }.
xidit-alt-place = { $place }. { $seat }

## In ten sentences
xidit-quick-1 = Your hero travels a kingdom of 21 cities, joined by black, red and blue roads.
xidit-quick-2 = Each year everybody secretly plans six orders: three roads to take, act in the city, or wait.
xidit-quick-3 = All plans are revealed together and carried out one order at a time, from the first player clockwise.
xidit-quick-4 = Acting in a city with recruits gives you one unit, always the weakest there; once per city and year.
xidit-quick-5 = Acting in a city with a threat pays the units it demands, and you take two of its three rewards.
xidit-quick-6 = Coins count for wealth, guild sections for influence, bards in the regions around you for reputation.
xidit-quick-7 = What you own lies behind your screen; only you see the totals.
xidit-quick-8 = In some years an army census rewards whoever shows most units of each type.
xidit-quick-9 = When the stacks run out, titans awaken: any city without a tile lets you banish one for any units.
xidit-quick-10 = At the end three assessments eliminate the last in wealth, influence and reputation; the last one standing wins.

## Names of components

xidit-city-1 = 1 Velmar
xidit-city-2 = 2 Ostrel
xidit-city-3 = 3 Karsis
xidit-city-4 = 4 Thandor
xidit-city-5 = 5 Merrow
xidit-city-6 = 6 Halgard
xidit-city-7 = 7 Norvik
xidit-city-8 = 8 Esgar
xidit-city-9 = 9 Lumeris
xidit-city-10 = 10 Brakka
xidit-city-11 = 11 Isvar
xidit-city-12 = 12 Sollan
xidit-city-13 = 13 Gorvel
xidit-city-14 = 14 Dunmere
xidit-city-15 = 15 Aurenne
xidit-city-16 = 16 Celdry
xidit-city-17 = 17 Argentis
xidit-city-18 = 18 Pyrrhos
xidit-city-19 = 19 Vashti
xidit-city-20 = 20 Elvast
xidit-city-21 = 21 Zarand
xidit-region-crown_vale = Crown Vale
xidit-region-snowy_reach = Snowy Reach
xidit-region-green_marches = Green Marches
xidit-region-golden_steppe = Golden Steppe
xidit-region-elder_woods = Elder Woods
xidit-region-orchard_downs = Orchard Downs
xidit-region-grey_crags = Grey Crags
xidit-region-violet_fens = Violet Fens
xidit-region-ember_cape = Ember Cape
xidit-unit-peasant = Peasant militia
xidit-unit-archer = Archers
xidit-unit-infantry = Infantry
xidit-unit-cleric = Clerics
xidit-unit-mage = Battle mages
xidit-titan-titan_moss = Moss Titan
xidit-titan-titan_cloud = Cloud Titan
xidit-titan-titan_river = River Titan
xidit-titan-titan_storm = Storm Titan
xidit-titan-titan_mountain = Mountain Titan
xidit-titan-titan_night = Night Titan
xidit-threat-standard_01 = Bramble Ogre
xidit-threat-standard_02 = Cave Wyrm
xidit-threat-standard_03 = Stone Boar
xidit-threat-standard_04 = Tide Serpent
xidit-threat-standard_05 = Harpy Flock
xidit-threat-standard_06 = Ice Troll
xidit-threat-standard_07 = Wolf Pack
xidit-threat-standard_08 = Rock Golem
xidit-threat-standard_09 = Shadow Drake
xidit-threat-standard_10 = Giant Spider
xidit-threat-standard_11 = Frost Wisp
xidit-threat-standard_12 = Sand Scorpion
xidit-threat-standard_13 = Bog Witch
xidit-threat-standard_14 = Mire Hydra
xidit-threat-standard_15 = Minotaur
xidit-threat-standard_16 = Griffin
xidit-threat-standard_17 = Snow Ape
xidit-threat-standard_18 = Fire Salamander
xidit-threat-standard_19 = Toad King
xidit-threat-standard_20 = Ash Phoenix
xidit-threat-standard_21 = Lava Brute
xidit-threat-crown_01 = Bramble Ogre
xidit-threat-crown_02 = Cave Wyrm
xidit-threat-crown_03 = Stone Boar
xidit-threat-crown_04 = Tide Serpent
xidit-threat-crown_05 = Harpy Flock
xidit-threat-crown_06 = Ice Troll
xidit-threat-crown_07 = Wolf Pack
xidit-threat-crown_08 = Rock Golem
xidit-threat-crown_09 = Shadow Drake
xidit-threat-crown_10 = Giant Spider
xidit-threat-crown_11 = Frost Wisp
xidit-threat-crown_12 = Sand Scorpion
xidit-threat-crown_13 = Bog Witch
xidit-threat-crown_14 = Mire Hydra
xidit-threat-crown_15 = Minotaur
xidit-threat-crown_16 = Griffin
xidit-threat-crown_17 = Snow Ape
xidit-threat-crown_18 = Fire Salamander
xidit-assessment-wealth = Wealth
xidit-assessment-influence = Influence
xidit-assessment-reputation = Reputation
xidit-reward-coins = Coins
xidit-reward-bards = Bards
xidit-reward-guild_sections = Sorcerers' Guild sections
xidit-colour-blue = Blue
xidit-colour-red = Red
xidit-colour-green = Green
xidit-colour-yellow = Yellow
xidit-colour-black = Black
xidit-colour-grey = Grey
xidit-order-black = Move: black road
xidit-order-red = Move: red road
xidit-order-blue = Move: blue road
xidit-order-city = City action
xidit-order-wait = Wait
xidit-road-black = Black road
xidit-road-red = Red road
xidit-road-blue = Blue road
xidit-city-name-1 = Velmar
xidit-city-name-2 = Ostrel
xidit-city-name-3 = Karsis
xidit-city-name-4 = Thandor
xidit-city-name-5 = Merrow
xidit-city-name-6 = Halgard
xidit-city-name-7 = Norvik
xidit-city-name-8 = Esgar
xidit-city-name-9 = Lumeris
xidit-city-name-10 = Brakka
xidit-city-name-11 = Isvar
xidit-city-name-12 = Sollan
xidit-city-name-13 = Gorvel
xidit-city-name-14 = Dunmere
xidit-city-name-15 = Aurenne
xidit-city-name-16 = Celdry
xidit-city-name-17 = Argentis
xidit-city-name-18 = Pyrrhos
xidit-city-name-19 = Vashti
xidit-city-name-20 = Elvast
xidit-city-name-21 = Zarand
