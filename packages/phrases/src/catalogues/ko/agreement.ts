import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "P2P 서비스 이용약관",
  "agreement.meta.description":
    "Parley 거래 규칙: 에스크로, 결제, 취소, 이의 제기, 수수료, 금지 행위, 위험 및 개인정보.",
  "agreement.text": "거래하기 전에 <link>P2P 서비스 이용약관</link>을 읽고 동의해 주세요.",
  "agreement.version": "버전 {version}",
  "agreement.contents": "목차",
  "agreement.body": "약관 본문",
  "agreement.otherLanguage": "이 문서는 아직 선택한 언어로 제공되지 않습니다.",
  "agreement.read": "약관을 읽었으며 이에 동의합니다.",
  "agreement.required": "거래하려면 P2P 서비스 이용약관에 동의해야 합니다.",
  "agreement.changed": "읽으시는 동안 약관이 변경되었습니다. 새 약관을 확인해 주세요.",
  "agreement.accept": "동의",
  "agreement.accepted": "P2P 서비스 이용약관에 동의하셨습니다.",
  "agreement.notDone": "약관에 동의되지 않았습니다",
  "agreement.later": "나중에",
  "agreement.close": "닫기",
  "agreement.loading": "약관을 불러오고 있습니다.",
  "agreement.failed": "약관을 불러오지 못했습니다.",
  "agreement.retry": "다시 시도",
});
