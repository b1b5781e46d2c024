import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Написать в службу поддержки",
  "support.text": "Расскажите, что произошло. Служба поддержки читает каждое сообщение.",
  "support.never":
    "Никогда не отправляйте пароль или код безопасности. Служба поддержки их не спрашивает.",
  "support.new": "Новое сообщение",
  "support.logIn":
    "Есть аккаунт? <link>Войдите</link>, чтобы написать из аккаунта и прочитать ответ здесь.",
  "support.logInForCase": "<link>Войдите</link>, чтобы прочитать обращение.",

  "support.subject": "О чём вы пишете?",
  "support.subject.choose": "Выберите тему",
  "support.subject.account": "Аккаунт и настройки",
  "support.subject.login": "Вход и проверка безопасности",
  "support.subject.verification": "Проверка личности",
  "support.subject.order": "Ордер",
  "support.subject.appeal": "Апелляция",
  "support.subject.deposit": "Пополнение",
  "support.subject.withdrawal": "Вывод",
  "support.subject.hold": "Заморозка, удержание или блокировка",
  "support.subject.other": "Другое",

  "support.order": "Ордер",
  "support.order.none": "Без конкретного ордера",

  "support.message": "Ваше сообщение",
  "support.message.hint": "От 10 до 2000 символов. Время, суммы и адреса помогут нам разобраться.",
  "support.message.short": "Напишите не менее 10 символов.",

  "support.email": "Ваш адрес эл. почты",
  "support.email.hint": "Ответ придёт на этот адрес. Больше мы его ни для чего не используем.",
  "support.email.invalid": "Введите действительный адрес эл. почты.",

  "support.send": "Отправить",
  "support.checking": "Проверяем браузер…",

  "support.notDone.send": "Сообщение не отправлено",
  "support.notDone.reply": "Ответ не отправлен",
  "support.notDone.close": "Обращение не закрыто",

  "support.sent.title": "Ваше сообщение у службы поддержки",
  "support.sent.number": "Номер обращения: {number}.",
  "support.sent.account": "Ответ появится на этой странице. Мы сообщим, когда он придёт.",
  "support.sent.email": "Ответ придёт на {email}.",
  "support.sent.view": "Открыть обращение",
  "support.sent.another": "Написать ещё одно сообщение",

  "support.cases": "Ваши обращения",
  "support.cases.none": "Вы ещё не писали в службу поддержки.",
  "support.cases.older": "Более ранние обращения",
  "support.cases.newer": "Более новые обращения",

  "support.case": "Обращение {number}",
  "support.case.unknown": "В этом аккаунте нет такого обращения.",

  "support.state.open": "Ожидает службу поддержки",
  "support.state.claimed": "В работе",
  "support.state.answered": "Есть ответ",
  "support.state.closed": "Закрыто",

  "support.from.you": "Вы",
  "support.from.staff": "Служба поддержки",

  "support.reply": "Ваш ответ",
  "support.reply.send": "Отправить ответ",
  "support.field.blank": "Это поле нельзя оставить пустым.",

  "support.close": "Закрыть обращение",
  "support.close.title": "Закрыть это обращение?",
  "support.close.text":
    "Писать в нём больше будет нельзя. Новое обращение можно открыть в любой момент.",
  "support.close.keep": "Оставить открытым",
  "support.closed": "Это обращение закрыто.",
});
