import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "Beli {coin} dengan {currency}",
  "market.buy.meta.description":
    "Beli {coin} dengan {currency} langsung dari pengguna lain: harga acuan, limit pesanan, biaya, dan metode pembayaran. Koin disimpan dalam escrow.",
  "market.sell.meta.title": "Jual {coin} ke {currency}",
  "market.sell.meta.description":
    "Jual {coin} ke {currency} langsung kepada pengguna lain: harga acuan, limit pesanan, biaya, dan metode pembayaran. Koin disimpan dalam escrow.",

  "market.side": "Beli atau jual",
  "market.buy": "Beli",
  "market.sell": "Jual",
  "market.coins": "Koin",
  "market.skip": "Langsung ke iklan",
  "market.show": "Tampilkan",
  "market.buy.title": "Beli {coin} dengan {currency}",
  "market.sell.title": "Jual {coin} ke {currency}",

  "market.facts.title": "Tentang pasar ini",
  "market.facts.reference": "Harga acuan",
  "market.facts.limits": "Limit pesanan",
  "market.facts.fee": "Biaya taker",
  "market.facts.methods": "Metode pembayaran",
  "market.facts.methodCount": "{count, plural, other {# metode pembayaran}}",
  "market.stale": "Harga tertunda",
  "market.unavailable": "Harga belum dapat ditampilkan saat ini.",

  "market.closed": "Pasar ini tidak dibuka.",
});
