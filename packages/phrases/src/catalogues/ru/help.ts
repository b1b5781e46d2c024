import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Справка",
  "help.lead": "Короткие статьи о сделках на Parley, вашем аккаунте и безопасности.",
  "help.topic.trading": "Сделки",
  "help.topic.safety": "Безопасность",
  "help.topic.account": "Ваш аккаунт",
  "help.topic.costs": "Комиссии и лимиты",
  "help.all": "Все статьи справки",
  "help.announcements": "Новости сервиса",
  "help.rulingTime": "Время от апелляции до решения (медиана за последние {days} дней): {time}",
  "help.upTo": "до {rate}",
  "help.contents": "На этой странице",
  "help.otherLanguage": "Этот текст пока недоступен на вашем языке.",
  "help.outdated": "Английский текст новее этого перевода.",
  "help.readEnglish": "Читать на английском",
  "help.failed": "Сейчас не удаётся загрузить страницы справки.",
  "help.status.title": "Состояние сервиса",
  "help.status.description": "Что работает на сайте прямо сейчас.",
  "help.status.allGood": "Всё работает.",
  "help.status.limited": "Некоторые функции сейчас ограничены.",
  "help.status.site": "Сайт и API",
  "help.status.trading": "Торговля",
  "help.status.markets":
    "{count, plural, one {Открыт # рынок} few {Открыто # рынка} many {Открыто # рынков} other {Открыто # рынка}}",
  "help.status.prices": "Справочные цены",
  "help.status.pricesAt": "По состоянию на {time}",
  "help.status.pricesOld": "Устарели: {coins}",
  "help.status.deposits": "Пополнения",
  "help.status.withdrawals": "Выводы",
  "help.status.pausedOn": "Приостановлено: {networks}",
  "help.status.working": "Работает",
  "help.status.isLimited": "Ограничено",
  "help.status.unknown": "Неизвестно",
  "help.status.note":
    "Страница обновляет состояние каждую минуту. О плановых работах мы сообщаем в разделе <link>«Помощь»</link>.",
});
