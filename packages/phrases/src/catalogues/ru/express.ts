import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Экспресс: купить или продать криптовалюту по лучшей цене",
  "express.meta.description":
    "Укажите, сколько вы хотите купить или продать. Parley найдёт лучшее доступное вам объявление и заполнит форму, а монеты будут в эскроу.",

  "express.title": "Экспресс",
  "express.lead":
    "Укажите сумму. Мы найдём лучшее доступное вам объявление и откроем уже заполненную форму.",

  "express.side": "Купить или продать",
  "express.buy": "Купить",
  "express.sell": "Продать",
  "express.amount": "Сумма",
  "express.unit": "Единица суммы",
  "express.coin": "Монета",
  "express.currency": "Валюта",
  "express.method": "Способ оплаты",
  "express.anyMethod": "Любой способ оплаты",
  "express.find": "Найти лучшее объявление",

  "express.best": "Лучшее объявление для вас",
  "express.enterAmount": "Введите сумму, чтобы увидеть лучшее объявление.",
  "express.note":
    "Цена проверяется каждые несколько секунд. Она фиксируется, когда вы создаёте ордер.",
  "express.allOffers": "Все объявления",
  "express.searching": "Ищем лучшее объявление",

  "express.none.title": "Сейчас объявлений нет",
  "express.none.text":
    "Сейчас никто не торгует {token} за {fiat}. Попробуйте другую монету или валюту.",
  "express.noMethod.title": "Нет объявлений с этим способом оплаты",
  "express.noMethod.text": "Есть объявления с другими способами оплаты.",
  "express.outside.title": "Ни одно объявление не принимает эту сумму",
  "express.outside.text": "Сейчас можно торговать на сумму от {least} до {most}.",
  "express.use": "Указать {amount}",
  "express.paused.title": "Рынок приостановлен",
  "express.paused.text": "{token} сейчас нельзя обменять на {fiat}. Пожалуйста, зайдите позже.",
  "express.limit.title": "Лимит достигнут",
  "express.limit.text":
    "У вас столько открытых ордеров, сколько сейчас возможно. Сначала завершите один.",
  "express.limit.orders": "Мои ордера",
  "express.failed": "Не удалось проверить цену",

  "express.how.title": "Как работает Экспресс",
  "express.how.amount":
    "Вы указываете, сколько хотите купить или продать и как хотите заплатить или получить деньги.",
  "express.how.match":
    "Parley сравнивает все доступные вам объявления и показывает то, где цена лучше всего с учётом комиссии.",
  "express.how.order": "Вы проверяете форму и создаёте ордер; с этого момента монеты в эскроу.",
});
