import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "香港ドル（HKD）で暗号資産を購入・売却",
  "hkpay.meta.description":
    "FPS または銀行振込で、個人間で暗号資産を HKD と取引できます。最新の広告、わかりやすい手順、支払いが確認されるまでコインはエスクローで保管されます。",

  "hkpay.title": "香港ドルで暗号資産を購入・売却",
  "hkpay.lead":
    "FPS または銀行振込で、ほかの人と直接取引できます。売り手が入金を確認するまで、Parley がコインをエスクローで保管します。",
  "hkpay.buy": "HKD で購入",
  "hkpay.sell": "HKD で売却",

  "hkpay.offers.title": "HKD の最新広告",
  "hkpay.offers.buy": "購入に最適な広告",
  "hkpay.offers.sell": "売却に最適な広告",
  "hkpay.offers.none": "現在、HKD の広告はありません。",
  "hkpay.offers.all": "HKD のすべての広告",

  "hkpay.methods.title": "香港での支払い方法",
  "hkpay.methods.fps.text":
    "Faster Payment System は、昼夜を問わず数秒で銀行やウォレットの間で HKD を送金します。FPS の注文のほとんどは数分で完了します。",
  "hkpay.methods.bank.text":
    "香港のどの銀行からでも売り手の口座へ振り込めます。大きな金額に向いていますが、銀行の営業時間にご注意ください。",
  "hkpay.methods.offers": "{method} の広告",

  "hkpay.buying.title": "HKD で購入する",
  "hkpay.buying.choose": "広告を選び、金額を入力して注文します。コインは Parley が保管します。",
  "hkpay.buying.pay":
    "支払い期限内に、ご自身の口座から FPS または銀行振込で正確な金額を送金します。",
  "hkpay.buying.confirm": "「支払い済み」を押すと、売り手が入金を確認します。",
  "hkpay.buying.receive": "売り手が確認すると、コインがウォレットに入ります。",
  "hkpay.selling.title": "HKD で売却する",
  "hkpay.selling.choose": "HKD を受け取る口座を追加し、広告を選んで注文します。",
  "hkpay.selling.wait": "買い手が支払う間、コインはエスクローで保管されます。",
  "hkpay.selling.check":
    "銀行にログインして入金を確認します。支払人の名義は登録名と一致している必要があります。",
  "hkpay.selling.release": "入金されたら「入金を確認してリリース」を押します。",

  "hkpay.safety.title": "資金を守るために",
  "hkpay.safety.own": "必ずご自身の登録名と同じ名義の口座から支払ってください。",
  "hkpay.safety.remark":
    "送金の備考欄に、暗号資産やプラットフォームに関することを書かないでください。銀行が送金を保留することがあります。",
  "hkpay.safety.cancel": "送金した後は、決して注文をキャンセルしないでください。",
  "hkpay.safety.proof":
    "スクリーンショットは支払いではありません。銀行で入金を確認できてからコインをリリースしてください。",
  "hkpay.safety.private":
    "取引はプラットフォーム内で行ってください。広告主とプラットフォーム外で直接取引した場合、エスクローの保護は受けられません。",
  "hkpay.safety.appeal":
    "支払いや暗号資産が届かない場合は、異議を申し立ててください。カスタマーサービスが判断するまで、コインはエスクローに残ります。",
});
