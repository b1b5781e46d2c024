import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Değerlendirmeler",
  "feedback.empty": "Henüz değerlendirme yok",
  "feedback.emptyText": "Değerlendirmeler, tamamlanan emirlerden sonra burada görünür.",
  "feedback.filter": "Göster",
  "feedback.filter.all": "Tümü",
  "feedback.positive": "Olumlu",
  "feedback.negative": "Olumsuz",
  "feedback.reply": "Yanıtla",
  "feedback.replyFrom": "{name} yanıtladı",
  "feedback.replyLabel": "Yanıtınız",
  "feedback.replySend": "Yanıtı gönder",
  "feedback.replied": "Yanıtınız yayınlandı.",
  "feedback.more": "Daha fazla göster",
  "feedback.failed": "Değerlendirmeler yüklenemedi.",
  "feedback.retry": "Tekrar dene",
  "feedback.form.title": "{name} ile işleminiz nasıldı?",
  "feedback.form.good": "İyi",
  "feedback.form.bad": "Kötü",
  "feedback.form.comment": "Yorum (isteğe bağlı)",
  "feedback.form.hint": "Değerlendirmenizi herkes görebilir ve sonradan değiştirilemez.",
  "feedback.form.send": "Değerlendirmeyi gönder",
  "feedback.form.choose": "Lütfen “İyi” veya “Kötü” seçin.",
  "feedback.form.done": "Değerlendirmeniz için teşekkürler.",
});
