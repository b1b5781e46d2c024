import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "Bersedia untuk berdagang",
  "start.text":
    "Setiap langkah hanya perlu sekali. Langkah yang selesai disimpan, jadi anda boleh berhenti pada bila-bila masa dan menyambung pada peranti lain.",
  "start.left": "Lebih kurang {minutes} minit lagi",
  "start.minutes": "Lebih kurang {minutes} minit",
  "start.now": "Buat sekarang",

  "start.phone.why": "Untuk kod melalui SMS apabila anda mengesahkan perkara penting.",
  "start.email.why": "Untuk kod dan berita tentang pesanan anda.",
  "start.kyc.why":
    "Supaya kedua-dua pihak dagangan tahu siapa yang membayar. Sediakan pasport, kad pengenalan atau lesen memandu anda.",
  "start.agreement.why": "Peraturan yang terpakai kepada kedua-dua pihak dagangan.",
  "start.agreement.accept": "Saya telah membaca dan menerima",
  "start.twoFactor.why":
    "Dengan kod daripada aplikasi pada telefon anda, hanya anda boleh melepaskan syiling kripto dan membuat pengeluaran.",
  "start.twoFactor.app":
    "Anda memerlukan aplikasi pengesah pada telefon, seperti Google Authenticator: pasang dahulu. Butang ini menunjukkan kuncinya dan menghantar kod kepada kenalan yang terikat.",

  "start.order.title": "Pilihan anda disimpan",
  "start.order.text":
    "Apabila semuanya selesai, anda kembali ke iklan dengan jumlah dan kaedah pembayaran yang sama. Belum ada pesanan dibuat: sehingga itu harga boleh berubah.",
  "start.order.view": "Lihat iklan",

  "start.meanwhile": "Perkara yang boleh anda buat sementara itu",
  "start.meanwhile.market": "Lihat iklan dan harga",
  "start.meanwhile.help": "Baca cara dagangan dilindungi",
  "start.meanwhile.reach": "Pilih cara kami memaklumkan anda",
  "start.meanwhile.phishing": "Pilih kod antipancingan data untuk e-mel kami",

  "start.done.title": "Anda boleh berdagang sekarang",
  "start.done.text": "Semua yang diperlukan untuk dagangan telah sedia.",
  "start.done.order": "Teruskan ke pesanan anda",
  "start.done.market": "Lihat iklan",
  "start.done.back": "Kembali ke halaman tadi",
  "start.done.toOrder": "Semuanya sedia. Semak pesanan anda dan buat pesanan.",
});
