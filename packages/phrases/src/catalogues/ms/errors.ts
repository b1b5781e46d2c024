import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Sebahagian maklumat tiada atau tidak sah. Sila semak medan yang ditandakan.",
  "errors.fieldRequired": "Medan ini tidak boleh dibiarkan kosong.",
  "errors.fieldInvalid": "Nilai ini tidak sah.",
  "errors.fieldUnknown": "Medan ini tidak dikenali di sini.",
  "errors.fieldTooShort": "Terlalu pendek. Panjang minimum: {count}.",
  "errors.fieldTooLong": "Terlalu panjang. Panjang maksimum: {count}.",
  "errors.fieldCheckFailed":
    "Digit semakan tidak sepadan. Sila bandingkan nombor dengan butiran bank anda.",
  "errors.malformedRequest":
    "Permintaan tidak dapat dibaca. Sila muat semula halaman dan cuba lagi.",
  "errors.notFound": "Perkara yang anda minta tidak wujud atau sudah tiada.",
  "errors.methodNotAllowed": "Alamat ini tidak menerima jenis permintaan tersebut.",
  "errors.tooLarge": "Permintaan terlalu besar. Sila hantar lebih sedikit data pada satu masa.",
  "errors.unsupportedType": "Jenis fail atau kandungan ini tidak disokong.",
  "errors.stateChanged": "Maklumat telah berubah. Sila semak keadaan terkini dan cuba lagi.",

  "errors.notLoggedIn": "Sila log masuk untuk meneruskan.",
  "errors.notAllowed": "Akaun anda tidak dibenarkan melakukan tindakan ini.",
  "errors.accountGroupMissing": "Kumpulan akaun anda tidak diketahui. Sila log masuk semula.",
  "errors.accountGroupMismatch":
    "Alamat ini milik kumpulan akaun lain. Sila log masuk semula dengan akaun yang betul.",
  "errors.apiKeyUnknown": "Kunci API ini tidak wujud atau telah dibatalkan.",
  "errors.apiKeyExpired": "Kunci API ini telah tamat tempoh.",
  "errors.apiKeyAddress": "Kunci API ini tidak boleh digunakan dari alamat ini.",
  "errors.apiSignatureInvalid": "Tandatangan permintaan tidak sah.",
  "errors.apiTimeOutside": "Masa permintaan berbeza lebih daripada 30 saat.",
  "errors.apiNonceUsed": "Permintaan ini telah diterima.",
  "errors.apiPermissionMissing": "Kunci API ini tidak dibenarkan berbuat demikian.",

  "errors.tooManyRequests": "Terlalu banyak permintaan. Sila tunggu sebentar dan cuba lagi.",
  "errors.internal": "Berlaku masalah di pihak kami. Sila cuba sebentar lagi.",
  "errors.unavailable": "Perkhidmatan tidak tersedia buat masa ini. Sila cuba sebentar lagi.",
  "errors.timeout": "Respons mengambil masa terlalu lama. Sila cuba lagi.",
  "errors.featureOff": "Ciri ini dimatikan buat masa ini.",

  "errors.unknownAsset": "Kripto ini tidak didagangkan di sini.",
  "errors.unknownFiat": "Mata wang ini tidak didagangkan di sini.",
  "errors.unknownMarket": "Tiada pasaran untuk kripto dan mata wang ini.",
  "errors.ratesStale": "Harga rujukan sudah lapuk. Sila cuba sebentar lagi.",

  "errors.captchaRequired":
    "Sila benarkan halaman menyemak bahawa anda bukan robot, kemudian cuba lagi.",
  "errors.captchaInvalid": "Semakan bahawa anda bukan robot tidak berjaya. Sila cuba lagi.",
  "errors.accountInvalid": "Sila masukkan alamat e-mel, atau nombor telefon dengan kod negaranya.",
  "errors.passwordTooWeak": "Kata laluan ini terlalu mudah diteka. Sila pilih yang lain.",
  "errors.loginFailed": "Akaun atau kata laluan tidak betul.",
  "errors.loginBlocked": "Terlalu banyak percubaan gagal. Sila tunggu dan cuba lagi nanti.",
  "errors.ticketExpired": "Proses ini mengambil masa terlalu lama. Sila log masuk semula.",
  "errors.accountFrozen": "Akaun ini dibekukan. Sila hubungi khidmat pelanggan.",
  "errors.codeFormatInvalid": "Format kod tidak sah. Sila cuba lagi.",
  "errors.codeInvalid": "Kod tidak betul. Sila semak dan cuba lagi.",
  "errors.codeExpired": "Kod tidak lagi sah. Sila minta kod baharu.",
  "errors.codeUsed":
    "Kod ini sudah digunakan. Sila tunggu kod seterusnya dalam Google Authenticator.",
  "errors.codeTriesUsedUp": "Terlalu banyak percubaan salah dengan kod ini. Sila minta kod baharu.",
  "errors.codeTooSoon": "Kod baru sahaja dihantar. Sila tunggu sebelum meminta kod lain.",
  "errors.codeLimitReached":
    "Terlalu banyak kod dihantar ke alamat atau nombor ini hari ini. Sila cuba lagi esok.",
  "errors.textLimitReached":
    "Buat masa ini SMS tidak dapat dihantar ke nombor ini. Sila guna e-mel anda atau cuba lagi kemudian.",
  "errors.codesMissing": "Ada kod keselamatan yang tiada. Sila masukkan semua kod yang diminta.",
  "errors.idempotencyMismatch":
    "Permintaan ini telah dibuat dengan maklumat lain. Sila muat semula halaman dan cuba lagi.",
  "errors.usernameTaken": "Nama ini telah digunakan. Sila pilih yang lain.",
  "errors.nicknameCharacters":
    "Gunakan huruf dan angka sahaja, dengan satu titik, sengkang atau garis bawah di antaranya.",
  "errors.nicknameScripts": "Huruf daripada abjad berlainan tidak boleh dicampur dalam satu nama.",
  "errors.nicknameContact":
    "Nama tidak boleh kelihatan seperti pautan, alamat e-mel atau nombor telefon.",
  "errors.nicknameReserved":
    "Nama ini boleh disalah anggap sebagai Parley atau kakitangannya. Sila pilih nama lain.",
  "errors.renameTooSoon": "Nama boleh ditukar sekali setiap 30 hari.",
  "errors.passwordWrong": "Kata laluan tidak betul.",
  "errors.passwordSame": "Kata laluan baharu mesti berbeza daripada yang sekarang.",

  "errors.contactTaken": "E-mel atau nombor telefon ini milik akaun lain.",
  "errors.alreadyBound": "Ini telah dipautkan kepada akaun anda.",
  "errors.notBound": "Tiada yang seperti ini dipautkan kepada akaun anda.",
  "errors.emailNeededFirst": "Sila pautkan e-mel sebelum menyahpaut telefon anda.",
  "errors.phoneNeededFirst": "Sila pautkan telefon sebelum menyahpaut e-mel anda.",
  "errors.totpAlreadyOn": "Google Authenticator telah dihidupkan.",
  "errors.totpNotOn": "Google Authenticator belum dihidupkan.",
  "errors.undoExpired": "Pautan ini telah digunakan, tamat tempoh atau tidak lengkap.",
  "errors.totpSetupExpired": "Persediaan mengambil masa terlalu lama. Sila mulakan semula.",
  "errors.passkeyInvalid": "Kunci laluan tidak dapat disahkan. Sila cuba lagi.",
  "errors.passkeyLimit": "Bilangan kunci laluan anda telah mencapai had. Sila buang satu dahulu.",
  "errors.commandInvalid":
    "Permintaan tidak dapat disahkan. Sila muat semula halaman dan cuba lagi.",
  "errors.commandKeyUnknown":
    "Kunci keselamatan halaman ini sudah lapuk. Sila muat semula halaman dan cuba lagi.",
  "errors.commandExpired":
    "Permintaan ini terlalu lama. Sila semak jam peranti anda dan cuba lagi.",
  "errors.commandReplayed": "Permintaan ini telah dilaksanakan.",
  "errors.resetRequestOpen":
    "Permintaan anda sudah berada dengan khidmat pelanggan. Sila tunggu keputusannya.",
  "errors.apiKeyLimit":
    "Bilangan kunci API anda telah mencapai maksimum. Sila batalkan satu dahulu.",

  "errors.kycPending": "Pengesahan identiti anda masih disemak.",
  "errors.kycAlreadyApproved": "Identiti anda telah disahkan.",
  "errors.kycNotPending": "Tiada pengesahan identiti untuk diputuskan.",
  "errors.kycNeedsReview": "Pengesahan ini perlu disemak oleh kakitangan.",
  "errors.kycTooYoung": "Anda mesti berumur sekurang-kurangnya 18 tahun.",
  "errors.unknownCountry": "Negara ini tidak dikenali.",
  "errors.unknownFile":
    "Ada fail yang tiada atau tidak boleh digunakan di sini. Sila muat naik semula.",
  "errors.fileTypeRefused": "Jenis fail ini tidak diterima di sini.",
  "errors.fileUnreadable": "Fail rosak atau tidak dapat dibaca. Sila muat naik yang lain.",
  "errors.fileTooLarge": "Fail terlalu besar.",
  "errors.tooManyFiles": "Anda telah memuat naik terlalu banyak fail. Sila cuba lagi esok.",
  "errors.caseTaken": "Rakan sekerja telah mengambil kes ini.",
  "errors.caseDecided": "Kes ini telah diputuskan.",
  "errors.caseNotYours": "Sila ambil kes ini dahulu.",
  "errors.colleagueUnfit": "Rakan sekerja ini tidak boleh mengambil kes ini. Pilih orang lain.",
  "errors.savedFiltersFull": "Anda sudah mempunyai 20 penapis tersimpan. Padamkan satu dahulu.",
  "errors.conflictOfInterest":
    "Kes ini melibatkan akaun anda sendiri atau orang yang berkait dengannya. Rakan sekerja perlu mengendalikannya.",
  "errors.staffProtected": "Hanya penyelia boleh bertindak ke atas akaun kakitangan.",
  "errors.contentInvalid": "Teks ditulis dalam bentuk yang tidak dapat dipaparkan.",
  "errors.agreementFixed":
    "Versi perjanjian ini menunggu kelulusan atau telah diluluskan. Teksnya tidak boleh diubah.",
  "errors.contentChanged": "Versi lain telah diterbitkan sementara itu. Sila lihat dahulu.",
  "errors.contentOriginalMissing": "Sila terbitkan teks bahasa Inggeris dahulu.",
  "errors.offerTakenDown": "Iklan ini telah diturunkan. Lihat sebab dan tindakannya di Iklan saya.",
  "errors.marketChangeInvalid":
    "Perubahan ini tidak dapat digunakan. Buka pratontonnya untuk melihat sebabnya.",
  "errors.marketChangeOutdated":
    "Pasaran telah berubah sejak cadangan ini dibuat. Sila cadangkan semula dengan nilai semasa.",
  "errors.marketChangeDecided": "Perubahan ini telah diputuskan.",
  "errors.marketChangeNeedsOther": "Cadangan anda perlu diputuskan oleh pentadbir lain.",
  "errors.approverTooClose":
    "Peranan anda berdua berkait melalui pelantikan dalam 7 hari lalu. Rakan sekerja lain perlu meluluskannya.",

  "errors.masterOnly": "Hanya akaun utama boleh melakukan ini.",
  "errors.subUserLimit": "Bilangan sub-akaun anda telah mencapai had.",
  "errors.subUserForbidden": "Akaun utama tidak membenarkan anda melakukan ini.",
  "errors.agreementChanged": "Perjanjian perkhidmatan telah berubah. Sila baca versi baharu.",
  "errors.staffSessionNeeded":
    "Sila sahkan bahawa ini anda dengan kunci laluan atau Google Authenticator untuk terus bekerja.",
  "errors.notAvailableHere": "Ini tidak tersedia di alamat rangkaian anda.",
  "errors.lastAdministrator":
    "Pentadbir terakhir mesti mengekalkan peranannya. Lantik pentadbir lain terlebih dahulu.",
  "errors.invitationInvalid": "Jemputan ini tidak lagi sah. Sila minta yang baharu.",
  "errors.invitationOfOther":
    "Jemputan ini untuk alamat e-mel lain. Sila log masuk dengan akaun yang menggunakannya.",
  "errors.alreadyStaff": "Akaun ini sudah menjadi akaun kakitangan.",
  "errors.staffNameTaken": "Kakitangan lain menggunakan nama ini atau yang serupa.",
  "errors.staffTwoFactorNeeded":
    "Sila sediakan kunci laluan atau Google Authenticator sebelum mengendalikan kes.",
  "errors.staffMayNotTrade": "Akaun kakitangan tidak boleh berdagang.",
  "errors.tradingFrozen": "Dagangan akaun anda dibekukan. Sila hubungi khidmat pelanggan.",
  "errors.phoneNotVerified": "Sila sahkan telefon anda sebelum berdagang.",
  "errors.emailNotVerified": "Sila sahkan e-mel anda sebelum berdagang.",
  "errors.kycNotApproved": "Sila lengkapkan pengesahan identiti (KYC) sebelum berdagang.",
  "errors.agreementNotAccepted": "Sila terima perjanjian perkhidmatan P2P sebelum berdagang.",
  "errors.twoFactorNotSet": "Sila sediakan 2FA sebelum berdagang.",

  "errors.unknownPayMethod": "Kaedah pembayaran ini tidak boleh digunakan di sini.",
  "errors.holderNameMismatch":
    "Nama penerima mestilah sama dengan nama dalam pengesahan identiti anda.",
  "errors.paymentDuplicate": "Anda sudah menambah akaun ini.",
  "errors.paymentLimit":
    "Anda telah mencapai bilangan maksimum kaedah pembayaran. Sila buang satu dahulu.",
  "errors.paymentInUse":
    "Kaedah pembayaran ini digunakan oleh iklan atau pesanan yang masih terbuka.",
  "errors.pictureFailed": "Gagal memuat naik.",
  "errors.pictureTypeRefused": "Gagal memuat naik. Hanya format imej PNG, JPG dan JPEG disokong.",
  "errors.pictureTooLarge":
    "Gagal memuat naik. Hanya imej yang lebih kecil daripada 3 MB disokong.",

  "errors.offerUnknown": "Iklan ini tidak wujud.",
  "errors.offerChanged": "Iklan telah diubah. Sila semak semula.",
  "errors.offerClosed": "Iklan ini telah ditutup.",
  "errors.offerLimit": "Bilangan iklan anda sudah maksimum. Sila tutup satu dahulu.",
  "errors.marketDisabled": "Pasaran ini ditutup buat masa ini.",
  "errors.priceTooFar": "Harga terlalu jauh daripada harga pasaran.",
  "errors.boundsCrossed": "Harga terendah tidak boleh melebihi harga tertinggi.",
  "errors.limitsCrossed": "Pesanan terkecil tidak boleh melebihi pesanan terbesar.",
  "errors.limitOutsideMarket": "Had berada di luar yang dibenarkan oleh pasaran ini.",
  "errors.quantityTooSmall": "Nilai kuantiti kurang daripada pesanan terkecil.",
  "errors.payWindowOutside": "Tempoh pembayaran mestilah antara 10 hingga 180 minit.",
  "errors.payMethodsCount": "Sila pilih 1 hingga 5 kaedah pembayaran.",
  "errors.hoursInvalid": "Sila semak waktu dan zon masa.",
  "errors.traderUnknown": "Pengguna ini tidak wujud.",
  "errors.notWithOneself": "Anda tidak boleh melakukannya dengan akaun sendiri.",

  "errors.orderUnknown": "Pesanan ini tidak wujud.",
  "errors.orderStateChanged": "Pesanan telah berubah. Sila semak keadaan terkininya.",
  "errors.rTokenInvalid": "Borang pesanan telah tamat tempoh. Sila cuba lagi.",

  "errors.offerNotOnline": "Iklan ini tidak tersedia buat masa ini.",
  "errors.offerOutsideHours": "Iklan ini hanya tersedia pada waktu pengiklan.",
  "errors.offerOfOwnGroup": "Anda tidak boleh berdagang dengan akaun sendiri atau sub-akaunnya.",
  "errors.traderBlocked": "Salah seorang daripada anda telah menyekat yang lain.",
  "errors.conditionKyc": "Pengiklan hanya berdagang dengan pengguna yang disahkan.",
  "errors.conditionTrades": "Pengiklan mensyaratkan lebih banyak dagangan yang selesai.",
  "errors.conditionCompletion": "Pengiklan mensyaratkan kadar penyelesaian yang lebih tinggi.",
  "errors.conditionRegistered": "Pengiklan mensyaratkan akaun yang telah berdaftar lebih lama.",
  "errors.conditionFirstTrade": "Jumlah melebihi yang diterima pengiklan untuk dagangan pertama.",
  "errors.offerHidden": "Iklan ini tiada harga yang sah buat masa ini.",
  "errors.priceChanged": "Harga telah berubah. Sila semak harga baharu dan sahkan semula.",
  "errors.amountOutside":
    "Sila laraskan jumlah kripto kepada < {amount} {token} untuk memenuhi syarat pengiklan.",
  "errors.amountBelow":
    "Sila laraskan jumlah kripto kepada > {amount} {token} untuk memenuhi syarat pengiklan.",
  "errors.outOfStock": "Baki kuantiti iklan ini tidak mencukupi.",
  "errors.quoteChanged": "Jumlah telah berubah. Sila semak dan sahkan semula.",
  "errors.payMethodMissing": "Sila tambah kaedah pembayaran yang diterima oleh iklan ini.",
  "errors.openOrdersLimit":
    "Pesanan terbuka pada satu masa: paling banyak {most}. Sila selesaikan satu dahulu. Had meningkat apabila anda menyelesaikan dagangan dengan orang yang berlainan.",
  "errors.offerOrdersLimit":
    "Pesanan terbuka pada satu iklan: paling banyak {most}. Selesaikan satu dahulu atau pilih iklan lain.",
  "errors.openWorthLimit":
    "Belian terbuka anda boleh bernilai {most} USD kesemuanya, baki {left} USD. Pilih amaun yang lebih kecil atau selesaikan satu pesanan dahulu. Had meningkat apabila anda menyelesaikan dagangan dengan orang yang berlainan.",
  "errors.advertiserLimit":
    "Pengiklan boleh membeli {left} USD lagi buat masa ini. Pilih amaun yang lebih kecil atau iklan lain.",
  "errors.faultUnknown": "Tiada apa-apa dikira terhadap sesiapa dalam pesanan ini.",
  "errors.faultDiscounted": "Ini telah ditarik balik.",
  "errors.cancelLimit":
    "Anda telah membatalkan terlalu banyak pesanan. Anda boleh membuat pesanan baharu kemudian.",
  "errors.externalOrderIdTaken": "Sudah ada pesanan dengan ID pesanan luaran ini.",

  "errors.accountOnHold":
    "Khidmat pelanggan menahan salah satu daripada dua akaun ini. Syiling kripto kekal dalam eskrow.",
  "errors.extensionOutside": "Tempoh pembayaran boleh dilanjutkan paling lama 30 minit.",
  "errors.notReceivedTooEarly":
    "Bayaran mungkin masih dalam perjalanan. Anda boleh melaporkannya sebagai belum diterima mulai {time}.",
  "errors.splitOutside": "Kuantiti tidak boleh melebihi yang akan diterima oleh pembeli.",
  "errors.appealUnknown": "Tiada rayuan untuk pesanan ini.",
  "errors.feedbackGiven": "Anda telah memberikan maklum balas untuk pesanan ini.",
  "errors.feedbackTooEarly": "Maklum balas boleh diberikan setelah pesanan selesai.",
  "errors.feedbackUnknown": "Tiada maklum balas pada pesanan ini untuk dibalas.",
  "errors.feedbackReplied": "Anda telah membalas maklum balas ini.",
  "errors.approvalNeedsOther": "Anda telah meluluskannya: rakan sekerja juga perlu meluluskannya.",
  "errors.kycQuestionOpen": "Pemohon belum menjawab soalan terakhir.",
  "errors.kycQuestionLimit": "Pemohon telah cukup kerap ditanya: luluskan atau tolak pengesahan.",
  "errors.kycNothingAsked": "Khidmat pelanggan tidak menunggu jawapan anda.",
  "errors.documentExpired":
    "Tarikh yang anda masukkan telah berlalu: dokumen yang tamat tempoh tidak boleh diluluskan.",
  "errors.limitNotLower": "Pilih had di bawah had umum yang tamat dalam masa setahun.",
  "errors.personSearchLimit":
    "Anda telah mencapai had carian dalam sejam. Sila cuba lagi kemudian.",
  "errors.resetRequestClosed": "Permintaan ini telah pun diputuskan atau dibatalkan.",
  "errors.resetTooEarly": "Permintaan ini tidak boleh diluluskan sebelum tempoh menunggunya tamat.",
  "errors.rulingNeedsOther":
    "Anda telah memutuskan pesanan ini: kini rakan sekerja perlu membuat keputusan.",
  "errors.silenceTooEarly":
    "Pemulangan semata-mata kerana tiada jawapan hanya boleh diputuskan 24 jam selepas bayaran ditanda dan selepas pembeli diminta memberi bukti.",
  "errors.apiReleaseCap": "Had pelepasan harian kunci API ini telah dicapai.",
  "errors.noRulingPending": "Tiada keputusan untuk diluluskan.",
  "errors.taskOpen":
    "Pihak ini sudah mempunyai permintaan terbuka. Tunggu jawapannya atau tarik balik permintaan itu.",
  "errors.taskLimit": "Sudah terlalu banyak permintaan pada pesanan ini.",
  "errors.taskUnknown": "Tiada permintaan terbuka sedemikian.",

  "errors.chatClosed": "Chat ini telah ditutup.",
  "errors.messageUnsendable": "Gagal menghantar mesej.",
  "errors.attachmentTooLarge": "Sila pilih fail yang lebih kecil daripada 10 MB.",
  "errors.attachmentTypeRefused": "Gagal memuat naik. Hanya fail imej, PDF dan MP4 disokong.",
  "errors.pushServiceRefused": "Pemberitahuan tolak pelayar ini tidak boleh digunakan di sini.",

  "errors.supportCaseClosed": "Kes ini sudah ditutup. Sila buka kes baharu.",
  "errors.supportOpenLimit":
    "Bilangan kes terbuka anda sudah maksimum. Balas dalam salah satu kes atau tutup satu.",
  "errors.supportLimit": "Terlalu banyak kes baharu hari ini. Sila cuba lagi esok.",
  "errors.supportWaits": "Sila tunggu jawapan sebelum menulis lagi dalam kes ini.",

  "errors.insufficientBalance": "Baki anda tidak mencukupi.",
  "errors.balanceTooLarge": "Sebuah akaun tidak boleh menyimpan sebanyak itu.",
  "errors.unknownNetwork": "Syiling kripto ini tidak tersedia pada rangkaian ini.",
  "errors.addressInvalid": "Alamat ini tidak sah pada rangkaian ini.",
  "errors.networkPaused":
    "Rangkaian ini digantung buat masa ini untuk syiling kripto ini. Cuba lagi kemudian atau pilih yang lain.",
  "errors.withdrawalTooSmall": "Jumlah di bawah minimum rangkaian ini.",
  "errors.withdrawalTooLarge": "Jumlah melebihi maksimum rangkaian ini.",
  "errors.withdrawalFeeChanged":
    "Yuran rangkaian kini {fee} {token}. Sila semak jumlahnya dan sahkan semula.",
  "errors.withdrawalLimitReached": "Ini melebihi had pengeluaran anda dalam 24 jam.",
  "errors.withdrawalsBlocked": "Pengeluaran disekat selama 24 jam selepas perubahan keselamatan.",
  "errors.coinsFresh":
    "Sebahagian syiling ini baru dibeli dan tidak boleh dikeluarkan atau dijual sebelum {time}. Bebas sekarang: {free}.",
  "errors.apiWithdrawalCap": "Had pengeluaran harian kunci API ini telah dicapai.",
  "errors.apiWithdrawalAddress":
    "Dengan kunci API, syiling kripto hanya dihantar ke alamat yang telah 24 jam berada dalam buku alamat.",
  "errors.addressBookFull": "Buku alamat anda penuh. Sila buang satu alamat dahulu.",
  "errors.favoritesFull": "Senarai kegemaran anda penuh. Sila buang satu dahulu.",
});
