import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Ödeme yöntemleri",
  "payment.text":
    "İtibari para aldığınız hesaplar. Başkaları bunları yalnızca sizinle olan bir emirde görür.",
  "payment.count": "{count} / {most}",
  "payment.empty": "Henüz bir ödeme yöntemi eklemediniz.",
  "payment.emptyText":
    "Alıcıların size ödeme yapacağı hesabı ekleyin. Hesap kendi adınıza olmalıdır.",
  "payment.add": "Ödeme yöntemi ekle",
  "payment.backToP2P": "P2P’ye dön",
  "payment.backToOffer": "İlana dön",
  "payment.cancel": "İptal",
  "payment.close": "Kapat",
  "payment.notAllowed":
    "Hesabınızın ödeme yöntemlerini yönetme izni yok. Alt hesaplar ana hesaplarına başvurabilir.",
  "payment.full": "En fazla sayıda ödeme yöntemine ulaştınız. Lütfen önce birini kaldırın.",
  "payment.kyc.title": "Lütfen önce kimliğinizi doğrulayın",
  "payment.kyc.text":
    "Ödeme yöntemi, kimliğinizin doğrulandığı adı taşımalıdır; bu nedenle önce doğrulama gerekir.",
  "payment.kyc.action": "Kimliği doğrula",

  "payment.group.bank": "Banka havalesi",
  "payment.group.instant": "Anında ödeme",
  "payment.group.wallet": "Cüzdan",
  "payment.group.mobileMoney": "Mobil para",
  "payment.group.card": "Kart",
  "payment.group.cash": "Nakit",
  "payment.group.giftCard": "Hediye kartı",

  "payment.show": "Bilgileri göster",
  "payment.hide": "Bilgileri gizle",
  "payment.copy": "Kopyala: {label}",
  "payment.copied": "Kopyalandı",
  "payment.picture": "{method} görseli",
  "payment.picture.enlarge": "{method} görselini büyüt",
  "payment.addedAt": "Eklenme: {time}",

  "payment.remove": "Kaldır",
  "payment.remove.title": "Bu ödeme yöntemi kaldırılsın mı?",
  "payment.remove.text":
    "{method}, {account}: artık ilanlar ve emirler için seçilemez. Bu yöntemle ödenmiş emirler olduğu gibi kalır.",
  "payment.removed": "Ödeme yöntemi kaldırıldı.",
  "payment.notDone.add": "Ödeme yöntemi eklenmedi",
  "payment.edit.title": "Ödeme yöntemini düzenle",
  "payment.edit.text":
    "İlanlarınız bundan sonra yeni bilgileri kullanır. Var olan emirlerde gösterilenler değişmez.",
  "payment.edit.done": "Ödeme yöntemi değiştirildi.",
  "payment.notDone.edit": "Ödeme yöntemi değiştirilmedi",
  "payment.edit": "Düzenle",
  "payment.edit.submit": "Değişiklikleri kaydet",
  "payment.notDone.remove": "Ödeme yöntemi kaldırılmadı",

  "payment.new.text":
    "Nasıl ödeme almak istediğinizi seçin, ardından bilgileri tam olarak bankanızın veya sağlayıcınızın yazdığı şekilde girin.",
  "payment.new.loading": "Ödeme yöntemleri yükleniyor",
  "payment.new.failed": "Ödeme yöntemleri yüklenemedi.",
  "payment.new.retry": "Tekrar dene",
  "payment.new.submit": "Ödeme yöntemi ekle",
  "payment.new.done": "Ödeme yöntemi eklendi.",
  "payment.new.uploading": "Lütfen görselin yüklenmesini bekleyin.",
  "payment.currency": "Para birimi",
  "payment.currency.any": "Tüm para birimleri",
  "payment.currency.search": "Para birimi ara",
  "payment.country": "Ülke veya bölge",
  "payment.country.any": "Tüm ülkeler ve bölgeler",
  "payment.country.search": "Ülke veya bölge ara",
  "payment.method": "Ödeme yöntemi",
  "payment.method.choose": "Ödeme yöntemi seçin",
  "payment.method.search": "Ödeme yöntemi ara",

  "payment.field.account": "Kart veya hesap numarası",
  "payment.field.receiverName": "Ödemeyi alanın adı",
  "payment.field.receiverName.hint":
    "Kimliğinizin doğrulandığı ad. Başkalarının hesapları kabul edilmez.",
  "payment.field.image": "Görsel",
  "payment.field.optional": "İsteğe bağlı",
  "payment.field.choose": "Lütfen seçin",
  "payment.field.required": "Bu alan boş bırakılamaz.",
  "payment.field.invalid": "Bu değerin biçimi doğru değil. Lütfen kontrol edin.",
  "payment.field.checkFailed":
    "Kontrol basamakları uyuşmuyor. Lütfen numarayı banka bilgilerinizle karşılaştırın.",
  "payment.field.tooShort": "Çok kısa. En az uzunluk: {count}.",
  "payment.field.tooLong": "Çok uzun. En fazla uzunluk: {count}.",
  "payment.field.otherHolder": "Ödemeyi alanın adı, kimliğinizin doğrulandığı adla aynı olmalıdır.",
  "payment.image.hint":
    "PNG, JPG veya JPEG, 3 MB’tan küçük. Örneğin ödeme yapanların taraması için hesabınızın QR kodu.",
  "payment.image.choose": "Görsel seç",
  "payment.image.drop": "veya buraya sürükleyin",
  "payment.image.remove": "Görseli kaldır",
  "payment.image.progress": "Yükleme durumu",
  "payment.image.failed": "Yükleme başarısız.",
  "payment.image.wrongType":
    "Yükleme başarısız. Yalnızca PNG, JPG ve JPEG görüntü biçimleri desteklenir.",
  "payment.image.tooLarge": "Yükleme başarısız. Yalnızca 3 MB’tan küçük görüntüler desteklenir.",
});
