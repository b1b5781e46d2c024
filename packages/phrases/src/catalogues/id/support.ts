import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Hubungi layanan pelanggan",
  "support.text": "Ceritakan apa yang terjadi. Layanan pelanggan membaca setiap pesan.",
  "support.never":
    "Jangan pernah mengirim kata sandi atau kode keamanan. Layanan pelanggan tidak pernah memintanya.",
  "support.new": "Pesan baru",
  "support.logIn":
    "Punya akun? <link>Login</link> untuk menulis dari akun Anda dan membaca jawabannya di sini.",
  "support.logInForCase": "<link>Login</link> untuk membaca tiket Anda.",

  "support.subject": "Tentang apa?",
  "support.subject.choose": "Pilih topik",
  "support.subject.account": "Akun dan pengaturan",
  "support.subject.login": "Login dan verifikasi keamanan",
  "support.subject.verification": "Verifikasi identitas",
  "support.subject.order": "Pesanan",
  "support.subject.appeal": "Banding",
  "support.subject.deposit": "Deposit",
  "support.subject.withdrawal": "Penarikan",
  "support.subject.hold": "Akun dibekukan, ditahan, atau diblokir",
  "support.subject.other": "Lainnya",

  "support.order": "Pesanan",
  "support.order.none": "Tidak ada pesanan tertentu",

  "support.message": "Pesan Anda",
  "support.message.hint":
    "10 sampai 2.000 karakter. Waktu, jumlah, dan alamat membantu kami mencarinya.",
  "support.message.short": "Tulis minimal 10 karakter.",

  "support.email": "Alamat email Anda",
  "support.email.hint": "Jawaban dikirim ke alamat ini. Kami tidak memakainya untuk hal lain.",
  "support.email.invalid": "Masukkan alamat email yang valid.",

  "support.send": "Kirim",
  "support.checking": "Memeriksa browser Anda…",

  "support.notDone.send": "Pesan Anda tidak terkirim",
  "support.notDone.reply": "Balasan Anda tidak terkirim",
  "support.notDone.close": "Tiket tidak ditutup",

  "support.sent.title": "Pesan Anda sudah di layanan pelanggan",
  "support.sent.number": "Nomor tiket Anda {number}.",
  "support.sent.account":
    "Anda dapat membaca jawabannya di halaman ini. Kami akan memberi tahu saat jawabannya tiba.",
  "support.sent.email": "Jawaban akan dikirim ke {email}.",
  "support.sent.view": "Lihat tiket",
  "support.sent.another": "Tulis pesan lain",

  "support.cases": "Tiket Anda",
  "support.cases.none": "Anda belum pernah menulis ke layanan pelanggan.",
  "support.cases.older": "Tiket lebih lama",
  "support.cases.newer": "Tiket lebih baru",

  "support.case": "Tiket {number}",
  "support.case.unknown": "Tiket ini tidak ada di akun ini.",

  "support.state.open": "Menunggu layanan pelanggan",
  "support.state.claimed": "Sedang ditangani",
  "support.state.answered": "Dijawab",
  "support.state.closed": "Ditutup",

  "support.from.you": "Anda",
  "support.from.staff": "Layanan pelanggan",

  "support.reply": "Balasan Anda",
  "support.reply.send": "Kirim balasan",
  "support.field.blank": "Kolom ini tidak boleh kosong.",

  "support.close": "Tutup tiket",
  "support.close.title": "Tutup tiket ini?",
  "support.close.text":
    "Tiket ini tidak dapat ditulisi lagi. Anda dapat membuka tiket baru kapan saja.",
  "support.close.keep": "Biarkan terbuka",
  "support.closed": "Tiket ini sudah ditutup.",
});
