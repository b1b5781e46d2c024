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
  "mail.code.removeUserPayment": "输入此验证码即可删除支付方式。",
  "mail.code.release": "输入此验证码即可向买家放币，请务必先确认款项已到达您的账户。",
  "mail.code.split": "输入此验证码即可将订单中的加密货币在您与买家之间分配。",
  "mail.code.withdraw": "输入此验证码即可从账户中提取加密货币。",
  "mail.code.apiSettings": "输入此验证码即可修改 API 设置。",
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
  "mail.securityChanged.antiPhishingCodeChanged": "您的防钓鱼码已修改。",
  "mail.securityChanged.resetRequested": "有人向客服申请重置您的安全验证。",

  "mail.kycApproved.subject": "您的身份已通过认证",
  "mail.kycApproved.text": "您的身份认证已通过审核。",
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

  "mail.withdrawalsBlocked": "为保障您的资金安全，{time} 之前暂停提现。",
  "mail.notYou": "如果不是您本人操作，请立即修改密码，并在“账户安全”中退出其他设备。",

  "mail.fact.time": "时间",
  "mail.fact.address": "IP 地址",
  "mail.fact.device": "设备",
  "mail.fact.reason": "原因",
  "mail.fact.username": "用户名",
  "mail.fact.walletAddress": "钱包地址",

  "mail.link.login": "登录",
  "mail.link.security": "账户安全",
  "mail.link.kyc": "身份认证",
  "mail.link.subUsers": "子账户",
  "mail.link.wallet": "钱包",

  "mail.antiPhishing.code": "您的防钓鱼码：{code}",
  "mail.antiPhishing.none":
    "您尚未设置防钓鱼码。在“账户安全”中设置后，Parley 发出的每封真实邮件都会显示该码。",
  "mail.footer.account":
    "您收到此邮件，是因为您的邮箱已绑定 Parley 账户。本邮件由系统自动发送，请勿回复。",
  "mail.footer.entered":
    "您收到此邮件，是因为有人在 Parley 上填写了您的邮箱。本邮件由系统自动发送，请勿回复。",

  "mail.text.code": "{code} 是您的 Parley 验证码。{purpose}请勿告诉任何人。",
});
