# Hyperborea

## The lobby
hyperborea-name = Hyperborea
hyperborea-about = Draw cubes from your bag, build up technologies, explore the fog and fight for the lost lands of Hyperborea.
hyperborea-option-length = Length
hyperborea-option-mode = Mode
hyperborea-option-map = Map
hyperborea-option-map-fog = Fog of war
hyperborea-option-map-open = Open map
hyperborea-option-factions = Factions
hyperborea-option-factions-choose = Chosen
hyperborea-option-factions-random = At random
hyperborea-option-tiles = Faction tiles (Faction War)
hyperborea-option-tiles-choose = Chosen in secret
hyperborea-option-tiles-random = At random
hyperborea-option-permanent = Permanent cards
hyperborea-option-permanent-row = in force while their row is full
hyperborea-option-permanent-lasting = in force for good once their row was full
hyperborea-option-fortress = Fortresses
hyperborea-option-fortress-all = protect from every attack
hyperborea-option-fortress-attack = protect from attack points only, not from ranged ones
hyperborea-option-frozen = Figures in cities and ruins
hyperborea-option-frozen-fight = attack too
hyperborea-option-frozen-rest = do not attack
hyperborea-option-coral = Coral purification (Faction War)
hyperborea-option-coral-reset = once between Resets
hyperborea-option-coral-again = whenever its row is filled
hyperborea-seat-faction = Faction
hyperborea-part-map = Map
hyperborea-part-players = Players
hyperborea-part-cards = Technologies on offer
hyperborea-option-length-about = How many of the three end conditions must be met: 12 gems, five cards, the last figure on the map.
hyperborea-option-length-short-about = One condition: about 15 turns each.
hyperborea-option-length-regular-about = Two different conditions: about 20 turns each.
hyperborea-option-length-long-about = All three conditions: about 30 turns each.
hyperborea-option-mode-about = Whether factions have homes and talents of their own.
hyperborea-option-mode-invasion-about = The same Home Region for everybody, no talents: right for a first game.
hyperborea-option-mode-faction_war-about = Every faction has a Home Region of its own and one of its two faction tiles.
hyperborea-option-map-about = Whether the map is hidden at first.
hyperborea-option-map-fog-about = Tiles are turned up when figures come next to them.
hyperborea-option-map-open-about = All tiles are face up from the start: more planning, fewer surprises.
hyperborea-option-factions-about = Who plays which faction.
hyperborea-option-factions-choose-about = Everybody picks here; first come, first served.
hyperborea-option-factions-random-about = They are dealt when the match starts.
hyperborea-option-tiles-about = Who gets which of the two faction tiles.
hyperborea-option-tiles-choose-about = Everybody chooses in secret; they are shown together.
hyperborea-option-tiles-random-about = They are dealt when the match starts.
hyperborea-option-permanent-about = How long a card with a lasting effect works.
hyperborea-option-permanent-row-about = A cube that leaves it stops the card: the usual reading.
hyperborea-option-permanent-lasting-about = Its cubes can be taken back: such cards become much stronger.
hyperborea-option-fortress-about = What a Fortress protects from.
hyperborea-option-fortress-all-about = From attacks and ranged attacks: the usual reading.
hyperborea-option-fortress-attack-about = A ranged attack hits the figure behind the wall.
hyperborea-option-frozen-about = Whether figures that are stuck until the Reset can attack.
hyperborea-option-frozen-fight-about = They clear the next ruin from the city.
hyperborea-option-frozen-rest-about = Attack first, enter afterwards: the usual reading.
hyperborea-option-coral-about = How often the row of the Coral Throne's tile A works.
hyperborea-option-coral-reset-about = The usual reading.
hyperborea-option-coral-again-about = Every grey cube can become a gem.
hyperborea-seat-faction-red-about = Attacks: cheaper, or two to keep in hand. In Invasion only a colour.
hyperborea-seat-faction-emerald-about = Movement: one step more, or terrain does not matter. In Invasion only a colour.
hyperborea-seat-faction-celestial-about = Science: a card at the start, or draws with every card. In Invasion only a colour.
hyperborea-seat-faction-coral-about = Waste: grey cubes become gems, or lie on orange spaces. In Invasion only a colour.
hyperborea-seat-faction-golden-about = Gems: two at the start, or one buys what is missing. In Invasion only a colour.
hyperborea-seat-faction-purple-about = Figures: from defeated Ghosts, or clones from the start. In Invasion only a colour.

## Things
hyperborea-area = { $name }
hyperborea-hidden-area = face-down tile { $area }
hyperborea-hidden-centre = face-down central tile
hyperborea-home-capital = the capital of { $seat }
hyperborea-home-left = the left home area of { $seat }
hyperborea-home-right = the right home area of { $seat }
hyperborea-own-capital = capital
hyperborea-own-left = left home area
hyperborea-own-right = right home area
hyperborea-cube-red = red
hyperborea-cube-green = green
hyperborea-cube-purple = purple
hyperborea-cube-blue = blue
hyperborea-cube-orange = orange
hyperborea-cube-yellow = yellow
hyperborea-cube-grey = grey
hyperborea-cube-any = any colour
hyperborea-cube-in-available = { $cube }, available
hyperborea-cube-in-unused = { $cube }, unused
hyperborea-cube-on-row = { $cube } on { $row }
hyperborea-row-coral_a = Coral purification
hyperborea-faction-tile-red_a = A: attacks cost one multicolour cube less
hyperborea-faction-tile-red_b = B: 2 tokens, each gives once a Fortress, an attack or a ranged attack
hyperborea-faction-tile-emerald_a = A: 1 movement once between Resets
hyperborea-faction-tile-emerald_b = B: every step costs 1 movement point
hyperborea-faction-tile-celestial_a = A: start with Alchemy or Diplomacy
hyperborea-faction-tile-celestial_b = B: 2 draws with each technology taken
hyperborea-faction-tile-coral_a = A: a row of its own: remove a grey cube and gain a gem
hyperborea-faction-tile-coral_b = B: grey cubes may lie on orange spaces
hyperborea-faction-tile-golden_a = A: start with 2 gems
hyperborea-faction-tile-golden_b = B: pay 1 gem for 1 attack, 2 movement, 3 developments or 3 draws
hyperborea-faction-tile-purple_a = A: turn defeated Ghosts into own figures
hyperborea-faction-tile-purple_b = B: start with Outposts
hyperborea-colour-gold = gold
hyperborea-colour-silver = silver
hyperborea-colour-bronze = bronze

## Effects
hyperborea-effects = { $effects }
hyperborea-or = { $first } or { $second }
hyperborea-effect-pay = { $gain } for a price ({ $cost })
hyperborea-effect-contact = in the contact zone: { $effects }
hyperborea-effect-replace = permanent: { $from } becomes { $to }
hyperborea-effect-bonus = permanent: with { $on } also { $gain }
hyperborea-op-move = movement
hyperborea-effect-move =
    { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
hyperborea-left-move =
    { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
hyperborea-op-fly = flight
hyperborea-effect-fly =
    { $n ->
        [one] { $n } flight point
       *[other] { $n } flight points
    }
hyperborea-left-fly =
    { $n ->
        [one] { $n } flight point
       *[other] { $n } flight points
    }
hyperborea-op-attack = attack
hyperborea-effect-attack =
    { $n ->
        [one] { $n } attack
       *[other] { $n } attacks
    }
hyperborea-left-attack =
    { $n ->
        [one] { $n } attack
       *[other] { $n } attacks
    }
hyperborea-op-ranged = ranged attack
hyperborea-effect-ranged =
    { $n ->
        [one] { $n } ranged attack
       *[other] { $n } ranged attacks
    }
hyperborea-left-ranged =
    { $n ->
        [one] { $n } ranged attack
       *[other] { $n } ranged attacks
    }
hyperborea-op-fortress = Fortress
hyperborea-effect-fortress =
    { $n ->
        [one] { $n } Fortress
       *[other] { $n } Fortresses
    }
hyperborea-left-fortress =
    { $n ->
        [one] { $n } Fortress
       *[other] { $n } Fortresses
    }
hyperborea-op-figure = figure
hyperborea-effect-figure =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
hyperborea-left-figure =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
hyperborea-op-clone = clone
hyperborea-effect-clone =
    { $n ->
        [one] { $n } clone
       *[other] { $n } clones
    }
hyperborea-left-clone =
    { $n ->
        [one] { $n } clone
       *[other] { $n } clones
    }
hyperborea-op-dev = development
hyperborea-left-dev =
    { $n ->
        [one] { $n } development
       *[other] { $n } developments
    }
hyperborea-op-dev_loss = negative development
hyperborea-effect-dev_loss =
    { $n ->
        [one] { $n } negative development
       *[other] { $n } negative developments
    }
hyperborea-op-gem = gem
hyperborea-effect-gem =
    { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
hyperborea-op-tech = Advanced Technology
hyperborea-effect-tech =
    { $n ->
        [one] { $n } Advanced Technology
       *[other] { $n } Advanced Technologies
    }
hyperborea-left-tech =
    { $n ->
        [one] { $n } Advanced Technology
       *[other] { $n } Advanced Technologies
    }
hyperborea-op-draw = draw
hyperborea-effect-draw =
    { $n ->
        [one] { $n } cube to draw
       *[other] { $n } cubes to draw
    }
hyperborea-left-draw =
    { $n ->
        [one] { $n } cube to draw
       *[other] { $n } cubes to draw
    }
hyperborea-op-return_cube = return a cube
hyperborea-effect-return_cube =
    { $n ->
        [one] { $n } cube to return
       *[other] { $n } cubes to return
    }
hyperborea-left-return_cube =
    { $n ->
        [one] { $n } cube to return
       *[other] { $n } cubes to return
    }
hyperborea-op-exchange_cube = exchange a cube
hyperborea-effect-exchange_cube =
    { $n ->
        [one] { $n } cube exchange
       *[other] { $n } cube exchanges
    }
hyperborea-left-exchange_cube =
    { $n ->
        [one] { $n } cube exchange
       *[other] { $n } cube exchanges
    }
hyperborea-op-purge = remove waste
hyperborea-effect-purge =
    { $n ->
        [one] remove { $n } waste
       *[other] remove { $n } waste
    }
hyperborea-left-purge =
    { $n ->
        [one] remove { $n } waste
       *[other] remove { $n } waste
    }
hyperborea-op-spy = espionage
hyperborea-effect-spy =
    { $n ->
        [one] { $n } espionage
       *[other] { $n } espionage
    }
hyperborea-left-spy =
    { $n ->
        [one] { $n } espionage
       *[other] { $n } espionage
    }
hyperborea-op-gain_cube = gain a cube
hyperborea-effect-dev-any =
    { $n ->
        [one] { $n } development
       *[other] { $n } developments
    }
hyperborea-left-dev-any =
    { $n ->
        [one] { $n } development
       *[other] { $n } developments
    }
hyperborea-effect-dev-different =
    { $n ->
        [one] { $n } development on different tracks
       *[other] { $n } developments on different tracks
    }
hyperborea-left-dev-different =
    { $n ->
        [one] { $n } development on different tracks
       *[other] { $n } developments on different tracks
    }
hyperborea-effect-dev-same =
    { $n ->
        [one] { $n } development on one track
       *[other] { $n } developments on one track
    }
hyperborea-left-dev-same =
    { $n ->
        [one] { $n } development on one track
       *[other] { $n } developments on one track
    }
hyperborea-effect-gain_cube =
    { $n ->
        [one] { $n } cube for the bag ({ $cube })
       *[other] { $n } cubes for the bag ({ $cube })
    }
hyperborea-effect-discard-cube =
    { $n ->
        [one] discard { $n } cube
       *[other] discard { $n } cubes
    }
hyperborea-effect-discard-figure =
    { $n ->
        [one] discard { $n } figure
       *[other] discard { $n } figures
    }
hyperborea-effect-discard-gem =
    { $n ->
        [one] discard { $n } gem
       *[other] discard { $n } gems
    }
hyperborea-left-contact =
    { $n ->
        [one] { $n } contact effect
       *[other] { $n } contact effects
    }

## Questions
hyperborea-hint-start-card = with { $card }
hyperborea-ask-start = Your first choices. Markers go on three different tracks. The others see all of it when everybody has chosen.
hyperborea-preview-card = Start card: { $card }
hyperborea-preview-bag = { $count } cubes in the bag, { $draw } are drawn each turn; twice { $cube }, for: { $rows }
hyperborea-preview-levels = Markers: { $levels }; from level 4 on a marker becomes a cube
hyperborea-field-tile = Faction tile
hyperborea-field-card = Start card
hyperborea-field-cube = Extra cube
hyperborea-field-three = Marker on level 3
hyperborea-field-two = Marker on level 2
hyperborea-field-one = Marker on level 1
hyperborea-start-levels = { $first } 3, { $second } 2, { $third } 1
hyperborea-ask-action = What next?
hyperborea-ask-action-left = What next? Left: { $left }.
hyperborea-ask-gems =
    { $count ->
        [one] { $count } gem to take, { $have } there already; { $threshold } meet the Wealth condition. How many?
       *[other] { $count } gems to take, { $have } there already; { $threshold } meet the Wealth condition. How many?
    }
hyperborea-ask-gain-cube = Which cube goes into the bag?
hyperborea-decline = None
hyperborea-ask-ghost = The Ghost in { $area } is defeated. What becomes of it?
hyperborea-ghost-bury = To the graveyard
hyperborea-ghost-convert = It becomes your figure
hyperborea-ask-card = Take one of the cards on offer, or none.
hyperborea-decline-card = Take none
hyperborea-ask-token = You find: { $token }. Use it now or keep it?
hyperborea-token-use = Use { $token } now
hyperborea-token-keep = Keep { $token } for later
hyperborea-token-swap = Keep it, and use the old one now: { $token }
hyperborea-ask-return = Which cube goes back into the bag?
hyperborea-ask-exchange = Which cube is exchanged, and for which colour?
hyperborea-exchange = { $old } → { $new }
hyperborea-ask-pay-cube = Which cube is discarded?
hyperborea-ask-pay-figure = Which figure is discarded?
hyperborea-ask-pay-gem = Discard a gem?
hyperborea-figure-free = Free figure in { $area }
hyperborea-figure-in-city =
    { $side ->
        [left] Figure in the left city, { $area }
        [right] Figure in the right city, { $area }
       *[only] Figure in the city, { $area }
    }
hyperborea-figure-in-ruin =
    { $side ->
        [left] Figure on the left ruins, { $area }
        [right] Figure on the right ruins, { $area }
       *[only] Figure on the ruins, { $area }
    }
hyperborea-ask-lose =
    { $count ->
        [one] Which marker goes down by one? { $count } loss pending.
       *[other] Which marker goes down by one? { $count } losses pending.
    }
hyperborea-ask-reset =
    { $count ->
        [one] Reset: { $count } cube lies on permanent cards. What happens to it?
       *[other] Reset: { $count } cubes lie on permanent cards. What happens to them?
    }
hyperborea-reset-keep = Keep all there
hyperborea-reset-take = Take all back
hyperborea-reset-choose = Choose
hyperborea-ask-take = Which cubes go back into the bag?
hyperborea-standing-reset = Reset: cubes on permanent cards (empty: ask me)
hyperborea-standing-cubes = A cube for the bag: take the first of these that is left (empty: ask me)
hyperborea-standing-keep = permanent cards go on working
hyperborea-standing-take = their cubes come back to the bag, the cards rest
hyperborea-standing-losses = Negative development: lower these markers first (empty: ask me)

## Groups of options
hyperborea-group-place-red = Red cube
hyperborea-group-place-green = Green cube
hyperborea-group-place-purple = Purple cube
hyperborea-group-place-blue = Blue cube
hyperborea-group-place-orange = Orange cube
hyperborea-group-place-yellow = Yellow cube
hyperborea-group-place-grey = Grey cube
hyperborea-group-fill = Fill a row
hyperborea-group-pool = Use effects
hyperborea-group-move = Move from { $from }
hyperborea-group-fly = Fly from { $from }
hyperborea-group-attack = Attack
hyperborea-group-tech = Advanced Technologies
hyperborea-group-dev = Development
hyperborea-group-dev-several = Development, several at once
hyperborea-group-cash = Cash a marker
hyperborea-group-places = Cities and ruins
hyperborea-group-spy = Espionage
hyperborea-group-end = With the end of the turn
hyperborea-group-other = Other

## Options
hyperborea-place = { $cube } → { $row }
hyperborea-place-any = { $cube } → { $row } (multicolour space)
hyperborea-any-space = { $row } (multicolour space)
hyperborea-fill = { $row }: { $cubes }
hyperborea-unused = Declare unused: { $cube }
hyperborea-unused-brief = Declare unused
hyperborea-hint-row-more = { $effects }, and more
hyperborea-hint-row = { $effects }
hyperborea-hint-costs = { $cost }
hyperborea-choose = Take: { $effects }
hyperborea-do-fortress = Fortress in { $area }
hyperborea-do-figure = Figure to { $area }
hyperborea-do-clone = Clone in { $area }
hyperborea-do-move = { $from } → { $to }
hyperborea-do-move-together =
    { $figures ->
        [one] { $from } → { $to }, { $figures } figure
       *[other] { $from } → { $to }, { $figures } figures
    }
hyperborea-do-fly = { $from } ⇒ { $to }
hyperborea-hint-move =
    { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }
hyperborea-hint-fly =
    { $cost ->
        [one] { $cost } flight point
       *[other] { $cost } flight points
    }
hyperborea-do-attack-ghost = Attack the Ghost in { $area }
hyperborea-do-attack-fortress = Attack a Fortress of { $rival } in { $area }
hyperborea-do-attack-figure = Attack a figure of { $rival } in { $area }
hyperborea-do-ranged-ghost = Shoot the Ghost in { $area }
hyperborea-do-ranged-fortress = Shoot a Fortress of { $rival } in { $area }
hyperborea-do-ranged-figure = Shoot a figure of { $rival } in { $area }
hyperborea-hint-in-city =
    { $side ->
        [left] in the left city
        [right] in the right city
       *[only] in the city
    }
hyperborea-hint-in-ruin =
    { $side ->
        [left] on the left ruins
        [right] on the right ruins
       *[only] on the ruins
    }
hyperborea-hint-space = space { $number } of the row
hyperborea-do-tech =
    { $gems ->
        [one] Take { $card } ({ $gems } VP)
       *[other] Take { $card } ({ $gems } VP)
    }
hyperborea-do-refresh = New cards: { $deck }
hyperborea-do-dev-any = { $track } +{ $count }
hyperborea-do-dev-different = { $track } +{ $count } (different tracks)
hyperborea-do-dev-pair = { $first } +1, { $second } +1
hyperborea-do-dev-same = { $track } +{ $count } (one track)
hyperborea-do-cash =
    { $count ->
        [one] Cash { $track }: { $count } cube, { $cube }
       *[other] Cash { $track }: { $count } cubes, { $cube }
    }
hyperborea-do-enter-all =
    { $count ->
        [one] Enter { $count } city
       *[other] Enter all { $count } cities
    }
hyperborea-do-enter = Enter { $city }, { $area }
hyperborea-do-explore =
    { $side ->
        [left] Explore the left ruins, { $area }
        [right] Explore the right ruins, { $area }
       *[only] Explore the ruins, { $area }
    }
hyperborea-do-token =
    { $colour ->
        [gold] Use the kept gold token
        [silver] Use the kept silver token
       *[bronze] Use the kept bronze token
    }
hyperborea-token-kept =
    { $colour ->
        [gold] { $seat } keeps a gold token.
        [silver] { $seat } keeps a silver token.
       *[bronze] { $seat } keeps a bronze token.
    }
hyperborea-hint-tokens =
    { $colour ->
        [gold] { $count } gold
        [silver] { $count } silver
       *[bronze] { $count } bronze
    }
hyperborea-do-and-end = { $first }, and end the turn
hyperborea-do-end = End the turn
hyperborea-do-draw =
    { $count ->
        [one] Draw { $count } cube
       *[other] Draw { $count } cubes
    }
hyperborea-do-return = Return a cube to the bag
hyperborea-do-exchange = Exchange a cube
hyperborea-do-exchange-for = Exchange a cube for { $cube }
hyperborea-do-purge = Remove a grey cube: { $cube }
hyperborea-do-spy = Copy { $card } of { $rival }
hyperborea-do-contact =
    { $count ->
        [one] Contact zone: { $count } negative development for everybody near
       *[other] Contact zone: { $count } negative developments for everybody near
    }
hyperborea-do-faction = Faction tile: { $effects }

## What happened
hyperborea-set-up = The map is laid out. { $first } will begin.
hyperborea-faction-tile-taken = { $seat } plays with faction tile { $tile }.
hyperborea-start-card-taken = { $seat } starts with { $card }.
hyperborea-start-chosen = { $seat } adds a { $cube } cube and starts with { $levels }.
hyperborea-heading-turn = **Round { $round }: { $seat }**
hyperborea-turned-up = Turned up: { $tile }.
hyperborea-drawn = { $seat } draws { $cubes }.
hyperborea-placed = { $seat } places { $cube } on { $row }.
hyperborea-filled = { $seat } fills { $row } with { $cubes }.
hyperborea-in-force = { $card } of { $seat } is in force.
hyperborea-declared-unused = { $seat } leaves a { $cube } cube unused.
hyperborea-chose = { $seat } takes { $effects }.
hyperborea-gems =
    { $count ->
        [one] { $seat } gains { $count } gem.
       *[other] { $seat } gains { $count } gems.
    }
hyperborea-gems-declined =
    { $count ->
        [one] { $seat } declines { $count } gem.
       *[other] { $seat } declines { $count } gems.
    }
hyperborea-cube-gained = { $seat } gains a { $cube } cube.
hyperborea-cube-declined = { $seat } declines a cube.
hyperborea-objective = { $seat } meets a condition: { $objective }.
hyperborea-end-triggered = { $seat } has triggered the end: everybody else has one last turn.
hyperborea-fortress = { $seat } builds a Fortress in { $area }.
hyperborea-figure = { $seat } places a figure in { $area }.
hyperborea-clone = { $seat } clones a figure in { $area }.
hyperborea-minimum-figures =
    { $count ->
        [one] { $seat } fills up with { $count } figure in the capital.
       *[other] { $seat } fills up with { $count } figures in the capital.
    }
hyperborea-moved =
    { $count ->
        [one] { $seat } moves from { $source } to { $target }.
       *[other] { $seat } moves { $count } figures from { $source } to { $target }.
    }
hyperborea-flew = { $seat } flies from { $source } to { $target }.
hyperborea-ghost-buried = { $seat } defeats the Ghost in { $area }.
hyperborea-ghost-converted = { $seat } turns the Ghost in { $area } into a figure.
hyperborea-ghost-shot = { $seat } shoots the Ghost in { $area } out of the game.
hyperborea-figure-shot = { $seat } shoots a figure of { $rival } in { $area }; it returns to the reserve.
hyperborea-figure-buried = { $seat } defeats a figure of { $rival } in { $area } and takes it to the graveyard.
hyperborea-figure-beaten = { $seat } defeats another figure of { $rival } in { $area }; it returns to the reserve.
hyperborea-wall-broken = { $seat } breaks a Fortress of { $rival } in { $area }.
hyperborea-card-taken = { $seat } takes { $card }.
hyperborea-card-turned-up = New on offer: { $card }.
hyperborea-card-declined = { $seat } takes no card.
hyperborea-refreshed = { $seat } replaces the cards of { $deck }: { $cards }.
hyperborea-developed = { $seat }: { $track } goes to level { $level }.
hyperborea-cashed =
    { $count ->
        [one] { $seat } cashes { $track }: { $count } cube, { $cube }.
       *[other] { $seat } cashes { $track }: { $count } cubes, { $cube }.
    }
hyperborea-entered = { $seat } enters { $city } in { $area }: { $effects }.
hyperborea-explored = { $seat } explores the ruins in { $area } and looks at a token.
hyperborea-looked = You find: { $token }.
hyperborea-token-used = { $seat } uses the token { $token }: { $effects }.
hyperborea-returned = { $seat } returns a cube to the bag: { $cube }.
hyperborea-exchanged = { $seat } exchanges a cube: { $old } → { $new }.
hyperborea-purged = { $seat } removes a grey cube.
hyperborea-spied = { $seat } copies { $card }: { $effects }.
hyperborea-contact = { $seat } uses a contact effect; a negative development for: { $rivals }.
hyperborea-lost-development = { $seat } lowers { $track } by one.
hyperborea-paid = { $seat } pays and gains { $effects }.
hyperborea-discarded-cube = { $seat } discards a cube.
hyperborea-discarded-figure = { $seat } discards a figure.
hyperborea-discarded-gem = { $seat } discards a gem.
hyperborea-faction-used = { $seat } uses the faction tile: { $effects }.
hyperborea-ended-turn = { $seat } ends the turn.
hyperborea-reset = { $seat } resets: figures leave cities and ruins, cubes go into the bag.
hyperborea-took-back =
    { $count ->
        [one] { $seat } takes { $count } cube back from permanent cards.
       *[other] { $seat } takes { $count } cubes back from permanent cards.
    }
hyperborea-start-of-turn = Start of turn for { $seat }: { $card }.
hyperborea-won =
    { $points ->
        [one] { $seat } wins with { $points } victory point.
       *[other] { $seat } wins with { $points } victory points.
    }
hyperborea-reason =
    { $points ->
        [one] { $seat } has the most victory points ({ $points }).
       *[other] { $seat } has the most victory points ({ $points }).
    }

## Scores
hyperborea-scored = { $seat }: { $points } = { $parts }.
hyperborea-score-part = { $part } { $points }
hyperborea-plus = { $first } + { $second }
hyperborea-score-gems = Gems
hyperborea-score-ghosts = Ghosts
hyperborea-score-rivals = Graveyard
hyperborea-score-cubes = Cubes
hyperborea-score-objectives = Objectives
hyperborea-score-cards = Technologies
hyperborea-score-control = Control
hyperborea-score-total = Total

## The board in words
hyperborea-words-choosing = Before the first turn: everybody chooses in secret.
hyperborea-words-turn = Round { $round }: { $seat } is on turn.
hyperborea-words-over = The game is over. The winner: { $seat }.
hyperborea-words-conditions = Conditions met: { $met } of { $needed }.
hyperborea-words-last-turns = Last turns: the end was triggered by { $seat }.
hyperborea-words-hidden = Face down: { $areas }.
hyperborea-words-area = { $area }, { $terrain }: { $content }.
hyperborea-words-nothing = nothing
hyperborea-words-figures =
    { $count ->
        [one] { $count } figure of { $seat }
       *[other] { $count } figures of { $seat }
    }
hyperborea-words-walls =
    { $count ->
        [one] { $count } Fortress of { $seat }
       *[other] { $count } Fortresses of { $seat }
    }
hyperborea-words-city = city { $city } ({ $occupant })
hyperborea-words-ruin =
    { $tokens ->
        [one] { $colour } ruins with { $tokens } token ({ $occupant })
       *[other] { $colour } ruins with { $tokens } tokens ({ $occupant })
    }
hyperborea-words-free = empty
hyperborea-words-ghost = Ghost
hyperborea-words-held = { $seat }
hyperborea-words-player =
    { $points ->
        [one] { $seat }, { $faction }: { $points } victory point so far; { $gems } gems, { $figures } figures on the map, { $reserve } in reserve.
       *[other] { $seat }, { $faction }: { $points } victory points so far; { $gems } gems, { $figures } figures on the map, { $reserve } in reserve.
    }
hyperborea-words-tile = Faction tile: { $tile }.
hyperborea-words-available = Available: { $cubes }.
hyperborea-words-unused = Unused: { $cubes }.
hyperborea-words-bag = In the bag: { $cubes }.
hyperborea-words-cube-count = { $cube } × { $count }
hyperborea-words-rows = Cubes on technologies: { $rows }.
hyperborea-words-row = { $row } ({ $cubes })
hyperborea-words-levels = Development: { $levels }.
hyperborea-words-level = { $track } { $level }
hyperborea-words-cards = Cards: { $cards }.
hyperborea-words-graveyard = Graveyard: { $content }.
hyperborea-words-ghosts =
    { $count ->
        [one] { $count } Ghost
       *[other] { $count } Ghosts
    }
hyperborea-words-rival = a figure of { $seat }
hyperborea-words-kept = Keeps a token: { $colour }.
hyperborea-words-objectives = Objectives: { $objectives }.
hyperborea-words-losses =
    { $count ->
        [one] Owes { $count } negative development.
       *[other] Owes { $count } negative developments.
    }
hyperborea-words-market = On offer, { $deck }: { $cards }.
hyperborea-words-my-token = Your kept token: { $token }.
hyperborea-words-pool = Left this turn: { $left }.
hyperborea-words-leader = In the lead: { $seat } with { $points } VP.
hyperborea-words-map = { $open } of { $all } areas of the map are face up.

## Hints and reasons
hyperborea-and = { $first }; { $second }
hyperborea-hint-full = full: { $effects }
hyperborea-hint-in-force = full, in force: { $effects }
hyperborea-hint-open = still open: { $slots }
hyperborea-hint-unused = stays unused until the Reset
hyperborea-hint-instead = instead of: { $effects }
hyperborea-hint-stop = must stop there
hyperborea-hint-control = control { $points } VP
hyperborea-there-desert = desert
hyperborea-there-forest = forest
hyperborea-there-swamp = swamp
hyperborea-there-mountain = mountains
hyperborea-hint-city = city: { $effects }
hyperborea-hint-ruin = ruins
hyperborea-hint-ghost = to the graveyard: +{ $points } VP
hyperborea-hint-guards-city = guards a city: { $effects }
hyperborea-hint-guards-ruin =
    { $tokens ->
        [one] guards ruins with { $tokens } token
       *[other] guards ruins with { $tokens } tokens
    }
hyperborea-hint-wall = then left: Fortresses { $left }, figures { $figures }
hyperborea-hint-graveyard = to the graveyard: +1 VP
hyperborea-hint-beaten-gem = back to its reserve; 1 gem at once
hyperborea-hint-beaten = back to its reserve, no points
hyperborea-hint-shot-ghost = leaves the game, no points
hyperborea-hint-shot = back to its reserve, no points
hyperborea-hint-fortress = takes one attack, until the next own turn; there now: { $there }, then left: { $left }
hyperborea-hint-reserve = then in reserve: { $left }
hyperborea-hint-last-figure = the last one: Expansion, 2 VP
hyperborea-hint-card = { $slots }: { $effects }
hyperborea-hint-each-turn = every turn
hyperborea-hint-refresh = two new cards of this deck; the technology point is then spent
hyperborea-hint-to-level =
    { $cubes ->
        [0] level { $level } → { $after }; worth a cube from level { $first } on
        [one] level { $level } → { $after }: worth { $cubes } cube
       *[other] level { $level } → { $after }: worth { $cubes } cubes
    }
hyperborea-hint-points-lost =
    { $lost ->
        [one] { $lost } point is lost
       *[other] { $lost } points are lost
    }
hyperborea-hint-track-to = { $track } { $level } → { $after }
hyperborea-hint-elsewhere =
    { $left ->
        [one] { $left } more on another track
       *[other] { $left } more on other tracks
    }
hyperborea-hint-cash = marker { $level } → 0; cubes in the bag { $bag } → { $after }
hyperborea-hint-stays = the figure stays until the Reset
hyperborea-hint-look = one is looked at in secret
hyperborea-hint-show = it is shown to all and works at once
hyperborea-hint-draw = cubes in the bag { $bag } → { $after }
hyperborea-hint-purge = goes back to the supply
hyperborea-hint-contact = near: { $rivals }
hyperborea-hint-token-once = once in the game
hyperborea-hint-token-back = again after the Reset
hyperborea-hint-end-last = the last turn: nothing more is drawn
hyperborea-hint-end-draw =
    { $count ->
        [one] { $count } cube is drawn, of { $bag } in the bag
       *[other] { $count } cubes are drawn, of { $bag } in the bag
    }
hyperborea-hint-end-reset = the bag is empty: Reset, figures come free, then 3 cubes are drawn
hyperborea-loses = Would be lost: { $left }.
hyperborea-left-cubes =
    { $n ->
        [one] { $n } cube not placed
       *[other] { $n } cubes not placed
    }
hyperborea-hint-reopens = the row is open again
hyperborea-hint-stops = the card stops working
hyperborea-final-tiles =
    { $count ->
        [one] turns up { $count } tile
       *[other] turns up { $count } tiles
    }
hyperborea-final-cards = a new card is turned up
hyperborea-final-look = a token is looked at
hyperborea-final-show = the token is shown to all
hyperborea-final-game = the game ends with it
hyperborea-final-draw = cubes are drawn at random
hyperborea-why-no-fortress = All Fortresses are in use.
hyperborea-why-no-reserve = No figure is left in the reserve.
hyperborea-why-empty-bag = The bag is empty.
hyperborea-why-no-grey = No grey cube lies in front of you.
hyperborea-why-no-exchange = There is no coloured cube in front of you, or no other colour in the supply.
hyperborea-why-no-cards = Nobody else has an instant card that can be copied.
hyperborea-why-all-top = All markers are on level 6.
hyperborea-why-no-cube = No coloured cube lies in front of you.
hyperborea-why-no-figure = You have no figure on the map.
hyperborea-why-no-gem = You have no gem.
hyperborea-why-nobody-near = Nobody is in the contact zone now.
hyperborea-why-own-inside = Your own figure is in it until your Reset.
hyperborea-why-ghost-inside = A Ghost is in it: an attack removes it.
hyperborea-why-figure-inside = Somebody else's figure is in it.
hyperborea-why-no-tokens = No token is left there.
hyperborea-why-nobody-free = Your figures there are in cities or on ruins until your Reset.
hyperborea-why-stopped = It had to stop: free figures of others are there.
hyperborea-why-frozen = Figures in cities and on ruins stay until your Reset.
hyperborea-why-dear =
    { $cost ->
        [one] It costs { $cost } movement point; you have { $have }.
       *[other] It costs { $cost } movement points; you have { $have }.
    }
hyperborea-why-attack-in = Attack in { $area }
hyperborea-why-frozen-attack = Only a free figure attacks; yours there is in a city or on ruins.
hyperborea-why-nobody-there = You have no free figure there.
hyperborea-why-token-spent = Its tokens have been used.
hyperborea-why-token-aside = Used; it comes back at your Reset.
hyperborea-why-other-row = Closed while cubes lie on { $row }.
hyperborea-why-full = Already used; it is open again after your Reset.
hyperborea-why-cubes = Cubes are missing: { $slots }.
hyperborea-why-cash = Cash { $track }
hyperborea-why-level = The marker is on level { $level }; it is worth a cube from level { $first } on.
hyperborea-why-supply = No cube of this colour is left in the supply: { $cube }.
hyperborea-why-points = No points for it now. They come from: { $rows }.
hyperborea-hint-tech-lost = the technology point is lost
hyperborea-hint-bag-stays = cubes in the bag: still { $bag }
hyperborea-hint-gain = +1 VP; owned { $owned }, in the supply { $supply }; bag { $bag } → { $after }
hyperborea-hint-convert = a free figure here, no points for the Ghost
hyperborea-hint-keep = to be used in any own turn; only one can be kept, unused it is worth nothing
hyperborea-hint-supply = in the supply: { $supply }
hyperborea-hint-worth-before =
    { $cubes ->
        [one] so far worth { $cubes } cube
       *[other] so far worth { $cubes } cubes
    }
hyperborea-hint-gems = gems left: { $left }
hyperborea-hint-reset-keep = cards in force stay in force; 3 cubes are drawn of { $bag }
hyperborea-hint-reset-take = the cards stop working; 3 cubes are drawn of { $bag }
hyperborea-hint-reset-choose = cube by cube
hyperborea-hint-to-cube =
    { $missing ->
        [one] { $missing } more development: a cube
       *[other] { $missing } more developments: a cube
    }
hyperborea-hint-which = which one is asked next
hyperborea-colour-gives-green = movement, figures on their way
hyperborea-colour-gives-orange = developments, which become cubes
hyperborea-colour-gives-red = attacks and Fortresses
hyperborea-colour-gives-yellow = gems
hyperborea-colour-gives-purple = new figures
hyperborea-colour-gives-blue = Advanced Technologies
hyperborea-faction-tile-red_a-about = War 1 for one red cube, Cavalry for red + green, Bastions for red
hyperborea-faction-tile-red_b-about = a token is used once in the game, then it is an ordinary Fortress
hyperborea-faction-tile-emerald_a-about = at any time of an own turn; ready again after every Reset
hyperborea-faction-tile-emerald_b-about = forests, swamps and mountains cost nothing extra
hyperborea-faction-tile-celestial_a-about = without a grey cube; does not count for Knowledge
hyperborea-faction-tile-celestial_b-about = with every card taken by a technology effect, in the same turn
hyperborea-faction-tile-coral_a-about = any + grey: remove 1 grey cube, 1 gem; once between Resets
hyperborea-faction-tile-coral_b-about = on the mat and on cards, never on multicolour spaces
hyperborea-faction-tile-golden_a-about = they count for Wealth
hyperborea-faction-tile-golden_b-about = once between Resets, at any time of an own turn; the cubes are drawn from the bag
hyperborea-faction-tile-purple_a-about = instead of the points for the Ghost; needs a figure in reserve
hyperborea-faction-tile-purple_b-about = purple + any: 1 clone and 1 Fortress; does not count for Knowledge
hyperborea-why-refreshed = Only once for each technology point.
hyperborea-why-other-colour = This effect gives another colour.
hyperborea-why-keeps-one = You keep one already ({ $token }); only one can be kept, so the old one would be used now.
hyperborea-why-in-bag = It is in the bag already.
hyperborea-why-grey-stays = Grey cubes are not exchanged.
hyperborea-why-grey-pays = Grey cubes pay for nothing.
hyperborea-why-track-taken = this track has another level already
hyperborea-why-lowest = The marker is on level 0.

## What differs
hyperborea-change-rival = { $seat }: { $changes }
hyperborea-change-objective = condition met: { $objective }, +2 VP
hyperborea-change-gems = gems { $old } → { $new }
hyperborea-change-card = new card: { $card }
hyperborea-change-points = VP { $old } → { $new } ({ $parts })
hyperborea-change-part = { $part } { $points }
hyperborea-change-ghosts = Ghosts in the graveyard { $old } → { $new }
hyperborea-change-buried = a figure to the graveyard ({ $seat })
hyperborea-change-figures = figures in { $area }: { $old } → { $new }
hyperborea-change-in-city = a figure in the city, { $area }
hyperborea-change-in-ruin = a figure on the ruins, { $area }
hyperborea-change-walls = Fortresses in { $area }: { $old } → { $new }
hyperborea-change-row = on { $row }: { $cubes }
hyperborea-change-emptied = empty again: { $rows }
hyperborea-change-in-force = in force: { $card }
hyperborea-change-stopped = no longer in force: { $card }
hyperborea-change-level = { $track } { $old } → { $new }
hyperborea-change-bag = cubes in the bag { $old } → { $new }
hyperborea-change-available = available now: { $cubes }
hyperborea-change-none-available = no cubes available any more
hyperborea-change-unused = unused cubes { $old } → { $new }
hyperborea-change-left = left this turn: { $left }
hyperborea-change-nothing-left = no points left this turn
hyperborea-change-kept =
    { $colour ->
        [gold] keeps a gold token
        [silver] keeps a silver token
       *[bronze] keeps a bronze token
    }
hyperborea-change-kept-used = the kept token is used
hyperborea-change-losses = negative developments owed { $old } → { $new }
hyperborea-change-reserve = figures in reserve { $old } → { $new }
hyperborea-change-turned-up = turned up: { $tiles }
hyperborea-change-ghost-gone = a Ghost less in { $area }
hyperborea-change-on-offer = new on offer: { $cards }

## Names of components

hyperborea-row-exploration1 = Exploration 1
hyperborea-row-exploration2 = Exploration 2
hyperborea-row-progress1 = Progress 1
hyperborea-row-progress2 = Progress 2
hyperborea-row-war1 = War 1
hyperborea-row-war2 = War 2
hyperborea-row-trade1 = Trade 1
hyperborea-row-trade2 = Trade 2
hyperborea-row-growth1 = Growth 1
hyperborea-row-growth2 = Growth 2
hyperborea-row-science1 = Science 1
hyperborea-row-science2 = Science 2
hyperborea-seat-faction-red = Red Duchy
hyperborea-seat-faction-emerald = Emerald Kingdom
hyperborea-seat-faction-celestial = Celestial Reign
hyperborea-seat-faction-coral = Coral Throne
hyperborea-seat-faction-golden = Golden Barony
hyperborea-seat-faction-purple = Purple Matriarchy
hyperborea-row-caravan_roads = Caravan Roads
hyperborea-row-cartography = Cartography
hyperborea-row-airships = Airships
hyperborea-row-winged_mounts = Winged Mounts
hyperborea-row-vanguard = Vanguard
hyperborea-row-cavalry = Cavalry
hyperborea-row-archery = Archery
hyperborea-row-siege_engines = Siege Engines
hyperborea-row-war_academy = War Academy
hyperborea-row-berserkers = Berserkers
hyperborea-row-bastions = Bastions
hyperborea-row-plunder = Plunder
hyperborea-row-scouts = Scouts
hyperborea-row-watchtowers = Watchtowers
hyperborea-row-mercenaries = Mercenaries
hyperborea-row-expedition = Expedition
hyperborea-row-marketplace = Marketplace
hyperborea-row-trade_guild = Trade Guild
hyperborea-row-banking = Banking
hyperborea-row-caravanserai = Caravanserai
hyperborea-row-extortion = Extortion
hyperborea-row-diplomacy = Diplomacy
hyperborea-row-ransom = Ransom
hyperborea-row-festival = Festival
hyperborea-row-outposts = Outposts
hyperborea-row-conscription = Conscription
hyperborea-row-fertility_rites = Fertility Rites
hyperborea-row-homunculi = Homunculi
hyperborea-row-settlers = Settlers
hyperborea-row-guardian_spirits = Guardian Spirits
hyperborea-row-militia = Militia
hyperborea-row-colonists = Colonists
hyperborea-row-workshops = Workshops
hyperborea-row-engineering = Engineering
hyperborea-row-architecture = Architecture
hyperborea-row-agronomy = Agronomy
hyperborea-row-printing_press = Printing Press
hyperborea-row-sabotage = Sabotage
hyperborea-row-university = University
hyperborea-row-academy = Academy
hyperborea-row-astronomy = Astronomy
hyperborea-row-philosophy = Philosophy
hyperborea-row-mathematics = Mathematics
hyperborea-row-patronage = Patronage
hyperborea-row-observatory = Observatory
hyperborea-row-public_works = Public Works
hyperborea-row-espionage = Espionage
hyperborea-row-recycling = Recycling
hyperborea-row-alchemy = Alchemy
hyperborea-row-transmutation = Transmutation
hyperborea-row-purification = Purification
hyperborea-row-waste_furnace = Waste Furnace
hyperborea-row-composting = Composting
hyperborea-row-black_market = Black Market
hyperborea-row-corruption = Corruption
hyperborea-row-logistics = Logistics
hyperborea-row-stockpiles = Stockpiles
hyperborea-row-renewal = Renewal
hyperborea-row-crystal_forge = Crystal Forge
hyperborea-row-crystal_mining = Crystal Mining
hyperborea-row-sacrifice = Sacrifice
hyperborea-row-sponsorship = Sponsorship
hyperborea-row-foresight = Foresight
hyperborea-row-catalysis = Catalysis
hyperborea-faction-red = Red Duchy
hyperborea-faction-emerald = Emerald Kingdom
hyperborea-faction-celestial = Celestial Reign
hyperborea-faction-coral = Coral Throne
hyperborea-faction-golden = Golden Barony
hyperborea-faction-purple = Purple Matriarchy
hyperborea-tile-c1 = Shattered Citadel
hyperborea-tile-c2 = Crystal Crater
hyperborea-tile-c3 = Hall of Archmages
hyperborea-tile-c4 = Sunken Palace
hyperborea-tile-c5 = Frozen Throne
hyperborea-tile-c6 = Twin Spires
hyperborea-tile-o01 = Amber Dunes
hyperborea-tile-o02 = Salt Flats
hyperborea-tile-o03 = Sun Road
hyperborea-tile-o04 = Glass Plain
hyperborea-tile-o05 = Nomad Camps
hyperborea-tile-o06 = Dry River
hyperborea-tile-o07 = Merchant Crossroads
hyperborea-tile-o08 = Bone Field
hyperborea-tile-o09 = Mirage Valley
hyperborea-tile-o10 = Whisper Wood
hyperborea-tile-o11 = Old Grove
hyperborea-tile-o12 = Archers Glade
hyperborea-tile-o13 = Moss Terraces
hyperborea-tile-o14 = Hunters Range
hyperborea-tile-o15 = Silver Pines
hyperborea-tile-o16 = Spirit Wood
hyperborea-tile-o17 = Thorn Maze
hyperborea-tile-o18 = Mist Fen
hyperborea-tile-o19 = Reed Lakes
hyperborea-tile-o20 = Drowned Temples
hyperborea-tile-o21 = Black Mire
hyperborea-tile-o22 = Lotus Marsh
hyperborea-tile-o23 = Sinking Causeway
hyperborea-tile-o24 = Will-o-Wisp Bog
hyperborea-tile-o25 = Eagle Ridge
hyperborea-tile-o26 = Iron Peaks
hyperborea-tile-o27 = Crystal Caves
hyperborea-tile-o28 = Storm Summit
hyperborea-tile-o29 = Gem Quarry
hyperborea-tile-o30 = Lonely Pass
hyperborea-home-home_a = Homeland
hyperborea-home-home_red = Red Duchy
hyperborea-home-home_emerald = Emerald Kingdom
hyperborea-home-home_celestial = Celestial Reign
hyperborea-home-home_coral = Coral Throne
hyperborea-home-home_golden = Golden Barony
hyperborea-home-home_purple = Purple Matriarchy
hyperborea-city-thulan = Thulan
hyperborea-city-borealis = Borealis
hyperborea-city-nerith = Nerith
hyperborea-city-isvard = Isvard
hyperborea-city-solan = Solan
hyperborea-city-lunar = Lunar
hyperborea-city-amberin = Amberin
hyperborea-city-salt_gate = Salt Gate
hyperborea-city-sunhold = Sunhold
hyperborea-city-tanis_camp = Tanis Camp
hyperborea-city-well_town = Well Town
hyperborea-city-stone_ford = Stone Ford
hyperborea-city-four_scales = Four Scales
hyperborea-city-fata = Fata
hyperborea-city-greenward = Greenward
hyperborea-city-bowmere = Bowmere
hyperborea-city-mossbridge = Mossbridge
hyperborea-city-leafgate = Leafgate
hyperborea-city-stagholm = Stagholm
hyperborea-city-pinegarth = Pinegarth
hyperborea-city-briar = Briar
hyperborea-city-hedgefort = Hedgefort
hyperborea-city-fenwick = Fenwick
hyperborea-city-reedholm = Reedholm
hyperborea-city-mireport = Mireport
hyperborea-city-lotus = Lotus
hyperborea-city-causeway = Causeway
hyperborea-city-eelmarket = Eelmarket
hyperborea-city-eyrie = Eyrie
hyperborea-city-ironhall = Ironhall
hyperborea-city-anvil = Anvil
hyperborea-city-stormwatch = Stormwatch
hyperborea-city-lightning_hall = Lightning Hall
hyperborea-city-quarry = Quarry
hyperborea-city-capital_a = Capital
hyperborea-city-march_town = Border Town
hyperborea-city-red_outpost = Red Outpost
hyperborea-city-arena = Duke's Arena
hyperborea-city-heartwood = Heartwood
hyperborea-city-sky_tower = Sky Tower
hyperborea-city-reef_hold = Reef Hold
hyperborea-city-mission = Mission
hyperborea-city-gilded_tent = Gilded Tent
hyperborea-city-life_temple = Temple of Life
hyperborea-city-cradle = Cradle
hyperborea-token-bronze_path = Old Path
hyperborea-token-bronze_tablet = Clay Tablet
hyperborea-token-bronze_wall = Crumbled Wall
hyperborea-token-bronze_cache = Hidden Cache
hyperborea-token-bronze_blade = Rusty Blade
hyperborea-token-bronze_refugee = Refugees
hyperborea-token-bronze_echo = Faint Echo
hyperborea-token-silver_gem = Silver Hoard
hyperborea-token-silver_road = Paved Road
hyperborea-token-silver_wings = Crystal Wings
hyperborea-token-silver_blade = Crystal Blade
hyperborea-token-silver_bow = Ancient Bow
hyperborea-token-silver_recruit = Lost Tribe
hyperborea-token-silver_mirror = Mirror Pool
hyperborea-token-silver_scroll = Ancient Scroll
hyperborea-token-silver_cache = Sealed Vault
hyperborea-token-silver_cube_red = Red Crystal
hyperborea-token-silver_cube_green = Green Crystal
hyperborea-token-silver_cube_purple = Purple Crystal
hyperborea-token-silver_cube_blue = Blue Crystal
hyperborea-token-silver_cube_orange = Orange Crystal
hyperborea-token-silver_cube_yellow = Yellow Crystal
hyperborea-token-silver_flame = Cleansing Flame
hyperborea-token-silver_eye = All-Seeing Eye
hyperborea-token-silver_echo = Echo Stone
hyperborea-token-gold_hoard = Royal Hoard
hyperborea-token-gold_codex = Archmage Codex
hyperborea-token-gold_heart = Crystal Heart
hyperborea-token-gold_titan = Titan Hammer
hyperborea-token-gold_legion = Ghost Legion
hyperborea-token-gold_archive = Great Archive
hyperborea-token-gold_font = Font of Energy
hyperborea-token-gold_crown = Hyperborean Crown
hyperborea-deck-1 = Exploration and War
hyperborea-deck-2 = Trade and Growth
hyperborea-deck-3 = Progress and Science
hyperborea-deck-4 = Transformation and Replenishment
hyperborea-tech-exploration = Exploration
hyperborea-tech-progress = Progress
hyperborea-tech-war = War
hyperborea-tech-trade = Trade
hyperborea-tech-growth = Growth
hyperborea-tech-science = Science
hyperborea-track-green = Exploration
hyperborea-track-orange = Progress
hyperborea-track-red = War
hyperborea-track-yellow = Trade
hyperborea-track-purple = Growth
hyperborea-track-blue = Science
hyperborea-objective-gems = Wealth
hyperborea-objective-technologies = Knowledge
hyperborea-objective-figures = Expansion
hyperborea-terrain-desert = Desert
hyperborea-terrain-forest = Forest
hyperborea-terrain-swamp = Swamp
hyperborea-terrain-mountain = Mountains
hyperborea-option-length-short = Short
hyperborea-option-length-regular = Regular
hyperborea-option-length-long = Long
hyperborea-option-mode-invasion = Invasion
hyperborea-option-mode-faction_war = Faction War

## The catalogue (/card)
hyperborea-kind-base = base technology
hyperborea-kind-technology = Advanced Technology
hyperborea-kind-faction = faction
hyperborea-kind-central = central tile
hyperborea-kind-outer = outer tile
hyperborea-kind-home = Home Region
hyperborea-kind-token = Ruins token
hyperborea-card-slots = Spaces for cubes: { $slots }.
hyperborea-card-effects = Gives: { $effects }.
hyperborea-card-instant = Works each time its row is full.
hyperborea-card-permanent = Permanent: works as long as its row stays full.
hyperborea-card-start-of-turn = Permanent: works at the start of each turn while its row stays full.
hyperborea-card-gems = Victory points at the end: { $count }.
hyperborea-card-deck = Deck: { $deck }.
hyperborea-card-terrain = Terrain: { $terrain }.
hyperborea-card-city = City { $city }: { $effects }.
hyperborea-card-ruin = Ruins: { $colour }.
hyperborea-card-token = Back: { $colour }. How many: { $count }.
hyperborea-where-area = { $area }
hyperborea-where-market = on offer
