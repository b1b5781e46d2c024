import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Mua bán tiền mã hóa trực tiếp giữa người với người, coin được giữ trong ký quỹ.",
  "install.offline.title": "Không có kết nối",
  "install.offline.text":
    "Không thể kết nối với Parley. Vui lòng kiểm tra kết nối internet. Thời hạn của các lệnh đang mở vẫn tiếp tục chạy.",
  "install.offline.retry": "Thử lại",
  "install.push.title": "Thông báo đẩy",
  "install.push.text":
    "Tin về các lệnh của bạn đến thiết bị này ngay cả khi Parley đã đóng. Màn hình khóa không hiển thị số tiền hay tên.",
  "install.push.switch": "Thiết bị này",
  "install.push.switch.text": "Lệnh và khiếu nại",
  "install.push.unsupported": "Trình duyệt này không hỗ trợ thông báo đẩy.",
  "install.push.homeScreen":
    "Trên iPhone và iPad, trước tiên hãy thêm Parley vào màn hình chính: chạm Chia sẻ, rồi “Thêm vào MH chính”, và mở Parley từ đó.",
  "install.push.blocked":
    "Trình duyệt của bạn đang chặn thông báo từ trang này. Hãy cho phép trong cài đặt trang của trình duyệt, rồi bật tại đây.",
  "install.push.refused": "Trình duyệt không được phép hiển thị thông báo.",
  "install.push.isOn": "Thiết bị này hiện nhận thông báo đẩy.",
  "install.push.isOff": "Thiết bị này không còn nhận thông báo đẩy.",
  "install.push.failed": "Không thể bật thông báo đẩy. Vui lòng thử lại sau.",
  "install.sound.title": "Lệnh mới",
  "install.sound.switch": "Âm thanh khi có lệnh mới",
  "install.sound.text": "Trên thiết bị này, khi Parley đang mở",
});
