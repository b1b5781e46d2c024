import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Перейти к содержанию",
  "shell.home": "Parley, главная страница",
  "shell.nav": "Главное меню",
  "shell.nav.buy": "Купить",
  "shell.nav.sell": "Продать",
  "shell.nav.express": "Экспресс",
  "shell.nav.offers": "Объявления",
  "shell.nav.orders": "Ордера",
  "shell.nav.openOrders":
    "{count, plural, one {# открытый ордер} few {# открытых ордера} many {# открытых ордеров} other {# открытого ордера}}",
  "shell.nav.wallet": "Кошелёк",
  "shell.menu": "Меню",
  "shell.language": "Язык",
  "shell.theme.dark": "Включить тёмную тему",
  "shell.theme.light": "Включить светлую тему",

  "shell.account": "Аккаунт",
  "shell.account.logIn": "Войти",
  "shell.account.register": "Регистрация",
  "shell.account.copyUid": "Скопировать UID",
  "shell.account.copied": "Скопировано",
  "shell.account.security": "Безопасность",
  "shell.account.kyc": "Проверка личности",
  "shell.account.orders": "Мои ордера",
  "shell.account.offers": "Мои объявления",
  "shell.account.payment": "Способы оплаты",
  "shell.account.subUsers": "Субаккаунты",
  "shell.account.settings": "Настройки",
  "shell.account.logOut": "Выйти",
  "shell.account.loggedOut": "Вы вышли из аккаунта.",
  "shell.account.sessionEnded": "Сеанс завершён. Войдите заново.",

  "shell.footer.trade": "Торговля",
  "shell.footer.buy": "Купить криптовалюту",
  "shell.footer.sell": "Продать криптовалюту",
  "shell.footer.hkpay": "Сделки в HKD",
  "shell.footer.agreement": "Условия P2P-сервиса",
  "shell.footer.protection": "Как Parley защищает вас",
  "shell.contact": "Написать в службу поддержки",
  "shell.footer.developers": "Разработчикам",
  "shell.footer.apiDocs": "Документация API",
  "shell.footer.openApi": "Описание OpenAPI",
  "shell.footer.risk":
    "Цены криптовалют могут меняться быстро и резко. Торгуйте только на те средства, потерю которых можете себе позволить.",
  "shell.footer.licence": "Parley — программа с открытым исходным кодом.",

  "shell.error.notFound": "Страница не найдена",
  "shell.error.notFoundRoute": "Страница не найдена",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "По этому адресу ничего нет. Возможно, в нём опечатка или страница переехала.",
  "shell.error.internal": "Внутренняя ошибка сервера",
  "shell.error.internalText":
    "На нашей стороне произошёл сбой. Ваши монеты и ордера не затронуты. Повторите попытку чуть позже.",
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
  "shell.amount.confirm": "Подтвердите сумму.",
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
});
