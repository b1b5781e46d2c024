import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Chat dengan {name}",
  "chat.safety":
    "Berkomunikasilah hanya di chat ini. Jangan bertransaksi di luar platform, dan jangan berikan kode atau kata sandi kepada siapa pun.",
  "chat.warning.link":
    "Pesan ini berisi tautan. Tetaplah di obrolan ini dan jangan pernah memasukkan kata sandi atau kode di situs lain.",
  "chat.warning.contact":
    "Pesan ini berisi nomor telepon atau kontak lain. Tetaplah di obrolan ini: layanan pelanggan tidak dapat memeriksa kesepakatan di tempat lain.",
  "chat.warning.account":
    "Pesan ini berisi nomor rekening atau alamat. Bayar hanya ke rekening yang tertera di pesanan.",
  "chat.warning.accountSeller":
    "Pesan ini berisi nomor rekening atau alamat. Jangan pernah mengirim koin ke sana: koin hanya dilepas di pesanan ini.",
  "chat.messages": "Pesan",
  "chat.loading": "Memuat pesan",
  "chat.loadFailed": "Pesan tidak dapat dimuat.",
  "chat.loadOlder": "Muat pesan sebelumnya",
  "chat.newMessages": "{count, plural, other {# pesan baru}}",
  "chat.toEnd": "Ke pesan terbaru",
  "chat.input": "Tulis pesan",
  "chat.inputHint": "Enter untuk mengirim, Shift + Enter untuk baris baru.",
  "chat.send": "Kirim",
  "chat.sendFailed": "Gagal mengirim pesan.",
  "chat.resend": "Kirim ulang",
  "chat.discard": "Hapus",
  "chat.cancel": "Batal",
  "chat.close": "Tutup",
  "chat.closed": "Chat ini sudah ditutup.",
  "chat.attach": "Lampirkan file",
  "chat.drop": "Letakkan file di sini untuk mengirimnya.",
  "chat.fileTooLarge": "Silakan pilih file yang lebih kecil dari 10 MB.",
  "chat.typeRefused": "Gagal mengunggah. Hanya gambar, PDF, dan MP4 yang didukung.",
  "chat.uploadFailed": "Gagal mengunggah.",
  "chat.uploading": "Mengunggah {name}",
  "chat.cancelUpload": "Batalkan unggahan {name}",
  "chat.picture": "Gambar {name}",
  "chat.openPicture": "Buka gambar {name}",
  "chat.download": "Unduh",
  "chat.from.you": "Anda",
  "chat.from.staff": "Layanan pelanggan",
  "chat.onlyYou": "Hanya Anda dan layanan pelanggan yang dapat membaca ini",
  "chat.announce": "{name}: {text}",
  "chat.state.sending": "Mengirim",
  "chat.state.waiting": "Menunggu koneksi",
  "chat.state.sent": "Terkirim",
  "chat.state.read": "Dibaca",
  "chat.day.today": "Hari ini",
  "chat.day.yesterday": "Kemarin",

  "chat.link.title": "Tautan ini mengarah ke luar platform",
  "chat.link.text":
    "{host} bukan milik kami. Jangan memasukkan kata sandi atau kode di sana, dan jangan membayar atau bertransaksi di sana.",
  "chat.link.stay": "Tetap di sini",
  "chat.link.open": "Buka tautan",

  "chat.phrases.title": "Pesan cepat",
  "chat.phrases.hint": "Pihak lain membacanya dalam bahasanya sendiri.",
  "chat.phrases.reference": "Nomor referensi pembayaran",
  "chat.phrases.amount": "Jumlah yang masuk",
  "chat.phrases.time": "Tanggal dan waktu",
  "chat.phrases.blank": "Kolom ini tidak boleh kosong.",

  "chat.phrase.hello": "Halo! Saya di sini dan siap.",
  "chat.phrase.payingNow": "Saya sedang melakukan pembayaran.",
  "chat.phrase.paymentSent": "Pembayaran sudah saya kirim.",
  "chat.phrase.paymentReference": "Pembayaran sudah saya kirim, nomor referensi {text}.",
  "chat.phrase.bankDelay": "Bank saya menunda pembayaran hingga {time}.",
  "chat.phrase.moreTime": "Mohon beri saya waktu tambahan untuk membayar.",
  "chat.phrase.detailsRight": "Mohon konfirmasi bahwa detail pembayaran di pesanan sudah benar.",
  "chat.phrase.pleaseRelease": "Mohon periksa rekening Anda dan lepaskan koinnya.",
  "chat.phrase.readyForPayment": "Saya siap. Silakan bayar ke rekening yang tertera di pesanan.",
  "chat.phrase.noRemarks":
    "Mohon jangan menulis apa pun tentang kripto atau platform dalam berita transfer.",
  "chat.phrase.paymentReceived": "Pembayaran sudah saya terima.",
  "chat.phrase.paymentMissing": "Pembayaran belum masuk.",
  "chat.phrase.sendReceipt": "Mohon kirim bukti pembayarannya.",
  "chat.phrase.nameMismatch": "Nama pembayar tidak sesuai dengan nama terdaftar Anda.",
  "chat.phrase.wrongAmount": "Jumlah yang masuk tidak sesuai: {text}.",
  "chat.phrase.releaseBy":
    "Saya akan memeriksa pembayaran dan melepaskan koin paling lambat {time}.",
  "chat.phrase.pleaseWait": "Mohon tunggu sebentar.",
  "chat.phrase.thanks": "Terima kasih atas transaksinya.",
  "chat.phrase.staffHello":
    "Halo, layanan pelanggan menangani kasus ini dan membaca semua yang disampaikan dan ditunjukkan kedua pihak.",
  "chat.phrase.staffSendProof":
    "Mohon tambahkan bukti pembayaran ke pesanan, dengan tanggal, jumlah, pembayar, dan penerima.",
  "chat.phrase.staffCheckAccount":
    "Mohon periksa sekali lagi apakah pembayaran ini masuk ke rekening Anda dan tuliskan apa yang Anda lihat.",
  "chat.phrase.staffAskBank": "Mohon tanyakan pembayaran ini ke bank Anda dan tuliskan jawabannya.",
  "chat.phrase.staffAnswerBy": "Mohon jawab sebelum {time}.",
  "chat.phrase.staffPayNothing":
    "Mohon jangan mengirim pembayaran lagi sampai kasus ini diputuskan.",
  "chat.phrase.staffReleaseLater":
    "Mohon lepaskan koin hanya setelah Anda melihat pembayaran di rekening Anda.",
  "chat.phrase.staffSettle":
    "Anda berdua masih dapat menyelesaikannya: dengan pelepasan koin, atau dengan pembagian yang diterima keduanya.",
  "chat.phrase.staffMoreTime":
    "Kami memerlukan waktu lebih lama dan akan menulis lagi sebelum {time}.",
  "chat.phrase.staffDeciding":
    "Terima kasih, kami sudah memiliki yang diperlukan dan akan segera memutuskan.",

  "chat.event.create":
    "Pesanan dibuat. {amount} {token} berada di escrow. Batas pembayaran: {time}.",
  "chat.event.pay": "Pembeli menandai pesanan sudah dibayar.",
  "chat.event.cancel": "Pembeli membatalkan pesanan.",
  "chat.event.timeOut": "Pesanan dibatalkan karena tidak dibayar tepat waktu.",
  "chat.event.extend": "Penjual memberi waktu tambahan untuk membayar, hingga {time}.",
  "chat.event.release": "Penjual mengonfirmasi penerimaan pembayaran.",
  "chat.event.settle": "{amount} {token} telah ditransfer ke pembeli.",
  "chat.event.refuseSettlement": "Transfer dihentikan karena ada akun yang ditahan.",
  "chat.event.retry": "Transfer sedang dicoba lagi.",
  "chat.event.appeal.buyer": "Pembeli mengajukan banding.",
  "chat.event.appeal.seller": "Penjual mengajukan banding.",
  "chat.event.notReceived":
    "Penjual belum menerima pembayaran. Pembeli diminta memberi bukti sebelum {time}.",
  "chat.event.escalate": "Pesanan diserahkan kepada layanan pelanggan.",
  "chat.event.withdrawAppeal.buyer": "Pembeli menarik bandingnya.",
  "chat.event.withdrawAppeal.seller": "Penjual menarik bandingnya.",
  "chat.event.proposeSplit.buyer": "Pembeli mengusulkan pembagian: {amount} {token} untuk pembeli.",
  "chat.event.proposeSplit.seller":
    "Penjual mengusulkan pembagian: {amount} {token} untuk pembeli.",
  "chat.event.acceptSplit": "Pembagian diterima: {amount} {token} untuk pembeli.",
  "chat.event.ruleRelease": "Keputusan layanan pelanggan: {amount} {token} untuk pembeli.",
  "chat.event.ruleRefund": "Keputusan layanan pelanggan: koin dikembalikan kepada penjual.",
  "chat.event.ruleSplit": "Keputusan layanan pelanggan: {amount} {token} untuk pembeli.",
  "chat.event.ruledRelease":
    "Keputusan layanan pelanggan: {amount} {token} untuk pembeli. Berlaku pada {time}.",
  "chat.event.ruledRefund":
    "Keputusan layanan pelanggan: koin dikembalikan kepada penjual. Berlaku pada {time}.",
  "chat.event.ruledSplit":
    "Keputusan layanan pelanggan: {amount} {token} untuk pembeli, sisanya kembali kepada penjual. Berlaku pada {time}.",
  "chat.event.acceptRuling.buyer": "Pembeli menerima keputusan.",
  "chat.event.acceptRuling.seller": "Penjual menerima keputusan.",
  "chat.event.secondLook.buyer": "Pembeli meminta peninjauan ulang oleh anggota staf lain.",
  "chat.event.secondLook.seller": "Penjual meminta peninjauan ulang oleh anggota staf lain.",
  "chat.event.closeAppeal": "Layanan pelanggan menutup banding.",
  "chat.event.setTask.buyer": "Layanan pelanggan meminta bukti dari pembeli sebelum {time}.",
  "chat.event.setTask.seller": "Layanan pelanggan meminta bukti dari penjual sebelum {time}.",
  "chat.event.missTask.buyer": "Pembeli tidak menjawab layanan pelanggan tepat waktu.",
  "chat.event.missTask.seller": "Penjual tidak menjawab layanan pelanggan tepat waktu.",
  "chat.event.withdrawTask.buyer": "Layanan pelanggan tidak lagi memerlukan jawaban pembeli.",
  "chat.event.withdrawTask.seller": "Layanan pelanggan tidak lagi memerlukan jawaban penjual.",
});
