import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "入力内容に不足または誤りがあります。印の付いた項目をご確認ください。",
  "errors.fieldRequired": "この項目は必須です。",
  "errors.fieldInvalid": "この値は正しくありません。",
  "errors.fieldUnknown": "この項目はここでは使えません。",
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

  "errors.tooManyRequests": "リクエストが多すぎます。しばらくしてからもう一度お試しください。",
  "errors.internal": "システムに問題が発生しました。しばらくしてからもう一度お試しください。",
  "errors.unavailable":
    "現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。",
  "errors.timeout": "応答がありませんでした。もう一度お試しください。",

  "errors.unknownAsset": "このコインは取り扱っていません。",
  "errors.unknownFiat": "この通貨は取り扱っていません。",
  "errors.unknownMarket": "このコインと通貨のマーケットはありません。",
  "errors.ratesStale": "参考価格が最新ではありません。しばらくしてからもう一度お試しください。",
});
