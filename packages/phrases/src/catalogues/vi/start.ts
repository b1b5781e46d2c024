import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "Chuẩn bị giao dịch",
  "start.text":
    "Mỗi bước chỉ cần làm một lần. Các bước đã xong được lưu lại, nên bạn có thể dừng bất cứ lúc nào và tiếp tục trên thiết bị khác.",
  "start.left": "Còn khoảng {minutes} phút",
  "start.minutes": "Khoảng {minutes} phút",
  "start.now": "Làm ngay",

  "start.phone.why": "Để nhận mã qua SMS khi bạn xác nhận việc quan trọng.",
  "start.email.why": "Để nhận mã và tin về các lệnh của bạn.",
  "start.kyc.why":
    "Để hai bên giao dịch biết ai là người thanh toán. Hãy chuẩn bị hộ chiếu, căn cước hoặc giấy phép lái xe.",
  "start.agreement.why": "Các quy tắc áp dụng cho cả hai bên giao dịch.",
  "start.agreement.accept": "Tôi đã đọc và chấp nhận",
  "start.twoFactor.why":
    "Với mã từ ứng dụng trên điện thoại, chỉ bạn mới có thể mở khóa coin và rút tiền.",
  "start.twoFactor.app":
    "Bạn cần một ứng dụng xác thực trên điện thoại, chẳng hạn Google Authenticator: hãy cài đặt trước. Nút này hiển thị khóa và gửi mã đến các liên hệ đã liên kết.",

  "start.order.title": "Lựa chọn của bạn được giữ lại",
  "start.order.text":
    "Khi mọi thứ hoàn tất, bạn quay lại quảng cáo với cùng số tiền và phương thức thanh toán. Lệnh chưa được đặt: đến lúc đó giá có thể thay đổi.",
  "start.order.view": "Xem quảng cáo",

  "start.meanwhile": "Việc bạn có thể làm trong lúc chờ",
  "start.meanwhile.market": "Xem quảng cáo và giá",
  "start.meanwhile.help": "Đọc cách giao dịch được bảo vệ",
  "start.meanwhile.reach": "Chọn cách chúng tôi thông báo",
  "start.meanwhile.phishing": "Chọn mã chống lừa đảo cho email của chúng tôi",

  "start.done.title": "Bạn có thể giao dịch ngay",
  "start.done.text": "Mọi thứ cần cho giao dịch đã được thiết lập.",
  "start.done.order": "Tiếp tục đến lệnh của bạn",
  "start.done.market": "Xem quảng cáo",
  "start.done.back": "Quay lại nơi bạn đang xem",
  "start.done.toOrder": "Mọi thứ đã sẵn sàng. Hãy kiểm tra và đặt lệnh.",
});
