import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Trước khi giao dịch",
  "gate.progress": "Đã xong {done}/{all}",
  "gate.done": "Đã xong",

  "gate.phone": "Điện thoại",
  "gate.phone.reason": "Vui lòng xác minh điện thoại trước khi giao dịch.",
  "gate.phone.action": "Xác minh điện thoại",
  "gate.email": "Email",
  "gate.email.reason": "Vui lòng xác minh email trước khi giao dịch.",
  "gate.email.action": "Xác minh email",
  "gate.kyc": "Danh tính (KYC)",
  "gate.kyc.reason": "Vui lòng hoàn tất xác minh danh tính (KYC) trước khi giao dịch.",
  "gate.kyc.action": "Xác minh danh tính",
  "gate.kyc.pending": "Đang xét duyệt",
  "gate.kyc.pendingReason":
    "Hồ sơ xác minh danh tính của bạn đang được xét duyệt. Chúng tôi sẽ thông báo ngay khi có kết quả.",
  "gate.kyc.rejected": "Không được phê duyệt: gửi lại",
  "gate.agreement": "Thỏa thuận dịch vụ",
  "gate.agreement.reason": "Vui lòng chấp nhận thỏa thuận dịch vụ P2P trước khi giao dịch.",
  "gate.agreement.action": "Đọc và chấp nhận",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Vui lòng thiết lập 2FA trước khi giao dịch.",
  "gate.twoFactor.action": "Thiết lập 2FA",

  "gate.master": "Do tài khoản chính quyết định",
  "gate.unfrozen.reason":
    "Giao dịch của tài khoản bạn đã bị đóng băng. Vui lòng liên hệ bộ phận CSKH.",
  "gate.permission.reason": "Tài khoản của bạn không được phép giao dịch.",
  "gate.permission.subUserReason":
    "Tài khoản chính chưa cho phép bạn giao dịch. Chỉ tài khoản chính mới thay đổi được điều này.",
});
