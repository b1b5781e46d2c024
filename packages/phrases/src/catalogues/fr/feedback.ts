import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Avis",
  "feedback.empty": "Aucun avis pour l’instant",
  "feedback.emptyText": "Les avis apparaissent ici après les ordres terminés.",
  "feedback.filter": "Afficher",
  "feedback.filter.all": "Tous",
  "feedback.positive": "Positif",
  "feedback.negative": "Négatif",
  "feedback.reply": "Répondre",
  "feedback.replyFrom": "Réponse de {name}",
  "feedback.replyLabel": "Votre réponse",
  "feedback.replySend": "Envoyer la réponse",
  "feedback.replied": "Votre réponse a été publiée.",
  "feedback.more": "Afficher plus",
  "feedback.failed": "Impossible de charger les avis.",
  "feedback.retry": "Réessayer",
  "feedback.form.title": "Comment s’est passé l’échange avec {name} ?",
  "feedback.form.good": "Bien",
  "feedback.form.bad": "Mal",
  "feedback.form.comment": "Commentaire (facultatif)",
  "feedback.form.hint": "Votre avis est public et ne pourra plus être modifié.",
  "feedback.form.send": "Envoyer l’avis",
  "feedback.form.choose": "Choisissez « Bien » ou « Mal ».",
  "feedback.form.done": "Merci pour votre avis.",
});
