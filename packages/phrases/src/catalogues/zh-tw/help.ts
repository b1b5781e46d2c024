import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "說明",
  "help.lead": "有關 Parley 交易、帳戶與安全的簡短文章。",
  "help.topic.trading": "交易",
  "help.topic.safety": "安全",
  "help.topic.account": "您的帳戶",
  "help.topic.costs": "費用與限額",
  "help.all": "所有說明文章",
  "help.announcements": "公告",
  "help.rulingTime": "從申訴到裁決的時間（最近 {days} 天的中位數）：{time}",
  "help.contents": "本頁內容",
  "help.otherLanguage": "本文尚未提供您所用語言的版本。",
  "help.outdated": "英文版比此譯文更新。",
  "help.readEnglish": "閱讀英文版",
  "help.failed": "目前無法載入說明頁面。",
});
