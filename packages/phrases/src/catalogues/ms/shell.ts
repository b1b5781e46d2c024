import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Langkau ke kandungan",

  "shell.account.loggedOut": "Anda telah log keluar.",
  "shell.account.sessionEnded": "Sesi anda telah tamat. Sila log masuk semula.",

  "shell.protection": "Cara Parley melindungi anda",
  "shell.contact": "Hubungi khidmat pelanggan",

  "shell.error.notFound": "Halaman tidak ditemui",
  "shell.error.notFoundRoute": "Halaman tidak ditemui",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Tiada apa-apa di alamat ini. Mungkin alamat tersalah taip atau halaman telah dipindahkan.",
  "shell.error.internal": "Ralat dalaman pelayan",
  "shell.error.internalText":
    "Berlaku masalah di pihak kami. Kripto dan pesanan anda tidak terjejas. Sila cuba sebentar lagi.",
  "shell.error.notAllowed": "Akses Tidak Dibenarkan",
  "shell.error.notAllowedText": "Akaun anda tidak dibenarkan melihat halaman ini.",
  "shell.error.limited": "Terlalu Banyak Permintaan",
  "shell.error.limitedText":
    "Terlalu banyak permintaan daripada anda atau rangkaian anda. Sila tunggu seminit dan cuba lagi.",
  "shell.error.busy": "Perkhidmatan Tidak Tersedia",
  "shell.error.busyText":
    "Laman ini sangat sibuk sekarang. Kripto dan pesanan anda tidak terjejas. Sila cuba sebentar lagi.",
  "shell.error.accountGroup": "Kumpulan akaun anda tidak diketahui. Sila log masuk semula.",
  "shell.error.home": "Ke laman utama",
  "shell.error.retry": "Cuba lagi",
  "shell.notDone.unknown": "Belum disahkan",
  "shell.notDone.text":
    "Pelayan belum mengesahkannya. Semak sambungan anda dan cuba lagi di sini. Tindakan ini tidak akan dibuat dua kali.",
  "shell.notDone.retry": "Cuba lagi",
  "shell.notDone.change": "Perubahan belum disimpan",

  "shell.amount.question": "Jumlah mana yang anda maksudkan?",
  "shell.amount.notAmount": "Ini tidak dapat dibaca sebagai jumlah.",
  "shell.amount.decimals": "Paling banyak {most} tempat perpuluhan.",
  "shell.amount.check": "Sila semak jumlah itu.",
  "shell.error.network": "Ralat rangkaian",
  "shell.error.requestFailed": "Permintaan tidak berjaya. Sila cuba lagi",
  "shell.error.requestFailedRetry": "Permintaan gagal, sila cuba lagi",
  "shell.error.newVersion": "Versi baharu tersedia, sila muat semula halaman!",
  "shell.error.noMatchingData": "Tiada data yang sepadan",

  "shell.refresh": "Muat semula",
  "shell.dismiss": "Tutup",
  "shell.toasts": "Makluman",
  "shell.loading": "Halaman sedang dimuatkan",
  "shell.offline": "Anda berada di luar talian. Maklumat yang dipaparkan mungkin sudah lapuk.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Lihat pesanan",
});
