import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Feedback",
  "feedback.empty": "Ancora nessun feedback",
  "feedback.emptyText": "I feedback appaiono qui dopo gli ordini completati.",
  "feedback.filter": "Mostra",
  "feedback.filter.all": "Tutti",
  "feedback.positive": "Positivo",
  "feedback.negative": "Negativo",
  "feedback.reply": "Rispondi",
  "feedback.replyFrom": "Risposta di {name}",
  "feedback.replyLabel": "La tua risposta",
  "feedback.replySend": "Invia risposta",
  "feedback.replied": "La tua risposta è stata pubblicata.",
  "feedback.more": "Mostra altro",
  "feedback.failed": "Impossibile caricare i feedback.",
  "feedback.retry": "Riprova",
  "feedback.form.title": "Com’è andato lo scambio con {name}?",
  "feedback.form.good": "Bene",
  "feedback.form.bad": "Male",
  "feedback.form.comment": "Commento (facoltativo)",
  "feedback.form.hint": "Il tuo feedback è pubblico e non potrà essere modificato.",
  "feedback.form.send": "Invia feedback",
  "feedback.form.choose": "Scegli “Bene” o “Male”.",
  "feedback.form.done": "Grazie per il tuo feedback.",
});
