import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Zum Inhalt springen",
  "shell.home": "Parley, Startseite",
  "shell.nav": "Hauptmenü",
  "shell.nav.buy": "Kaufen",
  "shell.nav.sell": "Verkaufen",
  "shell.nav.express": "Express",
  "shell.nav.offers": "Angebote",
  "shell.nav.orders": "Orders",
  "shell.nav.openOrders": "{count, plural, one {# offene Order} other {# offene Orders}}",
  "shell.nav.wallet": "Wallet",
  "shell.menu": "Menü",
  "shell.language": "Sprache",
  "shell.theme.dark": "Dunkles Design verwenden",
  "shell.theme.light": "Helles Design verwenden",

  "shell.account": "Konto",
  "shell.account.logIn": "Anmelden",
  "shell.account.register": "Registrieren",
  "shell.account.copyUid": "UID kopieren",
  "shell.account.copied": "Kopiert",
  "shell.account.security": "Sicherheit",
  "shell.account.kyc": "Identitätsprüfung",
  "shell.account.orders": "Meine Orders",
  "shell.account.offers": "Meine Angebote",
  "shell.account.payment": "Zahlungsmethoden",
  "shell.account.subUsers": "Unterkonten",
  "shell.account.settings": "Einstellungen",
  "shell.account.logOut": "Abmelden",
  "shell.account.loggedOut": "Sie sind abgemeldet.",
  "shell.account.sessionEnded": "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.",

  "shell.footer.trade": "Handeln",
  "shell.footer.buy": "Krypto kaufen",
  "shell.footer.sell": "Krypto verkaufen",
  "shell.footer.hkpay": "Mit HKD handeln",
  "shell.footer.agreement": "P2P-Servicevereinbarung",
  "shell.footer.protection": "So schützt Parley Sie",
  "shell.contact": "Kundenservice kontaktieren",
  "shell.footer.developers": "Entwickler",
  "shell.footer.apiDocs": "API-Dokumentation",
  "shell.footer.openApi": "OpenAPI-Dokument",
  "shell.footer.risk":
    "Die Preise von Kryptowährungen können schnell und stark schwanken. Handeln Sie nur mit Beträgen, deren Verlust Sie sich leisten können.",
  "shell.footer.licence": "Parley ist Open-Source-Software.",

  "shell.error.notFound": "Seite nicht gefunden",
  "shell.error.notFoundRoute": "Seite nicht gefunden",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Unter dieser Adresse gibt es nichts. Vielleicht enthält sie einen Tippfehler, oder die Seite ist umgezogen.",
  "shell.error.internal": "Interner Serverfehler",
  "shell.error.internalText":
    "Bei uns ist etwas schiefgelaufen. Ihre Coins und Ihre Orders sind davon nicht betroffen. Bitte versuchen Sie es gleich noch einmal.",
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
  "shell.amount.confirm": "Bitte bestätigen Sie den Betrag.",
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
});
