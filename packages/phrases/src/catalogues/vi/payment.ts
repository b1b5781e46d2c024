import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Phương thức thanh toán",
  "payment.text":
    "Các tài khoản bạn dùng để nhận tiền pháp định. Người khác chỉ thấy chúng trong lệnh với bạn.",
  "payment.count": "{count}/{most}",
  "payment.empty": "Bạn chưa thêm phương thức thanh toán nào.",
  "payment.emptyText":
    "Thêm tài khoản để người mua thanh toán cho bạn. Tài khoản phải đứng tên bạn.",
  "payment.add": "Thêm phương thức thanh toán",
  "payment.backToP2P": "Quay lại P2P",
  "payment.backToOffer": "Quay lại quảng cáo",
  "payment.cancel": "Hủy",
  "payment.close": "Đóng",
  "payment.notAllowed":
    "Tài khoản của bạn không được phép quản lý phương thức thanh toán. Tài khoản phụ có thể liên hệ tài khoản chính.",
  "payment.full":
    "Bạn đã có số phương thức thanh toán tối đa. Vui lòng xóa bớt một phương thức trước.",
  "payment.kyc.title": "Vui lòng xác minh danh tính trước",
  "payment.kyc.text":
    "Phương thức thanh toán phải đứng tên đã được xác minh danh tính của bạn, vì vậy cần xác minh trước.",
  "payment.kyc.action": "Xác minh danh tính",

  "payment.group.bank": "Chuyển khoản ngân hàng",
  "payment.group.instant": "Thanh toán tức thì",
  "payment.group.wallet": "Ví điện tử",
  "payment.group.mobileMoney": "Tiền di động",
  "payment.group.card": "Thẻ",
  "payment.group.cash": "Tiền mặt",
  "payment.group.giftCard": "Thẻ quà tặng",

  "payment.show": "Hiện thông tin",
  "payment.hide": "Ẩn thông tin",
  "payment.copy": "Sao chép {label}",
  "payment.copied": "Đã sao chép",
  "payment.picture": "Ảnh của {method}",
  "payment.picture.enlarge": "Phóng to ảnh của {method}",
  "payment.addedAt": "Đã thêm {time}",

  "payment.remove": "Xóa",
  "payment.remove.title": "Xóa phương thức thanh toán này?",
  "payment.remove.text":
    "{method}, {account}: sẽ không thể chọn cho quảng cáo và lệnh nữa. Các lệnh đã thanh toán vào đó vẫn giữ nguyên.",
  "payment.removed": "Đã xóa phương thức thanh toán.",
  "payment.notDone.add": "Phương thức thanh toán chưa được thêm",
  "payment.edit.title": "Sửa phương thức thanh toán",
  "payment.edit.text":
    "Từ giờ quảng cáo của bạn dùng thông tin mới. Các lệnh đã có vẫn giữ thông tin đang hiển thị.",
  "payment.edit.done": "Đã thay đổi phương thức thanh toán.",
  "payment.notDone.edit": "Phương thức thanh toán chưa được thay đổi",
  "payment.edit": "Sửa",
  "payment.edit.submit": "Lưu thay đổi",
  "payment.notDone.remove": "Phương thức thanh toán chưa được xóa",

  "payment.new.text":
    "Chọn cách bạn muốn nhận tiền, rồi nhập thông tin đúng như ngân hàng hoặc nhà cung cấp của bạn ghi.",
  "payment.new.loading": "Đang tải các phương thức thanh toán",
  "payment.new.failed": "Không tải được các phương thức thanh toán.",
  "payment.new.retry": "Thử lại",
  "payment.new.submit": "Thêm phương thức thanh toán",
  "payment.new.done": "Đã thêm phương thức thanh toán.",
  "payment.new.uploading": "Vui lòng chờ tải ảnh lên xong.",
  "payment.currency": "Loại tiền",
  "payment.currency.any": "Tất cả các loại tiền",
  "payment.currency.search": "Tìm loại tiền",
  "payment.country": "Quốc gia hoặc khu vực",
  "payment.country.any": "Tất cả quốc gia và khu vực",
  "payment.country.search": "Tìm quốc gia hoặc khu vực",
  "payment.method": "Phương thức thanh toán",
  "payment.method.choose": "Chọn phương thức thanh toán",
  "payment.method.search": "Tìm phương thức thanh toán",

  "payment.field.account": "Số thẻ hoặc số tài khoản",
  "payment.field.receiverName": "Tên người nhận",
  "payment.field.receiverName.hint":
    "Tên đã được xác minh danh tính của bạn. Không chấp nhận tài khoản của người khác.",
  "payment.field.image": "Ảnh",
  "payment.field.optional": "Không bắt buộc",
  "payment.field.choose": "Vui lòng chọn",
  "payment.field.required": "Không được để trống trường này.",
  "payment.field.invalid": "Giá trị này không đúng định dạng. Vui lòng kiểm tra lại.",
  "payment.field.checkFailed":
    "Số kiểm tra không khớp. Vui lòng đối chiếu với thông tin của ngân hàng.",
  "payment.field.tooShort": "Quá ngắn. Độ dài tối thiểu: {count}.",
  "payment.field.tooLong": "Quá dài. Độ dài tối đa: {count}.",
  "payment.field.otherHolder":
    "Tên người nhận phải trùng với tên đã được xác minh danh tính của bạn.",
  "payment.image.hint":
    "PNG, JPG hoặc JPEG, nhỏ hơn 3MB. Ví dụ mã QR tài khoản của bạn để người thanh toán quét.",
  "payment.image.choose": "Chọn ảnh",
  "payment.image.drop": "hoặc thả vào đây",
  "payment.image.remove": "Xóa ảnh",
  "payment.image.progress": "Tiến độ tải lên",
  "payment.image.failed": "Tải lên không thành công.",
  "payment.image.wrongType": "Tải lên không thành công. Chỉ hỗ trợ định dạng ảnh PNG, JPG và JPEG.",
  "payment.image.tooLarge": "Tải lên không thành công. Chỉ hỗ trợ ảnh nhỏ hơn 3MB.",
});
