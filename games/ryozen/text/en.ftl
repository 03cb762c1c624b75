# Ryozen

ryozen-name = Ryozen
ryozen-about = Send your kin around a rotating palace, gather the light of three moons, and win the favour of Lady Phoenix.

## Lobby
ryozen-option-mode = Palace
ryozen-option-mode-about = What the Palace in the middle is like
ryozen-option-mode-standard = Standard
ryozen-option-mode-standard-about = One open Palace for any number of kin: good for a first match
ryozen-seat-clan = Clan
ryozen-seat-clan-about = Only a colour: all clans have the same kin
ryozen-seat-clan-orange = Orange clan
ryozen-seat-clan-orange-about = Only a colour
ryozen-seat-clan-purple = Purple clan
ryozen-seat-clan-purple-about = Only a colour
ryozen-seat-clan-green = Green clan
ryozen-seat-clan-green-about = Only a colour
ryozen-seat-clan-blue = Blue clan
ryozen-seat-clan-blue-about = Only a colour
ryozen-part-board = Board
ryozen-part-players = Players
ryozen-part-cards = Cards and rows

## Counted things
ryozen-some-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
ryozen-some-scroll =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
ryozen-some-lantern =
    { $count ->
        [one] { $count } lantern
       *[other] { $count } lanterns
    }
ryozen-some-coral =
    { $count ->
        [one] { $count } coral shard
       *[other] { $count } coral shards
    }
ryozen-some-agate =
    { $count ->
        [one] { $count } agate shard
       *[other] { $count } agate shards
    }
ryozen-some-jade =
    { $count ->
        [one] { $count } jade shard
       *[other] { $count } jade shards
    }
ryozen-some-favour = { $count } favour
ryozen-short-coral = coral { $count }
ryozen-short-agate = agate { $count }
ryozen-short-jade = jade { $count }
ryozen-short-favour = favour { $count }
ryozen-bundle = { $what }
ryozen-place = { $sector } { $slot }
ryozen-spot = { $name } { $face }
ryozen-at-hand = hand
ryozen-at-pushed = out for this round

## Questions
ryozen-ask-clan = Which clan?
ryozen-ask-where = Whom to place, where, and which side up?
ryozen-ask-ability = { $kin }: { $ability }
ryozen-ask-effect = { $sector }: { $effect }
ryozen-ask-palace = { $source }: what to take?
ryozen-ask-confirm = This was the last turn of the Day. Until it is confirmed, it can be undone.
ryozen-ask-gain = { $source }: which resource to gain?
ryozen-ask-gain-shard = { $source }: which moon shard to gain?
ryozen-ask-pay = { $source }: what to pay?
ryozen-ask-strike = { $source }: whom to strike?
ryozen-ask-flip = { $source }: which kin to cloak?
ryozen-ask-move = { $source }: who moves where?
ryozen-ask-explore = { $source }: explore a village?
ryozen-ask-village-bonus = { $source }: which village's bonus to take?
ryozen-ask-buy-revelation = { $source }: which revelation cards to acquire?
ryozen-ask-reveal-kin = { $source }: reveal the top tile of the pile?
ryozen-ask-hire = { $source }: whom to hire, and who makes way?
ryozen-ask-discard-event = { $source }: which event to discard?
ryozen-ask-restore-event = { $source }: where does the event return?
ryozen-ask-day-effect = { $source }: which sector's day effect?
ryozen-ask-night-reward = { $source }: which sector's night reward is resolved now?
ryozen-ask-copy-ability = { $source }: whose ability to copy?
ryozen-ask-choose = { $source }: what to do?
ryozen-ask-seal-moment = { $source }: strike now, or after the day effect?
ryozen-ask-mercy = An opponent was struck. Use a mercy card?
ryozen-ask-wall = { $kin } was struck. Which Outer Wall does it go to?
ryozen-ask-owed-gain = Night reward, { $source }: which resource?
ryozen-ask-owed-shard = Night reward, { $source }: which moon shard?
ryozen-ask-owed-both = Night rewards, { $sources }: which resource and which moon shard?
ryozen-ask-owed-lose = Seal of the Gate, { $seat }: which resource to discard?
ryozen-ask-event = { $event }. { $effect } What then?

## Answers
ryozen-skip = No, thanks
ryozen-use = Use it
ryozen-apply = Apply
ryozen-later = Later
ryozen-reveal = Reveal
ryozen-end-turn = End the Day
ryozen-paid-place = { $place }, for { $cost }
ryozen-place-revealed = { $place }: { $kin }
ryozen-place-cloaked = { $place }: { $kin }, cloaked
ryozen-place-only = { $what }, without the day effect
ryozen-group-only = Without the day effect
ryozen-group-revealed = { $kin }
ryozen-group-cloaked = { $kin }, cloaked
ryozen-offer-gate = lantern, discard an event; Night: 4 favour
ryozen-offer-capital = 2 scrolls, Herald first; Night: 2 favour
ryozen-offer-outskirts = explore or build; Night: 1 scroll
ryozen-offer-altar = a village's bonus; Night: 1 resource
ryozen-offer-springs = revelation cards; Night: 1 lantern
ryozen-offer-clan-house = reveal and hire; Night: 1 coin
ryozen-group-cards-first = Use a revelation card first
ryozen-card-first = First: { $card }
ryozen-summit-both = { $gain }, then { $sector } for 1 lantern
ryozen-lantern-sector = { $sector }, for 1 lantern
ryozen-kin-at-revealed = { $kin } of { $owner }, { $place }
ryozen-kin-at-cloaked = { $kin } of { $owner }, cloaked, { $place }
ryozen-kin-from = { $kin }, { $place }
ryozen-move-option = { $kin }: { $start } → { $place }
ryozen-explore-option =
    { $count ->
        [one] Explore { $count } village: { $village }
       *[other] Explore { $count } villages: { $village }
    }
ryozen-explore-and-bonus = Explore { $village }, bonus: { $bonus }
ryozen-build-option =
    { $count ->
        [0] Build space { $space }, for { $cost }
       *[other] Explore { $count } and build space { $space }, for { $cost }
    }
ryozen-build-altar-option =
    { $count ->
        [0] Build the path to the Altar, for { $cost }
       *[other] Explore { $count } and build the path to the Altar, for { $cost }
    }
ryozen-purchase-keep = keep { $card } ({ $price })
ryozen-purchase-favour = discard { $card } ({ $price }; +{ $favour })
ryozen-group-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ryozen-hire-group = { $kin }, for { $price }
ryozen-hire-option = { $kin } ({ $price }) for { $old } ({ $place })
ryozen-restore-option = { $event } on space { $space }
ryozen-no-mercy = No mercy card
ryozen-mercy-option = { $card }, pay: { $resource }

## What options do
ryozen-group-explore = First explore: { $village }
ryozen-bonus-option = Bonus: { $village }
ryozen-discard-event = Discard an event
ryozen-avert-option = Discard: { $event }
ryozen-restore-event = Bring back an event
ryozen-hint-able = { $ability } Influence then { $mine }, best rival { $rival }
ryozen-hint-plain = { $offer }. Influence then { $mine }, best rival { $rival }
ryozen-hint-only = nothing by day. Influence then { $mine }, best rival { $rival }
ryozen-hint-cloaked = 1 coin more; { $offer }. Influence then { $mine }, best rival { $rival }
ryozen-hint-push = Pushes off: { $kin } ({ $owner }). 1 resource, and for 1 lantern a lit sector
ryozen-cloaking = A cloaked kin
ryozen-hint-purse = Then: { $what }
ryozen-hint-shards = Moon shards worth { $before } → { $after } favour
ryozen-hint-both = { $purse }. { $shards }
ryozen-hint-struck = Goes to the Palace. Its owner there: { $before } → { $after }, best other { $rival }
ryozen-hint-struck-cloaked = Is turned over, stays. Its owner there: { $before } → { $after }, best other { $rival }
ryozen-hint-struck-wall = Goes to an Outer Wall. Its owner there: { $before } → { $after }, best other { $rival }
ryozen-hint-struck-out = Is out for this round. Its owner there: { $before } → { $after }, best other { $rival }
ryozen-hint-turned = Influence there { $before } → { $after }, best rival { $rival }
ryozen-hint-moved = Influence there then { $after }, best rival { $rival }; left behind { $left }
ryozen-hint-wall = No effect now; 1 favour and influence at Night
ryozen-hint-build = +{ $favour } favour. { $bonus }
ryozen-hint-build-altar = +{ $favour } favour. Then its bonus can be taken at the Altar
ryozen-hint-reveal = Your top tile comes to slot { $slot }, price { $price }; then you may hire
ryozen-hint-reveal-full = The row is full: { $kin } ({ $owner }) leaves the game
ryozen-hint-hire-hand = +{ $favour } favour, in hand. { $ability }
ryozen-hint-hire-board = +{ $favour } favour, on the board. { $ability }
ryozen-hint-kept = { $price }; both are kept for their effects
ryozen-hint-cashed = { $price } for { $favour } at once
ryozen-hint-advisor-first = The Herald is on space I: 3 favour
ryozen-hint-advisor = The Herald is not on space I: 2 scrolls
ryozen-hint-later = It strikes after the day effect, if there is a target then
ryozen-hint-reward = { $reward } Influence there { $mine }, best rival { $rival }
ryozen-hint-end = The Night begins: events from left to right, then rewards
ryozen-hint-apply-gate = 1 lantern; no event is discarded
ryozen-hint-apply-capital = 2 scrolls, the Herald to space I
ryozen-hint-apply-sealed = The seals act first, then the parts are asked
ryozen-hint-apply-for-seals = Nothing of it but what the seals bring
ryozen-preview-turned = { $sector }: { $kin } is turned over and stays
ryozen-preview-leaves = { $sector }: { $kin } goes to the Palace, others stay
ryozen-preview-leaves-last = { $sector }: { $kin } goes to the Palace; no night reward there
ryozen-final-draws = Something new is turned up: this cannot be undone
ryozen-final-night = Nobody else is choosing: the Night may go on, and this cannot be undone
ryozen-final-end = The Night begins: this cannot be undone
ryozen-loses-effect = A gain that costs nothing would be given up.
ryozen-reward-gate = 4 favour; the most influence: 1 coral shard.
ryozen-reward-capital = 2 favour; the most influence: 1 coral shard.
ryozen-reward-outskirts = 1 scroll; the most influence: 1 jade shard.
ryozen-reward-altar = 1 resource of choice; the most influence: 1 jade shard.
ryozen-reward-springs = 1 lantern; the most influence: 1 agate shard.
ryozen-reward-clan-house = 1 coin; the most influence: 1 agate shard.
ryozen-explore-more =
    { $count ->
        [one] Explore { $count } village
       *[other] Explore { $count } villages
    }

## Why something is not possible
ryozen-why-nothing = There is nothing it could do now.
ryozen-why-price = { $price } needed, you have { $have }.
ryozen-why-none = You have none.
ryozen-why-no-resource = It costs a resource, and you have none.
ryozen-why-palace = Kin in the Palace cannot be struck, turned or moved.
ryozen-why-own = It is your own kin; only others can be hit.
ryozen-why-acting = A kin never strikes itself.
ryozen-why-not-revealed = It is cloaked; only revealed kin count here.
ryozen-why-is-cloaked = It is cloaked already.
ryozen-why-is-revealed = It is revealed already.
ryozen-why-zone-same = It is not in the same sector.
ryozen-why-zone-opposite = It is not in the opposite sector.
ryozen-why-zone-adjacent = It is not in an adjacent sector.
ryozen-why-zone-own-cloaked-sector = You have no cloaked kin in that sector.
ryozen-why-zone-each-highlighted = Its sector is not highlighted, or has been struck already.
ryozen-why-no-target = There is no kin it could reach.
ryozen-why-no-move = There is no kin to move, or no free place for it.
ryozen-why-taken = Taken: { $kin } ({ $owner }).
ryozen-why-closed = A Guardian closes this sector until the next turn: { $seat }.
ryozen-why-alike = Another free place of this sector is just the same and is taken first.
ryozen-why-not-in-view = Its side of the Palace is not visible from your seat now.
ryozen-why-one-card = Only one card can be used at the start of a turn.
ryozen-why-all-built = Everything is built already.
ryozen-why-not-last-village = Your Explorer must stand on the last built village.
ryozen-why-nothing-ahead = No village is built so far ahead of your Explorer.
ryozen-why-not-explored = Your Explorer has not come so far.
ryozen-why-explorer-elsewhere = The Pathfinder takes only the bonus of the village where your Explorer stands.
ryozen-why-explorer-at-start = Your Explorer stands on the starting village and cannot go back.
ryozen-why-no-card = You cannot pay for any card of the row.
ryozen-why-empty-pile = Your clan pile is empty.
ryozen-why-other-clan = It is of another clan: { $owner }.
ryozen-why-nothing-to-copy = You have no tile in the row whose ability could be used now.
ryozen-why-not-adjacent = It is not adjacent.
ryozen-why-not-highlighted = It is not highlighted now.
ryozen-why-no-event = No event is left in the row.
ryozen-why-no-space = There is no empty space in the event row.
ryozen-why-nothing-discarded = No event has been discarded.
ryozen-why-space-taken = Another event lies there: { $event }.
ryozen-why-too-little-favour = You have only { $have }; shards must make up for it.

## What changed
ryozen-change-favour = favour { $old } → { $new }
ryozen-change-coin = coins { $old } → { $new }
ryozen-change-scroll = scrolls { $old } → { $new }
ryozen-change-lantern = lanterns { $old } → { $new }
ryozen-change-coral = coral shards { $old } → { $new }
ryozen-change-agate = agate shards { $old } → { $new }
ryozen-change-jade = jade shards { $old } → { $new }
ryozen-change-moved = { $kin }: { $start } → { $place }
ryozen-change-moved-cloaked = { $kin }, cloaked: { $start } → { $place }
ryozen-change-cloaked = { $kin } ({ $place }) is cloaked
ryozen-change-revealed = { $kin } ({ $place }) is revealed
ryozen-change-hired = { $kin } instead of { $old } ({ $place })
ryozen-change-card = keeps { $cards }
ryozen-change-card-gone = without { $cards }
ryozen-change-explorer = Explorer: { $village }
ryozen-change-herald = Herald: space { $old } → { $new }
ryozen-change-token = takes the first-player token
ryozen-change-rival = { $seat }: { $changes }
ryozen-change-phase = round { $round }: { $phase }
ryozen-change-lit = highlighted now: { $sectors }
ryozen-change-event = new events: { $events }
ryozen-change-event-gone = events gone: { $events }
ryozen-change-village = a new village: { $village }
ryozen-change-closed = closed by a Guardian: { $sector }
ryozen-change-revelations = new at the Springs: { $cards }
ryozen-change-tiles = new in the Clan House: { $tiles }
ryozen-change-tile = { $kin } ({ $owner })
ryozen-change-home =
    { $count ->
        [one] { $count } kin comes back to hand
       *[other] { $count } kin come back to hand
    }

## Standing preferences
ryozen-preference = { $order }
ryozen-standing = Standing orders
ryozen-standing-gain = Resources I like to gain, best first
ryozen-standing-pay = Resources I like to pay with, first to go first
ryozen-standing-lose = Resources I lose, first to go first
ryozen-standing-shard = Moon shards I like to gain, best first
ryozen-standing-wall = Outer Wall for my struck kin
ryozen-standing-lowest = The lowest number
ryozen-standing-highest = The highest number

## Abilities
ryozen-ability-apprentice = No ability.
ryozen-ability-philosopher = Acquire 1 revelation card.
ryozen-ability-merchant = Gain 1 resource of your choice.
ryozen-ability-archer = Strike a kin in the opposite sector.
ryozen-ability-bard = Cloak a revealed kin in an adjacent sector.
ryozen-ability-fighter = Strike another kin here.
ryozen-ability-trickster = Use the ability of one of your tiles in the Clan House row.
ryozen-ability-diplomat = Move one of your kin from an adjacent sector here.
ryozen-ability-advisor = Herald on space I: 3 favour; otherwise 2 scrolls.
ryozen-ability-pathfinder = Explore 1 village, or take the bonus of your Explorer's village.
ryozen-ability-seer = Discard an event, or bring back the last discarded one.
ryozen-ability-mentor = Apply the Clan House day effect.
ryozen-ability-hermit = Apply an adjacent sector's day effect instead of the one here.
ryozen-ability-guardian = Pay 1 coin: nobody may enter this sector until your next turn.
ryozen-ability-organizer = Strike a kin in a sector where you have a cloaked kin.
ryozen-ability-night-agent = Pay 1 resource: gain 1 shard of this sector's colour.

## Day effects
ryozen-effect-gate = Gain 1 lantern; you may discard an event.
ryozen-effect-capital = Gain 2 scrolls; your Herald goes to space I.
ryozen-effect-outskirts = Explore up to 2 villages, or explore up to 1 and build one.
ryozen-effect-altar = Explore 1 village, then take the bonus of an explored one.
ryozen-effect-springs = Acquire up to 2 revelation cards.
ryozen-effect-clan-house = Reveal a tile of your pile, then hire one.
ryozen-effect-palace = 1 resource, or apply a highlighted sector for 1 lantern; the Palace turns.
ryozen-effect-outer-wall = Gain 1 resource; the Palace turns.
ryozen-effect-embrasure = Apply a highlighted sector for 1 lantern; the Palace turns.
ryozen-effect-summit = 1 resource, and you may apply a highlighted sector for 1 lantern; the Palace turns.

## Village bonuses
ryozen-bonus-start-village = Gain 2 coins.
ryozen-bonus-altar-tile = Pay 1 resource: gain 1 moon shard of your choice.
ryozen-bonus-prosperville = Gain 1 coin, 1 scroll and 1 lantern.
ryozen-bonus-craftsville = Gain 3 scrolls.
ryozen-bonus-fire-cape = Gain 2 lanterns.
ryozen-bonus-river-shoal = Gain 1 favour for every 2 of your revelation cards.
ryozen-bonus-stronghold = Gain 1 resource of your choice for each empty event space.
ryozen-bonus-owl-cove = Cloak one of your revealed kin, free.
ryozen-bonus-bandit-den = Bring back the last discarded event: gain 3 favour.
ryozen-bonus-bird-gorge = Gain 1 favour for each of your kin in highlighted sectors.
ryozen-bonus-town-hall = Apply the Capital day effect.
ryozen-bonus-nomad-camp = Move one of your revealed kin to another sector, free.
ryozen-bonus-moon-forge = Your Explorer goes back 1 village: gain 1 moon shard of your choice.
ryozen-bonus-moon-harbour = Resolve a highlighted sector's night reward now.

## Revelation cards
ryozen-card-strategic-manoeuvres = Start of turn: pay 1 coin, move one of your kin to another sector.
ryozen-card-offering-of-wealth = Start of turn: strike one of your kin, gain 1 coin.
ryozen-card-offering-of-wisdom = Start of turn: strike one of your kin, gain 1 scroll.
ryozen-card-offering-of-spirits = Start of turn: strike one of your kin, gain 1 lantern.
ryozen-card-offering-of-the-phoenix = Start of turn: strike one of your kin, gain 2 favour.
ryozen-card-seal-of-the-outskirts = Whenever you apply the Outskirts: gain 2 favour.
ryozen-card-disguise = Start of turn: pay 1 scroll, cloak one of your revealed kin.
ryozen-card-prayer-of-the-coral-moon = Start of turn: pay 1 or 2 lanterns for as many coral shards; discard this card.
ryozen-card-prayer-of-the-agate-moon = Start of turn: pay 1 or 2 lanterns for as many agate shards; discard this card.
ryozen-card-prayer-of-the-jade-moon = Start of turn: pay 1 or 2 lanterns for as many jade shards; discard this card.
ryozen-card-seal-of-the-capital = Whenever you apply the Capital: gain 1 resource of your choice.
ryozen-card-seal-of-the-palace = Before you apply the Palace: gain 1 coin.
ryozen-card-seal-of-the-springs = Whenever you apply the Springs: gain 1 favour for each card acquired.
ryozen-card-seal-of-the-gate = Before you apply the Gate: each opponent discards 1 resource.
ryozen-card-seal-of-the-altar = Whenever you apply the Altar: strike an opponent's kin in any sector.
ryozen-card-seal-of-the-clan-house = Before you apply the Clan House: reveal one more tile of your pile.
ryozen-card-coral-mercy = When you strike an opponent: pay 1 resource for 1 coral shard.
ryozen-card-agate-mercy = When you strike an opponent: pay 1 resource for 1 agate shard.
ryozen-card-jade-mercy = When you strike an opponent: pay 1 resource for 1 jade shard.
ryozen-card-rainbow = Start of turn: gain 1 favour for each kind of glyph on your cards; discard this card.

## Events
ryozen-does-breach-in-the-wall = Lose 1 coin, 1 scroll and 1 lantern.
ryozen-does-uprising = Lose 1 favour for each village you have explored, the starting one included.
ryozen-does-fire-in-the-clan-house = Discard 1 revelation card.
ryozen-does-bandit-raid = Strike one of your revealed kin in a sector.
ryozen-does-suspicious-rumours = Turn one of your cloaked kin revealed.
ryozen-does-ominous-shadows = Lose 1 favour for each highlighted sector with your kin.
ryozen-does-coral-eclipse = No coral shard: gain one. Otherwise lose one.
ryozen-does-agate-eclipse = No agate shard: gain one. Otherwise lose one.
ryozen-does-jade-eclipse = No jade shard: gain one. Otherwise lose one.
ryozen-does-curse-of-shadow = Strike one of your kin in each highlighted sector.
ryozen-does-palace-banquet = Lose 1 resource of your choice for each of your kin in the Palace.
ryozen-does-public-brawl = Lose 1 favour for each of your revealed Apprentices on the board.
ryozen-does-lunar-curse = Lose 1 moon shard for each highlighted sector with your kin.
ryozen-does-sun-glare = Lose 1 favour for each sector with your kin.
ryozen-does-lunar-festival = Lose 1 lantern for each of your kin in highlighted sectors.
ryozen-does-invisible-presence = Turn all your cloaked kin in highlighted sectors revealed.
ryozen-does-ceremony-of-three-lights = Kin in all three highlighted sectors: lose 3 favour.
ryozen-does-mist-of-oblivion = For each revelation card: discard it or lose 1 favour. Pick the cards to discard.
ryozen-does-flood = Your Explorer goes back 1 village.
ryozen-does-earthquake = For each of your kin on the board: lose 1 moon shard or 1 favour.

## What happens
ryozen-first-player = { $seat } is the first player.
ryozen-clan-chosen = { $seat } leads the { $clan }.
ryozen-set-up = The kingdom is laid out. Highlighted sectors: { $sectors }.
ryozen-heading-round = **Round { $round } of { $rounds }, Day.** First player: { $first }.
ryozen-events-predicted = Predicted events: { $events }.
ryozen-events-shuffled = The discarded events form a new deck.
ryozen-revelations-shuffled = The discarded revelation cards form a new deck.
ryozen-revelation-shown = New at the Springs: { $card }.
ryozen-placed = { $seat } places a kin: { $kin }, { $place }.
ryozen-placed-cloaked = { $seat } places a cloaked kin: { $kin }, { $place }.
ryozen-ability = { $seat } uses an ability: { $kin }.
ryozen-copied = { $seat } copies an ability: { $kin }.
ryozen-day-effect = { $seat } applies the day effect: { $sector }.
ryozen-bonus = { $seat } takes a village bonus: { $village }.
ryozen-gained = { $seat }: +{ $what }.
ryozen-gained-from = { $seat }: +{ $what } ({ $source }).
ryozen-at-night = { $place } at Night
ryozen-lost = { $seat }: −{ $what }.
ryozen-lost-from = { $seat }: −{ $what } ({ $source }).
ryozen-paid = { $seat } pays { $what }.
ryozen-struck = Struck: { $kin } of { $seat }, { $place }. It leaves for the Palace.
ryozen-struck-cloaked = Struck: { $kin } of { $seat }, { $place }. It is revealed now, but stays.
ryozen-on-wall = { $kin } of { $seat } goes to a Wall: { $place }.
ryozen-pushed = { $kin } of { $seat } is out for this round.
ryozen-turned-cloaked = { $kin } of { $seat }, { $place }: cloaked now.
ryozen-turned-revealed = { $kin } of { $seat }, { $place }: revealed now.
ryozen-moved = { $seat } moves a kin: { $kin }, { $start } → { $place }.
ryozen-explored = { $seat }: the Explorer reaches { $village }.
ryozen-built = **{ $seat } builds a village** on space { $space }: { $village }.
ryozen-built-altar = **{ $seat } builds the path to the Altar.**
ryozen-explorer-back = { $seat }: the Explorer goes back, now at { $village }.
ryozen-card-kept = { $seat } keeps { $card }.
ryozen-card-cashed = { $seat } discards { $card } for its favour.
ryozen-card-used = { $seat } uses { $card }.
ryozen-card-discarded = { $seat } discards { $card }.
ryozen-tile-revealed = { $seat } reveals a kin in the Clan House: { $kin }, slot { $slot }.
ryozen-tile-laid = { $seat } lays a kin into the Clan House: { $kin }, slot { $slot }.
ryozen-tile-leaves = { $kin } of { $seat } leaves the Clan House and the game.
ryozen-hired = **{ $seat } hires a kin**: { $kin } replaces { $old } ({ $place }).
ryozen-event-averted = { $seat } discards the event { $event }.
ryozen-event-restored = { $seat } brings back { $event } on space { $space }.
ryozen-herald-first = { $seat }: the Herald goes to space I.
ryozen-palace-turns = The Palace turns. Highlighted sectors: { $sectors }.
ryozen-blocked = { $seat } closes a sector until the next turn: { $sector }.
ryozen-heading-night = **Night { $round }.** The events are resolved from left to right.
ryozen-heading-sector = **{ $sector }** ({ $strength }), majority bonus: { $seat }.
ryozen-night-strength = { $seat } { $count }
ryozen-event-hits = { $seat }: hit by { $event }.
ryozen-night-reward-now = { $seat } resolves a night reward now: { $sector }.
ryozen-token = { $seat } takes the first-player token.
ryozen-heading-dawn = Dawn: all kin return. First player: { $first }.
ryozen-heading-end = **The end.** Favour of the track, of moon shards and of resources:
ryozen-scored = { $seat }: { $total } favour = { $track } on the track + { $shards } for moon shards + { $resources } for resources.
ryozen-winner = **{ $seat } wins the favour of Lady Phoenix with { $total }.**
ryozen-won-favour = Most favour
ryozen-won-herald = Tied on favour, better placed on the Capital track
ryozen-score-track = Favour track
ryozen-score-shards = Moon shards
ryozen-score-resources = Resources
ryozen-score-total = Total

## The board in words
ryozen-phase-setup = setup
ryozen-phase-day = Day
ryozen-phase-night = Night
ryozen-phase-dawn = Dawn
ryozen-phase-end = end
ryozen-words-round = Round { $round } of { $rounds }, { $phase }. First player: { $first }.
ryozen-words-turn = { $seat } is on turn.
ryozen-words-waiting = Waiting for { $seats }.
ryozen-words-over = The match is over. { $seat } has won with { $total } favour.
ryozen-words-highlighted = Highlighted sectors: { $sectors }.
ryozen-words-sector = { $sector }: { $kin }.
ryozen-words-sector-lit = { $sector } (highlighted): { $kin }.
ryozen-words-closed = { $sector } is closed by a Guardian of { $seat }.
ryozen-words-nobody = nobody
ryozen-words-revealed = { $place }, { $kin } ({ $owner })
ryozen-words-cloaked = { $place }, { $kin } cloaked ({ $owner })
ryozen-words-in-palace = { $kin } ({ $owner })
ryozen-words-free =
    { $count ->
        [one] { $count } place free
       *[other] { $count } places free
    }
ryozen-words-events = Predicted events: { $events }.
ryozen-words-event = { $space }. { $event }
ryozen-words-event-pile =
    { $deck ->
        [one] Event deck: { $deck } card; top of the discard: { $top }.
       *[other] Event deck: { $deck } cards; top of the discard: { $top }.
    }
ryozen-words-nothing = nothing
ryozen-words-revelations = Revelations at the Springs: { $cards }.
ryozen-words-revelation = { $card } (price { $price }, discard { $favour })
ryozen-words-row = Clan House row: { $tiles }.
ryozen-words-tile = { $kin } of { $owner } ({ $price }, { $favour })
ryozen-words-villages = Villages: { $villages }.
ryozen-words-village = { $space }. { $village }
ryozen-words-village-with = { $space }. { $village } (Explorers: { $seats })
ryozen-words-next-village = Next to be built: { $village } on space { $space }, for { $cost }, { $favour }.
ryozen-words-heralds = Capital track from space I: { $seats }.
ryozen-words-player = **{ $seat }**, { $clan }: { $favour }; { $resources }; { $shards }.
ryozen-words-hand = In hand: { $kin }.
ryozen-words-hand-empty = Nothing in hand.
ryozen-words-cards = Revelation cards: { $cards }.
ryozen-words-pushed = Out for this round: { $kin }.
ryozen-words-pile =
    { $count ->
        [one] { $count } tile left in the clan pile.
       *[other] { $count } tiles left in the clan pile.
    }
ryozen-words-lead = { $seat } leads with { $favour }.

## The rules in ten sentences
ryozen-quick-1 = You win with the most favour after three rounds, each a Day and a Night.
ryozen-quick-2 = By Day you place one kin per turn on a free place of a sector or in the Palace, until all hands are empty.
ryozen-quick-3 = Revealed, a kin counts 1 influence and may use its ability; cloaked it costs a coin, counts 2 and has none.
ryozen-quick-4 = Then you may apply the day effect of where you placed it: lanterns, scrolls, villages, cards, new kin.
ryozen-quick-5 = In the Palace you take a resource, or pay a lantern to use one of the three highlighted sectors; then it turns.
ryozen-quick-6 = A struck cloaked kin is revealed; a struck revealed kin goes to the Palace.
ryozen-quick-7 = At Night the four predicted events hit everybody, from left to right; the Gate can get rid of some by Day.
ryozen-quick-8 = Then every sector rewards all who have kin there, and the most influence wins a moon shard; ties go to the better Herald.
ryozen-quick-9 = The Palace gives favour for each kin and a shard of your choice; the most kin take the first-player token.
ryozen-quick-10 = At the end three shards of one colour score 9, three different ones 6, and every three resources 3.

## Names of components

ryozen-sector-gate = Gate
ryozen-sector-capital = Capital
ryozen-sector-outskirts = Outskirts
ryozen-sector-altar = Altar
ryozen-sector-springs = Springs
ryozen-sector-clan_house = Clan House
ryozen-sector-palace = Phoenix Palace
ryozen-kin-apprentice = Apprentice
ryozen-kin-philosopher = Philosopher
ryozen-kin-merchant = Merchant
ryozen-kin-archer = Archer
ryozen-kin-bard = Bard
ryozen-kin-fighter = Fighter
ryozen-kin-trickster = Trickster
ryozen-kin-diplomat = Diplomat
ryozen-kin-advisor = Advisor
ryozen-kin-pathfinder = Pathfinder
ryozen-kin-seer = Seer
ryozen-kin-mentor = Mentor
ryozen-kin-hermit = Hermit
ryozen-kin-guardian = Guardian
ryozen-kin-organizer = Organizer
ryozen-kin-night_agent = Night Agent
ryozen-village-start_village = Starting Village
ryozen-village-altar_tile = Altar Tile
ryozen-village-prosperville = Prosperville
ryozen-village-craftsville = Craftsville
ryozen-village-fire_cape = Fire Cape
ryozen-village-river_shoal = River Shoal
ryozen-village-stronghold = Stronghold
ryozen-village-owl_cove = Owl Cove
ryozen-village-bandit_den = Bandit Den
ryozen-village-bird_gorge = Bird Gorge
ryozen-village-town_hall = Town Hall
ryozen-village-nomad_camp = Nomad Camp
ryozen-village-moon_forge = Moon Forge
ryozen-village-moon_harbour = Moon Harbour
ryozen-revelation-strategic_manoeuvres = Strategic Manoeuvres
ryozen-revelation-offering_of_wealth = Offering of Wealth
ryozen-revelation-offering_of_wisdom = Offering of Wisdom
ryozen-revelation-offering_of_spirits = Offering of Spirits
ryozen-revelation-offering_of_the_phoenix = Offering of the Phoenix
ryozen-revelation-seal_of_the_outskirts = Seal of the Outskirts
ryozen-revelation-disguise = Disguise
ryozen-revelation-prayer_of_the_coral_moon = Prayer of the Coral Moon
ryozen-revelation-prayer_of_the_agate_moon = Prayer of the Agate Moon
ryozen-revelation-prayer_of_the_jade_moon = Prayer of the Jade Moon
ryozen-revelation-seal_of_the_capital = Seal of the Capital
ryozen-revelation-seal_of_the_palace = Seal of the Palace
ryozen-revelation-seal_of_the_springs = Seal of the Springs
ryozen-revelation-seal_of_the_gate = Seal of the Gate
ryozen-revelation-seal_of_the_altar = Seal of the Altar
ryozen-revelation-seal_of_the_clan_house = Seal of the Clan House
ryozen-revelation-coral_mercy = Coral Mercy
ryozen-revelation-agate_mercy = Agate Mercy
ryozen-revelation-jade_mercy = Jade Mercy
ryozen-revelation-rainbow = Rainbow
ryozen-glyph-stratagem = Eye
ryozen-glyph-offering = Flame
ryozen-glyph-seal = Ring
ryozen-glyph-prayer = Moon
ryozen-glyph-mercy = Blade
ryozen-glyph-rainbow = Feather
ryozen-event-breach_in_the_wall = Breach in the Wall
ryozen-event-uprising = Uprising
ryozen-event-fire_in_the_clan_house = Fire in the Clan House
ryozen-event-bandit_raid = Bandit Raid
ryozen-event-suspicious_rumours = Suspicious Rumours
ryozen-event-ominous_shadows = Ominous Shadows
ryozen-event-coral_eclipse = Coral Eclipse
ryozen-event-agate_eclipse = Agate Eclipse
ryozen-event-jade_eclipse = Jade Eclipse
ryozen-event-curse_of_shadow = Curse of Shadow
ryozen-event-palace_banquet = Palace Banquet
ryozen-event-public_brawl = Public Brawl
ryozen-event-lunar_curse = Lunar Curse
ryozen-event-sun_glare = Sun Glare
ryozen-event-lunar_festival = Lunar Festival
ryozen-event-invisible_presence = Invisible Presence
ryozen-event-ceremony_of_three_lights = Ceremony of Three Lights
ryozen-event-mist_of_oblivion = Mist of Oblivion
ryozen-event-flood = Flood
ryozen-event-earthquake = Earthquake
ryozen-clan-orange = Orange Clan
ryozen-clan-purple = Purple Clan
ryozen-clan-green = Green Clan
ryozen-clan-blue = Blue Clan
ryozen-spot-kind-outer_wall = Outer Wall
ryozen-spot-kind-embrasure = Embrasure
ryozen-spot-kind-summit = Summit
ryozen-side-of-board-south = South
ryozen-side-of-board-west = West
ryozen-side-of-board-north = North
ryozen-side-of-board-east = East
ryozen-resource-coin = Coin
ryozen-resource-scroll = Scroll
ryozen-resource-lantern = Lantern
ryozen-shard-coral = Coral Moon Shard
ryozen-shard-agate = Agate Moon Shard
ryozen-shard-jade = Jade Moon Shard
ryozen-option-mode-phoenix_palace = Phoenix Palace mode
ryozen-option-mode-phoenix_palace-about = Nine spots with effects of their own; only the sides in view can be used

## The catalogue (/card)
ryozen-kind-kin = kin
ryozen-kind-sector = sector
ryozen-kind-village = village
ryozen-kind-revelation = revelation card
ryozen-kind-event = event
ryozen-catalogue-night = Night reward: { $reward }; for the majority: { $bonus }.
ryozen-catalogue-any = 1 resource of choice
ryozen-catalogue-night-palace = Night reward: 1 favour for each of your kin there and 1 moon shard of choice; for the majority: the first-player token.
ryozen-catalogue-kin = Tiles per clan: { $count }, at the start: { $starting }.
ryozen-catalogue-price = Price: { $price }.
ryozen-catalogue-free = Price: nothing.
ryozen-catalogue-discard = Discarded instead of kept: { $favour }.
ryozen-catalogue-glyph = Glyph: { $glyph }. Copies: { $count }.
ryozen-where-kin = { $seat } ({ $place })
ryozen-where-row = { $seat } (Clan House row)
ryozen-where-list = { $places }
ryozen-where-built = on the village track, space { $space }
ryozen-where-next = next to be built
ryozen-where-springs = on offer at the Springs
ryozen-where-event = predicted, space { $space }
ryozen-where-highlighted = highlighted
