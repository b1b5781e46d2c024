import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "코인을 에스크로에 보관한 채 개인 간에 암호화폐를 사고팝니다.",
  "install.offline.title": "연결 없음",
  "install.offline.text":
    "Parley에 연결할 수 없습니다. 인터넷 연결을 확인해 주세요. 진행 중인 주문의 제한 시간은 계속 흐릅니다.",
  "install.offline.retry": "다시 시도",
  "install.push.title": "푸시 알림",
  "install.push.text":
    "Parley를 닫아도 주문 소식이 이 기기로 도착합니다. 잠금 화면에는 금액과 이름이 표시되지 않습니다.",
  "install.push.switch": "이 기기",
  "install.push.switch.text": "주문 및 이의 제기",
  "install.push.unsupported": "이 브라우저는 푸시 알림을 지원하지 않습니다.",
  "install.push.homeScreen":
    "iPhone과 iPad에서는 먼저 Parley를 홈 화면에 추가하세요. 공유를 누른 다음 “홈 화면에 추가”를 선택하고, 거기에서 Parley를 여세요.",
  "install.push.blocked":
    "브라우저가 이 사이트의 알림을 차단하고 있습니다. 브라우저의 사이트 설정에서 허용한 다음 여기에서 켜세요.",
  "install.push.refused": "브라우저에 알림 표시가 허용되지 않았습니다.",
  "install.push.isOn": "이제 이 기기에서 푸시 알림을 받습니다.",
  "install.push.isOff": "이 기기에서 더 이상 푸시 알림을 받지 않습니다.",
  "install.push.failed": "푸시 알림을 켤 수 없습니다. 나중에 다시 시도해 주세요.",
  "install.sound.title": "새 주문",
  "install.sound.switch": "새 주문 알림음",
  "install.sound.text": "이 기기에서 Parley가 열려 있는 동안",
});
