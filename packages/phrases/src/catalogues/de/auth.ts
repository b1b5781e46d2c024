import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Prüfen Sie, ob die Adresse oben mit {origin} beginnt",
  "auth.checking": "Es wird geprüft, dass Sie kein Roboter sind …",
  "auth.noScript":
    "Dieses Formular benötigt JavaScript. Bitte schalten Sie es in Ihrem Browser ein.",
  "auth.wait": "Sie können es in {time} erneut versuchen.",
  "auth.secondsLeft":
    "Noch {seconds, plural, one {# Sekunde} other {# Sekunden}}, bis Sie es erneut versuchen können",

  "auth.account": "E-Mail oder Telefonnummer",
  "auth.account.hint":
    "Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 170 1234567.",
  "auth.account.invalid":
    "Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer mit Ländervorwahl ein.",
  "auth.email": "E-Mail",
  "auth.email.invalid": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  "auth.phone": "Telefonnummer",
  "auth.phone.invalid": "Bitte geben Sie eine gültige Telefonnummer ein.",
  "auth.phone.country": "Ländervorwahl",
  "auth.phone.search": "Land oder Vorwahl suchen",
  "auth.password": "Passwort",
  "auth.password.new": "Neues Passwort",
  "auth.password.short": "Bitte verwenden Sie mindestens 8 Zeichen.",
  "auth.password.long": "Bitte verwenden Sie höchstens 128 Zeichen.",
  "auth.strength": "Stärke des Passworts: {level}",
  "auth.strength.none": "zu kurz",
  "auth.strength.weak": "schwach",
  "auth.strength.fair": "mittel",
  "auth.strength.good": "gut",
  "auth.strength.strong": "stark",
  "auth.strength.hint.short":
    "Mindestens 8 Zeichen. Ein paar Wörter hintereinander lassen sich gut merken.",
  "auth.strength.hint.easy": "Es folgt einem Muster, das mit als Erstes geraten wird.",
  "auth.strength.hint.account": "Es enthält Ihre E-Mail-Adresse oder Telefonnummer.",
  "auth.strength.hint.longer": "Fügen Sie Zeichen hinzu: Länge schützt am besten.",

  "auth.ended.otherDevice":
    "Sie wurden von einem anderen Gerät aus abgemeldet. Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort.",
  "auth.ended.passwordChanged":
    "Das Passwort dieses Kontos wurde geändert; dadurch wurden alle Sitzungen beendet. Wenn Sie das nicht waren, setzen Sie es sofort zurück.",
  "auth.ended.securityChanged":
    "Die Sicherheitseinstellungen dieses Kontos wurden geändert; dadurch wurden alle Sitzungen beendet. Bitte melden Sie sich erneut an.",
  "auth.ended.service":
    "Der Kundenservice hat zum Schutz dieses Kontos alle Sitzungen beendet. Näheres steht in Ihrer E-Mail.",
  "auth.ended.frozen": "Das Hauptkonto hat Ihren Zugang gesperrt.",
  "auth.ended.expired": "Sie wurden abgemeldet, weil dieses Gerät lange nicht benutzt wurde.",
  "auth.login.title": "Anmelden",
  "auth.login.description": "Melden Sie sich bei Parley mit E-Mail, Telefonnummer oder Passkey an.",
  "auth.login.submit": "Anmelden",
  "auth.login.notDone": "Sie sind nicht angemeldet",
  "auth.login.forgot": "Passwort vergessen?",
  "auth.login.or": "oder",
  "auth.login.passkey": "Mit Passkey anmelden",
  "auth.login.new": "Neu bei Parley? <link>Registrieren</link>",
  "auth.login.verify": "Bitte bestätigen Sie, dass Sie es sind.",
  "auth.login.back": "Zurück",

  "auth.register.title": "Konto anlegen",
  "auth.register.description":
    "Legen Sie mit Ihrer E-Mail-Adresse oder Telefonnummer ein Parley-Konto an, um Krypto von Person zu Person zu kaufen und zu verkaufen.",
  "auth.register.by": "Registrieren mit",
  "auth.register.email": "E-Mail",
  "auth.register.phone": "Telefon",
  "auth.register.submit": "Registrieren",
  "auth.register.terms":
    "Mit der Registrierung bestätigen Sie, dass Sie mindestens 18 Jahre alt sind. Die <link>P2P-Servicevereinbarung</link> lesen und akzeptieren Sie vor Ihrem ersten Handel; was mit Ihren Daten geschieht, steht unter <privacy>Datenschutz</privacy>.",
  "auth.register.known": "Sie haben schon ein Konto? <link>Anmelden</link>",

  "auth.code.title.email": "Prüfen Sie Ihr Postfach",
  "auth.code.title.phone": "Prüfen Sie Ihr Telefon",
  "auth.code": "Sicherheitscode",
  "auth.code.sent": "Ein neuer Code ist unterwegs.",
  "auth.code.wasSent": "An {account} wurde bereits ein Code gesendet. <link>Code eingeben</link>",
  "auth.code.confirm": "Bestätigen",
  "auth.code.help.email":
    "Nichts angekommen? Sehen Sie im Spam-Ordner nach. Falls Sie schon ein Konto haben, steht es in der E-Mail.",
  "auth.code.help.phone":
    "Nichts angekommen? Prüfen Sie die Nummer. Falls Sie schon ein Konto haben, steht es in der Nachricht.",
  "auth.code.change.email": "E-Mail-Adresse ändern",
  "auth.code.change.phone": "Telefonnummer ändern",

  "auth.forgot.title": "Neues Passwort festlegen",
  "auth.forgot.description": "Legen Sie ein neues Passwort für Ihr Parley-Konto fest.",
  "auth.forgot.text":
    "Geben Sie die E-Mail-Adresse oder Telefonnummer Ihres Kontos ein. Falls es das Konto gibt, senden wir einen Code dorthin.",
  "auth.forgot.submit": "Code senden",
  "auth.forgot.reset": "Passwort festlegen",
  "auth.forgot.sessions":
    "Sie werden auf allen Geräten abgemeldet, und Auszahlungen sind 24 Stunden lang gesperrt.",
  "auth.forgot.other": "Andere E-Mail oder Telefonnummer verwenden",
  "auth.forgot.done": "Ihr Passwort wurde geändert. Bitte melden Sie sich an.",
  "auth.forgot.known": "Wieder eingefallen? <link>Anmelden</link>",
  "auth.undo.title": "Änderung an Ihrem Konto rückgängig machen",
  "auth.undo.text":
    "Am {time} wurde eine E-Mail-Adresse oder Telefonnummer Ihres Kontos geändert. Falls Sie das nicht waren, machen Sie es rückgängig: Ihr Konto ist dann wieder nur hieran gebunden.",
  "auth.undo.email": "E-Mail",
  "auth.undo.phone": "Telefon",
  "auth.undo.none": "Keine",
  "auth.undo.effects":
    "Alle Geräte werden abgemeldet, seitdem Hinzugefügtes wird entfernt, Auszahlungen sind 24 Stunden gesperrt, und Sie setzen ein neues Passwort.",
  "auth.undo.submit": "Rückgängig machen",
  "auth.undo.done":
    "Die Änderung ist rückgängig gemacht. Setzen Sie jetzt ein neues Passwort; der Code geht an das, was wieder gebunden ist.",
});
