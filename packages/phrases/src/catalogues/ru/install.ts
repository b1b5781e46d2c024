import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Покупайте и продавайте криптовалюту напрямую друг у друга, пока монеты хранятся на эскроу.",
  "install.offline.title": "Нет соединения",
  "install.offline.text":
    "Parley недоступен. Проверьте подключение к интернету. Сроки открытых ордеров продолжают идти.",
  "install.offline.retry": "Повторить",
});
