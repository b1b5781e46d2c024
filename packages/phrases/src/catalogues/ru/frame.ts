import type en from "../en/frame.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "frame.home": "Parley, главная страница",
  "frame.nav": "Главное меню",
  "frame.nav.buy": "Купить",
  "frame.nav.sell": "Продать",
  "frame.nav.express": "Экспресс",
  "frame.nav.offers": "Объявления",
  "frame.nav.orders": "Ордера",
  "frame.nav.openOrders":
    "{count, plural, one {# открытый ордер} few {# открытых ордера} many {# открытых ордеров} other {# открытого ордера}}",
  "frame.nav.wallet": "Кошелёк",

  "frame.menu": "Меню",
  "frame.language": "Язык",
  "frame.theme.dark": "Включить тёмную тему",
  "frame.theme.light": "Включить светлую тему",
  "frame.join.label": "{label}: {value}",
  "frame.bell": "Уведомления",
  "frame.bell.unread": "Уведомления, непрочитанных: {count}",
  "frame.transfer": "Перевести",

  "frame.account": "Аккаунт",
  "frame.account.logIn": "Войти",
  "frame.account.register": "Регистрация",
  "frame.account.copyUid": "Скопировать UID",
  "frame.account.copied": "Скопировано",
  "frame.account.security": "Безопасность",
  "frame.account.kyc": "Проверка личности",
  "frame.account.orders": "Мои ордера",
  "frame.account.offers": "Мои объявления",
  "frame.account.payment": "Способы оплаты",
  "frame.account.subUsers": "Субаккаунты",
  "frame.account.settings": "Настройки",
  "frame.account.broker": "Брокер",
  "frame.account.logOut": "Выйти",

  "frame.footer.trade": "Торговля",
  "frame.footer.buy": "Купить криптовалюту",
  "frame.footer.sell": "Продать криптовалюту",
  "frame.footer.hkpay": "Сделки в HKD",
  "frame.footer.agreement": "Условия P2P-сервиса",
  "frame.footer.protection": "Как Parley защищает вас",
  "frame.footer.help": "Справка",
  "frame.footer.contact": "Написать в службу поддержки",
  "frame.footer.developers": "Разработчикам",
  "frame.footer.apiDocs": "Документация API",
  "frame.footer.openApi": "Описание OpenAPI",
  "frame.footer.risk":
    "Цены криптовалют могут меняться быстро и резко. Торгуйте только на те средства, потерю которых можете себе позволить.",
  "frame.footer.licence": "Parley — программа с открытым исходным кодом.",
});
