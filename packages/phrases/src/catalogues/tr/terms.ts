import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "P2P hizmet sözleşmesi",

  "terms.parties.title": "Bu sözleşmenin tarafları",
  "terms.parties.1":
    "Bu sözleşme sizinle, aşağıda Parley olarak anılan bu web sitesinin işletmecisi arasındadır. P2P hizmetini, yani kişilerin birbirlerinin ilanları üzerinden para karşılığında kripto para alıp sattığı yeri kapsar.",
  "terms.parties.2":
    "Her işlem iki kullanıcı, yani alıcı ile satıcı arasında bir sözleşmedir. Parley bu sözleşmenin tarafı değildir: alım satım yapmaz, banka değildir ve kripto paralar için ödenen parayı hiçbir zaman almaz veya elinde tutmaz. Parley süren bir emrin kripto paralarını tutar, iki tarafa ne yapacağını gösterir ve anlaşamadıklarında karar verir.",
  "terms.parties.3":
    "İlan sahibi, ilan yayımlayan kullanıcıdır; ilanı kabul eden ise o ilan üzerinden emir veren kullanıcıdır. Her ikisi de alıcı veya satıcı olabilir.",

  "terms.account.title": "Kimler işlem yapabilir",
  "terms.account.1":
    "En az 18 yaşında olmalı ve yaşadığınız yerde kripto para alıp satmaya yasal olarak ehil olmalısınız. İlk işleminizden önce doğrulanmış bir telefon, doğrulanmış bir e-posta, tamamlanmış kimlik doğrulama, bu sözleşmenin kabulü ve iki faktörlü doğrulama gerekir.",
  "terms.account.2":
    "Kendiniz veya şirketiniz hakkında bize bildirdikleriniz doğru ve eksiksiz olmalıdır; bunları güncel tutarsınız. Bir kişinin veya şirketin tek hesabı olur. Hesabı satamaz, ödünç veremez veya paylaşamazsınız.",
  "terms.account.3":
    "Bir ana hesap alt hesaplar oluşturabilir. Alt hesaplar ana hesap adına, onun kimliğiyle ve bu aynı kabul kapsamında hareket eder; yaptıklarından ana hesap sorumludur.",
  "terms.account.4":
    "Şifrenizi, kodlarınızı, geçiş anahtarlarınızı ve cihazlarınızı kimseyle paylaşmayın. Güvenlik kodlarınızla onaylanan işlemler, kodların kaybolduğunu veya çalındığını önceden bize bildirmediyseniz sizin tarafınızdan yapılmış sayılır. Parley çalışanları hiçbir zaman kod veya şifre istemez.",

  "terms.escrow.title": "Emirler ve emanet",
  "terms.escrow.1":
    "Bir emir oluşturulduğunda satıcının kripto paraları satıcının bakiyesinden alınır ve Parley tarafından emanette tutulur. O andan itibaren emir sona erene kadar taraflardan hiçbiri bunları kullanamaz.",
  "terms.escrow.2":
    "Fiyat, tutar, işlem ücreti, ödeme yöntemi ve ödeme süresi siz emri onaylamadan önce gösterilir ve onayladığınız andaki gibi kalır. Emir vermek, onu yerine getirmeye yönelik bağlayıcı bir taahhüttür.",
  "terms.escrow.3":
    "Kripto paralar emanetten iki yoldan biriyle çıkar: satıcı ödemeyi onayladığında alıcıya veya emir ödeme olmadan sona erdiğinde satıcıya geri. İtirazda ise iki tarafın anlaştığı veya müşteri hizmetlerinin karar verdiği yere gider. Emanetteki kripto paralara faiz işlemez.",

  "terms.payment.title": "Yalnızca kendi hesabınızdan ödeyin",
  "terms.payment.1":
    "Alıcı, satıcıya doğrudan, emrin ödeme yöntemiyle, emrin tutarını tam olarak ve ödeme süresi içinde öder.",
  "terms.payment.2":
    "Yalnızca kendi adınıza kayıtlı bir hesaptan ödeme yapın. Ödeyenin adı, doğrulandığınız adla aynı olmalıdır. Para sizin için olsa bile bir arkadaşın, akrabanın, işverenin veya başka bir üçüncü kişinin ödeme yapmasına izin verilmez.",
  "terms.payment.3":
    "Satıcı başka birinden gelen ödemeyi reddedebilir ve bu durumda tutarı eksiksiz olarak geldiği hesaba geri göndermelidir. Böyle bir ödemenin masrafları ve gecikmeleri alıcıya aittir.",
  "terms.payment.4":
    "Satıcılar parayı yalnızca kendi doğrulanmış adlarına olan ve Parley’de kayıtlı hesaplarda alır. Yalnızca sohbette belirtilen bir hesaba asla ödeme yapmayın.",

  "terms.remarks.title": "Transfere ne yazılır",
  "terms.remarks.1":
    "Ödemenin açıklamasına, referansına veya amacına kripto para, Parley ya da işlem hakkında hiçbir şey yazmayın. Boş bırakın veya yalnızca emirde gösterilen referansı yazın. Bu tür açıklamalar bir bankanın ödemeyi durdurmasına veya hesabı kapatmasına yol açabilir.",
  "terms.remarks.2":
    "Bir transferde bu tür bir açıklama varsa satıcı onu reddedip eksiksiz geri gönderebilir ve emir, masrafı alıcıya ait olmak üzere iptal edilebilir.",

  "terms.confirm.title": "Ödendi olarak işaretleme ve serbest bırakma",
  "terms.confirm.1":
    "“Ödeme yaptım” düğmesine yalnızca para hesabınızdan gerçekten çıktıktan sonra basın. Ödeme yapmadan basmak aldatma girişimi sayılır. Kötü niyetli tıklamalar hesabın dondurulmasıyla sonuçlanır.",
  "terms.confirm.2":
    "Satıcılar bir mesajı veya ekran görüntüsünü değil, kendi banka veya ödeme hesaplarını kontrol eder ve tutarın tamamı doğru kişiden geldiğinde hemen “Ödemeyi aldım, kriptoyu serbest bırak” düğmesine basar. Parayı alan satıcı kripto paraları alıkoyamaz.",
  "terms.confirm.3":
    "Serbest bırakma kesindir. Alıcıya ulaşan kripto paralar satıcı veya Parley tarafından geri alınamaz.",

  "terms.cancel.title": "İptal ve süreler",
  "terms.cancel.1":
    "Alıcı, ödeme yapmadan önce emri iptal edebilir. Parayı gönderdikten sonra iptal etmeyin: paranız yoldayken kripto paralar satıcıya geri döner.",
  "terms.cancel.2":
    "Ödeme süresi bitmeden ödendi olarak işaretlenmeyen emir kendiliğinden iptal edilir ve kripto paralar geri döner. Satıcı süreyi bir kez uzatabilir. Satıcı bir emri iptal edemez.",
  "terms.cancel.3":
    "Ödeme yaptıysanız ve emir süre dolduğu için iptal edildiyse itiraz etmek için 24 saatiniz vardır. Bize hemen bildirin: kripto paralar artık emanette değildir ve yalnızca arabuluculuk yapabiliriz.",
  "terms.cancel.4":
    "24 saat içinde kendi kusuruyla çok fazla emir iptal eden, bir süre yeni emir oluşturamaz. Sayfa bunun ne zamana kadar sürdüğünü gösterir.",

  "terms.appeals.title": "İtirazlar",
  "terms.appeals.1":
    "Bir ödeme veya kripto paralar ulaşmadığında her iki taraf da itiraz edebilir. İtiraz sona erene kadar kripto paralar emanette kalır ve tüm süreler durur. Ödendi olarak işaretlenen bir emir 24 saat içinde serbest bırakılmazsa kendiliğinden itiraz açılır.",
  "terms.appeals.2":
    "İki taraf da olanları doğru biçimde anlatır ve banka ekstresi veya ödeme dekontu gibi istenen kanıtları belirtilen süre içinde gönderir. Taraflardan biri yanıt vermezse karar, diğer tarafın gösterdiklerine dayanır.",
  "terms.appeals.3":
    "İki taraf, serbest bırakarak veya kripto paraların nasıl bölüşüleceği konusunda anlaşarak itirazı her zaman kendi aralarında çözebilir. Aksi hâlde müşteri hizmetleri emre, sohbetine ve iki tarafın kanıtlarına bakarak karar verir: alıcıya serbest bırakma, satıcıya iade veya bölüştürme. Bu karar emri Parley’de sona erdirir. Mahkemeye başvurma hakkınızı ortadan kaldırmaz.",
  "terms.appeals.4":
    "Karar, iki tarafın gösterdiklerine dayanır. Sahte, değiştirilmiş veya gizlenmiş kanıtlar itirazın kaybedilmesine ve aşağıda açıklanan önlemlere yol açar.",

  "terms.fees.title": "İşlem ücretleri",
  "terms.fees.1":
    "İlanı kabul eden, kripto para cinsinden işlem ücreti öder. Oranı ve miktarı siz onaylamadan önce gösterilir ve alıcının aldığı kripto paralardan düşülür. İlan sahipleri ücret ödemez. Serbest bırakılmadan sona eren emirden ücret alınmaz.",
  "terms.fees.2":
    "Bankalar, ödeme hizmetleri ve ağlar kendi ücretlerini alabilir. Bunları, neden olan taraf öder; satıcı emrin tutarını tam olarak almalıdır. Kendi vergilerinizden siz sorumlusunuz.",

  "terms.conduct.title": "Nelere izin verilmez ve sonuçları nelerdir",
  "terms.conduct.1":
    "Şunlara izin verilmez: suçtan elde edilen para veya kripto paralar, kara para aklama, terörizmin finansmanı, yaptırımların ihlali, dolandırıcılık, sahte kanıt, kripto paralar serbest bırakıldıktan sonra ödemeyi geri almak, kendini gizleyen biri adına hareket etmek, birden fazla hesap ve bu hizmetin kurallarını, limitlerini veya denetimlerini aşmaya yönelik her girişim.",
  "terms.conduct.2":
    "Şunlara da izin verilmez: burada tanıştığınız biriyle platform dışında işlem kararlaştırmak, bu amaçla iletişim bilgisi istemek, ilanda belirtilenden fazla para veya başka koşullar istemek, sohbette hakaret, tehdit veya reklam. Özel işlemler emanetle korunmaz ve bunlarda yardımcı olamayız.",
  "terms.conduct.3":
    "Bu kuralların ihlal edildiğine inanmak için haklı nedenimiz olduğunda bir emri reddedebilir veya bekletebilir, ilanları kapatabilir, işlemleri veya hesabın tamamını dondurabilir ve yasa gerektirdiğinde yetkili makamlara bildirimde bulunabiliriz. Yasanın izin verdiği ölçüde size nedenini ve nasıl itiraz edebileceğinizi bildiririz.",
  "terms.conduct.4":
    "Kendi kripto paralarınız sizin kalır. Dondurma, inceleme veya yasa gerektirdiği sürece çekilmelerini geciktirebilir. Süren emirler tamamlanır veya itirazla karara bağlanır.",

  "terms.risks.title": "Bilmeniz gereken riskler",
  "terms.risks.1":
    "Kripto para fiyatları, emriniz sürerken de hızla ve büyük ölçüde değişebilir. Yatırdığınızın tamamını kaybedebilirsiniz. Bu sitedeki hiçbir şey alım veya satım tavsiyesi değildir.",
  "terms.risks.2":
    "Bazı ödemeler bir banka tarafından geri alınabilir, geciktirilebilir veya dondurulabilir. Emanet parayı değil, kripto paraları korur: ödeme yöntemlerinizi ve karşı tarafları dikkatle seçin, emir vermeden önce ilan sahibinin koşullarını okuyun.",
  "terms.risks.3":
    "Hizmet; bakım, arızalar veya denetimimizde olmayan ağlar nedeniyle kesintiye uğrayabilir. Bizim kusurumuzdan kaynaklananları düzeltiriz. Yasanın sorumluluğumuzu sınırlamamıza izin verdiği durumlarda, yoksun kalınan kazançlardan, diğer kullanıcıların, bankaların veya ağların eylemlerinden ve kendi yükümlülüklerinizi ihlal etmenizden doğan kayıplardan sorumlu değiliz. Buradaki hiçbir hüküm kasıt, ağır ihmal veya yasanın sınırlanmasına izin vermediği diğer hâllerdeki sorumluluğu sınırlamaz.",

  "terms.data.title": "Verileriniz",
  "terms.data.1":
    "Hizmeti yürütmek ve yasaya uymak için gerekenleri saklarız: hesabınız, doğrulamanız ve belgeleri, emirleriniz, sohbetleriniz, ödeme bilgileriniz, cihazlarınız ve girişleriniz. Belgeler şifreli saklanır ve yalnızca dosyanızla ilgilenen çalışanlar açabilir.",
  "terms.data.2":
    "Karşı taraf takma adınızı, işlem geçmişinizi ve bir emir oluştuğunda doğrulanmış adınızı ve o emrin ödeme bilgilerini görür. Başkaları hakkında öğrendiklerinizi yalnızca o emri yerine getirmek için kullanın ve kimseye aktarmayın.",
  "terms.data.3":
    "Hakkınızda neleri sakladığımızı sorabilir, bunların düzeltilmesini ve hiçbir yasa veya açık uyuşmazlık saklamamızı gerektirmiyorsa silinmesini isteyebilirsiniz.",

  "terms.changes.title": "Bu sözleşmedeki değişiklikler",
  "terms.changes.1":
    "Bu sözleşmenin her sürümü kendi tarihini taşır. Esaslı bir değişiklik olduğunda yeniden işlem yapmadan önce yeni sürümü kabul etmeniz istenir; o zamana kadar açık emirleriniz kabul ettiğiniz sürüme göre devam eder.",
  "terms.changes.2":
    "Yeni bir sürümü onaylamıyorsanız kabul etmeyin. Yine de emirlerinizi tamamlayabilir, kripto paralarınızı çekebilir ve hesabınızı kapatabilirsiniz. Açık emriniz kalmadığında bu sözleşmeyi istediğiniz zaman sona erdirebilirsiniz.",

  "terms.disputes.title": "Hukuk ve uyuşmazlıklar",
  "terms.disputes.1":
    "Bir işlemde sorun çıkarsa önce emrin sohbetini, sonra itirazı kullanın. Müşteri hizmetlerinin bir kararından memnun değilseniz 30 gün içinde bize yazabilir ve kararın, ona katılmamış biri tarafından incelenmesini isteyebilirsiniz.",
  "terms.disputes.2":
    "Bu sözleşme, web sitesi işletmecisinin kayıtlı merkezinin bulunduğu yerin hukukuna tabidir ve oradaki mahkemeler karar verir; yaşadığınız yerin hukuku size tüketici olarak başka kurallara veya yaşadığınız yerdeki bir mahkemeye başvurma hakkı veriyorsa bu saklıdır. Bu sözleşmenin bir bölümü geçersizse kalanı yürürlükte kalır.",
  "terms.disputes.3":
    "Çeviriler size kolaylık sağlamak için hazırlanmıştır. İngilizce metinden farklı oldukları yerde, yaşadığınız yerin hukuku aksini öngörmedikçe İngilizce metin geçerlidir.",
});
