import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Mua bán tiền mã hóa trực tiếp giữa người với người, coin được giữ trong ký quỹ.",
  "install.offline.title": "Không có kết nối",
  "install.offline.text":
    "Không thể kết nối với Parley. Vui lòng kiểm tra kết nối internet. Thời hạn của các lệnh đang mở vẫn tiếp tục chạy.",
  "install.offline.retry": "Thử lại",
});
