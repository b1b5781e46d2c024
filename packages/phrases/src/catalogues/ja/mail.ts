import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Parleyのセキュリティコード",
  "mail.code.register": "アカウントを作成するには、このコードを入力してください。",
  "mail.code.login": "ログインするには、このコードを入力してください。",
  "mail.code.resetPassword": "新しいパスワードを設定するには、このコードを入力してください。",
  "mail.code.bindEmail": "メールアドレスを紐付けるには、このコードを入力してください。",
  "mail.code.bindPhone": "電話番号を紐付けるには、このコードを入力してください。",
  "mail.code.unbindEmail": "メールアドレスの紐付けを解除するには、このコードを入力してください。",
  "mail.code.unbindPhone": "電話番号の紐付けを解除するには、このコードを入力してください。",
  "mail.code.totpConfirm": "Google Authenticator を有効にするには、このコードを入力してください。",
  "mail.code.totpRemove": "Google Authenticator を無効にするには、このコードを入力してください。",
  "mail.code.passwordChange": "パスワードを変更するには、このコードを入力してください。",
  "mail.code.passkeyAdd": "パスキーを追加するには、このコードを入力してください。",
  "mail.code.passkeyRemove": "パスキーを削除するには、このコードを入力してください。",
  "mail.code.recoveryCodes": "新しいリカバリーコードを発行するには、このコードを入力してください。",
  "mail.code.createUserPayment": "支払い方法を追加するには、このコードを入力してください。",
  "mail.code.updateUserPayment": "支払い方法を変更するには、このコードを入力してください。",
  "mail.code.removeUserPayment": "支払い方法を削除するには、このコードを入力してください。",
  "mail.code.release":
    "買い手に暗号資産をリリースするには、このコードを入力してください。必ずご自身の口座への入金を確認してから行ってください。",
  "mail.code.split": "注文の暗号資産を買い手と分割するには、このコードを入力してください。",
  "mail.code.withdraw": "暗号資産を出金するには、このコードを入力してください。",
  "mail.code.apiSettings": "API設定を変更するには、このコードを入力してください。",
  "mail.code.subUsers":
    "サブアカウントにアクセス、権限、暗号資産を与えるには、このコードを入力してください。",
  "mail.code.staffAction": "スタッフとしての操作を確認するには、このコードを入力してください。",
  "mail.code.valid": "このコードは{minutes}分間有効で、1回のみ使用できます。",
  "mail.code.secret":
    "コードは誰にも教えないでください。Parleyのスタッフがコードをお尋ねすることはありません。",
  "mail.code.ignore": "このコードに心当たりがない場合は、このメッセージを無視してください。",
  "mail.code.alarm":
    "このコードに心当たりがない場合は、パスワードを変更し、「アカウントセキュリティ」で端末をご確認ください。",

  "mail.alreadyRegistered.subject": "Parleyのアカウントはすでに登録されています",
  "mail.alreadyRegistered.text":
    "お客様の情報で新規登録が試みられました。すでにアカウントで使われている情報のため、新しいアカウントは作成されていません。",
  "mail.alreadyRegistered.advice":
    "ご本人による操作の場合は、ログインしてください。パスワードをお忘れの場合は、新しいパスワードを設定してください。お心当たりがない場合は、何もする必要はありません。",

  "mail.newDeviceLogin.subject": "Parleyアカウントへの新しいログイン",
  "mail.newDeviceLogin.text": "お客様のアカウントに、新しい端末からログインがありました。",

  "mail.securityChanged.subject": "アカウントのセキュリティ設定が変更されました",
  "mail.securityChanged.passwordChanged": "パスワードが変更されました。",
  "mail.securityChanged.passwordReset": "パスワードが再設定されました。",
  "mail.securityChanged.emailBound": "アカウントにメールアドレスが紐付けられました。",
  "mail.securityChanged.emailUnbound": "メールアドレスの紐付けが解除されました。",
  "mail.securityChanged.phoneBound": "アカウントに電話番号が紐付けられました。",
  "mail.securityChanged.phoneUnbound": "電話番号の紐付けが解除されました。",
  "mail.securityChanged.totpEnabled": "Google Authenticator が有効になりました。",
  "mail.securityChanged.totpRemoved": "Google Authenticator が無効になりました。",
  "mail.securityChanged.passkeyAdded": "アカウントにパスキーが追加されました。",
  "mail.securityChanged.passkeyRemoved": "アカウントからパスキーが削除されました。",
  "mail.securityChanged.recoveryCodeUsed": "アカウントのリカバリーコードが使用されました。",
  "mail.securityChanged.recoveryCodesRenewed":
    "新しいリカバリーコードが発行されました。以前のコードは使用できません。",
  "mail.securityChanged.subUserMayWithdraw":
    "サブアカウントに、自身の認証によるコインの出金が許可されました。24時間後から出金できます。",
  "mail.securityChanged.antiPhishingCodeChanged": "フィッシング対策コードが変更されました。",
  "mail.securityChanged.resetRequested":
    "カスタマーサービスに、お客様のセキュリティ認証のリセットが申請されました。",
  "mail.securityChanged.resetCancelled":
    "セキュリティ認証のリセット申請が取り消されました。アカウントからは何も削除されていません。",
  "mail.securityChanged.contactChangeUndone":
    "メールアドレスまたは電話番号の変更が取り消されました。すべての端末からログアウトしました。「パスワードをお忘れですか」から新しいパスワードを設定してください。",
  "mail.securityChanged.apiKeyCreated":
    "アカウントにAPIキーが作成されました。このキーを持つプログラムは、お客様に代わって操作できます。",
  "mail.securityChanged.apiKeyRevoked": "アカウントのAPIキーが取り消されました。",
  "mail.securityChanged.subUserApiKey": "サブアカウントがAPIキーを作成しました。",

  "mail.kycApproved.subject": "本人確認が完了しました",
  "mail.kycApproved.text": "本人確認が承認されました。",
  "mail.kycAsked.subject": "本人確認に追加の書類が必要です",
  "mail.kycAsked.text":
    "本人確認の審査を終えるには、追加の書類が必要です。本人確認ページで提出してください。",
  "mail.kycAsk.documentAgain": "書類を再度、鮮明に四隅まで写したもの",
  "mail.kycAsk.otherSide": "書類の反対側",
  "mail.kycAsk.selfieAgain": "書類を持った自撮り写真を再度",
  "mail.kycAsk.proofOfAddress": "3か月以内の住所証明",
  "mail.kycAsk.proofOfName": "氏名の違いを説明する書類",
  "mail.kycRejected.subject": "本人確認が承認されませんでした",
  "mail.kycRejected.text":
    "本人確認が承認されませんでした。内容を修正して、もう一度提出してください。",
  "mail.kycReason.documentUnreadable": "書類が鮮明に読み取れません。",
  "mail.kycReason.documentIncomplete": "書類のページまたは面が不足しています。",
  "mail.kycReason.documentExpired": "書類の有効期限が切れています。",
  "mail.kycReason.documentNotAccepted": "この種類の書類は受け付けていません。",
  "mail.kycReason.detailsMismatch": "入力内容が書類と一致しません。",
  "mail.kycReason.selfieMismatch": "セルフィーが書類の写真と一致しません。",
  "mail.kycReason.notGenuine": "書類が本物であることを確認できませんでした。",
  "mail.kycReason.other": "書類を確認できませんでした。",

  "mail.subUserCreated.subject": "サブアカウントが追加されました",
  "mail.subUserCreated.text": "お客様のアカウントにサブアカウントが追加されました。",

  "mail.resetRequest.approved.subject": "セキュリティのリセットが承認されました",
  "mail.resetRequest.approved.text":
    "セキュリティ認証のリセット申請が承認されました。ログインして、もう一度設定してください。",
  "mail.resetRequest.refused.subject": "セキュリティのリセットが承認されませんでした",
  "mail.resetRequest.refused.text":
    "セキュリティ認証のリセット申請は承認されませんでした。アカウントに変更はありません。",

  "mail.depositCredited.subject": "暗号資産の入金が反映されました",
  "mail.depositCredited.text": "{amount} {token} が現物ウォレットに入金されました。",
  "mail.withdrawalSent.subject": "出金を送信しました",
  "mail.withdrawalSent.text": "{amount} {token} の出金を送信しました。",
  "mail.withdrawalReturned.subject": "出金は送信されませんでした",
  "mail.withdrawalReturned.text":
    "{amount} {token} の出金は送信されませんでした。暗号資産は現物ウォレットに戻りました。",

  "mail.tradingFrozen.subject": "お使いのアカウントの取引が凍結されました",
  "mail.tradingFrozen.falseClaims":
    "支払いが行われていないのに、複数回にわたり注文が支払い済みとされました。カスタマーサービスの確認が終わるまで、注文、広告の公開、出金はできません。",
  "mail.tradingFrozen.staff":
    "カスタマーサービスがお使いのアカウントの取引を凍結しました。当面、注文、広告の公開、出金はできません。",
  "mail.tradingFrozen.hold":
    "カスタマーサービスがお使いのアカウントを{time}まで保留にしました。それまで注文、広告の公開、出金はできず、注文の暗号資産はエスクローに留まります。誤りと思われる場合は、カスタマーサービスにお問い合わせください。",
  "mail.tradingFrozen.advice":
    "進行中の注文はそのまま続きます。支払い、キャンセル、リリース、異議申し立ては引き続き可能です。誤りと思われる場合は、カスタマーサービスにお問い合わせください。",
  "mail.tradingRestored.subject": "取引を再開できます",
  "mail.tradingRestored.text":
    "カスタマーサービスが凍結を解除しました。注文、広告の公開、出金が再びできるようになりました。",
  "mail.sessionsEnded.subject": "すべての端末からログアウトされました",
  "mail.sessionsEnded.text":
    "カスタマーサービスがお客様のアカウントのすべてのログインと API キーを終了しました。もう一度ログインしてください。ご自身の依頼でない場合は、まずパスワードを変更してください。",
  "mail.staffInvitation.subject": "Parley チームへの招待",
  "mail.staffInvitation.text":
    "Parley のカスタマーサービスへの参加に招待されました。このメールアドレスのアカウントにログインし、パスキーまたは Google Authenticator を設定して、{time} までに承諾してください。リンクは一度だけ使えます。",
  "mail.staffInvitation.link": "招待を承諾する",
  "mail.staffLogHead.subject": "スタッフの記録 {day}",
  "mail.staffLogHead.text":
    "スタッフの記録は本日、{number}行目で終わっています。ハッシュ: {hash}。このメールを保管してください。この行までの記録が後から変更されたかどうかを証明できます。",
  "mail.supportAnswered.subject": "カスタマーサービスから回答がありました",
  "mail.supportAnswered.text": "カスタマーサービスがメッセージに回答しました。",
  "mail.offerTakenDown.subject": "広告の掲載が停止されました",
  "mail.offerTakenDown.text":
    "カスタマーサービスがお客様の広告の掲載を停止しました。進行中の注文は合意どおり続きます。",
  "mail.offerTakenDown.object":
    "ご異議がある場合は、広告の番号を添えてカスタマーサービスにお問い合わせください。",
  "mail.supportClosed.subject": "お問い合わせが終了しました",
  "mail.supportClosed.text":
    "カスタマーサービスがお問い合わせを終了しました。まだお困りの場合は、新しくお問い合わせください。",
  "mail.caseHandedOver.subject": "案件が引き継がれました",
  "mail.caseHandedOver.text":
    "別の担当者から案件が引き継がれました。コンソールの自分の案件で確認できます。",

  "mail.orderCreated.subject": "新しい注文",
  "mail.orderCreated.text":
    "{role, select, buyer {{quantity} を {amount} で売りたい方がいます。{method} で支払い、その後「支払い済み」を押してください。} other {{quantity} を {amount} で買いたい方がいます（{method}）。支払いが確認されるまでコインはエスクローに保管されます。}}",
  "mail.orderPaid.subject": "買い手が注文を支払い済みにしました",
  "mail.orderPaid.text":
    "買い手が {method} で {amount} を支払ったと報告しました。口座を確認し、入金を確かめてから {quantity} をリリースしてください。",
  "mail.orderCanceled.subject": "注文がキャンセルされました",
  "mail.orderCanceled.text":
    "買い手が {quantity} の注文をキャンセルしました。コインはエスクローから解放されました。",
  "mail.orderTimedOut.subject": "注文キャンセル：支払い期限切れ",
  "mail.orderTimedOut.text":
    "{role, select, buyer {{quantity} の注文は期限内に支払い済みにならなかったため、キャンセルされました。支払った場合は、24時間以内に異議申し立てを行ってください。} other {買い手が期限内に支払いませんでした。{quantity} の注文はキャンセルされ、コインはエスクローから解放されました。}}",
  "mail.orderExtended.subject": "支払い期限の延長",
  "mail.orderExtended.text": "売り手が {method} での {amount} の支払い期限を延長しました。",
  "mail.orderCompleted.subject": "注文が完了しました",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} が現物ウォレットに入りました。支払額は {amount} です。} other {{quantity} を {amount} で買い手にリリースしました。}}",
  "mail.orderFailed.subject": "資産の移転に失敗しました",
  "mail.orderFailed.text":
    "{quantity} を移転できませんでした。コインはエスクローで安全に保管されています。今後の流れは注文をご確認ください。",
  "mail.confirmReminder.subject": "買い手が確認を待っています",
  "mail.confirmReminder.text":
    "買い手は {method} で {amount} を支払ったと報告し、{quantity} を待っています。口座を確認してリリースするか、入金がない場合は異議申し立てを行ってください。",
  "mail.appealOpened.subject": "異議申し立て",
  "mail.appealOpened.text":
    "{by, select, buyer {買い手が {quantity} の注文に異議を申し立てました。説明と証拠を追加してください。} seller {売り手が {quantity} の注文に異議を申し立てました。説明と証拠を追加してください。} other {{quantity} の注文のリリースが長くかかっているため、カスタマーサービスが確認しています。}}",
  "mail.proofWanted.subject": "支払いを証明してください",
  "mail.proofWanted.text":
    "売り手から、{quantity}に対する{method}での{amount}の入金がないと申告がありました。注文に支払いの証明を追加してください。追加がない場合、カスタマーサービスはそれなしで判断します。",
  "mail.appealWithdrawn.subject": "異議申し立ての取り下げ",
  "mail.appealWithdrawn.text":
    "{quantity} の注文への異議申し立てが取り下げられました。注文は継続します。",
  "mail.evidenceAdded.subject": "証拠の追加",
  "mail.evidenceAdded.text":
    "{role, select, buyer {売り手が {quantity} の注文への異議申し立てに説明または証拠を追加しました。} other {買い手が {quantity} の注文への異議申し立てに説明または証拠を追加しました。}}注文の画面で回答できます。",
  "mail.taskSet.subject": "カスタマーサービスから証拠の依頼があります",
  "mail.taskSet.text":
    "{quantity}の注文について、カスタマーサービスがお客様の回答を必要としています。依頼の内容は注文で確認できます。期限内に回答がない場合、カスタマーサービスはそれなしで判断します。",
  "mail.taskMissed.subject": "回答期限が過ぎました",
  "mail.taskMissed.text":
    "{quantity}の注文について、期限内にカスタマーサービスへの回答がありませんでした。カスタマーサービスが判断するまでは、注文から回答できます。",
  "mail.splitProposed.subject": "分割の提案",
  "mail.splitProposed.text":
    "{role, select, buyer {売り手が、お客様が {share} を受け取り残りを売り手に戻すことを提案しています。} other {買い手が {share} を受け取り、残りをお客様に戻すことを提案しています。}}注文で承諾できます。",
  "mail.appealRuled.subject": "カスタマーサービスが裁定しました",
  "mail.appealRuled.text":
    "{role, select, buyer {裁定により、お客様は {share} を受け取り、残りは売り手に戻ります。} other {裁定により、買い手は {share} を受け取り、残りはお客様に戻ります。}}発効するまで、注文で1回だけ再審査を求められます。",
  "mail.secondLook.subject": "注文の再審査",
  "mail.secondLook.text":
    "{role, select, buyer {売り手が、{quantity}の注文を別の担当者が判断するよう求めました。} other {買い手が、{quantity}の注文を別の担当者が判断するよう求めました。}}それまでコインはエスクローに保管されます。",
  "mail.appealResolved.subject": "異議申し立ての解決",
  "mail.appealResolved.completed":
    "{role, select, buyer {異議申し立てが解決しました。{share} を受け取りました。} other {異議申し立てが解決しました。買い手が {share} を受け取りました。}}",
  "mail.appealResolved.canceled":
    "異議申し立てが解決しました。{quantity} の注文はキャンセルされています。",
  "mail.feedback.subject": "新しい評価",
  "mail.feedback.positive": "{quantity} の注文で良い評価を受けました。",
  "mail.feedback.negative": "{quantity} の注文で悪い評価を受けました。1回だけ返信できます。",
  "mail.feedbackReplied.subject": "評価への返信",
  "mail.feedbackReplied.text": "{quantity} の注文へのお客様の評価に返信がありました。",

  "mail.withdrawalsBlocked": "安全のため、{time}まで出金が停止されています。",
  "mail.notYou":
    "お心当たりがない場合は、すぐにパスワードを変更し、「アカウントセキュリティ」でほかの端末をログアウトしてください。",
  "mail.notYou.cancelReset":
    "お心当たりがない場合は、このリンクから申請を取り消し（ログイン不要）、パスワードを変更してください。最初の24時間はカスタマーサービスも承認できません。",
  "mail.notYou.undo":
    "心当たりがない場合は、72時間以内にこのリンクから取り消してください。すべての端末からログアウトし、出金を24時間停止します。",

  "mail.fact.asked": "必要なもの",
  "mail.fact.time": "日時",
  "mail.fact.address": "IPアドレス",
  "mail.fact.device": "端末",
  "mail.fact.reason": "理由",
  "mail.fact.username": "ユーザー名",
  "mail.fact.walletAddress": "ウォレットアドレス",
  "mail.fact.orderId": "注文ID",
  "mail.fact.offer": "広告",
  "mail.fact.caseId": "お問い合わせ番号",
  "mail.fact.amount": "数量",
  "mail.fact.payment": "支払額",
  "mail.fact.payMethod": "支払い方法",
  "mail.fact.timeLeft": "残り時間",
  "mail.timeLeft": "{minutes}分、{time}まで",

  "mail.link.login": "ログイン",
  "mail.link.security": "アカウントセキュリティ",
  "mail.link.cancelReset": "申請を取り消す",
  "mail.link.undo": "この変更を取り消す",
  "mail.link.kyc": "本人確認",
  "mail.link.subUsers": "サブアカウント",
  "mail.link.wallet": "ウォレット",
  "mail.link.order": "注文を見る",
  "mail.link.orders": "注文履歴",
  "mail.link.case": "お問い合わせを見る",
  "mail.link.offers": "自分の広告",
  "mail.link.contact": "カスタマーサービスに問い合わせる",

  "mail.antiPhishing.code": "フィッシング対策コード：{code}",
  "mail.antiPhishing.none":
    "フィッシング対策コードがまだ設定されていません。「アカウントセキュリティ」で設定すると、Parleyからの正規のメールすべてに表示されます。",
  "mail.footer.account":
    "このメールは、Parleyのアカウントに紐付けられたアドレスにお送りしています。自動送信のため、返信はご遠慮ください。",
  "mail.footer.entered":
    "このメールは、Parleyで入力されたアドレスにお送りしています。自動送信のため、返信はご遠慮ください。",

  "mail.text.code": "{code} はParleyのコードです。{purpose}誰にも教えないでください。",
});
