import type en from "../en/security.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "security.title": "Kontosicherheit",
  "security.intro": "Wer in Ihr Konto gelangen kann und womit jeder Schritt bestätigt werden muss.",
  "security.phone": "Telefon",
  "security.email": "E-Mail",
  "security.authenticator": "Google Authenticator",
  "security.bind": "Verknüpfen",
  "security.unbind": "Trennen",
  "security.change": "Ändern",
  "security.cancel": "Abbrechen",
  "security.back": "Zurück",
  "security.continue": "Weiter",
  "security.confirm": "Bestätigen",
  "security.save": "Speichern",
  "security.remove": "Entfernen",
  "security.close": "Schließen",
  "security.done": "Fertig",
  "security.copied": "Kopiert",
  "security.copyFailed":
    "Ihr Browser hat das Kopieren nicht erlaubt. Bitte markieren Sie den Text und kopieren Sie ihn.",

  "security.field.required": "Dieses Feld darf nicht leer bleiben.",

  "security.verify.title": "Sicherheitsprüfung",
  "security.verify.text": "Bitte bestätigen Sie, dass Sie es sind.",
  "security.verify.adding":
    "Ihrem Konto wird etwas hinzugefügt. Ein gestohlener Login allein darf dafür nicht genügen.",
  "security.verify.unavailable": "Sicherheitsprüfung nicht möglich?",
  "security.verify.newDevice":
    "Eine Anmeldung von einem neuen Gerät erfordert eine zusätzliche Prüfung.",
  "security.verify.useEmail": "Stattdessen E-Mail-Code verwenden",
  "security.verify.usePhone": "Stattdessen SMS-Code verwenden",
  "security.verify.needed":
    "Auszahlungen, Änderungen der Kontosicherheit und API-Einstellungen erfordern eine Sicherheitsprüfung.",
  "security.verify.loading": "Wird geladen",
  "security.verify.loadFailed": "Die Sicherheitsprüfung konnte nicht geladen werden.",
  "security.verify.retry": "Erneut versuchen",

  "security.code.get": "Code anfordern",
  "security.code.getAll": "Codes anfordern",
  "security.code.again": "Erneut senden",
  "security.code.againIn": "Erneut senden in {time}",
  "security.code.secondsLeft":
    "Noch {seconds, plural, one {# Sekunde} other {# Sekunden}}, bis ein weiterer Code gesendet werden kann",
  "security.code.nextIn": "Nächster Code in {time}",
  "security.code.nextSeconds":
    "{seconds, plural, one {# Sekunde} other {# Sekunden}} bis zum nächsten Code",
  "security.code.nextThere": "Es gibt jetzt einen neuen Code. Bitte geben Sie ihn ein.",
  "security.code.goesTo": "Der Code geht an {n}",
  "security.code.sentTo": "Geben Sie den 6-stelligen Code ein, der an {n} gesendet wurde",
  "security.code.authenticator": "Geben Sie den 6-stelligen Code von Google Authenticator ein",
  "security.code.invalidFormat": "Ungültiges Codeformat. Bitte versuchen Sie es noch einmal.",
  "security.code.phoneFirst": "Bitte geben Sie zuerst eine Telefonnummer ein.",
  "security.code.emailFirst": "Bitte geben Sie zuerst eine E-Mail-Adresse ein.",
  "security.code.email": "E-Mail-Code",
  "security.code.phone": "Telefoncode",
  "security.code.newEmail": "Code an die neue E-Mail",
  "security.code.newPhone": "Code an das neue Telefon",
  "security.code.totp": "Authenticator-Code",
  "security.code.digit": "{label}, Ziffer {position} von {length}",

  "security.passkey.use": "Stattdessen Passkey verwenden",
  "security.passkey.used": "Mit Ihrem Passkey bestätigt",
  "security.passkey.unused": "Stattdessen Google Authenticator verwenden",
  "security.passkey.canceled":
    "Der Passkey wurde nicht verwendet: Die Anfrage wurde abgebrochen oder hat zu lange gedauert.",
  "security.passkey.unsupported": "Dieser Browser kann keine Passkeys verwenden.",
  "security.passkey.exists": "Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.",
  "security.passkey.failed":
    "Der Passkey konnte nicht verwendet werden. Bitte versuchen Sie es noch einmal.",

  "security.help.text": "Wenn Ihnen einer dieser Wege nicht mehr offensteht, kommen Sie so weiter.",
  "security.help.recovery": "Wiederherstellungscode verwenden",
  "security.help.recoveryText":
    "Einer der Codes, die Sie beim Einrichten von Google Authenticator gespeichert haben. Jeder gilt einmal.",
  "security.help.reset": "Zurücksetzen beim Kundenservice beantragen",
  "security.help.resetText":
    "Wir prüfen, wer Sie sind, und entfernen dann, was Sie verloren haben. Danach sind Auszahlungen 24 Stunden lang gesperrt.",
  "security.recovery.code": "Wiederherstellungscode",
  "security.recovery.unused": "Stattdessen Google Authenticator verwenden",
  "security.recovery.invalidFormat":
    "Bitte geben Sie einen Ihrer Wiederherstellungscodes ein, zum Beispiel K7RM-2XQP-9TWD.",

  "security.reset.lost": "Was können Sie nicht mehr verwenden?",
  "security.reset.lostNone": "Bitte wählen Sie mindestens eines aus.",
  "security.reset.statement": "Was ist passiert?",
  "security.reset.statementHint":
    "Zum Beispiel: Mein Telefon wurde am 3. Mai gestohlen, die Nummer ist gesperrt.",
  "security.reset.statementShort":
    "Bitte beschreiben Sie mit mindestens 10 Zeichen, was passiert ist.",
  "security.reset.contact": "Wo können wir Sie erreichen?",
  "security.reset.contactHint": "Eine E-Mail-Adresse oder eine Telefonnummer mit Ländervorwahl.",
  "security.reset.send": "Antrag senden",
  "security.reset.sent": "Ihr Antrag liegt beim Kundenservice",
  "security.reset.sentText":
    "Wir teilen Ihnen die Entscheidung auf allen Wegen mit, die Ihnen geblieben sind. Das dauert meist einen Werktag.",
  "security.proof.title": "Nachweis, dass Sie es sind (optional)",
  "security.proof.hint":
    "Ein Foto Ihres Ausweises neben einem handgeschriebenen Zettel mit dem heutigen Datum und dem Wort Parley beschleunigt die Entscheidung. JPG oder PNG, je bis 10 MB. Nur der Kundenservice sieht es.",
  "security.proof.picture": "Bild {number}",
  "security.proof.choose": "Datei wählen",
  "security.proof.drop": "oder hier ablegen",
  "security.proof.remove": "Datei entfernen",
  "security.proof.progress": "Fortschritt des Hochladens",
  "security.proof.tooLarge": "Bitte wählen Sie eine Datei unter 10 MB.",
  "security.proof.wrongType": "Hochladen fehlgeschlagen. Nur JPG- und PNG-Bilder sind möglich.",
  "security.proof.failed": "Hochladen fehlgeschlagen.",
  "security.reset.notYou":
    "Falls Sie diesen Antrag nicht gestellt haben, brechen Sie ihn ab und ändern Sie Ihr Passwort.",
  "security.reset.cancel": "Antrag abbrechen",
  "security.reset.cancelText": "Der Antrag endet, und von Ihrem Konto wird nichts entfernt.",
  "security.reset.cancelled": "Der Antrag ist abgebrochen. Von Ihrem Konto wurde nichts entfernt.",
  "security.reset.cancelAdvice":
    "Falls Sie diesen Antrag nicht gestellt haben, kennt womöglich ein Fremder Ihr Passwort: Setzen Sie jetzt ein neues.",
  "security.reset.asked":
    "Am {time} wurde beim Kundenservice beantragt, diese Sicherheitsmethoden von Ihrem Konto zu entfernen:",
  "security.reset.pending": "Der Kundenservice prüft Ihren Antrag auf Zurücksetzen vom {time}.",

  "security.setup.title": "Sicherheit einrichten",
  "security.setup.twoFactor": "Bitte richten Sie vor dem Handeln 2FA ein.",
  "security.setup.text": "Das braucht Ihr Konto, bevor es handeln kann.",
  "security.setup.isDone": "Eingerichtet",
  "security.setup.start": "Einrichten",
  "security.setup.loadFailed": "Der Stand Ihres Kontos konnte nicht geladen werden.",
  "security.setup.later": "Später",

  "security.unbind.emailFirst":
    "Bitte verknüpfen Sie eine E-Mail-Adresse, bevor Sie Ihr Telefon trennen.",
  "security.unbind.phoneFirst":
    "Bitte verknüpfen Sie ein Telefon, bevor Sie Ihre E-Mail-Adresse trennen.",
  "security.unbind.withdrawalLock":
    "Auszahlungen sind 24 Stunden lang gesperrt, nachdem Sie ein Telefon oder eine E-Mail-Adresse getrennt oder Google Authenticator ausgeschaltet haben.",
  "security.unbind.email.title": "E-Mail-Adresse trennen?",
  "security.unbind.email.text":
    "Sie können sich nicht mehr mit {n} anmelden, und es werden keine Codes mehr dorthin gesendet.",
  "security.unbind.phone.title": "Telefon trennen?",
  "security.unbind.phone.text":
    "Sie können sich nicht mehr mit {n} anmelden, und es werden keine Codes mehr dorthin gesendet.",
  "security.blocked.title": "Auszahlungen sind bis {time} gesperrt",
  "security.blocked.text":
    "Weil ein Telefon, eine E-Mail-Adresse oder Google Authenticator entfernt wurde.",

  "security.methods": "Prüfverfahren",
  "security.bound": "Verknüpft",
  "security.notBound": "Nicht verknüpft",
  "security.on": "Ein",
  "security.off": "Aus",
  "security.contact.email.text":
    "Für die Anmeldung, für Codes und für jede Nachricht zu Ihrem Konto.",
  "security.contact.phone.text": "Für die Anmeldung und für Codes per SMS.",
  "security.contact.email.bindTitle": "E-Mail-Adresse verknüpfen",
  "security.contact.email.changeTitle": "E-Mail-Adresse ändern",
  "security.email.new": "Neue E-Mail-Adresse",
  "security.contact.email.invalid": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  "security.contact.email.bound": "Ihre E-Mail-Adresse ist verknüpft.",
  "security.contact.email.unbound": "Ihre E-Mail-Adresse ist getrennt.",
  "security.contact.phone.bindTitle": "Telefon verknüpfen",
  "security.contact.phone.changeTitle": "Telefon ändern",
  "security.phone.new": "Telefonnummer",
  "security.phone.country": "Ländervorwahl",
  "security.phone.countrySearch": "Land oder Vorwahl suchen",
  "security.phone.countryNone": "Keine passenden Daten",
  "security.contact.phone.invalid": "Bitte geben Sie eine gültige Telefonnummer ein.",
  "security.contact.phone.bound": "Ihr Telefon ist verknüpft.",
  "security.contact.phone.unbound": "Ihr Telefon ist getrennt.",
  "security.contact.replaces": "Ersetzt {n}; wir teilen die Änderung dort mit.",
  "security.contact.waits": "Für Login und Passwort-Reset erst ab {time}",
  "security.contact.waitHint":
    "24 Stunden lang kann der neue Kontakt nicht für Login oder Passwort-Reset benutzt werden. Ihre bisherigen Kontakte gelten weiter und erhalten einen Link, der die Änderung rückgängig macht.",

  "security.totp.text":
    "Sechs Ziffern aus einer App auf Ihrem Telefon, alle 30 Sekunden ein neuer Code. Vor dem Handeln nötig.",
  "security.totp.since": "Ein seit {time}",
  "security.totp.codesLeft":
    "{count, plural, =0 {Keine Wiederherstellungscodes mehr} one {Noch # Wiederherstellungscode} other {Noch # Wiederherstellungscodes}}",
  "security.totp.ofMaster": "Ihre Codes sind die des Authenticators des Hauptkontos.",
  "security.totp.setUp": "Einrichten",
  "security.totp.turnOff": "Ausschalten",
  "security.totp.newCodes": "Neue Wiederherstellungscodes",
  "security.totp.setUpTitle": "Google Authenticator einrichten",
  "security.totp.scanText":
    "Scannen Sie dies mit Google Authenticator oder einer anderen Authenticator-App und geben Sie dann den angezeigten Code ein.",
  "security.totp.qr": "QR-Code für Ihre Authenticator-App",
  "security.totp.openApp": "In der Authenticator-App öffnen",
  "security.totp.manualKey": "Oder tippen Sie diesen Schlüssel ein",
  "security.totp.copyKey": "Schlüssel kopieren",
  "security.totp.turnedOn": "Google Authenticator ist eingeschaltet.",
  "security.totp.removeTitle": "Google Authenticator ausschalten?",
  "security.totp.removeText":
    "Sie können nicht handeln, bis Sie ihn wieder einrichten. Ihre Wiederherstellungscodes werden ungültig.",
  "security.totp.turnedOff": "Google Authenticator ist ausgeschaltet.",

  "security.recovery.title": "Ihre Wiederherstellungscodes",
  "security.recovery.text":
    "Jeder ersetzt einmal Google Authenticator, wenn Ihr Telefon verloren ist. Bewahren Sie sie so auf, dass niemand sonst sie lesen kann: Sie werden nur jetzt angezeigt.",
  "security.recovery.copy": "Alle kopieren",
  "security.recovery.download": "Herunterladen",
  "security.recovery.fileName": "parley-wiederherstellungscodes.txt",
  "security.recovery.fileTitle": "Parley-Wiederherstellungscodes vom {time}",
  "security.recovery.saved": "Ich habe sie gespeichert",
  "security.recovery.unsaved":
    "Sie haben nicht bestätigt, dass Ihre Wiederherstellungscodes gespeichert sind",
  "security.recovery.unsavedText":
    "Sie werden nur einmal angezeigt. Wenn Sie sie nicht gespeichert haben, erstellen Sie neue: Die bisherigen werden ungültig.",
  "security.recovery.renewTitle": "Neue Wiederherstellungscodes erstellen?",
  "security.recovery.renewText": "Ihre jetzigen Codes werden ungültig.",

  "security.passkeys": "Passkeys",
  "security.passkeys.text":
    "Anmelden und bestätigen mit Fingerabdruck, Gesicht oder Sicherheitsschlüssel. Kein Code kann unterwegs gestohlen werden.",
  "security.passkeys.count": "{count, plural, =0 {Keine} one {# Passkey} other {# Passkeys}}",
  "security.passkeys.add": "Passkey hinzufügen",
  "security.passkeys.addTitle": "Passkey hinzufügen",
  "security.passkeys.addText": "Nach der Prüfung fragt Ihr Browser, wo er gespeichert werden soll.",
  "security.passkeys.name": "Name",
  "security.passkeys.nameHint":
    "Damit Sie ihn später wiedererkennen, zum Beispiel der Name des Geräts.",
  "security.passkeys.added": "Der Passkey wurde hinzugefügt.",
  "security.passkeys.addedAt": "Hinzugefügt: {time}",
  "security.passkeys.usedAt": "Zuletzt verwendet: {time}",
  "security.passkeys.neverUsed": "Nie verwendet",
  "security.passkeys.removeNamed": "Passkey {name} entfernen",
  "security.passkeys.removeTitle": "Passkey {name} entfernen?",
  "security.passkeys.removeText":
    "Sie können sich damit nicht mehr anmelden und nichts mehr bestätigen.",
  "security.passkeys.removed": "Der Passkey wurde entfernt.",

  "security.access": "Passwort und E-Mails",
  "security.password": "Passwort",
  "security.password.use": "Für die Anmeldung mit E-Mail oder Telefon.",
  "security.password.changedAt": "Zuletzt geändert: {time}",
  "security.password.title": "Passwort ändern",
  "security.password.text": "Alle anderen Geräte werden abgemeldet.",
  "security.password.keys": "Auch Ihre API-Schlüssel werden widerrufen.",
  "security.password.current": "Jetziges Passwort",
  "security.password.new": "Neues Passwort",
  "security.password.hint": "Mindestens 8 Zeichen.",
  "security.password.length": "Bitte verwenden Sie 8 bis 128 Zeichen.",
  "security.password.repeat": "Neues Passwort wiederholen",
  "security.password.differ": "Die beiden Passwörter stimmen nicht überein.",
  "security.password.show": "Passwort anzeigen",
  "security.password.hide": "Passwort verbergen",
  "security.password.changed": "Ihr Passwort wurde geändert.",
  "security.api.title": "API-Schlüssel",
  "security.api.text":
    "Schlüssel, mit denen Ihre eigenen Programme Ihre Daten lesen oder für Sie handeln.",
  "security.api.manage": "Verwalten",

  "security.antiPhishing": "Anti-Phishing-Code",
  "security.antiPhishing.text":
    "Ein eigenes Wort, das in jeder E-Mail von uns steht. Eine E-Mail ohne dieses Wort ist nicht von uns.",
  "security.antiPhishing.none": "Nicht gewählt",
  "security.antiPhishing.choose": "Wählen",
  "security.antiPhishing.title": "Ihr Anti-Phishing-Code",
  "security.antiPhishing.field": "Anti-Phishing-Code",
  "security.antiPhishing.hint": "4 bis 20 Buchstaben und Ziffern. Nicht Ihr Passwort.",
  "security.antiPhishing.invalid": "Bitte verwenden Sie 4 bis 20 Buchstaben und Ziffern.",
  "security.antiPhishing.password": "Ihr Passwort",
  "security.antiPhishing.removeTitle": "Anti-Phishing-Code entfernen?",
  "security.antiPhishing.saved": "Ihr Anti-Phishing-Code wurde gespeichert.",
  "security.antiPhishing.removed": "Ihr Anti-Phishing-Code wurde entfernt.",

  "security.devices": "Geräte",
  "security.devices.text": "Wo Ihr Konto jetzt angemeldet ist.",
  "security.devices.device": "Gerät",
  "security.devices.address": "Adresse",
  "security.devices.since": "Angemeldet",
  "security.devices.seen": "Zuletzt aktiv",
  "security.devices.action": "Aktion",
  "security.devices.unknown": "Unbekanntes Gerät",
  "security.devices.this": "Dieses Gerät",
  "security.devices.end": "Abmelden",
  "security.devices.endNamed": "{device} abmelden",
  "security.devices.endTitle": "Dieses Gerät abmelden?",
  "security.devices.endText": "{device} muss sich neu anmelden.",
  "security.devices.ended": "Das Gerät wurde abgemeldet.",
  "security.devices.endOthers": "Alle anderen Geräte abmelden",
  "security.devices.endOthersTitle": "Alle anderen Geräte abmelden?",
  "security.devices.endOthersText": "Nur dieses Gerät bleibt angemeldet.",
  "security.devices.endedOthers":
    "{count, plural, one {# Gerät wurde abgemeldet.} other {# Geräte wurden abgemeldet.}}",

  "security.history": "Anmeldeverlauf",
  "security.history.text": "Wenn etwas davon nicht von Ihnen stammt, ändern Sie Ihr Passwort.",
  "security.history.at": "Zeitpunkt",
  "security.history.outcome": "Ergebnis",
  "security.history.method": "Methode",
  "security.history.outcome.loggedIn": "Angemeldet",
  "security.history.outcome.verificationAsked": "Prüfung verlangt",
  "security.history.outcome.wrongPassword": "Falsches Passwort",
  "security.history.outcome.wrongCode": "Falscher Code",
  "security.history.method.password": "Passwort",
  "security.history.method.passkey": "Passkey",
  "security.history.method.registration": "Registrierung",
  "security.history.newDevice": "Neues Gerät",
  "security.history.none": "Noch keine Anmeldungen",
  "security.pages": "Seiten",
  "security.pages.previous": "Vorige Seite",
  "security.pages.next": "Nächste Seite",
  "security.pages.page": "Seite {page}",
});
