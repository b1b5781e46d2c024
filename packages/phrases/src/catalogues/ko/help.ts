import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "도움말",
  "help.lead": "Parley 거래, 계정, 보안에 관한 짧은 글입니다.",
  "help.topic.trading": "거래",
  "help.topic.safety": "안전",
  "help.topic.account": "내 계정",
  "help.topic.costs": "수수료와 한도",
  "help.all": "모든 도움말",
  "help.announcements": "공지",
  "help.rulingTime": "이의 제기부터 결정까지 걸린 시간(최근 {days}일 중앙값): {time}",
  "help.contents": "이 페이지의 내용",
  "help.otherLanguage": "이 문서는 아직 선택한 언어로 제공되지 않습니다.",
  "help.outdated": "영어 문서가 이 번역보다 최신입니다.",
  "help.readEnglish": "영어로 읽기",
  "help.failed": "지금은 도움말을 불러올 수 없습니다.",
});
