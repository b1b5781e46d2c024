import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Langkau ke kandungan",
  "shell.home": "Parley, laman utama",
  "shell.nav": "Menu utama",
  "shell.nav.buy": "Beli",
  "shell.nav.sell": "Jual",
  "shell.nav.express": "Ekspres",
  "shell.nav.wallet": "Dompet",
  "shell.language": "Bahasa",
  "shell.theme.dark": "Guna tema gelap",
  "shell.theme.light": "Guna tema cerah",

  "shell.account": "Akaun",
  "shell.account.logIn": "Log masuk",
  "shell.account.register": "Daftar",
  "shell.account.copyUid": "Salin UID",
  "shell.account.copied": "Disalin",
  "shell.account.security": "Keselamatan",
  "shell.account.kyc": "Pengesahan identiti",
  "shell.account.offers": "Tawaran saya",
  "shell.account.payment": "Kaedah pembayaran",
  "shell.account.subUsers": "Sub-akaun",
  "shell.account.settings": "Tetapan",
  "shell.account.logOut": "Log keluar",
  "shell.account.loggedOut": "Anda telah log keluar.",
  "shell.account.sessionEnded": "Sesi anda telah tamat. Sila log masuk semula.",

  "shell.footer.trade": "Dagangan",
  "shell.footer.buy": "Beli kripto",
  "shell.footer.sell": "Jual kripto",
  "shell.footer.hkpay": "Dagang dengan HKD",
  "shell.footer.agreement": "Perjanjian perkhidmatan P2P",
  "shell.footer.developers": "Pembangun",
  "shell.footer.apiDocs": "Dokumentasi API",
  "shell.footer.openApi": "Dokumen OpenAPI",
  "shell.footer.risk":
    "Harga mata wang kripto boleh berubah dengan pantas dan mendadak. Berdaganglah hanya dengan jumlah yang anda mampu tanggung kerugiannya.",
  "shell.footer.licence": "Parley ialah perisian sumber terbuka.",

  "shell.error.notFound": "Halaman tidak ditemui",
  "shell.error.notFoundRoute": "Halaman tidak ditemui",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Tiada apa-apa di alamat ini. Mungkin alamat tersalah taip atau halaman telah dipindahkan.",
  "shell.error.internal": "Ralat dalaman pelayan",
  "shell.error.internalText":
    "Berlaku masalah di pihak kami. Kripto dan pesanan anda tidak terjejas. Sila cuba sebentar lagi.",
  "shell.error.home": "Ke laman utama",
  "shell.error.retry": "Cuba lagi",
  "shell.error.network": "Ralat rangkaian",
  "shell.error.requestFailed": "Permintaan tidak berjaya. Sila cuba lagi",
  "shell.error.requestFailedRetry": "Permintaan gagal, sila cuba lagi",
  "shell.error.newVersion": "Versi baharu tersedia, sila muat semula halaman!",
  "shell.error.noMatchingData": "Tiada data yang sepadan",

  "shell.refresh": "Muat semula",
  "shell.dismiss": "Tutup",
  "shell.toasts": "Makluman",
  "shell.offline": "Anda berada di luar talian. Maklumat yang dipaparkan mungkin sudah lapuk.",
});
