import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Ваш код безопасности Parley",
  "mail.code.register": "Введите этот код, чтобы создать аккаунт.",
  "mail.code.login": "Введите этот код, чтобы войти в аккаунт.",
  "mail.code.resetPassword": "Введите этот код, чтобы задать новый пароль.",
  "mail.code.bindEmail": "Введите этот код, чтобы привязать адрес почты к аккаунту.",
  "mail.code.bindPhone": "Введите этот код, чтобы привязать номер телефона к аккаунту.",
  "mail.code.unbindEmail": "Введите этот код, чтобы отвязать адрес почты от аккаунта.",
  "mail.code.unbindPhone": "Введите этот код, чтобы отвязать номер телефона от аккаунта.",
  "mail.code.totpConfirm": "Введите этот код, чтобы включить Google Authenticator.",
  "mail.code.totpRemove": "Введите этот код, чтобы отключить Google Authenticator.",
  "mail.code.passwordChange": "Введите этот код, чтобы сменить пароль.",
  "mail.code.passkeyAdd": "Введите этот код, чтобы добавить ключ доступа в аккаунт.",
  "mail.code.passkeyRemove": "Введите этот код, чтобы удалить ключ доступа из аккаунта.",
  "mail.code.recoveryCodes": "Введите этот код, чтобы создать новые коды восстановления.",
  "mail.code.createUserPayment": "Введите этот код, чтобы добавить способ оплаты.",
  "mail.code.updateUserPayment": "Введите этот код, чтобы изменить способ оплаты.",
  "mail.code.removeUserPayment": "Введите этот код, чтобы удалить способ оплаты.",
  "mail.code.release":
    "Введите этот код, чтобы отпустить криптовалюту покупателю, — только если оплата уже на вашем счёте.",
  "mail.code.split":
    "Введите этот код, чтобы разделить криптовалюту ордера между вами и покупателем.",
  "mail.code.withdraw": "Введите этот код, чтобы вывести криптовалюту из аккаунта.",
  "mail.code.apiSettings": "Введите этот код, чтобы изменить настройки API.",
  "mail.code.subUsers": "Введите этот код, чтобы дать субаккаунту доступ, права или криптовалюту.",
  "mail.code.staffAction": "Введите этот код, чтобы подтвердить своё действие как сотрудника.",
  "mail.code.valid":
    "Код действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} и подходит для одного использования.",
  "mail.code.secret": "Никому его не сообщайте. Сотрудники Parley никогда его не спросят.",
  "mail.code.ignore":
    "Если вы не запрашивали этот код, просто не обращайте внимания на это сообщение.",
  "mail.code.alarm":
    "Если вы не запрашивали этот код, смените пароль и проверьте свои устройства в разделе «Безопасность аккаунта».",

  "mail.alreadyRegistered.subject": "У вас уже есть аккаунт Parley",
  "mail.alreadyRegistered.text":
    "Кто-то попытался зарегистрироваться с вашими данными. Они уже принадлежат аккаунту, поэтому новый создан не был.",
  "mail.alreadyRegistered.advice":
    "Если это были вы, войдите в аккаунт или задайте новый пароль, если забыли свой. Если это были не вы, ничего делать не нужно.",

  "mail.newDeviceLogin.subject": "Новый вход в ваш аккаунт Parley",
  "mail.newDeviceLogin.text": "В ваш аккаунт вошли с нового устройства.",

  "mail.securityChanged.subject": "Безопасность вашего аккаунта изменена",
  "mail.securityChanged.passwordChanged": "Ваш пароль был изменён.",
  "mail.securityChanged.passwordReset": "Ваш пароль был сброшен.",
  "mail.securityChanged.emailBound": "К вашему аккаунту привязан адрес почты.",
  "mail.securityChanged.emailUnbound": "Адрес почты отвязан от вашего аккаунта.",
  "mail.securityChanged.phoneBound": "К вашему аккаунту привязан номер телефона.",
  "mail.securityChanged.phoneUnbound": "Номер телефона отвязан от вашего аккаунта.",
  "mail.securityChanged.totpEnabled": "Google Authenticator включён.",
  "mail.securityChanged.totpRemoved": "Google Authenticator отключён.",
  "mail.securityChanged.passkeyAdded": "В ваш аккаунт добавлен ключ доступа.",
  "mail.securityChanged.passkeyRemoved": "Из вашего аккаунта удалён ключ доступа.",
  "mail.securityChanged.recoveryCodeUsed": "Использован код восстановления вашего аккаунта.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Созданы новые коды восстановления. Старые больше не действуют.",
  "mail.securityChanged.subUserMayWithdraw":
    "Субаккаунту разрешено выводить монеты с собственным подтверждением. Это станет возможно через 24 часа.",
  "mail.securityChanged.antiPhishingCodeChanged": "Ваш антифишинговый код изменён.",
  "mail.securityChanged.resetRequested":
    "В службу поддержки поступила заявка на сброс вашей проверки безопасности.",
  "mail.securityChanged.resetCancelled":
    "Заявка на сброс вашей проверки безопасности отменена. Из вашего аккаунта ничего не удалено.",
  "mail.securityChanged.contactChangeUndone":
    "Изменение вашей почты или телефона отменено. Вы вышли на всех устройствах; задайте новый пароль через «Забыли пароль».",
  "mail.securityChanged.apiKeyCreated":
    "Для вашего аккаунта создан API-ключ. Программа с этим ключом может действовать от вашего имени.",
  "mail.securityChanged.apiKeyRevoked": "API-ключ вашего аккаунта отозван.",
  "mail.securityChanged.subUserApiKey": "Субаккаунт создал API-ключ.",

  "mail.kycApproved.subject": "Ваша личность подтверждена",
  "mail.kycApproved.text": "Ваша проверка личности одобрена.",
  "mail.kycAsked.subject": "Для верификации нужно кое-что ещё",
  "mail.kycAsked.text":
    "Службе поддержки нужно кое-что ещё, прежде чем принять решение о верификации вашей личности. Добавьте это на странице верификации.",
  "mail.kycAsk.documentAgain": "Документ ещё раз, чётко и со всеми углами",
  "mail.kycAsk.otherSide": "Другую сторону документа",
  "mail.kycAsk.selfieAgain": "Селфи с документом ещё раз",
  "mail.kycAsk.proofOfAddress": "Подтверждение адреса не старше трёх месяцев",
  "mail.kycAsk.proofOfName": "Документ, который объясняет разницу в именах",
  "mail.kycRejected.subject": "Ваша проверка личности не одобрена",
  "mail.kycRejected.text":
    "Ваша проверка личности не одобрена. Исправьте данные и отправьте их снова.",
  "mail.kycReason.documentUnreadable": "Документ читается нечётко.",
  "mail.kycReason.documentIncomplete": "Не хватает страницы или стороны документа.",
  "mail.kycReason.documentExpired": "Срок действия документа истёк.",
  "mail.kycReason.documentNotAccepted": "Документы этого вида не принимаются.",
  "mail.kycReason.detailsMismatch": "Указанные данные не совпадают с документами.",
  "mail.kycReason.selfieMismatch": "Селфи не совпадает с фотографией в документе.",
  "mail.kycReason.notGenuine": "Не удалось подтвердить подлинность документа.",
  "mail.kycReason.other": "Не удалось проверить документы.",

  "mail.subUserCreated.subject": "В ваш аккаунт добавлен субаккаунт",
  "mail.subUserCreated.text": "В ваш аккаунт добавлен субаккаунт.",

  "mail.resetRequest.approved.subject": "Сброс защиты одобрен",
  "mail.resetRequest.approved.text":
    "Ваша заявка на сброс проверки безопасности одобрена. Войдите в аккаунт и настройте её заново.",
  "mail.resetRequest.refused.subject": "Сброс защиты не одобрен",
  "mail.resetRequest.refused.text":
    "Ваша заявка на сброс проверки безопасности не одобрена. В вашем аккаунте ничего не изменилось.",

  "mail.depositCredited.subject": "Пополнение зачислено",
  "mail.depositCredited.text": "{amount} {token} зачислено на ваш спотовый кошелёк.",
  "mail.withdrawalSent.subject": "Вывод отправлен",
  "mail.withdrawalSent.text": "Ваш вывод {amount} {token} отправлен.",
  "mail.withdrawalReturned.subject": "Вывод не отправлен",
  "mail.withdrawalReturned.text":
    "Ваш вывод {amount} {token} не отправлен. Монеты возвращены на спотовый кошелёк.",

  "mail.tradingFrozen.subject": "Торговля для вашего аккаунта заморожена",
  "mail.tradingFrozen.falseClaims":
    "Вы несколько раз отметили ордера как оплаченные, хотя оплаты не было. Пока служба поддержки не разберётся, вы не можете создавать ордера, публиковать объявления и выводить средства.",
  "mail.tradingFrozen.staff":
    "Служба поддержки заморозила торговлю для вашего аккаунта. Пока вы не можете создавать ордера, публиковать объявления и выводить средства.",
  "mail.tradingFrozen.hold":
    "Служба поддержки приостановила ваш аккаунт до {time}. До этого времени вы не можете создавать ордера, публиковать объявления и выводить средства, а криптовалюта ваших ордеров остаётся на эскроу. Если вы считаете это ошибкой, обратитесь в службу поддержки.",
  "mail.tradingFrozen.advice":
    "Ваши открытые ордера продолжаются: вы по-прежнему можете оплачивать, отменять, отпускать криптовалюту и подавать апелляцию. Если вы считаете это ошибкой, обратитесь в службу поддержки.",
  "mail.tradingRestored.subject": "Вы снова можете торговать",
  "mail.tradingRestored.text":
    "Служба поддержки сняла заморозку. Вы снова можете создавать ордера, публиковать объявления и выводить средства.",
  "mail.sessionsEnded.subject": "Вы вышли из аккаунта на всех устройствах",
  "mail.sessionsEnded.text":
    "Служба поддержки завершила все сеансы вашего аккаунта и отозвала его ключи API. Войдите снова; если вы об этом не просили, сначала смените пароль.",
  "mail.staffInvitation.subject": "Приглашение в команду Parley",
  "mail.staffInvitation.text":
    "Вас приглашают работать в службе поддержки Parley. Войдите в аккаунт с этим адресом электронной почты, настройте ключ доступа или Google Authenticator и примите приглашение до {time}. Ссылка действует один раз.",
  "mail.staffInvitation.link": "Принять приглашение",
  "mail.staffLogHead.subject": "Журнал сотрудников, {day}",
  "mail.staffLogHead.text":
    "Журнал сотрудников сегодня заканчивается строкой {number}. Её хеш: {hash}. Сохраните это письмо: оно докажет, менялись ли потом строки до этой включительно.",
  "mail.supportAnswered.subject": "Служба поддержки вам ответила",
  "mail.supportAnswered.text": "Служба поддержки ответила на ваше сообщение.",
  "mail.offerTakenDown.subject": "Ваше объявление снято",
  "mail.offerTakenDown.text":
    "Служба поддержки сняла ваше объявление с публикации. Открытые по нему ордера продолжаются как договорено.",
  "mail.offerTakenDown.object":
    "Если вы не согласны, обратитесь в службу поддержки и укажите номер объявления.",
  "mail.supportClosed.subject": "Ваше обращение закрыто",
  "mail.supportClosed.text":
    "Служба поддержки закрыла ваше обращение. Если вам ещё нужна помощь, откройте новое.",
  "mail.caseHandedOver.subject": "Вам передали случай",
  "mail.caseHandedOver.text":
    "Коллега передал вам случай. Вы найдёте его среди своих случаев в консоли.",

  "mail.orderCreated.subject": "Новый ордер",
  "mail.orderCreated.text":
    "{role, select, buyer {Вам продают {quantity} за {amount}. Оплатите через {method}, а затем нажмите «Оплата отправлена».} other {У вас покупают {quantity} за {amount} через {method}. Монеты находятся в эскроу, пока оплата не подтверждена.}}",
  "mail.orderPaid.subject": "Покупатель отметил ордер как оплаченный",
  "mail.orderPaid.text":
    "Покупатель сообщает, что оплатил {amount} через {method}. Проверьте свой счёт и отпускайте {quantity}, только когда деньги поступят.",
  "mail.orderCanceled.subject": "Ордер отменён",
  "mail.orderCanceled.text":
    "Покупатель отменил ордер на {quantity}. Монеты больше не удерживаются в эскроу.",
  "mail.orderTimedOut.subject": "Ордер отменён: время на оплату истекло",
  "mail.orderTimedOut.text":
    "{role, select, buyer {Ордер на {quantity} не был вовремя отмечен как оплаченный и отменён. Если вы всё же оплатили, подайте апелляцию в течение 24 часов.} other {Покупатель не оплатил вовремя. Ордер на {quantity} отменён, монеты больше не удерживаются в эскроу.}}",
  "mail.orderExtended.subject": "Больше времени на оплату",
  "mail.orderExtended.text":
    "Продавец дал вам больше времени, чтобы оплатить {amount} через {method}.",
  "mail.orderCompleted.subject": "Ордер завершён",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} зачислено на ваш спотовый кошелёк. Вы заплатили {amount}.} other {{quantity} отпущено покупателю за {amount}.}}",
  "mail.orderFailed.subject": "Перевод не выполнен",
  "mail.orderFailed.text":
    "Не удалось перевести {quantity}. Монеты в безопасности в эскроу; что будет дальше, показано в ордере.",
  "mail.confirmReminder.subject": "Покупатель ждёт вашего подтверждения",
  "mail.confirmReminder.text":
    "Покупатель сообщает, что оплатил {amount} через {method}, и ждёт {quantity}. Проверьте свой счёт и отпустите криптовалюту или подайте апелляцию, если оплаты нет.",
  "mail.appealOpened.subject": "Открыта апелляция",
  "mail.appealOpened.text":
    "{by, select, buyer {Покупатель подал апелляцию по ордеру на {quantity}. Добавьте своё заявление и доказательства.} seller {Продавец подал апелляцию по ордеру на {quantity}. Добавьте своё заявление и доказательства.} other {Монеты по ордеру на {quantity} слишком долго не отпущены. Ордер рассматривает служба поддержки.}}",
  "mail.proofWanted.subject": "Подтвердите ваш платёж",
  "mail.proofWanted.text":
    "Продавец сообщил, что {amount} ({method}) за {quantity} не поступили. Добавьте в ордер подтверждение платежа, иначе служба поддержки примет решение без него.",
  "mail.appealWithdrawn.subject": "Апелляция отозвана",
  "mail.appealWithdrawn.text": "Апелляция по ордеру на {quantity} отозвана. Ордер продолжается.",
  "mail.evidenceAdded.subject": "Добавлены доказательства",
  "mail.evidenceAdded.text":
    "{role, select, buyer {Продавец добавил заявление или доказательства к апелляции по ордеру на {quantity}.} other {Покупатель добавил заявление или доказательства к апелляции по ордеру на {quantity}.}} Ответить можно в ордере.",
  "mail.taskSet.subject": "Служба поддержки просит доказательства",
  "mail.taskSet.text":
    "Службе поддержки нужен ваш ответ по ордеру на {quantity}. Что именно нужно, указано в ордере; без ответа в срок служба поддержки примет решение без него.",
  "mail.taskMissed.subject": "Время на ответ истекло",
  "mail.taskMissed.text":
    "Вы не ответили службе поддержки вовремя по ордеру на {quantity}. Ответить в ордере ещё можно, пока служба поддержки не приняла решение.",
  "mail.splitProposed.subject": "Предложен раздел",
  "mail.splitProposed.text":
    "{role, select, buyer {Продавец предлагает, чтобы вы получили {share}, а остальное вернулось ему.} other {Покупатель предлагает получить {share}, остальное вернётся вам.}} Принять предложение можно в ордере.",
  "mail.appealRuled.subject": "Служба поддержки приняла решение",
  "mail.appealRuled.text":
    "{role, select, buyer {По решению вы получаете {share}, остальное возвращается продавцу.} other {По решению покупатель получает {share}, остальное возвращается вам.}} Пока оно не вступило в силу, в ордере можно один раз запросить повторное рассмотрение.",
  "mail.secondLook.subject": "Повторное рассмотрение вашего ордера",
  "mail.secondLook.text":
    "{role, select, buyer {Продавец попросил, чтобы решение по ордеру на {quantity} принял другой сотрудник.} other {Покупатель попросил, чтобы решение по ордеру на {quantity} принял другой сотрудник.}} До этого монеты остаются в эскроу.",
  "mail.appealResolved.subject": "Апелляция завершена",
  "mail.appealResolved.completed":
    "{role, select, buyer {Апелляция завершена. Вы получили {share}.} other {Апелляция завершена. Покупатель получил {share}.}}",
  "mail.appealResolved.canceled": "Апелляция завершена. Ордер на {quantity} отменён.",
  "mail.feedback.subject": "Новый отзыв",
  "mail.feedback.positive": "Вы получили положительный отзыв об ордере на {quantity}.",
  "mail.feedback.negative":
    "Вы получили отрицательный отзыв об ордере на {quantity}. Ответить можно один раз.",
  "mail.feedbackReplied.subject": "Ответ на ваш отзыв",
  "mail.feedbackReplied.text": "На ваш отзыв об ордере на {quantity} ответили.",

  "mail.withdrawalsBlocked": "В целях безопасности вывод средств заблокирован до {time}.",
  "mail.notYou":
    "Если это были не вы, немедленно смените пароль и завершите сеансы на других устройствах в разделе «Безопасность аккаунта».",
  "mail.notYou.cancelReset":
    "Если это были не вы, отмените заявку по этой ссылке (вход не нужен) и смените пароль. В первые 24 часа служба поддержки не может её одобрить.",
  "mail.notYou.undo":
    "Если это были не вы, отмените изменение по этой ссылке в течение 72 часов. Все устройства выйдут из аккаунта, а вывод будет заблокирован на 24 часа.",

  "mail.fact.asked": "Запрошено",
  "mail.fact.time": "Время",
  "mail.fact.address": "IP-адрес",
  "mail.fact.device": "Устройство",
  "mail.fact.reason": "Причина",
  "mail.fact.username": "Никнейм",
  "mail.fact.walletAddress": "Адрес кошелька",
  "mail.fact.orderId": "Номер ордера",
  "mail.fact.offer": "Объявление",
  "mail.fact.caseId": "Номер обращения",
  "mail.fact.amount": "Количество",
  "mail.fact.payment": "Оплата",
  "mail.fact.payMethod": "Способ оплаты",
  "mail.fact.timeLeft": "Осталось времени",
  "mail.timeLeft":
    "{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}, до {time}",

  "mail.link.login": "Войти",
  "mail.link.security": "Безопасность аккаунта",
  "mail.link.cancelReset": "Отменить заявку",
  "mail.link.undo": "Отменить это изменение",
  "mail.link.kyc": "Проверка личности",
  "mail.link.subUsers": "Субаккаунты",
  "mail.link.wallet": "Кошелёк",
  "mail.link.order": "Открыть ордер",
  "mail.link.orders": "Мои ордера",
  "mail.link.case": "Открыть обращение",
  "mail.link.offers": "Мои объявления",
  "mail.link.contact": "Написать в службу поддержки",

  "mail.antiPhishing.code": "Ваш антифишинговый код: {code}",
  "mail.antiPhishing.none":
    "У вас ещё нет антифишингового кода. Задайте его в разделе «Безопасность аккаунта», и он будет в каждом настоящем письме от Parley.",
  "mail.footer.account":
    "Вы получили это письмо, потому что ваш адрес привязан к аккаунту Parley. Оно отправлено автоматически, отвечать на него не нужно.",
  "mail.footer.entered":
    "Вы получили это письмо, потому что ваш адрес был указан на Parley. Оно отправлено автоматически, отвечать на него не нужно.",

  "mail.text.code": "{code} — ваш код Parley. {purpose} Никому его не сообщайте.",
});
