import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Отзывы",
  "feedback.empty": "Отзывов пока нет",
  "feedback.emptyText": "Отзывы появляются здесь после завершённых ордеров.",
  "feedback.filter": "Показать",
  "feedback.filter.all": "Все",
  "feedback.positive": "Положительный",
  "feedback.negative": "Отрицательный",
  "feedback.reply": "Ответить",
  "feedback.replyFrom": "Ответ от {name}",
  "feedback.replyLabel": "Ваш ответ",
  "feedback.replySend": "Отправить ответ",
  "feedback.replied": "Ваш ответ опубликован.",
  "feedback.more": "Показать ещё",
  "feedback.failed": "Не удалось загрузить отзывы.",
  "feedback.retry": "Повторить",
  "feedback.form.title": "Как прошла сделка с {name}?",
  "feedback.form.good": "Хорошо",
  "feedback.form.bad": "Плохо",
  "feedback.form.comment": "Комментарий (необязательно)",
  "feedback.form.hint": "Отзыв увидят все, изменить его позже нельзя.",
  "feedback.form.send": "Отправить отзыв",
  "feedback.form.choose": "Выберите «Хорошо» или «Плохо».",
  "feedback.form.done": "Спасибо за отзыв.",
});
