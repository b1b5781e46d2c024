import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "您的 Parley 安全驗證碼",
  "mail.code.register": "輸入此驗證碼即可建立帳戶。",
  "mail.code.login": "輸入此驗證碼即可登入帳戶。",
  "mail.code.resetPassword": "輸入此驗證碼即可設定新密碼。",
  "mail.code.bindEmail": "輸入此驗證碼即可為帳戶綁定電子郵件。",
  "mail.code.bindPhone": "輸入此驗證碼即可為帳戶綁定手機號碼。",
  "mail.code.unbindEmail": "輸入此驗證碼即可解除帳戶的電子郵件綁定。",
  "mail.code.unbindPhone": "輸入此驗證碼即可解除帳戶的手機號碼綁定。",
  "mail.code.totpConfirm": "輸入此驗證碼即可開啟 Google Authenticator。",
  "mail.code.totpRemove": "輸入此驗證碼即可關閉 Google Authenticator。",
  "mail.code.passwordChange": "輸入此驗證碼即可變更密碼。",
  "mail.code.passkeyAdd": "輸入此驗證碼即可為帳戶新增通行密鑰。",
  "mail.code.passkeyRemove": "輸入此驗證碼即可從帳戶移除通行密鑰。",
  "mail.code.recoveryCodes": "輸入此驗證碼即可產生新的復原碼。",
  "mail.code.createUserPayment": "輸入此驗證碼即可新增付款方式。",
  "mail.code.updateUserPayment": "輸入此驗證碼即可修改付款方式。",
  "mail.code.removeUserPayment": "輸入此驗證碼即可移除付款方式。",
  "mail.code.release": "輸入此驗證碼即可向買家放幣，請務必先確認款項已入您的帳戶。",
  "mail.code.split": "輸入此驗證碼即可將訂單中的加密貨幣在您與買家之間分配。",
  "mail.code.withdraw": "輸入此驗證碼即可從帳戶提領加密貨幣。",
  "mail.code.apiSettings": "輸入此驗證碼即可變更 API 設定。",
  "mail.code.subUsers": "輸入此驗證碼即可授予子帳戶存取權、權限或轉入加密貨幣。",
  "mail.code.staffAction": "輸入此驗證碼即可確認您以員工身分執行的操作。",
  "mail.code.valid": "驗證碼在 {minutes} 分鐘內有效，僅可使用一次。",
  "mail.code.secret": "請勿將驗證碼告訴任何人，Parley 工作人員絕不會向您索取。",
  "mail.code.ignore": "如果您沒有要求此驗證碼，請忽略本訊息。",
  "mail.code.alarm": "如果您沒有要求此驗證碼，請變更密碼，並在「帳戶安全」中檢查您的裝置。",

  "mail.alreadyRegistered.subject": "您已有 Parley 帳戶",
  "mail.alreadyRegistered.text":
    "有人嘗試使用您的資料註冊。該資料已屬於一個現有帳戶，因此未建立新帳戶。",
  "mail.alreadyRegistered.advice":
    "如果是您本人操作，請登入；如果忘記密碼，請設定新密碼。如果不是您本人操作，則無須處理。",

  "mail.newDeviceLogin.subject": "您的 Parley 帳戶有新的登入",
  "mail.newDeviceLogin.text": "有新裝置登入了您的帳戶。",

  "mail.securityChanged.subject": "您的帳戶安全設定已變更",
  "mail.securityChanged.passwordChanged": "您的密碼已變更。",
  "mail.securityChanged.passwordReset": "您的密碼已重設。",
  "mail.securityChanged.emailBound": "您的帳戶已綁定電子郵件。",
  "mail.securityChanged.emailUnbound": "您的帳戶已解除電子郵件綁定。",
  "mail.securityChanged.phoneBound": "您的帳戶已綁定手機號碼。",
  "mail.securityChanged.phoneUnbound": "您的帳戶已解除手機號碼綁定。",
  "mail.securityChanged.totpEnabled": "Google Authenticator 已開啟。",
  "mail.securityChanged.totpRemoved": "Google Authenticator 已關閉。",
  "mail.securityChanged.passkeyAdded": "您的帳戶已新增一個通行密鑰。",
  "mail.securityChanged.passkeyRemoved": "您的帳戶已移除一個通行密鑰。",
  "mail.securityChanged.recoveryCodeUsed": "您的帳戶使用了一個復原碼。",
  "mail.securityChanged.recoveryCodesRenewed": "已產生新的復原碼，舊的復原碼已失效。",
  "mail.securityChanged.subUserMayWithdraw":
    "已允許一個子帳戶使用其自己的驗證提領，24 小時後方可提領。",
  "mail.securityChanged.antiPhishingCodeChanged": "您的防釣魚碼已變更。",
  "mail.securityChanged.resetRequested": "有人向客服申請重設您的安全驗證。",
  "mail.securityChanged.resetCancelled": "重設您安全驗證的申請已取消，您的帳戶未被移除任何內容。",
  "mail.securityChanged.contactChangeUndone":
    "您的電子郵件或手機號碼變更已撤銷。所有裝置均已登出，請透過「忘記密碼」設定新密碼。",
  "mail.securityChanged.apiKeyCreated":
    "您的帳戶已建立一個 API 金鑰。擁有該金鑰的程式可以以您的名義操作。",
  "mail.securityChanged.apiKeyRevoked": "您帳戶的一個 API 金鑰已被撤銷。",
  "mail.securityChanged.subUserApiKey": "一個子帳戶建立了 API 金鑰。",

  "mail.kycApproved.subject": "您的身分已通過認證",
  "mail.kycApproved.text": "您的身分認證已通過審核。",
  "mail.kycAsked.subject": "您的身分驗證還需要補充資料",
  "mail.kycAsked.text": "在對您的身分驗證作出決定之前，客服還需要補充資料。請在驗證頁面提交。",
  "mail.kycAsk.documentAgain": "重新拍攝證件，清晰且四角完整",
  "mail.kycAsk.otherSide": "證件的另一面",
  "mail.kycAsk.selfieAgain": "重新拍攝手持證件自拍照",
  "mail.kycAsk.proofOfAddress": "三個月內的地址證明",
  "mail.kycAsk.proofOfName": "說明姓名差異的文件",
  "mail.kycRejected.subject": "您的身分認證未通過審核",
  "mail.kycRejected.text": "您的身分認證未通過審核，請更正資料後重新提交。",
  "mail.kycReason.documentUnreadable": "證件不夠清晰，無法辨識。",
  "mail.kycReason.documentIncomplete": "證件缺少某一頁或某一面。",
  "mail.kycReason.documentExpired": "證件已過期。",
  "mail.kycReason.documentNotAccepted": "不接受此類證件。",
  "mail.kycReason.detailsMismatch": "填寫的資料與證件不符。",
  "mail.kycReason.selfieMismatch": "自拍照與證件照片不符。",
  "mail.kycReason.notGenuine": "無法確認證件的真實性。",
  "mail.kycReason.other": "無法驗證所提交的證件。",

  "mail.subUserCreated.subject": "您的帳戶新增了一個子帳戶",
  "mail.subUserCreated.text": "您的帳戶新增了一個子帳戶。",

  "mail.resetRequest.approved.subject": "您的安全重設申請已通過",
  "mail.resetRequest.approved.text": "您重設安全驗證的申請已通過，請登入並重新設定。",
  "mail.resetRequest.refused.subject": "您的安全重設申請未通過",
  "mail.resetRequest.refused.text": "您重設安全驗證的申請未通過，您的帳戶沒有任何變更。",

  "mail.depositCredited.subject": "充值已入帳",
  "mail.depositCredited.text": "{amount} {token} 已存入您的現貨錢包。",
  "mail.withdrawalSent.subject": "提領已送出",
  "mail.withdrawalSent.text": "您的 {amount} {token} 提領已送出。",
  "mail.withdrawalReturned.subject": "提領未送出",
  "mail.withdrawalReturned.text": "您的 {amount} {token} 提領未送出，資產已退回您的現貨錢包。",

  "mail.tradingFrozen.subject": "您的帳戶已被凍結交易",
  "mail.tradingFrozen.falseClaims":
    "您多次在未付款的情況下將訂單標記為已付款。在客服核實之前，您無法下單、發布廣告或提領。",
  "mail.tradingFrozen.staff": "客服已凍結您帳戶的交易。您暫時無法下單、發布廣告或提領。",
  "mail.tradingFrozen.hold":
    "客服已暫停您的帳戶至 {time}。在此之前，您無法下單、發布廣告或提領，您訂單中的幣仍由平台託管。如果您認為有誤，請聯絡客服。",
  "mail.tradingFrozen.advice":
    "您進行中的訂單不受影響：仍可付款、取消、放幣和申訴。如果您認為有誤，請聯絡客服。",
  "mail.tradingRestored.subject": "您可以繼續交易了",
  "mail.tradingRestored.text": "客服已解除凍結。您可以重新下單、發布廣告和提領。",
  "mail.sessionsEnded.subject": "您已在所有裝置上登出",
  "mail.sessionsEnded.text":
    "客服已結束您帳戶的所有登入，並撤銷了 API 金鑰。請重新登入；如果這不是您要求的，請先變更密碼。",
  "mail.staffInvitation.subject": "Parley 團隊邀請",
  "mail.staffInvitation.text":
    "您受邀加入 Parley 客服團隊。請登入綁定此電子郵件的帳戶，設定通行密鑰或 Google Authenticator，並在 {time} 前接受邀請。連結僅可使用一次。",
  "mail.staffInvitation.link": "接受邀請",
  "mail.staffLogHead.subject": "員工日誌，{day}",
  "mail.staffLogHead.text":
    "員工日誌今天以第 {number} 列結束，其雜湊為 {hash}。請保存此郵件：它可以證明截至該列的紀錄之後是否被更動。",
  "mail.supportAnswered.subject": "客服已回覆您",
  "mail.supportAnswered.text": "客服已回覆您的訊息。",
  "mail.offerTakenDown.subject": "您的廣告已被下架",
  "mail.offerTakenDown.text": "客服已將您的廣告下線。進行中的訂單依約定繼續。",
  "mail.offerTakenDown.object": "如有異議，請聯絡客服並註明廣告編號。",
  "mail.supportClosed.subject": "您的案件已關閉",
  "mail.supportClosed.text": "客服已關閉您的案件。如仍需協助，請提交新案件。",
  "mail.caseHandedOver.subject": "有案件移交給您",
  "mail.caseHandedOver.text": "一位同事將案件移交給您。您可以在控制台的「我的案件」中找到它。",

  "mail.orderCreated.subject": "新訂單",
  "mail.orderCreated.text":
    "{role, select, buyer {有人以 {amount} 向您出售 {quantity}。請透過{method}付款，然後點選「我已付款」。} other {有人透過{method}以 {amount} 向您購買 {quantity}。在確認收款之前，幣由平台託管。}}",
  "mail.orderPaid.subject": "買家已將訂單標記為已付款",
  "mail.orderPaid.text":
    "買家表示已透過{method}支付 {amount}。請查看您的帳戶，確認入帳後再放出 {quantity}。",
  "mail.orderCanceled.subject": "訂單已取消",
  "mail.orderCanceled.text": "買家取消了 {quantity} 的訂單，幣已解除託管。",
  "mail.orderTimedOut.subject": "訂單已取消：付款逾時",
  "mail.orderTimedOut.text":
    "{role, select, buyer {{quantity} 的訂單未在時限內標記付款，已被取消。如果您已付款，請在 24 小時內提出申訴。} other {買家未在時限內付款，{quantity} 的訂單已取消，幣已解除託管。}}",
  "mail.orderExtended.subject": "付款時間已延長",
  "mail.orderExtended.text": "賣家為您延長了透過{method}支付 {amount} 的時間。",
  "mail.orderCompleted.subject": "訂單已完成",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} 已存入您的現貨錢包，您支付了 {amount}。} other {已向買家放出 {quantity}，成交金額 {amount}。}}",
  "mail.orderFailed.subject": "資產劃轉失敗",
  "mail.orderFailed.text": "{quantity} 未能劃轉。幣仍安全託管，後續進展請查看訂單。",
  "mail.confirmReminder.subject": "買家正在等待您確認",
  "mail.confirmReminder.text":
    "買家表示已透過{method}支付 {amount}，正在等待 {quantity}。請查看帳戶並放幣；若未入帳，請提出申訴。",
  "mail.appealOpened.subject": "有新的申訴",
  "mail.appealOpened.text":
    "{by, select, buyer {買家就 {quantity} 的訂單提出了申訴，請補充您的說明與證據。} seller {賣家就 {quantity} 的訂單提出了申訴，請補充您的說明與證據。} other {{quantity} 的訂單長時間未放幣，客服正在處理。}}",
  "mail.proofWanted.subject": "請證明您的付款",
  "mail.proofWanted.text":
    "賣家表示未收到 {quantity} 訂單以{method}支付的 {amount}。請在訂單中新增付款憑證，否則客服將在沒有憑證的情況下裁定。",
  "mail.appealWithdrawn.subject": "申訴已撤回",
  "mail.appealWithdrawn.text": "{quantity} 訂單的申訴已撤回，訂單繼續進行。",
  "mail.evidenceAdded.subject": "有新的證據",
  "mail.evidenceAdded.text":
    "{role, select, buyer {賣家為 {quantity} 訂單的申訴補充了說明或證據。} other {買家為 {quantity} 訂單的申訴補充了說明或證據。}}您可以在訂單中回應。",
  "mail.taskSet.subject": "客服請您提供證據",
  "mail.taskSet.text":
    "客服需要您就 {quantity} 訂單作出回覆。要求內容請見訂單；未在時間內回覆時，客服將在沒有回覆的情況下裁定。",
  "mail.taskMissed.subject": "回覆時間已過",
  "mail.taskMissed.text":
    "您未在時間內就 {quantity} 訂單回覆客服。在客服裁定之前，您仍可在訂單中回覆。",
  "mail.splitProposed.subject": "分配方案",
  "mail.splitProposed.text":
    "{role, select, buyer {賣家提議您獲得 {share}，其餘退還賣家。} other {買家提議獲得 {share}，其餘退還給您。}}您可以在訂單中接受。",
  "mail.appealRuled.subject": "客服已作出裁決",
  "mail.appealRuled.text":
    "{role, select, buyer {根據裁決，您獲得 {share}，其餘退還賣家。} other {根據裁決，買家獲得 {share}，其餘退還給您。}}裁決生效前，您可以在訂單中申請一次複核。",
  "mail.secondLook.subject": "您的訂單正在複核",
  "mail.secondLook.text":
    "{role, select, buyer {賣家要求由另一名員工裁定 {quantity} 的訂單。} other {買家要求由另一名員工裁定 {quantity} 的訂單。}}在此之前幣繼續託管。",
  "mail.appealResolved.subject": "申訴已解決",
  "mail.appealResolved.completed":
    "{role, select, buyer {申訴已解決，您獲得了 {share}。} other {申訴已解決，買家獲得了 {share}。}}",
  "mail.appealResolved.canceled": "申訴已解決，{quantity} 的訂單已取消。",
  "mail.feedback.subject": "新評價",
  "mail.feedback.positive": "您在 {quantity} 的訂單中獲得了好評。",
  "mail.feedback.negative": "您在 {quantity} 的訂單中收到了負評，您可以回覆一次。",
  "mail.feedbackReplied.subject": "您的評價有新回覆",
  "mail.feedbackReplied.text": "您對 {quantity} 訂單的評價收到了回覆。",

  "mail.withdrawalsBlocked": "為保障您的資金安全，{time} 之前暫停提領。",
  "mail.notYou": "如果不是您本人操作，請立即變更密碼，並在「帳戶安全」中登出其他裝置。",
  "mail.notYou.cancelReset":
    "如果不是您本人操作，請透過此連結取消申請（無需登入），並變更密碼。前 24 小時內客服無法核准該申請。",
  "mail.notYou.undo":
    "如果不是您本人操作，請在 72 小時內透過此連結撤銷。所有裝置將登出，提領將凍結 24 小時。",

  "mail.fact.asked": "所需資料",
  "mail.fact.time": "時間",
  "mail.fact.address": "IP 位址",
  "mail.fact.device": "裝置",
  "mail.fact.reason": "原因",
  "mail.fact.username": "使用者名稱",
  "mail.fact.walletAddress": "錢包地址",
  "mail.fact.orderId": "訂單編號",
  "mail.fact.offer": "廣告",
  "mail.fact.caseId": "案件編號",
  "mail.fact.amount": "數量",
  "mail.fact.payment": "付款金額",
  "mail.fact.payMethod": "付款方式",
  "mail.fact.timeLeft": "剩餘時間",
  "mail.timeLeft": "{minutes} 分鐘，至 {time}",

  "mail.link.login": "登入",
  "mail.link.security": "帳戶安全",
  "mail.link.cancelReset": "取消申請",
  "mail.link.undo": "撤銷此變更",
  "mail.link.kyc": "身分認證",
  "mail.link.subUsers": "子帳戶",
  "mail.link.wallet": "錢包",
  "mail.link.order": "查看訂單",
  "mail.link.orders": "我的訂單",
  "mail.link.case": "查看案件",
  "mail.link.offers": "我的廣告",
  "mail.link.contact": "聯絡客服",

  "mail.antiPhishing.code": "您的防釣魚碼：{code}",
  "mail.antiPhishing.none":
    "您尚未設定防釣魚碼。在「帳戶安全」中設定後，Parley 寄出的每封真實郵件都會顯示該碼。",
  "mail.footer.account":
    "您收到此郵件，是因為您的電子郵件已綁定 Parley 帳戶。本郵件由系統自動寄送，請勿回覆。",
  "mail.footer.entered":
    "您收到此郵件，是因為有人在 Parley 上填寫了您的電子郵件。本郵件由系統自動寄送，請勿回覆。",

  "mail.text.code": "{code} 是您的 Parley 驗證碼。{purpose}請勿告訴任何人。",
});
