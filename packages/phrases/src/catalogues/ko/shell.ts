import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "본문 바로가기",
  "shell.home": "Parley 홈",
  "shell.nav": "주 메뉴",
  "shell.nav.buy": "구매",
  "shell.nav.sell": "판매",
  "shell.nav.express": "간편 거래",
  "shell.nav.wallet": "지갑",
  "shell.language": "언어",
  "shell.theme.dark": "다크 모드로 전환",
  "shell.theme.light": "라이트 모드로 전환",

  "shell.account": "계정",
  "shell.account.logIn": "로그인",
  "shell.account.register": "회원가입",
  "shell.account.copyUid": "UID 복사",
  "shell.account.copied": "복사됨",
  "shell.account.security": "보안",
  "shell.account.kyc": "본인 인증",
  "shell.account.offers": "내 광고",
  "shell.account.payment": "결제 수단",
  "shell.account.subUsers": "하위 계정",
  "shell.account.settings": "설정",
  "shell.account.logOut": "로그아웃",
  "shell.account.loggedOut": "로그아웃되었습니다.",
  "shell.account.sessionEnded": "세션이 종료되었습니다. 다시 로그인해 주세요.",

  "shell.footer.trade": "거래",
  "shell.footer.buy": "암호화폐 구매",
  "shell.footer.sell": "암호화폐 판매",
  "shell.footer.hkpay": "HKD로 거래",
  "shell.footer.agreement": "P2P 서비스 이용약관",
  "shell.footer.developers": "개발자",
  "shell.footer.apiDocs": "API 문서",
  "shell.footer.openApi": "OpenAPI 명세",
  "shell.footer.risk":
    "암호화폐 가격은 단기간에 크게 변동할 수 있습니다. 감당할 수 있는 금액만 거래하세요.",
  "shell.footer.licence": "Parley는 오픈 소스 소프트웨어입니다.",

  "shell.error.notFound": "페이지를 찾을 수 없습니다",
  "shell.error.notFoundRoute": "페이지를 찾을 수 없습니다",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "이 주소에는 페이지가 없습니다. 주소가 잘못 입력되었거나 페이지가 이동했을 수 있습니다.",
  "shell.error.internal": "내부 서버 오류",
  "shell.error.internalText":
    "시스템에 문제가 발생했습니다. 코인과 주문에는 영향이 없습니다. 잠시 후 다시 시도해 주세요.",
  "shell.error.home": "홈으로 이동",
  "shell.error.retry": "다시 시도",
  "shell.error.network": "네트워크 오류",
  "shell.error.requestFailed": "요청에 실패했습니다. 다시 시도해 주세요",
  "shell.error.requestFailedRetry": "요청에 실패했습니다. 다시 시도해 주세요",
  "shell.error.newVersion": "새 버전이 나왔습니다. 페이지를 새로고침해 주세요!",
  "shell.error.noMatchingData": "일치하는 데이터가 없습니다",

  "shell.refresh": "새로고침",
  "shell.dismiss": "닫기",
  "shell.toasts": "알림",
  "shell.offline": "오프라인 상태입니다. 표시된 내용이 최신이 아닐 수 있습니다.",
});
