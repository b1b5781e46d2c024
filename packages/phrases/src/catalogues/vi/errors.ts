import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Một số thông tin còn thiếu hoặc không hợp lệ. Vui lòng kiểm tra các ô được đánh dấu.",
  "errors.fieldRequired": "Không được để trống trường này.",
  "errors.fieldInvalid": "Giá trị này không hợp lệ.",
  "errors.fieldUnknown": "Trường này không được chấp nhận ở đây.",
  "errors.malformedRequest": "Không đọc được yêu cầu. Vui lòng tải lại trang và thử lại.",
  "errors.notFound": "Nội dung bạn yêu cầu không tồn tại hoặc không còn nữa.",
  "errors.methodNotAllowed": "Địa chỉ này không chấp nhận loại yêu cầu đó.",
  "errors.tooLarge": "Yêu cầu quá lớn. Vui lòng gửi ít dữ liệu hơn mỗi lần.",
  "errors.unsupportedType": "Loại tệp hoặc nội dung này không được hỗ trợ.",
  "errors.stateChanged": "Dữ liệu vừa có thay đổi. Vui lòng xem trạng thái hiện tại và thử lại.",

  "errors.notLoggedIn": "Vui lòng đăng nhập để tiếp tục.",
  "errors.notAllowed": "Tài khoản của bạn không được phép thực hiện thao tác này.",
  "errors.accountGroupMissing":
    "Không xác định được nhóm tài khoản của bạn. Vui lòng đăng nhập lại.",
  "errors.accountGroupMismatch":
    "Địa chỉ này thuộc nhóm tài khoản khác. Vui lòng đăng nhập lại bằng đúng tài khoản.",

  "errors.tooManyRequests": "Quá nhiều yêu cầu. Vui lòng đợi giây lát rồi thử lại.",
  "errors.internal": "Đã xảy ra sự cố từ phía chúng tôi. Vui lòng thử lại sau giây lát.",
  "errors.unavailable": "Dịch vụ hiện không khả dụng. Vui lòng thử lại sau giây lát.",
  "errors.timeout": "Phản hồi mất quá nhiều thời gian. Vui lòng thử lại.",

  "errors.unknownAsset": "Loại tiền mã hóa này không được giao dịch tại đây.",
  "errors.unknownFiat": "Loại tiền pháp định này không được giao dịch tại đây.",
  "errors.unknownMarket": "Không có thị trường cho cặp tiền này.",
  "errors.ratesStale": "Giá tham chiếu đã cũ. Vui lòng thử lại sau giây lát.",
});
