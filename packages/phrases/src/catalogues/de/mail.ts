import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Ihr Sicherheitscode von Parley",
  "mail.code.register": "Geben Sie diesen Code ein, um Ihr Konto anzulegen.",
  "mail.code.login": "Geben Sie diesen Code ein, um sich bei Ihrem Konto anzumelden.",
  "mail.code.resetPassword": "Geben Sie diesen Code ein, um ein neues Passwort festzulegen.",
  "mail.code.bindEmail":
    "Geben Sie diesen Code ein, um eine E-Mail-Adresse mit Ihrem Konto zu verknüpfen.",
  "mail.code.bindPhone":
    "Geben Sie diesen Code ein, um eine Telefonnummer mit Ihrem Konto zu verknüpfen.",
  "mail.code.unbindEmail":
    "Geben Sie diesen Code ein, um die E-Mail-Adresse von Ihrem Konto zu trennen.",
  "mail.code.unbindPhone":
    "Geben Sie diesen Code ein, um die Telefonnummer von Ihrem Konto zu trennen.",
  "mail.code.totpConfirm": "Geben Sie diesen Code ein, um Google Authenticator einzuschalten.",
  "mail.code.totpRemove": "Geben Sie diesen Code ein, um Google Authenticator auszuschalten.",
  "mail.code.passwordChange": "Geben Sie diesen Code ein, um Ihr Passwort zu ändern.",
  "mail.code.passkeyAdd": "Geben Sie diesen Code ein, um Ihrem Konto einen Passkey hinzuzufügen.",
  "mail.code.passkeyRemove":
    "Geben Sie diesen Code ein, um einen Passkey aus Ihrem Konto zu entfernen.",
  "mail.code.recoveryCodes":
    "Geben Sie diesen Code ein, um neue Wiederherstellungscodes zu erstellen.",
  "mail.code.createUserPayment": "Geben Sie diesen Code ein, um eine Zahlungsmethode hinzuzufügen.",
  "mail.code.updateUserPayment": "Geben Sie diesen Code ein, um eine Zahlungsmethode zu ändern.",
  "mail.code.removeUserPayment": "Geben Sie diesen Code ein, um eine Zahlungsmethode zu entfernen.",
  "mail.code.release":
    "Geben Sie diesen Code ein, um die Coins für den Käufer freizugeben – nur wenn die Zahlung auf Ihrem Konto eingegangen ist.",
  "mail.code.split":
    "Geben Sie diesen Code ein, um die Coins einer Order zwischen Ihnen und dem Käufer aufzuteilen.",
  "mail.code.withdraw": "Geben Sie diesen Code ein, um Coins von Ihrem Konto auszuzahlen.",
  "mail.code.apiSettings": "Geben Sie diesen Code ein, um Ihre API-Einstellungen zu ändern.",
  "mail.code.subUsers":
    "Geben Sie diesen Code ein, um einem Unterkonto Zugang, Rechte oder Krypto zu geben.",
  "mail.code.staffAction":
    "Geben Sie diesen Code ein, um zu bestätigen, was Sie als Mitarbeiter tun.",
  "mail.code.valid":
    "Der Code gilt {minutes, plural, one {# Minute} other {# Minuten}} und kann einmal verwendet werden.",
  "mail.code.secret": "Geben Sie ihn niemals weiter. Mitarbeiter von Parley fragen Sie nie danach.",
  "mail.code.ignore":
    "Wenn Sie diesen Code nicht angefordert haben, können Sie diese Nachricht ignorieren.",
  "mail.code.alarm":
    "Wenn Sie diesen Code nicht angefordert haben, ändern Sie Ihr Passwort und prüfen Sie Ihre Geräte unter Kontosicherheit.",

  "mail.alreadyRegistered.subject": "Sie haben bereits ein Parley-Konto",
  "mail.alreadyRegistered.text":
    "Jemand hat versucht, sich mit Ihren Daten zu registrieren. Sie gehören bereits zu einem Konto, deshalb wurde kein neues angelegt.",
  "mail.alreadyRegistered.advice":
    "Falls Sie das waren, melden Sie sich bitte an oder legen Sie ein neues Passwort fest, wenn Sie Ihres vergessen haben. Falls Sie das nicht waren, müssen Sie nichts tun.",

  "mail.newDeviceLogin.subject": "Neue Anmeldung bei Ihrem Parley-Konto",
  "mail.newDeviceLogin.text": "Bei Ihrem Konto gab es eine Anmeldung von einem neuen Gerät.",

  "mail.securityChanged.subject": "Die Sicherheit Ihres Kontos wurde geändert",
  "mail.securityChanged.passwordChanged": "Ihr Passwort wurde geändert.",
  "mail.securityChanged.passwordReset": "Ihr Passwort wurde zurückgesetzt.",
  "mail.securityChanged.emailBound": "Eine E-Mail-Adresse wurde mit Ihrem Konto verknüpft.",
  "mail.securityChanged.emailUnbound": "Die E-Mail-Adresse wurde von Ihrem Konto getrennt.",
  "mail.securityChanged.phoneBound": "Eine Telefonnummer wurde mit Ihrem Konto verknüpft.",
  "mail.securityChanged.phoneUnbound": "Die Telefonnummer wurde von Ihrem Konto getrennt.",
  "mail.securityChanged.totpEnabled": "Google Authenticator wurde eingeschaltet.",
  "mail.securityChanged.totpRemoved": "Google Authenticator wurde ausgeschaltet.",
  "mail.securityChanged.passkeyAdded": "Ihrem Konto wurde ein Passkey hinzugefügt.",
  "mail.securityChanged.passkeyRemoved": "Aus Ihrem Konto wurde ein Passkey entfernt.",
  "mail.securityChanged.recoveryCodeUsed":
    "Ein Wiederherstellungscode Ihres Kontos wurde verwendet.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.",
  "mail.securityChanged.subUserMayWithdraw":
    "Einem Unterkonto wurde erlaubt, Coins mit eigener Bestätigung auszuzahlen. Es kann das nach 24 Stunden.",
  "mail.securityChanged.antiPhishingCodeChanged": "Ihr Anti-Phishing-Code wurde geändert.",
  "mail.securityChanged.resetRequested":
    "Beim Kundenservice wurde beantragt, Ihre Sicherheitsprüfung zurückzusetzen.",
  "mail.securityChanged.resetCancelled":
    "Ein Antrag auf Zurücksetzen Ihrer Sicherheitsprüfung wurde abgebrochen. Von Ihrem Konto wurde nichts entfernt.",
  "mail.securityChanged.contactChangeUndone":
    "Eine Änderung Ihrer E-Mail-Adresse oder Telefonnummer wurde rückgängig gemacht. Alle Geräte sind abgemeldet; setzen Sie über „Passwort vergessen“ ein neues Passwort.",
  "mail.securityChanged.apiKeyCreated":
    "Für Ihr Konto wurde ein API-Schlüssel erstellt. Ein Programm mit diesem Schlüssel kann in Ihrem Namen handeln.",
  "mail.securityChanged.apiKeyRevoked": "Ein API-Schlüssel Ihres Kontos wurde widerrufen.",
  "mail.securityChanged.subUserApiKey": "Ein Unterkonto hat einen API-Schlüssel erstellt.",

  "mail.kycApproved.subject": "Ihre Identität ist bestätigt",
  "mail.kycApproved.text": "Ihre Identitätsprüfung wurde genehmigt.",
  "mail.kycAsked.subject": "Wir brauchen noch etwas für Ihre Identitätsprüfung",
  "mail.kycAsked.text":
    "Der Kundenservice braucht noch etwas, bevor er über Ihre Identitätsprüfung entscheiden kann. Bitte reichen Sie es dort nach.",
  "mail.kycAsk.documentAgain": "Das Dokument noch einmal, scharf und mit allen Ecken",
  "mail.kycAsk.otherSide": "Die andere Seite des Dokuments",
  "mail.kycAsk.selfieAgain": "Das Selfie mit Ihrem Dokument noch einmal",
  "mail.kycAsk.proofOfAddress": "Ein Adressnachweis, nicht älter als drei Monate",
  "mail.kycAsk.proofOfName": "Ein Beleg, der den Unterschied der Namen erklärt",
  "mail.kycRejected.subject": "Ihre Identitätsprüfung wurde nicht genehmigt",
  "mail.kycRejected.text":
    "Ihre Identitätsprüfung wurde nicht genehmigt. Bitte berichtigen Sie Ihre Angaben und reichen Sie sie erneut ein.",
  "mail.kycReason.documentUnreadable": "Ein Dokument ist nicht deutlich lesbar.",
  "mail.kycReason.documentIncomplete": "Eine Seite eines Dokuments fehlt.",
  "mail.kycReason.documentExpired": "Ein Dokument ist abgelaufen.",
  "mail.kycReason.documentNotAccepted": "Diese Art von Dokument wird nicht angenommen.",
  "mail.kycReason.detailsMismatch": "Ihre Angaben stimmen nicht mit den Dokumenten überein.",
  "mail.kycReason.selfieMismatch": "Das Selfie stimmt nicht mit dem Foto im Dokument überein.",
  "mail.kycReason.notGenuine": "Die Echtheit eines Dokuments konnte nicht bestätigt werden.",
  "mail.kycReason.other": "Die Dokumente konnten nicht geprüft werden.",

  "mail.subUserCreated.subject": "Ihrem Konto wurde ein Unterkonto hinzugefügt",
  "mail.subUserCreated.text": "Ihrem Konto wurde ein Unterkonto hinzugefügt.",

  "mail.resetRequest.approved.subject": "Ihre Sicherheitsrücksetzung wurde genehmigt",
  "mail.resetRequest.approved.text":
    "Ihr Antrag auf Zurücksetzen der Sicherheitsprüfung wurde genehmigt. Bitte melden Sie sich an und richten Sie sie neu ein.",
  "mail.resetRequest.refused.subject": "Ihre Sicherheitsrücksetzung wurde nicht genehmigt",
  "mail.resetRequest.refused.text":
    "Ihr Antrag auf Zurücksetzen der Sicherheitsprüfung wurde nicht genehmigt. An Ihrem Konto hat sich nichts geändert.",

  "mail.depositCredited.subject": "Einzahlung erhalten",
  "mail.depositCredited.text": "{amount} {token} wurden Ihrem Spot-Wallet gutgeschrieben.",
  "mail.withdrawalSent.subject": "Auszahlung gesendet",
  "mail.withdrawalSent.text": "Ihre Auszahlung von {amount} {token} wurde gesendet.",
  "mail.withdrawalReturned.subject": "Auszahlung nicht gesendet",
  "mail.withdrawalReturned.text":
    "Ihre Auszahlung von {amount} {token} wurde nicht gesendet. Die Coins sind wieder in Ihrem Spot-Wallet.",

  "mail.tradingFrozen.subject": "Der Handel ist für Ihr Konto gesperrt",
  "mail.tradingFrozen.falseClaims":
    "Sie haben mehrmals Orders als bezahlt markiert, obwohl keine Zahlung erfolgt ist. Bis der Kundenservice das geprüft hat, können Sie keine Orders aufgeben, keine Angebote veröffentlichen und nichts auszahlen.",
  "mail.tradingFrozen.staff":
    "Der Kundenservice hat den Handel für Ihr Konto gesperrt. Vorerst können Sie keine Orders aufgeben, keine Angebote veröffentlichen und nichts auszahlen.",
  "mail.tradingFrozen.hold":
    "Der Kundenservice hat Ihr Konto bis {time} gesperrt. Bis dahin können Sie keine Orders aufgeben, keine Angebote veröffentlichen und nichts auszahlen, und die Coins Ihrer Orders bleiben in Treuhand. Wenn Sie das für einen Irrtum halten, wenden Sie sich bitte an den Kundenservice.",
  "mail.tradingFrozen.advice":
    "Ihre offenen Orders laufen weiter: Sie können sie weiterhin bezahlen, stornieren, freigeben und Einspruch einlegen. Wenn Sie das für einen Irrtum halten, wenden Sie sich bitte an den Kundenservice.",
  "mail.tradingRestored.subject": "Sie können wieder handeln",
  "mail.tradingRestored.text":
    "Der Kundenservice hat die Sperre aufgehoben. Sie können wieder Orders aufgeben, Angebote veröffentlichen und auszahlen.",
  "mail.sessionsEnded.subject": "Sie wurden überall abgemeldet",
  "mail.sessionsEnded.text":
    "Der Kundenservice hat alle Anmeldungen Ihres Kontos und seine API-Schlüssel beendet. Melden Sie sich neu an; wenn Sie nicht darum gebeten haben, ändern Sie zuerst Ihr Passwort.",
  "mail.staffInvitation.subject": "Einladung ins Parley-Team",
  "mail.staffInvitation.text":
    "Sie sind eingeladen, im Kundenservice von Parley zu arbeiten. Melden Sie sich im Konto mit dieser E-Mail-Adresse an, richten Sie einen Passkey oder Google Authenticator ein und nehmen Sie bis {time} an. Der Link funktioniert einmal.",
  "mail.staffInvitation.link": "Einladung annehmen",
  "mail.staffLogHead.subject": "Protokoll der Mitarbeiter, {day}",
  "mail.staffLogHead.text":
    "Das Protokoll der Mitarbeiter endet heute mit Zeile {number}. Ihr Hash: {hash}. Bewahren Sie diese E-Mail auf: Sie beweist, ob Zeilen bis zu dieser später geändert wurden.",
  "mail.supportAnswered.subject": "Der Kundenservice hat Ihnen geantwortet",
  "mail.supportAnswered.text": "Der Kundenservice hat auf Ihre Nachricht geantwortet.",
  "mail.offerTakenDown.subject": "Ihr Angebot wurde offline genommen",
  "mail.offerTakenDown.text":
    "Der Kundenservice hat Ihr Angebot offline genommen. Offene Orders laufen wie vereinbart weiter.",
  "mail.offerTakenDown.object":
    "Wenn Sie nicht einverstanden sind, wenden Sie sich bitte an den Kundenservice und nennen Sie die Nummer des Angebots.",
  "mail.supportClosed.subject": "Ihre Anfrage wurde geschlossen",
  "mail.supportClosed.text":
    "Der Kundenservice hat Ihre Anfrage geschlossen. Wenn Sie noch Hilfe brauchen, stellen Sie bitte eine neue.",
  "mail.caseHandedOver.subject": "Ihnen wurde ein Fall übergeben",
  "mail.caseHandedOver.text":
    "Ein Teammitglied hat Ihnen einen Fall übergeben. Sie finden ihn in der Konsole unter Ihren Fällen.",

  "mail.orderCreated.subject": "Neue Order",
  "mail.orderCreated.text":
    "{role, select, buyer {Jemand verkauft Ihnen {quantity} für {amount}. Zahlen Sie per {method} und klicken Sie danach auf „Ich habe bezahlt“.} other {Jemand kauft von Ihnen {quantity} für {amount} per {method}. Die Coins liegen in der Treuhand, bis die Zahlung bestätigt ist.}}",
  "mail.orderPaid.subject": "Der Käufer hat die Order als bezahlt markiert",
  "mail.orderPaid.text":
    "Der Käufer gibt an, {amount} per {method} bezahlt zu haben. Prüfen Sie Ihr Konto und geben Sie {quantity} erst frei, wenn das Geld da ist.",
  "mail.orderCanceled.subject": "Order storniert",
  "mail.orderCanceled.text":
    "Der Käufer hat die Order über {quantity} storniert. Die Coins liegen nicht mehr in der Treuhand.",
  "mail.orderTimedOut.subject": "Order storniert: Zahlungsfrist abgelaufen",
  "mail.orderTimedOut.text":
    "{role, select, buyer {Die Order über {quantity} wurde nicht rechtzeitig als bezahlt markiert und daher storniert. Falls Sie bezahlt haben, legen Sie innerhalb von 24 Stunden Einspruch ein.} other {Der Käufer hat nicht rechtzeitig bezahlt. Die Order über {quantity} wurde storniert, die Coins liegen nicht mehr in der Treuhand.}}",
  "mail.orderExtended.subject": "Mehr Zeit zum Bezahlen",
  "mail.orderExtended.text":
    "Der Verkäufer gibt Ihnen mehr Zeit, {amount} per {method} zu bezahlen.",
  "mail.orderCompleted.subject": "Order abgeschlossen",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} sind in Ihrem Spot-Wallet. Sie haben {amount} bezahlt.} other {{quantity} wurden für {amount} an den Käufer freigegeben.}}",
  "mail.orderFailed.subject": "Übertragung fehlgeschlagen",
  "mail.orderFailed.text":
    "{quantity} konnten nicht übertragen werden. Die Coins sind sicher in der Treuhand; wie es weitergeht, sehen Sie in der Order.",
  "mail.confirmReminder.subject": "Der Käufer wartet auf Ihre Bestätigung",
  "mail.confirmReminder.text":
    "Der Käufer gibt an, {amount} per {method} bezahlt zu haben, und wartet auf {quantity}. Prüfen Sie Ihr Konto und geben Sie die Coins frei, oder legen Sie Einspruch ein, wenn die Zahlung fehlt.",
  "mail.appealOpened.subject": "Einspruch eingelegt",
  "mail.appealOpened.text":
    "{by, select, buyer {Der Käufer hat zur Order über {quantity} Einspruch eingelegt. Bitte ergänzen Sie Ihre Stellungnahme und Ihre Belege.} seller {Der Verkäufer hat zur Order über {quantity} Einspruch eingelegt. Bitte ergänzen Sie Ihre Stellungnahme und Ihre Belege.} other {Die Order über {quantity} wartet schon zu lange auf die Freigabe. Der Kundenservice sieht sie sich jetzt an.}}",
  "mail.proofWanted.subject": "Bitte weisen Sie Ihre Zahlung nach",
  "mail.proofWanted.text":
    "Der Verkäufer meldet, dass {amount} per {method} für {quantity} nicht eingegangen sind. Bitte fügen Sie der Order einen Zahlungsnachweis hinzu; sonst entscheidet der Kundenservice ohne ihn.",
  "mail.appealWithdrawn.subject": "Einspruch zurückgezogen",
  "mail.appealWithdrawn.text":
    "Der Einspruch zur Order über {quantity} wurde zurückgezogen. Die Order läuft weiter.",
  "mail.evidenceAdded.subject": "Belege ergänzt",
  "mail.evidenceAdded.text":
    "{role, select, buyer {Der Verkäufer hat zum Einspruch zur Order über {quantity} eine Stellungnahme oder Belege ergänzt.} other {Der Käufer hat zum Einspruch zur Order über {quantity} eine Stellungnahme oder Belege ergänzt.}} Sie können in der Order darauf antworten.",
  "mail.taskSet.subject": "Der Kundenservice bittet Sie um Belege",
  "mail.taskSet.text":
    "Der Kundenservice braucht Ihre Antwort zur Order über {quantity}. Worum es geht, steht in der Order; ohne rechtzeitige Antwort entscheidet der Kundenservice ohne sie.",
  "mail.taskMissed.subject": "Die Zeit für Ihre Antwort ist abgelaufen",
  "mail.taskMissed.text":
    "Sie haben dem Kundenservice zur Order über {quantity} nicht rechtzeitig geantwortet. Sie können in der Order noch antworten, bis der Kundenservice entschieden hat.",
  "mail.splitProposed.subject": "Aufteilung vorgeschlagen",
  "mail.splitProposed.text":
    "{role, select, buyer {Der Verkäufer schlägt vor, dass Sie {share} erhalten und der Rest zurückgeht.} other {Der Käufer schlägt vor, {share} zu erhalten; der Rest geht an Sie zurück.}} Annehmen können Sie das in der Order.",
  "mail.appealRuled.subject": "Der Kundenservice hat entschieden",
  "mail.appealRuled.text":
    "{role, select, buyer {Nach der Entscheidung erhalten Sie {share}; der Rest geht zurück an den Verkäufer.} other {Nach der Entscheidung erhält der Käufer {share}; der Rest geht zurück an Sie.}} Bis sie wirksam wird, können Sie in der Order einmal eine zweite Prüfung verlangen.",
  "mail.secondLook.subject": "Zweite Prüfung Ihrer Order",
  "mail.secondLook.text":
    "{role, select, buyer {Der Verkäufer hat verlangt, dass jemand anderes aus dem Team über die Order von {quantity} entscheidet.} other {Der Käufer hat verlangt, dass jemand anderes aus dem Team über die Order von {quantity} entscheidet.}} Bis dahin bleiben die Coins in Treuhand.",
  "mail.appealResolved.subject": "Einspruch beendet",
  "mail.appealResolved.completed":
    "{role, select, buyer {Der Einspruch ist beendet. Sie haben {share} erhalten.} other {Der Einspruch ist beendet. Der Käufer hat {share} erhalten.}}",
  "mail.appealResolved.canceled":
    "Der Einspruch ist beendet. Die Order über {quantity} ist storniert.",
  "mail.feedback.subject": "Neue Bewertung",
  "mail.feedback.positive":
    "Sie haben für die Order über {quantity} eine positive Bewertung erhalten.",
  "mail.feedback.negative":
    "Sie haben für die Order über {quantity} eine negative Bewertung erhalten. Sie können einmal antworten.",
  "mail.feedbackReplied.subject": "Antwort auf Ihre Bewertung",
  "mail.feedbackReplied.text": "Auf Ihre Bewertung der Order über {quantity} wurde geantwortet.",

  "mail.withdrawalsBlocked": "Zu Ihrer Sicherheit sind Auszahlungen bis {time} gesperrt.",
  "mail.notYou":
    "Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und melden Sie Ihre anderen Geräte unter Kontosicherheit ab.",
  "mail.notYou.cancelReset":
    "Falls Sie das nicht waren, brechen Sie den Antrag mit diesem Link ab, für den Sie sich nicht anmelden müssen, und ändern Sie Ihr Passwort. In den ersten 24 Stunden kann der Kundenservice ihn nicht bewilligen.",
  "mail.notYou.undo":
    "Falls Sie das nicht waren, machen Sie es mit diesem Link innerhalb von 72 Stunden rückgängig. Alle Geräte werden abgemeldet und Auszahlungen 24 Stunden gesperrt.",

  "mail.fact.asked": "Angefordert",
  "mail.fact.time": "Zeitpunkt",
  "mail.fact.address": "IP-Adresse",
  "mail.fact.device": "Gerät",
  "mail.fact.reason": "Grund",
  "mail.fact.username": "Nickname",
  "mail.fact.walletAddress": "Wallet-Adresse",
  "mail.fact.orderId": "Order-ID",
  "mail.fact.offer": "Angebot",
  "mail.fact.caseId": "Anfragenummer",
  "mail.fact.amount": "Menge",
  "mail.fact.payment": "Zahlung",
  "mail.fact.payMethod": "Zahlungsmethode",
  "mail.fact.timeLeft": "Verbleibende Zeit",
  "mail.timeLeft": "{minutes, plural, one {# Minute} other {# Minuten}}, bis {time}",

  "mail.link.login": "Anmelden",
  "mail.link.security": "Kontosicherheit",
  "mail.link.cancelReset": "Antrag abbrechen",
  "mail.link.undo": "Änderung rückgängig machen",
  "mail.link.kyc": "Identitätsprüfung",
  "mail.link.subUsers": "Unterkonten",
  "mail.link.wallet": "Wallet",
  "mail.link.order": "Order ansehen",
  "mail.link.orders": "Meine Orders",
  "mail.link.case": "Anfrage ansehen",
  "mail.link.offers": "Meine Angebote",
  "mail.link.contact": "Kundenservice kontaktieren",

  "mail.antiPhishing.code": "Ihr Anti-Phishing-Code: {code}",
  "mail.antiPhishing.none":
    "Sie haben noch keinen Anti-Phishing-Code. Legen Sie unter Kontosicherheit einen fest, dann steht er in jeder echten E-Mail von Parley.",
  "mail.footer.account":
    "Sie erhalten diese E-Mail, weil Ihre Adresse mit einem Parley-Konto verknüpft ist. Sie wurde automatisch versandt, bitte antworten Sie nicht.",
  "mail.footer.entered":
    "Sie erhalten diese E-Mail, weil Ihre Adresse bei Parley eingegeben wurde. Sie wurde automatisch versandt, bitte antworten Sie nicht.",

  "mail.text.code": "{code} ist Ihr Parley-Code. {purpose} Geben Sie ihn niemals weiter.",
});
