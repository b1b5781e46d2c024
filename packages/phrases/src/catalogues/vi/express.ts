import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Giao dịch nhanh: mua hoặc bán tiền mã hóa với giá tốt nhất",
  "express.meta.description":
    "Cho biết bạn muốn mua hoặc bán bao nhiêu. Parley tìm quảng cáo tốt nhất mà bạn có thể nhận và điền sẵn biểu mẫu, coin được giữ trong ký quỹ.",

  "express.title": "Giao dịch nhanh",
  "express.lead":
    "Cho biết số tiền. Chúng tôi tìm quảng cáo tốt nhất mà bạn có thể nhận và mở biểu mẫu đã điền sẵn.",

  "express.side": "Mua hoặc bán",
  "express.buy": "Mua",
  "express.sell": "Bán",
  "express.amount": "Số tiền",
  "express.unit": "Đơn vị của số tiền",
  "express.coin": "Coin",
  "express.currency": "Loại tiền",
  "express.method": "Phương thức thanh toán",
  "express.anyMethod": "Mọi phương thức thanh toán",
  "express.find": "Tìm quảng cáo tốt nhất",

  "express.best": "Quảng cáo tốt nhất cho bạn",
  "express.enterAmount": "Nhập số tiền để xem quảng cáo tốt nhất.",
  "express.note": "Giá được kiểm tra lại sau mỗi vài giây. Giá được chốt khi bạn đặt lệnh.",
  "express.allOffers": "Xem tất cả quảng cáo",
  "express.searching": "Đang tìm quảng cáo tốt nhất",

  "express.none.title": "Hiện chưa có quảng cáo",
  "express.none.text":
    "Hiện không ai giao dịch {token} bằng {fiat}. Hãy thử coin hoặc loại tiền khác.",
  "express.noMethod.title": "Không có quảng cáo với phương thức thanh toán này",
  "express.noMethod.text": "Có quảng cáo với phương thức thanh toán khác.",
  "express.outside.title": "Không có quảng cáo nào nhận số tiền này",
  "express.outside.text": "Hiện bạn có thể giao dịch từ {least} đến {most}.",
  "express.use": "Dùng {amount}",
  "express.paused.title": "Thị trường này đang tạm dừng",
  "express.paused.text": "Hiện không thể giao dịch {token} bằng {fiat}. Vui lòng quay lại sau.",
  "express.limit.title": "Bạn đã đạt hạn mức",
  "express.limit.text":
    "Bạn đã có số lệnh mở tối đa hiện được phép. Vui lòng hoàn tất một lệnh trước.",
  "express.limit.orders": "Xem lệnh của tôi",
  "express.failed": "Không kiểm tra được giá",

  "express.how.title": "Giao dịch nhanh hoạt động thế nào",
  "express.how.amount":
    "Bạn cho biết muốn mua hoặc bán bao nhiêu, và muốn thanh toán hoặc nhận tiền bằng cách nào.",
  "express.how.match":
    "Parley so sánh mọi quảng cáo bạn có thể nhận và hiển thị quảng cáo có giá tốt nhất, đã gồm phí.",
  "express.how.order": "Bạn kiểm tra biểu mẫu rồi đặt lệnh; từ lúc đó coin được giữ trong ký quỹ.",
});
