import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "通知",
  "notification.description": "注文、アカウント、コインに関するお知らせです。",
  "notification.empty": "通知はまだありません",
  "notification.emptyText": "注文やアカウントのお知らせがここに表示されます。",
  "notification.allRead": "すべて既読です。",
  "notification.markAll": "すべて既読にする",
  "notification.viewAll": "すべて見る",
  "notification.unread": "未読",
  "notification.unreadOne": "未読",
  "notification.more": "さらに表示",
  "notification.filter": "表示",
  "notification.filter.all": "すべて",
  "notification.group.orders": "注文",
  "notification.group.appeals": "異議申し立て",
  "notification.group.account": "アカウント",
  "notification.group.wallet": "ウォレット",
  "notification.group.security": "セキュリティ",
  "notification.settings": "メール通知",
  "notification.settings.text":
    "このページにはすべて表示されます。メールでも受け取るものを選んでください。",
  "notification.settings.orders": "新しい注文、支払い、リリース、キャンセル、リマインダー",
  "notification.settings.appeals": "異議申し立ての開始・取り下げ・解決、証拠の追加、分割の提案",
  "notification.settings.account": "本人確認とサブアカウント",
  "notification.settings.wallet": "入金と出金",
  "notification.settings.security": "新しい端末からのログインとセキュリティの変更",
  "notification.settings.always": "常にオン",
  "notification.settings.saved": "設定を保存しました。",
  "notification.failed": "通知を読み込めませんでした。",
  "notification.retry": "再試行",
});
