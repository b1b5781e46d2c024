import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "간편 거래: 최적의 가격으로 암호화폐 구매 및 판매",
  "express.meta.description":
    "구매하거나 판매할 금액을 입력하세요. Parley가 거래할 수 있는 최적의 광고를 찾아 양식을 채워 드립니다. 코인은 에스크로에 보관됩니다.",

  "express.title": "간편 거래",
  "express.lead":
    "금액을 입력하면 거래할 수 있는 최적의 광고를 찾아 내용이 채워진 양식을 열어 드립니다.",

  "express.side": "구매 또는 판매",
  "express.buy": "구매",
  "express.sell": "판매",
  "express.amount": "금액",
  "express.unit": "금액 단위",
  "express.coin": "코인",
  "express.currency": "통화",
  "express.method": "결제 수단",
  "express.anyMethod": "모든 결제 수단",
  "express.find": "최적의 광고 찾기",

  "express.best": "나에게 최적의 광고",
  "express.enterAmount": "금액을 입력하면 최적의 광고가 표시됩니다.",
  "express.note": "가격은 몇 초마다 다시 확인됩니다. 주문하는 순간 가격이 확정됩니다.",
  "express.allOffers": "모든 광고 보기",
  "express.searching": "최적의 광고를 찾는 중",

  "express.none.title": "지금은 광고가 없습니다",
  "express.none.text":
    "현재 {fiat}(으)로 {token} 거래를 하는 사람이 없습니다. 다른 코인이나 통화를 선택해 보세요.",
  "express.noMethod.title": "이 결제 수단의 광고가 없습니다",
  "express.noMethod.text": "다른 결제 수단의 광고가 있습니다.",
  "express.outside.title": "이 금액을 받는 광고가 없습니다",
  "express.outside.text": "지금은 {least}부터 {most}까지 거래할 수 있습니다.",
  "express.use": "{amount} 사용",
  "express.paused.title": "이 마켓은 일시 중단되었습니다",
  "express.paused.text":
    "현재 {token}은(는) {fiat}(으)로 거래할 수 없습니다. 나중에 다시 방문해 주세요.",
  "express.limit.title": "한도에 도달했습니다",
  "express.limit.text": "지금 진행할 수 있는 주문 수에 도달했습니다. 먼저 하나를 완료해 주세요.",
  "express.limit.orders": "내 주문 보기",
  "express.failed": "가격을 확인하지 못했습니다",

  "express.how.title": "간편 거래 이용 방법",
  "express.how.amount": "구매하거나 판매할 금액과 결제하거나 받을 방법을 선택합니다.",
  "express.how.match":
    "Parley가 거래할 수 있는 모든 광고를 비교해 수수료를 포함한 가격이 가장 좋은 광고를 보여 드립니다.",
  "express.how.order": "양식을 확인하고 주문하면 그 순간부터 코인이 에스크로에 보관됩니다.",
});
