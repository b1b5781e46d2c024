import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Bantuan",
  "help.lead": "Artikel ringkas tentang berdagang di Parley, akaun dan keselamatan anda.",
  "help.topic.trading": "Dagangan",
  "help.topic.safety": "Keselamatan",
  "help.topic.account": "Akaun anda",
  "help.topic.costs": "Yuran dan had",
  "help.all": "Semua artikel bantuan",
  "help.announcements": "Pengumuman",
  "help.rulingTime": "Masa dari rayuan hingga keputusan (median {days} hari terakhir): {time}",
  "help.contents": "Di halaman ini",
  "help.otherLanguage": "Teks ini belum tersedia dalam bahasa anda.",
  "help.outdated": "Teks bahasa Inggeris lebih baharu daripada terjemahan ini.",
  "help.readEnglish": "Baca dalam bahasa Inggeris",
  "help.failed": "Halaman bantuan tidak dapat dimuatkan buat masa ini.",
});
