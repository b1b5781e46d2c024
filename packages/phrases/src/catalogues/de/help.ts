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
  "help.upTo": "bis zu {rate}",
  "help.contents": "Auf dieser Seite",
  "help.otherLanguage": "Dieser Text ist in Ihrer Sprache noch nicht verfügbar.",
  "help.outdated": "Der englische Text ist neuer als diese Übersetzung.",
  "help.readEnglish": "Auf Englisch lesen",
  "help.failed": "Die Hilfeseiten können gerade nicht geladen werden.",
  "help.status.title": "Systemstatus",
  "help.status.description": "Was auf dieser Website gerade funktioniert.",
  "help.status.allGood": "Alles funktioniert.",
  "help.status.limited": "Einige Dienste sind gerade eingeschränkt.",
  "help.status.site": "Website und API",
  "help.status.trading": "Handel",
  "help.status.markets": "{count, plural, one {# Markt geöffnet} other {# Märkte geöffnet}}",
  "help.status.prices": "Referenzpreise",
  "help.status.pricesAt": "Stand: {time}",
  "help.status.pricesOld": "Veraltet: {coins}",
  "help.status.deposits": "Einzahlungen",
  "help.status.withdrawals": "Auszahlungen",
  "help.status.pausedOn": "Pausiert: {networks}",
  "help.status.working": "In Betrieb",
  "help.status.isLimited": "Eingeschränkt",
  "help.status.unknown": "Unbekannt",
  "help.status.note":
    "Diese Seite liest den Status jede Minute neu. Geplante Arbeiten kündigen wir in der <link>Hilfe</link> an.",
});
