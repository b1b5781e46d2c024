import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "快捷交易：以最佳價格買賣加密貨幣",
  "express.meta.description":
    "輸入您想購買或出售的金額，Parley 會找到您可交易的最佳廣告並填好表單，幣由平台託管。",

  "express.title": "快捷交易",
  "express.lead": "輸入金額，我們會找到您可交易的最佳廣告，並開啟已填好的表單。",

  "express.side": "購買或出售",
  "express.buy": "購買",
  "express.sell": "出售",
  "express.amount": "金額",
  "express.unit": "金額單位",
  "express.coin": "幣種",
  "express.currency": "貨幣",
  "express.method": "付款方式",
  "express.anyMethod": "不限付款方式",
  "express.find": "尋找最佳廣告",

  "express.best": "為您配對的最佳廣告",
  "express.enterAmount": "輸入金額即可查看最佳廣告。",
  "express.note": "價格每隔幾秒重新核對一次，下單時鎖定。",
  "express.allOffers": "查看全部廣告",
  "express.searching": "正在尋找最佳廣告",

  "express.none.title": "目前沒有廣告",
  "express.none.text": "目前沒有人以 {fiat} 交易 {token}。請換一個幣種或貨幣。",
  "express.noMethod.title": "沒有支援此付款方式的廣告",
  "express.noMethod.text": "有支援其他付款方式的廣告。",
  "express.outside.title": "沒有廣告接受此金額",
  "express.outside.text": "目前可交易 {least} 至 {most}。",
  "express.use": "使用 {amount}",
  "express.paused.title": "此市場已暫停",
  "express.paused.text": "目前無法以 {fiat} 交易 {token}，請稍後再來。",
  "express.limit.title": "已達上限",
  "express.limit.text": "您進行中的訂單已達目前上限，請先完成其中一筆。",
  "express.limit.orders": "查看我的訂單",
  "express.failed": "價格核對失敗",

  "express.how.title": "快捷交易如何運作",
  "express.how.amount": "您告訴我們想購買或出售多少，以及付款或收款的方式。",
  "express.how.match": "Parley 比較您可交易的全部廣告，顯示計入手續費後價格最佳的一則。",
  "express.how.order": "您核對表單並下單，從此刻起幣由平台託管。",
});
