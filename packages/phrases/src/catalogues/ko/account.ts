import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "계정",
  "account.nav.security": "보안",
  "account.nav.kyc": "본인 인증",
  "account.nav.subUsers": "하위 계정",
  "account.nav.api": "API 키",
  "account.nav.settings": "설정",
  "account.back": "P2P로 돌아가기",

  "account.subUsers.title": "하위 계정",
  "account.subUsers.text":
    "회원님을 위해 일하는 사람들의 로그인입니다. 회원님의 인증된 명의로, 각자 허용된 범위에서 거래합니다.",
  "account.subUsers.count": "{count}/{most}",
  "account.subUsers.create": "하위 계정 만들기",
  "account.subUsers.empty": "하위 계정이 없습니다",
  "account.subUsers.emptyText":
    "하위 계정을 만들면 비밀번호를 공유하지 않고 다른 사람이 대신 거래하도록 할 수 있습니다.",
  "account.subUsers.name": "하위 계정",
  "account.subUsers.lastSeen": "마지막 접속 {time}",
  "account.subUsers.neverSeen": "아직 로그인하지 않음",
  "account.subUsers.permissions": "권한",
  "account.subUsers.permissionsOf": "{name}의 권한",
  "account.subUsers.permission.trade": "거래",
  "account.subUsers.permission.payment": "결제 수단",
  "account.subUsers.permission.withdraw": "출금",
  "account.subUsers.useAdminTwoFactor": "내 인증 앱으로 인증",
  "account.subUsers.status": "상태",
  "account.subUsers.active": "사용 중",
  "account.subUsers.frozen": "동결됨",
  "account.subUsers.action": "작업",
  "account.subUsers.freeze": "동결",
  "account.subUsers.unfreeze": "동결 해제",
  "account.subUsers.freeze.title": "{name} 계정을 동결할까요?",
  "account.subUsers.freeze.text":
    "이 하위 계정은 모든 곳에서 즉시 로그아웃되며, 동결을 해제할 때까지 로그인할 수 없습니다. 진행 중인 주문은 그대로 유지됩니다.",
  "account.subUsers.freeze.done": "{name} 계정이 동결되었습니다.",
  "account.subUsers.unfreeze.title": "{name} 계정의 동결을 해제할까요?",
  "account.subUsers.unfreeze.text":
    "이 하위 계정은 다시 로그인하여 허용된 권한 안에서 작업할 수 있습니다.",
  "account.subUsers.unfreeze.done": "이제 {name} 계정으로 다시 로그인할 수 있습니다.",
  "account.subUsers.cancel": "취소",
  "account.subUsers.close": "닫기",
  "account.subUsers.saved": "{name}의 권한을 저장했습니다.",
  "account.subUsers.notDone.create": "하위 계정이 생성되지 않았습니다",
  "account.subUsers.notDone.change": "변경 사항이 저장되지 않았습니다",

  "account.subUsers.new.title": "하위 계정 만들기",
  "account.subUsers.new.text":
    "하위 계정은 이 이메일 또는 휴대전화와 설정하신 비밀번호로 로그인하며, 처음 로그인할 때 코드로 확인합니다.",
  "account.subUsers.new.whyCodes":
    "하위 계정은 회원님 명의로 거래할 수 있습니다. 본인임을 확인하세요.",
  "account.subUsers.new.account": "이메일 또는 휴대전화",
  "account.subUsers.new.account.hint": "국가 번호를 포함한 전화번호. 예: +82 10 1234 5678.",
  "account.subUsers.new.username": "닉네임",
  "account.subUsers.new.password": "비밀번호",
  "account.subUsers.new.password.hint": "8자 이상. 안전한 방법으로 전달하세요.",
  "account.subUsers.new.useAdminTwoFactor": "내 인증 앱으로 인증",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "하위 계정은 자신의 인증 앱 대신 회원님의 인증 앱 코드가 필요합니다.",
  "account.subUsers.new.submit": "만들기",
  "account.subUsers.new.continue": "계속",
  "account.subUsers.new.back": "뒤로",
  "account.subUsers.new.done": "{name} 계정을 만들었습니다.",
  "account.field.blank": "이 항목은 비워 둘 수 없습니다.",
  "account.subUsers.problem.password": "8~128자로 입력해 주세요.",

  "account.settings.title": "설정",
  "account.settings.description": "닉네임, 메시지 언어 및 사이트 화면을 설정합니다.",
  "account.settings.profile.title": "프로필",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "UID 복사",
  "account.settings.uid.copied": "복사됨",
  "account.settings.uid.failed": "복사하지 못했습니다",
  "account.settings.username": "닉네임",
  "account.settings.username.hint":
    "다른 거래자에게 표시되는 이름입니다. 문자, 숫자, 점, 하이픈, 밑줄 3~30자.",
  "account.settings.username.invalid":
    "문자, 숫자, 점, 하이픈, 밑줄을 3~30자로 입력하고, 문자나 숫자로 시작해 주세요.",
  "account.settings.username.next": "{time}부터 이름을 다시 변경할 수 있습니다.",
  "account.settings.save": "저장",
  "account.settings.saved": "저장되었습니다.",
  "account.settings.messages.title": "메시지",
  "account.settings.language": "메시지 언어",
  "account.settings.language.hint":
    "회원님께 보내는 이메일과 문자 메시지는 이 언어로 작성됩니다. 웹사이트 언어는 상단의 언어 메뉴를 따릅니다.",
  "account.settings.look.title": "화면",
  "account.settings.theme": "색상",
  "account.settings.theme.system": "시스템 설정 사용",
  "account.settings.theme.light": "라이트",
  "account.settings.theme.dark": "다크",
});
