import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "P2P’ye dön",
  "detail.buyTitle": "{fiat} ile {token} satın al",
  "detail.sellTitle": "{fiat} karşılığında {token} sat",
  "detail.description": "Parley’de bir ilan: fiyatı, limitleri ve ilan sahibi.",
  "detail.facts": "İlan",
  "detail.floating": "Referans fiyatla birlikte değişir",
  "detail.fixed": "Sabit fiyat",
  "detail.conditions": "Koşullar",
  "detail.condition.kyc": "Kimliği doğrulanmış",
  "detail.condition.trades":
    "{count, plural, one {En az # tamamlanmış işlem} other {En az # tamamlanmış işlem}}",
  "detail.condition.completion": "Tamamlama oranı en az {rate}",
  "detail.condition.days":
    "{count, plural, one {En az # gündür kayıtlı} other {En az # gündür kayıtlı}}",
  "detail.condition.firstCap": "İlk emir en fazla {amount}",
  "detail.changed": "İlan sahibi bu ilanı değiştirdi. Güncel hâlini görüyorsunuz.",
  "detail.opensAt": "Açılış zamanı: {time}.",
  "detail.reason.marketDisabled": "Bu piyasa şu anda kapalı.",
  "detail.reason.offerNotOnline": "İlan sahibi bu ilanı yayından kaldırdı.",
  "detail.reason.offerOutsideHours": "Bu ilan şu anda işlem saatleri dışında.",
  "detail.reason.offerOfOwnGroup": "Bu ilan kendi hesabınıza ait.",
  "detail.reason.traderBlocked": "Siz ve bu ilan sahibi birbirinizle işlem yapamazsınız.",
  "detail.reason.conditionKyc": "İlan sahibi yalnızca kimliği doğrulanmış kişilerle işlem yapıyor.",
  "detail.reason.conditionTrades": "İlan sahibi sizinkinden daha fazla tamamlanmış işlem istiyor.",
  "detail.reason.conditionCompletion":
    "İlan sahibi sizinkinden daha yüksek bir tamamlama oranı istiyor.",
  "detail.reason.conditionRegistered": "İlan sahibi sizinkinden daha eski bir hesap istiyor.",
  "detail.reason.ratesStale": "Bu ilan için güncel fiyat yok. Lütfen birazdan tekrar deneyin.",
  "detail.reason.offerHidden": "Bu ilan şu anda kabul edilemez.",
  "detail.reason.openOrdersLimit":
    "Şu anda sahip olabileceğiniz kadar açık emriniz var. Lütfen önce birini tamamlayın.",
  "detail.reason.offerOrdersLimit":
    "Bu ilanda sahip olabileceğiniz kadar açık emriniz var. Önce birini tamamlayın veya başka bir ilan seçin.",
  "detail.reason.openWorthLimit":
    "Açık alımlarınız limitinize ulaştı. Lütfen önce birini tamamlayın.",
  "detail.reason.cancelLimit": "Son 24 saatte çok fazla emir iptal ettiniz.",
  "detail.reason.advertiserLimit": "İlan sahibi şu anda daha fazla emir kabul edemez.",
  "detail.reason.staffMayNotTrade": "Personel hesapları işlem yapmaz.",
  "detail.form.amountOutsideLimit":
    "İlan sahibinin koşullarına uymak için lütfen kripto miktarını şu değere göre ayarlayın: < {amount} {token}.",
  "detail.form.amountBelowLimit":
    "İlan sahibinin koşullarına uymak için lütfen kripto miktarını şu değere göre ayarlayın: > {amount} {token}.",
  "detail.form.fiatAtLeast": "Bu ilan sahibi en az {amount} tutarında emir kabul eder.",
  "detail.form.fiatAtMost": "Bu ilan sahibi en fazla {amount} tutarında emir kabul eder.",
  "detail.form.overLimit": "Açık alım limitiniz bu emir için yaklaşık {amount} bırakıyor.",
  "detail.form.title": "Emriniz",
  "detail.form.max": "Maks.",
  "detail.form.balance": "Bakiye: {amount}",
  "detail.form.transfer": "{token} varlığını spot cüzdanınıza aktarın",
  "detail.form.notEnough": "Spot cüzdanınızda yeterli {token} yok.",
  "detail.fresh.note":
    "Yeni satın alınan: {amount}. {time} itibarıyla çekilebilir veya satılabilir.",
  "detail.fresh.newAccount":
    "Hesabınız 30 günden yeni: satın aldıklarınızı emir tamamlandıktan 24 saat sonra çekebilir veya satabilirsiniz.",
  "detail.fresh.reversible":
    "Bu yöntemle yapılan ödemeler geri alınabilir: satın aldıklarınızı emir tamamlandıktan 24 saat sonra çekebilir veya satabilirsiniz.",
  "detail.form.tooSmall": "Bu tutar çok düşük.",
  "detail.form.limits": "Limit: {limits}",
  "detail.message": "Karşı tarafa mesaj",
});
