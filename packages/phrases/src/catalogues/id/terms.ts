import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "Perjanjian layanan P2P",

  "terms.parties.title": "Para pihak dalam perjanjian ini",
  "terms.parties.1":
    "Perjanjian ini dibuat antara Anda dan operator situs web ini, yang selanjutnya disebut Parley. Perjanjian ini mencakup layanan P2P: tempat orang membeli dan menjual mata uang kripto (“koin”) dengan uang melalui iklan satu sama lain.",
  "terms.parties.2":
    "Setiap transaksi adalah kontrak antara dua pengguna, yaitu pembeli dan penjual. Parley bukan pihak di dalamnya: Parley tidak membeli atau menjual, bukan bank, dan tidak pernah menerima atau menyimpan uang yang dibayarkan untuk koin. Parley menahan koin dari pesanan yang sedang berjalan, menunjukkan kepada kedua pihak apa yang harus dilakukan, dan memutuskan jika keduanya tidak mencapai kesepakatan.",
  "terms.parties.3":
    "Pengiklan adalah pengguna yang memasang iklan; taker adalah pengguna yang menerimanya. Masing-masing dapat menjadi pembeli atau penjual.",

  "terms.account.title": "Siapa yang boleh bertransaksi",
  "terms.account.1":
    "Anda harus berusia minimal 18 tahun dan secara hukum boleh memperdagangkan koin di tempat tinggal Anda. Sebelum transaksi pertama, Anda memerlukan telepon yang terverifikasi, email yang terverifikasi, verifikasi identitas yang selesai, persetujuan atas perjanjian ini, dan autentikasi dua faktor.",
  "terms.account.2":
    "Keterangan yang Anda berikan tentang diri Anda atau perusahaan Anda harus benar dan lengkap, dan Anda wajib memperbaruinya. Satu orang atau satu perusahaan memiliki satu akun. Anda tidak boleh menjual, meminjamkan, atau membagikannya.",
  "terms.account.3":
    "Akun utama dapat membuat sub-akun. Sub-akun bertindak atas nama akun utama, dengan identitas akun utama dan persetujuan yang sama ini, dan akun utama bertanggung jawab atas tindakannya.",
  "terms.account.4":
    "Jaga kerahasiaan kata sandi, kode, passkey, dan perangkat Anda. Hal yang dikonfirmasi dengan kode keamanan Anda dianggap dilakukan oleh Anda, kecuali Anda telah memberi tahu kami sebelumnya bahwa kode tersebut hilang atau dicuri. Staf Parley tidak pernah meminta kode atau kata sandi.",

  "terms.escrow.title": "Pesanan dan escrow",
  "terms.escrow.1":
    "Saat pesanan dibuat, koin penjual dikeluarkan dari saldo penjual dan ditahan oleh Parley dalam escrow. Sejak saat itu, tidak satu pun pihak dapat menggunakannya sampai pesanan berakhir.",
  "terms.escrow.2":
    "Harga, jumlah, biaya, metode pembayaran, dan batas waktu pembayaran ditampilkan sebelum Anda mengonfirmasi pesanan, dan tetap seperti saat Anda mengonfirmasinya. Membuat pesanan merupakan janji yang mengikat untuk melaksanakannya.",
  "terms.escrow.3":
    "Koin keluar dari escrow dengan salah satu dari dua cara: kepada pembeli setelah penjual mengonfirmasi pembayaran, atau kembali kepada penjual jika pesanan berakhir tanpa pembayaran. Dalam banding, koin diberikan sesuai kesepakatan kedua pihak atau keputusan layanan pelanggan. Koin dalam escrow tidak menghasilkan bunga.",

  "terms.payment.title": "Bayar hanya dari rekening Anda sendiri",
  "terms.payment.1":
    "Pembeli membayar langsung kepada penjual, dengan metode pembayaran pesanan, sebesar jumlah pesanan yang tepat, dan dalam batas waktu pembayarannya.",
  "terms.payment.2":
    "Bayar hanya dari rekening yang terdaftar atas nama Anda sendiri. Nama pembayar harus sama dengan nama yang terverifikasi. Pembayaran oleh teman, kerabat, pemberi kerja, atau pihak ketiga lain tidak diperbolehkan, meskipun uang itu ditujukan untuk Anda.",
  "terms.payment.3":
    "Penjual boleh menolak pembayaran yang berasal dari orang lain, dan dalam hal itu wajib mengembalikannya secara penuh ke rekening asalnya. Biaya dan keterlambatan akibat pembayaran tersebut ditanggung oleh pembeli.",
  "terms.payment.4":
    "Penjual hanya menerima uang di rekening atas namanya sendiri yang terverifikasi dan tersimpan di Parley. Jangan pernah membayar ke rekening yang hanya disebutkan dalam chat.",

  "terms.remarks.title": "Apa yang Anda tulis saat transfer",
  "terms.remarks.1":
    "Jangan mencantumkan apa pun tentang koin, mata uang kripto, Parley, atau transaksi ini dalam catatan, referensi, atau tujuan pembayaran. Kosongkan, atau tulis hanya referensi yang ditampilkan pada pesanan. Catatan semacam itu dapat membuat bank menghentikan pembayaran atau menutup rekening.",
  "terms.remarks.2":
    "Jika transfer memuat catatan semacam itu, penjual boleh menolaknya dan mengembalikannya secara penuh, dan pesanan dapat dibatalkan dengan beban pada pembeli.",

  "terms.confirm.title": "Menandai sudah dibayar dan melepaskan koin",
  "terms.confirm.1":
    "Tekan “Saya sudah bayar” hanya setelah uang benar-benar keluar dari rekening Anda. Menekannya tanpa membayar dianggap sebagai upaya penipuan. Penekanan dengan iktikad buruk akan mengakibatkan pembekuan akun.",
  "terms.confirm.2":
    "Penjual memeriksa rekening bank atau akun pembayarannya sendiri, bukan pesan atau tangkapan layar, dan menekan “Sudah diterima & lepaskan kripto” segera setelah seluruh jumlah diterima dari orang yang benar. Penjual yang telah menerima uang tidak boleh menahan koin.",
  "terms.confirm.3":
    "Pelepasan bersifat final. Koin yang telah diterima pembeli tidak dapat ditarik kembali, baik oleh penjual maupun oleh Parley.",

  "terms.cancel.title": "Pembatalan dan batas waktu",
  "terms.cancel.1":
    "Pembeli boleh membatalkan pesanan sebelum membayar. Jangan membatalkan setelah Anda mentransfer uang: koin akan kembali kepada penjual sementara uang Anda sedang dalam proses.",
  "terms.cancel.2":
    "Pesanan yang tidak ditandai sudah dibayar sebelum batas waktu pembayaran berakhir akan dibatalkan secara otomatis, dan koin dikembalikan. Penjual boleh memperpanjang batas waktu satu kali. Penjual tidak dapat membatalkan pesanan.",
  "terms.cancel.3":
    "Jika Anda memang sudah membayar dan pesanan dibatalkan karena waktunya habis, Anda memiliki waktu 24 jam untuk mengajukan banding. Segera beri tahu kami: koin tidak lagi berada dalam escrow, dan kami hanya dapat memediasi.",
  "terms.cancel.4":
    "Siapa pun yang membatalkan terlalu banyak pesanan karena kesalahannya sendiri dalam 24 jam tidak dapat membuat pesanan baru untuk sementara waktu. Halaman akan menunjukkan sampai kapan.",

  "terms.appeals.title": "Banding",
  "terms.appeals.1":
    "Masing-masing pihak boleh mengajukan banding jika pembayaran atau koin belum diterima. Koin tetap dalam escrow dan semua batas waktu berhenti sampai banding selesai. Jika pesanan yang ditandai sudah dibayar tidak dilepaskan dalam 24 jam, banding dibuka secara otomatis.",
  "terms.appeals.2":
    "Kedua pihak memberikan keterangan yang benar tentang kejadiannya dan mengirimkan bukti yang diminta, seperti rekening koran atau bukti pembayaran, dalam waktu yang ditentukan. Jika satu pihak tidak menjawab, keputusan didasarkan pada apa yang ditunjukkan pihak lain.",
  "terms.appeals.3":
    "Kedua pihak dapat menyelesaikan banding sendiri kapan saja, dengan pelepasan koin atau dengan menyepakati pembagian koin. Jika tidak, layanan pelanggan memutuskan berdasarkan pesanan, chat-nya, dan bukti kedua pihak: dilepaskan kepada pembeli, dikembalikan kepada penjual, atau dibagi. Keputusan itu mengakhiri pesanan di Parley. Keputusan itu tidak menghilangkan hak Anda untuk menempuh jalur pengadilan.",
  "terms.appeals.4":
    "Keputusan didasarkan pada apa yang ditunjukkan kedua pihak. Bukti yang dipalsukan, diubah, atau disembunyikan mengakibatkan kekalahan dalam banding dan tindakan sebagaimana diuraikan di bawah ini.",

  "terms.fees.title": "Biaya",
  "terms.fees.1":
    "Taker suatu iklan membayar biaya dalam bentuk koin. Tarif dan jumlahnya ditampilkan sebelum Anda mengonfirmasi, dan dipotong dari koin yang diterima pembeli. Pengiklan tidak membayar apa pun. Pesanan yang berakhir tanpa pelepasan tidak dikenai biaya.",
  "terms.fees.2":
    "Bank, layanan pembayaran, dan jaringan dapat mengenakan biaya mereka sendiri. Biaya itu ditanggung oleh pihak yang menyebabkannya; penjual harus menerima jumlah pesanan secara penuh. Anda bertanggung jawab atas pajak Anda sendiri.",

  "terms.conduct.title": "Yang tidak diperbolehkan dan akibatnya",
  "terms.conduct.1":
    "Yang tidak diperbolehkan: uang atau koin hasil kejahatan, pencucian uang, pendanaan terorisme, pelanggaran sanksi, penipuan, bukti palsu, penarikan kembali pembayaran setelah koin dilepaskan, bertindak untuk orang yang menyembunyikan identitasnya, memiliki lebih dari satu akun, dan setiap upaya untuk mengakali aturan, limit, atau pemeriksaan layanan ini.",
  "terms.conduct.2":
    "Juga tidak diperbolehkan: mengatur transaksi di luar platform dengan orang yang Anda temui di sini, meminta data kontak untuk tujuan itu, meminta uang lebih atau syarat lain di luar yang tercantum dalam iklan, serta penghinaan, ancaman, atau promosi dalam chat. Transaksi pribadi tidak dilindungi escrow, dan kami tidak dapat membantu.",
  "terms.conduct.3":
    "Jika kami memiliki alasan kuat untuk meyakini bahwa aturan ini dilanggar, kami dapat menolak atau menahan pesanan, menutup iklan, membekukan transaksi atau seluruh akun, dan melapor kepada pihak berwenang jika diwajibkan hukum. Sejauh diizinkan hukum, kami memberi tahu Anda alasannya dan cara mengajukan keberatan.",
  "terms.conduct.4":
    "Koin Anda tetap milik Anda. Pembekuan dapat menunda penarikannya selama pemeriksaan atau hukum mengharuskannya. Pesanan yang sudah berjalan akan diselesaikan atau diputuskan dalam banding.",

  "terms.risks.title": "Risiko yang perlu Anda ketahui",
  "terms.risks.1":
    "Harga koin dapat berubah dengan cepat dan tajam, juga saat pesanan Anda sedang berjalan. Anda dapat kehilangan seluruh dana yang Anda tempatkan. Tidak ada apa pun di situs ini yang merupakan saran untuk membeli atau menjual.",
  "terms.risks.2":
    "Sebagian pembayaran dapat ditarik kembali, tertunda, atau dibekukan oleh bank. Escrow melindungi koin, bukan uang: pilihlah metode pembayaran dan lawan transaksi Anda dengan cermat, dan baca ketentuan pengiklan sebelum membuat pesanan.",
  "terms.risks.3":
    "Layanan dapat terganggu oleh pemeliharaan, kerusakan, atau jaringan yang tidak kami kendalikan. Kami memperbaiki hal-hal yang merupakan kesalahan kami. Sejauh hukum mengizinkan kami membatasi tanggung jawab, kami tidak bertanggung jawab atas keuntungan yang tidak diperoleh, atas tindakan pengguna lain, bank, atau jaringan, ataupun atas kerugian akibat pelanggaran kewajiban Anda sendiri. Tidak ada ketentuan di sini yang membatasi tanggung jawab atas kesengajaan, kelalaian berat, atau hal lain yang menurut hukum tidak boleh dibatasi.",

  "terms.data.title": "Data Anda",
  "terms.data.1":
    "Kami menyimpan data yang kami perlukan untuk menjalankan layanan dan mematuhi hukum: akun Anda, verifikasi beserta dokumennya, pesanan, chat, rincian pembayaran, perangkat, dan riwayat login Anda. Dokumen disimpan dalam bentuk terenkripsi, dan hanya staf yang menangani kasus Anda yang dapat membukanya.",
  "terms.data.2":
    "Lawan transaksi Anda melihat nama panggilan Anda, rekam jejak transaksi Anda, dan, setelah pesanan dibuat, nama terverifikasi Anda serta rincian pembayaran pesanan itu. Gunakan informasi tentang orang lain hanya untuk melaksanakan pesanan tersebut, dan jangan meneruskannya kepada siapa pun.",
  "terms.data.3":
    "Anda dapat menanyakan data yang kami simpan tentang Anda, meminta perbaikannya, dan, jika tidak ada hukum atau sengketa yang masih berjalan yang mengharuskan kami menyimpannya, meminta penghapusannya.",

  "terms.changes.title": "Perubahan perjanjian ini",
  "terms.changes.1":
    "Setiap versi perjanjian ini memuat tanggalnya. Jika ada perubahan substansi, Anda diminta menyetujui versi baru sebelum bertransaksi lagi; sampai saat itu pesanan Anda yang masih berjalan mengikuti versi yang telah Anda setujui.",
  "terms.changes.2":
    "Jika Anda tidak setuju dengan versi baru, jangan menyetujuinya. Anda tetap dapat menyelesaikan pesanan, menarik koin, dan menutup akun Anda. Anda dapat mengakhiri perjanjian ini kapan saja setelah tidak ada lagi pesanan Anda yang berjalan.",

  "terms.disputes.title": "Hukum dan sengketa",
  "terms.disputes.1":
    "Jika terjadi masalah dalam transaksi, gunakan terlebih dahulu chat pesanan, kemudian banding. Jika Anda tidak puas dengan keputusan layanan pelanggan, Anda dapat menulis kepada kami dalam 30 hari agar keputusan itu ditinjau oleh orang yang tidak ikut mengambilnya.",
  "terms.disputes.2":
    "Perjanjian ini tunduk pada hukum tempat kedudukan terdaftar operator situs web ini, dan pengadilan di sana yang memutuskan, kecuali hukum di tempat tinggal Anda memberi Anda, sebagai konsumen, hak atas ketentuan lain atau atas pengadilan Anda sendiri. Jika suatu bagian perjanjian ini tidak berlaku, bagian lainnya tetap berlaku.",
  "terms.disputes.3":
    "Terjemahan dibuat untuk kemudahan Anda. Jika terdapat perbedaan dengan teks bahasa Inggris, teks bahasa Inggris yang berlaku, kecuali hukum di tempat tinggal Anda menentukan lain.",
});
