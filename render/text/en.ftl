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
