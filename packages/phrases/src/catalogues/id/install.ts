import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "Beli dan jual kripto antarorang, dengan koin disimpan dalam escrow.",
  "install.offline.title": "Tidak ada koneksi",
  "install.offline.text":
    "Parley tidak dapat dijangkau. Periksa koneksi internet Anda. Batas waktu pesanan yang terbuka tetap berjalan.",
  "install.offline.retry": "Coba lagi",
  "install.push.title": "Notifikasi push",
  "install.push.text":
    "Kabar tentang pesanan Anda tiba di perangkat ini meskipun Parley ditutup. Layar kunci tidak menampilkan jumlah maupun nama.",
  "install.push.switch": "Perangkat ini",
  "install.push.switch.text": "Pesanan dan banding",
  "install.push.unsupported": "Browser ini tidak mendukung notifikasi push.",
  "install.push.homeScreen":
    "Di iPhone dan iPad, tambahkan dulu Parley ke layar utama: ketuk Bagikan, lalu “Tambah ke Layar Utama”, dan buka Parley dari sana.",
  "install.push.blocked":
    "Browser Anda memblokir notifikasi dari situs ini. Izinkan di pengaturan situs pada browser, lalu aktifkan di sini.",
  "install.push.refused": "Browser tidak diizinkan menampilkan notifikasi.",
  "install.push.isOn": "Perangkat ini sekarang menerima notifikasi push.",
  "install.push.isOff": "Perangkat ini tidak lagi menerima notifikasi push.",
  "install.push.failed": "Notifikasi push tidak dapat diaktifkan. Silakan coba lagi nanti.",
  "install.sound.title": "Pesanan baru",
  "install.sound.switch": "Suara untuk pesanan baru",
  "install.sound.text": "Di perangkat ini, selama Parley terbuka",
});
