import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "Acquista {coin} con {currency}",
  "market.buy.meta.description":
    "Acquista {coin} con {currency} da persona a persona: prezzo di riferimento, limiti per ordine, commissione e metodi di pagamento, con le cripto custodite in un deposito in garanzia.",
  "market.sell.meta.title": "Vendi {coin} in cambio di {currency}",
  "market.sell.meta.description":
    "Vendi {coin} in cambio di {currency} da persona a persona: prezzo di riferimento, limiti per ordine, commissione e metodi di pagamento, con le cripto custodite in un deposito in garanzia.",

  "market.side": "Acquista o vendi",
  "market.buy": "Acquista",
  "market.sell": "Vendi",
  "market.coins": "Cripto",
  "market.skip": "Vai agli annunci",
  "market.show": "Mostra",
  "market.buy.title": "Acquista {coin} con {currency}",
  "market.sell.title": "Vendi {coin} in cambio di {currency}",

  "market.facts.title": "Informazioni su questo mercato",
  "market.facts.reference": "Prezzo di riferimento",
  "market.facts.limits": "Limiti per ordine",
  "market.facts.fee": "Commissione per il taker",
  "market.facts.methods": "Metodi di pagamento",
  "market.facts.methodCount":
    "{count, plural, one {# metodo di pagamento} many {# metodi di pagamento} other {# metodi di pagamento}}",
  "market.stale": "Prezzo differito",
  "market.unavailable": "Al momento non è possibile mostrare il prezzo.",

  "market.closed": "Questo mercato non è aperto.",
});
