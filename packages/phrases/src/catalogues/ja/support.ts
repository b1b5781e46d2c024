import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "カスタマーサービスに問い合わせる",
  "support.text":
    "何があったかをお知らせください。カスタマーサービスはすべてのメッセージを確認します。",
  "support.never":
    "パスワードやセキュリティコードは決して送らないでください。カスタマーサービスがお尋ねすることはありません。",
  "support.new": "新しいメッセージ",
  "support.logIn":
    "アカウントをお持ちですか？<link>ログイン</link>すると、アカウントから問い合わせて回答をここで読めます。",
  "support.logInForCase": "お問い合わせを読むには<link>ログイン</link>してください。",

  "support.subject": "どのような内容ですか？",
  "support.subject.choose": "件名を選択",
  "support.subject.account": "アカウントと設定",
  "support.subject.login": "ログインとセキュリティ認証",
  "support.subject.verification": "本人確認",
  "support.subject.order": "注文",
  "support.subject.appeal": "異議申し立て",
  "support.subject.deposit": "入金",
  "support.subject.withdrawal": "出金",
  "support.subject.hold": "アカウントの凍結・保留・制限",
  "support.subject.other": "その他",

  "support.order": "注文",
  "support.order.none": "特定の注文なし",

  "support.message": "メッセージ",
  "support.message.hint": "10〜2,000文字。時刻、金額、アドレスがあると調べやすくなります。",
  "support.message.short": "10文字以上で入力してください。",

  "support.email": "メールアドレス",
  "support.email.hint": "回答はこのアドレスに届きます。ほかの目的には使いません。",
  "support.email.invalid": "有効なメールアドレスを入力してください。",

  "support.send": "送信",
  "support.checking": "ブラウザーを確認しています…",

  "support.notDone.send": "メッセージは送信されていません",
  "support.notDone.reply": "返信は送信されていません",
  "support.notDone.close": "お問い合わせは終了していません",

  "support.sent.title": "カスタマーサービスがメッセージを受け付けました",
  "support.sent.number": "お問い合わせ番号は {number} です。",
  "support.sent.account": "回答はこのページで読めます。届いたらお知らせします。",
  "support.sent.email": "回答は {email} に届きます。",
  "support.sent.view": "お問い合わせを見る",
  "support.sent.another": "別のメッセージを書く",

  "support.cases": "お問い合わせ一覧",
  "support.cases.none": "カスタマーサービスへのお問い合わせはまだありません。",
  "support.cases.older": "以前のお問い合わせ",
  "support.cases.newer": "新しいお問い合わせ",

  "support.case": "お問い合わせ {number}",
  "support.case.unknown": "このアカウントにそのようなお問い合わせはありません。",

  "support.state.open": "カスタマーサービスの対応待ち",
  "support.state.claimed": "対応中",
  "support.state.answered": "回答済み",
  "support.state.closed": "終了",

  "support.from.you": "あなた",
  "support.from.staff": "カスタマーサービス",

  "support.reply": "返信",
  "support.reply.send": "返信を送信",
  "support.field.blank": "この項目は必須です。",

  "support.close": "お問い合わせを終了",
  "support.close.title": "このお問い合わせを終了しますか？",
  "support.close.text": "以後は書き込めません。新しいお問い合わせはいつでもできます。",
  "support.close.keep": "終了しない",
  "support.closed": "このお問い合わせは終了しました。",
});
