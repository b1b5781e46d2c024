import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "交易前的准备",
  "gate.progress": "已完成 {done}/{all}",
  "gate.done": "已完成",

  "gate.phone": "手机",
  "gate.phone.reason": "交易前请先验证手机。",
  "gate.phone.action": "验证手机",
  "gate.email": "邮箱",
  "gate.email.reason": "交易前请先验证邮箱。",
  "gate.email.action": "验证邮箱",
  "gate.kyc": "身份认证（KYC）",
  "gate.kyc.reason": "交易前请先完成身份认证（KYC）。",
  "gate.kyc.action": "去认证",
  "gate.kyc.pending": "审核中",
  "gate.kyc.pendingReason": "您的身份认证正在审核中，有结果后我们会立即通知您。",
  "gate.kyc.rejected": "未通过：重新提交",
  "gate.agreement": "服务协议",
  "gate.agreement.reason": "交易前请先接受 P2P 服务协议。",
  "gate.agreement.action": "阅读并接受",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "交易前请先设置 2FA。",
  "gate.twoFactor.action": "设置 2FA",

  "gate.master": "须由主账户处理",
  "gate.unfrozen.reason": "您的账户已被冻结交易，请联系客服。",
  "gate.permission.reason": "您的账户无权交易。",
  "gate.permission.subUserReason": "主账户未授予您交易权限，只有主账户可以更改。",
});
