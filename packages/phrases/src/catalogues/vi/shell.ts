import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Chuyển đến nội dung",
  "shell.home": "Parley, trang chủ",
  "shell.nav": "Menu chính",
  "shell.nav.buy": "Mua",
  "shell.nav.sell": "Bán",
  "shell.nav.express": "Giao dịch nhanh",
  "shell.nav.wallet": "Ví",
  "shell.language": "Ngôn ngữ",
  "shell.theme.dark": "Dùng giao diện tối",
  "shell.theme.light": "Dùng giao diện sáng",

  "shell.account": "Tài khoản",
  "shell.account.logIn": "Đăng nhập",
  "shell.account.register": "Đăng ký",
  "shell.account.copyUid": "Sao chép UID",
  "shell.account.copied": "Đã sao chép",
  "shell.account.security": "Bảo mật",
  "shell.account.kyc": "Xác minh danh tính",
  "shell.account.offers": "Quảng cáo của tôi",
  "shell.account.payment": "Phương thức thanh toán",
  "shell.account.subUsers": "Tài khoản phụ",
  "shell.account.settings": "Cài đặt",
  "shell.account.logOut": "Đăng xuất",
  "shell.account.loggedOut": "Bạn đã đăng xuất.",
  "shell.account.sessionEnded": "Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.",

  "shell.footer.trade": "Giao dịch",
  "shell.footer.buy": "Mua tiền mã hóa",
  "shell.footer.sell": "Bán tiền mã hóa",
  "shell.footer.hkpay": "Giao dịch bằng HKD",
  "shell.footer.agreement": "Thỏa thuận dịch vụ P2P",
  "shell.footer.developers": "Nhà phát triển",
  "shell.footer.apiDocs": "Tài liệu API",
  "shell.footer.openApi": "Tệp đặc tả OpenAPI",
  "shell.footer.risk":
    "Giá tiền mã hóa có thể biến động nhanh và mạnh. Chỉ giao dịch số tiền mà bạn chấp nhận mất.",
  "shell.footer.licence": "Parley là phần mềm mã nguồn mở.",

  "shell.error.notFound": "Không tìm thấy trang",
  "shell.error.notFoundRoute": "Không tìm thấy trang",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Không có nội dung nào tại địa chỉ này. Có thể địa chỉ bị gõ sai hoặc trang đã được chuyển đi.",
  "shell.error.internal": "Lỗi máy chủ nội bộ",
  "shell.error.internalText":
    "Đã xảy ra sự cố từ phía chúng tôi. Coin và lệnh của bạn không bị ảnh hưởng. Vui lòng thử lại sau giây lát.",
  "shell.error.home": "Về trang chủ",
  "shell.error.retry": "Thử lại",
  "shell.error.network": "Lỗi mạng",
  "shell.error.requestFailed": "Yêu cầu không thành công. Vui lòng thử lại",
  "shell.error.requestFailedRetry": "Yêu cầu thất bại, vui lòng thử lại",
  "shell.error.newVersion": "Đã có phiên bản mới, vui lòng tải lại trang!",
  "shell.error.noMatchingData": "Không có dữ liệu phù hợp",

  "shell.refresh": "Tải lại",
  "shell.dismiss": "Đóng",
  "shell.toasts": "Thông báo",
  "shell.offline": "Bạn đang ngoại tuyến. Thông tin hiển thị có thể đã cũ.",
});
