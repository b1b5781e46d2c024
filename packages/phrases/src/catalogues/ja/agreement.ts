import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "P2Pサービス利用規約",
  "agreement.meta.description":
    "Parleyでの取引ルール：エスクロー、支払い、キャンセル、異議申し立て、手数料、禁止行為、リスク、お客様のデータについて。",
  "agreement.text": "取引の前に、<link>P2Pサービス利用規約</link>をお読みのうえ同意してください。",
  "agreement.version": "バージョン {version}",
  "agreement.contents": "目次",
  "agreement.body": "規約の本文",
  "agreement.otherLanguage": "この文書は、お使いの言語ではまだ提供されていません。",
  "agreement.read": "規約を読み、同意します。",
  "agreement.required": "取引するには、P2Pサービス利用規約への同意が必要です。",
  "agreement.changed": "お読みになっている間に規約が変更されました。新しい内容をご確認ください。",
  "agreement.accept": "同意する",
  "agreement.accepted": "P2Pサービス利用規約に同意済みです。",
  "agreement.notDone": "規約への同意は完了していません",
  "agreement.later": "後で",
  "agreement.close": "閉じる",
  "agreement.loading": "規約を読み込んでいます。",
  "agreement.failed": "規約を読み込めませんでした。",
  "agreement.retry": "再試行",
});
