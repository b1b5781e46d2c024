import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Покупайте и продавайте криптовалюту напрямую друг у друга, пока монеты хранятся на эскроу.",
  "install.offline.title": "Нет соединения",
  "install.offline.text":
    "Parley недоступен. Проверьте подключение к интернету. Сроки открытых ордеров продолжают идти.",
  "install.offline.retry": "Повторить",
  "install.push.title": "Push-уведомления",
  "install.push.text":
    "Новости ваших ордеров приходят на это устройство, даже когда Parley закрыт. На экране блокировки не видно ни сумм, ни имён.",
  "install.push.switch": "Это устройство",
  "install.push.switch.text": "Ордера и апелляции",
  "install.push.unsupported": "Этот браузер не поддерживает push-уведомления.",
  "install.push.homeScreen":
    "На iPhone и iPad сначала добавьте Parley на экран «Домой»: нажмите «Поделиться», затем «На экран „Домой“» и откройте Parley оттуда.",
  "install.push.blocked":
    "Ваш браузер блокирует уведомления этого сайта. Разрешите их в настройках сайта в браузере, затем включите здесь.",
  "install.push.refused": "Браузеру не разрешено показывать уведомления.",
  "install.push.isOn": "Это устройство теперь получает push-уведомления.",
  "install.push.isOff": "Это устройство больше не получает push-уведомления.",
  "install.push.failed": "Не удалось включить push-уведомления. Повторите попытку позже.",
  "install.sound.title": "Новые ордера",
  "install.sound.switch": "Звук при новом ордере",
  "install.sound.text": "На этом устройстве, пока Parley открыт",
});
