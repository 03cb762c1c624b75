# Circadians: Chaos Order

## Lobby
circadians-name = Circadians: Chaos Order
circadians-about = Six very different factions price each other's actions, plan battles in secret and race for relics and fame.
circadians-option-leaders = Leaders
circadians-option-leaders-core = From the box
circadians-option-leaders-extended = All leaders of a faction to choose from
circadians-option-loot = Loot tokens
circadians-option-loot-core = Six
circadians-option-loot-extended = Eight, with two extra ones
circadians-option-factions = Factions
circadians-option-factions-seats = As chosen before the match
circadians-option-factions-draft = Chosen in turn, in random order
circadians-option-factions-random = At random
circadians-option-relics = Foundations under relics
circadians-option-relics-closed = Closed until the relic is gone
circadians-option-relics-open = Open for buildings
circadians-seat-faction = Faction
circadians-part-map = Map
circadians-part-tracks = Tracks, prices and vault
circadians-part-mats = Faction mats
circadians-part-hand = My hand
circadians-seat-faction-circadians-about = 4 fame: upgrade attributes. Few but strong fighters, and a ship that relocates
circadians-seat-faction-ai-about = 18 fame: wound fighters, even in defeat. Many cheap fighters, traps in strongholds
circadians-seat-faction-zcharo-about = 20 fame: research. Double outposts; wins only at the end of a relic check
circadians-seat-faction-leyrien-about = 14 fame: spread morale over cliffs and plains. All bogs are adjacent for them
circadians-seat-faction-jrayek-about = 5 fame: beat leaders and Rhy-zu, the beasts they summon and others may take
circadians-seat-faction-oxataya-about = 9 fame: win battles. They cross lakes, and their leaders travel together
circadians-option-leaders-about = With which leaders a faction plays
circadians-option-leaders-core-about = Three for each faction, four for the Oxataya, as in the box
circadians-option-leaders-extended-about = Everybody openly chooses three of five, the Oxataya four of six
circadians-option-loot-about = Tokens that change what a region yields
circadians-option-loot-core-about = The six of the box
circadians-option-loot-extended-about = Also the Command relay (cheaper leaders) and the Workshop (build points)
circadians-option-factions-about = How the factions are given out
circadians-option-factions-seats-about = Everybody chooses before the match; the rest are given out in order
circadians-option-factions-draft-about = One after another in random order, the first question of the match
circadians-option-factions-random-about = Nobody chooses
circadians-option-relics-about = Whether one may build where a relic stands
circadians-option-relics-closed-about = Its foundation is free when the relic is gone
circadians-option-relics-open-about = Buildings may stand beside the relic from the start; more building with two
circadians-seat-faction-about = What you play, and how you win by fame

## Things counted
circadians-list = { $parts }
circadians-nothing = nothing
circadians-home = home
circadians-some-energy = { $count } energy
circadians-some-gems =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
circadians-some-cards =
    { $count ->
        [one] { $count } tactics card
       *[other] { $count } tactics cards
    }
circadians-some-research = { $count } research
circadians-some-fame = { $count } fame
circadians-some-recruit =
    { $count ->
        [one] { $count } recruit point
       *[other] { $count } recruit points
    }
circadians-some-build =
    { $count ->
        [one] { $count } build point
       *[other] { $count } build points
    }
circadians-some-foundation =
    { $count ->
        [one] { $count } foundation
       *[other] { $count } foundations
    }
circadians-some-harvest =
    { $count ->
        [one] { $count } harvest point
       *[other] { $count } harvest points
    }
circadians-some-move =
    { $count ->
        [one] { $count } move point
       *[other] { $count } move points
    }
circadians-some-redeploy =
    { $count ->
        [one] { $count } redeploy
       *[other] { $count } redeploys
    }
circadians-some-deploy_leader = deploy a leader
circadians-some-upgrade_leader = upgrade a leader
circadians-some-upgrade_attribute = upgrade an attribute
circadians-some-place_loot = place a loot token
circadians-some-place_loot_lake = a loot token on a lake
circadians-some-upgrade_loot = upgrade a loot token
circadians-some-boost_morale_base = a morale token on the base
circadians-some-leader_action = deploy or upgrade a leader cheaper
circadians-some-build_paid = 1 build point for 1 energy
circadians-some-build_unlocked = 1 build point, locks ignored
circadians-some-fighters =
    { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
circadians-cost-energy = { $count } energy
circadians-cost-gems =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
circadians-cost-move =
    { $count ->
        [one] { $count } move point
       *[other] { $count } move points
    }
circadians-cost-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
circadians-cost-recruit =
    { $count ->
        [one] { $count } recruit point
       *[other] { $count } recruit points
    }
circadians-either = { $first } or { $second }

## Short answers
circadians-do-act = Act
circadians-do-act-both = Main and support action
circadians-do-act-only = Main action only
circadians-do-later = Wait for my turn
circadians-do-pass = Pass
circadians-do-end = End the turn
circadians-do-stop = Stop
circadians-do-done = Done
circadians-do-none = None
circadians-do-yes = Yes
circadians-do-no = No
circadians-do-home = Home
circadians-do-stay = Stay
circadians-do-deploy = Deploy a leader
circadians-do-upgrade = Upgrade a leader
circadians-do-support = Support action
circadians-do-support-free = Support action, free
circadians-do-ship = Relocate the ship
circadians-do-keep = Keep
circadians-do-reroll = Roll again
circadians-do-no-leaders = No leaders
circadians-do-leaders-home = Leaders go home
circadians-do-upkeep = Pay
circadians-do-release = Release
circadians-do-pay-gem = 1 gem
circadians-do-pay-energy2 = 2 energy
circadians-do-pay-energy1 = 1 energy
circadians-do-pay-free = Free
circadians-do-pay-skip = Ignore it: Scaffolding
circadians-do-row-strength = Strength row
circadians-do-row-fame = Fame row
circadians-do-income-all = Take everything in the usual order
circadians-do-income-last = Take everything, the regions last
circadians-do-income-regions = First: regions
circadians-do-income-base = First: base income
circadians-do-income-buildings = First: buildings
circadians-do-income-leaders = First: leaders
circadians-do-income-attributes = First: attributes
circadians-do-income-intel = First: intel card
circadians-do-income-faction = First: faction rules
circadians-do-count-0 = Count no strongholds
circadians-do-count-1 = Count 1 stronghold
circadians-do-count-2 = Count 2 strongholds
circadians-do-count-3 = Count 3 strongholds
circadians-do-play = Play: { $card }
circadians-do-use = Use: { $leader }
circadians-do-give = Give back: { $card }
circadians-do-no-cards = Play no cards
circadians-do-harvest-all = Everything
circadians-do-choose = choose who goes
circadians-do-income-all-with = All, usual order; base: { $gain }
circadians-do-income-last-with = All, regions last; base: { $gain }

## Questions
circadians-ask-faction = Choose a faction.
circadians-ask-base = Where does the base go, and which two regions stay open?
circadians-ask-leaders = Choose { $count } leaders.
circadians-ask-start = Which leader starts, and how do the fighters stand?
circadians-ask-price = Price an action phase.
circadians-ask-advance = Advance on the track { $track }?
circadians-ask-summon = Summon { $rhyzu } to the base?
circadians-ask-cards = Play a tactics card?
circadians-then-no-card = No card after it
circadians-ask-token = Which token to take from the vault?
circadians-ask-act = { $phase }: act for { $price } energy, or pass?
circadians-ask-act-free = { $phase }: act for free, or pass?
circadians-ask-support = Support action for { $cost }: { $gain }?
circadians-ask-lock = How to pay the lock?
circadians-ask-research = Research: which track?
circadians-ask-reward = Choose one.
circadians-ask-offer = Pay { $cost }: { $gain }?
circadians-ask-foundation = Which foundation to build, and where?
circadians-ask-loot = Which loot token goes where?
circadians-ask-loot-upgrade = Which loot token to upgrade?
circadians-ask-arrive =
    { $count ->
        [one] { $count } recruit: how many appear in { $region }?
       *[other] { $count } recruits: how many appear in { $region }?
    }
circadians-ask-deploy = Which leader to deploy?
circadians-ask-place-leader = Where does { $leader } appear?
circadians-ask-upgrade = Whom to upgrade?
circadians-ask-leader-action = Deploy or upgrade a leader?
circadians-ask-company = { $origin } → { $target }: who goes?
circadians-ask-redeploy = Redeploy: from where to where?
circadians-ask-docks = Between which regions does the ship stand?
circadians-ask-free-move = A free move of { $leader }?
circadians-ask-battle = Which battle is fought now?
circadians-ask-plan = Battle in { $region } against { $seat }: your plan.
circadians-ask-reroll = The die shows strength { $strength }, defense { $defense }. Roll again?
circadians-ask-companions = Who retreats with the fighters?
circadians-ask-retreat = Where to retreat?
circadians-ask-income = Income (region count { $count }): in which order?
circadians-ask-exchange = How many of { $count } stronghold gems become research?
circadians-ask-delta = Region count: more or fewer?
circadians-ask-attribute = Which attribute to upgrade?
circadians-ask-intel = Whose intel card to take?
circadians-ask-boost = Where to boost morale?
circadians-ask-row-take = The morale token for { $region }: from which row?
circadians-ask-row-return = The morale token from { $region }: back to which row?
circadians-ask-upkeep = { $rhyzu }: pay { $cost } or release?
circadians-ask-relic-cards = Relic check: which cards do you play?
circadians-ask-keep = Which units stay, at most { $count }?
circadians-ask-discard =
    { $count ->
        [one] Discard { $count } card.
       *[other] Discard { $count } cards.
    }
circadians-ask-build =
    { $count ->
        [one] Build: { $count } point left.
       *[other] Build: { $count } points left.
    }
circadians-ask-harvest =
    { $count ->
        [one] Harvest: { $count } point left.
       *[other] Harvest: { $count } points left.
    }
circadians-ask-recruit =
    { $count ->
        [one] Recruit: { $count } point left, { $home } fighters at home.
       *[other] Recruit: { $count } points left, { $home } fighters at home.
    }
circadians-ask-move =
    { $count ->
        [one] Move: { $count } point left.
       *[other] Move: { $count } points left.
    }

## Options
circadians-hint-lock = needs a lock
circadians-hint-token = { $token ->
        [p1] take your vault, draw a card
        [p2] advance on this track
        [p1_2p] take your vault
        [p2_2p] take your vault
       *[other] no effect
    }
circadians-token = Price { $total }: { $faction } to the faction, { $bank } to the supply
circadians-slot-discover = Price { $total }: Discover
circadians-slot-build = Price { $total }: Build, 1 gem
circadians-slot-harvest = Price { $total }: Harvest
circadians-slot-recruit = Price { $total }: Recruit, 2 energy
circadians-slot-move_first = Price { $total }: Move, going first, 1 card
circadians-slot-move_last = Price { $total }: Move, going last
circadians-build-foundation = { $foundation } in { $region }
circadians-build-building = { $building } in { $region }: { $bonus }
circadians-no-bonus = no bonus
circadians-no-foundation = no foundation
circadians-loot-option = { $token } in { $region }
circadians-recruit-home = { $count } home
circadians-recruit-area = { $count } from area { $area } to the next
circadians-recruit-fast = Fast track: { $count } home
circadians-recruit-trade =
    { $count ->
        [one] Trade points once
       *[other] Trade points { $count } times
    }
circadians-route = { $origin } → { $target }
circadians-route-from = From { $origin }
circadians-docks = { $a } and { $b }
circadians-start-option = { $leader } in { $region }
circadians-battle-option = { $region } against { $seat }
circadians-field-sector = Sector of the dial
circadians-field-card = Tactics card
circadians-plan-card = { $card } ({ $left } / { $right })
circadians-no-card = no card
circadians-delta = { $count ->
        [1] One more
       *[other] One fewer
    }
circadians-base-option = { $site }; open: { $a } and { $b }
circadians-split = { $first } in { $a }, { $second } in { $b }
circadians-field-leader = Leader
circadians-field-fighters = Fighters
circadians-advance-option = { $track } { $column }: { $gain }
circadians-advance-option-bare = { $track } { $column }
circadians-recruit-group-home = From the last area home
circadians-recruit-group-area = From area { $area } to the next
circadians-recruit-group-fast = Fast track
circadians-recruit-group-trade = Trade points
circadians-arrive-option = { $here } in { $region }, { $rest } at home
circadians-build-place = { $building } in { $region }
circadians-sending = { $origin } → { $target }: { $units }
circadians-sending-slip = { $origin } → { $target }, ignoring pinning: { $units }

## Standing orders
circadians-standing-closed = Standing orders can be given once the mats are laid out.
circadians-standing-most = { $phase }: act up to which price?
circadians-standing-ask = Ask me
circadians-standing-never = Always pass
circadians-standing-up-to = Pass above { $count }
circadians-standing-income = Income
circadians-standing-auto = Usual order, without asking
circadians-standing-region = Battle plan for a region
circadians-standing-opponent = against
circadians-standing-seat = { $seat }
circadians-standing-role = if the battle is selected by
circadians-standing-role-me = me
circadians-standing-role-opponent = the opponent
circadians-standing-auto-energy = Usual order, without asking; base: 2 energy
circadians-standing-auto-gem = Usual order, without asking; base: 1 gem
circadians-standing-unasked = Do not ask me, whatever I hold
circadians-standing-broke = Pass where I cannot pay the price
circadians-standing-priced = No cards after pricing
circadians-standing-relic = No cards in the relic check

## What happened
circadians-plays = { $seat } plays the { $faction } faction.
circadians-base = { $seat } settles at { $site }; { $a } and { $b } stay open.
circadians-leaders = { $seat } brings { $leaders }.
circadians-round = **Round { $round } of { $rounds }.** { $flare } holds the flare gun.
circadians-phase-begins = **Round { $round }: { $phase }.**
circadians-change-phase = Round { $round }: { $phase }
circadians-phases-begin = **Round { $round }: { $phases }, side by side.**
circadians-priced = { $seat } sets price { $total } on { $phase }.
circadians-priced-neutral = Neutral price { $total }: { $slot }.
circadians-vault-emptied = { $seat } has no token left and takes all from the vault.
circadians-vault-taken = { $seat } takes price tokens from the vault: { $tokens }.
circadians-summoned = { $seat } summons { $rhyzu }.
circadians-flare = The flare gun goes to { $seat }.
circadians-acts = { $seat } acts: { $phase }.
circadians-supports = { $seat } takes the support action.
circadians-passed = { $seat } passes: { $phase }.
circadians-price-paid =
    { $share ->
        [0] { $seat } pays { $cost }.
       *[other] { $seat } pays { $cost }, { $share } of it to { $pricer }.
    }
circadians-neutral-paid = { $seat } pays { $cost }.
circadians-paid = { $seat } pays { $cost }.
circadians-lock = { $seat } opens a lock for { $cost }.
circadians-gained-energy = { $seat }: +{ $count } energy.
circadians-advanced = { $seat } advances on { $track } to column { $column }.
circadians-advance-lost = { $seat } cannot advance on { $track }.
circadians-fame = { $seat }: +{ $count } fame, now { $fame } of { $goal }.
circadians-reshuffled = The discard pile is shuffled into a new deck.
circadians-drew-cards = You drew: { $cards }.
circadians-discarded = { $seat } discards { $card }.
circadians-played = { $seat } plays { $card }.
circadians-not-paid = { $seat } shows { $card } but cannot pay for it any more and keeps it.
circadians-foundation-built = { $seat } builds a foundation in { $region }: { $foundation }.
circadians-built = { $seat } builds in { $region }: { $building }.
circadians-harvested = { $seat } harvests { $region }.
circadians-loot-placed = { $seat } places a loot token in { $region }: { $token }.
circadians-loot-upgraded = { $seat } upgrades the loot token in { $region }: { $token }.
circadians-deployed = { $seat } deploys { $leader }: { $place }.
circadians-leader-upgraded = { $seat } upgrades { $leader }.
circadians-leader-home = { $seat }: { $leader } goes home.
circadians-moved = { $seat } moves { $origin } → { $target }: { $units }.
circadians-redeployed = { $seat } redeploys { $origin } → { $target }: { $units }.
circadians-trap = A trap in { $region } wounds a fighter of { $seat }.
circadians-ship = The ship of { $seat } now stands between { $a } and { $b }.
circadians-boosted = { $seat } boosts morale in { $region } ({ $row }).
circadians-morale-lost = { $seat } loses morale in { $region } ({ $row }).
circadians-battle = **Battle in { $region }: { $seat } against { $opponent }.**
circadians-announce = { $seat } before the plans: strength { $strength }, attack { $attack }, defense { $defense }, gems { $gems }, cards { $cards }.
circadians-announce-abilities = { $seat } can rely on: { $abilities }.
circadians-ability = { $name } ({ $effects })
circadians-plan-sealed = Your stored plan for { $region } is sealed. It can be changed until the other side has sealed.
circadians-plan-dropped = Your stored battle plan for { $region } against { $seat } is dropped: the round is over, or its card, its gem or the units are not what they were.
circadians-plan = { $seat }: { $sector }, { $card }.
circadians-rolled = { $seat } rolls strength { $strength }, defense { $defense }.
circadians-tie-initiator = Equal strength: the faction that selected the battle wins.
circadians-tie-ability = Equal strength: a card settles it.
circadians-strength = Strength { $mine } ({ $seat }) against { $theirs } ({ $opponent }). Victory: { $victor }.
circadians-stole-energy = { $seat } takes { $cost }; { $victim }: −{ $count }.
circadians-stole-gems = { $seat } takes { $cost }; { $victim }: −{ $count }.
circadians-intel-taken = { $seat } takes { $card }.
circadians-intel-given = { $seat } gives back { $card }.
circadians-card-taken = { $seat } takes { $card } into hand.
circadians-retreated = { $seat } retreats: { $place }.
circadians-commands = { $seat } now commands { $rhyzu }.
circadians-leader-rescued = { $leader } of { $seat } escapes home.
circadians-leader-defeated = { $leader } of { $seat } is defeated.
circadians-destroyed = { $seat } loses in { $region }: { $building }.
circadians-attribute-upgraded = { $seat } upgrades { $attribute }.
circadians-rearmed = { $seat } rearms the traps.
circadians-released = { $seat } releases { $rhyzu }.
circadians-relic = { $seat } claims relic { $number } in { $region }.
circadians-relic-gone = Nobody controls { $region }: relic { $number } leaves the game.
circadians-won-fame =
    { $count ->
        [one] { $seats } wins by fame.
       *[other] { $seats } win by fame.
    }
circadians-won-relics =
    { $count ->
        [one] { $seats } controls all relics and wins.
       *[other] { $seats } control all relics and win.
    }
circadians-won-land =
    { $count ->
        [one] { $seats } holds most land and wins.
       *[other] { $seats } hold most land and win together.
    }
circadians-score-fame = Fame
circadians-score-goal = Goal
circadians-score-land = Land regions
circadians-score-relics = Relics
circadians-story-fame = Fame, % of the goal
circadians-story-relics = Relics on the map under control
circadians-gained-gems =
    { $count ->
        [one] { $seat }: +{ $count } gem.
       *[other] { $seat }: +{ $count } gems.
    }
circadians-drew =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
circadians-recruited =
    { $count ->
        [one] { $seat }: { $count } fighter, { $place }.
       *[other] { $seat }: { $count } fighters, { $place }.
    }
circadians-arrived =
    { $count ->
        [one] { $seat }: { $count } of them in { $place }.
       *[other] { $seat }: { $count } of them in { $place }.
    }
circadians-trained =
    { $count ->
        [one] { $seat }: { $count } fighter to area { $area }.
       *[other] { $seat }: { $count } fighters to area { $area }.
    }
circadians-wounded =
    { $count ->
        [one] { $seat }: { $count } fighter wounded.
       *[other] { $seat }: { $count } fighters wounded.
    }
circadians-lost-fighters =
    { $count ->
        [one] { $seat } loses { $count } fighter.
       *[other] { $seat } loses { $count } fighters.
    }
circadians-driven-home =
    { $count ->
        [one] { $seat }: { $count } fighter goes home.
       *[other] { $seat }: { $count } fighters go home.
    }
circadians-more-fighters =
    { $count ->
        [one] { $seat }: { $count } more fighter to recruit.
       *[other] { $seat }: { $count } more fighters to recruit.
    }
circadians-saved =
    { $count ->
        [one] { $seat }: { $count } of the wounded goes home.
       *[other] { $seat }: { $count } of the wounded go home.
    }
circadians-token-name = price { $total }
circadians-priced-move_first = { $seat } sets price { $total } on { $phase } and goes first.
circadians-priced-move_last = { $seat } sets price { $total } on { $phase } and goes last.
circadians-sum-strength = { $seat }: strength { $total } = { $parts }.
circadians-sum-attack = { $seat }: attack { $attack } = { $by }; { $other }: defense { $defense } = { $against }.
circadians-sum-part = { $value } ({ $what })
circadians-sum-plus = { $first } + { $then }
circadians-sum-minus = { $first } − { $then }
circadians-sum-nothing = 0
circadians-sum-fighters = fighters
circadians-sum-die = die

## Effects: moments
circadians-at = { $moment }: { $what }
circadians-per = { $what } { $per }
circadians-when = { $what }, if { $conditions }
circadians-no-ability = no ability
circadians-at-price-placed = after you set a price
circadians-at-discover-turn = your Discover turn
circadians-at-harvest-turn = your Harvest turn
circadians-at-recruit-turn = your Recruit turn
circadians-at-recruit-act = your Recruit action
circadians-at-recruit-end = end of Recruit
circadians-at-move-act = your Move action
circadians-at-move-act_end = end of your Move action
circadians-at-move-end = end of Move
circadians-at-build-act = your Build action
circadians-at-build-placed = when built
circadians-at-battle-stats = battle
circadians-at-battle-before = before planning
circadians-at-battle-plan = planning
circadians-at-battle-strength = after step 1
circadians-at-battle-after_wounds = after wounds
circadians-at-battle-retreat = retreating
circadians-at-battle-after = after the battle
circadians-at-income = Income
circadians-at-upgrade = when upgraded
circadians-at-opponent_passed = an opponent passes
circadians-at-opponent_acted = an opponent acts
circadians-at-relic-check = Relic check
circadians-at-relic-claim = claiming the relic
circadians-at-relic-not_claimed = not claiming the relic
circadians-at-discover-act = your Discover action
circadians-at-discover-pass = when you pass in Discover
circadians-at-build-pass = when you pass in Build
circadians-at-harvest-act = your Harvest action
circadians-at-harvest-pass = when you pass in Harvest
circadians-at-recruit-pass = when you pass in Recruit
circadians-at-move-pass = when you pass in Move
circadians-at-battle-select = selecting battles
circadians-at-battle-reveal = at the reveal
circadians-at-battle-order = in battle
circadians-at-battle-wounds = step 2
circadians-at-battle-removal = step 3

## Effects: conditions
circadians-if-initiator = this faction selected the battle
circadians-if-not_initiator = the opponent selected the battle
circadians-if-victory = the battle is won
circadians-if-defeat = the battle is lost
circadians-if-retreated = Retreat was chosen
circadians-if-not_retreated = Retreat was not chosen
circadians-if-own_leader = a friendly leader is there
circadians-if-no_own_leader = no friendly leader is there
circadians-if-opp_leader = the opponent has a leader there
circadians-if-opp_leader_or_rhyzu = the opponent has a leader or Rhy-zu
circadians-if-only_own_leader = no other leader or Rhy-zu is there
circadians-if-opp_rhyzu = the opponent has a Rhy-zu
circadians-if-any_rhyzu = a Rhy-zu fights
circadians-if-own_building = a friendly building is there
circadians-if-building_here = it stands there
circadians-if-stronghold_here = it stands there
circadians-if-stronghold_reach = it stands there or next to it
circadians-if-opp_building = the opponent has a building there
circadians-if-fewer_units = the opponent has more units
circadians-if-fighters_5_plus = 5 or more friendly fighters are there
circadians-if-relic_region = a relic stands there
circadians-if-in_relic_region = in a region with a relic
circadians-if-fewer_relics = the opponent holds more relics
circadians-if-die_rolled = you rolled a die
circadians-if-used_card = a tactics card was used
circadians-if-wounded_enemy = an enemy was wounded
circadians-if-no_enemy_wounded = no enemy was wounded
circadians-if-terrain_bog = it is a bog
circadians-if-terrain_cliffs = it is cliffs
circadians-if-terrain_plains = it is plains
circadians-if-terrain_cliffs_or_plains = it is cliffs or plains
circadians-if-morale_here = morale is boosted there
circadians-if-not_adjacent_to_ship = the region is not beside the ship
circadians-if-vs_card_faction = against that faction
circadians-if-own_priced_phase = you priced the phase
circadians-per-round = times the round number
circadians-per-opp_buildings = for each opposing building
circadians-per-own_leaders = for each friendly leader there
circadians-per-other_own_leaders = for each other friendly leader there
circadians-per-own_attack_div_2 = for every 2 attack
circadians-per-own_relics = for each of your relics
circadians-per-enemy_wounded = for each wounded enemy
circadians-per-morale_fame = for each point uncovered on the fame row

## Effects: what they do
circadians-morale-strength = strength per uncovered space of the strength row
circadians-op-stat = { $sign } { $stat }
circadians-op-stat-opponent = opponent { $sign } { $stat }
circadians-op-gain = { $gain }
circadians-op-exchange = { $gain } for { $cost }
circadians-op-convert = stronghold gems may become research
circadians-op-steal = take from the opponent up to { $what }
circadians-op-wound = wound { $count } more, cannot be blocked
circadians-op-redirect-wounded =
    { $count ->
        [one] { $count } friendly wounded goes home
       *[other] up to { $count } friendly wounded go home
    }
circadians-op-redirect-this_leader = goes home instead of the supply
circadians-op-redirect-own_leaders = friendly leaders go home instead of the supply
circadians-op-lose_fighters = lose half of the friendly fighters there
circadians-op-cancel_card = the opponent's card ability is cancelled
circadians-op-take_used_card = take the opponent's used card
circadians-op-die_also_attack = the die's strength is attack too
circadians-op-reroll_die = may reroll your die
circadians-op-wins_ties = you win ties
circadians-op-opponent_reveals_first = the opponent plans first and openly
circadians-op-own_attacks_first = friendly attacks come before step 1
circadians-op-dial_access = { $sector } without its condition
circadians-op-dial_no_gem = die sectors cost no gem
circadians-op-block_opponent_select = opponents cannot select battles here
circadians-op-pin_value = counts as { $count } units for pinning
circadians-op-fighter_strength = each fighter has { $count } strength
circadians-op-stack_leader = may share a region with other leaders
circadians-op-retreat_with_fighters = leaders may go with the fighters
circadians-op-redeploy = 1 redeploy
circadians-op-redeploy-here = 1 redeploy from there
circadians-op-free_move-none = 1 free move alone
circadians-op-free_move-fighters = 1 free move with fighters
circadians-op-free_move_from = moves out of a lake are free
circadians-op-temp_upgrade = { $track }: one column further this turn
circadians-op-free_action = act without paying
circadians-op-points = +{ $what }
circadians-op-discount-support_gems = support costs { $count } gem less
circadians-op-discount-lock = ignore 1 lock
circadians-op-discount-fast_track = 3 fast tracks without energy
circadians-op-discount-deploy_energy = deploying costs no energy
circadians-op-discount-upgrade_energy = upgrading costs { $count } energy less
circadians-op-support_bonus = support also gives { $gain }
circadians-op-free_support = free support action
circadians-op-double_location = location bonus twice
circadians-op-lock_alt = locks for { $cost }
circadians-op-hand_limit = hand limit { $count }
circadians-op-building_limit = up to { $count } outposts per region
circadians-op-no_fast_track = no fast track
circadians-op-region_count = region count { $sign }
circadians-op-region_count-choose = region count +1 or −1
circadians-op-vault_take = take 1 token from the vault
circadians-op-vault_take-all = take all tokens from the vault
circadians-op-advance_priced_track = advance on the track just priced
circadians-op-draw_then_discard = draw { $draw }, then discard { $discard }
circadians-op-boost_morale = boost morale
circadians-op-trap = a trap wounds one fighter that enters
circadians-op-rearm_trap = traps are rearmed
circadians-op-home_ship = the ship is your home
circadians-op-move_ship = relocate the ship for { $cost }
circadians-op-take_intel = take the opponent's intel card
circadians-op-take_intel-any = take any one intel card
circadians-op-give_intel = give intel cards back: +1 region each
circadians-op-recruit_to = recruits may appear at strongholds
circadians-op-add_fighters = { $count } more fighters to recruit
circadians-op-rhyzu_upkeep = pay for Rhy-zu or release them
circadians-op-upkeep_discount = Rhy-zu upkeep { $count } energy less
circadians-op-upkeep_free = no Rhy-zu upkeep
circadians-op-upgrade_rhyzu = upgrade 1 Rhy-zu
circadians-op-command_to_victor = the victor takes command
circadians-op-forbid = cannot enter lakes
circadians-op-mountain_to_lakes = at set-up mountains also stand between its base and lakes
circadians-op-keep_units = up to { $count } units may stay
circadians-op-allow-harvest_here = its region can be harvested
circadians-op-allow-harvest_any_building = regions with any building can be harvested
circadians-op-allow-harvest_controlled_region = harvest one region without a building
circadians-op-allow-harvest_dock_region = harvest one dock without a building
circadians-op-allow-build_without_foundation = build without a foundation
circadians-op-allow-deploy_to_controlled_region = the leader may appear in a controlled region
circadians-op-allow-ignore_pin = one move ignores pinning
circadians-op-allow-cross_mountain = one move crosses a mountain
circadians-op-allow-enter_lakes = may enter lakes
circadians-op-allow-loot_on_lakes = loot tokens on lakes
circadians-op-allow-harvest_lakes = lakes with loot can be harvested
circadians-op-adjacency-all_bogs = all bogs are adjacent
circadians-op-adjacency-all_lakes = the lakes are adjacent
circadians-op-adjacency-base_to_outposts = its region is adjacent to home
circadians-op-adjacency-base_to_own_buildings = regions with buildings are adjacent to home
circadians-op-adjacency-home_counts_as_bog = the base counts as a bog
circadians-op-adjacency-home_to_lakes = the base is adjacent to both lakes
circadians-op-adjacency-strongholds_count_as_bogs = strongholds count as bogs
circadians-to-strength = strength
circadians-to-attack = attack
circadians-to-defense = defense
circadians-op-move_ship-free = relocate the ship for free
circadians-op-lock_alt-research = locks of research tracks for { $cost }
circadians-op-lock_alt-research-free = locks of research tracks are free
circadians-op-boost_morale-controlled =
    { $count ->
        [one] boost morale in { $count } controlled region
       *[other] boost morale in { $count } controlled regions
    }
circadians-op-redeploy-few =
    { $count ->
        [one] redeploy { $count } fighter from there
       *[other] redeploy up to { $count } fighters from there
    }

## The board in words
circadians-words-round = Round { $round } of 6, { $phase }. Flare gun: { $flare }.
circadians-words-setup = Setup.
circadians-words-prices = Prices: { $prices }.
circadians-words-price = { $phase } { $total } ({ $seat })
circadians-words-price-neutral = { $phase } { $total } (neutral)
circadians-words-region = { $region }, { $terrain }: { $what }.
circadians-words-base = { $region }, base of { $seat }: { $what }.
circadians-words-relic = relic { $number }
circadians-words-loot = loot { $loot }
circadians-words-token = { $token } ({ $loot })
circadians-words-free = free foundations { $count }
circadians-words-building = { $building } of { $seat }
circadians-words-trap = armed trap
circadians-words-morale = morale
circadians-words-units = { $seat }: { $units }
circadians-words-empty = empty
circadians-words-mountains = Mountains: { $sides }.
circadians-words-tunnels = Tunnels: { $sides }.
circadians-words-side = { $a }–{ $b }
circadians-words-docks = The ship stands at { $a } and { $b }.
circadians-words-corner = Loot tokens left: { $tokens }.
circadians-words-deck = Deck { $deck }, discard pile { $discard }.
circadians-words-seat = { $seat } ({ $faction }): energy { $energy }, gems { $gems }, fame { $fame } of { $goal }, cards { $cards }, regions { $regions }, land { $land }, relics { $relics }.
circadians-words-mat = { $seat }: tracks { $tracks }; recruit areas { $areas }; home: { $home }; price tokens { $supply }, vault { $vault }.
circadians-words-reserve = { $seat }, leaders in supply: { $leaders }.
circadians-words-upgraded = { $seat }, upgraded: { $names }.
circadians-words-foundations = { $seat }, foundations built: { $names }.
circadians-words-intel = { $seat } holds: { $cards }.
circadians-words-known = { $seat } is known to hold: { $cards }.
circadians-words-rows = Morale tokens on the mat: strength row { $strength }, fame row { $fame }.
circadians-words-battle = Battle in { $region }: { $seat } against { $opponent }.
circadians-words-hand = Your hand: { $cards }.
circadians-words-card = { $card } { $left }/{ $right }
circadians-words-plan = Your sealed plan: { $sector }, { $card }.
circadians-alt-seats = Fame: { $seats }.
circadians-alt-seat = { $seat } ({ $faction }) { $fame } of { $goal }, land { $land }
circadians-alt-relics = Relics on the map: { $relics }.
circadians-alt-relic = { $number } in { $region }

## Ten sentences
circadians-quick-1 = Six factions, each with its own way to fame; the first to reach the end of its fame track wins.
circadians-quick-2 = Or control the regions of all relics still on the map at a relic check, and win at once.
circadians-quick-3 = There are at most six rounds; if nobody has won by then, most land wins.
circadians-quick-4 = Each round you put a price on one action phase: you act there free, the others pay you or pass.
circadians-quick-5 = Discover moves markers on research tracks; Build puts foundations and buildings on land you control.
circadians-quick-6 = Harvest gives energy and loot; Recruit brings fighters and leaders home; Move sends them out.
circadians-quick-7 = Where two factions meet they fight: each secretly picks a sector of the dial and perhaps a tactics card.
circadians-quick-8 = More strength wins and stays; attack beyond the defense wounds up to four fighters; the defeated go home.
circadians-quick-9 = Income depends on the regions you control; six or more let you upgrade an attribute.
circadians-quick-10 = Whoever controls the relic with the round's number takes it, with a research and a reward.

## Hints
circadians-final-draws = cards are drawn or something is shown
circadians-final-ends = the turn ends and the others go on
circadians-final-over = the match ends
circadians-hint-and = { $first }; { $then }
circadians-hint-free = free
circadians-hint-land = { $terrain }, { $loot }
circadians-land-bog = bog
circadians-land-cliffs = cliffs
circadians-land-plains = plains
circadians-land-lake = lake
circadians-land-base = base
circadians-lower-factory = factory
circadians-lower-outpost = outpost
circadians-lower-stronghold = stronghold
circadians-hint-number = { $faction } { $count }
circadians-hint-there = { $faction }: { $what }
circadians-hint-home = at home: { $units }
circadians-hint-relic = relic { $number }
circadians-hint-own = yours { $count }
circadians-hint-leader = { $strength }/{ $attack }/{ $defense }: { $ability }
circadians-why-energy = { $need } energy needed, { $have } at hand
circadians-why-gems =
    { $need ->
        [one] { $need } gem needed, { $have } at hand
       *[other] { $need } gems needed, { $have } at hand
    }
circadians-final-foundations = starting foundations are dealt at random
circadians-hint-beside = { $region }: { $what }
circadians-why-taken = somebody else plays it
circadians-why-site-count = no base site with { $count } factions
circadians-why-site-taken = taken: { $faction }
circadians-hint-left = { $energy } energy and { $gems } gems are left
circadians-hint-nothing = nothing changes
circadians-hint-discard = goes to the discard pile
circadians-hint-column = from now on: { $main }
circadians-hint-no-research = the research is lost
circadians-loses-research = a research
circadians-loses-free-action = a free action: the price of this phase is your own
circadians-hint-priced = free for you: { $main }
circadians-hint-summon = { $strength }/{ $attack }/{ $defense }; upkeep at each income: { $upkeep }
circadians-hint-no-summon = it stays in your supply
circadians-hint-keep-cards = the cards stay in your hand
circadians-hint-act = { $total } energy, { $share } of it to { $faction }: { $main }
circadians-hint-act-neutral = { $total } energy: { $main }
circadians-hint-act-free = without paying: { $main }
circadians-hint-act-both = then { $gain } for { $cost }, if it can be paid; the turn ends
circadians-hint-act-only = act; the turn ends without the support action
circadians-hint-pass = costs nothing and brings nothing
circadians-hint-later = let all who come earlier in turn order go first; the question comes back then
circadians-hint-end = nothing more this turn
circadians-hint-gain-energy = you have { $count }
circadians-hint-gain-gems = for locks, leaders, dice; you have { $count }
circadians-hint-gain-cards = for battles and phases; you hold { $count }
circadians-hint-gain-research = a column further on a track
circadians-hint-gain-recruit = fighters towards home
circadians-hint-gain-foundation = one of your mat opens an ability for good
circadians-hint-gain-upgrade_attribute = for its gems; you have { $count }
circadians-why-lock-energy = needs 2 energy
circadians-why-lock-gem = no gem at hand
circadians-why-lock-bypass = needs the foundation Bypass
circadians-why-card-phase = belongs to the phase { $phase }
circadians-why-card-new = was drawn in this phase
circadians-why-card-window = not at this moment of the phase
circadians-why-card-price = the price of the action cannot be paid
circadians-why-card-lock = its lock cannot be paid
circadians-why-track-end = already in the last column
circadians-why-track-lock = its lock cannot be paid
circadians-why-priced = { $faction } has set its price
circadians-why-token-vault = in the vault; price 1 fetches it
circadians-why-token-barred = came out of the vault this round
circadians-why-token-supply = is in your supply already
circadians-why-supported = the support action is taken once a turn
circadians-why-no-research = every track is at its end or behind a lock
circadians-why-no-foundation = no foundation on the mat, or no room for it in land you control
circadians-why-no-upgrade_attribute = no attribute whose gems you can pay
circadians-why-no-deploy_leader = no leader in supply whose gems you can pay
circadians-why-no-upgrade_leader = no leader whose gems you can pay is left to upgrade
circadians-why-no-place_loot = no loot token or no region for it
circadians-hint-stop = the points left are lost
circadians-hint-factory = the region can be harvested; income { $income }
circadians-hint-outpost = +2 strength there, adjacent to home; income { $income }
circadians-hint-stronghold = income { $income }
circadians-hint-no-foundation = no foundation is built
circadians-loses-foundation = a foundation without a build point
circadians-hint-loot = { $loot } instead of { $instead }
circadians-hint-no-loot = no loot token changes
circadians-loses-loot = the loot token of this column
circadians-hint-leader-energy = { $count } energy, and gems as printed
circadians-hint-recruit-all = all points, those nearest to home first
circadians-hint-recruit =
    { $count ->
        [one] { $count } point is left
       *[other] { $count } points are left
    }
circadians-why-build-twice = one of this type stands there
circadians-why-build-terrain = only on cliffs or plains
circadians-why-build-beside = beside another stronghold of yours
circadians-why-build-all = all of them are on the map
circadians-why-build-lock = its lock cannot be paid
circadians-why-build-relic = its foundation is under a relic
circadians-why-build-full = no free foundation there
circadians-why-build-three = three foundations lie there
circadians-why-build-built = is built already
circadians-why-harvest-done = harvested this round
circadians-why-harvest-loot = it yields nothing
circadians-why-harvest-building = no building of yours lets you harvest it
circadians-why-loot-token = it has a loot token
circadians-why-loot-lake = only on a lake
circadians-why-loot-flipped = its token is upgraded already
circadians-why-loot-control = not under your control
circadians-why-deployed = deployed already: { $place }
circadians-why-leader = another leader of yours is there
circadians-why-upgraded = upgraded already
circadians-why-commanded = under somebody else's command
circadians-why-area = nobody is in this area
circadians-why-no-fast = your faction has no fast track
circadians-why-recruit = { $need } points needed, { $have } left
circadians-why-contested = an opponent is there
circadians-hint-trade = { $gain } for { $cost }
circadians-hint-stay = left behind: { $units }
circadians-hint-stay-nobody = nobody is left behind
circadians-hint-nobody = everybody stays
circadians-hint-stop-moving = everybody stays where they are
circadians-hint-ship =
    { $count ->
        [one] new docks for { $count } move point
       *[other] new docks for { $count } move points
    }
circadians-hint-ship-stays = the docks stay as they are
circadians-why-route-closed = no region in this match
circadians-why-route-base = nobody moves into a base
circadians-why-route-lake = a lake
circadians-why-route-mountain = a mountain stands between
circadians-why-route-dock = the ship does not stand there
circadians-why-route-pinned = opposing units hold yours
circadians-why-route-leader = two leaders may not stay together
circadians-why-route-relic = not out of the region of the current relic
circadians-why-route-presence = you are not there
circadians-why-crowded = { $region }: leaders have to part first
circadians-why-no-ship = your faction has no ship
circadians-why-ship-moved = the ship has been relocated this turn
circadians-why-ship-point = no move point left for it
circadians-why-ship-docks = you are in no region where it could go
circadians-why-docked = the ship stands there
circadians-final-die = a die is rolled or something is shuffled
circadians-final-open = the plan is shown at once
circadians-hint-sides = strength { $my-strength } : { $their-strength }, attack { $my-attack } : { $their-attack }, defense { $my-defense } : { $their-defense }
circadians-hint-sector-retreat = both numbers are defense; you leave and lose, leaders go home safely
circadians-hint-sector-die_left = 1 gem: a die with 2 to 5 strength; the right number is strength
circadians-hint-sector-die_right = 1 gem: a die with 2 to 5 strength; the left number is strength
circadians-hint-sector-charge = both numbers are attack
circadians-hint-sector-assault = the left number is attack, the right one strength
circadians-hint-sector-guard = the left number is strength, the right one defense
circadians-hint-no-card = both numbers are 1; with Retreat also −2 defense
circadians-hint-keep = this result counts
circadians-hint-reroll = 2 to 5 strength; the new result counts, even if it is worse
circadians-hint-leaders-home = safe at home, not defeated
circadians-hint-companions = with the fighters to { $places }
circadians-hint-no-boost = no token is placed
circadians-loses-boost = a boost of morale
circadians-hint-row-strength = strength in regions with morale: { $before } → { $after }
circadians-hint-row-fame = fame at each income: { $before } → { $after }
circadians-hint-release = back to the supply; price { $total } summons it again
circadians-hint-no-attribute = no attribute is upgraded
circadians-loses-attribute = an upgrade of an attribute
circadians-hint-bracket =
    { $count } regions: { $times ->
        [1] { $gain }
       *[other] twice { $gain }
    }
circadians-hint-income-all = regions, base, buildings, leaders, attributes, intel, faction
circadians-hint-income-last = base, buildings, leaders, attributes, intel, faction; then the regions
circadians-hint-income-leaders = what your leaders bring
circadians-hint-income-ai = traps are rearmed
circadians-hint-income-leyrien = fame for morale
circadians-hint-income-jrayek = for Rhy-zu of others you gain, for your own you pay
circadians-hint-go-home = home: { $units }
circadians-why-battle-blocked = a leader there keeps you from selecting it
circadians-why-sector-gem = needs a gem
circadians-why-sector-charge = needs 4 fighters and no leader there
circadians-why-companion = only Zoey or Slip Away lets leaders go along
circadians-why-boost-terrain = only on cliffs or plains
circadians-why-boost-token = a morale token lies there
circadians-why-boost-presence = you are not there
circadians-why-intel-held = you hold it already
circadians-why-income-taken = taken already
circadians-why-card-no-claim = only for whoever takes the relic
circadians-why-card-claim = not for whoever takes the relic
circadians-why-track-priced = only the track of the phase you priced
circadians-why-summon = comes with price { $total }
circadians-why-summoned = is in play already
circadians-why-loot-gone = lies in { $region }
circadians-why-loot-none = no loot token there
circadians-why-no-stronghold = no stronghold of yours there
circadians-why-battle-others = not your battle

## What changed
circadians-change-of = { $seat }: { $what }
circadians-change-fame = fame { $before } → { $after }
circadians-change-energy = energy { $before } → { $after }
circadians-change-gems = gems { $before } → { $after }
circadians-change-cards = cards { $before } → { $after }
circadians-change-track = { $track }: column { $before } → { $after }
circadians-change-area = recruit area { $area }: { $before } → { $after }
circadians-change-regions = region count { $before } → { $after }
circadians-change-upgraded = upgraded: { $what }
circadians-change-foundation = foundation built: { $what }
circadians-change-tokens = back from the vault: { $tokens }
circadians-change-fighters = fighters, { $place }: { $before } → { $after }
circadians-change-leader = { $leader }: { $place }
circadians-change-destroyed = destroyed in { $region }: { $building }
circadians-change-morale-up = morale boosted in { $region }
circadians-change-morale-down = morale lost in { $region }

## The plan of a battle, as it is being made
circadians-preview-mine = You now: strength { $strength }, attack { $attack }, defense { $defense }.
circadians-preview-theirs = { $faction } now: strength { $strength }, attack { $attack }, defense { $defense }; gems { $gems }, cards { $cards }.
circadians-preview-plan = With this plan: strength { $strength }, attack { $attack }, defense { $defense }.
circadians-preview-stats = strength { $strength }, attack { $attack }, defense { $defense }
circadians-preview-reach-mine = The opponent can come to strength { $strength }; a tie is yours.
circadians-preview-reach-theirs = The opponent can come to strength { $strength }; a tie is theirs.

## Names of components
circadians-phase-price = Pricing
circadians-phase-discover = Discover
circadians-phase-build = Build
circadians-phase-harvest = Harvest
circadians-phase-recruit = Recruit
circadians-phase-move = Move
circadians-phase-combat = Combat
circadians-phase-income = Income
circadians-phase-relic = Relic check
circadians-faction-circadians = Circadians
circadians-faction-ai = A.I.
circadians-faction-zcharo = Zcharo
circadians-faction-leyrien = Leyrien
circadians-faction-jrayek = Jrayek
circadians-faction-oxataya = Oxataya
circadians-seat-faction-circadians = Circadians
circadians-seat-faction-ai = A.I.
circadians-seat-faction-zcharo = Zcharo
circadians-seat-faction-leyrien = Leyrien
circadians-seat-faction-jrayek = Jrayek
circadians-seat-faction-oxataya = Oxataya
circadians-leader-sable = Sable
circadians-leader-akira = Akira
circadians-leader-renzo = Renzo
circadians-leader-zoey = Zoey
circadians-leader-melvan = Melvan
circadians-leader-adecai = Adecai
circadians-leader-injura = Injura
circadians-leader-xiao = Xiao
circadians-leader-phoros = Phoros
circadians-leader-demo = Demo
circadians-leader-oachra = Oachra
circadians-leader-cahzor = Cahzor
circadians-leader-zucalah = Zucalah
circadians-leader-ejax = Ejax
circadians-leader-urzo = Urzo
circadians-leader-niruveh = Niruveh
circadians-leader-eeyla = Eeyla
circadians-leader-vehlac = Vehlac
circadians-leader-ivi = Ivi
circadians-leader-rylach = Rylach
circadians-leader-jayen = Jayen
circadians-leader-ikryla = Ikryla
circadians-leader-lynke = Lynke
circadians-leader-vahla = Vahla
circadians-leader-kajali = Kajali
circadians-leader-uryk = Uryk
circadians-leader-halke = Halke
circadians-leader-katarin = Katarin
circadians-leader-tovati = Tovati
circadians-leader-azaru = Azaru
circadians-leader-xanya = Xanya
circadians-leader-rhan = Rhan
circadians-leader-onari = Onari
circadians-leader-latanja = Latanja
circadians-attribute-covert = Covert
circadians-attribute-militarized = Militarized
circadians-attribute-tactical = Tactical
circadians-attribute-mobile = Mobile
circadians-attribute-perceptive = Perceptive
circadians-attribute-cunning = Cunning
circadians-attribute-copious = Copious
circadians-attribute-destructive = Destructive
circadians-attribute-ominous = Ominous
circadians-attribute-proficient = Proficient
circadians-attribute-seclusive = Seclusive
circadians-attribute-resilient = Resilient
circadians-attribute-tenacious = Tenacious
circadians-attribute-expeditious = Expeditious
circadians-attribute-optimistic = Optimistic
circadians-attribute-spirited = Spirited
circadians-attribute-protective = Protective
circadians-attribute-aggressive = Aggressive
circadians-attribute-assertive = Assertive
circadians-attribute-hostile = Hostile
circadians-attribute-fortified = Fortified
circadians-attribute-resourceful = Resourceful
circadians-attribute-subterranean = Subterranean
circadians-attribute-symbiotic = Symbiotic
circadians-attribute-volatile = Volatile
circadians-card-price_gouging = Price Gouging
circadians-card-back_channel = Back Channel
circadians-card-insider_knowledge = Insider Knowledge
circadians-card-early_warning = Early Warning
circadians-card-overload = Overload
circadians-card-field_notes = Field Notes
circadians-card-breakthrough = Breakthrough
circadians-card-analysis = Analysis
circadians-card-salvaged_data = Salvaged Data
circadians-card-shared_insight = Shared Insight
circadians-card-prototype = Prototype
circadians-card-home_ground = Home Ground
circadians-card-entrenchment = Entrenchment
circadians-card-demolition = Demolition
circadians-card-prefabrication = Prefabrication
circadians-card-surveyors = Surveyors
circadians-card-scaffolding = Scaffolding
circadians-card-siege_works = Siege Works
circadians-card-concentrated_fire = Concentrated Fire
circadians-card-windfall = Windfall
circadians-card-deep_drilling = Deep Drilling
circadians-card-raiding_party = Raiding Party
circadians-card-scavengers = Scavengers
circadians-card-gem_cutter = Gem Cutter
circadians-card-supply_lines = Supply Lines
circadians-card-outnumbered = Outnumbered
circadians-card-fresh_troops = Fresh Troops
circadians-card-call_to_arms = Call to Arms
circadians-card-field_medics = Field Medics
circadians-card-rallying_cry = Rallying Cry
circadians-card-mercenaries = Mercenaries
circadians-card-heroic_rescue = Heroic Rescue
circadians-card-fighting_withdrawal = Fighting Withdrawal
circadians-card-rapid_redeploy = Rapid Redeploy
circadians-card-forced_march = Forced March
circadians-card-slip_away = Slip Away
circadians-card-flanking = Flanking
circadians-card-mountain_pass = Mountain Pass
circadians-card-forward_command = Forward Command
circadians-card-ambush = Ambush
circadians-card-census = Census
circadians-card-annexation = Annexation
circadians-card-dividends = Dividends
circadians-card-tribute = Tribute
circadians-card-evolution = Evolution
circadians-card-night_watch = Night Watch
circadians-card-living_legend = Living Legend
circadians-card-relic_guard = Relic Guard
circadians-card-desecration = Desecration
circadians-card-resonance = Resonance
circadians-sector-retreat = Retreat
circadians-sector-die_left = Gamble (die left)
circadians-sector-die_right = Gamble (die right)
circadians-sector-charge = Charge
circadians-sector-assault = Assault
circadians-sector-guard = Guard
circadians-personal-research = Archive
circadians-personal-unlock = Bypass
circadians-personal-harvest = Extraction
circadians-personal-hand = Command post
circadians-personal-adjacent = Landing pad
circadians-loot-loot_research = Dig site
circadians-loot-loot_recruit = Barracks yard
circadians-loot-loot_gems = Gem vein
circadians-loot-loot_energy = Energy well
circadians-loot-loot_card = Listening post
circadians-loot-loot_training = Training ground
circadians-loot-loot_command = Command relay
circadians-loot-loot_works = Workshop
circadians-intel-ai = Intel: A.I.
circadians-intel-zcharo = Intel: Zcharo
circadians-intel-leyrien = Intel: Leyrien
circadians-intel-jrayek = Intel: Jrayek
circadians-intel-oxataya = Intel: Oxataya
circadians-resource-energy = Energy
circadians-resource-gems = Gem
circadians-resource-cards = Tactics card
circadians-resource-fame = Fame
circadians-resource-research = Research
circadians-points-build = Build point
circadians-points-foundation = Free foundation
circadians-points-harvest = Harvest point
circadians-points-recruit = Recruit point
circadians-points-move = Move point
circadians-points-redeploy = Redeploy
circadians-points-upgrade_attribute = Attribute upgrade
circadians-points-upgrade_leader = Leader upgrade
circadians-points-deploy_leader = Leader deployment
circadians-points-place_loot = Place a loot token
circadians-points-upgrade_loot = Upgrade a loot token
circadians-points-boost_morale = Boost morale
circadians-unit-fighter = Fighter
circadians-unit-leader = Leader
circadians-unit-rhyzu = Rhy-zu
circadians-building-factory = Factory
circadians-building-outpost = Outpost
circadians-building-stronghold = Stronghold
circadians-piece-foundation = Foundation
circadians-piece-relic = Relic
circadians-piece-mountain = Mountain
circadians-piece-tunnel = Tunnel
circadians-piece-loot_token = Loot token
circadians-piece-price_token = Price token
circadians-piece-flare_gun = Flare gun
circadians-piece-vault = Vault
circadians-piece-lock = Lock
circadians-piece-combat_dial = Combat dial
circadians-piece-drop_ship = Drop ship
circadians-piece-intel_card = Intel card
circadians-piece-morale_token = Morale token
circadians-piece-trap_token = Trap token
circadians-terrain-bog = Bog
circadians-terrain-cliffs = Cliffs
circadians-terrain-plains = Plains
circadians-terrain-lake = Lake
circadians-terrain-base = Faction base
circadians-terrain-site = Base or fragment site
circadians-stat-strength = Strength
circadians-stat-attack = Attack
circadians-stat-defense = Defense
circadians-region-a1 = A1
circadians-region-a2 = A2
circadians-region-a3 = A3
circadians-region-b1 = B1
circadians-region-b2 = B2
circadians-region-b3 = B3
circadians-region-b4 = B4
circadians-region-c1 = C1
circadians-region-c2 = C2
circadians-region-c3 = C3
circadians-region-c4 = C4
circadians-region-c5 = C5
circadians-region-d1 = D1
circadians-region-d2 = D2
circadians-region-d3 = D3
circadians-region-d4 = D4
circadians-region-d5 = D5
circadians-region-e1 = E1
circadians-region-e2 = E2
circadians-region-e3 = E3
circadians-region-e4 = E4
circadians-region-e5 = E5
circadians-region-f1 = F1
circadians-region-f2 = F2
circadians-region-f3 = F3
circadians-region-f4 = F4

## The catalogue (/card)
circadians-kind-faction = faction
circadians-kind-leader = leader
circadians-kind-rhyzu = Rhy-zu
circadians-kind-attribute = attribute
circadians-kind-tactics = tactics card
circadians-kind-personal = personal foundation
circadians-kind-loot = loot token
circadians-catalogue-faction = Faction: { $faction }.
circadians-catalogue-fame = Fame: { $from }; { $goal } win the game.
circadians-fame-from-attribute_upgraded = for each upgraded attribute
circadians-fame-from-enemy_fighter_wounded = for wounded enemy fighters
circadians-fame-from-research_gained = for research
circadians-fame-from-morale_income = for morale, at income
circadians-fame-from-victory = for won battles
circadians-fame-from-victory_over_leader_or_rhyzu = for victories over leaders and Rhy-zu
circadians-catalogue-leaders = Leaders in play: { $count }.
circadians-catalogue-stronghold = Stronghold: { $effects }.
circadians-catalogue-rules = Own rule: { $effects }.
circadians-catalogue-phase = Phase: { $phase }.
circadians-catalogue-free = free
circadians-catalogue-base = Strength { $strength }, attack { $attack }, defense { $defense }; deployment: { $cost }; { $effects }.
circadians-catalogue-upgraded = **Upgraded** ({ $upgrade }): strength { $strength }, attack { $attack }, defense { $defense }; deployment: { $cost }; { $effects }.
circadians-catalogue-before = At the start: { $effects }.
circadians-catalogue-after = **Upgraded** ({ $cost }): { $effects }.
circadians-catalogue-at-once = At once when upgraded: { $effects }.
circadians-catalogue-values = Values: { $left } left, { $right } right.
circadians-catalogue-battle = ⚔️ { $effects }.
circadians-catalogue-play = Played in the phase { $phase }: { $effects }.
circadians-catalogue-lock = Playing it costs a lock: 1 gem.
circadians-catalogue-lasting = Built: { $effects }.
circadians-catalogue-reward = At once: { $reward }.
circadians-catalogue-loot = Harvest: { $reward }.
circadians-catalogue-loot-upgraded = **Upgraded**: { $reward }.
circadians-where-list = { $places }
circadians-where-region = { $seat } ({ $region })
circadians-where-home = { $seat } (at home)
circadians-where-reserve = { $seat } (in supply)
