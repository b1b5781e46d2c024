import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "本文へスキップ",
  "shell.home": "Parleyのホームページ",
  "shell.nav": "メインメニュー",
  "shell.nav.buy": "購入",
  "shell.nav.sell": "売却",
  "shell.nav.express": "エクスプレス",
  "shell.nav.wallet": "ウォレット",
  "shell.language": "言語",
  "shell.theme.dark": "ダークモードに切り替え",
  "shell.theme.light": "ライトモードに切り替え",

  "shell.account": "アカウント",
  "shell.account.logIn": "ログイン",
  "shell.account.register": "新規登録",
  "shell.account.copyUid": "UIDをコピー",
  "shell.account.copied": "コピーしました",
  "shell.account.security": "セキュリティ",
  "shell.account.kyc": "本人確認",
  "shell.account.offers": "自分の広告",
  "shell.account.payment": "支払い方法",
  "shell.account.subUsers": "サブアカウント",
  "shell.account.settings": "設定",
  "shell.account.logOut": "ログアウト",
  "shell.account.loggedOut": "ログアウトしました。",
  "shell.account.sessionEnded": "セッションが終了しました。もう一度ログインしてください。",

  "shell.footer.trade": "取引",
  "shell.footer.buy": "暗号資産を購入",
  "shell.footer.sell": "暗号資産を売却",
  "shell.footer.hkpay": "HKD で取引",
  "shell.footer.agreement": "P2Pサービス利用規約",
  "shell.footer.developers": "開発者向け",
  "shell.footer.apiDocs": "APIドキュメント",
  "shell.footer.openApi": "OpenAPI定義ファイル",
  "shell.footer.risk":
    "暗号資産の価格は、短時間で大きく変動することがあります。失っても生活に支障のない範囲で取引してください。",
  "shell.footer.licence": "Parleyはオープンソースソフトウェアです。",

  "shell.error.notFound": "ページが見つかりません",
  "shell.error.notFoundRoute": "ページが見つかりません",
  "shell.error.atPath": "{message}：{path}",
  "shell.error.notFoundText":
    "このアドレスにはページがありません。入力に誤りがあるか、ページが移動した可能性があります。",
  "shell.error.internal": "サーバー内部エラー",
  "shell.error.internalText":
    "システムに問題が発生しました。お客様のコインと注文に影響はありません。しばらくしてからもう一度お試しください。",
  "shell.error.home": "ホームへ戻る",
  "shell.error.retry": "再試行",
  "shell.error.network": "ネットワークエラー",
  "shell.error.requestFailed": "リクエストに失敗しました。もう一度お試しください",
  "shell.error.requestFailedRetry": "リクエストに失敗しました。もう一度お試しください",
  "shell.error.newVersion": "新しいバージョンがあります。ページを再読み込みしてください。",
  "shell.error.noMatchingData": "該当するデータがありません",

  "shell.refresh": "再読み込み",
  "shell.dismiss": "閉じる",
  "shell.toasts": "メッセージ",
  "shell.offline": "オフラインです。表示内容が最新でない可能性があります。",
});
