import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "P2P-Servicevereinbarung",
  "agreement.meta.description":
    "Die Regeln für den Handel auf Parley: Treuhand, Zahlungen, Stornierung, Einsprüche, Gebühren, verbotenes Verhalten, Risiken und Ihre Daten.",
  "agreement.text":
    "Bitte lesen Sie vor dem Handeln die <link>P2P-Servicevereinbarung</link> und nehmen Sie sie an.",
  "agreement.version": "Fassung {version}",
  "agreement.contents": "Inhalt",
  "agreement.body": "Text der Vereinbarung",
  "agreement.otherLanguage": "Dieser Text ist in Ihrer Sprache noch nicht verfügbar.",
  "agreement.read": "Ich habe die Vereinbarung gelesen und nehme sie an.",
  "agreement.required": "Die P2P-Servicevereinbarung muss vor dem Handeln angenommen werden.",
  "agreement.changed":
    "Die Vereinbarung hat sich geändert, während Sie sie gelesen haben. Bitte lesen Sie die neue Fassung.",
  "agreement.accept": "Annehmen",
  "agreement.accepted": "Sie haben die P2P-Servicevereinbarung angenommen.",
  "agreement.notDone": "Die Vereinbarung ist nicht angenommen",
  "agreement.later": "Nicht jetzt",
  "agreement.close": "Schließen",
  "agreement.loading": "Die Vereinbarung wird geladen.",
  "agreement.failed": "Die Vereinbarung konnte nicht geladen werden.",
  "agreement.retry": "Erneut versuchen",
});
