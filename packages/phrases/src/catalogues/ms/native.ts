import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "Halaman P2P",
  "native.nav.market": "Dagangan",
  "native.nav.orders": "Pesanan",
  "native.nav.offers": "Iklan saya",
  "native.nav.payment": "Kaedah pembayaran",
  "native.nav.account": "Tetapan",
  "native.login.title": "Log masuk",
  "native.login.text": "Log masuk dalam aplikasi untuk meneruskan.",
  "native.login.button": "Log masuk",
  "native.login.failed": "Aplikasi gagal melog masuk anda. Sila cuba lagi.",
  "native.logOut": "Log keluar",
  "native.outdated": "Ini memerlukan versi aplikasi yang lebih baharu.",
  "native.update": "Kemas kini",
  "native.picture.save": "Simpan gambar",
  "native.picture.saved": "Gambar telah disimpan.",
  "native.picture.failed": "Gambar tidak dapat disimpan.",
  "native.community.text": "Pengguna lain mungkin juga tahu jawapannya.",
  "native.community.open": "Tanya komuniti",
});
