import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "Halaman P2P",
  "native.nav.market": "Perdagangan",
  "native.nav.orders": "Pesanan",
  "native.nav.offers": "Iklan saya",
  "native.nav.payment": "Metode pembayaran",
  "native.nav.account": "Pengaturan",
  "native.login.title": "Masuk",
  "native.login.text": "Masuk di aplikasi untuk melanjutkan.",
  "native.login.button": "Masuk",
  "native.login.failed": "Aplikasi gagal memasukkan Anda. Silakan coba lagi.",
  "native.logOut": "Keluar",
  "native.outdated": "Ini memerlukan versi aplikasi yang lebih baru.",
  "native.update": "Perbarui",
  "native.picture.save": "Simpan gambar",
  "native.picture.saved": "Gambar telah disimpan.",
  "native.picture.failed": "Gambar tidak dapat disimpan.",
  "native.community.text": "Pengguna lain mungkin juga tahu jawabannya.",
  "native.community.open": "Tanya komunitas",
});
