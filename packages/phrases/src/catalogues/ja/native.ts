import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "P2Pのページ",
  "native.nav.market": "取引",
  "native.nav.orders": "注文",
  "native.nav.offers": "自分の広告",
  "native.nav.payment": "支払い方法",
  "native.nav.account": "設定",
  "native.login.title": "ログイン",
  "native.login.text": "続けるにはアプリでログインしてください。",
  "native.login.button": "ログイン",
  "native.login.failed": "アプリでログインできませんでした。もう一度お試しください。",
  "native.logOut": "ログアウト",
  "native.outdated": "この操作には新しいバージョンのアプリが必要です。",
  "native.update": "アップデート",
  "native.picture.save": "画像を保存",
  "native.picture.saved": "画像を保存しました。",
  "native.picture.failed": "画像を保存できませんでした。",
  "native.community.text": "ほかのユーザーが答えを知っているかもしれません。",
  "native.community.open": "コミュニティで質問",
});
