# Циркадіанці: слова, потрібні лише картинкам

circadians-picture-round = Раунд { $round } з { $rounds }
circadians-picture-battle = Битва в { $place }
circadians-picture-acts = Ходить { $name }
circadians-picture-waiting =
    { $count ->
        [one] чекаємо на { $count } гравця
       *[other] чекаємо на { $count } гравців
    }
circadians-picture-tracks = Ціни та дослідження
circadians-picture-supply = Запас
circadians-picture-hand = Ваша рука
circadians-picture-in-supply = у запасі
