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
  "mail.code.removeUserPayment": "支払い方法を削除するには、このコードを入力してください。",
  "mail.code.release":
    "買い手に暗号資産をリリースするには、このコードを入力してください。必ずご自身の口座への入金を確認してから行ってください。",
  "mail.code.split": "注文の暗号資産を買い手と分割するには、このコードを入力してください。",
  "mail.code.withdraw": "暗号資産を出金するには、このコードを入力してください。",
  "mail.code.apiSettings": "API設定を変更するには、このコードを入力してください。",
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
  "mail.securityChanged.antiPhishingCodeChanged": "フィッシング対策コードが変更されました。",
  "mail.securityChanged.resetRequested":
    "カスタマーサービスに、お客様のセキュリティ認証のリセットが申請されました。",

  "mail.kycApproved.subject": "本人確認が完了しました",
  "mail.kycApproved.text": "本人確認が承認されました。",
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

  "mail.depositCredited.subject": "入金を確認しました",
  "mail.depositCredited.text": "{amount} {token} が現物ウォレットに入金されました。",
  "mail.withdrawalSent.subject": "出金を送信しました",
  "mail.withdrawalSent.text": "{amount} {token} の出金を送信しました。",
  "mail.withdrawalReturned.subject": "出金は送信されませんでした",
  "mail.withdrawalReturned.text":
    "{amount} {token} の出金は送信されませんでした。暗号資産は現物ウォレットに戻りました。",

  "mail.withdrawalsBlocked": "安全のため、{time}まで出金が停止されています。",
  "mail.notYou":
    "お心当たりがない場合は、すぐにパスワードを変更し、「アカウントセキュリティ」でほかの端末をログアウトしてください。",

  "mail.fact.time": "日時",
  "mail.fact.address": "IPアドレス",
  "mail.fact.device": "端末",
  "mail.fact.reason": "理由",
  "mail.fact.username": "ユーザー名",
  "mail.fact.walletAddress": "ウォレットアドレス",

  "mail.link.login": "ログイン",
  "mail.link.security": "アカウントセキュリティ",
  "mail.link.kyc": "本人確認",
  "mail.link.subUsers": "サブアカウント",
  "mail.link.wallet": "ウォレット",

  "mail.antiPhishing.code": "フィッシング対策コード：{code}",
  "mail.antiPhishing.none":
    "フィッシング対策コードがまだ設定されていません。「アカウントセキュリティ」で設定すると、Parleyからの正規のメールすべてに表示されます。",
  "mail.footer.account":
    "このメールは、Parleyのアカウントに紐付けられたアドレスにお送りしています。自動送信のため、返信はご遠慮ください。",
  "mail.footer.entered":
    "このメールは、Parleyで入力されたアドレスにお送りしています。自動送信のため、返信はご遠慮ください。",

  "mail.text.code": "{code} はParleyのコードです。{purpose}誰にも教えないでください。",
});
