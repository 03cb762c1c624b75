# Що каже бот, окрім ігор.

## Мови
language-en = Англійська
language-ru = Російська
language-uk = Українська

## Команди (імена: малі літери, без пробілів)
command-match = партія
command-match-about = Почати партію та стежити за нею
command-match-new = нова
command-match-new-about = Відкрити стіл для нової партії в цьому каналі
command-match-status = стан
command-match-status-about = Чий хід
command-match-start = почати
command-match-start-about = Почати партію (господар столу)
command-play = хід
command-play-about = Зробити вибір словами; усе можливе підказується
command-plan = план
command-plan-about = Запечатати таємні накази словами
command-dial = диск
command-dial-about = Запечатати диск бою та карти словами
command-fist = кулак
command-fist-about = Запечатати приховані числа словами
command-undo = скасувати
command-undo-about = Скасувати свій останній вибір
command-board = поле
command-board-about = Показати поле цілком або частинами
command-hand = рука
command-hand-about = Поле з тим, що видно лише вам
command-log = журнал
command-log-about = Що сталося нещодавно
option-game = гра
option-game-about = Яка гра
option-language = мова
option-language-about = Мова столу
option-match = партія
option-match-about = Номер партії (типово: цієї гілки або ваша)
option-choice = вибір
option-choice-about = Що ви обираєте
option-part = частина
option-part-about = Частина поля
option-size = розмір
option-size-about = Розмір картинки або словами
size-normal = Звичайний
size-full = Великий
size-text = Словами

## Лобі
lobby-host = Господар столу: { $user }
lobby-count =
    { $count ->
        [one] { $count } гравець; грати можна від { $low } до { $high }.
        [few] { $count } гравці; грати можна від { $low } до { $high }.
       *[other] { $count } гравців; грати можна від { $low } до { $high }.
    }
lobby-join = Сісти
lobby-leave = Встати
lobby-addbot = Додати бота
lobby-dropbot = Прибрати бота
lobby-options = Налаштування
lobby-seat = Моє місце
lobby-start = Почати
lobby-seating = Розсадка
lobby-seating-random = Місця випадково
lobby-seating-joined = Місця в порядку приходу
lobby-options-title = ### Налаштування
lobby-seat-title = ### За кого ви граєте?
lobby-seat-chosen = Обрано.
lobby-taken = Хтось встиг раніше: уже зайнято.
lobby-started = Партія почалася: { $thread }
lobby-cancelled = Нікого не лишилося: стіл закрито.
lobby-over = Ця партія вже почалася або скасована.
lobby-already-in = Ви вже за цим столом.
lobby-not-in = Ви не за цим столом.
lobby-full = За столом немає місць.
lobby-no-bots = За цим столом немає ботів.
lobby-host-only = Це може лише господар столу: { $user }

## Стіл
table-choosing = 🤫 Таємно обирають: { $seats }
table-sealed = 🔏 { $seat }: запечатано (квитанція { $receipt })
table-turn = ▶️ { $seat }, ваш хід.
table-asked = ▶️ { $seat }: { $question }
table-paused = ⏸️ Партію призупинено.
table-my-move = Мій хід
table-undo = Скасувати
table-hand = Мій вигляд

## Своя панель
own-waiting = Зараз від вас нічого не потрібно. Чекаємо: { $seats }.
own-over = Партію завершено.
own-sealed = 🔏 Запечатано. Можна змінювати, доки всі не закінчать.
own-standing = Постійні вказівки
panel-choose = Оберіть…
panel-group = Що саме?
panel-count =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[other] { $count } варіантів
    }
panel-number = Скільки?
panel-type = Написати
panel-seal = Запечатати
panel-confirm = Підтвердити
panel-reset = Скинути
typing-title = Напишіть свій вибір
typing-label = Вибір
typing-hint = Як у підказках команди /хід

## Новини
news-more =
    { $count ->
        [one] … і ще { $count } рядок: /журнал
        [few] … і ще { $count } рядки: /журнал
       *[other] … і ще { $count } рядків: /журнал
    }
news-time-ran-out = { $seat }: час вийшов, зіграно типовий хід.
log-empty = Поки нічого не сталося.
status-seed = Геш зерна випадковості: { $hash }

## Нотатки
note-dms-closed = { $user }, я не можу написати вам особисто. Натисніть тут «Мій хід»: побачите лише ви.
trouble-thread-gone = Гілка партії № { $match } зникла, і показувати її поле більше ніде.
trouble-permission = Мені не можна писати в гілку партії № { $match }. Дайте мені право надсилати повідомлення й файли; я спробую ще раз.

## Відповіді
no-such-match = Незрозуміло, про яку партію мова. Використайте команду в гілці партії або вкажіть її номер.
which-match = Підходить кілька партій. Вкажіть номер: { $numbers }
not-started = Ця партія ще не почалася.
not-at-this-table = Ви не за цим столом, але дивитися можна.
not-your-seat = Це чужий вибір.
control-outdated = Ця кнопка зі старої версії. Візьміть новіше повідомлення.
something-broke = У мене щось зламалося; у партії нічого не змінилося. Спробуйте ще раз.

## Перша хвилина
greeting = ## Ласкаво просимо до Slowtable
    Великі настільні ігри без поспіху: партія живе в гілці днями й тижнями, кожен ходить, коли має час, а правила знаю я.
greeting-now = **Зіграти зараз проти ботів** — натисніть на гру:
greeting-more = -# З друзями: /партія нова. Усе інше: /допомога.
greeting-your-table = Ваш стіл готовий: { $thread }
only-in-channels = Це працює в каналі сервера.

## Кінець
end-title = ## 🏁 Партію завершено
end-motion = Партія в русі
end-rematch = Реванш
end-export = Зберегти
end-seed = Зерно випадковості: `{ $seed }`. Воно відповідає гешу, показаному на початку ({ $hash }). `slowtable replay` перевірить кожне перемішування.
end-seed-wrong = Зерно випадковості `{ $seed }` не відповідає гешу, показаному на початку ({ $hash })!
export-not-yet = Партію можна зберегти, коли її завершено: раніше файл видав би секрети.
export-here = Ось уся партія. `slowtable replay` зіграє її ще раз і перевірить.
rematch-open = Новий стіл відкрито: { $link }
