import type en from "../en/kyc.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "kyc.title": "本人確認",
  "kyc.text":
    "本人確認は一度だけ行います。書類は暗号化して保存され、審査を担当するスタッフのみが閲覧できます。",

  "kyc.status": "ステータス",
  "kyc.status.none": "未確認",
  "kyc.status.pending": "審査中",
  "kyc.status.approved": "確認済み",
  "kyc.status.rejected": "未承認",
  "kyc.account": "確認済みの区分",
  "kyc.name": "氏名",
  "kyc.submittedAt": "提出日時",
  "kyc.decidedAt": "決定日時",
  "kyc.pending.title": "書類を審査しています",
  "kyc.pending.text":
    "通常は1営業日以内に完了します。結果が決まり次第お知らせし、このページにも自動で表示されます。",
  "kyc.approved.title": "本人確認が完了しました",
  "kyc.approved.text":
    "お支払いは、この名義の口座から行ってください。名義が変わった場合は、カスタマーサービスにご連絡ください。",
  "kyc.rejected.title": "本人確認が承認されませんでした",
  "kyc.rejected.text": "不足していた点を修正して、もう一度提出してください。",
  "kyc.rejected.again": "再提出する",
  "kyc.continue": "P2Pへ進む",
  "kyc.inherited.title": "本人確認はマスターアカウントに準じます",
  "kyc.inherited.text":
    "マスターアカウントの名義で取引します。提出や変更ができるのはマスターアカウントのみです。",

  "kyc.steps": "本人確認の手順",
  "kyc.step.type": "アカウント種別",
  "kyc.step.details": "詳細",
  "kyc.step.documents": "書類",
  "kyc.step.review": "確認",
  "kyc.step.done": "（完了）",
  "kyc.back": "戻る",
  "kyc.next": "次へ",
  "kyc.submit": "審査に提出",
  "kyc.submitted": "情報を提出しました。",
  "kyc.loading": "フォームを読み込んでいます。",

  "kyc.type": "どなたのアカウントですか？",
  "kyc.type.individual": "個人",
  "kyc.type.individual.hint":
    "ご自身のために取引します。パスポート、身分証明書または運転免許証と、セルフィーが必要です。",
  "kyc.type.company": "法人",
  "kyc.type.company.hint":
    "登記された法人のために取引します。登記書類と代表者の身分証明書が必要です。",

  "kyc.realName": "氏名",
  "kyc.realName.hint": "書類に記載されたとおりに、姓名をすべて入力してください。",
  "kyc.birthDate": "生年月日",
  "kyc.country": "書類の発行国",
  "kyc.country.company": "登記国",
  "kyc.country.placeholder": "国を選択",
  "kyc.country.search": "国を検索",
  "kyc.country.empty": "該当するデータがありません",
  "kyc.documentType": "書類",
  "kyc.documentType.passport": "パスポート",
  "kyc.documentType.idCard": "身分証明書",
  "kyc.documentType.drivingLicence": "運転免許証",
  "kyc.documentNumber": "書類番号",
  "kyc.companyName": "会社名",
  "kyc.companyName.hint": "登記どおりに、法人格を含めて入力してください。",
  "kyc.registrationNumber": "登記番号",
  "kyc.representativeName": "権限のある代表者",
  "kyc.representativeName.hint": "会社を代表して行動する方の氏名（書類に記載のとおり）。",

  "kyc.file.front.passport": "顔写真のページ",
  "kyc.file.front": "表面",
  "kyc.file.back": "裏面",
  "kyc.file.selfie": "書類を持ったセルフィー",
  "kyc.file.registration": "登記証明書",
  "kyc.file.representative": "代表者の身分証明書",
  "kyc.file.owners": "所有者一覧（任意）",
  "kyc.file.mandate": "委任状（任意）",
  "kyc.file.hint":
    "JPG、PNG、PDF、10 MBまで。四隅がすべて写り、隠れた部分がないようにしてください。",
  "kyc.file.selfie.hint":
    "JPGまたはPNG、10 MBまで。お顔と顔写真のページの両方がはっきり見えるようにしてください。",
  "kyc.file.choose": "ファイルを選択",
  "kyc.file.drop": "またはここにドロップ",
  "kyc.file.remove": "ファイルを削除",
  "kyc.file.progress": "アップロードの進行状況",
  "kyc.file.uploading": "すべてのファイルのアップロードが終わるまでお待ちください。",
  "kyc.file.tooLarge": "10 MB未満のファイルを選択してください。",
  "kyc.file.wrongType": "アップロードに失敗しました。対応形式はJPG、PNG、PDFのみです。",
  "kyc.file.wrongImage": "アップロードに失敗しました。対応する画像形式はJPGとPNGのみです。",
  "kyc.file.failed": "アップロードに失敗しました。",

  "kyc.problem.blank": "この項目は必須です。",
  "kyc.problem.missing": "この書類をアップロードしてください。",
  "kyc.problem.tooYoung": "18歳以上である必要があります。",
  "kyc.problem.realName": "書類のとおりに、氏名を文字で入力してください。",
  "kyc.problem.birthDate": "生年月日を入力してください。",
  "kyc.problem.country": "国を選択してください。",
  "kyc.problem.documentNumber": "書類に記載された番号を入力してください。",
  "kyc.problem.companyName": "登記どおりの名称を入力してください。",
  "kyc.problem.registrationNumber": "登記どおりの番号を入力してください。",
  "kyc.problem.representativeName": "書類のとおりに、氏名を文字で入力してください。",
  "kyc.problem.file": "このファイルをもう一度アップロードしてください。",

  "kyc.review.text": "すべての内容が書類のとおりであることをご確認ください。",
  "kyc.review.edit": "{section}を編集",
  "kyc.review.confirm":
    "提出することで、内容が真実であり、書類が本物であることを確認したものとみなされます。",
});
