import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "P2P 服務協議",
  "agreement.meta.description":
    "在 Parley 交易的規則：託管、付款、取消、申訴、手續費、禁止行為、風險及您的資料。",
  "agreement.text": "交易前請閱讀並接受<link>《P2P 服務協議》</link>。",
  "agreement.version": "版本 {version}",
  "agreement.contents": "目錄",
  "agreement.body": "協議內文",
  "agreement.otherLanguage": "本文尚未提供您所用語言的版本。",
  "agreement.read": "我已閱讀並接受本協議。",
  "agreement.required": "交易前必須接受 P2P 服務協議。",
  "agreement.changed": "您閱讀期間協議已更新，請閱讀新版本。",
  "agreement.accept": "接受",
  "agreement.accepted": "您已接受 P2P 服務協議。",
  "agreement.notDone": "協議未被接受",
  "agreement.later": "暫不接受",
  "agreement.close": "關閉",
  "agreement.loading": "正在載入協議。",
  "agreement.failed": "協議載入失敗。",
  "agreement.retry": "重試",
});
