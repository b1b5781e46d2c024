import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: jual beli kripto langsung antarpengguna",
  "home.meta.description":
    "Beli dan jual kripto dengan mata uang Anda sendiri lewat iklan pengguna lain. Parley menyimpan koin dalam escrow sampai pembayaran dikonfirmasi.",

  "home.hero.title": "Jual beli kripto langsung dengan pengguna lain",
  "home.hero.text":
    "Pilih iklan, bayar dengan metode yang biasa Anda pakai, lalu terima koin Anda. Parley menyimpannya dalam escrow sejak menit pertama, jadi kedua pihak tidak perlu mengandalkan kepercayaan semata.",
  "home.hero.buy": "Beli kripto",
  "home.hero.sell": "Jual kripto",

  "home.express.title": "Ekspres: iklan terbaik untuk jumlah Anda",
  "home.express.side": "Beli atau jual",
  "home.express.amount": "Jumlah",
  "home.express.find": "Cari iklan terbaik",
  "home.express.youGet": "Anda menerima sekitar {amount}",
  "home.express.youGive": "Anda menjual sekitar {amount}",
  "home.express.price": "Harga terbaik: {price}",
  "home.express.none":
    "Belum ada iklan untuk jumlah ini. Ekspres menampilkan yang paling mendekati.",

  "home.prices.title": "Harga di pasar utama",
  "home.prices.currency": "Mata uang",
  "home.prices.show": "Tampilkan harga",
  "home.prices.coin": "Koin",
  "home.prices.price": "Harga acuan",
  "home.prices.bestBuy": "Harga beli terbaik",
  "home.prices.bestSell": "Harga jual terbaik",
  "home.prices.offers": "Iklan: {count}",
  "home.prices.noOffers": "Tidak ada iklan",
  "home.prices.buy": "Beli",
  "home.prices.sell": "Jual",
  "home.prices.buyCoin": "Beli {coin}",
  "home.prices.sellCoin": "Jual {coin}",
  "home.prices.asOf": "Diperbarui {time}",
  "home.prices.stale": "Harga tertunda",
  "home.prices.note":
    "Harga acuan adalah median dari beberapa sumber. Setiap pengiklan menentukan harganya sendiri di sekitar harga tersebut.",
  "home.prices.unavailable": "Harga belum dapat ditampilkan saat ini.",

  "home.facts.title": "Parley dalam angka",
  "home.facts.trades": "transaksi selesai",
  "home.facts.release": "dari pembayaran hingga pelepasan (median)",
  "home.facts.escrow": "nilai koin dalam escrow saat ini",
  "home.facts.coins": "koin",
  "home.facts.currencies": "mata uang",
  "home.facts.methods": "metode pembayaran",
  "home.facts.languages": "bahasa",
  "home.facts.fee": "biaya untuk taker, gratis bagi pengiklan",

  "home.steps.title": "Cara kerja transaksi",
  "home.steps.order.title": "Buat pesanan",
  "home.steps.order.text":
    "Pilih iklan dan jumlahnya. Sejak saat itu koin penjual ditahan oleh Parley.",
  "home.steps.pay.title": "Bayar penjual",
  "home.steps.pay.text":
    "Kirim uang dengan metode pembayaran yang disarankan sebelum batas waktu pembayaran, lalu tekan “Saya sudah bayar”.",
  "home.steps.confirm.title": "Penjual mengonfirmasi",
  "home.steps.confirm.text":
    "Penjual memeriksa rekeningnya, lalu menekan “Sudah diterima & lepaskan kripto”.",
  "home.steps.transfer.title": "Transfer aset",
  "home.steps.transfer.text": "Sistem melepaskan koin dari escrow kepada pembeli.",
  "home.steps.done.title": "Selesai",
  "home.steps.done.text":
    "Koin sudah ada di dompet pembeli. Jika terjadi masalah di tengah jalan, pihak mana pun dapat mengajukan banding.",

  "home.safety.title": "Aman bagi kedua pihak",
  "home.safety.escrow.title": "Escrow sejak menit pertama",
  "home.safety.escrow.text":
    "Jumlah yang tercantum selalu nyata: koin disisihkan saat iklan ditayangkan dan ditahan selama pesanan Anda berjalan.",
  "home.safety.identity.title": "Hanya pengguna terverifikasi",
  "home.safety.identity.text":
    "Semua yang bertransaksi telah memverifikasi identitas, nomor telepon, dan email. Nama pembayar harus sama dengan nama yang terdaftar.",
  "home.safety.appeal.title": "Selalu ada yang membantu",
  "home.safety.appeal.text":
    "Jika pembayaran atau kripto tidak diterima, ajukan banding. Koin tetap dalam escrow sampai layanan pelanggan mengambil keputusan.",
  "home.safety.clear.title": "Langkah berikutnya selalu jelas",
  "home.safety.clear.text":
    "Setiap pesanan yang terbuka menjelaskan apa yang akan terjadi pada dana siapa, dan kapan, jika tidak ada yang bertindak.",

  "home.rules.title": "Tiga aturan untuk menjaga uang Anda",
  "home.rules.own": "Bayar hanya dari rekening atas nama Anda sendiri sesuai nama terdaftar.",
  "home.rules.remark":
    "Jangan menulis apa pun tentang kripto atau Parley dalam berita transfer bank.",
  "home.rules.private":
    "Tetaplah di platform. Transaksi pribadi dengan pengiklan tidak dilindungi escrow.",

  "home.start.title": "Yang Anda perlukan sebelum transaksi pertama",
  "home.start.phone": "Nomor telepon terverifikasi",
  "home.start.email": "Alamat email terverifikasi",
  "home.start.kyc": "Verifikasi identitas (KYC) yang sudah selesai",
  "home.start.agreement": "Persetujuan Anda atas perjanjian layanan P2P",
  "home.start.twoFactor": "Autentikasi dua faktor (2FA)",

  "home.questions.title": "Pertanyaan yang sering diajukan",
  "home.questions.fee.question": "Berapa biaya transaksinya?",
  "home.questions.fee.answer":
    "Pihak yang mengambil iklan membayar {rate} dalam bentuk koin, dipotong dari jumlah yang diterima. Pengiklan tidak dikenai biaya. Bank atau layanan pembayaran Anda mungkin mengenakan biaya sendiri.",
  "home.questions.time.question": "Berapa lama prosesnya?",
  "home.questions.time.answer":
    "Setiap iklan mencantumkan batas waktu pembayaran dalam menit. Sebagian besar penjual melepaskan koin dalam hitungan menit setelah uang masuk.",
  "home.questions.unpaid.question": "Bagaimana jika pembeli tidak pernah membayar?",
  "home.questions.unpaid.answer":
    "Saat batas waktu pembayaran habis, pesanan otomatis dibatalkan dan koin kembali ke penjual.",
  "home.questions.unreleased.question":
    "Saya sudah bayar, tetapi penjual tidak melepaskan koin. Apa yang harus saya lakukan?",
  "home.questions.unreleased.answer":
    "Jangan batalkan pesanan. Ajukan banding dengan bukti pembayaran Anda; koin tetap dalam escrow sampai ada keputusan.",
  "home.questions.price.question": "Siapa yang menentukan harga?",
  "home.questions.price.answer":
    "Pengiklan: harganya bisa tetap atau mengikuti pasar. Harga yang terlalu jauh dari harga acuan akan ditolak.",
});
