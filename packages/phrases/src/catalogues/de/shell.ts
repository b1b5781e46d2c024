import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Zum Inhalt springen",

  "shell.account.loggedOut": "Sie sind abgemeldet.",
  "shell.account.sessionEnded": "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.",

  "shell.protection": "So schützt Parley Sie",
  "shell.contact": "Kundenservice kontaktieren",

  "shell.error.notFound": "Seite nicht gefunden",
  "shell.error.notFoundRoute": "Seite nicht gefunden",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Unter dieser Adresse gibt es nichts. Vielleicht enthält sie einen Tippfehler, oder die Seite ist umgezogen.",
  "shell.error.internal": "Interner Serverfehler",
  "shell.error.internalText":
    "Bei uns ist etwas schiefgelaufen. Ihre Coins und Ihre Orders sind davon nicht betroffen. Bitte versuchen Sie es gleich noch einmal.",
  "shell.error.notAllowed": "Kein Zugriff",
  "shell.error.notAllowedText": "Ihr Konto ist nicht berechtigt, diese Seite zu sehen.",
  "shell.error.limited": "Zu viele Anfragen",
  "shell.error.limitedText":
    "Von Ihnen oder aus Ihrem Netzwerk kamen zu viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.",
  "shell.error.busy": "Dienst nicht verfügbar",
  "shell.error.busyText":
    "Die Website ist derzeit stark ausgelastet. Ihre Coins und Ihre Orders sind davon nicht betroffen. Bitte versuchen Sie es gleich noch einmal.",
  "shell.error.accountGroup":
    "Ihre Kontogruppe ist nicht bekannt. Bitte melden Sie sich erneut an.",
  "shell.error.home": "Zur Startseite",
  "shell.error.retry": "Erneut versuchen",
  "shell.notDone.unknown": "Noch nicht bestätigt",
  "shell.notDone.text":
    "Der Server hat es nicht bestätigt. Prüfen Sie Ihre Verbindung und versuchen Sie es hier erneut. Es wird nicht doppelt ausgeführt.",
  "shell.notDone.retry": "Erneut versuchen",
  "shell.notDone.change": "Die Änderung ist nicht gespeichert",

  "shell.amount.question": "Welchen Betrag meinen Sie?",
  "shell.amount.notAmount": "Das lässt sich nicht als Betrag lesen.",
  "shell.amount.decimals":
    "Höchstens {most, plural, one {# Nachkommastelle} other {# Nachkommastellen}}.",
  "shell.amount.check": "Bitte prüfen Sie den Betrag.",
  "shell.error.network": "Netzwerkfehler",
  "shell.error.requestFailed": "Die Anfrage ist fehlgeschlagen. Bitte versuchen Sie es noch einmal",
  "shell.error.requestFailedRetry": "Anfrage fehlgeschlagen, bitte versuchen Sie es noch einmal",
  "shell.error.newVersion": "Neue Version verfügbar, bitte laden Sie die Seite neu!",
  "shell.error.noMatchingData": "Keine passenden Daten",

  "shell.refresh": "Neu laden",
  "shell.dismiss": "Schließen",
  "shell.toasts": "Meldungen",
  "shell.loading": "Die Seite wird geladen",
  "shell.offline": "Sie sind offline. Die angezeigten Daten sind möglicherweise nicht aktuell.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Order ansehen",
});
