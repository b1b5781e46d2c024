import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Назад к P2P",
  "detail.buyTitle": "Купить {token} за {fiat}",
  "detail.sellTitle": "Продать {token} за {fiat}",
  "detail.description": "Объявление на Parley: цена, лимиты и автор.",
  "detail.facts": "Объявление",
  "detail.floating": "Меняется вместе со справочной ценой",
  "detail.fixed": "Фиксированная цена",
  "detail.conditions": "Условия",
  "detail.condition.kyc": "Личность подтверждена",
  "detail.condition.trades":
    "{count, plural, one {Не менее # завершённой сделки} few {Не менее # завершённых сделок} many {Не менее # завершённых сделок} other {Не менее # завершённой сделки}}",
  "detail.condition.completion": "Доля завершённых сделок не ниже {rate}",
  "detail.condition.days":
    "{count, plural, one {Регистрация не менее # дня назад} few {Регистрация не менее # дней назад} many {Регистрация не менее # дней назад} other {Регистрация не менее # дня назад}}",
  "detail.condition.firstCap": "Первый ордер не более {amount}",
  "detail.changed": "Автор изменил это объявление. Показана текущая версия.",
  "detail.opensAt": "Откроется {time}.",
  "detail.reason.marketDisabled": "Этот рынок сейчас закрыт.",
  "detail.reason.offerNotOnline": "Автор снял это объявление с публикации.",
  "detail.reason.offerOutsideHours": "Сейчас нерабочее время этого объявления.",
  "detail.reason.offerOfOwnGroup": "Это объявление вашего собственного аккаунта.",
  "detail.reason.traderBlocked": "Вы и этот автор не торгуете друг с другом.",
  "detail.reason.conditionKyc": "Автор торгует только с пользователями, чья личность подтверждена.",
  "detail.reason.conditionTrades": "Автор требует больше завершённых сделок, чем есть у вас.",
  "detail.reason.conditionCompletion":
    "Автор требует более высокую долю завершённых сделок, чем у вас.",
  "detail.reason.conditionRegistered": "Автор требует, чтобы аккаунт был старше вашего.",
  "detail.reason.ratesStale":
    "Для этого объявления нет актуальной цены. Повторите попытку чуть позже.",
  "detail.reason.offerHidden": "Сейчас это объявление недоступно для сделки.",
  "detail.reason.openOrdersLimit":
    "У вас столько открытых ордеров, сколько сейчас возможно. Сначала завершите один.",
  "detail.reason.offerOrdersLimit":
    "По этому объявлению у вас столько открытых ордеров, сколько возможно. Сначала завершите один или выберите другое объявление.",
  "detail.reason.openWorthLimit": "Ваши открытые покупки достигли лимита. Сначала завершите одну.",
  "detail.reason.cancelLimit": "За последние 24 часа вы отменили слишком много ордеров.",
  "detail.reason.advertiserLimit": "Сейчас автор объявления не может принять больше ордеров.",
  "detail.reason.staffMayNotTrade": "Аккаунты сотрудников не торгуют.",
  "detail.form.amountOutsideLimit":
    "Измените количество криптовалюты: < {amount} {token}, чтобы выполнить требования автора объявления.",
  "detail.form.amountBelowLimit":
    "Измените количество криптовалюты: > {amount} {token}, чтобы выполнить требования автора объявления.",
  "detail.form.fiatAtLeast": "Автор объявления принимает ордера от {amount}.",
  "detail.form.fiatAtMost": "Автор объявления принимает ордера до {amount}.",
  "detail.form.overLimit": "Ваш лимит открытых покупок оставляет для этого ордера около {amount}.",
  "detail.form.title": "Ваш ордер",
  "detail.form.max": "Макс.",
  "detail.form.balance": "Баланс: {amount}",
  "detail.form.transfer": "Перевести {token} на спотовый кошелёк",
  "detail.form.notEnough": "В вашем спотовом кошельке недостаточно {token}.",
  "detail.fresh.note": "Недавно куплено: {amount}. Вывод и продажа возможны с {time}.",
  "detail.fresh.newAccount":
    "Вашему аккаунту меньше 30 дней: купленное можно вывести или продать через 24 часа после завершения ордера.",
  "detail.fresh.reversible":
    "Платёж этим способом можно отозвать: купленное можно вывести или продать через 24 часа после завершения ордера.",
  "detail.form.tooSmall": "Сумма слишком мала.",
  "detail.form.limits": "Лимит: {limits}",
  "detail.message": "Сообщение трейдерам",
});
