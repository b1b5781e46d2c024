import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Parley bảo vệ bạn như thế nào",
  "help.protection.lead":
    "Điều gì xảy ra với coin của bạn trong một giao dịch, Parley làm gì để chống lừa đảo và bạn cần làm gì.",
  "help.contents": "Trên trang này",

  "help.protection.escrow.title": "Coin được giữ trong ký quỹ",
  "help.protection.escrow.1":
    "Khi lệnh được tạo, coin rời số dư của người bán và được giữ trong ký quỹ. Không bên nào dùng được cho đến khi lệnh kết thúc.",
  "help.protection.escrow.2":
    "Người mua trả tiền trực tiếp cho người bán. Parley không bao giờ nhận số tiền này.",
  "help.protection.escrow.3":
    "Sau khi lệnh được đánh dấu đã thanh toán, không có thời hạn nào trả coin về. Coin chỉ chuyển khi người bán mở khóa, hai bên đồng ý hoặc bộ phận CSKH quyết định.",

  "help.protection.release.title": "Chỉ mở khóa sau khi thấy tiền",
  "help.protection.release.1":
    "Kiểm tra đủ số tiền trong tài khoản ngân hàng hoặc tài khoản thanh toán của chính bạn. Ảnh chụp màn hình, tin nhắn hay email của người mua không phải bằng chứng.",
  "help.protection.release.2":
    "Mở khóa cần mã bảo mật và không thể hoàn tác. Coin đã mở khóa không thể lấy lại.",
  "help.protection.release.3":
    "Người mua khai tên trên tài khoản trả tiền và bốn ký tự cuối. Nếu tên khác với tên đã xác minh, người bán sẽ thấy cảnh báo.",

  "help.protection.codes.title": "Mã chỉ dùng một lần",
  "help.protection.codes.1":
    "Mã bảo mật chỉ dùng một lần, cho một mục đích và trong vài phút. Mã đã dùng từ ứng dụng xác thực cũng bị từ chối cho mọi việc khác.",
  "help.protection.codes.2":
    "Mã mở khóa và rút tiền rời trình duyệt ở dạng mã hóa và gắn với đúng việc bạn đã xác nhận. Không ai trên đường đi đọc được hay dùng cho việc khác.",

  "help.protection.account.title": "Thay đổi trong tài khoản",
  "help.protection.account.1":
    "Email hoặc số điện thoại mới không thể dùng để đăng nhập hay đặt lại mật khẩu trong 24 giờ. Các liên hệ khác của bạn nhận được tin nhắn có liên kết để hoàn tác.",
  "help.protection.account.2":
    "Việc rút tiền bị chặn trong 24 giờ sau khi đặt lại mật khẩu, gỡ hoặc thay email hay số điện thoại, và tắt ứng dụng xác thực. Lệnh rút đang chờ sẽ trở về ví của bạn.",
  "help.protection.account.3":
    "Mọi thiết bị đang đăng nhập hiển thị trong mục Bảo mật tài khoản và có thể đăng xuất tại đó. Phiên đăng nhập không dùng trong 30 ngày tự kết thúc.",

  "help.protection.limits.title": "Giới hạn cho tài khoản mới",
  "help.protection.limits.1":
    "Tài khoản mới chỉ có thể có vài lệnh đang mở với giá trị giới hạn. Giới hạn tăng theo số giao dịch hoàn tất và số đối tác khác nhau.",
  "help.protection.limits.2":
    "Giới hạn, lệnh cấm và đóng băng áp dụng chung cho mọi tài khoản của một người, kể cả người dùng phụ.",
  "help.protection.limits.3":
    "Coin do tài khoản dưới 30 ngày mua, hoặc mua bằng phương thức thanh toán có thể bị đảo ngược, chỉ được bán hoặc rút sau 24 giờ. Biểu mẫu lệnh nói rõ điều này trước khi mua.",

  "help.protection.appeals.title": "Nếu có vấn đề",
  "help.protection.appeals.1":
    "Nếu người mua đã đánh dấu thanh toán mà tiền không đến trong thời gian thông thường, người bán có thể báo. Khi đó người mua được yêu cầu gửi bằng chứng trong 60 phút.",
  "help.protection.appeals.2":
    "Bên nào cũng có thể khiếu nại. Coin vẫn ở trong ký quỹ và bộ phận CSKH xem xét lệnh, đoạn chat và bằng chứng của hai bên.",
  "help.protection.appeals.3":
    "Quyết định có hiệu lực hai giờ sau khi hai bên được thông báo. Trước đó, mỗi bên có thể yêu cầu một lần để nhân viên khác xem lại.",

  "help.protection.staff.title": "Ai là người quyết định",
  "help.protection.staff.1":
    "Nhân viên không được giao dịch, và không ai quyết định vụ việc của chính mình hoặc của tài khoản dùng chung liên hệ, thiết bị hay tài khoản thanh toán với mình.",
  "help.protection.staff.2":
    "Vụ việc giá trị lớn cần nhân viên thứ hai phê duyệt. Mọi thao tác của nhân viên đều được ghi lại và không thể sửa.",

  "help.protection.names.title": "Tên và tin nhắn",
  "help.protection.names.1":
    "Biệt danh giả dạng người dùng khác hoặc Parley bị từ chối. Biệt danh đổi được một lần trong 30 ngày và tên cũ hiển thị trong 90 ngày.",
  "help.protection.names.2":
    "Liên kết, số điện thoại và số tài khoản trong chat đi kèm cảnh báo. Chỉ trả tiền vào tài khoản hiển thị trong lệnh.",

  "help.protection.never.title": "Điều Parley không bao giờ yêu cầu",
  "help.protection.never.1":
    "Parley không bao giờ hỏi mật khẩu hay mã bảo mật: không trong chat, không qua điện thoại, không qua email.",
  "help.protection.never.2":
    "Parley không bao giờ yêu cầu bạn mở khóa sớm, trả tiền vào tài khoản khác hay tiếp tục bên ngoài trang này.",

  "help.protection.you.title": "Điều bạn nên làm",
  "help.protection.you.1":
    "Chỉ trả tiền từ tài khoản đứng tên bạn, đúng số tiền của lệnh, và chỉ đánh dấu đã thanh toán sau khi tiền đã rời tài khoản.",
  "help.protection.you.2": "Trao đổi trong chat của lệnh. Thỏa thuận ở nơi khác không được bảo vệ.",
  "help.protection.you.3":
    "Cài ứng dụng xác thực hoặc khóa truy cập và mã chống lừa đảo, và kiểm tra địa chỉ trang trước khi đăng nhập.",
  "help.protection.you.4":
    "Nếu nghi ngờ, đừng mở khóa và đừng hủy sau khi đã trả tiền. Hãy khiếu nại.",
});
