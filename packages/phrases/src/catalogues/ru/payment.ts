import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Способы оплаты",
  "payment.text":
    "Счета, на которые вы получаете фиатные деньги. Другие видят их только в ордере с вами.",
  "payment.count": "{count} из {most}",
  "payment.empty": "Вы ещё не добавили способ оплаты.",
  "payment.emptyText":
    "Добавьте счёт, на который вам будут платить покупатели. Он должен быть оформлен на ваше имя.",
  "payment.add": "Добавить способ оплаты",
  "payment.backToP2P": "Назад к P2P",
  "payment.backToOffer": "Назад к объявлению",
  "payment.cancel": "Отмена",
  "payment.close": "Закрыть",
  "payment.notAllowed":
    "Вашему аккаунту не разрешено управлять способами оплаты. Субаккаунты могут обратиться к основному аккаунту.",
  "payment.full": "Добавлено максимальное число способов оплаты. Сначала удалите один из них.",
  "payment.kyc.title": "Сначала подтвердите личность",
  "payment.kyc.text":
    "Способ оплаты должен быть оформлен на имя, с которым подтверждена ваша личность, поэтому сначала нужна проверка.",
  "payment.kyc.action": "Подтвердить личность",

  "payment.group.bank": "Банковский перевод",
  "payment.group.instant": "Мгновенный платёж",
  "payment.group.wallet": "Кошелёк",
  "payment.group.mobileMoney": "Мобильные деньги",
  "payment.group.card": "Карта",
  "payment.group.cash": "Наличные",
  "payment.group.giftCard": "Подарочная карта",

  "payment.show": "Показать реквизиты",
  "payment.hide": "Скрыть реквизиты",
  "payment.copy": "Скопировать: {label}",
  "payment.copied": "Скопировано",
  "payment.picture": "Изображение для {method}",
  "payment.picture.enlarge": "Увеличить изображение для {method}",
  "payment.addedAt": "Добавлено {time}",

  "payment.remove": "Удалить",
  "payment.remove.title": "Удалить этот способ оплаты?",
  "payment.remove.text":
    "{method}, {account}: больше нельзя будет выбрать в объявлениях и ордерах. Уже оплаченные ордера не изменятся.",
  "payment.removed": "Способ оплаты удалён.",
  "payment.notDone.add": "Способ оплаты не добавлен",
  "payment.edit.title": "Изменить способ оплаты",
  "payment.edit.text":
    "Теперь в объявлениях используются новые данные. В существующих ордерах остаются прежние.",
  "payment.edit.done": "Способ оплаты изменён.",
  "payment.notDone.edit": "Способ оплаты не изменён",
  "payment.edit": "Изменить",
  "payment.edit.submit": "Сохранить изменения",
  "payment.notDone.remove": "Способ оплаты не удалён",

  "payment.new.text":
    "Выберите, как вы хотите получать оплату, и введите реквизиты точно так, как их указывает ваш банк или сервис.",
  "payment.new.loading": "Способы оплаты загружаются",
  "payment.new.failed": "Не удалось загрузить способы оплаты.",
  "payment.new.retry": "Повторить",
  "payment.new.submit": "Добавить способ оплаты",
  "payment.new.done": "Способ оплаты добавлен.",
  "payment.new.uploading": "Дождитесь загрузки изображения.",
  "payment.currency": "Валюта",
  "payment.currency.any": "Все валюты",
  "payment.currency.search": "Поиск валюты",
  "payment.country": "Страна или регион",
  "payment.country.any": "Все страны и регионы",
  "payment.country.search": "Поиск страны или региона",
  "payment.method": "Способ оплаты",
  "payment.method.choose": "Выберите способ оплаты",
  "payment.method.search": "Поиск способа оплаты",

  "payment.field.account": "Номер карты или счёта",
  "payment.field.receiverName": "Имя получателя",
  "payment.field.receiverName.hint":
    "Имя, с которым подтверждена ваша личность. Счета других людей не принимаются.",
  "payment.field.image": "Изображение",
  "payment.field.optional": "Необязательно",
  "payment.field.choose": "Выберите",
  "payment.field.required": "Это поле нельзя оставить пустым.",
  "payment.field.invalid": "Неверный формат. Проверьте значение.",
  "payment.field.checkFailed":
    "Контрольные цифры не совпадают. Сверьте номер с реквизитами вашего банка.",
  "payment.field.tooShort": "Слишком коротко. Минимальная длина: {count}.",
  "payment.field.tooLong": "Слишком длинно. Максимальная длина: {count}.",
  "payment.field.otherHolder":
    "Имя получателя должно совпадать с именем, указанным при проверке личности.",
  "payment.image.hint":
    "PNG, JPG или JPEG, меньше 3 МБ. Например, QR-код вашего счёта, чтобы плательщики могли его отсканировать.",
  "payment.image.choose": "Выбрать изображение",
  "payment.image.drop": "или перетащите его сюда",
  "payment.image.remove": "Удалить изображение",
  "payment.image.progress": "Ход загрузки",
  "payment.image.failed": "Не удалось загрузить файл.",
  "payment.image.wrongType":
    "Не удалось загрузить файл. Поддерживаются только изображения PNG, JPG и JPEG.",
  "payment.image.tooLarge":
    "Не удалось загрузить файл. Поддерживаются только изображения меньше 3 МБ.",
});
