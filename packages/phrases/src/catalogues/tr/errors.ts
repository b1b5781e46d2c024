import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Bazı bilgiler eksik veya geçersiz. Lütfen işaretli alanları kontrol edin.",
  "errors.fieldRequired": "Bu alan boş bırakılamaz.",
  "errors.fieldInvalid": "Bu değer geçerli değil.",
  "errors.fieldUnknown": "Bu alan burada tanınmıyor.",
  "errors.fieldTooShort": "Çok kısa. En az uzunluk: {count}.",
  "errors.fieldTooLong": "Çok uzun. En fazla uzunluk: {count}.",
  "errors.fieldCheckFailed":
    "Kontrol basamakları uyuşmuyor. Lütfen numarayı banka bilgilerinizle karşılaştırın.",
  "errors.malformedRequest": "İstek okunamadı. Lütfen sayfayı yenileyip tekrar deneyin.",
  "errors.notFound": "İstediğiniz kayıt yok veya artık mevcut değil.",
  "errors.methodNotAllowed": "Bu adres bu tür istekleri kabul etmiyor.",
  "errors.tooLarge": "İstek çok büyük. Lütfen tek seferde daha az veri gönderin.",
  "errors.unsupportedType": "Bu dosya veya içerik türü desteklenmiyor.",
  "errors.stateChanged":
    "Bilgiler bu arada değişti. Lütfen güncel durumu kontrol edip tekrar deneyin.",

  "errors.notLoggedIn": "Devam etmek için lütfen giriş yapın.",
  "errors.notAllowed": "Hesabınızın bu işlem için yetkisi yok.",
  "errors.accountGroupMissing": "Hesap grubunuz bilinmiyor. Lütfen yeniden giriş yapın.",
  "errors.accountGroupMismatch":
    "Bu adres başka bir hesap grubuna ait. Lütfen doğru hesapla yeniden giriş yapın.",
  "errors.apiKeyUnknown": "Bu API anahtarı yok veya iptal edilmiş.",
  "errors.apiKeyExpired": "Bu API anahtarının süresi doldu.",
  "errors.apiKeyAddress": "Bu API anahtarı bu adresten kullanılamaz.",
  "errors.apiSignatureInvalid": "İsteğin imzası geçerli değil.",
  "errors.apiTimeOutside": "İsteğin saati 30 saniyeden fazla sapıyor.",
  "errors.apiNonceUsed": "Bu istek zaten alındı.",
  "errors.apiPermissionMissing": "Bu API anahtarının buna izni yok.",

  "errors.tooManyRequests": "Çok fazla istek gönderildi. Lütfen biraz bekleyip tekrar deneyin.",
  "errors.internal": "Bizden kaynaklanan bir sorun oluştu. Lütfen birazdan tekrar deneyin.",
  "errors.unavailable": "Hizmet şu anda kullanılamıyor. Lütfen birazdan tekrar deneyin.",
  "errors.timeout": "Yanıt çok uzun sürdü. Lütfen tekrar deneyin.",
  "errors.featureOff": "Bu özellik şu anda kapalı.",

  "errors.unknownAsset": "Bu kripto parayla burada işlem yapılmıyor.",
  "errors.unknownFiat": "Bu para birimiyle burada işlem yapılmıyor.",
  "errors.unknownMarket": "Bu kripto para ve para birimi için bir piyasa yok.",
  "errors.ratesStale": "Referans fiyat güncel değil. Lütfen birazdan tekrar deneyin.",

  "errors.captchaRequired":
    "Lütfen sayfanın robot olmadığınızı doğrulamasına izin verin ve tekrar deneyin.",
  "errors.captchaInvalid": "Robot olmadığınız doğrulanamadı. Lütfen tekrar deneyin.",
  "errors.accountInvalid":
    "Lütfen bir e-posta adresi veya ülke koduyla birlikte bir telefon numarası girin.",
  "errors.passwordTooWeak": "Bu şifre çok kolay tahmin edilebilir. Lütfen başka bir şifre seçin.",
  "errors.loginFailed": "Hesap veya şifre doğru değil.",
  "errors.loginBlocked": "Çok fazla başarısız deneme. Lütfen bekleyip daha sonra tekrar deneyin.",
  "errors.ticketExpired": "İşlem çok uzun sürdü. Lütfen yeniden giriş yapın.",
  "errors.accountFrozen": "Bu hesap donduruldu. Lütfen müşteri hizmetleriyle iletişime geçin.",
  "errors.codeFormatInvalid": "Geçersiz kod biçimi. Lütfen tekrar deneyin.",
  "errors.codeInvalid": "Kod doğru değil. Lütfen kontrol edip tekrar deneyin.",
  "errors.codeExpired": "Kodun süresi dolmuş. Lütfen yeni bir kod isteyin.",
  "errors.codeUsed":
    "Bu kod zaten kullanıldı. Lütfen Google Authenticator’daki bir sonraki kodu bekleyin.",
  "errors.codeTriesUsedUp":
    "Bu kodla çok fazla hatalı deneme yapıldı. Lütfen yeni bir kod isteyin.",
  "errors.codeTooSoon": "Az önce bir kod gönderildi. Yeni bir kod istemeden önce lütfen bekleyin.",
  "errors.codeLimitReached":
    "Bu adrese veya numaraya bugün çok fazla kod gönderildi. Lütfen yarın tekrar deneyin.",
  "errors.textLimitReached":
    "Şu anda bu numaraya daha fazla SMS gönderilemiyor. Lütfen e-postanızı kullanın veya daha sonra tekrar deneyin.",
  "errors.codesMissing": "Bir güvenlik kodu eksik. Lütfen istenen tüm kodları girin.",
  "errors.idempotencyMismatch":
    "Bu istek daha önce farklı bilgilerle yapıldı. Lütfen sayfayı yenileyip tekrar deneyin.",
  "errors.usernameTaken": "Bu ad zaten kullanılıyor. Lütfen başka bir ad seçin.",
  "errors.nicknameCharacters":
    "Yalnızca harf ve rakam kullanın; aralarında tek nokta, tire veya alt çizgi olabilir.",
  "errors.nicknameScripts": "Bir adda farklı alfabelerin harfleri karıştırılamaz.",
  "errors.nicknameContact":
    "Ad; bağlantı, e-posta adresi veya telefon numarası gibi görünmemelidir.",
  "errors.nicknameReserved":
    "Bu ad Parley veya personeliyle karıştırılabilir. Lütfen başka bir ad seçin.",
  "errors.renameTooSoon": "Ad 30 günde bir değiştirilebilir.",
  "errors.passwordWrong": "Şifre doğru değil.",
  "errors.passwordSame": "Yeni şifre mevcut şifreden farklı olmalıdır.",

  "errors.contactTaken": "Bu e-posta veya telefon numarası başka bir hesaba ait.",
  "errors.alreadyBound": "Bu zaten hesabınıza bağlı.",
  "errors.notBound": "Hesabınıza bu türden bir şey bağlı değil.",
  "errors.emailNeededFirst":
    "Telefonunuzun bağlantısını kaldırmadan önce lütfen bir e-posta bağlayın.",
  "errors.phoneNeededFirst":
    "E-postanızın bağlantısını kaldırmadan önce lütfen bir telefon bağlayın.",
  "errors.totpAlreadyOn": "Google Authenticator zaten açık.",
  "errors.totpNotOn": "Google Authenticator açık değil.",
  "errors.undoExpired": "Bu bağlantı kullanılmış, süresi dolmuş veya eksik.",
  "errors.totpSetupExpired": "Kurulum çok uzun sürdü. Lütfen yeniden başlayın.",
  "errors.passkeyInvalid": "Geçiş anahtarı doğrulanamadı. Lütfen tekrar deneyin.",
  "errors.passkeyLimit": "En fazla sayıda geçiş anahtarınız var. Lütfen önce birini kaldırın.",
  "errors.commandInvalid": "İstek doğrulanamadı. Lütfen sayfayı yenileyip tekrar deneyin.",
  "errors.commandKeyUnknown":
    "Bu sayfanın güvenlik anahtarı güncel değil. Lütfen sayfayı yenileyip tekrar deneyin.",
  "errors.commandExpired":
    "İstek çok eski. Lütfen cihazınızın saatini kontrol edip tekrar deneyin.",
  "errors.commandReplayed": "Bu istek zaten yerine getirildi.",
  "errors.resetRequestOpen": "Talebiniz zaten müşteri hizmetlerinde. Lütfen kararı bekleyin.",
  "errors.apiKeyLimit": "En fazla sayıda API anahtarınız var. Lütfen önce birini iptal edin.",

  "errors.kycPending": "Kimlik doğrulamanız hâlâ inceleniyor.",
  "errors.kycAlreadyApproved": "Kimliğiniz zaten doğrulandı.",
  "errors.kycNotPending": "Karara bağlanacak bir kimlik doğrulama yok.",
  "errors.kycNeedsReview": "Bu doğrulamayı ekibimizin incelemesi gerekiyor.",
  "errors.kycTooYoung": "En az 18 yaşında olmalısınız.",
  "errors.unknownCountry": "Bu ülke tanınmıyor.",
  "errors.unknownFile": "Bir dosya eksik veya burada kullanılamıyor. Lütfen yeniden yükleyin.",
  "errors.fileTypeRefused": "Bu dosya türü burada kabul edilmiyor.",
  "errors.fileUnreadable": "Dosya hasarlı veya okunamıyor. Lütfen başka bir dosya yükleyin.",
  "errors.fileTooLarge": "Dosya çok büyük.",
  "errors.tooManyFiles": "Çok fazla dosya yüklediniz. Lütfen yarın tekrar deneyin.",
  "errors.caseTaken": "Bu vakayı bir ekip arkadaşınız zaten üstlendi.",
  "errors.caseDecided": "Bu vaka zaten karara bağlandı.",
  "errors.caseNotYours": "Lütfen önce bu vakayı üstlenin.",
  "errors.colleagueUnfit": "Bu çalışma arkadaşı bu vakayı alamaz. Başka birini seçin.",
  "errors.savedFiltersFull": "Zaten 20 kayıtlı filtreniz var. Önce birini silin.",
  "errors.conflictOfInterest":
    "Bu vaka kendi hesaplarınızı veya onlarla bağlantılı kişileri ilgilendiriyor. Bir çalışma arkadaşınızın ele alması gerekir.",
  "errors.staffProtected": "Personel hesapları üzerinde yalnızca bir yönetici işlem yapabilir.",
  "errors.contentInvalid": "Metin gösterilemeyen bir biçimde yazılmış.",
  "errors.agreementFixed":
    "Sözleşmenin bu sürümü onay bekliyor veya onaylandı. Metinleri değiştirilemez.",
  "errors.contentChanged": "Bu arada başka bir sürüm yayınlandı. Lütfen önce ona bakın.",
  "errors.contentOriginalMissing": "Lütfen önce İngilizce metni yayınlayın.",
  "errors.offerTakenDown":
    "Bu ilan kaldırıldı. Nedenini ve yapılacakları İlanlarım’da görebilirsiniz.",
  "errors.marketChangeInvalid":
    "Bu değişiklik uygulanamıyor. Nedenini görmek için önizlemeyi açın.",
  "errors.marketChangeOutdated":
    "Bu öneriden sonra piyasa değişti. Lütfen güncel değerlerle yeniden önerin.",
  "errors.marketChangeDecided": "Bu değişiklik hakkında zaten karar verildi.",
  "errors.marketChangeNeedsOther": "Öneriniz hakkında başka bir yöneticinin karar vermesi gerekir.",
  "errors.approverTooClose":
    "Rolleriniz son 7 gün içindeki bir atamayla bağlantılı. Bunu başka bir çalışma arkadaşının onaylaması gerekir.",

  "errors.masterOnly": "Bunu yalnızca ana hesap yapabilir.",
  "errors.subUserLimit": "En fazla sayıda alt hesabınız var.",
  "errors.subUserForbidden": "Ana hesap size bu izni vermedi.",
  "errors.agreementChanged": "Hizmet sözleşmesi değişti. Lütfen yeni sürümü okuyun.",
  "errors.staffSessionNeeded":
    "Çalışmaya devam etmek için lütfen geçiş anahtarı veya Google Authenticator ile kimliğinizi doğrulayın.",
  "errors.notAvailableHere": "Bu, ağ adresinizde kullanılamıyor.",
  "errors.lastAdministrator":
    "Son sistem yöneticisinin rolü kaldırılamaz. Lütfen önce başka bir sistem yöneticisi atayın.",
  "errors.invitationInvalid": "Bu davet artık geçerli değil. Lütfen yeni bir davet isteyin.",
  "errors.invitationOfOther":
    "Bu davet başka bir e-posta adresi için. Lütfen o adresi kullanan hesapla giriş yapın.",
  "errors.alreadyStaff": "Bu hesap zaten personele ait.",
  "errors.staffNameTaken": "Başka bir personel bu adı veya benzerini kullanıyor.",
  "errors.staffTwoFactorNeeded":
    "Vakalar üzerinde çalışmadan önce lütfen bir geçiş anahtarı veya Google Authenticator kurun.",
  "errors.staffMayNotTrade": "Personel hesapları işlem yapamaz.",
  "errors.tradingFrozen":
    "Hesabınızda işlemler donduruldu. Lütfen müşteri hizmetleriyle iletişime geçin.",
  "errors.phoneNotVerified": "İşlem yapmadan önce lütfen telefonunuzu doğrulayın.",
  "errors.emailNotVerified": "İşlem yapmadan önce lütfen e-postanızı doğrulayın.",
  "errors.kycNotApproved": "İşlem yapmadan önce lütfen kimlik doğrulamayı (KYC) tamamlayın.",
  "errors.agreementNotAccepted": "İşlem yapmadan önce lütfen P2P hizmet sözleşmesini kabul edin.",
  "errors.twoFactorNotSet": "İşlem yapmadan önce lütfen 2FA’yı kurun.",

  "errors.unknownPayMethod": "Bu ödeme yöntemi burada kullanılamaz.",
  "errors.holderNameMismatch": "Ödemeyi alanın adı, kimliğinizin doğrulandığı adla aynı olmalıdır.",
  "errors.paymentDuplicate": "Bu hesabı zaten eklediniz.",
  "errors.paymentLimit": "En fazla sayıda ödeme yöntemine ulaştınız. Lütfen önce birini kaldırın.",
  "errors.paymentInUse": "Bu ödeme yöntemi hâlâ açık olan bir ilanda veya emirde kullanılıyor.",
  "errors.pictureFailed": "Yükleme başarısız.",
  "errors.pictureTypeRefused":
    "Yükleme başarısız. Yalnızca PNG, JPG ve JPEG görüntü biçimleri desteklenir.",
  "errors.pictureTooLarge": "Yükleme başarısız. Yalnızca 3 MB’tan küçük görüntüler desteklenir.",

  "errors.offerUnknown": "Böyle bir ilan yok.",
  "errors.offerChanged": "İlan bu arada değiştirildi. Lütfen tekrar bakın.",
  "errors.offerClosed": "Bu ilan kapalı.",
  "errors.offerLimit": "En fazla ilan sayısına ulaştınız. Lütfen önce birini kapatın.",
  "errors.marketDisabled": "Bu piyasa şu anda kapalı.",
  "errors.priceTooFar": "Fiyat piyasa fiyatından çok uzak.",
  "errors.boundsCrossed": "En düşük fiyat en yüksek fiyattan büyük olamaz.",
  "errors.limitsCrossed": "En küçük emir en büyük emirden büyük olamaz.",
  "errors.limitOutsideMarket": "Limitler bu piyasanın izin verdiği aralığın dışında.",
  "errors.quantityTooSmall": "Miktarın değeri en küçük emirden az.",
  "errors.payWindowOutside": "Ödeme süresi 10 ile 180 dakika arasında olmalı.",
  "errors.payMethodsCount": "Lütfen 1 ile 5 arasında ödeme yöntemi seçin.",
  "errors.hoursInvalid": "Lütfen saatleri ve saat dilimini kontrol edin.",
  "errors.traderUnknown": "Böyle bir kullanıcı yok.",
  "errors.notWithOneself": "Bunu kendi hesabınızla yapamazsınız.",

  "errors.orderUnknown": "Böyle bir emir yok.",
  "errors.orderStateChanged": "Emir bu arada değişti. Lütfen güncel durumuna bakın.",
  "errors.rTokenInvalid": "Emir formunun süresi doldu. Lütfen tekrar deneyin.",

  "errors.offerNotOnline": "Bu ilan şu anda kullanılamıyor.",
  "errors.offerOutsideHours": "Bu ilan yalnızca ilan sahibinin çalışma saatlerinde kullanılabilir.",
  "errors.offerOfOwnGroup": "Kendi hesabınızla veya onun alt hesaplarıyla işlem yapamazsınız.",
  "errors.traderBlocked": "Taraflardan biri diğerini engellemiş.",
  "errors.conditionKyc": "İlan sahibi yalnızca kimliği doğrulanmış kullanıcılarla işlem yapar.",
  "errors.conditionTrades": "İlan sahibi daha fazla tamamlanmış işlem istiyor.",
  "errors.conditionCompletion": "İlan sahibi daha yüksek bir tamamlama oranı istiyor.",
  "errors.conditionRegistered": "İlan sahibi daha uzun süredir kayıtlı bir hesap istiyor.",
  "errors.conditionFirstTrade": "Tutar, ilan sahibinin ilk işlem için kabul ettiğinden yüksek.",
  "errors.offerHidden": "Bu ilanın şu anda geçerli bir fiyatı yok.",
  "errors.priceChanged": "Fiyat değişti. Lütfen yeni fiyatı kontrol edip tekrar onaylayın.",
  "errors.amountOutside":
    "İlan sahibinin koşullarına uymak için lütfen kripto miktarını şu değere göre ayarlayın: < {amount} {token}.",
  "errors.amountBelow":
    "İlan sahibinin koşullarına uymak için lütfen kripto miktarını şu değere göre ayarlayın: > {amount} {token}.",
  "errors.outOfStock": "Bu ilanda yeterli miktar kalmadı.",
  "errors.quoteChanged": "Tutarlar değişti. Lütfen kontrol edip tekrar onaylayın.",
  "errors.payMethodMissing": "Lütfen bu ilanın kabul ettiği bir ödeme yöntemi ekleyin.",
  "errors.openOrdersLimit":
    "Aynı anda açık emir: en fazla {most}. Lütfen önce birini tamamlayın. Farklı kişilerle tamamladığınız işlemler arttıkça limit yükselir.",
  "errors.offerOrdersLimit":
    "Tek bir ilanda açık emir: en fazla {most}. Önce birini tamamlayın veya başka bir ilan seçin.",
  "errors.openWorthLimit":
    "Açık alımlarınızın toplam değeri en fazla {most} USD olabilir, {left} USD kaldı. Daha küçük bir tutar seçin veya önce bir emri tamamlayın. Farklı kişilerle tamamladığınız işlemler arttıkça limit yükselir.",
  "errors.advertiserLimit":
    "İlan sahibi şu anda en fazla {left} USD tutarında daha alım yapabilir. Daha küçük bir tutar veya başka bir ilan seçin.",
  "errors.faultUnknown": "Bu emirde kimsenin aleyhine sayılan bir şey yok.",
  "errors.faultDiscounted": "Bu zaten geri alındı.",
  "errors.cancelLimit": "Çok fazla emir iptal ettiniz. Daha sonra yeni emir verebilirsiniz.",
  "errors.externalOrderIdTaken": "Bu harici emir kimliğiyle zaten bir emir var.",

  "errors.accountOnHold":
    "Müşteri hizmetleri iki hesaptan birini bloke etti. Kripto paralar emanette kalır.",
  "errors.extensionOutside": "Ödeme süresi en fazla 30 dakika uzatılabilir.",
  "errors.notReceivedTooEarly":
    "Ödeme hâlâ yolda olabilir. Gelmediğini şu zamandan itibaren bildirebilirsiniz: {time}.",
  "errors.splitOutside": "Miktar, alıcının alacağından fazla olamaz.",
  "errors.appealUnknown": "Bu emir için itiraz yok.",
  "errors.feedbackGiven": "Bu emri zaten değerlendirdiniz.",
  "errors.feedbackTooEarly": "Değerlendirme, emir tamamlandıktan sonra yapılabilir.",
  "errors.feedbackUnknown": "Bu emirde yanıtlanacak bir değerlendirme yok.",
  "errors.feedbackReplied": "Bu değerlendirmeyi zaten yanıtladınız.",
  "errors.approvalNeedsOther":
    "Bunu zaten onayladınız: bir ekip arkadaşınızın da onaylaması gerekir.",
  "errors.kycQuestionOpen": "Başvuran son soruyu henüz yanıtlamadı.",
  "errors.kycQuestionLimit": "Yeterince soru soruldu: doğrulamayı onaylayın veya reddedin.",
  "errors.kycNothingAsked": "Müşteri hizmetleri sizden yanıt beklemiyor.",
  "errors.documentExpired": "Girdiğiniz tarih geçmiş: süresi dolmuş bir belge onaylanamaz.",
  "errors.limitNotLower": "Genel limitin altında ve bir yıl içinde sona eren bir limit seçin.",
  "errors.personSearchLimit":
    "Bir saat içinde izin verilen arama sayısına ulaştınız. Lütfen daha sonra tekrar deneyin.",
  "errors.resetRequestClosed": "Bu talep zaten karara bağlandı veya iptal edildi.",
  "errors.resetTooEarly": "Bu talep, bekleme süresi dolmadan onaylanamaz.",
  "errors.rulingNeedsOther":
    "Bu emir hakkında zaten karar verdiniz: şimdi bir ekip arkadaşınızın karar vermesi gerekir.",
  "errors.silenceTooEarly":
    "Yalnızca yanıt verilmediği için iade, ödeme bildiriminden en erken 24 saat sonra ve alıcıdan kanıt istendikten sonra mümkündür.",
  "errors.apiReleaseCap": "Bu API anahtarının günlük serbest bırakma limiti doldu.",
  "errors.noRulingPending": "Onaylanacak bir karar yok.",
  "errors.taskOpen":
    "Bu tarafın zaten açık bir isteği var. Yanıtı bekleyin veya isteği geri çekin.",
  "errors.taskLimit": "Bu emirde zaten çok fazla istek var.",
  "errors.taskUnknown": "Böyle bir açık istek yok.",

  "errors.chatClosed": "Bu sohbet kapalı.",
  "errors.messageUnsendable": "Mesaj gönderilemedi.",
  "errors.attachmentTooLarge": "Lütfen 10 MB’den küçük bir dosya seçin.",
  "errors.attachmentTypeRefused":
    "Yükleme başarısız. Yalnızca görüntü, PDF ve MP4 dosyaları desteklenir.",
  "errors.pushServiceRefused": "Bu tarayıcının anlık bildirimleri burada kullanılamaz.",

  "errors.supportCaseClosed": "Bu talep kapatıldı. Lütfen yeni bir talep açın.",
  "errors.supportOpenLimit":
    "En fazla sayıda açık talebiniz var. Birine yanıt yazın veya birini kapatın.",
  "errors.supportLimit": "Bugün için çok fazla yeni talep açıldı. Lütfen yarın tekrar deneyin.",
  "errors.supportWaits": "Bu talebe yeniden yazmadan önce lütfen yanıt bekleyin.",

  "errors.insufficientBalance": "Bakiyeniz bunun için yeterli değil.",
  "errors.balanceTooLarge": "Bir hesap bu kadar büyük bir tutarı tutamaz.",
  "errors.unknownNetwork": "Bu kripto para bu ağda kullanılamıyor.",
  "errors.addressInvalid": "Bu, bu ağda geçerli bir adres değil.",
  "errors.networkPaused":
    "Bu ağ bu kripto para için duraklatıldı. Lütfen daha sonra tekrar deneyin veya başka bir ağ seçin.",
  "errors.withdrawalTooSmall": "Tutar bu ağın alt sınırının altında.",
  "errors.withdrawalTooLarge": "Tutar bu ağın üst sınırının üzerinde.",
  "errors.withdrawalFeeChanged":
    "Ağ ücreti artık {fee} {token}. Lütfen tutarları kontrol edip tekrar onaylayın.",
  "errors.withdrawalLimitReached": "Bu, 24 saatlik çekme limitinizi aşıyor.",
  "errors.withdrawalsBlocked":
    "Bir güvenlik değişikliğinden sonra çekim işlemleri 24 saat engellenir.",
  "errors.coinsFresh":
    "Bu kripto paraların bir kısmı yeni satın alındı; şu zamandan önce çekilemez ve satılamaz: {time}. Şu an kullanılabilir: {free}.",
  "errors.apiWithdrawalCap": "Bu API anahtarının günlük çekme limiti doldu.",
  "errors.apiWithdrawalAddress":
    "API anahtarıyla kripto paralar yalnızca 24 saattir adres defterinde olan adreslere gider.",
  "errors.addressBookFull": "Adres defteriniz dolu. Lütfen önce bir adresi kaldırın.",
  "errors.favoritesFull": "Favorileriniz dolu. Lütfen önce birini kaldırın.",
});
