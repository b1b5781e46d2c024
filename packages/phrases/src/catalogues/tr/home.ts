import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: kişiden kişiye kripto alım satımı",
  "home.meta.description":
    "Diğer kullanıcıların ilanlarından kendi para biriminizle kripto para alın ve satın. Ödeme onaylanana kadar kriptoyu Parley emanette tutar.",

  "home.hero.title": "Kişiden kişiye, doğrudan kripto alın ve satın",
  "home.hero.text":
    "Bir ilan seçin, her zaman kullandığınız yöntemle ödeyin, kriptonuzu alın. Parley kriptoyu ilk dakikadan itibaren emanette tutar; böylece kimsenin karşı tarafa güvenmesi gerekmez.",
  "home.hero.buy": "Kripto al",
  "home.hero.sell": "Kripto sat",

  "home.express.title": "Ekspres: tutarınıza en iyi ilan",
  "home.express.side": "Al veya sat",
  "home.express.amount": "Tutar",
  "home.express.find": "En iyi ilanı bul",
  "home.express.youGet": "Yaklaşık {amount} alırsınız",
  "home.express.youGive": "Yaklaşık {amount} satarsınız",
  "home.express.price": "En iyi fiyat: {price}",
  "home.express.none": "Şu anda bu tutara uyan ilan yok. Ekspres en yakınını gösterir.",

  "home.prices.title": "Başlıca piyasalarda fiyatlar",
  "home.prices.currency": "Para birimi",
  "home.prices.show": "Fiyatları göster",
  "home.prices.coin": "Kripto para",
  "home.prices.price": "Referans fiyat",
  "home.prices.bestBuy": "En iyi alış fiyatı",
  "home.prices.bestSell": "En iyi satış fiyatı",
  "home.prices.offers": "İlan: {count}",
  "home.prices.noOffers": "İlan yok",
  "home.prices.buy": "Al",
  "home.prices.sell": "Sat",
  "home.prices.buyCoin": "{coin} al",
  "home.prices.sellCoin": "{coin} sat",
  "home.prices.asOf": "Son güncelleme: {time}",
  "home.prices.stale": "Fiyatlar gecikmeli",
  "home.prices.note":
    "Referans fiyat, birkaç kaynağın medyanıdır. Her ilan sahibi kendi fiyatını bu fiyatı esas alarak belirler.",
  "home.prices.unavailable": "Fiyatlar şu anda gösterilemiyor.",

  "home.facts.title": "Rakamlarla Parley",
  "home.facts.trades": "tamamlanan işlem",
  "home.facts.release": "ödemeden serbest bırakmaya kadar (medyan)",
  "home.facts.escrow": "şu an emanetteki kripto paraların değeri",
  "home.facts.coins": "kripto para",
  "home.facts.currencies": "para birimi",
  "home.facts.methods": "ödeme yöntemi",
  "home.facts.languages": "dil",
  "home.facts.fee": "ilanı kabul eden için işlem ücreti; ilan sahibi ücret ödemez",

  "home.steps.title": "İşlem nasıl ilerler?",
  "home.steps.order.title": "Emir verin",
  "home.steps.order.text":
    "Bir ilan ve tutar seçin. O andan itibaren satıcının kriptosunu Parley emanette tutar.",
  "home.steps.pay.title": "Satıcıya ödeyin",
  "home.steps.pay.text":
    "Parayı ödeme süresi içinde önerilen ödeme yöntemiyle gönderin, ardından “Ödeme yaptım” düğmesine basın.",
  "home.steps.confirm.title": "Satıcı onaylar",
  "home.steps.confirm.text":
    "Satıcı hesabını kontrol eder ve “Ödemeyi aldım, kriptoyu serbest bırak” düğmesine basar.",
  "home.steps.transfer.title": "Varlık transferi",
  "home.steps.transfer.text": "Sistem, emanetteki kriptoyu alıcıya aktarır.",
  "home.steps.done.title": "Tamamlandı",
  "home.steps.done.text":
    "Kripto alıcının cüzdanındadır. Süreçte bir sorun çıkarsa her iki taraf da itiraz edebilir.",

  "home.safety.title": "İki taraf için de güvenli",
  "home.safety.escrow.title": "İlk dakikadan itibaren emanet",
  "home.safety.escrow.text":
    "İlandaki miktar her zaman gerçektir: ilan yayına girdiğinde ayrılır ve emriniz açık olduğu sürece emanette kalır.",
  "home.safety.identity.title": "Yalnızca doğrulanmış kullanıcılar",
  "home.safety.identity.text":
    "İşlem yapan herkesin kimliği, telefonu ve e-postası doğrulanmıştır. Ödemeyi yapanın adı, kayıtlı adla aynı olmalıdır.",
  "home.safety.appeal.title": "Yalnız değilsiniz",
  "home.safety.appeal.text":
    "Ödeme ya da kripto ulaşmazsa itiraz edin. Müşteri hizmetleri karar verene kadar kripto emanette kalır.",
  "home.safety.clear.title": "Sırada ne olduğu hep belli",
  "home.safety.clear.text":
    "Her açık emirde, kimse işlem yapmazsa kimin parasına ne zaman ne olacağı yazar.",

  "home.rules.title": "Paranızı koruyan üç kural",
  "home.rules.own": "Yalnızca Parley’de kayıtlı adınıza açılmış bir hesaptan ödeme yapın.",
  "home.rules.remark":
    "Banka transferinin açıklamasına kriptoyla veya Parley ile ilgili hiçbir şey yazmayın.",
  "home.rules.private":
    "Platformda kalın. İlan sahipleriyle platform dışında yapılan işlemler emanet korumasında değildir.",

  "home.start.title": "İlk işlemden önce gerekenler",
  "home.start.phone": "Doğrulanmış telefon numarası",
  "home.start.email": "Doğrulanmış e-posta adresi",
  "home.start.kyc": "Tamamlanmış kimlik doğrulaması (KYC)",
  "home.start.agreement": "P2P hizmet sözleşmesine onayınız",
  "home.start.twoFactor": "İki faktörlü doğrulama (2FA)",

  "home.questions.title": "İlk akla gelen sorular",
  "home.questions.fee.question": "Bir işlem ne kadara mal olur?",
  "home.questions.fee.answer":
    "İlanı kabul eden taraf {rate} işlem ücreti öder; ücret kripto olarak alınan miktardan düşülür. İlan sahibi ücret ödemez. Bankanız veya ödeme hizmetiniz ayrıca ücret alabilir.",
  "home.questions.time.question": "Ne kadar sürer?",
  "home.questions.time.answer":
    "Her ilanda ödeme süresi dakika olarak belirtilir. Satıcıların çoğu, para ulaştıktan birkaç dakika sonra kriptoyu serbest bırakır.",
  "home.questions.unpaid.question": "Alıcı hiç ödemezse ne olur?",
  "home.questions.unpaid.answer":
    "Ödeme süresi dolduğunda emir kendiliğinden iptal edilir ve kripto satıcıya geri döner.",
  "home.questions.unreleased.question":
    "Ödemeyi yaptım ama satıcı kriptoyu serbest bırakmıyor. Ne yapmalıyım?",
  "home.questions.unreleased.answer":
    "Emri iptal etmeyin. Ödeme kanıtınızla birlikte itiraz edin; karar verilene kadar kripto emanette kalır.",
  "home.questions.price.question": "Fiyatı kim belirler?",
  "home.questions.price.answer":
    "İlan sahibi: fiyat sabit olabilir veya piyasayı izleyebilir. Referans fiyattan çok uzak fiyatlar kabul edilmez.",
});
