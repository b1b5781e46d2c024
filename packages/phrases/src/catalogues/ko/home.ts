import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: P2P 암호화폐 거래",
  "home.meta.description":
    "다른 사용자의 광고를 골라 자국 통화로 암호화폐를 사고파세요. 결제가 확인될 때까지 Parley가 코인을 에스크로에 보관합니다.",

  "home.hero.title": "암호화폐, 사용자끼리 직접 거래하세요",
  "home.hero.text":
    "광고를 고르고 평소 쓰던 방법으로 결제하면 코인이 들어옵니다. 주문하는 순간부터 Parley가 코인을 에스크로에 보관하므로 처음 만난 상대와도 안심하고 거래할 수 있습니다.",
  "home.hero.buy": "암호화폐 구매",
  "home.hero.sell": "암호화폐 판매",

  "home.express.title": "간편 거래: 금액에 맞는 최적의 광고",
  "home.express.side": "구매 또는 판매",
  "home.express.amount": "금액",
  "home.express.find": "최적의 광고 찾기",
  "home.express.youGet": "약 {amount} 수령",
  "home.express.youGive": "약 {amount} 판매",
  "home.express.price": "최적 가격: {price}",
  "home.express.none":
    "지금은 이 금액에 맞는 광고가 없습니다. 간편 거래에서 가장 가까운 광고를 확인하세요.",

  "home.prices.title": "주요 마켓 시세",
  "home.prices.currency": "통화",
  "home.prices.show": "시세 보기",
  "home.prices.coin": "코인",
  "home.prices.price": "기준 가격",
  "home.prices.bestBuy": "최적 구매가",
  "home.prices.bestSell": "최적 판매가",
  "home.prices.offers": "광고: {count}",
  "home.prices.noOffers": "광고 없음",
  "home.prices.buy": "구매",
  "home.prices.sell": "판매",
  "home.prices.buyCoin": "{coin} 구매",
  "home.prices.sellCoin": "{coin} 판매",
  "home.prices.asOf": "최근 업데이트: {time}",
  "home.prices.stale": "시세 지연",
  "home.prices.note":
    "기준 가격은 여러 출처 가격의 중앙값입니다. 실제 가격은 광고주가 이를 바탕으로 각자 정합니다.",
  "home.prices.unavailable": "지금은 시세를 표시할 수 없습니다.",

  "home.facts.title": "숫자로 보는 Parley",
  "home.facts.trades": "완료된 거래",
  "home.facts.release": "결제부터 릴리스까지(중앙값)",
  "home.facts.escrow": "현재 에스크로에 있는 코인의 가치",
  "home.facts.coins": "코인",
  "home.facts.currencies": "통화",
  "home.facts.methods": "결제 수단",
  "home.facts.languages": "언어",
  "home.facts.fee": "테이커 수수료, 광고주는 무료",

  "home.steps.title": "거래 진행 순서",
  "home.steps.order.title": "주문하기",
  "home.steps.order.text":
    "광고를 고르고 금액을 입력하세요. 주문 즉시 Parley가 판매자의 코인을 보관합니다.",
  "home.steps.pay.title": "판매자에게 결제",
  "home.steps.pay.text":
    "결제 제한 시간 안에 안내된 결제 수단으로 송금한 뒤 ‘결제 완료’를 누르세요.",
  "home.steps.confirm.title": "판매자 입금 확인",
  "home.steps.confirm.text": "판매자가 계좌를 확인하고 ‘입금 확인 및 릴리스’를 누릅니다.",
  "home.steps.transfer.title": "자산 이체",
  "home.steps.transfer.text": "시스템이 에스크로를 해제하고 코인을 구매자에게 보냅니다.",
  "home.steps.done.title": "완료",
  "home.steps.done.text":
    "코인이 구매자의 지갑으로 들어갑니다. 거래 중 문제가 생기면 어느 쪽이든 이의를 제기할 수 있습니다.",

  "home.safety.title": "구매자도 판매자도 안전하게",
  "home.safety.escrow.title": "처음부터 에스크로 보호",
  "home.safety.escrow.text":
    "표시된 수량은 실제로 확보된 수량입니다. 광고가 게시될 때 미리 떼어 두고, 주문이 진행되는 동안 에스크로에 보관합니다.",
  "home.safety.identity.title": "인증된 사용자만 거래",
  "home.safety.identity.text":
    "거래하는 모든 사용자는 본인 인증과 휴대폰, 이메일 인증을 마쳤습니다. 결제자의 이름은 등록된 이름과 일치해야 합니다.",
  "home.safety.appeal.title": "문제가 생기면 도와드립니다",
  "home.safety.appeal.text":
    "대금이나 암호화폐를 받지 못했다면 이의를 제기하세요. 고객센터가 결정을 내릴 때까지 코인은 에스크로에 보관됩니다.",
  "home.safety.clear.title": "다음 단계를 언제나 분명하게",
  "home.safety.clear.text":
    "진행 중인 주문마다 아무도 조치하지 않을 경우 언제, 누구의 자금이 어떻게 되는지 알려 드립니다.",

  "home.rules.title": "자금을 지키는 세 가지 원칙",
  "home.rules.own": "반드시 본인 등록 이름과 같은 명의의 계좌에서 결제하세요.",
  "home.rules.remark": "은행 이체 메모에 암호화폐나 Parley 관련 내용을 적지 마세요.",
  "home.rules.private":
    "플랫폼 안에서만 거래하세요. 광고주와 사적으로 거래하면 에스크로 보호를 받을 수 없습니다.",

  "home.start.title": "첫 거래 전에 필요한 것",
  "home.start.phone": "휴대폰 번호 인증",
  "home.start.email": "이메일 인증",
  "home.start.kyc": "본인 인증(KYC) 완료",
  "home.start.agreement": "P2P 서비스 이용약관 동의",
  "home.start.twoFactor": "2단계 인증(2FA) 설정",

  "home.questions.title": "자주 묻는 질문",
  "home.questions.fee.question": "거래 수수료는 얼마인가요?",
  "home.questions.fee.answer":
    "광고를 선택해 주문한 쪽(테이커)이 거래 수량의 {rate}를 부담하며, 받는 금액에서 차감됩니다. 광고주는 수수료가 없습니다. 은행이나 결제 서비스의 수수료가 별도로 발생할 수 있습니다.",
  "home.questions.time.question": "거래에 얼마나 걸리나요?",
  "home.questions.time.answer":
    "광고마다 결제 제한 시간이 분 단위로 표시됩니다. 대부분의 판매자는 입금 후 몇 분 안에 코인을 릴리스합니다.",
  "home.questions.unpaid.question": "구매자가 결제하지 않으면 어떻게 되나요?",
  "home.questions.unpaid.answer":
    "결제 제한 시간이 지나면 주문이 자동으로 취소되고 코인은 판매자에게 돌아갑니다.",
  "home.questions.unreleased.question":
    "결제했는데 판매자가 코인을 릴리스하지 않습니다. 어떻게 해야 하나요?",
  "home.questions.unreleased.answer":
    "주문을 취소하지 마세요. 결제 증빙을 첨부해 이의를 제기하세요. 결정이 날 때까지 코인은 에스크로에 보관됩니다.",
  "home.questions.price.question": "가격은 누가 정하나요?",
  "home.questions.price.answer":
    "광고주가 정합니다. 고정 가격이나 시세 연동 가격을 선택할 수 있으며, 기준 가격에서 크게 벗어난 가격은 등록할 수 없습니다.",
});
