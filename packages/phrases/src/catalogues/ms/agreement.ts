import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "Perjanjian perkhidmatan P2P",
  "agreement.meta.description":
    "Peraturan berdagang di Parley: eskrow, pembayaran, pembatalan, rayuan, yuran, perbuatan terlarang, risiko dan data anda.",
  "agreement.text":
    "Sila baca dan terima <link>perjanjian perkhidmatan P2P</link> sebelum berdagang.",
  "agreement.version": "Versi {version}",
  "agreement.contents": "Kandungan",
  "agreement.body": "Teks perjanjian",
  "agreement.otherLanguage": "Teks ini belum tersedia dalam bahasa anda.",
  "agreement.read": "Saya telah membaca perjanjian ini dan menerimanya.",
  "agreement.required": "Perjanjian perkhidmatan P2P mesti diterima sebelum berdagang.",
  "agreement.changed": "Perjanjian telah berubah semasa anda membacanya. Sila baca versi baharu.",
  "agreement.accept": "Terima",
  "agreement.accepted": "Anda telah menerima perjanjian perkhidmatan P2P.",
  "agreement.notDone": "Perjanjian belum diterima",
  "agreement.later": "Bukan sekarang",
  "agreement.close": "Tutup",
  "agreement.loading": "Perjanjian sedang dimuatkan.",
  "agreement.failed": "Perjanjian tidak dapat dimuatkan.",
  "agreement.retry": "Cuba lagi",
});
