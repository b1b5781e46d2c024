import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "거래를 시작하기 전에",
  "gate.progress": "{all}개 중 {done}개 완료",
  "gate.done": "완료",

  "gate.phone": "휴대전화",
  "gate.phone.reason": "거래하기 전에 휴대전화를 인증해 주세요.",
  "gate.phone.action": "휴대전화 인증",
  "gate.email": "이메일",
  "gate.email.reason": "거래하기 전에 이메일을 인증해 주세요.",
  "gate.email.action": "이메일 인증",
  "gate.kyc": "본인 인증(KYC)",
  "gate.kyc.reason": "거래하기 전에 본인 인증(KYC)을 완료해 주세요.",
  "gate.kyc.action": "본인 인증하기",
  "gate.kyc.pending": "검토 중",
  "gate.kyc.pendingReason": "본인 인증을 검토하고 있습니다. 결과가 나오는 대로 알려 드리겠습니다.",
  "gate.kyc.rejected": "승인되지 않음: 다시 제출",
  "gate.agreement": "서비스 이용약관",
  "gate.agreement.reason": "거래하기 전에 P2P 서비스 이용약관에 동의해 주세요.",
  "gate.agreement.action": "읽고 동의",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "거래하기 전에 2FA를 설정해 주세요.",
  "gate.twoFactor.action": "2FA 설정",

  "gate.master": "마스터 계정에서 처리",
  "gate.unfrozen.reason": "계정의 거래가 동결되었습니다. 고객센터에 문의해 주세요.",
  "gate.permission.reason": "이 계정으로는 거래할 수 없습니다.",
  "gate.permission.subUserReason":
    "마스터 계정이 거래를 허용하지 않았습니다. 마스터 계정만 변경할 수 있습니다.",
});
