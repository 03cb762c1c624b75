# Hyperborea: words that only pictures need

hyperborea-picture-turn = Turn { $turn }
hyperborea-picture-acts = { $name } to act
hyperborea-picture-choosing =
    { $count ->
        [one] { $count } secret choice missing
       *[other] { $count } secret choices missing
    }
hyperborea-picture-over = The lost lands have a ruler
hyperborea-picture-last-turns = The last turns
hyperborea-picture-offer = Technologies on offer
hyperborea-picture-points = Victory points so far
hyperborea-picture-supply = Supply
hyperborea-picture-capital = capital
hyperborea-picture-left = left march
hyperborea-picture-right = right march
hyperborea-picture-kept = Your kept token
hyperborea-picture-look = You look at
