import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Mua và bán tiền mã hóa bằng đô la Hồng Kông (HKD)",
  "hkpay.meta.description":
    "Giao dịch tiền mã hóa lấy HKD trực tiếp giữa người với người qua FPS hoặc chuyển khoản ngân hàng. Quảng cáo cập nhật, các bước rõ ràng, coin được ký quỹ đến khi xác nhận thanh toán.",

  "hkpay.title": "Mua và bán tiền mã hóa bằng đô la Hồng Kông",
  "hkpay.lead":
    "Giao dịch trực tiếp với người khác qua FPS hoặc chuyển khoản ngân hàng. Parley giữ coin trong ký quỹ cho đến khi người bán xác nhận đã nhận tiền.",
  "hkpay.buy": "Mua bằng HKD",
  "hkpay.sell": "Bán lấy HKD",

  "hkpay.offers.title": "Quảng cáo HKD đang có",
  "hkpay.offers.buy": "Quảng cáo tốt nhất để mua",
  "hkpay.offers.sell": "Quảng cáo tốt nhất để bán",
  "hkpay.offers.none": "Hiện không có quảng cáo HKD nào.",
  "hkpay.offers.all": "Tất cả quảng cáo HKD",

  "hkpay.methods.title": "Cách thanh toán tại Hồng Kông",
  "hkpay.methods.fps.text":
    "Faster Payment System chuyển HKD giữa các ngân hàng và ví trong vài giây, cả ngày lẫn đêm. Phần lớn lệnh FPS hoàn tất trong vài phút.",
  "hkpay.methods.bank.text":
    "Từ bất kỳ ngân hàng nào ở Hồng Kông đến tài khoản của người bán. Phù hợp với số tiền lớn; hãy lưu ý giờ làm việc của ngân hàng.",
  "hkpay.methods.offers": "Quảng cáo nhận {method}",

  "hkpay.buying.title": "Mua bằng HKD",
  "hkpay.buying.choose": "Chọn một quảng cáo, nhập số tiền và đặt lệnh. Lúc này Parley giữ coin.",
  "hkpay.buying.pay":
    "Chuyển đúng số tiền qua FPS hoặc chuyển khoản ngân hàng từ tài khoản của chính bạn, trong thời hạn thanh toán.",
  "hkpay.buying.confirm": "Nhấn “Tôi đã thanh toán” để người bán kiểm tra khoản tiền của bạn.",
  "hkpay.buying.receive": "Người bán xác nhận và coin vào ví của bạn.",
  "hkpay.selling.title": "Bán lấy HKD",
  "hkpay.selling.choose": "Thêm tài khoản bạn muốn nhận HKD, chọn một quảng cáo và đặt lệnh.",
  "hkpay.selling.wait": "Coin của bạn được giữ trong ký quỹ trong khi người mua thanh toán.",
  "hkpay.selling.check":
    "Đăng nhập ngân hàng và kiểm tra tiền đã đến chưa. Tên người chuyển phải trùng với tên đã đăng ký.",
  "hkpay.selling.release": "Nhấn “Đã nhận tiền, mở khóa tiền mã hóa” khi tiền đã đến.",

  "hkpay.safety.title": "Giữ an toàn cho tiền của bạn",
  "hkpay.safety.own": "Chỉ thanh toán từ tài khoản đứng tên bạn như đã đăng ký.",
  "hkpay.safety.remark":
    "Không ghi nội dung về tiền mã hóa hay nền tảng khi chuyển khoản. Ngân hàng có thể giữ lại những khoản như vậy.",
  "hkpay.safety.cancel": "Tuyệt đối không hủy lệnh sau khi bạn đã chuyển tiền.",
  "hkpay.safety.proof":
    "Ảnh chụp màn hình không phải là thanh toán. Chỉ mở khóa coin khi ngân hàng của bạn hiển thị tiền.",
  "hkpay.safety.private":
    "Luôn giao dịch trên nền tảng. Giao dịch riêng với người đăng quảng cáo không được ký quỹ bảo vệ.",
  "hkpay.safety.appeal":
    "Nếu tiền hoặc tiền mã hóa không đến, hãy khiếu nại. Bộ phận CSKH sẽ quyết định, và coin vẫn ở trong ký quỹ cho đến lúc đó.",
});
