import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "Các trang P2P",
  "native.nav.market": "Giao dịch",
  "native.nav.orders": "Lệnh",
  "native.nav.offers": "Quảng cáo của tôi",
  "native.nav.payment": "Phương thức thanh toán",
  "native.nav.account": "Cài đặt",
  "native.login.title": "Đăng nhập",
  "native.login.text": "Đăng nhập trong ứng dụng để tiếp tục.",
  "native.login.button": "Đăng nhập",
  "native.login.failed": "Ứng dụng chưa đăng nhập được cho bạn. Vui lòng thử lại.",
  "native.logOut": "Đăng xuất",
  "native.outdated": "Tính năng này cần phiên bản ứng dụng mới hơn.",
  "native.update": "Cập nhật",
  "native.picture.save": "Lưu ảnh",
  "native.picture.saved": "Đã lưu ảnh.",
  "native.picture.failed": "Không thể lưu ảnh.",
  "native.community.text": "Có thể người dùng khác cũng biết câu trả lời.",
  "native.community.open": "Hỏi cộng đồng",
});
