import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: mua bán tiền mã hóa P2P",
  "home.meta.description":
    "Mua bán tiền mã hóa bằng đồng tiền của bạn qua quảng cáo của người dùng khác. Parley giữ coin trong ký quỹ cho đến khi khoản thanh toán được xác nhận.",

  "home.hero.title": "Mua bán tiền mã hóa trực tiếp với người dùng khác",
  "home.hero.text":
    "Chọn quảng cáo, thanh toán bằng phương thức quen thuộc và nhận coin. Parley giữ coin trong ký quỹ ngay từ phút đầu tiên, nên không bên nào phải dựa vào lòng tin.",
  "home.hero.buy": "Mua tiền mã hóa",
  "home.hero.sell": "Bán tiền mã hóa",

  "home.express.title": "Giao dịch nhanh: quảng cáo tốt nhất cho số tiền của bạn",
  "home.express.side": "Mua hoặc bán",
  "home.express.amount": "Số tiền",
  "home.express.find": "Tìm quảng cáo tốt nhất",
  "home.express.youGet": "Bạn nhận khoảng {amount}",
  "home.express.youGive": "Bạn bán khoảng {amount}",
  "home.express.price": "Giá tốt nhất: {price}",
  "home.express.none":
    "Hiện chưa có quảng cáo phù hợp với số tiền này. Giao dịch nhanh sẽ cho thấy lựa chọn gần nhất.",

  "home.prices.title": "Giá tại các thị trường chính",
  "home.prices.currency": "Loại tiền",
  "home.prices.show": "Xem giá",
  "home.prices.coin": "Tiền mã hóa",
  "home.prices.price": "Giá tham chiếu",
  "home.prices.bestBuy": "Giá mua tốt nhất",
  "home.prices.bestSell": "Giá bán tốt nhất",
  "home.prices.offers": "Quảng cáo: {count}",
  "home.prices.noOffers": "Chưa có quảng cáo",
  "home.prices.buy": "Mua",
  "home.prices.sell": "Bán",
  "home.prices.buyCoin": "Mua {coin}",
  "home.prices.sellCoin": "Bán {coin}",
  "home.prices.asOf": "Cập nhật lúc {time}",
  "home.prices.stale": "Giá cập nhật trễ",
  "home.prices.note":
    "Giá tham chiếu là trung vị của nhiều nguồn. Mỗi người đăng quảng cáo tự đặt giá của mình dựa trên mức này.",
  "home.prices.unavailable": "Hiện không thể hiển thị giá.",

  "home.facts.title": "Parley qua các con số",
  "home.facts.trades": "giao dịch đã hoàn tất",
  "home.facts.release": "từ lúc thanh toán đến lúc mở khóa (trung vị)",
  "home.facts.escrow": "giá trị coin đang được ký quỹ",
  "home.facts.coins": "loại tiền mã hóa",
  "home.facts.currencies": "loại tiền pháp định",
  "home.facts.methods": "phương thức thanh toán",
  "home.facts.languages": "ngôn ngữ",
  "home.facts.fee": "phí taker, miễn phí cho người đăng quảng cáo",

  "home.steps.title": "Giao dịch diễn ra như thế nào",
  "home.steps.order.title": "Đặt lệnh",
  "home.steps.order.text":
    "Chọn quảng cáo và số lượng. Từ lúc đó, coin của người bán được Parley tạm giữ.",
  "home.steps.pay.title": "Thanh toán cho người bán",
  "home.steps.pay.text":
    "Chuyển tiền bằng phương thức được đề xuất trong thời hạn thanh toán, rồi nhấn “Tôi đã thanh toán”.",
  "home.steps.confirm.title": "Người bán xác nhận",
  "home.steps.confirm.text":
    "Người bán kiểm tra tài khoản rồi nhấn “Đã nhận tiền, mở khóa tiền mã hóa”.",
  "home.steps.transfer.title": "Chuyển tài sản",
  "home.steps.transfer.text": "Hệ thống chuyển coin từ ký quỹ cho người mua.",
  "home.steps.done.title": "Hoàn tất",
  "home.steps.done.text":
    "Coin đã vào ví của người mua. Nếu có trục trặc trong quá trình giao dịch, bên nào cũng có thể khiếu nại.",

  "home.safety.title": "An toàn cho cả hai bên",
  "home.safety.escrow.title": "Ký quỹ ngay từ phút đầu tiên",
  "home.safety.escrow.text":
    "Số lượng niêm yết luôn có thật: coin được để riêng khi quảng cáo được đăng và được giữ trong suốt thời gian lệnh của bạn còn mở.",
  "home.safety.identity.title": "Chỉ người dùng đã xác minh",
  "home.safety.identity.text":
    "Mọi người giao dịch đều đã xác minh danh tính, số điện thoại và email. Tên người chuyển tiền phải khớp với tên đã đăng ký.",
  "home.safety.appeal.title": "Luôn có người hỗ trợ",
  "home.safety.appeal.text":
    "Nếu không nhận được tiền hoặc coin, hãy khiếu nại. Coin vẫn nằm trong ký quỹ cho đến khi bộ phận CSKH ra quyết định.",
  "home.safety.clear.title": "Luôn biết bước tiếp theo",
  "home.safety.clear.text":
    "Mỗi lệnh đang mở đều nêu rõ tiền của ai sẽ ra sao và vào lúc nào nếu không ai thao tác.",

  "home.rules.title": "Ba quy tắc giúp giữ an toàn cho tiền của bạn",
  "home.rules.own": "Chỉ thanh toán từ tài khoản đứng tên bạn như đã đăng ký.",
  "home.rules.remark":
    "Không ghi nội dung liên quan đến tiền mã hóa hay Parley khi chuyển khoản ngân hàng.",
  "home.rules.private":
    "Luôn giao dịch trên nền tảng. Giao dịch riêng với người đăng quảng cáo không được ký quỹ bảo vệ.",

  "home.start.title": "Những gì bạn cần trước giao dịch đầu tiên",
  "home.start.phone": "Số điện thoại đã xác minh",
  "home.start.email": "Địa chỉ email đã xác minh",
  "home.start.kyc": "Hoàn tất xác minh danh tính (KYC)",
  "home.start.agreement": "Đồng ý với thỏa thuận dịch vụ P2P",
  "home.start.twoFactor": "Xác thực hai yếu tố (2FA)",

  "home.questions.title": "Câu hỏi thường gặp",
  "home.questions.fee.question": "Phí giao dịch là bao nhiêu?",
  "home.questions.fee.answer":
    "Người đặt lệnh theo quảng cáo trả phí {rate} tính bằng coin, trừ vào số lượng nhận được. Người đăng quảng cáo không mất phí. Ngân hàng hoặc dịch vụ thanh toán của bạn có thể thu phí riêng.",
  "home.questions.time.question": "Mất bao lâu?",
  "home.questions.time.answer":
    "Mỗi quảng cáo đều ghi rõ thời hạn thanh toán tính bằng phút. Phần lớn người bán mở khóa coin chỉ vài phút sau khi tiền về.",
  "home.questions.unpaid.question": "Nếu người mua không thanh toán thì sao?",
  "home.questions.unpaid.answer":
    "Khi hết thời hạn thanh toán, lệnh tự động bị hủy và coin được trả lại cho người bán.",
  "home.questions.unreleased.question":
    "Tôi đã thanh toán nhưng người bán không mở khóa coin. Tôi phải làm gì?",
  "home.questions.unreleased.answer":
    "Đừng hủy lệnh. Hãy gửi khiếu nại kèm bằng chứng thanh toán; coin vẫn nằm trong ký quỹ cho đến khi có quyết định.",
  "home.questions.price.question": "Ai đặt giá?",
  "home.questions.price.answer":
    "Người đăng quảng cáo: giá cố định hoặc giá thả nổi theo thị trường. Giá chênh quá xa giá tham chiếu sẽ bị từ chối.",
});
