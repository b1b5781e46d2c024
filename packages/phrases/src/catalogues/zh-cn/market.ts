import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "用 {currency} 购买 {coin}",
  "market.buy.meta.description":
    "通过 P2P 用 {currency} 购买 {coin}：查看参考价、单笔限额、手续费和支付方式，交易期间币由平台托管。",
  "market.sell.meta.title": "出售 {coin}，收取 {currency}",
  "market.sell.meta.description":
    "通过 P2P 出售 {coin}，收取 {currency}：查看参考价、单笔限额、手续费和支付方式，交易期间币由平台托管。",

  "market.side": "购买或出售",
  "market.buy": "购买",
  "market.sell": "出售",
  "market.coins": "币种",
  "market.skip": "跳到广告列表",
  "market.show": "查看",
  "market.buy.title": "用{currency}购买 {coin}",
  "market.sell.title": "出售 {coin}，收取{currency}",

  "market.facts.title": "市场信息",
  "market.facts.reference": "参考价",
  "market.facts.limits": "单笔限额",
  "market.facts.fee": "吃单方手续费",
  "market.facts.methods": "支付方式",
  "market.facts.methodCount": "{count, plural, other {# 种支付方式}}",
  "market.stale": "价格有延迟",
  "market.unavailable": "暂时无法显示价格。",

  "market.closed": "该市场未开放交易。",
});
