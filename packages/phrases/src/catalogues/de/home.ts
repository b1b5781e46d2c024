import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: Krypto von Mensch zu Mensch kaufen und verkaufen",
  "home.meta.description":
    "Kaufen und verkaufen Sie Kryptowährungen in Ihrer eigenen Währung über die Angebote anderer Nutzer. Parley verwahrt die Coins treuhänderisch, bis die Zahlung bestätigt ist.",

  "home.hero.title": "Krypto direkt mit anderen Menschen handeln",
  "home.hero.text":
    "Wählen Sie ein Angebot, zahlen Sie mit der Zahlungsmethode, die Sie ohnehin nutzen, und erhalten Sie Ihre Coins. Parley verwahrt sie von der ersten Minute an treuhänderisch, sodass keine Seite der anderen vertrauen muss.",
  "home.hero.buy": "Krypto kaufen",
  "home.hero.sell": "Krypto verkaufen",

  "home.express.title": "Express: das beste Angebot für Ihren Betrag",
  "home.express.side": "Kaufen oder verkaufen",
  "home.express.amount": "Betrag",
  "home.express.find": "Bestes Angebot finden",
  "home.express.youGet": "Sie erhalten etwa {amount}",
  "home.express.youGive": "Sie verkaufen etwa {amount}",
  "home.express.price": "Bester Preis: {price}",
  "home.express.none":
    "Für diesen Betrag gibt es gerade kein Angebot. Express zeigt, was am nächsten kommt.",

  "home.prices.title": "Preise der wichtigsten Märkte",
  "home.prices.currency": "Währung",
  "home.prices.show": "Preise anzeigen",
  "home.prices.coin": "Kryptowährung",
  "home.prices.price": "Referenzpreis",
  "home.prices.bestBuy": "Bester Kaufpreis",
  "home.prices.bestSell": "Bester Verkaufspreis",
  "home.prices.offers": "Angebote: {count}",
  "home.prices.noOffers": "Keine Angebote",
  "home.prices.buy": "Kaufen",
  "home.prices.sell": "Verkaufen",
  "home.prices.buyCoin": "{coin} kaufen",
  "home.prices.sellCoin": "{coin} verkaufen",
  "home.prices.asOf": "Stand: {time}",
  "home.prices.stale": "Verzögerte Preise",
  "home.prices.note":
    "Der Referenzpreis ist der Median mehrerer Quellen. Jeder Anbieter legt seinen Preis selbst fest und orientiert sich daran.",
  "home.prices.unavailable": "Die Preise können derzeit nicht angezeigt werden.",

  "home.facts.title": "Parley in Zahlen",
  "home.facts.trades": "abgeschlossene Geschäfte",
  "home.facts.release": "von der Zahlung bis zur Freigabe (Median)",
  "home.facts.escrow": "Wert der Coins, die jetzt in Treuhand liegen",
  "home.facts.coins": "Kryptowährungen",
  "home.facts.currencies": "Währungen",
  "home.facts.methods": "Zahlungsmethoden",
  "home.facts.languages": "Sprachen",
  "home.facts.fee": "Gebühr für den Taker, keine für den Anbieter",

  "home.steps.title": "So läuft ein Handel ab",
  "home.steps.order.title": "Order aufgeben",
  "home.steps.order.text":
    "Wählen Sie ein Angebot und einen Betrag. Ab diesem Moment verwahrt Parley die Coins des Verkäufers.",
  "home.steps.pay.title": "Verkäufer bezahlen",
  "home.steps.pay.text":
    "Senden Sie das Geld innerhalb der Zahlungsfrist über die vorgeschlagene Zahlungsmethode und klicken Sie dann auf „Ich habe bezahlt“.",
  "home.steps.confirm.title": "Verkäufer bestätigt",
  "home.steps.confirm.text":
    "Der Verkäufer prüft sein Konto und klickt auf „Erhalten & Krypto freigeben“.",
  "home.steps.transfer.title": "Übertragung der Coins",
  "home.steps.transfer.text":
    "Das System gibt die Coins aus der Treuhandverwahrung an den Käufer frei.",
  "home.steps.done.title": "Abgeschlossen",
  "home.steps.done.text":
    "Die Coins sind im Wallet des Käufers. Geht unterwegs etwas schief, kann jede Seite Einspruch einlegen.",

  "home.safety.title": "Sicherheit für beide Seiten",
  "home.safety.escrow.title": "Treuhand von der ersten Minute an",
  "home.safety.escrow.text":
    "Die angegebene Menge ist immer wirklich vorhanden: Sie wird zurückgelegt, sobald das Angebot online geht, und bleibt verwahrt, solange Ihre Order läuft.",
  "home.safety.identity.title": "Nur verifizierte Nutzer",
  "home.safety.identity.text":
    "Alle, die hier handeln, haben Identität, Telefonnummer und E-Mail-Adresse nachgewiesen. Der Name des Zahlenden muss mit dem registrierten Namen übereinstimmen.",
  "home.safety.appeal.title": "Ein Ansprechpartner, wenn es darauf ankommt",
  "home.safety.appeal.text":
    "Kommt eine Zahlung oder die Kryptowährung nicht an, legen Sie Einspruch ein. Die Coins bleiben in Treuhandverwahrung, bis der Kundenservice entschieden hat.",
  "home.safety.clear.title": "Immer wissen, wie es weitergeht",
  "home.safety.clear.text":
    "Bei jeder offenen Order sehen Sie, was wann mit wessen Geld geschieht, wenn niemand etwas unternimmt.",

  "home.rules.title": "Drei Regeln, die Ihr Geld schützen",
  "home.rules.own": "Zahlen Sie nur von einem Konto, das auf Ihren registrierten Namen läuft.",
  "home.rules.remark":
    "Erwähnen Sie im Verwendungszweck einer Überweisung weder Kryptowährungen noch Parley.",
  "home.rules.private":
    "Bleiben Sie auf der Plattform. Private Geschäfte mit Anbietern sind nicht durch die Treuhand geschützt.",

  "home.start.title": "Was Sie vor dem ersten Handel brauchen",
  "home.start.phone": "Eine verifizierte Telefonnummer",
  "home.start.email": "Eine verifizierte E-Mail-Adresse",
  "home.start.kyc": "Eine abgeschlossene Identitätsprüfung (KYC)",
  "home.start.agreement": "Ihre Zustimmung zur P2P-Servicevereinbarung",
  "home.start.twoFactor": "Zwei-Faktor-Authentifizierung (2FA)",

  "home.questions.title": "Häufige Fragen zum Einstieg",
  "home.questions.fee.question": "Was kostet ein Handel?",
  "home.questions.fee.answer":
    "Wer ein Angebot annimmt, zahlt {rate} der Coins; die Gebühr wird vom erhaltenen Betrag abgezogen. Der Anbieter zahlt nichts. Ihre Bank oder Ihr Zahlungsdienst kann eigene Gebühren erheben.",
  "home.questions.time.question": "Wie lange dauert es?",
  "home.questions.time.answer":
    "Jedes Angebot nennt seine Zahlungsfrist in Minuten. Die meisten Verkäufer geben die Coins wenige Minuten nach dem Geldeingang frei.",
  "home.questions.unpaid.question": "Was passiert, wenn der Käufer nicht zahlt?",
  "home.questions.unpaid.answer":
    "Nach Ablauf der Zahlungsfrist wird die Order automatisch storniert und die Coins gehen an den Verkäufer zurück.",
  "home.questions.unreleased.question":
    "Ich habe bezahlt und der Verkäufer gibt die Coins nicht frei. Was nun?",
  "home.questions.unreleased.answer":
    "Stornieren Sie die Order nicht. Legen Sie mit Ihrem Zahlungsnachweis Einspruch ein; die Coins bleiben bis zur Entscheidung in Treuhandverwahrung.",
  "home.questions.price.question": "Wer bestimmt den Preis?",
  "home.questions.price.answer":
    "Der Anbieter: als Festpreis oder als Preis, der dem Markt folgt. Preise, die weit vom Referenzpreis abweichen, werden abgelehnt.",
});
