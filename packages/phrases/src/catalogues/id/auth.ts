import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Pastikan alamat di atas diawali dengan {origin}",
  "auth.checking": "Memeriksa bahwa Anda bukan robot…",
  "auth.noScript": "Formulir ini memerlukan JavaScript. Silakan aktifkan di browser Anda.",
  "auth.wait": "Anda dapat mencoba lagi dalam {time}.",
  "auth.secondsLeft": "{seconds} detik lagi sebelum Anda dapat mencoba kembali",

  "auth.account": "Email atau nomor telepon",
  "auth.account.hint": "Tulis nomor telepon dengan kode negaranya, misalnya +62 812 3456 7890.",
  "auth.account.invalid":
    "Silakan masukkan alamat email, atau nomor telepon dengan kode negaranya.",
  "auth.email": "Email",
  "auth.email.invalid": "Silakan masukkan alamat email yang valid.",
  "auth.phone": "Nomor telepon",
  "auth.phone.invalid": "Silakan masukkan nomor telepon yang valid.",
  "auth.phone.country": "Kode negara",
  "auth.phone.search": "Cari negara atau kode",
  "auth.password": "Kata sandi",
  "auth.password.new": "Kata sandi baru",
  "auth.password.short": "Gunakan minimal 8 karakter.",
  "auth.password.long": "Gunakan maksimal 128 karakter.",
  "auth.strength": "Kekuatan kata sandi: {level}",
  "auth.strength.none": "terlalu pendek",
  "auth.strength.weak": "lemah",
  "auth.strength.fair": "cukup",
  "auth.strength.good": "baik",
  "auth.strength.strong": "kuat",
  "auth.strength.hint.short": "Minimal 8 karakter. Rangkaian beberapa kata mudah diingat.",
  "auth.strength.hint.easy": "Polanya termasuk yang paling awal ditebak.",
  "auth.strength.hint.account": "Kata sandi memuat alamat email atau nomor telepon Anda.",
  "auth.strength.hint.longer": "Tambahkan karakter: makin panjang, makin aman.",

  "auth.ended.otherDevice":
    "Anda dikeluarkan dari perangkat lain. Jika itu bukan Anda, segera ubah kata sandi Anda.",
  "auth.ended.passwordChanged":
    "Kata sandi akun ini diubah sehingga semua sesi diakhiri. Jika itu bukan Anda, segera atur ulang.",
  "auth.ended.securityChanged":
    "Pengaturan keamanan akun ini diubah sehingga semua sesi diakhiri. Silakan masuk kembali.",
  "auth.ended.service":
    "Layanan pelanggan mengakhiri semua sesi akun ini untuk melindunginya. Lihat email Anda untuk keterangannya.",
  "auth.ended.frozen": "Akun utama membekukan akses Anda.",
  "auth.ended.expired": "Anda dikeluarkan karena perangkat ini lama tidak digunakan.",
  "auth.login.title": "Masuk",
  "auth.login.description": "Masuk ke Parley dengan email, nomor telepon, atau passkey Anda.",
  "auth.login.submit": "Masuk",
  "auth.login.notDone": "Anda belum masuk",
  "auth.login.forgot": "Lupa kata sandi?",
  "auth.login.or": "atau",
  "auth.login.passkey": "Masuk dengan passkey",
  "auth.login.new": "Baru di Parley? <link>Daftar</link>",
  "auth.login.verify": "Silakan konfirmasi bahwa ini benar Anda.",
  "auth.login.back": "Kembali",

  "auth.register.title": "Buat akun Anda",
  "auth.register.description":
    "Buat akun Parley dengan email atau nomor telepon Anda untuk membeli dan menjual kripto langsung antarpengguna.",
  "auth.register.by": "Daftar dengan",
  "auth.register.email": "Email",
  "auth.register.phone": "Telepon",
  "auth.register.submit": "Daftar",
  "auth.register.terms":
    "Dengan mendaftar, Anda menyatakan berusia minimal 18 tahun. Anda membaca dan menyetujui <link>perjanjian layanan P2P</link> sebelum transaksi pertama; halaman <privacy>Privasi</privacy> menjelaskan penggunaan data Anda.",
  "auth.register.known": "Sudah punya akun? <link>Masuk</link>",

  "auth.code.title.email": "Periksa email Anda",
  "auth.code.title.phone": "Periksa telepon Anda",
  "auth.code": "Kode keamanan",
  "auth.code.sent": "Kode baru sedang dikirim.",
  "auth.code.wasSent": "Kode sudah dikirim ke {account}. <link>Masukkan kode</link>",
  "auth.code.confirm": "Konfirmasi",
  "auth.code.help.email":
    "Belum ada? Periksa folder spam Anda. Jika Anda sudah punya akun, email kami akan memberitahukannya.",
  "auth.code.help.phone":
    "Belum ada? Periksa nomornya. Jika Anda sudah punya akun, pesan kami akan memberitahukannya.",
  "auth.code.change.email": "Ubah alamat email",
  "auth.code.change.phone": "Ubah nomor telepon",

  "auth.forgot.title": "Buat kata sandi baru",
  "auth.forgot.description": "Buat kata sandi baru untuk akun Parley Anda.",
  "auth.forgot.text":
    "Masukkan email atau nomor telepon akun Anda. Kami akan mengirim kode jika akunnya ada.",
  "auth.forgot.submit": "Kirim kode",
  "auth.forgot.reset": "Simpan kata sandi",
  "auth.forgot.sessions":
    "Anda akan dikeluarkan dari semua perangkat, dan penarikan diblokir selama 24 jam.",
  "auth.forgot.other": "Gunakan email atau nomor telepon lain",
  "auth.forgot.done": "Kata sandi Anda telah diubah. Silakan masuk.",
  "auth.forgot.known": "Sudah ingat? <link>Masuk</link>",
  "auth.undo.title": "Batalkan perubahan pada akun Anda",
  "auth.undo.text":
    "Pada {time} email atau telepon akun Anda diubah. Jika ini bukan Anda, batalkan: akun Anda kembali terikat hanya pada ini.",
  "auth.undo.email": "Email",
  "auth.undo.phone": "Telepon",
  "auth.undo.none": "Tidak ada",
  "auth.undo.effects":
    "Semua perangkat dikeluarkan, yang ditambahkan sejak itu dihapus, penarikan diblokir 24 jam, dan Anda membuat kata sandi baru.",
  "auth.undo.submit": "Batalkan perubahan",
  "auth.undo.done":
    "Perubahan telah dibatalkan. Sekarang buat kata sandi baru; kodenya dikirim ke kontak yang terikat kembali.",
});
