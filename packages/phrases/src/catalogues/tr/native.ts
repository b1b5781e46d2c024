import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "P2P sayfaları",
  "native.nav.market": "Al-sat",
  "native.nav.orders": "Emirler",
  "native.nav.offers": "İlanlarım",
  "native.nav.payment": "Ödeme yöntemleri",
  "native.nav.account": "Ayarlar",
  "native.login.title": "Giriş yap",
  "native.login.text": "Devam etmek için uygulamada giriş yapın.",
  "native.login.button": "Giriş yap",
  "native.login.failed": "Uygulama girişinizi yapamadı. Lütfen tekrar deneyin.",
  "native.logOut": "Çıkış yap",
  "native.outdated": "Bunun için uygulamanın daha yeni bir sürümü gerekir.",
  "native.update": "Güncelle",
  "native.picture.save": "Resmi kaydet",
  "native.picture.saved": "Resim kaydedildi.",
  "native.picture.failed": "Resim kaydedilemedi.",
  "native.community.text": "Yanıtı diğer kullanıcılar da biliyor olabilir.",
  "native.community.open": "Topluluğa sor",
});
