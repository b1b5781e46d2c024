import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Parleyによる保護の仕組み",
  "help.protection.lead":
    "取引中のコインの扱い、Parleyの不正対策、そしてご自身で行っていただきたいことをまとめました。",
  "help.contents": "このページの内容",

  "help.protection.escrow.title": "コインはエスクローで保管されます",
  "help.protection.escrow.1":
    "注文が作成されると、売り手のコインは残高から出てエスクローで保管されます。注文が終わるまで、どちらも使えません。",
  "help.protection.escrow.2":
    "買い手は売り手に直接支払います。Parleyがこのお金を受け取ることはありません。",
  "help.protection.escrow.3":
    "支払い済みになった後は、期限切れでコインが戻ることはありません。売り手がリリースしたとき、双方が合意したとき、カスタマーサービスが判断したときにのみ動きます。",

  "help.protection.release.title": "入金を確認してからリリースする",
  "help.protection.release.1":
    "ご自身の銀行口座や決済アカウントで全額を確認してください。買い手のスクリーンショット、メッセージ、メールは証拠になりません。",
  "help.protection.release.2":
    "リリースにはセキュリティコードが必要で、取り消せません。リリースしたコインは取り戻せません。",
  "help.protection.release.3":
    "買い手は支払い元口座の名義と末尾4文字を申告します。本人確認済みの氏名と異なる場合、売り手に警告が表示されます。",

  "help.protection.codes.title": "コードは1回限り",
  "help.protection.codes.1":
    "セキュリティコードは1回、1つの目的に、数分間だけ有効です。認証アプリの使用済みコードは、ほかの操作でも使えません。",
  "help.protection.codes.2":
    "リリースと出金のコードは暗号化され、確認した内容に結び付けて送信されます。途中で読み取られたり、別の用途に使われたりすることはありません。",

  "help.protection.account.title": "アカウントの変更",
  "help.protection.account.1":
    "新しいメールアドレスや電話番号は、24時間はログインやパスワードの再設定に使えません。ほかの連絡先には、変更を取り消すリンク付きのメッセージが届きます。",
  "help.protection.account.2":
    "パスワードの再設定、メールアドレスや電話番号の削除・変更、認証アプリの無効化の後、24時間は出金できません。処理待ちの出金はウォレットに戻ります。",
  "help.protection.account.3":
    "ログイン中の端末は「アカウントセキュリティ」で確認し、ログアウトできます。30日間使われていないログインは自動的に終了します。",

  "help.protection.limits.title": "新規アカウントの制限",
  "help.protection.limits.1":
    "新しいアカウントが同時に持てる注文は、件数も金額も限られます。完了した取引と取引相手が増えるにつれて上限が上がります。",
  "help.protection.limits.2":
    "制限、取引禁止、凍結は、サブユーザーを含め、同じ人のすべてのアカウントに適用されます。",
  "help.protection.limits.3":
    "開設から30日未満のアカウントが購入したコイン、または取り消し可能な支払い方法で購入したコインは、24時間後から売却・出金できます。注文フォームで購入前にお知らせします。",

  "help.protection.appeals.title": "問題が起きたとき",
  "help.protection.appeals.1":
    "買い手が支払い済みにしたのに通常の時間内に入金がない場合、売り手は報告できます。買い手は60分以内に証拠を求められます。",
  "help.protection.appeals.2":
    "どちらも異議申し立てができます。コインはエスクローに残り、カスタマーサービスが注文、チャット、双方の証拠を確認します。",
  "help.protection.appeals.3":
    "判断は、双方に通知してから2時間後に効力を持ちます。それまでに、どちらも1回だけ別の担当者による再確認を求められます。",

  "help.protection.staff.title": "誰が判断するか",
  "help.protection.staff.1":
    "スタッフは取引できません。また、自分のアカウントや、連絡先・端末・支払い口座を共有するアカウントの案件を判断することはできません。",
  "help.protection.staff.2":
    "高額の案件には、別のスタッフの承認が必要です。スタッフの操作はすべて記録され、変更できません。",

  "help.protection.names.title": "名前とメッセージ",
  "help.protection.names.1":
    "ほかのユーザーやParleyを装うニックネームは登録できません。変更は30日に1回までで、以前の名前は90日間表示されます。",
  "help.protection.names.2":
    "チャット内のリンク、電話番号、口座番号には警告が表示されます。注文に表示された口座にのみお支払いください。",

  "help.protection.never.title": "Parleyが決して求めないこと",
  "help.protection.never.1":
    "Parleyがパスワードやセキュリティコードを尋ねることは、チャットでも電話でもメールでも決してありません。",
  "help.protection.never.2":
    "早めのリリース、別の口座への支払い、サイト外でのやり取りをParleyが求めることは決してありません。",

  "help.protection.you.title": "ご自身で行っていただきたいこと",
  "help.protection.you.1":
    "必ずご本人名義の口座から注文どおりの金額を支払い、口座からお金が出た後に支払い済みにしてください。",
  "help.protection.you.2":
    "やり取りは注文のチャットで行ってください。ほかの場所での約束は保護されません。",
  "help.protection.you.3":
    "認証アプリまたはパスキーとフィッシング対策コードを設定し、ログイン前にサイトのアドレスを確認してください。",
  "help.protection.you.4":
    "迷ったらリリースせず、支払い後のキャンセルもしないでください。異議申し立てをご利用ください。",
});
