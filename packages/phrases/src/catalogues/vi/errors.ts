import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Một số thông tin còn thiếu hoặc không hợp lệ. Vui lòng kiểm tra các ô được đánh dấu.",
  "errors.fieldRequired": "Không được để trống trường này.",
  "errors.fieldInvalid": "Giá trị này không hợp lệ.",
  "errors.fieldUnknown": "Trường này không được chấp nhận ở đây.",
  "errors.fieldTooShort": "Quá ngắn. Độ dài tối thiểu: {count}.",
  "errors.fieldTooLong": "Quá dài. Độ dài tối đa: {count}.",
  "errors.fieldCheckFailed":
    "Số kiểm tra không khớp. Vui lòng đối chiếu với thông tin của ngân hàng.",
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
  "errors.apiKeyUnknown": "Khóa API này không tồn tại hoặc đã bị thu hồi.",
  "errors.apiKeyExpired": "Khóa API này đã hết hạn.",
  "errors.apiKeyAddress": "Không thể dùng khóa API này từ địa chỉ này.",
  "errors.apiSignatureInvalid": "Chữ ký của yêu cầu không hợp lệ.",
  "errors.apiTimeOutside": "Thời gian của yêu cầu lệch quá 30 giây.",
  "errors.apiNonceUsed": "Yêu cầu này đã được nhận.",
  "errors.apiPermissionMissing": "Khóa API này không có quyền thực hiện việc đó.",

  "errors.tooManyRequests": "Quá nhiều yêu cầu. Vui lòng đợi giây lát rồi thử lại.",
  "errors.internal": "Đã xảy ra sự cố từ phía chúng tôi. Vui lòng thử lại sau giây lát.",
  "errors.unavailable": "Dịch vụ hiện không khả dụng. Vui lòng thử lại sau giây lát.",
  "errors.timeout": "Phản hồi mất quá nhiều thời gian. Vui lòng thử lại.",
  "errors.featureOff": "Tính năng này hiện đang tắt.",

  "errors.unknownAsset": "Loại tiền mã hóa này không được giao dịch tại đây.",
  "errors.unknownFiat": "Loại tiền pháp định này không được giao dịch tại đây.",
  "errors.unknownMarket": "Không có thị trường cho cặp tiền này.",
  "errors.ratesStale": "Giá tham chiếu đã cũ. Vui lòng thử lại sau giây lát.",

  "errors.captchaRequired": "Vui lòng để trang kiểm tra rằng bạn không phải robot rồi thử lại.",
  "errors.captchaInvalid": "Không xác nhận được rằng bạn không phải robot. Vui lòng thử lại.",
  "errors.accountInvalid": "Vui lòng nhập địa chỉ email hoặc số điện thoại kèm mã quốc gia.",
  "errors.passwordTooWeak": "Mật khẩu này quá dễ đoán. Vui lòng chọn mật khẩu khác.",
  "errors.loginFailed": "Tài khoản hoặc mật khẩu không đúng.",
  "errors.loginBlocked": "Quá nhiều lần thử không thành công. Vui lòng chờ và thử lại sau.",
  "errors.ticketExpired": "Đã quá thời gian. Vui lòng đăng nhập lại.",
  "errors.accountFrozen": "Tài khoản này đã bị đóng băng. Vui lòng liên hệ bộ phận CSKH.",
  "errors.codeFormatInvalid": "Định dạng mã không hợp lệ. Vui lòng thử lại.",
  "errors.codeInvalid": "Mã không đúng. Vui lòng kiểm tra và thử lại.",
  "errors.codeExpired": "Mã không còn hiệu lực. Vui lòng yêu cầu mã mới.",
  "errors.codeUsed": "Mã này đã được dùng. Vui lòng đợi mã tiếp theo trong Google Authenticator.",
  "errors.codeTriesUsedUp": "Nhập sai mã này quá nhiều lần. Vui lòng yêu cầu mã mới.",
  "errors.codeTooSoon": "Mã vừa được gửi. Vui lòng chờ trước khi yêu cầu mã khác.",
  "errors.codeLimitReached":
    "Hôm nay đã gửi quá nhiều mã đến địa chỉ hoặc số này. Vui lòng thử lại vào ngày mai.",
  "errors.textLimitReached":
    "Hiện không thể gửi thêm SMS đến số này. Vui lòng dùng email hoặc thử lại sau.",
  "errors.codesMissing": "Thiếu một mã bảo mật. Vui lòng nhập đủ các mã được yêu cầu.",
  "errors.idempotencyMismatch":
    "Yêu cầu này đã được gửi với dữ liệu khác. Vui lòng tải lại trang và thử lại.",
  "errors.usernameTaken": "Tên này đã có người dùng. Vui lòng chọn tên khác.",
  "errors.nicknameCharacters":
    "Chỉ dùng chữ cái và chữ số, giữa chúng có thể có một dấu chấm, gạch nối hoặc gạch dưới.",
  "errors.nicknameScripts": "Không thể trộn chữ cái của nhiều bảng chữ khác nhau trong một tên.",
  "errors.nicknameContact": "Tên không được giống liên kết, địa chỉ email hoặc số điện thoại.",
  "errors.nicknameReserved":
    "Tên này có thể bị nhầm với Parley hoặc nhân viên. Vui lòng chọn tên khác.",
  "errors.renameTooSoon": "Có thể đổi tên 30 ngày một lần.",
  "errors.passwordWrong": "Mật khẩu không đúng.",
  "errors.passwordSame": "Mật khẩu mới phải khác mật khẩu hiện tại.",

  "errors.contactTaken": "Email hoặc số điện thoại này thuộc về tài khoản khác.",
  "errors.alreadyBound": "Mục này đã được liên kết với tài khoản của bạn.",
  "errors.notBound": "Chưa có mục nào như vậy được liên kết với tài khoản của bạn.",
  "errors.emailNeededFirst": "Vui lòng liên kết email trước khi hủy liên kết điện thoại.",
  "errors.phoneNeededFirst": "Vui lòng liên kết điện thoại trước khi hủy liên kết email.",
  "errors.totpAlreadyOn": "Google Authenticator đã được bật.",
  "errors.totpNotOn": "Google Authenticator chưa được bật.",
  "errors.undoExpired": "Liên kết này đã được dùng, hết hạn hoặc không đầy đủ.",
  "errors.totpSetupExpired": "Thiết lập mất quá nhiều thời gian. Vui lòng bắt đầu lại.",
  "errors.passkeyInvalid": "Không xác minh được khóa truy cập. Vui lòng thử lại.",
  "errors.passkeyLimit": "Bạn đã có số khóa truy cập tối đa. Vui lòng xóa bớt một khóa trước.",
  "errors.commandInvalid": "Không xác minh được yêu cầu. Vui lòng tải lại trang và thử lại.",
  "errors.commandKeyUnknown":
    "Khóa bảo mật của trang này đã cũ. Vui lòng tải lại trang và thử lại.",
  "errors.commandExpired": "Yêu cầu đã quá cũ. Vui lòng kiểm tra đồng hồ trên thiết bị và thử lại.",
  "errors.commandReplayed": "Yêu cầu này đã được thực hiện.",
  "errors.resetRequestOpen": "Yêu cầu của bạn đang được bộ phận CSKH xử lý. Vui lòng chờ kết quả.",
  "errors.apiKeyLimit": "Bạn đã có số khóa API tối đa. Vui lòng thu hồi một khóa trước.",

  "errors.kycPending": "Hồ sơ xác minh danh tính của bạn vẫn đang được xét duyệt.",
  "errors.kycAlreadyApproved": "Danh tính của bạn đã được xác minh.",
  "errors.kycNotPending": "Không có hồ sơ xác minh danh tính nào cần quyết định.",
  "errors.kycNeedsReview": "Hồ sơ xác minh này cần được nhân viên xem xét.",
  "errors.kycTooYoung": "Bạn phải từ 18 tuổi trở lên.",
  "errors.unknownCountry": "Không nhận ra quốc gia này.",
  "errors.unknownFile": "Thiếu tệp hoặc tệp không dùng được ở đây. Vui lòng tải lên lại.",
  "errors.fileTypeRefused": "Loại tệp này không được chấp nhận ở đây.",
  "errors.fileUnreadable": "Tệp bị hỏng hoặc không đọc được. Vui lòng tải lên tệp khác.",
  "errors.fileTooLarge": "Tệp quá lớn.",
  "errors.tooManyFiles": "Bạn đã tải lên quá nhiều tệp. Vui lòng thử lại vào ngày mai.",
  "errors.caseTaken": "Một đồng nghiệp đã nhận hồ sơ này.",
  "errors.caseDecided": "Hồ sơ này đã được quyết định.",
  "errors.caseNotYours": "Vui lòng nhận hồ sơ này trước.",
  "errors.colleagueUnfit": "Đồng nghiệp này không thể nhận hồ sơ này. Hãy chọn người khác.",
  "errors.savedFiltersFull": "Bạn đã có 20 bộ lọc đã lưu. Vui lòng xóa bớt một bộ lọc trước.",
  "errors.conflictOfInterest":
    "Hồ sơ này liên quan đến tài khoản của chính bạn hoặc người có liên kết. Đồng nghiệp khác phải xử lý.",
  "errors.staffProtected": "Chỉ giám sát viên mới được thao tác trên tài khoản nhân viên.",
  "errors.contentInvalid": "Văn bản được viết ở dạng không thể hiển thị.",
  "errors.agreementFixed":
    "Phiên bản thỏa thuận này đang chờ phê duyệt hoặc đã được phê duyệt. Không thể thay đổi nội dung.",
  "errors.contentChanged": "Một phiên bản khác đã được đăng trong lúc này. Vui lòng xem trước.",
  "errors.contentOriginalMissing": "Vui lòng đăng bản tiếng Anh trước.",
  "errors.offerTakenDown": "Quảng cáo này đã bị gỡ. Xem lý do và cách xử lý tại Quảng cáo của tôi.",
  "errors.marketChangeInvalid":
    "Không thể áp dụng thay đổi này. Hãy mở bản xem trước để biết lý do.",
  "errors.marketChangeOutdated":
    "Thị trường đã thay đổi kể từ khi đề xuất. Vui lòng đề xuất lại với các giá trị hiện tại.",
  "errors.marketChangeDecided": "Thay đổi này đã được quyết định.",
  "errors.marketChangeNeedsOther": "Đề xuất của bạn phải do một quản trị viên khác quyết định.",
  "errors.approverTooClose":
    "Vai trò của hai bạn liên quan với nhau qua một lần bổ nhiệm trong 7 ngày qua. Một đồng nghiệp khác phải phê duyệt.",

  "errors.masterOnly": "Chỉ tài khoản chính mới làm được việc này.",
  "errors.subUserLimit": "Bạn đã có số tài khoản phụ tối đa.",
  "errors.subUserForbidden": "Tài khoản chính chưa cho phép bạn làm việc này.",
  "errors.agreementChanged": "Thỏa thuận dịch vụ đã thay đổi. Vui lòng đọc phiên bản mới.",
  "errors.staffSessionNeeded":
    "Vui lòng xác nhận đó là bạn bằng khóa truy cập hoặc Google Authenticator để tiếp tục làm việc.",
  "errors.notAvailableHere": "Chức năng này không khả dụng tại địa chỉ mạng của bạn.",
  "errors.lastAdministrator":
    "Quản trị viên cuối cùng phải giữ vai trò này. Vui lòng chỉ định quản trị viên khác trước.",
  "errors.invitationInvalid": "Lời mời này không còn hiệu lực. Vui lòng yêu cầu lời mời mới.",
  "errors.invitationOfOther":
    "Lời mời này dành cho địa chỉ email khác. Vui lòng đăng nhập bằng tài khoản dùng địa chỉ đó.",
  "errors.alreadyStaff": "Tài khoản này đã thuộc về nhân viên.",
  "errors.staffNameTaken": "Một nhân viên khác đang dùng tên này hoặc tên tương tự.",
  "errors.staffTwoFactorNeeded":
    "Vui lòng thiết lập khóa truy cập hoặc Google Authenticator trước khi xử lý hồ sơ.",
  "errors.staffMayNotTrade": "Tài khoản nhân viên không được giao dịch.",
  "errors.tradingFrozen":
    "Giao dịch của tài khoản bạn đã bị đóng băng. Vui lòng liên hệ bộ phận CSKH.",
  "errors.phoneNotVerified": "Vui lòng xác minh điện thoại trước khi giao dịch.",
  "errors.emailNotVerified": "Vui lòng xác minh email trước khi giao dịch.",
  "errors.kycNotApproved": "Vui lòng hoàn tất xác minh danh tính (KYC) trước khi giao dịch.",
  "errors.agreementNotAccepted": "Vui lòng chấp nhận thỏa thuận dịch vụ P2P trước khi giao dịch.",
  "errors.twoFactorNotSet": "Vui lòng thiết lập 2FA trước khi giao dịch.",

  "errors.unknownPayMethod": "Không thể dùng phương thức thanh toán này tại đây.",
  "errors.holderNameMismatch":
    "Tên người nhận phải trùng với tên đã được xác minh danh tính của bạn.",
  "errors.paymentDuplicate": "Bạn đã thêm tài khoản này rồi.",
  "errors.paymentLimit":
    "Bạn đã có số phương thức thanh toán tối đa. Vui lòng xóa bớt một phương thức trước.",
  "errors.paymentInUse":
    "Phương thức thanh toán này đang được dùng trong một quảng cáo hoặc lệnh còn mở.",
  "errors.pictureFailed": "Tải lên không thành công.",
  "errors.pictureTypeRefused":
    "Tải lên không thành công. Chỉ hỗ trợ định dạng ảnh PNG, JPG và JPEG.",
  "errors.pictureTooLarge": "Tải lên không thành công. Chỉ hỗ trợ ảnh nhỏ hơn 3MB.",

  "errors.offerUnknown": "Quảng cáo này không tồn tại.",
  "errors.offerChanged": "Quảng cáo đã được thay đổi. Vui lòng xem lại.",
  "errors.offerClosed": "Quảng cáo này đã đóng.",
  "errors.offerLimit": "Bạn đã đạt số quảng cáo tối đa. Vui lòng đóng bớt một quảng cáo.",
  "errors.marketDisabled": "Thị trường này hiện đang đóng.",
  "errors.priceTooFar": "Giá chênh lệch quá nhiều so với giá thị trường.",
  "errors.boundsCrossed": "Giá thấp nhất không được cao hơn giá cao nhất.",
  "errors.limitsCrossed": "Lệnh nhỏ nhất không được lớn hơn lệnh lớn nhất.",
  "errors.limitOutsideMarket": "Giới hạn nằm ngoài mức thị trường này cho phép.",
  "errors.quantityTooSmall": "Số lượng có giá trị thấp hơn lệnh nhỏ nhất.",
  "errors.payWindowOutside": "Thời hạn thanh toán phải từ 10 đến 180 phút.",
  "errors.payMethodsCount": "Vui lòng chọn từ 1 đến 5 phương thức thanh toán.",
  "errors.hoursInvalid": "Vui lòng kiểm tra giờ và múi giờ.",
  "errors.traderUnknown": "Người dùng này không tồn tại.",
  "errors.notWithOneself": "Bạn không thể làm việc này với tài khoản của chính mình.",

  "errors.orderUnknown": "Lệnh này không tồn tại.",
  "errors.orderStateChanged": "Lệnh vừa có thay đổi. Vui lòng xem trạng thái hiện tại.",
  "errors.rTokenInvalid": "Biểu mẫu đặt lệnh đã hết hạn. Vui lòng thử lại.",

  "errors.offerNotOnline": "Quảng cáo này hiện không khả dụng.",
  "errors.offerOutsideHours":
    "Chỉ có thể đặt lệnh với quảng cáo này trong khung giờ của người đăng quảng cáo.",
  "errors.offerOfOwnGroup":
    "Bạn không thể giao dịch với tài khoản của chính mình hoặc các tài khoản phụ.",
  "errors.traderBlocked": "Một trong hai bên đã chặn bên kia.",
  "errors.conditionKyc": "Người đăng quảng cáo chỉ giao dịch với người dùng đã xác minh.",
  "errors.conditionTrades": "Người đăng quảng cáo yêu cầu nhiều giao dịch đã hoàn tất hơn.",
  "errors.conditionCompletion": "Người đăng quảng cáo yêu cầu tỷ lệ hoàn thành cao hơn.",
  "errors.conditionRegistered": "Người đăng quảng cáo yêu cầu tài khoản đã đăng ký lâu hơn.",
  "errors.conditionFirstTrade":
    "Số tiền vượt quá mức người đăng quảng cáo chấp nhận cho giao dịch đầu tiên.",
  "errors.offerHidden": "Quảng cáo này hiện không có giá hợp lệ.",
  "errors.priceChanged": "Giá đã thay đổi. Vui lòng kiểm tra giá mới và xác nhận lại.",
  "errors.amountOutside":
    "Vui lòng điều chỉnh số lượng tiền mã hóa < {amount} {token} để đáp ứng yêu cầu của người đăng quảng cáo.",
  "errors.amountBelow":
    "Vui lòng điều chỉnh số lượng tiền mã hóa > {amount} {token} để đáp ứng yêu cầu của người đăng quảng cáo.",
  "errors.outOfStock": "Số lượng còn lại của quảng cáo này không đủ.",
  "errors.quoteChanged": "Các số tiền đã thay đổi. Vui lòng kiểm tra và xác nhận lại.",
  "errors.payMethodMissing": "Vui lòng thêm phương thức thanh toán được quảng cáo này chấp nhận.",
  "errors.openOrdersLimit":
    "Số lệnh mở cùng lúc: tối đa {most}. Vui lòng hoàn tất một lệnh trước. Hạn mức tăng khi bạn hoàn tất giao dịch với nhiều người khác nhau.",
  "errors.offerOrdersLimit":
    "Số lệnh mở trên một quảng cáo: tối đa {most}. Hãy hoàn tất một lệnh trước hoặc chọn quảng cáo khác.",
  "errors.openWorthLimit":
    "Các lệnh mua đang mở của bạn có thể trị giá tổng cộng {most} USD, còn lại {left} USD. Hãy chọn số tiền nhỏ hơn hoặc hoàn tất một lệnh trước. Hạn mức tăng khi bạn hoàn tất giao dịch với nhiều người khác nhau.",
  "errors.advertiserLimit":
    "Hiện người đăng quảng cáo có thể mua thêm {left} USD. Hãy chọn số tiền nhỏ hơn hoặc quảng cáo khác.",
  "errors.faultUnknown": "Lệnh này không bị tính lỗi cho ai.",
  "errors.faultDiscounted": "Việc này đã được hủy bỏ trước đó.",
  "errors.cancelLimit": "Bạn đã hủy quá nhiều lệnh. Bạn có thể đặt lệnh mới sau.",
  "errors.externalOrderIdTaken": "Đã có lệnh với mã lệnh bên ngoài này.",

  "errors.accountOnHold":
    "Bộ phận CSKH đang tạm giữ một trong hai tài khoản. Coin vẫn nằm trong ký quỹ.",
  "errors.extensionOutside": "Thời hạn thanh toán chỉ có thể được gia hạn tối đa 30 phút.",
  "errors.notReceivedTooEarly":
    "Khoản tiền có thể vẫn đang được chuyển. Bạn có thể báo chưa nhận được từ {time}.",
  "errors.splitOutside": "Số lượng không được vượt quá phần người mua sẽ nhận.",
  "errors.appealUnknown": "Lệnh này không có khiếu nại.",
  "errors.feedbackGiven": "Bạn đã đánh giá lệnh này rồi.",
  "errors.feedbackTooEarly": "Bạn có thể đánh giá sau khi lệnh hoàn tất.",
  "errors.feedbackUnknown": "Lệnh này không có đánh giá nào để phản hồi.",
  "errors.feedbackReplied": "Bạn đã phản hồi đánh giá này rồi.",
  "errors.approvalNeedsOther": "Bạn đã phê duyệt rồi: cần thêm một đồng nghiệp phê duyệt.",
  "errors.kycQuestionOpen": "Người nộp chưa trả lời câu hỏi trước.",
  "errors.kycQuestionLimit": "Đã hỏi đủ số lần: hãy phê duyệt hoặc từ chối xác minh.",
  "errors.kycNothingAsked": "Bộ phận hỗ trợ không chờ câu trả lời nào của bạn.",
  "errors.documentExpired": "Ngày bạn nhập đã qua: không thể phê duyệt giấy tờ hết hạn.",
  "errors.limitNotLower": "Chọn hạn mức thấp hơn hạn mức chung và kết thúc trong vòng một năm.",
  "errors.personSearchLimit":
    "Bạn đã dùng hết số lượt tìm kiếm cho phép trong một giờ. Vui lòng thử lại sau.",
  "errors.resetRequestClosed": "Yêu cầu này đã được xử lý hoặc đã bị hủy.",
  "errors.resetTooEarly": "Không thể phê duyệt yêu cầu này trước khi hết thời gian chờ.",
  "errors.rulingNeedsOther":
    "Bạn đã ra quyết định về lệnh này: giờ cần một đồng nghiệp quyết định.",
  "errors.silenceTooEarly":
    "Chỉ có thể hoàn coin vì không có trả lời sau ít nhất 24 giờ kể từ khi thanh toán được đánh dấu và sau khi đã yêu cầu người mua cung cấp bằng chứng.",
  "errors.apiReleaseCap": "Khóa API này đã đạt hạn mức mở khóa trong ngày.",
  "errors.noRulingPending": "Không có quyết định nào cần phê duyệt.",
  "errors.taskOpen": "Bên này đã có một yêu cầu đang mở. Hãy chờ câu trả lời hoặc rút yêu cầu.",
  "errors.taskLimit": "Lệnh này đã có quá nhiều yêu cầu.",
  "errors.taskUnknown": "Không có yêu cầu đang mở như vậy.",

  "errors.chatClosed": "Cuộc trò chuyện này đã đóng.",
  "errors.messageUnsendable": "Không gửi được tin nhắn.",
  "errors.attachmentTooLarge": "Vui lòng chọn tệp nhỏ hơn 10 MB.",
  "errors.attachmentTypeRefused": "Tải lên không thành công. Chỉ hỗ trợ tệp ảnh, PDF và MP4.",
  "errors.pushServiceRefused": "Không thể dùng thông báo đẩy của trình duyệt này tại đây.",

  "errors.supportCaseClosed": "Yêu cầu này đã đóng. Vui lòng mở yêu cầu mới.",
  "errors.supportOpenLimit":
    "Bạn đã có số yêu cầu đang mở tối đa. Hãy trả lời trong một yêu cầu hoặc đóng bớt.",
  "errors.supportLimit": "Quá nhiều yêu cầu mới trong hôm nay. Vui lòng thử lại vào ngày mai.",
  "errors.supportWaits": "Vui lòng chờ trả lời trước khi viết tiếp trong yêu cầu này.",

  "errors.insufficientBalance": "Số dư của bạn không đủ.",
  "errors.balanceTooLarge": "Một tài khoản không thể chứa nhiều như vậy.",
  "errors.unknownNetwork": "Coin này không có trên mạng lưới này.",
  "errors.addressInvalid": "Đây không phải là địa chỉ hợp lệ trên mạng lưới này.",
  "errors.networkPaused":
    "Mạng lưới này đang tạm dừng cho coin này. Vui lòng thử lại sau hoặc chọn mạng khác.",
  "errors.withdrawalTooSmall": "Số lượng thấp hơn mức tối thiểu của mạng lưới này.",
  "errors.withdrawalTooLarge": "Số lượng cao hơn mức tối đa của mạng lưới này.",
  "errors.withdrawalFeeChanged":
    "Phí mạng lưới hiện là {fee} {token}. Vui lòng kiểm tra các số tiền và xác nhận lại.",
  "errors.withdrawalLimitReached": "Vượt quá hạn mức rút trong 24 giờ của bạn.",
  "errors.withdrawalsBlocked": "Việc rút tiền bị chặn trong 24 giờ sau khi thay đổi bảo mật.",
  "errors.coinsFresh":
    "Một phần số coin này mới được mua nên chưa thể rút hoặc bán trước {time}. Hiện có thể dùng: {free}.",
  "errors.apiWithdrawalCap": "Khóa API này đã đạt hạn mức rút trong ngày.",
  "errors.apiWithdrawalAddress":
    "Với khóa API, coin chỉ được gửi đến địa chỉ đã có trong sổ địa chỉ 24 giờ.",
  "errors.addressBookFull": "Sổ địa chỉ của bạn đã đầy. Vui lòng xóa một địa chỉ trước.",
  "errors.favoritesFull": "Danh sách yêu thích đã đầy. Vui lòng xóa một mục trước.",
});
