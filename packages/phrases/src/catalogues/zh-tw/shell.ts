import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "跳至主要內容",
  "shell.home": "Parley 首頁",
  "shell.nav": "主選單",
  "shell.nav.buy": "購買",
  "shell.nav.sell": "出售",
  "shell.language": "語言",
  "shell.theme.dark": "切換至深色模式",
  "shell.theme.light": "切換至淺色模式",

  "shell.footer.trade": "交易",
  "shell.footer.buy": "購買加密貨幣",
  "shell.footer.sell": "出售加密貨幣",
  "shell.footer.developers": "開發者",
  "shell.footer.apiDocs": "API 文件",
  "shell.footer.openApi": "OpenAPI 規格檔",
  "shell.footer.risk": "加密貨幣價格可能在短時間內劇烈波動，請只投入您能夠承受損失的資金。",
  "shell.footer.licence": "Parley 是開放原始碼軟體。",

  "shell.error.notFound": "找不到頁面",
  "shell.error.notFoundRoute": "找不到頁面",
  "shell.error.atPath": "{message}：{path}",
  "shell.error.notFoundText": "這個網址沒有內容，可能是網址輸入有誤，或頁面已移至他處。",
  "shell.error.internal": "伺服器內部錯誤",
  "shell.error.internalText": "系統發生問題，您的資產和訂單不受影響，請稍後再試。",
  "shell.error.home": "返回首頁",
  "shell.error.retry": "重試",
  "shell.error.network": "網路錯誤",
  "shell.error.requestFailed": "請求失敗，請再試一次",
  "shell.error.requestFailedRetry": "請求失敗，請再試一次",
  "shell.error.newVersion": "已有新版本，請重新整理頁面！",
  "shell.error.noMatchingData": "沒有符合條件的資料",

  "shell.refresh": "重新整理",
  "shell.dismiss": "關閉",
  "shell.toasts": "訊息",
  "shell.offline": "您目前離線，顯示的內容可能不是最新的。",
});
