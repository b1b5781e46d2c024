import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "{coin} mit {currency} kaufen",
  "market.buy.meta.description":
    "{coin} mit {currency} von Mensch zu Mensch kaufen: Referenzpreis, Orderlimits, Gebühr und Zahlungsmethoden, mit treuhänderisch verwahrten Coins.",
  "market.sell.meta.title": "{coin} für {currency} verkaufen",
  "market.sell.meta.description":
    "{coin} für {currency} von Mensch zu Mensch verkaufen: Referenzpreis, Orderlimits, Gebühr und Zahlungsmethoden, mit treuhänderisch verwahrten Coins.",

  "market.side": "Kaufen oder verkaufen",
  "market.buy": "Kaufen",
  "market.sell": "Verkaufen",
  "market.coins": "Kryptowährungen",
  "market.skip": "Zu den Angeboten springen",
  "market.show": "Anzeigen",
  "market.buy.title": "{coin} mit {currency} kaufen",
  "market.sell.title": "{coin} für {currency} verkaufen",

  "market.facts.title": "Über diesen Markt",
  "market.facts.reference": "Referenzpreis",
  "market.facts.limits": "Orderlimits",
  "market.facts.fee": "Gebühr für den Taker",
  "market.facts.methods": "Zahlungsmethoden",
  "market.facts.methodCount": "{count, plural, one {# Zahlungsmethode} other {# Zahlungsmethoden}}",
  "market.stale": "Verzögerter Preis",
  "market.unavailable": "Der Preis kann derzeit nicht angezeigt werden.",

  "market.closed": "Dieser Markt ist nicht geöffnet.",
});
