import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "Perjanjian perkhidmatan P2P",

  "terms.parties.title": "Pihak-pihak dalam perjanjian ini",
  "terms.parties.1":
    "Perjanjian ini dibuat antara anda dengan pengendali laman web ini, yang selepas ini disebut Parley. Perjanjian ini meliputi perkhidmatan P2P: tempat orang membeli dan menjual mata wang kripto (“syiling kripto”) dengan wang melalui iklan masing-masing.",
  "terms.parties.2":
    "Setiap dagangan ialah kontrak antara dua pengguna, iaitu pembeli dan penjual. Parley bukan pihak kepadanya: Parley tidak membeli atau menjual, bukan bank, dan tidak sekali-kali menerima atau memegang wang yang dibayar untuk syiling kripto. Parley memegang syiling kripto bagi pesanan yang sedang berjalan, menunjukkan kepada kedua-dua pihak apa yang perlu dilakukan, dan membuat keputusan apabila mereka tidak mencapai persetujuan.",
  "terms.parties.3":
    "Pengiklan ialah pengguna yang menyiarkan iklan; taker ialah pengguna yang menerimanya. Mana-mana satu boleh menjadi pembeli atau penjual.",

  "terms.account.title": "Siapa yang boleh berdagang",
  "terms.account.1":
    "Anda mesti berumur sekurang-kurangnya 18 tahun dan dibenarkan di sisi undang-undang untuk memperdagangkan syiling kripto di tempat anda tinggal. Sebelum dagangan pertama, anda memerlukan telefon yang disahkan, e-mel yang disahkan, pengesahan identiti yang lengkap, penerimaan perjanjian ini dan pengesahan dua faktor.",
  "terms.account.2":
    "Maklumat yang anda berikan tentang diri atau syarikat anda mestilah benar dan lengkap, dan anda hendaklah mengemas kininya. Seorang individu atau sebuah syarikat mempunyai satu akaun. Anda tidak boleh menjual, meminjamkan atau berkongsi akaun itu.",
  "terms.account.3":
    "Akaun utama boleh mencipta sub-akaun. Sub-akaun bertindak atas nama akaun utama, di bawah identiti akaun utama dan penerimaan yang sama ini, dan akaun utama bertanggungjawab atas perbuatannya.",
  "terms.account.4":
    "Rahsiakan kata laluan, kod, kunci laluan dan peranti anda. Apa-apa yang disahkan dengan kod keselamatan anda dianggap dilakukan oleh anda, melainkan anda telah memaklumkan kami terlebih dahulu bahawa kod itu hilang atau dicuri. Kakitangan Parley tidak sekali-kali meminta kod atau kata laluan.",

  "terms.escrow.title": "Pesanan dan eskrow",
  "terms.escrow.1":
    "Apabila pesanan dibuat, syiling kripto penjual dikeluarkan daripada baki penjual dan dipegang oleh Parley dalam eskrow. Mulai saat itu, tiada pihak boleh menggunakannya sehingga pesanan tamat.",
  "terms.escrow.2":
    "Harga, jumlah, yuran, kaedah pembayaran dan tempoh pembayaran dipaparkan sebelum anda mengesahkan pesanan, dan kekal seperti semasa anda mengesahkannya. Membuat pesanan ialah janji yang mengikat untuk melaksanakannya.",
  "terms.escrow.3":
    "Syiling kripto keluar daripada eskrow dengan salah satu daripada dua cara: kepada pembeli apabila penjual telah mengesahkan pembayaran, atau kembali kepada penjual apabila pesanan tamat tanpa pembayaran. Dalam rayuan, syiling kripto diserahkan mengikut persetujuan kedua-dua pihak atau keputusan khidmat pelanggan. Syiling kripto dalam eskrow tidak memperoleh faedah.",

  "terms.payment.title": "Bayar hanya daripada akaun anda sendiri",
  "terms.payment.1":
    "Pembeli membayar penjual secara terus, melalui kaedah pembayaran pesanan, mengikut jumlah pesanan yang tepat, dan dalam tempoh pembayarannya.",
  "terms.payment.2":
    "Bayar hanya daripada akaun yang didaftarkan atas nama anda sendiri. Nama pembayar mesti sepadan dengan nama anda yang telah disahkan. Bayaran oleh rakan, saudara-mara, majikan atau mana-mana pihak ketiga tidak dibenarkan, walaupun wang itu untuk anda.",
  "terms.payment.3":
    "Penjual boleh menolak bayaran yang datang daripada orang lain, dan kemudian mesti memulangkannya sepenuhnya ke akaun asalnya. Kos dan kelewatan bayaran sedemikian ditanggung oleh pembeli.",
  "terms.payment.4":
    "Penjual hanya menerima wang dalam akaun atas nama sendiri yang telah disahkan dan disimpan di Parley. Jangan sekali-kali membayar ke akaun yang hanya dinyatakan dalam chat.",

  "terms.remarks.title": "Apa yang anda tulis dalam pindahan wang",
  "terms.remarks.1":
    "Jangan letakkan apa-apa tentang syiling kripto, mata wang kripto, Parley atau dagangan itu dalam catatan, rujukan atau tujuan pembayaran. Biarkan kosong, atau tulis hanya rujukan yang dipaparkan pada pesanan. Catatan sedemikian boleh menyebabkan bank menghentikan pembayaran atau menutup akaun.",
  "terms.remarks.2":
    "Jika pindahan wang mengandungi catatan sebegini, penjual boleh menolaknya dan memulangkannya sepenuhnya, dan pesanan boleh dibatalkan atas tanggungan pembeli.",

  "terms.confirm.title": "Menandakan sudah dibayar dan melepaskan kripto",
  "terms.confirm.1":
    "Tekan “Saya sudah bayar” hanya selepas wang benar-benar keluar daripada akaun anda. Menekannya tanpa membayar dianggap sebagai cubaan menipu. Klik berniat jahat akan menyebabkan akaun dibekukan.",
  "terms.confirm.2":
    "Penjual menyemak akaun bank atau akaun pembayarannya sendiri, bukan mesej atau tangkapan skrin, dan menekan “Sudah diterima & lepaskan kripto” sebaik sahaja jumlah penuh diterima daripada orang yang betul. Penjual yang telah menerima wang tidak boleh menahan syiling kripto.",
  "terms.confirm.3":
    "Pelepasan adalah muktamad. Syiling kripto yang telah sampai kepada pembeli tidak boleh ditarik balik, sama ada oleh penjual atau Parley.",

  "terms.cancel.title": "Pembatalan dan had masa",
  "terms.cancel.1":
    "Pembeli boleh membatalkan pesanan sebelum membayar. Jangan batalkan selepas anda memindahkan wang: syiling kripto akan kembali kepada penjual sedangkan wang anda masih dalam perjalanan.",
  "terms.cancel.2":
    "Pesanan yang tidak ditandakan sebagai sudah dibayar sebelum tempoh pembayarannya tamat akan dibatalkan secara automatik, dan syiling kripto dikembalikan. Penjual boleh melanjutkan tempoh itu sekali. Penjual tidak boleh membatalkan pesanan.",
  "terms.cancel.3":
    "Jika anda memang telah membayar dan pesanan dibatalkan kerana masa tamat, anda mempunyai 24 jam untuk membuat rayuan. Maklumkan kami dengan segera: syiling kripto tidak lagi berada dalam eskrow, dan kami hanya boleh menjadi pengantara.",
  "terms.cancel.4":
    "Sesiapa yang membatalkan terlalu banyak pesanan atas kesalahan sendiri dalam masa 24 jam tidak boleh membuat pesanan baharu buat sementara waktu. Halaman akan menunjukkan sehingga bila.",

  "terms.appeals.title": "Rayuan",
  "terms.appeals.1":
    "Mana-mana pihak boleh membuat rayuan apabila bayaran atau syiling kripto belum diterima. Syiling kripto kekal dalam eskrow dan semua had masa dihentikan sehingga rayuan selesai. Jika pesanan yang ditandakan sebagai sudah dibayar tidak dilepaskan dalam masa 24 jam, rayuan dibuka secara automatik.",
  "terms.appeals.2":
    "Kedua-dua pihak memberikan keterangan yang benar tentang kejadian dan menghantar bukti yang diminta, seperti penyata bank atau resit pembayaran, dalam masa yang dinyatakan. Jika satu pihak tidak menjawab, keputusan dibuat berdasarkan apa yang ditunjukkan oleh pihak yang lain.",
  "terms.appeals.3":
    "Kedua-dua pihak boleh menyelesaikan rayuan sendiri pada bila-bila masa, dengan pelepasan atau dengan bersetuju tentang cara membahagikan syiling kripto. Jika tidak, khidmat pelanggan memutuskan berdasarkan pesanan, chat dan bukti kedua-dua pihak: dilepaskan kepada pembeli, dikembalikan kepada penjual, atau dibahagikan. Keputusan itu menamatkan pesanan di Parley. Keputusan itu tidak menghapuskan hak anda untuk ke mahkamah.",
  "terms.appeals.4":
    "Keputusan dibuat berdasarkan apa yang ditunjukkan oleh kedua-dua pihak. Bukti yang dipalsukan, diubah atau disembunyikan menyebabkan kekalahan dalam rayuan dan tindakan yang diterangkan di bawah.",

  "terms.fees.title": "Yuran",
  "terms.fees.1":
    "Taker bagi sesuatu iklan membayar yuran dalam bentuk syiling kripto. Kadar dan jumlahnya dipaparkan sebelum anda mengesahkan, dan ditolak daripada syiling kripto yang diterima pembeli. Pengiklan tidak membayar apa-apa. Pesanan yang tamat tanpa pelepasan tidak dikenakan yuran.",
  "terms.fees.2":
    "Bank, perkhidmatan pembayaran dan rangkaian boleh mengenakan yuran mereka sendiri. Yuran itu ditanggung oleh pihak yang menyebabkannya; penjual mesti menerima jumlah penuh pesanan. Anda bertanggungjawab atas cukai anda sendiri.",

  "terms.conduct.title": "Perkara yang tidak dibenarkan dan akibatnya",
  "terms.conduct.1":
    "Yang tidak dibenarkan ialah: wang atau syiling kripto hasil jenayah, pengubahan wang haram, pembiayaan keganasan, pelanggaran sekatan, penipuan, bukti palsu, pembalikan bayaran selepas syiling kripto dilepaskan, bertindak bagi orang yang menyembunyikan diri, memiliki lebih daripada satu akaun, dan sebarang cubaan untuk mengelak peraturan, had atau semakan perkhidmatan ini.",
  "terms.conduct.2":
    "Juga tidak dibenarkan: mengatur dagangan di luar platform dengan seseorang yang anda temui di sini, meminta butiran hubungan untuk tujuan itu, meminta wang lebih atau syarat lain daripada yang dinyatakan dalam iklan, serta penghinaan, ugutan atau pengiklanan dalam chat. Dagangan persendirian tidak dilindungi eskrow, dan kami tidak dapat membantu.",
  "terms.conduct.3":
    "Apabila kami mempunyai sebab kukuh untuk mempercayai bahawa peraturan ini telah dilanggar, kami boleh menolak atau menahan pesanan, menutup iklan, membekukan dagangan atau keseluruhan akaun, dan melaporkan kepada pihak berkuasa jika dikehendaki undang-undang. Setakat yang dibenarkan undang-undang, kami memaklumkan anda sebabnya dan cara untuk membantah.",
  "terms.conduct.4":
    "Syiling kripto anda kekal milik anda. Pembekuan boleh melewatkan pengeluarannya selama mana dikehendaki oleh semakan atau undang-undang. Pesanan yang sudah berjalan akan diselesaikan atau diputuskan dalam rayuan.",

  "terms.risks.title": "Risiko yang perlu anda ketahui",
  "terms.risks.1":
    "Harga syiling kripto boleh berubah dengan cepat dan ketara, termasuk semasa pesanan anda sedang berjalan. Anda mungkin kehilangan semua yang anda laburkan. Tiada apa-apa di laman ini merupakan nasihat untuk membeli atau menjual.",
  "terms.risks.2":
    "Sesetengah bayaran boleh dibalikkan, dilewatkan atau dibekukan oleh bank. Eskrow melindungi syiling kripto, bukan wang: pilih kaedah pembayaran dan rakan dagangan anda dengan teliti, dan baca terma pengiklan sebelum membuat pesanan.",
  "terms.risks.3":
    "Perkhidmatan boleh terganggu oleh penyelenggaraan, kegagalan atau rangkaian di luar kawalan kami. Kami membetulkan perkara yang menjadi kesalahan kami. Setakat undang-undang membenarkan kami mengehadkan tanggungan, kami tidak bertanggungan atas keuntungan yang terlepas, atas perbuatan pengguna lain, bank atau rangkaian, mahupun atas kerugian akibat pelanggaran kewajipan anda sendiri. Tiada apa-apa di sini mengehadkan tanggungan bagi perbuatan sengaja, kecuaian melampau atau apa-apa lain yang tidak dibenarkan undang-undang untuk dihadkan.",

  "terms.data.title": "Data anda",
  "terms.data.1":
    "Kami menyimpan apa yang kami perlukan untuk menjalankan perkhidmatan dan mematuhi undang-undang: akaun anda, pengesahan anda dan dokumennya, pesanan, chat, butiran pembayaran, peranti dan log masuk anda. Dokumen disimpan secara disulitkan, dan hanya kakitangan yang mengendalikan kes anda boleh membukanya.",
  "terms.data.2":
    "Rakan dagangan anda melihat nama samaran anda, rekod dagangan anda dan, setelah pesanan wujud, nama anda yang disahkan serta butiran pembayaran pesanan itu. Gunakan maklumat tentang orang lain hanya untuk melaksanakan pesanan itu, dan jangan sampaikannya kepada sesiapa.",
  "terms.data.3":
    "Anda boleh bertanya apa yang kami simpan tentang anda, meminta supaya dibetulkan dan, apabila tiada undang-undang atau pertikaian yang masih terbuka menghendaki kami menyimpannya, meminta supaya dipadamkan.",

  "terms.changes.title": "Perubahan perjanjian ini",
  "terms.changes.1":
    "Setiap versi perjanjian ini mempunyai tarikhnya. Apabila isi pokoknya berubah, anda diminta menerima versi baharu sebelum berdagang lagi; sehingga itu, pesanan anda yang masih terbuka diteruskan di bawah versi yang telah anda terima.",
  "terms.changes.2":
    "Jika anda tidak bersetuju dengan versi baharu, jangan terimanya. Anda masih boleh menyelesaikan pesanan, mengeluarkan syiling kripto dan menutup akaun anda. Anda boleh menamatkan perjanjian ini pada bila-bila masa setelah tiada lagi pesanan anda yang terbuka.",

  "terms.disputes.title": "Undang-undang dan pertikaian",
  "terms.disputes.1":
    "Jika berlaku masalah dalam dagangan, gunakan chat pesanan dahulu, kemudian rayuan. Jika anda tidak berpuas hati dengan keputusan khidmat pelanggan, anda boleh menulis kepada kami dalam masa 30 hari supaya keputusan itu disemak oleh orang yang tidak terlibat membuatnya.",
  "terms.disputes.2":
    "Perjanjian ini tertakluk kepada undang-undang tempat pejabat berdaftar pengendali laman web ini, dan mahkamah di sana yang memutuskan, melainkan undang-undang di tempat anda tinggal memberi anda, sebagai pengguna, hak kepada peraturan lain atau kepada mahkamah anda sendiri. Jika sebahagian perjanjian ini tidak sah, bahagian yang lain kekal berkuat kuasa.",
  "terms.disputes.3":
    "Terjemahan dibuat untuk kemudahan anda. Jika terdapat perbezaan dengan teks bahasa Inggeris, teks bahasa Inggeris yang terpakai, melainkan undang-undang di tempat anda tinggal menyatakan sebaliknya.",
});
