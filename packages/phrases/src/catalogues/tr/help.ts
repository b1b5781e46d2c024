import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Yardım",
  "help.lead": "Parley’de işlem yapma, hesabınız ve güvenliğiniz hakkında kısa yazılar.",
  "help.topic.trading": "İşlemler",
  "help.topic.safety": "Güvenlik",
  "help.topic.account": "Hesabınız",
  "help.topic.costs": "Ücretler ve limitler",
  "help.all": "Tüm yardım yazıları",
  "help.announcements": "Duyurular",
  "help.rulingTime": "İtirazdan karara kadar geçen süre (son {days} günün medyanı): {time}",
  "help.contents": "Bu sayfada",
  "help.otherLanguage": "Bu metin henüz dilinizde mevcut değil.",
  "help.outdated": "İngilizce metin bu çeviriden daha yeni.",
  "help.readEnglish": "İngilizcesini oku",
  "help.failed": "Yardım sayfaları şu anda yüklenemiyor.",
});
