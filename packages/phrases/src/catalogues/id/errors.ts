import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Sebagian data belum diisi atau tidak valid. Silakan periksa kolom yang ditandai.",
  "errors.fieldRequired": "Kolom ini tidak boleh kosong.",
  "errors.fieldInvalid": "Nilai ini tidak valid.",
  "errors.fieldUnknown": "Kolom ini tidak dikenal di sini.",
  "errors.fieldTooShort": "Terlalu pendek. Panjang minimum: {count}.",
  "errors.fieldTooLong": "Terlalu panjang. Panjang maksimum: {count}.",
  "errors.fieldCheckFailed":
    "Digit pemeriksa tidak cocok. Silakan bandingkan nomor dengan data bank Anda.",
  "errors.malformedRequest":
    "Permintaan tidak dapat dibaca. Silakan muat ulang halaman dan coba lagi.",
  "errors.notFound": "Data yang Anda minta tidak ada atau sudah tidak tersedia.",
  "errors.methodNotAllowed": "Alamat ini tidak menerima jenis permintaan tersebut.",
  "errors.tooLarge": "Permintaan terlalu besar. Silakan kirim lebih sedikit data sekaligus.",
  "errors.unsupportedType": "Jenis file atau konten ini tidak didukung.",
  "errors.stateChanged": "Data telah berubah. Silakan periksa status terkini, lalu coba lagi.",

  "errors.notLoggedIn": "Silakan masuk untuk melanjutkan.",
  "errors.notAllowed": "Akun Anda tidak diizinkan melakukan tindakan ini.",
  "errors.accountGroupMissing": "Grup akun Anda tidak dikenali. Silakan masuk kembali.",
  "errors.accountGroupMismatch":
    "Alamat ini milik grup akun lain. Silakan masuk kembali dengan akun yang benar.",
  "errors.apiKeyUnknown": "Kunci API ini tidak ada atau telah dicabut.",
  "errors.apiKeyExpired": "Kunci API ini telah kedaluwarsa.",
  "errors.apiKeyAddress": "Kunci API ini tidak boleh digunakan dari alamat ini.",
  "errors.apiSignatureInvalid": "Tanda tangan permintaan tidak valid.",
  "errors.apiTimeOutside": "Waktu permintaan berselisih lebih dari 30 detik.",
  "errors.apiNonceUsed": "Permintaan ini sudah diterima.",
  "errors.apiPermissionMissing": "Kunci API ini tidak memiliki izin untuk itu.",

  "errors.tooManyRequests": "Terlalu banyak permintaan. Silakan tunggu sebentar dan coba lagi.",
  "errors.internal": "Terjadi gangguan di pihak kami. Silakan coba lagi beberapa saat lagi.",
  "errors.unavailable": "Layanan sedang tidak tersedia. Silakan coba lagi beberapa saat lagi.",
  "errors.timeout": "Respons terlalu lama. Silakan coba lagi.",
  "errors.featureOff": "Fitur ini sedang dinonaktifkan.",

  "errors.unknownAsset": "Koin ini tidak diperdagangkan di sini.",
  "errors.unknownFiat": "Mata uang ini tidak diperdagangkan di sini.",
  "errors.unknownMarket": "Tidak ada pasar untuk koin dan mata uang ini.",
  "errors.ratesStale": "Harga acuan sudah usang. Silakan coba lagi beberapa saat lagi.",

  "errors.captchaRequired": "Izinkan halaman memeriksa bahwa Anda bukan robot, lalu coba lagi.",
  "errors.captchaInvalid": "Pemeriksaan bahwa Anda bukan robot tidak berhasil. Silakan coba lagi.",
  "errors.accountInvalid":
    "Silakan masukkan alamat email, atau nomor telepon dengan kode negaranya.",
  "errors.passwordTooWeak": "Kata sandi ini terlalu mudah ditebak. Silakan pilih yang lain.",
  "errors.loginFailed": "Akun atau kata sandi salah.",
  "errors.loginBlocked": "Terlalu banyak percobaan gagal. Silakan tunggu dan coba lagi nanti.",
  "errors.ticketExpired": "Prosesnya terlalu lama. Silakan masuk kembali.",
  "errors.accountFrozen": "Akun ini dibekukan. Silakan hubungi layanan pelanggan.",
  "errors.codeFormatInvalid": "Format kode tidak valid. Silakan coba lagi.",
  "errors.codeInvalid": "Kode salah. Silakan periksa dan coba lagi.",
  "errors.codeExpired": "Kode sudah tidak berlaku. Silakan minta kode baru.",
  "errors.codeUsed":
    "Kode ini sudah dipakai. Silakan tunggu kode berikutnya di Google Authenticator.",
  "errors.codeTriesUsedUp":
    "Terlalu banyak percobaan salah dengan kode ini. Silakan minta kode baru.",
  "errors.codeTooSoon": "Kode baru saja dikirim. Silakan tunggu sebelum meminta kode lain.",
  "errors.codeLimitReached":
    "Terlalu banyak kode dikirim ke alamat atau nomor ini hari ini. Silakan coba lagi besok.",
  "errors.textLimitReached":
    "Untuk sementara SMS tidak dapat dikirim ke nomor ini. Gunakan email Anda atau coba lagi nanti.",
  "errors.codesMissing":
    "Ada kode keamanan yang belum diisi. Silakan masukkan semua kode yang diminta.",
  "errors.idempotencyMismatch":
    "Permintaan ini sudah dibuat dengan data lain. Silakan muat ulang halaman dan coba lagi.",
  "errors.usernameTaken": "Nama ini sudah dipakai. Silakan pilih yang lain.",
  "errors.nicknameCharacters":
    "Gunakan hanya huruf dan angka, dengan satu titik, tanda hubung, atau garis bawah di antaranya.",
  "errors.nicknameScripts": "Huruf dari abjad yang berbeda tidak dapat dicampur dalam satu nama.",
  "errors.nicknameContact":
    "Nama tidak boleh terbaca seperti tautan, alamat email, atau nomor telepon.",
  "errors.nicknameReserved": "Nama ini bisa dikira Parley atau stafnya. Silakan pilih nama lain.",
  "errors.renameTooSoon": "Nama dapat diubah sekali setiap 30 hari.",
  "errors.passwordWrong": "Kata sandi salah.",
  "errors.passwordSame": "Kata sandi baru harus berbeda dari yang sekarang.",

  "errors.contactTaken": "Email atau nomor telepon ini milik akun lain.",
  "errors.alreadyBound": "Ini sudah tertaut ke akun Anda.",
  "errors.notBound": "Tidak ada yang seperti ini tertaut ke akun Anda.",
  "errors.emailNeededFirst": "Silakan tautkan email sebelum melepas telepon Anda.",
  "errors.phoneNeededFirst": "Silakan tautkan telepon sebelum melepas email Anda.",
  "errors.totpAlreadyOn": "Google Authenticator sudah aktif.",
  "errors.totpNotOn": "Google Authenticator belum aktif.",
  "errors.undoExpired": "Tautan ini sudah dipakai, kedaluwarsa, atau tidak lengkap.",
  "errors.totpSetupExpired": "Penyiapan terlalu lama. Silakan mulai lagi.",
  "errors.passkeyInvalid": "Passkey tidak dapat diverifikasi. Silakan coba lagi.",
  "errors.passkeyLimit": "Jumlah passkey Anda sudah maksimal. Silakan hapus satu dahulu.",
  "errors.commandInvalid":
    "Permintaan tidak dapat diverifikasi. Silakan muat ulang halaman dan coba lagi.",
  "errors.commandKeyUnknown":
    "Kunci keamanan halaman ini sudah usang. Silakan muat ulang halaman dan coba lagi.",
  "errors.commandExpired":
    "Permintaan terlalu lama. Silakan periksa jam perangkat Anda dan coba lagi.",
  "errors.commandReplayed": "Permintaan ini sudah dijalankan.",
  "errors.resetRequestOpen":
    "Permintaan Anda sudah ada di layanan pelanggan. Silakan tunggu keputusannya.",
  "errors.apiKeyLimit": "Jumlah kunci API Anda sudah maksimal. Cabut satu terlebih dahulu.",

  "errors.kycPending": "Verifikasi identitas Anda masih ditinjau.",
  "errors.kycAlreadyApproved": "Identitas Anda sudah terverifikasi.",
  "errors.kycNotPending": "Tidak ada verifikasi identitas yang perlu diputuskan.",
  "errors.kycNeedsReview": "Verifikasi ini harus ditinjau oleh staf.",
  "errors.kycTooYoung": "Anda harus berusia minimal 18 tahun.",
  "errors.unknownCountry": "Negara ini tidak dikenali.",
  "errors.unknownFile":
    "Ada file yang hilang atau tidak dapat dipakai di sini. Silakan unggah lagi.",
  "errors.fileTypeRefused": "Jenis file ini tidak diterima di sini.",
  "errors.fileUnreadable": "File rusak atau tidak dapat dibaca. Silakan unggah yang lain.",
  "errors.fileTooLarge": "File terlalu besar.",
  "errors.tooManyFiles": "Anda mengunggah terlalu banyak file. Silakan coba lagi besok.",
  "errors.caseTaken": "Rekan lain sudah menangani kasus ini.",
  "errors.caseDecided": "Kasus ini sudah diputuskan.",
  "errors.caseNotYours": "Silakan ambil kasus ini dahulu.",
  "errors.colleagueUnfit": "Rekan ini tidak dapat mengambil kasus ini. Pilih rekan lain.",
  "errors.savedFiltersFull":
    "Anda sudah memiliki 20 filter tersimpan. Hapus salah satu terlebih dahulu.",
  "errors.conflictOfInterest":
    "Kasus ini menyangkut akun Anda sendiri atau orang yang terkait dengannya. Rekan lain harus menanganinya.",
  "errors.staffProtected": "Hanya supervisor yang dapat menindak akun anggota staf.",
  "errors.contentInvalid": "Teks ditulis dalam bentuk yang tidak dapat ditampilkan.",
  "errors.agreementFixed":
    "Versi perjanjian ini menunggu persetujuan atau sudah disetujui. Teksnya tidak dapat diubah.",
  "errors.contentChanged": "Versi lain telah diterbitkan sementara itu. Silakan lihat dahulu.",
  "errors.contentOriginalMissing": "Silakan terbitkan teks bahasa Inggris dahulu.",
  "errors.offerTakenDown": "Iklan ini diturunkan. Lihat alasan dan langkahnya di Iklan saya.",
  "errors.marketChangeInvalid":
    "Perubahan ini tidak dapat diterapkan. Buka pratinjaunya untuk melihat alasannya.",
  "errors.marketChangeOutdated":
    "Pasar telah berubah sejak usulan ini dibuat. Silakan usulkan lagi dengan nilai saat ini.",
  "errors.marketChangeDecided": "Perubahan ini sudah diputuskan.",
  "errors.marketChangeNeedsOther": "Usulan Anda harus diputuskan oleh administrator lain.",
  "errors.approverTooClose":
    "Peran Anda berdua terkait oleh penunjukan dalam 7 hari terakhir. Rekan lain harus menyetujuinya.",

  "errors.masterOnly": "Hanya akun utama yang dapat melakukan ini.",
  "errors.subUserLimit": "Jumlah sub-akun Anda sudah maksimal.",
  "errors.subUserForbidden": "Akun utama belum mengizinkan Anda melakukan ini.",
  "errors.agreementChanged": "Perjanjian layanan telah berubah. Silakan baca versi barunya.",
  "errors.staffSessionNeeded":
    "Konfirmasikan bahwa ini Anda dengan passkey atau Google Authenticator untuk melanjutkan pekerjaan.",
  "errors.notAvailableHere": "Ini tidak tersedia di alamat jaringan Anda.",
  "errors.lastAdministrator":
    "Administrator terakhir harus tetap memegang perannya. Angkat administrator lain terlebih dahulu.",
  "errors.invitationInvalid": "Undangan ini sudah tidak berlaku. Silakan minta yang baru.",
  "errors.invitationOfOther":
    "Undangan ini untuk alamat email lain. Silakan masuk dengan akun yang memakainya.",
  "errors.alreadyStaff": "Akun ini sudah termasuk staf.",
  "errors.staffNameTaken": "Anggota staf lain memakai nama ini atau yang mirip.",
  "errors.staffTwoFactorNeeded":
    "Silakan siapkan passkey atau Google Authenticator sebelum menangani kasus.",
  "errors.staffMayNotTrade": "Akun staf tidak dapat bertransaksi.",
  "errors.tradingFrozen": "Transaksi akun Anda dibekukan. Silakan hubungi layanan pelanggan.",
  "errors.phoneNotVerified": "Silakan verifikasi telepon Anda sebelum bertransaksi.",
  "errors.emailNotVerified": "Silakan verifikasi email Anda sebelum bertransaksi.",
  "errors.kycNotApproved": "Silakan selesaikan verifikasi identitas (KYC) sebelum bertransaksi.",
  "errors.agreementNotAccepted": "Silakan setujui perjanjian layanan P2P sebelum bertransaksi.",
  "errors.twoFactorNotSet": "Silakan siapkan 2FA sebelum bertransaksi.",

  "errors.unknownPayMethod": "Metode pembayaran ini tidak dapat digunakan di sini.",
  "errors.holderNameMismatch":
    "Nama penerima harus sama dengan nama pada verifikasi identitas Anda.",
  "errors.paymentDuplicate": "Anda sudah menambahkan rekening ini.",
  "errors.paymentLimit":
    "Jumlah metode pembayaran Anda sudah maksimum. Silakan hapus salah satu terlebih dahulu.",
  "errors.paymentInUse":
    "Metode pembayaran ini digunakan oleh iklan atau pesanan yang masih terbuka.",
  "errors.pictureFailed": "Gagal mengunggah.",
  "errors.pictureTypeRefused":
    "Gagal mengunggah. Hanya format gambar PNG, JPG, dan JPEG yang didukung.",
  "errors.pictureTooLarge":
    "Gagal mengunggah. Hanya gambar berukuran kurang dari 3 MB yang didukung.",

  "errors.offerUnknown": "Iklan ini tidak ada.",
  "errors.offerChanged": "Iklan telah diubah. Silakan periksa kembali.",
  "errors.offerClosed": "Iklan ini sudah ditutup.",
  "errors.offerLimit": "Jumlah iklan Anda sudah maksimal. Tutup salah satu terlebih dahulu.",
  "errors.marketDisabled": "Pasar ini sedang ditutup.",
  "errors.priceTooFar": "Harga terlalu jauh dari harga pasar.",
  "errors.boundsCrossed": "Harga terendah tidak boleh di atas harga tertinggi.",
  "errors.limitsCrossed": "Pesanan terkecil tidak boleh lebih besar dari pesanan terbesar.",
  "errors.limitOutsideMarket": "Batas berada di luar ketentuan pasar ini.",
  "errors.quantityTooSmall": "Nilai jumlah ini kurang dari pesanan terkecil.",
  "errors.payWindowOutside": "Batas waktu pembayaran harus antara 10 dan 180 menit.",
  "errors.payMethodsCount": "Pilih 1 hingga 5 metode pembayaran.",
  "errors.hoursInvalid": "Periksa jam dan zona waktu.",
  "errors.traderUnknown": "Pengguna ini tidak ada.",
  "errors.notWithOneself": "Anda tidak dapat melakukannya dengan akun sendiri.",

  "errors.orderUnknown": "Pesanan ini tidak ada.",
  "errors.orderStateChanged": "Pesanan telah berubah. Silakan periksa status terkininya.",
  "errors.rTokenInvalid": "Formulir pesanan sudah kedaluwarsa. Silakan coba lagi.",

  "errors.offerNotOnline": "Iklan ini sedang tidak tersedia.",
  "errors.offerOutsideHours": "Iklan ini hanya tersedia pada jam kerja pengiklan.",
  "errors.offerOfOwnGroup": "Anda tidak dapat bertransaksi dengan akun sendiri atau sub-akunnya.",
  "errors.traderBlocked": "Salah satu dari Anda telah memblokir yang lain.",
  "errors.conditionKyc": "Pengiklan hanya bertransaksi dengan pengguna terverifikasi.",
  "errors.conditionTrades": "Pengiklan mensyaratkan lebih banyak transaksi selesai.",
  "errors.conditionCompletion": "Pengiklan mensyaratkan tingkat penyelesaian yang lebih tinggi.",
  "errors.conditionRegistered": "Pengiklan mensyaratkan akun yang sudah terdaftar lebih lama.",
  "errors.conditionFirstTrade":
    "Jumlahnya melebihi yang diterima pengiklan untuk transaksi pertama.",
  "errors.offerHidden": "Iklan ini sedang tidak memiliki harga yang valid.",
  "errors.priceChanged": "Harga telah berubah. Silakan periksa harga baru dan konfirmasi lagi.",
  "errors.amountOutside":
    "Silakan sesuaikan jumlah kripto menjadi < {amount} {token} agar memenuhi syarat pengiklan.",
  "errors.amountBelow":
    "Silakan sesuaikan jumlah kripto menjadi > {amount} {token} agar memenuhi syarat pengiklan.",
  "errors.outOfStock": "Sisa koin di iklan ini tidak cukup.",
  "errors.quoteChanged": "Jumlahnya telah berubah. Silakan periksa dan konfirmasi lagi.",
  "errors.payMethodMissing": "Silakan tambahkan metode pembayaran yang diterima iklan ini.",
  "errors.openOrdersLimit":
    "Pesanan terbuka pada saat yang sama: paling banyak {most}. Selesaikan salah satu terlebih dahulu. Batas naik seiring transaksi selesai dengan orang yang berbeda.",
  "errors.offerOrdersLimit":
    "Pesanan terbuka pada satu iklan: paling banyak {most}. Selesaikan salah satu terlebih dahulu atau pilih iklan lain.",
  "errors.openWorthLimit":
    "Pembelian terbuka Anda boleh bernilai {most} USD secara keseluruhan, tersisa {left} USD. Pilih jumlah yang lebih kecil atau selesaikan satu pesanan terlebih dahulu. Batas naik seiring transaksi selesai dengan orang yang berbeda.",
  "errors.advertiserLimit":
    "Pengiklan saat ini dapat membeli {left} USD lagi. Pilih jumlah yang lebih kecil atau iklan lain.",
  "errors.faultUnknown": "Tidak ada yang dihitung atas siapa pun dalam pesanan ini.",
  "errors.faultDiscounted": "Ini sudah ditarik kembali.",
  "errors.cancelLimit":
    "Anda telah membatalkan terlalu banyak pesanan. Anda dapat membuat pesanan baru nanti.",
  "errors.externalOrderIdTaken": "Sudah ada pesanan dengan ID pesanan eksternal ini.",

  "errors.accountOnHold":
    "Layanan pelanggan menahan salah satu dari kedua akun. Koin tetap berada di escrow.",
  "errors.extensionOutside": "Batas waktu pembayaran dapat diperpanjang paling lama 30 menit.",
  "errors.notReceivedTooEarly":
    "Pembayaran mungkin masih dalam perjalanan. Anda dapat melaporkannya belum diterima mulai {time}.",
  "errors.splitOutside": "Jumlah koin tidak boleh melebihi yang akan diterima pembeli.",
  "errors.appealUnknown": "Tidak ada banding untuk pesanan ini.",
  "errors.feedbackGiven": "Anda sudah memberikan ulasan untuk pesanan ini.",
  "errors.feedbackTooEarly": "Ulasan dapat diberikan setelah pesanan selesai.",
  "errors.feedbackUnknown": "Tidak ada ulasan pada pesanan ini yang dapat dibalas.",
  "errors.feedbackReplied": "Anda sudah membalas ulasan ini.",
  "errors.approvalNeedsOther": "Anda sudah menyetujui ini: rekan lain juga harus menyetujuinya.",
  "errors.kycQuestionOpen": "Pemohon belum menjawab pertanyaan terakhir.",
  "errors.kycQuestionLimit": "Pemohon sudah cukup sering ditanya: setujui atau tolak verifikasi.",
  "errors.kycNothingAsked": "Layanan pelanggan tidak menunggu jawaban Anda.",
  "errors.documentExpired":
    "Tanggal yang Anda masukkan sudah lewat: dokumen yang kedaluwarsa tidak dapat disetujui.",
  "errors.limitNotLower": "Pilih batas di bawah batas umum yang berakhir dalam satu tahun.",
  "errors.personSearchLimit":
    "Anda telah mencapai batas pencarian per jam. Silakan coba lagi nanti.",
  "errors.resetRequestClosed": "Permintaan ini sudah diputuskan atau dibatalkan.",
  "errors.resetTooEarly": "Permintaan ini tidak dapat disetujui sebelum waktu tunggunya berakhir.",
  "errors.rulingNeedsOther":
    "Anda sudah memutuskan pesanan ini: sekarang rekan lain yang harus memutuskan.",
  "errors.silenceTooEarly":
    "Pengembalian hanya karena tidak ada jawaban baru dapat diputuskan 24 jam setelah pembayaran ditandai dan setelah pembeli diminta memberi bukti.",
  "errors.apiReleaseCap": "Batas pelepasan harian kunci API ini telah tercapai.",
  "errors.noRulingPending": "Tidak ada keputusan yang perlu disetujui.",
  "errors.taskOpen":
    "Pihak ini sudah memiliki permintaan terbuka. Tunggu jawabannya atau tarik permintaan itu.",
  "errors.taskLimit": "Sudah terlalu banyak permintaan pada pesanan ini.",
  "errors.taskUnknown": "Permintaan terbuka seperti itu tidak ada.",

  "errors.chatClosed": "Chat ini sudah ditutup.",
  "errors.messageUnsendable": "Gagal mengirim pesan.",
  "errors.attachmentTooLarge": "Silakan pilih file yang lebih kecil dari 10 MB.",
  "errors.attachmentTypeRefused":
    "Gagal mengunggah. Hanya file gambar, PDF, dan MP4 yang didukung.",
  "errors.pushServiceRefused": "Notifikasi push dari browser ini tidak dapat digunakan di sini.",

  "errors.supportCaseClosed": "Tiket ini sudah ditutup. Silakan buka tiket baru.",
  "errors.supportOpenLimit":
    "Jumlah tiket terbuka Anda sudah maksimal. Balas di salah satunya atau tutup satu tiket.",
  "errors.supportLimit": "Terlalu banyak tiket baru hari ini. Silakan coba lagi besok.",
  "errors.supportWaits": "Silakan tunggu jawaban sebelum menulis lagi di tiket ini.",

  "errors.insufficientBalance": "Saldo Anda tidak cukup.",
  "errors.balanceTooLarge": "Sebuah akun tidak dapat menampung sebanyak itu.",
  "errors.unknownNetwork": "Koin ini tidak tersedia di jaringan ini.",
  "errors.addressInvalid": "Alamat ini tidak valid di jaringan ini.",
  "errors.networkPaused":
    "Jaringan ini sedang dihentikan untuk koin ini. Coba lagi nanti atau pilih yang lain.",
  "errors.withdrawalTooSmall": "Jumlahnya di bawah minimum jaringan ini.",
  "errors.withdrawalTooLarge": "Jumlahnya di atas maksimum jaringan ini.",
  "errors.withdrawalFeeChanged":
    "Biaya jaringan sekarang {fee} {token}. Silakan periksa jumlahnya dan konfirmasi lagi.",
  "errors.withdrawalLimitReached": "Ini melebihi batas penarikan Anda dalam 24 jam.",
  "errors.withdrawalsBlocked": "Penarikan diblokir selama 24 jam setelah perubahan keamanan.",
  "errors.coinsFresh":
    "Sebagian koin ini baru dibeli dan belum dapat ditarik atau dijual sebelum {time}. Bebas saat ini: {free}.",
  "errors.apiWithdrawalCap": "Batas penarikan harian kunci API ini telah tercapai.",
  "errors.apiWithdrawalAddress":
    "Dengan kunci API, koin hanya dikirim ke alamat yang sudah 24 jam ada di buku alamat.",
  "errors.addressBookFull": "Buku alamat Anda penuh. Hapus satu alamat terlebih dahulu.",
  "errors.favoritesFull": "Favorit Anda penuh. Hapus satu terlebih dahulu.",
});
