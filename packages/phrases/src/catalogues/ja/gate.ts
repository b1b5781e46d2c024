import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "取引を始める前に",
  "gate.progress": "{all}件中{done}件完了",
  "gate.done": "完了",

  "gate.phone": "電話番号",
  "gate.phone.reason": "取引の前に、電話番号を認証してください。",
  "gate.phone.action": "電話番号を認証",
  "gate.email": "メールアドレス",
  "gate.email.reason": "取引の前に、メールアドレスを認証してください。",
  "gate.email.action": "メールアドレスを認証",
  "gate.kyc": "本人確認（KYC）",
  "gate.kyc.reason": "取引の前に、本人確認（KYC）を完了してください。",
  "gate.kyc.action": "本人確認を行う",
  "gate.kyc.pending": "審査中",
  "gate.kyc.pendingReason": "本人確認を審査しています。結果が決まり次第、お知らせします。",
  "gate.kyc.rejected": "未承認：再提出する",
  "gate.agreement": "サービス利用規約",
  "gate.agreement.reason": "取引の前に、P2Pサービス利用規約に同意してください。",
  "gate.agreement.action": "読んで同意する",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "取引の前に、2FAを設定してください。",
  "gate.twoFactor.action": "2FAを設定",

  "gate.master": "マスターアカウントでの対応が必要",
  "gate.unfrozen.reason":
    "お使いのアカウントの取引は凍結されています。カスタマーサービスにお問い合わせください。",
  "gate.permission.reason": "お使いのアカウントでは取引できません。",
  "gate.permission.subUserReason":
    "マスターアカウントから取引が許可されていません。変更できるのはマスターアカウントのみです。",
});
