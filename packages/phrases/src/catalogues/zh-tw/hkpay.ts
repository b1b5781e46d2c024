import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "用港幣（HKD）買賣加密貨幣",
  "hkpay.meta.description":
    "透過轉數快（FPS）或銀行轉帳，與他人直接以港幣買賣加密貨幣。即時廣告、步驟清楚，確認付款前幣由平台託管。",

  "hkpay.title": "用港幣買賣加密貨幣",
  "hkpay.lead": "透過轉數快（FPS）或銀行轉帳與他人直接交易。賣家確認收款前，幣由 Parley 託管。",
  "hkpay.buy": "用港幣購買",
  "hkpay.sell": "出售換港幣",

  "hkpay.offers.title": "即時港幣廣告",
  "hkpay.offers.buy": "適合購買的最佳廣告",
  "hkpay.offers.sell": "適合出售的最佳廣告",
  "hkpay.offers.none": "目前沒有港幣廣告。",
  "hkpay.offers.all": "全部港幣廣告",

  "hkpay.methods.title": "香港常用的付款方式",
  "hkpay.methods.fps.text":
    "轉數快（FPS）全天候在銀行與錢包之間轉移港幣，數秒到帳。大多數轉數快訂單幾分鐘內即可完成。",
  "hkpay.methods.bank.text": "可從香港任何銀行轉帳至賣家帳戶，適合較大金額；請留意銀行的營業時間。",
  "hkpay.methods.offers": "支援{method}的廣告",

  "hkpay.buying.title": "用港幣購買",
  "hkpay.buying.choose": "選擇廣告，輸入金額並下單，此時幣由 Parley 託管。",
  "hkpay.buying.pay": "在付款時限內，用您本人的帳戶透過轉數快或銀行轉帳支付準確金額。",
  "hkpay.buying.confirm": "點選「我已付款」，讓賣家查收您的款項。",
  "hkpay.buying.receive": "賣家確認後，幣即到達您的錢包。",
  "hkpay.selling.title": "出售換港幣",
  "hkpay.selling.choose": "新增用於收取港幣的帳戶，選擇廣告並下單。",
  "hkpay.selling.wait": "買家付款期間，您的幣由平台託管。",
  "hkpay.selling.check": "登入您的銀行查看款項是否到帳。付款人姓名必須與註冊姓名一致。",
  "hkpay.selling.release": "款項到帳後，點選「已收款，放幣」。",

  "hkpay.safety.title": "保護您的資金安全",
  "hkpay.safety.own": "只使用本人註冊姓名名下的帳戶付款。",
  "hkpay.safety.remark": "轉帳時請勿在備註中提及加密貨幣或平台，銀行可能會扣留此類款項。",
  "hkpay.safety.cancel": "轉帳之後切勿取消訂單。",
  "hkpay.safety.proof": "截圖不等於付款。請在銀行顯示到帳後再放幣。",
  "hkpay.safety.private": "請在平台內交易。與廣告方私下交易不受託管保護。",
  "hkpay.safety.appeal":
    "如果款項或加密貨幣未到帳，請提出申訴。由客服裁定，在此之前幣一直處於託管中。",
});
