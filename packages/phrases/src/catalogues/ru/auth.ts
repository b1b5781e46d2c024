import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Проверьте, что адрес вверху начинается с {origin}",
  "auth.checking": "Проверяем, что вы не робот…",
  "auth.noScript": "Для этой формы нужен JavaScript. Включите его в браузере.",
  "auth.wait": "Повторить попытку можно через {time}.",
  "auth.secondsLeft":
    "{seconds, plural, one {Осталась # секунда} few {Осталось # секунды} many {Осталось # секунд} other {Осталось # секунды}} до следующей попытки",

  "auth.account": "Почта или номер телефона",
  "auth.account.hint": "Номер телефона вводите с кодом страны, например +7 912 345-67-89.",
  "auth.account.invalid": "Введите адрес электронной почты или номер телефона с кодом страны.",
  "auth.email": "Почта",
  "auth.email.invalid": "Введите действительный адрес почты.",
  "auth.phone": "Номер телефона",
  "auth.phone.invalid": "Введите действительный номер телефона.",
  "auth.phone.country": "Код страны",
  "auth.phone.search": "Поиск страны или кода",
  "auth.password": "Пароль",
  "auth.password.new": "Новый пароль",
  "auth.password.short": "Используйте не менее 8 символов.",
  "auth.password.long": "Используйте не более 128 символов.",
  "auth.strength": "Надёжность пароля: {level}",
  "auth.strength.none": "слишком короткий",
  "auth.strength.weak": "низкая",
  "auth.strength.fair": "средняя",
  "auth.strength.good": "хорошая",
  "auth.strength.strong": "высокая",
  "auth.strength.hint.short": "Не менее 8 символов. Несколько слов подряд легко запомнить.",
  "auth.strength.hint.easy": "Он построен по схеме, которую пробуют в первую очередь.",
  "auth.strength.hint.account": "Он содержит ваш адрес почты или номер телефона.",
  "auth.strength.hint.longer": "Добавьте символов: лучше всего защищает длина.",

  "auth.ended.otherDevice":
    "Сеанс завершён с другого устройства. Если это были не вы, немедленно смените пароль.",
  "auth.ended.passwordChanged":
    "Пароль этого аккаунта изменён, поэтому все сеансы завершены. Если это сделали не вы, немедленно сбросьте его.",
  "auth.ended.securityChanged":
    "Настройки безопасности этого аккаунта изменены, поэтому все сеансы завершены. Войдите заново.",
  "auth.ended.service":
    "Служба поддержки завершила все сеансы этого аккаунта, чтобы защитить его. Подробности — в письме.",
  "auth.ended.frozen": "Основной аккаунт заморозил ваш доступ.",
  "auth.ended.expired": "Сеанс завершён: этим устройством долго не пользовались.",
  "auth.login.title": "Вход",
  "auth.login.description": "Войдите на Parley по почте, номеру телефона или ключу доступа.",
  "auth.login.submit": "Войти",
  "auth.login.notDone": "Вход не выполнен",
  "auth.login.forgot": "Забыли пароль?",
  "auth.login.or": "или",
  "auth.login.passkey": "Войти с ключом доступа",
  "auth.login.new": "Впервые на Parley? <link>Зарегистрируйтесь</link>",
  "auth.login.verify": "Подтвердите, что это вы.",
  "auth.login.back": "Назад",

  "auth.register.title": "Создание аккаунта",
  "auth.register.description":
    "Создайте аккаунт Parley по адресу почты или номеру телефона, чтобы покупать и продавать криптовалюту напрямую у людей.",
  "auth.register.by": "Способ регистрации",
  "auth.register.email": "Почта",
  "auth.register.phone": "Телефон",
  "auth.register.submit": "Зарегистрироваться",
  "auth.register.terms":
    "Регистрируясь, вы подтверждаете, что вам не менее 18 лет. <link>Условия P2P-сервиса</link> вы прочитаете и примете перед первой сделкой; о том, что происходит с вашими данными, говорится в разделе <privacy>«Конфиденциальность»</privacy>.",
  "auth.register.known": "Уже есть аккаунт? <link>Войти</link>",

  "auth.code.title.email": "Проверьте почту",
  "auth.code.title.phone": "Проверьте телефон",
  "auth.code": "Код безопасности",
  "auth.code.sent": "Новый код уже отправлен.",
  "auth.code.wasSent": "Код уже отправлен на {account}. <link>Ввести код</link>",
  "auth.code.confirm": "Подтвердить",
  "auth.code.help.email":
    "Ничего не пришло? Загляните в папку «Спам». Если аккаунт у вас уже есть, об этом сказано в письме.",
  "auth.code.help.phone":
    "Ничего не пришло? Проверьте номер. Если аккаунт у вас уже есть, об этом сказано в сообщении.",
  "auth.code.change.email": "Изменить адрес почты",
  "auth.code.change.phone": "Изменить номер телефона",

  "auth.forgot.title": "Новый пароль",
  "auth.forgot.description": "Задайте новый пароль для аккаунта Parley.",
  "auth.forgot.text":
    "Введите почту или номер телефона вашего аккаунта. Если такой аккаунт есть, мы отправим код.",
  "auth.forgot.submit": "Отправить код",
  "auth.forgot.reset": "Задать пароль",
  "auth.forgot.sessions":
    "Вы выйдете из аккаунта на всех устройствах, а вывод будет заблокирован на 24 часа.",
  "auth.forgot.other": "Указать другую почту или номер",
  "auth.forgot.done": "Пароль изменён. Войдите в аккаунт.",
  "auth.forgot.known": "Вспомнили пароль? <link>Войти</link>",
  "auth.undo.title": "Отмена изменения аккаунта",
  "auth.undo.text":
    "{time} была изменена почта или телефон вашего аккаунта. Если это были не вы, отмените изменение: аккаунт снова будет привязан только к этому.",
  "auth.undo.email": "Эл. почта",
  "auth.undo.phone": "Телефон",
  "auth.undo.none": "Нет",
  "auth.undo.effects":
    "Все устройства выйдут из аккаунта, добавленное с тех пор удалится, вывод блокируется на 24 часа, и вы зададите новый пароль.",
  "auth.undo.submit": "Отменить изменение",
  "auth.undo.done":
    "Изменение отменено. Теперь задайте новый пароль; код придёт на снова привязанный контакт.",
});
