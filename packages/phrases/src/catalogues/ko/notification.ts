import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "알림",
  "notification.description": "주문, 계정, 코인에 관한 소식입니다.",
  "notification.empty": "아직 알림이 없습니다",
  "notification.emptyText": "주문과 계정에 관한 소식이 여기에 표시됩니다.",
  "notification.allRead": "모두 읽었습니다.",
  "notification.markAll": "모두 읽음으로 표시",
  "notification.viewAll": "모두 보기",
  "notification.unread": "읽지 않음",
  "notification.unreadOne": "읽지 않음",
  "notification.more": "더 보기",
  "notification.filter": "표시",
  "notification.filter.all": "전체",
  "notification.group.orders": "주문",
  "notification.group.appeals": "이의 제기",
  "notification.group.account": "계정",
  "notification.group.wallet": "지갑",
  "notification.group.security": "보안",
  "notification.settings": "이메일 알림",
  "notification.settings.text":
    "이 페이지에는 모든 알림이 표시됩니다. 이메일로도 받을 알림을 선택하세요.",
  "notification.settings.orders": "새 주문, 결제, 릴리스, 취소, 알림",
  "notification.settings.appeals": "이의 제기 접수·철회·해결, 증거 추가, 분할 제안",
  "notification.settings.account": "본인 인증과 하위 계정",
  "notification.settings.wallet": "입금과 출금",
  "notification.settings.security": "새 기기 로그인과 계정 보안 변경",
  "notification.settings.always": "항상 켜짐",
  "notification.settings.saved": "설정이 저장되었습니다.",
  "notification.failed": "알림을 불러오지 못했습니다.",
  "notification.retry": "다시 시도",
});
