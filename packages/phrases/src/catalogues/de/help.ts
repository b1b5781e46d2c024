import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "So schützt Parley Sie",
  "help.protection.lead":
    "Was bei einem Handel mit Ihren Coins geschieht, was Parley gegen Betrug tut und was Sie selbst tun sollten.",
  "help.contents": "Auf dieser Seite",

  "help.protection.escrow.title": "Coins liegen in der Treuhand",
  "help.protection.escrow.1":
    "Wird eine Order erstellt, verlassen die Coins das Guthaben des Verkäufers und liegen in der Treuhand. Bis zum Ende der Order kann keine Seite über sie verfügen.",
  "help.protection.escrow.2":
    "Der Käufer zahlt direkt an den Verkäufer. Parley erhält dieses Geld nie.",
  "help.protection.escrow.3":
    "Ist eine Order als bezahlt markiert, schickt keine Frist die Coins mehr zurück. Sie bewegen sich nur, wenn der Verkäufer sie freigibt, beide Seiten sich einigen oder der Kundenservice entscheidet.",

  "help.protection.release.title": "Erst freigeben, wenn das Geld da ist",
  "help.protection.release.1":
    "Prüfen Sie den vollen Betrag auf Ihrem eigenen Bank- oder Zahlungskonto. Ein Screenshot, eine Nachricht oder eine E-Mail des Käufers ist kein Nachweis.",
  "help.protection.release.2":
    "Die Freigabe erfordert einen Sicherheitscode und ist endgültig. Freigegebene Coins lassen sich nicht zurückholen.",
  "help.protection.release.3":
    "Der Käufer gibt den Namen auf dem zahlenden Konto und dessen letzte vier Zeichen an. Weicht der Name von seinem verifizierten Namen ab, sieht der Verkäufer eine Warnung.",

  "help.protection.codes.title": "Codes gelten einmal",
  "help.protection.codes.1":
    "Ein Sicherheitscode gilt einmal, für einen Zweck und für wenige Minuten. Ein benutzter Code Ihres Authenticators wird auch für alles andere abgelehnt.",
  "help.protection.codes.2":
    "Codes für Freigaben und Auszahlungen verlassen Ihren Browser verschlüsselt und an genau das gebunden, was Sie bestätigt haben. Unterwegs kann sie niemand lesen oder für etwas anderes verwenden.",

  "help.protection.account.title": "Änderungen an Ihrem Konto",
  "help.protection.account.1":
    "Mit einer neuen E-Mail oder Telefonnummer kann man sich 24 Stunden lang weder anmelden noch das Passwort zurücksetzen. Ihre übrigen Kontakte erhalten eine Nachricht mit einem Link, der die Änderung rückgängig macht.",
  "help.protection.account.2":
    "Auszahlungen sind 24 Stunden lang gesperrt, nachdem das Passwort zurückgesetzt, eine E-Mail oder Telefonnummer entfernt oder ersetzt oder der Authenticator ausgeschaltet wurde. Ausstehende Auszahlungen kehren in Ihr Wallet zurück.",
  "help.protection.account.3":
    "Unter Kontosicherheit sehen Sie jedes angemeldete Gerät und können es dort abmelden. Eine Anmeldung, die 30 Tage lang nicht genutzt wird, endet von selbst.",

  "help.protection.limits.title": "Limits für neue Konten",
  "help.protection.limits.1":
    "Neue Konten können nur wenige offene Orders von begrenztem Wert haben. Die Limits steigen mit abgeschlossenen Geschäften und verschiedenen Handelspartnern.",
  "help.protection.limits.2":
    "Limits, Handelssperren und Einfrierungen gelten für alle Konten einer Person gemeinsam, auch für Unterkonten.",
  "help.protection.limits.3":
    "Coins, die ein Konto in seinen ersten 30 Tagen oder mit einer rückholbaren Zahlungsmethode kauft, können erst nach 24 Stunden verkauft oder ausgezahlt werden. Das Orderformular sagt es vor dem Kauf.",

  "help.protection.appeals.title": "Wenn etwas schiefgeht",
  "help.protection.appeals.1":
    "Hat der Käufer die Order als bezahlt markiert und trifft das Geld nicht in der üblichen Zeit ein, kann der Verkäufer das melden. Der Käufer soll dann innerhalb von 60 Minuten einen Nachweis liefern.",
  "help.protection.appeals.2":
    "Beide Seiten können Einspruch erheben. Die Coins bleiben in der Treuhand, und der Kundenservice sieht sich Order, Chat und Nachweise beider Seiten an.",
  "help.protection.appeals.3":
    "Eine Entscheidung wird zwei Stunden nach der Mitteilung an beide Seiten wirksam. Bis dahin kann jede Seite einmal verlangen, dass ein anderer Mitarbeiter sie noch einmal prüft.",

  "help.protection.staff.title": "Wer entscheidet",
  "help.protection.staff.1":
    "Mitarbeiter können nicht handeln, und niemand entscheidet über eigene Konten oder über Konten, die mit ihnen Kontakte, Geräte oder Zahlungskonten teilen.",
  "help.protection.staff.2":
    "Fälle von hohem Wert brauchen die Zustimmung eines zweiten Mitarbeiters. Jede Handlung von Mitarbeitern wird aufgezeichnet und kann nicht verändert werden.",

  "help.protection.names.title": "Namen und Nachrichten",
  "help.protection.names.1":
    "Nicknames, die andere Nutzer oder Parley nachahmen, werden abgelehnt. Ein Nickname kann einmal in 30 Tagen geändert werden, frühere Namen werden 90 Tage lang angezeigt.",
  "help.protection.names.2":
    "Links, Telefonnummern und Kontonummern im Chat tragen eine Warnung. Zahlen Sie nur an das Konto, das die Order zeigt.",

  "help.protection.never.title": "Was Parley nie verlangt",
  "help.protection.never.1":
    "Parley fragt nie nach Ihrem Passwort oder einem Sicherheitscode: nicht im Chat, nicht am Telefon, nicht per E-Mail.",
  "help.protection.never.2":
    "Parley bittet Sie nie, Coins vorzeitig freizugeben, an ein anderes Konto zu zahlen oder außerhalb dieser Seite weiterzumachen.",

  "help.protection.you.title": "Was Sie tun sollten",
  "help.protection.you.1":
    "Zahlen Sie nur von einem Konto auf Ihren eigenen Namen, genau den Betrag der Order, und markieren Sie sie erst als bezahlt, wenn das Geld Ihr Konto verlassen hat.",
  "help.protection.you.2":
    "Bleiben Sie im Chat der Order. Was anderswo vereinbart wird, ist nicht geschützt.",
  "help.protection.you.3":
    "Richten Sie einen Authenticator oder einen Passkey und einen Anti-Phishing-Code ein, und prüfen Sie die Adresse der Seite, bevor Sie sich anmelden.",
  "help.protection.you.4":
    "Im Zweifel: nicht freigeben und nach der Zahlung nicht stornieren. Erheben Sie Einspruch.",
});
