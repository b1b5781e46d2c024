import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "고객센터에 문의하기",
  "support.text": "무슨 일이 있었는지 알려 주세요. 고객센터는 모든 메시지를 확인합니다.",
  "support.never": "비밀번호나 보안 코드를 절대 보내지 마세요. 고객센터는 이를 묻지 않습니다.",
  "support.new": "새 메시지",
  "support.logIn":
    "계정이 있으신가요? <link>로그인</link>하면 계정에서 문의하고 여기에서 답변을 볼 수 있습니다.",
  "support.logInForCase": "문의 내용을 보려면 <link>로그인</link>하세요.",

  "support.subject": "어떤 내용인가요?",
  "support.subject.choose": "주제 선택",
  "support.subject.account": "계정 및 설정",
  "support.subject.login": "로그인 및 보안 인증",
  "support.subject.verification": "본인 인증",
  "support.subject.order": "주문",
  "support.subject.appeal": "이의 제기",
  "support.subject.deposit": "입금",
  "support.subject.withdrawal": "출금",
  "support.subject.hold": "계정 동결, 보류 또는 제한",
  "support.subject.other": "기타",

  "support.order": "주문",
  "support.order.none": "특정 주문 없음",

  "support.message": "메시지",
  "support.message.hint": "10~2,000자. 시간, 금액, 주소를 적어 주시면 확인에 도움이 됩니다.",
  "support.message.short": "10자 이상 입력해 주세요.",

  "support.email": "이메일 주소",
  "support.email.hint": "답변은 이 주소로 보내 드립니다. 다른 용도로는 사용하지 않습니다.",
  "support.email.invalid": "올바른 이메일 주소를 입력해 주세요.",

  "support.send": "보내기",
  "support.checking": "브라우저를 확인하는 중…",

  "support.notDone.send": "메시지가 전송되지 않았습니다",
  "support.notDone.reply": "답글이 전송되지 않았습니다",
  "support.notDone.close": "문의가 종료되지 않았습니다",

  "support.sent.title": "고객센터에서 메시지를 접수했습니다",
  "support.sent.number": "문의 번호는 {number}입니다.",
  "support.sent.account": "답변은 이 페이지에서 볼 수 있습니다. 답변이 오면 알려 드립니다.",
  "support.sent.email": "답변은 {email}(으)로 보내 드립니다.",
  "support.sent.view": "문의 보기",
  "support.sent.another": "다른 메시지 작성",

  "support.cases": "내 문의",
  "support.cases.none": "아직 고객센터에 문의한 적이 없습니다.",
  "support.cases.older": "이전 문의",
  "support.cases.newer": "최근 문의",

  "support.case": "문의 {number}",
  "support.case.unknown": "이 계정에 해당 문의가 없습니다.",

  "support.state.open": "고객센터 답변 대기 중",
  "support.state.claimed": "처리 중",
  "support.state.answered": "답변 완료",
  "support.state.closed": "종료됨",

  "support.from.you": "나",
  "support.from.staff": "고객센터",

  "support.reply": "답글",
  "support.reply.send": "답글 보내기",
  "support.field.blank": "이 항목은 비워 둘 수 없습니다.",

  "support.close": "문의 종료",
  "support.close.title": "이 문의를 종료할까요?",
  "support.close.text": "더 이상 글을 쓸 수 없습니다. 언제든지 새로 문의할 수 있습니다.",
  "support.close.keep": "계속 열어 두기",
  "support.closed": "종료된 문의입니다.",
});
