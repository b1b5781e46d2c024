import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "{currency}で{coin}を購入",
  "market.buy.meta.description":
    "P2Pで{coin}を{currency}で購入。参考価格、注文限度額、手数料、支払い方法を確認できます。コインは取引中、エスクローで保管されます。",
  "market.sell.meta.title": "{coin}を{currency}で売却",
  "market.sell.meta.description":
    "P2Pで{coin}を{currency}で売却。参考価格、注文限度額、手数料、支払い方法を確認できます。コインは取引中、エスクローで保管されます。",

  "market.side": "購入または売却",
  "market.buy": "購入",
  "market.sell": "売却",
  "market.coins": "コイン",
  "market.skip": "広告一覧へスキップ",
  "market.show": "表示",
  "market.buy.title": "{currency}で{coin}を購入",
  "market.sell.title": "{coin}を{currency}で売却",

  "market.facts.title": "このマーケットについて",
  "market.facts.reference": "参考価格",
  "market.facts.limits": "注文限度額",
  "market.facts.fee": "テイカー手数料",
  "market.facts.methods": "支払い方法",
  "market.facts.methodCount": "{count, plural, other {#種類の支払い方法}}",
  "market.stale": "価格の更新が遅れています",
  "market.unavailable": "現在、価格を表示できません。",

  "market.closed": "このマーケットは現在取引できません。",
});
