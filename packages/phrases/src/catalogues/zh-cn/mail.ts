import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "您的 Parley 安全验证码",
  "mail.code.register": "输入此验证码即可创建账户。",
  "mail.code.login": "输入此验证码即可登录账户。",
  "mail.code.resetPassword": "输入此验证码即可设置新密码。",
  "mail.code.bindEmail": "输入此验证码即可为账户绑定邮箱。",
  "mail.code.bindPhone": "输入此验证码即可为账户绑定手机号。",
  "mail.code.unbindEmail": "输入此验证码即可为账户解绑邮箱。",
  "mail.code.unbindPhone": "输入此验证码即可为账户解绑手机号。",
  "mail.code.totpConfirm": "输入此验证码即可开启 Google Authenticator。",
  "mail.code.totpRemove": "输入此验证码即可关闭 Google Authenticator。",
  "mail.code.passwordChange": "输入此验证码即可修改密码。",
  "mail.code.passkeyAdd": "输入此验证码即可为账户添加通行密钥。",
  "mail.code.passkeyRemove": "输入此验证码即可从账户中删除通行密钥。",
  "mail.code.recoveryCodes": "输入此验证码即可生成新的恢复码。",
  "mail.code.createUserPayment": "输入此验证码即可添加支付方式。",
  "mail.code.updateUserPayment": "输入此验证码即可修改支付方式。",
  "mail.code.removeUserPayment": "输入此验证码即可删除支付方式。",
  "mail.code.release": "输入此验证码即可向买家放币，请务必先确认款项已到达您的账户。",
  "mail.code.split": "输入此验证码即可将订单中的加密货币在您与买家之间分配。",
  "mail.code.withdraw": "输入此验证码即可从账户中提取加密货币。",
  "mail.code.apiSettings": "输入此验证码即可修改 API 设置。",
  "mail.code.subUsers": "输入此验证码即可向子账户授予访问权限、操作权限或转入加密货币。",
  "mail.code.staffAction": "输入此验证码即可确认您作为员工执行的操作。",
  "mail.code.valid": "验证码在 {minutes} 分钟内有效，仅可使用一次。",
  "mail.code.secret": "请勿将验证码告诉任何人，Parley 工作人员绝不会向您索取。",
  "mail.code.ignore": "如果您没有请求此验证码，请忽略本消息。",
  "mail.code.alarm": "如果您没有请求此验证码，请修改密码，并在“账户安全”中检查您的设备。",

  "mail.alreadyRegistered.subject": "您已有 Parley 账户",
  "mail.alreadyRegistered.text":
    "有人尝试使用您的信息注册。该信息已属于一个现有账户，因此未创建新账户。",
  "mail.alreadyRegistered.advice":
    "如果是您本人操作，请登录；如果忘记密码，请设置新密码。如果不是您本人操作，则无需处理。",

  "mail.newDeviceLogin.subject": "您的 Parley 账户有新的登录",
  "mail.newDeviceLogin.text": "有新设备登录了您的账户。",

  "mail.securityChanged.subject": "您的账户安全设置已变更",
  "mail.securityChanged.passwordChanged": "您的密码已修改。",
  "mail.securityChanged.passwordReset": "您的密码已重置。",
  "mail.securityChanged.emailBound": "您的账户已绑定邮箱。",
  "mail.securityChanged.emailUnbound": "您的账户已解绑邮箱。",
  "mail.securityChanged.phoneBound": "您的账户已绑定手机号。",
  "mail.securityChanged.phoneUnbound": "您的账户已解绑手机号。",
  "mail.securityChanged.totpEnabled": "Google Authenticator 已开启。",
  "mail.securityChanged.totpRemoved": "Google Authenticator 已关闭。",
  "mail.securityChanged.passkeyAdded": "您的账户已添加一个通行密钥。",
  "mail.securityChanged.passkeyRemoved": "您的账户已删除一个通行密钥。",
  "mail.securityChanged.recoveryCodeUsed": "您的账户使用了一个恢复码。",
  "mail.securityChanged.recoveryCodesRenewed": "已生成新的恢复码，旧恢复码已失效。",
  "mail.securityChanged.subUserMayWithdraw":
    "已允许一个子账户使用其自己的验证提现，24 小时后方可提现。",
  "mail.securityChanged.antiPhishingCodeChanged": "您的防钓鱼码已修改。",
  "mail.securityChanged.resetRequested": "有人向客服申请重置您的安全验证。",
  "mail.securityChanged.resetCancelled": "重置您安全验证的申请已取消，您的账户未被移除任何内容。",
  "mail.securityChanged.contactChangeUndone":
    "您的邮箱或手机号变更已撤销。所有设备均已退出登录，请通过“忘记密码”设置新密码。",
  "mail.securityChanged.apiKeyCreated":
    "您的账户已创建一个 API 密钥。拥有该密钥的程序可以以您的名义操作。",
  "mail.securityChanged.apiKeyRevoked": "您账户的一个 API 密钥已被撤销。",
  "mail.securityChanged.subUserApiKey": "一个子账户创建了 API 密钥。",

  "mail.kycApproved.subject": "您的身份已通过认证",
  "mail.kycApproved.text": "您的身份认证已通过审核。",
  "mail.kycAsked.subject": "您的身份认证还需要补充材料",
  "mail.kycAsked.text": "在对您的身份认证作出决定之前，客服还需要补充材料。请在认证页面提交。",
  "mail.kycAsk.documentAgain": "重新拍摄证件，清晰且四角完整",
  "mail.kycAsk.otherSide": "证件的另一面",
  "mail.kycAsk.selfieAgain": "重新拍摄手持证件自拍照",
  "mail.kycAsk.proofOfAddress": "三个月内的地址证明",
  "mail.kycAsk.proofOfName": "说明姓名差异的文件",
  "mail.kycRejected.subject": "您的身份认证未通过审核",
  "mail.kycRejected.text": "您的身份认证未通过审核，请更正资料后重新提交。",
  "mail.kycReason.documentUnreadable": "证件不够清晰，无法辨认。",
  "mail.kycReason.documentIncomplete": "证件缺少某一页或某一面。",
  "mail.kycReason.documentExpired": "证件已过期。",
  "mail.kycReason.documentNotAccepted": "不接受此类证件。",
  "mail.kycReason.detailsMismatch": "填写的资料与证件不符。",
  "mail.kycReason.selfieMismatch": "自拍照与证件照片不符。",
  "mail.kycReason.notGenuine": "无法确认证件的真实性。",
  "mail.kycReason.other": "无法验证所提交的证件。",

  "mail.subUserCreated.subject": "您的账户新增了一个子账户",
  "mail.subUserCreated.text": "您的账户新增了一个子账户。",

  "mail.resetRequest.approved.subject": "您的安全重置申请已通过",
  "mail.resetRequest.approved.text": "您重置安全验证的申请已通过，请登录并重新设置。",
  "mail.resetRequest.refused.subject": "您的安全重置申请未通过",
  "mail.resetRequest.refused.text": "您重置安全验证的申请未通过，您的账户没有任何变更。",

  "mail.depositCredited.subject": "充值到账",
  "mail.depositCredited.text": "{amount} {token} 已存入您的现货钱包。",
  "mail.withdrawalSent.subject": "提现已发出",
  "mail.withdrawalSent.text": "您的 {amount} {token} 提现已发出。",
  "mail.withdrawalReturned.subject": "提现未发出",
  "mail.withdrawalReturned.text": "您的 {amount} {token} 提现未发出，资产已退回您的现货钱包。",

  "mail.tradingFrozen.subject": "您的账户已被冻结交易",
  "mail.tradingFrozen.falseClaims":
    "您多次在未付款的情况下将订单标记为已付款。在客服核实之前，您无法下单、发布广告或提现。",
  "mail.tradingFrozen.staff": "客服已冻结您账户的交易。您暂时无法下单、发布广告或提现。",
  "mail.tradingFrozen.hold":
    "客服已暂停您的账户至 {time}。在此之前，您无法下单、发布广告或提现，您订单中的币仍由平台托管。如果您认为有误，请联系客服。",
  "mail.tradingFrozen.advice":
    "您进行中的订单不受影响：仍可付款、取消、放币和申诉。如果您认为有误，请联系客服。",
  "mail.tradingRestored.subject": "您可以继续交易了",
  "mail.tradingRestored.text": "客服已解除冻结。您可以重新下单、发布广告和提现。",
  "mail.sessionsEnded.subject": "您已在所有设备上退出登录",
  "mail.sessionsEnded.text":
    "客服已结束您账户的所有登录，并撤销了 API 密钥。请重新登录；如果这不是您要求的，请先修改密码。",
  "mail.staffInvitation.subject": "Parley 团队邀请",
  "mail.staffInvitation.text":
    "您受邀加入 Parley 客服团队。请登录绑定此邮箱的账户，设置通行密钥或 Google Authenticator，并在 {time} 前接受邀请。链接仅可使用一次。",
  "mail.staffInvitation.link": "接受邀请",
  "mail.staffLogHead.subject": "员工日志，{day}",
  "mail.staffLogHead.text":
    "员工日志今天以第 {number} 行结束，其哈希为 {hash}。请保存此邮件：它可以证明截至该行的记录之后是否被改动。",
  "mail.supportAnswered.subject": "客服已回复您",
  "mail.supportAnswered.text": "客服已回复您的消息。",
  "mail.offerTakenDown.subject": "您的广告已被下架",
  "mail.offerTakenDown.text": "客服已将您的广告下线。进行中的订单按约定继续。",
  "mail.offerTakenDown.object": "如有异议，请联系客服并注明广告编号。",
  "mail.supportClosed.subject": "您的工单已关闭",
  "mail.supportClosed.text": "客服已关闭您的工单。如仍需帮助，请提交新工单。",
  "mail.caseHandedOver.subject": "有案件移交给您",
  "mail.caseHandedOver.text": "一位同事将案件移交给您。您可以在控制台的“我的案件”中找到它。",

  "mail.orderCreated.subject": "新订单",
  "mail.orderCreated.text":
    "{role, select, buyer {有人以 {amount} 向您出售 {quantity}。请通过{method}付款，然后点击“我已付款”。} other {有人通过{method}以 {amount} 向您购买 {quantity}。在确认收款之前，币由平台托管。}}",
  "mail.orderPaid.subject": "买家已将订单标记为已付款",
  "mail.orderPaid.text":
    "买家表示已通过{method}支付 {amount}。请查看您的账户，确认到账后再放出 {quantity}。",
  "mail.orderCanceled.subject": "订单已取消",
  "mail.orderCanceled.text": "买家取消了 {quantity} 的订单，币已解除托管。",
  "mail.orderTimedOut.subject": "订单已取消：付款超时",
  "mail.orderTimedOut.text":
    "{role, select, buyer {{quantity} 的订单未在时限内标记付款，已被取消。如果您已付款，请在 24 小时内提起申诉。} other {买家未在时限内付款，{quantity} 的订单已取消，币已解除托管。}}",
  "mail.orderExtended.subject": "付款时间已延长",
  "mail.orderExtended.text": "卖家为您延长了通过{method}支付 {amount} 的时间。",
  "mail.orderCompleted.subject": "订单已完成",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} 已存入您的现货钱包，您支付了 {amount}。} other {已向买家放出 {quantity}，成交金额 {amount}。}}",
  "mail.orderFailed.subject": "资产划转失败",
  "mail.orderFailed.text": "{quantity} 未能划转。币仍安全托管，后续进展请查看订单。",
  "mail.confirmReminder.subject": "买家正在等待您确认",
  "mail.confirmReminder.text":
    "买家表示已通过{method}支付 {amount}，正在等待 {quantity}。请查看账户并放币；如未到账，请提起申诉。",
  "mail.appealOpened.subject": "有新的申诉",
  "mail.appealOpened.text":
    "{by, select, buyer {买家就 {quantity} 的订单提起了申诉，请补充您的说明和证据。} seller {卖家就 {quantity} 的订单提起了申诉，请补充您的说明和证据。} other {{quantity} 的订单长时间未放币，客服正在处理。}}",
  "mail.proofWanted.subject": "请证明您的付款",
  "mail.proofWanted.text":
    "卖家表示未收到 {quantity} 订单以{method}支付的 {amount}。请在订单中添加付款凭证，否则客服将在没有凭证的情况下裁定。",
  "mail.appealWithdrawn.subject": "申诉已撤回",
  "mail.appealWithdrawn.text": "{quantity} 订单的申诉已撤回，订单继续进行。",
  "mail.evidenceAdded.subject": "有新的证据",
  "mail.evidenceAdded.text":
    "{role, select, buyer {卖家为 {quantity} 订单的申诉补充了说明或证据。} other {买家为 {quantity} 订单的申诉补充了说明或证据。}}您可以在订单中回应。",
  "mail.taskSet.subject": "客服请您提供证据",
  "mail.taskSet.text":
    "客服需要您就 {quantity} 订单作出答复。要求内容请见订单；未按时答复时，客服将在没有答复的情况下裁定。",
  "mail.taskMissed.subject": "答复时间已过",
  "mail.taskMissed.text":
    "您未按时就 {quantity} 订单答复客服。在客服裁定之前，您仍可在订单中答复。",
  "mail.splitProposed.subject": "分配方案",
  "mail.splitProposed.text":
    "{role, select, buyer {卖家提议您获得 {share}，其余退还卖家。} other {买家提议获得 {share}，其余退还给您。}}您可以在订单中接受。",
  "mail.appealRuled.subject": "客服已作出裁决",
  "mail.appealRuled.text":
    "{role, select, buyer {根据裁决，您获得 {share}，其余退还卖家。} other {根据裁决，买家获得 {share}，其余退还给您。}}裁决生效前，您可以在订单中申请一次复核。",
  "mail.secondLook.subject": "您的订单正在复核",
  "mail.secondLook.text":
    "{role, select, buyer {卖家要求由另一名员工裁定 {quantity} 的订单。} other {买家要求由另一名员工裁定 {quantity} 的订单。}}在此之前币继续托管。",
  "mail.appealResolved.subject": "申诉已解决",
  "mail.appealResolved.completed":
    "{role, select, buyer {申诉已解决，您获得了 {share}。} other {申诉已解决，买家获得了 {share}。}}",
  "mail.appealResolved.canceled": "申诉已解决，{quantity} 的订单已取消。",
  "mail.feedback.subject": "新评价",
  "mail.feedback.positive": "您在 {quantity} 的订单中获得了好评。",
  "mail.feedback.negative": "您在 {quantity} 的订单中收到了差评，您可以回复一次。",
  "mail.feedbackReplied.subject": "您的评价有新回复",
  "mail.feedbackReplied.text": "您对 {quantity} 订单的评价收到了回复。",

  "mail.withdrawalsBlocked": "为保障您的资金安全，{time} 之前暂停提现。",
  "mail.notYou": "如果不是您本人操作，请立即修改密码，并在“账户安全”中退出其他设备。",
  "mail.notYou.cancelReset":
    "如果不是您本人操作，请通过此链接取消申请（无需登录），并修改密码。前 24 小时内客服无法批准该申请。",
  "mail.notYou.undo":
    "如果不是您本人操作，请在 72 小时内通过此链接撤销。所有设备将退出登录，提现将冻结 24 小时。",

  "mail.fact.asked": "所需材料",
  "mail.fact.time": "时间",
  "mail.fact.address": "IP 地址",
  "mail.fact.device": "设备",
  "mail.fact.reason": "原因",
  "mail.fact.username": "用户名",
  "mail.fact.walletAddress": "钱包地址",
  "mail.fact.orderId": "订单号",
  "mail.fact.offer": "广告",
  "mail.fact.caseId": "工单号",
  "mail.fact.amount": "数量",
  "mail.fact.payment": "付款金额",
  "mail.fact.payMethod": "支付方式",
  "mail.fact.timeLeft": "剩余时间",
  "mail.timeLeft": "{minutes} 分钟，截至 {time}",

  "mail.link.login": "登录",
  "mail.link.security": "账户安全",
  "mail.link.cancelReset": "取消申请",
  "mail.link.undo": "撤销此变更",
  "mail.link.kyc": "身份认证",
  "mail.link.subUsers": "子账户",
  "mail.link.wallet": "钱包",
  "mail.link.order": "查看订单",
  "mail.link.orders": "我的订单",
  "mail.link.case": "查看工单",
  "mail.link.offers": "我的广告",
  "mail.link.contact": "联系客服",

  "mail.antiPhishing.code": "您的防钓鱼码：{code}",
  "mail.antiPhishing.none":
    "您尚未设置防钓鱼码。在“账户安全”中设置后，Parley 发出的每封真实邮件都会显示该码。",
  "mail.footer.account":
    "您收到此邮件，是因为您的邮箱已绑定 Parley 账户。本邮件由系统自动发送，请勿回复。",
  "mail.footer.entered":
    "您收到此邮件，是因为有人在 Parley 上填写了您的邮箱。本邮件由系统自动发送，请勿回复。",

  "mail.text.code": "{code} 是您的 Parley 验证码。{purpose}请勿告诉任何人。",
});
