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

## Things
hyperborea-area = { $area } { $name }
hyperborea-hidden-area = { $area } (face down)
hyperborea-home-capital = { $area } capital ({ $seat })
hyperborea-home-left = { $area } left march ({ $seat })
hyperborea-home-right = { $area } right march ({ $seat })
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
hyperborea-faction-tile-red_b = B: two tokens, each once a Fortress, an attack or a ranged attack
hyperborea-faction-tile-emerald_a = A: 1 movement once between Resets
hyperborea-faction-tile-emerald_b = B: every step costs 1 movement point
hyperborea-faction-tile-celestial_a = A: start with Alchemy or Diplomacy
hyperborea-faction-tile-celestial_b = B: 2 draws with each technology taken
hyperborea-faction-tile-coral_a = A: an extra row that turns waste into a gem
hyperborea-faction-tile-coral_b = B: grey cubes fit orange spaces
hyperborea-faction-tile-golden_a = A: start with 2 gems
hyperborea-faction-tile-golden_b = B: once between Resets, a gem for attack, movement, development or draws
hyperborea-faction-tile-purple_a = A: turn defeated Ghosts into own figures
hyperborea-faction-tile-purple_b = B: start with Outposts
hyperborea-colour-gold = gold
hyperborea-colour-silver = silver
hyperborea-colour-bronze = bronze

## Effects
hyperborea-effects = { $effects }
hyperborea-effect-choose = one of: { $options }
hyperborea-effect-pay = { $cost }: { $gain }
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
hyperborea-left-choose =
    { $n ->
        [one] { $n } choice to make
       *[other] { $n } choices to make
    }
hyperborea-left-pay =
    { $n ->
        [one] { $n } offer to pay for
       *[other] { $n } offers to pay for
    }
hyperborea-left-contact =
    { $n ->
        [one] { $n } contact effect
       *[other] { $n } contact effects
    }

## Questions
hyperborea-ask-faction-tile = Choose your faction tile. The others see it when all have chosen.
hyperborea-hint-start-card = with { $card }
hyperborea-ask-start-card = Choose your start card.
hyperborea-ask-start = Choose an extra cube and where your markers start. Three different tracks. The others see it when all have chosen.
hyperborea-field-cube = Extra cube
hyperborea-field-three = Marker on level 3
hyperborea-field-two = Marker on level 2
hyperborea-field-one = Marker on level 1
hyperborea-start-levels = { $first } 3, { $second } 2, { $third } 1
hyperborea-ask-action = Your turn: what next?
hyperborea-ask-action-left = Your turn: what next? Left: { $left }.
hyperborea-ask-gems =
    { $count ->
        [one] You may take { $count } gem; you have { $have }, and { $threshold } meet the Wealth condition. How many do you take?
       *[other] You may take { $count } gems; you have { $have }, and { $threshold } meet the Wealth condition. How many do you take?
    }
hyperborea-ask-gain-cube = Which cube goes into your bag?
hyperborea-decline = None
hyperborea-ask-ghost = The Ghost in { $area } is defeated. What becomes of it?
hyperborea-ghost-bury = To the graveyard
hyperborea-ghost-convert = It becomes your figure
hyperborea-ask-card = Take one of the cards on offer, or none.
hyperborea-decline-card = Take none
hyperborea-ask-token = You find: { $token }. Use it now or keep it?
hyperborea-token-use = Use { $token } now
hyperborea-token-keep = Keep { $token } face down
hyperborea-token-swap = Keep it, and use the old one now: { $token }
hyperborea-ask-return = Which cube goes back into the bag?
hyperborea-ask-exchange = Which cube do you exchange, and for which colour?
hyperborea-exchange = { $old } → { $new }
hyperborea-ask-pay-cube = Which cube do you discard?
hyperborea-ask-pay-figure = Which figure do you discard?
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
        [one] Reset: { $count } cube lies on your permanent cards. What happens to it?
       *[other] Reset: { $count } cubes lie on your permanent cards. What happens to them?
    }
hyperborea-reset-keep = Keep all there
hyperborea-reset-take = Take all back
hyperborea-reset-choose = Choose
hyperborea-ask-take = Which cubes go back into the bag?
hyperborea-standing-reset = Reset: cubes on permanent cards (empty: ask me)
hyperborea-standing-losses = Negative development: lower these markers first (empty: ask me)

## Groups of options
hyperborea-group-place-red = Place a red cube
hyperborea-group-place-green = Place a green cube
hyperborea-group-place-purple = Place a purple cube
hyperborea-group-place-blue = Place a blue cube
hyperborea-group-place-orange = Place an orange cube
hyperborea-group-place-yellow = Place a yellow cube
hyperborea-group-place-grey = Place a grey cube
hyperborea-group-fill = Fill a row
hyperborea-group-pool = Use effects
hyperborea-group-move = Move from { $from }
hyperborea-group-fly = Fly from { $from }
hyperborea-group-attack = Attack
hyperborea-group-tech = Advanced Technologies
hyperborea-group-dev = Development
hyperborea-group-cash = Cash a marker
hyperborea-group-places = Cities and ruins
hyperborea-group-spy = Espionage
hyperborea-group-other = Other

## Options
hyperborea-place = { $cube } → { $row }
hyperborea-place-any = { $cube } → { $row } (multicolour space)
hyperborea-fill = { $row }: { $cubes }
hyperborea-unused = Declare unused: { $cube }
hyperborea-hint-row = { $effects }
hyperborea-hint-costs = { $cost }
hyperborea-choose = Take: { $effects }
hyperborea-do-fortress = Fortress in { $area }
hyperborea-do-figure = Figure to { $area }
hyperborea-do-clone = Clone in { $area }
hyperborea-do-move = { $from } → { $to }
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
hyperborea-do-refresh = Replace both cards of the deck { $deck }
hyperborea-do-dev-any = { $track } +{ $count }
hyperborea-do-dev-different = { $track } +{ $count } (different tracks)
hyperborea-do-dev-same = { $track } +{ $count } (one track)
hyperborea-hint-level = now on level { $level }
hyperborea-hint-level-left = now on level { $level }; this effect has { $left } left
hyperborea-hint-level-after = now on level { $level }; this effect has { $left } left after { $raised }
hyperborea-do-cash =
    { $count ->
        [one] Cash { $track }: { $count } cube, { $cube }
       *[other] Cash { $track }: { $count } cubes, { $cube }
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
hyperborea-do-end = End the turn
hyperborea-do-draw =
    { $count ->
        [one] Draw { $count } cube
       *[other] Draw { $count } cubes
    }
hyperborea-do-return = Return a cube to the bag
hyperborea-do-exchange = Exchange a cube
hyperborea-do-exchange-for = Exchange a cube for { $cube }
hyperborea-do-purge = Remove waste: { $cube }
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
hyperborea-turn = Turn { $turn }: { $seat }.
hyperborea-turned-up = { $area } is turned up: { $tile }.
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
hyperborea-moved = { $seat } moves from { $source } to { $target }.
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
hyperborea-words-turn = Turn { $turn }: { $seat } is on turn.
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
hyperborea-city-march_town = March Town
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
