import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Hesap",
  "account.nav.security": "Güvenlik",
  "account.nav.kyc": "Kimlik doğrulama",
  "account.nav.subUsers": "Alt hesaplar",
  "account.nav.api": "API anahtarları",
  "account.nav.limits": "Limitler",
  "account.limits.title": "Limitleriniz",
  "account.limits.description":
    "Aynı anda açık tutabileceğiniz ve çekebileceğiniz tutarlar ve bunları neyin artırdığı.",
  "account.limits.trading": "Alım satım",
  "account.limits.openOrders": "Açık emirler",
  "account.limits.openPurchases": "Açık alımlar",
  "account.limits.perOffer": "Bir ilandaki açık emirler",
  "account.limits.used": "{used} / {most}",
  "account.limits.next": "Sonraki seviye",
  "account.limits.trades": "Tamamlanan işlemler",
  "account.limits.partners": "Farklı karşı taraflar",
  "account.limits.gives":
    "O zaman {orders} açık emriniz ve {worth} değerinde açık alımınız olabilir.",
  "account.limits.highest": "En yüksek limitlere sahipsiniz.",
  "account.limits.barred":
    "Çok fazla iptal nedeniyle yeni emirler {time} tarihine kadar engellendi.",
  "account.limits.withdrawals": "Çekimler",
  "account.limits.daily": "24 saatlik limit",
  "account.limits.blocked":
    "Güvenlik değişikliğinden sonra çekimler {time} tarihine kadar engellendi.",
  "account.nav.settings": "Ayarlar",
  "account.back": "P2P’ye dön",

  "account.subUsers.title": "Alt hesaplar",
  "account.subUsers.text":
    "Sizin için çalışanlara ait girişler. Doğrulanmış kimliğinizle, her biri izin verdiğiniz ölçüde işlem yapar.",
  "account.subUsers.count": "{count}/{most}",
  "account.subUsers.create": "Alt hesap oluştur",
  "account.subUsers.empty": "Henüz alt hesap yok",
  "account.subUsers.emptyText":
    "Şifrenizi paylaşmadan birinin sizin için işlem yapması için bir alt hesap oluşturun.",
  "account.subUsers.name": "Alt hesap",
  "account.subUsers.lastSeen": "Son görülme: {time}",
  "account.subUsers.neverSeen": "Henüz giriş yapmadı",
  "account.subUsers.permissions": "İzinler",
  "account.subUsers.permissionsOf": "İzinler: {name}",
  "account.subUsers.permission.trade": "İşlem yapma",
  "account.subUsers.permission.payment": "Ödeme yöntemleri",
  "account.subUsers.permission.withdraw": "Çekme",
  "account.subUsers.useAdminTwoFactor": "Benim doğrulayıcımla doğrula",
  "account.subUsers.status": "Durum",
  "account.subUsers.active": "Etkin",
  "account.subUsers.frozen": "Dondurulmuş",
  "account.subUsers.action": "İşlem",
  "account.subUsers.freeze": "Dondur",
  "account.subUsers.unfreeze": "Etkinleştir",
  "account.subUsers.freeze.title": "{name} dondurulsun mu?",
  "account.subUsers.freeze.text":
    "Bu alt hesap her yerden hemen çıkarılır ve siz yeniden etkinleştirene kadar giriş yapamaz. Açık emirleri olduğu gibi kalır.",
  "account.subUsers.freeze.done": "{name} donduruldu.",
  "account.subUsers.unfreeze.title": "{name} etkinleştirilsin mi?",
  "account.subUsers.unfreeze.text":
    "Bu alt hesap yeniden giriş yapabilir ve izinlerinin elverdiği işlemleri yapabilir.",
  "account.subUsers.unfreeze.done": "{name} yeniden giriş yapabilir.",
  "account.subUsers.cancel": "İptal",
  "account.subUsers.close": "Kapat",
  "account.subUsers.saved": "{name} için izinler kaydedildi.",
  "account.subUsers.notDone.create": "Alt hesap oluşturulmadı",
  "account.subUsers.notDone.change": "Değişiklik kaydedilmedi",

  "account.subUsers.new.title": "Alt hesap oluştur",
  "account.subUsers.new.text":
    "Alt hesap bu e-posta veya telefon ve belirlediğiniz şifreyle giriş yapar; ilk girişte bunu bir kodla onaylar.",
  "account.subUsers.new.whyCodes":
    "Alt hesap sizin adınıza işlem yapabilir; lütfen bu işlemi sizin yaptığınızı onaylayın.",
  "account.subUsers.new.account": "E-posta veya telefon",
  "account.subUsers.new.account.hint":
    "Ülke koduyla bir telefon numarası, örneğin +90 501 234 56 78.",
  "account.subUsers.new.username": "Takma ad",
  "account.subUsers.new.password": "Şifre",
  "account.subUsers.new.password.hint": "En az 8 karakter. Güvenli bir yolla iletin.",
  "account.subUsers.new.useAdminTwoFactor": "Benim doğrulayıcımla doğrula",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "Alt hesap bu durumda kendi kodları yerine sizin doğrulayıcınızın kodlarını kullanır.",
  "account.subUsers.new.submit": "Oluştur",
  "account.subUsers.new.continue": "Devam",
  "account.subUsers.new.back": "Geri",
  "account.subUsers.new.done": "{name} oluşturuldu.",
  "account.field.blank": "Bu alan boş bırakılamaz.",
  "account.subUsers.problem.password": "Lütfen 8 ila 128 karakter kullanın.",

  "account.settings.title": "Ayarlar",
  "account.settings.description": "Takma adınız, mesajlarımızın dili ve sitenin görünümü.",
  "account.settings.profile.title": "Profil",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "UID’yi kopyala",
  "account.settings.uid.copied": "Kopyalandı",
  "account.settings.uid.failed": "Kopyalanamadı",
  "account.settings.username": "Takma ad",
  "account.settings.username.hint":
    "Diğer kullanıcılar bu adı görür. 3 ila 30 harf, rakam, nokta, kısa çizgi veya alt çizgi.",
  "account.settings.username.invalid":
    "3 ila 30 harf, rakam, nokta, kısa çizgi veya alt çizgi kullanın; bir harf veya rakamla başlayın.",
  "account.settings.username.next": "Adı {time} tarihinden itibaren yeniden değiştirebilirsiniz.",
  "account.settings.save": "Kaydet",
  "account.settings.saved": "Kaydedildi.",
  "account.settings.messages.title": "Mesajlar",
  "account.settings.language": "Mesajların dili",
  "account.settings.language.hint":
    "Size gönderilen e-postalar ve SMS’ler bu dilde yazılır. Web sitesinin dili yukarıdaki dil menüsüne bağlıdır.",
  "account.settings.zone": "Saat dilimi",
  "account.settings.zone.hint":
    "Sitedeki ve size gönderilen mesajlardaki saatler bu dilime göre gösterilir.",
  "account.settings.zone.search": "Saat dilimi ara",
  "account.settings.zone.device": "Bu cihaz {zone} saat dilimine ayarlı.",
  "account.settings.zone.use": "Bu dilimi kullan",
  "account.settings.look.title": "Görünüm",
  "account.settings.theme": "Renkler",
  "account.settings.theme.system": "Sisteminizle aynı",
  "account.settings.theme.light": "Açık",
  "account.settings.theme.dark": "Koyu",
  "account.settings.currency": "Gösterim para birimi",
  "account.settings.currency.hint":
    "Değerler ve tahminler bu para biriminde gösterilir. İlan ve emir fiyatları kendi para biriminde kalır.",
  "account.settings.currency.search": "Para birimi ara",
});
