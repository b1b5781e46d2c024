import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Chat dengan {name}",
  "chat.safety":
    "Berhubunglah hanya dalam chat ini. Jangan sekali-kali berdagang di luar platform, dan jangan beritahu sesiapa kod atau kata laluan anda.",
  "chat.warning.link":
    "Mesej ini mengandungi pautan. Kekal dalam sembang ini dan jangan sekali-kali masukkan kata laluan atau kod di laman lain.",
  "chat.warning.contact":
    "Mesej ini mengandungi nombor telefon atau hubungan lain. Kekal dalam sembang ini: khidmat pelanggan tidak dapat menyemak perkara yang dipersetujui di tempat lain.",
  "chat.warning.account":
    "Mesej ini mengandungi nombor akaun atau alamat. Bayar hanya ke akaun yang dipaparkan dalam pesanan.",
  "chat.warning.accountSeller":
    "Mesej ini mengandungi nombor akaun atau alamat. Jangan hantar syiling ke situ: syiling hanya dilepaskan dalam pesanan ini.",
  "chat.messages": "Mesej",
  "chat.loading": "Memuatkan mesej",
  "chat.loadFailed": "Mesej tidak dapat dimuatkan.",
  "chat.loadOlder": "Muatkan mesej terdahulu",
  "chat.newMessages": "{count, plural, other {# mesej baharu}}",
  "chat.toEnd": "Ke mesej terkini",
  "chat.input": "Tulis mesej",
  "chat.inputHint": "Enter untuk menghantar, Shift + Enter untuk baris baharu.",
  "chat.send": "Hantar",
  "chat.sendFailed": "Gagal menghantar mesej.",
  "chat.resend": "Hantar semula",
  "chat.discard": "Buang",
  "chat.cancel": "Batal",
  "chat.close": "Tutup",
  "chat.closed": "Chat ini telah ditutup.",
  "chat.attach": "Lampirkan fail",
  "chat.drop": "Letakkan fail di sini untuk menghantarnya.",
  "chat.fileTooLarge": "Sila pilih fail yang lebih kecil daripada 10 MB.",
  "chat.typeRefused": "Gagal memuat naik. Hanya gambar, PDF dan MP4 disokong.",
  "chat.uploadFailed": "Gagal memuat naik.",
  "chat.uploading": "Memuat naik {name}",
  "chat.cancelUpload": "Batalkan muat naik {name}",
  "chat.picture": "Gambar {name}",
  "chat.openPicture": "Buka gambar {name}",
  "chat.download": "Muat turun",
  "chat.from.you": "Anda",
  "chat.from.staff": "Khidmat pelanggan",
  "chat.onlyYou": "Hanya anda dan khidmat pelanggan boleh membaca ini",
  "chat.announce": "{name}: {text}",
  "chat.state.sending": "Menghantar",
  "chat.state.waiting": "Menunggu sambungan",
  "chat.state.sent": "Dihantar",
  "chat.state.read": "Dibaca",
  "chat.day.today": "Hari ini",
  "chat.day.yesterday": "Semalam",

  "chat.link.title": "Pautan ini membawa anda keluar dari platform",
  "chat.link.text":
    "{host} bukan milik kami. Jangan masukkan kata laluan atau kod di sana, dan jangan membayar atau berdagang di sana.",
  "chat.link.stay": "Kekal di sini",
  "chat.link.open": "Buka pautan",

  "chat.phrases.title": "Mesej pantas",
  "chat.phrases.hint": "Pihak lain membacanya dalam bahasanya sendiri.",
  "chat.phrases.reference": "Nombor rujukan bayaran",
  "chat.phrases.amount": "Jumlah yang masuk",
  "chat.phrases.time": "Tarikh dan masa",
  "chat.phrases.blank": "Medan ini tidak boleh dibiarkan kosong.",

  "chat.phrase.hello": "Helo! Saya di sini dan sudah bersedia.",
  "chat.phrase.payingNow": "Saya sedang membuat bayaran.",
  "chat.phrase.paymentSent": "Saya telah menghantar bayaran.",
  "chat.phrase.paymentReference": "Saya telah menghantar bayaran, nombor rujukan {text}.",
  "chat.phrase.bankDelay": "Bank saya menangguhkan bayaran sehingga {time}.",
  "chat.phrase.moreTime": "Sila beri saya lebih masa untuk membayar.",
  "chat.phrase.detailsRight": "Sila sahkan bahawa butiran bayaran dalam pesanan adalah betul.",
  "chat.phrase.pleaseRelease": "Sila semak akaun anda dan lepaskan syiling kripto.",
  "chat.phrase.readyForPayment":
    "Saya sudah bersedia. Sila bayar ke akaun yang tertera dalam pesanan.",
  "chat.phrase.noRemarks":
    "Sila jangan tulis apa-apa tentang kripto atau platform dalam catatan pindahan.",
  "chat.phrase.paymentReceived": "Saya telah menerima bayaran.",
  "chat.phrase.paymentMissing": "Bayaran belum masuk.",
  "chat.phrase.sendReceipt": "Sila hantar resit bayaran.",
  "chat.phrase.nameMismatch": "Nama pembayar tidak sepadan dengan nama berdaftar anda.",
  "chat.phrase.wrongAmount": "Jumlah yang masuk tidak betul: {text}.",
  "chat.phrase.releaseBy":
    "Saya akan menyemak bayaran dan melepaskan syiling kripto selewat-lewatnya {time}.",
  "chat.phrase.pleaseWait": "Sila tunggu sebentar.",
  "chat.phrase.thanks": "Terima kasih atas dagangan ini.",
  "chat.phrase.staffHello":
    "Salam, khidmat pelanggan telah mengambil kes ini dan membaca apa yang dinyatakan dan ditunjukkan oleh kedua-dua pihak.",
  "chat.phrase.staffSendProof":
    "Sila tambah bukti bayaran pada pesanan, dengan tarikh, jumlah, pembayar dan penerima.",
  "chat.phrase.staffCheckAccount":
    "Sila semak akaun anda sekali lagi untuk bayaran ini dan tulis apa yang anda lihat.",
  "chat.phrase.staffAskBank": "Sila tanya bank anda tentang bayaran ini dan tulis jawapannya.",
  "chat.phrase.staffAnswerBy": "Sila jawab sebelum {time}.",
  "chat.phrase.staffPayNothing": "Sila jangan hantar bayaran lagi sehingga kes ini diputuskan.",
  "chat.phrase.staffReleaseLater":
    "Sila lepaskan syiling kripto hanya selepas anda melihat bayaran dalam akaun anda.",
  "chat.phrase.staffSettle":
    "Anda berdua masih boleh menyelesaikannya: dengan melepaskan syiling kripto, atau dengan pembahagian yang diterima kedua-duanya.",
  "chat.phrase.staffMoreTime": "Kami memerlukan lebih masa dan akan menulis lagi sebelum {time}.",
  "chat.phrase.staffDeciding":
    "Terima kasih, kami sudah ada apa yang diperlukan dan akan membuat keputusan tidak lama lagi.",

  "chat.event.create":
    "Pesanan telah dibuat. {amount} {token} berada dalam eskrow. Bayaran perlu dibuat sebelum {time}.",
  "chat.event.pay": "Pembeli telah menanda pesanan sebagai dibayar.",
  "chat.event.cancel": "Pembeli telah membatalkan pesanan.",
  "chat.event.timeOut": "Pesanan dibatalkan kerana tidak dibayar dalam masanya.",
  "chat.event.extend": "Penjual memberi lebih masa untuk membayar, sehingga {time}.",
  "chat.event.release": "Penjual telah mengesahkan penerimaan bayaran.",
  "chat.event.settle": "{amount} {token} telah dipindahkan kepada pembeli.",
  "chat.event.refuseSettlement": "Pemindahan dihentikan kerana ada akaun yang ditahan.",
  "chat.event.retry": "Pemindahan sedang dicuba semula.",
  "chat.event.appeal.buyer": "Pembeli telah membuka rayuan.",
  "chat.event.appeal.seller": "Penjual telah membuka rayuan.",
  "chat.event.notReceived":
    "Penjual belum menerima bayaran. Pembeli diminta memberi bukti sebelum {time}.",
  "chat.event.escalate": "Pesanan telah diserahkan kepada khidmat pelanggan.",
  "chat.event.withdrawAppeal.buyer": "Pembeli telah menarik balik rayuan.",
  "chat.event.withdrawAppeal.seller": "Penjual telah menarik balik rayuan.",
  "chat.event.proposeSplit.buyer":
    "Pembeli mencadangkan pembahagian: {amount} {token} kepada pembeli.",
  "chat.event.proposeSplit.seller":
    "Penjual mencadangkan pembahagian: {amount} {token} kepada pembeli.",
  "chat.event.acceptSplit": "Pembahagian diterima: {amount} {token} kepada pembeli.",
  "chat.event.ruleRelease": "Keputusan khidmat pelanggan: {amount} {token} kepada pembeli.",
  "chat.event.ruleRefund":
    "Keputusan khidmat pelanggan: syiling kripto dikembalikan kepada penjual.",
  "chat.event.ruleSplit": "Keputusan khidmat pelanggan: {amount} {token} kepada pembeli.",
  "chat.event.ruledRelease":
    "Keputusan khidmat pelanggan: {amount} {token} kepada pembeli. Berkuat kuasa pada {time}.",
  "chat.event.ruledRefund":
    "Keputusan khidmat pelanggan: syiling kripto dikembalikan kepada penjual. Berkuat kuasa pada {time}.",
  "chat.event.ruledSplit":
    "Keputusan khidmat pelanggan: {amount} {token} kepada pembeli, bakinya kembali kepada penjual. Berkuat kuasa pada {time}.",
  "chat.event.acceptRuling.buyer": "Pembeli telah menerima keputusan.",
  "chat.event.acceptRuling.seller": "Penjual telah menerima keputusan.",
  "chat.event.secondLook.buyer": "Pembeli telah meminta semakan kedua oleh kakitangan lain.",
  "chat.event.secondLook.seller": "Penjual telah meminta semakan kedua oleh kakitangan lain.",
  "chat.event.closeAppeal": "Khidmat pelanggan telah menutup rayuan.",
  "chat.event.setTask.buyer": "Khidmat pelanggan meminta bukti daripada pembeli sebelum {time}.",
  "chat.event.setTask.seller": "Khidmat pelanggan meminta bukti daripada penjual sebelum {time}.",
  "chat.event.missTask.buyer": "Pembeli tidak menjawab khidmat pelanggan dalam masa.",
  "chat.event.missTask.seller": "Penjual tidak menjawab khidmat pelanggan dalam masa.",
  "chat.event.withdrawTask.buyer": "Khidmat pelanggan tidak lagi memerlukan jawapan pembeli.",
  "chat.event.withdrawTask.seller": "Khidmat pelanggan tidak lagi memerlukan jawapan penjual.",
});
