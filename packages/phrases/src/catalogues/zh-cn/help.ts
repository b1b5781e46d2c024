import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Parley 如何保护您",
  "help.protection.lead": "交易中您的币会怎样、Parley 如何防范欺诈，以及您自己该怎么做。",
  "help.contents": "本页内容",

  "help.protection.escrow.title": "币由平台托管",
  "help.protection.escrow.1": "订单创建后，币从卖家余额转入托管。订单结束前，双方都不能动用。",
  "help.protection.escrow.2": "买家直接付款给卖家，Parley 从不经手这笔钱。",
  "help.protection.escrow.3":
    "订单标记为已付款后，不会因超时而退币。只有卖家放币、双方达成一致或客服裁定时，币才会转移。",

  "help.protection.release.title": "看到钱再放币",
  "help.protection.release.1":
    "请在您自己的银行或支付账户中核对全额到账。买家的截图、消息或邮件都不是凭证。",
  "help.protection.release.2": "放币需要安全验证码，且不可撤销。已放出的币无法追回。",
  "help.protection.release.3":
    "买家需填写付款账户的户名和末四位。户名与其认证姓名不一致时，卖家会看到警告。",

  "help.protection.codes.title": "验证码只能用一次",
  "help.protection.codes.1":
    "安全验证码只能使用一次，仅限一个用途，几分钟内有效。验证器中用过的验证码，在其他操作中也会被拒绝。",
  "help.protection.codes.2":
    "放币和提现的验证码加密后才离开浏览器，并与您确认的内容绑定，途中无人能读取或挪作他用。",

  "help.protection.account.title": "账户变更",
  "help.protection.account.1":
    "新邮箱或新手机号在 24 小时内不能用于登录或重置密码。您的其他联系方式会收到可撤销变更的链接。",
  "help.protection.account.2":
    "重置密码、解绑或更换邮箱或手机号、关闭验证器后，24 小时内不能提现。待处理的提现会退回您的钱包。",
  "help.protection.account.3":
    "您可以在“账户安全”中查看并退出每台已登录的设备。30 天未使用的登录会自动失效。",

  "help.protection.limits.title": "新账户限额",
  "help.protection.limits.1":
    "新账户只能有少量进行中的订单，金额也有限。完成的交易和不同的交易对象越多，限额越高。",
  "help.protection.limits.2": "限额、禁止交易和冻结对同一人的所有账户一并生效，包括子用户。",
  "help.protection.limits.3":
    "注册不足 30 天的账户买入的币，或用可撤销的支付方式买入的币，24 小时后才能出售或提现。下单前页面会提示。",

  "help.protection.appeals.title": "出现问题时",
  "help.protection.appeals.1":
    "买家已标记付款但资金未在通常时间内到账时，卖家可以反馈，系统会要求买家在 60 分钟内提供凭证。",
  "help.protection.appeals.2":
    "任何一方都可以申诉。币继续托管，客服会查看订单、聊天记录和双方的凭证。",
  "help.protection.appeals.3":
    "裁定在通知双方两小时后生效。在此之前，每一方可要求一次由另一名工作人员复核。",

  "help.protection.staff.title": "由谁裁定",
  "help.protection.staff.1":
    "工作人员不能交易，也不得处理自己账户的案件，或与其共用联系方式、设备、收付款账户的账户的案件。",
  "help.protection.staff.2":
    "大额案件需要第二名工作人员批准。工作人员的每项操作都有记录，且不可修改。",

  "help.protection.names.title": "名称与消息",
  "help.protection.names.1":
    "模仿其他用户或 Parley 的昵称会被拒绝。昵称每 30 天可修改一次，旧昵称会显示 90 天。",
  "help.protection.names.2": "聊天中的链接、电话号码和账号会附带警告。请只付款到订单显示的账户。",

  "help.protection.never.title": "Parley 绝不会要求",
  "help.protection.never.1": "Parley 绝不会在聊天、电话或邮件中索要您的密码或安全验证码。",
  "help.protection.never.2": "Parley 绝不会要求您提前放币、付款到其他账户或离开本站继续交易。",

  "help.protection.you.title": "您应该做的",
  "help.protection.you.1": "只用本人名下的账户，按订单金额准确付款，钱转出后再标记已付款。",
  "help.protection.you.2": "请在订单聊天中沟通。在别处达成的约定不受保护。",
  "help.protection.you.3": "设置验证器或通行密钥以及防钓鱼码，登录前核对网址。",
  "help.protection.you.4": "有疑问时不要放币，付款后不要取消订单，请提出申诉。",
});
