import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "Mua {coin} bằng {currency}",
  "market.buy.meta.description":
    "Mua {coin} bằng {currency} qua P2P: giá tham chiếu, hạn mức lệnh, phí và phương thức thanh toán. Coin được giữ trong ký quỹ.",
  "market.sell.meta.title": "Bán {coin} lấy {currency}",
  "market.sell.meta.description":
    "Bán {coin} lấy {currency} qua P2P: giá tham chiếu, hạn mức lệnh, phí và phương thức thanh toán. Coin được giữ trong ký quỹ.",

  "market.side": "Mua hoặc bán",
  "market.buy": "Mua",
  "market.sell": "Bán",
  "market.coins": "Tiền mã hóa",
  "market.skip": "Chuyển đến danh sách quảng cáo",
  "market.show": "Xem",
  "market.buy.title": "Mua {coin} bằng {currency}",
  "market.sell.title": "Bán {coin} lấy {currency}",

  "market.facts.title": "Về thị trường này",
  "market.facts.reference": "Giá tham chiếu",
  "market.facts.limits": "Hạn mức lệnh",
  "market.facts.fee": "Phí taker",
  "market.facts.methods": "Phương thức thanh toán",
  "market.facts.methodCount": "{count, plural, other {# phương thức thanh toán}}",
  "market.stale": "Giá cập nhật trễ",
  "market.unavailable": "Hiện không thể hiển thị giá.",

  "market.closed": "Thị trường này hiện không mở.",
});
