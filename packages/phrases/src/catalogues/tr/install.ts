import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "Kripto paralar emanette tutulurken kişiden kişiye kripto alıp satın.",
  "install.offline.title": "Bağlantı yok",
  "install.offline.text":
    "Parley’e ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin. Açık emirlerin süreleri işlemeye devam eder.",
  "install.offline.retry": "Tekrar dene",
  "install.push.title": "Anlık bildirimler",
  "install.push.text":
    "Emirlerinizle ilgili haberler Parley kapalıyken de bu cihaza gelir. Kilit ekranında tutar ve ad gösterilmez.",
  "install.push.switch": "Bu cihaz",
  "install.push.switch.text": "Emirler ve itirazlar",
  "install.push.unsupported": "Bu tarayıcı anlık bildirimleri desteklemiyor.",
  "install.push.homeScreen":
    "iPhone ve iPad’de önce Parley’i ana ekrana ekleyin: Paylaş’a, ardından “Ana Ekrana Ekle”ye dokunun ve Parley’i oradan açın.",
  "install.push.blocked":
    "Tarayıcınız bu sitenin bildirimlerini engelliyor. Tarayıcının site ayarlarından izin verin, ardından buradan açın.",
  "install.push.refused": "Tarayıcıya bildirim gösterme izni verilmedi.",
  "install.push.isOn": "Bu cihaz artık anlık bildirim alıyor.",
  "install.push.isOff": "Bu cihaz artık anlık bildirim almıyor.",
  "install.push.failed": "Anlık bildirimler açılamadı. Lütfen daha sonra tekrar deneyin.",
  "install.sound.title": "Yeni emirler",
  "install.sound.switch": "Yeni emir sesi",
  "install.sound.text": "Bu cihazda, Parley açıkken",
});
