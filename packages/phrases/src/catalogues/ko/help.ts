import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Parley가 회원님을 보호하는 방법",
  "help.protection.lead":
    "거래 중 코인이 어떻게 보관되는지, Parley가 사기를 어떻게 막는지, 회원님이 해야 할 일을 안내합니다.",
  "help.contents": "이 페이지의 내용",

  "help.protection.escrow.title": "코인은 에스크로에 보관됩니다",
  "help.protection.escrow.1":
    "주문이 생성되면 코인은 판매자의 잔액에서 나와 에스크로에 보관됩니다. 주문이 끝날 때까지 양측 모두 사용할 수 없습니다.",
  "help.protection.escrow.2":
    "구매자는 판매자에게 직접 결제합니다. Parley는 이 돈을 받지 않습니다.",
  "help.protection.escrow.3":
    "결제 완료로 표시된 뒤에는 기한이 지나도 코인이 돌아가지 않습니다. 판매자가 릴리스하거나, 양측이 합의하거나, 고객센터가 결정할 때만 이동합니다.",

  "help.protection.release.title": "돈을 확인한 뒤에만 릴리스하세요",
  "help.protection.release.1":
    "본인의 은행 또는 결제 계좌에서 전액을 확인하세요. 구매자의 캡처, 메시지, 이메일은 증거가 아닙니다.",
  "help.protection.release.2":
    "릴리스에는 보안 코드가 필요하며 되돌릴 수 없습니다. 릴리스한 코인은 회수할 수 없습니다.",
  "help.protection.release.3":
    "구매자는 결제 계좌의 예금주와 마지막 네 글자를 밝힙니다. 인증된 이름과 다르면 판매자에게 경고가 표시됩니다.",

  "help.protection.codes.title": "코드는 한 번만 유효합니다",
  "help.protection.codes.1":
    "보안 코드는 한 번, 한 가지 목적으로, 몇 분 동안만 유효합니다. 이미 사용한 인증 앱 코드는 다른 작업에서도 거부됩니다.",
  "help.protection.codes.2":
    "릴리스와 출금 코드는 암호화되어 확인한 내용에 묶인 채 브라우저를 떠납니다. 중간에서 읽거나 다른 용도로 쓸 수 없습니다.",

  "help.protection.account.title": "계정 변경",
  "help.protection.account.1":
    "새 이메일이나 전화번호로는 24시간 동안 로그인하거나 비밀번호를 재설정할 수 없습니다. 다른 연락처로 변경을 취소하는 링크가 담긴 메시지가 전송됩니다.",
  "help.protection.account.2":
    "비밀번호 재설정, 이메일·전화번호 삭제나 변경, 인증 앱 해제 후 24시간 동안 출금이 제한됩니다. 대기 중인 출금은 지갑으로 돌아갑니다.",
  "help.protection.account.3":
    "로그인된 기기는 ‘계정 보안’에서 확인하고 로그아웃할 수 있습니다. 30일 동안 사용하지 않은 로그인은 자동으로 종료됩니다.",

  "help.protection.limits.title": "신규 계정의 한도",
  "help.protection.limits.1":
    "신규 계정은 제한된 금액의 주문을 몇 건만 진행할 수 있습니다. 완료한 거래와 거래 상대가 늘면 한도가 커집니다.",
  "help.protection.limits.2":
    "한도, 거래 제한, 동결은 서브 사용자를 포함해 한 사람의 모든 계정에 함께 적용됩니다.",
  "help.protection.limits.3":
    "생성 후 30일이 지나지 않은 계정이 산 코인이나 취소 가능한 결제 수단으로 산 코인은 24시간 후에 판매하거나 출금할 수 있습니다. 주문 화면에서 구매 전에 안내합니다.",

  "help.protection.appeals.title": "문제가 생기면",
  "help.protection.appeals.1":
    "구매자가 결제 완료로 표시했지만 평소 시간 안에 입금되지 않으면 판매자가 알릴 수 있습니다. 그러면 구매자에게 60분 이내에 증거를 요청합니다.",
  "help.protection.appeals.2":
    "양측 모두 이의 제기를 할 수 있습니다. 코인은 에스크로에 남고, 고객센터가 주문, 채팅, 양측의 증거를 확인합니다.",
  "help.protection.appeals.3":
    "결정은 양측에 알린 뒤 2시간 후에 효력이 생깁니다. 그 전에 각자 한 번씩 다른 담당자의 재검토를 요청할 수 있습니다.",

  "help.protection.staff.title": "누가 결정하나요",
  "help.protection.staff.1":
    "직원은 거래할 수 없으며, 자신의 계정이나 연락처·기기·결제 계좌를 공유하는 계정의 건은 결정하지 않습니다.",
  "help.protection.staff.2":
    "금액이 큰 건은 다른 직원의 승인이 필요합니다. 직원의 모든 행동은 기록되며 수정할 수 없습니다.",

  "help.protection.names.title": "이름과 메시지",
  "help.protection.names.1":
    "다른 사용자나 Parley를 흉내 낸 닉네임은 거부됩니다. 닉네임은 30일에 한 번 바꿀 수 있고 이전 이름은 90일간 표시됩니다.",
  "help.protection.names.2":
    "채팅의 링크, 전화번호, 계좌번호에는 경고가 표시됩니다. 주문에 표시된 계좌로만 결제하세요.",

  "help.protection.never.title": "Parley가 절대 요구하지 않는 것",
  "help.protection.never.1":
    "Parley는 채팅, 전화, 이메일 어디에서도 비밀번호나 보안 코드를 묻지 않습니다.",
  "help.protection.never.2":
    "Parley는 미리 릴리스하거나, 다른 계좌로 결제하거나, 사이트 밖에서 진행하라고 요구하지 않습니다.",

  "help.protection.you.title": "회원님이 해야 할 일",
  "help.protection.you.1":
    "본인 명의 계좌에서 주문 금액을 정확히 결제하고, 돈이 나간 뒤에만 결제 완료로 표시하세요.",
  "help.protection.you.2": "대화는 주문 채팅에서 하세요. 다른 곳에서 한 약속은 보호되지 않습니다.",
  "help.protection.you.3":
    "인증 앱이나 패스키, 피싱 방지 코드를 설정하고 로그인 전에 사이트 주소를 확인하세요.",
  "help.protection.you.4":
    "의심스러우면 릴리스하지 말고, 결제한 뒤에는 취소하지 마세요. 이의 제기를 이용하세요.",
});
