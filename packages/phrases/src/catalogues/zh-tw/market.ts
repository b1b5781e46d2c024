import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "用 {currency} 購買 {coin}",
  "market.buy.meta.description":
    "透過 P2P 用 {currency} 購買 {coin}：查看參考價、單筆限額、手續費和付款方式，交易期間幣由平台託管。",
  "market.sell.meta.title": "出售 {coin}，收取 {currency}",
  "market.sell.meta.description":
    "透過 P2P 出售 {coin}，收取 {currency}：查看參考價、單筆限額、手續費和付款方式，交易期間幣由平台託管。",

  "market.side": "購買或出售",
  "market.buy": "購買",
  "market.sell": "出售",
  "market.coins": "幣種",
  "market.skip": "跳至廣告列表",
  "market.show": "查看",
  "market.buy.title": "用{currency}購買 {coin}",
  "market.sell.title": "出售 {coin}，收取{currency}",

  "market.facts.title": "市場資訊",
  "market.facts.reference": "參考價",
  "market.facts.limits": "單筆限額",
  "market.facts.fee": "吃單方手續費",
  "market.facts.methods": "付款方式",
  "market.facts.methodCount": "{count, plural, other {# 種付款方式}}",
  "market.stale": "價格有延遲",
  "market.unavailable": "目前無法顯示價格。",

  "market.closed": "此市場未開放交易。",
});
