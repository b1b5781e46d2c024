import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley：P2P 买卖加密货币",
  "home.meta.description":
    "在 Parley 选择其他用户发布的广告，用本国货币买卖加密货币。确认收款之前，加密货币始终由 Parley 托管。",

  "home.hero.title": "与其他用户直接买卖加密货币",
  "home.hero.text":
    "选择广告，用您习惯的方式付款，即可收到加密货币。从下单那一刻起，卖家的币便由 Parley 托管，双方素不相识，也能放心成交。",
  "home.hero.buy": "购买加密货币",
  "home.hero.sell": "出售加密货币",

  "home.express.title": "快捷交易：按金额匹配最优广告",
  "home.express.side": "购买或出售",
  "home.express.amount": "金额",
  "home.express.find": "查找最优广告",
  "home.express.youGet": "约可获得 {amount}",
  "home.express.youGive": "约需卖出 {amount}",
  "home.express.price": "最优价格：{price}",
  "home.express.none": "目前没有适合该金额的广告，快捷交易会显示最接近的选择。",

  "home.prices.title": "主要市场行情",
  "home.prices.currency": "货币",
  "home.prices.show": "查看价格",
  "home.prices.coin": "币种",
  "home.prices.price": "参考价",
  "home.prices.bestBuy": "最优购买价",
  "home.prices.bestSell": "最优出售价",
  "home.prices.offers": "广告：{count}",
  "home.prices.noOffers": "暂无广告",
  "home.prices.buy": "购买",
  "home.prices.sell": "出售",
  "home.prices.buyCoin": "购买 {coin}",
  "home.prices.sellCoin": "出售 {coin}",
  "home.prices.asOf": "更新于 {time}",
  "home.prices.stale": "价格有延迟",
  "home.prices.note": "参考价取自多个来源的中位数，广告方会在此基础上自行定价。",
  "home.prices.unavailable": "暂时无法显示价格。",

  "home.facts.title": "数字看 Parley",
  "home.facts.trades": "已完成的交易",
  "home.facts.release": "从付款到放币（中位数）",
  "home.facts.escrow": "当前托管中的币的价值",
  "home.facts.coins": "币种",
  "home.facts.currencies": "货币",
  "home.facts.methods": "支付方式",
  "home.facts.languages": "语言",
  "home.facts.fee": "吃单方手续费，广告方免费",

  "home.steps.title": "交易流程",
  "home.steps.order.title": "下单",
  "home.steps.order.text": "选择广告并填写金额。下单后，卖家的币即由 Parley 托管。",
  "home.steps.pay.title": "向卖家付款",
  "home.steps.pay.text": "在付款时限内，按指定的支付方式转账，然后点击“我已付款”。",
  "home.steps.confirm.title": "卖家确认收款",
  "home.steps.confirm.text": "卖家核实款项到账后，点击“已收款，放币”。",
  "home.steps.transfer.title": "资产划转",
  "home.steps.transfer.text": "系统解除托管，将币划转给买家。",
  "home.steps.done.title": "已完成",
  "home.steps.done.text": "币已存入买家钱包。交易过程中如遇问题，买卖双方均可发起申诉。",

  "home.safety.title": "买卖双方都有保障",
  "home.safety.escrow.title": "从下单起全程托管",
  "home.safety.escrow.text": "挂单数量真实有效：广告上线时即已预留，订单进行期间由平台托管。",
  "home.safety.identity.title": "仅限实名用户",
  "home.safety.identity.text":
    "所有交易用户均已通过身份、手机和邮箱验证。付款人姓名必须与注册姓名一致。",
  "home.safety.appeal.title": "遇到问题有人处理",
  "home.safety.appeal.text":
    "未收到款项或加密货币时，可发起申诉。在客服作出裁定之前，币始终处于托管状态。",
  "home.safety.clear.title": "下一步始终清楚",
  "home.safety.clear.text": "每笔进行中的订单都会写明：若双方均未操作，谁的资金将在何时如何处理。",

  "home.rules.title": "保障资金安全的三条规则",
  "home.rules.own": "只使用本人注册姓名名下的账户付款。",
  "home.rules.remark": "银行转账时，请勿在备注中提及加密货币或 Parley。",
  "home.rules.private": "请在平台内交易。与广告方私下交易不受托管保护。",

  "home.start.title": "首次交易前的准备",
  "home.start.phone": "验证手机号",
  "home.start.email": "验证邮箱",
  "home.start.kyc": "完成身份认证（KYC）",
  "home.start.agreement": "同意 P2P 服务协议",
  "home.start.twoFactor": "开启双重验证（2FA）",

  "home.questions.title": "常见问题",
  "home.questions.fee.question": "交易需要多少手续费？",
  "home.questions.fee.answer":
    "手续费由吃单方（即选择广告下单的一方）承担，费率为交易币量的 {rate}，从到账数额中扣除。广告方无需支付手续费。银行或支付服务商可能另行收费。",
  "home.questions.time.question": "完成交易需要多长时间？",
  "home.questions.time.answer":
    "每条广告都会以分钟标明付款时限。款项到账后，大多数卖家会在几分钟内放币。",
  "home.questions.unpaid.question": "如果买家一直不付款怎么办？",
  "home.questions.unpaid.answer": "付款时限一到，订单会自动取消，币退回卖家。",
  "home.questions.unreleased.question": "我已付款，但卖家迟迟不放币怎么办？",
  "home.questions.unreleased.answer":
    "请勿取消订单。请凭付款凭证发起申诉；在裁定作出之前，币始终处于托管状态。",
  "home.questions.price.question": "价格由谁决定？",
  "home.questions.price.answer":
    "由广告方决定，可设为固定价格，也可跟随市场浮动。偏离参考价过大的价格不予接受。",
});
