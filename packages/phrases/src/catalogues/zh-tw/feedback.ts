import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "評價",
  "feedback.empty": "尚無評價",
  "feedback.emptyText": "訂單完成後，評價會顯示在這裡。",
  "feedback.filter": "顯示",
  "feedback.filter.all": "全部",
  "feedback.positive": "好評",
  "feedback.negative": "負評",
  "feedback.reply": "回覆",
  "feedback.replyFrom": "{name} 的回覆",
  "feedback.replyLabel": "您的回覆",
  "feedback.replySend": "送出回覆",
  "feedback.replied": "您的回覆已發布。",
  "feedback.more": "顯示更多",
  "feedback.failed": "評價載入失敗。",
  "feedback.retry": "重試",
  "feedback.form.title": "您與 {name} 的交易如何？",
  "feedback.form.good": "好評",
  "feedback.form.bad": "負評",
  "feedback.form.comment": "留言（選填）",
  "feedback.form.hint": "評價對所有人可見，送出後無法修改。",
  "feedback.form.send": "送出評價",
  "feedback.form.choose": "請選擇「好評」或「負評」。",
  "feedback.form.done": "感謝您的評價。",
});
