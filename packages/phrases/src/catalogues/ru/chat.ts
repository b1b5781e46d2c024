import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Чат: {name}",
  "chat.safety":
    "Общайтесь только в этом чате. Не заключайте сделок вне платформы и никому не сообщайте коды и пароли.",
  "chat.warning.link":
    "В сообщении есть ссылка. Не уходите из этого чата и никогда не вводите пароль или коды на других сайтах.",
  "chat.warning.contact":
    "В сообщении есть номер телефона или другой контакт. Не уходите из этого чата: договорённости в другом месте служба поддержки проверить не может.",
  "chat.warning.account":
    "В сообщении есть номер счёта или адрес. Платите только на счёт, указанный в ордере.",
  "chat.warning.accountSeller":
    "В сообщении есть номер счёта или адрес. Никогда не отправляйте туда монеты: они передаются только в этом ордере.",
  "chat.messages": "Сообщения",
  "chat.loading": "Сообщения загружаются",
  "chat.loadFailed": "Не удалось загрузить сообщения.",
  "chat.loadOlder": "Показать более ранние",
  "chat.newMessages":
    "{count, plural, one {# новое сообщение} few {# новых сообщения} many {# новых сообщений} other {# нового сообщения}}",
  "chat.toEnd": "К последнему сообщению",
  "chat.input": "Напишите сообщение",
  "chat.inputHint": "Enter — отправить, Shift + Enter — новая строка.",
  "chat.send": "Отправить",
  "chat.sendFailed": "Не удалось отправить сообщение.",
  "chat.resend": "Отправить снова",
  "chat.discard": "Удалить",
  "chat.cancel": "Отмена",
  "chat.close": "Закрыть",
  "chat.closed": "Этот чат закрыт.",
  "chat.attach": "Прикрепить файл",
  "chat.drop": "Перетащите файлы сюда, чтобы отправить их.",
  "chat.fileTooLarge": "Выберите файл меньше 10 МБ.",
  "chat.typeRefused": "Не удалось загрузить файл. Поддерживаются только изображения, PDF и MP4.",
  "chat.uploadFailed": "Не удалось загрузить файл.",
  "chat.uploading": "Загружается {name}",
  "chat.cancelUpload": "Отменить загрузку {name}",
  "chat.picture": "Изображение {name}",
  "chat.openPicture": "Открыть изображение {name}",
  "chat.download": "Скачать",
  "chat.from.you": "Вы",
  "chat.from.staff": "Служба поддержки",
  "chat.onlyYou": "Это видите только вы и служба поддержки",
  "chat.announce": "{name}: {text}",
  "chat.state.sending": "Отправляется",
  "chat.state.waiting": "Ожидает соединения",
  "chat.state.sent": "Отправлено",
  "chat.state.read": "Прочитано",
  "chat.day.today": "Сегодня",
  "chat.day.yesterday": "Вчера",

  "chat.link.title": "Эта ссылка ведёт за пределы платформы",
  "chat.link.text":
    "Сайт {host} нам не принадлежит. Не вводите на нём пароли и коды, ничего там не оплачивайте и не заключайте сделок.",
  "chat.link.stay": "Остаться здесь",
  "chat.link.open": "Открыть ссылку",

  "chat.phrases.title": "Готовые фразы",
  "chat.phrases.hint": "Другая сторона увидит их на своём языке.",
  "chat.phrases.reference": "Номер платежа",
  "chat.phrases.amount": "Поступившая сумма",
  "chat.phrases.time": "Дата и время",
  "chat.phrases.blank": "Это поле нельзя оставить пустым.",

  "chat.phrase.hello": "Здравствуйте! Я на связи, можно начинать.",
  "chat.phrase.payingNow": "Перевожу деньги.",
  "chat.phrase.paymentSent": "Оплата отправлена.",
  "chat.phrase.paymentReference": "Оплата отправлена, номер платежа: {text}.",
  "chat.phrase.bankDelay": "Мой банк задерживает платёж до {time}.",
  "chat.phrase.moreTime": "Пожалуйста, дайте мне больше времени на оплату.",
  "chat.phrase.detailsRight": "Пожалуйста, подтвердите, что реквизиты в ордере верны.",
  "chat.phrase.pleaseRelease": "Пожалуйста, проверьте счёт и отпустите монеты.",
  "chat.phrase.readyForPayment": "Можно оплачивать. Переведите деньги на счёт, указанный в ордере.",
  "chat.phrase.noRemarks":
    "Пожалуйста, не упоминайте криптовалюту и платформу в назначении платежа.",
  "chat.phrase.paymentReceived": "Оплата получена.",
  "chat.phrase.paymentMissing": "Оплата пока не поступила.",
  "chat.phrase.sendReceipt": "Пожалуйста, пришлите чек об оплате.",
  "chat.phrase.nameMismatch": "Имя плательщика не совпадает с вашим зарегистрированным именем.",
  "chat.phrase.wrongAmount": "Поступила неверная сумма: {text}.",
  "chat.phrase.releaseBy": "Проверю оплату и отпущу монеты до {time}.",
  "chat.phrase.pleaseWait": "Пожалуйста, подождите немного.",
  "chat.phrase.thanks": "Спасибо за сделку.",
  "chat.phrase.staffHello":
    "Здравствуйте! Служба поддержки взяла это дело и изучает всё, что сказали и показали обе стороны.",
  "chat.phrase.staffSendProof":
    "Добавьте в ордер подтверждение платежа с датой, суммой, плательщиком и получателем.",
  "chat.phrase.staffCheckAccount":
    "Ещё раз проверьте, поступил ли этот платёж на ваш счёт, и напишите, что вы видите.",
  "chat.phrase.staffAskBank": "Спросите свой банк об этом платеже и напишите, что он ответил.",
  "chat.phrase.staffAnswerBy": "Ответьте до {time}.",
  "chat.phrase.staffPayNothing": "Не отправляйте больше платежей, пока по этому делу нет решения.",
  "chat.phrase.staffReleaseLater":
    "Отпускайте монеты только после того, как увидите платёж на своём счёте.",
  "chat.phrase.staffSettle":
    "Вы ещё можете договориться сами: отпустить монеты или разделить их с согласия обеих сторон.",
  "chat.phrase.staffMoreTime": "Нам нужно больше времени, мы напишем снова до {time}.",
  "chat.phrase.staffDeciding": "Спасибо, у нас есть всё необходимое, скоро мы примем решение.",

  "chat.event.create":
    "Ордер создан. В эскроу находится {amount} {token}. Оплатить нужно до {time}.",
  "chat.event.pay": "Покупатель отметил ордер как оплаченный.",
  "chat.event.cancel": "Покупатель отменил ордер.",
  "chat.event.timeOut": "Ордер отменён: он не был вовремя оплачен.",
  "chat.event.extend": "Продавец дал больше времени на оплату: до {time}.",
  "chat.event.release": "Продавец подтвердил получение оплаты.",
  "chat.event.settle": "Покупателю переведено {amount} {token}.",
  "chat.event.refuseSettlement": "Перевод остановлен, так как один из аккаунтов заблокирован.",
  "chat.event.retry": "Перевод выполняется повторно.",
  "chat.event.appeal.buyer": "Покупатель подал апелляцию.",
  "chat.event.appeal.seller": "Продавец подал апелляцию.",
  "chat.event.notReceived":
    "Продавец не получил оплату. Покупателя просят подтвердить платёж до {time}.",
  "chat.event.escalate": "Ордер передан в службу поддержки.",
  "chat.event.withdrawAppeal.buyer": "Покупатель отозвал апелляцию.",
  "chat.event.withdrawAppeal.seller": "Продавец отозвал апелляцию.",
  "chat.event.proposeSplit.buyer": "Покупатель предлагает раздел: {amount} {token} покупателю.",
  "chat.event.proposeSplit.seller": "Продавец предлагает раздел: {amount} {token} покупателю.",
  "chat.event.acceptSplit": "Раздел принят: {amount} {token} покупателю.",
  "chat.event.ruleRelease": "Решение службы поддержки: {amount} {token} получает покупатель.",
  "chat.event.ruleRefund": "Решение службы поддержки: монеты возвращаются продавцу.",
  "chat.event.ruleSplit": "Решение службы поддержки: {amount} {token} получает покупатель.",
  "chat.event.ruledRelease":
    "Решение службы поддержки: {amount} {token} получает покупатель. Решение вступит в силу {time}.",
  "chat.event.ruledRefund":
    "Решение службы поддержки: монеты возвращаются продавцу. Решение вступит в силу {time}.",
  "chat.event.ruledSplit":
    "Решение службы поддержки: {amount} {token} получает покупатель, остальное возвращается продавцу. Решение вступит в силу {time}.",
  "chat.event.acceptRuling.buyer": "Покупатель принял решение.",
  "chat.event.acceptRuling.seller": "Продавец принял решение.",
  "chat.event.secondLook.buyer":
    "Покупатель попросил, чтобы ордер повторно рассмотрел другой сотрудник.",
  "chat.event.secondLook.seller":
    "Продавец попросил, чтобы ордер повторно рассмотрел другой сотрудник.",
  "chat.event.closeAppeal": "Служба поддержки закрыла апелляцию.",
  "chat.event.setTask.buyer": "Служба поддержки запросила у покупателя доказательства до {time}.",
  "chat.event.setTask.seller": "Служба поддержки запросила у продавца доказательства до {time}.",
  "chat.event.missTask.buyer": "Покупатель не ответил службе поддержки вовремя.",
  "chat.event.missTask.seller": "Продавец не ответил службе поддержки вовремя.",
  "chat.event.withdrawTask.buyer": "Служба поддержки больше не ждёт ответа покупателя.",
  "chat.event.withdrawTask.seller": "Служба поддержки больше не ждёт ответа продавца.",
});
