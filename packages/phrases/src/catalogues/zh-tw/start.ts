import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "交易準備",
  "start.text": "每個步驟只需完成一次。已完成的步驟會儲存，您可以隨時停下，稍後在其他裝置上繼續。",
  "start.left": "還需約 {minutes} 分鐘",
  "start.minutes": "約 {minutes} 分鐘",
  "start.now": "立即完成",

  "start.phone.why": "用於在確認重要操作時接收簡訊驗證碼。",
  "start.email.why": "用於接收驗證碼和訂單消息。",
  "start.kyc.why": "讓交易雙方都知道付款人是誰。請準備好護照、身分證或駕照。",
  "start.agreement.why": "適用於交易雙方的規則。",
  "start.agreement.accept": "我已閱讀並接受",
  "start.twoFactor.why": "憑手機應用程式中的驗證碼，只有您本人可以放幣和提領。",
  "start.twoFactor.app":
    "您的手機需要驗證器應用程式，例如 Google Authenticator，請先安裝。按下按鈕後會顯示金鑰，並向您綁定的聯絡方式發送驗證碼。",

  "start.order.title": "您的選擇已保留",
  "start.order.text":
    "全部完成後，您將回到該廣告，金額和付款方式保持不變。訂單尚未提交，在此之前價格可能變動。",
  "start.order.view": "查看廣告",

  "start.meanwhile": "等待期間您可以",
  "start.meanwhile.market": "查看廣告和價格",
  "start.meanwhile.help": "了解交易如何受到保護",
  "start.meanwhile.reach": "選擇通知方式",
  "start.meanwhile.phishing": "為我們的電子郵件設定防釣魚碼",

  "start.done.title": "您現在可以交易了",
  "start.done.text": "交易所需的一切均已設定完畢。",
  "start.done.order": "繼續下單",
  "start.done.market": "查看廣告",
  "start.done.back": "返回之前的頁面",
  "start.done.toOrder": "一切就緒。請核對並提交訂單。",
});
