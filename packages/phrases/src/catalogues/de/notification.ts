import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Benachrichtigungen",
  "notification.description": "Was mit Ihren Orders, Ihrem Konto und Ihren Coins geschieht.",
  "notification.empty": "Noch keine Benachrichtigungen",
  "notification.emptyText": "Was mit Ihren Orders und Ihrem Konto geschieht, erscheint hier.",
  "notification.allRead": "Sie haben alles gelesen.",
  "notification.markAll": "Alle als gelesen markieren",
  "notification.viewAll": "Alle ansehen",
  "notification.unread": "Ungelesen",
  "notification.unreadOne": "Ungelesen",
  "notification.more": "Mehr anzeigen",
  "notification.filter": "Anzeigen",
  "notification.filter.all": "Alle",
  "notification.group.orders": "Orders",
  "notification.group.appeals": "Einsprüche",
  "notification.group.account": "Konto",
  "notification.group.wallet": "Wallet",
  "notification.group.security": "Sicherheit",
  "notification.settings": "Benachrichtigungen per E-Mail",
  "notification.settings.text":
    "Auf dieser Seite erscheint alles. Wählen Sie, was Sie auch per E-Mail erhalten möchten.",
  "notification.settings.orders":
    "Neue Orders, Zahlungen, Freigaben, Stornierungen und Erinnerungen",
  "notification.settings.appeals":
    "Eingelegte, zurückgezogene und beendete Einsprüche, ergänzte Belege, vorgeschlagene Aufteilungen",
  "notification.settings.account": "Identitätsprüfung und Unterkonten",
  "notification.settings.wallet": "Ein- und Auszahlungen",
  "notification.settings.security":
    "Anmeldungen von neuen Geräten und Änderungen an Ihrer Kontosicherheit",
  "notification.settings.always": "Immer an",
  "notification.settings.saved": "Ihre Auswahl wurde gespeichert.",
  "notification.failed": "Die Benachrichtigungen konnten nicht geladen werden.",
  "notification.retry": "Erneut versuchen",
});
