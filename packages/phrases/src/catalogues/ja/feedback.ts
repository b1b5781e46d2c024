import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "評価",
  "feedback.empty": "評価はまだありません",
  "feedback.emptyText": "注文が完了すると、評価がここに表示されます。",
  "feedback.filter": "表示",
  "feedback.filter.all": "すべて",
  "feedback.positive": "良い",
  "feedback.negative": "悪い",
  "feedback.reply": "返信する",
  "feedback.replyFrom": "{name} からの返信",
  "feedback.replyLabel": "お客様の返信",
  "feedback.replySend": "返信を送信",
  "feedback.replied": "返信を公開しました。",
  "feedback.more": "さらに表示",
  "feedback.failed": "評価を読み込めませんでした。",
  "feedback.retry": "再試行",
  "feedback.form.title": "{name} との取引はいかがでしたか？",
  "feedback.form.good": "良い",
  "feedback.form.bad": "悪い",
  "feedback.form.comment": "コメント（任意）",
  "feedback.form.hint": "評価は誰でも閲覧でき、後から変更できません。",
  "feedback.form.send": "評価を送信",
  "feedback.form.choose": "「良い」か「悪い」を選んでください。",
  "feedback.form.done": "評価をありがとうございます。",
});
