import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Langsung ke konten",

  "shell.account.loggedOut": "Anda telah keluar.",
  "shell.account.sessionEnded": "Sesi Anda telah berakhir. Silakan masuk kembali.",

  "shell.protection": "Cara Parley melindungi Anda",
  "shell.contact": "Hubungi layanan pelanggan",

  "shell.error.notFound": "Halaman tidak ditemukan",
  "shell.error.notFoundRoute": "Halaman tidak ditemukan",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Tidak ada apa pun di alamat ini. Mungkin alamatnya salah ketik atau halamannya sudah dipindahkan.",
  "shell.error.internal": "Kesalahan server internal",
  "shell.error.internalText":
    "Terjadi gangguan di pihak kami. Koin dan pesanan Anda tidak terpengaruh. Silakan coba lagi beberapa saat lagi.",
  "shell.error.notAllowed": "Akses Tidak Diizinkan",
  "shell.error.notAllowedText": "Akun Anda tidak diizinkan melihat halaman ini.",
  "shell.error.limited": "Terlalu Banyak Permintaan",
  "shell.error.limitedText":
    "Terlalu banyak permintaan dari Anda atau jaringan Anda. Silakan tunggu satu menit lalu coba lagi.",
  "shell.error.busy": "Layanan Tidak Tersedia",
  "shell.error.busyText":
    "Situs sedang sangat sibuk. Koin dan pesanan Anda tidak terpengaruh. Silakan coba lagi beberapa saat lagi.",
  "shell.error.accountGroup": "Grup akun Anda tidak dikenali. Silakan masuk kembali.",
  "shell.error.home": "Ke beranda",
  "shell.error.retry": "Coba lagi",
  "shell.notDone.unknown": "Belum dikonfirmasi",
  "shell.notDone.text":
    "Server belum mengonfirmasi. Periksa koneksi Anda lalu coba lagi di sini. Tindakan ini tidak akan dilakukan dua kali.",
  "shell.notDone.retry": "Coba lagi",
  "shell.notDone.change": "Perubahan belum disimpan",

  "shell.amount.question": "Jumlah mana yang Anda maksud?",
  "shell.amount.notAmount": "Ini tidak dapat dibaca sebagai jumlah.",
  "shell.amount.decimals": "Paling banyak {most} desimal.",
  "shell.amount.check": "Periksa jumlahnya.",
  "shell.error.network": "Kesalahan jaringan",
  "shell.error.requestFailed": "Permintaan gagal diproses. Silakan coba lagi",
  "shell.error.requestFailedRetry": "Permintaan gagal, silakan coba lagi",
  "shell.error.newVersion": "Versi baru tersedia, silakan muat ulang halaman!",
  "shell.error.noMatchingData": "Tidak ada data yang cocok",

  "shell.refresh": "Muat ulang",
  "shell.dismiss": "Tutup",
  "shell.toasts": "Pemberitahuan",
  "shell.loading": "Halaman sedang dimuat",
  "shell.offline": "Anda sedang offline. Informasi yang tampil mungkin sudah usang.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Lihat pesanan",
});
