import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "코인을 에스크로에 보관한 채 개인 간에 암호화폐를 사고팝니다.",
  "install.offline.title": "연결 없음",
  "install.offline.text":
    "Parley에 연결할 수 없습니다. 인터넷 연결을 확인해 주세요. 진행 중인 주문의 제한 시간은 계속 흐릅니다.",
  "install.offline.retry": "다시 시도",
});
