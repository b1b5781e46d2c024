import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Quay lại P2P",
  "detail.buyTitle": "Mua {token} bằng {fiat}",
  "detail.sellTitle": "Bán {token} lấy {fiat}",
  "detail.description": "Một quảng cáo trên Parley với giá, hạn mức và người đăng.",
  "detail.facts": "Quảng cáo",
  "detail.floating": "Thay đổi theo giá tham chiếu",
  "detail.fixed": "Giá cố định",
  "detail.conditions": "Điều kiện",
  "detail.condition.kyc": "Đã xác minh danh tính",
  "detail.condition.trades": "{count, plural, other {Ít nhất # giao dịch hoàn tất}}",
  "detail.condition.completion": "Tỷ lệ hoàn thành ít nhất {rate}",
  "detail.condition.days": "{count, plural, other {Đăng ký ít nhất # ngày}}",
  "detail.condition.firstCap": "Lệnh đầu tiên tối đa {amount}",
  "detail.changed": "Người đăng đã thay đổi quảng cáo này. Bạn đang xem phiên bản hiện tại.",
  "detail.opensAt": "Mở lúc {time}.",
  "detail.reason.marketDisabled": "Thị trường này hiện đang đóng.",
  "detail.reason.offerNotOnline": "Người đăng đã tắt quảng cáo này.",
  "detail.reason.offerOutsideHours": "Quảng cáo này đang ngoài giờ giao dịch.",
  "detail.reason.offerOfOwnGroup": "Đây là quảng cáo của chính tài khoản bạn.",
  "detail.reason.traderBlocked": "Bạn và người đăng này không giao dịch với nhau.",
  "detail.reason.conditionKyc": "Người đăng chỉ giao dịch với người đã xác minh danh tính.",
  "detail.reason.conditionTrades": "Người đăng yêu cầu nhiều giao dịch hoàn tất hơn số bạn có.",
  "detail.reason.conditionCompletion": "Người đăng yêu cầu tỷ lệ hoàn thành cao hơn của bạn.",
  "detail.reason.conditionRegistered": "Người đăng yêu cầu tài khoản lâu hơn tài khoản của bạn.",
  "detail.reason.ratesStale": "Quảng cáo này chưa có giá hiện tại. Vui lòng thử lại sau giây lát.",
  "detail.reason.offerHidden": "Hiện không thể giao dịch với quảng cáo này.",
  "detail.reason.openOrdersLimit":
    "Bạn đã có số lệnh mở tối đa hiện được phép. Vui lòng hoàn tất một lệnh trước.",
  "detail.reason.offerOrdersLimit":
    "Bạn đã có số lệnh mở tối đa trên quảng cáo này. Hãy hoàn tất một lệnh trước hoặc chọn quảng cáo khác.",
  "detail.reason.openWorthLimit":
    "Các lệnh mua đang mở của bạn đã đạt hạn mức. Vui lòng hoàn tất một lệnh trước.",
  "detail.reason.cancelLimit": "Bạn đã hủy quá nhiều lệnh trong 24 giờ qua.",
  "detail.reason.advertiserLimit": "Hiện người đăng quảng cáo không thể nhận thêm lệnh.",
  "detail.reason.staffMayNotTrade": "Tài khoản nhân viên không giao dịch.",
  "detail.form.amountOutsideLimit":
    "Vui lòng điều chỉnh số lượng tiền mã hóa < {amount} {token} để đáp ứng yêu cầu của người đăng quảng cáo.",
  "detail.form.amountBelowLimit":
    "Vui lòng điều chỉnh số lượng tiền mã hóa > {amount} {token} để đáp ứng yêu cầu của người đăng quảng cáo.",
  "detail.form.fiatAtLeast": "Người đăng quảng cáo này nhận lệnh từ {amount}.",
  "detail.form.fiatAtMost": "Người đăng quảng cáo này nhận lệnh tối đa {amount}.",
  "detail.form.overLimit": "Hạn mức mua đang mở của bạn còn khoảng {amount} cho lệnh này.",
  "detail.form.title": "Lệnh của bạn",
  "detail.form.max": "Tối đa",
  "detail.form.balance": "Số dư: {amount}",
  "detail.form.transfer": "Chuyển {token} vào ví giao ngay của bạn",
  "detail.form.notEnough": "Ví giao ngay của bạn không đủ {token}.",
  "detail.fresh.note": "Mới mua: {amount}. Có thể rút hoặc bán từ {time}.",
  "detail.fresh.newAccount":
    "Tài khoản của bạn chưa đủ 30 ngày: coin bạn mua có thể rút hoặc bán sau khi lệnh hoàn tất 24 giờ.",
  "detail.fresh.reversible":
    "Thanh toán bằng phương thức này có thể bị hoàn lại: coin bạn mua có thể rút hoặc bán sau khi lệnh hoàn tất 24 giờ.",
  "detail.form.tooSmall": "Số tiền này quá nhỏ.",
  "detail.form.limits": "Hạn mức: {limits}",
  "detail.message": "Lời nhắn cho đối tác giao dịch",
});
