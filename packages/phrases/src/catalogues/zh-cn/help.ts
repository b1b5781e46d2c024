import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "帮助",
  "help.lead": "有关 Parley 交易、账户和安全的简短文章。",
  "help.topic.trading": "交易",
  "help.topic.safety": "安全",
  "help.topic.account": "您的账户",
  "help.topic.costs": "费用与限额",
  "help.all": "全部帮助文章",
  "help.announcements": "公告",
  "help.rulingTime": "从申诉到裁决的时间（最近 {days} 天的中位数）：{time}",
  "help.contents": "本页内容",
  "help.otherLanguage": "本文暂未提供您所用语言的版本。",
  "help.outdated": "英文版比此译文更新。",
  "help.readEnglish": "阅读英文版",
  "help.failed": "暂时无法加载帮助页面。",
});
