import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "İşlem yapmaya hazırlanın",
  "start.text":
    "Her adım yalnızca bir kez gerekir. Tamamlanan adımlar kaydedilir; istediğiniz an durup başka bir cihazda devam edebilirsiniz.",
  "start.left": "{minutes, plural, one {Yaklaşık # dakika kaldı} other {Yaklaşık # dakika kaldı}}",
  "start.minutes": "{minutes, plural, one {Yaklaşık # dakika} other {Yaklaşık # dakika}}",
  "start.now": "Şimdi yap",

  "start.phone.why": "Önemli bir şeyi onaylarken SMS ile kod almak için.",
  "start.email.why": "Kodlar ve emirlerinizle ilgili haberler için.",
  "start.kyc.why":
    "İşlemin iki tarafı da kimin ödediğini bilsin diye. Pasaportunuzu, kimlik kartınızı veya ehliyetinizi hazır bulundurun.",
  "start.agreement.why": "İşlemin iki tarafı için de geçerli kurallar.",
  "start.agreement.accept": "Okudum ve kabul ediyorum",
  "start.twoFactor.why":
    "Telefonunuzdaki uygulamanın koduyla yalnızca siz coin serbest bırakabilir ve çekim yapabilirsiniz.",
  "start.twoFactor.app":
    "Telefonunuzda Google Authenticator gibi bir doğrulayıcı uygulaması gerekir: önce onu yükleyin. Düğme, anahtarı gösterir ve bağlı iletişim bilgilerinize kod gönderir.",

  "start.order.title": "Seçiminiz saklanıyor",
  "start.order.text":
    "Her şey tamamlanınca aynı tutar ve ödeme yöntemiyle ilana dönersiniz. Henüz emir verilmedi: o zamana kadar fiyat değişebilir.",
  "start.order.view": "İlanı görüntüle",

  "start.meanwhile": "Bu arada yapabilecekleriniz",
  "start.meanwhile.market": "İlanlara ve fiyatlara bakın",
  "start.meanwhile.help": "İşlemlerin nasıl korunduğunu okuyun",
  "start.meanwhile.reach": "Bildirim tercihlerinizi seçin",
  "start.meanwhile.phishing": "E-postalarımız için kimlik avı önleme kodu seçin",

  "start.done.title": "Artık işlem yapabilirsiniz",
  "start.done.text": "İşlem için gereken her şey hazır.",
  "start.done.order": "Emrinize devam edin",
  "start.done.market": "İlanları gör",
  "start.done.back": "Bulunduğunuz yere dönün",
  "start.done.toOrder": "Her şey hazır. Emrinizi kontrol edip verin.",
});
