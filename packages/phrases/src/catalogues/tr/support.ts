import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Müşteri hizmetlerine yazın",
  "support.text": "Ne olduğunu anlatın. Müşteri hizmetleri her mesajı okur.",
  "support.never":
    "Hiçbir zaman şifre veya güvenlik kodu göndermeyin. Müşteri hizmetleri bunları asla istemez.",
  "support.new": "Yeni mesaj",
  "support.logIn":
    "Hesabınız var mı? Hesabınızdan yazmak ve yanıtı burada okumak için <link>giriş yapın</link>.",
  "support.logInForCase": "Talebinizi okumak için <link>giriş yapın</link>.",

  "support.subject": "Konu nedir?",
  "support.subject.choose": "Bir konu seçin",
  "support.subject.account": "Hesap ve ayarlar",
  "support.subject.login": "Giriş ve güvenlik doğrulaması",
  "support.subject.verification": "Kimlik doğrulama",
  "support.subject.order": "Emir",
  "support.subject.appeal": "İtiraz",
  "support.subject.deposit": "Para yatırma",
  "support.subject.withdrawal": "Para çekme",
  "support.subject.hold": "Dondurulan veya engellenen hesap",
  "support.subject.other": "Başka bir konu",

  "support.order": "Emir",
  "support.order.none": "Belirli bir emir yok",

  "support.message": "Mesajınız",
  "support.message.hint":
    "10–2.000 karakter. Saatler, tutarlar ve adresler bulmamıza yardımcı olur.",
  "support.message.short": "Lütfen en az 10 karakter yazın.",

  "support.email": "E-posta adresiniz",
  "support.email.hint": "Yanıt bu adrese gönderilir. Başka bir amaçla kullanılmaz.",
  "support.email.invalid": "Lütfen geçerli bir e-posta adresi girin.",

  "support.send": "Gönder",
  "support.checking": "Tarayıcınız kontrol ediliyor…",

  "support.notDone.send": "Mesajınız gönderilmedi",
  "support.notDone.reply": "Yanıtınız gönderilmedi",
  "support.notDone.close": "Talep kapatılmadı",

  "support.sent.title": "Mesajınız müşteri hizmetlerinde",
  "support.sent.number": "Talep numaranız: {number}.",
  "support.sent.account": "Yanıtı bu sayfada okuyacaksınız. Geldiğinde size bildireceğiz.",
  "support.sent.email": "Yanıt {email} adresine gönderilecek.",
  "support.sent.view": "Talebi görüntüle",
  "support.sent.another": "Başka bir mesaj yaz",

  "support.cases": "Talepleriniz",
  "support.cases.none": "Müşteri hizmetlerine henüz yazmadınız.",
  "support.cases.older": "Daha eski talepler",
  "support.cases.newer": "Daha yeni talepler",

  "support.case": "Talep {number}",
  "support.case.unknown": "Bu hesapta böyle bir talep yok.",

  "support.state.open": "Müşteri hizmetleri bekleniyor",
  "support.state.claimed": "İşlemde",
  "support.state.answered": "Yanıtlandı",
  "support.state.closed": "Kapatıldı",

  "support.from.you": "Siz",
  "support.from.staff": "Müşteri hizmetleri",

  "support.reply": "Yanıtınız",
  "support.reply.send": "Yanıtı gönder",
  "support.field.blank": "Bu alan boş bırakılamaz.",

  "support.close": "Talebi kapat",
  "support.close.title": "Bu talep kapatılsın mı?",
  "support.close.text":
    "Artık bu talebe yazılamaz. İstediğiniz zaman yeni bir talep açabilirsiniz.",
  "support.close.keep": "Açık bırak",
  "support.closed": "Bu talep kapatıldı.",
});
