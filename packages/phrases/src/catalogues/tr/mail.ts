import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Parley güvenlik kodunuz",
  "mail.code.register": "Hesabınızı oluşturmak için bu kodu girin.",
  "mail.code.login": "Hesabınıza giriş yapmak için bu kodu girin.",
  "mail.code.resetPassword": "Yeni bir şifre belirlemek için bu kodu girin.",
  "mail.code.bindEmail": "Hesabınıza bir e-posta adresi bağlamak için bu kodu girin.",
  "mail.code.bindPhone": "Hesabınıza bir telefon numarası bağlamak için bu kodu girin.",
  "mail.code.unbindEmail":
    "E-posta adresinin hesabınızla bağlantısını kaldırmak için bu kodu girin.",
  "mail.code.unbindPhone":
    "Telefon numarasının hesabınızla bağlantısını kaldırmak için bu kodu girin.",
  "mail.code.totpConfirm": "Google Authenticator’ı açmak için bu kodu girin.",
  "mail.code.totpRemove": "Google Authenticator’ı kapatmak için bu kodu girin.",
  "mail.code.passwordChange": "Şifrenizi değiştirmek için bu kodu girin.",
  "mail.code.passkeyAdd": "Hesabınıza geçiş anahtarı eklemek için bu kodu girin.",
  "mail.code.passkeyRemove": "Hesabınızdan bir geçiş anahtarını kaldırmak için bu kodu girin.",
  "mail.code.recoveryCodes": "Yeni kurtarma kodları oluşturmak için bu kodu girin.",
  "mail.code.createUserPayment": "Ödeme yöntemi eklemek için bu kodu girin.",
  "mail.code.updateUserPayment": "Bir ödeme yöntemini değiştirmek için bu kodu girin.",
  "mail.code.removeUserPayment": "Bir ödeme yöntemini kaldırmak için bu kodu girin.",
  "mail.code.release":
    "Kriptoyu alıcıya serbest bırakmak için bu kodu girin; yalnızca ödeme hesabınıza geçtiyse.",
  "mail.code.split": "Bir emrin kriptosunu alıcıyla aranızda bölüştürmek için bu kodu girin.",
  "mail.code.withdraw": "Hesabınızdan kripto çekmek için bu kodu girin.",
  "mail.code.apiSettings": "API ayarlarınızı değiştirmek için bu kodu girin.",
  "mail.code.subUsers": "Bir alt hesaba erişim, yetki veya kripto vermek için bu kodu girin.",
  "mail.code.staffAction": "Görevli olarak yaptığınız işlemi onaylamak için bu kodu girin.",
  "mail.code.valid":
    "Kod {minutes, plural, one {# dakika} other {# dakika}} geçerlidir ve bir kez kullanılabilir.",
  "mail.code.secret": "Kimseyle paylaşmayın. Parley çalışanları sizden bu kodu asla istemez.",
  "mail.code.ignore": "Bu kodu siz istemediyseniz bu mesajı dikkate almayabilirsiniz.",
  "mail.code.alarm":
    "Bu kodu siz istemediyseniz şifrenizi değiştirin ve Hesap güvenliği sayfasında cihazlarınızı kontrol edin.",

  "mail.alreadyRegistered.subject": "Zaten bir Parley hesabınız var",
  "mail.alreadyRegistered.text":
    "Biri sizin bilgilerinizle kaydolmayı denedi. Bu bilgiler zaten bir hesaba ait olduğundan yeni hesap oluşturulmadı.",
  "mail.alreadyRegistered.advice":
    "Bunu siz yaptıysanız lütfen giriş yapın veya şifrenizi unuttuysanız yeni bir şifre belirleyin. Siz yapmadıysanız bir şey yapmanıza gerek yok.",

  "mail.newDeviceLogin.subject": "Parley hesabınıza yeni giriş",
  "mail.newDeviceLogin.text": "Hesabınıza yeni bir cihazdan giriş yapıldı.",

  "mail.securityChanged.subject": "Hesap güvenliğiniz değişti",
  "mail.securityChanged.passwordChanged": "Şifreniz değiştirildi.",
  "mail.securityChanged.passwordReset": "Şifreniz sıfırlandı.",
  "mail.securityChanged.emailBound": "Hesabınıza bir e-posta adresi bağlandı.",
  "mail.securityChanged.emailUnbound": "E-posta adresinin hesabınızla bağlantısı kaldırıldı.",
  "mail.securityChanged.phoneBound": "Hesabınıza bir telefon numarası bağlandı.",
  "mail.securityChanged.phoneUnbound": "Telefon numarasının hesabınızla bağlantısı kaldırıldı.",
  "mail.securityChanged.totpEnabled": "Google Authenticator açıldı.",
  "mail.securityChanged.totpRemoved": "Google Authenticator kapatıldı.",
  "mail.securityChanged.passkeyAdded": "Hesabınıza bir geçiş anahtarı eklendi.",
  "mail.securityChanged.passkeyRemoved": "Hesabınızdan bir geçiş anahtarı kaldırıldı.",
  "mail.securityChanged.recoveryCodeUsed": "Hesabınızın bir kurtarma kodu kullanıldı.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Yeni kurtarma kodları oluşturuldu. Eskileri artık geçerli değil.",
  "mail.securityChanged.subUserMayWithdraw":
    "Bir alt hesaba kendi doğrulamasıyla kripto para çekme izni verildi. Bunu 24 saat sonra yapabilir.",
  "mail.securityChanged.antiPhishingCodeChanged": "Kimlik avı önleme kodunuz değiştirildi.",
  "mail.securityChanged.resetRequested":
    "Müşteri hizmetlerinden güvenlik doğrulamanızı sıfırlaması istendi.",
  "mail.securityChanged.resetCancelled":
    "Güvenlik doğrulamanızı sıfırlama talebi iptal edildi. Hesabınızdan hiçbir şey kaldırılmadı.",
  "mail.securityChanged.contactChangeUndone":
    "E-posta veya telefon değişikliğiniz geri alındı. Tüm cihazlardan çıkış yapıldı; “Şifremi unuttum” ile yeni bir şifre belirleyin.",
  "mail.securityChanged.apiKeyCreated":
    "Hesabınız için bir API anahtarı oluşturuldu. Bu anahtara sahip bir program sizin adınıza işlem yapabilir.",
  "mail.securityChanged.apiKeyRevoked": "Hesabınızın bir API anahtarı iptal edildi.",
  "mail.securityChanged.subUserApiKey": "Bir alt hesap API anahtarı oluşturdu.",

  "mail.kycApproved.subject": "Kimliğiniz doğrulandı",
  "mail.kycApproved.text": "Kimlik doğrulamanız onaylandı.",
  "mail.kycAsked.subject": "Doğrulamanız için bir şeye daha ihtiyacımız var",
  "mail.kycAsked.text":
    "Müşteri hizmetlerinin kimlik doğrulamanız hakkında karar vermeden önce bir şeye daha ihtiyacı var. Lütfen doğrulama sayfasında ekleyin.",
  "mail.kycAsk.documentAgain": "Belge yeniden, net ve tüm köşeleriyle",
  "mail.kycAsk.otherSide": "Belgenin diğer yüzü",
  "mail.kycAsk.selfieAgain": "Belgenizle çekilmiş selfie yeniden",
  "mail.kycAsk.proofOfAddress": "Üç aydan eski olmayan bir adres belgesi",
  "mail.kycAsk.proofOfName": "İsimler arasındaki farkı açıklayan bir belge",
  "mail.kycRejected.subject": "Kimlik doğrulamanız onaylanmadı",
  "mail.kycRejected.text":
    "Kimlik doğrulamanız onaylanmadı. Lütfen bilgilerinizi düzeltip yeniden gönderin.",
  "mail.kycReason.documentUnreadable": "Bir belge net okunamıyor.",
  "mail.kycReason.documentIncomplete": "Bir belgenin bir sayfası veya yüzü eksik.",
  "mail.kycReason.documentExpired": "Bir belgenin süresi dolmuş.",
  "mail.kycReason.documentNotAccepted": "Bu tür belge kabul edilmiyor.",
  "mail.kycReason.detailsMismatch": "Girilen bilgiler belgelerle eşleşmiyor.",
  "mail.kycReason.selfieMismatch": "Selfie, belgedeki fotoğrafla eşleşmiyor.",
  "mail.kycReason.notGenuine": "Bir belgenin gerçek olduğu teyit edilemedi.",
  "mail.kycReason.other": "Belgeler doğrulanamadı.",

  "mail.subUserCreated.subject": "Hesabınıza bir alt hesap eklendi",
  "mail.subUserCreated.text": "Hesabınıza bir alt hesap eklendi.",

  "mail.resetRequest.approved.subject": "Güvenlik sıfırlamanız onaylandı",
  "mail.resetRequest.approved.text":
    "Güvenlik doğrulamanızı sıfırlama talebiniz onaylandı. Lütfen giriş yapıp yeniden kurun.",
  "mail.resetRequest.refused.subject": "Güvenlik sıfırlamanız onaylanmadı",
  "mail.resetRequest.refused.text":
    "Güvenlik doğrulamanızı sıfırlama talebiniz onaylanmadı. Hesabınızda bir değişiklik yapılmadı.",

  "mail.depositCredited.subject": "Yatırma alındı",
  "mail.depositCredited.text": "{amount} {token} spot cüzdanınıza yatırıldı.",
  "mail.withdrawalSent.subject": "Çekim gönderildi",
  "mail.withdrawalSent.text": "{amount} {token} tutarındaki çekiminiz gönderildi.",
  "mail.withdrawalReturned.subject": "Çekim gönderilmedi",
  "mail.withdrawalReturned.text":
    "{amount} {token} tutarındaki çekiminiz gönderilmedi. Kripto paralar spot cüzdanınıza geri döndü.",

  "mail.tradingFrozen.subject": "Hesabınızda işlemler donduruldu",
  "mail.tradingFrozen.falseClaims":
    "Ödeme yapılmadığı hâlde birkaç kez emirleri ödendi olarak işaretlediniz. Müşteri hizmetleri inceleyene kadar emir veremez, ilan yayınlayamaz ve çekim yapamazsınız.",
  "mail.tradingFrozen.staff":
    "Müşteri hizmetleri hesabınızdaki işlemleri dondurdu. Şimdilik emir veremez, ilan yayınlayamaz ve çekim yapamazsınız.",
  "mail.tradingFrozen.hold":
    "Müşteri hizmetleri hesabınızı şu tarihe kadar beklemeye aldı: {time}. O zamana kadar emir veremez, ilan yayınlayamaz ve çekim yapamazsınız; emirlerinizdeki kripto emanette kalır. Bunun bir hata olduğunu düşünüyorsanız lütfen müşteri hizmetleriyle iletişime geçin.",
  "mail.tradingFrozen.advice":
    "Açık emirleriniz devam eder: ödeyebilir, iptal edebilir, serbest bırakabilir ve itiraz edebilirsiniz. Bunun bir hata olduğunu düşünüyorsanız lütfen müşteri hizmetleriyle iletişime geçin.",
  "mail.tradingRestored.subject": "Yeniden işlem yapabilirsiniz",
  "mail.tradingRestored.text":
    "Müşteri hizmetleri dondurmayı kaldırdı. Yeniden emir verebilir, ilan yayınlayabilir ve çekim yapabilirsiniz.",
  "mail.sessionsEnded.subject": "Tüm cihazlarda oturumunuz kapatıldı",
  "mail.sessionsEnded.text":
    "Müşteri hizmetleri hesabınızın tüm oturumlarını ve API anahtarlarını sonlandırdı. Yeniden giriş yapın; bunu siz istemediyseniz önce parolanızı değiştirin.",
  "mail.staffInvitation.subject": "Parley ekibine davet",
  "mail.staffInvitation.text":
    "Parley müşteri hizmetlerinde çalışmaya davet edildiniz. Bu e-posta adresine ait hesaba giriş yapın, bir geçiş anahtarı veya Google Authenticator kurun ve {time} tarihine kadar kabul edin. Bağlantı bir kez çalışır.",
  "mail.staffInvitation.link": "Daveti kabul et",
  "mail.staffLogHead.subject": "Personel günlüğü, {day}",
  "mail.staffLogHead.text":
    "Personel günlüğü bugün {number}. satırla bitiyor. Hash değeri: {hash}. Bu e-postayı saklayın: bu satıra kadar olan satırların sonradan değiştirilip değiştirilmediğini kanıtlar.",
  "mail.supportAnswered.subject": "Müşteri hizmetleri size yanıt verdi",
  "mail.supportAnswered.text": "Müşteri hizmetleri mesajınıza yanıt verdi.",
  "mail.offerTakenDown.subject": "İlanınız kaldırıldı",
  "mail.offerTakenDown.text":
    "Müşteri hizmetleri ilanınızı yayından kaldırdı. Açık emirler anlaşıldığı gibi devam eder.",
  "mail.offerTakenDown.object":
    "Aynı fikirde değilseniz lütfen müşteri hizmetleriyle iletişime geçin ve ilanın numarasını belirtin.",
  "mail.supportClosed.subject": "Talebiniz kapatıldı",
  "mail.supportClosed.text":
    "Müşteri hizmetleri talebinizi kapattı. Hâlâ yardıma ihtiyacınız varsa lütfen yeni bir talep açın.",
  "mail.caseHandedOver.subject": "Size bir vaka devredildi",
  "mail.caseHandedOver.text":
    "Bir çalışma arkadaşınız size bir vaka devretti. Konsolda vakalarınız arasında bulabilirsiniz.",

  "mail.orderCreated.subject": "Yeni emir",
  "mail.orderCreated.text":
    "{role, select, buyer {Birisi size {amount} karşılığında {quantity} satıyor. {method} ile ödeyin, ardından “Ödeme yaptım” düğmesine basın.} other {Birisi sizden {method} ile {amount} karşılığında {quantity} alıyor. Ödeme onaylanana kadar kripto paralar emanette kalır.}}",
  "mail.orderPaid.subject": "Alıcı emri ödendi olarak işaretledi",
  "mail.orderPaid.text":
    "Alıcı, {method} ile {amount} ödediğini bildirdi. Hesabınızı kontrol edin ve {quantity} tutarını yalnızca para geldiğinde serbest bırakın.",
  "mail.orderCanceled.subject": "Emir iptal edildi",
  "mail.orderCanceled.text":
    "Alıcı {quantity} tutarındaki emri iptal etti. Kripto paralar artık emanette değil.",
  "mail.orderTimedOut.subject": "Emir iptal edildi: ödeme süresi doldu",
  "mail.orderTimedOut.text":
    "{role, select, buyer {{quantity} tutarındaki emir zamanında ödendi olarak işaretlenmediği için iptal edildi. Ödeme yaptıysanız 24 saat içinde itiraz edin.} other {Alıcı zamanında ödeme yapmadı. {quantity} tutarındaki emir iptal edildi, kripto paralar artık emanette değil.}}",
  "mail.orderExtended.subject": "Ödeme için ek süre",
  "mail.orderExtended.text": "Satıcı, {method} ile {amount} ödemeniz için size ek süre verdi.",
  "mail.orderCompleted.subject": "Emir tamamlandı",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} spot cüzdanınızda. {amount} ödediniz.} other {{quantity}, {amount} karşılığında alıcıya serbest bırakıldı.}}",
  "mail.orderFailed.subject": "Varlık transferi başarısız",
  "mail.orderFailed.text":
    "{quantity} transfer edilemedi. Kripto paralar emanette güvende; sonraki adımı emirde görebilirsiniz.",
  "mail.confirmReminder.subject": "Alıcı onayınızı bekliyor",
  "mail.confirmReminder.text":
    "Alıcı, {method} ile {amount} ödediğini bildirdi ve {quantity} bekliyor. Hesabınızı kontrol edip kriptoyu serbest bırakın; ödeme gelmediyse itiraz edin.",
  "mail.appealOpened.subject": "İtiraz açıldı",
  "mail.appealOpened.text":
    "{by, select, buyer {Alıcı {quantity} tutarındaki emir için itirazda bulundu. Lütfen açıklamanızı ve kanıtlarınızı ekleyin.} seller {Satıcı {quantity} tutarındaki emir için itirazda bulundu. Lütfen açıklamanızı ve kanıtlarınızı ekleyin.} other {{quantity} tutarındaki emir uzun süredir serbest bırakılmadı. Müşteri hizmetleri emri inceliyor.}}",
  "mail.proofWanted.subject": "Lütfen ödemenizi kanıtlayın",
  "mail.proofWanted.text":
    "Satıcı, {quantity} için {method} ile {amount} tutarındaki ödemenin gelmediğini bildirdi. Lütfen emre ödeme kanıtı ekleyin; aksi hâlde müşteri hizmetleri onsuz karar verir.",
  "mail.appealWithdrawn.subject": "İtiraz geri çekildi",
  "mail.appealWithdrawn.text":
    "{quantity} tutarındaki emre yapılan itiraz geri çekildi. Emir devam ediyor.",
  "mail.evidenceAdded.subject": "Kanıt eklendi",
  "mail.evidenceAdded.text":
    "{role, select, buyer {Satıcı {quantity} tutarındaki emre yapılan itiraza açıklama veya kanıt ekledi.} other {Alıcı {quantity} tutarındaki emre yapılan itiraza açıklama veya kanıt ekledi.}} Emirde yanıt verebilirsiniz.",
  "mail.taskSet.subject": "Müşteri hizmetleri sizden kanıt istiyor",
  "mail.taskSet.text":
    "Müşteri hizmetlerinin {quantity} emri hakkında yanıtınıza ihtiyacı var. Ne istendiğini emirde görebilirsiniz; süresi içinde yanıt gelmezse müşteri hizmetleri onsuz karar verir.",
  "mail.taskMissed.subject": "Yanıt süresi doldu",
  "mail.taskMissed.text":
    "{quantity} emri hakkında müşteri hizmetlerine süresi içinde yanıt vermediniz. Müşteri hizmetleri karar verene kadar emirde yine de yanıt verebilirsiniz.",
  "mail.splitProposed.subject": "Paylaşım önerildi",
  "mail.splitProposed.text":
    "{role, select, buyer {Satıcı, sizin {share} almanızı ve kalanın kendisine dönmesini öneriyor.} other {Alıcı {share} almayı öneriyor; kalanı size döner.}} Emirde kabul edebilirsiniz.",
  "mail.appealRuled.subject": "Müşteri hizmetleri karar verdi",
  "mail.appealRuled.text":
    "{role, select, buyer {Karara göre {share} alıyorsunuz; kalanı satıcıya döner.} other {Karara göre alıcı {share} alıyor; kalanı size döner.}} Karar yürürlüğe girene kadar emirde bir kez ikinci inceleme isteyebilirsiniz.",
  "mail.secondLook.subject": "Emriniz için ikinci inceleme",
  "mail.secondLook.text":
    "{role, select, buyer {Satıcı, {quantity} emri hakkında başka bir personelin karar vermesini istedi.} other {Alıcı, {quantity} emri hakkında başka bir personelin karar vermesini istedi.}} O zamana kadar kripto paralar emanette kalır.",
  "mail.appealResolved.subject": "İtiraz sonuçlandı",
  "mail.appealResolved.completed":
    "{role, select, buyer {İtiraz sonuçlandı. {share} aldınız.} other {İtiraz sonuçlandı. Alıcı {share} aldı.}}",
  "mail.appealResolved.canceled": "İtiraz sonuçlandı. {quantity} tutarındaki emir iptal edildi.",
  "mail.feedback.subject": "Yeni değerlendirme",
  "mail.feedback.positive": "{quantity} tutarındaki emir için olumlu değerlendirme aldınız.",
  "mail.feedback.negative":
    "{quantity} tutarındaki emir için olumsuz değerlendirme aldınız. Bir kez yanıt verebilirsiniz.",
  "mail.feedbackReplied.subject": "Değerlendirmenize yanıt",
  "mail.feedbackReplied.text":
    "{quantity} tutarındaki emirle ilgili değerlendirmenize yanıt verildi.",

  "mail.withdrawalsBlocked": "Güvenliğiniz için para çekme şu tarihe kadar kapalıdır: {time}.",
  "mail.notYou":
    "Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve Hesap güvenliği sayfasında diğer cihazlarınızdan çıkış yapın.",
  "mail.notYou.cancelReset":
    "Bu siz değilseniz giriş yapmadan bu bağlantıyla talebi iptal edin ve şifrenizi değiştirin. Müşteri hizmetleri ilk 24 saat içinde talebi onaylayamaz.",
  "mail.notYou.undo":
    "Bu siz değilseniz 72 saat içinde bu bağlantıyla geri alın. Tüm cihazlardan çıkış yapılır ve para çekme 24 saat engellenir.",

  "mail.fact.asked": "İstenen",
  "mail.fact.time": "Zaman",
  "mail.fact.address": "IP adresi",
  "mail.fact.device": "Cihaz",
  "mail.fact.reason": "Neden",
  "mail.fact.username": "Takma ad",
  "mail.fact.walletAddress": "Cüzdan adresi",
  "mail.fact.orderId": "Emir numarası",
  "mail.fact.offer": "İlan",
  "mail.fact.caseId": "Talep numarası",
  "mail.fact.amount": "Miktar",
  "mail.fact.payment": "Ödeme",
  "mail.fact.payMethod": "Ödeme yöntemi",
  "mail.fact.timeLeft": "Kalan süre",
  "mail.timeLeft": "{minutes, plural, one {# dakika} other {# dakika}}, bitiş {time}",

  "mail.link.login": "Giriş yap",
  "mail.link.security": "Hesap güvenliği",
  "mail.link.cancelReset": "Talebi iptal et",
  "mail.link.undo": "Bu değişikliği geri al",
  "mail.link.kyc": "Kimlik doğrulama",
  "mail.link.subUsers": "Alt hesaplar",
  "mail.link.wallet": "Cüzdan",
  "mail.link.order": "Emri görüntüle",
  "mail.link.orders": "Emirlerim",
  "mail.link.case": "Talebi görüntüle",
  "mail.link.offers": "İlanlarım",
  "mail.link.contact": "Müşteri hizmetlerine yazın",

  "mail.antiPhishing.code": "Kimlik avı önleme kodunuz: {code}",
  "mail.antiPhishing.none":
    "Henüz bir kimlik avı önleme kodunuz yok. Hesap güvenliği sayfasında bir kod belirleyin; Parley’den gelen her gerçek e-postada yer alır.",
  "mail.footer.account":
    "Bu e-postayı, adresiniz bir Parley hesabına bağlı olduğu için alıyorsunuz. Otomatik olarak gönderilmiştir, lütfen yanıtlamayın.",
  "mail.footer.entered":
    "Bu e-postayı, adresiniz Parley’de girildiği için alıyorsunuz. Otomatik olarak gönderilmiştir, lütfen yanıtlamayın.",

  "mail.text.code": "Parley kodunuz: {code}. {purpose} Kimseyle paylaşmayın.",
});
