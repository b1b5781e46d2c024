import type en from "../en/order.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "order.title": "Butiran pesanan",
  "order.list.title": "Pesanan saya",
  "order.list.search": "Cari mengikut ID pesanan",
  "order.list.allTypes": "Semua jenis",
  "order.list.allStatuses": "Semua status",
  "order.list.empty": "Tiada data yang sepadan",
  "order.list.text": "Semua belian dan jualan anda, yang terbaharu di atas.",
  "order.list.description": "Pesanan anda di Parley bersama status, jumlah dan rakan dagangnya.",
  "order.list.none": "Anda belum mempunyai pesanan.",
  "order.list.noneText":
    "Pilih iklan untuk membeli atau menjual, dan pesanan anda akan dipaparkan di sini.",
  "order.list.toMarket": "Lihat iklan",
  "order.list.open": "Pesanan terbuka",
  "order.list.csv": "Eksport CSV",
  "order.list.reset": "Tetapkan semula",
  "order.list.from": "Dari",
  "order.list.to": "Hingga",
  "order.list.allCryptos": "Semua syiling kripto",
  "order.list.allFiats": "Semua mata wang",
  "order.list.more": "Lagi penapis",
  "order.list.filters": "Tapis pesanan",
  "order.list.filtersActive": "Tapis pesanan, aktif: {count}",
  "order.list.show": "Papar pesanan",
  "order.list.ofOffer": "Hanya pesanan daripada salah satu iklan anda dipaparkan.",
  "order.list.allOffers": "Papar semua pesanan",
  "order.list.searchButton": "Cari",
  "order.list.searchInvalid": "ID pesanan terdiri daripada digit sahaja.",
  "order.list.loading": "Pesanan sedang dimuatkan.",
  "order.list.failed": "Pesanan tidak dapat dimuatkan.",
  "order.list.unread": "{count, plural, other {# mesej belum dibaca}}",
  "order.list.barred":
    "Terlalu banyak pesanan anda telah dibatalkan. Anda boleh membuat pesanan baharu semula mulai {time}. Pesanan terbuka anda tidak terjejas.",
  "order.list.pages": "Halaman pesanan",
  "order.list.previous": "Halaman sebelumnya",
  "order.list.next": "Halaman seterusnya",
  "order.list.page": "Halaman {page}",
  "order.together.select": "Pilih pesanan {id}",
  "order.together.all": "Pilih semua yang boleh dilepaskan ({count})",
  "order.together.selected": "{count} pesanan dipilih",
  "order.together.clear": "Kosongkan pilihan",
  "order.together.open": "Lepaskan bersama",
  "order.together.title": "Adakah anda telah menerima semua bayaran ini?",
  "order.together.text":
    "Semak dalam akaun anda bahawa setiap jumlah telah masuk daripada nama di sebelahnya. Syiling yang telah dilepaskan tidak boleh ditarik balik.",
  "order.together.total": "Jumlah",
  "order.together.outcome": "Hasil pelepasan",
  "order.together.appealed": "Ada rayuan terbuka pada {count} pesanan ini",
  "order.together.released": "Dilepaskan",
  "order.together.notReleased": "Tidak dilepaskan",
  "order.together.close": "Tutup",
  "order.filter.pending": "Sedang berjalan",
  "order.filter.completed": "Selesai",
  "order.filter.canceled": "Dibatalkan",
  "order.filter.appeal": "Rayuan",
  "order.filter.failed": "Gagal",

  "order.field.orderId": "ID pesanan",
  "order.field.type": "Jenis",
  "order.field.createdTime": "Masa dibuat",
  "order.field.amount": "Jumlah",
  "order.field.fee": "Yuran",
  "order.field.feeOfBuyer": "Yuran, ditanggung pembeli",
  "order.field.feeOfSeller": "Yuran, ditanggung penjual",
  "order.field.status": "Status",
  "order.field.unitPrice": "Harga seunit",
  "order.field.quantity": "Kuantiti",
  "order.field.paymentMethod": "Kaedah pembayaran",
  "order.field.receiverName": "Nama penerima",
  "order.field.paymentAmount": "Jumlah bayaran",
  "order.field.paymentInfo": "Maklumat bayaran",
  "order.field.receiptConfirmationTime": "Masa pengesahan penerimaan",
  "order.field.paymentDeadline": "Had masa bayaran",
  "order.field.externalOrderId": "ID pesanan luaran",
  "order.field.iWillReceive": "Saya akan menerima",
  "order.field.crypto": "Kripto",
  "order.field.fiat": "Fiat",
  "order.field.counterparty": "Rakan dagang",
  "order.field.registeredName": "Nama berdaftar",
  "order.field.formerly": "Dahulu {names}",
  "order.field.paid": "Dibayar",
  "order.field.sold": "Dijual",
  "order.field.received": "Diterima",
  "order.field.buyerReceives": "Pembeli menerima",
  "order.field.completedTime": "Masa selesai",
  "order.field.canceledTime": "Masa dibatalkan",

  "order.type.buy": "Beli",
  "order.type.sell": "Jual",
  "order.type.buyShort": "B",
  "order.type.sellShort": "J",

  "order.status.pendingPayment": "Menunggu pembayaran",
  "order.status.pendingFiatReceipt": "Menunggu wang diterima",
  "order.status.pendingCryptoReceipt": "Menunggu kripto diterima",
  "order.status.pendingRelease": "Menunggu pelepasan",
  "order.status.inProcess": "Diproses / menunggu",
  "order.status.completed": "Selesai",
  "order.status.canceled": "Dibatalkan",
  "order.status.failed": "Gagal",
  "order.status.appeal": "Rayuan",

  "order.step.placeOrder": "Buat pesanan",
  "order.step.pay.buyer": "Bayar penjual",
  "order.step.pay.seller": "Pembeli membayar",
  "order.step.confirm.buyer": "Penjual mengesahkan penerimaan",
  "order.step.confirm.seller": "Sahkan penerimaan",
  "order.step.assetTransfer": "Pemindahan aset",
  "order.step.assetTransferProcessing": "Pemindahan aset, diproses",
  "order.step.completed": "Selesai",

  "order.action.paid": "Saya sudah bayar",
  "order.action.release": "Sudah diterima & lepaskan kripto",
  "order.action.cancel": "Batalkan pesanan",
  "order.action.appeal": "Buka rayuan",
  "order.action.notReceived": "Belum diterima",
  "order.action.retry": "Cuba lagi",
  "order.action.reorder": "Buat pesanan semula",
  "order.action.viewDetails": "Lihat butiran",
  "order.action.viewOrder": "Lihat pesanan",
  "order.action.backToP2P": "Kembali ke P2P",
  "order.action.extend": "Beri lebih masa",
  "order.action.withdraw": "Tarik balik rayuan",
  "order.action.proposeSplit": "Cadangkan pembahagian",
  "order.action.acceptSplit": "Terima pembahagian",
  "order.action.acceptRuling": "Terima keputusan",
  "order.action.secondLook": "Minta semakan kedua",
  "order.action.addEvidence": "Tambah bukti",
  "order.action.viewWallet": "Lihat dompet",
  "order.action.viewLimits": "Lihat had anda",
  "order.action.close": "Tutup",
  "order.action.goBack": "Kembali",
  "order.action.copy": "Salin: {field}",
  "order.action.copied": "Disalin",
  "order.action.copyFailed": "Teks tidak dapat disalin. Sila pilih dan salin secara manual.",
  "order.action.enlarge": "Paparkan saiz penuh",

  "order.heading.buy": "Beli {amount}",
  "order.heading.sell": "Jual {amount}",
  "order.page.description":
    "Satu pesanan di Parley: apa yang perlu dilakukan sekarang, butiran bayaran dan chat.",
  "order.page.failed": "Pesanan tidak dapat dimuatkan.",
  "order.page.toList": "Pesanan saya",
  "order.page.tabs": "Pesanan dan chat",
  "order.page.tabOrder": "Pesanan",
  "order.page.tabChat": "Chat",
  "order.page.changed": "Pesanan telah berubah. Inilah keadaan terkininya.",
  "order.page.steps": "Langkah pesanan",
  "order.page.stepDone": "selesai",
  "order.page.stepOf": "Langkah {step} daripada {all}",
  "order.page.facts": "Pesanan",
  "order.page.picture": "Gambar kaedah pembayaran",
  "order.page.warnings": "Sila ambil perhatian",
  "order.page.timeline": "Garis masa",
  "order.page.ifNobodyActs": "Jika tiada sesiapa bertindak",

  "order.time.pay.buyer": "Baki masa untuk membayar",
  "order.time.pay.seller": "Baki masa pembeli untuk membayar",
  "order.time.confirm.buyer": "Baki masa penjual untuk mengesahkan",
  "order.time.confirm.seller": "Baki masa untuk mengesahkan",
  "order.time.proof.buyer": "Baki masa untuk bukti anda",
  "order.time.proof.seller": "Baki masa pembeli untuk bukti",
  "order.time.task": "Baki masa untuk menjawab",
  "order.time.minutesLeft": "{count, plural, other {Baki # minit}}",
  "order.time.secondsLeft": "{count, plural, other {Baki # saat}}",
  "order.time.over": "Masa telah tamat.",
  "order.time.overConfirm": "Penjual sepatutnya mengesahkan sebelum {time}.",
  "order.time.overConfirmOwn": "Anda sepatutnya mengesahkan sebelum {time}.",

  "order.now.pendingPayment.buyer":
    "Pindahkan {amount} kepada {name} melalui {method}, kemudian tekan “Saya sudah bayar”.",
  "order.now.pendingPayment.seller":
    "Tunggu bayaran {amount} daripada {name}. {token} anda dipegang dalam eskrow.",
  "order.now.paid.buyer":
    "Anda telah menanda pesanan sebagai dibayar. {name} kini menyemak penerimaan dan melepaskan {token} anda.",
  "order.now.paid.seller":
    "Pastikan {amount} daripada {name} sudah masuk ke akaun anda, kemudian lepaskan {token}.",
  "order.now.releasing.buyer":
    "{token} anda sedang dihantar ke dompet anda. Anda tidak perlu melakukan apa-apa.",
  "order.now.releasing.seller":
    "Anda telah mengesahkan penerimaan. {token} sedang dihantar kepada pembeli.",
  "order.now.completed.buyer": "{amount} sudah berada dalam dompet spot anda.",
  "order.now.completed.seller":
    "Pembeli telah menerima syiling kripto. Terima kasih kerana berdagang.",
  "order.now.completed.split": "Rayuan berakhir dengan pembahagian syiling kripto.",
  "order.completed.fresh": "Syiling kripto ini boleh dikeluarkan atau dijual mulai {time}.",
  "order.completed.freshText":
    "Syiling kripto yang dibeli dengan akaun berusia kurang daripada 30 hari, atau dengan bayaran yang boleh ditarik balik, kekal dalam akaun selama 24 jam.",
  "order.now.canceled.buyer.buyer":
    "Anda telah membatalkan pesanan ini. Syiling kripto dikembalikan kepada penjual.",
  "order.now.canceled.buyer.seller":
    "Pembeli telah membatalkan pesanan ini. Syiling kripto dikembalikan kepada anda.",
  "order.now.canceled.timeout.buyer":
    "Bayaran tidak ditanda dalam masanya, jadi pesanan dibatalkan dan syiling kripto dikembalikan kepada penjual.",
  "order.now.canceled.timeout.seller":
    "Bayaran tidak ditanda dalam masanya, jadi pesanan dibatalkan dan syiling kripto dikembalikan kepada anda.",
  "order.now.canceled.appeal.buyer":
    "Pesanan dibatalkan melalui rayuan. Syiling kripto dikembalikan kepada penjual.",
  "order.now.canceled.appeal.seller":
    "Pesanan dibatalkan melalui rayuan. Syiling kripto dikembalikan kepada anda.",
  "order.now.failed.buyer":
    "Pemindahan syiling kripto dihentikan kerana salah satu daripada dua akaun ditahan. Syiling kripto kekal dalam eskrow sehingga pemindahan dicuba semula.",
  "order.now.failed.seller":
    "Pemindahan syiling kripto dihentikan kerana salah satu daripada dua akaun ditahan. Syiling kripto kekal dalam eskrow. Cuba lagi selepas penahanan tamat.",
  "order.now.appeal.own": "Anda telah membuka rayuan. Pesanan menunggu khidmat pelanggan.",
  "order.now.appeal.other": "{name} telah membuka rayuan. Pesanan menunggu khidmat pelanggan.",
  "order.now.appeal.system":
    "Syiling kripto sudah lama tidak dilepaskan. Pesanan menunggu khidmat pelanggan.",
  "order.now.appeal.ruled":
    "Khidmat pelanggan telah membuat keputusan. Sebelum keputusan berkuat kuasa, kedua-dua pihak boleh memberi maklum balas.",

  "order.title.pendingPayment.buyer": "Bayar penjual",
  "order.title.pendingPayment.seller": "Menunggu pembayaran",
  "order.title.paid.buyer": "Menunggu pelepasan",
  "order.title.paid.seller": "Sahkan penerimaan",
  "order.title.releasing": "Pemindahan aset, diproses",
  "order.title.completed": "Selesai",
  "order.title.canceled": "Dibatalkan",
  "order.title.failed": "Gagal",
  "order.title.appeal": "Rayuan",

  "order.next.canceled.buyer":
    "Jika bayaran tidak ditanda sebelum {time}, pesanan dibatalkan dan syiling kripto dikembalikan kepada penjual.",
  "order.next.canceled.seller":
    "Jika pembeli tidak menanda bayaran sebelum {time}, pesanan dibatalkan dan syiling kripto kembali kepada anda.",
  "order.next.completed.buyer": "Syiling kripto masuk sendiri ke dompet anda sebentar lagi.",
  "order.next.completed.seller":
    "Syiling kripto akan masuk kepada pembeli secara automatik dalam beberapa saat.",
  "order.next.appeal.buyer":
    "Jika penjual tidak melepaskan syiling kripto sebelum {time}, khidmat pelanggan akan mengambil alih. Syiling kripto kekal dalam eskrow.",
  "order.next.appeal.seller":
    "Jika anda tidak melepaskan syiling kripto sebelum {time}, khidmat pelanggan akan mengambil alih. Syiling kripto kekal dalam eskrow.",
  "order.next.proof.buyer":
    "Anda boleh membuktikan bayaran sehingga {time}, kemudian khidmat pelanggan membuat keputusan. Syiling kripto kekal dalam eskrow.",
  "order.next.proof.seller":
    "Pembeli boleh membuktikan bayaran sehingga {time}, kemudian khidmat pelanggan membuat keputusan. Syiling kripto kekal dalam eskrow.",
  "order.next.task.own":
    "Anda boleh menjawab khidmat pelanggan sehingga {time}, kemudian keputusan dibuat tanpa jawapan anda. Syiling kripto kekal dalam eskrow.",
  "order.next.task.other":
    "Pihak satu lagi boleh menjawab khidmat pelanggan sehingga {time}, kemudian keputusan dibuat tanpa jawapan itu. Syiling kripto kekal dalam eskrow.",
  "order.next.ruling.release.buyer":
    "Keputusan berkuat kuasa pada {time}: syiling kripto kepada anda.",
  "order.next.ruling.release.seller":
    "Keputusan berkuat kuasa pada {time}: syiling kripto kepada pembeli.",
  "order.next.ruling.refund.buyer":
    "Keputusan berkuat kuasa pada {time}: syiling kripto kembali kepada penjual.",
  "order.next.ruling.refund.seller":
    "Keputusan berkuat kuasa pada {time}: syiling kripto kembali kepada anda.",
  "order.next.ruling.split": "Keputusan berkuat kuasa pada {time}: syiling kripto dibahagikan.",
  "order.next.staff":
    "Syiling kripto kekal dalam eskrow sehingga kedua-dua pihak bersetuju atau khidmat pelanggan membuat keputusan. Tiada had masa.",
  "order.next.mediation":
    "Khidmat pelanggan akan menyiasat dan menghubungi kedua-dua pihak. Tiada lagi syiling kripto dalam eskrow.",

  "order.cancel.title": "Sahkan pembatalan pesanan?",
  "order.cancel.warning": "Jangan batalkan pesanan jika anda sudah memindahkan wang.",
  "order.cancel.text":
    "Syiling kripto dikembalikan kepada penjual. Pesanan yang dibatalkan tidak boleh dibuka semula.",
  "order.cancel.limit":
    "Selepas {count} pesanan dibatalkan dalam masa 24 jam, anda tidak boleh membuat pesanan baharu buat sementara waktu.",
  "order.cancel.unpaid": "Tidak perlu lagi dibayar",
  "order.cancel.confirm": "Batalkan pesanan",
  "order.cancel.keep": "Kekalkan pesanan",
  "order.cancel.done": "Pesanan telah dibatalkan.",

  "order.paid.title": "Sudah membayar?",
  "order.paid.text":
    "Sahkan hanya selepas {amount} keluar daripada akaun anda melalui kaedah pembayaran yang dicadangkan.",
  "order.paid.warning": "Pengesahan bayaran palsu akan menyebabkan akaun dibekukan",
  "order.paid.to": "Dibayar kepada",
  "order.paid.done": "Penjual telah dimaklumkan bahawa anda sudah membayar.",
  "order.payer.title": "Pembayar yang dinyatakan",
  "order.payer.name": "Nama pada akaun pembayar",
  "order.payer.accountEnd": "4 aksara terakhir akaun",
  "order.payer.hint":
    "Penjual dapat melihat kedua-duanya. Maklumat ini kekal dalam pesanan sebagai bukti.",
  "order.payer.endInvalid": "Masukkan 4 aksara terakhir akaun.",
  "order.payer.differs.buyer":
    "Ini bukan nama berdaftar anda. Penjual akan nampak dan boleh menolak bayaran.",
  "order.payer.differs.seller":
    "Ini bukan nama berdaftar pembeli, {name}. Semak dengan teliti sebelum melepaskan.",
  "order.payer.none":
    "Tidak dinyatakan. Pembeli tidak memberitahu akaun mana yang digunakan untuk membayar.",
  "order.notReceived.title": "Tiada apa-apa diterima?",
  "order.notReceived.text":
    "Pembeli diminta membuktikan bayaran dalam {minutes} minit. Syiling kripto kekal dalam eskrow dan khidmat pelanggan membuat keputusan. Anda boleh melaporkannya sekali bagi setiap pesanan.",
  "order.notReceived.from":
    "Jika tiada apa-apa diterima sebelum {time}, anda boleh melaporkannya di sini.",
  "order.notReceived.done": "Pembeli telah diminta memberi bukti.",
  "order.proof.title": "Bukti bayaran",
  "order.proof.asked.buyer":
    "Penjual melaporkan tiada bayaran diterima. Tambah resit atau penyata bank anda; jika tidak, khidmat pelanggan akan membuat keputusan tanpanya.",
  "order.proof.asked.seller":
    "Anda telah melaporkan tiada bayaran diterima. Pembeli telah diminta memberi bukti.",
  "order.proof.given.buyer": "Anda telah menjawab. Khidmat pelanggan sedang menyemak bukti anda.",
  "order.proof.given.seller":
    "Pembeli telah menjawab. Lihat buktinya dan semak akaun anda sekali lagi.",
  "order.proof.over.buyer":
    "Masa untuk bukti telah tamat. Anda masih boleh menambahnya: khidmat pelanggan belum membuat keputusan.",
  "order.proof.over.seller":
    "Pembeli tidak menjawab dalam masa. Khidmat pelanggan membuat keputusan; syiling kripto kekal dalam eskrow.",
  "order.task.title": "Khidmat pelanggan meminta anda",
  "order.task.until": "Jawab sebelum",
  "order.task.kind.paymentProof":
    "Bukti bayaran daripada bank atau dompet anda, dengan tarikh, jumlah, pembayar dan penerima",
  "order.task.kind.accountStatement": "Penyata akaun anda sejak pesanan dibuat",
  "order.task.kind.accountVideo":
    "Video anda membuka akaun dan menunjukkan urus niaga sejak pesanan dibuat",
  "order.task.kind.question": "Jawapan kepada satu soalan",
  "order.task.answer": "Jawab dengan bukti atau kenyataan.",
  "order.task.open":
    "Tanpa jawapan dalam masa, khidmat pelanggan membuat keputusan tanpanya; sehingga itu syiling kripto kekal dalam eskrow.",
  "order.task.fileNeeded": "Teks sahaja tidak mencukupi: tambah sekurang-kurangnya satu fail.",
  "order.task.answered": "Anda telah menjawab. Khidmat pelanggan sedang menyemaknya.",
  "order.task.missed":
    "Masa telah tamat. Anda masih boleh menjawab: khidmat pelanggan belum membuat keputusan.",

  "order.notDone.place": "Pesanan belum dibuat",
  "order.notDone.pay": "Belum ditandakan sebagai dibayar",
  "order.notDone.cancel": "Pesanan belum dibatalkan",
  "order.notDone.extend": "Tempoh pembayaran belum dilanjutkan",
  "order.notDone.release": "Syiling kripto belum dilepaskan",
  "order.notDone.retry": "Pemindahan belum dicuba semula",
  "order.notDone.appeal": "Rayuan anda belum dibuka",
  "order.notDone.withdrawAppeal": "Rayuan belum ditarik balik",
  "order.notDone.proposeSplit": "Cadangan anda belum dihantar",
  "order.notDone.acceptSplit": "Pembahagian belum diterima",
  "order.notDone.notReceived": "Laporan belum dihantar",
  "order.notDone.acceptRuling": "Keputusan belum diterima",
  "order.notDone.secondLook": "Semakan kedua belum diminta",
  "order.notDone.evidence": "Bukti anda belum ditambah",

  "order.release.title": "Sudah menerima bayaran?",
  "order.release.text":
    "Pastikan {amount} daripada {name} sudah masuk ke akaun anda. {token} yang telah dilepaskan tidak boleh ditarik balik.",
  "order.release.checkAccount":
    "Semak akaun itu sendiri. Mesej atau tangkapan skrin bukan bukti bayaran.",
  "order.release.appealed": "Ada rayuan terbuka pada pesanan ini",
  "order.release.endsAppeal":
    "Pelepasan menamatkan rayuan: pembeli menerima syiling kripto dan khidmat pelanggan tidak lagi membuat keputusan. Lepaskan hanya jika bayaran penuh sudah ada dalam akaun anda.",
  "order.release.fromName": "Nama pembayar",
  "order.release.leaves": "Keluar daripada eskrow anda",
  "order.release.done": "Penerimaan telah disahkan. Syiling kripto sedang dihantar.",
  "order.retry.title": "Cuba pemindahan sekali lagi?",
  "order.retry.text":
    "Jika penahanan sudah tamat, {amount} terus pergi kepada pembeli. {token} yang telah dilepaskan tidak boleh ditarik balik.",
  "order.retry.endsAppeal": "Ini juga menamatkan rayuan.",
  "order.retry.done": "Pemindahan sedang dicuba semula.",

  "order.extend.title": "Beri pembeli lebih masa",
  "order.extend.text":
    "Pembeli boleh membayar sehingga {time}. Pesanan hanya boleh dilanjutkan sekali, dan tindakan ini tidak boleh dibatalkan.",
  "order.extend.minutes": "Minit tambahan (1 hingga {most})",
  "order.extend.invalid": "Masukkan nombor bulat dari 1 hingga {most}.",
  "order.extend.confirm": "Lanjutkan",
  "order.extend.done": "Pembeli kini mempunyai lebih masa.",

  "order.pay.ownAccount":
    "Bayar hanya daripada akaun di bawah identiti berdaftar anda sendiri. Nama pembayar mesti sepadan dengan nama berdaftar anda.",
  "order.pay.ownName": "Nama berdaftar anda: {name}",
  "order.pay.noRemarks":
    "Jangan tulis apa-apa tentang kripto atau platform dalam catatan pindahan.",
  "order.pay.doNotCancel": "Jangan batalkan pesanan selepas anda memindahkan wang.",
  "order.pay.noPrivateTrading":
    "Jangan berdagang secara peribadi dengan pengiklan. Syiling kripto yang didagangkan di luar platform tidak dilindungi eskrow.",
  "order.receive.nameMustMatch":
    "Bayaran mesti datang daripada akaun atas nama {name}. Jangan lepaskan syiling kripto untuk wang daripada orang lain.",

  "order.appeal.usualTime":
    "Masa dari rayuan hingga keputusan (median {days} hari terakhir): {time}",
  "order.appeal.title": "Rayuan",
  "order.appeal.buyerText": "Anda sudah membayar tetapi kripto belum diterima?",
  "order.appeal.sellerText":
    "Pembeli menanda pesanan sebagai dibayar tetapi tiada bayaran diterima?",
  "order.appeal.timeoutText":
    "Anda sudah membayar, tetapi pesanan dibatalkan sebelum anda menandanya? Anda boleh membuka rayuan sehingga {time}. Syiling kripto tidak lagi berada dalam eskrow, tetapi khidmat pelanggan boleh menjadi orang tengah.",
  "order.appeal.overdue":
    "Penjual tidak mengesahkan dalam masanya. Anda boleh menunggu, atau membuka rayuan kepada khidmat pelanggan.",
  "order.appeal.consequence":
    "Khidmat pelanggan membaca chat dan bukti kedua-dua pihak, lalu membuat keputusan. Sehingga itu, syiling kripto kekal dalam eskrow dan tiada had masa yang berjalan.",
  "order.appeal.reason": "Sebab",
  "order.appeal.reason.cryptoNotReceived": "Saya sudah membayar dan belum menerima kripto",
  "order.appeal.reason.paymentNotReceived": "Saya belum menerima bayaran",
  "order.appeal.reason.wrongAmount": "Jumlah yang dibayar salah",
  "order.appeal.reason.otherPayer": "Bayaran datang daripada akaun orang lain",
  "order.appeal.reason.paidAfterTimeout":
    "Saya sudah membayar, tetapi pesanan dibatalkan kerana masa tamat",
  "order.appeal.reason.other": "Sebab lain",
  "order.appeal.given.cryptoNotReceived": "Sudah bayar, kripto belum diterima",
  "order.appeal.given.paymentNotReceived": "Bayaran belum diterima",
  "order.appeal.given.paidAfterTimeout": "Sudah bayar, tetapi dibatalkan kerana masa tamat",
  "order.appeal.statement": "Apa yang berlaku?",
  "order.appeal.statementHint":
    "Bila dan berapa yang dibayar, dari akaun mana ke akaun mana, dan apa kata bank anda?",
  "order.appeal.blank": "Medan ini tidak boleh dibiarkan kosong.",
  "order.appeal.evidence": "Bukti",
  "order.appeal.evidenceHint":
    "Sehingga 5 fail, setiap satu di bawah 10 MB: PNG, JPG, JPEG, WEBP, PDF atau MP4. Rakan dagang dan khidmat pelanggan boleh melihatnya.",
  "order.appeal.addFile": "Pilih fail",
  "order.appeal.dropFile": "atau letakkannya di sini",
  "order.appeal.removeFile": "Buang fail",
  "order.appeal.uploading": "Kemajuan muat naik",
  "order.appeal.fileTooLarge": "Sila pilih fail yang lebih kecil daripada 10 MB.",
  "order.appeal.stillUploading": "Tunggu sehingga semua fail selesai dimuat naik.",
  "order.appeal.submit": "Hantar rayuan",
  "order.appeal.done": "Rayuan anda telah dibuka.",
  "order.appeal.openedBy.own": "Dibuka oleh anda",
  "order.appeal.openedBy.other": "Dibuka oleh {name}",
  "order.appeal.openedBy.system": "Dibuka oleh platform",
  "order.appeal.openedAt": "Dibuka",
  "order.appeal.inHand": "Khidmat pelanggan sedang menguruskannya.",
  "order.appeal.queued": "Khidmat pelanggan akan menguruskannya tidak lama lagi.",
  "order.appeal.inHandBy": "{name} daripada khidmat pelanggan sedang menguruskannya.",
  "order.appeal.firstAnswerBy": "Jawapan pertama dirancang sebelum",
  "order.appeal.decisionBy": "Keputusan dirancang sebelum",
  "order.appeal.next.title": "Apa yang berlaku seterusnya",
  "order.appeal.next.answer": "Pegawai khidmat pelanggan mengambil alih rayuan ini.",
  "order.appeal.next.read":
    "Pegawai membaca chat dan bukti kedua-dua pihak. Jika perlu maklumat lanjut daripada anda, anda akan menerima pemberitahuan.",
  "order.appeal.next.decide":
    "Pegawai membuat keputusan, dan kedua-dua pihak dapat membaca keputusan beserta sebabnya.",
  "order.appeal.next.effect":
    "Keputusan berkuat kuasa {time} kemudian, melainkan satu pihak meminta semakan kedua. Sehingga itu, syiling kripto kekal dalam eskrow.",
  "order.appeal.next.late":
    "Ini mengambil masa lebih lama daripada dirancang. Anda tidak perlu berbuat apa-apa.",
  "order.appeal.needTitle": "Apa yang diperlukan oleh khidmat pelanggan",
  "order.appeal.need.buyer.proof":
    "Bukti bayaran daripada bank atau dompet anda, dengan tarikh, jumlah, pembayar dan penerima",
  "order.appeal.need.buyer.account": "Penyata atau video akaun yang menunjukkan bayaran keluar",
  "order.appeal.need.seller.account":
    "Penyata atau video akaun anda sejak pesanan dibuat, yang menunjukkan wang yang masuk",
  "order.appeal.need.seller.payer":
    "Jika wang datang daripada orang lain: jumlahnya dan nama pembayar",
  "order.appeal.need.both": "Jawapan dalam chat: khidmat pelanggan juga membacanya",
  "order.appeal.statements": "Kenyataan dan bukti",
  "order.appeal.noStatements": "Belum ada kenyataan.",
  "order.appeal.by.own": "Anda",
  "order.appeal.file": "Buka {name}",
  "order.appeal.addTitle": "Tambah bukti",
  "order.appeal.addSubmit": "Hantar",
  "order.appeal.added": "Bukti anda telah ditambah.",
  "order.appeal.failed": "Rayuan tidak dapat dimuatkan.",
  "order.appeal.resolved": "Rayuan bagi pesanan ini telah ditutup.",
  "order.appeal.withdrawn": "Rayuan bagi pesanan ini telah ditarik balik.",
  "order.appeal.withdrawTitle": "Tarik balik rayuan?",
  "order.appeal.withdrawText":
    "Khidmat pelanggan berhenti menguruskannya dan pesanan diteruskan seperti sebelumnya. Anda boleh membuka rayuan lagi kemudian.",
  "order.appeal.withdrawDone": "Rayuan telah ditarik balik.",

  "order.split.title": "Bahagikan syiling kripto",
  "order.split.text":
    "Jika kedua-dua pihak bersetuju, syiling kripto dibahagikan serta-merta dan rayuan tamat. Tidak perlu menunggu khidmat pelanggan.",
  "order.split.range": "Dari 0 hingga {most} {token}",
  "order.split.outside": "Masukkan jumlah dari 0 hingga {most} {token}.",
  "order.split.toBuyer.buyer": "Anda mendapat",
  "order.split.toBuyer.seller": "Pembeli mendapat",
  "order.split.toSeller.buyer": "Kembali kepada penjual",
  "order.split.toSeller.seller": "Kembali kepada anda",
  "order.split.propose": "Hantar cadangan",
  "order.split.proposed": "Cadangan anda telah dihantar.",
  "order.split.own": "Anda telah mencadangkan pembahagian ini. {name} belum menjawab.",
  "order.split.other": "{name} mencadangkan pembahagian ini.",
  "order.split.replace": "Ubah cadangan",
  "order.split.counter": "Tolak dan cadangkan yang lain",
  "order.split.acceptTitle": "Terima pembahagian ini?",
  "order.split.acceptText":
    "Syiling kripto dibahagikan serta-merta. Tindakan ini tidak boleh dibatalkan.",
  "order.split.accepted": "Syiling kripto telah dibahagikan seperti yang dipersetujui.",
  "order.ruling.title": "Keputusan khidmat pelanggan",
  "order.ruling.release.buyer": "{amount} kepada anda.",
  "order.ruling.release.seller": "{amount} kepada pembeli.",
  "order.ruling.refund.buyer": "Syiling kripto dikembalikan kepada penjual.",
  "order.ruling.refund.seller": "Syiling kripto dikembalikan kepada anda.",
  "order.ruling.split.buyer": "{amount} kepada anda, bakinya kembali kepada penjual.",
  "order.ruling.split.seller": "{amount} kepada pembeli, bakinya kembali kepada anda.",
  "order.ruling.effect": "Berkuat kuasa pada",
  "order.ruling.clause": "Fasal perjanjian",
  "order.ruling.words": "Khidmat pelanggan menulis kepada anda",
  "order.ruling.appliedAt": "Berkuat kuasa sejak",
  "order.ruling.text":
    "Sehingga itu syiling kripto kekal dalam eskrow, dan setiap pihak boleh meminta sekali supaya kakitangan lain membuat keputusan.",
  "order.ruling.final": "Ini ialah semakan kedua. Tiada lagi selepas ini.",
  "order.ruling.accepted.own": "Anda telah menerima keputusan ini.",
  "order.ruling.accepted.other": "{name} telah menerima keputusan ini.",
  "order.ruling.acceptTitle": "Terima keputusan?",
  "order.ruling.acceptText.release":
    "{amount} terus pergi kepada pembeli. Ini tidak boleh dibatalkan.",
  "order.ruling.acceptText.refund":
    "Syiling kripto terus kembali kepada penjual. Ini tidak boleh dibatalkan.",
  "order.ruling.acceptText.split":
    "Syiling kripto dibahagikan sebaik sahaja kedua-dua pihak menerima. Ini tidak boleh dibatalkan.",
  "order.ruling.lookTitle": "Minta semakan kedua?",
  "order.ruling.lookText":
    "Kakitangan lain membuat keputusan semula. Ini boleh diminta sekali bagi setiap pesanan, oleh anda atau pihak yang satu lagi.",
  "order.ruling.lookDone": "Kakitangan lain akan menyemak pesanan.",
  "order.ruling.lookOwn":
    "Anda telah meminta semakan kedua. Kakitangan lain akan membuat keputusan.",
  "order.ruling.lookOther":
    "{name} telah meminta semakan kedua. Kakitangan lain akan membuat keputusan.",
  "order.ruling.reason.paymentProved": "Bayaran terbukti",
  "order.ruling.reason.paymentNotProved": "Bayaran tidak terbukti",
  "order.ruling.reason.agreement": "Kedua-dua pihak bersetuju",
  "order.ruling.reason.fraud": "Penipuan",
  "order.ruling.reason.noAnswer": "Pembeli tidak menjawab",

  "order.history.create": "Pesanan dibuat, syiling kripto dalam eskrow",
  "order.history.pay": "Ditanda sebagai dibayar",
  "order.history.cancel": "Dibatalkan",
  "order.history.timeOut": "Dibatalkan kerana masa bayaran tamat",
  "order.history.extend": "Masa bayaran ditambah",
  "order.history.release": "Penerimaan disahkan",
  "order.history.settle": "Syiling kripto dipindahkan",
  "order.history.refuseSettlement": "Pemindahan dihentikan kerana penahanan akaun",
  "order.history.retry": "Pemindahan dicuba semula",
  "order.history.appeal": "Rayuan dibuka",
  "order.history.notReceived": "Bayaran belum diterima, bukti diminta",
  "order.history.escalate": "Diserahkan kepada khidmat pelanggan",
  "order.history.withdrawAppeal": "Rayuan ditarik balik",
  "order.history.proposeSplit": "Pembahagian dicadangkan",
  "order.history.acceptSplit": "Pembahagian diterima",
  "order.history.ruleRelease": "Khidmat pelanggan: syiling kripto kepada pembeli",
  "order.history.ruleRefund": "Khidmat pelanggan: syiling kripto kembali kepada penjual",
  "order.history.ruleSplit": "Khidmat pelanggan: syiling kripto dibahagikan",
  "order.history.acceptRuling": "Keputusan diterima",
  "order.history.secondLook": "Semakan kedua diminta",
  "order.history.applyRuling": "Keputusan berkuat kuasa",
  "order.history.closeAppeal": "Khidmat pelanggan: rayuan ditutup",
  "order.history.setTask.buyer": "Permintaan kepada pembeli",
  "order.history.setTask.seller": "Permintaan kepada penjual",
  "order.history.missTask.buyer": "Permintaan tidak dijawab oleh pembeli",
  "order.history.missTask.seller": "Permintaan tidak dijawab oleh penjual",
  "order.history.withdrawTask.buyer": "Permintaan kepada pembeli ditarik balik",
  "order.history.withdrawTask.seller": "Permintaan kepada penjual ditarik balik",
  "order.history.by.you": "Anda",
  "order.history.by.buyer": "Pembeli",
  "order.history.by.seller": "Penjual",
  "order.history.by.staff": "Khidmat pelanggan",
  "order.history.by.clock": "Sistem",
  "order.history.by.system": "Sistem",

  "order.form.buy": "Beli {token}",
  "order.form.sell": "Jual {token}",
  "order.form.blank": "Medan ini tidak boleh dibiarkan kosong.",
  "order.form.account": "Akaun yang menerima bayaran",
  "order.form.noAccount":
    "Anda belum menyimpan akaun bagi kaedah pembayaran iklan ini. Pembeli memerlukannya untuk membayar anda.",
  "order.form.addAccount": "Tambah kaedah pembayaran",
  "order.form.escrowBuy":
    "Platform memegang syiling kripto sehingga anda membayar dan penjual mengesahkan.",
  "order.form.escrowSell":
    "Platform memegang syiling kripto anda sehingga anda mengesahkan bahawa bayaran telah diterima.",
  "order.form.changedTitle": "Iklan telah berubah. Sila semak sebelum membuat pesanan.",
  "order.form.changedPrice": "Harga seunit: {before} → {after}",
  "order.form.changedPay": "Saya akan membayar: {before} → {after}",
  "order.form.changedSell": "Saya akan menjual: {before} → {after}",
  "order.form.changedQuantity": "Kuantiti: {before} → {after}",
  "order.form.changedBuyer": "Pembeli menerima: {before} → {after}",
  "order.form.changedReceive": "Saya akan menerima: {before} → {after}",
  "order.form.barredUntil": "Anda boleh membuat pesanan baharu semula mulai {time}.",
  "order.form.limitOrders": "Pesanan terbuka anda: {open} daripada {most}",
  "order.form.limitWorth": "Belian terbuka anda: {open} daripada {most}",
  "order.form.limitsLink": "Had anda dan cara menaikkannya",
  "order.form.limitNext":
    "Selepas {trades} dagangan selesai dengan {people} orang: sehingga {orders} pesanan terbuka dan belian terbuka bernilai {worth}.",
  "order.form.limitNextSell":
    "Selepas {trades} dagangan selesai dengan {people} orang: sehingga {orders} pesanan terbuka.",
  "order.form.seeOrders": "Lihat pesanan saya",
});
