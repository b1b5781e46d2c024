import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Thông báo",
  "notification.description": "Những gì diễn ra với lệnh, tài khoản và coin của bạn.",
  "notification.empty": "Chưa có thông báo",
  "notification.emptyText": "Những gì diễn ra với lệnh và tài khoản của bạn sẽ hiện ở đây.",
  "notification.allRead": "Bạn đã đọc tất cả.",
  "notification.markAll": "Đánh dấu đã đọc tất cả",
  "notification.viewAll": "Xem tất cả",
  "notification.unread": "Chưa đọc",
  "notification.unreadOne": "Chưa đọc",
  "notification.more": "Xem thêm",
  "notification.filter": "Hiển thị",
  "notification.filter.all": "Tất cả",
  "notification.group.orders": "Lệnh",
  "notification.group.appeals": "Khiếu nại",
  "notification.group.account": "Tài khoản",
  "notification.group.wallet": "Ví",
  "notification.group.security": "Bảo mật",
  "notification.settings": "Thông báo qua email",
  "notification.settings.text":
    "Mọi thứ đều hiện trên trang này. Hãy chọn nội dung bạn cũng muốn nhận qua email.",
  "notification.settings.orders": "Lệnh mới, thanh toán, mở khóa, hủy lệnh và nhắc nhở",
  "notification.settings.appeals":
    "Khiếu nại được mở, rút và giải quyết, bằng chứng bổ sung, đề nghị chia",
  "notification.settings.account": "Xác minh danh tính và tài khoản phụ",
  "notification.settings.wallet": "Nạp và rút",
  "notification.settings.security": "Đăng nhập từ thiết bị mới và thay đổi bảo mật tài khoản",
  "notification.settings.always": "Luôn bật",
  "notification.settings.saved": "Đã lưu lựa chọn của bạn.",
  "notification.failed": "Không thể tải thông báo.",
  "notification.retry": "Thử lại",
});
