import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "주소창의 주소가 {origin}(으)로 시작하는지 확인하세요",
  "auth.checking": "로봇이 아닌지 확인하고 있습니다…",
  "auth.noScript": "이 양식에는 JavaScript가 필요합니다. 브라우저에서 켜 주세요.",
  "auth.wait": "{time} 후에 다시 시도할 수 있습니다.",
  "auth.secondsLeft": "다시 시도할 수 있을 때까지 {seconds}초 남음",

  "auth.account": "이메일 또는 전화번호",
  "auth.account.hint": "전화번호는 국가 번호를 포함하여 입력하세요. 예: +82 10 1234 5678.",
  "auth.account.invalid": "이메일 주소 또는 국가 번호를 포함한 전화번호를 입력해 주세요.",
  "auth.email": "이메일",
  "auth.email.invalid": "올바른 이메일 주소를 입력해 주세요.",
  "auth.phone": "전화번호",
  "auth.phone.invalid": "올바른 전화번호를 입력해 주세요.",
  "auth.phone.country": "국가 번호",
  "auth.phone.search": "국가 또는 번호 검색",
  "auth.password": "비밀번호",
  "auth.password.new": "새 비밀번호",
  "auth.password.short": "8자 이상 입력해 주세요.",
  "auth.password.long": "128자 이하로 입력해 주세요.",
  "auth.strength": "비밀번호 보안 수준: {level}",
  "auth.strength.none": "너무 짧음",
  "auth.strength.weak": "약함",
  "auth.strength.fair": "보통",
  "auth.strength.good": "좋음",
  "auth.strength.strong": "강함",
  "auth.strength.hint.short": "8자 이상. 여러 단어를 이어 쓰면 기억하기 쉽습니다.",
  "auth.strength.hint.easy": "가장 먼저 추측되는 패턴입니다.",
  "auth.strength.hint.account": "이메일 주소 또는 전화번호가 포함되어 있습니다.",
  "auth.strength.hint.longer": "글자 수를 늘리세요. 길수록 안전합니다.",

  "auth.ended.otherDevice":
    "다른 기기에서 로그아웃되었습니다. 본인이 아니라면 즉시 비밀번호를 변경하세요.",
  "auth.ended.passwordChanged":
    "이 계정의 비밀번호가 변경되어 모든 세션이 종료되었습니다. 본인이 아니라면 즉시 재설정하세요.",
  "auth.ended.securityChanged":
    "이 계정의 보안 설정이 변경되어 모든 세션이 종료되었습니다. 다시 로그인해 주세요.",
  "auth.ended.service":
    "고객센터가 계정 보호를 위해 모든 세션을 종료했습니다. 자세한 내용은 이메일을 확인하세요.",
  "auth.ended.frozen": "메인 계정이 접근을 동결했습니다.",
  "auth.ended.expired": "이 기기를 오랫동안 사용하지 않아 로그아웃되었습니다.",
  "auth.login.title": "로그인",
  "auth.login.description": "이메일, 전화번호 또는 패스키로 Parley에 로그인하세요.",
  "auth.login.submit": "로그인",
  "auth.login.notDone": "로그인되지 않았습니다",
  "auth.login.forgot": "비밀번호를 잊으셨나요?",
  "auth.login.or": "또는",
  "auth.login.passkey": "패스키로 로그인",
  "auth.login.new": "Parley가 처음이신가요? <link>회원가입</link>",
  "auth.login.verify": "본인임을 확인해 주세요.",
  "auth.login.back": "뒤로",

  "auth.register.title": "계정 만들기",
  "auth.register.description":
    "이메일 또는 전화번호로 Parley 계정을 만들고 개인 간에 암호화폐를 사고파세요.",
  "auth.register.by": "가입 방법",
  "auth.register.email": "이메일",
  "auth.register.phone": "휴대전화",
  "auth.register.submit": "회원가입",
  "auth.register.terms":
    "가입하면 만 18세 이상임을 확인하는 것으로 간주됩니다. <link>P2P 서비스 이용약관</link>은 첫 거래 전에 읽고 동의하시게 되며, 데이터 처리 방식은 <privacy>개인정보 보호</privacy>에서 확인할 수 있습니다.",
  "auth.register.known": "이미 계정이 있으신가요? <link>로그인</link>",

  "auth.code.title.email": "이메일을 확인하세요",
  "auth.code.title.phone": "휴대전화를 확인하세요",
  "auth.code": "보안 코드",
  "auth.code.sent": "새 코드를 보냈습니다.",
  "auth.code.wasSent": "{account}(으)로 코드를 이미 보냈습니다. <link>코드 입력</link>",
  "auth.code.confirm": "확인",
  "auth.code.help.email":
    "받지 못하셨나요? 스팸함을 확인해 보세요. 이미 계정이 있다면 이메일에 안내되어 있습니다.",
  "auth.code.help.phone":
    "받지 못하셨나요? 번호를 확인해 보세요. 이미 계정이 있다면 메시지에 안내되어 있습니다.",
  "auth.code.change.email": "이메일 주소 변경",
  "auth.code.change.phone": "전화번호 변경",

  "auth.forgot.title": "새 비밀번호 설정",
  "auth.forgot.description": "Parley 계정의 새 비밀번호를 설정하세요.",
  "auth.forgot.text":
    "계정의 이메일 또는 전화번호를 입력하세요. 계정이 있으면 코드를 보내 드립니다.",
  "auth.forgot.submit": "코드 보내기",
  "auth.forgot.reset": "비밀번호 설정",
  "auth.forgot.sessions": "모든 기기에서 로그아웃되고 24시간 동안 출금이 제한됩니다.",
  "auth.forgot.other": "다른 이메일 또는 전화번호 사용",
  "auth.forgot.done": "비밀번호가 변경되었습니다. 로그인해 주세요.",
  "auth.forgot.known": "비밀번호가 기억나셨나요? <link>로그인</link>",
  "auth.undo.title": "계정 변경 취소",
  "auth.undo.text":
    "{time}에 계정의 이메일 또는 전화번호가 변경되었습니다. 본인이 아니라면 취소하세요. 계정은 다시 아래 연락처에만 연결됩니다.",
  "auth.undo.email": "이메일",
  "auth.undo.phone": "전화번호",
  "auth.undo.none": "없음",
  "auth.undo.effects":
    "모든 기기에서 로그아웃되고, 그 이후 추가된 항목이 삭제되며, 출금이 24시간 차단되고, 새 비밀번호를 설정합니다.",
  "auth.undo.submit": "변경 취소",
  "auth.undo.done":
    "변경이 취소되었습니다. 이제 새 비밀번호를 설정하세요. 코드는 다시 연결된 연락처로 전송됩니다.",
});
