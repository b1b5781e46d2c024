import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Yukarıdaki adresin {origin} ile başladığını kontrol edin",
  "auth.checking": "Robot olmadığınız kontrol ediliyor…",
  "auth.noScript": "Bu form için JavaScript gerekir. Lütfen tarayıcınızda etkinleştirin.",
  "auth.wait": "{time} sonra tekrar deneyebilirsiniz.",
  "auth.secondsLeft": "Tekrar denemenize {seconds, plural, one {# saniye} other {# saniye}} kaldı",

  "auth.account": "E-posta veya telefon numarası",
  "auth.account.hint": "Telefon numarasını ülke koduyla yazın, örneğin +90 501 234 56 78.",
  "auth.account.invalid":
    "Lütfen bir e-posta adresi veya ülke koduyla birlikte bir telefon numarası girin.",
  "auth.email": "E-posta",
  "auth.email.invalid": "Lütfen geçerli bir e-posta adresi girin.",
  "auth.phone": "Telefon numarası",
  "auth.phone.invalid": "Lütfen geçerli bir telefon numarası girin.",
  "auth.phone.country": "Ülke kodu",
  "auth.phone.search": "Ülke veya kod ara",
  "auth.password": "Şifre",
  "auth.password.new": "Yeni şifre",
  "auth.password.short": "Lütfen en az 8 karakter kullanın.",
  "auth.password.long": "Lütfen en fazla 128 karakter kullanın.",
  "auth.strength": "Şifre gücü: {level}",
  "auth.strength.none": "çok kısa",
  "auth.strength.weak": "zayıf",
  "auth.strength.fair": "orta",
  "auth.strength.good": "iyi",
  "auth.strength.strong": "güçlü",
  "auth.strength.hint.short": "En az 8 karakter. Art arda birkaç sözcüğü hatırlamak kolaydır.",
  "auth.strength.hint.easy": "İlk tahmin edilen kalıplardan birine uyuyor.",
  "auth.strength.hint.account": "E-posta adresinizi veya telefon numaranızı içeriyor.",
  "auth.strength.hint.longer": "Karakter ekleyin: en iyi korumayı uzunluk sağlar.",

  "auth.ended.otherDevice":
    "Oturumunuz başka bir cihazdan kapatıldı. Bunu siz yapmadıysanız parolanızı hemen değiştirin.",
  "auth.ended.passwordChanged":
    "Bu hesabın parolası değiştirildiği için tüm oturumlar kapatıldı. Bunu siz yapmadıysanız parolayı hemen sıfırlayın.",
  "auth.ended.securityChanged":
    "Bu hesabın güvenlik ayarları değiştirildiği için tüm oturumlar kapatıldı. Lütfen yeniden giriş yapın.",
  "auth.ended.service":
    "Müşteri hizmetleri, hesabı korumak için tüm oturumlarını kapattı. Ayrıntılar e-postanızda.",
  "auth.ended.frozen": "Ana hesap erişiminizi dondurdu.",
  "auth.ended.expired": "Bu cihaz uzun süre kullanılmadığı için oturumunuz kapatıldı.",
  "auth.login.title": "Giriş yap",
  "auth.login.description":
    "Parley’ye e-postanız, telefon numaranız veya geçiş anahtarınızla giriş yapın.",
  "auth.login.submit": "Giriş yap",
  "auth.login.notDone": "Giriş yapılmadı",
  "auth.login.forgot": "Şifrenizi mi unuttunuz?",
  "auth.login.or": "veya",
  "auth.login.passkey": "Geçiş anahtarıyla giriş yap",
  "auth.login.new": "Parley’de yeni misiniz? <link>Kaydolun</link>",
  "auth.login.verify": "Lütfen siz olduğunuzu onaylayın.",
  "auth.login.back": "Geri",

  "auth.register.title": "Hesabınızı oluşturun",
  "auth.register.description":
    "Kişiden kişiye kripto alıp satmak için e-postanız veya telefon numaranızla bir Parley hesabı oluşturun.",
  "auth.register.by": "Kayıt yöntemi",
  "auth.register.email": "E-posta",
  "auth.register.phone": "Telefon",
  "auth.register.submit": "Kaydol",
  "auth.register.terms":
    "Kaydolarak en az 18 yaşında olduğunuzu onaylarsınız. <link>P2P hizmet sözleşmesini</link> ilk işleminizden önce okuyup kabul edersiniz; verilerinize ne olduğunu <privacy>Gizlilik</privacy> sayfası anlatır.",
  "auth.register.known": "Zaten hesabınız var mı? <link>Giriş yapın</link>",

  "auth.code.title.email": "E-postanızı kontrol edin",
  "auth.code.title.phone": "Telefonunuzu kontrol edin",
  "auth.code": "Güvenlik kodu",
  "auth.code.sent": "Yeni kod yolda.",
  "auth.code.wasSent": "{account} adresine kod zaten gönderildi. <link>Kodu girin</link>",
  "auth.code.confirm": "Onayla",
  "auth.code.help.email":
    "Bir şey gelmedi mi? Spam klasörüne bakın. Zaten hesabınız varsa e-postada yazar.",
  "auth.code.help.phone":
    "Bir şey gelmedi mi? Numarayı kontrol edin. Zaten hesabınız varsa mesajda yazar.",
  "auth.code.change.email": "E-posta adresini değiştir",
  "auth.code.change.phone": "Telefon numarasını değiştir",

  "auth.forgot.title": "Yeni şifre belirleyin",
  "auth.forgot.description": "Parley hesabınız için yeni bir şifre belirleyin.",
  "auth.forgot.text":
    "Hesabınızın e-postasını veya telefon numarasını girin. Böyle bir hesap varsa kod göndeririz.",
  "auth.forgot.submit": "Kod gönder",
  "auth.forgot.reset": "Şifreyi belirle",
  "auth.forgot.sessions":
    "Tüm cihazlardan çıkış yapılacak ve çekim işlemleri 24 saat engellenecek.",
  "auth.forgot.other": "Başka e-posta veya telefon kullan",
  "auth.forgot.done": "Şifreniz değiştirildi. Lütfen giriş yapın.",
  "auth.forgot.known": "Hatırladınız mı? <link>Giriş yapın</link>",
  "auth.undo.title": "Hesabınızdaki değişikliği geri alın",
  "auth.undo.text":
    "{time} tarihinde hesabınızın e-postası veya telefonu değiştirildi. Bu siz değilseniz geri alın: hesabınız yeniden yalnızca bunlara bağlı olur.",
  "auth.undo.email": "E-posta",
  "auth.undo.phone": "Telefon",
  "auth.undo.none": "Yok",
  "auth.undo.effects":
    "Tüm cihazlardan çıkış yapılır, o zamandan beri eklenenler kaldırılır, para çekme 24 saat engellenir ve yeni bir şifre belirlersiniz.",
  "auth.undo.submit": "Değişikliği geri al",
  "auth.undo.done":
    "Değişiklik geri alındı. Şimdi yeni bir şifre belirleyin; kod yeniden bağlanan iletişim bilgisine gider.",
});
