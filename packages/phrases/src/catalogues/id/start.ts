import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "Bersiap untuk bertransaksi",
  "start.text":
    "Setiap langkah hanya perlu sekali. Langkah yang selesai tersimpan, jadi Anda dapat berhenti kapan saja dan melanjutkan di perangkat lain.",
  "start.left": "Sekitar {minutes} menit lagi",
  "start.minutes": "Sekitar {minutes} menit",
  "start.now": "Kerjakan sekarang",

  "start.phone.why": "Untuk kode lewat SMS saat Anda mengonfirmasi hal penting.",
  "start.email.why": "Untuk kode dan kabar tentang pesanan Anda.",
  "start.kyc.why":
    "Agar kedua pihak transaksi tahu siapa yang membayar. Siapkan paspor, KTP, atau SIM Anda.",
  "start.agreement.why": "Aturan yang berlaku bagi kedua pihak transaksi.",
  "start.agreement.accept": "Saya sudah membaca dan menyetujui",
  "start.twoFactor.why":
    "Dengan kode dari aplikasi di ponsel Anda, hanya Anda yang dapat melepaskan koin dan menarik dana.",
  "start.twoFactor.app":
    "Anda memerlukan aplikasi autentikator di ponsel, misalnya Google Authenticator: pasang dahulu. Tombol ini menampilkan kuncinya dan mengirim kode ke kontak yang tertaut.",

  "start.order.title": "Pilihan Anda disimpan",
  "start.order.text":
    "Setelah semuanya selesai, Anda kembali ke iklan dengan jumlah dan metode pembayaran yang sama. Belum ada pesanan yang dibuat: sampai saat itu harga dapat berubah.",
  "start.order.view": "Lihat iklan",

  "start.meanwhile": "Yang dapat Anda lakukan sementara itu",
  "start.meanwhile.market": "Lihat iklan dan harga",
  "start.meanwhile.help": "Baca cara transaksi dilindungi",
  "start.meanwhile.reach": "Pilih cara kami memberi tahu Anda",
  "start.meanwhile.phishing": "Pilih kode anti-phishing untuk email kami",

  "start.done.title": "Anda sudah dapat bertransaksi",
  "start.done.text": "Semua yang diperlukan untuk bertransaksi sudah siap.",
  "start.done.order": "Lanjutkan ke pesanan Anda",
  "start.done.market": "Lihat iklan",
  "start.done.back": "Kembali ke halaman sebelumnya",
  "start.done.toOrder": "Semuanya siap. Periksa pesanan Anda lalu buat.",
});
