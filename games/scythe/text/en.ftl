# Scythe

scythe-name = Scythe
scythe-about = Lead a faction of an alternative 1920s: move, trade, produce, build mechs, fight with dials set in secret; the sixth star ends the game, the richest wins.

## Lobby
scythe-option-faction_assignment = Factions
scythe-option-faction_assignment-random = Dealt at random
scythe-option-faction_assignment-choose = Chosen
scythe-option-player_mat_assignment = Player mats
scythe-option-player_mat_assignment-random = Dealt at random
scythe-option-player_mat_assignment-in_seat_order = In seat order (with random factions)
scythe-option-player_mat_assignment-choose = Chosen
scythe-option-banned_pairs = Banned pairs
scythe-option-banned_pairs-enforce = Never dealt
scythe-option-banned_pairs-allow = Allowed
scythe-option-bribes = Gifts of coins
scythe-option-bribes-allowed = Allowed
scythe-option-bribes-forbidden = Forbidden
scythe-option-sample_scoring_at_first_star = Sample scoring at the first star
scythe-option-sample_scoring_at_first_star-off = Off
scythe-option-sample_scoring_at_first_star-on = On
scythe-option-delay_of_game = Delay of game
scythe-option-delay_of_game-off = Projections are free
scythe-option-delay_of_game-on = A projection costs 2 popularity
scythe-option-coin_visibility = Coins
scythe-option-coin_visibility-public = Everybody sees them
scythe-option-coin_visibility-owner_only = Only their owner sees them
scythe-part-map = Map
scythe-part-tracks = Tracks
scythe-part-mats = Mats
scythe-option-faction_assignment-about = Who leads which faction
scythe-option-faction_assignment-random-about = The bot deals them; the quickest start
scythe-option-faction_assignment-choose-about = Players choose in turn, the highest mat number first
scythe-option-player_mat_assignment-about = Who gets which player mat: prices, coins and who begins
scythe-option-player_mat_assignment-random-about = The bot deals them
scythe-option-player_mat_assignment-in_seat_order-about = By number clockwise, so that turns go by mat numbers
scythe-option-player_mat_assignment-choose-about = Players choose one after another
scythe-option-banned_pairs-about = Rusviet with Industrial and Crimea with Patriotic are too strong
scythe-option-banned_pairs-enforce-about = The two pairs do not occur
scythe-option-banned_pairs-allow-about = Any pair may occur; fine for first games
scythe-option-bribes-about = Whether players may give each other coins
scythe-option-bribes-allowed-about = Coins may be given at any moment
scythe-option-bribes-forbidden-about = As in tournaments: no coins change hands
scythe-option-sample_scoring_at_first_star-about = A look at all scores when the first star is placed
scythe-option-sample_scoring_at_first_star-off-about = No sample
scythe-option-sample_scoring_at_first_star-on-about = Good for first games: one sees what counts
scythe-option-delay_of_game-about = What asking for the present scores costs
scythe-option-delay_of_game-off-about = Anybody may look at any time
scythe-option-delay_of_game-on-about = Whoever asks loses 2 popularity
scythe-option-coin_visibility-about = Who sees how many coins somebody has
scythe-option-coin_visibility-public-about = All coins are open
scythe-option-coin_visibility-owner_only-about = Each player sees only the own coins until the end

## Counted things
scythe-some-oil = { $count } oil
scythe-some-metal = { $count } metal
scythe-some-wood = { $count } wood
scythe-some-food = { $count } food
scythe-some-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
scythe-some-mechs =
    { $count ->
        [one] { $count } mech
       *[other] { $count } mechs
    }
scythe-a-character = character
scythe-goods = { $goods }
scythe-number = { $number }
scythe-group-tokens =
    { $count ->
        [0] nothing
        [one] { $count } token
       *[other] { $count } tokens
    }
scythe-yes = Yes
scythe-no = No
scythe-none = Nothing

## Gains
scythe-gain-coins = ${ $count }
scythe-gain-power = { $count } power
scythe-gain-popularity = { $count } popularity
scythe-gain-combat_cards =
    { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }
scythe-gain-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
scythe-gain-resource_any =
    { $count ->
        [one] any { $count } resource
       *[other] any { $count } resources
    }
scythe-gain-upgrade = an upgrade
scythe-gain-deploy = a mech
scythe-gain-build = a structure
scythe-gain-enlist = a recruit
scythe-gain-produce = produce on 2 territories

## Setup
scythe-ask-mat = Which player mat?
scythe-ask-faction = Which faction?
scythe-mat-chosen = { $seat } takes the { $mat } mat.
scythe-faction-chosen = { $seat } leads the { $faction }.
scythe-seated = { $seat }: { $faction }, { $mat } mat.
scythe-set-up = The table is laid. Structure bonus: { $tile }. { $first } begins.
scythe-mats-random = Mats in seat order need random factions; they were dealt at random.

## Turn
scythe-ask-section = Where does the action token go?
scythe-section = { $number }: { $top } / { $bottom }
scythe-section-factory = Factory card: { $card }
scythe-section-chosen = { $seat } chooses { $top } / { $bottom }.
scythe-section-chosen-factory = { $seat } uses the Factory card { $card }.
scythe-ask-top = { $action }: which one?
scythe-skip-top = Skip the top action
scythe-choice-move =
    { $count ->
        [one] Move { $count } unit
       *[other] Move up to { $count } units
    }
scythe-choice-coins = Gain ${ $count }
scythe-choice-power = $1: { $count } power
scythe-choice-cards =
    { $count ->
        [one] $1: draw { $count } combat card
       *[other] $1: draw { $count } combat cards
    }
scythe-choice-resources = $1: any { $count } resources
scythe-choice-popularity = $1: { $count } popularity
scythe-choice-produce = Produce on up to { $count } territories
scythe-choice-less = Take only a part: { $what }
scythe-less-coins = coins
scythe-less-power = power
scythe-less-cards = combat cards
scythe-less-resources = resources
scythe-less-popularity = popularity
scythe-ask-less = How much of each?
scythe-took-move =
    { $count ->
        [one] { $seat } moves { $count } unit.
       *[other] { $seat } moves up to { $count } units.
    }
scythe-took-coins = { $seat } gains ${ $count }.
scythe-took-power = { $seat } buys { $count } power for $1.
scythe-took-resources =
    { $count ->
        [one] { $seat } buys { $count } resource for $1.
       *[other] { $seat } buys { $count } resources for $1.
    }
scythe-took-popularity = { $seat } buys { $count } popularity for $1.
scythe-took-produce = { $seat } produces on up to { $count } territories.
scythe-ask-bottom = The bottom action?
scythe-take-bottom =
    { $coins ->
        [0] { $action } for { $cost }
       *[other] { $action } for { $cost } (gives ${ $coins })
    }
scythe-factory-move = Move one unit up to 2 steps
scythe-skip-bottom = Skip the bottom action
scythe-bottom-taken = { $seat } takes { $action }.
scythe-factory-moves = { $seat } moves a unit with the Factory card.
scythe-ask-end = Anything else, or end the turn?
scythe-end-turn = End turn
scythe-heading-turn = **{ scythe-turn }**
scythe-turn = Round { $number } · { $seat }
scythe-took-cards =
    { $count ->
        [one] { $seat } buys { $count } combat card for $1.
       *[other] { $seat } buys { $count } combat cards for $1.
    }

## Moving
scythe-ask-unit =
    { $count ->
        [one] Which unit moves? { $count } move left.
       *[other] Which unit moves? { $count } moves left.
    }
scythe-unit-character = Character, { $place }
scythe-unit-mech =
    { $count ->
        [one] Mech, { $place }
       *[other] Mech (one of { $count }), { $place }
    }
scythe-unit-worker =
    { $count ->
        [one] Worker, { $place }
       *[other] Worker (one of { $count }), { $place }
    }
scythe-stop-moving = No more moves
scythe-the-character = Character
scythe-the-mech = Mech
scythe-the-worker = Worker
scythe-ask-step =
    { $count ->
        [one] { $unit } on { $place }: where to? { $count } step left; { $load }.
       *[other] { $unit } on { $place }: where to? { $count } steps left; { $load }.
    }
scythe-step-to = { $place }
scythe-stop-here = Stop here
scythe-load = with { $load }
scythe-load-empty = carrying nothing
scythe-load-all = Take everything along
scythe-load-none = Take nothing along
scythe-load-custom = Choose what to take…
scythe-ask-load = What does this unit carry?
scythe-field-workers = Workers
scythe-field-moved = Workers that have moved
scythe-moved =
    { $unit ->
        [character] { $seat }: character, { $origin } → { $place }, { $load }.
        [mech] { $seat }: mech, { $origin } → { $place }, { $load }.
       *[worker] { $seat }: worker, { $origin } → { $place }, { $load }.
    }
scythe-moved-empty =
    { $unit ->
        [character] { $seat }: character, { $origin } → { $place }.
        [mech] { $seat }: mech, { $origin } → { $place }.
       *[worker] { $seat }: worker, { $origin } → { $place }.
    }
scythe-driven-off =
    { $count ->
        [one] { $seat } drives { $count } worker of { $other } off { $place }.
       *[other] { $seat } drives { $count } workers of { $other } off { $place }.
    }

## Gaining and paying
scythe-gained-coins = { $seat } gains ${ $count }.
scythe-gained-power = { $seat } gains { $count } power.
scythe-gained-popularity = { $seat } gains { $count } popularity.
scythe-paid-coins = { $seat } pays ${ $count }.
scythe-paid-power = { $seat } pays { $count } power.
scythe-paid-popularity = { $seat } pays { $count } popularity.
scythe-paid-card = { $seat } discards a combat card of value { $value }.
scythe-drew =
    { $count ->
        [one] { $seat } draws { $count } combat card.
       *[other] { $seat } draws { $count } combat cards.
    }
scythe-drew-cards = You drew: { $cards }.
scythe-workers =
    { $count ->
        [one] { $seat } gets { $count } worker on { $place }.
       *[other] { $seat } gets { $count } workers on { $place }.
    }
scythe-resources = { $seat } gets { $goods } on { $place }.
scythe-ask-kinds =
    { $count ->
        [one] Which resource to take?
       *[other] Which { $count } resources to take?
    }
scythe-ask-place = Where to put { $goods }?
scythe-split = One by one…
scythe-ask-produce = Where to produce?
scythe-field-sites =
    { $count ->
        [one] Territory
       *[other] Up to { $count } territories
    }
scythe-field-mill = The Mill too ({ $place })
scythe-field-amounts = How much
scythe-amounts-all = Everything
scythe-amounts-choose = Let me choose
scythe-ask-amount = { $place }: how many are made (up to { $count })?
scythe-ask-pay = Which tokens pay? Still to pay: { $goods }.
scythe-pay-auto = The rest automatically
scythe-pay-card = Coercion: discard a combat card of value { $value }
scythe-coerced = { $seat } uses Coercion: a combat card of value { $value } instead of a token.
scythe-spent = { $seat } spends { $goods } from { $place }.
scythe-ongoing = { $seat } gets a bonus: { $recruit }.

## Bottom row
scythe-ask-upgrade = Which cube goes where?
scythe-upgrade-option = { $cube } → { $bottom }
scythe-upgraded = { $seat } upgrades: { $cube } → { $bottom }.
scythe-cube-cube_move = Move +1 unit
scythe-cube-cube_gain_coins = Gain +$1
scythe-cube-cube_bolster_power = Bolster +1 power
scythe-cube-cube_bolster_cards = Bolster +1 card
scythe-cube-cube_produce = Produce +1 territory
scythe-cube-cube_trade_popularity = Trade +1 popularity
scythe-ask-deploy = Which mech, and where?
scythe-deploy-option = { $ability } on { $place }
scythe-deployed = { $seat } deploys a mech on { $place }: { $ability }.
scythe-ask-build = Which structure, and where?
scythe-build-option = { $structure } on { $place }
scythe-built = { $seat } builds: { $structure } on { $place }.
scythe-ask-enlist = Which recruit, on which bonus?
scythe-enlist-option = { $recruit }; at once { $bonus }
scythe-enlisted = { $seat } enlists: { $recruit }; at once { $bonus }.
scythe-recruit-upgrade = Upgrade recruit (1 power)
scythe-recruit-deploy = Deploy recruit ($1)
scythe-recruit-build = Build recruit (1 popularity)
scythe-recruit-enlist = Enlist recruit (1 combat card)

## Combat
scythe-ask-combat = Which combat is next?
scythe-combat = Combat on { $place }: { $seat } attacks { $other }.
scythe-ask-ability = Use { $ability }?
scythe-use = Use it
scythe-decline = No
scythe-ability-used = { $seat } uses { $ability } against { $other }.
scythe-ability-declined = { $seat } does not use { $ability }.
scythe-lost-power = { $seat } loses { $count } power.
scythe-lost-popularity = { $seat } loses { $count } popularity.
scythe-scouted = { $seat } takes a card of value { $card } from { $other }.
scythe-ask-commit = Combat on { $place } against { $other }: set your power dial and add cards.
scythe-ask-dial = Combat on { $place } against { $other }: set your power dial.
scythe-field-dial = Power dial
scythe-field-cards =
    { $count ->
        [one] Up to { $count } combat card
       *[other] Up to { $count } combat cards
    }
scythe-card = Combat card { $value }
scythe-committed = { $seat }: { $total } = dial { $dial } + cards { $cards }.
scythe-combat-won = { $seat } wins against { $other } on { $place }.
scythe-ask-retreat = Where do the units retreat to from { $place }?
scythe-retreat-workers-home = { $place }, workers home
scythe-retreated = { $seat } retreats to { $place }.
scythe-committed-no-cards = { $seat }: { $total } = dial { $dial }, no cards.

## Encounters
scythe-encounter = { $seat } has an encounter on { $place }: { $card }.
scythe-ask-encounter = { $card }: what to do?
scythe-encounter-free = { $label }: { $gains }
scythe-encounter-coins = { $label }: pay ${ $cost } for { $gains }
scythe-encounter-popularity = { $label }: lose { $cost } popularity for { $gains }
scythe-encounter-part = { $label }, only in part…
scythe-encounter-enough = No second option
scythe-encounter-chosen = { $seat } chooses “{ $option }”.

## The Factory
scythe-factory-visit =
    { $count ->
        [one] { $seat } visits the Factory and looks at { $count } card.
       *[other] { $seat } visits the Factory and looks at { $count } cards.
    }
scythe-ask-factory-card = Which Factory card?
scythe-factory-card = { $seat } takes the Factory card { $card }.
scythe-ask-factory-top = { $card }: use the top action?
scythe-factory-take = Take: { $gains }
scythe-factory-take-card = Discard a combat card of value { $value }: { $gains }
scythe-factory-part = In part: { $gains }
scythe-factory-part-card = Discard a combat card of value { $value }, in part: { $gains }
scythe-factory-used = { $seat } uses { $card }.
scythe-about-factory_01 = $1 and 1 combat card: produce on 2 territories
scythe-about-factory_02 = 1 popularity: enlist or upgrade
scythe-about-factory_03 = 1 combat card: 2 popularity
scythe-about-factory_04 = 1 combat card: $3
scythe-about-factory_05 = 1 power: 2 popularity
scythe-about-factory_06 = 1 power: $3
scythe-about-factory_07 = 1 popularity: deploy or build
scythe-about-factory_08 = 1 combat card: any 3 resources
scythe-about-factory_09 = $2: upgrade and 1 popularity
scythe-about-factory_10 = $2: deploy and 1 power
scythe-about-factory_11 = $2: build and 1 popularity
scythe-about-factory_12 = $2: enlist and 1 power

## Objectives, stars, the end
scythe-reveal-option = Reveal: { $objective }
scythe-objective-revealed = { $seat } reveals an objective: { $objective }.
scythe-star =
    { $count ->
        [1] { $seat } places the first star: { $space }.
        [2] { $seat } places the second star: { $space }.
        [3] { $seat } places the third star: { $space }.
        [4] { $seat } places the fourth star: { $space }.
        [5] { $seat } places the fifth star: { $space }.
       *[other] { $seat } places the sixth star: { $space }.
    }
scythe-game-over = { $seat } has six stars. The game is over!
scythe-taken-back = The combat on { $place } no longer happens: units of { $seat } go back to { $origin }.
scythe-final = { $place }: { $seat } with ${ $total }.
scythe-projection = { $seat } would have ${ $total } now.
scythe-projection-without-coins = { $seat } would have ${ $total } now, and the coins in hand on top.
scythe-projection-paid = { $seat } pays { $count } popularity for a projection.
scythe-projection-sure = Show the present scores?
scythe-gift = { $seat } gives { $other } ${ $count }.
scythe-gift-to = { $seat }
scythe-gift-receiver = To whom
scythe-gift-coins = How many coins
scythe-won = Most coins
scythe-won-tie = Equal coins, better on the tie-breaks
scythe-won-shared = Equal in everything: a shared victory
scythe-score-coins = Coins
scythe-score-stars = Stars
scythe-score-territories = Territories
scythe-score-resources = Resources
scythe-score-structures = Structures
scythe-score-total = Total
scythe-story-without-coins = Total without coins
scythe-about-higher_ground_advantage = End of turn: control 3 mountains or more
scythe-about-underworld_advantage = End of turn: control 3 tunnels or more (the Mine does not count)
scythe-about-harvest_advantage = End of turn: control 3 farms or more
scythe-about-northern_advantage = End of turn: control 3 tundras or more
scythe-about-king_of_the_hill = End of turn: control the Factory, nobody has more power than you
scythe-about-send_one_back_as_a_warning = You drove off an opposing worker this turn and have 7 power or more
scythe-about-machine_over_muscle = A Factory card, at least 1 mech, at most 3 workers
scythe-about-roll_up_your_sleeves = At most $2, at least 4 workers and 7 popularity
scythe-about-stockpile_for_the_winter = End of turn: one territory with 9 resources or more, all four kinds among them
scythe-about-woodland_advantage = End of turn: control 3 forests or more
scythe-about-population_advantage = End of turn: control 3 villages or more
scythe-about-get_rich_or_cry_trying = End of turn: $20 or more
scythe-about-foundations_of_the_empire = 6 of your pieces or more on one territory
scythe-about-hedge_your_bets = End of turn: an upgrade, a mech, a structure, a recruit, and one of each resource
scythe-about-balanced_workforce = As many workers as recruits
scythe-about-a_wolf_among_the_sheep = End of turn: your character, exactly 1 mech, exactly 1 worker and 5 or more resources on a territory
scythe-about-divide_and_conquer = End of turn: no Factory card, control 2 territories next to the Factory
scythe-about-become_a_beloved_pacifist = 0 power, 13 popularity or more, 5 workers or more
scythe-about-shore_up_the_shore = End of turn: control 5 territories around one lake
scythe-about-create_a_permanent_foothold = 3 structures, 7 popularity, no mechs
scythe-about-monopolize_the_market = End of turn: 9 tokens of one resource
scythe-about-technological_breakthrough = A Factory card and no upgrades
scythe-about-achieve_tactical_mastery = 8 combat cards and a combat star

## Abilities and structures
scythe-about-swim = Workers cross rivers.
scythe-about-relentless = May repeat a section of the player mat.
scythe-about-coercion = Once per turn a combat card pays for one resource.
scythe-about-dominate = Any number of stars for objectives and combats.
scythe-about-meander = Two options in each encounter.
scythe-about-nordic_riverwalk = Character and mechs cross rivers onto forests and mountains.
scythe-about-rusviet_riverwalk = Character and mechs cross rivers onto farms and villages.
scythe-about-crimea_riverwalk = Character and mechs cross rivers onto farms and tundras.
scythe-about-saxony_riverwalk = Character and mechs cross rivers onto forests and mountains.
scythe-about-polania_riverwalk = Character and mechs cross rivers onto villages and mountains.
scythe-about-nordic_speed = Character and mechs move one step more.
scythe-about-rusviet_speed = Character and mechs move one step more.
scythe-about-crimea_speed = Character and mechs move one step more.
scythe-about-saxony_speed = Character and mechs move one step more.
scythe-about-polania_speed = Character and mechs move one step more.
scythe-about-seaworthy = Character and mechs move onto and off lakes, and may retreat to a lake.
scythe-about-artillery = Before a combat: pay 1 power, the opponent loses 2.
scythe-about-township = The Factory and your villages are next to each other.
scythe-about-peoples_army = With a worker in the combat, one more combat card.
scythe-about-wayfare = Move to your own or any unused home base.
scythe-about-scout = Before a combat: take a random combat card of the opponent.
scythe-about-underpass = Your mountains and all tunnels are next to each other.
scythe-about-disarm = Before a combat on a tunnel or your Mine: the opponent loses 2 power.
scythe-about-submerge = Move onto and off lakes, and from lake to lake.
scythe-about-camaraderie = No popularity lost for workers that retreat from your won attacks.
scythe-about-monument = 1 popularity with each Bolster
scythe-about-mill = One more place to produce; the Mill makes one itself
scythe-about-mine = A tunnel of your own
scythe-about-armory = 1 power with each Trade

## Standing orders
scythe-standing = Standing orders
scythe-standing-combat = Combat order
scythe-standing-combat-off = None
scythe-standing-combat-timeout = When my time runs out
scythe-standing-combat-at_once = At once
scythe-standing-dial = Power dial
scythe-standing-dial-all = As much as I can
scythe-standing-cards = Combat cards
scythe-standing-which = Which cards
scythe-standing-which-highest = The highest
scythe-standing-which-lowest = The lowest
scythe-standing-abilities = Combat abilities
scythe-standing-abilities-yes = Use
scythe-standing-abilities-no = Do not use
scythe-standing-retreat = Retreat
scythe-standing-retreat-home = Home
scythe-standing-retreat-lake = To a lake, if I can
scythe-standing-bonuses = Recruit bonuses
scythe-standing-bonuses-accept = Take
scythe-standing-bonuses-decline = Decline
scythe-standing-coins = Coins of the mat
scythe-standing-coins-accept = Take
scythe-standing-coins-decline = Decline
scythe-standing-end = End of my turns
scythe-always-end = End my turns at once
scythe-standing-end-ask = Ask me
scythe-standing-end-at_once = End at once
scythe-standing-reveal = Completed objectives
scythe-standing-reveal-ask = I reveal them myself
scythe-standing-reveal-auto = Reveal at once
scythe-standing-combat-off-about = You are asked for every dial
scythe-standing-combat-timeout-about = You are asked; the order is used when your time runs out
scythe-standing-combat-at_once-about = The table does not wait for you
scythe-standing-dial-all-about = Up to 7, as much power as there is
scythe-standing-which-highest-about = To win
scythe-standing-which-lowest-about = To keep the best ones
scythe-standing-abilities-yes-about = Disarm and Scout cost nothing, Artillery 1 power
scythe-standing-abilities-no-about = Artillery is still asked for, unless the order holds at once
scythe-standing-retreat-home-about = Always to the home base
scythe-standing-retreat-lake-about = To an adjacent lake without opponents
scythe-standing-bonuses-accept-about = Every bonus of your recruits
scythe-standing-bonuses-decline-about = For objectives that want little
scythe-standing-coins-accept-about = All coins of bottom actions
scythe-standing-coins-decline-about = For objectives that want few coins
scythe-standing-end-ask-about = Your turns end when you say so
scythe-standing-end-at_once-about = Nobody waits; objectives for the end of a turn only open by themselves
scythe-standing-reveal-ask-about = You choose the moment
scythe-standing-reveal-auto-about = As soon as one is complete

## The board in words
scythe-words-setup = Factions and mats are being chosen.
scythe-words-turn = Round { $number }, { $seat } moves.
scythe-words-over =
    { $number ->
        [one] The game is over after { $number } round.
       *[other] The game is over after { $number } rounds.
    }
scythe-words-tile = Structure bonus: { $tile }
scythe-words-place = { $place }: { $things }
scythe-words-pieces = { $seat } ({ $pieces })
scythe-words-tokens = Encounter tokens: { $places }
scythe-words-encounter = Open encounter: { $card }
scythe-words-battle = Combat on { $place }: { $seat } against { $other }
scythe-words-player = { $seat }: { $faction }, { $mat }; power { $power }, popularity { $popularity }, coins { $coins }, combat cards { $cards }
scythe-words-hidden = hidden
scythe-words-costs = { $seat }, costs: { $costs }
scythe-words-cost = { $action } { $count }
scythe-words-stars = { $seat }, stars: { $items }
scythe-words-mechs = { $seat }, mechs: { $items }
scythe-words-recruits = { $seat }, recruits: { $items }
scythe-words-upgrades = { $seat }, upgrades: { $items }
scythe-words-factory-card = { $seat }, Factory card: { $card }
scythe-words-decks = Decks: combat { $combat } (discards { $discard }), encounters { $encounters }, objectives { $objectives }, Factory { $factory }
scythe-words-hand = Your combat cards: { $cards }
scythe-words-objective = Your objective: { $objective } ({ $about })
scythe-words-seen = Cards you saw at the Factory: { $cards }
scythe-words-sealed = You have sealed: power dial { $dial }, cards { $cards }
scythe-words-fortune = Your fortune now: ${ $count }
scythe-alt-place = { $place }: { $seat }
scythe-alt-end = Final places: { $places }.
scythe-alt-stars = { $seat } { $count }
scythe-alt-triumph = Stars: { $stars }.
scythe-alt-territories = { $seat } { $count }
scythe-alt-board = Territories: { $held }.

## The rules in ten sentences
scythe-quick-1 = You lead a faction of an alternative 1920s; whoever has the most coins at the end wins.
scythe-quick-2 = On your turn put your action token on a section other than last time; take its top action, then its bottom action, either or both.
scythe-quick-3 = Top actions: move units or gain a coin, bolster power or cards, trade for resources or popularity, produce where your workers stand.
scythe-quick-4 = Bottom actions cost resources lying on territories you control: upgrade, deploy a mech, build a structure, enlist a recruit.
scythe-quick-5 = Rivers and lakes hold you back until mechs give your character and mechs new ways to move; tunnels join far hexes.
scythe-quick-6 = Mechs carry workers, every unit carries resources; workers alone are driven off, which costs popularity.
scythe-quick-7 = Where fighting units meet there is combat: both set a dial in secret and add cards; the attacker wins ties, the loser goes home.
scythe-quick-8 = Your character has encounters with three choices, and takes a card at the Factory: a fifth section for later turns.
scythe-quick-9 = Stars are for 6 upgrades, 4 mechs, 4 structures, 4 recruits, 8 workers, an objective, two combats, full popularity, full power.
scythe-quick-10 = The sixth star of anybody ends the game at once; stars, territories and pairs of resources are worth more with more popularity.

## Quick ways
scythe-act-move = Move
scythe-act-bolster = Bolster
scythe-act-trade = Trade
scythe-act-produce = Produce
scythe-section-top = { $number }: { $top }
scythe-section-other = { $number }: other ways…
scythe-quick-move =
    { $count ->
        [one] { $number } Move { $count } unit
       *[other] { $number } Move up to { $count } units
    }
scythe-quick-coins = { $number } Gain ${ $count }
scythe-quick-power = { $number } Bolster: { $count } power for $1
scythe-quick-cards =
    { $count ->
        [one] { $number } Bolster: { $count } combat card for $1
       *[other] { $number } Bolster: { $count } combat cards for $1
    }
scythe-quick-resources = { $number } Trade: any { $count } resources for $1
scythe-quick-popularity = { $number } Trade: { $count } popularity for $1
scythe-quick-produce = { $number } Produce on { $count } territories…
scythe-quick-produce-all = { $number } Produce everything
scythe-produce-choose = Choose in detail…
scythe-yield = { $what } ({ $place })
scythe-unit-steps = { $unit }: step by step…
scythe-by-steps = Step by step…
scythe-unit-laden = { $unit }, loaded
scythe-going = { $unit } { $origin } → { $place }
scythe-going-with = { $unit } { $origin } → { $place }, taking { $load }
scythe-goods-to = { $goods } → { $place }
scythe-group-to = To { $place }
scythe-take-other = { $action } for { $cost }: only the coins, or choose the tokens…
scythe-take-group = Step by step
scythe-skip-and-end = Skip it and end the turn

## Why not
scythe-no-workplace = none of your workers stands on land that you control
scythe-lacks-coins = ${ $need } needed, you have ${ $have }
scythe-lacks-power = { $need } power needed, you have { $have }
scythe-lacks-popularity = { $need } popularity needed, you have { $have }
scythe-lacks-combat_cards = a combat card is needed, you have none
scythe-lacks-oil = { $need } oil needed, you have { $have }
scythe-lacks-metal = { $need } metal needed, you have { $have }
scythe-lacks-wood = { $need } wood needed, you have { $have }
scythe-lacks-food = { $need } food needed, you have { $have }
scythe-no-same-section = you chose it last turn
scythe-no-factory-card = your character has not been to the Factory yet
scythe-no-production = no worker of yours stands where something is made
scythe-no-incomplete = not complete yet. { $about }
scythe-no-end-only = complete; it can be revealed at the end of the turn
scythe-no-worker-there = none of your workers is there
scythe-no-lake = a lake: an ability of a mech is needed
scythe-no-lake-worker = a lake: workers only ride there on a mech
scythe-no-river = a river lies between: an ability is needed
scythe-no-opponents = workers do not enter where opposing units stand
scythe-no-contested = a combat is coming there
scythe-no-moved = it has moved in this action
scythe-no-way = rivers and lakes all around
scythe-no-cube = it has been moved already
scythe-no-box = no box is free
scythe-no-mech = deployed already
scythe-no-structure = built already
scythe-no-site = a structure stands there
scythe-no-recruit = enlisted already
scythe-no-bonus = taken already
scythe-no-control = you do not control it
scythe-no-coercion = used in this turn already
scythe-no-twice = you have chosen it already
scythe-no-riding = only mechs carry workers
scythe-no-worker-left = no more workers on your mat
scythe-no-terrain = nothing is made there
scythe-no-mill = the Mill makes nothing there now
scythe-no-dial =
    { $have ->
        [0] you have no power
       *[other] you have { $have } power
    }
scythe-no-more-cards = one card for each of your characters and mechs there: { $count }
scythe-no-lake-taken = opposing units are there
scythe-no-taken = taken: { $seat }
scythe-no-banned = a banned pair with what you have
scythe-no-needed = the others would be left with a banned pair only

## Hints
scythe-hint-and = { $first }; { $then }
scythe-purse-coins = coins { $before } → { $after }
scythe-purse-power = power { $before } → { $after }
scythe-purse-popularity = popularity { $before } → { $after }
scythe-purse-combat_cards = combat cards { $before } → { $after }
scythe-then-can =
    { $coins ->
        [0] then { $action } ({ $cost })
       *[other] then { $action } ({ $cost }, gives ${ $coins })
    }
scythe-then-cannot = no { $action }: { $why }
scythe-top-cannot = no { $action }: { $why }
scythe-hint-move = each unit one step, more with Speed
scythe-hint-produce = choose where your workers produce
scythe-hint-steps = skip the top action, take less, or step by step
scythe-hint-factory = { $about }; then move one unit
scythe-hint-stop = the movement is over
scythe-hint-unit-steps =
    { $count ->
        [one] { $count } step; choose what it carries
       *[other] up to { $count } steps; load and unload on the way
    }
scythe-hint-stop-here = the unit stays here
scythe-hint-load-none = leaves everything here that may stay
scythe-hint-load-custom = say how much of each
scythe-at-nothing = nobody and nothing there
scythe-at-combat = combat with { $other }: power { $power }, cards { $cards }
scythe-at-workers =
    { $count ->
        [one] drives off a worker of { $other }: −1 popularity
       *[other] drives off { $count } workers of { $other }: −{ $count } popularity
    }
scythe-at-encounter = an encounter: one of three options
scythe-at-factory =
    { $count ->
        [one] choose a Factory card of { $count }
       *[other] choose a Factory card of { $count }
    }
scythe-at-structure = { $structure } of { $other }
scythe-at-own-structure = your { $structure }
scythe-at-goods = there: { $goods }
scythe-at-own = yours: { $pieces }
scythe-makes-metal = empty; workers make metal
scythe-makes-food = empty; workers make food
scythe-makes-wood = empty; workers make wood
scythe-makes-oil = empty; workers make oil
scythe-makes-worker = empty; workers make new workers
scythe-hint-end = the next player's turn begins
scythe-hint-skip-bottom = nothing is paid and nothing gained
scythe-hint-take = choose the tokens you pay with, or take only the coins and bonuses
scythe-hint-factory-move = the Factory card moves one unit up to 2 steps
scythe-hint-factory-top = the top action of the card
scythe-hint-pay-card = a combat card instead of one token
scythe-hint-pay-auto = first from places without your character and mechs
scythe-hint-none = nothing happens
scythe-hint-upgrade = { $bottom }: { $resource } { $before } → { $after }, for good
scythe-hint-structure = { $about }; structure bonus ${ $before } → ${ $after }
scythe-hint-recruit-upgrade = then 1 power whenever you or a neighbour upgrade
scythe-hint-recruit-deploy = then $1 whenever you or a neighbour deploy
scythe-hint-recruit-build = then 1 popularity whenever you or a neighbour build
scythe-hint-recruit-enlist = then 1 combat card whenever you or a neighbour enlist
scythe-hint-lies = it comes onto this territory
scythe-hint-lost = lost: { $parts }
scythe-hint-enough = the encounter is over
scythe-hint-pays = enough for: { $actions }
scythe-hint-stock = then you have: { $goods }
scythe-hint-split = each token on a territory of its own
scythe-hint-site =
    { $count ->
        [one] { $count } worker at work
       *[other] { $count } workers at work
    }
scythe-hint-site-mill = the Mill at work
scythe-hint-produce-choose = other territories, fewer of them, or less of something
scythe-hint-amounts-all = all that can be made
scythe-hint-amounts-choose = you say how much on each territory
scythe-hint-card = with your highest dial: { $total } in all
scythe-hint-combat = { $other }: power { $power }, cards { $cards }; you: power { $own }, up to { $limit } cards
scythe-hint-ability = you pay { $paid } power; the opponent's power { $before } → { $after }
scythe-hint-retreat-home = safe at the base; from there you begin anew
scythe-hint-retreat-lake = character and mechs stay near; workers go home
scythe-hint-retreat-all = all stay near; mechs carry the workers
scythe-hint-mat = No. { $number }: popularity { $popularity }, ${ $coins }; Produce over { $produce }, Move over { $move }
scythe-hint-faction = { $about } Power { $power }, combat cards { $cards }.
scythe-dial-at = Dial { $number }
scythe-a-factory-card = A Factory card
scythe-loses-moves = No unit has moved yet: the whole Move action would be given up.
scythe-final-star = it is the sixth star: the game ends
scythe-final-draw = a combat card is drawn
scythe-final-card = a combat card is discarded face up
scythe-final-reveal = the objective is shown to all
scythe-final-combat = the combat begins
scythe-final-encounter = an encounter card is drawn
scythe-final-factory = you see the cards of the Factory
scythe-final-driven = workers are driven home
scythe-final-retreat = the combat ends
scythe-final-ability = the combat goes on
scythe-hint-price = price: { $cost }
scythe-final-scores = with the first star the present scores are shown
scythe-final-dealt = the cards are dealt

## What changed, and what a form leads to
scythe-change-of = { $seat }: { $what }
scythe-change-token = the encounter on { $place } is over
scythe-change-turn = turn: { $seat }
scythe-change-star = star: { $space }
scythe-change-mat = mat: { $mat }
scythe-change-upgrade = upgrade: { $cube }
scythe-change-cost = price of { $action }: { $before } → { $after }
scythe-change-recruit = recruit: { $recruit }
scythe-change-workers =
    { $count ->
        [one] { $count } worker → { $place }
       *[other] { $count } workers → { $place }
    }
scythe-change-stock = { $what }: { $before } → { $after }
scythe-change-territories = territories: { $before } → { $after }
scythe-preview-side = { $seat }: power { $power }, combat cards { $cards }, may add { $limit }
scythe-preview-total = Your total: { $total }. Power left: { $left }.
scythe-preview-most = { $seat } can reach { $most } at most.
scythe-preview-most-against = The opponent can reach { $most } at most: not safe yet.
scythe-preview-safe = Whatever the opponent commits, you win.
scythe-preview-tie-mine = You attack: a tie is yours.
scythe-preview-tie-theirs = You defend: a tie is the attacker's.
scythe-preview-makes = Would make: { $goods }

## Names of components

scythe-encounter-1-goodwill = Wait for the flock
scythe-encounter-1-deal = Buy the geese
scythe-encounter-1-force = Take over the farm
scythe-encounter-2-goodwill = Obey the officer
scythe-encounter-2-deal = Drive the villager home
scythe-encounter-2-force = Threaten an avalanche
scythe-encounter-3-goodwill = Help the shepherd
scythe-encounter-3-deal = Pay for a feast
scythe-encounter-3-force = Trip a passing mech
scythe-encounter-4-goodwill = Take their picture
scythe-encounter-4-deal = Hire a mercenary
scythe-encounter-4-force = Use them as targets
scythe-encounter-5-goodwill = Go fishing
scythe-encounter-5-deal = Bribe them for a mech
scythe-encounter-5-force = Raid at dusk
scythe-encounter-6-goodwill = Let them play
scythe-encounter-6-deal = Train a war bear
scythe-encounter-6-force = Hunt the bear
scythe-encounter-7-goodwill = Pay respects
scythe-encounter-7-deal = Trade war stories
scythe-encounter-7-force = Ambush by night
scythe-encounter-8-goodwill = Chat with the locals
scythe-encounter-8-deal = Stock up on fuel
scythe-encounter-8-force = Trick a sentry
scythe-encounter-9-goodwill = Lend a hand
scythe-encounter-9-deal = Fund the project
scythe-encounter-9-force = Steal the fuel
scythe-encounter-10-goodwill = Light the way
scythe-encounter-10-deal = Buy the stray mech
scythe-encounter-10-force = Lure and rob it
scythe-encounter-11-goodwill = Pick the fruit
scythe-encounter-11-deal = Sign a supply deal
scythe-encounter-11-force = Evict the owner
scythe-encounter-12-goodwill = Fell a tree
scythe-encounter-12-deal = Hire the builders
scythe-encounter-12-force = Threaten a fire
scythe-encounter-13-goodwill = Join the dance
scythe-encounter-13-deal = Lose a contest
scythe-encounter-13-force = Loot the storehouse
scythe-encounter-14-goodwill = Mend the fence
scythe-encounter-14-deal = Buy the wreck for parts
scythe-encounter-14-force = Start a stampede
scythe-encounter-15-goodwill = Enjoy the ride
scythe-encounter-15-deal = Trade with a caravan
scythe-encounter-15-force = Rob the travellers
scythe-encounter-16-goodwill = Plant the crops
scythe-encounter-16-deal = Free the plough
scythe-encounter-16-force = Force a draft
scythe-encounter-17-goodwill = Admire his rifle
scythe-encounter-17-deal = Hire him
scythe-encounter-17-force = Steal his mech
scythe-encounter-18-goodwill = Hunt for lunch
scythe-encounter-18-deal = Drive them off
scythe-encounter-18-force = Turn them on the town
scythe-encounter-19-goodwill = Share good news
scythe-encounter-19-deal = Buy a cow
scythe-encounter-19-force = Spread a rumour
scythe-encounter-20-goodwill = Watch the game
scythe-encounter-20-deal = Hand out coins
scythe-encounter-20-force = Cut down the tree
scythe-encounter-21-goodwill = Save the cow
scythe-encounter-21-deal = Seize the controls
scythe-encounter-21-force = Test its weight
scythe-encounter-22-goodwill = Offer advice
scythe-encounter-22-deal = Haggle for ore
scythe-encounter-22-force = Cut the cable
scythe-encounter-23-goodwill = Lose the papers
scythe-encounter-23-deal = Deliver the draft
scythe-encounter-23-force = Take their farm
scythe-encounter-24-goodwill = Plan together
scythe-encounter-24-deal = Buy their surplus
scythe-encounter-24-force = Steal their mech
scythe-encounter-25-goodwill = Salvage ammunition
scythe-encounter-25-deal = Bribe the scientists
scythe-encounter-25-force = Spy on them
scythe-encounter-26-goodwill = Arm-wrestle a brute
scythe-encounter-26-deal = Buy a round
scythe-encounter-26-force = Steal the keys
scythe-encounter-27-goodwill = Find the part
scythe-encounter-27-deal = Buy cheap scrap
scythe-encounter-27-force = Take the finished mech
scythe-encounter-28-goodwill = Give the recruit a lift
scythe-encounter-28-deal = Hire the family
scythe-encounter-28-force = Seize the house
scythe-hex-home_nordic = Nordic base
scythe-hex-home_rusviet = Rusviet base
scythe-hex-home_togawa = Togawa base
scythe-hex-home_crimea = Crimean base
scythe-hex-home_saxony = Saxon base
scythe-hex-home_polania = Polanian base
scythe-hex-home_albion = Albion base
scythe-hex-a1 = Mountain A1
scythe-hex-a2 = Farm A2
scythe-hex-a3 = Village A3
scythe-hex-a4 = Forest A4
scythe-hex-a5 = Tundra A5
scythe-hex-a6 = Village A6
scythe-hex-b1 = Lake B1
scythe-hex-b2 = Tundra B2
scythe-hex-b3 = Lake B3
scythe-hex-b4 = Tundra B4
scythe-hex-b5 = Mountain B5
scythe-hex-b6 = Farm B6
scythe-hex-b7 = Farm B7
scythe-hex-c1 = Forest C1
scythe-hex-c2 = Mountain C2
scythe-hex-c3 = Forest C3
scythe-hex-c4 = Lake C4
scythe-hex-c5 = Forest C5
scythe-hex-c6 = Village C6
scythe-hex-d1 = Farm D1
scythe-hex-d2 = Village D2
scythe-hex-d3 = Lake D3
scythe-hex-d4 = Factory D4
scythe-hex-d5 = Mountain D5
scythe-hex-d6 = Tundra D6
scythe-hex-d7 = Mountain D7
scythe-hex-e1 = Forest E1
scythe-hex-e2 = Forest E2
scythe-hex-e3 = Farm E3
scythe-hex-e4 = Tundra E4
scythe-hex-e5 = Lake E5
scythe-hex-e6 = Village E6
scythe-hex-e7 = Lake E7
scythe-hex-f1 = Mountain F1
scythe-hex-f2 = Village F2
scythe-hex-f3 = Village F3
scythe-hex-f4 = Tundra F4
scythe-hex-f5 = Forest F5
scythe-hex-f6 = Mountain F6
scythe-hex-f7 = Tundra F7
scythe-hex-g1 = Tundra G1
scythe-hex-g2 = Lake G2
scythe-hex-g3 = Farm G3
scythe-hex-g4 = Mountain G4
scythe-hex-g5 = Village G5
scythe-hex-g6 = Farm G6
scythe-hex-h1 = Village H1
scythe-faction-nordic = Nordic Kingdoms
scythe-faction-rusviet = Rusviet Union
scythe-faction-crimea = Crimean Khanate
scythe-faction-saxony = Saxony Empire
scythe-faction-polania = Republic of Polania
scythe-character-nordic = Bjorn & Mox
scythe-character-rusviet = Olga & Changa
scythe-character-crimea = Zehra & Kar
scythe-character-saxony = Gunter, Nacht & Tag
scythe-character-polania = Anna & Wojtek
scythe-ability-swim = Swim
scythe-ability-relentless = Relentless
scythe-ability-coercion = Coercion
scythe-ability-dominate = Dominate
scythe-ability-meander = Meander
scythe-ability-nordic_riverwalk = Riverwalk
scythe-ability-seaworthy = Seaworthy
scythe-ability-artillery = Artillery
scythe-ability-nordic_speed = Speed
scythe-ability-rusviet_riverwalk = Riverwalk
scythe-ability-township = Township
scythe-ability-peoples_army = People's Army
scythe-ability-rusviet_speed = Speed
scythe-ability-crimea_riverwalk = Riverwalk
scythe-ability-wayfare = Wayfare
scythe-ability-scout = Scout
scythe-ability-crimea_speed = Speed
scythe-ability-saxony_riverwalk = Riverwalk
scythe-ability-underpass = Underpass
scythe-ability-disarm = Disarm
scythe-ability-saxony_speed = Speed
scythe-ability-polania_riverwalk = Riverwalk
scythe-ability-submerge = Submerge
scythe-ability-camaraderie = Camaraderie
scythe-ability-polania_speed = Speed
scythe-bonus-enlist_power = 2 power
scythe-bonus-enlist_coins = 2 coins
scythe-bonus-enlist_popularity = 2 popularity
scythe-bonus-enlist_combat_cards = 2 combat cards
scythe-top-move = Move / Gain
scythe-top-bolster = Bolster
scythe-top-trade = Trade
scythe-top-produce = Produce
scythe-bottom-upgrade = Upgrade
scythe-bottom-deploy = Deploy
scythe-bottom-build = Build
scythe-bottom-enlist = Enlist
scythe-mat-industrial = Industrial
scythe-mat-engineering = Engineering
scythe-mat-patriotic = Patriotic
scythe-mat-mechanical = Mechanical
scythe-mat-agricultural = Agricultural
scythe-structure-monument = Monument
scythe-structure-mill = Mill
scythe-structure-mine = Mine
scythe-structure-armory = Armory
scythe-tile-bonus_tunnels_adjacent = Next to tunnels
scythe-tile-bonus_lakes_adjacent = Next to lakes
scythe-tile-bonus_encounters_adjacent = Next to encounters
scythe-tile-bonus_on_tunnels = On tunnels
scythe-tile-bonus_longest_line = In a row
scythe-tile-bonus_farms_tundras = On farms and tundras
scythe-encounter-encounter_01 = Geese on the road
scythe-encounter-encounter_02 = Snowy pass
scythe-encounter-encounter_03 = Hillside sheep
scythe-encounter-encounter_04 = Posing soldiers
scythe-encounter-encounter_05 = Lakeside camp
scythe-encounter-encounter_06 = Bears in the snow
scythe-encounter-encounter_07 = Northern bivouac
scythe-encounter-encounter_08 = Reindeer refinery
scythe-encounter-encounter_09 = Inventor at work
scythe-encounter-encounter_10 = Mech in the fog
scythe-encounter-encounter_11 = Apple orchard
scythe-encounter-encounter_12 = Lumber camp
scythe-encounter-encounter_13 = Village festival
scythe-encounter-encounter_14 = Broken fence
scythe-encounter-encounter_15 = River ferry
scythe-encounter-encounter_16 = Planting season
scythe-encounter-encounter_17 = Retired soldier
scythe-encounter-encounter_18 = Wild boars
scythe-encounter-encounter_19 = Cattle drive
scythe-encounter-encounter_20 = Children at play
scythe-encounter-encounter_21 = Rogue mech
scythe-encounter-encounter_22 = Idle mine
scythe-encounter-encounter_23 = Draft papers
scythe-encounter-encounter_24 = Forest patrol
scythe-encounter-encounter_25 = Hidden laboratory
scythe-encounter-encounter_26 = Roadside tavern
scythe-encounter-encounter_27 = Anxious farmer
scythe-encounter-encounter_28 = Farewell at the gate
scythe-factory-factory_01 = Night Shift
scythe-factory-factory_02 = Secret Bureau
scythe-factory-factory_03 = Peace Parade
scythe-factory-factory_04 = Arms Sale
scythe-factory-factory_05 = Disarmament
scythe-factory-factory_06 = Hired Guards
scythe-factory-factory_07 = Requisition
scythe-factory-factory_08 = Supply Convoy
scythe-factory-factory_09 = Research Grant
scythe-factory-factory_10 = Assembly Line
scythe-factory-factory_11 = Public Works
scythe-factory-factory_12 = Recruiting Office
scythe-objective-higher_ground_advantage = Higher Ground Advantage
scythe-objective-underworld_advantage = Underworld Advantage
scythe-objective-harvest_advantage = Harvest Advantage
scythe-objective-northern_advantage = Northern Advantage
scythe-objective-king_of_the_hill = King of the Hill
scythe-objective-send_one_back_as_a_warning = Send One Back as a Warning
scythe-objective-machine_over_muscle = Machine Over Muscle
scythe-objective-roll_up_your_sleeves = Roll Up Your Sleeves with the Common Man
scythe-objective-stockpile_for_the_winter = Stockpile for the Winter
scythe-objective-woodland_advantage = Woodland Advantage
scythe-objective-population_advantage = Population Advantage
scythe-objective-get_rich_or_cry_trying = Get Rich or Cry Trying
scythe-objective-foundations_of_the_empire = Foundations of the Empire
scythe-objective-hedge_your_bets = Hedge Your Bets
scythe-objective-balanced_workforce = Balanced Workforce
scythe-objective-a_wolf_among_the_sheep = A Wolf Among the Sheep
scythe-objective-divide_and_conquer = Divide and Conquer
scythe-objective-become_a_beloved_pacifist = Become a Beloved Pacifist
scythe-objective-shore_up_the_shore = Shore up the Shore
scythe-objective-create_a_permanent_foothold = Create a Permanent Foothold
scythe-objective-monopolize_the_market = Monopolize the Market
scythe-objective-technological_breakthrough = Technological Breakthrough
scythe-objective-achieve_tactical_mastery = Achieve Tactical Mastery
scythe-triumph-upgrades = All upgrades
scythe-triumph-mechs = All mechs
scythe-triumph-structures = All structures
scythe-triumph-recruits = All recruits
scythe-triumph-workers = All workers
scythe-triumph-objective = Objective
scythe-triumph-combat_1 = Combat victory I
scythe-triumph-combat_2 = Combat victory II
scythe-triumph-popularity = Full popularity
scythe-triumph-power = Full power
scythe-terrain-mountain = Mountain
scythe-terrain-farm = Farm
scythe-terrain-forest = Forest
scythe-terrain-tundra = Tundra
scythe-terrain-village = Village
scythe-terrain-lake = Lake
scythe-terrain-factory = Factory
scythe-resource-oil = Oil
scythe-resource-metal = Metal
scythe-resource-wood = Wood
scythe-resource-food = Food

## The catalogue (/card)
scythe-kind-faction = faction
scythe-kind-ability = faction ability
scythe-kind-mech = mech ability
scythe-kind-mat = player mat
scythe-kind-structure = structure
scythe-kind-tile = structure bonus
scythe-kind-encounter = encounter
scythe-kind-factory = Factory card
scythe-kind-objective = objective
scythe-card-character = Character: { $character }.
scythe-card-start-faction = At the start: power { $power }, combat cards { $cards }.
scythe-card-ability = **{ $name }**: { $about }
scythe-card-of-faction = { $name } ({ $faction })
scythe-card-start-mat = At the start: popularity { $popularity }, coins { $coins }.
scythe-card-section = { $top } / { $bottom }: { $resource } × { $cost } (at least { $least } after upgrades), ${ $coins }
scythe-tile-about-adjacent_hexes = At the end: distinct such hexes next to your structures.
scythe-tile-about-own_hexes = At the end: your structures on such hexes.
scythe-tile-about-longest_line = At the end: your structures in one straight line without a gap.
scythe-card-bonus = { $count }: ${ $coins }
scythe-card-bonuses = How many, and what they pay: { $bonuses }.
scythe-where-built = { $seat } ({ $place })
scythe-where-list = { $places }
scythe-where-tile = it counts in this match
scythe-where-open = open on the table
