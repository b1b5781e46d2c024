import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Parley 보안 코드",
  "mail.code.register": "계정을 만들려면 이 코드를 입력하세요.",
  "mail.code.login": "계정에 로그인하려면 이 코드를 입력하세요.",
  "mail.code.resetPassword": "새 비밀번호를 설정하려면 이 코드를 입력하세요.",
  "mail.code.bindEmail": "계정에 이메일 주소를 연결하려면 이 코드를 입력하세요.",
  "mail.code.bindPhone": "계정에 전화번호를 연결하려면 이 코드를 입력하세요.",
  "mail.code.unbindEmail": "계정에서 이메일 주소 연결을 해제하려면 이 코드를 입력하세요.",
  "mail.code.unbindPhone": "계정에서 전화번호 연결을 해제하려면 이 코드를 입력하세요.",
  "mail.code.totpConfirm": "Google Authenticator를 켜려면 이 코드를 입력하세요.",
  "mail.code.totpRemove": "Google Authenticator를 끄려면 이 코드를 입력하세요.",
  "mail.code.passwordChange": "비밀번호를 변경하려면 이 코드를 입력하세요.",
  "mail.code.passkeyAdd": "계정에 패스키를 추가하려면 이 코드를 입력하세요.",
  "mail.code.passkeyRemove": "계정에서 패스키를 삭제하려면 이 코드를 입력하세요.",
  "mail.code.recoveryCodes": "새 복구 코드를 만들려면 이 코드를 입력하세요.",
  "mail.code.createUserPayment": "결제 수단을 추가하려면 이 코드를 입력하세요.",
  "mail.code.updateUserPayment": "결제 수단을 변경하려면 이 코드를 입력하세요.",
  "mail.code.removeUserPayment": "결제 수단을 삭제하려면 이 코드를 입력하세요.",
  "mail.code.release":
    "구매자에게 암호화폐를 릴리스하려면 이 코드를 입력하세요. 반드시 내 계좌에 입금된 것을 확인한 뒤 입력하세요.",
  "mail.code.split": "주문의 암호화폐를 구매자와 나누려면 이 코드를 입력하세요.",
  "mail.code.withdraw": "계정에서 암호화폐를 출금하려면 이 코드를 입력하세요.",
  "mail.code.apiSettings": "API 설정을 변경하려면 이 코드를 입력하세요.",
  "mail.code.subUsers": "하위 계정에 접근, 권한 또는 암호화폐를 부여하려면 이 코드를 입력하세요.",
  "mail.code.staffAction": "직원으로서의 작업을 확인하려면 이 코드를 입력하세요.",
  "mail.code.valid": "이 코드는 {minutes}분 동안 유효하며 한 번만 사용할 수 있습니다.",
  "mail.code.secret": "코드를 누구에게도 알려 주지 마세요. Parley 직원은 코드를 묻지 않습니다.",
  "mail.code.ignore": "이 코드를 요청하지 않았다면 이 메시지를 무시하세요.",
  "mail.code.alarm":
    "이 코드를 요청하지 않았다면 비밀번호를 변경하고 ‘계정 보안’에서 기기를 확인하세요.",

  "mail.alreadyRegistered.subject": "이미 Parley 계정이 있습니다",
  "mail.alreadyRegistered.text":
    "누군가 회원님의 정보로 가입을 시도했습니다. 이미 계정에 등록된 정보이므로 새 계정은 만들어지지 않았습니다.",
  "mail.alreadyRegistered.advice":
    "본인이라면 로그인해 주세요. 비밀번호를 잊으셨다면 새로 설정해 주세요. 본인이 아니라면 별도의 조치가 필요하지 않습니다.",

  "mail.newDeviceLogin.subject": "Parley 계정에 새로운 로그인이 있었습니다",
  "mail.newDeviceLogin.text": "새 기기에서 계정에 로그인했습니다.",

  "mail.securityChanged.subject": "계정 보안 설정이 변경되었습니다",
  "mail.securityChanged.passwordChanged": "비밀번호가 변경되었습니다.",
  "mail.securityChanged.passwordReset": "비밀번호가 재설정되었습니다.",
  "mail.securityChanged.emailBound": "계정에 이메일 주소가 연결되었습니다.",
  "mail.securityChanged.emailUnbound": "계정에서 이메일 주소 연결이 해제되었습니다.",
  "mail.securityChanged.phoneBound": "계정에 전화번호가 연결되었습니다.",
  "mail.securityChanged.phoneUnbound": "계정에서 전화번호 연결이 해제되었습니다.",
  "mail.securityChanged.totpEnabled": "Google Authenticator가 켜졌습니다.",
  "mail.securityChanged.totpRemoved": "Google Authenticator가 꺼졌습니다.",
  "mail.securityChanged.passkeyAdded": "계정에 패스키가 추가되었습니다.",
  "mail.securityChanged.passkeyRemoved": "계정에서 패스키가 삭제되었습니다.",
  "mail.securityChanged.recoveryCodeUsed": "계정의 복구 코드가 사용되었습니다.",
  "mail.securityChanged.recoveryCodesRenewed":
    "새 복구 코드가 만들어졌습니다. 이전 코드는 더 이상 사용할 수 없습니다.",
  "mail.securityChanged.subUserMayWithdraw":
    "하위 계정이 자체 인증으로 코인을 출금할 수 있게 되었습니다. 24시간 후부터 출금할 수 있습니다.",
  "mail.securityChanged.antiPhishingCodeChanged": "피싱 방지 코드가 변경되었습니다.",
  "mail.securityChanged.resetRequested": "고객센터에 보안 인증 재설정이 요청되었습니다.",
  "mail.securityChanged.resetCancelled":
    "보안 인증 재설정 요청이 취소되었습니다. 계정에서 제거된 것은 없습니다.",
  "mail.securityChanged.contactChangeUndone":
    "이메일 또는 전화번호 변경이 취소되었습니다. 모든 기기에서 로그아웃되었습니다. ‘비밀번호 찾기’에서 새 비밀번호를 설정하세요.",
  "mail.securityChanged.apiKeyCreated":
    "계정에 API 키가 생성되었습니다. 이 키를 가진 프로그램은 회원님을 대신하여 작업할 수 있습니다.",
  "mail.securityChanged.apiKeyRevoked": "계정의 API 키가 폐기되었습니다.",
  "mail.securityChanged.subUserApiKey": "하위 계정이 API 키를 생성했습니다.",

  "mail.kycApproved.subject": "본인 인증이 완료되었습니다",
  "mail.kycApproved.text": "본인 인증이 승인되었습니다.",
  "mail.kycAsked.subject": "본인 인증에 추가 자료가 필요합니다",
  "mail.kycAsked.text":
    "본인 인증을 결정하기 전에 고객센터에서 추가 자료가 필요합니다. 인증 페이지에서 추가해 주세요.",
  "mail.kycAsk.documentAgain": "서류를 선명하고 네 모서리가 모두 보이게 다시",
  "mail.kycAsk.otherSide": "서류의 반대쪽 면",
  "mail.kycAsk.selfieAgain": "서류와 함께 찍은 셀카를 다시",
  "mail.kycAsk.proofOfAddress": "3개월 이내의 주소 증빙",
  "mail.kycAsk.proofOfName": "이름이 다른 이유를 설명하는 서류",
  "mail.kycRejected.subject": "본인 인증이 승인되지 않았습니다",
  "mail.kycRejected.text": "본인 인증이 승인되지 않았습니다. 정보를 수정하여 다시 제출해 주세요.",
  "mail.kycReason.documentUnreadable": "서류를 선명하게 읽을 수 없습니다.",
  "mail.kycReason.documentIncomplete": "서류의 일부 페이지 또는 한쪽 면이 빠져 있습니다.",
  "mail.kycReason.documentExpired": "유효 기간이 지난 서류가 있습니다.",
  "mail.kycReason.documentNotAccepted": "이 종류의 서류는 받지 않습니다.",
  "mail.kycReason.detailsMismatch": "입력한 정보가 서류와 일치하지 않습니다.",
  "mail.kycReason.selfieMismatch": "셀카가 서류의 사진과 일치하지 않습니다.",
  "mail.kycReason.notGenuine": "서류가 진본인지 확인할 수 없었습니다.",
  "mail.kycReason.other": "서류를 확인할 수 없었습니다.",

  "mail.subUserCreated.subject": "계정에 하위 계정이 추가되었습니다",
  "mail.subUserCreated.text": "계정에 하위 계정이 추가되었습니다.",

  "mail.resetRequest.approved.subject": "보안 재설정이 승인되었습니다",
  "mail.resetRequest.approved.text":
    "보안 인증 재설정 요청이 승인되었습니다. 로그인하여 다시 설정해 주세요.",
  "mail.resetRequest.refused.subject": "보안 재설정이 승인되지 않았습니다",
  "mail.resetRequest.refused.text":
    "보안 인증 재설정 요청이 승인되지 않았습니다. 계정은 변경되지 않았습니다.",

  "mail.depositCredited.subject": "암호화폐 입금이 반영되었습니다",
  "mail.depositCredited.text": "{amount} {token}이(가) 현물 지갑에 입금되었습니다.",
  "mail.withdrawalSent.subject": "출금 전송 완료",
  "mail.withdrawalSent.text": "{amount} {token} 출금이 전송되었습니다.",
  "mail.withdrawalReturned.subject": "출금 미전송",
  "mail.withdrawalReturned.text":
    "{amount} {token} 출금이 전송되지 않았습니다. 코인은 현물 지갑으로 반환되었습니다.",

  "mail.tradingFrozen.subject": "계정의 거래가 동결되었습니다",
  "mail.tradingFrozen.falseClaims":
    "실제 결제 없이 주문을 여러 번 결제 완료로 표시했습니다. 고객센터가 확인할 때까지 주문, 광고 등록, 출금을 할 수 없습니다.",
  "mail.tradingFrozen.staff":
    "고객센터에서 계정의 거래를 동결했습니다. 당분간 주문, 광고 등록, 출금을 할 수 없습니다.",
  "mail.tradingFrozen.hold":
    "고객센터에서 계정을 {time}까지 보류했습니다. 그때까지 주문, 광고 등록, 출금을 할 수 없으며, 주문의 암호화폐는 에스크로에 보관됩니다. 착오라고 생각하시면 고객센터에 문의해 주세요.",
  "mail.tradingFrozen.advice":
    "진행 중인 주문은 계속됩니다. 결제, 취소, 릴리스, 이의 제기는 그대로 할 수 있습니다. 착오라고 생각하시면 고객센터에 문의해 주세요.",
  "mail.tradingRestored.subject": "다시 거래할 수 있습니다",
  "mail.tradingRestored.text":
    "고객센터에서 동결을 해제했습니다. 이제 주문, 광고 등록, 출금을 다시 할 수 있습니다.",
  "mail.sessionsEnded.subject": "모든 기기에서 로그아웃되었습니다",
  "mail.sessionsEnded.text":
    "고객센터에서 회원님 계정의 모든 로그인과 API 키를 종료했습니다. 다시 로그인해 주세요. 요청하신 일이 아니라면 먼저 비밀번호를 변경하세요.",
  "mail.staffInvitation.subject": "Parley 팀 초대",
  "mail.staffInvitation.text":
    "Parley 고객센터에서 함께 일하도록 초대되었습니다. 이 이메일 주소의 계정에 로그인하여 패스키 또는 Google Authenticator를 설정하고 {time}까지 수락해 주세요. 링크는 한 번만 사용할 수 있습니다.",
  "mail.staffInvitation.link": "초대 수락",
  "mail.staffLogHead.subject": "직원 기록, {day}",
  "mail.staffLogHead.text":
    "직원 기록은 오늘 {number}번째 행으로 끝납니다. 해시: {hash}. 이 메일을 보관해 주세요. 이 행까지의 기록이 나중에 변경되었는지 증명할 수 있습니다.",
  "mail.supportAnswered.subject": "고객센터에서 답변했습니다",
  "mail.supportAnswered.text": "고객센터에서 메시지에 답변했습니다.",
  "mail.offerTakenDown.subject": "광고가 내려갔습니다",
  "mail.offerTakenDown.text":
    "고객센터에서 회원님의 광고를 내렸습니다. 진행 중인 주문은 합의대로 계속됩니다.",
  "mail.offerTakenDown.object": "동의하지 않으시면 광고 번호를 알려 고객센터에 문의해 주세요.",
  "mail.supportClosed.subject": "문의가 종료되었습니다",
  "mail.supportClosed.text":
    "고객센터에서 문의를 종료했습니다. 도움이 더 필요하시면 새로 문의해 주세요.",
  "mail.caseHandedOver.subject": "건이 인계되었습니다",
  "mail.caseHandedOver.text": "동료가 건을 인계했습니다. 콘솔의 내 건에서 확인할 수 있습니다.",

  "mail.orderCreated.subject": "새 주문",
  "mail.orderCreated.text":
    "{role, select, buyer {{quantity}을(를) {amount}에 판매하려는 사용자가 있습니다. {method}(으)로 결제한 뒤 ‘결제 완료’를 눌러 주세요.} other {{quantity}을(를) {amount}에 구매하려는 사용자가 있습니다({method}). 결제가 확인될 때까지 코인은 에스크로에 보관됩니다.}}",
  "mail.orderPaid.subject": "구매자가 주문을 결제 완료로 표시했습니다",
  "mail.orderPaid.text":
    "구매자가 {method}(으)로 {amount}을(를) 결제했다고 알렸습니다. 계좌를 확인하고 입금된 뒤에만 {quantity}을(를) 릴리스하세요.",
  "mail.orderCanceled.subject": "주문 취소됨",
  "mail.orderCanceled.text":
    "구매자가 {quantity} 주문을 취소했습니다. 코인은 더 이상 에스크로에 있지 않습니다.",
  "mail.orderTimedOut.subject": "주문 취소됨: 결제 시간 만료",
  "mail.orderTimedOut.text":
    "{role, select, buyer {{quantity} 주문이 제시간에 결제 완료로 표시되지 않아 취소되었습니다. 이미 결제했다면 24시간 안에 이의를 제기하세요.} other {구매자가 제시간에 결제하지 않았습니다. {quantity} 주문이 취소되었으며 코인은 더 이상 에스크로에 있지 않습니다.}}",
  "mail.orderExtended.subject": "결제 시간 연장",
  "mail.orderExtended.text": "판매자가 {method}(으)로 {amount}을(를) 결제할 시간을 더 주었습니다.",
  "mail.orderCompleted.subject": "주문 완료",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity}이(가) 현물 지갑에 들어왔습니다. 결제 금액은 {amount}입니다.} other {{quantity}을(를) {amount}에 구매자에게 릴리스했습니다.}}",
  "mail.orderFailed.subject": "자산 이체 실패",
  "mail.orderFailed.text":
    "{quantity}을(를) 이체하지 못했습니다. 코인은 에스크로에 안전하게 보관되어 있으며, 다음 절차는 주문에서 확인할 수 있습니다.",
  "mail.confirmReminder.subject": "구매자가 확인을 기다리고 있습니다",
  "mail.confirmReminder.text":
    "구매자가 {method}(으)로 {amount}을(를) 결제했다고 알렸으며 {quantity}을(를) 기다리고 있습니다. 계좌를 확인하고 릴리스하거나, 입금되지 않았다면 이의를 제기하세요.",
  "mail.appealOpened.subject": "이의 제기 접수",
  "mail.appealOpened.text":
    "{by, select, buyer {구매자가 {quantity} 주문에 이의를 제기했습니다. 진술과 증거를 추가해 주세요.} seller {판매자가 {quantity} 주문에 이의를 제기했습니다. 진술과 증거를 추가해 주세요.} other {{quantity} 주문의 릴리스가 오래 지연되어 고객센터에서 확인하고 있습니다.}}",
  "mail.proofWanted.subject": "결제를 증명해 주세요",
  "mail.proofWanted.text":
    "판매자가 {quantity} 주문의 {method} 결제 {amount} 입금이 없다고 신고했습니다. 주문에 결제 증빙을 추가하세요. 추가하지 않으면 고객센터가 증빙 없이 결정합니다.",
  "mail.appealWithdrawn.subject": "이의 제기 철회",
  "mail.appealWithdrawn.text":
    "{quantity} 주문에 대한 이의 제기가 철회되었습니다. 주문이 계속 진행됩니다.",
  "mail.evidenceAdded.subject": "증거 추가",
  "mail.evidenceAdded.text":
    "{role, select, buyer {판매자가 {quantity} 주문의 이의 제기에 진술 또는 증거를 추가했습니다.} other {구매자가 {quantity} 주문의 이의 제기에 진술 또는 증거를 추가했습니다.}} 주문에서 답변할 수 있습니다.",
  "mail.taskSet.subject": "고객센터가 증빙을 요청합니다",
  "mail.taskSet.text":
    "{quantity} 주문에 대한 답변이 필요합니다. 요청 내용은 주문에서 확인하세요. 제시간에 답변하지 않으면 고객센터가 답변 없이 결정합니다.",
  "mail.taskMissed.subject": "답변 시간이 지났습니다",
  "mail.taskMissed.text":
    "{quantity} 주문에 대해 제시간에 고객센터에 답변하지 않았습니다. 고객센터가 결정하기 전까지는 주문에서 답변할 수 있습니다.",
  "mail.splitProposed.subject": "분할 제안",
  "mail.splitProposed.text":
    "{role, select, buyer {판매자가 회원님이 {share}을(를) 받고 나머지는 판매자에게 돌아가는 안을 제안했습니다.} other {구매자가 {share}을(를) 받고 나머지는 회원님에게 돌아가는 안을 제안했습니다.}} 주문에서 수락할 수 있습니다.",
  "mail.appealRuled.subject": "고객센터가 결정했습니다",
  "mail.appealRuled.text":
    "{role, select, buyer {결정에 따라 회원님이 {share}을(를) 받고 나머지는 판매자에게 반환됩니다.} other {결정에 따라 구매자가 {share}을(를) 받고 나머지는 회원님에게 반환됩니다.}} 효력이 발생하기 전에 주문에서 한 번 재검토를 요청할 수 있습니다.",
  "mail.secondLook.subject": "주문 재검토",
  "mail.secondLook.text":
    "{role, select, buyer {판매자가 {quantity} 주문을 다른 직원이 결정하도록 요청했습니다.} other {구매자가 {quantity} 주문을 다른 직원이 결정하도록 요청했습니다.}} 그때까지 코인은 에스크로에 보관됩니다.",
  "mail.appealResolved.subject": "이의 제기 해결",
  "mail.appealResolved.completed":
    "{role, select, buyer {이의 제기가 해결되었습니다. {share}을(를) 받았습니다.} other {이의 제기가 해결되었습니다. 구매자가 {share}을(를) 받았습니다.}}",
  "mail.appealResolved.canceled": "이의 제기가 해결되었습니다. {quantity} 주문은 취소되었습니다.",
  "mail.feedback.subject": "새 평가",
  "mail.feedback.positive": "{quantity} 주문에 대해 좋은 평가를 받았습니다.",
  "mail.feedback.negative":
    "{quantity} 주문에 대해 나쁜 평가를 받았습니다. 한 번 답글을 달 수 있습니다.",
  "mail.feedbackReplied.subject": "평가에 대한 답글",
  "mail.feedbackReplied.text": "{quantity} 주문에 남긴 평가에 답글이 달렸습니다.",

  "mail.withdrawalsBlocked": "안전을 위해 {time}까지 출금이 제한됩니다.",
  "mail.notYou":
    "본인이 아니라면 즉시 비밀번호를 변경하고 ‘계정 보안’에서 다른 기기를 로그아웃하세요.",
  "mail.notYou.cancelReset":
    "본인이 아니라면 로그인 없이 이 링크로 요청을 취소하고 비밀번호를 변경하세요. 처음 24시간 동안은 고객센터가 승인할 수 없습니다.",
  "mail.notYou.undo":
    "본인이 아니라면 72시간 이내에 이 링크로 취소하세요. 모든 기기에서 로그아웃되고 출금이 24시간 동안 차단됩니다.",

  "mail.fact.asked": "요청 자료",
  "mail.fact.time": "시간",
  "mail.fact.address": "IP 주소",
  "mail.fact.device": "기기",
  "mail.fact.reason": "사유",
  "mail.fact.username": "사용자 이름",
  "mail.fact.walletAddress": "지갑 주소",
  "mail.fact.orderId": "주문 ID",
  "mail.fact.offer": "광고",
  "mail.fact.caseId": "문의 번호",
  "mail.fact.amount": "수량",
  "mail.fact.payment": "결제 금액",
  "mail.fact.payMethod": "결제 수단",
  "mail.fact.timeLeft": "남은 시간",
  "mail.timeLeft": "{minutes}분, {time}까지",

  "mail.link.login": "로그인",
  "mail.link.security": "계정 보안",
  "mail.link.cancelReset": "요청 취소",
  "mail.link.undo": "이 변경 취소",
  "mail.link.kyc": "본인 인증",
  "mail.link.subUsers": "하위 계정",
  "mail.link.wallet": "지갑",
  "mail.link.order": "주문 보기",
  "mail.link.orders": "내 주문",
  "mail.link.case": "문의 보기",
  "mail.link.offers": "내 광고",
  "mail.link.contact": "고객센터에 문의하기",

  "mail.antiPhishing.code": "피싱 방지 코드: {code}",
  "mail.antiPhishing.none":
    "아직 피싱 방지 코드가 없습니다. ‘계정 보안’에서 설정하면 Parley가 보내는 모든 정식 이메일에 표시됩니다.",
  "mail.footer.account":
    "이 이메일은 Parley 계정에 연결된 주소로 발송되었습니다. 자동으로 발송된 메일이므로 회신하지 마세요.",
  "mail.footer.entered":
    "이 이메일은 Parley에서 입력된 주소로 발송되었습니다. 자동으로 발송된 메일이므로 회신하지 마세요.",

  "mail.text.code": "Parley 코드: {code}. {purpose} 누구에게도 알려 주지 마세요.",
});
