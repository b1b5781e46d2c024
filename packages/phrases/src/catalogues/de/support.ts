import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Kundenservice kontaktieren",
  "support.text": "Schildern Sie uns, was passiert ist. Der Kundenservice liest jede Nachricht.",
  "support.never":
    "Senden Sie nie ein Passwort oder einen Sicherheitscode. Der Kundenservice fragt nie danach.",
  "support.new": "Neue Nachricht",
  "support.logIn":
    "Haben Sie ein Konto? <link>Melden Sie sich an</link>, um aus Ihrem Konto zu schreiben und die Antwort hier zu lesen.",
  "support.logInForCase": "<link>Melden Sie sich an</link>, um Ihre Anfrage zu lesen.",

  "support.subject": "Worum geht es?",
  "support.subject.choose": "Thema wählen",
  "support.subject.account": "Konto und Einstellungen",
  "support.subject.login": "Anmeldung und Sicherheitsprüfung",
  "support.subject.verification": "Identitätsprüfung",
  "support.subject.order": "Order",
  "support.subject.appeal": "Einspruch",
  "support.subject.deposit": "Einzahlung",
  "support.subject.withdrawal": "Auszahlung",
  "support.subject.hold": "Gesperrtes Konto oder Sperre",
  "support.subject.other": "Etwas anderes",

  "support.order": "Order",
  "support.order.none": "Keine bestimmte Order",

  "support.message": "Ihre Nachricht",
  "support.message.hint":
    "10 bis 2.000 Zeichen. Zeiten, Beträge und Adressen helfen uns bei der Suche.",
  "support.message.short": "Bitte schreiben Sie mindestens 10 Zeichen.",

  "support.email": "Ihre E-Mail-Adresse",
  "support.email.hint": "Die Antwort geht an diese Adresse. Wir verwenden sie für nichts anderes.",
  "support.email.invalid": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",

  "support.send": "Senden",
  "support.checking": "Ihr Browser wird geprüft …",

  "support.notDone.send": "Ihre Nachricht ist nicht gesendet",
  "support.notDone.reply": "Ihre Antwort ist nicht gesendet",
  "support.notDone.close": "Die Anfrage ist nicht geschlossen",

  "support.sent.title": "Ihre Nachricht ist beim Kundenservice",
  "support.sent.number": "Ihre Anfragenummer lautet {number}.",
  "support.sent.account":
    "Sie lesen die Antwort auf dieser Seite. Wir benachrichtigen Sie, sobald sie da ist.",
  "support.sent.email": "Die Antwort geht an {email}.",
  "support.sent.view": "Anfrage ansehen",
  "support.sent.another": "Weitere Nachricht schreiben",

  "support.cases": "Ihre Anfragen",
  "support.cases.none": "Sie haben dem Kundenservice noch nicht geschrieben.",
  "support.cases.older": "Ältere Anfragen",
  "support.cases.newer": "Neuere Anfragen",

  "support.case": "Anfrage {number}",
  "support.case.unknown": "In diesem Konto gibt es keine solche Anfrage.",

  "support.state.open": "Wartet auf den Kundenservice",
  "support.state.claimed": "In Bearbeitung",
  "support.state.answered": "Beantwortet",
  "support.state.closed": "Geschlossen",

  "support.from.you": "Sie",
  "support.from.staff": "Kundenservice",

  "support.reply": "Ihre Antwort",
  "support.reply.send": "Antwort senden",
  "support.field.blank": "Dieses Feld darf nicht leer bleiben.",

  "support.close": "Anfrage schließen",
  "support.close.title": "Diese Anfrage schließen?",
  "support.close.text":
    "Danach kann darin nichts mehr geschrieben werden. Sie können jederzeit eine neue Anfrage stellen.",
  "support.close.keep": "Offen lassen",
  "support.closed": "Diese Anfrage ist geschlossen.",
});
