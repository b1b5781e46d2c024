import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Kode keamanan Parley Anda",
  "mail.code.register": "Masukkan kode ini untuk membuat akun Anda.",
  "mail.code.login": "Masukkan kode ini untuk masuk ke akun Anda.",
  "mail.code.resetPassword": "Masukkan kode ini untuk membuat kata sandi baru.",
  "mail.code.bindEmail": "Masukkan kode ini untuk menautkan alamat email ke akun Anda.",
  "mail.code.bindPhone": "Masukkan kode ini untuk menautkan nomor telepon ke akun Anda.",
  "mail.code.unbindEmail": "Masukkan kode ini untuk melepas alamat email dari akun Anda.",
  "mail.code.unbindPhone": "Masukkan kode ini untuk melepas nomor telepon dari akun Anda.",
  "mail.code.totpConfirm": "Masukkan kode ini untuk mengaktifkan Google Authenticator.",
  "mail.code.totpRemove": "Masukkan kode ini untuk menonaktifkan Google Authenticator.",
  "mail.code.passwordChange": "Masukkan kode ini untuk mengubah kata sandi Anda.",
  "mail.code.passkeyAdd": "Masukkan kode ini untuk menambahkan passkey ke akun Anda.",
  "mail.code.passkeyRemove": "Masukkan kode ini untuk menghapus passkey dari akun Anda.",
  "mail.code.recoveryCodes": "Masukkan kode ini untuk membuat kode pemulihan baru.",
  "mail.code.createUserPayment": "Masukkan kode ini untuk menambahkan metode pembayaran.",
  "mail.code.updateUserPayment": "Masukkan kode ini untuk mengubah metode pembayaran.",
  "mail.code.removeUserPayment": "Masukkan kode ini untuk menghapus metode pembayaran.",
  "mail.code.release":
    "Masukkan kode ini untuk melepaskan kripto ke pembeli, hanya jika pembayaran sudah masuk ke rekening Anda.",
  "mail.code.split":
    "Masukkan kode ini untuk membagi kripto suatu pesanan antara Anda dan pembeli.",
  "mail.code.withdraw": "Masukkan kode ini untuk menarik kripto dari akun Anda.",
  "mail.code.apiSettings": "Masukkan kode ini untuk mengubah pengaturan API Anda.",
  "mail.code.subUsers": "Masukkan kode ini untuk memberi akses, izin, atau kripto kepada sub-akun.",
  "mail.code.staffAction": "Masukkan kode ini untuk mengonfirmasi tindakan Anda sebagai staf.",
  "mail.code.valid": "Kode ini berlaku selama {minutes} menit dan hanya dapat digunakan satu kali.",
  "mail.code.secret":
    "Jangan bagikan kode ini kepada siapa pun. Staf Parley tidak akan pernah memintanya.",
  "mail.code.ignore": "Jika Anda tidak meminta kode ini, abaikan pesan ini.",
  "mail.code.alarm":
    "Jika Anda tidak meminta kode ini, ubah kata sandi Anda dan periksa perangkat Anda di Keamanan akun.",

  "mail.alreadyRegistered.subject": "Anda sudah memiliki akun Parley",
  "mail.alreadyRegistered.text":
    "Seseorang mencoba mendaftar dengan data Anda. Data tersebut sudah terdaftar pada sebuah akun, sehingga tidak ada akun baru yang dibuat.",
  "mail.alreadyRegistered.advice":
    "Jika itu Anda, silakan masuk, atau buat kata sandi baru jika Anda lupa. Jika bukan Anda, tidak ada yang perlu dilakukan.",

  "mail.newDeviceLogin.subject": "Login baru ke akun Parley Anda",
  "mail.newDeviceLogin.text": "Ada login ke akun Anda dari perangkat baru.",

  "mail.securityChanged.subject": "Keamanan akun Anda telah berubah",
  "mail.securityChanged.passwordChanged": "Kata sandi Anda telah diubah.",
  "mail.securityChanged.passwordReset": "Kata sandi Anda telah diatur ulang.",
  "mail.securityChanged.emailBound": "Sebuah alamat email telah ditautkan ke akun Anda.",
  "mail.securityChanged.emailUnbound": "Alamat email telah dilepas dari akun Anda.",
  "mail.securityChanged.phoneBound": "Sebuah nomor telepon telah ditautkan ke akun Anda.",
  "mail.securityChanged.phoneUnbound": "Nomor telepon telah dilepas dari akun Anda.",
  "mail.securityChanged.totpEnabled": "Google Authenticator telah diaktifkan.",
  "mail.securityChanged.totpRemoved": "Google Authenticator telah dinonaktifkan.",
  "mail.securityChanged.passkeyAdded": "Sebuah passkey telah ditambahkan ke akun Anda.",
  "mail.securityChanged.passkeyRemoved": "Sebuah passkey telah dihapus dari akun Anda.",
  "mail.securityChanged.recoveryCodeUsed": "Sebuah kode pemulihan akun Anda telah digunakan.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Kode pemulihan baru telah dibuat. Kode yang lama tidak berlaku lagi.",
  "mail.securityChanged.subUserMayWithdraw":
    "Sub-akun diizinkan menarik koin dengan verifikasinya sendiri. Penarikan dapat dilakukan setelah 24 jam.",
  "mail.securityChanged.antiPhishingCodeChanged": "Kode anti-phishing Anda telah diubah.",
  "mail.securityChanged.resetRequested":
    "Layanan pelanggan diminta untuk mengatur ulang verifikasi keamanan Anda.",
  "mail.securityChanged.resetCancelled":
    "Permintaan untuk mengatur ulang verifikasi keamanan Anda dibatalkan. Tidak ada yang dihapus dari akun Anda.",
  "mail.securityChanged.contactChangeUndone":
    "Perubahan email atau telepon Anda telah dibatalkan. Semua perangkat dikeluarkan; buat kata sandi baru lewat “Lupa kata sandi”.",
  "mail.securityChanged.apiKeyCreated":
    "Kunci API telah dibuat untuk akun Anda. Program yang memilikinya dapat bertindak atas nama Anda.",
  "mail.securityChanged.apiKeyRevoked": "Kunci API akun Anda telah dicabut.",
  "mail.securityChanged.subUserApiKey": "Sub-akun membuat kunci API.",

  "mail.kycApproved.subject": "Identitas Anda telah terverifikasi",
  "mail.kycApproved.text": "Verifikasi identitas Anda telah disetujui.",
  "mail.kycAsked.subject": "Kami memerlukan satu hal lagi untuk verifikasi Anda",
  "mail.kycAsked.text":
    "Layanan pelanggan memerlukan satu hal lagi sebelum dapat memutuskan verifikasi identitas Anda. Silakan tambahkan di halaman verifikasi.",
  "mail.kycAsk.documentAgain": "Dokumen sekali lagi, jelas dan dengan semua sudut",
  "mail.kycAsk.otherSide": "Sisi lain dokumen",
  "mail.kycAsk.selfieAgain": "Selfie dengan dokumen Anda sekali lagi",
  "mail.kycAsk.proofOfAddress": "Bukti alamat, tidak lebih dari tiga bulan",
  "mail.kycAsk.proofOfName": "Dokumen yang menjelaskan perbedaan nama",
  "mail.kycRejected.subject": "Verifikasi identitas Anda tidak disetujui",
  "mail.kycRejected.text":
    "Verifikasi identitas Anda tidak disetujui. Silakan perbaiki data Anda, lalu kirim kembali.",
  "mail.kycReason.documentUnreadable": "Ada dokumen yang tidak terbaca dengan jelas.",
  "mail.kycReason.documentIncomplete": "Ada halaman atau sisi dokumen yang belum disertakan.",
  "mail.kycReason.documentExpired": "Ada dokumen yang sudah kedaluwarsa.",
  "mail.kycReason.documentNotAccepted": "Jenis dokumen ini tidak diterima.",
  "mail.kycReason.detailsMismatch": "Data yang diisi tidak sesuai dengan dokumen.",
  "mail.kycReason.selfieMismatch": "Foto selfie tidak cocok dengan foto pada dokumen.",
  "mail.kycReason.notGenuine": "Keaslian dokumen tidak dapat dipastikan.",
  "mail.kycReason.other": "Dokumen tidak dapat diverifikasi.",

  "mail.subUserCreated.subject": "Sub-akun telah ditambahkan ke akun Anda",
  "mail.subUserCreated.text": "Sebuah sub-akun telah ditambahkan ke akun Anda.",

  "mail.resetRequest.approved.subject": "Pengaturan ulang keamanan Anda disetujui",
  "mail.resetRequest.approved.text":
    "Permintaan Anda untuk mengatur ulang verifikasi keamanan telah disetujui. Silakan masuk dan siapkan kembali.",
  "mail.resetRequest.refused.subject": "Pengaturan ulang keamanan Anda tidak disetujui",
  "mail.resetRequest.refused.text":
    "Permintaan Anda untuk mengatur ulang verifikasi keamanan tidak disetujui. Akun Anda tidak berubah.",

  "mail.depositCredited.subject": "Deposit diterima",
  "mail.depositCredited.text": "{amount} {token} telah dikreditkan ke dompet spot Anda.",
  "mail.withdrawalSent.subject": "Penarikan terkirim",
  "mail.withdrawalSent.text": "Penarikan Anda sebesar {amount} {token} telah dikirim.",
  "mail.withdrawalReturned.subject": "Penarikan tidak terkirim",
  "mail.withdrawalReturned.text":
    "Penarikan Anda sebesar {amount} {token} tidak dikirim. Koinnya sudah kembali ke dompet spot Anda.",

  "mail.tradingFrozen.subject": "Transaksi akun Anda dibekukan",
  "mail.tradingFrozen.falseClaims":
    "Anda beberapa kali menandai pesanan sebagai sudah dibayar padahal tidak ada pembayaran. Anda tidak dapat membuat pesanan, memasang iklan, atau melakukan penarikan sampai layanan pelanggan memeriksanya.",
  "mail.tradingFrozen.staff":
    "Layanan pelanggan membekukan transaksi akun Anda. Untuk saat ini Anda tidak dapat membuat pesanan, memasang iklan, atau melakukan penarikan.",
  "mail.tradingFrozen.hold":
    "Layanan pelanggan menahan akun Anda hingga {time}. Sampai saat itu Anda tidak dapat membuat pesanan, memasang iklan, atau melakukan penarikan, dan kripto dari pesanan Anda tetap berada di escrow. Jika menurut Anda ini keliru, silakan hubungi layanan pelanggan.",
  "mail.tradingFrozen.advice":
    "Pesanan Anda yang masih terbuka tetap berjalan: Anda tetap dapat membayar, membatalkan, melepaskan kripto, dan mengajukan banding. Jika menurut Anda ini keliru, silakan hubungi layanan pelanggan.",
  "mail.tradingRestored.subject": "Anda dapat bertransaksi lagi",
  "mail.tradingRestored.text":
    "Layanan pelanggan telah mencabut pembekuan. Anda dapat membuat pesanan, memasang iklan, dan melakukan penarikan lagi.",
  "mail.sessionsEnded.subject": "Anda telah dikeluarkan di semua perangkat",
  "mail.sessionsEnded.text":
    "Layanan pelanggan telah mengakhiri semua login akun Anda dan kunci API-nya. Masuk kembali; jika Anda tidak memintanya, ubah kata sandi Anda terlebih dahulu.",
  "mail.staffInvitation.subject": "Undangan bergabung dengan tim Parley",
  "mail.staffInvitation.text":
    "Anda diundang bekerja di layanan pelanggan Parley. Masuk ke akun dengan alamat email ini, siapkan passkey atau Google Authenticator, lalu terima sebelum {time}. Tautan hanya berlaku sekali.",
  "mail.staffInvitation.link": "Terima undangan",
  "mail.staffLogHead.subject": "Log staf, {day}",
  "mail.staffLogHead.text":
    "Log staf hari ini berakhir pada baris {number}. Hash-nya: {hash}. Simpan email ini: email ini membuktikan apakah baris sampai baris ini diubah kemudian.",
  "mail.supportAnswered.subject": "Layanan pelanggan telah menjawab Anda",
  "mail.supportAnswered.text": "Layanan pelanggan telah menjawab pesan Anda.",
  "mail.offerTakenDown.subject": "Iklan Anda diturunkan",
  "mail.offerTakenDown.text":
    "Layanan pelanggan menonaktifkan iklan Anda. Pesanan terbuka berjalan sesuai kesepakatan.",
  "mail.offerTakenDown.object":
    "Jika tidak setuju, silakan hubungi layanan pelanggan dan sebutkan nomor iklannya.",
  "mail.supportClosed.subject": "Tiket Anda ditutup",
  "mail.supportClosed.text":
    "Layanan pelanggan telah menutup tiket Anda. Jika masih perlu bantuan, silakan buka tiket baru.",
  "mail.caseHandedOver.subject": "Sebuah kasus diserahkan kepada Anda",
  "mail.caseHandedOver.text":
    "Seorang rekan menyerahkan sebuah kasus kepada Anda. Kasus ini ada di antara kasus Anda di konsol.",

  "mail.orderCreated.subject": "Pesanan baru",
  "mail.orderCreated.text":
    "{role, select, buyer {Seseorang menjual {quantity} kepada Anda seharga {amount}. Bayar melalui {method}, lalu tekan “Saya sudah bayar”.} other {Seseorang membeli {quantity} dari Anda seharga {amount} melalui {method}. Koin berada di escrow sampai pembayaran dikonfirmasi.}}",
  "mail.orderPaid.subject": "Pembeli menandai pesanan sudah dibayar",
  "mail.orderPaid.text":
    "Pembeli menyatakan telah membayar {amount} melalui {method}. Periksa rekening Anda, dan lepaskan {quantity} hanya jika uangnya sudah masuk.",
  "mail.orderCanceled.subject": "Pesanan dibatalkan",
  "mail.orderCanceled.text":
    "Pembeli membatalkan pesanan {quantity}. Koin tidak lagi ditahan di escrow.",
  "mail.orderTimedOut.subject": "Pesanan dibatalkan: waktu pembayaran habis",
  "mail.orderTimedOut.text":
    "{role, select, buyer {Pesanan {quantity} tidak ditandai sudah dibayar tepat waktu sehingga dibatalkan. Jika Anda sudah membayar, ajukan banding dalam 24 jam.} other {Pembeli tidak membayar tepat waktu. Pesanan {quantity} dibatalkan dan koin tidak lagi ditahan di escrow.}}",
  "mail.orderExtended.subject": "Waktu pembayaran ditambah",
  "mail.orderExtended.text":
    "Penjual memberi Anda waktu tambahan untuk membayar {amount} melalui {method}.",
  "mail.orderCompleted.subject": "Pesanan selesai",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} sudah ada di dompet spot Anda. Anda membayar {amount}.} other {{quantity} telah dilepaskan ke pembeli seharga {amount}.}}",
  "mail.orderFailed.subject": "Transfer aset gagal",
  "mail.orderFailed.text":
    "{quantity} tidak dapat ditransfer. Koin tetap aman di escrow; lihat langkah selanjutnya di pesanan.",
  "mail.confirmReminder.subject": "Pembeli menunggu konfirmasi Anda",
  "mail.confirmReminder.text":
    "Pembeli menyatakan telah membayar {amount} melalui {method} dan menunggu {quantity}. Periksa rekening Anda dan lepaskan kripto, atau ajukan banding jika pembayaran belum masuk.",
  "mail.appealOpened.subject": "Banding diajukan",
  "mail.appealOpened.text":
    "{by, select, buyer {Pembeli mengajukan banding untuk pesanan {quantity}. Tambahkan pernyataan dan bukti Anda.} seller {Penjual mengajukan banding untuk pesanan {quantity}. Tambahkan pernyataan dan bukti Anda.} other {Pesanan {quantity} terlalu lama menunggu pelepasan. Layanan pelanggan sedang memeriksanya.}}",
  "mail.proofWanted.subject": "Mohon buktikan pembayaran Anda",
  "mail.proofWanted.text":
    "Penjual melaporkan {amount} melalui {method} untuk {quantity} belum masuk. Tambahkan bukti pembayaran ke pesanan; jika tidak, layanan pelanggan memutuskan tanpanya.",
  "mail.appealWithdrawn.subject": "Banding ditarik",
  "mail.appealWithdrawn.text": "Banding untuk pesanan {quantity} telah ditarik. Pesanan berlanjut.",
  "mail.evidenceAdded.subject": "Bukti ditambahkan",
  "mail.evidenceAdded.text":
    "{role, select, buyer {Penjual menambahkan pernyataan atau bukti pada banding untuk pesanan {quantity}.} other {Pembeli menambahkan pernyataan atau bukti pada banding untuk pesanan {quantity}.}} Anda dapat menanggapinya di pesanan.",
  "mail.taskSet.subject": "Layanan pelanggan meminta bukti dari Anda",
  "mail.taskSet.text":
    "Layanan pelanggan memerlukan jawaban Anda tentang pesanan {quantity}. Lihat di pesanan apa yang diminta; tanpa jawaban tepat waktu, layanan pelanggan memutuskan tanpanya.",
  "mail.taskMissed.subject": "Waktu untuk menjawab sudah habis",
  "mail.taskMissed.text":
    "Anda tidak menjawab layanan pelanggan tepat waktu tentang pesanan {quantity}. Anda masih dapat menjawab di pesanan sampai layanan pelanggan memutuskan.",
  "mail.splitProposed.subject": "Pembagian diusulkan",
  "mail.splitProposed.text":
    "{role, select, buyer {Penjual mengusulkan Anda menerima {share} dan sisanya kembali kepadanya.} other {Pembeli mengusulkan menerima {share}; sisanya kembali kepada Anda.}} Anda dapat menerimanya di pesanan.",
  "mail.appealRuled.subject": "Layanan pelanggan sudah memutuskan",
  "mail.appealRuled.text":
    "{role, select, buyer {Menurut keputusan, Anda menerima {share}; sisanya kembali kepada penjual.} other {Menurut keputusan, pembeli menerima {share}; sisanya kembali kepada Anda.}} Sebelum berlaku, Anda dapat meminta peninjauan ulang sekali di pesanan.",
  "mail.secondLook.subject": "Peninjauan ulang pesanan Anda",
  "mail.secondLook.text":
    "{role, select, buyer {Penjual meminta agar anggota staf lain memutuskan pesanan {quantity}.} other {Pembeli meminta agar anggota staf lain memutuskan pesanan {quantity}.}} Sampai saat itu koin tetap di escrow.",
  "mail.appealResolved.subject": "Banding selesai",
  "mail.appealResolved.completed":
    "{role, select, buyer {Banding telah selesai. Anda menerima {share}.} other {Banding telah selesai. Pembeli menerima {share}.}}",
  "mail.appealResolved.canceled": "Banding telah selesai. Pesanan {quantity} dibatalkan.",
  "mail.feedback.subject": "Ulasan baru",
  "mail.feedback.positive": "Anda menerima ulasan positif untuk pesanan {quantity}.",
  "mail.feedback.negative":
    "Anda menerima ulasan negatif untuk pesanan {quantity}. Anda dapat membalas satu kali.",
  "mail.feedbackReplied.subject": "Balasan atas ulasan Anda",
  "mail.feedbackReplied.text": "Ulasan Anda untuk pesanan {quantity} telah dibalas.",

  "mail.withdrawalsBlocked": "Demi keamanan Anda, penarikan diblokir hingga {time}.",
  "mail.notYou":
    "Jika ini bukan Anda, segera ubah kata sandi Anda dan keluarkan perangkat lain di Keamanan akun.",
  "mail.notYou.cancelReset":
    "Jika ini bukan Anda, batalkan permintaan dengan tautan ini tanpa perlu masuk, lalu ubah kata sandi Anda. Layanan pelanggan tidak dapat menyetujuinya dalam 24 jam pertama.",
  "mail.notYou.undo":
    "Jika ini bukan Anda, batalkan dengan tautan ini dalam 72 jam. Semua perangkat akan dikeluarkan dan penarikan diblokir 24 jam.",

  "mail.fact.asked": "Diminta",
  "mail.fact.time": "Waktu",
  "mail.fact.address": "Alamat IP",
  "mail.fact.device": "Perangkat",
  "mail.fact.reason": "Alasan",
  "mail.fact.username": "Nama pengguna",
  "mail.fact.walletAddress": "Alamat dompet",
  "mail.fact.orderId": "ID pesanan",
  "mail.fact.offer": "Iklan",
  "mail.fact.caseId": "Nomor tiket",
  "mail.fact.amount": "Jumlah",
  "mail.fact.payment": "Pembayaran",
  "mail.fact.payMethod": "Metode pembayaran",
  "mail.fact.timeLeft": "Sisa waktu",
  "mail.timeLeft": "{minutes} menit, hingga {time}",

  "mail.link.login": "Masuk",
  "mail.link.security": "Keamanan akun",
  "mail.link.cancelReset": "Batalkan permintaan",
  "mail.link.undo": "Batalkan perubahan ini",
  "mail.link.kyc": "Verifikasi identitas",
  "mail.link.subUsers": "Sub-akun",
  "mail.link.wallet": "Dompet",
  "mail.link.order": "Lihat pesanan",
  "mail.link.orders": "Pesanan saya",
  "mail.link.case": "Lihat tiket",
  "mail.link.offers": "Iklan saya",
  "mail.link.contact": "Hubungi layanan pelanggan",

  "mail.antiPhishing.code": "Kode anti-phishing Anda: {code}",
  "mail.antiPhishing.none":
    "Anda belum memiliki kode anti-phishing. Buat kode di Keamanan akun, dan setiap email asli dari Parley akan menampilkannya.",
  "mail.footer.account":
    "Anda menerima email ini karena alamat Anda tertaut ke akun Parley. Email ini dikirim otomatis, mohon tidak membalasnya.",
  "mail.footer.entered":
    "Anda menerima email ini karena alamat Anda dimasukkan di Parley. Email ini dikirim otomatis, mohon tidak membalasnya.",

  "mail.text.code": "{code} adalah kode Parley Anda. {purpose} Jangan bagikan kepada siapa pun.",
});
