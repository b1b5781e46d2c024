import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Tài khoản",
  "account.nav.security": "Bảo mật",
  "account.nav.kyc": "Xác minh danh tính",
  "account.nav.subUsers": "Tài khoản phụ",
  "account.nav.api": "Khóa API",
  "account.nav.settings": "Cài đặt",
  "account.back": "Quay lại P2P",

  "account.subUsers.title": "Tài khoản phụ",
  "account.subUsers.text":
    "Quyền truy cập cho những người làm việc cho bạn. Họ giao dịch dưới danh tính đã xác minh của bạn, mỗi người trong phạm vi bạn cho phép.",
  "account.subUsers.count": "{count}/{most}",
  "account.subUsers.create": "Tạo tài khoản phụ",
  "account.subUsers.empty": "Chưa có tài khoản phụ",
  "account.subUsers.emptyText":
    "Tạo một tài khoản phụ để người khác giao dịch thay bạn mà không cần chia sẻ mật khẩu.",
  "account.subUsers.name": "Tài khoản phụ",
  "account.subUsers.lastSeen": "Hoạt động gần nhất: {time}",
  "account.subUsers.neverSeen": "Chưa đăng nhập lần nào",
  "account.subUsers.permissions": "Quyền",
  "account.subUsers.permissionsOf": "Quyền của {name}",
  "account.subUsers.permission.trade": "Giao dịch",
  "account.subUsers.permission.payment": "Phương thức thanh toán",
  "account.subUsers.permission.withdraw": "Rút tiền",
  "account.subUsers.useAdminTwoFactor": "Xác minh bằng ứng dụng xác thực của tôi",
  "account.subUsers.status": "Trạng thái",
  "account.subUsers.active": "Hoạt động",
  "account.subUsers.frozen": "Bị đóng băng",
  "account.subUsers.action": "Thao tác",
  "account.subUsers.freeze": "Đóng băng",
  "account.subUsers.unfreeze": "Bỏ đóng băng",
  "account.subUsers.freeze.title": "Đóng băng {name}?",
  "account.subUsers.freeze.text":
    "Tài khoản phụ này bị đăng xuất ngay ở mọi nơi và không thể đăng nhập cho đến khi bạn bỏ đóng băng. Các lệnh đang mở giữ nguyên.",
  "account.subUsers.freeze.done": "{name} đã bị đóng băng.",
  "account.subUsers.unfreeze.title": "Bỏ đóng băng {name}?",
  "account.subUsers.unfreeze.text":
    "Tài khoản phụ này có thể đăng nhập lại và làm những gì được cấp quyền.",
  "account.subUsers.unfreeze.done": "{name} có thể đăng nhập lại.",
  "account.subUsers.cancel": "Hủy",
  "account.subUsers.close": "Đóng",
  "account.subUsers.saved": "Đã lưu quyền của {name}.",
  "account.subUsers.notDone.create": "Tài khoản phụ chưa được tạo",
  "account.subUsers.notDone.change": "Thay đổi chưa được lưu",

  "account.subUsers.new.title": "Tạo tài khoản phụ",
  "account.subUsers.new.text":
    "Tài khoản phụ đăng nhập bằng email hoặc điện thoại này cùng mật khẩu bạn đặt, và xác nhận bằng mã ở lần đăng nhập đầu tiên.",
  "account.subUsers.new.whyCodes":
    "Tài khoản phụ có thể giao dịch dưới tên bạn, vui lòng xác nhận đó là bạn.",
  "account.subUsers.new.account": "Email hoặc điện thoại",
  "account.subUsers.new.account.hint": "Số điện thoại kèm mã quốc gia, ví dụ +84 912 345 678.",
  "account.subUsers.new.username": "Biệt danh",
  "account.subUsers.new.password": "Mật khẩu",
  "account.subUsers.new.password.hint": "Ít nhất 8 ký tự. Hãy trao mật khẩu theo cách an toàn.",
  "account.subUsers.new.useAdminTwoFactor": "Xác minh bằng ứng dụng xác thực của tôi",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "Khi đó tài khoản phụ cần mã từ ứng dụng xác thực của bạn thay vì của mình.",
  "account.subUsers.new.submit": "Tạo",
  "account.subUsers.new.continue": "Tiếp tục",
  "account.subUsers.new.back": "Quay lại",
  "account.subUsers.new.done": "{name} đã được tạo.",
  "account.field.blank": "Không được để trống trường này.",
  "account.subUsers.problem.password": "Vui lòng dùng từ 8 đến 128 ký tự.",

  "account.settings.title": "Cài đặt",
  "account.settings.description": "Biệt danh, ngôn ngữ tin nhắn của chúng tôi và giao diện trang.",
  "account.settings.profile.title": "Hồ sơ",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Sao chép UID",
  "account.settings.uid.copied": "Đã sao chép",
  "account.settings.uid.failed": "Sao chép không thành công",
  "account.settings.username": "Biệt danh",
  "account.settings.username.hint":
    "Người giao dịch khác sẽ thấy tên này. Từ 3 đến 30 chữ cái, chữ số, dấu chấm, gạch nối hoặc gạch dưới.",
  "account.settings.username.invalid":
    "Dùng từ 3 đến 30 chữ cái, chữ số, dấu chấm, gạch nối hoặc gạch dưới và bắt đầu bằng chữ cái hoặc chữ số.",
  "account.settings.username.next": "Bạn có thể đổi tên lại từ {time}.",
  "account.settings.save": "Lưu",
  "account.settings.saved": "Đã lưu.",
  "account.settings.messages.title": "Tin nhắn",
  "account.settings.language": "Ngôn ngữ tin nhắn",
  "account.settings.language.hint":
    "Email và tin nhắn SMS gửi cho bạn được viết bằng ngôn ngữ này. Trang web hiển thị theo menu ngôn ngữ ở phía trên.",
  "account.settings.look.title": "Giao diện",
  "account.settings.theme": "Màu sắc",
  "account.settings.theme.system": "Theo hệ thống",
  "account.settings.theme.light": "Sáng",
  "account.settings.theme.dark": "Tối",
});
