import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Trợ giúp",
  "help.lead": "Các bài viết ngắn về giao dịch trên Parley, tài khoản và sự an toàn của bạn.",
  "help.topic.trading": "Giao dịch",
  "help.topic.safety": "An toàn",
  "help.topic.account": "Tài khoản của bạn",
  "help.topic.costs": "Phí và hạn mức",
  "help.all": "Tất cả bài trợ giúp",
  "help.announcements": "Thông báo",
  "help.rulingTime":
    "Thời gian từ khi khiếu nại đến khi có quyết định (trung vị {days} ngày qua): {time}",
  "help.contents": "Trên trang này",
  "help.otherLanguage": "Văn bản này chưa có bằng ngôn ngữ của bạn.",
  "help.outdated": "Bản tiếng Anh mới hơn bản dịch này.",
  "help.readEnglish": "Đọc bằng tiếng Anh",
  "help.failed": "Hiện không thể tải các trang trợ giúp.",
});
