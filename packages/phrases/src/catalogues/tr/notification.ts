import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Bildirimler",
  "notification.description": "Emirleriniz, hesabınız ve kripto paralarınızla ilgili gelişmeler.",
  "notification.empty": "Henüz bildirim yok",
  "notification.emptyText": "Emirleriniz ve hesabınızla ilgili gelişmeler burada görünür.",
  "notification.allRead": "Hepsini okudunuz.",
  "notification.markAll": "Tümünü okundu say",
  "notification.viewAll": "Tümünü gör",
  "notification.unread": "Okunmamış",
  "notification.unreadOne": "Okunmamış",
  "notification.more": "Daha fazla göster",
  "notification.filter": "Göster",
  "notification.filter.all": "Tümü",
  "notification.group.orders": "Emirler",
  "notification.group.appeals": "İtirazlar",
  "notification.group.account": "Hesap",
  "notification.group.wallet": "Cüzdan",
  "notification.group.security": "Güvenlik",
  "notification.settings": "E-posta bildirimleri",
  "notification.settings.text":
    "Bu sayfada hepsi görünür. E-posta ile de almak istediklerinizi seçin.",
  "notification.settings.orders":
    "Yeni emirler, ödemeler, serbest bırakmalar, iptaller ve hatırlatmalar",
  "notification.settings.appeals":
    "Açılan, geri çekilen ve sonuçlanan itirazlar, eklenen kanıtlar, önerilen paylaşımlar",
  "notification.settings.account": "Kimlik doğrulama ve alt hesaplar",
  "notification.settings.wallet": "Yatırma ve çekme",
  "notification.settings.security": "Yeni cihazlardan girişler ve hesap güvenliği değişiklikleri",
  "notification.settings.always": "Her zaman açık",
  "notification.settings.saved": "Seçiminiz kaydedildi.",
  "notification.failed": "Bildirimler yüklenemedi.",
  "notification.retry": "Tekrar dene",
});
