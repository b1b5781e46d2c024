import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Contatta l’assistenza clienti",
  "support.text": "Raccontaci che cosa è successo. L’assistenza clienti legge ogni messaggio.",
  "support.never":
    "Non inviare mai una password o un codice di sicurezza. L’assistenza clienti non li chiede mai.",
  "support.new": "Nuovo messaggio",
  "support.logIn":
    "Hai un account? <link>Accedi</link> per scrivere dal tuo account e leggere qui la risposta.",
  "support.logInForCase": "<link>Accedi</link> per leggere la tua richiesta.",

  "support.subject": "Di che cosa si tratta?",
  "support.subject.choose": "Scegli un argomento",
  "support.subject.account": "Account e impostazioni",
  "support.subject.login": "Accesso e verifica di sicurezza",
  "support.subject.verification": "Verifica dell’identità",
  "support.subject.order": "Ordine",
  "support.subject.appeal": "Ricorso",
  "support.subject.deposit": "Deposito",
  "support.subject.withdrawal": "Prelievo",
  "support.subject.hold": "Account bloccato o sospeso",
  "support.subject.other": "Altro",

  "support.order": "Ordine",
  "support.order.none": "Nessun ordine in particolare",

  "support.message": "Il tuo messaggio",
  "support.message.hint":
    "Da 10 a 2.000 caratteri. Orari, importi e indirizzi ci aiutano nella ricerca.",
  "support.message.short": "Scrivi almeno 10 caratteri.",

  "support.email": "Il tuo indirizzo email",
  "support.email.hint": "La risposta arriva a questo indirizzo. Non lo usiamo per altro.",
  "support.email.invalid": "Inserisci un indirizzo email valido.",

  "support.send": "Invia",
  "support.checking": "Verifica del browser in corso…",

  "support.notDone.send": "Il tuo messaggio non è stato inviato",
  "support.notDone.reply": "La tua risposta non è stata inviata",
  "support.notDone.close": "La richiesta non è stata chiusa",

  "support.sent.title": "Il tuo messaggio è all’assistenza clienti",
  "support.sent.number": "Il numero della tua richiesta è {number}.",
  "support.sent.account": "Leggerai la risposta in questa pagina. Ti avviseremo quando arriva.",
  "support.sent.email": "La risposta arriverà a {email}.",
  "support.sent.view": "Vedi richiesta",
  "support.sent.another": "Scrivi un altro messaggio",

  "support.cases": "Le tue richieste",
  "support.cases.none": "Non hai ancora scritto all’assistenza clienti.",
  "support.cases.older": "Richieste meno recenti",
  "support.cases.newer": "Richieste più recenti",

  "support.case": "Richiesta {number}",
  "support.case.unknown": "Questa richiesta non esiste in questo account.",

  "support.state.open": "In attesa dell’assistenza clienti",
  "support.state.claimed": "In lavorazione",
  "support.state.answered": "Con risposta",
  "support.state.closed": "Chiusa",

  "support.from.you": "Tu",
  "support.from.staff": "Assistenza clienti",

  "support.reply": "La tua risposta",
  "support.reply.send": "Invia risposta",
  "support.field.blank": "Questo campo non può restare vuoto.",

  "support.close": "Chiudi richiesta",
  "support.close.title": "Chiudere questa richiesta?",
  "support.close.text":
    "Non si potrà più scrivere in questa richiesta. Puoi aprirne una nuova in qualsiasi momento.",
  "support.close.keep": "Lascia aperta",
  "support.closed": "Questa richiesta è chiusa.",
});
