import type en from "../en/order.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "order.title": "Orderdetails",
  "order.list.title": "Meine Orders",
  "order.list.search": "Nach Order-ID suchen",
  "order.list.allTypes": "Alle Arten",
  "order.list.allStatuses": "Alle Status",
  "order.list.empty": "Keine passenden Einträge",
  "order.list.text": "Alle Ihre Käufe und Verkäufe, die neuesten zuerst.",
  "order.list.description": "Ihre Orders auf Parley mit Status, Beträgen und Handelspartnern.",
  "order.list.none": "Sie haben noch keine Orders.",
  "order.list.noneText":
    "Wählen Sie ein Angebot zum Kaufen oder Verkaufen, dann erscheint Ihre Order hier.",
  "order.list.toMarket": "Angebote ansehen",
  "order.list.open": "Offene Orders",
  "order.list.csv": "CSV exportieren",
  "order.list.reset": "Zurücksetzen",
  "order.list.from": "Von",
  "order.list.to": "Bis",
  "order.list.allCryptos": "Alle Kryptowährungen",
  "order.list.allFiats": "Alle Währungen",
  "order.list.more": "Weitere Filter",
  "order.list.filters": "Orders filtern",
  "order.list.filtersActive": "Orders filtern, aktiv: {count}",
  "order.list.show": "Orders anzeigen",
  "order.list.ofOffer": "Es werden nur die Orders eines Ihrer Angebote angezeigt.",
  "order.list.allOffers": "Alle Orders anzeigen",
  "order.list.searchButton": "Suchen",
  "order.list.searchInvalid": "Eine Order-ID besteht nur aus Ziffern.",
  "order.list.loading": "Die Orders werden geladen.",
  "order.list.failed": "Die Orders konnten nicht geladen werden.",
  "order.list.unread":
    "{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}",
  "order.list.barred":
    "Zu viele Ihrer Orders wurden storniert. Neue Orders können Sie wieder ab {time} aufgeben. Ihre offenen Orders sind davon nicht betroffen.",
  "order.list.pages": "Seiten der Orders",
  "order.list.previous": "Vorherige Seite",
  "order.list.next": "Nächste Seite",
  "order.list.page": "Seite {page}",
  "order.together.select": "Order {id} auswählen",
  "order.together.all": "Alle auswählen, die freigegeben werden können ({count})",
  "order.together.selected":
    "{count, plural, one {# Order ausgewählt} other {# Orders ausgewählt}}",
  "order.together.clear": "Auswahl aufheben",
  "order.together.open": "Zusammen freigeben",
  "order.together.title": "Haben Sie alle diese Zahlungen erhalten?",
  "order.together.text":
    "Prüfen Sie in Ihrem Konto, dass jeder Betrag vom danebenstehenden Namen eingegangen ist. Freigegebene Coins können nicht zurückgeholt werden.",
  "order.together.total": "Insgesamt",
  "order.together.outcome": "Ergebnis der Freigabe",
  "order.together.appealed":
    "{count, plural, one {Zu # dieser Orders ist ein Einspruch offen} other {Zu # dieser Orders sind Einsprüche offen}}",
  "order.together.released": "Freigegeben",
  "order.together.notReleased": "Nicht freigegeben",
  "order.together.close": "Schließen",
  "order.filter.pending": "Laufend",
  "order.filter.completed": "Abgeschlossen",
  "order.filter.canceled": "Storniert",
  "order.filter.appeal": "Einspruch",
  "order.filter.failed": "Fehlgeschlagen",

  "order.field.orderId": "Order-ID",
  "order.field.type": "Art",
  "order.field.createdTime": "Erstellt am",
  "order.field.amount": "Betrag",
  "order.field.fee": "Gebühr",
  "order.field.feeOfBuyer": "Gebühr, trägt der Käufer",
  "order.field.feeOfSeller": "Gebühr, trägt der Verkäufer",
  "order.field.status": "Status",
  "order.field.unitPrice": "Stückpreis",
  "order.field.quantity": "Menge",
  "order.field.paymentMethod": "Zahlungsmethode",
  "order.field.receiverName": "Name des Empfängers",
  "order.field.paymentAmount": "Zahlungsbetrag",
  "order.field.paymentInfo": "Zahlungsdaten",
  "order.field.receiptConfirmationTime": "Eingang bestätigt am",
  "order.field.paymentDeadline": "Zu bezahlen bis",
  "order.field.externalOrderId": "Externe Order-ID",
  "order.field.iWillReceive": "Ich erhalte",
  "order.field.crypto": "Krypto",
  "order.field.fiat": "Fiatgeld",
  "order.field.counterparty": "Handelspartner",
  "order.field.registeredName": "Registrierter Name",
  "order.field.formerly": "Früher {names}",
  "order.field.paid": "Bezahlt",
  "order.field.sold": "Verkauft",
  "order.field.received": "Erhalten",
  "order.field.buyerReceives": "Käufer erhält",
  "order.field.completedTime": "Abgeschlossen am",
  "order.field.canceledTime": "Storniert am",

  "order.type.buy": "Kauf",
  "order.type.sell": "Verkauf",
  "order.type.buyShort": "K",
  "order.type.sellShort": "V",

  "order.status.pendingPayment": "Zahlung ausstehend",
  "order.status.pendingFiatReceipt": "Geldeingang ausstehend",
  "order.status.pendingCryptoReceipt": "Krypto-Eingang ausstehend",
  "order.status.pendingRelease": "Freigabe ausstehend",
  "order.status.inProcess": "In Bearbeitung / ausstehend",
  "order.status.completed": "Abgeschlossen",
  "order.status.canceled": "Storniert",
  "order.status.failed": "Fehlgeschlagen",
  "order.status.appeal": "Einspruch",

  "order.step.placeOrder": "Order aufgeben",
  "order.step.pay.buyer": "Verkäufer bezahlen",
  "order.step.pay.seller": "Käufer bezahlt",
  "order.step.confirm.buyer": "Verkäufer bestätigt den Eingang",
  "order.step.confirm.seller": "Eingang bestätigen",
  "order.step.assetTransfer": "Übertragung der Coins",
  "order.step.assetTransferProcessing": "Übertragung der Coins läuft",
  "order.step.completed": "Abgeschlossen",

  "order.action.paid": "Ich habe bezahlt",
  "order.action.release": "Erhalten & Krypto freigeben",
  "order.action.cancel": "Order stornieren",
  "order.action.appeal": "Einspruch einlegen",
  "order.action.notReceived": "Nicht erhalten",
  "order.action.retry": "Erneut versuchen",
  "order.action.reorder": "Order wiederholen",
  "order.action.viewDetails": "Details ansehen",
  "order.action.viewOrder": "Order ansehen",
  "order.action.backToP2P": "Zurück zu P2P",
  "order.action.extend": "Mehr Zeit geben",
  "order.action.withdraw": "Einspruch zurückziehen",
  "order.action.proposeSplit": "Aufteilung vorschlagen",
  "order.action.acceptSplit": "Aufteilung annehmen",
  "order.action.acceptRuling": "Entscheidung annehmen",
  "order.action.secondLook": "Zweite Prüfung verlangen",
  "order.action.addEvidence": "Belege hinzufügen",
  "order.action.viewWallet": "Wallet ansehen",
  "order.action.viewLimits": "Ihre Limits ansehen",
  "order.action.close": "Schließen",
  "order.action.goBack": "Zurück",
  "order.action.copy": "Kopieren: {field}",
  "order.action.copied": "Kopiert",
  "order.action.copyFailed":
    "Der Text konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn von Hand.",
  "order.action.enlarge": "In voller Größe zeigen",

  "order.heading.buy": "Kauf von {amount}",
  "order.heading.sell": "Verkauf von {amount}",
  "order.page.description": "Eine Order auf Parley: was jetzt zu tun ist, Zahlungsdaten und Chat.",
  "order.page.failed": "Die Order konnte nicht geladen werden.",
  "order.page.toList": "Meine Orders",
  "order.page.tabs": "Order und Chat",
  "order.page.tabOrder": "Order",
  "order.page.tabChat": "Chat",
  "order.page.changed": "Die Order hat sich inzwischen geändert. So steht sie jetzt.",
  "order.page.steps": "Schritte der Order",
  "order.page.stepDone": "erledigt",
  "order.page.stepOf": "Schritt {step} von {all}",
  "order.page.facts": "Order",
  "order.page.picture": "Bild der Zahlungsmethode",
  "order.page.warnings": "Bitte beachten",
  "order.page.timeline": "Verlauf",
  "order.page.ifNobodyActs": "Wenn niemand etwas tut",

  "order.time.pay.buyer": "Verbleibende Zeit zum Bezahlen",
  "order.time.pay.seller": "Restzeit des Käufers zum Bezahlen",
  "order.time.confirm.buyer": "Restzeit des Verkäufers zum Bestätigen",
  "order.time.confirm.seller": "Verbleibende Zeit zum Bestätigen",
  "order.time.proof.buyer": "Restzeit für Ihren Nachweis",
  "order.time.proof.seller": "Restzeit des Käufers für den Nachweis",
  "order.time.task": "Restzeit für Ihre Antwort",
  "order.time.minutesLeft": "{count, plural, one {Noch # Minute} other {Noch # Minuten}}",
  "order.time.secondsLeft": "{count, plural, one {Noch # Sekunde} other {Noch # Sekunden}}",
  "order.time.over": "Die Zeit ist abgelaufen.",
  "order.time.overConfirm": "Der Verkäufer hätte bis {time} bestätigen sollen.",
  "order.time.overConfirmOwn": "Sie hätten bis {time} bestätigen sollen.",

  "order.now.pendingPayment.buyer":
    "Überweisen Sie {amount} per {method} an {name} und klicken Sie dann auf „Ich habe bezahlt“.",
  "order.now.pendingPayment.seller":
    "Warten Sie auf die Zahlung von {amount} durch {name}. Ihre {token} liegen in Treuhand.",
  "order.now.paid.buyer":
    "Sie haben die Order als bezahlt markiert. {name} prüft jetzt den Eingang und gibt Ihre {token} frei.",
  "order.now.paid.seller":
    "Prüfen Sie, ob {amount} von {name} auf Ihrem Konto eingegangen sind, und geben Sie dann die {token} frei.",
  "order.now.releasing.buyer":
    "Ihre {token} sind auf dem Weg in Ihr Wallet. Sie müssen nichts tun.",
  "order.now.releasing.seller":
    "Sie haben den Eingang bestätigt. Die {token} sind auf dem Weg zum Käufer.",
  "order.now.completed.buyer": "{amount} sind in Ihrem Spot-Wallet.",
  "order.now.completed.seller": "Der Käufer hat die Coins erhalten. Vielen Dank für den Handel.",
  "order.now.completed.split": "Der Einspruch endete mit einer Aufteilung der Coins.",
  "order.completed.fresh": "Auszahlen oder verkaufen können Sie diese Coins ab {time}.",
  "order.completed.freshText":
    "Coins, die mit einem Konto unter 30 Tagen oder mit einer widerrufbaren Zahlung gekauft wurden, bleiben 24 Stunden im Konto.",
  "order.now.canceled.buyer.buyer":
    "Sie haben diese Order storniert. Die Coins sind an den Verkäufer zurückgegangen.",
  "order.now.canceled.buyer.seller":
    "Der Käufer hat diese Order storniert. Die Coins sind an Sie zurückgegangen.",
  "order.now.canceled.timeout.buyer":
    "Die Zahlung wurde nicht rechtzeitig markiert. Daher wurde die Order storniert, und die Coins sind an den Verkäufer zurückgegangen.",
  "order.now.canceled.timeout.seller":
    "Die Zahlung wurde nicht rechtzeitig markiert. Daher wurde die Order storniert, und die Coins sind an Sie zurückgegangen.",
  "order.now.canceled.appeal.buyer":
    "Die Order wurde nach einem Einspruch storniert. Die Coins sind an den Verkäufer zurückgegangen.",
  "order.now.canceled.appeal.seller":
    "Die Order wurde nach einem Einspruch storniert. Die Coins sind an Sie zurückgegangen.",
  "order.now.failed.buyer":
    "Die Übertragung der Coins wurde angehalten, weil eines der beiden Konten gesperrt ist. Die Coins bleiben in Treuhand, bis die Übertragung erneut versucht wird.",
  "order.now.failed.seller":
    "Die Übertragung der Coins wurde angehalten, weil eines der beiden Konten gesperrt ist. Die Coins bleiben in Treuhand. Versuchen Sie es erneut, wenn die Sperre aufgehoben ist.",
  "order.now.appeal.own": "Sie haben Einspruch eingelegt. Die Order wartet auf den Kundenservice.",
  "order.now.appeal.other":
    "{name} hat Einspruch eingelegt. Die Order wartet auf den Kundenservice.",
  "order.now.appeal.system":
    "Die Coins warten schon lange auf die Freigabe. Die Order wartet auf den Kundenservice.",
  "order.now.appeal.ruled":
    "Der Kundenservice hat entschieden. Bis die Entscheidung wirksam wird, können beide Seiten darauf antworten.",

  "order.title.pendingPayment.buyer": "Verkäufer bezahlen",
  "order.title.pendingPayment.seller": "Warten auf die Zahlung",
  "order.title.paid.buyer": "Warten auf die Freigabe",
  "order.title.paid.seller": "Eingang bestätigen",
  "order.title.releasing": "Übertragung der Coins läuft",
  "order.title.completed": "Abgeschlossen",
  "order.title.canceled": "Storniert",
  "order.title.failed": "Fehlgeschlagen",
  "order.title.appeal": "Einspruch",

  "order.next.canceled.buyer":
    "Wird die Zahlung nicht bis {time} markiert, wird die Order storniert und die Coins gehen zurück an den Verkäufer.",
  "order.next.canceled.seller":
    "Markiert der Käufer die Zahlung nicht bis {time}, wird die Order storniert und die Coins gehen zurück an Sie.",
  "order.next.completed.buyer":
    "Die Coins kommen in wenigen Augenblicken automatisch in Ihr Wallet.",
  "order.next.completed.seller":
    "Die Coins gehen in wenigen Augenblicken automatisch an den Käufer.",
  "order.next.appeal.buyer":
    "Gibt der Verkäufer die Coins nicht bis {time} frei, übernimmt der Kundenservice. Die Coins bleiben in Treuhand.",
  "order.next.appeal.seller":
    "Geben Sie die Coins nicht bis {time} frei, übernimmt der Kundenservice. Die Coins bleiben in Treuhand.",
  "order.next.proof.buyer":
    "Sie können die Zahlung bis {time} nachweisen, dann entscheidet der Kundenservice. Die Coins bleiben in Treuhand.",
  "order.next.proof.seller":
    "Der Käufer kann die Zahlung bis {time} nachweisen, dann entscheidet der Kundenservice. Die Coins bleiben in Treuhand.",
  "order.next.task.own":
    "Sie können dem Kundenservice bis {time} antworten, dann entscheidet er ohne Ihre Antwort. Die Coins bleiben in Treuhand.",
  "order.next.task.other":
    "Die andere Seite kann dem Kundenservice bis {time} antworten, dann entscheidet er ohne diese Antwort. Die Coins bleiben in Treuhand.",
  "order.next.ruling.release.buyer":
    "Die Entscheidung ist wirksam ab {time}: Die Coins gehen an Sie.",
  "order.next.ruling.release.seller":
    "Die Entscheidung ist wirksam ab {time}: Die Coins gehen an den Käufer.",
  "order.next.ruling.refund.buyer":
    "Die Entscheidung ist wirksam ab {time}: Die Coins gehen zurück an den Verkäufer.",
  "order.next.ruling.refund.seller":
    "Die Entscheidung ist wirksam ab {time}: Die Coins gehen zurück an Sie.",
  "order.next.ruling.split": "Die Entscheidung ist wirksam ab {time}: Die Coins werden aufgeteilt.",
  "order.next.staff":
    "Die Coins bleiben in Treuhand, bis Sie beide sich einigen oder der Kundenservice entschieden hat. Es läuft keine Frist.",
  "order.next.mediation":
    "Der Kundenservice sieht sich den Fall an und schreibt Ihnen beiden. Es liegen keine Coins mehr in Treuhand.",

  "order.cancel.title": "Order wirklich stornieren?",
  "order.cancel.warning":
    "Stornieren Sie die Order nicht, wenn Sie das Geld bereits überwiesen haben.",
  "order.cancel.text":
    "Die Coins gehen zurück an den Verkäufer. Eine stornierte Order kann nicht wieder geöffnet werden.",
  "order.cancel.limit":
    "Nach {count} stornierten Orders innerhalb von 24 Stunden können Sie eine Zeit lang keine neuen aufgeben.",
  "order.cancel.unpaid": "Sie zahlen nicht mehr",
  "order.cancel.confirm": "Order stornieren",
  "order.cancel.keep": "Order behalten",
  "order.cancel.done": "Die Order ist storniert.",

  "order.paid.title": "Haben Sie bezahlt?",
  "order.paid.text":
    "Bestätigen Sie erst, wenn {amount} Ihr Konto über die vorgeschlagene Zahlungsmethode verlassen haben.",
  "order.paid.warning": "Böswillige Klicks führen zur Sperrung des Kontos",
  "order.paid.to": "Bezahlt an",
  "order.paid.done": "Der Verkäufer wurde über Ihre Zahlung informiert.",
  "order.payer.title": "Angegebener Zahler",
  "order.payer.name": "Name auf dem zahlenden Konto",
  "order.payer.accountEnd": "Letzte 4 Zeichen des Kontos",
  "order.payer.hint": "Der Verkäufer sieht beides. Es bleibt als Beleg bei der Order.",
  "order.payer.endInvalid": "Geben Sie die letzten 4 Zeichen des Kontos ein.",
  "order.payer.differs.buyer":
    "Das ist nicht Ihr registrierter Name. Der Verkäufer sieht das und kann die Zahlung ablehnen.",
  "order.payer.differs.seller":
    "Das ist nicht der registrierte Name des Käufers, {name}. Prüfen Sie genau, bevor Sie freigeben.",
  "order.payer.none":
    "Nicht angegeben. Der Käufer hat nicht gesagt, von welchem Konto die Zahlung kam.",
  "order.notReceived.title": "Nichts erhalten?",
  "order.notReceived.text":
    "Der Käufer wird gebeten, die Zahlung innerhalb von {minutes} Minuten nachzuweisen. Die Coins bleiben in Treuhand, und der Kundenservice entscheidet. Das können Sie einmal je Order melden.",
  "order.notReceived.from": "Wenn bis {time} nichts eingegangen ist, können Sie es hier melden.",
  "order.notReceived.done": "Der Käufer wurde um einen Nachweis gebeten.",
  "order.proof.title": "Zahlungsnachweis",
  "order.proof.asked.buyer":
    "Der Verkäufer meldet, dass nichts eingegangen ist. Fügen Sie einen Beleg oder einen Auszug Ihrer Bank hinzu; sonst entscheidet der Kundenservice ohne ihn.",
  "order.proof.asked.seller":
    "Sie haben gemeldet, dass nichts eingegangen ist. Der Käufer wurde um einen Nachweis gebeten.",
  "order.proof.given.buyer":
    "Sie haben geantwortet. Der Kundenservice sieht sich Ihren Nachweis an.",
  "order.proof.given.seller":
    "Der Käufer hat geantwortet. Sehen Sie sich die Belege an und prüfen Sie Ihr Konto noch einmal.",
  "order.proof.over.buyer":
    "Die Zeit für den Nachweis ist abgelaufen. Sie können ihn noch hinzufügen: Der Kundenservice hat noch nicht entschieden.",
  "order.proof.over.seller":
    "Der Käufer hat nicht rechtzeitig geantwortet. Der Kundenservice entscheidet; die Coins bleiben in Treuhand.",
  "order.task.title": "Der Kundenservice bittet Sie um etwas",
  "order.task.until": "Antwort bis",
  "order.task.kind.paymentProof":
    "Einen Zahlungsnachweis Ihrer Bank oder Ihres Wallets mit Datum, Betrag, Zahler und Empfänger",
  "order.task.kind.accountStatement":
    "Einen Auszug Ihres Kontos für die Zeit seit Aufgabe der Order",
  "order.task.kind.accountVideo":
    "Ein Video, in dem Sie Ihr Konto öffnen und die Umsätze seit Aufgabe der Order zeigen",
  "order.task.kind.question": "Eine Antwort auf eine Frage",
  "order.task.answer": "Antworten Sie mit Belegen oder einer Stellungnahme.",
  "order.task.open":
    "Ohne rechtzeitige Antwort entscheidet der Kundenservice ohne sie; bis dahin bleiben die Coins in Treuhand.",
  "order.task.fileNeeded":
    "Worte allein genügen hier nicht: Fügen Sie mindestens eine Datei hinzu.",
  "order.task.answered": "Sie haben geantwortet. Der Kundenservice sieht es sich an.",
  "order.task.missed":
    "Die Zeit ist abgelaufen. Sie können noch antworten: Der Kundenservice hat noch nicht entschieden.",

  "order.notDone.place": "Die Order ist nicht aufgegeben",
  "order.notDone.pay": "Nicht als bezahlt markiert",
  "order.notDone.cancel": "Die Order ist nicht storniert",
  "order.notDone.extend": "Die Zahlungsfrist ist nicht verlängert",
  "order.notDone.release": "Die Coins sind nicht freigegeben",
  "order.notDone.retry": "Die Übertragung ist nicht neu gestartet",
  "order.notDone.appeal": "Ihr Einspruch ist nicht eingelegt",
  "order.notDone.withdrawAppeal": "Der Einspruch ist nicht zurückgezogen",
  "order.notDone.proposeSplit": "Ihr Vorschlag ist nicht gesendet",
  "order.notDone.acceptSplit": "Die Aufteilung ist nicht angenommen",
  "order.notDone.notReceived": "Die Meldung ist nicht gesendet",
  "order.notDone.acceptRuling": "Die Entscheidung ist nicht angenommen",
  "order.notDone.secondLook": "Die zweite Prüfung ist nicht verlangt",
  "order.notDone.evidence": "Ihr Nachweis ist nicht hinzugefügt",

  "order.release.title": "Haben Sie die Zahlung erhalten?",
  "order.release.text":
    "Prüfen Sie, ob {amount} von {name} auf Ihrem Konto eingegangen sind. Freigegebene {token} können nicht zurückgeholt werden.",
  "order.release.checkAccount":
    "Sehen Sie im Konto selbst nach. Eine Nachricht oder ein Screenshot ist kein Zahlungsnachweis.",
  "order.release.appealed": "Zu dieser Order ist ein Einspruch offen",
  "order.release.endsAppeal":
    "Mit der Freigabe endet der Einspruch: Der Käufer erhält die Coins, und der Kundenservice entscheidet nicht mehr. Geben Sie nur frei, wenn die ganze Zahlung auf Ihrem Konto ist.",
  "order.release.fromName": "Name des Zahlers",
  "order.release.leaves": "Verlässt Ihre Treuhand",
  "order.release.done": "Der Eingang ist bestätigt. Die Coins sind unterwegs.",
  "order.retry.title": "Übertragung erneut versuchen?",
  "order.retry.text":
    "Ist die Sperre aufgehoben, gehen {amount} sofort an den Käufer. Freigegebene {token} können nicht zurückgeholt werden.",
  "order.retry.endsAppeal": "Damit ist auch der Einspruch beendet.",
  "order.retry.done": "Die Übertragung wird erneut versucht.",

  "order.extend.title": "Dem Käufer mehr Zeit geben",
  "order.extend.text":
    "Der Käufer kann dann bis {time} bezahlen. Eine Order lässt sich nur einmal verlängern, und das kann nicht rückgängig gemacht werden.",
  "order.extend.minutes": "Zusätzliche Minuten (1 bis {most})",
  "order.extend.invalid": "Geben Sie eine ganze Zahl von 1 bis {most} ein.",
  "order.extend.confirm": "Verlängern",
  "order.extend.done": "Der Käufer hat jetzt mehr Zeit.",

  "order.pay.ownAccount":
    "Zahlen Sie nur von einem Konto, das auf Ihre registrierte Identität läuft. Der Name des Zahlers muss mit Ihrem registrierten Namen übereinstimmen.",
  "order.pay.ownName": "Ihr registrierter Name: {name}",
  "order.pay.noRemarks":
    "Erwähnen Sie im Verwendungszweck der Überweisung weder Krypto noch die Plattform.",
  "order.pay.doNotCancel": "Stornieren Sie die Order nicht, nachdem Sie das Geld überwiesen haben.",
  "order.pay.noPrivateTrading":
    "Handeln Sie nicht privat mit Anbietern. Coins, die außerhalb der Plattform gehandelt werden, sind nicht durch die Treuhand geschützt.",
  "order.receive.nameMustMatch":
    "Die Zahlung muss von einem Konto von {name} kommen. Geben Sie keine Coins für Geld von jemand anderem frei.",

  "order.appeal.usualTime":
    "Zeit vom Einspruch bis zur Entscheidung (Median der letzten {days} Tage): {time}",
  "order.appeal.title": "Einspruch",
  "order.appeal.buyerText": "Sie haben bezahlt und die Coins nicht erhalten?",
  "order.appeal.sellerText":
    "Der Käufer hat die Order als bezahlt markiert, und Sie haben keine Zahlung erhalten?",
  "order.appeal.timeoutText":
    "Sie haben bezahlt, aber die Order wurde storniert, bevor Sie sie markiert haben? Sie können bis {time} Einspruch einlegen. Die Coins liegen nicht mehr in Treuhand, aber der Kundenservice kann vermitteln.",
  "order.appeal.overdue":
    "Der Verkäufer hat nicht rechtzeitig bestätigt. Sie können warten oder beim Kundenservice Einspruch einlegen.",
  "order.appeal.consequence":
    "Der Kundenservice liest den Chat und die Belege beider Seiten und entscheidet. Bis dahin bleiben die Coins in Treuhand, und es läuft keine Frist.",
  "order.appeal.reason": "Grund",
  "order.appeal.reason.cryptoNotReceived": "Ich habe bezahlt und die Coins nicht erhalten",
  "order.appeal.reason.paymentNotReceived": "Ich habe die Zahlung nicht erhalten",
  "order.appeal.reason.wrongAmount": "Der bezahlte Betrag ist falsch",
  "order.appeal.reason.otherPayer": "Die Zahlung kam vom Konto einer anderen Person",
  "order.appeal.reason.paidAfterTimeout":
    "Ich habe bezahlt, aber die Order wurde wegen Zeitablaufs storniert",
  "order.appeal.reason.other": "Etwas anderes",
  "order.appeal.given.cryptoNotReceived": "Bezahlt, Krypto nicht erhalten",
  "order.appeal.given.paymentNotReceived": "Zahlung nicht erhalten",
  "order.appeal.given.paidAfterTimeout": "Bezahlt, aber wegen Zeitablaufs storniert",
  "order.appeal.statement": "Was ist passiert?",
  "order.appeal.statementHint":
    "Wann wurde wie viel bezahlt, von welchem Konto auf welches, und was sagt Ihre Bank?",
  "order.appeal.blank": "Dieses Feld darf nicht leer bleiben.",
  "order.appeal.evidence": "Belege",
  "order.appeal.evidenceHint":
    "Bis zu 5 Dateien unter je 10 MB: PNG, JPG, JPEG, WEBP, PDF oder MP4. Ihr Handelspartner und der Kundenservice können sie sehen.",
  "order.appeal.addFile": "Datei wählen",
  "order.appeal.dropFile": "oder hier ablegen",
  "order.appeal.removeFile": "Datei entfernen",
  "order.appeal.uploading": "Fortschritt des Hochladens",
  "order.appeal.fileTooLarge": "Bitte wählen Sie eine Datei unter 10 MB.",
  "order.appeal.stillUploading": "Bitte warten Sie, bis alle Dateien hochgeladen sind.",
  "order.appeal.submit": "Einspruch absenden",
  "order.appeal.done": "Ihr Einspruch wurde eingelegt.",
  "order.appeal.openedBy.own": "Von Ihnen eingelegt",
  "order.appeal.openedBy.other": "Von {name} eingelegt",
  "order.appeal.openedBy.system": "Von der Plattform eingelegt",
  "order.appeal.openedAt": "Eingelegt am",
  "order.appeal.inHand": "Der Kundenservice kümmert sich darum.",
  "order.appeal.queued": "Der Kundenservice kümmert sich in Kürze darum.",
  "order.appeal.inHandBy": "{name} vom Kundenservice kümmert sich darum.",
  "order.appeal.firstAnswerBy": "Erste Antwort geplant bis",
  "order.appeal.decisionBy": "Entscheidung geplant bis",
  "order.appeal.next.title": "Wie es weitergeht",
  "order.appeal.next.answer": "Ein Mitarbeiter des Kundenservice übernimmt den Einspruch.",
  "order.appeal.next.read":
    "Er liest den Chat und die Belege beider Seiten. Wird von Ihnen noch etwas benötigt, erhalten Sie eine Benachrichtigung.",
  "order.appeal.next.decide":
    "Er entscheidet, und beide Seiten lesen die Entscheidung mit Begründung.",
  "order.appeal.next.effect":
    "Die Entscheidung wird nach {time} wirksam, wenn keine Seite eine zweite Prüfung verlangt. Bis dahin bleiben die Coins in Treuhand.",
  "order.appeal.next.late": "Das dauert länger als geplant. Sie müssen nichts tun.",
  "order.appeal.needTitle": "Was der Kundenservice braucht",
  "order.appeal.need.buyer.proof":
    "Einen Zahlungsnachweis Ihrer Bank oder Ihres Wallets mit Datum, Betrag, Zahler und Empfänger",
  "order.appeal.need.buyer.account":
    "Einen Kontoauszug oder ein Video des Kontos, das den Abgang der Zahlung zeigt",
  "order.appeal.need.seller.account":
    "Einen Auszug oder ein Video Ihres Kontos für die Zeit seit der Order, das die Eingänge zeigt",
  "order.appeal.need.seller.payer":
    "Falls Geld von jemand anderem kam: den Betrag und den Namen des Zahlers",
  "order.appeal.need.both": "Antworten im Chat: Der Kundenservice liest mit",
  "order.appeal.statements": "Stellungnahmen und Belege",
  "order.appeal.noStatements": "Noch keine Stellungnahmen.",
  "order.appeal.by.own": "Sie",
  "order.appeal.file": "{name} öffnen",
  "order.appeal.addTitle": "Belege hinzufügen",
  "order.appeal.addSubmit": "Senden",
  "order.appeal.added": "Ihre Belege wurden hinzugefügt.",
  "order.appeal.failed": "Der Einspruch konnte nicht geladen werden.",
  "order.appeal.resolved": "Ein Einspruch zu dieser Order ist geschlossen.",
  "order.appeal.withdrawn": "Der Einspruch zu dieser Order wurde zurückgezogen.",
  "order.appeal.withdrawTitle": "Einspruch zurückziehen?",
  "order.appeal.withdrawText":
    "Der Kundenservice bearbeitet ihn nicht weiter, und die Order läuft weiter wie zuvor. Sie können später erneut Einspruch einlegen.",
  "order.appeal.withdrawDone": "Der Einspruch ist zurückgezogen.",

  "order.split.title": "Coins aufteilen",
  "order.split.text":
    "Wenn Sie beide sich einig sind, werden die Coins sofort aufgeteilt und der Einspruch ist erledigt. Niemand muss auf den Kundenservice warten.",
  "order.split.range": "Von 0 bis {most} {token}",
  "order.split.outside": "Geben Sie eine Menge von 0 bis {most} {token} ein.",
  "order.split.toBuyer.buyer": "Sie erhalten",
  "order.split.toBuyer.seller": "Käufer erhält",
  "order.split.toSeller.buyer": "Verkäufer erhält zurück",
  "order.split.toSeller.seller": "Sie erhalten zurück",
  "order.split.propose": "Vorschlag senden",
  "order.split.proposed": "Ihr Vorschlag wurde gesendet.",
  "order.split.own": "Sie haben diese Aufteilung vorgeschlagen. {name} hat noch nicht geantwortet.",
  "order.split.other": "{name} schlägt diese Aufteilung vor.",
  "order.split.replace": "Vorschlag ändern",
  "order.split.counter": "Ablehnen und anderes vorschlagen",
  "order.split.acceptTitle": "Diese Aufteilung annehmen?",
  "order.split.acceptText":
    "Die Coins werden sofort aufgeteilt. Das kann nicht rückgängig gemacht werden.",
  "order.split.accepted": "Die Coins wurden wie vereinbart aufgeteilt.",
  "order.ruling.title": "Entscheidung des Kundenservice",
  "order.ruling.release.buyer": "{amount} gehen an Sie.",
  "order.ruling.release.seller": "{amount} gehen an den Käufer.",
  "order.ruling.refund.buyer": "Die Coins gehen zurück an den Verkäufer.",
  "order.ruling.refund.seller": "Die Coins gehen zurück an Sie.",
  "order.ruling.split.buyer": "{amount} gehen an Sie, der Rest geht zurück an den Verkäufer.",
  "order.ruling.split.seller": "{amount} gehen an den Käufer, der Rest geht zurück an Sie.",
  "order.ruling.effect": "Wirksam ab",
  "order.ruling.clause": "Klausel der Vereinbarung",
  "order.ruling.words": "Der Kundenservice schreibt Ihnen",
  "order.ruling.appliedAt": "In Kraft seit",
  "order.ruling.text":
    "Bis dahin bleiben die Coins in Treuhand, und jede Seite kann einmal verlangen, dass jemand anderes aus dem Team entscheidet.",
  "order.ruling.final": "Das war die zweite Prüfung. Eine weitere gibt es nicht.",
  "order.ruling.accepted.own": "Sie haben die Entscheidung angenommen.",
  "order.ruling.accepted.other": "{name} hat die Entscheidung angenommen.",
  "order.ruling.acceptTitle": "Entscheidung annehmen?",
  "order.ruling.acceptText.release":
    "{amount} gehen sofort an den Käufer. Das kann nicht rückgängig gemacht werden.",
  "order.ruling.acceptText.refund":
    "Die Coins gehen sofort zurück an den Verkäufer. Das kann nicht rückgängig gemacht werden.",
  "order.ruling.acceptText.split":
    "Die Coins werden aufgeteilt, sobald beide Seiten annehmen. Das kann nicht rückgängig gemacht werden.",
  "order.ruling.lookTitle": "Zweite Prüfung verlangen?",
  "order.ruling.lookText":
    "Jemand anderes aus dem Team entscheidet neu. Das kann einmal je Order verlangt werden, von Ihnen oder von der anderen Seite.",
  "order.ruling.lookDone": "Jemand anderes aus dem Team sieht sich die Order an.",
  "order.ruling.lookOwn":
    "Sie haben eine zweite Prüfung verlangt. Jemand anderes aus dem Team wird entscheiden.",
  "order.ruling.lookOther":
    "{name} hat eine zweite Prüfung verlangt. Jemand anderes aus dem Team wird entscheiden.",
  "order.ruling.reason.paymentProved": "Die Zahlung ist nachgewiesen",
  "order.ruling.reason.paymentNotProved": "Die Zahlung ist nicht nachgewiesen",
  "order.ruling.reason.agreement": "Beide Seiten sind sich einig",
  "order.ruling.reason.fraud": "Betrug",
  "order.ruling.reason.noAnswer": "Der Käufer hat nicht geantwortet",

  "order.history.create": "Order aufgegeben, Coins in Treuhand",
  "order.history.pay": "Als bezahlt markiert",
  "order.history.cancel": "Storniert",
  "order.history.timeOut": "Storniert, weil die Zahlungsfrist abgelaufen war",
  "order.history.extend": "Mehr Zeit zum Bezahlen",
  "order.history.release": "Eingang bestätigt",
  "order.history.settle": "Coins übertragen",
  "order.history.refuseSettlement": "Übertragung durch eine Sperre angehalten",
  "order.history.retry": "Übertragung erneut versucht",
  "order.history.appeal": "Einspruch eingelegt",
  "order.history.notReceived": "Zahlung nicht erhalten, Nachweis verlangt",
  "order.history.escalate": "An den Kundenservice übergeben",
  "order.history.withdrawAppeal": "Einspruch zurückgezogen",
  "order.history.proposeSplit": "Aufteilung vorgeschlagen",
  "order.history.acceptSplit": "Aufteilung angenommen",
  "order.history.ruleRelease": "Kundenservice: Coins an den Käufer",
  "order.history.ruleRefund": "Kundenservice: Coins zurück an den Verkäufer",
  "order.history.ruleSplit": "Kundenservice: Coins aufgeteilt",
  "order.history.acceptRuling": "Entscheidung angenommen",
  "order.history.secondLook": "Zweite Prüfung verlangt",
  "order.history.applyRuling": "Entscheidung wirksam",
  "order.history.closeAppeal": "Kundenservice: Einspruch geschlossen",
  "order.history.setTask.buyer": "Aufgabe für den Käufer",
  "order.history.setTask.seller": "Aufgabe für den Verkäufer",
  "order.history.missTask.buyer": "Aufgabe vom Käufer nicht beantwortet",
  "order.history.missTask.seller": "Aufgabe vom Verkäufer nicht beantwortet",
  "order.history.withdrawTask.buyer": "Aufgabe für den Käufer zurückgezogen",
  "order.history.withdrawTask.seller": "Aufgabe für den Verkäufer zurückgezogen",
  "order.history.by.you": "Sie",
  "order.history.by.buyer": "Käufer",
  "order.history.by.seller": "Verkäufer",
  "order.history.by.staff": "Kundenservice",
  "order.history.by.clock": "System",
  "order.history.by.system": "System",

  "order.form.buy": "{token} kaufen",
  "order.form.sell": "{token} verkaufen",
  "order.form.blank": "Dieses Feld darf nicht leer bleiben.",
  "order.form.account": "Konto, das die Zahlung erhält",
  "order.form.noAccount":
    "Sie haben für keine Zahlungsmethode dieses Angebots ein Konto gespeichert. Der Käufer braucht eines, um Sie zu bezahlen.",
  "order.form.addAccount": "Zahlungsmethode hinzufügen",
  "order.form.escrowBuy":
    "Die Plattform verwahrt die Coins, bis Sie bezahlt haben und der Verkäufer dies bestätigt hat.",
  "order.form.escrowSell":
    "Die Plattform verwahrt Ihre Coins, bis Sie den Eingang der Zahlung bestätigen.",
  "order.form.changedTitle":
    "Das Angebot hat sich geändert. Bitte prüfen Sie es, bevor Sie die Order aufgeben.",
  "order.form.changedPrice": "Stückpreis: {before} → {after}",
  "order.form.changedPay": "Ich zahle: {before} → {after}",
  "order.form.changedSell": "Ich verkaufe: {before} → {after}",
  "order.form.changedQuantity": "Menge: {before} → {after}",
  "order.form.changedBuyer": "Käufer erhält: {before} → {after}",
  "order.form.changedReceive": "Ich erhalte: {before} → {after}",
  "order.form.barredUntil": "Neue Orders können Sie wieder ab {time} aufgeben.",
  "order.form.limitOrders": "Ihre offenen Orders: {open} von {most}",
  "order.form.limitWorth": "Ihre offenen Käufe: {open} von {most}",
  "order.form.limitsLink": "Ihre Limits und was sie erhöht",
  "order.form.limitNext":
    "Nach {trades, plural, one {einem abgeschlossenen Geschäft} other {# abgeschlossenen Geschäften}} mit {people, plural, one {einer Person} other {# verschiedenen Personen}}: bis zu {orders, plural, one {# offene Order} other {# offene Orders}} und offene Käufe von {worth}.",
  "order.form.limitNextSell":
    "Nach {trades, plural, one {einem abgeschlossenen Geschäft} other {# abgeschlossenen Geschäften}} mit {people, plural, one {einer Person} other {# verschiedenen Personen}}: bis zu {orders, plural, one {# offene Order} other {# offene Orders}}.",
  "order.form.seeOrders": "Meine Orders ansehen",
});
