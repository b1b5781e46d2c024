import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "快捷交易：以最优价格买卖加密货币",
  "express.meta.description":
    "输入您想购买或出售的金额，Parley 会找到您可交易的最优广告并填好表单，币由平台托管。",

  "express.title": "快捷交易",
  "express.lead": "输入金额，我们会找到您可交易的最优广告，并打开已填好的表单。",

  "express.side": "购买或出售",
  "express.buy": "购买",
  "express.sell": "出售",
  "express.amount": "金额",
  "express.unit": "金额单位",
  "express.coin": "币种",
  "express.currency": "货币",
  "express.method": "支付方式",
  "express.anyMethod": "不限支付方式",
  "express.find": "查找最优广告",

  "express.best": "为您匹配的最优广告",
  "express.enterAmount": "输入金额即可查看最优广告。",
  "express.note": "价格每隔几秒重新核对一次，下单时锁定。",
  "express.allOffers": "查看全部广告",
  "express.searching": "正在查找最优广告",

  "express.none.title": "暂无广告",
  "express.none.text": "目前没有人以 {fiat} 交易 {token}。请换一个币种或货币。",
  "express.noMethod.title": "没有支持该支付方式的广告",
  "express.noMethod.text": "有支持其他支付方式的广告。",
  "express.outside.title": "没有广告接受该金额",
  "express.outside.text": "目前可交易 {least} 至 {most}。",
  "express.use": "使用 {amount}",
  "express.paused.title": "该市场已暂停",
  "express.paused.text": "目前无法以 {fiat} 交易 {token}，请稍后再来。",
  "express.limit.title": "已达上限",
  "express.limit.text": "您进行中的订单已达目前上限，请先完成其中一笔。",
  "express.limit.orders": "查看我的订单",
  "express.failed": "价格核对失败",

  "express.how.title": "快捷交易如何运作",
  "express.how.amount": "您告诉我们想购买或出售多少，以及付款或收款的方式。",
  "express.how.match": "Parley 比较您可交易的全部广告，显示计入手续费后价格最优的一条。",
  "express.how.order": "您核对表单并下单，从此刻起币由平台托管。",
});
