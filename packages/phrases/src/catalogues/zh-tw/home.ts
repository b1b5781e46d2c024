import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley：P2P 買賣加密貨幣",
  "home.meta.description":
    "在 Parley 挑選其他使用者刊登的廣告，以當地貨幣買賣加密貨幣。確認收款之前，加密貨幣一律由 Parley 託管。",

  "home.hero.title": "與其他使用者直接買賣加密貨幣",
  "home.hero.text":
    "挑選廣告，用您慣用的方式付款，就能收到加密貨幣。從下單的那一刻起，賣家的幣便由 Parley 託管，雙方素不相識也能安心成交。",
  "home.hero.buy": "購買加密貨幣",
  "home.hero.sell": "出售加密貨幣",

  "home.express.title": "快捷交易：依金額配對最佳廣告",
  "home.express.side": "購買或出售",
  "home.express.amount": "金額",
  "home.express.find": "尋找最佳廣告",
  "home.express.youGet": "約可獲得 {amount}",
  "home.express.youGive": "約需賣出 {amount}",
  "home.express.price": "最佳價格：{price}",
  "home.express.none": "目前沒有適合此金額的廣告，快捷交易會顯示最接近的選擇。",

  "home.prices.title": "主要市場行情",
  "home.prices.currency": "貨幣",
  "home.prices.show": "查看價格",
  "home.prices.coin": "幣種",
  "home.prices.price": "參考價",
  "home.prices.bestBuy": "最佳購買價",
  "home.prices.bestSell": "最佳出售價",
  "home.prices.offers": "廣告：{count}",
  "home.prices.noOffers": "目前沒有廣告",
  "home.prices.buy": "購買",
  "home.prices.sell": "出售",
  "home.prices.buyCoin": "購買 {coin}",
  "home.prices.sellCoin": "出售 {coin}",
  "home.prices.asOf": "更新於 {time}",
  "home.prices.stale": "價格有延遲",
  "home.prices.note": "參考價取自多個來源的中位數，廣告方會以此為基準自行定價。",
  "home.prices.unavailable": "目前無法顯示價格。",

  "home.facts.title": "數字看 Parley",
  "home.facts.trades": "已完成的交易",
  "home.facts.release": "從付款到放幣（中位數）",
  "home.facts.escrow": "目前託管中的幣的價值",
  "home.facts.coins": "幣種",
  "home.facts.currencies": "貨幣",
  "home.facts.methods": "付款方式",
  "home.facts.languages": "語言",
  "home.facts.fee": "吃單方手續費，廣告方免費",

  "home.steps.title": "交易流程",
  "home.steps.order.title": "下單",
  "home.steps.order.text": "挑選廣告並輸入金額。下單後，賣家的幣即由 Parley 託管。",
  "home.steps.pay.title": "付款給賣家",
  "home.steps.pay.text": "在付款時限內，依指定的付款方式轉帳，然後點選「我已付款」。",
  "home.steps.confirm.title": "賣家確認收款",
  "home.steps.confirm.text": "賣家確認款項入帳後，點選「已收款，放幣」。",
  "home.steps.transfer.title": "資產劃轉",
  "home.steps.transfer.text": "系統解除託管，將幣劃轉給買家。",
  "home.steps.done.title": "已完成",
  "home.steps.done.text": "幣已存入買家錢包。過程中若有任何問題，買賣雙方皆可提出申訴。",

  "home.safety.title": "買賣雙方都有保障",
  "home.safety.escrow.title": "從下單起全程託管",
  "home.safety.escrow.text": "刊登數量真實有效：廣告上線時即已預留，訂單進行期間由平台託管。",
  "home.safety.identity.title": "僅限實名使用者",
  "home.safety.identity.text":
    "所有交易者都已通過身分、手機和電子郵件驗證。付款人姓名必須與註冊姓名相符。",
  "home.safety.appeal.title": "遇到問題有人處理",
  "home.safety.appeal.text":
    "若未收到款項或加密貨幣，可提出申訴。在客服做出裁決之前，幣會持續由平台託管。",
  "home.safety.clear.title": "隨時清楚下一步",
  "home.safety.clear.text": "每筆進行中的訂單都會寫明：若雙方均未操作，誰的資金將於何時如何處理。",

  "home.rules.title": "保障資金安全的三項守則",
  "home.rules.own": "只使用本人註冊姓名名下的帳戶付款。",
  "home.rules.remark": "銀行轉帳時，請勿在備註中提及加密貨幣或 Parley。",
  "home.rules.private": "請在平台內交易。與廣告方私下交易不受託管保護。",

  "home.start.title": "首次交易前的準備",
  "home.start.phone": "驗證手機號碼",
  "home.start.email": "驗證電子郵件",
  "home.start.kyc": "完成身分認證（KYC）",
  "home.start.agreement": "同意 P2P 服務協議",
  "home.start.twoFactor": "啟用雙重驗證（2FA）",

  "home.questions.title": "常見問題",
  "home.questions.fee.question": "交易手續費是多少？",
  "home.questions.fee.answer":
    "手續費由吃單方（即選擇廣告下單的一方）負擔，費率為交易幣量的 {rate}，從入帳數額中扣除。廣告方無須支付手續費。銀行或支付業者可能另外收費。",
  "home.questions.time.question": "完成交易需要多久？",
  "home.questions.time.answer":
    "每則廣告都會以分鐘標示付款時限。款項入帳後，大多數賣家會在幾分鐘內放幣。",
  "home.questions.unpaid.question": "如果買家一直不付款怎麼辦？",
  "home.questions.unpaid.answer": "付款時限一到，訂單會自動取消，幣將退還給賣家。",
  "home.questions.unreleased.question": "我已付款，但賣家遲遲不放幣怎麼辦？",
  "home.questions.unreleased.answer":
    "請勿取消訂單。請檢附付款證明提出申訴；在裁決做出之前，幣會持續由平台託管。",
  "home.questions.price.question": "價格由誰決定？",
  "home.questions.price.answer":
    "由廣告方決定，可設為固定價格，也可隨市場浮動。偏離參考價過多的價格不予接受。",
});
