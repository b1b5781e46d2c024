import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "聯絡客服",
  "support.text": "請告訴我們發生了什麼事。客服會閱讀每一則訊息。",
  "support.never": "切勿傳送密碼或安全驗證碼。客服絕不會索取。",
  "support.new": "新訊息",
  "support.logIn": "已有帳戶？<link>登入</link>後可用帳戶提交，並在此查看回覆。",
  "support.logInForCase": "請<link>登入</link>後查看案件。",

  "support.subject": "您要詢問什麼？",
  "support.subject.choose": "選擇主題",
  "support.subject.account": "帳戶與設定",
  "support.subject.login": "登入與安全驗證",
  "support.subject.verification": "身分認證",
  "support.subject.order": "訂單",
  "support.subject.appeal": "申訴",
  "support.subject.deposit": "充值",
  "support.subject.withdrawal": "提領",
  "support.subject.hold": "帳戶凍結、暫扣或限制",
  "support.subject.other": "其他",

  "support.order": "訂單",
  "support.order.none": "不涉及特定訂單",

  "support.message": "您的訊息",
  "support.message.hint": "10 至 2,000 個字元。提供時間、金額和地址有助於我們查找。",
  "support.message.short": "請至少輸入 10 個字元。",

  "support.email": "您的電子郵件",
  "support.email.hint": "回覆將寄到此信箱，不作其他用途。",
  "support.email.invalid": "請輸入有效的電子郵件地址。",

  "support.send": "傳送",
  "support.checking": "正在檢查您的瀏覽器…",

  "support.notDone.send": "您的訊息未傳送",
  "support.notDone.reply": "您的回覆未傳送",
  "support.notDone.close": "案件未關閉",

  "support.sent.title": "客服已收到您的訊息",
  "support.sent.number": "您的案件編號是 {number}。",
  "support.sent.account": "您可在此頁面查看回覆，收到回覆時我們會通知您。",
  "support.sent.email": "回覆將寄到 {email}。",
  "support.sent.view": "查看案件",
  "support.sent.another": "再寫一則訊息",

  "support.cases": "您的案件",
  "support.cases.none": "您還沒有聯絡過客服。",
  "support.cases.older": "較早的案件",
  "support.cases.newer": "較新的案件",

  "support.case": "案件 {number}",
  "support.case.unknown": "此帳戶中沒有該案件。",

  "support.state.open": "等待客服處理",
  "support.state.claimed": "處理中",
  "support.state.answered": "已回覆",
  "support.state.closed": "已關閉",

  "support.from.you": "您",
  "support.from.staff": "客服",

  "support.reply": "您的回覆",
  "support.reply.send": "傳送回覆",
  "support.field.blank": "此欄位不可留空。",

  "support.close": "關閉案件",
  "support.close.title": "要關閉此案件嗎？",
  "support.close.text": "關閉後無法再留言。您可以隨時提交新案件。",
  "support.close.keep": "保持開啟",
  "support.closed": "此案件已關閉。",
});
