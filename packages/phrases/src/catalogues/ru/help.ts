import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Справка",
  "help.lead": "Короткие статьи о сделках на Parley, вашем аккаунте и безопасности.",
  "help.topic.trading": "Сделки",
  "help.topic.safety": "Безопасность",
  "help.topic.account": "Ваш аккаунт",
  "help.topic.costs": "Комиссии и лимиты",
  "help.all": "Все статьи справки",
  "help.announcements": "Новости сервиса",
  "help.rulingTime": "Время от апелляции до решения (медиана за последние {days} дней): {time}",
  "help.contents": "На этой странице",
  "help.otherLanguage": "Этот текст пока недоступен на вашем языке.",
  "help.outdated": "Английский текст новее этого перевода.",
  "help.readEnglish": "Читать на английском",
  "help.failed": "Сейчас не удаётся загрузить страницы справки.",
});
