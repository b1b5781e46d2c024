import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Bantuan",
  "help.lead": "Artikel singkat tentang bertransaksi di Parley, akun, dan keamanan Anda.",
  "help.topic.trading": "Transaksi",
  "help.topic.safety": "Keamanan",
  "help.topic.account": "Akun Anda",
  "help.topic.costs": "Biaya dan batas",
  "help.all": "Semua artikel bantuan",
  "help.announcements": "Pengumuman",
  "help.rulingTime":
    "Waktu dari pengajuan banding hingga keputusan (median {days} hari terakhir): {time}",
  "help.upTo": "maksimal {rate}",
  "help.contents": "Di halaman ini",
  "help.otherLanguage": "Teks ini belum tersedia dalam bahasa Anda.",
  "help.outdated": "Teks bahasa Inggris lebih baru daripada terjemahan ini.",
  "help.readEnglish": "Baca dalam bahasa Inggris",
  "help.failed": "Halaman bantuan tidak dapat dimuat saat ini.",
  "help.status.title": "Status layanan",
  "help.status.description": "Apa yang berfungsi di situs ini saat ini.",
  "help.status.allGood": "Semuanya berfungsi.",
  "help.status.limited": "Beberapa layanan sedang terbatas.",
  "help.status.site": "Situs web dan API",
  "help.status.trading": "Perdagangan",
  "help.status.markets": "{count, plural, other {# pasar dibuka}}",
  "help.status.prices": "Harga referensi",
  "help.status.pricesAt": "Per {time}",
  "help.status.pricesOld": "Tidak terbaru: {coins}",
  "help.status.deposits": "Deposit",
  "help.status.withdrawals": "Penarikan",
  "help.status.pausedOn": "Dijeda: {networks}",
  "help.status.working": "Berfungsi",
  "help.status.isLimited": "Terbatas",
  "help.status.unknown": "Tidak diketahui",
  "help.status.note":
    "Halaman ini membaca status lagi setiap menit. Pekerjaan terencana diumumkan di <link>bantuan</link>.",
});
