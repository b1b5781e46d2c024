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
  "help.contents": "Di halaman ini",
  "help.otherLanguage": "Teks ini belum tersedia dalam bahasa Anda.",
  "help.outdated": "Teks bahasa Inggris lebih baru daripada terjemahan ini.",
  "help.readEnglish": "Baca dalam bahasa Inggris",
  "help.failed": "Halaman bantuan tidak dapat dimuat saat ini.",
});
