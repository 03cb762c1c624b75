# Lords of Xidit

xidit-name = Lords of Xidit
xidit-about = Plan six orders in secret, recruit units, end threats, and survive three assessments: wealth, influence, reputation.

## Lobby
xidit-option-length = Length
xidit-option-length-about = How many years are played
xidit-option-length-full = Full game, 12 years
xidit-option-length-full-about = 72 orders each, census in years 4, 8 and 12
xidit-option-length-short = Short game, 9 years
xidit-option-length-short-about = 54 orders each, census in years 3, 6 and 9, fewer tiles; good for a first match
xidit-option-census = Army census
xidit-option-census-about = How units are shown for prizes
xidit-option-census-batched = All five unit types at once
xidit-option-census-batched-about = One secret choice of five numbers: quick
xidit-option-census-strict = Type by type
xidit-option-census-strict-about = Five secret choices, each after the last was seen: as printed, but slow
xidit-option-first = First player
xidit-option-first-about = Who begins the first year; it passes on every year
xidit-option-first-random = At random
xidit-option-first-random-about = Drawn from the match's seed
xidit-option-first-host = The first seat
xidit-option-first-host-about = Whoever sits in the first seat
xidit-option-neutral = Neutral player
xidit-option-neutral-about = The fourth party of a game for three, which can outlast you
xidit-option-neutral-normal = Normal
xidit-option-neutral-normal-about = Its tokens begin on spaces 6, 5 and 4
xidit-option-neutral-hard = Hard
xidit-option-neutral-hard-about = Its tokens begin one space higher: 7, 6 and 5
xidit-seat-colour = Colour
xidit-seat-colour-about = Only a colour: it changes nothing in play
xidit-seat-colour-blue = Blue
xidit-seat-colour-blue-about = Only a colour: it changes nothing in play
xidit-seat-colour-red = Red
xidit-seat-colour-red-about = Only a colour: it changes nothing in play
xidit-seat-colour-green = Green
xidit-seat-colour-green-about = Only a colour: it changes nothing in play
xidit-seat-colour-yellow = Yellow
xidit-seat-colour-yellow-about = Only a colour: it changes nothing in play
xidit-seat-colour-black = Black
xidit-seat-colour-black-about = Only a colour: it changes nothing in play
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
xidit-few-mage =
    { $count ->
        [one] { $count } battle mage
       *[other] { $count } battle mages
    }
xidit-few-cleric =
    { $count ->
        [one] { $count } cleric
       *[other] { $count } clerics
    }
xidit-few-infantry = { $count } infantry
xidit-few-archer =
    { $count ->
        [one] { $count } archer
       *[other] { $count } archers
    }
xidit-few-peasant =
    { $count ->
        [one] { $count } peasant
       *[other] { $count } peasants
    }
xidit-some-rewards =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $bards ->
        [one] { $bards } bard
       *[other] { $bards } bards
    }, { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    }
xidit-units = { $units }
xidit-neutral-player = the neutral player

## Questions
xidit-ask-hero = Where does the hero begin?
xidit-ask-plan = Year { $year }: set your six orders. You can change them until everybody has sealed theirs.
xidit-wheel = Order { $number }
xidit-short-black = black
xidit-short-red = red
xidit-short-blue = blue
xidit-short-city = city
xidit-short-wait = wait
xidit-ask-rewards =
    { $city }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $bards ->
        [one] { $bards } bard
       *[other] { $bards } bards
    }, { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    }. Which two rewards, and where do the bards go?
xidit-reward-option = { $rewards }
xidit-reward-group = { $kinds }
xidit-ask-bards =
    { $count ->
        [one] Where does the bard go? (around { $city })
       *[other] Where do the { $count } bards go? (around { $city })
    }
xidit-bard-option = { $split }
xidit-bards-to = { $count } in { $region }
xidit-reward-bards-to =
    { $count ->
        [one] a bard: { $split }
       *[other] bards: { $split }
    }
xidit-reward-built =
    { $count ->
        [one] { $count } guild section in { $city }
       *[other] { $count } guild sections in { $city }
    }
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
xidit-ask-census = Army census: how many units of each type do you show? Whoever shows most of a type gets its prize. Shown units come back to you.
xidit-ask-census-type = Army census, { $unit }: how many do you show? Whoever shows most gets { $prize }. They come back to you.
xidit-census-field = { $unit } ({ $prize })
xidit-census-bards = Bards I win go to (empty: ask me)
xidit-census-guild = A section I win goes to (empty: ask me)
xidit-hint-empty = no tile
xidit-hint-recruit = recruits: { $units }
xidit-hint-recruit-empty = a recruit tile with nobody left
xidit-hint-threat = threat: { $units }
xidit-hint-start = { $there }; recruit tiles a road away: { $near }
xidit-hint-order-black = Along the black road to the city at its end
xidit-hint-order-red = Along the red road to the city at its end
xidit-hint-order-blue = Along the blue road to the city at its end
xidit-hint-order-city = Hire, end a threat or banish a titan: whatever the city has by then
xidit-hint-order-wait = The hero does nothing in this step
xidit-hint-titan-decline =
    { $count ->
        [one] You keep your { $count } unit, and this order does nothing
       *[other] You keep your { $count } units, and this order does nothing
    }
xidit-hint-units-left =
    { $count ->
        [0] You would have no units left
       *[other] You would keep { $units }
    }
xidit-why-blank = A blank token covers it: no bards there in this match
xidit-why-far = It does not touch { $city }, where your hero stands
xidit-why-not-printed = The tile does not offer this
xidit-why-no-bards = You have no bards left
xidit-why-all-blank = All regions around { $city } are blank
xidit-why-other-guild = A guild stands in { $city } already, of { $seat }
xidit-why-full-guild = Your guild in { $city } has four sections already
xidit-why-no-sections = You have no sections left in your supply
xidit-why-hero = A hero stands there: { $seat }
xidit-why-titan-units =
    { $count ->
        [one] It demands { $count } unit; you are short of { $lacking }
       *[other] It demands { $count } units; you are short of { $lacking }
    }
xidit-why-titan-dormant = Dormant: it cannot be banished before it awakens
xidit-why-no-unit = You have none of these
xidit-why-last-space = Its token is on the last space
xidit-final-goes-on = the orders go on at once
xidit-final-end = the assessments follow at once
xidit-loses-sections =
    { $count ->
        [one] { $count } section of this reward finds no place and is not built
       *[other] { $count } sections of this reward find no place and are not built
    }
xidit-preview-order = { $number }. { $what }
xidit-preview-moved = → { $city } ({ $there })
xidit-preview-no-road =
    { $colour ->
        [black] no black road leaves { $city }: the order is lost
        [red] no red road leaves { $city }: the order is lost
       *[blue] no blue road leaves { $city }: the order is lost
    }
xidit-preview-recruited =
    { $unit ->
        [peasant] you hire a peasant in { $city }
        [archer] you hire an archer in { $city }
        [infantry] you hire infantry in { $city }
        [cleric] you hire a cleric in { $city }
       *[mage] you hire a battle mage in { $city }
    }
xidit-preview-recruited-already = you hire in { $city } once a year only: nothing
xidit-preview-empty-tile = { $city }: nobody to hire, the tile leaves
xidit-preview-threat-not-met = { $city }: you lack units for this threat, nothing happens
xidit-preview-threat-after-titan = { $city }: no threat after a titan in the same year
xidit-preview-threat-ended = you end the threat in { $city } for { $units }: two rewards
xidit-preview-nothing-here = { $city }: nothing to do there
xidit-preview-titan = { $city }: you may banish a titan
xidit-preview-unknown = cannot be foreseen: it depends on a tile nobody has seen
xidit-preview-threat-ready = threat: { $units }; you have them
xidit-preview-threat-lacking = threat: { $units }; you lack { $lacking }
xidit-preview-threat-without = threat: { $units }; you have none of them
xidit-preview-end = Your hero ends the year in { $city }. All this if nobody comes before you.
xidit-stride = { $way } { $city }: { $what }
xidit-stride-recruit =
    { $unit ->
        [peasant] hire a peasant
        [archer] hire an archer
        [infantry] hire infantry
        [cleric] hire a cleric
       *[mage] hire a battle mage
    }
xidit-stride-threat = end the threat
xidit-stride-titan = banish a titan
xidit-preview-standing = Standing orders can choose the rewards now, so that nobody has to wait for you.
xidit-change-units = { $unit } { $before } → { $after }
xidit-change-coins = Coins { $before } → { $after }
xidit-change-bards = Bards left { $before } → { $after }
xidit-change-stored = Stored sections { $before } → { $after }
xidit-change-hero = { $seat }: { $from } → { $to }
xidit-change-guild = { $seat }: guild in { $city } { $before } → { $after }
xidit-change-sung = { $region }: bards of { $seat } { $before } → { $after }
xidit-change-neutral = Neutral player, { $assessment } { $before } → { $after }
xidit-change-new-recruit = New recruits in { $city }: { $units }
xidit-change-new-threat = New threat in { $city }: { $units }
xidit-change-recruits = Recruits left in { $city }: { $units }
xidit-change-gone = No tile any more: { $cities }
xidit-change-awake = Awakened: { $titan }
xidit-change-banished = Banished: { $titan }
xidit-change-year = Year { $year } begins; first player { $first }
xidit-change-phase =
    { $phase ->
        [heroes] The heroes take their places
        [orders] Secret orders are being made
        [census] Army census
       *[execution] Order { $order } is being carried out
    }
xidit-change-out = { $assessment }: out { $parties }
xidit-hint-claim = { $gains }
xidit-gain-wealth = Wealth { $before } → { $after }
xidit-gain-influence = Influence { $before } → { $after }
xidit-gain-reputation = Reputation { $before } → { $after } without the Bastion
xidit-gain-bastion = { $count } into the Bastion
xidit-hint-region = Lyre { $first } and { $second }; ahead with { $most }: { $seats }
xidit-hint-region-silent = Lyre { $first } and { $second }; nobody sings there yet
xidit-hint-region-bastion = Lyre { $first } and { $second }; hidden in the Bastion until the end
xidit-hint-rewards = Pays two of: { $rewards }
xidit-hint-guild = Sections there: { $count } → { $after }
xidit-hint-neutral = { $value } → { $next }; it is assessment number { $column }

## Standing orders
xidit-preference = { $order }
xidit-standing-closed = Standing orders can be given while the plans of a year are made, until they are revealed. Now is not that time.
xidit-standing-rewards = Rewards I take
xidit-standing-two = { $one } and { $two }
xidit-standing-third = In place of one that is not available: { $kind }
xidit-standing-bards = Regions for my bards, in order of preference
xidit-standing-spread = How my bards go (empty: all to the first region)
xidit-standing-spread-all = One by one over these regions
xidit-standing-spread-hint = Three bards and two regions: two to the first, one to the second
xidit-standing-region = Lyre { $first } and { $second }
xidit-standing-titan = Titans I banish, in order of preference
xidit-standing-never = Never
xidit-standing-never-hint = Every titan is declined without asking
xidit-stack-3 = 3-unit titan
xidit-stack-4 = 4-unit titan
xidit-stack-5 = 5-unit titan
xidit-standing-titan-units = Units I pay for a titan
xidit-standing-weakest = The weakest
xidit-standing-strongest = The strongest
xidit-standing-neutral = Neutral tokens I move, in order of preference

## What happens
xidit-set-up = The kingdom is laid out. { $first } goes first. Assessments will come in this order: { $hall }.
xidit-hero-placed = { $seat } begins in { $city }.
xidit-heading-year = **Year { $year } of { $years }.** First player: { $first }.
xidit-plan-revealed = { $seat } plans: { $plan }.
xidit-heading-order =
    { $count ->
        [0] **Order { $number }**
       *[other] **Order { $number }:** { $moves }
    }
xidit-moves = { $moves }
xidit-moved = { $seat } → { $city }
xidit-no-road =
    { $colour ->
        [black] { $seat }: no black road leaves { $city }, the hero stays.
        [red] { $seat }: no red road leaves { $city }, the hero stays.
       *[blue] { $seat }: no blue road leaves { $city }, the hero stays.
    }
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
xidit-rewarded = { $seat } gets { $rewards }.
xidit-stored-built = { $seat } builds a stored section in { $city }.
xidit-section-stored = { $seat } has no guild with room and stores the section.
xidit-no-sections-left = { $seat } has no sections left.
xidit-neutral-moved = { $seat } moves the neutral player up: { $assessment } { $value }.
xidit-recruits-arrive =
    { $count ->
        [0] A recruit tile arrives in { $city }, but the barracks have nobody for it.
       *[other] Recruits arrive in { $city }: { $units }.
    }
xidit-threat-appears = A threat appears in { $city }: { $threat } (demands { $units }; pays two of { $rewards }).
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
xidit-heading-census = **Army census of year { $year }**
xidit-census-line = { $unit }: { $shown }. Prize for { $seats }: { $prize }.
xidit-census-shown = { $seat } { $count }
xidit-census-nobody = { $unit }: nobody shows any.
xidit-prize-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
xidit-prize-bards =
    { $count ->
        [one] { $count } bard
       *[other] { $count } bards
    }
xidit-prize-guild_bonus =
    { $count ->
        [one] { $count } guild section
       *[other] { $count } guild sections
    }
xidit-heading-assessment = **Hall of Fame: { $assessment }**
xidit-assessed =
    { $place }. { $party }: { $score }{ $count ->
        [0] {""}
        [1] {""}
       *[other] {" "}= { $sum }
    }
xidit-summand = { $score } ({ $of })
xidit-plus = { $a } + { $b }
xidit-no-sum = 0
xidit-tie-units = Tie: { $party } has more units than { $below }.
xidit-tie-seat = Tie: { $party } is closer to the first player than { $below }.
xidit-tie-neutral = Tie: { $below } loses it to { $party }.
xidit-eliminated = { $party } is eliminated.
xidit-neutral-eliminated = The neutral player is eliminated.
xidit-winner = 🏆 **{ $party } is the saviour of the kingdom!**
xidit-neutral-wins = The neutral player outlasts everybody: nobody wins.
xidit-won-last-active = Last one active after the third assessment
xidit-won-neutral = The neutral player was the last one active

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
xidit-words-stacks = Recruit stack { $recruits }, threat stack { $threats }; recruit discard { $recruit_discard }, threat discard { $threat_discard }.
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
        [0] Threats lie in { $cities }.
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
xidit-quick-10 = At the end three assessments, in an order drawn for each match, eliminate the last in each; the last one standing wins.

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

## The catalogue (/card)
xidit-kind-unit = unit
xidit-kind-titan = titan
xidit-kind-tile-standard = city tile, 4 or 5 players
xidit-kind-tile-crown = city tile, 3 players
xidit-kind-city = city
xidit-kind-region = region
xidit-card-unit = Strength { $strength } of 5; { $count } in the box.
xidit-card-census = For most of them in the army census: { $reward }.
xidit-card-any-units = Demands units of any kind: { $count }.
xidit-card-rewards = Rewards, two of three: { $rewards }.
xidit-card-city = City: { $city }.
xidit-card-recruit = Recruits: { $units }.
xidit-card-threat = The threat demands: { $units }.
xidit-card-road = { $road }: to { $city }.
xidit-card-regions = Regions around it: { $regions }.
xidit-card-lyres = Lyres at the end: { $first } for most bards, { $second } for the second.
xidit-card-cities = Cities around it: { $cities }.
xidit-where-awake = awake, it can be banished
xidit-where-threat = a threat in { $city }
xidit-where-recruit = recruits in { $city }: { $units }
xidit-where-bards = bards: { $bards }
xidit-where-barracks = { $count } left in the barracks
