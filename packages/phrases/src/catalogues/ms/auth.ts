import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Pastikan alamat di atas bermula dengan {origin}",
  "auth.checking": "Menyemak bahawa anda bukan robot…",
  "auth.noScript": "Borang ini memerlukan JavaScript. Sila hidupkannya dalam pelayar anda.",
  "auth.wait": "Anda boleh cuba lagi dalam {time}.",
  "auth.secondsLeft": "{seconds} saat lagi sebelum anda boleh cuba semula",

  "auth.account": "E-mel atau nombor telefon",
  "auth.account.hint": "Taip nombor telefon dengan kod negaranya, contohnya +60 12 345 6789.",
  "auth.account.invalid": "Sila masukkan alamat e-mel, atau nombor telefon dengan kod negaranya.",
  "auth.email": "E-mel",
  "auth.email.invalid": "Sila masukkan alamat e-mel yang sah.",
  "auth.phone": "Nombor telefon",
  "auth.phone.invalid": "Sila masukkan nombor telefon yang sah.",
  "auth.phone.country": "Kod negara",
  "auth.phone.search": "Cari negara atau kod",
  "auth.password": "Kata laluan",
  "auth.password.new": "Kata laluan baharu",
  "auth.password.short": "Sila gunakan sekurang-kurangnya 8 aksara.",
  "auth.password.long": "Sila gunakan tidak lebih daripada 128 aksara.",
  "auth.strength": "Kekuatan kata laluan: {level}",
  "auth.strength.none": "terlalu pendek",
  "auth.strength.weak": "lemah",
  "auth.strength.fair": "sederhana",
  "auth.strength.good": "baik",
  "auth.strength.strong": "kuat",
  "auth.strength.hint.short":
    "Sekurang-kurangnya 8 aksara. Beberapa perkataan berturut-turut mudah diingati.",
  "auth.strength.hint.easy": "Polanya antara yang paling awal diteka.",
  "auth.strength.hint.account": "Kata laluan mengandungi alamat e-mel atau nombor telefon anda.",
  "auth.strength.hint.longer": "Tambah aksara: lebih panjang, lebih selamat.",

  "auth.ended.otherDevice":
    "Anda dilog keluar daripada peranti lain. Jika itu bukan anda, tukar kata laluan anda dengan segera.",
  "auth.ended.passwordChanged":
    "Kata laluan akaun ini telah ditukar, maka semua sesi ditamatkan. Jika itu bukan anda, tetapkan semula dengan segera.",
  "auth.ended.securityChanged":
    "Tetapan keselamatan akaun ini telah diubah, maka semua sesi ditamatkan. Sila log masuk semula.",
  "auth.ended.service":
    "Khidmat pelanggan menamatkan semua sesi akaun ini untuk melindunginya. Butirannya ada dalam e-mel anda.",
  "auth.ended.frozen": "Akaun utama telah membekukan akses anda.",
  "auth.ended.expired": "Anda dilog keluar kerana peranti ini sudah lama tidak digunakan.",
  "auth.login.title": "Log masuk",
  "auth.login.description":
    "Log masuk ke Parley dengan e-mel, nombor telefon atau kunci laluan anda.",
  "auth.login.submit": "Log masuk",
  "auth.login.notDone": "Anda belum log masuk",
  "auth.login.forgot": "Lupa kata laluan?",
  "auth.login.or": "atau",
  "auth.login.passkey": "Log masuk dengan kunci laluan",
  "auth.login.new": "Baharu di Parley? <link>Daftar</link>",
  "auth.login.verify": "Sila sahkan bahawa ini memang anda.",
  "auth.login.back": "Kembali",

  "auth.register.title": "Buka akaun anda",
  "auth.register.description":
    "Buka akaun Parley dengan e-mel atau nombor telefon anda untuk membeli dan menjual kripto sesama pengguna.",
  "auth.register.by": "Daftar dengan",
  "auth.register.email": "E-mel",
  "auth.register.phone": "Telefon",
  "auth.register.submit": "Daftar",
  "auth.register.terms":
    "Dengan mendaftar, anda mengesahkan bahawa anda berumur sekurang-kurangnya 18 tahun. Anda membaca dan menerima <link>perjanjian perkhidmatan P2P</link> sebelum dagangan pertama; halaman <privacy>Privasi</privacy> menerangkan penggunaan data anda.",
  "auth.register.known": "Sudah mempunyai akaun? <link>Log masuk</link>",

  "auth.code.title.email": "Semak e-mel anda",
  "auth.code.title.phone": "Semak telefon anda",
  "auth.code": "Kod keselamatan",
  "auth.code.sent": "Kod baharu sedang dihantar.",
  "auth.code.wasSent": "Kod sudah dihantar ke {account}. <link>Masukkan kod</link>",
  "auth.code.confirm": "Sahkan",
  "auth.code.help.email":
    "Belum terima? Semak folder spam anda. Jika anda sudah mempunyai akaun, e-mel kami akan menyatakannya.",
  "auth.code.help.phone":
    "Belum terima? Semak nombor itu. Jika anda sudah mempunyai akaun, mesej kami akan menyatakannya.",
  "auth.code.change.email": "Tukar alamat e-mel",
  "auth.code.change.phone": "Tukar nombor telefon",

  "auth.forgot.title": "Tetapkan kata laluan baharu",
  "auth.forgot.description": "Tetapkan kata laluan baharu untuk akaun Parley anda.",
  "auth.forgot.text":
    "Masukkan e-mel atau nombor telefon akaun anda. Kami akan menghantar kod jika akaun itu wujud.",
  "auth.forgot.submit": "Hantar kod",
  "auth.forgot.reset": "Tetapkan kata laluan",
  "auth.forgot.sessions":
    "Anda akan dilog keluar daripada semua peranti, dan pengeluaran disekat selama 24 jam.",
  "auth.forgot.other": "Guna e-mel atau nombor telefon lain",
  "auth.forgot.done": "Kata laluan anda telah ditukar. Sila log masuk.",
  "auth.forgot.known": "Sudah ingat? <link>Log masuk</link>",
  "auth.undo.title": "Batalkan perubahan pada akaun anda",
  "auth.undo.text":
    "Pada {time} e-mel atau telefon akaun anda telah ditukar. Jika ini bukan anda, batalkan: akaun anda terikat semula hanya pada yang berikut.",
  "auth.undo.email": "E-mel",
  "auth.undo.phone": "Telefon",
  "auth.undo.none": "Tiada",
  "auth.undo.effects":
    "Semua peranti dilog keluar, apa yang ditambah sejak itu dibuang, pengeluaran disekat 24 jam, dan anda menetapkan kata laluan baharu.",
  "auth.undo.submit": "Batalkan perubahan",
  "auth.undo.done":
    "Perubahan telah dibatalkan. Sekarang tetapkan kata laluan baharu; kod dihantar kepada kontak yang terikat semula.",
});
