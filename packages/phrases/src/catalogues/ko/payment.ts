import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "결제 수단",
  "payment.text": "법정화폐를 받는 계좌입니다. 나와 주문이 있는 상대방에게만 표시됩니다.",
  "payment.count": "{count}/{most}",
  "payment.empty": "아직 추가한 결제 수단이 없습니다.",
  "payment.emptyText": "구매자가 입금할 계좌를 추가하세요. 본인 명의의 계좌여야 합니다.",
  "payment.add": "결제 수단 추가",
  "payment.backToP2P": "P2P로 돌아가기",
  "payment.cancel": "취소",
  "payment.close": "닫기",
  "payment.notAllowed":
    "이 계정으로는 결제 수단을 관리할 수 없습니다. 하위 계정은 마스터 계정에 문의하세요.",
  "payment.full": "결제 수단을 더 추가할 수 없습니다. 먼저 하나를 삭제해 주세요.",
  "payment.kyc.title": "먼저 본인 인증을 완료해 주세요",
  "payment.kyc.text":
    "결제 수단의 명의는 본인 인증에 사용한 이름과 같아야 하므로 먼저 본인 인증이 필요합니다.",
  "payment.kyc.action": "본인 인증하기",

  "payment.group.bank": "계좌 이체",
  "payment.group.instant": "즉시 결제",
  "payment.group.wallet": "전자지갑",
  "payment.group.mobileMoney": "모바일 머니",
  "payment.group.card": "카드",
  "payment.group.cash": "현금",
  "payment.group.giftCard": "기프트 카드",

  "payment.show": "상세 정보 보기",
  "payment.hide": "상세 정보 숨기기",
  "payment.copy": "{label} 복사",
  "payment.copied": "복사됨",
  "payment.picture": "{method} 이미지",
  "payment.picture.enlarge": "{method} 이미지 크게 보기",
  "payment.addedAt": "{time} 추가",

  "payment.remove": "삭제",
  "payment.remove.title": "이 결제 수단을 삭제할까요?",
  "payment.remove.text":
    "{method}, {account}: 더 이상 광고와 주문에서 선택할 수 없습니다. 이 계좌로 결제된 주문은 그대로 유지됩니다.",
  "payment.removed": "결제 수단을 삭제했습니다.",

  "payment.new.text":
    "받을 방법을 선택한 뒤 은행 또는 서비스 제공업체에 등록된 그대로 정보를 입력하세요.",
  "payment.new.loading": "결제 수단을 불러오는 중",
  "payment.new.failed": "결제 수단을 불러오지 못했습니다.",
  "payment.new.retry": "다시 시도",
  "payment.new.submit": "결제 수단 추가",
  "payment.new.done": "결제 수단을 추가했습니다.",
  "payment.new.uploading": "이미지가 업로드될 때까지 기다려 주세요.",
  "payment.currency": "통화",
  "payment.currency.any": "모든 통화",
  "payment.currency.search": "통화 검색",
  "payment.country": "국가 또는 지역",
  "payment.country.any": "모든 국가 및 지역",
  "payment.country.search": "국가 또는 지역 검색",
  "payment.method": "결제 수단",
  "payment.method.choose": "결제 수단 선택",
  "payment.method.search": "결제 수단 검색",

  "payment.field.account": "카드 번호 또는 계좌",
  "payment.field.receiverName": "수취인 이름",
  "payment.field.receiverName.hint":
    "본인 인증에 사용한 이름입니다. 타인 명의의 계좌는 사용할 수 없습니다.",
  "payment.field.image": "이미지",
  "payment.field.optional": "선택 사항",
  "payment.field.choose": "선택해 주세요",
  "payment.field.required": "이 항목은 비워 둘 수 없습니다.",
  "payment.field.invalid": "형식이 올바르지 않습니다. 확인해 주세요.",
  "payment.field.checkFailed": "검증 번호가 일치하지 않습니다. 은행 정보와 번호를 대조해 주세요.",
  "payment.field.tooShort": "너무 짧습니다. 최소 길이: {count}.",
  "payment.field.tooLong": "너무 깁니다. 최대 길이: {count}.",
  "payment.field.otherHolder": "수취인 이름은 본인 인증에 사용한 이름과 같아야 합니다.",
  "payment.image.hint":
    "PNG, JPG 또는 JPEG, 3MB 미만. 결제하는 사람이 스캔할 수 있는 계좌 QR 코드 등.",
  "payment.image.choose": "이미지 선택",
  "payment.image.drop": "또는 여기로 끌어다 놓기",
  "payment.image.remove": "이미지 삭제",
  "payment.image.progress": "업로드 진행률",
  "payment.image.failed": "업로드하지 못했습니다.",
  "payment.image.wrongType": "업로드하지 못했습니다. PNG, JPG, JPEG 이미지 형식만 지원됩니다.",
  "payment.image.tooLarge": "업로드하지 못했습니다. 3MB 미만의 이미지만 지원됩니다.",
});
