# Что говорит бот, помимо игр.

## Языки
language-en = Английский
language-ru = Русский
language-uk = Украинский

## Команды (имена: строчные, без пробелов)
command-match = партия
command-match-about = Начать партию и следить за ней
command-match-new = новая
command-match-new-about = Открыть стол для новой партии в этом канале
command-match-status = статус
command-match-status-about = Чей ход
command-match-start = начать
command-match-start-about = Начать партию (хозяин стола)
command-play = ход
command-play-about = Сделать выбор словами; всё возможное подсказывается
command-plan = план
command-plan-about = Запечатать тайные команды словами
command-dial = диск
command-dial-about = Запечатать диск боя и карты словами
command-fist = кулак
command-fist-about = Запечатать скрытые числа словами
command-undo = отмена
command-undo-about = Отменить свой последний выбор
command-board = поле
command-board-about = Показать поле целиком или частями
command-hand = рука
command-hand-about = Поле с тем, что видно только вам
command-log = журнал
command-log-about = Что произошло недавно
option-game = игра
option-game-about = Какая игра
option-language = язык
option-language-about = Язык стола
option-match = партия
option-match-about = Номер партии (по умолчанию: этой ветки или ваша)
option-choice = выбор
option-choice-about = Что вы выбираете
option-part = часть
option-part-about = Часть поля
option-size = размер
option-size-about = Размер картинки или словами
size-normal = Обычный
size-full = Большой
size-text = Словами

## Лобби
lobby-host = Хозяин стола: { $user }
lobby-count =
    { $count ->
        [one] { $count } игрок; играть можно от { $low } до { $high }.
        [few] { $count } игрока; играть можно от { $low } до { $high }.
       *[other] { $count } игроков; играть можно от { $low } до { $high }.
    }
lobby-join = Сесть
lobby-leave = Встать
lobby-addbot = Добавить бота
lobby-dropbot = Убрать бота
lobby-options = Настройки
lobby-seat = Моё место
lobby-start = Начать
lobby-seating = Рассадка
lobby-seating-random = Места случайно
lobby-seating-joined = Места в порядке прихода
lobby-options-title = ### Настройки
lobby-seat-title = ### За кого вы играете?
lobby-seat-chosen = Выбрано.
lobby-taken = Кто-то успел раньше: уже занято.
lobby-started = Партия началась: { $thread }
lobby-cancelled = Никого не осталось: стол закрыт.
lobby-over = Эта партия уже началась или отменена.
lobby-already-in = Вы уже за этим столом.
lobby-not-in = Вы не за этим столом.
lobby-full = За столом нет мест.
lobby-no-bots = За этим столом нет ботов.
lobby-host-only = Это может только хозяин стола: { $user }

## Стол
table-choosing = 🤫 Тайно выбирают: { $seats }
table-sealed = 🔏 { $seat }: запечатано (квитанция { $receipt })
table-turn = ▶️ { $seat }, ваш ход.
table-asked = ▶️ { $seat }: { $question }
table-paused = ⏸️ Партия на паузе.
table-my-move = Мой ход
table-undo = Отмена
table-hand = Мой вид

## Своя панель
own-waiting = Сейчас от вас ничего не требуется. Ждём: { $seats }.
own-over = Партия окончена.
own-sealed = 🔏 Запечатано. Можно менять, пока все не закончат.
own-standing = Постоянные указания
panel-choose = Выберите…
panel-group = Что именно?
panel-count =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
panel-number = Сколько?
panel-type = Написать
panel-seal = Запечатать
panel-confirm = Подтвердить
panel-reset = Сбросить
typing-title = Напишите свой выбор
typing-label = Выбор
typing-hint = Как в подсказках команды /ход

## Новости
news-more =
    { $count ->
        [one] … и ещё { $count } строка: /журнал
        [few] … и ещё { $count } строки: /журнал
       *[other] … и ещё { $count } строк: /журнал
    }
news-time-ran-out = { $seat }: время вышло, сыгран ход по умолчанию.
log-empty = Пока ничего не произошло.
status-seed = Хеш зерна случайности: { $hash }

## Заметки
note-dms-closed = { $user }, я не могу написать вам лично. Нажмите здесь «Мой ход»: увидите только вы.
trouble-thread-gone = Ветка партии № { $match } исчезла, и показывать её поле больше негде.
trouble-permission = Мне нельзя писать в ветку партии № { $match }. Дайте мне право отправлять сообщения и файлы; я попробую ещё раз.

## Ответы
no-such-match = Непонятно, о какой партии речь. Используйте команду в ветке партии или укажите её номер.
which-match = Подходит несколько партий. Укажите номер: { $numbers }
not-started = Эта партия ещё не началась.
not-at-this-table = Вы не за этим столом, но смотреть можно.
not-your-seat = Это чужой выбор.
control-outdated = Эта кнопка из старой версии. Возьмите сообщение поновее.
something-broke = У меня что-то сломалось; в партии ничего не изменилось. Попробуйте ещё раз.

## Первая минута
greeting = ## Добро пожаловать в Slowtable
    Большие настольные игры без спешки: партия живёт в ветке днями и неделями, каждый ходит, когда есть время, а правила знаю я.
greeting-now = **Сыграть сейчас против ботов** — нажмите на игру:
greeting-more = -# С друзьями: /партия новая. Всё остальное: /помощь.
greeting-your-table = Ваш стол готов: { $thread }
only-in-channels = Это работает в канале сервера.

## Конец
end-title = ## 🏁 Партия окончена
end-motion = Партия в движении
end-rematch = Реванш
end-export = Сохранить
end-seed = Зерно случайности: `{ $seed }`. Оно подходит к хешу, показанному в начале ({ $hash }). `slowtable replay` проверит каждое перемешивание.
end-seed-wrong = Зерно случайности `{ $seed }` не подходит к хешу, показанному в начале ({ $hash })!
export-not-yet = Партию можно сохранить, когда она окончена: раньше файл выдал бы секреты.
export-here = Вот вся партия. `slowtable replay` сыграет её ещё раз и проверит.
rematch-open = Новый стол открыт: { $link }

## Ещё команды
command-match-join = сесть
command-match-join-about = Занять место за столом
command-match-leave = встать
command-match-leave-about = Освободить место до начала партии
command-match-options = настройки
command-match-options-about = Показать или изменить настройки
command-match-cancel = закрыть
command-match-cancel-about = Закрыть стол до начала партии
command-match-export = сохранить
command-match-export-about = Получить оконченную партию файлом
command-match-seals = печати
command-match-seals-about = Проверить квитанции запечатанных выборов
command-rules = правила
command-rules-about = Справка по правилам
command-rules-find = найти
command-rules-find-about = Искать в правилах по словам или номеру
command-rules-now = сейчас
command-rules-now-about = Правила того, что решается сейчас
command-rules-quick = кратко
command-rules-quick-about = Игра в десяти предложениях
command-vote = голосование
command-vote-about = Спросить весь стол
command-vote-back = назад
command-vote-back-about = Вернуться дальше, чем может отмена
command-vote-cancel = прекратить
command-vote-cancel-about = Прекратить партию
command-help = помощь
command-help-about = С чего начать, и все команды
command-language = язык
command-language-about = Выбрать свой язык или язык сервера
command-stats = статистика
command-stats-about = Что вы сыграли и выиграли
option-words = слова
option-words-about = Слова или номер правила, например 5.9
option-to = куда
option-to-about = К какому состоянию
option-whose = чей
option-whose-about = Ваш или новых столов этого сервера
option-tongue-about = Какой язык
whose-me = Мой
whose-server = Сервера
help-title = ### Команды
language-set-me = Ваш язык теперь: { $tongue }.
language-set-server = Язык новых столов здесь: { $tongue }.
language-not-allowed = Язык сервера может выбрать только тот, кто им управляет.
stats-line = { $game }: сыграно { $finished }, выиграно { $won }, идёт { $playing }
stats-best = 🏆 { $game }: { $winners }
stats-none = Вы ещё ничего не сыграли. /помощь покажет, с чего начать.
rules-nothing = По запросу «{ $words }» правил не нашлось.
lobby-joined = Вы за столом.
lobby-left = Вы встали из-за стола.
cancelled = Стол закрыт.
cancel-by-vote = Партия уже идёт: /голосование прекратить спросит всех.
seals-none = Запечатанных выборов ещё не открывали.
seals-how = -# Квитанция — начало SHA-256 от того, что стоит за ней.
vote-opened = Вопрос задан столу.
vote-closed = Это голосование закрыто.
vote-for = Да
vote-against = Нет
vote-yes = **Принято.**
vote-no = **Отклонено.**
vote-missing = Ещё нет: { $users }
vote-ask-rewind = 🗳️ { $user } предлагает вернуться к тому, что было { $at }.
vote-ask-cancel = 🗳️ { $user } предлагает прекратить партию.
vote-done-rewind = Стол вернулся назад.
vote-done-cancel = Стол прекратил партию.
vote-no-such-state = Это состояние не сохранено. Выберите из подсказанных.
