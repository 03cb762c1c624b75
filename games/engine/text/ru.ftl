# Что говорит любая игра.

engine-seat = Игрок { $number }

engine-standing-order = ({ $seat }: ответ дан заранее.)

# Не понято
engine-nothing-said = Пусто. Выберите один из вариантов или напишите его.
engine-too-long =
    { $most ->
        [one] Слишком длинно: не больше { $most } символа.
        [few] Слишком длинно: не больше { $most } символов.
       *[other] Слишком длинно: не больше { $most } символов.
    }
engine-not-an-option = «{ $words }» — здесь это не вариант.
engine-not-a-number = «{ $words }» — не целое число.
engine-wrong-fields =
    { $expected ->
        [one] Нужен { $expected } ответ, а дано { $count }.
        [few] Нужно { $expected } ответа, а дано { $count }.
       *[other] Нужно { $expected } ответов, а дано { $count }.
    }
engine-no-such-field = Поля «{ $field }» здесь нет, или оно указано дважды.
engine-form-incomplete =
    { $expected ->
        [one] Заполните { $expected } поле.
        [few] Заполните все { $expected } поля.
       *[other] Заполните все { $expected } полей.
    }

# Нельзя
engine-not-offered = «{ $option }» здесь не предлагается.
engine-not-understood = Не получилось понять «{ $words }». Например: { $examples }.
engine-ambiguous = «{ $words }» — это может быть разное: { $options }.
engine-picked-twice = Один и тот же вариант выбран дважды.
engine-chosen-twice = Выбрано одно и то же, а нужно разное.
engine-wrong-count =
    { $least ->
        [0] Выберите не больше { $most }, а не { $count }.
       *[other] { $most ->
            [1] Выберите ровно один вариант, а не { $count }.
           *[other] Выберите от { $least } до { $most }, а не { $count }.
        }
    }
engine-out-of-range = { $number } не подходит: нужно от { $low } до { $high }.
engine-nothing-to-undo = Отменять нечего: после этого ходили другие или что-то открылось.
engine-no-standing-orders = В этой игре наказов нет.
engine-plan-too-long =
    { $most ->
        [one] В плане не больше { $most } хода.
        [few] В плане не больше { $most } ходов.
       *[other] В плане не больше { $most } ходов.
    }

# Не открыто
engine-not-asked = Сейчас от вас ничего не требуется.
engine-no-longer-open = Этот вопрос уже закрыт. Вот что открыто сейчас.
engine-match-over = Эта партия окончена.
engine-match-paused = Эта партия на паузе.

# Как читается сделанный выбор
engine-chosen = { $chosen }
engine-chosen-none = ничего
engine-chosen-field = { $field }: { $value }

# Где находится компонент (после «Сейчас:»)
engine-where-seats = { $seats }
engine-where-discarded = в сбросе

engine-story-round = Раунд { $number }
engine-story-match = Партия
engine-story-year = Год { $number }
