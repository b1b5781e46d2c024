import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "エクスプレス：最良の価格で暗号資産を購入・売却",
  "express.meta.description":
    "購入または売却したい金額を入力してください。取引できる最良の広告を Parley が見つけてフォームに入力します。コインはエスクローで保管されます。",

  "express.title": "エクスプレス",
  "express.lead": "金額を入力すると、取引できる最良の広告を見つけ、入力済みのフォームを開きます。",

  "express.side": "購入または売却",
  "express.buy": "購入",
  "express.sell": "売却",
  "express.amount": "金額",
  "express.unit": "金額の単位",
  "express.coin": "コイン",
  "express.currency": "通貨",
  "express.method": "支払い方法",
  "express.anyMethod": "すべての支払い方法",
  "express.find": "最良の広告を探す",

  "express.best": "お客様に最適な広告",
  "express.enterAmount": "金額を入力すると、最良の広告が表示されます。",
  "express.note": "価格は数秒ごとに確認されます。注文した時点で価格が確定します。",
  "express.allOffers": "すべての広告を見る",
  "express.searching": "最良の広告を探しています",

  "express.none.title": "現在、広告はありません",
  "express.none.text":
    "現在 {fiat} で {token} を取引する人はいません。別のコインまたは通貨をお試しください。",
  "express.noMethod.title": "この支払い方法の広告はありません",
  "express.noMethod.text": "ほかの支払い方法の広告があります。",
  "express.outside.title": "この金額を受け付ける広告はありません",
  "express.outside.text": "現在は {least} から {most} の間で取引できます。",
  "express.use": "{amount} にする",
  "express.paused.title": "この市場は停止中です",
  "express.paused.text":
    "現在 {token} は {fiat} で取引できません。しばらくしてからもう一度お試しください。",
  "express.limit.title": "上限に達しました",
  "express.limit.text": "現在開ける注文数の上限に達しています。先にいずれかを完了してください。",
  "express.limit.orders": "注文履歴を見る",
  "express.failed": "価格を確認できませんでした",

  "express.how.title": "エクスプレスの仕組み",
  "express.how.amount": "購入または売却する金額と、支払いまたは受け取りの方法を指定します。",
  "express.how.match":
    "取引できるすべての広告を Parley が比較し、手数料込みで最も有利な広告を表示します。",
  "express.how.order":
    "フォームを確認して注文すると、その時点からコインはエスクローで保管されます。",
});
