# Що каже будь-яка гра.

engine-seat = Гравець { $number }

engine-standing-order = ({ $seat }: відповідь дано заздалегідь.)

# Не зрозуміло
engine-nothing-said = Порожньо. Оберіть один із варіантів або напишіть його.
engine-too-long =
    { $most ->
        [one] Задовго: не більше ніж { $most } символ.
        [few] Задовго: не більше ніж { $most } символи.
       *[other] Задовго: не більше ніж { $most } символів.
    }
engine-not-an-option = Варіанта «{ $words }» тут немає.
engine-not-a-number = «{ $words }» — не ціле число.
engine-wrong-fields =
    { $expected ->
        [one] Потрібна { $expected } відповідь, а дано { $count }.
        [few] Потрібно { $expected } відповіді, а дано { $count }.
       *[other] Потрібно { $expected } відповідей, а дано { $count }.
    }
engine-no-such-field = Поля «{ $field }» тут немає, або його вказано двічі.
engine-form-incomplete =
    { $expected ->
        [one] Заповніть { $expected } поле.
        [few] Заповніть усі { $expected } поля.
       *[other] Заповніть усі { $expected } полів.
    }

# Не можна
engine-not-offered = «{ $option }» тут не пропонується.
engine-not-understood = Не вдалося зрозуміти «{ $words }». Наприклад: { $examples }.
engine-ambiguous = «{ $words }» може означати різне: { $options }.
engine-picked-twice = Той самий варіант обрано двічі.
engine-chosen-twice = Обрано те саме, а потрібне різне.
engine-wrong-count =
    { $least ->
        [0] Оберіть не більше ніж { $most }, а не { $count }.
       *[other] { $most ->
            [1] Оберіть рівно один варіант, а не { $count }.
           *[other] Оберіть від { $least } до { $most }, а не { $count }.
        }
    }
engine-out-of-range = { $number } не підходить: потрібно від { $low } до { $high }.
engine-nothing-to-undo = Скасувати нічого не можна: після цього ходили інші або щось відкрилося.
engine-no-standing-orders = У цій грі наказів немає.
engine-plan-too-long =
    { $most ->
        [one] У плані не більше ніж { $most } хід.
        [few] У плані не більше ніж { $most } ходи.
       *[other] У плані не більше ніж { $most } ходів.
    }

# Не відкрито
engine-not-asked = Зараз від вас нічого не потрібно.
engine-no-longer-open = Це питання вже закрито. Ось що відкрито зараз.
engine-match-over = Цю партію завершено.
engine-match-paused = Цю партію призупинено.

# Як читається зроблений вибір
engine-chosen = { $chosen }
engine-chosen-none = нічого
engine-chosen-field = { $field }: { $value }

# Де перебуває компонент (після «Зараз:»)
engine-where-seats = { $seats }
engine-where-discarded = у скиді

engine-story-round = Раунд { $number }
engine-story-match = Партія
engine-story-year = Рік { $number }
