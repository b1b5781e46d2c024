import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "Comprar {coin} con {currency}",
  "market.buy.meta.description":
    "Compra {coin} con {currency} de persona a persona: precio de referencia, límites por orden, comisión y métodos de pago, con las criptomonedas en depósito en garantía.",
  "market.sell.meta.title": "Vender {coin} por {currency}",
  "market.sell.meta.description":
    "Vende {coin} por {currency} de persona a persona: precio de referencia, límites por orden, comisión y métodos de pago, con las criptomonedas en depósito en garantía.",

  "market.side": "Comprar o vender",
  "market.buy": "Comprar",
  "market.sell": "Vender",
  "market.coins": "Criptomonedas",
  "market.skip": "Ir a los anuncios",
  "market.show": "Mostrar",
  "market.buy.title": "Comprar {coin} con {currency}",
  "market.sell.title": "Vender {coin} por {currency}",

  "market.facts.title": "Sobre este mercado",
  "market.facts.reference": "Precio de referencia",
  "market.facts.limits": "Límites por orden",
  "market.facts.fee": "Comisión para el tomador",
  "market.facts.methods": "Métodos de pago",
  "market.facts.methodCount":
    "{count, plural, one {# método de pago} many {# métodos de pago} other {# métodos de pago}}",
  "market.stale": "Precio con retraso",
  "market.unavailable": "El precio no se puede mostrar en este momento.",

  "market.closed": "Este mercado no está abierto.",
});
