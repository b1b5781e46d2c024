import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "コインをエスクローに預けたまま、個人間で暗号資産を売買できます。",
  "install.offline.title": "接続がありません",
  "install.offline.text":
    "Parleyに接続できません。インターネット接続を確認してください。進行中の注文の制限時間は進み続けます。",
  "install.offline.retry": "再試行",
  "install.push.title": "プッシュ通知",
  "install.push.text":
    "Parleyを閉じていても、注文のお知らせがこの端末に届きます。ロック画面に金額や名前は表示されません。",
  "install.push.switch": "この端末",
  "install.push.switch.text": "注文と異議申し立て",
  "install.push.unsupported": "このブラウザはプッシュ通知に対応していません。",
  "install.push.homeScreen":
    "iPhoneとiPadでは、まずParleyをホーム画面に追加してください。共有をタップし、「ホーム画面に追加」を選び、そこからParleyを開きます。",
  "install.push.blocked":
    "ブラウザがこのサイトの通知をブロックしています。ブラウザのサイト設定で許可してから、ここで有効にしてください。",
  "install.push.refused": "ブラウザに通知の表示が許可されませんでした。",
  "install.push.isOn": "この端末でプッシュ通知を受け取るようになりました。",
  "install.push.isOff": "この端末ではプッシュ通知を受け取らなくなりました。",
  "install.push.failed":
    "プッシュ通知を有効にできませんでした。しばらくしてからもう一度お試しください。",
  "install.sound.title": "新しい注文",
  "install.sound.switch": "新しい注文の音",
  "install.sound.text": "この端末で、Parleyを開いている間",
});
