import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Zahlungsmethoden",
  "payment.text":
    "Die Konten, auf denen Sie Fiatgeld empfangen. Andere sehen sie nur in einer Order mit Ihnen.",
  "payment.count": "{count} von {most}",
  "payment.empty": "Sie haben noch keine Zahlungsmethode hinzugefügt.",
  "payment.emptyText":
    "Fügen Sie das Konto hinzu, auf das Käufer Ihnen zahlen sollen. Es muss auf Ihren Namen lauten.",
  "payment.add": "Zahlungsmethode hinzufügen",
  "payment.backToP2P": "Zurück zu P2P",
  "payment.backToOffer": "Zurück zum Angebot",
  "payment.cancel": "Abbrechen",
  "payment.close": "Schließen",
  "payment.notAllowed":
    "Ihr Konto darf keine Zahlungsmethoden verwalten. Unterkonten können sich an ihr Hauptkonto wenden.",
  "payment.full":
    "Sie haben die Höchstzahl an Zahlungsmethoden erreicht. Bitte entfernen Sie zuerst eine.",
  "payment.kyc.title": "Bitte bestätigen Sie zuerst Ihre Identität",
  "payment.kyc.text":
    "Eine Zahlungsmethode muss auf den Namen lauten, mit dem Ihre Identität bestätigt wurde. Deshalb kommt die Identitätsprüfung zuerst.",
  "payment.kyc.action": "Identität prüfen",

  "payment.group.bank": "Banküberweisung",
  "payment.group.instant": "Sofortzahlung",
  "payment.group.wallet": "E-Wallet",
  "payment.group.mobileMoney": "Mobile Money",
  "payment.group.card": "Karte",
  "payment.group.cash": "Bargeld",
  "payment.group.giftCard": "Geschenkkarte",

  "payment.show": "Details anzeigen",
  "payment.hide": "Details ausblenden",
  "payment.copy": "{label} kopieren",
  "payment.copied": "Kopiert",
  "payment.picture": "Bild für {method}",
  "payment.picture.enlarge": "Bild für {method} vergrößern",
  "payment.addedAt": "Hinzugefügt: {time}",

  "payment.remove": "Entfernen",
  "payment.remove.title": "Diese Zahlungsmethode entfernen?",
  "payment.remove.text":
    "{method}, {account}: kann für Angebote und Orders nicht mehr gewählt werden. Orders, die darüber bezahlt wurden, bleiben unverändert.",
  "payment.removed": "Die Zahlungsmethode wurde entfernt.",
  "payment.notDone.add": "Die Zahlungsmethode ist nicht hinzugefügt",
  "payment.edit.title": "Zahlungsmethode bearbeiten",
  "payment.edit.text":
    "Ihre Angebote verwenden ab jetzt die geänderten Angaben. Bestehende Orders zeigen weiter die bisherigen.",
  "payment.edit.done": "Die Zahlungsmethode wurde geändert.",
  "payment.notDone.edit": "Die Zahlungsmethode ist nicht geändert",
  "payment.edit": "Bearbeiten",
  "payment.edit.submit": "Änderungen speichern",
  "payment.notDone.remove": "Die Zahlungsmethode ist nicht entfernt",

  "payment.new.text":
    "Wählen Sie, wie Sie bezahlt werden möchten, und geben Sie die Daten genau so ein, wie Ihre Bank oder Ihr Anbieter sie schreibt.",
  "payment.new.loading": "Zahlungsmethoden werden geladen",
  "payment.new.failed": "Die Zahlungsmethoden konnten nicht geladen werden.",
  "payment.new.retry": "Erneut versuchen",
  "payment.new.submit": "Zahlungsmethode hinzufügen",
  "payment.new.done": "Die Zahlungsmethode wurde hinzugefügt.",
  "payment.new.uploading": "Bitte warten Sie, bis das Bild hochgeladen ist.",
  "payment.currency": "Währung",
  "payment.currency.any": "Alle Währungen",
  "payment.currency.search": "Währung suchen",
  "payment.country": "Land oder Region",
  "payment.country.any": "Alle Länder und Regionen",
  "payment.country.search": "Land oder Region suchen",
  "payment.method": "Zahlungsmethode",
  "payment.method.choose": "Zahlungsmethode wählen",
  "payment.method.search": "Zahlungsmethode suchen",

  "payment.field.account": "Karten- oder Kontonummer",
  "payment.field.receiverName": "Name des Empfängers",
  "payment.field.receiverName.hint":
    "Der Name, mit dem Ihre Identität bestätigt wurde. Konten anderer Personen werden nicht angenommen.",
  "payment.field.image": "Bild",
  "payment.field.optional": "Optional",
  "payment.field.choose": "Bitte wählen",
  "payment.field.required": "Dieses Feld darf nicht leer bleiben.",
  "payment.field.invalid": "Dieser Wert hat nicht das richtige Format. Bitte prüfen Sie ihn.",
  "payment.field.checkFailed":
    "Die Prüfziffern stimmen nicht. Bitte vergleichen Sie die Nummer mit den Angaben Ihrer Bank.",
  "payment.field.tooShort": "Zu kurz. Mindestlänge: {count}.",
  "payment.field.tooLong": "Zu lang. Höchstlänge: {count}.",
  "payment.field.otherHolder":
    "Der Name des Empfängers muss der Name sein, mit dem Ihre Identität verifiziert wurde.",
  "payment.image.hint":
    "PNG, JPG oder JPEG, kleiner als 3 MB. Zum Beispiel der QR-Code Ihres Kontos, den Zahlende scannen können.",
  "payment.image.choose": "Bild wählen",
  "payment.image.drop": "oder hier ablegen",
  "payment.image.remove": "Bild entfernen",
  "payment.image.progress": "Fortschritt des Hochladens",
  "payment.image.failed": "Hochladen fehlgeschlagen.",
  "payment.image.wrongType":
    "Hochladen fehlgeschlagen. Nur die Bildformate PNG, JPG und JPEG werden unterstützt.",
  "payment.image.tooLarge":
    "Hochladen fehlgeschlagen. Nur Bilder kleiner als 3 MB werden unterstützt.",
});
