import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Часть данных не заполнена или указана неверно. Проверьте отмеченные поля.",
  "errors.fieldRequired": "Это поле нельзя оставить пустым.",
  "errors.fieldInvalid": "Недопустимое значение.",
  "errors.fieldUnknown": "Такого поля здесь нет.",
  "errors.malformedRequest": "Не удалось прочитать запрос. Обновите страницу и повторите попытку.",
  "errors.notFound": "Запрошенные данные не найдены или больше недоступны.",
  "errors.methodNotAllowed": "По этому адресу такие запросы не принимаются.",
  "errors.tooLarge": "Запрос слишком большой. Отправьте меньше данных за один раз.",
  "errors.unsupportedType": "Этот тип файла или содержимого не поддерживается.",
  "errors.stateChanged":
    "Данные успели измениться. Проверьте текущее состояние и повторите попытку.",

  "errors.notLoggedIn": "Войдите, чтобы продолжить.",
  "errors.notAllowed": "Вашему аккаунту это действие недоступно.",
  "errors.accountGroupMissing": "Группа вашего аккаунта не определена. Войдите заново.",
  "errors.accountGroupMismatch":
    "Этот адрес относится к другой группе аккаунтов. Войдите заново под нужным аккаунтом.",

  "errors.tooManyRequests": "Слишком много запросов. Подождите немного и повторите попытку.",
  "errors.internal": "На нашей стороне произошёл сбой. Повторите попытку чуть позже.",
  "errors.unavailable": "Сервис сейчас недоступен. Повторите попытку чуть позже.",
  "errors.timeout": "Ответ занял слишком много времени. Повторите попытку.",

  "errors.unknownAsset": "Эта монета здесь не торгуется.",
  "errors.unknownFiat": "Эта валюта здесь не торгуется.",
  "errors.unknownMarket": "Для этой монеты и валюты рынка нет.",
  "errors.ratesStale": "Справочная цена устарела. Повторите попытку чуть позже.",
});
