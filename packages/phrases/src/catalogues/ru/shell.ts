import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Перейти к содержанию",

  "shell.account.loggedOut": "Вы вышли из аккаунта.",
  "shell.account.sessionEnded": "Сеанс завершён. Войдите заново.",

  "shell.protection": "Как Parley защищает вас",
  "shell.contact": "Написать в службу поддержки",

  "shell.error.notFound": "Страница не найдена",
  "shell.error.notFoundRoute": "Страница не найдена",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "По этому адресу ничего нет. Возможно, в нём опечатка или страница переехала.",
  "shell.error.internal": "Внутренняя ошибка сервера",
  "shell.error.internalText":
    "На нашей стороне произошёл сбой. Ваши монеты и ордера не затронуты. Повторите попытку чуть позже.",
  "shell.error.notAllowed": "Доступ запрещён",
  "shell.error.notAllowedText": "Вашему аккаунту эта страница недоступна.",
  "shell.error.limited": "Слишком много запросов",
  "shell.error.limitedText":
    "От вас или из вашей сети поступило слишком много запросов. Подождите минуту и повторите попытку.",
  "shell.error.busy": "Сервис недоступен",
  "shell.error.busyText":
    "Сайт сейчас сильно загружен. Ваши монеты и ордера не затронуты. Повторите попытку чуть позже.",
  "shell.error.accountGroup": "Группа вашего аккаунта не определена. Войдите заново.",
  "shell.error.home": "На главную",
  "shell.error.retry": "Повторить",
  "shell.notDone.unknown": "Пока не подтверждено",
  "shell.notDone.text":
    "Сервер этого не подтвердил. Проверьте соединение и повторите попытку здесь. Дважды действие не выполнится.",
  "shell.notDone.retry": "Повторить",
  "shell.notDone.change": "Изменение не сохранено",

  "shell.amount.question": "Какую сумму вы имеете в виду?",
  "shell.amount.notAmount": "Это не похоже на сумму.",
  "shell.amount.decimals":
    "Не более {most, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}} после запятой.",
  "shell.amount.check": "Проверьте сумму.",
  "shell.error.network": "Ошибка сети",
  "shell.error.requestFailed": "Не удалось выполнить запрос. Повторите попытку",
  "shell.error.requestFailedRetry": "Запрос не выполнен, повторите попытку",
  "shell.error.newVersion": "Доступна новая версия, обновите страницу!",
  "shell.error.noMatchingData": "Ничего не найдено",

  "shell.refresh": "Обновить",
  "shell.dismiss": "Закрыть",
  "shell.toasts": "Сообщения",
  "shell.loading": "Страница загружается",
  "shell.offline": "Нет подключения к сети. Данные на экране могли устареть.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Открыть ордер",
});
