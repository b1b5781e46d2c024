import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "本文へスキップ",

  "shell.account.loggedOut": "ログアウトしました。",
  "shell.account.sessionEnded": "セッションが終了しました。もう一度ログインしてください。",

  "shell.protection": "Parleyによる保護の仕組み",
  "shell.contact": "カスタマーサービスに問い合わせる",

  "shell.error.notFound": "ページが見つかりません",
  "shell.error.notFoundRoute": "ページが見つかりません",
  "shell.error.atPath": "{message}：{path}",
  "shell.error.notFoundText":
    "このアドレスにはページがありません。入力に誤りがあるか、ページが移動した可能性があります。",
  "shell.error.internal": "サーバー内部エラー",
  "shell.error.internalText":
    "システムに問題が発生しました。お客様のコインと注文に影響はありません。しばらくしてからもう一度お試しください。",
  "shell.error.notAllowed": "アクセスできません",
  "shell.error.notAllowedText": "お使いのアカウントでは、このページを表示できません。",
  "shell.error.limited": "リクエストが多すぎます",
  "shell.error.limitedText":
    "お客様またはお使いのネットワークからのリクエストが多すぎます。1分ほど待ってからもう一度お試しください。",
  "shell.error.busy": "サービスをご利用いただけません",
  "shell.error.busyText":
    "現在サイトが大変混み合っています。お客様のコインと注文に影響はありません。しばらくしてからもう一度お試しください。",
  "shell.error.accountGroup": "アカウントグループを確認できません。もう一度ログインしてください。",
  "shell.error.home": "ホームへ戻る",
  "shell.error.retry": "再試行",
  "shell.notDone.unknown": "まだ確認できていません",
  "shell.notDone.text":
    "サーバーで確認できていません。接続を確かめて、ここでもう一度お試しください。二重に実行されることはありません。",
  "shell.notDone.retry": "もう一度試す",
  "shell.notDone.change": "変更は保存されていません",

  "shell.amount.question": "どちらの数量ですか？",
  "shell.amount.notAmount": "数量として読み取れません。",
  "shell.amount.decimals": "小数点以下は{most}桁までです。",
  "shell.amount.check": "数量をご確認ください。",
  "shell.error.network": "ネットワークエラー",
  "shell.error.requestFailed": "リクエストに失敗しました。もう一度お試しください",
  "shell.error.requestFailedRetry": "リクエストに失敗しました。もう一度お試しください",
  "shell.error.newVersion": "新しいバージョンがあります。ページを再読み込みしてください。",
  "shell.error.noMatchingData": "該当するデータがありません",

  "shell.refresh": "再読み込み",
  "shell.dismiss": "閉じる",
  "shell.toasts": "メッセージ",
  "shell.loading": "ページを読み込んでいます",
  "shell.offline": "オフラインです。表示内容が最新でない可能性があります。",

  "shell.join.label": "{label}：{value}",
  "shell.join.list": "{before}、{after}",
  "shell.join.sentences": "{before}{after}",
  "shell.join.aside": "{text}（{aside}）",
  "shell.newOrder.open": "注文を見る",
});
