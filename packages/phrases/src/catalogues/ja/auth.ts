import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "アドレスバーのURLが {origin} で始まることをご確認ください",
  "auth.checking": "ロボットでないことを確認しています…",
  "auth.noScript": "このフォームにはJavaScriptが必要です。ブラウザーで有効にしてください。",
  "auth.wait": "{time}後にもう一度お試しいただけます。",
  "auth.secondsLeft": "再試行できるまであと{seconds}秒",

  "auth.account": "メールアドレスまたは電話番号",
  "auth.account.hint": "電話番号は国番号を付けて入力してください（例：+81 90 1234 5678）。",
  "auth.account.invalid": "メールアドレス、または国番号付きの電話番号を入力してください。",
  "auth.email": "メールアドレス",
  "auth.email.invalid": "有効なメールアドレスを入力してください。",
  "auth.phone": "電話番号",
  "auth.phone.invalid": "有効な電話番号を入力してください。",
  "auth.phone.country": "国番号",
  "auth.phone.search": "国名または国番号で検索",
  "auth.password": "パスワード",
  "auth.password.new": "新しいパスワード",
  "auth.password.short": "8文字以上で入力してください。",
  "auth.password.long": "128文字以内で入力してください。",
  "auth.strength": "パスワードの強度：{level}",
  "auth.strength.none": "短すぎます",
  "auth.strength.weak": "弱い",
  "auth.strength.fair": "普通",
  "auth.strength.good": "良い",
  "auth.strength.strong": "強い",
  "auth.strength.hint.short": "8文字以上。いくつかの単語をつなげると覚えやすくなります。",
  "auth.strength.hint.easy": "真っ先に推測されやすいパターンです。",
  "auth.strength.hint.account": "メールアドレスまたは電話番号が含まれています。",
  "auth.strength.hint.longer": "文字数を増やしてください。長いほど安全です。",

  "auth.ended.otherDevice":
    "別の端末からログアウトされました。心当たりがない場合は、すぐにパスワードを変更してください。",
  "auth.ended.passwordChanged":
    "このアカウントのパスワードが変更され、すべてのセッションが終了しました。心当たりがない場合は、すぐにパスワードを再設定してください。",
  "auth.ended.securityChanged":
    "このアカウントのセキュリティ設定が変更され、すべてのセッションが終了しました。もう一度ログインしてください。",
  "auth.ended.service":
    "アカウント保護のため、カスタマーサービスがすべてのセッションを終了しました。詳しくはメールをご確認ください。",
  "auth.ended.frozen": "メインアカウントによりアクセスが凍結されました。",
  "auth.ended.expired": "この端末が長期間使用されなかったため、ログアウトされました。",
  "auth.login.title": "ログイン",
  "auth.login.description": "メールアドレス、電話番号、またはパスキーでParleyにログインします。",
  "auth.login.submit": "ログイン",
  "auth.login.notDone": "ログインできていません",
  "auth.login.forgot": "パスワードをお忘れですか？",
  "auth.login.or": "または",
  "auth.login.passkey": "パスキーでログイン",
  "auth.login.new": "Parleyは初めてですか？<link>新規登録</link>",
  "auth.login.verify": "ご本人であることを確認してください。",
  "auth.login.back": "戻る",

  "auth.register.title": "アカウントを作成",
  "auth.register.description":
    "メールアドレスまたは電話番号でParleyのアカウントを作成し、個人間で暗号資産を売買できます。",
  "auth.register.by": "登録方法",
  "auth.register.email": "メールアドレス",
  "auth.register.phone": "電話番号",
  "auth.register.submit": "新規登録",
  "auth.register.terms":
    "登録することで、18歳以上であることを確認したものとみなされます。<link>P2Pサービス利用規約</link>は最初の取引の前にお読みいただき、同意していただきます。データの取り扱いは<privacy>プライバシー</privacy>をご覧ください。",
  "auth.register.known": "アカウントをお持ちですか？<link>ログイン</link>",

  "auth.code.title.email": "メールをご確認ください",
  "auth.code.title.phone": "SMSをご確認ください",
  "auth.code": "セキュリティコード",
  "auth.code.sent": "新しいコードを送信しました。",
  "auth.code.wasSent": "{account} にコードを送信済みです。<link>コードを入力する</link>",
  "auth.code.confirm": "確認",
  "auth.code.help.email":
    "届かない場合は、迷惑メールフォルダーをご確認ください。すでにアカウントをお持ちの場合は、メールにその旨が記載されています。",
  "auth.code.help.phone":
    "届かない場合は、番号をご確認ください。すでにアカウントをお持ちの場合は、メッセージにその旨が記載されています。",
  "auth.code.change.email": "メールアドレスを変更",
  "auth.code.change.phone": "電話番号を変更",

  "auth.forgot.title": "新しいパスワードを設定",
  "auth.forgot.description": "Parleyアカウントの新しいパスワードを設定します。",
  "auth.forgot.text":
    "アカウントのメールアドレスまたは電話番号を入力してください。アカウントがある場合は、コードをお送りします。",
  "auth.forgot.submit": "コードを送信",
  "auth.forgot.reset": "パスワードを設定",
  "auth.forgot.sessions": "すべての端末からログアウトされ、24時間は出金できません。",
  "auth.forgot.other": "別のメールアドレスまたは電話番号を使う",
  "auth.forgot.done": "パスワードを変更しました。ログインしてください。",
  "auth.forgot.known": "パスワードを思い出しましたか？<link>ログイン</link>",
  "auth.undo.title": "アカウントの変更を取り消す",
  "auth.undo.text":
    "{time}に、アカウントのメールアドレスまたは電話番号が変更されました。心当たりがない場合は取り消してください。アカウントは次の連絡先だけに戻ります。",
  "auth.undo.email": "メールアドレス",
  "auth.undo.phone": "電話番号",
  "auth.undo.none": "なし",
  "auth.undo.effects":
    "すべての端末からログアウトし、その後に追加されたものを削除し、出金を24時間停止します。その後、新しいパスワードを設定します。",
  "auth.undo.submit": "変更を取り消す",
  "auth.undo.done":
    "変更を取り消しました。続いて新しいパスワードを設定してください。コードは元に戻った連絡先に届きます。",
});
