# What every game says.

engine-seat = Player { $number }

engine-standing-order = ({ $seat } answered this in advance.)

# Not understood
engine-nothing-said = That was empty. Pick one of the options, or type one.
engine-too-long = That is too long: { $most } characters at most.
engine-not-an-option = "{ $words }" is not a choice here.
engine-not-a-number = "{ $words }" is not a whole number.
engine-wrong-fields =
    { $expected ->
        [one] This needs { $expected } answer, but there { $count ->
            [one] is { $count }
           *[other] are { $count }
        }.
       *[other] This needs { $expected } answers, but there { $count ->
            [one] is { $count }
           *[other] are { $count }
        }.
    }
engine-no-such-field = There is no field "{ $field }" here, or it was given twice.
engine-form-incomplete =
    { $expected ->
        [one] Please fill in the field.
       *[other] Please fill in all { $expected } fields.
    }

# Not legal
engine-not-offered = "{ $option }" is not among the choices here.
engine-not-understood = I do not understand "{ $words }". For example: { $examples }.
engine-ambiguous = "{ $words }" could be several things: { $options }.
engine-picked-twice = The same option was picked twice.
engine-chosen-twice = Two of these are the same: they must be different.
engine-wrong-count =
    { $least ->
        [0] Pick at most { $most }, not { $count }.
       *[other] { $most ->
            [1] Pick exactly one, not { $count }.
           *[other] Pick { $least } to { $most }, not { $count }.
        }
    }
engine-out-of-range = { $number } does not fit: it must be from { $low } to { $high }.
engine-nothing-to-undo = There is nothing to take back: others have moved since, or something was revealed.
engine-no-standing-orders = This game has no standing orders.
engine-plan-too-long = A plan has { $most } moves at most.

# Not open
engine-not-asked = Nothing is asked of you right now.
engine-no-longer-open = That question is closed. Here is what is open now.
engine-match-over = This match is over.
engine-match-paused = This match is paused.

# How a choice reads when it is repeated
engine-chosen = { $chosen }
engine-chosen-none = nothing
engine-chosen-field = { $field }: { $value }

# Where a component is (after "Now:")
engine-where-seats = { $seats }
engine-where-discarded = in the discard pile

engine-story-round = Round { $number }
engine-story-match = The match
engine-story-year = Year { $number }
