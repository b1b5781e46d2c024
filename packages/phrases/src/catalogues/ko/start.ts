import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "거래 준비",
  "start.text":
    "각 단계는 한 번만 하면 됩니다. 완료한 단계는 저장되므로 언제든지 멈추고 다른 기기에서 이어서 할 수 있습니다.",
  "start.left": "약 {minutes}분 남음",
  "start.minutes": "약 {minutes}분",
  "start.now": "지금 하기",

  "start.phone.why": "중요한 작업을 확인할 때 문자 메시지로 코드를 받기 위해 필요합니다.",
  "start.email.why": "코드와 주문 소식을 받기 위해 필요합니다.",
  "start.kyc.why":
    "거래 양쪽이 누가 결제하는지 알 수 있도록 합니다. 여권, 신분증 또는 운전면허증을 준비하세요.",
  "start.agreement.why": "거래 양쪽에 적용되는 규칙입니다.",
  "start.agreement.accept": "읽었으며 동의합니다",
  "start.twoFactor.why": "휴대전화 앱의 코드가 있으면 본인만 코인을 릴리스하고 출금할 수 있습니다.",
  "start.twoFactor.app":
    "휴대전화에 Google Authenticator 같은 인증 앱이 필요합니다. 먼저 설치하세요. 버튼을 누르면 키가 표시되고 등록된 연락처로 코드가 전송됩니다.",

  "start.order.title": "선택하신 내용이 보관되어 있습니다",
  "start.order.text":
    "모두 완료되면 같은 금액과 결제 수단 그대로 광고로 돌아갑니다. 아직 주문이 접수되지 않았으므로 그때까지 가격이 바뀔 수 있습니다.",
  "start.order.view": "광고 보기",

  "start.meanwhile": "그동안 할 수 있는 일",
  "start.meanwhile.market": "광고와 가격 보기",
  "start.meanwhile.help": "거래가 어떻게 보호되는지 읽기",
  "start.meanwhile.reach": "알림 방식 선택",
  "start.meanwhile.phishing": "이메일용 피싱 방지 코드 정하기",

  "start.done.title": "이제 거래할 수 있습니다",
  "start.done.text": "거래에 필요한 설정이 모두 완료되었습니다.",
  "start.done.order": "주문으로 계속",
  "start.done.market": "광고 보기",
  "start.done.back": "이전 위치로 돌아가기",
  "start.done.toOrder": "모두 준비되었습니다. 주문을 확인하고 진행하세요.",
});
