import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Parley sizi nasıl korur",
  "help.protection.lead":
    "Bir işlemde kripto paralarınıza ne olur, Parley dolandırıcılığa karşı ne yapar ve sizin ne yapmanız gerekir.",
  "help.contents": "Bu sayfada",

  "help.protection.escrow.title": "Kripto paralar emanette bekler",
  "help.protection.escrow.1":
    "Bir emir oluşturulduğunda kripto paralar satıcının bakiyesinden çıkar ve emanette bekler. Emir bitene kadar iki taraf da bunları kullanamaz.",
  "help.protection.escrow.2": "Alıcı doğrudan satıcıya öder. Bu para hiçbir zaman Parley’e gelmez.",
  "help.protection.escrow.3":
    "Emir ödendi olarak işaretlendikten sonra hiçbir süre kripto paraları geri göndermez. Yalnızca satıcı serbest bırakırsa, iki taraf anlaşırsa veya müşteri hizmetleri karar verirse yer değiştirir.",

  "help.protection.release.title": "Parayı görmeden serbest bırakmayın",
  "help.protection.release.1":
    "Tutarın tamamını kendi banka veya ödeme hesabınızda kontrol edin. Alıcının ekran görüntüsü, mesajı veya e-postası kanıt değildir.",
  "help.protection.release.2":
    "Serbest bırakmak için güvenlik kodu gerekir ve bu işlem kesindir. Serbest bırakılan kripto paralar geri alınamaz.",
  "help.protection.release.3":
    "Alıcı, ödeme yaptığı hesabın adını ve son dört karakterini bildirir. Ad, doğrulanmış adından farklıysa satıcı bir uyarı görür.",

  "help.protection.codes.title": "Kodlar bir kez geçerlidir",
  "help.protection.codes.1":
    "Bir güvenlik kodu bir kez, tek bir amaç için ve birkaç dakika geçerlidir. Doğrulama uygulamanızın kullanılmış kodu başka her şey için de reddedilir.",
  "help.protection.codes.2":
    "Serbest bırakma ve çekim kodları tarayıcınızdan şifreli ve tam olarak onayladığınız işleme bağlı çıkar. Yolda kimse bunları okuyamaz veya başka bir şey için kullanamaz.",

  "help.protection.account.title": "Hesabınızdaki değişiklikler",
  "help.protection.account.1":
    "Yeni bir e-posta veya telefonla 24 saat boyunca giriş yapılamaz ve şifre sıfırlanamaz. Diğer iletişim adreslerinize değişikliği geri alan bir bağlantı gönderilir.",
  "help.protection.account.2":
    "Şifre sıfırlandıktan, e-posta veya telefon kaldırıldıktan ya da değiştirildikten ve doğrulama uygulaması kapatıldıktan sonra çekim işlemleri 24 saat engellenir. Bekleyen çekimler cüzdanınıza döner.",
  "help.protection.account.3":
    "Giriş yapılmış her cihazı Hesap güvenliği sayfasında görür ve oradan çıkış yaptırabilirsiniz. 30 gün kullanılmayan oturum kendiliğinden kapanır.",

  "help.protection.limits.title": "Yeni hesaplar için limitler",
  "help.protection.limits.1":
    "Yeni hesapların yalnızca sınırlı değerde birkaç açık emri olabilir. Limitler tamamlanan işlemlerle ve farklı karşı taraflarla artar.",
  "help.protection.limits.2":
    "Limitler, yasaklar ve dondurmalar alt kullanıcılar dahil bir kişinin tüm hesapları için birlikte geçerlidir.",
  "help.protection.limits.3":
    "30 günden yeni bir hesabın veya geri alınabilir bir ödeme yöntemiyle satın alınan kripto paralar ancak 24 saat sonra satılabilir veya çekilebilir. Emir formu bunu satın almadan önce söyler.",

  "help.protection.appeals.title": "Bir sorun olursa",
  "help.protection.appeals.1":
    "Alıcı emri ödendi olarak işaretlediyse ve para olağan sürede gelmezse satıcı bunu bildirebilir. Alıcıdan 60 dakika içinde kanıt istenir.",
  "help.protection.appeals.2":
    "İki taraf da itiraz edebilir. Kripto paralar emanette kalır ve müşteri hizmetleri emri, sohbeti ve iki tarafın kanıtlarını inceler.",
  "help.protection.appeals.3":
    "Karar, iki tarafa bildirildikten iki saat sonra geçerli olur. O zamana kadar her taraf bir kez başka bir çalışanın yeniden incelemesini isteyebilir.",

  "help.protection.staff.title": "Kim karar verir",
  "help.protection.staff.1":
    "Çalışanlar işlem yapamaz; kimse kendi hesaplarının ya da bunlarla iletişim bilgisi, cihaz veya ödeme hesabı paylaşan hesapların durumuna karar veremez.",
  "help.protection.staff.2":
    "Yüksek değerli durumlar ikinci bir çalışanın onayını gerektirir. Çalışanların her işlemi kaydedilir ve değiştirilemez.",

  "help.protection.names.title": "Adlar ve mesajlar",
  "help.protection.names.1":
    "Başka kullanıcıları veya Parley’i taklit eden takma adlar reddedilir. Takma ad 30 günde bir değiştirilebilir, eski adlar 90 gün gösterilir.",
  "help.protection.names.2":
    "Sohbetteki bağlantılar, telefon ve hesap numaraları uyarıyla gösterilir. Yalnızca emirde gösterilen hesaba ödeyin.",

  "help.protection.never.title": "Parley’in asla istemediği şeyler",
  "help.protection.never.1":
    "Parley şifrenizi veya güvenlik kodunuzu asla istemez: ne sohbette, ne telefonda, ne e-postada.",
  "help.protection.never.2":
    "Parley sizden asla erken serbest bırakmanızı, başka bir hesaba ödemenizi veya bu site dışında devam etmenizi istemez.",

  "help.protection.you.title": "Sizin yapmanız gerekenler",
  "help.protection.you.1":
    "Yalnızca kendi adınıza kayıtlı bir hesaptan, emrin tam tutarını ödeyin ve para hesabınızdan çıktıktan sonra ödendi olarak işaretleyin.",
  "help.protection.you.2": "Konuşmayı emrin sohbetinde tutun. Başka yerde anlaşılanlar korunmaz.",
  "help.protection.you.3":
    "Bir doğrulama uygulaması veya geçiş anahtarı ile kimlik avı önleme kodu kurun ve giriş yapmadan önce sitenin adresini kontrol edin.",
  "help.protection.you.4":
    "Şüphedeyseniz serbest bırakmayın ve ödedikten sonra iptal etmeyin. İtiraz edin.",
});
