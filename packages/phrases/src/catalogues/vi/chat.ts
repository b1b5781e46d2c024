import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Trò chuyện với {name}",
  "chat.safety":
    "Chỉ trao đổi trong cuộc trò chuyện này. Không giao dịch ngoài nền tảng và không cho bất kỳ ai biết mã hay mật khẩu của bạn.",
  "chat.warning.link":
    "Tin nhắn này có liên kết. Hãy ở lại cuộc trò chuyện này và không bao giờ nhập mật khẩu hay mã ở trang khác.",
  "chat.warning.contact":
    "Tin nhắn này có số điện thoại hoặc liên hệ khác. Hãy ở lại cuộc trò chuyện này: bộ phận hỗ trợ không thể kiểm tra những gì thỏa thuận ở nơi khác.",
  "chat.warning.account":
    "Tin nhắn này có số tài khoản hoặc địa chỉ. Chỉ thanh toán vào tài khoản hiển thị trong lệnh.",
  "chat.warning.accountSeller":
    "Tin nhắn này có số tài khoản hoặc địa chỉ. Đừng bao giờ gửi coin tới đó: coin chỉ được mở khóa trong lệnh này.",
  "chat.messages": "Tin nhắn",
  "chat.loading": "Đang tải tin nhắn",
  "chat.loadFailed": "Không thể tải tin nhắn.",
  "chat.loadOlder": "Tải tin nhắn cũ hơn",
  "chat.newMessages": "{count, plural, other {# tin nhắn mới}}",
  "chat.toEnd": "Đến tin nhắn mới nhất",
  "chat.input": "Nhập tin nhắn",
  "chat.inputHint": "Nhấn Enter để gửi, Shift + Enter để xuống dòng.",
  "chat.send": "Gửi",
  "chat.sendFailed": "Không gửi được tin nhắn.",
  "chat.resend": "Gửi lại",
  "chat.discard": "Bỏ",
  "chat.cancel": "Hủy",
  "chat.close": "Đóng",
  "chat.closed": "Cuộc trò chuyện này đã đóng.",
  "chat.attach": "Đính kèm tệp",
  "chat.drop": "Thả tệp vào đây để gửi.",
  "chat.fileTooLarge": "Vui lòng chọn tệp nhỏ hơn 10 MB.",
  "chat.typeRefused": "Tải lên không thành công. Chỉ hỗ trợ hình ảnh, PDF và MP4.",
  "chat.uploadFailed": "Tải lên không thành công.",
  "chat.uploading": "Đang tải lên {name}",
  "chat.cancelUpload": "Hủy tải lên {name}",
  "chat.picture": "Hình ảnh {name}",
  "chat.openPicture": "Mở hình ảnh {name}",
  "chat.download": "Tải xuống",
  "chat.from.you": "Bạn",
  "chat.from.staff": "Bộ phận CSKH",
  "chat.onlyYou": "Chỉ bạn và bộ phận CSKH đọc được nội dung này",
  "chat.announce": "{name}: {text}",
  "chat.state.sending": "Đang gửi",
  "chat.state.waiting": "Đang chờ kết nối",
  "chat.state.sent": "Đã gửi",
  "chat.state.read": "Đã đọc",
  "chat.day.today": "Hôm nay",
  "chat.day.yesterday": "Hôm qua",

  "chat.link.title": "Liên kết này dẫn ra ngoài nền tảng",
  "chat.link.text":
    "{host} không thuộc về chúng tôi. Không nhập mật khẩu hay mã, không thanh toán hay giao dịch tại đó.",
  "chat.link.stay": "Ở lại đây",
  "chat.link.open": "Mở liên kết",

  "chat.phrases.title": "Tin nhắn nhanh",
  "chat.phrases.hint": "Bên kia sẽ đọc bằng ngôn ngữ của họ.",
  "chat.phrases.reference": "Mã tham chiếu thanh toán",
  "chat.phrases.amount": "Số tiền đã nhận",
  "chat.phrases.time": "Ngày và giờ",
  "chat.phrases.blank": "Không được để trống trường này.",

  "chat.phrase.hello": "Xin chào! Tôi đang trực tuyến và sẵn sàng.",
  "chat.phrase.payingNow": "Tôi đang thanh toán.",
  "chat.phrase.paymentSent": "Tôi đã chuyển tiền.",
  "chat.phrase.paymentReference": "Tôi đã chuyển tiền, mã tham chiếu {text}.",
  "chat.phrase.bankDelay": "Ngân hàng của tôi tạm hoãn khoản thanh toán đến {time}.",
  "chat.phrase.moreTime": "Vui lòng cho tôi thêm thời gian để thanh toán.",
  "chat.phrase.detailsRight": "Vui lòng xác nhận thông tin thanh toán trong lệnh là chính xác.",
  "chat.phrase.pleaseRelease": "Vui lòng kiểm tra tài khoản và mở khóa coin.",
  "chat.phrase.readyForPayment":
    "Tôi đã sẵn sàng. Vui lòng thanh toán vào tài khoản ghi trong lệnh.",
  "chat.phrase.noRemarks":
    "Vui lòng không nhắc đến tiền mã hóa hay nền tảng trong nội dung chuyển khoản.",
  "chat.phrase.paymentReceived": "Tôi đã nhận được tiền.",
  "chat.phrase.paymentMissing": "Tôi chưa nhận được tiền.",
  "chat.phrase.sendReceipt": "Vui lòng gửi biên lai thanh toán.",
  "chat.phrase.nameMismatch": "Tên người chuyển tiền không khớp với tên đã đăng ký của bạn.",
  "chat.phrase.wrongAmount": "Số tiền nhận được không đúng: {text}.",
  "chat.phrase.releaseBy": "Tôi sẽ kiểm tra khoản thanh toán và mở khóa coin trước {time}.",
  "chat.phrase.pleaseWait": "Vui lòng chờ một lát.",
  "chat.phrase.thanks": "Cảm ơn bạn đã giao dịch.",
  "chat.phrase.staffHello":
    "Xin chào, bộ phận CSKH đã nhận vụ việc này và đang đọc những gì hai bên trình bày và cung cấp.",
  "chat.phrase.staffSendProof":
    "Vui lòng thêm bằng chứng thanh toán vào lệnh, có ngày, số tiền, người trả và người nhận.",
  "chat.phrase.staffCheckAccount":
    "Vui lòng kiểm tra lại tài khoản của bạn về khoản thanh toán này và viết những gì bạn thấy.",
  "chat.phrase.staffAskBank":
    "Vui lòng hỏi ngân hàng của bạn về khoản thanh toán này và viết câu trả lời.",
  "chat.phrase.staffAnswerBy": "Vui lòng trả lời trước {time}.",
  "chat.phrase.staffPayNothing":
    "Vui lòng không gửi thêm khoản thanh toán nào cho đến khi vụ việc này được quyết định.",
  "chat.phrase.staffReleaseLater":
    "Vui lòng chỉ mở khóa coin sau khi bạn đã thấy khoản thanh toán trong tài khoản.",
  "chat.phrase.staffSettle":
    "Hai bên vẫn có thể tự giải quyết: bằng cách mở khóa coin, hoặc chia coin nếu cả hai đồng ý.",
  "chat.phrase.staffMoreTime": "Chúng tôi cần thêm thời gian và sẽ viết lại trước {time}.",
  "chat.phrase.staffDeciding": "Cảm ơn, chúng tôi đã có đủ thông tin và sẽ sớm quyết định.",

  "chat.event.create":
    "Lệnh đã được đặt. {amount} {token} đang nằm trong ký quỹ. Hạn thanh toán: {time}.",
  "chat.event.pay": "Người mua đã đánh dấu lệnh là đã thanh toán.",
  "chat.event.cancel": "Người mua đã hủy lệnh.",
  "chat.event.timeOut": "Lệnh đã bị hủy vì không được thanh toán đúng hạn.",
  "chat.event.extend": "Người bán đã cho thêm thời gian thanh toán, đến {time}.",
  "chat.event.release": "Người bán đã xác nhận nhận được tiền.",
  "chat.event.settle": "{amount} {token} đã được chuyển cho người mua.",
  "chat.event.refuseSettlement": "Việc chuyển đã bị dừng vì một tài khoản đang bị tạm giữ.",
  "chat.event.retry": "Đang thử chuyển lại.",
  "chat.event.appeal.buyer": "Người mua đã mở khiếu nại.",
  "chat.event.appeal.seller": "Người bán đã mở khiếu nại.",
  "chat.event.notReceived":
    "Người bán chưa nhận được tiền. Người mua được yêu cầu cung cấp bằng chứng trước {time}.",
  "chat.event.escalate": "Lệnh đã được chuyển cho bộ phận CSKH.",
  "chat.event.withdrawAppeal.buyer": "Người mua đã rút khiếu nại.",
  "chat.event.withdrawAppeal.seller": "Người bán đã rút khiếu nại.",
  "chat.event.proposeSplit.buyer": "Người mua đề nghị chia: {amount} {token} cho người mua.",
  "chat.event.proposeSplit.seller": "Người bán đề nghị chia: {amount} {token} cho người mua.",
  "chat.event.acceptSplit": "Đề nghị chia đã được chấp nhận: {amount} {token} cho người mua.",
  "chat.event.ruleRelease": "Bộ phận CSKH đã quyết định: {amount} {token} thuộc về người mua.",
  "chat.event.ruleRefund": "Bộ phận CSKH đã quyết định: coin được trả lại cho người bán.",
  "chat.event.ruleSplit": "Bộ phận CSKH đã quyết định: {amount} {token} thuộc về người mua.",
  "chat.event.ruledRelease":
    "Bộ phận CSKH đã quyết định: {amount} {token} thuộc về người mua. Có hiệu lực lúc {time}.",
  "chat.event.ruledRefund":
    "Bộ phận CSKH đã quyết định: coin được trả lại cho người bán. Có hiệu lực lúc {time}.",
  "chat.event.ruledSplit":
    "Bộ phận CSKH đã quyết định: {amount} {token} thuộc về người mua, phần còn lại trả cho người bán. Có hiệu lực lúc {time}.",
  "chat.event.acceptRuling.buyer": "Người mua đã chấp nhận quyết định.",
  "chat.event.acceptRuling.seller": "Người bán đã chấp nhận quyết định.",
  "chat.event.secondLook.buyer": "Người mua đã yêu cầu một nhân viên khác xem xét lại.",
  "chat.event.secondLook.seller": "Người bán đã yêu cầu một nhân viên khác xem xét lại.",
  "chat.event.closeAppeal": "Bộ phận CSKH đã đóng khiếu nại.",
  "chat.event.setTask.buyer": "Bộ phận CSKH đã yêu cầu người mua cung cấp bằng chứng trước {time}.",
  "chat.event.setTask.seller":
    "Bộ phận CSKH đã yêu cầu người bán cung cấp bằng chứng trước {time}.",
  "chat.event.missTask.buyer": "Người mua không trả lời bộ phận CSKH kịp thời.",
  "chat.event.missTask.seller": "Người bán không trả lời bộ phận CSKH kịp thời.",
  "chat.event.withdrawTask.buyer": "Bộ phận CSKH không còn cần câu trả lời của người mua.",
  "chat.event.withdrawTask.seller": "Bộ phận CSKH không còn cần câu trả lời của người bán.",
});
