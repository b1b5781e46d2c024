import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Avaliações",
  "feedback.empty": "Nenhuma avaliação ainda",
  "feedback.emptyText": "As avaliações aparecem aqui depois das ordens concluídas.",
  "feedback.filter": "Mostrar",
  "feedback.filter.all": "Todas",
  "feedback.positive": "Positiva",
  "feedback.negative": "Negativa",
  "feedback.reply": "Responder",
  "feedback.replyFrom": "Resposta de {name}",
  "feedback.replyLabel": "Sua resposta",
  "feedback.replySend": "Enviar resposta",
  "feedback.replied": "Sua resposta foi publicada.",
  "feedback.more": "Mostrar mais",
  "feedback.failed": "Não foi possível carregar as avaliações.",
  "feedback.retry": "Tentar novamente",
  "feedback.form.title": "Como foi a negociação com {name}?",
  "feedback.form.good": "Boa",
  "feedback.form.bad": "Ruim",
  "feedback.form.comment": "Comentário (opcional)",
  "feedback.form.hint": "Sua avaliação é pública e não poderá ser alterada depois.",
  "feedback.form.send": "Enviar avaliação",
  "feedback.form.choose": "Escolha “Boa” ou “Ruim”.",
  "feedback.form.done": "Obrigado pela sua avaliação.",
});
