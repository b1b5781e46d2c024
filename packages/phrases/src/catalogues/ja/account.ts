import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "アカウント",
  "account.nav.security": "セキュリティ",
  "account.nav.kyc": "本人確認",
  "account.nav.subUsers": "サブアカウント",
  "account.nav.api": "APIキー",
  "account.nav.settings": "設定",
  "account.back": "P2Pに戻る",

  "account.subUsers.title": "サブアカウント",
  "account.subUsers.text":
    "お客様のもとで業務を行う方のためのログインです。お客様の確認済みの名義で、それぞれ許可された範囲で取引します。",
  "account.subUsers.count": "{count} / {most}",
  "account.subUsers.create": "サブアカウントを作成",
  "account.subUsers.empty": "サブアカウントはまだありません",
  "account.subUsers.emptyText":
    "サブアカウントを作成すると、パスワードを共有せずに取引を任せられます。",
  "account.subUsers.name": "サブアカウント",
  "account.subUsers.lastSeen": "最終アクセス：{time}",
  "account.subUsers.neverSeen": "まだログインしていません",
  "account.subUsers.permissions": "権限",
  "account.subUsers.permissionsOf": "{name}の権限",
  "account.subUsers.permission.trade": "取引",
  "account.subUsers.permission.payment": "支払い方法",
  "account.subUsers.permission.withdraw": "出金",
  "account.subUsers.useAdminTwoFactor": "自分の認証アプリで認証する",
  "account.subUsers.status": "ステータス",
  "account.subUsers.active": "有効",
  "account.subUsers.frozen": "凍結中",
  "account.subUsers.action": "操作",
  "account.subUsers.freeze": "凍結",
  "account.subUsers.unfreeze": "凍結を解除",
  "account.subUsers.freeze.title": "{name}を凍結しますか？",
  "account.subUsers.freeze.text":
    "このサブアカウントはすべての端末からただちにログアウトされ、凍結を解除するまでログインできません。進行中の注文はそのまま残ります。",
  "account.subUsers.freeze.done": "{name}を凍結しました。",
  "account.subUsers.unfreeze.title": "{name}の凍結を解除しますか？",
  "account.subUsers.unfreeze.text":
    "このサブアカウントは再びログインでき、権限の範囲で操作できるようになります。",
  "account.subUsers.unfreeze.done": "{name}は再びログインできるようになりました。",
  "account.subUsers.cancel": "キャンセル",
  "account.subUsers.close": "閉じる",
  "account.subUsers.saved": "{name}の権限を保存しました。",
  "account.subUsers.notDone.create": "サブアカウントは作成されていません",
  "account.subUsers.notDone.change": "変更は保存されていません",

  "account.subUsers.new.title": "サブアカウントを作成",
  "account.subUsers.new.text":
    "サブアカウントは、このメールアドレスまたは電話番号と、お客様が設定したパスワードでログインし、初回ログイン時にコードで確認します。",
  "account.subUsers.new.whyCodes":
    "サブアカウントはあなたの名義で取引できます。ご本人であることを確認してください。",
  "account.subUsers.new.account": "メールアドレスまたは電話番号",
  "account.subUsers.new.account.hint": "国番号付きの電話番号（例：+81 90 1234 5678）。",
  "account.subUsers.new.username": "ニックネーム",
  "account.subUsers.new.password": "パスワード",
  "account.subUsers.new.password.hint": "8文字以上。安全な方法で伝えてください。",
  "account.subUsers.new.useAdminTwoFactor": "自分の認証アプリで認証する",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "サブアカウントは、自身の認証アプリではなく、お客様の認証アプリのコードが必要になります。",
  "account.subUsers.new.submit": "作成",
  "account.subUsers.new.continue": "次へ",
  "account.subUsers.new.back": "戻る",
  "account.subUsers.new.done": "{name}を作成しました。",
  "account.field.blank": "この項目は必須です。",
  "account.subUsers.problem.password": "8～128文字で入力してください。",

  "account.settings.title": "設定",
  "account.settings.description": "ニックネーム、メッセージの言語、サイトの表示を設定します。",
  "account.settings.profile.title": "プロフィール",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "UIDをコピー",
  "account.settings.uid.copied": "コピーしました",
  "account.settings.uid.failed": "コピーできませんでした",
  "account.settings.username": "ニックネーム",
  "account.settings.username.hint":
    "ほかの利用者に表示される名前です。文字、数字、ドット、ハイフン、アンダースコアを3～30文字で使用できます。",
  "account.settings.username.invalid":
    "文字、数字、ドット、ハイフン、アンダースコアを3～30文字で使用し、先頭は文字または数字にしてください。",
  "account.settings.username.next": "次に名前を変更できるのは {time} 以降です。",
  "account.settings.save": "保存",
  "account.settings.saved": "保存しました。",
  "account.settings.messages.title": "メッセージ",
  "account.settings.language": "メッセージの言語",
  "account.settings.language.hint":
    "お客様へのメールとSMSはこの言語で送信されます。サイトの表示言語は、上部の言語メニューで変更できます。",
  "account.settings.look.title": "外観",
  "account.settings.theme": "カラー",
  "account.settings.theme.system": "システムに合わせる",
  "account.settings.theme.light": "ライト",
  "account.settings.theme.dark": "ダーク",
});
