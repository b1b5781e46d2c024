import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "Beli {coin} dengan {currency}",
  "market.buy.meta.description":
    "Beli {coin} dengan {currency} terus daripada pengguna lain: harga rujukan, had pesanan, yuran dan kaedah pembayaran. Kripto dipegang dalam eskrow.",
  "market.sell.meta.title": "Jual {coin} untuk {currency}",
  "market.sell.meta.description":
    "Jual {coin} untuk {currency} terus kepada pengguna lain: harga rujukan, had pesanan, yuran dan kaedah pembayaran. Kripto dipegang dalam eskrow.",

  "market.side": "Beli atau jual",
  "market.buy": "Beli",
  "market.sell": "Jual",
  "market.coins": "Syiling kripto",
  "market.skip": "Langkau ke iklan",
  "market.show": "Papar",
  "market.buy.title": "Beli {coin} dengan {currency}",
  "market.sell.title": "Jual {coin} untuk {currency}",

  "market.facts.title": "Tentang pasaran ini",
  "market.facts.reference": "Harga rujukan",
  "market.facts.limits": "Had pesanan",
  "market.facts.fee": "Yuran taker",
  "market.facts.methods": "Kaedah pembayaran",
  "market.facts.methodCount": "{count, plural, other {# kaedah pembayaran}}",
  "market.stale": "Harga tertangguh",
  "market.unavailable": "Harga tidak dapat dipaparkan buat masa ini.",

  "market.closed": "Pasaran ini tidak dibuka.",
});
