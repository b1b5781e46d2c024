import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

// Korean particles follow the last sound of the word before them, which is unknown here. So no
// particle directly follows a placeholder.
export default translation<typeof en>()({
  "market.buy.meta.title": "{currency} 결제로 {coin} 구매",
  "market.buy.meta.description":
    "P2P에서 {currency} 결제로 {coin} 구매: 기준 가격, 주문 한도, 수수료, 결제 수단을 확인하세요. 거래하는 동안 코인은 에스크로에 보관됩니다.",
  "market.sell.meta.title": "{coin} 판매하고 {currency} 받기",
  "market.sell.meta.description":
    "P2P에서 {coin} 판매하고 {currency} 받기: 기준 가격, 주문 한도, 수수료, 결제 수단을 확인하세요. 거래하는 동안 코인은 에스크로에 보관됩니다.",

  "market.side": "구매 또는 판매",
  "market.buy": "구매",
  "market.sell": "판매",
  "market.coins": "코인",
  "market.skip": "광고 목록 바로가기",
  "market.show": "보기",
  "market.buy.title": "{currency} 결제로 {coin} 구매",
  "market.sell.title": "{coin} 판매하고 {currency} 받기",

  "market.facts.title": "마켓 정보",
  "market.facts.reference": "기준 가격",
  "market.facts.limits": "주문 한도",
  "market.facts.fee": "테이커 수수료",
  "market.facts.methods": "결제 수단",
  "market.facts.methodCount": "{count, plural, other {결제 수단 #개}}",
  "market.stale": "시세 지연",
  "market.unavailable": "지금은 시세를 표시할 수 없습니다.",

  "market.closed": "현재 거래할 수 없는 마켓입니다.",
});
