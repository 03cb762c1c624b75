# Words that stand in every game's pictures

picture-seat = Seat { $number }
picture-won = { $name } wins

# The buttons of pages

picture-page-map = Map
picture-page-seats = Seats
picture-page-tracks = Tracks
picture-page-market = Market
picture-page-mat = My mat
picture-page-cards = Cards
picture-page-legend = Legend
picture-page-all = Everything

# The end of a match

picture-story = The match in numbers
picture-turning-points = Turning points
picture-review = The match reviewed
picture-chances = Chances to win
picture-story-lead = { $when }: { $name } takes the lead for good, { $score } to { $other }.
picture-story-always = { $name } leads from beginning to end.
picture-story-gap = { $when }: the greatest lead, { $gap }: { $name }.
picture-story-leap = { $when }: the greatest leap, +{ $gain }: { $name }.
picture-story-changes =
    { $count ->
        [one] The lead changed hands { $count } time.
       *[other] The lead changed hands { $count } times.
    }
