import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Уведомления",
  "notification.description": "Что происходит с вашими ордерами, аккаунтом и монетами.",
  "notification.empty": "Уведомлений пока нет",
  "notification.emptyText": "Здесь появляется всё, что происходит с вашими ордерами и аккаунтом.",
  "notification.allRead": "Вы всё прочитали.",
  "notification.markAll": "Отметить всё как прочитанное",
  "notification.viewAll": "Показать все",
  "notification.unread": "Непрочитанные",
  "notification.unreadOne": "Непрочитанное",
  "notification.more": "Показать ещё",
  "notification.filter": "Показать",
  "notification.filter.all": "Все",
  "notification.group.orders": "Ордера",
  "notification.group.appeals": "Апелляции",
  "notification.group.account": "Аккаунт",
  "notification.group.wallet": "Кошелёк",
  "notification.group.security": "Безопасность",
  "notification.settings": "Уведомления по почте",
  "notification.settings.text":
    "На этой странице видно всё. Выберите, о чём сообщать ещё и по электронной почте.",
  "notification.settings.orders": "Новые ордера, оплаты, отправка монет, отмены и напоминания",
  "notification.settings.appeals":
    "Открытые, отозванные и завершённые апелляции, добавленные доказательства, предложенные разделы",
  "notification.settings.account": "Проверка личности и субаккаунты",
  "notification.settings.wallet": "Пополнения и выводы",
  "notification.settings.security": "Входы с новых устройств и изменения безопасности аккаунта",
  "notification.settings.always": "Всегда включено",
  "notification.settings.saved": "Ваш выбор сохранён.",
  "notification.failed": "Не удалось загрузить уведомления.",
  "notification.retry": "Повторить",
});
