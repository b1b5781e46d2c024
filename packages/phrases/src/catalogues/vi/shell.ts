import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Chuyển đến nội dung",

  "shell.account.loggedOut": "Bạn đã đăng xuất.",
  "shell.account.sessionEnded": "Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.",

  "shell.protection": "Parley bảo vệ bạn như thế nào",
  "shell.contact": "Liên hệ bộ phận CSKH",

  "shell.error.notFound": "Không tìm thấy trang",
  "shell.error.notFoundRoute": "Không tìm thấy trang",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Không có nội dung nào tại địa chỉ này. Có thể địa chỉ bị gõ sai hoặc trang đã được chuyển đi.",
  "shell.error.internal": "Lỗi máy chủ nội bộ",
  "shell.error.internalText":
    "Đã xảy ra sự cố từ phía chúng tôi. Coin và lệnh của bạn không bị ảnh hưởng. Vui lòng thử lại sau giây lát.",
  "shell.error.notAllowed": "Không được phép truy cập",
  "shell.error.notAllowedText": "Tài khoản của bạn không được phép xem trang này.",
  "shell.error.limited": "Quá nhiều yêu cầu",
  "shell.error.limitedText":
    "Có quá nhiều yêu cầu từ bạn hoặc mạng của bạn. Vui lòng đợi một phút rồi thử lại.",
  "shell.error.busy": "Dịch vụ không khả dụng",
  "shell.error.busyText":
    "Trang web hiện đang rất bận. Coin và lệnh của bạn không bị ảnh hưởng. Vui lòng thử lại sau giây lát.",
  "shell.error.accountGroup": "Không xác định được nhóm tài khoản của bạn. Vui lòng đăng nhập lại.",
  "shell.error.home": "Về trang chủ",
  "shell.error.retry": "Thử lại",
  "shell.notDone.unknown": "Chưa được xác nhận",
  "shell.notDone.text":
    "Máy chủ chưa xác nhận. Hãy kiểm tra kết nối rồi thử lại tại đây. Thao tác sẽ không bị thực hiện hai lần.",
  "shell.notDone.retry": "Thử lại",
  "shell.notDone.change": "Thay đổi chưa được lưu",

  "shell.amount.question": "Bạn muốn nói số tiền nào?",
  "shell.amount.notAmount": "Không đọc được nội dung này thành số tiền.",
  "shell.amount.decimals": "Tối đa {most} chữ số thập phân.",
  "shell.amount.check": "Vui lòng kiểm tra số tiền.",
  "shell.error.network": "Lỗi mạng",
  "shell.error.requestFailed": "Yêu cầu không thành công. Vui lòng thử lại",
  "shell.error.requestFailedRetry": "Yêu cầu thất bại, vui lòng thử lại",
  "shell.error.newVersion": "Đã có phiên bản mới, vui lòng tải lại trang!",
  "shell.error.noMatchingData": "Không có dữ liệu phù hợp",

  "shell.refresh": "Tải lại",
  "shell.dismiss": "Đóng",
  "shell.toasts": "Thông báo",
  "shell.loading": "Trang đang được tải",
  "shell.offline": "Bạn đang ngoại tuyến. Thông tin hiển thị có thể đã cũ.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Xem lệnh",
});
