import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "支払い方法",
  "payment.text": "法定通貨を受け取る口座です。お客様と注文のある取引相手にのみ表示されます。",
  "payment.count": "{count} / {most}",
  "payment.empty": "支払い方法はまだ追加されていません。",
  "payment.emptyText":
    "買い手からの支払いを受け取る口座を追加してください。ご本人名義の口座に限ります。",
  "payment.add": "支払い方法を追加",
  "payment.backToP2P": "P2Pに戻る",
  "payment.backToOffer": "広告に戻る",
  "payment.cancel": "キャンセル",
  "payment.close": "閉じる",
  "payment.notAllowed":
    "お使いのアカウントでは支払い方法を管理できません。サブアカウントの方は、マスターアカウントにご相談ください。",
  "payment.full": "支払い方法の登録数が上限に達しています。先にいずれかを削除してください。",
  "payment.kyc.title": "先に本人確認を完了してください",
  "payment.kyc.text":
    "支払い方法の名義は本人確認で認証された氏名と一致している必要があるため、先に本人確認が必要です。",
  "payment.kyc.action": "本人確認へ進む",

  "payment.group.bank": "銀行振込",
  "payment.group.instant": "即時決済",
  "payment.group.wallet": "電子ウォレット",
  "payment.group.mobileMoney": "モバイルマネー",
  "payment.group.card": "カード",
  "payment.group.cash": "現金",
  "payment.group.giftCard": "ギフトカード",

  "payment.show": "詳細を表示",
  "payment.hide": "詳細を非表示",
  "payment.copy": "{label}をコピー",
  "payment.copied": "コピーしました",
  "payment.picture": "{method}の画像",
  "payment.picture.enlarge": "{method}の画像を拡大",
  "payment.addedAt": "追加日：{time}",

  "payment.remove": "削除",
  "payment.remove.title": "この支払い方法を削除しますか？",
  "payment.remove.text":
    "{method}、{account}：今後、広告や注文で選択できなくなります。この口座に支払い済みの注文には影響しません。",
  "payment.removed": "支払い方法を削除しました。",
  "payment.notDone.add": "支払い方法は追加されていません",
  "payment.edit.title": "支払い方法を編集",
  "payment.edit.text": "今後、広告には変更後の内容が使われます。既存の注文の表示は変わりません。",
  "payment.edit.done": "支払い方法を変更しました。",
  "payment.notDone.edit": "支払い方法は変更されていません",
  "payment.edit": "編集",
  "payment.edit.submit": "変更を保存",
  "payment.notDone.remove": "支払い方法は削除されていません",

  "payment.new.text":
    "受け取り方法を選び、銀行またはサービス提供元の表記どおりに情報を入力してください。",
  "payment.new.loading": "支払い方法を読み込み中",
  "payment.new.failed": "支払い方法を読み込めませんでした。",
  "payment.new.retry": "再試行",
  "payment.new.submit": "支払い方法を追加",
  "payment.new.done": "支払い方法を追加しました。",
  "payment.new.uploading": "画像のアップロードが完了するまでお待ちください。",
  "payment.currency": "通貨",
  "payment.currency.any": "すべての通貨",
  "payment.currency.search": "通貨を検索",
  "payment.country": "国または地域",
  "payment.country.any": "すべての国と地域",
  "payment.country.search": "国または地域を検索",
  "payment.method": "支払い方法",
  "payment.method.choose": "支払い方法を選択",
  "payment.method.search": "支払い方法を検索",

  "payment.field.account": "カード番号または口座",
  "payment.field.receiverName": "受取人名",
  "payment.field.receiverName.hint":
    "本人確認で認証された氏名です。他人名義の口座は利用できません。",
  "payment.field.image": "画像",
  "payment.field.optional": "任意",
  "payment.field.choose": "選択してください",
  "payment.field.required": "この項目は必須です。",
  "payment.field.invalid": "形式が正しくありません。ご確認ください。",
  "payment.field.checkFailed":
    "チェックディジットが一致しません。番号を銀行の情報と照らし合わせてください。",
  "payment.field.tooShort": "短すぎます。最小文字数：{count}。",
  "payment.field.tooLong": "長すぎます。最大文字数：{count}。",
  "payment.field.otherHolder": "受取人名は本人確認で認証された氏名と一致している必要があります。",
  "payment.image.hint":
    "PNG、JPG、JPEG形式、3MB未満。支払う方が読み取れる、口座のQRコードなどの画像です。",
  "payment.image.choose": "画像を選択",
  "payment.image.drop": "またはここにドロップ",
  "payment.image.remove": "画像を削除",
  "payment.image.progress": "アップロードの進行状況",
  "payment.image.failed": "アップロードに失敗しました。",
  "payment.image.wrongType":
    "アップロードに失敗しました。対応している画像形式はPNG、JPG、JPEGのみです。",
  "payment.image.tooLarge": "アップロードに失敗しました。3MB未満の画像のみ対応しています。",
});
