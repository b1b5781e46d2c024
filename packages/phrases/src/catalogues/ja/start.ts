import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "取引の準備",
  "start.text":
    "各ステップは一度だけで済みます。完了した内容は保存されるため、いつでも中断して別の端末で続けられます。",
  "start.left": "残り約{minutes}分",
  "start.minutes": "約{minutes}分",
  "start.now": "今すぐ行う",

  "start.phone.why": "重要な操作を確認するときのSMSコードに使います。",
  "start.email.why": "コードの受け取りと注文のお知らせに使います。",
  "start.kyc.why":
    "取引の双方が支払者を確認できるようにするためです。パスポート、身分証明書、運転免許証のいずれかをご用意ください。",
  "start.agreement.why": "取引の双方に適用されるルールです。",
  "start.agreement.accept": "読んだうえで同意する",
  "start.twoFactor.why":
    "スマートフォンのアプリのコードがあれば、リリースと出金ができるのはご本人だけになります。",
  "start.twoFactor.app":
    "Google Authenticatorなどの認証アプリがスマートフォンに必要です。先にインストールしてください。ボタンを押すとキーが表示され、登録済みの連絡先にコードが送信されます。",

  "start.order.title": "選択内容は保存されています",
  "start.order.text":
    "すべて完了すると、同じ金額と支払い方法のまま広告に戻ります。注文はまだ確定していないため、それまでに価格が変わることがあります。",
  "start.order.view": "広告を見る",

  "start.meanwhile": "審査中にできること",
  "start.meanwhile.market": "広告と価格を見る",
  "start.meanwhile.help": "取引の保護の仕組みを読む",
  "start.meanwhile.reach": "お知らせの受け取り方を選ぶ",
  "start.meanwhile.phishing": "メール用のフィッシング対策コードを決める",

  "start.done.title": "取引を始められます",
  "start.done.text": "取引に必要な設定はすべて完了しました。",
  "start.done.order": "注文に進む",
  "start.done.market": "広告を見る",
  "start.done.back": "元のページに戻る",
  "start.done.toOrder": "設定が完了しました。注文内容を確認して確定してください。",
});
