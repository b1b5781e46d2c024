import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Valoraciones",
  "feedback.empty": "Aún no hay valoraciones",
  "feedback.emptyText": "Las valoraciones aparecen aquí después de las órdenes completadas.",
  "feedback.filter": "Mostrar",
  "feedback.filter.all": "Todas",
  "feedback.positive": "Positiva",
  "feedback.negative": "Negativa",
  "feedback.reply": "Responder",
  "feedback.replyFrom": "Respuesta de {name}",
  "feedback.replyLabel": "Tu respuesta",
  "feedback.replySend": "Enviar respuesta",
  "feedback.replied": "Tu respuesta se ha publicado.",
  "feedback.more": "Mostrar más",
  "feedback.failed": "No se pudieron cargar las valoraciones.",
  "feedback.retry": "Reintentar",
  "feedback.form.title": "¿Cómo fue la operación con {name}?",
  "feedback.form.good": "Bien",
  "feedback.form.bad": "Mal",
  "feedback.form.comment": "Comentario (opcional)",
  "feedback.form.hint": "Tu valoración es pública y no se podrá cambiar después.",
  "feedback.form.send": "Enviar valoración",
  "feedback.form.choose": "Elige “Bien” o “Mal”.",
  "feedback.form.done": "Gracias por tu valoración.",
});
