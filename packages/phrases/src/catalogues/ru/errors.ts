import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Часть данных не заполнена или указана неверно. Проверьте отмеченные поля.",
  "errors.fieldRequired": "Это поле нельзя оставить пустым.",
  "errors.fieldInvalid": "Недопустимое значение.",
  "errors.fieldUnknown": "Такого поля здесь нет.",
  "errors.fieldTooShort": "Слишком коротко. Минимальная длина: {count}.",
  "errors.fieldTooLong": "Слишком длинно. Максимальная длина: {count}.",
  "errors.fieldCheckFailed":
    "Контрольные цифры не совпадают. Сверьте номер с реквизитами вашего банка.",
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

  "errors.captchaRequired": "Позвольте странице убедиться, что вы не робот, и повторите попытку.",
  "errors.captchaInvalid": "Проверка «я не робот» не пройдена. Повторите попытку.",
  "errors.accountInvalid": "Введите адрес электронной почты или номер телефона с кодом страны.",
  "errors.passwordTooWeak": "Этот пароль слишком легко угадать. Выберите другой.",
  "errors.loginFailed": "Неверный аккаунт или пароль.",
  "errors.loginBlocked": "Слишком много неудачных попыток. Подождите и повторите позже.",
  "errors.ticketExpired": "Прошло слишком много времени. Войдите заново.",
  "errors.accountFrozen": "Этот аккаунт заморожен. Обратитесь в службу поддержки.",
  "errors.codeInvalid": "Неверный код. Проверьте его и повторите попытку.",
  "errors.codeExpired": "Код больше не действует. Запросите новый.",
  "errors.codeTriesUsedUp": "Слишком много неверных попыток с этим кодом. Запросите новый.",
  "errors.codeTooSoon": "Код только что отправлен. Подождите, прежде чем запрашивать ещё один.",
  "errors.codeLimitReached":
    "Сегодня на этот адрес или номер отправлено слишком много кодов. Повторите попытку завтра.",
  "errors.codesMissing": "Не хватает кода безопасности. Введите все запрошенные коды.",
  "errors.idempotencyMismatch":
    "Этот запрос уже был сделан с другими данными. Обновите страницу и повторите попытку.",
  "errors.usernameTaken": "Это имя уже занято. Выберите другое.",
  "errors.passwordWrong": "Неверный пароль.",
  "errors.passwordSame": "Новый пароль должен отличаться от текущего.",

  "errors.contactTaken": "Этот адрес почты или номер телефона принадлежит другому аккаунту.",
  "errors.alreadyBound": "Это уже привязано к вашему аккаунту.",
  "errors.notBound": "К вашему аккаунту ничего такого не привязано.",
  "errors.emailNeededFirst": "Привяжите почту, прежде чем отвязывать телефон.",
  "errors.phoneNeededFirst": "Привяжите телефон, прежде чем отвязывать почту.",
  "errors.totpAlreadyOn": "Google Authenticator уже включён.",
  "errors.totpNotOn": "Google Authenticator не включён.",
  "errors.totpSetupExpired": "Настройка заняла слишком много времени. Начните её заново.",
  "errors.passkeyInvalid": "Не удалось проверить ключ доступа. Повторите попытку.",
  "errors.passkeyLimit": "У вас максимальное число ключей доступа. Сначала удалите один.",
  "errors.commandInvalid": "Не удалось проверить запрос. Обновите страницу и повторите попытку.",
  "errors.commandKeyUnknown":
    "Ключ безопасности этой страницы устарел. Обновите страницу и повторите попытку.",
  "errors.commandExpired":
    "Запрос слишком старый. Проверьте часы на устройстве и повторите попытку.",
  "errors.commandReplayed": "Этот запрос уже выполнен.",
  "errors.resetRequestOpen": "Ваша заявка уже в службе поддержки. Дождитесь решения.",

  "errors.kycPending": "Ваша проверка личности ещё продолжается.",
  "errors.kycAlreadyApproved": "Ваша личность уже подтверждена.",
  "errors.kycNotPending": "Нет проверки личности, ожидающей решения.",
  "errors.kycTooYoung": "Вам должно быть не менее 18 лет.",
  "errors.unknownCountry": "Неизвестная страна.",
  "errors.unknownFile":
    "Файл отсутствует или не может быть использован здесь. Загрузите его снова.",
  "errors.fileTypeRefused": "Файлы этого типа здесь не принимаются.",
  "errors.fileUnreadable": "Файл повреждён или не читается. Загрузите другой.",
  "errors.fileTooLarge": "Файл слишком большой.",
  "errors.tooManyFiles": "Вы загрузили слишком много файлов. Повторите попытку завтра.",
  "errors.caseTaken": "Этим случаем уже занимается другой сотрудник.",
  "errors.caseDecided": "По этому случаю уже принято решение.",
  "errors.caseNotYours": "Сначала возьмите этот случай в работу.",

  "errors.masterOnly": "Это может сделать только основной аккаунт.",
  "errors.subUserLimit": "У вас максимальное число субаккаунтов.",
  "errors.subUserForbidden": "Основной аккаунт не разрешил вам это.",
  "errors.agreementChanged": "Условия сервиса изменились. Прочитайте новую версию.",
  "errors.staffTwoFactorNeeded": "Настройте Google Authenticator, прежде чем работать со случаями.",
  "errors.staffMayNotTrade": "Аккаунты сотрудников не могут торговать.",
  "errors.tradingFrozen": "Торговля для вашего аккаунта заморожена. Обратитесь в службу поддержки.",
  "errors.phoneNotVerified": "Подтвердите телефон перед началом торговли.",
  "errors.emailNotVerified": "Подтвердите почту перед началом торговли.",
  "errors.kycNotApproved": "Пройдите проверку личности (KYC) перед началом торговли.",
  "errors.agreementNotAccepted": "Примите условия P2P-сервиса перед началом торговли.",
  "errors.twoFactorNotSet": "Настройте 2FA перед началом торговли.",

  "errors.unknownPayMethod": "Этот способ оплаты здесь недоступен.",
  "errors.holderNameMismatch":
    "Имя получателя должно совпадать с именем, указанным при проверке личности.",
  "errors.paymentDuplicate": "Вы уже добавили этот счёт.",
  "errors.paymentLimit":
    "Добавлено максимальное число способов оплаты. Сначала удалите один из них.",
  "errors.paymentInUse": "Этот способ оплаты используется в открытом объявлении или ордере.",
  "errors.pictureFailed": "Не удалось загрузить файл.",
  "errors.pictureTypeRefused":
    "Не удалось загрузить файл. Поддерживаются только изображения PNG, JPG и JPEG.",
  "errors.pictureTooLarge":
    "Не удалось загрузить файл. Поддерживаются только изображения меньше 3 МБ.",

  "errors.offerUnknown": "Такого предложения нет.",
  "errors.offerChanged": "Предложение тем временем изменилось. Посмотрите его ещё раз.",
  "errors.offerClosed": "Это предложение закрыто.",
  "errors.offerLimit": "У вас максимум предложений. Сначала закройте одно.",
  "errors.marketDisabled": "Этот рынок сейчас закрыт.",
  "errors.priceTooFar": "Цена слишком далека от рыночной.",
  "errors.boundsCrossed": "Нижняя цена не может быть выше верхней.",
  "errors.limitsCrossed": "Минимальный ордер не может быть больше максимального.",
  "errors.limitOutsideMarket": "Лимиты выходят за рамки этого рынка.",
  "errors.quantityTooSmall": "Количество стоит меньше минимального ордера.",
  "errors.payWindowOutside": "Срок оплаты должен быть от 10 до 180 минут.",
  "errors.payMethodsCount": "Выберите от 1 до 5 способов оплаты.",
  "errors.hoursInvalid": "Проверьте часы работы и часовой пояс.",
  "errors.traderUnknown": "Такого пользователя нет.",
  "errors.notWithOneself": "С собственным аккаунтом этого сделать нельзя.",

  "errors.insufficientBalance": "Недостаточно средств на балансе.",
  "errors.balanceTooLarge": "На счёте не может храниться такая сумма.",
  "errors.unknownNetwork": "Эта монета недоступна в этой сети.",
  "errors.addressInvalid": "Это недействительный адрес для этой сети.",
  "errors.networkPaused":
    "Эта сеть временно приостановлена для этой монеты. Повторите попытку позже или выберите другую.",
  "errors.withdrawalTooSmall": "Сумма меньше минимальной для этой сети.",
  "errors.withdrawalTooLarge": "Сумма больше максимальной для этой сети.",
  "errors.withdrawalLimitReached": "Превышен ваш лимит вывода за 24 часа.",
  "errors.withdrawalsBlocked":
    "После изменения настроек безопасности вывод заблокирован на 24 часа.",
  "errors.addressBookFull": "Адресная книга заполнена. Сначала удалите один из адресов.",
  "errors.favoritesFull": "Список избранного заполнен. Сначала удалите один из пунктов.",
});
