import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "Acheter {coin} en {currency}",
  "market.buy.meta.description":
    "Achetez {coin} en {currency} entre particuliers : cours de référence, limites d’ordre, frais et moyens de paiement, avec les cryptos placées sous séquestre.",
  "market.sell.meta.title": "Vendre {coin} contre {currency}",
  "market.sell.meta.description":
    "Vendez {coin} contre {currency} entre particuliers : cours de référence, limites d’ordre, frais et moyens de paiement, avec les cryptos placées sous séquestre.",

  "market.side": "Acheter ou vendre",
  "market.buy": "Acheter",
  "market.sell": "Vendre",
  "market.coins": "Cryptos",
  "market.skip": "Aller aux offres",
  "market.show": "Afficher",
  "market.buy.title": "Acheter {coin} en {currency}",
  "market.sell.title": "Vendre {coin} contre {currency}",

  "market.facts.title": "À propos de ce marché",
  "market.facts.reference": "Cours de référence",
  "market.facts.limits": "Limites d’ordre",
  "market.facts.fee": "Frais pour le preneur",
  "market.facts.methods": "Moyens de paiement",
  "market.facts.methodCount":
    "{count, plural, one {# moyen de paiement} many {# moyens de paiement} other {# moyens de paiement}}",
  "market.stale": "Cours différé",
  "market.unavailable": "Le cours ne peut pas être affiché pour le moment.",

  "market.closed": "Ce marché n’est pas ouvert.",
});
