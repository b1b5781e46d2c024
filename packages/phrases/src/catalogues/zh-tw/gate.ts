import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "交易前的準備",
  "gate.progress": "已完成 {done}/{all}",
  "gate.done": "已完成",

  "gate.phone": "手機",
  "gate.phone.reason": "交易前請先驗證手機。",
  "gate.phone.action": "驗證手機",
  "gate.email": "電子郵件",
  "gate.email.reason": "交易前請先驗證電子郵件。",
  "gate.email.action": "驗證電子郵件",
  "gate.kyc": "身分認證（KYC）",
  "gate.kyc.reason": "交易前請先完成身分認證（KYC）。",
  "gate.kyc.action": "前往認證",
  "gate.kyc.pending": "審核中",
  "gate.kyc.pendingReason": "您的身分認證正在審核中，有結果後我們會立即通知您。",
  "gate.kyc.rejected": "未通過：重新提交",
  "gate.agreement": "服務協議",
  "gate.agreement.reason": "交易前請先接受 P2P 服務協議。",
  "gate.agreement.action": "閱讀並接受",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "交易前請先設定 2FA。",
  "gate.twoFactor.action": "設定 2FA",

  "gate.master": "須由主帳戶處理",
  "gate.unfrozen.reason": "您的帳戶已被凍結交易，請聯絡客服。",
  "gate.permission.reason": "您的帳戶無權交易。",
  "gate.permission.subUserReason": "主帳戶未授予您交易權限，只有主帳戶可以變更。",
});
