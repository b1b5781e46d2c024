import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Vai al contenuto",

  "shell.account.loggedOut": "Sei uscito dall’account.",
  "shell.account.sessionEnded": "La tua sessione è terminata. Accedi di nuovo.",

  "shell.protection": "Come ti protegge Parley",
  "shell.contact": "Contatta l’assistenza clienti",

  "shell.error.notFound": "Pagina non trovata",
  "shell.error.notFoundRoute": "Pagina non trovata",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "A questo indirizzo non c’è nulla. Forse è stato digitato male, oppure la pagina è stata spostata.",
  "shell.error.internal": "Errore interno del server",
  "shell.error.internalText":
    "Si è verificato un problema da parte nostra. Le tue cripto e i tuoi ordini non ne risentono. Riprova tra poco.",
  "shell.error.notAllowed": "Accesso non consentito",
  "shell.error.notAllowedText": "Il tuo account non è autorizzato a visualizzare questa pagina.",
  "shell.error.limited": "Troppe richieste",
  "shell.error.limitedText":
    "Sono arrivate troppe richieste da te o dalla tua rete. Attendi un minuto e riprova.",
  "shell.error.busy": "Servizio non disponibile",
  "shell.error.busyText":
    "Il sito è molto occupato in questo momento. Le tue cripto e i tuoi ordini non ne risentono. Riprova tra poco.",
  "shell.error.accountGroup": "Il gruppo del tuo account non è noto. Accedi di nuovo.",
  "shell.error.home": "Vai alla pagina iniziale",
  "shell.error.retry": "Riprova",
  "shell.notDone.unknown": "Non ancora confermato",
  "shell.notDone.text":
    "Il server non ha confermato. Controlla la connessione e riprova qui. Non verrà eseguito due volte.",
  "shell.notDone.retry": "Riprova",
  "shell.notDone.change": "La modifica non è stata salvata",

  "shell.amount.question": "Quale importo intendi?",
  "shell.amount.notAmount": "Non si può leggere come un importo.",
  "shell.amount.decimals":
    "Al massimo {most, plural, one {# decimale} many {# decimali} other {# decimali}}.",
  "shell.amount.check": "Controlla l’importo.",
  "shell.error.network": "Errore di rete",
  "shell.error.requestFailed": "La richiesta non è riuscita. Riprova",
  "shell.error.requestFailedRetry": "Richiesta non riuscita, riprova",
  "shell.error.newVersion": "È disponibile una nuova versione, aggiorna la pagina!",
  "shell.error.noMatchingData": "Nessun risultato",

  "shell.refresh": "Aggiorna",
  "shell.dismiss": "Chiudi",
  "shell.toasts": "Messaggi",
  "shell.loading": "La pagina è in caricamento",
  "shell.offline": "Sei offline. I dati visualizzati potrebbero non essere aggiornati.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Vedi ordine",
});
