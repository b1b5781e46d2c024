import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "Thỏa thuận dịch vụ P2P",
  "agreement.meta.description":
    "Quy tắc giao dịch trên Parley: ký quỹ, thanh toán, hủy lệnh, khiếu nại, phí, hành vi bị cấm, rủi ro và dữ liệu của bạn.",
  "agreement.text":
    "Vui lòng đọc và chấp nhận <link>thỏa thuận dịch vụ P2P</link> trước khi giao dịch.",
  "agreement.version": "Phiên bản {version}",
  "agreement.contents": "Mục lục",
  "agreement.body": "Nội dung thỏa thuận",
  "agreement.otherLanguage": "Văn bản này chưa có bằng ngôn ngữ của bạn.",
  "agreement.read": "Tôi đã đọc thỏa thuận và chấp nhận.",
  "agreement.required": "Phải chấp nhận thỏa thuận dịch vụ P2P trước khi giao dịch.",
  "agreement.changed": "Thỏa thuận đã thay đổi trong lúc bạn đọc. Vui lòng đọc phiên bản mới.",
  "agreement.accept": "Chấp nhận",
  "agreement.accepted": "Bạn đã chấp nhận thỏa thuận dịch vụ P2P.",
  "agreement.notDone": "Thỏa thuận chưa được chấp nhận",
  "agreement.later": "Để sau",
  "agreement.close": "Đóng",
  "agreement.loading": "Đang tải thỏa thuận.",
  "agreement.failed": "Không tải được thỏa thuận.",
  "agreement.retry": "Thử lại",
});
