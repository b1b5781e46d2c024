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
  "help.upTo": "tối đa {rate}",
  "help.contents": "Trên trang này",
  "help.otherLanguage": "Văn bản này chưa có bằng ngôn ngữ của bạn.",
  "help.outdated": "Bản tiếng Anh mới hơn bản dịch này.",
  "help.readEnglish": "Đọc bằng tiếng Anh",
  "help.failed": "Hiện không thể tải các trang trợ giúp.",
  "help.status.title": "Trạng thái hệ thống",
  "help.status.description": "Những gì đang hoạt động trên trang này ngay lúc này.",
  "help.status.allGood": "Mọi thứ đều hoạt động.",
  "help.status.limited": "Một số dịch vụ đang bị hạn chế.",
  "help.status.site": "Trang web và API",
  "help.status.trading": "Giao dịch",
  "help.status.markets": "{count, plural, other {# thị trường đang mở}}",
  "help.status.prices": "Giá tham chiếu",
  "help.status.pricesAt": "Tính đến {time}",
  "help.status.pricesOld": "Đã cũ: {coins}",
  "help.status.deposits": "Nạp",
  "help.status.withdrawals": "Rút",
  "help.status.pausedOn": "Tạm dừng: {networks}",
  "help.status.working": "Hoạt động",
  "help.status.isLimited": "Hạn chế",
  "help.status.unknown": "Không rõ",
  "help.status.note":
    "Trang này đọc lại trạng thái mỗi phút. Việc bảo trì theo kế hoạch được thông báo trong mục <link>trợ giúp</link>.",
});
