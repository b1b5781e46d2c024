import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Hong Kong doları (HKD) ile kripto alın ve satın",
  "hkpay.meta.description":
    "FPS veya banka havalesiyle kişiden kişiye HKD karşılığı kripto alıp satın. Canlı ilanlar, açık adımlar ve ödeme onaylanana kadar emanette tutulan kripto paralar.",

  "hkpay.title": "Hong Kong doları ile kripto alın ve satın",
  "hkpay.lead":
    "FPS veya banka havalesiyle doğrudan başka kişilerle işlem yapın. Satıcı parayı onaylayana kadar kripto paralar Parley’de emanette tutulur.",
  "hkpay.buy": "HKD ile al",
  "hkpay.sell": "HKD karşılığı sat",

  "hkpay.offers.title": "Canlı HKD ilanları",
  "hkpay.offers.buy": "Almak için en iyi ilanlar",
  "hkpay.offers.sell": "Satmak için en iyi ilanlar",
  "hkpay.offers.none": "Şu anda HKD ilanı yok.",
  "hkpay.offers.all": "Tüm HKD ilanları",

  "hkpay.methods.title": "Hong Kong’da nasıl ödenir",
  "hkpay.methods.fps.text":
    "Faster Payment System, HKD’yi bankalar ve cüzdanlar arasında gece gündüz saniyeler içinde aktarır. FPS emirlerinin çoğu dakikalar içinde tamamlanır.",
  "hkpay.methods.bank.text":
    "Hong Kong’daki herhangi bir bankadan satıcının hesabına. Yüksek tutarlar için uygundur; bankanın çalışma saatlerini hesaba katın.",
  "hkpay.methods.offers": "{method} ile ilanlar",

  "hkpay.buying.title": "HKD ile almak",
  "hkpay.buying.choose":
    "Bir ilan seçin, tutarı girin ve emri verin. Kripto paralar artık Parley’de tutulur.",
  "hkpay.buying.pay":
    "Ödeme süresi içinde tam tutarı kendi hesabınızdan FPS veya banka havalesiyle gönderin.",
  "hkpay.buying.confirm": "Satıcının ödemenizi kontrol etmesi için “Ödeme yaptım” düğmesine basın.",
  "hkpay.buying.receive": "Satıcı onaylar ve kripto paralar cüzdanınıza geçer.",
  "hkpay.selling.title": "HKD karşılığı satmak",
  "hkpay.selling.choose": "HKD almak istediğiniz hesabı ekleyin, bir ilan seçin ve emri verin.",
  "hkpay.selling.wait": "Alıcı ödeme yaparken kripto paralarınız emanette tutulur.",
  "hkpay.selling.check":
    "Bankanıza girip paranın geldiğini kontrol edin. Ödeyenin adı kayıtlı adla aynı olmalıdır.",
  "hkpay.selling.release":
    "Para geldiğinde “Ödemeyi aldım, kriptoyu serbest bırak” düğmesine basın.",

  "hkpay.safety.title": "Paranızı koruyun",
  "hkpay.safety.own": "Yalnızca Parley’de kayıtlı adınıza açılmış bir hesaptan ödeme yapın.",
  "hkpay.safety.remark":
    "Havale açıklamasına kriptoyla veya platformla ilgili bir şey yazmayın. Bankalar bu ödemeleri bekletebilir.",
  "hkpay.safety.cancel": "Parayı gönderdikten sonra emri asla iptal etmeyin.",
  "hkpay.safety.proof":
    "Ekran görüntüsü ödeme değildir. Kripto paraları yalnızca bankanız parayı gösterdiğinde serbest bırakın.",
  "hkpay.safety.private":
    "Platformda kalın. İlan sahipleriyle platform dışında yapılan işlemler emanet korumasında değildir.",
  "hkpay.safety.appeal":
    "Bir ödeme veya kripto ulaşmazsa itiraz edin. Kararı müşteri hizmetleri verir, o zamana kadar kripto paralar emanette kalır.",
});
