import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "P2P로 돌아가기",
  "detail.buyTitle": "{fiat} 결제로 {token} 구매",
  "detail.sellTitle": "{token} 판매하고 {fiat} 받기",
  "detail.description": "Parley 광고의 가격, 한도, 광고주를 확인하세요.",
  "detail.facts": "광고",
  "detail.floating": "기준 가격에 연동",
  "detail.fixed": "고정 가격",
  "detail.conditions": "거래 조건",
  "detail.condition.kyc": "본인 인증 완료",
  "detail.condition.trades": "{count, plural, other {완료된 거래 #건 이상}}",
  "detail.condition.completion": "완료율 {rate} 이상",
  "detail.condition.days": "{count, plural, other {가입 후 #일 이상}}",
  "detail.condition.firstCap": "첫 주문 최대 {amount}",
  "detail.changed": "광고주가 이 광고를 변경했습니다. 현재 내용이 표시됩니다.",
  "detail.opensAt": "{time}에 시작됩니다.",
  "detail.reason.marketDisabled": "현재 이 마켓은 닫혀 있습니다.",
  "detail.reason.offerNotOnline": "광고주가 이 광고를 내렸습니다.",
  "detail.reason.offerOutsideHours": "지금은 이 광고의 거래 시간이 아닙니다.",
  "detail.reason.offerOfOwnGroup": "본인 계정의 광고입니다.",
  "detail.reason.traderBlocked": "이 광고주와는 거래할 수 없습니다.",
  "detail.reason.conditionKyc": "광고주가 본인 인증을 완료한 사용자와만 거래합니다.",
  "detail.reason.conditionTrades": "완료한 거래 수가 광고주의 조건에 미치지 못합니다.",
  "detail.reason.conditionCompletion": "완료율이 광고주의 조건에 미치지 못합니다.",
  "detail.reason.conditionRegistered": "가입 기간이 광고주의 조건에 미치지 못합니다.",
  "detail.reason.ratesStale": "이 광고의 현재 시세가 없습니다. 잠시 후 다시 시도해 주세요.",
  "detail.reason.offerHidden": "현재 이 광고로 거래할 수 없습니다.",
  "detail.reason.openOrdersLimit":
    "지금 진행할 수 있는 주문 수에 도달했습니다. 먼저 하나를 완료해 주세요.",
  "detail.reason.offerOrdersLimit":
    "이 광고에서 진행할 수 있는 주문 수에 도달했습니다. 먼저 하나를 완료하거나 다른 광고를 선택해 주세요.",
  "detail.reason.openWorthLimit":
    "진행 중인 구매가 한도에 도달했습니다. 먼저 하나를 완료해 주세요.",
  "detail.reason.cancelLimit": "지난 24시간 동안 취소한 주문이 너무 많습니다.",
  "detail.reason.advertiserLimit": "광고주가 현재 더 이상 주문을 받을 수 없습니다.",
  "detail.reason.staffMayNotTrade": "직원 계정은 거래할 수 없습니다.",
  "detail.form.amountOutsideLimit":
    "광고주의 조건에 맞게 암호화폐 수량을 < {amount} {token} 범위로 조정해 주세요.",
  "detail.form.amountBelowLimit":
    "광고주의 조건에 맞게 암호화폐 수량을 > {amount} {token} 범위로 조정해 주세요.",
  "detail.form.fiatAtLeast": "이 광고주는 {amount} 이상의 주문을 받습니다.",
  "detail.form.fiatAtMost": "이 광고주는 {amount} 이하의 주문을 받습니다.",
  "detail.form.overLimit": "진행 중인 구매 한도에 따라 이 주문에는 약 {amount}까지 가능합니다.",
  "detail.form.title": "주문 내용",
  "detail.form.max": "최대",
  "detail.form.balance": "잔액: {amount}",
  "detail.form.transfer": "{token}을(를) 현물 지갑으로 이체",
  "detail.form.notEnough": "현물 지갑의 {token} 잔액이 부족합니다.",
  "detail.fresh.note": "최근 구매: {amount}. {time}부터 출금하거나 판매할 수 있습니다.",
  "detail.fresh.newAccount":
    "계정을 만든 지 30일이 지나지 않아, 구매한 코인은 주문 완료 24시간 후부터 출금하거나 판매할 수 있습니다.",
  "detail.fresh.reversible":
    "이 결제 수단은 결제가 취소될 수 있어, 구매한 코인은 주문 완료 24시간 후부터 출금하거나 판매할 수 있습니다.",
  "detail.form.tooSmall": "입력한 값이 너무 작습니다.",
  "detail.form.limits": "한도: {limits}",
  "detail.message": "거래자에게 보내는 메시지",
});
