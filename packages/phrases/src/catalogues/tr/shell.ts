import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "İçeriğe geç",
  "shell.home": "Parley, ana sayfa",
  "shell.nav": "Ana menü",
  "shell.nav.buy": "Al",
  "shell.nav.sell": "Sat",
  "shell.nav.express": "Ekspres",
  "shell.nav.offers": "İlanlar",
  "shell.nav.orders": "Emirler",
  "shell.nav.openOrders": "{count, plural, one {# açık emir} other {# açık emir}}",
  "shell.nav.wallet": "Cüzdan",
  "shell.menu": "Menü",
  "shell.language": "Dil",
  "shell.theme.dark": "Koyu temaya geç",
  "shell.theme.light": "Açık temaya geç",

  "shell.account": "Hesap",
  "shell.account.logIn": "Giriş yap",
  "shell.account.register": "Kaydol",
  "shell.account.copyUid": "UID’yi kopyala",
  "shell.account.copied": "Kopyalandı",
  "shell.account.security": "Güvenlik",
  "shell.account.kyc": "Kimlik doğrulama",
  "shell.account.orders": "Emirlerim",
  "shell.account.offers": "İlanlarım",
  "shell.account.payment": "Ödeme yöntemleri",
  "shell.account.subUsers": "Alt hesaplar",
  "shell.account.settings": "Ayarlar",
  "shell.account.logOut": "Çıkış yap",
  "shell.account.loggedOut": "Çıkış yaptınız.",
  "shell.account.sessionEnded": "Oturumunuz sona erdi. Lütfen yeniden giriş yapın.",

  "shell.footer.trade": "İşlem",
  "shell.footer.buy": "Kripto al",
  "shell.footer.sell": "Kripto sat",
  "shell.footer.hkpay": "HKD ile işlem",
  "shell.footer.agreement": "P2P hizmet sözleşmesi",
  "shell.footer.protection": "Parley sizi nasıl korur",
  "shell.footer.developers": "Geliştiriciler",
  "shell.footer.apiDocs": "API dokümantasyonu",
  "shell.footer.openApi": "OpenAPI belgesi",
  "shell.footer.risk":
    "Kripto para fiyatları hızla ve büyük oranda değişebilir. Yalnızca kaybetmeyi göze alabileceğiniz tutarla işlem yapın.",
  "shell.footer.licence": "Parley açık kaynaklı bir yazılımdır.",

  "shell.error.notFound": "Sayfa bulunamadı",
  "shell.error.notFoundRoute": "Sayfa bulunamadı",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Bu adreste bir şey yok. Adres yanlış yazılmış veya sayfa taşınmış olabilir.",
  "shell.error.internal": "Sunucu hatası",
  "shell.error.internalText":
    "Bizden kaynaklanan bir sorun oluştu. Kripto varlıklarınız ve emirleriniz etkilenmedi. Lütfen birazdan tekrar deneyin.",
  "shell.error.home": "Ana sayfaya git",
  "shell.error.retry": "Tekrar dene",
  "shell.notDone.text":
    "Sunucu bunu onaylamadı. Bağlantınızı kontrol edip tekrar deneyin. İşlem iki kez yapılmaz.",
  "shell.notDone.retry": "Tekrar dene",

  "shell.amount.question": "Hangi tutarı kastediyorsunuz?",
  "shell.amount.notAmount": "Bu bir tutar olarak okunamıyor.",
  "shell.amount.decimals":
    "En fazla {most, plural, one {# ondalık basamak} other {# ondalık basamak}}.",
  "shell.amount.confirm": "Lütfen tutarı onaylayın.",
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
});
