import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "Купить {coin} за {currency}",
  "market.buy.meta.description":
    "Купить {coin} за {currency} на P2P-рынке: справочная цена, лимиты ордера, комиссия и способы оплаты. Монеты хранятся в эскроу.",
  "market.sell.meta.title": "Продать {coin} за {currency}",
  "market.sell.meta.description":
    "Продать {coin} за {currency} на P2P-рынке: справочная цена, лимиты ордера, комиссия и способы оплаты. Монеты хранятся в эскроу.",

  "market.side": "Покупка или продажа",
  "market.buy": "Купить",
  "market.sell": "Продать",
  "market.coins": "Монеты",
  "market.skip": "Перейти к объявлениям",
  "market.show": "Показать",
  "market.buy.title": "Купить {coin} за {currency}",
  "market.sell.title": "Продать {coin} за {currency}",

  "market.facts.title": "Об этом рынке",
  "market.facts.reference": "Справочная цена",
  "market.facts.limits": "Лимиты ордера",
  "market.facts.fee": "Комиссия тейкера",
  "market.facts.methods": "Способы оплаты",
  "market.facts.methodCount":
    "{count, plural, one {# способ оплаты} few {# способа оплаты} many {# способов оплаты} other {# способа оплаты}}",
  "market.stale": "Цена с задержкой",
  "market.unavailable": "Сейчас показать цену не удаётся.",

  "market.closed": "Этот рынок закрыт.",
});
