# Lords of Xidit: words that only pictures need

xidit-picture-neutral = Neutral
xidit-picture-year = Year { $year } of { $years }
xidit-picture-census-year = census
xidit-picture-phase-heroes = Heroes are placed
xidit-picture-phase-orders = Secret orders
xidit-picture-phase-execution = Order { $order } of { $orders }
xidit-picture-phase-census = Army census
xidit-picture-phase-end = The kingdom is saved
xidit-picture-census-now = Army census at the end of this year
xidit-picture-census-next = Next army census: year { $year }
xidit-picture-last-year = Last year, then the assessments
xidit-picture-turn = { $name } to act
xidit-picture-awaited = Waiting for { $name }
xidit-picture-planning =
    { $count ->
        [one] { $count } plan missing
       *[other] { $count } plans missing
    }
xidit-picture-counting =
    { $count ->
        [one] { $count } count missing
       *[other] { $count } counts missing
    }
xidit-picture-destiny = Path of destiny
xidit-picture-next = Next
xidit-picture-stack = Stack
xidit-picture-discard = Discard
xidit-picture-lair = Titans' lair
xidit-picture-asleep = asleep
xidit-picture-empty = empty
xidit-picture-barracks = Barracks
xidit-picture-hall = Hall of Fame
xidit-picture-so-far = so far
xidit-picture-hidden = hidden
xidit-picture-neutral-board = Neutral player
xidit-picture-legend = Roads and rewards
xidit-picture-sealed = Plan sealed
xidit-picture-is-planning = Planning…
xidit-picture-counted = Count sealed
xidit-picture-is-counting = Counting…
xidit-picture-places-hero = Places the hero
xidit-picture-acts = Acts now
xidit-picture-out = Out
xidit-picture-winner = Saviour of the kingdom
xidit-picture-screen = Behind your screen
xidit-picture-my-plan = Your sealed plan
xidit-picture-supply = in supply
xidit-picture-final = Final assessments
