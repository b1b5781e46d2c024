import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Bewertungen",
  "feedback.empty": "Noch keine Bewertungen",
  "feedback.emptyText": "Bewertungen erscheinen hier nach abgeschlossenen Orders.",
  "feedback.filter": "Anzeigen",
  "feedback.filter.all": "Alle",
  "feedback.positive": "Positiv",
  "feedback.negative": "Negativ",
  "feedback.reply": "Antworten",
  "feedback.replyFrom": "Antwort von {name}",
  "feedback.replyLabel": "Ihre Antwort",
  "feedback.replySend": "Antwort senden",
  "feedback.replied": "Ihre Antwort wurde veröffentlicht.",
  "feedback.more": "Mehr anzeigen",
  "feedback.failed": "Die Bewertungen konnten nicht geladen werden.",
  "feedback.retry": "Erneut versuchen",
  "feedback.form.title": "Wie war der Handel mit {name}?",
  "feedback.form.good": "Gut",
  "feedback.form.bad": "Schlecht",
  "feedback.form.comment": "Kommentar (optional)",
  "feedback.form.hint": "Ihre Bewertung ist öffentlich und kann später nicht geändert werden.",
  "feedback.form.send": "Bewertung senden",
  "feedback.form.choose": "Bitte wählen Sie „Gut“ oder „Schlecht“.",
  "feedback.form.done": "Vielen Dank für Ihre Bewertung.",
});
