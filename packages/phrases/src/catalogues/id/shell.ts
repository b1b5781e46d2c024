import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Langsung ke konten",
  "shell.home": "Parley, beranda",
  "shell.nav": "Menu utama",
  "shell.nav.buy": "Beli",
  "shell.nav.sell": "Jual",
  "shell.nav.express": "Ekspres",
  "shell.nav.wallet": "Dompet",
  "shell.language": "Bahasa",
  "shell.theme.dark": "Gunakan tema gelap",
  "shell.theme.light": "Gunakan tema terang",

  "shell.account": "Akun",
  "shell.account.logIn": "Masuk",
  "shell.account.register": "Daftar",
  "shell.account.copyUid": "Salin UID",
  "shell.account.copied": "Disalin",
  "shell.account.security": "Keamanan",
  "shell.account.kyc": "Verifikasi identitas",
  "shell.account.offers": "Penawaran saya",
  "shell.account.payment": "Metode pembayaran",
  "shell.account.subUsers": "Sub-akun",
  "shell.account.settings": "Pengaturan",
  "shell.account.logOut": "Keluar",
  "shell.account.loggedOut": "Anda telah keluar.",
  "shell.account.sessionEnded": "Sesi Anda telah berakhir. Silakan masuk kembali.",

  "shell.footer.trade": "Transaksi",
  "shell.footer.buy": "Beli kripto",
  "shell.footer.sell": "Jual kripto",
  "shell.footer.hkpay": "Transaksi dengan HKD",
  "shell.footer.agreement": "Perjanjian layanan P2P",
  "shell.footer.developers": "Pengembang",
  "shell.footer.apiDocs": "Dokumentasi API",
  "shell.footer.openApi": "Dokumen OpenAPI",
  "shell.footer.risk":
    "Harga aset kripto dapat berubah dengan cepat dan tajam. Bertransaksilah hanya dengan dana yang siap Anda tanggung kerugiannya.",
  "shell.footer.licence": "Parley adalah perangkat lunak sumber terbuka.",

  "shell.error.notFound": "Halaman tidak ditemukan",
  "shell.error.notFoundRoute": "Halaman tidak ditemukan",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Tidak ada apa pun di alamat ini. Mungkin alamatnya salah ketik atau halamannya sudah dipindahkan.",
  "shell.error.internal": "Kesalahan server internal",
  "shell.error.internalText":
    "Terjadi gangguan di pihak kami. Koin dan pesanan Anda tidak terpengaruh. Silakan coba lagi beberapa saat lagi.",
  "shell.error.home": "Ke beranda",
  "shell.error.retry": "Coba lagi",
  "shell.error.network": "Kesalahan jaringan",
  "shell.error.requestFailed": "Permintaan gagal diproses. Silakan coba lagi",
  "shell.error.requestFailedRetry": "Permintaan gagal, silakan coba lagi",
  "shell.error.newVersion": "Versi baru tersedia, silakan muat ulang halaman!",
  "shell.error.noMatchingData": "Tidak ada data yang cocok",

  "shell.refresh": "Muat ulang",
  "shell.dismiss": "Tutup",
  "shell.toasts": "Pemberitahuan",
  "shell.offline": "Anda sedang offline. Informasi yang tampil mungkin sudah usang.",
});
