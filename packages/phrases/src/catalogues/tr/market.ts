import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "{currency} ile {coin} satın al",
  "market.buy.meta.description":
    "{currency} ile kişiden kişiye {coin} satın alın: referans fiyat, emir limitleri, işlem ücreti ve ödeme yöntemleri. Kripto emanette tutulur.",
  "market.sell.meta.title": "{currency} karşılığında {coin} sat",
  "market.sell.meta.description":
    "{currency} karşılığında kişiden kişiye {coin} satın: referans fiyat, emir limitleri, işlem ücreti ve ödeme yöntemleri. Kripto emanette tutulur.",

  "market.side": "Alış veya satış",
  "market.buy": "Al",
  "market.sell": "Sat",
  "market.coins": "Kripto paralar",
  "market.skip": "İlanlara geç",
  "market.show": "Göster",
  "market.buy.title": "{currency} ile {coin} satın al",
  "market.sell.title": "{currency} karşılığında {coin} sat",

  "market.facts.title": "Bu piyasa hakkında",
  "market.facts.reference": "Referans fiyat",
  "market.facts.limits": "Emir limitleri",
  "market.facts.fee": "İlanı kabul edenin işlem ücreti",
  "market.facts.methods": "Ödeme yöntemleri",
  "market.facts.methodCount": "{count, plural, one {# ödeme yöntemi} other {# ödeme yöntemi}}",
  "market.stale": "Fiyat gecikmeli",
  "market.unavailable": "Fiyat şu anda gösterilemiyor.",

  "market.closed": "Bu piyasa açık değil.",
});
