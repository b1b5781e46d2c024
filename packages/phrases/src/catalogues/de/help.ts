import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Hilfe",
  "help.lead": "Kurze Artikel über den Handel auf Parley, Ihr Konto und Ihre Sicherheit.",
  "help.topic.trading": "Handel",
  "help.topic.safety": "Sicherheit",
  "help.topic.account": "Ihr Konto",
  "help.topic.costs": "Gebühren und Limits",
  "help.all": "Alle Hilfeartikel",
  "help.announcements": "Mitteilungen",
  "help.rulingTime":
    "Zeit vom Einspruch bis zur Entscheidung (Median der letzten {days} Tage): {time}",
  "help.contents": "Auf dieser Seite",
  "help.otherLanguage": "Dieser Text ist in Ihrer Sprache noch nicht verfügbar.",
  "help.outdated": "Der englische Text ist neuer als diese Übersetzung.",
  "help.readEnglish": "Auf Englisch lesen",
  "help.failed": "Die Hilfeseiten können gerade nicht geladen werden.",
});
