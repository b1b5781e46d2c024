import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "İçeriğe geç",

  "shell.account.loggedOut": "Çıkış yaptınız.",
  "shell.account.sessionEnded": "Oturumunuz sona erdi. Lütfen yeniden giriş yapın.",

  "shell.protection": "Parley sizi nasıl korur",
  "shell.contact": "Müşteri hizmetlerine yazın",

  "shell.error.notFound": "Sayfa bulunamadı",
  "shell.error.notFoundRoute": "Sayfa bulunamadı",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Bu adreste bir şey yok. Adres yanlış yazılmış veya sayfa taşınmış olabilir.",
  "shell.error.internal": "Sunucu hatası",
  "shell.error.internalText":
    "Bizden kaynaklanan bir sorun oluştu. Kripto varlıklarınız ve emirleriniz etkilenmedi. Lütfen birazdan tekrar deneyin.",
  "shell.error.notAllowed": "Erişim izni yok",
  "shell.error.notAllowedText": "Hesabınızın bu sayfayı görme yetkisi yok.",
  "shell.error.limited": "Çok fazla istek",
  "shell.error.limitedText":
    "Sizden veya ağınızdan çok fazla istek geldi. Lütfen bir dakika bekleyip tekrar deneyin.",
  "shell.error.busy": "Hizmet kullanılamıyor",
  "shell.error.busyText":
    "Site şu anda çok yoğun. Kripto varlıklarınız ve emirleriniz etkilenmedi. Lütfen birazdan tekrar deneyin.",
  "shell.error.accountGroup": "Hesap grubunuz bilinmiyor. Lütfen yeniden giriş yapın.",
  "shell.error.home": "Ana sayfaya git",
  "shell.error.retry": "Tekrar dene",
  "shell.notDone.unknown": "Henüz onaylanmadı",
  "shell.notDone.text":
    "Sunucu bunu onaylamadı. Bağlantınızı kontrol edip burada tekrar deneyin. İşlem iki kez yapılmaz.",
  "shell.notDone.retry": "Tekrar dene",
  "shell.notDone.change": "Değişiklik kaydedilmedi",

  "shell.amount.question": "Hangi tutarı kastediyorsunuz?",
  "shell.amount.notAmount": "Bu bir tutar olarak okunamıyor.",
  "shell.amount.decimals":
    "En fazla {most, plural, one {# ondalık basamak} other {# ondalık basamak}}.",
  "shell.amount.check": "Lütfen tutarı kontrol edin.",
  "shell.error.network": "Ağ hatası",
  "shell.error.requestFailed": "İstek gerçekleştirilemedi. Lütfen tekrar deneyin",
  "shell.error.requestFailedRetry": "İstek başarısız oldu, lütfen tekrar deneyin",
  "shell.error.newVersion": "Yeni sürüm var, lütfen sayfayı yenileyin!",
  "shell.error.noMatchingData": "Eşleşen kayıt bulunamadı",

  "shell.refresh": "Yenile",
  "shell.dismiss": "Kapat",
  "shell.toasts": "Bildirimler",
  "shell.loading": "Sayfa yükleniyor",
  "shell.offline": "Çevrimdışısınız. Gördüğünüz bilgiler güncel olmayabilir.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Emri gör",
});
