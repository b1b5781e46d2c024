import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "部分內容缺漏或無效，請檢查標示的欄位。",
  "errors.fieldRequired": "此欄位不可留空。",
  "errors.fieldInvalid": "此值無效。",
  "errors.fieldUnknown": "此處不支援該欄位。",
  "errors.malformedRequest": "無法讀取此請求，請重新整理頁面後再試一次。",
  "errors.notFound": "您要找的內容不存在或已被移除。",
  "errors.methodNotAllowed": "此網址不支援這類請求。",
  "errors.tooLarge": "請求內容過大，請減少單次傳送的內容。",
  "errors.unsupportedType": "不支援這類檔案或內容。",
  "errors.stateChanged": "狀態已有變動，請查看最新狀態後再試一次。",

  "errors.notLoggedIn": "請先登入。",
  "errors.notAllowed": "您的帳戶無權執行此操作。",
  "errors.accountGroupMissing": "無法識別您的帳戶群組，請重新登入。",
  "errors.accountGroupMismatch": "此網址屬於其他帳戶群組，請使用正確的帳戶重新登入。",

  "errors.tooManyRequests": "請求過於頻繁，請稍後再試。",
  "errors.internal": "系統發生問題，請稍後再試。",
  "errors.unavailable": "服務暫時無法使用，請稍後再試。",
  "errors.timeout": "回應逾時，請再試一次。",

  "errors.unknownAsset": "本平台不支援交易此幣種。",
  "errors.unknownFiat": "本平台不支援使用此貨幣交易。",
  "errors.unknownMarket": "沒有此幣種與貨幣的交易市場。",
  "errors.ratesStale": "參考價已過期，請稍後再試。",
});
