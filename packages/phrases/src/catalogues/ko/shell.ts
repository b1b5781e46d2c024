import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "본문 바로가기",

  "shell.account.loggedOut": "로그아웃되었습니다.",
  "shell.account.sessionEnded": "세션이 종료되었습니다. 다시 로그인해 주세요.",

  "shell.protection": "Parley가 회원님을 보호하는 방법",
  "shell.contact": "고객센터에 문의하기",

  "shell.error.notFound": "페이지를 찾을 수 없습니다",
  "shell.error.notFoundRoute": "페이지를 찾을 수 없습니다",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "이 주소에는 페이지가 없습니다. 주소가 잘못 입력되었거나 페이지가 이동했을 수 있습니다.",
  "shell.error.internal": "내부 서버 오류",
  "shell.error.internalText":
    "시스템에 문제가 발생했습니다. 코인과 주문에는 영향이 없습니다. 잠시 후 다시 시도해 주세요.",
  "shell.error.notAllowed": "접근할 수 없습니다",
  "shell.error.notAllowedText": "이 계정으로는 이 페이지를 볼 수 없습니다.",
  "shell.error.limited": "요청이 너무 많습니다",
  "shell.error.limitedText":
    "현재 사용 중인 네트워크에서 보낸 요청이 너무 많습니다. 1분 후 다시 시도해 주세요.",
  "shell.error.busy": "서비스를 이용할 수 없습니다",
  "shell.error.busyText":
    "지금 사이트 이용량이 매우 많습니다. 코인과 주문에는 영향이 없습니다. 잠시 후 다시 시도해 주세요.",
  "shell.error.accountGroup": "계정 그룹을 확인할 수 없습니다. 다시 로그인해 주세요.",
  "shell.error.home": "홈으로 이동",
  "shell.error.retry": "다시 시도",
  "shell.notDone.unknown": "아직 확인되지 않았습니다",
  "shell.notDone.text":
    "서버에서 확인되지 않았습니다. 연결 상태를 확인하고 여기서 다시 시도하세요. 두 번 처리되지 않습니다.",
  "shell.notDone.retry": "다시 시도",
  "shell.notDone.change": "변경 사항이 저장되지 않았습니다",

  "shell.amount.question": "어느 금액을 말씀하시나요?",
  "shell.amount.notAmount": "금액으로 읽을 수 없습니다.",
  "shell.amount.decimals": "소수점 이하 {most}자리까지입니다.",
  "shell.amount.check": "금액을 확인하세요.",
  "shell.error.network": "네트워크 오류",
  "shell.error.requestFailed": "요청에 실패했습니다. 다시 시도해 주세요",
  "shell.error.requestFailedRetry": "요청에 실패했습니다. 다시 시도해 주세요",
  "shell.error.newVersion": "새 버전이 나왔습니다. 페이지를 새로고침해 주세요!",
  "shell.error.noMatchingData": "일치하는 데이터가 없습니다",

  "shell.refresh": "새로고침",
  "shell.dismiss": "닫기",
  "shell.toasts": "알림",
  "shell.loading": "페이지를 불러오는 중입니다",
  "shell.offline": "오프라인 상태입니다. 표시된 내용이 최신이 아닐 수 있습니다.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "주문 보기",
});
