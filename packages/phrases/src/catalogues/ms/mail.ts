import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Kod keselamatan Parley anda",
  "mail.code.register": "Masukkan kod ini untuk membuka akaun anda.",
  "mail.code.login": "Masukkan kod ini untuk log masuk ke akaun anda.",
  "mail.code.resetPassword": "Masukkan kod ini untuk menetapkan kata laluan baharu.",
  "mail.code.bindEmail": "Masukkan kod ini untuk memautkan alamat e-mel kepada akaun anda.",
  "mail.code.bindPhone": "Masukkan kod ini untuk memautkan nombor telefon kepada akaun anda.",
  "mail.code.unbindEmail": "Masukkan kod ini untuk menyahpaut alamat e-mel daripada akaun anda.",
  "mail.code.unbindPhone": "Masukkan kod ini untuk menyahpaut nombor telefon daripada akaun anda.",
  "mail.code.totpConfirm": "Masukkan kod ini untuk menghidupkan Google Authenticator.",
  "mail.code.totpRemove": "Masukkan kod ini untuk mematikan Google Authenticator.",
  "mail.code.passwordChange": "Masukkan kod ini untuk menukar kata laluan anda.",
  "mail.code.passkeyAdd": "Masukkan kod ini untuk menambah kunci laluan pada akaun anda.",
  "mail.code.passkeyRemove": "Masukkan kod ini untuk membuang kunci laluan daripada akaun anda.",
  "mail.code.recoveryCodes": "Masukkan kod ini untuk menjana kod pemulihan baharu.",
  "mail.code.createUserPayment": "Masukkan kod ini untuk menambah kaedah pembayaran.",
  "mail.code.updateUserPayment": "Masukkan kod ini untuk mengubah kaedah pembayaran.",
  "mail.code.removeUserPayment": "Masukkan kod ini untuk membuang kaedah pembayaran.",
  "mail.code.release":
    "Masukkan kod ini untuk melepaskan kripto kepada pembeli, hanya jika bayaran sudah masuk ke akaun anda.",
  "mail.code.split":
    "Masukkan kod ini untuk membahagikan kripto suatu pesanan antara anda dan pembeli.",
  "mail.code.withdraw": "Masukkan kod ini untuk mengeluarkan kripto daripada akaun anda.",
  "mail.code.apiSettings": "Masukkan kod ini untuk mengubah tetapan API anda.",
  "mail.code.subUsers":
    "Masukkan kod ini untuk memberi akses, kebenaran atau kripto kepada sub-akaun.",
  "mail.code.staffAction": "Masukkan kod ini untuk mengesahkan tindakan anda sebagai kakitangan.",
  "mail.code.valid": "Kod ini sah selama {minutes} minit dan boleh digunakan sekali sahaja.",
  "mail.code.secret":
    "Jangan sekali-kali berkongsi kod ini. Kakitangan Parley tidak akan memintanya daripada anda.",
  "mail.code.ignore": "Jika anda tidak meminta kod ini, abaikan mesej ini.",
  "mail.code.alarm":
    "Jika anda tidak meminta kod ini, tukar kata laluan anda dan semak peranti anda di Keselamatan akaun.",

  "mail.alreadyRegistered.subject": "Anda sudah mempunyai akaun Parley",
  "mail.alreadyRegistered.text":
    "Seseorang cuba mendaftar dengan butiran anda. Butiran itu sudah menjadi milik sebuah akaun, maka tiada akaun baharu dibuka.",
  "mail.alreadyRegistered.advice":
    "Jika itu anda, sila log masuk, atau tetapkan kata laluan baharu jika anda terlupa. Jika bukan anda, tiada apa-apa yang perlu dilakukan.",

  "mail.newDeviceLogin.subject": "Log masuk baharu ke akaun Parley anda",
  "mail.newDeviceLogin.text": "Akaun anda telah dilog masuk daripada peranti baharu.",

  "mail.securityChanged.subject": "Keselamatan akaun anda telah berubah",
  "mail.securityChanged.passwordChanged": "Kata laluan anda telah ditukar.",
  "mail.securityChanged.passwordReset": "Kata laluan anda telah ditetapkan semula.",
  "mail.securityChanged.emailBound": "Satu alamat e-mel telah dipautkan kepada akaun anda.",
  "mail.securityChanged.emailUnbound": "Alamat e-mel telah dinyahpaut daripada akaun anda.",
  "mail.securityChanged.phoneBound": "Satu nombor telefon telah dipautkan kepada akaun anda.",
  "mail.securityChanged.phoneUnbound": "Nombor telefon telah dinyahpaut daripada akaun anda.",
  "mail.securityChanged.totpEnabled": "Google Authenticator telah dihidupkan.",
  "mail.securityChanged.totpRemoved": "Google Authenticator telah dimatikan.",
  "mail.securityChanged.passkeyAdded": "Satu kunci laluan telah ditambah pada akaun anda.",
  "mail.securityChanged.passkeyRemoved": "Satu kunci laluan telah dibuang daripada akaun anda.",
  "mail.securityChanged.recoveryCodeUsed": "Satu kod pemulihan akaun anda telah digunakan.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Kod pemulihan baharu telah dijana. Kod lama tidak lagi berfungsi.",
  "mail.securityChanged.subUserMayWithdraw":
    "Sub-akaun dibenarkan mengeluarkan syiling kripto dengan pengesahannya sendiri. Ia boleh berbuat demikian selepas 24 jam.",
  "mail.securityChanged.antiPhishingCodeChanged": "Kod antipancingan data anda telah ditukar.",
  "mail.securityChanged.resetRequested":
    "Khidmat pelanggan telah diminta menetapkan semula pengesahan keselamatan anda.",
  "mail.securityChanged.resetCancelled":
    "Permintaan untuk menetapkan semula pengesahan keselamatan anda telah dibatalkan. Tiada apa-apa dialih keluar daripada akaun anda.",
  "mail.securityChanged.contactChangeUndone":
    "Perubahan e-mel atau telefon anda telah dibatalkan. Semua peranti dilog keluar; tetapkan kata laluan baharu melalui “Lupa kata laluan”.",
  "mail.securityChanged.apiKeyCreated":
    "Kunci API telah dicipta untuk akaun anda. Program yang memilikinya boleh bertindak bagi pihak anda.",
  "mail.securityChanged.apiKeyRevoked": "Kunci API akaun anda telah dibatalkan.",
  "mail.securityChanged.subUserApiKey": "Sub-akaun telah mencipta kunci API.",

  "mail.kycApproved.subject": "Identiti anda telah disahkan",
  "mail.kycApproved.text": "Pengesahan identiti anda telah diluluskan.",
  "mail.kycAsked.subject": "Kami memerlukan satu perkara lagi untuk pengesahan anda",
  "mail.kycAsked.text":
    "Khidmat pelanggan memerlukan satu perkara lagi sebelum membuat keputusan tentang pengesahan identiti anda. Sila tambahkannya di halaman pengesahan.",
  "mail.kycAsk.documentAgain": "Dokumen sekali lagi, jelas dan dengan semua penjuru",
  "mail.kycAsk.otherSide": "Sisi lain dokumen",
  "mail.kycAsk.selfieAgain": "Swafoto dengan dokumen anda sekali lagi",
  "mail.kycAsk.proofOfAddress": "Bukti alamat, tidak melebihi tiga bulan",
  "mail.kycAsk.proofOfName": "Dokumen yang menerangkan perbezaan nama",
  "mail.kycRejected.subject": "Pengesahan identiti anda tidak diluluskan",
  "mail.kycRejected.text":
    "Pengesahan identiti anda tidak diluluskan. Sila betulkan butiran anda dan hantar semula.",
  "mail.kycReason.documentUnreadable": "Ada dokumen yang tidak dapat dibaca dengan jelas.",
  "mail.kycReason.documentIncomplete": "Ada halaman atau bahagian dokumen yang tiada.",
  "mail.kycReason.documentExpired": "Ada dokumen yang telah tamat tempoh.",
  "mail.kycReason.documentNotAccepted": "Jenis dokumen ini tidak diterima.",
  "mail.kycReason.detailsMismatch": "Butiran yang diisi tidak sepadan dengan dokumen.",
  "mail.kycReason.selfieMismatch": "Swafoto tidak sepadan dengan gambar dalam dokumen.",
  "mail.kycReason.notGenuine": "Ketulenan dokumen tidak dapat disahkan.",
  "mail.kycReason.other": "Dokumen tidak dapat disahkan.",

  "mail.subUserCreated.subject": "Sub-akaun telah ditambah pada akaun anda",
  "mail.subUserCreated.text": "Satu sub-akaun telah ditambah pada akaun anda.",

  "mail.resetRequest.approved.subject": "Penetapan semula keselamatan anda diluluskan",
  "mail.resetRequest.approved.text":
    "Permintaan anda untuk menetapkan semula pengesahan keselamatan telah diluluskan. Sila log masuk dan sediakannya semula.",
  "mail.resetRequest.refused.subject": "Penetapan semula keselamatan anda tidak diluluskan",
  "mail.resetRequest.refused.text":
    "Permintaan anda untuk menetapkan semula pengesahan keselamatan tidak diluluskan. Akaun anda tidak berubah.",

  "mail.depositCredited.subject": "Deposit diterima",
  "mail.depositCredited.text": "{amount} {token} telah dikreditkan ke dompet spot anda.",
  "mail.withdrawalSent.subject": "Pengeluaran dihantar",
  "mail.withdrawalSent.text": "Pengeluaran {amount} {token} anda telah dihantar.",
  "mail.withdrawalReturned.subject": "Pengeluaran tidak dihantar",
  "mail.withdrawalReturned.text":
    "Pengeluaran {amount} {token} anda tidak dihantar. Syiling kripto telah kembali ke dompet spot anda.",

  "mail.tradingFrozen.subject": "Dagangan akaun anda dibekukan",
  "mail.tradingFrozen.falseClaims":
    "Anda beberapa kali menandakan pesanan sebagai telah dibayar sedangkan tiada bayaran dibuat. Anda tidak boleh membuat pesanan, menyiarkan iklan atau membuat pengeluaran sehingga khidmat pelanggan menyemaknya.",
  "mail.tradingFrozen.staff":
    "Khidmat pelanggan telah membekukan dagangan akaun anda. Buat masa ini anda tidak boleh membuat pesanan, menyiarkan iklan atau membuat pengeluaran.",
  "mail.tradingFrozen.hold":
    "Khidmat pelanggan telah menahan akaun anda hingga {time}. Sehingga itu anda tidak boleh membuat pesanan, menyiarkan iklan atau membuat pengeluaran, dan kripto pesanan anda kekal dalam eskrow. Jika anda rasa ini satu kesilapan, sila hubungi khidmat pelanggan.",
  "mail.tradingFrozen.advice":
    "Pesanan anda yang masih terbuka diteruskan: anda masih boleh membayar, membatalkan, melepaskan kripto dan membuka rayuan. Jika anda rasa ini satu kesilapan, sila hubungi khidmat pelanggan.",
  "mail.tradingRestored.subject": "Anda boleh berdagang semula",
  "mail.tradingRestored.text":
    "Khidmat pelanggan telah menarik balik pembekuan. Anda boleh membuat pesanan, menyiarkan iklan dan membuat pengeluaran semula.",
  "mail.sessionsEnded.subject": "Anda telah dilog keluar di semua peranti",
  "mail.sessionsEnded.text":
    "Khidmat pelanggan telah menamatkan semua log masuk akaun anda dan kunci API-nya. Log masuk semula; jika anda tidak memintanya, tukar kata laluan anda dahulu.",
  "mail.staffInvitation.subject": "Jemputan menyertai pasukan Parley",
  "mail.staffInvitation.text":
    "Anda dijemput bekerja dalam khidmat pelanggan Parley. Log masuk ke akaun dengan alamat e-mel ini, sediakan kunci laluan atau Google Authenticator, dan terima sebelum {time}. Pautan hanya boleh digunakan sekali.",
  "mail.staffInvitation.link": "Terima jemputan",
  "mail.staffLogHead.subject": "Log kakitangan, {day}",
  "mail.staffLogHead.text":
    "Log kakitangan hari ini berakhir dengan baris {number}. Hash: {hash}. Simpan e-mel ini: ia membuktikan sama ada baris hingga baris ini diubah kemudian.",
  "mail.supportAnswered.subject": "Khidmat pelanggan telah menjawab anda",
  "mail.supportAnswered.text": "Khidmat pelanggan telah menjawab mesej anda.",
  "mail.offerTakenDown.subject": "Iklan anda diturunkan",
  "mail.offerTakenDown.text":
    "Khidmat pelanggan telah menyahaktifkan iklan anda. Pesanan terbuka diteruskan seperti dipersetujui.",
  "mail.offerTakenDown.object":
    "Jika anda tidak bersetuju, sila hubungi khidmat pelanggan dan nyatakan nombor iklan.",
  "mail.supportClosed.subject": "Kes anda telah ditutup",
  "mail.supportClosed.text":
    "Khidmat pelanggan telah menutup kes anda. Jika anda masih memerlukan bantuan, sila buka kes baharu.",
  "mail.caseHandedOver.subject": "Satu kes telah diserahkan kepada anda",
  "mail.caseHandedOver.text":
    "Rakan sekerja telah menyerahkan satu kes kepada anda. Anda boleh menemuinya dalam senarai kes anda di konsol.",

  "mail.orderCreated.subject": "Pesanan baharu",
  "mail.orderCreated.text":
    "{role, select, buyer {Seseorang menjual {quantity} kepada anda pada harga {amount}. Bayar melalui {method}, kemudian tekan “Saya sudah bayar”.} other {Seseorang membeli {quantity} daripada anda pada harga {amount} melalui {method}. Syiling kripto berada dalam eskrow sehingga bayaran disahkan.}}",
  "mail.orderPaid.subject": "Pembeli telah menanda pesanan sebagai dibayar",
  "mail.orderPaid.text":
    "Pembeli menyatakan {amount} telah dibayar melalui {method}. Semak akaun anda, dan lepaskan {quantity} hanya apabila wang sudah diterima.",
  "mail.orderCanceled.subject": "Pesanan dibatalkan",
  "mail.orderCanceled.text":
    "Pembeli membatalkan pesanan {quantity}. Syiling kripto tidak lagi ditahan dalam eskrow.",
  "mail.orderTimedOut.subject": "Pesanan dibatalkan: masa bayaran tamat",
  "mail.orderTimedOut.text":
    "{role, select, buyer {Pesanan {quantity} tidak ditanda sebagai dibayar dalam masanya dan telah dibatalkan. Jika anda sudah membayar, buka rayuan dalam masa 24 jam.} other {Pembeli tidak membayar dalam masanya. Pesanan {quantity} telah dibatalkan dan syiling kripto tidak lagi ditahan dalam eskrow.}}",
  "mail.orderExtended.subject": "Masa bayaran ditambah",
  "mail.orderExtended.text":
    "Penjual memberi anda lebih masa untuk membayar {amount} melalui {method}.",
  "mail.orderCompleted.subject": "Pesanan selesai",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} sudah berada dalam dompet spot anda. Anda membayar {amount}.} other {{quantity} telah dilepaskan kepada pembeli pada harga {amount}.}}",
  "mail.orderFailed.subject": "Pemindahan aset gagal",
  "mail.orderFailed.text":
    "{quantity} tidak dapat dipindahkan. Syiling kripto selamat dalam eskrow; lihat langkah seterusnya dalam pesanan.",
  "mail.confirmReminder.subject": "Pembeli menunggu pengesahan anda",
  "mail.confirmReminder.text":
    "Pembeli menyatakan {amount} telah dibayar melalui {method} dan sedang menunggu {quantity}. Semak akaun anda dan lepaskan kripto, atau buka rayuan jika bayaran tiada.",
  "mail.appealOpened.subject": "Rayuan dibuka",
  "mail.appealOpened.text":
    "{by, select, buyer {Pembeli telah membuka rayuan bagi pesanan {quantity}. Sila tambah kenyataan dan bukti anda.} seller {Penjual telah membuka rayuan bagi pesanan {quantity}. Sila tambah kenyataan dan bukti anda.} other {Pesanan {quantity} terlalu lama menunggu pelepasan. Khidmat pelanggan sedang menyemaknya.}}",
  "mail.proofWanted.subject": "Sila buktikan bayaran anda",
  "mail.proofWanted.text":
    "Penjual melaporkan {amount} melalui {method} untuk {quantity} belum diterima. Sila tambah bukti bayaran pada pesanan; jika tidak, khidmat pelanggan akan membuat keputusan tanpanya.",
  "mail.appealWithdrawn.subject": "Rayuan ditarik balik",
  "mail.appealWithdrawn.text":
    "Rayuan bagi pesanan {quantity} telah ditarik balik. Pesanan diteruskan.",
  "mail.evidenceAdded.subject": "Bukti ditambah",
  "mail.evidenceAdded.text":
    "{role, select, buyer {Penjual telah menambah kenyataan atau bukti pada rayuan bagi pesanan {quantity}.} other {Pembeli telah menambah kenyataan atau bukti pada rayuan bagi pesanan {quantity}.}} Anda boleh menjawabnya dalam pesanan.",
  "mail.taskSet.subject": "Khidmat pelanggan meminta bukti daripada anda",
  "mail.taskSet.text":
    "Khidmat pelanggan memerlukan jawapan anda tentang pesanan {quantity}. Lihat dalam pesanan apa yang diminta; tanpa jawapan dalam masa, khidmat pelanggan membuat keputusan tanpanya.",
  "mail.taskMissed.subject": "Masa untuk menjawab telah tamat",
  "mail.taskMissed.text":
    "Anda tidak menjawab khidmat pelanggan dalam masa tentang pesanan {quantity}. Anda masih boleh menjawab dalam pesanan sehingga khidmat pelanggan membuat keputusan.",
  "mail.splitProposed.subject": "Pembahagian dicadangkan",
  "mail.splitProposed.text":
    "{role, select, buyer {Penjual mencadangkan anda menerima {share} dan bakinya kembali kepadanya.} other {Pembeli mencadangkan untuk menerima {share}; bakinya kembali kepada anda.}} Anda boleh menerimanya dalam pesanan.",
  "mail.appealRuled.subject": "Khidmat pelanggan telah membuat keputusan",
  "mail.appealRuled.text":
    "{role, select, buyer {Menurut keputusan, anda menerima {share}; bakinya kembali kepada penjual.} other {Menurut keputusan, pembeli menerima {share}; bakinya kembali kepada anda.}} Sebelum ia berkuat kuasa, anda boleh meminta semakan kedua sekali dalam pesanan.",
  "mail.secondLook.subject": "Semakan kedua pesanan anda",
  "mail.secondLook.text":
    "{role, select, buyer {Penjual meminta supaya kakitangan lain memutuskan pesanan {quantity}.} other {Pembeli meminta supaya kakitangan lain memutuskan pesanan {quantity}.}} Sehingga itu syiling kripto kekal dalam eskrow.",
  "mail.appealResolved.subject": "Rayuan selesai",
  "mail.appealResolved.completed":
    "{role, select, buyer {Rayuan telah selesai. Anda menerima {share}.} other {Rayuan telah selesai. Pembeli menerima {share}.}}",
  "mail.appealResolved.canceled": "Rayuan telah selesai. Pesanan {quantity} dibatalkan.",
  "mail.feedback.subject": "Maklum balas baharu",
  "mail.feedback.positive": "Anda menerima maklum balas positif untuk pesanan {quantity}.",
  "mail.feedback.negative":
    "Anda menerima maklum balas negatif untuk pesanan {quantity}. Anda boleh membalas sekali.",
  "mail.feedbackReplied.subject": "Balasan kepada maklum balas anda",
  "mail.feedbackReplied.text": "Maklum balas anda untuk pesanan {quantity} telah dibalas.",

  "mail.withdrawalsBlocked": "Demi keselamatan anda, pengeluaran disekat hingga {time}.",
  "mail.notYou":
    "Jika ini bukan anda, tukar kata laluan anda dengan segera dan log keluarkan peranti lain di Keselamatan akaun.",
  "mail.notYou.cancelReset":
    "Jika ini bukan anda, batalkan permintaan dengan pautan ini tanpa perlu log masuk, dan tukar kata laluan anda. Khidmat pelanggan tidak boleh meluluskannya dalam 24 jam pertama.",
  "mail.notYou.undo":
    "Jika ini bukan anda, batalkan dengan pautan ini dalam masa 72 jam. Semua peranti akan dilog keluar dan pengeluaran disekat selama 24 jam.",

  "mail.fact.asked": "Diminta",
  "mail.fact.time": "Masa",
  "mail.fact.address": "Alamat IP",
  "mail.fact.device": "Peranti",
  "mail.fact.reason": "Sebab",
  "mail.fact.username": "Nama pengguna",
  "mail.fact.walletAddress": "Alamat dompet",
  "mail.fact.orderId": "ID pesanan",
  "mail.fact.offer": "Iklan",
  "mail.fact.caseId": "Nombor kes",
  "mail.fact.amount": "Jumlah",
  "mail.fact.payment": "Bayaran",
  "mail.fact.payMethod": "Kaedah pembayaran",
  "mail.fact.timeLeft": "Baki masa",
  "mail.timeLeft": "{minutes} minit, sehingga {time}",

  "mail.link.login": "Log masuk",
  "mail.link.security": "Keselamatan akaun",
  "mail.link.cancelReset": "Batalkan permintaan",
  "mail.link.undo": "Batalkan perubahan ini",
  "mail.link.kyc": "Pengesahan identiti",
  "mail.link.subUsers": "Sub-akaun",
  "mail.link.wallet": "Dompet",
  "mail.link.order": "Lihat pesanan",
  "mail.link.orders": "Pesanan saya",
  "mail.link.case": "Lihat kes",
  "mail.link.offers": "Iklan saya",
  "mail.link.contact": "Hubungi khidmat pelanggan",

  "mail.antiPhishing.code": "Kod antipancingan data anda: {code}",
  "mail.antiPhishing.none":
    "Anda belum mempunyai kod antipancingan data. Tetapkannya di Keselamatan akaun, dan setiap e-mel sebenar daripada Parley akan memaparkannya.",
  "mail.footer.account":
    "Anda menerima e-mel ini kerana alamat anda dipautkan kepada akaun Parley. E-mel ini dihantar secara automatik, jadi sila jangan balas.",
  "mail.footer.entered":
    "Anda menerima e-mel ini kerana alamat anda dimasukkan di Parley. E-mel ini dihantar secara automatik, jadi sila jangan balas.",

  "mail.text.code": "{code} ialah kod Parley anda. {purpose} Jangan kongsikannya.",
});
