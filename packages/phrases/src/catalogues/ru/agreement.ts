import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "Условия P2P-сервиса",
  "agreement.meta.description":
    "Правила сделок на Parley: эскроу, оплата, отмена, апелляции, комиссии, запрещённые действия, риски и ваши данные.",
  "agreement.text": "Прочитайте и примите <link>условия P2P-сервиса</link> перед началом торговли.",
  "agreement.version": "Версия {version}",
  "agreement.contents": "Содержание",
  "agreement.body": "Текст условий",
  "agreement.otherLanguage": "Этот текст пока недоступен на вашем языке.",
  "agreement.read": "Подтверждаю ознакомление с условиями и принимаю их.",
  "agreement.required": "Перед началом торговли нужно принять условия P2P-сервиса.",
  "agreement.changed": "Пока вы читали, условия изменились. Прочитайте новую версию.",
  "agreement.accept": "Принять",
  "agreement.accepted": "Вы приняли условия P2P-сервиса.",
  "agreement.notDone": "Условия не приняты",
  "agreement.later": "Не сейчас",
  "agreement.close": "Закрыть",
  "agreement.loading": "Условия загружаются.",
  "agreement.failed": "Не удалось загрузить условия.",
  "agreement.retry": "Повторить",
});
