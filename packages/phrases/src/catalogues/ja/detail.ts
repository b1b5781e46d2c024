import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "P2Pに戻る",
  "detail.buyTitle": "{fiat}で{token}を購入",
  "detail.sellTitle": "{token}を{fiat}で売却",
  "detail.description": "Parleyの広告の価格、限度額、広告主を確認できます。",
  "detail.facts": "広告",
  "detail.floating": "参考価格に連動",
  "detail.fixed": "固定価格",
  "detail.conditions": "取引条件",
  "detail.condition.kyc": "本人確認済み",
  "detail.condition.trades": "{count, plural, other {完了した取引が#件以上}}",
  "detail.condition.completion": "完了率{rate}以上",
  "detail.condition.days": "{count, plural, other {登録から#日以上}}",
  "detail.condition.firstCap": "初回の注文は{amount}まで",
  "detail.changed": "広告主がこの広告を変更しました。現在の内容を表示しています。",
  "detail.opensAt": "{time}に再開します。",
  "detail.reason.marketDisabled": "このマーケットは現在停止中です。",
  "detail.reason.offerNotOnline": "広告主がこの広告の掲載を停止しました。",
  "detail.reason.offerOutsideHours": "この広告は取引時間外です。",
  "detail.reason.offerOfOwnGroup": "ご自身のアカウントの広告です。",
  "detail.reason.traderBlocked": "この広告主とは取引できません。",
  "detail.reason.conditionKyc": "広告主は本人確認済みの方とのみ取引します。",
  "detail.reason.conditionTrades": "完了した取引数が、広告主の条件を満たしていません。",
  "detail.reason.conditionCompletion": "完了率が、広告主の条件を満たしていません。",
  "detail.reason.conditionRegistered": "登録からの日数が、広告主の条件を満たしていません。",
  "detail.reason.ratesStale":
    "この広告の最新価格がありません。しばらくしてからもう一度お試しください。",
  "detail.reason.offerHidden": "この広告は現在取引できません。",
  "detail.reason.openOrdersLimit":
    "現在開ける注文数の上限に達しています。先にいずれかを完了してください。",
  "detail.reason.offerOrdersLimit":
    "この広告で開ける注文数の上限に達しています。先に1件を完了するか、別の広告をお選びください。",
  "detail.reason.openWorthLimit":
    "進行中の購入が上限に達しています。先にいずれかを完了してください。",
  "detail.reason.cancelLimit": "過去24時間にキャンセルした注文が多すぎます。",
  "detail.reason.advertiserLimit": "広告主は現在これ以上注文を受けられません。",
  "detail.reason.staffMayNotTrade": "スタッフのアカウントでは取引できません。",
  "detail.form.amountOutsideLimit":
    "広告主の条件に合うよう、暗号資産の数量を < {amount} {token} に調整してください。",
  "detail.form.amountBelowLimit":
    "広告主の条件に合うよう、暗号資産の数量を > {amount} {token} に調整してください。",
  "detail.form.fiatAtLeast": "この広告主は{amount}以上の注文を受け付けています。",
  "detail.form.fiatAtMost": "この広告主は{amount}以下の注文を受け付けています。",
  "detail.form.overLimit": "進行中の購入の上限により、この注文に使えるのは約{amount}です。",
  "detail.form.title": "注文内容",
  "detail.form.max": "最大",
  "detail.form.balance": "残高：{amount}",
  "detail.form.transfer": "{token}を現物ウォレットへ振替",
  "detail.form.notEnough": "現物ウォレットの{token}が不足しています。",
  "detail.fresh.note": "購入直後の数量：{amount}。{time}から出金・売却できます。",
  "detail.fresh.newAccount":
    "アカウント開設から30日未満のため、購入したコインは注文完了の24時間後から出金・売却できます。",
  "detail.fresh.reversible":
    "この支払い方法は後から取り消される可能性があるため、購入したコインは注文完了の24時間後から出金・売却できます。",
  "detail.form.tooSmall": "入力した値が小さすぎます。",
  "detail.form.limits": "限度額：{limits}",
  "detail.message": "取引相手へのメッセージ",
});
