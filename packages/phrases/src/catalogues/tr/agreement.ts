import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "P2P hizmet sözleşmesi",
  "agreement.meta.description":
    "Parley’de işlem kuralları: emanet, ödemeler, iptal, itirazlar, işlem ücretleri, yasak davranışlar, riskler ve verileriniz.",
  "agreement.text":
    "İşlem yapmadan önce lütfen <link>P2P hizmet sözleşmesini</link> okuyup kabul edin.",
  "agreement.version": "Sürüm {version}",
  "agreement.contents": "İçindekiler",
  "agreement.body": "Sözleşme metni",
  "agreement.otherLanguage": "Bu metin henüz dilinizde mevcut değil.",
  "agreement.read": "Sözleşmeyi okudum ve kabul ediyorum.",
  "agreement.required": "İşlem yapmadan önce P2P hizmet sözleşmesi kabul edilmelidir.",
  "agreement.changed": "Siz okurken sözleşme değişti. Lütfen yeni sürümü okuyun.",
  "agreement.accept": "Kabul et",
  "agreement.accepted": "P2P hizmet sözleşmesini kabul ettiniz.",
  "agreement.notDone": "Sözleşme kabul edilmedi",
  "agreement.later": "Şimdi değil",
  "agreement.close": "Kapat",
  "agreement.loading": "Sözleşme yükleniyor.",
  "agreement.failed": "Sözleşme yüklenemedi.",
  "agreement.retry": "Tekrar dene",
});
