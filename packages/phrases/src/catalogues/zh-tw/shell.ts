import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "跳至主要內容",

  "shell.account.loggedOut": "您已登出。",
  "shell.account.sessionEnded": "工作階段已結束，請重新登入。",

  "shell.protection": "Parley 如何保護您",
  "shell.contact": "聯絡客服",

  "shell.error.notFound": "找不到頁面",
  "shell.error.notFoundRoute": "找不到頁面",
  "shell.error.atPath": "{message}：{path}",
  "shell.error.notFoundText": "這個網址沒有內容，可能是網址輸入有誤，或頁面已移至他處。",
  "shell.error.internal": "伺服器內部錯誤",
  "shell.error.internalText": "系統發生問題，您的資產和訂單不受影響，請稍後再試。",
  "shell.error.notAllowed": "無權存取",
  "shell.error.notAllowedText": "您的帳戶無權檢視此頁面。",
  "shell.error.limited": "請求過於頻繁",
  "shell.error.limitedText": "來自您或您所在網路的請求過多，請等待一分鐘後再試。",
  "shell.error.busy": "服務暫時無法使用",
  "shell.error.busyText": "網站目前流量過大，您的資產和訂單不受影響，請稍後再試。",
  "shell.error.accountGroup": "無法識別您的帳戶群組，請重新登入。",
  "shell.error.home": "返回首頁",
  "shell.error.retry": "重試",
  "shell.notDone.unknown": "尚未確認",
  "shell.notDone.text": "伺服器尚未確認。請檢查網路後在此重試，不會重複執行。",
  "shell.notDone.retry": "重試",
  "shell.notDone.change": "變更未儲存",

  "shell.amount.question": "您指的是哪個數額？",
  "shell.amount.notAmount": "無法辨識為數額。",
  "shell.amount.decimals": "最多 {most} 位小數。",
  "shell.amount.check": "請檢查數額。",
  "shell.error.network": "網路錯誤",
  "shell.error.requestFailed": "請求失敗，請再試一次",
  "shell.error.requestFailedRetry": "請求失敗，請再試一次",
  "shell.error.newVersion": "已有新版本，請重新整理頁面！",
  "shell.error.noMatchingData": "沒有符合條件的資料",

  "shell.refresh": "重新整理",
  "shell.dismiss": "關閉",
  "shell.toasts": "訊息",
  "shell.loading": "頁面載入中",
  "shell.offline": "您目前離線，顯示的內容可能不是最新的。",

  "shell.join.label": "{label}：{value}",
  "shell.join.list": "{before}、{after}",
  "shell.join.sentences": "{before}{after}",
  "shell.join.aside": "{text}（{aside}）",
  "shell.newOrder.open": "查看訂單",
});
