import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "评价",
  "feedback.empty": "暂无评价",
  "feedback.emptyText": "订单完成后，评价会显示在这里。",
  "feedback.filter": "显示",
  "feedback.filter.all": "全部",
  "feedback.positive": "好评",
  "feedback.negative": "差评",
  "feedback.reply": "回复",
  "feedback.replyFrom": "{name} 的回复",
  "feedback.replyLabel": "您的回复",
  "feedback.replySend": "发送回复",
  "feedback.replied": "您的回复已发布。",
  "feedback.more": "显示更多",
  "feedback.failed": "评价加载失败。",
  "feedback.retry": "重试",
  "feedback.form.title": "您与 {name} 的交易如何？",
  "feedback.form.good": "好评",
  "feedback.form.bad": "差评",
  "feedback.form.comment": "评论（选填）",
  "feedback.form.hint": "评价对所有人可见，提交后无法修改。",
  "feedback.form.send": "提交评价",
  "feedback.form.choose": "请选择“好评”或“差评”。",
  "feedback.form.done": "感谢您的评价。",
});
