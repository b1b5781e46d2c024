import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "Bereit zum Handeln",
  "start.text":
    "Jeder Schritt ist nur einmal nötig. Erledigtes ist gespeichert: Sie können jederzeit aufhören und auf einem anderen Gerät weitermachen.",
  "start.left": "{minutes, plural, one {Noch etwa # Minute} other {Noch etwa # Minuten}}",
  "start.minutes": "{minutes, plural, one {Etwa # Minute} other {Etwa # Minuten}}",
  "start.now": "Jetzt erledigen",

  "start.phone.why": "Für Codes per SMS, wenn Sie etwas Wichtiges bestätigen.",
  "start.email.why": "Für Codes und Nachrichten zu Ihren Orders.",
  "start.kyc.why":
    "Damit beide Seiten eines Handels wissen, wer zahlt. Halten Sie Reisepass, Personalausweis oder Führerschein bereit.",
  "start.agreement.why": "Die Regeln, die für beide Seiten eines Handels gelten.",
  "start.agreement.accept": "Gelesen und angenommen",
  "start.twoFactor.why":
    "Mit einem Code aus einer App auf Ihrem Telefon können nur Sie Coins freigeben und auszahlen.",
  "start.twoFactor.app":
    "Sie brauchen eine Authenticator-App auf Ihrem Telefon, zum Beispiel Google Authenticator: Installieren Sie sie zuerst. Die Schaltfläche zeigt den Schlüssel und sendet Codes an Ihre verknüpften Kontakte.",

  "start.order.title": "Ihre Auswahl bleibt erhalten",
  "start.order.text":
    "Wenn alles erledigt ist, kehren Sie mit demselben Betrag und derselben Zahlungsmethode zum Angebot zurück. Noch ist keine Order aufgegeben: Bis dahin kann sich der Preis ändern.",
  "start.order.view": "Angebot ansehen",

  "start.meanwhile": "Was Sie inzwischen tun können",
  "start.meanwhile.market": "Angebote und Preise ansehen",
  "start.meanwhile.help": "Lesen, wie der Handel geschützt ist",
  "start.meanwhile.reach": "Festlegen, wie wir Sie benachrichtigen",
  "start.meanwhile.phishing": "Einen Anti-Phishing-Code für unsere E-Mails wählen",

  "start.done.title": "Sie können jetzt handeln",
  "start.done.text": "Alles, was ein Handel braucht, ist eingerichtet.",
  "start.done.order": "Weiter zu Ihrer Order",
  "start.done.market": "Angebote ansehen",
  "start.done.back": "Zurück zur vorigen Seite",
  "start.done.toOrder": "Alles ist eingerichtet. Prüfen Sie Ihre Order und geben Sie sie auf.",
});
