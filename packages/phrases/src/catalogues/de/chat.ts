import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Chat mit {name}",
  "chat.safety":
    "Bleiben Sie in diesem Chat. Handeln Sie nie außerhalb der Plattform und geben Sie niemandem einen Code oder ein Passwort.",
  "chat.warning.link":
    "Diese Nachricht enthält einen Link. Bleiben Sie in diesem Chat und geben Sie Passwort oder Codes nie auf anderen Seiten ein.",
  "chat.warning.contact":
    "Diese Nachricht enthält eine Telefonnummer oder einen anderen Kontakt. Bleiben Sie in diesem Chat: Was anderswo vereinbart wird, kann der Kundenservice nicht prüfen.",
  "chat.warning.account":
    "Diese Nachricht enthält eine Kontonummer oder Adresse. Zahlen Sie nur auf das Konto, das in der Order steht.",
  "chat.warning.accountSeller":
    "Diese Nachricht enthält eine Kontonummer oder Adresse. Senden Sie niemals Coins dorthin: Sie werden nur in dieser Order freigegeben.",
  "chat.messages": "Nachrichten",
  "chat.loading": "Nachrichten werden geladen",
  "chat.loadFailed": "Die Nachrichten konnten nicht geladen werden.",
  "chat.loadOlder": "Ältere Nachrichten laden",
  "chat.newMessages": "{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}",
  "chat.toEnd": "Zur neuesten Nachricht",
  "chat.input": "Nachricht schreiben",
  "chat.inputHint": "Eingabetaste sendet, Umschalt + Eingabetaste beginnt eine neue Zeile.",
  "chat.send": "Senden",
  "chat.sendFailed": "Die Nachricht konnte nicht gesendet werden.",
  "chat.resend": "Erneut senden",
  "chat.discard": "Verwerfen",
  "chat.cancel": "Abbrechen",
  "chat.close": "Schließen",
  "chat.closed": "Dieser Chat ist geschlossen.",
  "chat.attach": "Datei anhängen",
  "chat.drop": "Dateien zum Senden hier ablegen.",
  "chat.fileTooLarge": "Bitte wählen Sie eine Datei unter 10 MB.",
  "chat.typeRefused":
    "Hochladen fehlgeschlagen. Nur Bilder, PDF- und MP4-Dateien werden unterstützt.",
  "chat.uploadFailed": "Hochladen fehlgeschlagen.",
  "chat.uploading": "{name} wird hochgeladen",
  "chat.cancelUpload": "Hochladen von {name} abbrechen",
  "chat.picture": "Bild {name}",
  "chat.openPicture": "Bild {name} öffnen",
  "chat.download": "Herunterladen",
  "chat.from.you": "Sie",
  "chat.from.staff": "Kundenservice",
  "chat.onlyYou": "Nur Sie und der Kundenservice können das lesen",
  "chat.announce": "{name}: {text}",
  "chat.state.sending": "Wird gesendet",
  "chat.state.waiting": "Wartet auf Verbindung",
  "chat.state.sent": "Gesendet",
  "chat.state.read": "Gelesen",
  "chat.day.today": "Heute",
  "chat.day.yesterday": "Gestern",

  "chat.link.title": "Dieser Link führt von der Plattform weg",
  "chat.link.text":
    "{host} gehört nicht zu uns. Geben Sie dort keine Passwörter oder Codes ein, und zahlen oder handeln Sie dort nicht.",
  "chat.link.stay": "Hier bleiben",
  "chat.link.open": "Link öffnen",

  "chat.phrases.title": "Schnellantworten",
  "chat.phrases.hint": "Die Gegenseite liest sie in ihrer eigenen Sprache.",
  "chat.phrases.reference": "Referenz der Zahlung",
  "chat.phrases.amount": "Eingegangener Betrag",
  "chat.phrases.time": "Datum und Uhrzeit",
  "chat.phrases.blank": "Dieses Feld darf nicht leer bleiben.",

  "chat.phrase.hello": "Hallo! Ich bin da und bereit.",
  "chat.phrase.payingNow": "Ich bezahle jetzt.",
  "chat.phrase.paymentSent": "Ich habe die Zahlung gesendet.",
  "chat.phrase.paymentReference": "Ich habe die Zahlung gesendet, Referenz {text}.",
  "chat.phrase.bankDelay": "Meine Bank verzögert die Zahlung bis {time}.",
  "chat.phrase.moreTime": "Bitte geben Sie mir mehr Zeit zum Bezahlen.",
  "chat.phrase.detailsRight":
    "Bitte bestätigen Sie, dass die Zahlungsdaten in der Order richtig sind.",
  "chat.phrase.pleaseRelease": "Bitte prüfen Sie Ihr Konto und geben Sie die Coins frei.",
  "chat.phrase.readyForPayment":
    "Ich bin bereit. Bitte zahlen Sie auf das in der Order angezeigte Konto.",
  "chat.phrase.noRemarks":
    "Bitte schreiben Sie nichts über Krypto oder die Plattform in den Verwendungszweck der Überweisung.",
  "chat.phrase.paymentReceived": "Ich habe die Zahlung erhalten.",
  "chat.phrase.paymentMissing": "Die Zahlung ist noch nicht eingegangen.",
  "chat.phrase.sendReceipt": "Bitte senden Sie den Zahlungsbeleg.",
  "chat.phrase.nameMismatch":
    "Der Name des Zahlers stimmt nicht mit Ihrem registrierten Namen überein.",
  "chat.phrase.wrongAmount": "Der eingegangene Betrag stimmt nicht: {text}.",
  "chat.phrase.releaseBy": "Ich prüfe die Zahlung und gebe die Coins bis {time} frei.",
  "chat.phrase.pleaseWait": "Einen Moment bitte.",
  "chat.phrase.thanks": "Vielen Dank für den Handel.",
  "chat.phrase.staffHello":
    "Guten Tag, der Kundenservice hat diesen Fall übernommen und liest, was beide Seiten gesagt und gezeigt haben.",
  "chat.phrase.staffSendProof":
    "Bitte fügen Sie der Order einen Zahlungsnachweis mit Datum, Betrag, Zahler und Empfänger hinzu.",
  "chat.phrase.staffCheckAccount":
    "Bitte prüfen Sie Ihr Konto noch einmal auf diese Zahlung und schreiben Sie, was Sie sehen.",
  "chat.phrase.staffAskBank":
    "Bitte fragen Sie Ihre Bank nach dieser Zahlung und schreiben Sie, was sie sagt.",
  "chat.phrase.staffAnswerBy": "Bitte antworten Sie bis {time}.",
  "chat.phrase.staffPayNothing":
    "Bitte senden Sie keine weitere Zahlung, bis dieser Fall entschieden ist.",
  "chat.phrase.staffReleaseLater":
    "Bitte geben Sie die Coins erst frei, wenn Sie die Zahlung auf Ihrem Konto gesehen haben.",
  "chat.phrase.staffSettle":
    "Sie beide können sich noch einigen: durch eine Freigabe der Coins oder eine Teilung, der beide zustimmen.",
  "chat.phrase.staffMoreTime": "Wir brauchen mehr Zeit und schreiben wieder bis {time}.",
  "chat.phrase.staffDeciding": "Vielen Dank, wir haben, was wir brauchen, und entscheiden bald.",

  "chat.event.create":
    "Die Order wurde aufgegeben. {amount} {token} liegen in Treuhand. Zu bezahlen bis {time}.",
  "chat.event.pay": "Der Käufer hat die Order als bezahlt markiert.",
  "chat.event.cancel": "Der Käufer hat die Order storniert.",
  "chat.event.timeOut": "Die Order wurde storniert, weil sie nicht rechtzeitig bezahlt wurde.",
  "chat.event.extend": "Der Verkäufer hat die Zahlungsfrist bis {time} verlängert.",
  "chat.event.release": "Der Verkäufer hat den Eingang der Zahlung bestätigt.",
  "chat.event.settle": "{amount} {token} wurden an den Käufer übertragen.",
  "chat.event.refuseSettlement":
    "Die Übertragung wurde angehalten, weil eines der Konten gesperrt ist.",
  "chat.event.retry": "Die Übertragung wird erneut versucht.",
  "chat.event.appeal.buyer": "Der Käufer hat Einspruch eingelegt.",
  "chat.event.appeal.seller": "Der Verkäufer hat Einspruch eingelegt.",
  "chat.event.notReceived":
    "Der Verkäufer hat die Zahlung nicht erhalten. Der Käufer wird bis {time} um einen Nachweis gebeten.",
  "chat.event.escalate": "Die Order wurde an den Kundenservice übergeben.",
  "chat.event.withdrawAppeal.buyer": "Der Käufer hat den Einspruch zurückgezogen.",
  "chat.event.withdrawAppeal.seller": "Der Verkäufer hat den Einspruch zurückgezogen.",
  "chat.event.proposeSplit.buyer":
    "Der Käufer schlägt eine Aufteilung vor: {amount} {token} an den Käufer.",
  "chat.event.proposeSplit.seller":
    "Der Verkäufer schlägt eine Aufteilung vor: {amount} {token} an den Käufer.",
  "chat.event.acceptSplit": "Die Aufteilung wurde angenommen: {amount} {token} an den Käufer.",
  "chat.event.ruleRelease":
    "Der Kundenservice hat entschieden: {amount} {token} gehen an den Käufer.",
  "chat.event.ruleRefund":
    "Der Kundenservice hat entschieden: Die Coins gehen zurück an den Verkäufer.",
  "chat.event.ruleSplit":
    "Der Kundenservice hat entschieden: {amount} {token} gehen an den Käufer.",
  "chat.event.ruledRelease":
    "Der Kundenservice hat entschieden: {amount} {token} gehen an den Käufer. Wirksam ab {time}.",
  "chat.event.ruledRefund":
    "Der Kundenservice hat entschieden: Die Coins gehen zurück an den Verkäufer. Wirksam ab {time}.",
  "chat.event.ruledSplit":
    "Der Kundenservice hat entschieden: {amount} {token} gehen an den Käufer, der Rest geht zurück an den Verkäufer. Wirksam ab {time}.",
  "chat.event.acceptRuling.buyer": "Der Käufer hat die Entscheidung angenommen.",
  "chat.event.acceptRuling.seller": "Der Verkäufer hat die Entscheidung angenommen.",
  "chat.event.secondLook.buyer":
    "Der Käufer hat eine zweite Prüfung durch jemand anderen aus dem Team verlangt.",
  "chat.event.secondLook.seller":
    "Der Verkäufer hat eine zweite Prüfung durch jemand anderen aus dem Team verlangt.",
  "chat.event.closeAppeal": "Der Kundenservice hat den Einspruch geschlossen.",
  "chat.event.setTask.buyer": "Der Kundenservice hat den Käufer bis {time} um Belege gebeten.",
  "chat.event.setTask.seller": "Der Kundenservice hat den Verkäufer bis {time} um Belege gebeten.",
  "chat.event.missTask.buyer": "Der Käufer hat dem Kundenservice nicht rechtzeitig geantwortet.",
  "chat.event.missTask.seller":
    "Der Verkäufer hat dem Kundenservice nicht rechtzeitig geantwortet.",
  "chat.event.withdrawTask.buyer": "Der Kundenservice braucht die Antwort des Käufers nicht mehr.",
  "chat.event.withdrawTask.seller":
    "Der Kundenservice braucht die Antwort des Verkäufers nicht mehr.",
});
