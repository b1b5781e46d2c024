import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley：P2Pで暗号資産を売買",
  "home.meta.description":
    "ほかのユーザーの広告から、お使いの通貨で暗号資産を購入・売却できます。支払いが確認されるまで、コインはParleyがエスクローで保管します。",

  "home.hero.title": "暗号資産を、ユーザー同士で直接売買",
  "home.hero.text":
    "広告を選び、いつもの方法で支払えば、コインが届きます。注文した瞬間からParleyがコインをエスクローで保管するため、初めての相手とも安心して取引できます。",
  "home.hero.buy": "暗号資産を購入",
  "home.hero.sell": "暗号資産を売却",

  "home.express.title": "エクスプレス：金額に最適な広告",
  "home.express.side": "購入または売却",
  "home.express.amount": "金額",
  "home.express.find": "最良の広告を探す",
  "home.express.youGet": "受取額の目安：{amount}",
  "home.express.youGive": "売却数量の目安：{amount}",
  "home.express.price": "最良価格：{price}",
  "home.express.none":
    "この金額に合う広告は現在ありません。エクスプレスで最も近いものを確認できます。",

  "home.prices.title": "主要マーケットの価格",
  "home.prices.currency": "通貨",
  "home.prices.show": "価格を表示",
  "home.prices.coin": "コイン",
  "home.prices.price": "参考価格",
  "home.prices.bestBuy": "最良の購入価格",
  "home.prices.bestSell": "最良の売却価格",
  "home.prices.offers": "広告：{count}",
  "home.prices.noOffers": "広告なし",
  "home.prices.buy": "購入",
  "home.prices.sell": "売却",
  "home.prices.buyCoin": "{coin}を購入",
  "home.prices.sellCoin": "{coin}を売却",
  "home.prices.asOf": "最終更新：{time}",
  "home.prices.stale": "価格の更新が遅れています",
  "home.prices.note":
    "参考価格は複数の情報源の中央値です。実際の価格は、これをもとに広告主がそれぞれ設定します。",
  "home.prices.unavailable": "現在、価格を表示できません。",

  "home.facts.title": "数字で見るParley",
  "home.facts.trades": "完了した取引",
  "home.facts.release": "支払いからリリースまで（中央値）",
  "home.facts.escrow": "現在エスクロー中のコインの価値",
  "home.facts.coins": "取扱コイン",
  "home.facts.currencies": "対応通貨",
  "home.facts.methods": "支払い方法",
  "home.facts.languages": "対応言語",
  "home.facts.fee": "テイカー手数料（広告主は無料）",

  "home.steps.title": "取引の流れ",
  "home.steps.order.title": "注文する",
  "home.steps.order.text":
    "広告を選び、金額を入力して注文します。その時点から、売り手のコインはParleyが保管します。",
  "home.steps.pay.title": "売り手に支払う",
  "home.steps.pay.text":
    "支払い期限内に、指定の支払い方法で送金し、「支払い済み」を押してください。",
  "home.steps.confirm.title": "売り手が入金を確認",
  "home.steps.confirm.text": "売り手が口座を確認し、「入金を確認してリリース」を押します。",
  "home.steps.transfer.title": "資産の移転",
  "home.steps.transfer.text": "システムがエスクローを解除し、コインを買い手に移転します。",
  "home.steps.done.title": "完了",
  "home.steps.done.text":
    "コインが買い手のウォレットに入ります。途中で問題が起きた場合は、どちらからでも異議申し立てができます。",

  "home.safety.title": "買い手も売り手も安心",
  "home.safety.escrow.title": "最初からエスクローで保護",
  "home.safety.escrow.text":
    "表示されている数量は、実際に確保されたものです。広告の公開時に取り分けられ、注文の進行中はエスクローで保管されます。",
  "home.safety.identity.title": "取引相手は本人確認済み",
  "home.safety.identity.text":
    "取引するユーザーは全員、本人確認と電話番号・メールアドレスの認証を済ませています。支払人の名義は、登録名と一致している必要があります。",
  "home.safety.appeal.title": "困ったときの相談先",
  "home.safety.appeal.text":
    "代金や暗号資産が届かないときは、異議申し立てができます。カスタマーサービスの判断が出るまで、コインはエスクローに保管されます。",
  "home.safety.clear.title": "次に何が起こるか、いつでも明確",
  "home.safety.clear.text":
    "進行中の注文には、誰も操作しなかった場合に、いつ、誰の資金がどうなるかが必ず表示されます。",

  "home.rules.title": "資金を守る3つのルール",
  "home.rules.own": "必ずご自身の登録名と同じ名義の口座から支払ってください。",
  "home.rules.remark": "銀行振込の備考欄に、暗号資産やParleyに関することを書かないでください。",
  "home.rules.private":
    "取引はプラットフォーム内で行ってください。広告主とプラットフォーム外で直接取引した場合、エスクローの保護は受けられません。",

  "home.start.title": "初めての取引の前に必要なこと",
  "home.start.phone": "電話番号の認証",
  "home.start.email": "メールアドレスの認証",
  "home.start.kyc": "本人確認（KYC）の完了",
  "home.start.agreement": "P2Pサービス利用規約への同意",
  "home.start.twoFactor": "二要素認証（2FA）の設定",

  "home.questions.title": "よくある質問",
  "home.questions.fee.question": "取引手数料はいくらですか？",
  "home.questions.fee.answer":
    "広告を選んで注文した側（テイカー）に、取引数量の{rate}の手数料がかかり、受取額から差し引かれます。広告主の手数料は無料です。銀行や決済サービスの手数料が別途かかる場合があります。",
  "home.questions.time.question": "取引にはどれくらい時間がかかりますか？",
  "home.questions.time.answer":
    "支払い期限は、広告ごとに分単位で表示されています。多くの売り手は、入金から数分以内にコインをリリースします。",
  "home.questions.unpaid.question": "買い手が支払わなかったらどうなりますか？",
  "home.questions.unpaid.answer":
    "支払い期限を過ぎると注文は自動的にキャンセルされ、コインは売り手に戻ります。",
  "home.questions.unreleased.question":
    "支払ったのに、売り手がコインをリリースしてくれません。どうすればよいですか？",
  "home.questions.unreleased.answer":
    "注文はキャンセルしないでください。支払いの証明を添えて異議申し立てを行ってください。判断が出るまで、コインはエスクローに保管されます。",
  "home.questions.price.question": "価格は誰が決めますか？",
  "home.questions.price.answer":
    "広告主です。固定価格か、市場に連動する価格を選べます。参考価格から大きく離れた価格は設定できません。",
});
