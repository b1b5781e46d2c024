import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: jual beli kripto terus antara pengguna",
  "home.meta.description":
    "Beli dan jual kripto dengan mata wang anda sendiri melalui iklan pengguna lain. Parley memegang syiling kripto dalam eskrow sehingga pembayaran disahkan.",

  "home.hero.title": "Jual beli kripto terus dengan pengguna lain",
  "home.hero.text":
    "Pilih iklan, bayar dengan kaedah yang biasa anda gunakan dan terima kripto anda. Parley memegangnya dalam eskrow sejak minit pertama, jadi kedua-dua pihak tidak perlu bergantung pada kepercayaan semata-mata.",
  "home.hero.buy": "Beli kripto",
  "home.hero.sell": "Jual kripto",

  "home.express.title": "Ekspres: iklan terbaik untuk jumlah anda",
  "home.express.side": "Beli atau jual",
  "home.express.amount": "Jumlah",
  "home.express.find": "Cari iklan terbaik",
  "home.express.youGet": "Anda menerima kira-kira {amount}",
  "home.express.youGive": "Anda menjual kira-kira {amount}",
  "home.express.price": "Harga terbaik: {price}",
  "home.express.none":
    "Tiada iklan untuk jumlah ini sekarang. Ekspres menunjukkan yang paling hampir.",

  "home.prices.title": "Harga di pasaran utama",
  "home.prices.currency": "Mata wang",
  "home.prices.show": "Papar harga",
  "home.prices.coin": "Syiling kripto",
  "home.prices.price": "Harga rujukan",
  "home.prices.bestBuy": "Harga beli terbaik",
  "home.prices.bestSell": "Harga jual terbaik",
  "home.prices.offers": "Iklan: {count}",
  "home.prices.noOffers": "Tiada iklan",
  "home.prices.buy": "Beli",
  "home.prices.sell": "Jual",
  "home.prices.buyCoin": "Beli {coin}",
  "home.prices.sellCoin": "Jual {coin}",
  "home.prices.asOf": "Dikemas kini {time}",
  "home.prices.stale": "Harga tertangguh",
  "home.prices.note":
    "Harga rujukan ialah median daripada beberapa sumber. Setiap pengiklan menetapkan harganya sendiri berpandukan harga ini.",
  "home.prices.unavailable": "Harga tidak dapat dipaparkan buat masa ini.",

  "home.facts.title": "Parley dalam angka",
  "home.facts.trades": "dagangan selesai",
  "home.facts.release": "dari bayaran hingga pelepasan (median)",
  "home.facts.escrow": "nilai syiling dalam eskrow sekarang",
  "home.facts.coins": "syiling kripto",
  "home.facts.currencies": "mata wang",
  "home.facts.methods": "kaedah pembayaran",
  "home.facts.languages": "bahasa",
  "home.facts.fee": "yuran untuk taker, percuma untuk pengiklan",

  "home.steps.title": "Cara dagangan berjalan",
  "home.steps.order.title": "Buat pesanan",
  "home.steps.order.text":
    "Pilih iklan dan jumlahnya. Mulai saat itu, kripto penjual dipegang oleh Parley.",
  "home.steps.pay.title": "Bayar penjual",
  "home.steps.pay.text":
    "Hantar wang melalui kaedah pembayaran yang dicadangkan dalam tempoh pembayaran, kemudian tekan “Saya sudah bayar”.",
  "home.steps.confirm.title": "Penjual mengesahkan",
  "home.steps.confirm.text":
    "Penjual menyemak akaunnya, lalu menekan “Sudah diterima & lepaskan kripto”.",
  "home.steps.transfer.title": "Pemindahan aset",
  "home.steps.transfer.text": "Sistem melepaskan kripto daripada eskrow kepada pembeli.",
  "home.steps.done.title": "Selesai",
  "home.steps.done.text":
    "Kripto sudah berada dalam dompet pembeli. Jika berlaku sebarang masalah, mana-mana pihak boleh membuat rayuan.",

  "home.safety.title": "Selamat untuk kedua-dua pihak",
  "home.safety.escrow.title": "Eskrow sejak minit pertama",
  "home.safety.escrow.text":
    "Kuantiti yang disenaraikan sentiasa benar: ia diketepikan apabila iklan disiarkan dan dipegang selagi pesanan anda berjalan.",
  "home.safety.identity.title": "Pengguna yang disahkan sahaja",
  "home.safety.identity.text":
    "Setiap orang yang berdagang telah mengesahkan identiti, telefon dan e-mel. Nama pembayar mesti sepadan dengan nama yang didaftarkan.",
  "home.safety.appeal.title": "Sentiasa ada yang membantu",
  "home.safety.appeal.text":
    "Jika pembayaran atau kripto tidak diterima, buat rayuan. Kripto kekal dalam eskrow sehingga khidmat pelanggan membuat keputusan.",
  "home.safety.clear.title": "Langkah seterusnya sentiasa jelas",
  "home.safety.clear.text":
    "Setiap pesanan yang terbuka menyatakan apa yang akan berlaku kepada wang siapa, dan bila, jika tiada sesiapa bertindak.",

  "home.rules.title": "Tiga peraturan untuk menjaga wang anda",
  "home.rules.own": "Bayar hanya daripada akaun atas nama anda sendiri seperti yang didaftarkan.",
  "home.rules.remark":
    "Jangan tulis apa-apa tentang kripto atau Parley dalam catatan pindahan bank.",
  "home.rules.private":
    "Kekal di platform. Dagangan peribadi dengan pengiklan tidak dilindungi eskrow.",

  "home.start.title": "Perkara yang anda perlukan sebelum dagangan pertama",
  "home.start.phone": "Nombor telefon yang disahkan",
  "home.start.email": "Alamat e-mel yang disahkan",
  "home.start.kyc": "Pengesahan identiti (KYC) yang lengkap",
  "home.start.agreement": "Persetujuan anda terhadap perjanjian perkhidmatan P2P",
  "home.start.twoFactor": "Pengesahan dua faktor (2FA)",

  "home.questions.title": "Soalan lazim",
  "home.questions.fee.question": "Berapakah kos satu dagangan?",
  "home.questions.fee.answer":
    "Pihak yang mengambil iklan membayar {rate} dalam bentuk kripto, ditolak daripada jumlah yang diterima. Pengiklan tidak dikenakan yuran. Bank atau perkhidmatan pembayaran anda mungkin mengenakan caj tersendiri.",
  "home.questions.time.question": "Berapa lamakah masa yang diambil?",
  "home.questions.time.answer":
    "Setiap iklan menyatakan tempoh pembayaran dalam minit. Kebanyakan penjual melepaskan kripto dalam masa beberapa minit selepas wang diterima.",
  "home.questions.unpaid.question": "Bagaimana jika pembeli tidak membayar?",
  "home.questions.unpaid.answer":
    "Apabila tempoh pembayaran tamat, pesanan dibatalkan secara automatik dan kripto dikembalikan kepada penjual.",
  "home.questions.unreleased.question":
    "Saya sudah bayar tetapi penjual tidak melepaskan kripto. Apa yang perlu saya buat?",
  "home.questions.unreleased.answer":
    "Jangan batalkan pesanan. Buat rayuan dengan bukti pembayaran anda; kripto kekal dalam eskrow sehingga keputusan dibuat.",
  "home.questions.price.question": "Siapakah yang menetapkan harga?",
  "home.questions.price.answer":
    "Pengiklan: sama ada harga tetap atau harga yang mengikut pasaran. Harga yang terlalu jauh daripada harga rujukan akan ditolak.",
});
