import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "Perjanjian layanan P2P",
  "agreement.meta.description":
    "Aturan bertransaksi di Parley: escrow, pembayaran, pembatalan, banding, biaya, tindakan terlarang, risiko, dan data Anda.",
  "agreement.text":
    "Silakan baca dan setujui <link>perjanjian layanan P2P</link> sebelum bertransaksi.",
  "agreement.version": "Versi {version}",
  "agreement.contents": "Daftar isi",
  "agreement.body": "Isi perjanjian",
  "agreement.otherLanguage": "Teks ini belum tersedia dalam bahasa Anda.",
  "agreement.read": "Saya telah membaca perjanjian ini dan menyetujuinya.",
  "agreement.required": "Perjanjian layanan P2P harus disetujui sebelum bertransaksi.",
  "agreement.changed": "Perjanjian telah berubah saat Anda membacanya. Silakan baca versi barunya.",
  "agreement.accept": "Setujui",
  "agreement.accepted": "Anda telah menyetujui perjanjian layanan P2P.",
  "agreement.notDone": "Perjanjian belum disetujui",
  "agreement.later": "Nanti saja",
  "agreement.close": "Tutup",
  "agreement.loading": "Perjanjian sedang dimuat.",
  "agreement.failed": "Perjanjian tidak dapat dimuat.",
  "agreement.retry": "Coba lagi",
});
