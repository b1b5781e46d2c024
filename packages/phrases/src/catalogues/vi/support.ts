import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Liên hệ bộ phận CSKH",
  "support.text": "Hãy cho chúng tôi biết chuyện gì đã xảy ra. Bộ phận CSKH đọc mọi tin nhắn.",
  "support.never":
    "Không bao giờ gửi mật khẩu hoặc mã bảo mật. Bộ phận CSKH không bao giờ hỏi những thông tin này.",
  "support.new": "Tin nhắn mới",
  "support.logIn":
    "Bạn có tài khoản? <link>Đăng nhập</link> để viết từ tài khoản và đọc câu trả lời tại đây.",
  "support.logInForCase": "<link>Đăng nhập</link> để đọc yêu cầu của bạn.",

  "support.subject": "Bạn cần hỗ trợ về việc gì?",
  "support.subject.choose": "Chọn chủ đề",
  "support.subject.account": "Tài khoản và cài đặt",
  "support.subject.login": "Đăng nhập và xác minh bảo mật",
  "support.subject.verification": "Xác minh danh tính",
  "support.subject.order": "Lệnh",
  "support.subject.appeal": "Khiếu nại",
  "support.subject.deposit": "Nạp",
  "support.subject.withdrawal": "Rút",
  "support.subject.hold": "Tài khoản bị đóng băng, tạm giữ hoặc chặn",
  "support.subject.other": "Việc khác",

  "support.order": "Lệnh",
  "support.order.none": "Không có lệnh cụ thể",

  "support.message": "Tin nhắn của bạn",
  "support.message.hint":
    "Từ 10 đến 2.000 ký tự. Thời gian, số tiền và địa chỉ giúp chúng tôi tra cứu.",
  "support.message.short": "Vui lòng viết ít nhất 10 ký tự.",

  "support.email": "Địa chỉ email của bạn",
  "support.email.hint":
    "Câu trả lời được gửi đến địa chỉ này. Chúng tôi không dùng nó vào việc khác.",
  "support.email.invalid": "Vui lòng nhập địa chỉ email hợp lệ.",

  "support.send": "Gửi",
  "support.checking": "Đang kiểm tra trình duyệt…",

  "support.notDone.send": "Tin nhắn của bạn chưa được gửi",
  "support.notDone.reply": "Trả lời của bạn chưa được gửi",
  "support.notDone.close": "Yêu cầu chưa được đóng",

  "support.sent.title": "Bộ phận CSKH đã nhận tin nhắn của bạn",
  "support.sent.number": "Số yêu cầu của bạn là {number}.",
  "support.sent.account":
    "Bạn sẽ đọc câu trả lời trên trang này. Chúng tôi sẽ báo khi có câu trả lời.",
  "support.sent.email": "Câu trả lời sẽ được gửi đến {email}.",
  "support.sent.view": "Xem yêu cầu",
  "support.sent.another": "Viết tin nhắn khác",

  "support.cases": "Yêu cầu của bạn",
  "support.cases.none": "Bạn chưa viết cho bộ phận CSKH.",
  "support.cases.older": "Yêu cầu cũ hơn",
  "support.cases.newer": "Yêu cầu mới hơn",

  "support.case": "Yêu cầu {number}",
  "support.case.unknown": "Tài khoản này không có yêu cầu như vậy.",

  "support.state.open": "Đang chờ bộ phận CSKH",
  "support.state.claimed": "Đang xử lý",
  "support.state.answered": "Đã trả lời",
  "support.state.closed": "Đã đóng",

  "support.from.you": "Bạn",
  "support.from.staff": "Bộ phận CSKH",

  "support.reply": "Trả lời của bạn",
  "support.reply.send": "Gửi trả lời",
  "support.field.blank": "Không được để trống trường này.",

  "support.close": "Đóng yêu cầu",
  "support.close.title": "Đóng yêu cầu này?",
  "support.close.text":
    "Sau đó không thể viết thêm vào yêu cầu này. Bạn có thể mở yêu cầu mới bất cứ lúc nào.",
  "support.close.keep": "Giữ mở",
  "support.closed": "Yêu cầu này đã đóng.",
});
