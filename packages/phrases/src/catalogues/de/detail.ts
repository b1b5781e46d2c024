import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Zurück zu P2P",
  "detail.buyTitle": "{token} mit {fiat} kaufen",
  "detail.sellTitle": "{token} für {fiat} verkaufen",
  "detail.description":
    "Ein Angebot auf Parley mit seinem Preis, seinen Limits und seinem Anbieter.",
  "detail.facts": "Angebot",
  "detail.floating": "Folgt dem Referenzpreis",
  "detail.fixed": "Festpreis",
  "detail.conditions": "Bedingungen",
  "detail.condition.kyc": "Identität bestätigt",
  "detail.condition.trades":
    "{count, plural, one {Mindestens # abgeschlossenes Geschäft} other {Mindestens # abgeschlossene Geschäfte}}",
  "detail.condition.completion": "Abschlussquote von mindestens {rate}",
  "detail.condition.days":
    "{count, plural, one {Seit mindestens # Tag registriert} other {Seit mindestens # Tagen registriert}}",
  "detail.condition.firstCap": "Erste Order höchstens {amount}",
  "detail.changed": "Der Anbieter hat dieses Angebot geändert. Sie sehen den aktuellen Stand.",
  "detail.opensAt": "Es öffnet am {time}.",
  "detail.reason.marketDisabled": "Dieser Markt ist zurzeit geschlossen.",
  "detail.reason.offerNotOnline": "Der Anbieter hat dieses Angebot offline genommen.",
  "detail.reason.offerOutsideHours": "Dieses Angebot liegt außerhalb seiner Handelszeiten.",
  "detail.reason.offerOfOwnGroup": "Dies ist ein Angebot Ihres eigenen Kontos.",
  "detail.reason.traderBlocked": "Sie und dieser Anbieter handeln nicht miteinander.",
  "detail.reason.conditionKyc":
    "Der Anbieter handelt nur mit Personen, deren Identität bestätigt ist.",
  "detail.reason.conditionTrades":
    "Der Anbieter verlangt mehr abgeschlossene Geschäfte, als Sie haben.",
  "detail.reason.conditionCompletion": "Der Anbieter verlangt eine höhere Abschlussquote als Ihre.",
  "detail.reason.conditionRegistered": "Der Anbieter verlangt ein älteres Konto als Ihres.",
  "detail.reason.ratesStale":
    "Für dieses Angebot gibt es keinen aktuellen Preis. Bitte versuchen Sie es gleich noch einmal.",
  "detail.reason.offerHidden": "Dieses Angebot kann derzeit nicht angenommen werden.",
  "detail.reason.openOrdersLimit":
    "Sie haben so viele offene Orders, wie derzeit möglich sind. Bitte schließen Sie zuerst eine ab.",
  "detail.reason.offerOrdersLimit":
    "Sie haben auf dieses Angebot so viele offene Orders wie möglich. Schließen Sie zuerst eine ab oder wählen Sie ein anderes Angebot.",
  "detail.reason.openWorthLimit":
    "Ihre offenen Käufe haben Ihr Limit erreicht. Bitte schließen Sie zuerst einen ab.",
  "detail.reason.cancelLimit": "Sie haben in den letzten 24 Stunden zu viele Orders storniert.",
  "detail.reason.advertiserLimit": "Der Anbieter kann derzeit keine weiteren Orders annehmen.",
  "detail.reason.staffMayNotTrade": "Mitarbeiterkonten können nicht handeln.",
  "detail.form.amountOutsideLimit":
    "Bitte passen Sie die Kryptomenge auf < {amount} {token} an, um die Anforderungen des Anbieters zu erfüllen.",
  "detail.form.amountBelowLimit":
    "Bitte passen Sie die Kryptomenge auf > {amount} {token} an, um die Anforderungen des Anbieters zu erfüllen.",
  "detail.form.fiatAtLeast": "Dieser Anbieter nimmt Orders ab {amount} an.",
  "detail.form.fiatAtMost": "Dieser Anbieter nimmt Orders bis {amount} an.",
  "detail.form.overLimit":
    "Ihr Limit für offene Käufe lässt für diese Order noch etwa {amount} zu.",
  "detail.form.title": "Ihre Order",
  "detail.form.max": "Max.",
  "detail.form.balance": "Guthaben: {amount}",
  "detail.form.transfer": "{token} ins Spot-Wallet übertragen",
  "detail.form.notEnough": "Ihr Spot-Wallet enthält nicht genug {token}.",
  "detail.fresh.note": "Kürzlich gekauft: {amount}. Auszahlung und Verkauf ab {time} möglich.",
  "detail.fresh.newAccount":
    "Ihr Konto ist jünger als 30 Tage: Was Sie kaufen, kann erst 24 Stunden nach Abschluss der Order ausgezahlt oder verkauft werden.",
  "detail.fresh.reversible":
    "Zahlungen mit dieser Methode können zurückgeholt werden: Was Sie kaufen, kann erst 24 Stunden nach Abschluss der Order ausgezahlt oder verkauft werden.",
  "detail.form.tooSmall": "Dieser Betrag ist zu klein.",
  "detail.form.limits": "Limit: {limits}",
  "detail.message": "Nachricht an Handelspartner",
});
