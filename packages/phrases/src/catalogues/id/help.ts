import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Cara Parley melindungi Anda",
  "help.protection.lead":
    "Apa yang terjadi pada koin Anda dalam transaksi, apa yang dilakukan Parley terhadap penipuan, dan apa yang perlu Anda lakukan.",
  "help.contents": "Di halaman ini",

  "help.protection.escrow.title": "Koin disimpan di escrow",
  "help.protection.escrow.1":
    "Saat pesanan dibuat, koin keluar dari saldo penjual dan disimpan di escrow. Kedua pihak tidak dapat menggunakannya sampai pesanan berakhir.",
  "help.protection.escrow.2":
    "Pembeli membayar langsung kepada penjual. Parley tidak pernah menerima uang ini.",
  "help.protection.escrow.3":
    "Setelah pesanan ditandai dibayar, tidak ada tenggat yang mengembalikan koin. Koin hanya berpindah jika penjual melepaskannya, kedua pihak sepakat, atau layanan pelanggan memutuskan.",

  "help.protection.release.title": "Lepaskan hanya setelah uang terlihat",
  "help.protection.release.1":
    "Periksa jumlah penuh di rekening bank atau akun pembayaran Anda sendiri. Tangkapan layar, pesan, atau email dari pembeli bukan bukti.",
  "help.protection.release.2":
    "Pelepasan memerlukan kode keamanan dan bersifat final. Koin yang sudah dilepaskan tidak dapat ditarik kembali.",
  "help.protection.release.3":
    "Pembeli menyebutkan nama pada rekening pembayar dan empat karakter terakhirnya. Jika berbeda dari nama terverifikasi, penjual melihat peringatan.",

  "help.protection.codes.title": "Kode berlaku satu kali",
  "help.protection.codes.1":
    "Kode keamanan berlaku satu kali, untuk satu tujuan, dan selama beberapa menit. Kode autentikator yang sudah dipakai juga ditolak untuk hal lain.",
  "help.protection.codes.2":
    "Kode pelepasan dan penarikan keluar dari browser dalam keadaan terenkripsi dan terikat pada hal yang Anda konfirmasi. Tidak ada yang dapat membacanya di jalan atau memakainya untuk hal lain.",

  "help.protection.account.title": "Perubahan pada akun Anda",
  "help.protection.account.1":
    "Email atau nomor telepon baru tidak dapat dipakai untuk masuk atau mereset kata sandi selama 24 jam. Kontak Anda yang lain menerima pesan berisi tautan untuk membatalkan perubahan.",
  "help.protection.account.2":
    "Penarikan diblokir selama 24 jam setelah kata sandi direset, email atau telepon dihapus atau diganti, dan autentikator dimatikan. Penarikan yang tertunda kembali ke dompet Anda.",
  "help.protection.account.3":
    "Setiap perangkat yang masuk terlihat di Keamanan akun dan dapat dikeluarkan dari sana. Sesi yang tidak dipakai selama 30 hari berakhir sendiri.",

  "help.protection.limits.title": "Batas untuk akun baru",
  "help.protection.limits.1":
    "Akun baru hanya dapat memiliki beberapa pesanan terbuka dengan nilai terbatas. Batas naik seiring transaksi yang selesai dan mitra yang berbeda.",
  "help.protection.limits.2":
    "Batas, larangan, dan pembekuan berlaku untuk semua akun milik satu orang, termasuk sub-pengguna.",
  "help.protection.limits.3":
    "Koin yang dibeli oleh akun berusia kurang dari 30 hari, atau dengan metode pembayaran yang dapat dibatalkan, baru dapat dijual atau ditarik setelah 24 jam. Formulir pesanan memberitahukannya sebelum Anda membeli.",

  "help.protection.appeals.title": "Jika terjadi masalah",
  "help.protection.appeals.1":
    "Jika pembeli menandai pesanan dibayar dan uang tidak tiba dalam waktu biasanya, penjual dapat melaporkannya. Pembeli lalu diminta memberikan bukti dalam 60 menit.",
  "help.protection.appeals.2":
    "Kedua pihak dapat mengajukan banding. Koin tetap di escrow, dan layanan pelanggan memeriksa pesanan, obrolan, serta bukti kedua pihak.",
  "help.protection.appeals.3":
    "Keputusan berlaku dua jam setelah kedua pihak diberi tahu. Sebelum itu, masing-masing pihak dapat satu kali meminta peninjauan ulang oleh staf lain.",

  "help.protection.staff.title": "Siapa yang memutuskan",
  "help.protection.staff.1":
    "Staf tidak dapat bertransaksi, dan tidak ada yang memutuskan kasus akunnya sendiri atau akun yang berbagi kontak, perangkat, atau rekening pembayaran dengannya.",
  "help.protection.staff.2":
    "Kasus bernilai besar memerlukan persetujuan staf kedua. Setiap tindakan staf dicatat dan tidak dapat diubah.",

  "help.protection.names.title": "Nama dan pesan",
  "help.protection.names.1":
    "Nama panggilan yang meniru pengguna lain atau Parley ditolak. Nama dapat diganti sekali dalam 30 hari, dan nama lama ditampilkan selama 90 hari.",
  "help.protection.names.2":
    "Tautan, nomor telepon, dan nomor rekening di obrolan diberi peringatan. Bayar hanya ke rekening yang ditampilkan di pesanan.",

  "help.protection.never.title": "Yang tidak pernah diminta Parley",
  "help.protection.never.1":
    "Parley tidak pernah meminta kata sandi atau kode keamanan Anda: tidak di obrolan, tidak lewat telepon, tidak lewat email.",
  "help.protection.never.2":
    "Parley tidak pernah meminta Anda melepaskan koin lebih awal, membayar ke rekening lain, atau melanjutkan di luar situs ini.",

  "help.protection.you.title": "Yang perlu Anda lakukan",
  "help.protection.you.1":
    "Bayar hanya dari rekening atas nama Anda sendiri, sesuai jumlah pesanan, dan tandai dibayar hanya setelah uang keluar dari rekening Anda.",
  "help.protection.you.2":
    "Lakukan percakapan di obrolan pesanan. Kesepakatan di tempat lain tidak dilindungi.",
  "help.protection.you.3":
    "Pasang autentikator atau passkey dan kode anti-phishing, dan periksa alamat situs sebelum masuk.",
  "help.protection.you.4":
    "Jika ragu, jangan melepaskan dan jangan membatalkan setelah membayar. Ajukan banding.",
});
