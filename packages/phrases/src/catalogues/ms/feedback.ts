import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Maklum balas",
  "feedback.empty": "Belum ada maklum balas",
  "feedback.emptyText": "Maklum balas dipaparkan di sini selepas pesanan selesai.",
  "feedback.filter": "Tunjukkan",
  "feedback.filter.all": "Semua",
  "feedback.positive": "Positif",
  "feedback.negative": "Negatif",
  "feedback.reply": "Balas",
  "feedback.replyFrom": "Balasan daripada {name}",
  "feedback.replyLabel": "Balasan anda",
  "feedback.replySend": "Hantar balasan",
  "feedback.replied": "Balasan anda telah disiarkan.",
  "feedback.replyNotDone": "Balasan anda belum disiarkan",
  "feedback.more": "Tunjukkan lagi",
  "feedback.failed": "Maklum balas tidak dapat dimuatkan.",
  "feedback.retry": "Cuba lagi",
  "feedback.form.title": "Bagaimana urus niaga anda dengan {name}?",
  "feedback.form.good": "Baik",
  "feedback.form.bad": "Teruk",
  "feedback.form.comment": "Ulasan (pilihan)",
  "feedback.form.hint":
    "Maklum balas anda boleh dibaca semua orang dan tidak boleh diubah kemudian.",
  "feedback.form.send": "Hantar maklum balas",
  "feedback.form.choose": "Sila pilih “Baik” atau “Teruk”.",
  "feedback.form.done": "Terima kasih atas maklum balas anda.",
  "feedback.form.notDone": "Maklum balas anda belum dihantar",
});
