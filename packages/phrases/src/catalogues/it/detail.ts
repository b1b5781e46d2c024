import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Torna a P2P",
  "detail.buyTitle": "Acquista {token} con {fiat}",
  "detail.sellTitle": "Vendi {token} in cambio di {fiat}",
  "detail.description":
    "Un annuncio su Parley con il suo prezzo, i suoi limiti e il suo inserzionista.",
  "detail.facts": "Annuncio",
  "detail.floating": "Segue il prezzo di riferimento",
  "detail.fixed": "Prezzo fisso",
  "detail.conditions": "Condizioni",
  "detail.condition.kyc": "Identità verificata",
  "detail.condition.trades":
    "{count, plural, one {Almeno # transazione completata} many {Almeno # di transazioni completate} other {Almeno # transazioni completate}}",
  "detail.condition.completion": "Tasso di completamento di almeno il {rate}",
  "detail.condition.days":
    "{count, plural, one {Registrazione da almeno # giorno} many {Registrazione da almeno # di giorni} other {Registrazione da almeno # giorni}}",
  "detail.condition.firstCap": "Primo ordine di massimo {amount}",
  "detail.changed":
    "L’inserzionista ha modificato questo annuncio. Ora ne vedi la versione attuale.",
  "detail.opensAt": "Apre il {time}.",
  "detail.reason.marketDisabled": "Questo mercato al momento è chiuso.",
  "detail.reason.offerNotOnline": "L’inserzionista ha messo offline questo annuncio.",
  "detail.reason.offerOutsideHours": "Questo annuncio è fuori dal suo orario.",
  "detail.reason.offerOfOwnGroup": "Questo annuncio è del tuo stesso account.",
  "detail.reason.traderBlocked": "Tu e questo inserzionista non potete fare scambi tra voi.",
  "detail.reason.conditionKyc":
    "L’inserzionista tratta solo con persone la cui identità è verificata.",
  "detail.reason.conditionTrades":
    "L’inserzionista richiede più transazioni completate di quante ne hai.",
  "detail.reason.conditionCompletion":
    "L’inserzionista richiede un tasso di completamento superiore al tuo.",
  "detail.reason.conditionRegistered":
    "L’inserzionista richiede un account registrato da più tempo del tuo.",
  "detail.reason.ratesStale":
    "Al momento non c’è un prezzo attuale per questo annuncio. Riprova tra poco.",
  "detail.reason.offerHidden": "Al momento questo annuncio non può essere accettato.",
  "detail.reason.openOrdersLimit":
    "Hai tanti ordini aperti quanti ne puoi avere ora. Completane prima uno.",
  "detail.reason.offerOrdersLimit":
    "Hai su questo annuncio tanti ordini aperti quanti ne puoi avere. Completane prima uno o scegli un altro annuncio.",
  "detail.reason.openWorthLimit":
    "I tuoi acquisti aperti hanno raggiunto il tuo limite. Completane prima uno.",
  "detail.reason.cancelLimit": "Hai annullato troppi ordini nelle ultime 24 ore.",
  "detail.reason.advertiserLimit": "L’inserzionista al momento non può accettare altri ordini.",
  "detail.reason.staffMayNotTrade": "Gli account dello staff non possono fare trading.",
  "detail.form.amountOutsideLimit":
    "Imposta una quantità di cripto < {amount} {token} per rispettare i requisiti dell’inserzionista.",
  "detail.form.amountBelowLimit":
    "Imposta una quantità di cripto > {amount} {token} per rispettare i requisiti dell’inserzionista.",
  "detail.form.fiatAtLeast": "Questo inserzionista accetta ordini da almeno {amount}.",
  "detail.form.fiatAtMost": "Questo inserzionista accetta ordini fino a {amount}.",
  "detail.form.overLimit":
    "Il tuo limite per gli acquisti aperti lascia circa {amount} per questo ordine.",
  "detail.form.title": "Il tuo ordine",
  "detail.form.max": "Max",
  "detail.form.balance": "Saldo: {amount}",
  "detail.form.transfer": "Trasferisci {token} nel tuo portafoglio spot",
  "detail.form.notEnough": "Il tuo portafoglio spot non contiene abbastanza {token}.",
  "detail.fresh.note": "Acquistati di recente: {amount}. Prelievo o vendita possibili dal {time}.",
  "detail.fresh.newAccount":
    "Il tuo account ha meno di 30 giorni: ciò che acquisti potrà essere prelevato o venduto 24 ore dopo il completamento dell’ordine.",
  "detail.fresh.reversible":
    "I pagamenti con questo metodo possono essere stornati: ciò che acquisti potrà essere prelevato o venduto 24 ore dopo il completamento dell’ordine.",
  "detail.form.tooSmall": "Questo importo è troppo basso.",
  "detail.form.limits": "Limite: {limits}",
  "detail.message": "Messaggio ai trader",
});
