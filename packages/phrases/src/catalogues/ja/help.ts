import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "ヘルプ",
  "help.lead": "Parleyでの取引、アカウント、安全についての短い記事です。",
  "help.topic.trading": "取引",
  "help.topic.safety": "安全",
  "help.topic.account": "アカウント",
  "help.topic.costs": "手数料と上限",
  "help.all": "ヘルプ記事一覧",
  "help.announcements": "お知らせ",
  "help.rulingTime": "異議申し立てから裁定までの時間（過去{days}日間の中央値）：{time}",
  "help.contents": "このページの内容",
  "help.otherLanguage": "この文書は、お使いの言語ではまだ提供されていません。",
  "help.outdated": "英語版はこの翻訳より新しい内容です。",
  "help.readEnglish": "英語で読む",
  "help.failed": "現在、ヘルプページを読み込めません。",
});
