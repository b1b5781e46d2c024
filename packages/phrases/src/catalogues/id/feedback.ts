import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Ulasan",
  "feedback.empty": "Belum ada ulasan",
  "feedback.emptyText": "Ulasan muncul di sini setelah pesanan selesai.",
  "feedback.filter": "Tampilkan",
  "feedback.filter.all": "Semua",
  "feedback.positive": "Positif",
  "feedback.negative": "Negatif",
  "feedback.reply": "Balas",
  "feedback.replyFrom": "Balasan dari {name}",
  "feedback.replyLabel": "Balasan Anda",
  "feedback.replySend": "Kirim balasan",
  "feedback.replied": "Balasan Anda telah ditampilkan.",
  "feedback.more": "Tampilkan lainnya",
  "feedback.failed": "Ulasan tidak dapat dimuat.",
  "feedback.retry": "Coba lagi",
  "feedback.form.title": "Bagaimana transaksi Anda dengan {name}?",
  "feedback.form.good": "Baik",
  "feedback.form.bad": "Buruk",
  "feedback.form.comment": "Komentar (opsional)",
  "feedback.form.hint": "Ulasan Anda dapat dibaca semua orang dan tidak dapat diubah lagi.",
  "feedback.form.send": "Kirim ulasan",
  "feedback.form.choose": "Pilih “Baik” atau “Buruk”.",
  "feedback.form.done": "Terima kasih atas ulasan Anda.",
});
