import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Mã bảo mật Parley của bạn",
  "mail.code.register": "Nhập mã này để tạo tài khoản.",
  "mail.code.login": "Nhập mã này để đăng nhập vào tài khoản.",
  "mail.code.resetPassword": "Nhập mã này để đặt mật khẩu mới.",
  "mail.code.bindEmail": "Nhập mã này để liên kết địa chỉ email với tài khoản.",
  "mail.code.bindPhone": "Nhập mã này để liên kết số điện thoại với tài khoản.",
  "mail.code.unbindEmail": "Nhập mã này để hủy liên kết địa chỉ email khỏi tài khoản.",
  "mail.code.unbindPhone": "Nhập mã này để hủy liên kết số điện thoại khỏi tài khoản.",
  "mail.code.totpConfirm": "Nhập mã này để bật Google Authenticator.",
  "mail.code.totpRemove": "Nhập mã này để tắt Google Authenticator.",
  "mail.code.passwordChange": "Nhập mã này để đổi mật khẩu.",
  "mail.code.passkeyAdd": "Nhập mã này để thêm khóa truy cập vào tài khoản.",
  "mail.code.passkeyRemove": "Nhập mã này để xóa khóa truy cập khỏi tài khoản.",
  "mail.code.recoveryCodes": "Nhập mã này để tạo bộ mã khôi phục mới.",
  "mail.code.createUserPayment": "Nhập mã này để thêm phương thức thanh toán.",
  "mail.code.updateUserPayment": "Nhập mã này để thay đổi phương thức thanh toán.",
  "mail.code.removeUserPayment": "Nhập mã này để xóa phương thức thanh toán.",
  "mail.code.release":
    "Nhập mã này để mở khóa tiền mã hóa cho người mua, chỉ khi tiền thanh toán đã vào tài khoản của bạn.",
  "mail.code.split": "Nhập mã này để chia tiền mã hóa của một lệnh giữa bạn và người mua.",
  "mail.code.withdraw": "Nhập mã này để rút tiền mã hóa khỏi tài khoản.",
  "mail.code.apiSettings": "Nhập mã này để thay đổi cài đặt API.",
  "mail.code.subUsers":
    "Nhập mã này để cấp quyền truy cập, quyền hạn hoặc tiền mã hóa cho tài khoản phụ.",
  "mail.code.staffAction": "Nhập mã này để xác nhận thao tác của bạn với tư cách nhân viên.",
  "mail.code.valid":
    "Mã có hiệu lực trong {minutes, plural, other {# phút}} và chỉ dùng được một lần.",
  "mail.code.secret": "Tuyệt đối không chia sẻ mã. Nhân viên Parley không bao giờ hỏi mã này.",
  "mail.code.ignore": "Nếu bạn không yêu cầu mã này, bạn có thể bỏ qua tin nhắn.",
  "mail.code.alarm":
    "Nếu bạn không yêu cầu mã này, hãy đổi mật khẩu và kiểm tra các thiết bị trong mục Bảo mật tài khoản.",

  "mail.alreadyRegistered.subject": "Bạn đã có tài khoản Parley",
  "mail.alreadyRegistered.text":
    "Có người vừa thử đăng ký bằng thông tin của bạn. Thông tin này đã thuộc về một tài khoản nên không có tài khoản mới nào được tạo.",
  "mail.alreadyRegistered.advice":
    "Nếu đó là bạn, vui lòng đăng nhập, hoặc đặt mật khẩu mới nếu bạn đã quên. Nếu không phải bạn, bạn không cần làm gì cả.",

  "mail.newDeviceLogin.subject": "Đăng nhập mới vào tài khoản Parley của bạn",
  "mail.newDeviceLogin.text": "Tài khoản của bạn vừa được đăng nhập từ một thiết bị mới.",

  "mail.securityChanged.subject": "Bảo mật tài khoản của bạn đã thay đổi",
  "mail.securityChanged.passwordChanged": "Mật khẩu của bạn đã được thay đổi.",
  "mail.securityChanged.passwordReset": "Mật khẩu của bạn đã được đặt lại.",
  "mail.securityChanged.emailBound": "Một địa chỉ email đã được liên kết với tài khoản của bạn.",
  "mail.securityChanged.emailUnbound": "Địa chỉ email đã được hủy liên kết khỏi tài khoản của bạn.",
  "mail.securityChanged.phoneBound": "Một số điện thoại đã được liên kết với tài khoản của bạn.",
  "mail.securityChanged.phoneUnbound": "Số điện thoại đã được hủy liên kết khỏi tài khoản của bạn.",
  "mail.securityChanged.totpEnabled": "Google Authenticator đã được bật.",
  "mail.securityChanged.totpRemoved": "Google Authenticator đã bị tắt.",
  "mail.securityChanged.passkeyAdded": "Một khóa truy cập đã được thêm vào tài khoản của bạn.",
  "mail.securityChanged.passkeyRemoved": "Một khóa truy cập đã bị xóa khỏi tài khoản của bạn.",
  "mail.securityChanged.recoveryCodeUsed": "Một mã khôi phục của tài khoản bạn đã được sử dụng.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Bộ mã khôi phục mới đã được tạo. Các mã cũ không còn hiệu lực.",
  "mail.securityChanged.subUserMayWithdraw":
    "Một tài khoản phụ đã được phép rút coin bằng xác minh của chính nó. Tài khoản này có thể rút sau 24 giờ.",
  "mail.securityChanged.antiPhishingCodeChanged": "Mã chống lừa đảo của bạn đã được thay đổi.",
  "mail.securityChanged.resetRequested":
    "Bộ phận CSKH đã nhận được yêu cầu đặt lại xác minh bảo mật của bạn.",
  "mail.securityChanged.resetCancelled":
    "Yêu cầu đặt lại xác minh bảo mật của bạn đã bị hủy. Không có gì bị gỡ khỏi tài khoản của bạn.",
  "mail.securityChanged.contactChangeUndone":
    "Thay đổi email hoặc điện thoại của bạn đã được hoàn tác. Mọi thiết bị đã đăng xuất; hãy đặt mật khẩu mới qua “Quên mật khẩu”.",
  "mail.securityChanged.apiKeyCreated":
    "Một khóa API đã được tạo cho tài khoản của bạn. Chương trình có khóa này có thể thao tác thay bạn.",
  "mail.securityChanged.apiKeyRevoked": "Một khóa API của tài khoản bạn đã bị thu hồi.",
  "mail.securityChanged.subUserApiKey": "Một tài khoản phụ đã tạo khóa API.",

  "mail.kycApproved.subject": "Danh tính của bạn đã được xác minh",
  "mail.kycApproved.text": "Hồ sơ xác minh danh tính của bạn đã được phê duyệt.",
  "mail.kycAsked.subject": "Chúng tôi cần thêm thông tin để xác minh bạn",
  "mail.kycAsked.text":
    "Bộ phận hỗ trợ cần thêm thông tin trước khi quyết định về việc xác minh danh tính của bạn. Vui lòng bổ sung trên trang xác minh.",
  "mail.kycAsk.documentAgain": "Giấy tờ một lần nữa, rõ nét và đủ các góc",
  "mail.kycAsk.otherSide": "Mặt còn lại của giấy tờ",
  "mail.kycAsk.selfieAgain": "Ảnh selfie cùng giấy tờ một lần nữa",
  "mail.kycAsk.proofOfAddress": "Bằng chứng địa chỉ không quá ba tháng",
  "mail.kycAsk.proofOfName": "Giấy tờ giải thích sự khác nhau giữa các tên",
  "mail.kycRejected.subject": "Hồ sơ xác minh danh tính của bạn không được phê duyệt",
  "mail.kycRejected.text":
    "Hồ sơ xác minh danh tính của bạn không được phê duyệt. Vui lòng chỉnh sửa thông tin và gửi lại.",
  "mail.kycReason.documentUnreadable": "Có giấy tờ không đọc rõ được.",
  "mail.kycReason.documentIncomplete": "Giấy tờ thiếu một trang hoặc một mặt.",
  "mail.kycReason.documentExpired": "Có giấy tờ đã hết hạn.",
  "mail.kycReason.documentNotAccepted": "Loại giấy tờ này không được chấp nhận.",
  "mail.kycReason.detailsMismatch": "Thông tin đã nhập không khớp với giấy tờ.",
  "mail.kycReason.selfieMismatch": "Ảnh chân dung không khớp với ảnh trong giấy tờ.",
  "mail.kycReason.notGenuine": "Không xác nhận được giấy tờ là thật.",
  "mail.kycReason.other": "Không xác minh được giấy tờ.",

  "mail.subUserCreated.subject": "Một tài khoản phụ đã được thêm vào tài khoản của bạn",
  "mail.subUserCreated.text": "Một tài khoản phụ đã được thêm vào tài khoản của bạn.",

  "mail.resetRequest.approved.subject": "Yêu cầu đặt lại bảo mật của bạn đã được phê duyệt",
  "mail.resetRequest.approved.text":
    "Yêu cầu đặt lại xác minh bảo mật của bạn đã được phê duyệt. Vui lòng đăng nhập và thiết lập lại.",
  "mail.resetRequest.refused.subject": "Yêu cầu đặt lại bảo mật của bạn không được phê duyệt",
  "mail.resetRequest.refused.text":
    "Yêu cầu đặt lại xác minh bảo mật của bạn không được phê duyệt. Tài khoản của bạn không có gì thay đổi.",

  "mail.depositCredited.subject": "Coin nạp đã vào ví",
  "mail.depositCredited.text": "{amount} {token} đã được ghi có vào ví giao ngay của bạn.",
  "mail.withdrawalSent.subject": "Đã gửi lệnh rút",
  "mail.withdrawalSent.text": "Lệnh rút {amount} {token} của bạn đã được gửi.",
  "mail.withdrawalReturned.subject": "Lệnh rút không được gửi",
  "mail.withdrawalReturned.text":
    "Lệnh rút {amount} {token} của bạn không được gửi. Tiền mã hóa đã trở lại ví giao ngay của bạn.",

  "mail.tradingFrozen.subject": "Giao dịch của tài khoản bạn đã bị đóng băng",
  "mail.tradingFrozen.falseClaims":
    "Bạn đã nhiều lần đánh dấu lệnh là đã thanh toán dù không có khoản thanh toán nào. Bạn không thể đặt lệnh, đăng quảng cáo hoặc rút tiền cho đến khi bộ phận CSKH xem xét.",
  "mail.tradingFrozen.staff":
    "Bộ phận CSKH đã đóng băng giao dịch của tài khoản bạn. Hiện tại bạn không thể đặt lệnh, đăng quảng cáo hoặc rút tiền.",
  "mail.tradingFrozen.hold":
    "Bộ phận CSKH đã tạm giữ tài khoản của bạn đến {time}. Cho đến lúc đó bạn không thể đặt lệnh, đăng quảng cáo hoặc rút tiền, và coin trong các lệnh của bạn vẫn nằm trong ký quỹ. Nếu bạn cho rằng đây là nhầm lẫn, vui lòng liên hệ bộ phận CSKH.",
  "mail.tradingFrozen.advice":
    "Các lệnh đang mở vẫn tiếp tục: bạn vẫn có thể thanh toán, hủy, mở khóa tiền mã hóa và khiếu nại. Nếu bạn cho rằng đây là nhầm lẫn, vui lòng liên hệ bộ phận CSKH.",
  "mail.tradingRestored.subject": "Bạn có thể giao dịch trở lại",
  "mail.tradingRestored.text":
    "Bộ phận CSKH đã gỡ đóng băng. Bạn có thể đặt lệnh, đăng quảng cáo và rút tiền trở lại.",
  "mail.sessionsEnded.subject": "Bạn đã bị đăng xuất ở mọi nơi",
  "mail.sessionsEnded.text":
    "Bộ phận chăm sóc khách hàng đã kết thúc mọi phiên đăng nhập và khóa API của tài khoản bạn. Hãy đăng nhập lại; nếu bạn không yêu cầu việc này, trước tiên hãy đổi mật khẩu.",
  "mail.staffInvitation.subject": "Lời mời tham gia đội ngũ Parley",
  "mail.staffInvitation.text":
    "Bạn được mời làm việc tại bộ phận CSKH của Parley. Hãy đăng nhập tài khoản dùng địa chỉ email này, thiết lập khóa truy cập hoặc Google Authenticator và chấp nhận trước {time}. Liên kết chỉ dùng được một lần.",
  "mail.staffInvitation.link": "Chấp nhận lời mời",
  "mail.staffLogHead.subject": "Nhật ký nhân viên, {day}",
  "mail.staffLogHead.text":
    "Nhật ký nhân viên hôm nay kết thúc ở dòng {number}. Mã băm: {hash}. Hãy giữ email này: nó chứng minh các dòng đến dòng này có bị sửa về sau hay không.",
  "mail.supportAnswered.subject": "Bộ phận CSKH đã trả lời bạn",
  "mail.supportAnswered.text": "Bộ phận CSKH đã trả lời tin nhắn của bạn.",
  "mail.offerTakenDown.subject": "Quảng cáo của bạn đã bị gỡ",
  "mail.offerTakenDown.text":
    "Bộ phận CSKH đã gỡ quảng cáo của bạn. Các lệnh đang mở vẫn tiếp tục như đã thỏa thuận.",
  "mail.offerTakenDown.object":
    "Nếu không đồng ý, vui lòng liên hệ bộ phận CSKH và nêu số của quảng cáo.",
  "mail.supportClosed.subject": "Yêu cầu của bạn đã đóng",
  "mail.supportClosed.text":
    "Bộ phận CSKH đã đóng yêu cầu của bạn. Nếu vẫn cần hỗ trợ, vui lòng mở yêu cầu mới.",
  "mail.caseHandedOver.subject": "Một hồ sơ đã được bàn giao cho bạn",
  "mail.caseHandedOver.text":
    "Một đồng nghiệp đã bàn giao hồ sơ cho bạn. Bạn sẽ thấy hồ sơ này trong danh sách của mình trên bảng điều khiển.",

  "mail.orderCreated.subject": "Lệnh mới",
  "mail.orderCreated.text":
    "{role, select, buyer {Có người bán cho bạn {quantity} với giá {amount}. Hãy thanh toán qua {method} rồi nhấn “Tôi đã thanh toán”.} other {Có người mua {quantity} của bạn với giá {amount} qua {method}. Coin nằm trong ký quỹ cho đến khi xác nhận thanh toán.}}",
  "mail.orderPaid.subject": "Người mua đã đánh dấu lệnh là đã thanh toán",
  "mail.orderPaid.text":
    "Người mua báo đã thanh toán {amount} qua {method}. Hãy kiểm tra tài khoản và chỉ mở khóa {quantity} khi tiền đã vào.",
  "mail.orderCanceled.subject": "Lệnh đã hủy",
  "mail.orderCanceled.text": "Người mua đã hủy lệnh {quantity}. Coin không còn nằm trong ký quỹ.",
  "mail.orderTimedOut.subject": "Lệnh đã hủy: hết thời gian thanh toán",
  "mail.orderTimedOut.text":
    "{role, select, buyer {Lệnh {quantity} không được đánh dấu đã thanh toán đúng hạn nên đã bị hủy. Nếu bạn đã thanh toán, hãy mở khiếu nại trong vòng 24 giờ.} other {Người mua không thanh toán đúng hạn. Lệnh {quantity} đã bị hủy và coin không còn nằm trong ký quỹ.}}",
  "mail.orderExtended.subject": "Thêm thời gian thanh toán",
  "mail.orderExtended.text":
    "Người bán cho bạn thêm thời gian để thanh toán {amount} qua {method}.",
  "mail.orderCompleted.subject": "Lệnh hoàn tất",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} đã vào ví giao ngay của bạn. Bạn đã trả {amount}.} other {{quantity} đã được mở khóa cho người mua với giá {amount}.}}",
  "mail.orderFailed.subject": "Chuyển tài sản thất bại",
  "mail.orderFailed.text":
    "Không thể chuyển {quantity}. Coin vẫn an toàn trong ký quỹ; xem bước tiếp theo trong lệnh.",
  "mail.confirmReminder.subject": "Người mua đang chờ bạn xác nhận",
  "mail.confirmReminder.text":
    "Người mua báo đã thanh toán {amount} qua {method} và đang chờ {quantity}. Hãy kiểm tra tài khoản rồi mở khóa tiền mã hóa, hoặc mở khiếu nại nếu chưa nhận được tiền.",
  "mail.appealOpened.subject": "Khiếu nại đã mở",
  "mail.appealOpened.text":
    "{by, select, buyer {Người mua đã mở khiếu nại cho lệnh {quantity}. Vui lòng bổ sung lời trình bày và bằng chứng.} seller {Người bán đã mở khiếu nại cho lệnh {quantity}. Vui lòng bổ sung lời trình bày và bằng chứng.} other {Lệnh {quantity} chờ mở khóa quá lâu. Bộ phận CSKH đang xem xét.}}",
  "mail.proofWanted.subject": "Vui lòng chứng minh thanh toán của bạn",
  "mail.proofWanted.text":
    "Người bán báo chưa nhận được {amount} qua {method} cho {quantity}. Vui lòng thêm bằng chứng thanh toán vào lệnh; nếu không, bộ phận CSKH sẽ quyết định mà không có nó.",
  "mail.appealWithdrawn.subject": "Khiếu nại đã rút",
  "mail.appealWithdrawn.text": "Khiếu nại cho lệnh {quantity} đã được rút. Lệnh tiếp tục.",
  "mail.evidenceAdded.subject": "Đã bổ sung bằng chứng",
  "mail.evidenceAdded.text":
    "{role, select, buyer {Người bán đã bổ sung lời trình bày hoặc bằng chứng cho khiếu nại của lệnh {quantity}.} other {Người mua đã bổ sung lời trình bày hoặc bằng chứng cho khiếu nại của lệnh {quantity}.}} Bạn có thể trả lời trong lệnh.",
  "mail.taskSet.subject": "Bộ phận CSKH yêu cầu bạn cung cấp bằng chứng",
  "mail.taskSet.text":
    "Bộ phận CSKH cần câu trả lời của bạn về lệnh {quantity}. Xem trong lệnh nội dung yêu cầu; nếu không trả lời kịp, bộ phận CSKH sẽ quyết định mà không có nó.",
  "mail.taskMissed.subject": "Đã hết thời gian trả lời",
  "mail.taskMissed.text":
    "Bạn không trả lời bộ phận CSKH kịp thời về lệnh {quantity}. Bạn vẫn có thể trả lời trong lệnh cho đến khi bộ phận CSKH quyết định.",
  "mail.splitProposed.subject": "Đề nghị chia",
  "mail.splitProposed.text":
    "{role, select, buyer {Người bán đề nghị bạn nhận {share}, phần còn lại trả về người bán.} other {Người mua đề nghị nhận {share}, phần còn lại trả về bạn.}} Bạn có thể chấp nhận trong lệnh.",
  "mail.appealRuled.subject": "Bộ phận CSKH đã quyết định",
  "mail.appealRuled.text":
    "{role, select, buyer {Theo quyết định, bạn nhận {share}; phần còn lại trả cho người bán.} other {Theo quyết định, người mua nhận {share}; phần còn lại trả cho bạn.}} Trước khi quyết định có hiệu lực, bạn có thể yêu cầu xem xét lại một lần trong lệnh.",
  "mail.secondLook.subject": "Xem xét lại lệnh của bạn",
  "mail.secondLook.text":
    "{role, select, buyer {Người bán đã yêu cầu một nhân viên khác quyết định lệnh {quantity}.} other {Người mua đã yêu cầu một nhân viên khác quyết định lệnh {quantity}.}} Đến lúc đó coin vẫn nằm trong ký quỹ.",
  "mail.appealResolved.subject": "Khiếu nại đã giải quyết",
  "mail.appealResolved.completed":
    "{role, select, buyer {Khiếu nại đã được giải quyết. Bạn nhận được {share}.} other {Khiếu nại đã được giải quyết. Người mua nhận được {share}.}}",
  "mail.appealResolved.canceled": "Khiếu nại đã được giải quyết. Lệnh {quantity} đã bị hủy.",
  "mail.feedback.subject": "Đánh giá mới",
  "mail.feedback.positive": "Bạn nhận được đánh giá tốt cho lệnh {quantity}.",
  "mail.feedback.negative":
    "Bạn nhận được đánh giá xấu cho lệnh {quantity}. Bạn có thể phản hồi một lần.",
  "mail.feedbackReplied.subject": "Phản hồi cho đánh giá của bạn",
  "mail.feedbackReplied.text": "Đánh giá của bạn về lệnh {quantity} đã được phản hồi.",

  "mail.withdrawalsBlocked": "Vì sự an toàn của bạn, việc rút tiền bị khóa đến {time}.",
  "mail.notYou":
    "Nếu không phải bạn, hãy đổi mật khẩu ngay và đăng xuất các thiết bị khác trong mục Bảo mật tài khoản.",
  "mail.notYou.cancelReset":
    "Nếu không phải bạn, hãy hủy yêu cầu bằng liên kết này mà không cần đăng nhập, rồi đổi mật khẩu. Bộ phận CSKH không thể phê duyệt trong 24 giờ đầu.",
  "mail.notYou.undo":
    "Nếu không phải bạn, hãy hoàn tác bằng liên kết này trong vòng 72 giờ. Mọi thiết bị sẽ đăng xuất và việc rút tiền bị khóa 24 giờ.",

  "mail.fact.asked": "Được yêu cầu",
  "mail.fact.time": "Thời gian",
  "mail.fact.address": "Địa chỉ IP",
  "mail.fact.device": "Thiết bị",
  "mail.fact.reason": "Lý do",
  "mail.fact.username": "Biệt danh",
  "mail.fact.walletAddress": "Địa chỉ ví",
  "mail.fact.orderId": "Mã lệnh",
  "mail.fact.offer": "Quảng cáo",
  "mail.fact.caseId": "Số yêu cầu",
  "mail.fact.amount": "Số lượng",
  "mail.fact.payment": "Thanh toán",
  "mail.fact.payMethod": "Phương thức thanh toán",
  "mail.fact.timeLeft": "Thời gian còn lại",
  "mail.timeLeft": "{minutes, plural, other {# phút}}, đến {time}",

  "mail.link.login": "Đăng nhập",
  "mail.link.security": "Bảo mật tài khoản",
  "mail.link.cancelReset": "Hủy yêu cầu",
  "mail.link.undo": "Hoàn tác thay đổi này",
  "mail.link.kyc": "Xác minh danh tính",
  "mail.link.subUsers": "Tài khoản phụ",
  "mail.link.wallet": "Ví",
  "mail.link.order": "Xem lệnh",
  "mail.link.orders": "Lệnh của tôi",
  "mail.link.case": "Xem yêu cầu",
  "mail.link.offers": "Quảng cáo của tôi",
  "mail.link.contact": "Liên hệ bộ phận CSKH",

  "mail.antiPhishing.code": "Mã chống lừa đảo của bạn: {code}",
  "mail.antiPhishing.none":
    "Bạn chưa có mã chống lừa đảo. Hãy đặt mã trong mục Bảo mật tài khoản, mọi email thật từ Parley sẽ hiển thị mã này.",
  "mail.footer.account":
    "Bạn nhận được email này vì địa chỉ của bạn được liên kết với một tài khoản Parley. Email được gửi tự động, vui lòng không trả lời.",
  "mail.footer.entered":
    "Bạn nhận được email này vì địa chỉ của bạn đã được nhập trên Parley. Email được gửi tự động, vui lòng không trả lời.",

  "mail.text.code": "{code} là mã Parley của bạn. {purpose} Tuyệt đối không chia sẻ mã.",
});
