import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "用港币（HKD）买卖加密货币",
  "hkpay.meta.description":
    "通过转数快（FPS）或银行转账，与他人直接以港币买卖加密货币。实时广告、步骤清晰，确认付款前币由平台托管。",

  "hkpay.title": "用港币买卖加密货币",
  "hkpay.lead": "通过转数快（FPS）或银行转账与他人直接交易。卖家确认收款前，币由 Parley 托管。",
  "hkpay.buy": "用港币购买",
  "hkpay.sell": "出售换港币",

  "hkpay.offers.title": "实时港币广告",
  "hkpay.offers.buy": "适合购买的最优广告",
  "hkpay.offers.sell": "适合出售的最优广告",
  "hkpay.offers.none": "目前没有港币广告。",
  "hkpay.offers.all": "全部港币广告",

  "hkpay.methods.title": "香港常用的支付方式",
  "hkpay.methods.fps.text":
    "转数快（FPS）全天候在银行与钱包之间转账港币，数秒到账。大多数转数快订单几分钟内即可完成。",
  "hkpay.methods.bank.text": "可从香港任意银行转账至卖家账户，适合较大金额；请留意银行的营业时间。",
  "hkpay.methods.offers": "支持{method}的广告",

  "hkpay.buying.title": "用港币购买",
  "hkpay.buying.choose": "选择广告，输入金额并下单，此时币由 Parley 托管。",
  "hkpay.buying.pay": "在付款时限内，用您本人的账户通过转数快或银行转账支付准确金额。",
  "hkpay.buying.confirm": "点击“我已付款”，让卖家查收您的款项。",
  "hkpay.buying.receive": "卖家确认后，币即到达您的钱包。",
  "hkpay.selling.title": "出售换港币",
  "hkpay.selling.choose": "添加用于收取港币的账户，选择广告并下单。",
  "hkpay.selling.wait": "买家付款期间，您的币由平台托管。",
  "hkpay.selling.check": "登录您的银行查看款项是否到账。付款人姓名必须与注册姓名一致。",
  "hkpay.selling.release": "款项到账后，点击“已收款，放币”。",

  "hkpay.safety.title": "保护您的资金安全",
  "hkpay.safety.own": "只使用本人注册姓名名下的账户付款。",
  "hkpay.safety.remark": "转账时请勿在备注中提及加密货币或平台，银行可能会扣留此类款项。",
  "hkpay.safety.cancel": "转账之后切勿取消订单。",
  "hkpay.safety.proof": "截图不等于付款。请在银行显示到账后再放币。",
  "hkpay.safety.private": "请在平台内交易。与广告方私下交易不受托管保护。",
  "hkpay.safety.appeal":
    "如果款项或加密货币未到账，请提起申诉。由客服裁定，在此之前币一直处于托管中。",
});
