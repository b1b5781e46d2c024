import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "홍콩 달러(HKD)로 암호화폐 구매 및 판매",
  "hkpay.meta.description":
    "FPS 또는 은행 이체로 개인 간에 암호화폐를 HKD로 거래하세요. 실시간 광고와 명확한 절차를 제공하며, 결제가 확인될 때까지 코인은 에스크로에 보관됩니다.",

  "hkpay.title": "홍콩 달러로 암호화폐를 사고파세요",
  "hkpay.lead":
    "FPS 또는 은행 이체로 다른 사람과 직접 거래하세요. 판매자가 입금을 확인할 때까지 Parley가 코인을 에스크로에 보관합니다.",
  "hkpay.buy": "HKD로 구매",
  "hkpay.sell": "HKD로 판매",

  "hkpay.offers.title": "실시간 HKD 광고",
  "hkpay.offers.buy": "구매하기 좋은 광고",
  "hkpay.offers.sell": "판매하기 좋은 광고",
  "hkpay.offers.none": "지금은 HKD 광고가 없습니다.",
  "hkpay.offers.all": "모든 HKD 광고",

  "hkpay.methods.title": "홍콩의 결제 방법",
  "hkpay.methods.fps.text":
    "Faster Payment System은 밤낮없이 몇 초 만에 은행과 지갑 간에 HKD를 이체합니다. FPS 주문은 대부분 몇 분 안에 끝납니다.",
  "hkpay.methods.bank.text":
    "홍콩의 어느 은행에서나 판매자의 계좌로 이체합니다. 큰 금액에 적합하며, 은행 영업시간을 고려하세요.",
  "hkpay.methods.offers": "{method} 광고",

  "hkpay.buying.title": "HKD로 구매하기",
  "hkpay.buying.choose":
    "광고를 선택하고 금액을 입력한 뒤 주문하세요. 이제 코인은 Parley가 보관합니다.",
  "hkpay.buying.pay":
    "결제 제한 시간 안에 본인 계좌에서 FPS 또는 은행 이체로 정확한 금액을 보내세요.",
  "hkpay.buying.confirm": "‘결제 완료’를 누르면 판매자가 입금을 확인합니다.",
  "hkpay.buying.receive": "판매자가 확인하면 코인이 지갑에 들어옵니다.",
  "hkpay.selling.title": "HKD로 판매하기",
  "hkpay.selling.choose": "HKD를 받을 계좌를 추가하고 광고를 선택한 뒤 주문하세요.",
  "hkpay.selling.wait": "구매자가 결제하는 동안 코인은 에스크로에 보관됩니다.",
  "hkpay.selling.check":
    "은행에 로그인해 입금을 확인하세요. 입금자 이름은 등록된 이름과 같아야 합니다.",
  "hkpay.selling.release": "돈이 들어오면 ‘입금 확인 및 릴리스’를 누르세요.",

  "hkpay.safety.title": "내 돈을 안전하게 지키기",
  "hkpay.safety.own": "반드시 본인 등록 이름과 같은 명의의 계좌에서 결제하세요.",
  "hkpay.safety.remark":
    "이체 메모에 암호화폐나 플랫폼 관련 내용을 적지 마세요. 은행이 이런 송금을 보류할 수 있습니다.",
  "hkpay.safety.cancel": "돈을 이체한 뒤에는 절대 주문을 취소하지 마세요.",
  "hkpay.safety.proof":
    "스크린샷은 결제가 아닙니다. 은행에 입금이 표시된 뒤에만 코인을 릴리스하세요.",
  "hkpay.safety.private":
    "플랫폼 안에서만 거래하세요. 광고주와 사적으로 거래하면 에스크로 보호를 받을 수 없습니다.",
  "hkpay.safety.appeal":
    "결제나 암호화폐가 도착하지 않으면 이의를 제기하세요. 고객센터가 결정할 때까지 코인은 에스크로에 남아 있습니다.",
});
