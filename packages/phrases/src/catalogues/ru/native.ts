import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "Страницы P2P",
  "native.nav.market": "Торговля",
  "native.nav.orders": "Ордера",
  "native.nav.offers": "Мои объявления",
  "native.nav.payment": "Способы оплаты",
  "native.nav.account": "Настройки",
  "native.login.title": "Войти",
  "native.login.text": "Войдите в приложении, чтобы продолжить.",
  "native.login.button": "Войти",
  "native.login.failed": "Приложение не выполнило вход. Попробуйте ещё раз.",
  "native.logOut": "Выйти",
  "native.outdated": "Для этого нужна более новая версия приложения.",
  "native.update": "Обновить",
  "native.picture.save": "Сохранить изображение",
  "native.picture.saved": "Изображение сохранено.",
  "native.picture.failed": "Не удалось сохранить изображение.",
  "native.community.text": "Возможно, ответ знают и другие пользователи.",
  "native.community.open": "Спросить сообщество",
});
