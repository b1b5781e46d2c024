import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Einige Angaben fehlen oder sind ungültig. Bitte prüfen Sie die markierten Felder.",
  "errors.fieldRequired": "Dieses Feld darf nicht leer bleiben.",
  "errors.fieldInvalid": "Dieser Wert ist nicht gültig.",
  "errors.fieldUnknown": "Dieses Feld gibt es hier nicht.",
  "errors.fieldTooShort": "Zu kurz. Mindestlänge: {count}.",
  "errors.fieldTooLong": "Zu lang. Höchstlänge: {count}.",
  "errors.fieldCheckFailed":
    "Die Prüfziffern stimmen nicht. Bitte vergleichen Sie die Nummer mit den Angaben Ihrer Bank.",
  "errors.malformedRequest":
    "Die Anfrage konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "errors.notFound": "Was Sie suchen, gibt es nicht oder nicht mehr.",
  "errors.methodNotAllowed": "Diese Adresse nimmt solche Anfragen nicht an.",
  "errors.tooLarge": "Die Anfrage ist zu groß. Bitte senden Sie weniger auf einmal.",
  "errors.unsupportedType": "Diese Art von Datei oder Inhalt wird nicht unterstützt.",
  "errors.stateChanged":
    "In der Zwischenzeit hat sich etwas geändert. Bitte prüfen Sie den aktuellen Stand und versuchen Sie es noch einmal.",

  "errors.notLoggedIn": "Bitte melden Sie sich an, um fortzufahren.",
  "errors.notAllowed": "Ihr Konto ist dazu nicht berechtigt.",
  "errors.accountGroupMissing":
    "Ihre Kontogruppe ist nicht bekannt. Bitte melden Sie sich erneut an.",
  "errors.accountGroupMismatch":
    "Diese Adresse gehört zu einer anderen Kontogruppe. Bitte melden Sie sich mit dem richtigen Konto erneut an.",
  "errors.apiKeyUnknown": "Diesen API-Schlüssel gibt es nicht, oder er wurde widerrufen.",
  "errors.apiKeyExpired": "Dieser API-Schlüssel ist abgelaufen.",
  "errors.apiKeyAddress":
    "Dieser API-Schlüssel darf von dieser Adresse aus nicht verwendet werden.",
  "errors.apiSignatureInvalid": "Die Signatur der Anfrage ist ungültig.",
  "errors.apiTimeOutside": "Die Zeit der Anfrage weicht um mehr als 30 Sekunden ab.",
  "errors.apiNonceUsed": "Diese Anfrage ist bereits eingegangen.",
  "errors.apiPermissionMissing": "Dieser API-Schlüssel ist dazu nicht berechtigt.",

  "errors.tooManyRequests":
    "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  "errors.internal": "Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.",
  "errors.unavailable":
    "Der Dienst ist derzeit nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.",
  "errors.timeout": "Die Antwort hat zu lange gedauert. Bitte versuchen Sie es noch einmal.",
  "errors.featureOff": "Diese Funktion ist derzeit abgeschaltet.",

  "errors.unknownAsset": "Diese Kryptowährung wird hier nicht gehandelt.",
  "errors.unknownFiat": "Diese Währung wird hier nicht gehandelt.",
  "errors.unknownMarket": "Für diese Kryptowährung und Währung gibt es keinen Markt.",
  "errors.ratesStale":
    "Der Referenzpreis ist nicht mehr aktuell. Bitte versuchen Sie es gleich noch einmal.",

  "errors.captchaRequired":
    "Bitte lassen Sie die Seite prüfen, dass Sie kein Roboter sind, und versuchen Sie es dann noch einmal.",
  "errors.captchaInvalid":
    "Die Prüfung, dass Sie kein Roboter sind, ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  "errors.accountInvalid":
    "Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer mit Ländervorwahl ein.",
  "errors.passwordTooWeak":
    "Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.",
  "errors.loginFailed": "Das Konto oder das Passwort ist nicht richtig.",
  "errors.loginBlocked":
    "Zu viele Fehlversuche. Bitte warten Sie und versuchen Sie es später noch einmal.",
  "errors.ticketExpired": "Das hat zu lange gedauert. Bitte melden Sie sich erneut an.",
  "errors.accountFrozen": "Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Kundenservice.",
  "errors.codeFormatInvalid": "Ungültiges Codeformat. Bitte versuchen Sie es noch einmal.",
  "errors.codeInvalid":
    "Der Code ist nicht richtig. Bitte prüfen Sie ihn und versuchen Sie es noch einmal.",
  "errors.codeExpired": "Der Code ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
  "errors.codeUsed":
    "Dieser Code wurde bereits verwendet. Bitte warten Sie auf den nächsten in Google Authenticator.",
  "errors.codeTriesUsedUp":
    "Zu viele Fehlversuche mit diesem Code. Bitte fordern Sie einen neuen an.",
  "errors.codeTooSoon":
    "Ein Code wurde gerade erst gesendet. Bitte warten Sie, bevor Sie einen weiteren anfordern.",
  "errors.codeLimitReached":
    "An diese Adresse oder Nummer wurden heute zu viele Codes gesendet. Bitte versuchen Sie es morgen noch einmal.",
  "errors.textLimitReached":
    "An diese Nummer kann derzeit keine SMS gesendet werden. Bitte verwenden Sie Ihre E-Mail oder versuchen Sie es später noch einmal.",
  "errors.codesMissing": "Ein Sicherheitscode fehlt. Bitte geben Sie alle verlangten Codes ein.",
  "errors.idempotencyMismatch":
    "Diese Anfrage wurde bereits mit anderen Angaben gestellt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "errors.usernameTaken": "Dieser Name ist bereits vergeben. Bitte wählen Sie einen anderen.",
  "errors.nicknameCharacters":
    "Verwenden Sie nur Buchstaben und Ziffern, dazwischen einzelne Punkte, Binde- oder Unterstriche.",
  "errors.nicknameScripts":
    "Buchstaben verschiedener Alphabete lassen sich in einem Namen nicht mischen.",
  "errors.nicknameContact":
    "Der Name darf nicht wie ein Link, eine E-Mail-Adresse oder eine Telefonnummer aussehen.",
  "errors.nicknameReserved":
    "Dieser Name könnte mit Parley oder dem Team verwechselt werden. Bitte wählen Sie einen anderen.",
  "errors.renameTooSoon": "Der Name kann nur alle 30 Tage geändert werden.",
  "errors.passwordWrong": "Das Passwort ist nicht richtig.",
  "errors.passwordSame": "Das neue Passwort muss sich vom bisherigen unterscheiden.",

  "errors.contactTaken": "Diese E-Mail-Adresse oder Telefonnummer gehört zu einem anderen Konto.",
  "errors.alreadyBound": "Das ist bereits mit Ihrem Konto verknüpft.",
  "errors.notBound": "Mit Ihrem Konto ist nichts dergleichen verknüpft.",
  "errors.emailNeededFirst":
    "Bitte verknüpfen Sie eine E-Mail-Adresse, bevor Sie Ihr Telefon trennen.",
  "errors.phoneNeededFirst":
    "Bitte verknüpfen Sie ein Telefon, bevor Sie Ihre E-Mail-Adresse trennen.",
  "errors.totpAlreadyOn": "Google Authenticator ist bereits eingeschaltet.",
  "errors.totpNotOn": "Google Authenticator ist nicht eingeschaltet.",
  "errors.undoExpired": "Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig.",
  "errors.totpSetupExpired": "Die Einrichtung hat zu lange gedauert. Bitte beginnen Sie von vorn.",
  "errors.passkeyInvalid":
    "Der Passkey konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.",
  "errors.passkeyLimit":
    "Sie haben die größtmögliche Zahl von Passkeys. Bitte entfernen Sie zuerst einen.",
  "errors.commandInvalid":
    "Die Anfrage konnte nicht geprüft werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "errors.commandKeyUnknown":
    "Der Sicherheitsschlüssel dieser Seite ist veraltet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "errors.commandExpired":
    "Die Anfrage ist zu alt. Bitte prüfen Sie die Uhr Ihres Geräts und versuchen Sie es noch einmal.",
  "errors.commandReplayed": "Diese Anfrage wurde bereits ausgeführt.",
  "errors.resetRequestOpen":
    "Ihre Anfrage liegt bereits beim Kundenservice. Bitte warten Sie auf die Entscheidung.",
  "errors.apiKeyLimit":
    "Sie haben bereits die Höchstzahl an API-Schlüsseln. Bitte widerrufen Sie zuerst einen.",

  "errors.kycPending": "Ihre Identitätsprüfung läuft noch.",
  "errors.kycAlreadyApproved": "Ihre Identität ist bereits bestätigt.",
  "errors.kycNotPending": "Es gibt keine Identitätsprüfung zu entscheiden.",
  "errors.kycNeedsReview": "Diese Prüfung muss von Mitarbeitern entschieden werden.",
  "errors.kycTooYoung": "Sie müssen mindestens 18 Jahre alt sein.",
  "errors.unknownCountry": "Dieses Land ist nicht bekannt.",
  "errors.unknownFile":
    "Eine Datei fehlt oder kann hier nicht verwendet werden. Bitte laden Sie sie erneut hoch.",
  "errors.fileTypeRefused": "Diese Art von Datei wird hier nicht angenommen.",
  "errors.fileUnreadable":
    "Die Datei ist beschädigt oder nicht lesbar. Bitte laden Sie eine andere hoch.",
  "errors.fileTooLarge": "Die Datei ist zu groß.",
  "errors.tooManyFiles":
    "Sie haben zu viele Dateien hochgeladen. Bitte versuchen Sie es morgen noch einmal.",
  "errors.caseTaken": "Diesen Fall hat bereits jemand aus dem Team übernommen.",
  "errors.caseDecided": "Über diesen Fall ist bereits entschieden.",
  "errors.caseNotYours": "Bitte übernehmen Sie diesen Fall zuerst.",
  "errors.colleagueUnfit":
    "Diese Person kann den Fall nicht übernehmen. Wählen Sie eine andere aus.",
  "errors.savedFiltersFull": "Sie haben bereits 20 gespeicherte Filter. Löschen Sie zuerst einen.",
  "errors.conflictOfInterest":
    "Dieser Fall betrifft Ihre eigenen Konten oder damit verbundene Personen. Das muss jemand anderes aus dem Team übernehmen.",
  "errors.staffProtected": "Nur eine Teamleitung darf an Konten von Mitarbeitern etwas ändern.",
  "errors.contentInvalid":
    "Der Text ist in einer Form geschrieben, die nicht angezeigt werden kann.",
  "errors.agreementFixed":
    "Diese Fassung der Vereinbarung wartet auf Genehmigung oder ist genehmigt. Ihre Texte können nicht geändert werden.",
  "errors.contentChanged":
    "Inzwischen wurde eine andere Fassung veröffentlicht. Bitte sehen Sie sich diese zuerst an.",
  "errors.contentOriginalMissing": "Bitte veröffentlichen Sie zuerst den englischen Text.",
  "errors.offerTakenDown":
    "Dieses Angebot wurde offline genommen. Unter „Meine Angebote“ steht, warum und was zu tun ist.",
  "errors.marketChangeInvalid":
    "Diese Änderung kann nicht übernommen werden. Öffnen Sie die Vorschau, um den Grund zu sehen.",
  "errors.marketChangeOutdated":
    "Der Markt hat sich seit diesem Vorschlag geändert. Bitte schlagen Sie die Änderung mit den aktuellen Werten erneut vor.",
  "errors.marketChangeDecided": "Über diese Änderung wurde bereits entschieden.",
  "errors.marketChangeNeedsOther":
    "Über Ihren Vorschlag muss ein anderer Administrator entscheiden.",
  "errors.approverTooClose":
    "Ihre Rollen sind durch eine Ernennung der letzten 7 Tage verbunden. Eine andere Kollegin oder ein anderer Kollege muss zustimmen.",

  "errors.masterOnly": "Das kann nur das Hauptkonto.",
  "errors.subUserLimit": "Sie haben die größtmögliche Zahl von Unterkonten.",
  "errors.subUserForbidden": "Das Hauptkonto hat Ihnen das nicht erlaubt.",
  "errors.agreementChanged":
    "Die Servicevereinbarung hat sich geändert. Bitte lesen Sie die neue Fassung.",
  "errors.staffSessionNeeded":
    "Bitte bestätigen Sie mit einem Passkey oder Google Authenticator, dass Sie es sind, um weiterzuarbeiten.",
  "errors.notAvailableHere": "Unter Ihrer Netzwerkadresse ist das nicht verfügbar.",
  "errors.lastAdministrator":
    "Der letzte Administrator muss die Rolle behalten. Bitte ernennen Sie zuerst einen weiteren.",
  "errors.invitationInvalid":
    "Diese Einladung ist nicht mehr gültig. Bitte lassen Sie sich eine neue senden.",
  "errors.invitationOfOther":
    "Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich mit dem Konto an, das sie verwendet.",
  "errors.alreadyStaff": "Dieses Konto gehört bereits zum Team.",
  "errors.staffNameTaken":
    "Jemand anderes aus dem Team verwendet diesen oder einen ähnlichen Namen.",
  "errors.staffTwoFactorNeeded":
    "Bitte richten Sie einen Passkey oder Google Authenticator ein, bevor Sie Fälle bearbeiten.",
  "errors.staffMayNotTrade": "Mitarbeiterkonten können nicht handeln.",
  "errors.tradingFrozen":
    "Der Handel ist für Ihr Konto gesperrt. Bitte wenden Sie sich an den Kundenservice.",
  "errors.phoneNotVerified": "Bitte bestätigen Sie vor dem Handeln Ihr Telefon.",
  "errors.emailNotVerified": "Bitte bestätigen Sie vor dem Handeln Ihre E-Mail-Adresse.",
  "errors.kycNotApproved": "Bitte schließen Sie vor dem Handeln die Identitätsprüfung (KYC) ab.",
  "errors.agreementNotAccepted": "Bitte nehmen Sie vor dem Handeln die P2P-Servicevereinbarung an.",
  "errors.twoFactorNotSet": "Bitte richten Sie vor dem Handeln 2FA ein.",

  "errors.unknownPayMethod": "Diese Zahlungsmethode kann hier nicht verwendet werden.",
  "errors.holderNameMismatch":
    "Der Name des Empfängers muss der Name sein, mit dem Ihre Identität verifiziert wurde.",
  "errors.paymentDuplicate": "Sie haben dieses Konto bereits hinzugefügt.",
  "errors.paymentLimit":
    "Sie haben die Höchstzahl an Zahlungsmethoden erreicht. Bitte entfernen Sie zuerst eine.",
  "errors.paymentInUse":
    "Diese Zahlungsmethode wird von einem Angebot oder einer Order verwendet, die noch offen sind.",
  "errors.pictureFailed": "Hochladen fehlgeschlagen.",
  "errors.pictureTypeRefused":
    "Hochladen fehlgeschlagen. Nur die Bildformate PNG, JPG und JPEG werden unterstützt.",
  "errors.pictureTooLarge":
    "Hochladen fehlgeschlagen. Nur Bilder kleiner als 3 MB werden unterstützt.",

  "errors.offerUnknown": "Dieses Angebot gibt es nicht.",
  "errors.offerChanged":
    "Das Angebot wurde inzwischen geändert. Bitte sehen Sie es sich noch einmal an.",
  "errors.offerClosed": "Dieses Angebot ist geschlossen.",
  "errors.offerLimit":
    "Sie haben bereits die Höchstzahl an Angeboten. Bitte schließen Sie zuerst eines.",
  "errors.marketDisabled": "Dieser Markt ist zurzeit geschlossen.",
  "errors.priceTooFar": "Der Preis liegt zu weit vom Marktpreis entfernt.",
  "errors.boundsCrossed": "Der niedrigste Preis darf nicht über dem höchsten liegen.",
  "errors.limitsCrossed": "Die kleinste Order darf nicht größer sein als die größte.",
  "errors.limitOutsideMarket": "Die Limits liegen außerhalb dessen, was dieser Markt erlaubt.",
  "errors.quantityTooSmall": "Die Menge ist weniger wert als die kleinste Order.",
  "errors.payWindowOutside": "Die Zahlungsfrist muss zwischen 10 und 180 Minuten liegen.",
  "errors.payMethodsCount": "Bitte wählen Sie 1 bis 5 Zahlungsmethoden.",
  "errors.hoursInvalid": "Bitte prüfen Sie die Zeiten und die Zeitzone.",
  "errors.traderUnknown": "Diesen Nutzer gibt es nicht.",
  "errors.notWithOneself": "Das geht nicht mit dem eigenen Konto.",

  "errors.orderUnknown": "Diese Order gibt es nicht.",
  "errors.orderStateChanged":
    "Die Order hat sich inzwischen geändert. Bitte prüfen Sie den aktuellen Stand.",
  "errors.rTokenInvalid": "Das Orderformular ist abgelaufen. Bitte versuchen Sie es noch einmal.",

  "errors.offerNotOnline": "Dieses Angebot ist zurzeit nicht verfügbar.",
  "errors.offerOutsideHours":
    "Dieses Angebot kann nur zu den Zeiten des Anbieters angenommen werden.",
  "errors.offerOfOwnGroup":
    "Sie können nicht mit Ihrem eigenen Konto oder dessen Unterkonten handeln.",
  "errors.traderBlocked": "Einer von Ihnen beiden hat den anderen blockiert.",
  "errors.conditionKyc": "Der Anbieter handelt nur mit verifizierten Nutzern.",
  "errors.conditionTrades": "Der Anbieter verlangt mehr abgeschlossene Geschäfte.",
  "errors.conditionCompletion": "Der Anbieter verlangt eine höhere Abschlussquote.",
  "errors.conditionRegistered":
    "Der Anbieter verlangt ein Konto, das schon länger registriert ist.",
  "errors.conditionFirstTrade":
    "Der Betrag ist höher, als der Anbieter beim ersten Geschäft akzeptiert.",
  "errors.offerHidden": "Dieses Angebot hat zurzeit keinen gültigen Preis.",
  "errors.priceChanged":
    "Der Preis hat sich geändert. Bitte prüfen Sie den neuen Preis und bestätigen Sie noch einmal.",
  "errors.amountOutside":
    "Bitte passen Sie die Kryptomenge auf < {amount} {token} an, um die Anforderungen des Anbieters zu erfüllen.",
  "errors.amountBelow":
    "Bitte passen Sie die Kryptomenge auf > {amount} {token} an, um die Anforderungen des Anbieters zu erfüllen.",
  "errors.outOfStock": "Von diesem Angebot ist nicht mehr genug übrig.",
  "errors.quoteChanged":
    "Die Beträge haben sich geändert. Bitte prüfen Sie sie und bestätigen Sie noch einmal.",
  "errors.payMethodMissing":
    "Bitte fügen Sie eine Zahlungsmethode hinzu, die dieses Angebot akzeptiert.",
  "errors.openOrdersLimit":
    "Gleichzeitig offene Orders: höchstens {most}. Bitte schließen Sie zuerst eine ab. Das Limit steigt mit abgeschlossenen Geschäften mit verschiedenen Personen.",
  "errors.offerOrdersLimit":
    "Offene Orders auf ein Angebot: höchstens {most}. Bitte schließen Sie zuerst eine ab oder wählen Sie ein anderes Angebot.",
  "errors.openWorthLimit":
    "Ihre offenen Käufe dürfen zusammen {most} USD wert sein, davon sind noch {left} USD frei. Wählen Sie einen kleineren Betrag oder schließen Sie zuerst eine Order ab. Das Limit steigt mit abgeschlossenen Geschäften mit verschiedenen Personen.",
  "errors.advertiserLimit":
    "Der Anbieter kann derzeit noch für {left} USD kaufen. Wählen Sie einen kleineren Betrag oder ein anderes Angebot.",
  "errors.faultUnknown": "In dieser Order wird niemandem etwas angerechnet.",
  "errors.faultDiscounted": "Dies wurde bereits zurückgenommen.",
  "errors.cancelLimit": "Sie haben zu viele Orders storniert. Sie können später neue aufgeben.",
  "errors.externalOrderIdTaken": "Es gibt bereits eine Order mit dieser externen Order-ID.",

  "errors.accountOnHold":
    "Der Kundenservice hat eines der beiden Konten gesperrt. Die Coins bleiben in der Treuhand.",
  "errors.extensionOutside": "Die Zahlungsfrist kann um höchstens 30 Minuten verlängert werden.",
  "errors.notReceivedTooEarly":
    "Die Zahlung kann noch unterwegs sein. Als nicht erhalten melden können Sie sie ab {time}.",
  "errors.splitOutside": "Die Menge darf nicht größer sein als das, was der Käufer erhalten würde.",
  "errors.appealUnknown": "Zu dieser Order gibt es keinen Einspruch.",
  "errors.feedbackGiven": "Sie haben diese Order bereits bewertet.",
  "errors.feedbackTooEarly": "Sie können die Order bewerten, sobald sie abgeschlossen ist.",
  "errors.feedbackUnknown":
    "Zu dieser Order gibt es keine Bewertung, auf die Sie antworten könnten.",
  "errors.feedbackReplied": "Sie haben auf diese Bewertung bereits geantwortet.",
  "errors.approvalNeedsOther":
    "Sie haben dies bereits freigegeben: Nun muss noch jemand anderes aus dem Team zustimmen.",
  "errors.kycQuestionOpen": "Die letzte Frage ist noch nicht beantwortet.",
  "errors.kycQuestionLimit":
    "Es wurde oft genug nachgefragt: Genehmigen Sie die Prüfung oder lehnen Sie sie ab.",
  "errors.kycNothingAsked": "Der Kundenservice wartet auf keine Antwort von Ihnen.",
  "errors.documentExpired":
    "Das eingegebene Datum liegt in der Vergangenheit: Ein abgelaufenes Dokument kann nicht bestätigt werden.",
  "errors.limitNotLower":
    "Wählen Sie ein Limit unter dem allgemeinen, das innerhalb eines Jahres endet.",
  "errors.personSearchLimit":
    "Sie haben so viele Suchen ausgeführt, wie in einer Stunde erlaubt sind. Bitte versuchen Sie es später noch einmal.",
  "errors.resetRequestClosed":
    "Über diesen Antrag wurde bereits entschieden, oder er wurde abgebrochen.",
  "errors.resetTooEarly": "Dieser Antrag kann erst nach Ablauf der Wartezeit bewilligt werden.",
  "errors.rulingNeedsOther":
    "Sie haben über diese Order bereits entschieden: Nun muss jemand anderes aus dem Team entscheiden.",
  "errors.silenceTooEarly":
    "Eine Rückgabe allein wegen ausbleibender Antwort ist frühestens 24 Stunden nach der Zahlungsmeldung möglich und erst, nachdem der Käufer um einen Nachweis gebeten wurde.",
  "errors.apiReleaseCap": "Das tägliche Freigabelimit dieses API-Schlüssels ist erreicht.",
  "errors.noRulingPending": "Es gibt keine Entscheidung zu genehmigen.",
  "errors.taskOpen":
    "Diese Seite hat bereits eine offene Aufgabe. Warten Sie die Antwort ab oder ziehen Sie die Aufgabe zurück.",
  "errors.taskLimit": "Zu dieser Order gibt es bereits zu viele Aufgaben.",
  "errors.taskUnknown": "Eine solche offene Aufgabe gibt es nicht.",

  "errors.chatClosed": "Dieser Chat ist geschlossen.",
  "errors.messageUnsendable": "Die Nachricht konnte nicht gesendet werden.",
  "errors.attachmentTooLarge": "Bitte wählen Sie eine Datei unter 10 MB.",
  "errors.attachmentTypeRefused":
    "Hochladen fehlgeschlagen. Nur Bilder sowie PDF- und MP4-Dateien werden unterstützt.",
  "errors.pushServiceRefused":
    "Push-Benachrichtigungen dieses Browsers können hier nicht verwendet werden.",

  "errors.supportCaseClosed": "Diese Anfrage ist geschlossen. Bitte stellen Sie eine neue.",
  "errors.supportOpenLimit":
    "Mehr offene Anfragen sind nicht möglich. Antworten Sie in einer davon oder schließen Sie eine.",
  "errors.supportLimit": "Zu viele neue Anfragen für heute. Bitte versuchen Sie es morgen wieder.",
  "errors.supportWaits": "Bitte warten Sie auf eine Antwort, bevor Sie hier wieder schreiben.",

  "errors.insufficientBalance": "Ihr Guthaben reicht dafür nicht aus.",
  "errors.balanceTooLarge": "Ein Konto kann nicht so viel aufnehmen.",
  "errors.unknownNetwork": "Dieser Coin ist in diesem Netzwerk nicht verfügbar.",
  "errors.addressInvalid": "Das ist keine gültige Adresse in diesem Netzwerk.",
  "errors.networkPaused":
    "Dieses Netzwerk ist für diesen Coin derzeit ausgesetzt. Bitte versuchen Sie es später oder wählen Sie ein anderes.",
  "errors.withdrawalTooSmall": "Der Betrag liegt unter dem Minimum dieses Netzwerks.",
  "errors.withdrawalTooLarge": "Der Betrag liegt über dem Maximum dieses Netzwerks.",
  "errors.withdrawalFeeChanged":
    "Die Netzwerkgebühr beträgt jetzt {fee} {token}. Bitte prüfen Sie die Beträge und bestätigen Sie erneut.",
  "errors.withdrawalLimitReached": "Das überschreitet Ihr Auszahlungslimit für 24 Stunden.",
  "errors.withdrawalsBlocked":
    "Nach einer Änderung der Sicherheit sind Auszahlungen 24 Stunden lang gesperrt.",
  "errors.coinsFresh":
    "Ein Teil dieser Coins wurde erst kürzlich gekauft und kann vor {time} weder ausgezahlt noch verkauft werden. Jetzt frei: {free}.",
  "errors.apiWithdrawalCap": "Das tägliche Auszahlungslimit dieses API-Schlüssels ist erreicht.",
  "errors.apiWithdrawalAddress":
    "Mit einem API-Schlüssel gehen Coins nur an Adressen, die seit 24 Stunden im Adressbuch stehen.",
  "errors.addressBookFull": "Ihr Adressbuch ist voll. Bitte entfernen Sie zuerst eine Adresse.",
  "errors.favoritesFull": "Ihre Favoriten sind voll. Bitte entfernen Sie zuerst einen.",
});
