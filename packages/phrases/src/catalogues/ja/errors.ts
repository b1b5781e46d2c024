import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "入力内容に不足または誤りがあります。印の付いた項目をご確認ください。",
  "errors.fieldRequired": "この項目は必須です。",
  "errors.fieldInvalid": "この値は正しくありません。",
  "errors.fieldUnknown": "この項目はここでは使えません。",
  "errors.fieldTooShort": "短すぎます。最小文字数：{count}。",
  "errors.fieldTooLong": "長すぎます。最大文字数：{count}。",
  "errors.fieldCheckFailed":
    "チェックディジットが一致しません。番号を銀行の情報と照らし合わせてください。",
  "errors.malformedRequest":
    "リクエストを読み取れませんでした。ページを再読み込みして、もう一度お試しください。",
  "errors.notFound": "お探しのものは存在しないか、すでに削除されています。",
  "errors.methodNotAllowed": "このアドレスでは、この種類のリクエストを受け付けていません。",
  "errors.tooLarge": "リクエストが大きすぎます。一度に送信する量を減らしてください。",
  "errors.unsupportedType": "この種類のファイルまたはコンテンツには対応していません。",
  "errors.stateChanged": "状態が変わりました。最新の状態をご確認のうえ、もう一度お試しください。",

  "errors.notLoggedIn": "続けるにはログインしてください。",
  "errors.notAllowed": "お使いのアカウントでは、この操作を行えません。",
  "errors.accountGroupMissing":
    "アカウントグループを確認できません。もう一度ログインしてください。",
  "errors.accountGroupMismatch":
    "このアドレスは別のアカウントグループのものです。正しいアカウントでログインし直してください。",
  "errors.apiKeyUnknown": "このAPIキーは存在しないか、取り消されています。",
  "errors.apiKeyExpired": "このAPIキーは有効期限が切れています。",
  "errors.apiKeyAddress": "このAPIキーはこのアドレスからは使用できません。",
  "errors.apiSignatureInvalid": "リクエストの署名が無効です。",
  "errors.apiTimeOutside": "リクエストの時刻が30秒以上ずれています。",
  "errors.apiNonceUsed": "このリクエストはすでに受信済みです。",
  "errors.apiPermissionMissing": "このAPIキーには権限がありません。",

  "errors.tooManyRequests": "リクエストが多すぎます。しばらくしてからもう一度お試しください。",
  "errors.internal": "システムに問題が発生しました。しばらくしてからもう一度お試しください。",
  "errors.unavailable":
    "現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。",
  "errors.timeout": "応答がありませんでした。もう一度お試しください。",
  "errors.featureOff": "この機能は現在停止しています。",

  "errors.unknownAsset": "このコインは取り扱っていません。",
  "errors.unknownFiat": "この通貨は取り扱っていません。",
  "errors.unknownMarket": "このコインと通貨のマーケットはありません。",
  "errors.ratesStale": "参考価格が最新ではありません。しばらくしてからもう一度お試しください。",

  "errors.captchaRequired": "ロボットでないことの確認を完了してから、もう一度お試しください。",
  "errors.captchaInvalid": "ロボットでないことを確認できませんでした。もう一度お試しください。",
  "errors.accountInvalid": "メールアドレス、または国番号付きの電話番号を入力してください。",
  "errors.passwordTooWeak":
    "このパスワードは推測されやすいため使用できません。別のパスワードを設定してください。",
  "errors.loginFailed": "アカウントまたはパスワードが正しくありません。",
  "errors.loginBlocked": "失敗の回数が多すぎます。しばらく待ってから、もう一度お試しください。",
  "errors.ticketExpired": "時間がかかりすぎました。もう一度ログインしてください。",
  "errors.accountFrozen":
    "このアカウントは凍結されています。カスタマーサービスにお問い合わせください。",
  "errors.codeFormatInvalid": "コードの形式が正しくありません。もう一度お試しください。",
  "errors.codeInvalid": "コードが正しくありません。確認して、もう一度お試しください。",
  "errors.codeExpired": "コードの有効期限が切れました。新しいコードを取得してください。",
  "errors.codeUsed":
    "このコードは使用済みです。Google Authenticator に次のコードが表示されるまでお待ちください。",
  "errors.codeTriesUsedUp": "このコードの入力ミスが多すぎます。新しいコードを取得してください。",
  "errors.codeTooSoon":
    "コードを送信したばかりです。しばらく待ってから、もう一度取得してください。",
  "errors.codeLimitReached":
    "このアドレスまたは番号への本日のコード送信回数が上限に達しました。明日もう一度お試しください。",
  "errors.textLimitReached":
    "現在この番号にはSMSを送信できません。メールをご利用いただくか、しばらくしてからもう一度お試しください。",
  "errors.codesMissing":
    "セキュリティコードが不足しています。求められたコードをすべて入力してください。",
  "errors.idempotencyMismatch":
    "このリクエストは別の内容で送信済みです。ページを再読み込みして、もう一度お試しください。",
  "errors.usernameTaken": "この名前はすでに使われています。別の名前を選んでください。",
  "errors.nicknameCharacters":
    "文字と数字だけを使い、間に入れる点・ハイフン・下線は一つずつにしてください。",
  "errors.nicknameScripts": "一つの名前に異なる文字体系を混ぜることはできません。",
  "errors.nicknameContact": "リンク、メールアドレス、電話番号に見える名前は使えません。",
  "errors.nicknameReserved":
    "この名前は Parley やスタッフと間違われるおそれがあります。別の名前を選んでください。",
  "errors.renameTooSoon": "名前の変更は30日に1回です。",
  "errors.passwordWrong": "パスワードが正しくありません。",
  "errors.passwordSame": "新しいパスワードには、現在とは異なるものを設定してください。",

  "errors.contactTaken": "このメールアドレスまたは電話番号は、別のアカウントで使われています。",
  "errors.alreadyBound": "すでにお使いのアカウントに紐付けられています。",
  "errors.notBound": "お使いのアカウントには紐付けられていません。",
  "errors.emailNeededFirst": "電話番号の紐付けを解除する前に、メールアドレスを紐付けてください。",
  "errors.phoneNeededFirst": "メールアドレスの紐付けを解除する前に、電話番号を紐付けてください。",
  "errors.totpAlreadyOn": "Google Authenticator はすでに有効です。",
  "errors.totpNotOn": "Google Authenticator は有効になっていません。",
  "errors.undoExpired": "このリンクは使用済み、期限切れ、または不完全です。",
  "errors.totpSetupExpired": "設定に時間がかかりすぎました。最初からやり直してください。",
  "errors.passkeyInvalid": "パスキーを確認できませんでした。もう一度お試しください。",
  "errors.passkeyLimit": "パスキーの数が上限に達しています。先に一つ削除してください。",
  "errors.commandInvalid":
    "リクエストを確認できませんでした。ページを再読み込みして、もう一度お試しください。",
  "errors.commandKeyUnknown":
    "このページのセキュリティキーは古くなっています。ページを再読み込みして、もう一度お試しください。",
  "errors.commandExpired": "リクエストが古すぎます。端末の時計を確認して、もう一度お試しください。",
  "errors.commandReplayed": "このリクエストはすでに実行されています。",
  "errors.resetRequestOpen":
    "お客様の申請はすでにカスタマーサービスが受け付けています。結果をお待ちください。",
  "errors.apiKeyLimit": "APIキーの数が上限に達しています。先に1つ取り消してください。",

  "errors.kycPending": "本人確認はまだ審査中です。",
  "errors.kycAlreadyApproved": "本人確認はすでに完了しています。",
  "errors.kycNotPending": "審査待ちの本人確認はありません。",
  "errors.kycNeedsReview": "この本人確認は担当者による審査が必要です。",
  "errors.kycTooYoung": "18歳以上である必要があります。",
  "errors.unknownCountry": "この国は認識できません。",
  "errors.unknownFile":
    "ファイルがないか、ここでは使用できません。もう一度アップロードしてください。",
  "errors.fileTypeRefused": "この種類のファイルは受け付けていません。",
  "errors.fileUnreadable":
    "ファイルが破損しているか、読み取れません。別のファイルをアップロードしてください。",
  "errors.fileTooLarge": "ファイルが大きすぎます。",
  "errors.tooManyFiles": "アップロードしたファイルが多すぎます。明日もう一度お試しください。",
  "errors.caseTaken": "この案件は別の担当者がすでに引き受けています。",
  "errors.caseDecided": "この案件はすでに決定済みです。",
  "errors.caseNotYours": "先にこの案件を引き受けてください。",
  "errors.colleagueUnfit": "この担当者はこの案件を引き継げません。別の担当者を選んでください。",
  "errors.savedFiltersFull": "保存済みフィルターはすでに20件あります。先に1件削除してください。",
  "errors.conflictOfInterest":
    "この案件はご自身のアカウント、または関連する人に関わるものです。別の担当者が対応する必要があります。",
  "errors.staffProtected": "スタッフのアカウントを操作できるのはスーパーバイザーだけです。",
  "errors.contentInvalid": "この文章は表示できない形式で書かれています。",
  "errors.agreementFixed": "この版の規約は承認待ち、または承認済みです。文面は変更できません。",
  "errors.contentChanged": "その間に別の版が公開されました。先にそちらをご確認ください。",
  "errors.contentOriginalMissing": "先に英語版を公開してください。",
  "errors.offerTakenDown":
    "この広告は掲載を停止されています。理由と対処は「自分の広告」で確認できます。",
  "errors.marketChangeInvalid": "この変更は適用できません。理由はプレビューで確認してください。",
  "errors.marketChangeOutdated":
    "提案後に市場の設定が変わりました。現在の値で提案し直してください。",
  "errors.marketChangeDecided": "この変更はすでに決定済みです。",
  "errors.marketChangeNeedsOther": "あなたの提案は、別の管理者が決定する必要があります。",
  "errors.approverTooClose":
    "お二人の役割は過去7日以内の任命でつながっています。別の担当者が承認する必要があります。",

  "errors.masterOnly": "この操作はマスターアカウントのみ行えます。",
  "errors.subUserLimit": "サブアカウントの数が上限に達しています。",
  "errors.subUserForbidden": "この操作はマスターアカウントから許可されていません。",
  "errors.agreementChanged": "サービス利用規約が変更されました。新しい内容をご確認ください。",
  "errors.staffSessionNeeded":
    "作業を続けるには、パスキーまたは Google Authenticator でご本人であることを確認してください。",
  "errors.notAvailableHere": "お使いのネットワークアドレスではご利用いただけません。",
  "errors.lastAdministrator": "最後の管理者の権限は外せません。先に別の管理者を任命してください。",
  "errors.invitationInvalid": "この招待は無効になりました。新しい招待を依頼してください。",
  "errors.invitationOfOther":
    "この招待は別のメールアドレス宛です。そのアドレスを使うアカウントでログインしてください。",
  "errors.alreadyStaff": "このアカウントはすでにスタッフです。",
  "errors.staffNameTaken": "この名前、または似た名前を別のスタッフが使っています。",
  "errors.staffTwoFactorNeeded":
    "案件を扱う前に、パスキーまたは Google Authenticator を設定してください。",
  "errors.staffMayNotTrade": "スタッフのアカウントでは取引できません。",
  "errors.tradingFrozen":
    "お使いのアカウントの取引は凍結されています。カスタマーサービスにお問い合わせください。",
  "errors.phoneNotVerified": "取引の前に、電話番号を認証してください。",
  "errors.emailNotVerified": "取引の前に、メールアドレスを認証してください。",
  "errors.kycNotApproved": "取引の前に、本人確認（KYC）を完了してください。",
  "errors.agreementNotAccepted": "取引の前に、P2Pサービス利用規約に同意してください。",
  "errors.twoFactorNotSet": "取引の前に、2FAを設定してください。",

  "errors.unknownPayMethod": "この支払い方法はここでは利用できません。",
  "errors.holderNameMismatch": "受取人名は本人確認で認証された氏名と一致している必要があります。",
  "errors.paymentDuplicate": "この口座はすでに追加されています。",
  "errors.paymentLimit": "支払い方法の登録数が上限に達しています。先にいずれかを削除してください。",
  "errors.paymentInUse": "この支払い方法は、進行中の広告または注文で使用されています。",
  "errors.pictureFailed": "アップロードに失敗しました。",
  "errors.pictureTypeRefused":
    "アップロードに失敗しました。対応している画像形式はPNG、JPG、JPEGのみです。",
  "errors.pictureTooLarge": "アップロードに失敗しました。3MB未満の画像のみ対応しています。",

  "errors.offerUnknown": "この広告は存在しません。",
  "errors.offerChanged": "広告がその間に変更されました。もう一度ご確認ください。",
  "errors.offerClosed": "この広告は終了しています。",
  "errors.offerLimit": "広告数が上限に達しています。先に1件終了してください。",
  "errors.marketDisabled": "このマーケットは現在停止中です。",
  "errors.priceTooFar": "価格が市場価格から離れすぎています。",
  "errors.boundsCrossed": "最低価格は最高価格を超えられません。",
  "errors.limitsCrossed": "最小注文額は最大注文額を超えられません。",
  "errors.limitOutsideMarket": "限度額がこのマーケットの範囲外です。",
  "errors.quantityTooSmall": "数量の価値が最小注文額を下回っています。",
  "errors.payWindowOutside": "支払い期限は10～180分で指定してください。",
  "errors.payMethodsCount": "支払い方法を1～5件選択してください。",
  "errors.hoursInvalid": "時間帯とタイムゾーンをご確認ください。",
  "errors.traderUnknown": "このユーザーは存在しません。",
  "errors.notWithOneself": "ご自身のアカウントに対しては行えません。",

  "errors.orderUnknown": "この注文は存在しません。",
  "errors.orderStateChanged": "注文の状態が変わりました。最新の状態をご確認ください。",
  "errors.rTokenInvalid": "注文フォームの有効期限が切れました。もう一度お試しください。",

  "errors.offerNotOnline": "この広告は現在ご利用いただけません。",
  "errors.offerOutsideHours": "この広告は広告主の対応時間内のみご利用いただけます。",
  "errors.offerOfOwnGroup": "ご自身のアカウントやそのサブアカウントとは取引できません。",
  "errors.traderBlocked": "どちらか一方が相手をブロックしています。",
  "errors.conditionKyc": "この広告主は本人確認済みのユーザーとのみ取引します。",
  "errors.conditionTrades": "完了した取引の件数が広告主の条件に達していません。",
  "errors.conditionCompletion": "完了率が広告主の条件に達していません。",
  "errors.conditionRegistered": "登録からの期間が広告主の条件に達していません。",
  "errors.conditionFirstTrade": "金額が、広告主の定める初回取引の上限を超えています。",
  "errors.offerHidden": "この広告には現在有効な価格がありません。",
  "errors.priceChanged": "価格が変わりました。新しい価格をご確認のうえ、もう一度確定してください。",
  "errors.amountOutside":
    "広告主の条件に合うよう、暗号資産の数量を < {amount} {token} に調整してください。",
  "errors.amountBelow":
    "広告主の条件に合うよう、暗号資産の数量を > {amount} {token} に調整してください。",
  "errors.outOfStock": "この広告の残りの数量が不足しています。",
  "errors.quoteChanged": "金額が変わりました。ご確認のうえ、もう一度確定してください。",
  "errors.payMethodMissing": "この広告で利用できる支払い方法を追加してください。",
  "errors.openOrdersLimit":
    "同時に開ける注文は最大{most}件です。先にいずれかを完了してください。異なる相手との取引を完了すると上限が上がります。",
  "errors.offerOrdersLimit":
    "1つの広告で開ける注文は最大{most}件です。先に1件を完了するか、別の広告をお選びください。",
  "errors.openWorthLimit":
    "進行中の購入は合計{most} USDまでで、残りは{left} USDです。金額を減らすか、先に注文を完了してください。異なる相手との取引を完了すると上限が上がります。",
  "errors.advertiserLimit":
    "広告主が現在さらに購入できるのは{left} USDまでです。金額を減らすか、別の広告をお選びください。",
  "errors.faultUnknown": "この注文では誰の落ち度も記録されていません。",
  "errors.faultDiscounted": "すでに取り消されています。",
  "errors.cancelLimit": "キャンセルした注文が多すぎます。しばらくしてから新しい注文を行えます。",
  "errors.externalOrderIdTaken": "この外部注文IDの注文はすでに存在します。",

  "errors.accountOnHold":
    "カスタマーサービスがどちらかのアカウントを保留にしています。コインはエスクローに保管されたままです。",
  "errors.extensionOutside": "支払い期限を延長できるのは最大30分です。",
  "errors.notReceivedTooEarly":
    "支払いがまだ届いていない可能性があります。入金なしの申告は{time}からできます。",
  "errors.splitOutside": "数量は、買い手が受け取る数量を超えられません。",
  "errors.appealUnknown": "この注文に異議申し立てはありません。",
  "errors.feedbackGiven": "この注文はすでに評価済みです。",
  "errors.feedbackTooEarly": "評価は注文の完了後に行えます。",
  "errors.feedbackUnknown": "この注文には返信できる評価がありません。",
  "errors.feedbackReplied": "この評価にはすでに返信済みです。",
  "errors.approvalNeedsOther": "すでにあなたが承認しています。別の担当者の承認も必要です。",
  "errors.kycQuestionOpen": "申請者は前回の質問にまだ回答していません。",
  "errors.kycQuestionLimit": "質問の上限に達しました。承認または却下してください。",
  "errors.kycNothingAsked": "現在、回答が必要な依頼はありません。",
  "errors.documentExpired": "入力された日付は過ぎています。期限切れの書類は承認できません。",
  "errors.limitNotLower": "全体の上限より低く、1年以内に終了する上限を選んでください。",
  "errors.personSearchLimit":
    "1時間に検索できる回数の上限に達しました。しばらくしてからもう一度お試しください。",
  "errors.resetRequestClosed": "この申請はすでに決定済みか、取り消されています。",
  "errors.resetTooEarly": "この申請は待機時間が終わるまで承認できません。",
  "errors.rulingNeedsOther":
    "この注文はすでにあなたが裁定しています。次は別の担当者が判断する必要があります。",
  "errors.silenceTooEarly":
    "回答がないことだけを理由とする返却は、支払い済みの申告から24時間が過ぎ、買い手に証明を求めた後でなければできません。",
  "errors.apiReleaseCap": "このAPIキーの1日のリリース上限に達しました。",
  "errors.noRulingPending": "承認する裁定はありません。",
  "errors.taskOpen":
    "この相手への未回答の依頼がすでにあります。回答を待つか、依頼を取り下げてください。",
  "errors.taskLimit": "この注文への依頼がすでに多すぎます。",
  "errors.taskUnknown": "該当する未回答の依頼はありません。",

  "errors.chatClosed": "このチャットは終了しています。",
  "errors.messageUnsendable": "メッセージを送信できませんでした。",
  "errors.attachmentTooLarge": "10 MB未満のファイルを選択してください。",
  "errors.attachmentTypeRefused":
    "アップロードに失敗しました。対応しているのは画像、PDF、MP4ファイルのみです。",
  "errors.pushServiceRefused": "このブラウザのプッシュ通知はここでは利用できません。",

  "errors.supportCaseClosed": "このお問い合わせは終了しました。新しくお問い合わせください。",
  "errors.supportOpenLimit":
    "対応中のお問い合わせが上限に達しています。いずれかに返信するか、終了してください。",
  "errors.supportLimit": "本日の新しいお問い合わせが上限に達しました。明日もう一度お試しください。",
  "errors.supportWaits": "このお問い合わせに続けて書き込む前に、回答をお待ちください。",

  "errors.insufficientBalance": "残高が不足しています。",
  "errors.balanceTooLarge": "1つの口座で保有できる上限を超えています。",
  "errors.unknownNetwork": "このコインはこのネットワークでは利用できません。",
  "errors.addressInvalid": "このネットワークの有効なアドレスではありません。",
  "errors.networkPaused":
    "このネットワークは現在このコインの取り扱いを停止しています。後でもう一度お試しいただくか、別のネットワークを選択してください。",
  "errors.withdrawalTooSmall": "数量がこのネットワークの最小額を下回っています。",
  "errors.withdrawalTooLarge": "数量がこのネットワークの最大額を上回っています。",
  "errors.withdrawalFeeChanged":
    "ネットワーク手数料は現在 {fee} {token} です。金額をご確認のうえ、もう一度確定してください。",
  "errors.withdrawalLimitReached": "24時間の出金限度額を超えています。",
  "errors.withdrawalsBlocked": "セキュリティの変更後24時間は出金できません。",
  "errors.coinsFresh":
    "一部のコインは購入して間もないため、{time}までは出金も売却もできません。現在利用できる数量：{free}",
  "errors.apiWithdrawalCap": "このAPIキーの1日の出金上限に達しました。",
  "errors.apiWithdrawalAddress":
    "APIキーでは、アドレス帳に登録して24時間経過したアドレスにのみコインを送れます。",
  "errors.addressBookFull": "アドレス帳がいっぱいです。先にアドレスを削除してください。",
  "errors.favoritesFull": "お気に入りがいっぱいです。先に1つ削除してください。",
});
