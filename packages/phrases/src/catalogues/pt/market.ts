import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "Comprar {coin} com {currency}",
  "market.buy.meta.description":
    "Compre {coin} com {currency} de pessoa para pessoa: preço de referência, limites por ordem, taxa e métodos de pagamento, com as criptomoedas mantidas em custódia (escrow).",
  "market.sell.meta.title": "Vender {coin} por {currency}",
  "market.sell.meta.description":
    "Venda {coin} por {currency} de pessoa para pessoa: preço de referência, limites por ordem, taxa e métodos de pagamento, com as criptomoedas mantidas em custódia (escrow).",

  "market.side": "Comprar ou vender",
  "market.buy": "Comprar",
  "market.sell": "Vender",
  "market.coins": "Criptomoedas",
  "market.skip": "Ir para os anúncios",
  "market.show": "Exibir",
  "market.buy.title": "Comprar {coin} com {currency}",
  "market.sell.title": "Vender {coin} por {currency}",

  "market.facts.title": "Sobre este mercado",
  "market.facts.reference": "Preço de referência",
  "market.facts.limits": "Limites por ordem",
  "market.facts.fee": "Taxa para o tomador",
  "market.facts.methods": "Métodos de pagamento",
  "market.facts.methodCount":
    "{count, plural, one {# método de pagamento} many {# métodos de pagamento} other {# métodos de pagamento}}",
  "market.stale": "Preço com atraso",
  "market.unavailable": "Não é possível exibir o preço no momento.",

  "market.closed": "Este mercado não está aberto.",
});
