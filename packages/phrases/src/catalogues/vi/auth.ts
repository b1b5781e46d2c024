import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Hãy kiểm tra địa chỉ phía trên bắt đầu bằng {origin}",
  "auth.checking": "Đang kiểm tra bạn không phải là robot…",
  "auth.noScript": "Biểu mẫu này cần JavaScript. Vui lòng bật JavaScript trong trình duyệt.",
  "auth.wait": "Bạn có thể thử lại sau {time}.",
  "auth.secondsLeft": "Còn {seconds, plural, other {# giây}} nữa mới có thể thử lại",

  "auth.account": "Email hoặc số điện thoại",
  "auth.account.hint": "Nhập số điện thoại kèm mã quốc gia, ví dụ +84 912 345 678.",
  "auth.account.invalid": "Vui lòng nhập địa chỉ email hoặc số điện thoại kèm mã quốc gia.",
  "auth.email": "Email",
  "auth.email.invalid": "Vui lòng nhập địa chỉ email hợp lệ.",
  "auth.phone": "Số điện thoại",
  "auth.phone.invalid": "Vui lòng nhập số điện thoại hợp lệ.",
  "auth.phone.country": "Mã quốc gia",
  "auth.phone.search": "Tìm quốc gia hoặc mã",
  "auth.password": "Mật khẩu",
  "auth.password.new": "Mật khẩu mới",
  "auth.password.short": "Vui lòng dùng ít nhất 8 ký tự.",
  "auth.password.long": "Vui lòng dùng tối đa 128 ký tự.",
  "auth.strength": "Độ mạnh mật khẩu: {level}",
  "auth.strength.none": "quá ngắn",
  "auth.strength.weak": "yếu",
  "auth.strength.fair": "trung bình",
  "auth.strength.good": "tốt",
  "auth.strength.strong": "mạnh",
  "auth.strength.hint.short": "Ít nhất 8 ký tự. Vài từ liền nhau thường dễ nhớ.",
  "auth.strength.hint.easy": "Mật khẩu theo một mẫu thuộc loại bị đoán đầu tiên.",
  "auth.strength.hint.account": "Mật khẩu chứa địa chỉ email hoặc số điện thoại của bạn.",
  "auth.strength.hint.longer": "Hãy thêm ký tự: càng dài càng an toàn.",

  "auth.ended.otherDevice":
    "Bạn đã bị đăng xuất từ một thiết bị khác. Nếu không phải bạn, hãy đổi mật khẩu ngay.",
  "auth.ended.passwordChanged":
    "Mật khẩu của tài khoản này đã được đổi nên mọi phiên đăng nhập đã kết thúc. Nếu không phải bạn, hãy đặt lại ngay.",
  "auth.ended.securityChanged":
    "Cài đặt bảo mật của tài khoản này đã thay đổi nên mọi phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.",
  "auth.ended.service":
    "Bộ phận chăm sóc khách hàng đã kết thúc mọi phiên của tài khoản này để bảo vệ tài khoản. Chi tiết có trong email của bạn.",
  "auth.ended.frozen": "Tài khoản chính đã đóng băng quyền truy cập của bạn.",
  "auth.ended.expired": "Bạn đã bị đăng xuất vì thiết bị này lâu không được sử dụng.",
  "auth.login.title": "Đăng nhập",
  "auth.login.description": "Đăng nhập Parley bằng email, số điện thoại hoặc khóa truy cập.",
  "auth.login.submit": "Đăng nhập",
  "auth.login.notDone": "Bạn chưa đăng nhập",
  "auth.login.forgot": "Quên mật khẩu?",
  "auth.login.or": "hoặc",
  "auth.login.passkey": "Đăng nhập bằng khóa truy cập",
  "auth.login.new": "Bạn mới đến với Parley? <link>Đăng ký</link>",
  "auth.login.verify": "Vui lòng xác nhận đó là bạn.",
  "auth.login.back": "Quay lại",

  "auth.register.title": "Tạo tài khoản",
  "auth.register.description":
    "Tạo tài khoản Parley bằng email hoặc số điện thoại để mua bán tiền mã hóa trực tiếp giữa người với người.",
  "auth.register.by": "Đăng ký bằng",
  "auth.register.email": "Email",
  "auth.register.phone": "Điện thoại",
  "auth.register.submit": "Đăng ký",
  "auth.register.terms":
    "Khi đăng ký, bạn xác nhận mình từ 18 tuổi trở lên. Bạn đọc và chấp nhận <link>thỏa thuận dịch vụ P2P</link> trước giao dịch đầu tiên; mục <privacy>Quyền riêng tư</privacy> cho biết dữ liệu của bạn được dùng ra sao.",
  "auth.register.known": "Đã có tài khoản? <link>Đăng nhập</link>",

  "auth.code.title.email": "Kiểm tra email của bạn",
  "auth.code.title.phone": "Kiểm tra điện thoại của bạn",
  "auth.code": "Mã bảo mật",
  "auth.code.sent": "Mã mới đang được gửi.",
  "auth.code.wasSent": "Mã đã được gửi đến {account}. <link>Nhập mã</link>",
  "auth.code.confirm": "Xác nhận",
  "auth.code.help.email":
    "Chưa nhận được gì? Hãy xem thư mục spam. Nếu bạn đã có tài khoản, email sẽ cho biết.",
  "auth.code.help.phone":
    "Chưa nhận được gì? Hãy kiểm tra số điện thoại. Nếu bạn đã có tài khoản, tin nhắn sẽ cho biết.",
  "auth.code.change.email": "Đổi địa chỉ email",
  "auth.code.change.phone": "Đổi số điện thoại",

  "auth.forgot.title": "Đặt mật khẩu mới",
  "auth.forgot.description": "Đặt mật khẩu mới cho tài khoản Parley của bạn.",
  "auth.forgot.text":
    "Nhập email hoặc số điện thoại của tài khoản. Nếu tài khoản tồn tại, chúng tôi sẽ gửi mã đến đó.",
  "auth.forgot.submit": "Gửi mã",
  "auth.forgot.reset": "Đặt mật khẩu",
  "auth.forgot.sessions":
    "Bạn sẽ bị đăng xuất trên mọi thiết bị và việc rút tiền bị chặn trong 24 giờ.",
  "auth.forgot.other": "Dùng email hoặc số điện thoại khác",
  "auth.forgot.done": "Mật khẩu của bạn đã được thay đổi. Vui lòng đăng nhập.",
  "auth.forgot.known": "Đã nhớ ra mật khẩu? <link>Đăng nhập</link>",
  "auth.undo.title": "Hoàn tác thay đổi trên tài khoản",
  "auth.undo.text":
    "Vào {time}, email hoặc điện thoại của tài khoản đã bị thay đổi. Nếu không phải bạn, hãy hoàn tác: tài khoản sẽ chỉ liên kết lại với các mục này.",
  "auth.undo.email": "Email",
  "auth.undo.phone": "Điện thoại",
  "auth.undo.none": "Không có",
  "auth.undo.effects":
    "Mọi thiết bị sẽ đăng xuất, những gì thêm từ đó bị gỡ, việc rút tiền bị khóa 24 giờ và bạn đặt mật khẩu mới.",
  "auth.undo.submit": "Hoàn tác thay đổi",
  "auth.undo.done":
    "Thay đổi đã được hoàn tác. Hãy đặt mật khẩu mới; mã sẽ gửi đến liên hệ đã được liên kết lại.",
});
