import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "평가",
  "feedback.empty": "아직 평가가 없습니다",
  "feedback.emptyText": "주문이 완료되면 평가가 여기에 표시됩니다.",
  "feedback.filter": "표시",
  "feedback.filter.all": "전체",
  "feedback.positive": "좋음",
  "feedback.negative": "나쁨",
  "feedback.reply": "답글 달기",
  "feedback.replyFrom": "{name} 님의 답글",
  "feedback.replyLabel": "내 답글",
  "feedback.replySend": "답글 보내기",
  "feedback.replied": "답글이 게시되었습니다.",
  "feedback.more": "더 보기",
  "feedback.failed": "평가를 불러오지 못했습니다.",
  "feedback.retry": "다시 시도",
  "feedback.form.title": "{name} 님과의 거래는 어떠셨나요?",
  "feedback.form.good": "좋음",
  "feedback.form.bad": "나쁨",
  "feedback.form.comment": "댓글(선택)",
  "feedback.form.hint": "평가는 모두에게 공개되며 나중에 변경할 수 없습니다.",
  "feedback.form.send": "평가 보내기",
  "feedback.form.choose": "‘좋음’ 또는 ‘나쁨’을 선택해 주세요.",
  "feedback.form.done": "평가해 주셔서 감사합니다.",
});
