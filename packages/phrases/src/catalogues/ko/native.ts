import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "P2P 페이지",
  "native.nav.market": "거래",
  "native.nav.orders": "주문",
  "native.nav.offers": "내 광고",
  "native.nav.payment": "결제 수단",
  "native.nav.account": "설정",
  "native.login.title": "로그인",
  "native.login.text": "계속하려면 앱에서 로그인하세요.",
  "native.login.button": "로그인",
  "native.login.failed": "앱에서 로그인하지 못했습니다. 다시 시도하세요.",
  "native.logOut": "로그아웃",
  "native.outdated": "이 기능을 쓰려면 최신 버전의 앱이 필요합니다.",
  "native.update": "업데이트",
  "native.picture.save": "이미지 저장",
  "native.picture.saved": "이미지를 저장했습니다.",
  "native.picture.failed": "이미지를 저장하지 못했습니다.",
  "native.community.text": "다른 사용자가 답을 알고 있을 수도 있습니다.",
  "native.community.open": "커뮤니티에 질문",
});
